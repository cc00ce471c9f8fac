"""Writes the types of the server's messages as TypeScript: `web/src/lib/wire.ts`, and a `wire.ts` for each game's page.

    python -m tools.wire           write the files
    python -m tools.wire --check   say whether they are as they should be

Made from the JSON Schema of the messages, the bodies of requests and responses, the views and the events. A type of a
game stands in the folder that the page has for the game, any other in `lib`.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, get_args

import msgspec
from tools.structs import structs_given, structs_in

import parlour
from parlour.contract import additions_of
from parlour.kernel import registry
from parlour.kernel.events import COMMON, Event
from parlour.kernel.game import SeenEvent
from parlour.kernel.options import Options
from parlour.kernel.view import CommonView, OwnView
from parlour.server.types import requests, responses
from parlour.tables.messages import Incoming, Outgoing
from parlour.tables.views import PromptTexts

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "web" / "src"
GAMES = "parlour.games."

HEADING = "// Made by tools/wire.py from the types of the server; not to be changed by hand.\n"

TAKEN = frozenset({"Array", "Date", "Element", "Map", "Node", "Range", "Set", "Text"})
"""Names with another meaning in TypeScript; a game's type of that name is prefixed with the game's name."""

Struct = type[msgspec.Struct]
Schema = dict[str, "Json"]
Json = str | int | float | bool | None | list["Json"] | Schema


class Page(NamedTuple):
    """A game with its own page."""

    folder: str
    word: str
    """Prefix of its type names, as of its view."""
    view: tuple[Struct, ...]
    """Structs that are sent as one view."""
    others: tuple[Struct, ...]
    """Other structs on the page: constants, previews."""
    events: tuple[Struct, ...]


def pages() -> list[Page]:
    """The games of the package with their own page."""
    keys = [key for key in parlour.game_keys() if registry.package_of(key).startswith(GAMES)]
    return [_page(key) for key in keys if additions_of(key).page]


def _page(key: str) -> Page:
    rules = parlour.rules_of(key)
    view = structs_given(rules.common, rules.view)
    return Page(
        folder=registry.package_of(key).removeprefix(GAMES),
        word=re.sub(r"[A-Z][a-z]*$", "", view[-1].__name__),
        view=view,
        others=structs_given(rules.setting, rules.preview),
        events=rules.events,
    )


def roots() -> list[Struct]:
    """The types that the page needs; their parts follow."""
    of_games = [kind for page in pages() for kind in (*page.view, *page.others, *page.events)]
    common = (CommonView, OwnView, PromptTexts, SeenEvent, *COMMON)
    return [*get_args(Incoming), *get_args(Outgoing), *requests(), *responses(), *common, *of_games]


def folder_of(kind: type) -> str:
    """The folder of the game that a type belongs to; empty if none."""
    inside = kind.__module__.removeprefix(GAMES)
    return inside.partition(".")[0] if inside != kind.__module__ else ""


def file_of(folder: str) -> Path:
    return SOURCE / "games" / folder / "wire.ts" if folder else SOURCE / "lib" / "wire.ts"


def names_of(kinds: Iterable[Struct]) -> dict[Struct, str]:
    """The page's names of those types."""
    words = {page.folder: page.word for page in pages()}
    return {
        kind: words.get(folder_of(kind), "") + kind.__name__ if kind.__name__ in TAKEN else kind.__name__
        for kind in kinds
    }


def write() -> dict[Path, str]:
    """The text of each file."""
    kinds = structs_in(roots())
    names = names_of(kinds)
    _, components = msgspec.json.schema_components(kinds, schema_hook=lambda _: {"$comment": "anything"})
    keys = _component_keys(kinds, components)
    shown = {key: names[kind] for kind, key in keys.items()}
    kind_of = {key: kind for kind, key in keys.items()}
    declared: dict[str, dict[str, str]] = {folder_of(kind): {} for kind in kinds}
    used: dict[str, set[Struct]] = {folder: set() for folder in declared}
    for kind in sorted(set(kinds) - {Event}, key=lambda kind: (names[kind], kind.__module__)):
        folder, name, schema = folder_of(kind), names[kind], components[keys[kind]]
        if name in declared[folder]:
            raise ValueError(f"two types have the name {name} in {file_of(folder)}: rename one of them")
        declared[folder][name] = _interface(name, kind, schema, shown)
        used[folder] |= {kind_of[key] for key in _references(schema)}
    declared[""] |= _common_aliases(names)
    for page in pages():
        declared[page.folder] |= _aliases(page, names)
        used[page.folder] |= {Event, *page.view, *page.events}
    texts = {}
    for folder, types in declared.items():
        foreign = [kind for kind in used[folder] if folder_of(kind) != folder]
        twice = types.keys() & {names[kind] for kind in foreign}
        if twice:
            raise ValueError(f"{file_of(folder)} needs others' types of the same names as its own: {twice}")
        texts[file_of(folder)] = "\n".join([HEADING, *_imports(folder, foreign, names), *types.values()])
    return texts


