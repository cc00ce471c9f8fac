"""Conditions on the options of a table, as data.

A condition is a list of alternatives, each a list of terms; it holds if all terms of one alternative do. A term names
an option (or `players`, the number of seats) and values. Nothing else can be expressed, so that every reader of the
description of a game can evaluate it: the rules do it here, the page in `web/src/lib/options.ts`.

>>> when = given(clock=("turn", "game")) + given(players=2)
>>> from parlour.kernel.i18n import Reader, render
>>> render(condition_message(when), Reader())
'“clock” is “turn” or “game”, or there are 2 players'
>>> holds(when, {"clock": "none"}.get, players=2)
True
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

import msgspec

from parlour.kernel.i18n import Message, message

Value = str | bool | int | float | None
"""A value that a term compares with; lists never match."""

PLAYERS = "players"
"""Name of the number of seats in a term. It is a parameter of `parlour.new`, so no option has it."""


class Term(msgspec.Struct, frozen=True):
    """The option has one of these values; with `but`, none of them."""

    option: str
    values: tuple[Value, ...]
    but: bool = False


When = tuple[tuple[Term, ...], ...]
"""Alternatives, one of which must hold; an empty condition always holds."""


class But(msgspec.Struct, frozen=True):
    values: tuple[Value, ...]


Wanted = Value | tuple[Value, ...] | But


def but(*values: Value) -> But:
    """Any value other than these."""
    return But(values)


def given(**values: Wanted) -> When:
    """Each of these options has that value, or one of those. Alternatives are added with `+`."""
    return (terms(**values),)


def terms(**values: Wanted) -> tuple[Term, ...]:
    return tuple(_term(option, value) for option, value in values.items())


def _term(option: str, value: Wanted) -> Term:
    match value:
        case But(values):
            return Term(option, values, True)
        case tuple():
            return Term(option, value)
        case _:
            return Term(option, (value,))


def holds(when: When, value_of: Callable[[str], object], players: int | None) -> bool:
    return not when or any(all_hold(alternative, value_of, players) for alternative in when)


def all_hold(terms: tuple[Term, ...], value_of: Callable[[str], object], players: int | None) -> bool:
    """Whether all these terms hold. Terms about an unknown number of players do not."""
    return all(
        (players is not None and (players in term.values) != term.but)
        if term.option == PLAYERS
        else (value_of(term.option) in term.values) != term.but
        for term in terms
    )


def condition_message(when: When) -> Message:
    """The condition as a clause, with options and values as they are written in the terminal.

    >>> from parlour.kernel.i18n import Reader, render
    >>> render(condition_message(given(clock=but("none"), players=(4, 6))), Reader())
    '“clock” is not “none” and there are 4 or 6 players'
    """
    clauses = (_all("kernel-condition-and", [_clause(term) for term in terms]) for terms in when)
    return _all("kernel-condition-or", list(clauses))


def _clause(term: Term) -> Message:
    if term.option == PLAYERS:
        numbers = [message("kernel-number", value=write_value(value)) for value in term.values]
        id = "kernel-condition-not-players" if term.but else "kernel-condition-players"
        return message(id, count=_all("kernel-value-or", numbers))
    values = [message("kernel-value", value=write_value(value)) for value in term.values]
    id = "kernel-condition-is-not" if term.but else "kernel-condition-is"
    return message(id, option=term.option, values=_all("kernel-value-or", values))


def _all(id: str, parts: list[Message]) -> Message:
    """The parts, joined by that message."""
    return reduce(lambda one, other: message(id, one=one, other=other), parts)


def write_value(value: object) -> str:
    """A value as written in the terminal.

    >>> write_value(True), write_value(None), write_value(("fr", "es")), write_value(20.0)
    ('on', 'none', 'fr,es', '20')
    """
    match value:
        case bool():
            return "on" if value else "off"
        case None:
            return "none"
        case tuple() | list():
            return ",".join(map(str, value)) or "none"
        case float() if value.is_integer():
            return str(int(value))
        case _:
            return str(value)
