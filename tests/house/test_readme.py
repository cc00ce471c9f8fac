"""The Python session in the README is played as it stands."""

import doctest
import re
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_session_of_the_readme_runs() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", README.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    session = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "README", README.name, 0)
    assert session.examples, "the README shows no session"
    complaints: list[str] = []
    outcome = doctest.DocTestRunner(verbose=False).run(session, out=complaints.append)
    assert outcome.failed == 0, "".join(complaints)
