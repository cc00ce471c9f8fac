"""The description of options, for forms, the terminal and the OpenAPI document."""

from __future__ import annotations

import inspect
import re
import typing
from collections.abc import Iterator
from functools import cache
from typing import Literal

import msgspec
from msgspec import UNSET, Meta

from parlour.kernel.conditions import When
from parlour.kernel.i18n import has_message, say
from parlour.kernel.options import Conflict, Group, Note, Options, Preset

Kind = Literal["choice", "switch", "number", "ranking", "list", "text"]
"""Kind of form field for an option; if its type allows several, the first."""


class Choice(msgspec.Struct, frozen=True):
    value: str | int
    label: str
    help: str
    "The help text of the choice; empty if the label is enough."


class OptionField(msgspec.Struct, frozen=True, kw_only=True):
    """Description of one option."""

    name: str
    label: str
    help: str
    rule: str
    group: Group
    kind: Kind
    choices: tuple[Choice, ...]
    default: object
    usual: object
    "The default in the language of this description."
    against_bots: object
    "The default where one person plays with bots."
    may_be_none: bool
    none: str
    "The label of None."
    settled: bool
    "Whether it has a value in every game; None: the players decide it."
    in_summary: bool
    "Whether a summary of the rules always names its value."
    is_goal: bool
    "Whether the help of the chosen value says how to win."
    own_list: bool
    "Whether it may also be a list of words."
    each: str
    "The label of choosing a value for each player; empty if all have the same."
    ranked: str
    "The label of giving an order of the seats instead of a choice; empty if it cannot be given."
    unit: str
    least: float | None
    most: float | None
    "Bounds of a number; for a list or a text the second is the maximum length."
    whole: bool
    pattern: str
    "A regular expression for the text, or for each word of the list; empty: no restriction."
    when: When
    "When it applies."

    @property
    def about(self) -> str:
        """Label and help as one sentence."""
        return f"{self.label}: {self.help}" if self.help else f"{self.label}."


class OptionGroup(msgspec.Struct, frozen=True):
    key: Group
    label: str


def describe(kind: type[Options], language: str = "en") -> list[OptionField]:
    """The options that the game uses, in the order they are declared.

    >>> [field.name for field in describe(Options) if field.kind == "switch"]
    ['family_words', 'remarks']
    """
    unused = wholly_unused(kind)
    return [offered(kind, field) for field in all_fields(kind, language) if field.name not in unused]


def describe_groups(kind: type[Options], language: str = "en") -> list[OptionGroup]:
    """The groups that these options have, in the order in which they are shown."""
    used = {field.group for field in describe(kind)}
    return [OptionGroup(key, say(f"kernel-groups-{key}", language)) for key in typing.get_args(Group) if key in used]


def describe_conflicts(kind: type[Options], language: str = "en") -> list[Conflict]:
    return [msgspec.structs.replace(one, text=say(one.text, language)) for one in kind.conflicts]


def describe_preset(preset: Preset, language: str = "en") -> Preset:
    return Preset(say(preset.label, language), preset.values)


def hurrying(kind: type[Options]) -> tuple[str, ...]:
    """The time limits: they are off by default where all players share one device."""
    return tuple(name for name, note in _notes(kind).items() if note.hurries)


def defaults_against_bots(kind: type[Options]) -> dict[str, object]:
    """The defaults that differ where one person plays with bots."""
    return {name: note.against_bots for name, note in _notes(kind).items() if note.against_bots is not UNSET}


def offered(kind: type[Options], field: OptionField) -> OptionField:
    """The field with the choices that this game uses."""
    unused = kind.unused.get(field.name, ())
    if not unused:
        return field
    return msgspec.structs.replace(field, choices=tuple(one for one in field.choices if one.value not in unused))


def wholly_unused(kind: type[Options]) -> set[str]:
    return {name for name, choices in kind.unused.items() if not choices}


@cache
def _notes(kind: type[Options]) -> dict[str, Note]:
    hints = typing.get_type_hints(kind, include_extras=True)
    return {name: _note(hints[name]) for name in kind.__struct_fields__}


def _note(hint: object) -> Note:
    meta = next(one for one in getattr(hint, "__metadata__", ()) if isinstance(one, Meta) and one.extra)
    note = (meta.extra or {})["note"]
    assert isinstance(note, Note)
    return note