def _common_aliases(names: dict[Struct, str]) -> dict[str, str]:
    """Names that exist only on the page."""
    about = "/** What can happen in every game. What can happen besides is in the `wire.ts` of the game. */\n"
    return {
        "Event": about + _union("Event", [names[kind] for kind in COMMON]),
        "Incoming": _union("Incoming", [names[kind] for kind in get_args(Incoming)]),
        "Outgoing": _union("Outgoing", [names[kind] for kind in get_args(Outgoing)]),
        "GameView": f"export type GameView = {names[CommonView]} & {names[OwnView]};\n",
    }


def _aliases(page: Page, names: dict[Struct, str]) -> dict[str, str]:
    """Aliases of a game: its events, and its view if it consists of several structs."""
    event, view = f"{page.word}Event", f"{page.word}View"
    found = {event: _union(event, ["Event", *(names[kind] for kind in page.events)])}
    parts = " & ".join(names[kind] for kind in page.view)
    if parts != view:
        found[view] = f"export type {view} = {parts};\n"
    return found


def _union(name: str, members: list[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"


def _imports(folder: str, foreign: list[Struct], names: dict[Struct, str]) -> list[str]:
    """Imports of a file: a game imports from `lib` and from shared modules, `lib` from none."""
    if foreign and not folder:
        raise ValueError(f"{file_of(folder)} needs types of games: {foreign}")
    taken: dict[str, list[str]] = {}
    for kind in sorted(foreign, key=names.__getitem__):
        place = f"../{folder_of(kind)}" if folder_of(kind) else "../../lib"
        taken.setdefault(place, []).append(names[kind])
    lines = [f'import type {{ {", ".join(parts)} }} from "{place}/wire";\n' for place, parts in sorted(taken.items())]
    return ["".join(lines)] if lines else []


def _component_keys(kinds: list[Struct], components: Schema) -> dict[Struct, str]:
    """Keys of those types in the schema's components."""
    keys = {}
    for kind in kinds:
        qualified = re.sub(r"[^a-zA-Z0-9.\-_]", "_", f"{kind.__module__}.{kind.__qualname__}")
        keys[kind] = kind.__name__ if kind.__name__ in components else qualified
    missing = set(components) - set(keys.values())
    assert not missing, f"no types for {missing}"
    return keys


def _references(schema: Json) -> Iterator[str]:
    """The components that are referenced."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield _component(schema)
        for part in schema.values():
            yield from _references(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from _references(part)


def _component(reference: Schema) -> str:
    return str(reference["$ref"]).removeprefix("#/$defs/")


def _interface(name: str, kind: Struct, schema: Json, names: dict[str, str]) -> str:
    assert isinstance(schema, dict)
    if kind.__struct_config__.array_like:
        return f"export type {name} = {_type(schema, names)};\n"
    required = schema.get("required", [])
    properties = schema.get("properties", {})
    assert isinstance(required, list) and isinstance(properties, dict)
    # What is sent has all its fields, unless the type omits defaults; requests may lack them.
    config = kind.__struct_config__
    whole = issubclass(kind, Options) or not (config.omit_defaults or config.forbid_unknown_fields)
    tag = config.tag_field
    lines = []
    for field, value in properties.items():
        optional = "" if whole or field in required or field == tag else "?"
        lines.append(f"  {field}{optional}: {_type(value, names)};")
    about = schema.get("description")
    comment = f"/** {' '.join(str(about).split())} */\n" if about and not str(about).startswith(f"{name}(") else ""
    if not lines:
        return f"{comment}export type {name} = Record<string, never>;\n"
    return f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def _type(schema: Json, names: dict[str, str]) -> str:
    assert isinstance(schema, dict), schema
    if "$ref" in schema:
        return names[_component(schema)]
    if "anyOf" in schema:
        options = schema["anyOf"]
        assert isinstance(options, list)
        return " | ".join(dict.fromkeys(_type(option, names) for option in options))
    if "enum" in schema:
        values = schema["enum"]
        assert isinstance(values, list)
        return " | ".join(_literal(value) for value in values)
    if "const" in schema:
        return _literal(schema["const"])
    match schema.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array" if "prefixItems" in schema:
            parts = schema["prefixItems"]
            assert isinstance(parts, list)
            return "[" + ", ".join(_type(part, names) for part in parts) + "]"
        case "array":
            item = _type(schema.get("items", {}), names)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object" if "additionalProperties" in schema:
            return f"Record<string, {_type(schema['additionalProperties'], names)}>"
        case None:
            return "unknown"
        case other:
            raise ValueError(f"no TypeScript for a schema of type {other}")


def _literal(value: Json) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def main(arguments: list[str]) -> int:
    texts = write()
    if arguments == ["--check"]:
        stale = [file for file, text in texts.items() if not file.exists() or file.read_text("utf-8") != text]
        for file in stale:
            print(f"{file.relative_to(ROOT)} is stale: run .venv/bin/python -m tools.wire")
        return 1 if stale else 0
    for file, text in texts.items():
        file.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
