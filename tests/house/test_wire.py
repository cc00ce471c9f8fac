"""The page's types are those of the server: a change on one side without the other fails here."""

import pytest
from tools import wire


def test_the_types_of_the_page_are_not_stale() -> None:
    assert wire.FILE.read_text("utf-8") == wire.write(), "run .venv/bin/python -m tools.wire"


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
    text = wire.write()
    table = text[text.index("export interface TableView {") :]
    assert "?:" not in table[: table.index("}")]
    laying = text[text.index("export interface Laying {") :]
    assert "babel_bonus?: number;" in laying[: laying.index("}")]
