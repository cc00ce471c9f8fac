"""A position as text, hidden parts included.

    faceup A red / C blue, E green / -; stacks ErIb/Og/; piles /Tg/; used CATCH,HACK

Seats are separated by slashes, in seat order. A card is a letter and optionally its colour: a word after a face-up
card, a lower-case letter elsewhere. Missing parts are empty; cards that are not named are in the box.
"""

from __future__ import annotations

import re
from typing import TypeVar

from msgspec.structs import replace

from parlour.games.moji.cards import Card
from parlour.games.moji.options import Challenges, MojiOptions
from parlour.games.moji.rules.off_the_grid import TURN_TIME
from parlour.games.moji.rules.race import FLIP_TIME, LAST_SILENCE, SILENCE
from parlour.games.moji.rules.setup import start
from parlour.games.moji.state import MojiState, Slot
from parlour.games.moji.text.notation import Pick, parse, write_challenges
from parlour.kernel.errors import CommandError, PositionError
from parlour.kernel.state import Seat

T = TypeVar("T")

_KEYS = ("faceup", "stacks", "piles", "aside", "grid", "used", "round", "totals", "challenges", "stuck", "flip", "turn")
_CARD = re.compile(r"([A-Z])([a-z]?)")


def write(state: MojiState) -> str:
    if state.phase not in ("race", "grid") or state.claims or state.duels:
        raise PositionError("moji-position-not-now")
    parts = {
        "faceup": " / ".join(_write_slot(state, slot) for slot in state.slots) if state.phase == "race" else "",
        "stacks": "/".join("".join(stack) for stack in state.stacks) if any(state.stacks) else "",
        "piles": "/".join("".join(pile) for pile in state.piles) if any(state.piles) else "",
        "aside": "".join(state.aside),
        "grid": "".join(card or "." for card in state.board),
        "used": ",".join(state.used),
        "round": str(state.round) if state.round > 1 else "",
        "totals": "/".join(map(str, state.totals)) if any(state.totals) else "",
        "challenges": write_challenges(state.challenges) if state.challenges != state.options.challenges else "",
        "stuck": ",".join(map(str, state.stuck)),
        "flip": ",".join(str(seat) for seat, _ in state.must_flip),
        "turn": str(state.turn) if state.phase == "grid" else "",
    }
    return "; ".join(f"{key} {value}" for key, value in parts.items() if value)


def _write_slot(state: MojiState, slot: Slot) -> str:
    named = (f"{card[0]} {state.card_set.colours[card[1]]}" for card in reversed(slot.cards))
    return ", ".join(named) or "-"


def read(text: str, options: MojiOptions, seats: tuple[Seat, ...]) -> MojiState:
    """The state of that position, or `PositionError`."""
    table = start(options, seats)
    given: dict[str, str] = {}
    for part in text.split(";"):
        key, _, value = part.strip().partition(" ")
        if not key:
            continue
        if key not in _KEYS:
            raise PositionError("moji-position-unknown-key", key=key, keys=_KEYS)
        if key in given:
            raise PositionError("moji-position-key-twice", key=key)
        given[key] = value.strip()
    reader = _Reader(table)
    slots = reader.slots(given.get("faceup", ""))
    board = reader.board(given.get("grid", ""))
    stacks = reader.seats("stacks", given.get("stacks", ""))
    piles = reader.seats("piles", given.get("piles", ""))
    aside = reader.cards(given.get("aside", ""))
    reader.settle()
    count = len(table.seats)
    return replace(
        table,
        phase="grid" if board else "race",
        until=TURN_TIME if board else SILENCE if any(stacks) else LAST_SILENCE,
        box=tuple(card for card in table.card_set.cards() if card in reader.left),
        slots=tuple(Slot(tuple(cards), i + 1 if cards else 0) for i, cards in enumerate(slots)),
        flips=count,
        board=tuple(board),
        stacks=tuple(tuple(sorted(stack)) for stack in stacks),
        piles=tuple(tuple(pile) for pile in piles),
        aside=tuple(aside),
        used=tuple(word for word in given.get("used", "").split(",") if word),
        round=reader.number(given.get("round", "1"), 10),
        totals=reader.totals(given.get("totals", "")),
        challenges=_challenges(given["challenges"]) if "challenges" in given else table.options.challenges,
        stuck=reader.seat_numbers(given.get("stuck", "")),
        must_flip=tuple((seat, FLIP_TIME) for seat in reader.seat_numbers(given.get("flip", ""))),
        turn=reader.number(given.get("turn", "0"), count - 1),
    )


