"""A proof: the claim, its kind, its verses, and their text.

>>> from parlour import scripture
>>> proof = scripture.connect("GOD", "LIGHT")[0]
>>> print(proof.sentence())
GOD and LIGHT appear in the same verse: Genesis 1:3.
>>> print(proof.sentence("fr"))
GOD et LIGHT apparaissent dans le même verset : Genèse 1:3.
>>> passage = proof.passages[0]
>>> [passage.text[start:end] for start, end in passage.marks]
['God', 'light', 'light']
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Literal

import msgspec

from parlour.data import lists
from parlour.kernel.i18n import say
from parlour.scripture.bibles.library import bible
from parlour.scripture.episode_table import Episode, at
from parlour.scripture.forms import family
from parlour.scripture.lexemes import lexicon
from parlour.scripture.references import book_name, joined, reference
from parlour.scripture.relations import Relation
from parlour.scripture.text import Marked, text, tokens

Kind = Literal[
    "kin",
    "place",
    "office",
    "book",
    "speaker",
    "episode",
    "same-verse",
    "neighbours",
    "character",
    "land",
    "utterance",
]

Strength = Literal["fact", "episode", "verse"]
"""TO-50: the order decides whether a link is proved."""
_STRENGTHS: dict[Kind, Strength] = {"episode": "episode", "same-verse": "verse", "neighbours": "verse"}


class Proof(msgspec.Struct, frozen=True):
    """Why a claim is true. A link has two words, a claim about one word has one."""

    kind: Kind
    words: tuple[str, ...]  # as given
    verses: tuple[int, ...]  # by number
    about: str = ""  # the speaker, the kind of place, the number of the book, or the person who has the office
    relation: Relation | None = None  # of a proof by kinship
    english: tuple[str, ...] = ()  # words to mark, if the words are in another language
    bible: str = ""  # imported Bible of the verses; empty for the King James Version
    lexemes: tuple[int, ...] = ()  # words to mark, in the sense that is meant

    @property
    def strength(self) -> Strength:
        return _STRENGTHS.get(self.kind, "fact")

    @property
    def episode(self) -> Episode | None:
        """The story in which its first verse is."""
        return at(self.verses[0]) if self.verses and not self.bible else None

    def title(self, language: str = "en") -> str:
        """The title of that story; empty if there is none."""
        return self.episode.title(language) if self.episode else ""

    def references(self, language: str = "en") -> tuple[str, ...]:
        if self.bible:
            return tuple(bible(self.bible).reference(verse, language) for verse in self.verses)
        return tuple(reference(verse, language) for verse in self.verses)

    @property
    def claim(self) -> str:
        """The claim in English, without its proof."""
        return self.sentence().partition(":")[0].rstrip(".")

    def sentence(self, language: str = "en") -> str:
        """The claim and its references in one sentence."""
        facts = {"where": joined(self.references(language), language)}
        facts |= dict(zip(("one", "other"), self.words, strict=False))
        match self.kind:
            case "same-verse":
                return say("scripture-same-verse", language, **facts)
            case "episode":
                return say("scripture-one-story", language, title=self.title(language), **facts)
            case "office":
                return say("scripture-office", language, **facts)
            case "neighbours":
                return say("scripture-neighbouring-verses", language, **facts)
            case "kin":
                assert self.relation is not None
                return self.relation.sentence(language)
            case "speaker":
                facts["speaker"] = _capitalized(speaker_name(self.about, language))
                return say("scripture-speaker-says", language, **facts)
            case "utterance":
                facts["speaker"] = _capitalized(speaker_name(self.about, language))
                return say("scripture-said-by", language, **facts)
            case "place" | "land":
                return say(f"scripture-place-{self.about}", language, place=self.words[0], where=facts["where"])
            case "book" if len(self.words) == 1:
                facts["book"] = ", ".join(book_name(int(number), language) for number in self.about.split())
                return say("scripture-is-book", language, one=facts["one"], book=facts["book"])
            case "book":
                facts["book"] = book_name(int(self.about), language)
                return say("scripture-in-book", language, **facts)
            case "character":
                return say("scripture-is-character", language, **facts)

    @property
    def passages(self) -> tuple[Marked, ...]:
        """The verses with the words of the claim marked."""
        if self.bible:
            return tuple(bible(self.bible).marked(verse, self.words) for verse in self.verses)
        if self.lexemes:
            return tuple(
                Marked(text().reference(verse), text().wording(verse), lexicon().marks(verse, self.lexemes))
                for verse in self.verses
            )
        forms = {form for word in self.english or self.words for form in family(word)}
        found = []
        for verse in self.verses:
            wording = text().wording(verse)
            marks = tuple((start, end) for token, start, end in tokens(wording) if token in forms)
            found.append(Marked(text().reference(verse), wording, marks))
        return tuple(found)


def _capitalized(name: str) -> str:
    """At the beginning of a sentence: “The servant of Abraham”."""
    return name[0].upper() + name[1:]


def told_once(proofs: Iterable[Proof]) -> Iterator[Proof]:
    """Those that tell more than the ones before them: no story, no claim and no verse a second time.

    Kin are facts of their own, whose verses may be those of others.

    >>> from parlour.scripture.links import connect
    >>> found = connect("GOD", "PETER", limit=4)  # two gospels tell the story
    >>> [proof.title() for proof in found].count("Peter says who Jesus is")
    2
    >>> [proof.title() for proof in told_once(found)].count("Peter says who Jesus is")
    1
    """
    told: set[object] = set()
    seen: set[tuple[str, int]] = set()
    for proof in proofs:
        claim = _claim(proof)
        shown = {(proof.bible, verse) for verse in proof.verses} if proof.kind != "kin" else set()
        if claim not in told and seen.isdisjoint(shown):
            told.add(claim)
            seen |= shown
            yield proof


def _claim(proof: Proof) -> object:
    """What a reader would take for the same claim."""
    match proof.kind:
        case "kin":
            return proof.sentence()
        case "episode":
            return proof.title()
        case "same-verse" | "neighbours":
            return proof.bible, proof.verses
        case kind:
            return kind, proof.words, proof.about


@cache
def _french(file: str) -> Mapping[str, str]:
    """The table of speakers: English, a tab, French."""
    return dict(line.split("\t", 1) for line in lists.lines(file))


def speaker_name(speaker: str, language: str = "en") -> str:
    """The name of a speaker in the reader's language.

    >>> speaker_name("the angel of the LORD", "fr"), speaker_name("Moses", "fr")
    ('l’ange de l’Éternel', 'Moïse')
    """
    return _french("speakers-fr.tsv").get(speaker, speaker) if language == "fr" else speaker
