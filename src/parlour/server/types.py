"""What is asked and answered over HTTP. The page's types are generated from these, and so is the OpenAPI document.

What goes over the WebSocket is in `parlour.tables.messages`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from parlour.games.scrabble_bible.analysis import Analysis
from parlour.games.scrabble_bible.view import BibleSetting
from parlour.games.tag_em.fairness import Report
from parlour.games.tag_em.generator import Symmetry
from parlour.games.tag_em.grid import Grid
from parlour.games.tag_em.layout import Map
from parlour.games.tag_em.options import GameType
from parlour.kernel.options import OptionField
from parlour.kernel.rulebook import Section
from parlour.tables.messages import TableView, Text

Name = Annotated[str, Meta(min_length=1, max_length=40, description="A name for people, of printable characters.")]
Seat = Annotated[int, Meta(ge=0, le=63)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]
Code = Annotated[str, Meta(min_length=1, max_length=12, description="Read aloud and typed: case does not matter.")]
Key = Annotated[str, Meta(min_length=1, max_length=40)]
OptionValue = bool | int | float | str | None | Annotated[list[str | int], Meta(max_length=300_000)]


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """The body of a response."""


# The games


class GameInfo(Answer, frozen=True):
    """A game on the shelf."""

    key: str
    title: str
    fewest: int
    most: int
    levels: tuple[str, ...]
    "Its bots, weakest first."
    options: tuple[OptionField, ...]
    "The rows of the form for its house rules."
    presets: dict[str, dict[str, OptionValue]]
    "Names for sets of options."


class RulebookPages(Answer, frozen=True):
    """The rules of a game, and of all games, rule by rule."""

    game: str
    title: str
    language: str
    sections: tuple[Section, ...]
    "The game's own rules."
    common: tuple[Section, ...]
    "What holds in all games."


# Tables


class NewPlace(Asked, frozen=True):
    """A place of a new table: for the one who sets it up or who shares the device, for whoever comes, or for a bot."""

    kind: Literal["person", "open", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""
    level: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Asked, frozen=True):
    """A table to be set up. The first person is the host."""

    game: Key
    places: Annotated[tuple[NewPlace, ...], Meta(min_length=1, max_length=12)]
    options: dict[Key, OptionValue] = {}
    preset: Annotated[str, Meta(max_length=40)] = ""
    public: bool = False
    "Whether it is listed for everyone who can reach the server."
    hot_seat: bool = False
    "Whether all persons share one device."


class SeatToken(Answer, frozen=True):
    """Whoever has the token holds the seat."""

    seat: int
    token: str


class TableMade(Answer, frozen=True):
    table: TableView
    tokens: tuple[SeatToken, ...]
    "The seats of this device: the host's, and in hot-seat those of all persons."


class Join(Asked, frozen=True):
    """Take an open place: that one, or any."""

    name: Name
    seat: Seat | None = None


class Joined(Answer, frozen=True):
    """A seat of a table, and what holds it."""

    table: str
    seat: int
    token: str


class Again(Asked, frozen=True):
    """How the next game differs from this one."""

    keep: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=200)] = ()
    "What was settled by vote in this one and shall hold in the next (moji: words)."


class Rematch(Answer, frozen=True):
    """The table where it goes on, and the seat that this player has there; None: somebody else has it by now."""

    table: str
    seat: int | None
    token: str


class ChangePlaces(Asked, frozen=True):
    """The host changes the places before play: adds one, takes one away, or makes one open or a bot's."""

    change: Literal["add", "drop", "set"]
    seat: Seat | None = None
    "Which place; not for “add”."
    place: NewPlace | None = None
    "What it becomes; not for “drop”."


class Mute(Asked, frozen=True):
    seat: Seat
    muted: bool = True


class Remove(Asked, frozen=True):
    seat: Seat


class MakePublic(Asked, frozen=True):
    public: bool


class Invitation(Answer, frozen=True):
    """The link of a table, for others."""

    link: str
    reaches_out: bool
    "Whether it can be opened from another device; else the server was asked by a name that only this machine knows."


class MoveCode(Answer, frozen=True):
    """Typed on another device, it moves the seat there. It works once, for ten minutes."""

    code: str


class Move(Asked, frozen=True):
    code: Code


