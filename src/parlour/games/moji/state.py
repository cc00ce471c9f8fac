"""The state of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from parlour.games.moji.cards import Card, CardSet
from parlour.games.moji.options import Challenges, MojiOptions
from parlour.kernel.state import State

COOL_WRONG, COOL_WITHIN = 3, 5.0
"""Number of wrong words, and seconds within which they cause a pause (MO-17)."""

Phase = Literal["ready", "race", "grid", "write", "review", "pick"]


class Slot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player's face-up cards: the top one counts, those under it go with it (MO-41)."""

    cards: tuple[Card, ...] = ()
    since: int = 0
    "Number of the flip that turned the top card."

    @property
    def top(self) -> Card:
        return self.cards[-1]


class Claim(msgspec.Struct, frozen=True):
    """A word said in time, held until no earlier one can still arrive (MO-13)."""

    seat: int
    word: str
    at: float
    tops: tuple[Card, ...]
    "The cards whose letters it uses."
    cards: tuple[Card, ...]
    "All cards it would collect."


class Duel(msgspec.Struct, frozen=True):
    """Cards that only the tied players race for, with new words (MO-13)."""

    seats: tuple[int, ...]
    cards: tuple[Card, ...]
    words: tuple[str, ...]


class Heard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word that may still be questioned (MO-18)."""

    seat: int
    word: str
    accepted: bool
    cards: tuple[Card, ...]
    "The cards it collected, or would have."
    fault: str = ""
    questioned: bool = False


class Written(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word of a sheet after the comparison (MO-46)."""

    seat: int
    word: str
    points: int
    fault: str = ""
    "Why it does not count: a reason, or “same” if somebody else has it too."
    questioned: bool = False


class Said(msgspec.Struct, frozen=True):
    """A word that counted, and what it was worth."""

    seat: int
    word: str
    points: int


class RoundResult(msgspec.Struct, frozen=True):
    """The result of a round, shown between rounds and at the end."""

    round: int
    points: tuple[int, ...]
    winners: tuple[int, ...]
    best: Said | None
    missed: tuple[str, ...]
    "Words that nobody found."


class MojiState(State, frozen=True, kw_only=True):
    options: MojiOptions
    card_set: CardSet = msgspec.field(name="kit")
    box: tuple[Card, ...]
    "Cards that are not in this round."
    stacks: tuple[tuple[Card, ...], ...]
    "Face down and unordered: the next card is drawn when it is flipped (AG-2)."
    slots: tuple[Slot, ...]
    piles: tuple[tuple[Card, ...], ...]
    "Cards won in this round."
    aside: tuple[Card, ...] = ()
    board: tuple[Card, ...] = ()
    "The grid, or the cards in the middle; an empty string is a gap."

    phase: Phase = "ready"
    round: int = 1
    challenges: Challenges = Challenges()
    until: float = 0.0
    "When this phase ends automatically."
    totals: tuple[int, ...]
    "Points of earlier rounds."
    master: int | None = None

    ready: tuple[int, ...] = ()
    flips: int = 0
    must_flip: tuple[tuple[int, float], ...] = ()
    "Seats that have to flip, and when it is done for them (MO-12)."
    stuck: tuple[int, ...] = ()
    claims: tuple[Claim, ...] = ()
    duels: tuple[Duel, ...] = ()
    used: tuple[str, ...] = ()
    said: tuple[Said, ...] = ()
    "The words that counted in this round."
    missed: tuple[str, ...] = ()
    "Words that nobody found in this round; secret until it is over."
    result: RoundResult | None = None
    "Result of the last round."
    heard: tuple[Heard, ...] = ()
    "The latest accepted word, and the words refused since."
    wrong: tuple[tuple[float, ...], ...]
    "Times of the latest wrong words of each seat, as many as cause a pause."

    turn: int = 0
    blank: int = 0
    "Turns in a row without a word (MO-45)."
    sheets: tuple[tuple[str, ...], ...]
    written: tuple[Written, ...] = ()

    asked_at: float = 0.0
    "When the current vote, which pauses the race, began (MO-18)."
    voted_in: tuple[str, ...] = ()
    voted_out: tuple[str, ...] = ()
    ended: str = ""

    def partner(self, seat: int) -> int | None:
        """The partner's seat, in partner games (MO-42)."""
        if not self.options.paired:
            return None
        around = self.around
        return around[(around.index(seat) + len(around) // 2) % len(around)]

    @property
    def around(self) -> Sequence[int]:
        """The seats in their order around the table: as numbered, unless partners chose each other (MO-42)."""
        return self.options.seating or range(len(self.seats))

    def side(self, seat: int) -> tuple[int, ...]:
        """The seat and its partner."""
        other = self.partner(seat)
        return (seat,) if other is None else (seat, other)

    def points(self, seat: int) -> int:
        """Points of a seat's own cards in this round."""
        if self.options.variation == "eagle-eyes":
            return sum(word.points for word in self.written if word.seat == seat)
        return self.card_set.worth(self.piles[seat])

    def owes_a_flip(self, seat: int) -> bool:
        return any(owing == seat for owing, _ in self.must_flip)
