"""The page's types are those of the server: a change on one side without the other fails here."""

import re

import pytest
from tools import wire
from tools.structs import structs_in


@pytest.mark.usefixtures("no_toys")
def test_the_types_of_the_page_are_not_stale() -> None:
    texts = wire.write()
    stale = [str(file) for file, text in texts.items() if not file.exists() or file.read_text("utf-8") != text]
    assert stale == [], "run make generated"
    assert set(wire.SOURCE.rglob("wire.ts")) == set(texts), "nothing is made into the others any more: remove them"


@pytest.mark.usefixtures("no_toys")
def test_a_type_stands_in_the_folder_of_its_game() -> None:
    texts = wire.write()
    for page in wire.pages():
        text = texts[wire.file_of(page.folder)]
        assert f"export type {page.word}Event =\n  | Event\n" in text
        assert re.search(rf"export (type|interface) {page.word}View\b", text)
    common = texts[wire.file_of("")]
    assert "import" not in common
    assert [page.word for page in wire.pages() if f"{page.word}View" in common] == []


@pytest.mark.usefixtures("no_toys")
def test_a_name_that_scripts_need_gets_a_word_of_the_game() -> None:
    named = {name for text in wire.write().values() for name in re.findall(r"^export \w+ (\w+)", text, re.MULTILINE)}
    assert named & wire.TAKEN == set()
    page = next(page for page in wire.pages() if any(kind.__name__ in wire.TAKEN for kind in structs_in(page.others)))
    kind = next(kind for kind in structs_in(page.others) if kind.__name__ in wire.TAKEN)
    assert wire.names_of([kind]) == {kind: page.word + kind.__name__}


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"type": "string", "maxLength": 3}, "string"),
        ({"anyOf": [{"type": "integer"}, {"type": "null"}]}, "number | null"),
        ({"enum": ["a", "b"]}, '"a" | "b"'),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}, "[number, string]"),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "Record<string, number>"),
        ({"$ref": "#/$defs/Kit"}, "Kit"),
        ({}, "unknown"),
    ],
)
def test_a_schema_becomes_a_type(schema: wire.Schema, expected: str) -> None:
    assert wire._type(schema, {"Kit": "Kit"}) == expected


def test_what_is_sent_whole_has_no_field_that_may_lack() -> None:
    text = "\n".join(wire.write().values())
    table = text[text.index("export interface TableView {") :]
    assert "?:" not in table[: table.index("}")]
    seen = text[text.index("export interface SeenEvent {") :]
    assert "command?: string;" in seen[: seen.index("}")]