class Mine(Asked, frozen=True):
    """The seats that a device holds."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=200)]


class MyTable(Answer, frozen=True):
    token: str
    seat: int
    table: TableView
    your_turn: bool
    "Whether the table waits for this seat."


class TryCommand(Asked, frozen=True):
    """What would this command score?"""

    command: Text


class Stream(Answer, frozen=True):
    """What a seat saw happen."""

    n: int
    "The last line of the log."
    sights: tuple[msgspec.Raw, ...]


# Looking up


class MarkedVerse(Answer, frozen=True):
    """A verse of the King James Version, with the words that it is shown for."""

    reference: str
    "In the language of the reader."
    text: str
    marks: tuple[tuple[int, int], ...]
    "Where each of these words begins and ends."


class VersesFound(Answer, frozen=True):
    """A page of the verses that have a word or a form of it: those that many know first, then in order."""

    total: int
    "Of the book that was asked for, or of all."
    verses: tuple[MarkedVerse, ...]
    books: tuple[BookCount, ...]
    "The books that have the word."


class BookCount(Answer, frozen=True):
    number: int
    name: str
    count: int


class WordRuling(Answer, frozen=True):
    """What a rule of a game says of a word."""

    rule: str
    yes: bool
    sentence: str


class GameVerdict(Answer, frozen=True):
    """What a game makes of a word: the first ruling says whether it counts at all."""

    game: str
    title: str
    rulings: tuple[WordRuling, ...]


class NextOfKin(Answer, frozen=True):
    """Somebody's next of kin."""

    id: str
    name: str
    relation: str
    "What they are to the person: father, wife, daughter."
    reference: str
    "Where that is written."


class Household(Answer, frozen=True):
    """A wife or a husband, and the children of both; None: of these the other parent is not told."""

    partner: NextOfKin | None
    children: tuple[NextOfKin, ...]


class Namesake(Answer, frozen=True):
    """A person of the Bible, with the next of kin."""

    id: str
    name: str
    names: tuple[str, ...]
    "Other names of the same person."
    who: str
    "Whom the name means, in a few words."
    reference: str
    parents: tuple[NextOfKin, ...]
    siblings: tuple[NextOfKin, ...]
    households: tuple[Household, ...]


class ShownProof(Answer, frozen=True):
    """Something that holds, and the verses that prove it."""

    kind: str
    sentence: str
    verses: tuple[MarkedVerse, ...]


class LookedUp(Answer, frozen=True):
    """All that the house knows of a word."""

    asked: str
    word: str
    "Its letters, A to Z."
    written: str
    "How it is written, if it is a title or a name."
    language: Literal["en", "fr"]
    known: bool
    "Whether there is anything to tell."
    verdicts: tuple[GameVerdict, ...]
    kinds: tuple[str, ...]
    "What it is, in sentences."
    bases: tuple[str, ...]
    "The words of which it is a form."
    english: tuple[str, ...]
    "What a French word is in the text."
    themes: tuple[str, ...]
    fit: bool
    "Whether bots and hints use it (AG-8)."
    verses: VersesFound
    persons: tuple[Namesake, ...]
    namesakes: int
    "How many have that name; not all are told of where there are many."
    claims: tuple[ShownProof, ...]
    "Which book, place or being it names, and who says it."
    speaker: int
    "In how many verses somebody called so speaks."
    near: tuple[str, ...]
    "Words that are spelled nearly so, where nothing is known of it."
    elsewhere: bool
    "Whether the other language has it."


class Relationship(Answer, frozen=True):
    """What one person is to another, and the facts that prove it."""

    claim: str
    steps: tuple[str, ...]


class Nearby(Answer, frozen=True):
    """Where two words come nearest that nothing connects."""

    apart: int
    "How many verses lie from one to the other."
    verses: tuple[MarkedVerse, ...]


class ConnectionFound(Answer, frozen=True):
    """What connects two words, best first."""

    word: str
    other: str
    language: Literal["en", "fr"]
    barred: str
    "Why they may not be connected whatever the text says; empty if nothing is in the way."
    proofs: tuple[ShownProof, ...]
    kin: tuple[Relationship, ...]
    nearest: tuple[Nearby, ...]


class LookUpState(Answer, frozen=True):
    """Whether words may be looked up now: not by the seats of a game that is played without (AG-7)."""

    open: bool
    closed_by: tuple[TableView, ...]
    "The tables in the way."


# Hints and analysis


class Hint(Answer, frozen=True):
    """A good move, as one would say it."""

    command: str


class LookAt(Asked, frozen=True):
    """A game of a tile game, or a position: a log of Parlour, a GCG record, a line of CGP."""

    text: Annotated[str, Meta(max_length=300_000)]


