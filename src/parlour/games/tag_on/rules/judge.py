"""Verdicts of lists and text: is it a word, what links two words, is a claim true. The interface to words and
scripture.

>>> tag("JACOB", "LADDER", "en").proofs[0].told[0].partition(":")[0]
'JACOB and LADDER belong to the same story, “Jacob dreams of a ladder”'
>>> claim("land", "EGYPT", "en").stands, claim("book", "EGYPT", "en").stands
(True, False)
>>> kin("RUTH", "great-grandmother", "DAVID", "en").stands, kin("RUTH", "sister", "DAVID", "en").stands
(True, False)
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import islice

import msgspec

from parlour import scripture
from parlour._engine import WordGraph
from parlour.games.tag_on.options import TagOnOptions
from parlour.games.tag_on.state import ClaimKind, Evidence, Shown
from parlour.games.tag_on.tile_set import Edition
from parlour.kernel.errors import RuleViolation
from parlour.scripture import bibles
from parlour.scripture import french as french_scripture
from parlour.scripture.canon import place
from parlour.scripture.claim_proofs import is_only_proper
from parlour.scripture.kinship import contradicted
from parlour.scripture.linked_words import headwords
from parlour.scripture.links import Links
from parlour.scripture.proofs import told_once
from parlour.scripture.references import translated
from parlour.scripture.relations import meanings
from parlour.scripture.siblings import split
from parlour.scripture.translation import in_english, is_function_word
from parlour.words import WordList, compiled, english, french

MOST_PROOFS = 3
COMPARED_PROOFS = 8 * MOST_PROOFS
"""Proofs of a tag of which those are shown that tell something new."""
MOST_VERSES = 4

IN_LOGS = {"dictionary-rulebook": "tag-on"}
"""Names of lists in logs, where they differ."""


class Verdict(msgspec.Struct, frozen=True):
    """The text's verdict on a claim: proved, refuted, or open (None)."""

    stands: bool | None
    proofs: tuple[Evidence, ...] = ()
    closest: tuple[Shown, ...] = ()
    "Passages for voters, if the text leaves the claim open."


# Words


@cache
def dictionary(edition: Edition) -> WordList:
    """The game dictionary of that edition (TO-1)."""
    return scripture.dictionary() if edition == "en" else french_scripture.dictionary()


@lru_cache(maxsize=64)
def _words(edition: Edition, word_list: str, own: tuple[str, ...], bible: str) -> WordList:
    """The words of a table, each with the list that has it."""
    parts = [dictionary(edition)]
    if word_list == "general":
        parts.append(english() if edition == "en" else french())
    text = bibles.chosen(bible)
    if text is not None and text.about.language in (edition, ""):
        parts.append(text.vocabulary)
    if own:
        parts.append(WordList.of("the table's own list", own))
    return parts[0] if len(parts) == 1 else WordList.union("game dictionary", *parts)


def words(options: TagOnOptions) -> WordList:
    return _words(options.edition, options.word_list, options.own_words, options.bible)


def list_of(word: str, options: TagOnOptions) -> str:
    """TO-1, TO-16: name of the list that has the word; empty if none does."""
    if options.word_list == "any":
        return "any letters"
    found = next((part.find(word) or "" for part in _lists(options) if word in part), "")
    return IN_LOGS.get(found, found)


def _lists(options: TagOnOptions) -> Iterable[WordList]:
    found = words(options)
    return found.parts if found.name == "game dictionary" else (found,)


@cache
def names(edition: Edition, kind: ClaimKind) -> WordList:
    """The names of that kind in the dictionary.

    >>> "EGYPT" in names("en", "land"), "JEREMIE" in names("fr", "book"), "EGYPT" in names("en", "book")
    (True, True, False)
    """
    known = scripture.names() if edition == "en" else compiled("french-table-names")
    return WordList.of(kind, (name for name in known if is_so(kind, name, edition)))


def graph(options: TagOnOptions) -> WordGraph:
    """The words that bots, hints and samples use."""
    return words(options).graph


# Tags


def check_tag(word: str, other: str, edition: Edition) -> None:
    """TO-50: function words neither tag nor are tagged, and a word never tags a form of itself."""
    refusal: RuleViolation | None = scripture.bar(word, other, edition)
    if refusal is not None:
        raise refusal


def may_tag(word: str, other: str, edition: Edition) -> bool:
    """Whether a tag is permitted, before the text is consulted."""
    return scripture.bar(word, other, edition) is None


def heads(word: str, edition: Edition) -> list[str] | None:
    """The headwords of a word: words that share one may not tag each other. None for a function word.

    >>> heads("ANGELS", "en"), heads("UNTO", "en")
    (['ANGEL'], None)
    """
    return None if is_function_word(word, edition) else sorted(headwords(word, edition))


@lru_cache(maxsize=5_000)
def tag(word: str, other: str, edition: Edition, bible: str = bibles.KJV, links: Links = "close") -> Verdict:
    """TO-50: the link between two words, in the table's Bible or in the King James Version."""
    known = bible if bibles.chosen(bible) else bibles.KJV
    proofs = scripture.connect(word, other, limit=COMPARED_PROOFS, language=edition, bible=known, links=links)
    if proofs:
        return Verdict(True, _kept(islice(told_once(proofs), MOST_PROOFS), edition))
    near = scripture.closest(word, other, language=edition)
    return Verdict(
        None,
        closest=tuple(
            _shown(verse, passage, (word, other), edition, bible)
            for one in near
            for verse, passage in zip(one.verses, one.passages, strict=True)
        ),
    )


@lru_cache(maxsize=100_000)
def is_linked(word: str, other: str, edition: Edition, links: Links = "close") -> bool:
    """Whether the text links two words: `tag` without proofs, for bots."""
    return scripture.connected([word], [other], language=edition, links=links)[0][0]


