"""Word lookup."""

from __future__ import annotations

from typing import Literal

from parlour.contract.bodies import ResponseBody
from parlour.contract.lookup import WordRuling
from parlour.tables.messages import TableView


class MarkedVerse(ResponseBody, frozen=True):
    """A verse of the King James Version with marked words."""

    reference: str
    "In the language of the reader."
    text: str
    marks: tuple[tuple[int, int], ...]
    "Start and end of each marked word."


class VersesFound(ResponseBody, frozen=True):
    """A page of the verses with a word or a form of it: well-known ones first, then in order."""

    total: int
    "Number of verses in the requested book, or in all."
    verses: tuple[MarkedVerse, ...]
    books: tuple[BookCount, ...]
    "The books that have the word."


class BookCount(ResponseBody, frozen=True):
    number: int
    name: str
    count: int


class GameVerdict(ResponseBody, frozen=True):
    """The verdict of a game on a word: the first ruling is whether it counts."""

    game: str
    title: str
    rulings: tuple[WordRuling, ...]


class NextOfKin(ResponseBody, frozen=True):
    """A relative."""

    id: str
    name: str
    relation: str
    "The relation to the person: father, wife, daughter."
    reference: str
    "Reference of the verse."


class Household(ResponseBody, frozen=True):
    """A wife or a husband, and their children; None: the other parent is unknown."""

    partner: NextOfKin | None
    children: tuple[NextOfKin, ...]


class Namesake(ResponseBody, frozen=True):
    """A person of the Bible, with the next of kin."""

    id: str
    name: str
    names: tuple[str, ...]
    "Other names of the same person."
    who: str
    "A short description of the person."
    reference: str
    parents: tuple[NextOfKin, ...]
    siblings: tuple[NextOfKin, ...]
    households: tuple[Household, ...]


class ShownProof(ResponseBody, frozen=True):
    """A fact, and the verses that prove it."""

    kind: str
    strength: Literal["fact", "episode", "verse"]
    sentence: str
    title: str
    "The title of the story in which it is."
    verses: tuple[MarkedVerse, ...]


class Story(ResponseBody, frozen=True):
    """An episode of the Bible to which a word belongs."""

    title: str
    reference: str
    people: tuple[str, ...]
    "Those who take part."


class WordDefinition(ResponseBody, frozen=True):
    """A line of the dictionary, or a line on a person, a place or a book."""

    kind: Literal["noun", "verb", "adjective", "adverb", "book", "spirit", "person", "place"]
    name: str
    "The word itself or the word of which it is a form; the name of a person, a place or a book."
    text: str


class PlayedWord(ResponseBody, frozen=True):
    """A word on the board of a table: what it means, and where the Bible has it."""

    word: str
    definitions: tuple[WordDefinition, ...]
    verse: MarkedVerse | None
    "A well-known verse with the word or a form of it."
    story: Story | None
    "The episode in which the verse is; without a verse, the episode that is most about the word."


class LookedUp(ResponseBody, frozen=True):
    """The result of a word lookup."""

    asked: str
    word: str
    "Its letters, A to Z."
    written: str
    "The spelling of a title or a name."
    language: Literal["en", "fr"]
    known: bool
    "Whether anything was found."
    verdicts: tuple[GameVerdict, ...]
    kinds: tuple[str, ...]
    "Descriptions, as sentences."
    bases: tuple[str, ...]
    "The words of which it is a form."
    english: tuple[str, ...]
    "The words of the text that translate a French word."
    themes: tuple[str, ...]
    fit: bool
    "Whether bots and hints use it (AG-8)."
    definitions: tuple[WordDefinition, ...]
    "What it means, and who or what it names; nothing for a word that is not fit."
    verses: VersesFound
    stories: tuple[Story, ...]
    "The episodes that are most about it; not all of them."
    story_count: int
    persons: tuple[Namesake, ...]
    namesakes: int
    "Number of persons of that name; not all are listed."
    claims: tuple[ShownProof, ...]
    "The book, place or being it names, and its speakers."
    speaker: int
    "Number of verses spoken by persons of that name."
    near: tuple[str, ...]
    "Words with a similar spelling, if nothing was found."
    elsewhere: bool
    "Whether the other language has it."


class Relationship(ResponseBody, frozen=True):
    """A relation between two persons, and the facts that prove it."""

    claim: str
    steps: tuple[str, ...]


class Nearby(ResponseBody, frozen=True):
    """The closest passages of two words without a link."""

    apart: int
    "Distance in verses."
    verses: tuple[MarkedVerse, ...]


class ConnectionFound(ResponseBody, frozen=True):
    """The links between two words, best first."""

    word: str
    other: str
    language: Literal["en", "fr"]
    barred: str
    "Why they may not be linked at all; empty if they may."
    rule: str
    "The rule, and the game whose rulebook has it."
    rule_of: str
    proofs: tuple[ShownProof, ...]
    kin: tuple[Relationship, ...]
    nearest: tuple[Nearby, ...]


class LookUpState(ResponseBody, frozen=True):
    """Whether words may be looked up now: not by the seats of a running game without aids (AG-7)."""

    open: bool
    closed_by: tuple[TableView, ...]
    "The tables that forbid it."