class LookedAt(Answer, frozen=True):
    """The game as a log, everything open, and each of its turns beside the best plays."""

    log: str
    setting: BibleSetting
    analysis: Analysis


# Everything else


class Health(Answer, frozen=True):
    status: Literal["well"]
    version: str


class Problem(Answer, frozen=True):
    """Why something was not done; nothing has changed."""

    status: int
    rule: str
    "The rule that forbids it; empty if no rule of a game does."
    text: dict[str, str]
    "Why, by language."


# Maps of TAG 'EM


class CheckMap(Asked, frozen=True):
    """A map in the making, as text."""

    text: Annotated[str, Meta(max_length=300_000)]


class MapFault(Answer, frozen=True):
    """Something that is wrong with it; line 0 and no square: with all of it."""

    line: int
    square: str
    text: dict[str, str]
    "What it is, by language."


class MapChecked(Answer, frozen=True):
    map: Map
    "As far as the text can be read."
    faults: tuple[MapFault, ...]
    "Nothing: it can be played."


class ShippedMap(Answer, frozen=True):
    """A map that comes with the game."""

    key: str
    map: Map
    text: str


class MapTheme(Answer, frozen=True):
    """A landscape."""

    name: str
    colours: tuple[tuple[str, str], ...]
    "Of tile types, by their names."


class MakeMap(Asked, frozen=True):
    """A fair map by chance; the same for the same seed."""

    seed: Annotated[int, Meta(ge=0, le=999_999_999)]
    players: Annotated[int, Meta(ge=2, le=8)] = 2
    width: Annotated[int, Meta(ge=1, le=64)] = 15
    height: Annotated[int, Meta(ge=1, le=64)] = 15
    theme: Annotated[str, Meta(max_length=40)] = "meadow"
    grid: Grid = "square"
    symmetry: Symmetry = "turn"


class MapMade(Answer, frozen=True):
    map: Map
    text: str


class ReportMap(Asked, frozen=True):
    """A map whose fairness is asked for."""

    text: Annotated[str, Meta(max_length=300_000)]


class MapReported(Answer, frozen=True):
    report: Report
    even: bool
    "Whether all seats have the same."


class PlayMap(Asked, frozen=True):
    """A map on which bots are to play a game, for the report."""

    text: Annotated[str, Meta(max_length=300_000)]
    game_type: GameType
    number: Annotated[int, Meta(ge=0, le=10_000)]
    "Of the game: another number, another game."


class MapPlayed(Answer, frozen=True):
    winner: int | None
    "The seat that won; null: it was a draw, or took too long."


# The gallery


class HangMap(Asked, frozen=True):
    """A map for the gallery, as text. It has to have a name, and no faults."""

    text: Annotated[str, Meta(max_length=300_000)]


class RenameMap(Asked, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=80)]


class HungMap(Answer, frozen=True):
    """A map in the gallery, as a list shows it."""

    id: str
    name: str
    author: str
    grid: Grid
    teams: int
    wide: int
    high: int
    levels: int
    pom: int
    game_types: tuple[GameType, ...]
    "What can be played on it."
    changed: float
    "Seconds since 1970."
    mine: bool
    "Whether who asks made it."
    picture: str
    "Where its picture is."


class GalleryPage(Answer, frozen=True):
    maps: tuple[HungMap, ...]
    "The newest first."
    total: int


class WholeMap(Answer, frozen=True):
    about: HungMap
    map: Map
    text: str


REQUESTS: tuple[type[Asked], ...] = (
    NewTable,
    Join,
    Again,
    ChangePlaces,
    Mute,
    Remove,
    MakePublic,
    Move,
    Mine,
    TryCommand,
    CheckMap,
    MakeMap,
    ReportMap,
    PlayMap,
    HangMap,
    RenameMap,
    LookAt,
)
RESPONSES: tuple[type[Answer], ...] = (
    GameInfo,
    RulebookPages,
    MapChecked,
    ShippedMap,
    MapTheme,
    MapMade,
    MapReported,
    MapPlayed,
    GalleryPage,
    WholeMap,
    Hint,
    LookedAt,
    TableMade,
    Joined,
    Rematch,
    Invitation,
    MoveCode,
    MyTable,
    Stream,
    LookedUp,
    VersesFound,
    ConnectionFound,
    LookUpState,
    Health,
    Problem,
)
"""All bodies there are, for whoever generates types from them; their parts follow from them."""
