"""The stored data of a table besides its log: seats, options, status."""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec

from parlour.kernel.chance import Seal
from parlour.kernel.levels import level_named
from parlour.kernel.state import put

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters of a code that is read aloud, without those that are easily confused."""

Kind = Literal["open", "person", "bot"]
Status = Literal["gathering", "playing", "over"]
ChatMode = Literal["free", "phrases", "off"]
"""What players may write in the chat: anything, quick phrases, or nothing."""


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat at the table: open, or held by a person or a bot."""

    kind: Kind = "open"
    name: str = ""
    level: str = ""
    grant: int = 0
    "The number of the token that holds the seat: a new one when it moves to another device or another person."
    program: bool = False
    "Whether a program plays it, by a token that the host gave out. To the game it is a person."
    muted: bool = False
    number: str = ""
    "What the player adds to the secret seed (AG-2)."
    forgotten: bool = False
    "Whether its player has deleted the finished game: the token holds the seat no longer."
    left: float = 0.0
    "When the last connection of the seat closed; 0: never, or it is connected."

    def __post_init__(self) -> None:
        if (level := level_named(self.level)) != self.level:
            msgspec.structs.force_setattr(self, "level", level)


class Grant(msgspec.Struct, frozen=True):
    """A seat by the number of the token that holds it, which stays the same when seats before it are removed."""

    number: int


class Place(msgspec.Struct, frozen=True):
    """A seat by its place at the table, as it was when seats had moved up that often."""

    seat: int
    moved: int
    grant: int = 0
    "The token of its player, if a player is meant."


Who = int | Grant | Place
"""A seat by its place at the table, or by its token."""


class Meta(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table without its game: seats, options, status."""

    id: str
    code: str
    game: str
    options: dict[str, object] = {}
    seats: tuple[SeatInfo, ...] = msgspec.field(name="places")
    status: Status = "gathering"
    host: int = 0
    public: bool = False
    hot_seat: bool = False
    television: bool = False
    "Whether the board is on a television, which holds no seat; phones join and take seats."
    chat: ChatMode = "free"
    created: float
    secret: str = ""
    "The secret seed of its draws, in hexadecimal (AG-2); empty at tables of tests and in files of 0.1."
    notices: tuple[str, ...] = ()
    "Ids of messages to the players, which follow from players and options: stored, so that lists of tables are cheap."
    over_at: float | None = None
    next: str = ""
    "The table of the rematch."
    next_grants: tuple[int, ...] = ()
    "For each seat, the number of its token at the rematch; 0: none."
    ahead: float = 0.0
    """Seconds by which the times of this table are ahead of the server's clock, because that clock was set back since:
    the machine may have started with a wrong date."""
    moved: int = 0
    "How often seats have moved up, because one before them was removed."
    granted: int = 0
    "Tokens granted so far. Each seat has its own number, so a token still finds its seat after seats moved up."

    def with_seat(self, seat: int, info: SeatInfo) -> Meta:
        return msgspec.structs.replace(self, seats=put(self.seats, seat, info))

    def seat_of(self, grant: int) -> int | None:
        """The seat that the token of that number holds now."""
        for seat, info in enumerate(self.seats):
            if info.kind == "person" and info.grant == grant and not info.forgotten:
                return seat
        return None

    @property
    def seal(self) -> Seal | None:
        """The secret seed with the numbers of the players."""
        return Seal(bytes.fromhex(self.secret), tuple([info.number for info in self.seats])) if self.secret else None

    @property
    def persons(self) -> tuple[int, ...]:
        return tuple([seat for seat, info in enumerate(self.seats) if info.kind == "person"])

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of persons that are no programs: one of them is the host."""
        return tuple([seat for seat in self.persons if not self.seats[seat].program])

    @property
    def bots(self) -> tuple[bool, ...]:
        """For each seat, whether it is a bot's."""
        return tuple([info.kind == "bot" for info in self.seats])


def new_id() -> str:
    """The id of a table, used in links; it cannot be guessed."""
    return secrets.token_urlsafe(9)


def new_code(letters: int = 5) -> str:
    """A code to be read aloud and typed on a phone."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(letters))