def _challenges(text: str) -> Challenges:
    try:
        command = parse(f"pick {text}")
    except CommandError as error:
        raise PositionError("moji-position-challenges", text=text) from error
    assert isinstance(command, Pick)
    return command.challenges


class _Reader:
    """Parses cards and assigns colours to those without one."""

    def __init__(self, table: MojiState) -> None:
        self.table = table
        self.left = set(table.card_set.cards())
        self._bare: list[list[Card]] = []

    def _take(self, letter: str, colour: str) -> Card:
        card = letter + colour
        if colour and card not in self.left:
            known = card in self.table.card_set.cards()
            raise PositionError("moji-position-card-twice" if known else "moji-position-unknown-card", card=card)
        self.left.discard(card)
        return card

    def cards(self, text: str) -> list[Card]:
        if _CARD.sub("", text):
            raise PositionError("moji-position-cards", text=text)
        found = [self._take(letter, colour) for letter, colour in _CARD.findall(text)]
        self._bare.append(found)
        return found

    def board(self, text: str) -> list[Card]:
        found = ["" if one == "." else self._take(one[0], one[1:]) for one in re.findall(r"\.|[A-Z][a-z]?", text)]
        self._bare.append(found)
        return found

    def slots(self, text: str) -> list[list[Card]]:
        short = {name: key for key, name in self.table.card_set.colours.items()}
        found = []
        for part in text.split("/") if text else [""] * len(self.table.seats):
            cards = []
            for one in reversed([one.split() for one in part.split(",") if one.strip() not in ("", "-")]):
                if len(one[0]) != 1 or len(one) > 2 or (len(one) == 2 and one[1] not in short):
                    raise PositionError("moji-position-card-form", text=" ".join(one))
                cards.append(self._take(one[0], short[one[1]] if len(one) == 2 else ""))
            self._bare.append(cards)
            found.append(cards)
        return self._counted("faceup", found)

    def seats(self, key: str, text: str) -> list[list[Card]]:
        parts = text.split("/") if text else [""] * len(self.table.seats)
        return self._counted(key, [self.cards(part.strip()) for part in parts])

    def _counted(self, key: str, found: list[T]) -> list[T]:
        players = len(self.table.seats)
        if len(found) != players:
            raise PositionError("moji-position-seat-count", key=key, given=len(found), players=players)
        return found

    def settle(self) -> None:
        """Assigns a free colour to the cards without one."""
        for cards in self._bare:
            for i, card in enumerate(cards):
                if len(card) == 1:
                    free = sorted(one for one in self.left if one[0] == card)
                    if not free:
                        raise PositionError("moji-position-cards-used-up", card=card)
                    cards[i] = free[0]
                    self.left.discard(free[0])

    def number(self, text: str, most: int) -> int:
        if not text.isascii() or not text.isdigit() or int(text) > most:
            raise PositionError("moji-position-number", text=text, most=most)
        return int(text)

    def totals(self, text: str) -> tuple[int, ...]:
        parts = text.split("/") if text else ["0"] * len(self.table.seats)
        return tuple(self._counted("totals", [self.number(part.strip(), 10_000) for part in parts]))

    def seat_numbers(self, text: str) -> tuple[int, ...]:
        return tuple(self.number(part.strip(), len(self.table.seats) - 1) for part in text.split(",")) if text else ()