def _shown(
    verse: int, passage: scripture.Marked, about: tuple[str, ...], edition: Edition, bible: str = bibles.KJV
) -> Shown:
    """A verse of the King James Version, quoted from the table's Bible if that has the edition's language."""
    text = bibles.chosen(bible)
    own = text.find(place(verse)) if text is not None and text.about.language == edition else None
    if text is not None and own is not None:
        passage = text.marked(own, about, edition)
        return _cited(Shown(passage.reference, passage.text, passage.marks))
    return _cited(Shown(scripture.reference(verse, edition), passage.text, passage.marks))


def _cited(shown: Shown) -> Shown:
    """With its reference in both languages."""
    return msgspec.structs.replace(
        shown, references=(translated(shown.reference, "en"), translated(shown.reference, "fr"))
    )


def cited(proofs: Iterable[Evidence]) -> tuple[Evidence, ...]:
    """The proofs with references in both languages, which those of earlier versions do not have."""
    return tuple(
        msgspec.structs.replace(proof, passages=tuple(one if one.references else _cited(one) for one in proof.passages))
        for proof in proofs
    )


def _kept(proofs: Iterable[scripture.Proof], edition: Edition) -> tuple[Evidence, ...]:
    """The proofs as shown and logged; references are in the language of the edition."""
    found = []
    for proof in proofs:
        pairs = zip(proof.references(edition), proof.passages, strict=True)
        passages = tuple(_cited(Shown(where, passage.text, passage.marks)) for where, passage in pairs)
        told, title = ((say("en"), say("fr")) for say in (proof.sentence, proof.title))
        found.append(Evidence(proof.kind, told, passages, proof.strength, title))
    return tuple(found)


# Claims


@lru_cache(maxsize=5_000)
def claim(kind: ClaimKind, word: str, edition: Edition, bible: str = bibles.KJV) -> Verdict:
    """TO-34, TO-35: whether the word is a book, a character, a land or an utterance."""
    proofs = _proofs(kind, word, edition)
    if proofs:
        return Verdict(True, _kept(proofs[:MOST_PROOFS], edition))
    meant = in_english(word, edition)
    if kind == "book" or (kind == "utterance" and is_only_proper(word, edition)):
        return Verdict(False)  # the 66 books are complete, and a proper noun is not an utterance
    cited = [passage.reference for one in meant for passage in scripture.passages(one, limit=MOST_PROOFS)]
    verses = tuple(verse for one in cited[:MOST_PROOFS] if (verse := scripture.find_verse(one)) is not None)
    marked = scripture.Proof("character", (word,), verses, english=meant).passages
    closest = zip(verses, marked, strict=True)
    return Verdict(None, closest=tuple(_shown(verse, one, (word,), edition, bible) for verse, one in closest))


@lru_cache(maxsize=20_000)
def is_so(kind: ClaimKind, word: str, edition: Edition) -> bool:
    """Whether the text proves that the word is of that kind: `claim` without proofs, for bots."""
    return bool(_proofs(kind, word, edition, 1))


def _proofs(kind: ClaimKind, word: str, edition: Edition, most: int = MOST_PROOFS) -> tuple[scripture.Proof, ...]:
    match kind:
        case "book":
            return scripture.is_book(word, edition)
        case "land":
            return scripture.is_land(word, edition)
        case "character":
            return scripture.is_character(word, edition)
        case _:
            return scripture.uttered(word, most, edition)


def stands(what: str, word: str, options: TagOnOptions, other: str = "", relation: str = "") -> bool:
    """Whether the text proves a challenged claim, as `judge` “text” asks it, without proofs.

    >>> options = TagOnOptions()
    >>> stands("tag", "GOD", options, "ANGEL"), stands("land", "GOD", options)
    (True, False)
    >>> stands("kin", "RUTH", options, "DAVID", "great-grandmother")
    True
    """
    edition = options.edition
    match what:
        case "tag" if bibles.chosen(options.bible):
            return tag(word, other, edition, options.bible, options.links).stands is True
        case "tag":
            return is_linked(word, other, edition, options.links)
        case "kin":
            return kin(word, relation, other, edition).stands is True
        case "book" | "character" | "land" | "utterance":
            return is_so(what, word, edition)
        case _:
            raise ValueError(f"{what!r} is no claim")


def is_relation(word: str) -> bool:
    """Whether that is a kinship term in English or French (TO-36)."""
    base, _ = split(word)
    return bool(meanings(base))


@lru_cache(maxsize=5_000)
def kin(word: str, relation: str, other: str, edition: Edition) -> Verdict:
    """TO-36: whether the first person has that relation to the other."""
    if not (scripture.persons(word) and scripture.persons(other)):
        return Verdict(None)
    found = scripture.related(word, relation, other)
    if found is None:
        return Verdict(False if contradicted(word, relation, other) else None)
    proof = scripture.Proof("kin", (word, other), found.references[:MOST_VERSES], relation=found)
    return Verdict(True, _kept([proof], edition))


@lru_cache(maxsize=50_000)
def relation(word: str, other: str, edition: Edition) -> str:
    """The relation of the first person to the other, in the language of the edition; empty if there is none.

    >>> relation("RUTH", "DAVID", "en"), relation("RUTH", "DAVID", "fr"), relation("RUTH", "LAMB", "en")
    ('great-grandmother', 'arrière-grand-mère', '')
    """
    if word == other or not (scripture.persons(word) and scripture.persons(other)):
        return ""
    found = (one.word(edition) for one in scripture.kin(word, other))
    return next((name for name in found if is_relation(name)), "")
