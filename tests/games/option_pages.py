"""Whether the pages of a game tell of its options, for the games whose pages tell of all."""

import json
import re
from pathlib import Path

import parlour
from parlour.kernel.options import describe
from parlour.kernel.rulebook import FOLDER, Rulebook

PAGES = Path(__file__).resolve().parents[2] / "docs" / "games"


def check_rulebook(key: str, language: str) -> None:
    """Every option is named by the rule it belongs to, with all its values."""
    rules = parlour.rules_of(key)
    books = [Rulebook.read(folder, language) for folder in (rules.folder / "rulebook", FOLDER)]
    for field in describe(rules.options):
        book = next(book for book in books if field.rule in book.ids)
        section = book.section(field.rule).markdown
        for code in (field.name, *field.choices):
            assert f"`{code}`" in section, f"{field.rule}: {code}"


def check_page(key: str) -> None:
    """The page of the game lists its options, with defaults first."""
    text = (PAGES / f"{key}.md").read_text(encoding="utf-8")
    text = text.split("## Options")[1].split("\n## ")[0]
    rows = dict(re.findall(r"(?m)^\| `(\w+)` \| (.*?) \| \[[A-Z]{2}-\d+\]\[\] \|$", text))
    fields = {field.name: field for field in describe(parlour.rules_of(key).options)}
    assert rows.keys() == fields.keys()
    for name, field in fields.items():
        first = json.dumps(field.default) if isinstance(field.default, bool) else field.default
        if first in (None, ()):
            assert rows[name].strip("`").startswith("none"), name
        else:
            assert rows[name].startswith(f"`{first}`"), name
        assert set(field.choices) <= set(re.findall(r"`([^`]+)`", rows[name])), name
