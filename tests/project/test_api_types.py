"""The page's types match those of the server."""

import re

import pytest
from tools import api_types
from tools.structs import structs_in


@pytest.mark.usefixtures("no_toys")
def test_the_types_of_the_page_are_not_stale() -> None:
    texts = api_types.write()
    stale = [str(file) for file, text in texts.items() if not file.exists() or file.read_text("utf-8") != text]
    assert stale == [], "run make generated"
    assert set(api_types.SOURCE.rglob("api_types.ts")) == set(texts), (
        "the other files are no longer generated: remove them"
    )


@pytest.mark.usefixtures("no_toys")
def test_types_are_in_the_folder_of_their_game() -> None:
    texts = api_types.write()
    for page in api_types.pages():
        text = texts[api_types.file_of(page.folder)]
        assert f"export type {page.word}Event =\n  | Event\n" in text
        assert re.search(rf"export (type|interface) {page.word}View\b", text)
    common = texts[api_types.file_of("")]
    assert "import" not in common
    assert [page.word for page in api_types.pages() if f"{page.word}View" in common] == []


@pytest.mark.usefixtures("no_toys")
def test_names_of_javascript_built_ins_are_prefixed() -> None:
    named = {
        name for text in api_types.write().values() for name in re.findall(r"^export \w+ (\w+)", text, re.MULTILINE)
    }
    assert named & api_types.TAKEN == set()
    page = next(
        page for page in api_types.pages() if any(kind.__name__ in api_types.TAKEN for kind in structs_in(page.others))
    )
    kind = next(kind for kind in structs_in(page.others) if kind.__name__ in api_types.TAKEN)
    assert api_types.names_of([kind]) == {kind: page.word + kind.__name__}


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
def test_a_schema_becomes_a_type(schema: api_types.Schema, expected: str) -> None:
    assert api_types._type(schema, {"Kit": "Kit"}) == expected


def test_complete_messages_have_no_optional_fields() -> None:
    text = "\n".join(api_types.write().values())
    table = text[text.index("export interface TableView {") :]
    assert "?:" not in table[: table.index("}")]
    seen = text[text.index("export interface SeenEvent {") :]
    assert "command?: string;" in seen[: seen.index("}")]
