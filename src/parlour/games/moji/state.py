"""What lies on the table."""

from __future__ import annotations

from typing import Literal

import msgspec

from parlour.games.moji.cards import Card, CardSet
from parlour.games.moji.options import Challenges, MojiOptions
from parlour.kernel.state import State

Phase = Literal["ready", "race", "grid", "write", "review", "pick"]


class Slot(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies face up before a player: the top card counts, what is under it goes with it (MO-41)."""

    cards: tuple[Card, ...] = ()
    since: int = 0
    "When the top card was flipped, counted in flips."

    @property
    def top(self) -> Card:
        return self.cards[-1]


class Claim(msgspec.Struct, frozen=True):
    """A word that was said in time and is held until no earlier one can still arrive (MO-13)."""

    seat: int
    word: str
    at: float
    tops: tuple[Card, ...]
    "The cards whose letters it uses."
    cards: tuple[Card, ...]
    "All that it would collect."


class Duel(msgspec.Struct, frozen=True):
    """Cards for which some were together: they alone race on for them, with new words (MO-13)."""

    seats: tuple[int, ...]
    cards: tuple[Card, ...]
    words: tuple[str, ...]


class Heard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word that may still be questioned (MO-18)."""

    seat: int
    word: str
    accepted: bool
    cards: tuple[Card, ...]
    "What it collected, or would have."
    fault: str = ""
    questioned: bool = False


class Written(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word of a writing sheet, after all were compared (MO-46)."""

    seat: int
    word: str
    points: int
    fault: str = ""
    "Why it counts for nothing: a reason, or “same” if somebody else has it too."
    questioned: bool = False


class MojiState(State, frozen=True, kw_only=True):
    options: MojiOptions
    card_set: CardSet = msgspec.field(name="kit")
    box: tuple[Card, ...]
    "Cards that are not in this round."
    stacks: tuple[tuple[Card, ...], ...]
    "Face down, in no order: the next card is drawn when it is flipped (AG-2)."
    slots: tuple[Slot, ...]
    piles: tuple[tuple[Card, ...], ...]
    "What each has won this round."
    aside: tuple[Card, ...] = ()
    board: tuple[Card, ...] = ()
    "The grid, or the cards in the middle; an empty place is an empty text."

    phase: Phase = "ready"
    round: int = 1
    challenges: Challenges = Challenges()
    until: float = 0.0
    "When this phase goes on by itself."
    totals: tuple[int, ...]
    "Points of the rounds before."
    master: int | None = None

    ready: tuple[int, ...] = ()
    flips: int = 0
    must_flip: tuple[tuple[int, float], ...] = ()
    "Who has to flip a card, and when it is done for them (MO-12)."
    stuck: tuple[int, ...] = ()
    claims: tuple[Claim, ...] = ()
    duels: tuple[Duel, ...] = ()
    used: tuple[str, ...] = ()
    heard: tuple[Heard, ...] = ()
    "The latest accepted word, and what was refused since."
    wrong: tuple[tuple[float, ...], ...]
    "When each said something wrong lately."

    turn: int = 0
    blank: int = 0
    "Turns in a row without a word (MO-45)."
    sheets: tuple[tuple[str, ...], ...]
    written: tuple[Written, ...] = ()

    asked_at: float = 0.0
    "When the vote began for which the race stands still (MO-18)."
    voted_in: tuple[str, ...] = ()
    voted_out: tuple[str, ...] = ()
    ended: str = ""

    def partner(self, seat: int) -> int | None:
        """Who sits across, where that matters (MO-42)."""
        count = len(self.seats)
        return (seat + count // 2) % count if self.options.paired else None

    def side(self, seat: int) -> tuple[int, ...]:
        """The seat and its partner."""
        other = self.partner(seat)
        return (seat,) if other is None else (seat, other)

    def points(self, seat: int) -> int:
        """What a seat has won this round, by itself."""
        if self.options.variation == "eagle-eyes":
            return sum(word.points for word in self.written if word.seat == seat)
        return self.card_set.worth(self.piles[seat])

    def owes_a_flip(self, seat: int) -> bool:
        return any(owing == seat for owing, _ in self.must_flip)
