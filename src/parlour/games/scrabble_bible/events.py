"""Events of SCRABBLE Bible Edition, each with what a seat may see of it."""

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
from parlour.games.scrabble_bible.state import Move
from parlour.kernel.events import Event

EndReason = Literal["out", "passes", "scoreless", "target", "alone"]


class Laid(Event, frozen=True):
    "A play was laid and scored."

    is_move: ClassVar[bool] = True
    seat: int
    move: Move


class BonusChallenged(Event, frozen=True):
    "A claimed bonus was challenged (SB-24). If the challenge succeeds, only the bonus is lost."

    by: int
    word: str
    stands: bool
    judged: Literal["list", "vote"]


class StoryAsked(Event, frozen=True):
    "Tests of Faith (SB-32): a player asked for the story of a bonus word."

    by: int
    seat: int
    word: str


class StoryTold(Event, frozen=True):
    seat: int
    word: str
    text: str


class StoryJudged(Event, frozen=True):
    seat: int
    word: str
    accepted: bool
    points: int = 0
    own_word: bool = False
    "The teller, the only person among bots, judged it."


class HelpAsked(Event, frozen=True):
    "Good Samaritan (SB-33): the player on turn asks for help."

    seat: int
    owed_by: tuple[int, ...] = ()
    "Players whom that player helped before."


class HelpOffered(Event, frozen=True):
    seat: int
    to: int


class HelpTaken(Event, frozen=True):
    "The helper's rack is open to the player on turn, and to nobody else."

    seat: int
    helper: int
    rack: str = ""

    def seen(self, seat: int | None) -> Event:
        return self if seat in (self.seat, self.helper) else HelpTaken(self.seat, self.helper)


class HelpDeclined(Event, frozen=True):
    "The player on turn declines the offered help."

    seat: int


class Traded(Event, frozen=True):
    "Helper and helped traded a tile. Only they see which."

    seat: int
    helper: int
    gave: str = ""
    got: str = ""

    def seen(self, seat: int | None) -> Event:
        return self if seat in (self.seat, self.helper) else Traded(self.seat, self.helper)


class Held(Event, frozen=True):
    "From a record: the player's tiles at this moment."

    seat: int
    tiles: str = ""

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else Held(self.seat)


class Adjusted(Event, frozen=True):
    "From a record: points without a play (a challenge, the clock)."

    seat: int
    points: int
    why: str


class Ended(Event, frozen=True):
    "The game is over (SB-17, SB-31)."

    why: EndReason
    adjustments: tuple[int, ...]
    winners: tuple[int, ...]
    by: int | None = None
    "Seat that went out, or reached the target."


EVENTS: tuple[type[Event], ...] = (
    DrewForFirst,
    Drew,
    TurnBegan,
    Laid,
    Stood,
    Exchanged,
    Passed,
    Challenged,
    Withdrawn,
    BonusChallenged,
    TurnLost,
    StoryAsked,
    StoryTold,
    StoryJudged,
    HelpAsked,
    HelpOffered,
    HelpTaken,
    HelpDeclined,
    Traded,
    Surrendered,
    Held,
    Adjusted,
    Ended,
)
