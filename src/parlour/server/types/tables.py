"""Games, tables, and requests about them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from parlour.contract.bodies import RequestBody, ResponseBody
from parlour.kernel.option_fields import OptionField, OptionGroup
from parlour.kernel.options import Conflict
from parlour.kernel.rulebook import Chapter, Section
from parlour.printing.order_form import PrintForm
from parlour.server.types.replays import Replay
from parlour.tables.messages import TableView, Text

Name = Annotated[str, Meta(min_length=1, max_length=40, description="A name for people, of printable characters.")]
Seat = Annotated[int, Meta(ge=0, le=63)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]
Code = Annotated[str, Meta(min_length=1, max_length=12, description="Read aloud and typed: case does not matter.")]
Key = Annotated[str, Meta(min_length=1, max_length=40)]
NUMBER = "^[0-9A-Za-z]{0,64}$"
"""What players may add to the secret seed of the draws (AG-2)."""
OptionValue = bool | int | float | str | None | Annotated[list[str | int], Meta(max_length=300_000)]


# Games


class NamedPreset(ResponseBody, frozen=True):
    """A named set of options."""

    key: str
    label: str
    values: dict[str, OptionValue]


class GameInfo(ResponseBody, frozen=True):
    """A game that can be played."""

    key: str
    title: str
    tagline: str
    "One-line description; may be empty."
    goal: str
    "How to win; empty if the chosen value of an option says it (`is_goal`)."
    fewest: int
    most: int
    minutes: int
    "How long a game of two takes, roughly; 0: not known."
    words_in: tuple[str, ...]
    "The languages of its words, if it has not all of them; empty: every language, or no words."
    levels: tuple[str, ...]
    "Levels of its bots, weakest first, without the baseline for measurements."
    own_device: bool
    "Whether each player needs a device."
    options: tuple[OptionField, ...]
    groups: tuple[OptionGroup, ...]
    "The groups of its options, in the order in which a form shows them."
    conflicts: tuple[Conflict, ...]
    "Values of options that conflict."
    presets: tuple[NamedPreset, ...]
    lesson: int
    "The number of steps of its lesson; 0: it has none."
    exports: tuple[str, ...]
    "File formats of other programs in which its games can be exported."
    prints: tuple[PrintForm, ...]
    "What can be printed (`POST /api/print/KEY/NAME`); empty if this server makes no PDFs."
    prints_analysis: bool
    "Whether an analysis of its games can be printed."


class CheckOptions(RequestBody, frozen=True):
    """Options to check, for a number of players."""

    options: dict[Key, OptionValue] = msgspec.field(default_factory=dict)
    preset: Annotated[str, Meta(max_length=40)] = ""
    players: Annotated[int, Meta(ge=1, le=12)] = 2


class OptionsChecked(ResponseBody, frozen=True):
    """Whether a table can be set up with these options."""

    idle: tuple[str, ...]
    "Options without effect because of the content of another, such as vehicles on a map without any."
    text: dict[str, str]
    "Why it cannot be set up, by language; empty if it can."
    about: tuple[str, ...]
    "The options concerned."


class PictureSize(ResponseBody, frozen=True):
    """In pixels."""

    width: int
    height: int


class RulebookPages(ResponseBody, frozen=True):
    """The rules of a game, and of all games, rule by rule.

    A picture is named by its light variant, as `pictures/NAME-light.svg`, relative to the address of the rulebook; the
    other one is `pictures/NAME-dark.svg`.
    """

    game: str
    title: str
    language: str
    intro: str
    "How to win, and what a turn looks like."
    chapters: tuple[Chapter, ...]
    "The order of the game's own rules."
    sections: tuple[Section, ...]
    "The game's own rules."
    common_intro: str
    common_chapters: tuple[Chapter, ...]
    common: tuple[Section, ...]
    "The rules of all games."
    pictures: dict[str, PictureSize]
    "By name, as in the Markdown, so that the page can reserve space for a picture."


# Tables


class NewSeat(RequestBody, frozen=True):
    """A seat of a new table: for a person (the host, or in hot-seat anyone at the device), open, or for a bot."""

    kind: Literal["person", "open", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""
    level: Annotated[str, Meta(max_length=40)] = ""


class NewTable(RequestBody, frozen=True):
    """A table to be set up. The first person is the host."""

    game: Key
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=12)]
    options: dict[Key, OptionValue] = msgspec.field(default_factory=dict)
    preset: Annotated[str, Meta(max_length=40)] = ""
    public: bool = False
    "Whether it is listed for everyone who can reach the server."
    hot_seat: bool = False
    "Whether all persons share one device."
    television: bool = False
    "Whether the board is on a television: nobody has a seat yet, and the first person who joins is the host."


class SeatToken(ResponseBody, frozen=True):
    """A seat and the token that holds it."""

    seat: int
    token: str


class TableMade(ResponseBody, frozen=True):
    table: TableView
    tokens: tuple[SeatToken, ...]
    "The seats of this device: the host's, in hot-seat those of all persons, at a television none."


class Join(RequestBody, frozen=True):
    """Take an open seat: the given one, or any."""

    name: Name
    seat: Seat | None = None
    number: Annotated[str, Meta(pattern=NUMBER)] = ""
    "What the player adds to the secret seed of the draws (AG-2)."


class OwnNumber(RequestBody, frozen=True):
    """What a player adds to the secret seed of the draws (AG-2), once and before the deal."""

    number: Annotated[str, Meta(min_length=1, pattern=NUMBER)]


class Joined(ResponseBody, frozen=True):
    """A seat of a table, and its token."""

    table: str
    seat: int
    token: str


class Again(RequestBody, frozen=True):
    """Changes for the rematch."""

    keep: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=200)] = ()
    "Results of votes to keep (words, in games where players vote on words)."


class Rematch(ResponseBody, frozen=True):
    """The table of the rematch, and this player's seat there; None: another player has taken it."""

    table: str
    seat: int | None
    token: str


