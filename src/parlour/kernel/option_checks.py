"""Parses options, and checks which apply and which are wrong."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import TypeVar

import msgspec

from parlour.kernel.conditions import When, all_hold, condition_message, holds, write_value
from parlour.kernel.errors import OptionError
from parlour.kernel.option_fields import OptionField, all_fields, describe, offered, wholly_unused
from parlour.kernel.options import Conflict, Options

O = TypeVar("O", bound=Options)  # noqa: E741 — O for options, as S for state


def read_options(kind: type[O], given: Mapping[str, object]) -> O:
    """The options with those values, or an `OptionError` that says which one is wrong and why.

    >>> read_options(Options, {"clock": "turn"}).clock
    'turn'
    >>> read_options(Options, {"clock": "late"})
    Traceback (most recent call last):
    ...
    parlour.kernel.errors.OptionError: Option “clock” can’t be “late”. Choose one of these: none, turn, game.
    """
    known = set(kind.__struct_fields__)
    for name in given:
        if name not in known:
            names = ", ".join(sorted(field.name for field in describe(kind)))
            raise OptionError(
                "kernel-unknown-option",
                options=(str(name),),
                name=_shown(name),
                names=names,
            )
    try:
        return msgspec.convert(dict(given), kind)
    except msgspec.ValidationError as error:
        raise _refusal(kind, given, str(error)) from error
    except UnicodeEncodeError as error:
        name = next(name for name, value in given.items() if error.object in _texts(value))
        raise OptionError("kernel-option-not-text", options=(name,), name=name, value=_shown(error.object)) from error


def _texts(value: object) -> Collection[object]:
    return value if isinstance(value, list | tuple | set | frozenset) else (value,)


def _refusal(kind: type[Options], given: Mapping[str, object], reason: str) -> OptionError:
    """The error for an option: its name, the given value, and the accepted ones."""
    path = re.search(r"`\$\.(\w+)(?:\[(\d+)\])?", reason)
    if path is None:
        return OptionError("kernel-options-invalid", reason=reason)
    field = next(one for one in all_fields(kind) if one.name == path[1])
    value = given[field.name]
    listed = isinstance(value, list | tuple)
    if path[2] is not None and isinstance(value, list | tuple):
        value, listed = value[int(path[2])], False
    if "of length <=" in reason and isinstance(value, str | list | tuple):
        length = int(field.most or 0)
        if listed:
            return _wrong_value(field, value, "kernel-option-too-many-values", count=len(value), most=length)
        return _wrong_value(field, value, "kernel-option-too-long", count=len(value), most=length)
    if "matching regex" in reason:
        return _wrong_value(field, value, "kernel-option-wrong-form", form=field.pattern.strip("^$"))
    if field.choices and not (listed and (field.own_list or field.each)):
        return _no_choice(offered(kind, field), _shown(value))
    match field.kind:
        case "switch":
            return _wrong_value(field, value, "kernel-option-not-a-switch")
        case "number":
            least, most = write_value(field.least), write_value(field.most)
            if field.whole:
                whole = "kernel-option-not-whole"
                return _wrong_value(field, value, whole, least=least, most=most)
            return _wrong_value(
                field,
                value,
                "kernel-option-not-a-number",
                least=least,
                most=most,
            )
        case "ranking" | "list" if path[2] is None:
            return _wrong_value(field, value, "kernel-option-not-a-list")
        case _:
            return _wrong_value(field, value, "kernel-option-cannot-be")


def _wrong_value(field: OptionField, value: object, sentence: str, **facts: str | int) -> OptionError:
    return OptionError(sentence, options=(field.name,), name=field.name, value=_shown(value), **facts)


def _shown(value: object) -> str:
    """A value as written in the terminal, shortened."""
    return write_value(value)[:40].encode(errors="replace").decode()


def _no_choice(field: OptionField, value: str) -> OptionError:
    values = (str(choice.value) for choice in field.choices)
    choices = ", ".join(dict.fromkeys((*values, *(["none"] if field.may_be_none else []))))
    return OptionError(
        "kernel-option-not-a-choice",
        options=(field.name,),
        name=field.name,
        value=value,
        choices=choices,
    )


# What applies, and what goes together


class _InForce:
    """Which options of a table apply, and their effective values: those that do not apply have their defaults."""

    def __init__(self, options: Options, players: int | None) -> None:
        self._options = options
        self._players = players
        self._fields = {field.name: field for field in all_fields(type(options))}
        self._unused = wholly_unused(type(options))

    def applies(self, name: str) -> bool:
        return name not in self._unused and holds(self._fields[name].when, self.value, self._players)

    def value(self, name: str) -> object:
        return getattr(self._options, name) if self.applies(name) else self._fields[name].default


def idle(options: Options, players: int | None) -> list[str]:
    """The options that have no effect with these values and this number of players.

    >>> idle(Options(), 2), idle(Options(clock="turn"), 2)
    (['clock_seconds'], [])
    """
    in_force = _InForce(options, players)
    return [field.name for field in all_fields(type(options)) if not in_force.applies(field.name)]


def conflicting(options: Options, players: int | None) -> Iterator[Conflict]:
    """The conflicts between these values, or with this number of players."""
    in_force = _InForce(options, players)
    return (one for one in type(options).conflicts if all_hold(one.terms, in_force.value, players))


def problems(options: Options, players: int | None, chosen: Collection[str] = ()) -> Iterator[OptionError]:
    """Why a table cannot be set up with these options; `chosen` are those given explicitly.

    An option that does not apply accepts only its default.
    """
    kind = type(options)
    skipped = set(idle(options, players))
    for field in all_fields(kind):
        value = getattr(options, field.name)
        if field.name in skipped:
            if field.name in chosen and value != field.default:
                yield _does_nothing(kind, field)
        elif value in kind.unused.get(field.name, ()):
            yield _no_choice(offered(kind, field), str(value))
    if players is not None:
        yield from unfit(options, players)
    for found in conflicting(options, players):
        names = tuple(term.option for term in found.terms)
        yield OptionError(found.text, options=names)
    yield from options.faults()


def _does_nothing(kind: type[Options], field: OptionField) -> OptionError:
    if field.name in wholly_unused(kind):
        return OptionError("kernel-option-unused", options=(field.name,), name=field.name)
    return IdleOption(field.name, field.when)


class IdleOption(OptionError):
    """A value for an option that has no effect; `when` is the condition under which it applies.

    >>> from parlour.kernel.conditions import but, given
    >>> str(IdleOption("clock_seconds", given(clock=but("none"))))
    'Option “clock_seconds” has no effect here. It applies when “clock” is not “none”.'
    """

    def __init__(self, name: str, when: When) -> None:
        self.when = when
        super().__init__(
            "kernel-option-idle-unless",
            options=(name,),
            name=name,
            condition=condition_message(when),
        )


def unfit(options: Options, players: int) -> Iterator[OptionError]:
    """Values by seat whose number differs from that of the seats; rankings that do not contain every seat once."""
    for field in all_fields(type(options)):
        value = getattr(options, field.name)
        if not isinstance(value, tuple):
            continue
        if field.kind == "ranking" and value and sorted(value) != list(range(players)):
            yield OptionError(
                "kernel-option-not-a-ranking",
                options=(field.name,),
                name=field.name,
                last=players - 1,
            )
        elif field.each and len(value) != players:
            yield OptionError(
                "kernel-option-not-for-each",
                options=(field.name,),
                name=field.name,
                given=len(value),
                players=players,
            )
