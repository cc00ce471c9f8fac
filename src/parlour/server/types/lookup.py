"""Words looked up."""

from __future__ import annotations

from typing import Literal

from parlour.contract.bodies import ResponseBody
from parlour.contract.lookup import WordRuling
from parlour.tables.messages import TableView


class MarkedVerse(ResponseBody, frozen=True):
    """A verse of the King James Version, with the words that it is shown for."""

    reference: str
    "In the language of the reader."
    text: str
    marks: tuple[tuple[int, int], ...]
    "Where each of these words begins and ends."


class VersesFound(ResponseBody, frozen=True):
    """A page of the verses that have a word or a form of it: those that many know first, then in order."""

    total: int
    "Of the book that was asked for, or of all."
    verses: tuple[MarkedVerse, ...]
    books: tuple[BookCount, ...]
    "The books that have the word."


class BookCount(ResponseBody, frozen=True):
    number: int
    name: str
    count: int


class GameVerdict(ResponseBody, frozen=True):
    """What a game makes of a word: the first ruling says whether it counts at all."""

    game: str
    title: str
    rulings: tuple[WordRuling, ...]


class NextOfKin(ResponseBody, frozen=True):
    """Somebody's next of kin."""

    id: str
    name: str
    relation: str
    "What they are to the person: father, wife, daughter."
    reference: str
    "Where that is written."


class Household(ResponseBody, frozen=True):
    """A wife or a husband, and the children of both; None: of these the other parent is not told."""

    partner: NextOfKin | None
    children: tuple[NextOfKin, ...]


class Namesake(ResponseBody, frozen=True):
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


class ShownProof(ResponseBody, frozen=True):
    """Something that holds, and the verses that prove it."""

    kind: str
    sentence: str
    verses: tuple[MarkedVerse, ...]


class LookedUp(ResponseBody, frozen=True):
    """The result of a word lookup."""

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


class Relationship(ResponseBody, frozen=True):
    """What one person is to another, and the facts that prove it."""

    claim: str
    steps: tuple[str, ...]


class Nearby(ResponseBody, frozen=True):
    """Where two words come nearest that nothing connects."""

    apart: int
    "How many verses lie from one to the other."
    verses: tuple[MarkedVerse, ...]


class ConnectionFound(ResponseBody, frozen=True):
    """What connects two words, best first."""

    word: str
    other: str
    language: Literal["en", "fr"]
    barred: str
    "Why they may not be connected whatever the text says; empty if nothing is in the way."
    rule: str
    "The rule that says so, and the game whose rulebook has it."
    rule_of: str
    proofs: tuple[ShownProof, ...]
    kin: tuple[Relationship, ...]
    nearest: tuple[Nearby, ...]


class LookUpState(ResponseBody, frozen=True):
    """Whether words may be looked up now: not by the seats of a game that is played without (AG-7)."""

    open: bool
    closed_by: tuple[TableView, ...]
    "The tables in the way."
