"""Options: the house rules of a table, with defaults and one-line explanations.

A game's options are a Struct whose fields are annotated with `option(…)`; forms, help and documentation are built
from it.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator, Mapping
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from parlour.kernel.errors import OptionError
from parlour.kernel.speech import say


def option(text: str, rule: str, choices: tuple[str, ...] = ()) -> Meta:
    """The note of an option: what it does in one line, and the rule that speaks of it.

    `choices` are for an option of free text that has some values to choose from: a map is the name of one, or its text.
    """
    return Meta(description=text, extra={"rule": rule, "choices": choices})


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of all games."""

    aids: Annotated[
        Literal["none", "look-up", "hints"] | None,
        option("What the app may tell during play; by default nothing among people, hints against bots.", "AG-7"),
    ] = None
    family_words: Annotated[
        bool, option("Bots, hints and examples keep to words fit for a family's table.", "AG-8")
    ] = True
    answer_time: Annotated[
        Annotated[float, Meta(ge=1, le=86_400)] | None,
        option("Seconds to answer a vote or a request; none: no limit.", "AG-4"),
    ] = 20
    clock: Annotated[
        Literal["none", "turn", "game"],
        option("Time for each turn, for the whole game, or no clock.", "AG-6"),
    ] = "none"
    clock_seconds: Annotated[
        Annotated[float, Meta(ge=1, le=2_592_000)], option("Seconds on the clock of each turn or game.", "AG-6")
    ] = 120

    def conflicts(self) -> Iterator[OptionError]:
        """What of these values does not go together, and why not."""
        return iter(())


O = TypeVar("O", bound=Options)  # noqa: E741 — O for options, as S for state


def read_options(kind: type[O], given: Mapping[str, object]) -> O:
    """The options with those values, or an `OptionError` that says which one is wrong and why.

    >>> read_options(Options, {"clock": "turn"}).clock
    'turn'
    >>> read_options(Options, {"clock": "late"})
    Traceback (most recent call last):
    ...
    parlour.kernel.errors.OptionError: Option “clock”: “late” is none of none, turn, game.
    """
    known = set(kind.__struct_fields__)
    for name in given:
        if name not in known:
            names = ", ".join(sorted(known))
            raise OptionError("There is no option “{name}”; there are {names}.", name=str(name), names=names)
    try:
        return msgspec.convert(dict(given), kind)
    except msgspec.ValidationError as error:
        raise _refusal(kind, given, str(error)) from error


def _refusal(kind: type[Options], given: Mapping[str, object], reason: str) -> OptionError:
    """Which option is wrong, what was given, and what it takes."""
    path = re.search(r"`\$\.(\w+)", reason)
    if path is None:
        return OptionError("Options: {reason}.", reason=reason)
    field = next(one for one in describe(kind) if one.name == path[1])
    value = str(given[field.name])[:40]
    choices = ", ".join(dict.fromkeys((*map(str, field.choices), *(["none"] if field.may_be_none else []))))
    match field.kind:
        case "choice" if isinstance(given[field.name], str):
            return OptionError(
                "Option “{name}”: “{value}” is none of {choices}.", name=field.name, value=value, choices=choices
            )
        case "switch":
            return OptionError("Option “{name}” is true or false, not “{value}”.", name=field.name, value=value)
        case _:
            detail = reason.partition(" - at ")[0]
            return OptionError(
                "Option “{name}”: “{value}” will not do. {detail}.", name=field.name, value=value, detail=detail
            )


class OptionField(msgspec.Struct, frozen=True):
    """One row of an options form."""

    name: str
    text: str
    rule: str
    kind: Literal["choice", "switch", "number", "list", "text"]
    choices: tuple[str | int, ...]
    default: object
    may_be_none: bool


def describe(kind: type[Options], language: str = "en") -> list[OptionField]:
    """The rows of the form for these options, in the order they are declared.

    >>> [field.name for field in describe(Options) if field.kind == "switch"]
    ['family_words']
    """
    hints = typing.get_type_hints(kind, include_extras=True)
    return [_describe(field, hints[field.name], language) for field in msgspec.structs.fields(kind)]


def _describe(field: msgspec.structs.FieldInfo, hint: object, language: str) -> OptionField:
    meta = next(note for note in getattr(hint, "__metadata__", ()) if isinstance(note, Meta) and note.extra)
    choices: list[str | int] = list((meta.extra or {})["choices"])
    kinds: set[str] = {"choice"} if choices else set()
    for part in _parts(hint):
        if typing.get_origin(part) is Literal:
            choices.extend(_literals(part))
            kinds.add("choice")
        elif typing.get_origin(part) is tuple:
            kinds.add("list")
            choices.extend(choice for choice in _literals(typing.get_args(part)[0]) if choice not in choices)
        elif part is bool:
            kinds.add("switch")
        elif part in (int, float):
            kinds.add("number")
        elif part is type(None):
            kinds.add("none")
        else:
            kinds.add("text")
    shown = next(k for k in ("choice", "list", "switch", "number", "text") if k in kinds)
    return OptionField(
        name=field.name,
        text=say(meta.description or "", language),
        rule=str((meta.extra or {})["rule"]),
        kind=shown,
        choices=tuple(choices),
        default=field.default,
        may_be_none="none" in kinds,
    )


def _literals(hint: object) -> list[str | int]:
    return list(typing.get_args(hint)) if typing.get_origin(hint) is Literal else []


def _parts(hint: object) -> list[object]:
    """The alternatives of a type, without its annotations."""
    origin = typing.get_origin(hint)
    if origin is Annotated:
        return _parts(typing.get_args(hint)[0])
    if origin is not None and str(origin) in ("<class 'types.UnionType'>", "typing.Union"):
        return [part for alternative in typing.get_args(hint) for part in _parts(alternative)]
    return [hint]
