"""Who or what a name of the Bible is, in one line for each person, place and book."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice

import msgspec

from parlour import data
from parlour.data.letters import fold
from parlour.kernel.i18n import say
from parlour.scripture import kinship
from parlour.scripture.canon import books_named
from parlour.scripture.episode_table import at
from parlour.scripture.geography import Place, places
from parlour.scripture.people import Person, persons
from parlour.scripture.references import book_name, cite, cited_books
from parlour.scripture.translation import in_english

_PLACES = {
    "brook": "scripture-a-brook",
    "cave": "scripture-a-cave",
    "city": "scripture-a-city",
    "field": "scripture-a-field",
    "forest": "scripture-a-forest",
    "garden": "scripture-a-garden",
    "gate": "scripture-a-gate",
    "hill": "scripture-a-hill",
    "island": "scripture-an-island",
    "land": "scripture-a-land",
    "mountain": "scripture-a-mountain",
    "place": "scripture-a-place",
    "plain": "scripture-a-plain",
    "pool": "scripture-a-pool",
    "region": "scripture-a-region",
    "river": "scripture-a-river",
    "rock": "scripture-a-rock",
    "sea": "scripture-a-sea",
    "station": "scripture-a-station",
    "tower": "scripture-a-tower",
    "valley": "scripture-a-valley",
    "well": "scripture-a-well",
    "wilderness": "scripture-a-wilderness",
}


class Described(msgspec.Struct, frozen=True):
    """A person, a place or a book in one line."""

    kind: str  # "book", "spirit", "person", "place"
    name: str
    text: str

    def sentence(self, language: str = "en") -> str:
        """The name and its line, in the language of the line."""
        return say("scripture-described", language, name=self.name, text=self.text)


Line = tuple[int, int, str, str]


@cache
def _lines() -> dict[str, dict[str, Line]]:
    return msgspec.msgpack.decode(data.opened().section("definitions/lines"), type=dict[str, dict[str, Line]])


def definitions(word: str, language: str = "en", limit: int = 6, *, reader: str = "") -> tuple[Described, ...]:
    """Descriptions of the bearers of a name: books, then beings, persons and places, the best known first.

    `language` is that of the word, `reader` that of the lines.

    >>> [one.text for one in definitions("DAVID")]
    ['Son of Jesse, shepherd, psalmist and king of Israel (1 Samuel 16).']
    >>> definitions("ONAM")[0].text, definitions("MOÏSE", "fr")[0].name, definitions("MONKEY")
    ('Son of Jerahmeel (1 Chronicles 2:26).', 'Moïse', ())
    """
    return tuple(islice(dict.fromkeys(_all(fold(word), language, reader or language)), limit))


def _all(word: str, language: str, reader: str) -> Iterator[Described]:
    for book in books_named(word, language):
        yield Described("book", book_name(book.number, reader), _own("books", str(book.number), reader))
    everybody, english, written = persons(word), in_english(word, language), word.capitalize()
    for one in () if everybody else english:
        if one in _lines()["spirits"]:
            yield Described("spirit", written, _own("spirits", one, reader))
    for person in everybody:
        yield Described("person", person.name(reader), describe_person(person, reader))
    found = [place for one in english for place in places(one)]
    known = {place.kind for place in found if _is_own(place)}
    for place in found:
        # Two spellings of a place, such as NINEVEH and NINEVE, have one line.
        if place.kind not in known or _is_own(place):
            yield Described("place", place.name if language == "en" else written, describe_place(place, reader))


def _is_own(place: Place) -> bool:
    return f"{place.word} {place.kind}" in _lines()["places"]


def describe_person(person: Person, language: str = "en") -> str:
    """A person in one line: our own, or by kin, or by the episode of the verse that names the person."""
    if person.id in _lines()["people"]:
        return _own("people", person.id, language)
    described, where = kinship.who(person, language), cite(person.verses, language)
    if described != where:
        return f"{described[0].upper()}{described[1:]}."
    return say("scripture-appears-in", language, title=at(person.verses[0]).title(language), where=where)


def describe_place(place: Place, language: str = "en") -> str:
    """A place in one line: our own, or by its kind and the episode of the verse that shows it."""
    if _is_own(place):
        return _own("places", f"{place.word} {place.kind}", language)
    kind = say(_PLACES[place.kind], language)
    title, where = at(place.verse).title(language), cite((place.verse,), language)
    return say("scripture-place-in", language, kind=kind, title=title, where=where)


def _own(table: str, key: str, language: str) -> str:
    book, chapter, english, french = _lines()[table][key]
    text = french if language == "fr" else english
    return f"{text} ({cited_books(language)[book - 1]} {chapter})." if book else f"{text}."
