"""Events of moji, and who sees them."""

from __future__ import annotations

from typing import ClassVar, Literal

from parlour.games.moji.cards import Card
from parlour.games.moji.options import Challenges
from parlour.games.moji.state import Said, Written
from parlour.kernel.events import Event

EndReason = Literal["one", "played", "stuck", "written", "alone"]


class RoundBegan(Event, frozen=True):
    "All cards are back in the box; cards are turned when everyone is ready, or at the deadline."

    round: int
    challenges: Challenges
    ready_by: float


class Dealt(Event, frozen=True):
    "A stack was dealt face down: not even its owner sees it."

    seat: int
    count: int
    cards: tuple[Card, ...] = ()

    def seen(self, seat: int | None) -> Event:
        return Dealt(self.seat, self.count)


class Readied(Event, frozen=True):
    may_score: ClassVar[bool] = False
    seat: int


class Revealed(Event, frozen=True):
    "Everyone with cards left turned one, at the same moment (MO-3)."

    may_score: ClassVar[bool] = False
    cards: tuple[tuple[int, Card], ...]
    until: float


class Flipped(Event, frozen=True):
    may_score: ClassVar[bool] = False
    seat: int
    card: Card
    until: float
    by_itself: bool = False


class Wrong(Event, frozen=True):
    "A word that does not count. Only the speaker sees it (MO-17)."

    may_score: ClassVar[bool] = False
    seat: int
    word: str
    fault: str
    at: float
    detail: str = ""
    cards: tuple[Card, ...] = ()

    def seen(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


class Claimed(Event, frozen=True):
    "A word that counts, held until no earlier one can still arrive (MO-13). Only the speaker sees it."

    may_score: ClassVar[bool] = False
    seat: int
    word: str
    at: float
    tops: tuple[Card, ...]
    cards: tuple[Card, ...]

    def seen(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


class Collected(Event, frozen=True):
    "A word was first: its cards go to the speaker's pile, and their owners have to flip by then."

    seat: int
    word: str
    tops: tuple[Card, ...]
    cards: tuple[Card, ...]
    flip_by: float
    until: float


class Tied(Event, frozen=True):
    "Several were simultaneous: only they continue to race for those cards, with new words (MO-13)."

    seats: tuple[int, ...]
    words: tuple[str, ...]
    cards: tuple[Card, ...]
    until: float
    said: bool = False
    "Whether these words count as said in this round (MO-23); they did not in earlier logs."


class TooLate(Event, frozen=True):
    """A word that counted, but whose cards were gone. Only the speaker sees it, like the claim before it: nobody else
    knew that a word was held."""

    may_score: ClassVar[bool] = False
    seat: int
    word: str

    def seen(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


class GaveUp(Event, frozen=True):
    "A player is stuck (MO-14)."

    may_score: ClassVar[bool] = False
    seat: int


class Opened(Event, frozen=True):
    "Everyone in a duel is stuck: those cards are open to all again."

    cards: tuple[Card, ...]


class SetAside(Event, frozen=True):
    "Everyone is stuck: face-up cards go to the discard pile (MO-14)."

    cards: tuple[Card, ...]
    missed: tuple[str, ...] = ()
    "A word that nobody found. It is shown when the round is over."

    def seen(self, seat: int | None) -> Event:
        return SetAside(self.cards)


class LeftBehind(Event, frozen=True):
    "The stack of a player who left is set aside (AG-3)."

    seat: int
    count: int
    cards: tuple[Card, ...] = ()

    def seen(self, seat: int | None) -> Event:
        return LeftBehind(self.seat, self.count)


class Questioned(Event, frozen=True):
    "A verdict is disputed; the race pauses for the vote (MO-18)."

    by: int
    seat: int
    word: str
    accepted: bool
    at: float


class Judged(Event, frozen=True):
    "The vote is over. If the verdict is overturned, these cards go to the pile, or from it to the discard pile."

    seat: int
    word: str
    accepted: bool
    counts: bool
    cards: tuple[Card, ...]
    points: int
    waited: float
    flip_by: float
    until: float | None = None
    "In the race, when those who are silent count as stuck; None if the vote changes nothing about it."
    fault: str = ""
    "Another reason why the word does not count; the vote settled only one."
    detail: str = ""


class GridLaid(Event, frozen=True):
    "Off the Grid: all its cards are face up (MO-45)."

    cards: tuple[Card, ...]


class TurnBegan(Event, frozen=True):
    seat: int
    until: float


class Passed(Event, frozen=True):
    seat: int
    out_of_time: bool = False


class Shown(Event, frozen=True):
    "Eagle Eyes: the cards are in the middle, and everyone writes (MO-46)."

    cards: tuple[Card, ...]
    until: float


class Wrote(Event, frozen=True):
    "The current words of a sheet; only its writer sees them."

    seat: int
    words: tuple[str, ...]

    def seen(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


class Announced(Event, frozen=True):
    "A word of a sheet is read out; one that somebody else has too is crossed out for all who have it (MO-46)."

    seat: int
    word: str
    points: int
    fault: str = ""
    detail: str = ""


class Compared(Event, frozen=True):
    "All sheets were read out and compared."

    written: tuple[Written, ...]
    until: float


class RoundEnded(Event, frozen=True):
    points: tuple[int, ...]
    "By seat; partners count together."
    winners: tuple[int, ...]
    why: EndReason
    pick_by: float | None = None
    "Until when the winner may pick the next challenges (MO-40)."
    best: Said | None = None
    missed: tuple[str, ...] = ()
    "Words that nobody found."


class Picked(Event, frozen=True):
    seat: int
    challenges: Challenges


class Ended(Event, frozen=True):
    winners: tuple[int, ...]
    why: EndReason
    "Reason of the last round's end."


EVENTS: tuple[type[Event], ...] = (
    RoundBegan,
    Dealt,
    Readied,
    Revealed,
    Flipped,
    Wrong,
    Claimed,
    Collected,
    Tied,
    TooLate,
    GaveUp,
    Opened,
    SetAside,
    LeftBehind,
    Questioned,
    Judged,
    GridLaid,
    TurnBegan,
    Passed,
    Shown,
    Wrote,
    Announced,
    Compared,
    RoundEnded,
    Picked,
    Ended,
)
