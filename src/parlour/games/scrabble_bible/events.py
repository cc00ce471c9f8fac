"""What can happen in SCRABBLE Bible Edition, each with the side of it that a seat may see."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from parlour.games.scrabble_bible.state import Move
from parlour.kernel.events import Event

EndReason = Literal["out", "passes", "scoreless", "target", "alone"]


class DrewForFirst(Event, frozen=True):
    "Everyone drew a tile to see who starts; ties drew again; all tiles went back (SB-3)."

    rounds: tuple[tuple[tuple[int, str], ...], ...]
    first: int


class Drew(Event, frozen=True):
    "Tiles were drawn. Only the seat itself sees which."

    seat: int
    count: int
    tiles: str = ""

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, self.count)


class TurnBegan(Event, frozen=True):
    seat: int


class Laid(Event, frozen=True):
    "A play was laid and scored."

    is_move: ClassVar[bool] = True
    seat: int
    move: Move


class Stood(Event, frozen=True):
    "The play stands: nobody may challenge it any more."

    seat: int


class Exchanged(Event, frozen=True):
    "Tiles were exchanged. Only the seat itself sees which."

    is_move: ClassVar[bool] = True
    seat: int
    count: int
    gave: str = ""
    drew: str = ""

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else Exchanged(self.seat, self.count)


class Passed(Event, frozen=True):
    is_move: ClassVar[bool] = True
    seat: int
    out_of_time: bool = False


class Ruling(msgspec.Struct, frozen=True, omit_defaults=True):
    """The verdict on one word."""

    word: str
    list: str = ""
    "The list that has it; empty: none has."


class Challenged(Event, frozen=True):
    "The words of the latest play were challenged and looked up (SB-16)."

    by: int
    rulings: tuple[Ruling, ...]

    @property
    def stands(self) -> bool:
        return all(ruling.list for ruling in self.rulings)


class Withdrawn(Event, frozen=True):
    "The play was taken back, its points too; the turn is lost."

    seat: int


class BonusChallenged(Event, frozen=True):
    "A claimed bonus was challenged (SB-24). If it fails, only the bonus goes."

    by: int
    word: str
    stands: bool
    judged: Literal["list", "vote"]


class TurnLost(Event, frozen=True):
    "A player missed the turn owed for a challenge that failed (SB-16)."

    seat: int


class StoryAsked(Event, frozen=True):
    "Tests of Faith (SB-32): somebody asks for the story of a bonus word."

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
    "The teller, alone among bots, said so."


class HelpAsked(Event, frozen=True):
    "Good Samaritan (SB-33): the player on turn asks for help."

    seat: int
    owed_by: tuple[int, ...] = ()
    "Whom that player helped before."


class HelpOffered(Event, frozen=True):
    seat: int
    to: int


class HelpTaken(Event, frozen=True):
    "The helper's rack lies open to the player on turn, and to nobody else."

    seat: int
    helper: int
    rack: str = ""

    def seen(self, seat: int | None) -> Event:
        return self if seat in (self.seat, self.helper) else HelpTaken(self.seat, self.helper)


class HelpDeclined(Event, frozen=True):
    "The player on turn goes without the help that was offered."

    seat: int


class Traded(Event, frozen=True):
    "Helper and helped changed a tile. Only they see which."

    seat: int
    helper: int
    gave: str = ""
    got: str = ""

    def seen(self, seat: int | None) -> Event:
        return self if seat in (self.seat, self.helper) else Traded(self.seat, self.helper)


class Surrendered(Event, frozen=True):
    "The tiles of a player who left went to the bag (AG-3)."

    seat: int
    count: int


class Held(Event, frozen=True):
    "From a record: these were the player's tiles at this moment."

    seat: int
    tiles: str = ""

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else Held(self.seat)


class Adjusted(Event, frozen=True):
    "From a record: points for or against a player that no play gave (a challenge, the clock)."

    seat: int
    points: int
    why: str


class Ended(Event, frozen=True):
    "The game is over (SB-17, SB-31)."

    why: EndReason
    adjustments: tuple[int, ...]
    winners: tuple[int, ...]
    by: int | None = None
    "Who was out of tiles, or reached the target."


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
