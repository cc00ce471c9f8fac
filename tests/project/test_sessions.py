"""The Python sessions of the README and of the docs run as they stand."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def session_of(page: Path) -> str:
    blocks = re.findall(r"^```python\n(.*?)^```$", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    return "\n".join(block for block in blocks if ">>> " in block)


@pytest.mark.usefixtures("no_toys")
@pytest.mark.parametrize("page", [*filter(session_of, PAGES)], ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_session_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # what a page writes
    session = doctest.DocTestParser().get_doctest(session_of(page), {}, page.stem, page.name, 0)
    complaints: list[str] = []
    outcome = doctest.DocTestRunner(verbose=False).run(session, out=complaints.append)
    assert outcome.failed == 0, "".join(complaints)


def test_the_readme_shows_a_session() -> None:
    assert session_of(PAGES[0])
