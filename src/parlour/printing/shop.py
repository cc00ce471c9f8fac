"""What can be printed: what games register, and what every game has (its rulebook, a table's rules)."""

from __future__ import annotations

import re
from functools import partial

import msgspec

import parlour
from parlour.contract import additions_of
from parlour.contract.printing import Order, Print, choose
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.i18n import say
from parlour.kernel.state import State
from parlour.printing import analysis, booklet, house_rules, keepsake
from parlour.printing.typeset import typeset

MOST_TEXT = 300_000
"""Characters of a text to print."""


def prints_of(key: str) -> dict[str, Print]:
    """The prints of that game by name: its own first."""
    parlour.rules_of(key)  # finds the games, in a worker process too
    own = {one.name: one for one in additions_of(key).prints()}
    common = [
        Print(
            name="house-rules",
            label="printing-house-rules",
            make=partial(house_rules.cards, key),
            options=True,
        )
    ]
    if booklet.has_rulebook(key):
        common.insert(
            0,
            Print(
                name="rules",
                label="printing-rules",
                make=partial(booklet.rulebook, key),
                choices={"layout": ("pages", "fold")},
            ),
        )
    return {**own, **{one.name: one for one in common}}


def find(key: str, name: str) -> Print:
    found = prints_of(key)
    if name not in found:
        raise ParlourError("printing-unknown", name=name[:40], names=", ".join(found))
    return found[name]


class Printed(msgspec.Struct, frozen=True):
    name: str
    "The name of the file."
    pdf: bytes


def print_order(key: str, name: str, order: Order) -> Printed:
    """Typeset it; raises `ParlourError`."""
    wanted = find(key, name)
    if order.text and not wanted.text:
        raise ParlourError("printing-no-text", name=name)
    if order.options and not wanted.options:
        raise ParlourError("printing-no-options", name=name)
    order = msgspec.structs.replace(order, choices=choose(wanted, order.choices))
    document = wanted.make(order)
    return Printed(file_name(document.title or say(wanted.label, order.language)), typeset(document, order))


GAME, ANALYSIS = "game", "analysis"
"""The prints of a finished game: the page to keep, and its analysis."""


def print_game(game: Game[State], what: str, order: Order) -> Printed:
    """Typeset the page of a finished game, or the analysis of any; raises `ParlourError`."""
    document = (analysis.analysed if what == ANALYSIS else keepsake.keepsake)(game, order)
    return Printed(file_name(document.title), typeset(document, order))


def file_name(title: str) -> str:
    """A name that every system takes.

    >>> file_name("Le Château: niveau 2/3")
    'le-château-niveau-2-3.pdf'
    """
    plain = "-".join(re.findall(r"\w+", title.casefold()))[:60]
    return f"{plain or 'print'}.pdf"


def games_with(name: str) -> list[str]:
    """The keys of the games that print it."""
    return [key for key in parlour.game_keys() if name in prints_of(key)]