@cache
def all_fields(kind: type[Options], language: str = "en") -> tuple[OptionField, ...]:
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    hints = typing.get_type_hints(kind, include_extras=True)
    return tuple(
        _describe(field, _note(hints[field.name]), _id(kind, field.name), _literals(hints[field.name]), language)
        for field in info.fields
    )


def _id(kind: type[Options], name: str) -> str:
    """The id of the option's label; those of its other texts begin with it."""
    declares = next(one for one in reversed(kind.__mro__) if name in inspect.get_annotations(one))
    assert issubclass(declares, Options)
    return f"{declares.prefix}-option-{name.replace('_', '-')}"


def _literals(hint: object) -> list[str | int]:
    """The values of a type's literals in source order; msgspec sorts them."""
    values = typing.get_args(hint)
    if typing.get_origin(hint) is not Literal:
        values = tuple(value for part in values if not isinstance(part, Meta) for value in _literals(part))
    return list(dict.fromkeys(values))


class _Shape(msgspec.Struct):
    """The values that the type of an option allows."""

    kinds: set[str] = msgspec.field(default_factory=set)
    least: float | None = None
    most: float | None = None
    whole: bool = True
    pattern: str = ""

    def add(self, kind: msgspec.inspect.Type) -> None:
        match kind:
            case msgspec.inspect.Metadata(type=inner):
                self.add(inner)
            case msgspec.inspect.UnionType(types=types):
                for one in types:
                    self.add(one)
            case msgspec.inspect.NoneType():
                self.kinds.add("none")
            case msgspec.inspect.BoolType():
                self.kinds.add("switch")
            case msgspec.inspect.LiteralType():
                self.kinds.add("choice")
            case msgspec.inspect.IntType(ge=least, le=most) | msgspec.inspect.FloatType(ge=least, le=most):
                self.kinds.add("number")
                self.least, self.most = least, most
                self.whole = isinstance(kind, msgspec.inspect.IntType)
            case msgspec.inspect.StrType(max_length=most, pattern=pattern):
                self.kinds.add("text")
                self.most, self.pattern = most, pattern or ""
            case msgspec.inspect.VarTupleType(item_type=item, max_length=most):
                self._add_list(item)
                self.most = most
            case _:
                raise TypeError(f"an option cannot be a {kind}")

    def _add_list(self, item: msgspec.inspect.Type) -> None:
        of = _Shape()
        of.add(item)
        self.kinds.add("ranking" if "number" in of.kinds else "words" if "text" in of.kinds else "list")
        self.pattern = of.pattern or self.pattern


def _choices(id: str, values: list[str | int], language: str) -> Iterator[Choice]:
    """Each value with its label, or the value itself if it has none."""
    for value in values:
        label = f"{id}-{re.sub('[^a-z0-9]+', '-', str(value).lower())}"
        yield Choice(value, _text(label, language, str(value)), _text(f"{label}-help", language))


def _describe(
    field: msgspec.inspect.Field, note: Note, id: str, choices: list[str | int], language: str
) -> OptionField:
    shape = _Shape()
    shape.add(field.type)
    if note.choices and "choice" not in shape.kinds and "list" not in shape.kinds:
        shape.kinds.add("choice")  # free text with suggestions
        choices = list(note.choices)
    if "words" in shape.kinds and "choice" not in shape.kinds:
        shape.kinds.add("list")
    return OptionField(
        name=field.name,
        label=_text(id, language, field.name),
        help=_text(f"{id}-help", language),
        rule=note.rule,
        group=note.group,
        kind=next(one for one in typing.get_args(Kind) if one in shape.kinds),
        choices=tuple(_choices(id, choices, language)),
        default=field.default,
        usual=note.by_language.get(language, field.default),
        against_bots=field.default if note.against_bots is UNSET else note.against_bots,
        may_be_none="none" in shape.kinds,
        none=_text(f"{id}-unset", language, "none") if "none" in shape.kinds else "",
        settled=note.settled,
        in_summary=note.in_summary,
        is_goal=note.is_goal,
        own_list="words" in shape.kinds and "choice" in shape.kinds,
        each=say(f"{id}-each", language) if note.each else "",
        ranked=say(f"{id}-ranked", language) if {"choice", "ranking"} <= shape.kinds else "",
        unit=say(f"kernel-unit-{note.unit}", language) if note.unit else "",
        least=shape.least,
        most=shape.most,
        whole=shape.whole,
        pattern=shape.pattern,
        when=note.when,
    )


def _text(id: str, language: str, default: str = "") -> str:
    """That message, if there is one."""
    return say(id, language) if has_message(id) else default