class ChangeOptions(RequestBody, frozen=True):
    """Before play the host changes the options. Those not given have their defaults."""

    options: dict[Key, OptionValue] = msgspec.field(default_factory=dict)
    preset: Annotated[str, Meta(max_length=40)] = ""


class ChangeSeats(RequestBody, frozen=True):
    """Before play the host adds or removes a seat, or makes one open or a bot's."""

    change: Literal["add", "drop", "set"]
    seat: Seat | None = None
    "Which seat; not for “add”."
    info: NewSeat | None = None
    "Its new content; not for “drop”."


class SeatProgram(RequestBody, frozen=True):
    """The open seat that is for a program, or that of a program."""

    seat: Seat


class ProgramAddress(ResponseBody, frozen=True):
    """By this address a program plays its seat (`parlour bot connect ADDRESS BOT`). It is as secret as the seat."""

    address: str


class Mute(RequestBody, frozen=True):
    seat: Seat
    muted: bool = True


class Remove(RequestBody, frozen=True):
    seat: Seat


class MakePublic(RequestBody, frozen=True):
    public: bool


class SetChat(RequestBody, frozen=True):
    """What players may write in the chat: anything, quick phrases, or nothing."""

    chat: Literal["free", "phrases", "off"]


class Invitation(ResponseBody, frozen=True):
    """A link for others: of the server, or of a table."""

    link: str
    reaches_out: bool
    "Whether other devices can open it; False if the host of the request is known to this machine only."


class MoveCode(ResponseBody, frozen=True):
    """A code that moves the seat to the device where it is typed. It works once, for ten minutes."""

    code: str


class Move(RequestBody, frozen=True):
    code: Code


class Mine(RequestBody, frozen=True):
    """The seats that a device holds."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=200)]


class MyTable(ResponseBody, frozen=True):
    token: str
    seat: int
    table: TableView
    your_turn: bool
    "Whether the table waits for this seat."


class TryCommand(RequestBody, frozen=True):
    """A command to preview."""

    command: Text


class Stream(ResponseBody, frozen=True):
    """The events that a seat saw."""

    n: int
    "The last line of the log."
    events: tuple[msgspec.Raw, ...]


# Hints and analysis


class Hint(ResponseBody, frozen=True):
    """A good move, as a command, and others, best first."""

    command: str
    others: tuple[str, ...]


class LegalCommands(ResponseBody, frozen=True):
    """The commands that this seat may give now."""

    n: int
    "The last line of the log when they were listed."
    commands: tuple[str, ...]
    is_whole: bool
    "Whether the list is complete."


class LookAt(RequestBody, frozen=True):
    """A game or a position: a log of Parlour, or text in a format that a game reads."""

    text: Annotated[str, Meta(max_length=300_000)]
    lang: Literal["en", "fr"] = "en"
    "Language of the names of players without names."


class LookedAt(ResponseBody, frozen=True):
    """The replay of the game, and each of its turns with the best plays."""

    replay: Replay
    analysis: msgspec.Raw
    "The analysis, of the type that the game registers."


# Everything else


class Health(ResponseBody, frozen=True):
    status: Literal["well"]
    version: str


class Problem(ResponseBody, frozen=True):
    """Why a request was refused; nothing has changed."""

    status: int
    rule: str
    "The rule that forbids it; empty if no rule of a game does."
    text: dict[str, str]
    "Why, by language."
