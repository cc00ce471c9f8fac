"""Events of TAG ON besides those of both tile games, each with what a seat may see of it."""

from __future__ import annotations

from typing import ClassVar, Literal

from parlour.games.crossword.events import (
    Challenged,
    Drew,
    DrewForFirst,
    Exchanged,
    Passed,
    Stood,
    Surrendered,
    TurnBegan,
    TurnLost,
    Withdrawn,
)
from parlour.games.tag_on.state import Evidence, TagOnMove
from parlour.kernel.events import Event

EndReason = Literal["out", "passes", "scoreless", "rounds", "alone"]


class FacedUp(Event, frozen=True):
    "The face-up letters beside the board were drawn (TO-2)."

    tiles: str


class Played(Event, frozen=True):
    "A play was laid and scored."

    is_move: ClassVar[bool] = True
    seat: int
    move: TagOnMove


class TurnForfeited(Event, frozen=True):
    "The play was challenged successfully: its turn is lost (TO-24)."

    seat: int


class TurnOwed(Event, frozen=True):
    "The challenge failed: the challenger's next turn will be lost (TO-24)."

    seat: int


class ClaimChallenged(Event, frozen=True):
    "A tag, a colour or a kinship was challenged (TO-24)."

    by: int
    claim: str


class ClaimJudged(Event, frozen=True):
    "The text or the players have decided. A failed claim costs only its points (TO-24)."

    seat: int
    claim: str
    stands: bool
    judged: Literal["text", "vote"]
    proofs: tuple[Evidence, ...] = ()
    about: tuple[str, ...] = ()
    "The two words of a tag; empty in logs of earlier releases."


class Proved(Event, frozen=True):
    "The play is final, and the proof of its tag is public (TO-50)."

    seat: int
    proofs: tuple[Evidence, ...]
    told: bool = False
    "Whether the verdict on a challenge has told it already."


class ShieldSaved(Event, frozen=True):
    "A shield saved a turn, and went back to the bag (TO-22)."

    seat: int
    count: int
    drew: str = ""
    saved: int | None = None
    "The player whose turn it saved; None: its holder."

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else ShieldSaved(self.seat, self.count, saved=self.saved)


class ShieldExchanged(Event, frozen=True):
    "Tiles were exchanged with a shield, and the turn continues (TO-22). Only the seat itself sees them."

    is_move: ClassVar[bool] = True
    seat: int
    count: int
    gave: str = ""
    drew: str = ""

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else ShieldExchanged(self.seat, self.count)


class ShieldReturned(Event, frozen=True):
    "A shield was put back unused, a tile drawn for it, and the turn continues (TO-23)."

    is_move: ClassVar[bool] = True
    seat: int
    drew: str = ""

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else ShieldReturned(self.seat)


class Finished(Event, frozen=True):
    "The game is over (TO-25)."

    why: EndReason
    adjustments: tuple[int, ...]
    winners: tuple[int, ...]
    by: int | None = None
    "Seat that went out."


EVENTS: tuple[type[Event], ...] = (
    FacedUp,
    DrewForFirst,
    Drew,
    TurnBegan,
    Played,
    Stood,
    Proved,
    Exchanged,
    Passed,
    Challenged,
    Withdrawn,
    TurnForfeited,
    TurnOwed,
    TurnLost,
    ClaimChallenged,
    ClaimJudged,
    ShieldSaved,
    ShieldExchanged,
    ShieldReturned,
    Surrendered,
    Finished,
)
