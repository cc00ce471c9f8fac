"""Links between two words (TO-13, TO-50): facts, episodes, and verses in which they belong together.

>>> for proof in connect("JACOB", "LADDER", limit=1):
...     print(proof.strength, proof.sentence())
episode JACOB and LADDER belong to the same story, “Jacob dreams of a ladder”: Genesis 28:10; Genesis 28:12.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Literal

import msgspec
from msgspec.structs import replace

from parlour.data import place_kinds
from parlour.kernel.errors import RuleViolation
from parlour.scripture import kinship, ranking, speech, verses
from parlour.scripture.association import belong_together, share_verse, stories
from parlour.scripture.bibles.bible import Bible
from parlour.scripture.bibles.library import bible as imported_bible
from parlour.scripture.lexemes import lexicon
from parlour.scripture.linked_words import LinkedWord, headwords, linked_word
from parlour.scripture.proofs import Kind, Proof
from parlour.scripture.ranking import Features
from parlour.scripture.text import Marked, text
from parlour.scripture.translation import is_function_word
from parlour.scripture.word_senses import Sense

Links = Literal["close", "verse", "open"]
"""What links two words (TO-50): facts, episodes and verses in which they belong together; any verse that has both; also
neighbouring verses."""

_RELATIONS = 3  # most relations shown, of namesakes and of persons related in several ways
_NEIGHBOURS = 6  # most pairs of neighbouring verses shown
_NEAR_KIN = 2  # facts in the chain of near relatives


def connect(
    one: str, other: str, *, limit: int = 5, language: str = "en", bible: str = "", links: Links = "close"
) -> list[Proof]:
    """Proofs of a direct scriptural link, the one that a reader would give first; empty if there is none.

    If an imported Bible is named, its verses come first, then those of the King James Version ("kjv").

    >>> connect("GOD", "GODS"), connect("GOD", "THE")
    ([], [])
    """
    left, right = linked_word(one, language), linked_word(other, language)
    found: list[Proof] = []
    if bible not in ("", "kjv"):
        found = proofs_in_bible(imported_bible(bible), one, other, limit=limit, links=links)
    if len(found) < limit and not _is_barred(left, right):
        found += _proofs(left, right, links)[: limit - len(found)]
    return found


def proofs_in_bible(bible: Bible, one: str, other: str, *, limit: int = 5, links: Links = "close") -> list[Proof]:
    """Proofs from an imported Bible, best first."""
    shared = bible.shared(one, other, neighbours=links == "open")
    if links == "close":
        both = [found[0] for found in shared]
        left, right = (bible.verses_of(word).bit_count() for word in (one, other))
        if not belong_together(len(both), left, right, len(bible)):
            both = [verse for verse in both if bible.has_phrase(verse, one, other)]
        shared = ((verse,) for verse in both)
    return [
        Proof("same-verse" if len(found) == 1 else "neighbours", (one, other), found, bible=bible.about.name)
        for found in islice(shared, limit)
    ]


def bar(one: str, other: str, language: str = "en") -> RuleViolation | None:
    """Why two words may not be linked whatever the text says; None if they may.

    >>> print(bar("UNTO", "GOD"), bar("CURSE", "CURSED"), bar("GOD", "LOVE"), sep="\\n")
    UNTO is a small word like AND or OF, so it can’t be linked. (TO-50)
    CURSE and CURSED are the same word, so they can’t be linked. (TO-50)
    None
    """
    for word in (one, other):
        if is_function_word(word, language):
            return RuleViolation("TO-50", "scripture-little-word", word=word)
    if one == other or not headwords(one, language).isdisjoint(headwords(other, language)):
        return RuleViolation("TO-50", "scripture-same-word", one=one, other=other)
    return None


def _is_barred(one: LinkedWord, other: LinkedWord) -> bool:
    return not one.heads.isdisjoint(other.heads) or "" in one.heads or "" in other.heads


def connected(
    candidates: Sequence[str], board: Sequence[str], *, language: str = "en", links: Links = "close"
) -> list[list[bool]]:
    """For each candidate, whether `connect` proves a link with each word of the board: all pairs at once, for bots.

    >>> connected(["GOD", "MOSES"], ["LIGHT", "GODS", "THE"])
    [[True, False, False], [True, True, False]]
    """
    on_board = [linked_word(word, language) for word in board]
    return [
        [not _is_barred(candidate, other) and _is_linked(candidate, other, links) for other in on_board]
        for candidate in (linked_word(word, language) for word in candidates)
    ]


def _is_linked(one: LinkedWord, other: LinkedWord, links: Links) -> bool:
    if links == "open" or one.met & other.met:  # most pairs meet in no episode
        for mine, theirs in _sense_pairs(one, other):
            if _share_verse(mine, theirs, links) or stories(mine, theirs):
                return True
            if links == "open" and mine.verses & verses.neighbours(theirs.verses):
                return True
    return _share_fact(one, other)


def _sense_pairs(one: LinkedWord, other: LinkedWord) -> Iterator[tuple[Sense, Sense]]:
    """Each sense of one word with each of the other, without the lexemes that both have: these prove nothing."""
    for mine in one.senses:
        for theirs in other.senses:
            shared = mine.set_of_lexemes & theirs.set_of_lexemes
            if not shared:
                yield mine, theirs
            elif (left := mine.without(shared)) and (right := theirs.without(shared)):
                yield left, right


def _share_verse(mine: Sense, theirs: Sense, links: Links) -> int:
    """The verses that prove a link."""
    return share_verse(mine, theirs) if links == "close" else mine.verses & theirs.verses


# Facts


def _share_fact(one: LinkedWord, other: LinkedWord) -> bool:
    """Whether there is a fact about both words."""
    if (one.said and _says(one, other)) or (other.said and _says(other, one)):
        return True
    if one.kin_groups and not one.kin_groups.isdisjoint(other.kin_groups) and kinship.are_kin(one.people, other.people):
        return True
    return (one.has_facts and _is_fact_of(one, other)) or (other.has_facts and _is_fact_of(other, one))


def _says(name: LinkedWord, word: LinkedWord) -> bool:
    """Whether a speaker of that name says the word, in exactly this spelling if only that one counts."""
    said = name.said & word.lexemes
    return bool(said & ~word.spelled) or (bool(said) and any(_sayings(name, word)))


def _sayings(name: LinkedWord, word: LinkedWord) -> Iterator[tuple[Sense, speech.Utterance]]:
    """For each speaker of that name and each sense of the word, the first time that it is said."""
    for sense in word.senses:
        for number in name.speakers:
            if lexicon().said_by(number) & sense.set_of_lexemes:
                for found in islice(speech.said_by(number, sense.lexemes, sense.verses), 1):
                    yield sense, found


def _is_fact_of(name: LinkedWord, word: LinkedWord) -> bool:
    """Whether a word says what a place of that name is or what office a person of that name holds, or stands in a book
    of that name.
    """
    return not name.kind_words.isdisjoint(word.bases) or _holds(name, word) or any(_in_books(name, word))


def _holds(name: LinkedWord, word: LinkedWord) -> bool:
    return any(not word.bases.isdisjoint(office.words) for office in name.offices)


def _in_books(name: LinkedWord, word: LinkedWord) -> Iterator[tuple[int, int, Sense]]:
    """The books of that name that have the word: number, verses, sense of the word."""
    for number in name.books:
        for sense in word.senses:
            if within := sense.verses & verses.books()[number - 1]:
                yield number, within, sense


# Proofs


class Ranked(msgspec.Struct, frozen=True):
    """A proof with the features by which proofs are ranked."""

    features: Features
    proof: Proof


def _proofs(one: LinkedWord, other: LinkedWord, links: Links) -> list[Proof]:
    """All proofs, the one that a reader would give first."""
    ranked = sorted(
        candidates(one, other, links),
        key=lambda each: (each.proof.kind == "neighbours", -ranking.score(each.features)),
    )
    told: dict[tuple[str, tuple[int, ...]], Proof] = {}
    for each in ranked:
        told.setdefault(_shown_once(each.proof), each.proof)
    return list(told.values())


def _shown_once(proof: Proof) -> tuple[str, tuple[int, ...]]:
    """Proofs that have this in common are one to a reader: a story is shown by its best verses."""
    if proof.strength == "fact":
        return proof.kind, proof.verses
    if proof.kind == "neighbours" or proof.episode is None:
        return "", proof.verses
    return "story", (proof.episode.first,)


def candidates(one: LinkedWord, other: LinkedWord, links: Links = "close") -> Iterator[Ranked]:
    """All proofs in no order."""
    facts = list(_facts(one, other))
    yield from facts
    pairs = [
        (mine, theirs, stories(mine, theirs), _share_verse(mine, theirs, links))
        for mine, theirs in _sense_pairs(one, other)
    ]
    is_linked = bool(facts) or any(told or both for _, _, told, both in pairs)
    for mine, theirs, told, both in pairs:
        lexemes = (*mine.lexemes, *theirs.lexemes)
        # A story named after the words is what a reader thinks of first, even if it is not what links them.
        named = ranking.named_after(mine, theirs) if is_linked else 0
        for found in ranking.shown(mine, theirs, told | named, both):
            kind: Kind = "episode" if told >> found.episode & 1 or not found.has_both else "same-verse"
            yield Ranked(found.features, replace(_proof(kind, one, other, found.verses), lexemes=lexemes))
        if links == "open":
            yield from _neighbours(one, other, mine, theirs)


def _neighbours(one: LinkedWord, other: LinkedWord, mine: Sense, theirs: Sense) -> Iterator[Ranked]:
    """Neighbouring verses with one word each; a verse with both says more and is shown without its neighbour."""
    both = mine.verses & theirs.verses
    left, right = mine.verses & ~both, theirs.verses & ~both
    for verse in ranking.readable(left & verses.neighbours(right), _NEIGHBOURS):
        there = next(place for place in (verse - 1, verse + 1) if place >= 0 and right >> place & 1)
        proof = _proof("neighbours", one, other, sorted((verse, there)))
        yield Ranked(Features(), replace(proof, lexemes=(*mine.lexemes, *theirs.lexemes)))


def _proof(kind: Kind, one: LinkedWord, other: LinkedWord, found: Iterable[int], about: str = "") -> Proof:
    return Proof(kind, (one.word, other.word), tuple(found), about, english=(*one.english, *other.english))


def _facts(one: LinkedWord, other: LinkedWord) -> Iterator[Ranked]:
    """Facts of the tables: kin, what a place is, office or trade, book, speaker."""
    if not one.kin_groups.isdisjoint(other.kin_groups):
        for relation in islice(kinship.relations(one.people, other.people), _RELATIONS):
            near = len(relation.chain) <= _NEAR_KIN
            proof = replace(_proof("kin", one, other, relation.references), relation=relation)
            yield Ranked(Features(kin=near, far_kin=not near), proof)
    for name, word in ((one, other), (other, one)):
        for place in name.places:
            if not word.bases.isdisjoint(place_kinds.words(place.kind)):
                yield Ranked(Features(fact=1), _proof("place", name, word, (place.verse,), place.kind))
        for office in name.offices:
            if not word.bases.isdisjoint(office.words):
                yield Ranked(Features(fact=1), _proof("office", name, word, (office.verse,), office.person.id))
        for number, within, sense in _in_books(name, word):
            proof = _proof("book", name, word, ranking.readable(within, 1), str(number))
            only = not name.senses
            yield Ranked(Features(book=only, other_book=not only), replace(proof, lexemes=sense.lexemes))
        for sense, found in _sayings(name, word):
            proof = _proof("speaker", name, word, (found.verse,), found.speaker)
            yield Ranked(Features(speaker=1), replace(proof, lexemes=sense.lexemes))


class ClosePassages(msgspec.Struct, frozen=True):
    """The closest occurrences of two words: a verse with each, and the distance in verses."""

    passages: tuple[Marked, ...]
    apart: int
    verses: tuple[int, ...] = ()
    """Numbers of these verses."""


def closest(one: str, other: str, *, limit: int = 3, language: str = "en") -> list[ClosePassages]:
    """The closest passages of two words in the same book, shown to voters when the text proves no link.

    >>> near = closest("MANNA", "LEEKS", limit=1)[0]
    >>> [passage.reference for passage in near.passages], near.apart
    (['Numbers 11:5', 'Numbers 11:6'], 1)
    """
    kjv, ours, theirs = text(), linked_word(one, language), linked_word(other, language)
    left = [(verse, 0) for verse in verses.numbers(_all_verses(ours))]
    right = [(verse, 1) for verse in verses.numbers(_all_verses(theirs))]
    lexemes = tuple(lexeme for word in (ours, theirs) for sense in word.senses for lexeme in sense.lexemes)
    last: list[int | None] = [None, None]
    pairs: set[tuple[int, int, int]] = set()
    for verse, side in sorted(left + right):
        there = last[1 - side]
        if there is not None and kjv.book(there) == kjv.book(verse):
            pairs.add((verse - there, verse, there) if side == 0 else (verse - there, there, verse))
        last[side] = verse
    found = []
    for apart, first, second in sorted(pairs)[:limit]:
        proof = replace(_proof("neighbours", ours, theirs, sorted({first, second})), lexemes=lexemes)
        found.append(ClosePassages(proof.passages, apart, proof.verses))
    return found


def _all_verses(word: LinkedWord) -> int:
    found = 0
    for sense in word.senses:
        found |= sense.verses
    return found
