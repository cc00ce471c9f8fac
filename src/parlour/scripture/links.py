"""Links between two words (TO-13, TO-50): verses that have both, neighbouring verses, and facts.

>>> for proof in connect("DAVID", "GOLIATH", limit=2):
...     print(proof.sentence())
DAVID and GOLIATH appear in the same verse: 1 Samuel 17:23.
DAVID and GOLIATH appear in the same verse: 1 Samuel 21:9.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice

import msgspec
from msgspec.structs import replace

from parlour.kernel.errors import RuleViolation
from parlour.scripture import kinship, speech, verses
from parlour.scripture.bibles.bible import Bible
from parlour.scripture.bibles.library import bible as imported_bible
from parlour.scripture.canon import books_named
from parlour.scripture.forms import bases, family
from parlour.scripture.geography import places
from parlour.scripture.people import Person, called
from parlour.scripture.proofs import PLACE_KINDS, Kind, Proof
from parlour.scripture.text import Marked, text, words
from parlour.scripture.translation import in_english, is_function_word

_RELATIONS = 3  # most relations shown, of namesakes and of persons related in several ways
_COMPARED = 10  # verses compared to find the one with both words closest together
# Synonyms of the kinds of places.
_KIND_WORDS = {
    "brook": ("STREAM",),
    "city": ("TOWN",),
    "island": ("ISLE",),
    "land": ("COUNTRY",),
    "mountain": ("MOUNT",),
    "sea": ("LAKE",),
    "station": ("CAMP",),
    "well": ("FOUNTAIN",),
    "wilderness": ("DESERT",),
}
_ALL_KINDS = frozenset(word for kind in PLACE_KINDS for word in (kind.upper(), *_KIND_WORDS.get(kind, ())))


def connect(one: str, other: str, *, limit: int = 5, language: str = "en", bible: str = "") -> list[Proof]:
    """Proofs of a direct scriptural link, best first; empty if the text has none.

    If an imported Bible is named, its verses come first, then those of the King James Version ("kjv").

    >>> connect("GOD", "GODS"), connect("GOD", "THE")
    ([], [])
    """
    left, right = _linked_word(one, language), _linked_word(other, language)
    found = proofs_in_bible(imported_bible(bible), one, other, limit=limit) if bible not in ("", "kjv") else []
    if len(found) < limit and not _is_barred(left, right):
        found += islice(_proofs(left, right, limit), limit - len(found))
    return found


def proofs_in_bible(bible: Bible, one: str, other: str, *, limit: int = 5) -> list[Proof]:
    """Proofs from an imported Bible, best first."""
    return [
        Proof("same-verse" if len(found) == 1 else "neighbours", (one, other), found, bible=bible.about.name)
        for found in islice(bible.shared(one, other), limit)
    ]


def bar(one: str, other: str, language: str = "en") -> RuleViolation | None:
    """Why two words may not be linked whatever the text says; None if they may.

    >>> print(bar("UNTO", "GOD"), bar("LOVE", "LOVETH"), bar("GOD", "LOVE"), sep="\\n")
    UNTO is only a little helper word, so it can’t be linked. (TO-50)
    LOVE and LOVETH are the same word, so they can’t be linked. (TO-50)
    None
    """
    for word in (one, other):
        if is_function_word(word, language):
            return RuleViolation("TO-50", "scripture-little-word", word=word)
    if one == other or _is_barred(_linked_word(one, language), _linked_word(other, language)):
        return RuleViolation("TO-50", "scripture-same-word", one=one, other=other)
    return None


def connected(candidates: Sequence[str], board: Sequence[str], *, language: str = "en") -> list[list[bool]]:
    """For each candidate, whether `connect` proves a link with each word of the board: all pairs at once, for bots.

    >>> connected(["GOD", "LIGHT"], ["ANGEL", "GODS", "THE"])
    [[True, False, False], [True, True, False]]
    """
    on_board = [_linked_word(word, language) for word in board]
    reaches = [one.verses | verses.neighbours(one.verses) for one in on_board]
    found = []
    for candidate in (_linked_word(word, language) for word in candidates):
        own, mine = candidate.verses, candidate.bases
        row = []
        for other, reach in zip(on_board, reaches, strict=True):
            if not mine.isdisjoint(other.bases):
                row.append(False)
            elif own & reach:
                row.append(True)
            else:
                row.append(_may_share_fact(candidate, other) and _shares_fact(candidate, other))
        found.append(row)
    return found


class _LinkedWord(msgspec.Struct, frozen=True):
    """A word with the data that quickly decides whether it may be linked with another."""

    word: str
    english: tuple[str, ...]
    bases: frozenset[str]  # every function word has the base "", as if all were forms of one word
    verses: int
    fact_verses: int  # verses spoken by persons of that name, and verses of books of that name
    is_place: bool
    people: tuple[Person, ...]
    kin_groups: frozenset[int]  # groups of relatives that these persons belong to

    def proof(self, kind: Kind, other: _LinkedWord, found: Iterable[int], about: str = "") -> Proof:
        return Proof(kind, (self.word, other.word), tuple(found), about, english=(*self.english, *other.english))


@lru_cache(maxsize=2048)
def _linked_word(word: str, language: str) -> _LinkedWord:
    english = in_english(word, language)
    if is_function_word(word, language):
        return _LinkedWord(word, english, frozenset({""}), 0, 0, False, (), frozenset())
    said = fact_verses = 0
    for one in english:
        said |= verses.verses_of(one)
        for number in speech.speaker_numbers(one):
            fact_verses |= speech.verses_spoken_by(number)
        for book in books_named(one):
            fact_verses |= verses.books()[book.number - 1]
    kin_group = kinship.family().kin_group
    people = tuple(person for one in english for person in called(one))
    kin_groups = frozenset(kin_group[person] for person in people if person in kin_group)
    own = frozenset(base for one in english for base in bases(one)) or frozenset({word})
    return _LinkedWord(word, english, own, said, fact_verses, any(map(places, english)), people, kin_groups)


def _is_barred(one: _LinkedWord, other: _LinkedWord) -> bool:
    return not one.bases.isdisjoint(other.bases) or "" in one.bases | other.bases


def _may_share_fact(one: _LinkedWord, other: _LinkedWord) -> bool:
    """Whether a fact about both words is possible."""
    return bool(
        one.fact_verses & other.verses
        or other.fact_verses & one.verses
        or (one.is_place and not other.bases.isdisjoint(_ALL_KINDS))
        or (other.is_place and not one.bases.isdisjoint(_ALL_KINDS))
        or not one.kin_groups.isdisjoint(other.kin_groups)
    )


def _shares_fact(one: _LinkedWord, other: _LinkedWord) -> bool:
    """Whether there is a fact about both words."""
    if not one.kin_groups.isdisjoint(other.kin_groups) and kinship.are_kin(one.people, other.people):
        return True
    return next(_other_facts(one, other), None) is not None


def _proofs(one: _LinkedWord, other: _LinkedWord, limit: int) -> Iterator[Proof]:
    for verse in best(one.verses & other.verses, one.english, other.english, limit):
        yield one.proof("same-verse", other, (verse,))
    near = one.verses & verses.neighbours(other.verses)
    for verse in _readable(near, limit):
        there = next(place for place in (verse - 1, verse + 1) if place >= 0 and other.verses >> place & 1)
        yield one.proof("neighbours", other, sorted((verse, there)))
    yield from _facts(one, other)


def _facts(one: _LinkedWord, other: _LinkedWord) -> Iterator[Proof]:
    """Facts of the knowledge base: kinship, speakers, kinds of places, books."""
    if not one.kin_groups.isdisjoint(other.kin_groups):
        for relation in islice(kinship.relations(one.people, other.people), _RELATIONS):
            yield replace(one.proof("kin", other, relation.references), relation=relation)
    yield from _other_facts(one, other)


def _other_facts(one: _LinkedWord, other: _LinkedWord) -> Iterator[Proof]:
    pairs = ((one, other), (other, one))
    for speaker, word in pairs:
        for number in (number for name in speaker.english for number in speech.speaker_numbers(name)):
            said = next((said for form in word.english for said in speech.said_by(number, form)), None)
            if said is not None:
                yield speaker.proof("speaker", word, (said.verse,), said.speaker)
    for name, word in pairs:
        for place in (place for form in name.english for place in places(form)):
            kinds = (place.kind.upper(), *_KIND_WORDS.get(place.kind, ()))
            if not word.bases.isdisjoint(kinds):
                yield name.proof("place", word, (place.verse,), place.kind)
    for name, word in pairs:
        for book in (book for form in name.english for book in books_named(form)):
            within = word.verses & verses.books()[book.number - 1]
            if within:
                yield name.proof("book", word, _readable(within, 1), str(book.number))


def best(shared: int, one: tuple[str, ...], other: tuple[str, ...], limit: int) -> list[int]:
    """The best verses with both words: the words close together, in a short or well-known verse."""
    if not shared or limit <= 0:
        return []
    left = frozenset(form for word in one for form in family(word))
    right = frozenset(form for word in other for form in family(word))
    known = verses.well_known()

    def cost(verse: int) -> float:
        written = words(text().wording(verse))
        ours = [place for place, word in enumerate(written) if word in left]
        theirs = [place for place, word in enumerate(written) if word in right]
        apart = min(abs(place - there) for place in ours for there in theirs)
        return apart + len(written) / 6 - (25 if known >> verse & 1 else 0)

    compared = _readable(shared, max(_COMPARED, limit))
    return sorted(compared, key=lambda verse: (cost(verse), verse))[:limit]


def _readable(among: int, limit: int) -> list[int]:
    """Some verses of a set: well-known ones first, then shorter ones."""
    found: list[int] = []
    for tier in (verses.well_known(), *verses.short()):
        found += islice(verses.numbers(among & tier), limit - len(found))
        among &= ~tier
        if len(found) >= limit or not among:
            break
    return found


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
    kjv, ours, theirs = text(), _linked_word(one, language), _linked_word(other, language)
    left = [(verse, 0) for verse in verses.numbers(ours.verses)]
    right = [(verse, 1) for verse in verses.numbers(theirs.verses)]
    last: list[int | None] = [None, None]
    pairs: set[tuple[int, int, int]] = set()
    for verse, side in sorted(left + right):
        there = last[1 - side]
        if there is not None and kjv.book(there) == kjv.book(verse):
            pairs.add((verse - there, verse, there) if side == 0 else (verse - there, there, verse))
        last[side] = verse
    found = []
    for apart, first, second in sorted(pairs)[:limit]:
        proof = ours.proof("neighbours", theirs, sorted({first, second}))
        found.append(ClosePassages(proof.passages, apart, proof.verses))
    return found
