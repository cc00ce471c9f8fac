"""Write `web/src/lib/wire.ts`: what goes between server and page, as TypeScript.

    python -m tools.wire           write the file
    python -m tools.wire --check   say whether it is as it should be

Made from the JSON Schema of the messages, the bodies of requests and responses, the views and the events.
"""

import re
import sys
from pathlib import Path
from typing import get_args

import msgspec
from tools.structs import structs_in

from parlour.games.moji import events as moji_events
from parlour.games.moji.view import MojiCommon, MojiOwn, MojiSetting
from parlour.games.scrabble_bible import events as bible_events
from parlour.games.scrabble_bible.view import BibleCommon, BibleOwn, BibleSetting, Preview
from parlour.games.tag_em import events as tag_events
from parlour.games.tag_em.view import Preview as TagPreview
from parlour.games.tag_em.view import TagSetting, TagView
from parlour.games.tag_on import events as tag_on_events
from parlour.games.tag_on.view import TagOnPreview, TagOnSetting, TagOnView
from parlour.kernel.events import COMMON
from parlour.kernel.game import Sight
from parlour.kernel.options import Options
from parlour.kernel.view import CommonView, OwnView
from parlour.server.types import requests, responses
from parlour.tables.messages import Incoming, Outgoing
from parlour.tables.views import PromptTexts

FILE = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "wire.ts"

HEADING = "// Made by tools/wire.py from the types of the server; not to be changed by hand.\n"

RENAMED = {
    "parlour.games.scrabble_bible.analysis.Option": "BestPlay",
    "parlour.games.scrabble_bible.analysis.Turn": "LookedAtTurn",
    "parlour.games.scrabble_bible.events.Ended": "GameEnded",
    "parlour.games.scrabble_bible.state.Move": "Laying",
    "parlour.games.moji.events.Ended": "MojiEnded",
    "parlour.games.moji.events.Passed": "MojiPassed",
    "parlour.games.moji.events.TurnBegan": "MojiTurnBegan",
    "parlour.games.moji.cards.Kit": "MojiKit",
    **{f"{kind.__module__}.{kind.__name__}": f"Tag{kind.__name__}" for kind in tag_events.EVENTS},
    "parlour.games.tag_em.maps.layout.Map": "TagMap",
    "parlour.games.tag_em.view.Preview": "TagPreview",
    "parlour.games.tag_on.state.Claim": "TagOnClaim",
    "parlour.games.tag_on.state.Shown": "ShownVerse",
    "parlour.games.tag_on.state.Tag": "TagOnTag",
}
"""Where two types have one name, the one that the page calls otherwise."""

EVENTS = (*COMMON, *bible_events.EVENTS)
MOJI_EVENTS = (*COMMON, *moji_events.EVENTS)
ALIASES = {
    "Incoming": get_args(Incoming),
    "Outgoing": get_args(Outgoing),
    "Event": EVENTS,
    "MojiEvent": MOJI_EVENTS,
    "TagEvent": tag_events.EVENTS,
    "TagOnEvent": (*COMMON, *tag_on_events.EVENTS),
}

JOINED: dict[str, tuple[type[msgspec.Struct], ...]] = {
    "BibleView": (BibleCommon, BibleOwn),
    "GameView": (CommonView, OwnView),
    "MojiView": (MojiCommon, MojiOwn),
}
"""What is sent as one thing, and made of these."""

Schema = dict[str, "Json"]
Json = str | int | float | bool | None | list["Json"] | Schema


def roots() -> list[type[msgspec.Struct]]:
    """The types that the page needs; their parts follow from them."""
    others = (
        *requests(),
        *responses(),
        CommonView,
        OwnView,
        PromptTexts,
        Sight,
        BibleCommon,
        BibleOwn,
        BibleSetting,
        Preview,
    )
    moji = (MojiCommon, MojiOwn, MojiSetting, *moji_events.EVENTS)
    tag = (TagView, TagSetting, TagPreview, *tag_events.EVENTS)
    tag_on = (TagOnView, TagOnSetting, TagOnPreview, *tag_on_events.EVENTS)
    return [*get_args(Incoming), *get_args(Outgoing), *others, *EVENTS, *moji, *tag, *tag_on]


def structs(types: list[type[msgspec.Struct]]) -> dict[str, type[msgspec.Struct]]:
    """All structs among those types and their parts, under the names that the page has for them."""
    named: dict[str, type[msgspec.Struct]] = {}
    for kind in structs_in(types):
        name = RENAMED.get(f"{kind.__module__}.{kind.__name__}", kind.__name__)
        if name in named:
            raise ValueError(f"{kind.__module__} and {named[name].__module__} both have a {name}: rename one of them")
        named[name] = kind
    return named


def write() -> str:
    """The text of the file."""
    named = structs(roots())
    pages = [HEADING]
    kinds = list(named.values())
    _, components = msgspec.json.schema_components(kinds, schema_hook=lambda _: {"$comment": "anything"})
    names = _component_names(kinds, components)
    for name in sorted(set(named) - set(ALIASES)):
        kind = named[name]
        schema = components[next(key for key, shown in names.items() if shown == name)]
        pages.append(_interface(name, kind, schema, names))
    shown = {kind: name for name, kind in named.items()}
    for alias, parts in sorted(ALIASES.items()):
        members = [shown[part] for part in parts]
        pages.append(f"export type {alias} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n")
    for whole, halves in sorted(JOINED.items()):
        pages.append(f"export type {whole} = {' & '.join(shown[half] for half in halves)};\n")
    return "\n".join(pages)


def _component_names(kinds: list[type[msgspec.Struct]], components: Schema) -> dict[str, str]:
    """The name of a component in the schema → its name on the page."""
    names = {}
    for kind in kinds:
        qualified = re.sub(r"[^a-zA-Z0-9.\-_]", "_", f"{kind.__module__}.{kind.__qualname__}")
        key = kind.__name__ if kind.__name__ in components else qualified
        names[key] = RENAMED.get(f"{kind.__module__}.{kind.__name__}", kind.__name__)
    missing = set(components) - set(names)
    assert not missing, f"no names for {missing}"
    return names


def _interface(name: str, kind: type[msgspec.Struct], schema: Json, names: dict[str, str]) -> str:
    assert isinstance(schema, dict)
    if kind.__struct_config__.array_like:
        return f"export type {name} = {_type(schema, names)};\n"
    required = schema.get("required", [])
    properties = schema.get("properties", {})
    assert isinstance(required, list) and isinstance(properties, dict)
    # What is sent has all its fields, unless the type says that defaults are left out; what is asked may lack them.
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
        return names[str(schema["$ref"]).removeprefix("#/$defs/")]
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
    text = write()
    if arguments == ["--check"]:
        if not FILE.exists() or FILE.read_text("utf-8") != text:
            print("web/src/lib/wire.ts is stale: run .venv/bin/python -m tools.wire")
            return 1
        return 0
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
