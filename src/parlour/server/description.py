"""The OpenAPI document, and a page that shows it without scripts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

import msgspec
from litestar.connection import Request
from litestar.enums import MediaType, OpenAPIMediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

import parlour
from parlour.kernel.conditions import condition_message
from parlour.kernel.i18n import Reader, render, say
from parlour.kernel.option_fields import describe
from parlour.kernel.options import Options
from parlour.server import types
from parlour.server.types.tables import CheckOptions, NewTable

Document = dict[str, Any]

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
body { color: #2B2420; background: #F4EDE0; }
h1, h2 { font-family: Georgia, serif; color: #5B3A29; }
section { background: #FFFDF8; border-radius: 6px; padding: .1rem 1rem; margin: .6rem 0; }
code { font-size: 92%; } .method { display: inline-block; min-width: 4.5rem; font-weight: 700; color: #87590F; }
table { border-collapse: collapse; } td { padding: .1rem 1.2rem .1rem 0; vertical-align: top; }
a { color: #2F4F63; }
@media (prefers-color-scheme: dark) { body { color: #EFE6D8; background: #1C1714; } section { background: #29221D; }
h1, h2 { color: #C9A27E; } .method { color: #E0B252; } a { color: #9CC0D6; } }
"""


def exact(document: Document) -> Document:
    """The document, with the schemas by which bodies are validated, error responses and tokens."""
    options = sorted({parlour.rules_of(key).options for key in parlour.game_keys()}, key=lambda kind: kind.__name__)
    kinds = (*types.requests(), *types.responses(), *options)
    _, components = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}", schema_hook=_anything
    )
    for kind in options:
        _describe_options(components[kind.__name__], kind)
    of_a_game = {"anyOf": [{"$ref": f"#/components/schemas/{kind.__name__}"} for kind in options], "default": {}}
    for body in (NewTable, CheckOptions):
        components[body.__name__]["properties"]["options"] = of_a_game
    parts = document.get("components", {})
    return {
        **document,
        "paths": {
            path: {method: _exact_call(call) for method, call in calls.items()}
            for path, calls in document["paths"].items()
        },
        "components": {
            **parts,
            "schemas": {**parts.get("schemas", {}), **components},
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "The token of a seat."}},
        },
    }


def _describe_options(schema: Document, kind: type[Options]) -> None:
    """The options that the game uses, with their conditions."""
    fields = {field.name: field for field in describe(kind)}
    schema["properties"] = {name: part for name, part in schema["properties"].items() if name in fields}
    for name, part in schema["properties"].items():
        condition = fields[name].when and render(condition_message(fields[name].when), Reader())
        when = f" Applies when {condition}." if condition else ""
        part["description"] = f"{fields[name].about}{when} ({fields[name].rule})"
    conflicts = " ".join(say(one.text) for one in kind.conflicts)
    schema["description"] = f"{schema.get('description', '')} {conflicts}".strip()


def _exact_call(call: Document) -> Document:
    """Every error is a Problem; seat tokens are a security scheme instead of a header."""
    parameters = call.get("parameters", [])
    others = [one for one in parameters if one["name"] != "Authorization"]
    responses = {status: one for status, one in call["responses"].items() if status < "400"}
    refused = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {
        **call,
        "parameters": others,
        "responses": {**responses, "4XX": {"description": "It was refused; nothing has changed.", "content": refused}},
        **({"security": [{"seat": []}]} if len(others) < len(parameters) else {}),
    }


def _anything(kind: type) -> dict[str, object]:
    """A schema hook of msgspec; `NotImplementedError` means that a type has no schema."""
    if kind is object:
        return {"title": "Any"}
    raise NotImplementedError(kind)


class Json(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=OpenAPIMediaType.OPENAPI_JSON)

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        return msgspec.json.encode(exact(openapi_schema))


class Readable(OpenAPIRenderPlugin):
    def __init__(self, base_path: str = "") -> None:
        super().__init__(path="/", media_type=MediaType.HTML)
        self._folder = f"{base_path}/api/schema"

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        return "".join(_page(exact(openapi_schema), self._folder)).encode()


class Style(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/style.css", media_type=MediaType.CSS)

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        return STYLE.encode()


def _page(document: Document, folder: str) -> Iterator[str]:
    title, version = escape(document["info"]["title"]), escape(document["info"]["version"])
    yield f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
    yield f'<link rel="stylesheet" href="{folder}/style.css">'
    yield '<meta name="viewport" content="width=device-width">'
    yield f"<h1>{title} {version}</h1><p>{escape(document['info'].get('description', ''))}</p>"
    yield f'<p><a href="{folder}/openapi.json">openapi.json</a></p><h2>Calls</h2>'
    for path, calls in sorted(document["paths"].items()):
        for method, call in calls.items():
            yield from _call(path, method, call)
    yield "<h2>Bodies</h2>"
    for name, schema in sorted(document["components"]["schemas"].items()):
        yield from _body(name, schema)


def _call(path: str, method: str, call: Mapping[str, Any]) -> Iterator[str]:
    yield f'<section><p><span class="method">{method.upper()}</span> <code>{escape(path)}</code></p>'
    yield f"<p>{escape(call.get('description') or call.get('summary') or '')}</p><table>"
    for parameter in call.get("parameters", ()):
        where = f"in {parameter['in']}{', required' if parameter.get('required') else ''}"
        yield f"<tr><td><code>{escape(parameter['name'])}</code><td>{where}<td>{_kind(parameter.get('schema', {}))}"
    for content in call.get("requestBody", {}).get("content", {}).values():
        yield f"<tr><td>asks<td><td>{_kind(content.get('schema', {}))}"
    for status, response in call.get("responses", {}).items():
        kinds = ", ".join(_kind(content.get("schema", {})) for content in response.get("content", {}).values())
        yield f"<tr><td>{status}<td>{escape(response.get('description', ''))}<td>{kinds}"
    yield "</table></section>"


def _body(name: str, schema: Mapping[str, Any]) -> Iterator[str]:
    yield f'<section><h3 id="{escape(name)}">{escape(name)}</h3><p>{escape(schema.get("description", ""))}</p><table>'
    for field, kind in schema.get("properties", {}).items():
        said = "required" if field in schema.get("required", ()) else escape(kind.get("description", ""))
        yield f"<tr><td><code>{escape(field)}</code><td>{_kind(kind)}<td>{said}"
    yield "</table></section>"


def _kind(schema: Mapping[str, Any]) -> str:
    """A short description of a type, with links to the bodies."""
    if reference := schema.get("$ref"):
        name = escape(str(reference).rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " or ".join(dict.fromkeys(_kind(part) for part in schema[union]))
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    match schema.get("type"):
        case "array":
            return f"list of {_kind(schema.get('items') or {})}"
        case "object" if isinstance(schema.get("additionalProperties"), dict):
            return f"map of {_kind(schema['additionalProperties'])}"
        case list() as several:
            return " or ".join(map(escape, several))
        case str() as one:
            return escape(one)
    return "anything"
