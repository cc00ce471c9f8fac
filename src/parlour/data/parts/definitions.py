"""Definitions: a gloss for each English word that WordNet has, and our own lines on persons, places and books.

A word has at most one gloss for each part of speech: that of its most frequent sense that is fit for families
(AG-8). Many words share a gloss, so glosses are numbered and stored in compressed blocks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import msgspec

from parlour.data import citations, lists, text_blocks, word_table
from parlour.data.errors import DataError
from parlour.data.letters import fold
from parlour.data.part_builder import OwnList, Part, PartBuilder
from parlour.data.parts.forms import WORDNET, WORDNET_PACKAGE
from parlour.data.parts.kjv import VERSES
from parlour.data.parts.people import PERSONS
from parlour.data.wordnet import WordNet

LONGEST = 180
_SHORT = 3  # YAY is a language, too
_WORD = re.compile(r"[^\W\d_]+(?:'[a-z]+)?")
# Glosses that say so themselves are not for a family's table either.
_COARSE = re.compile(
    r"obscen|vulgar|offensive (?:term|name|word)|disparag|derogatory|\bslurs?\b|slang|\blust|illicit|pervers|narcotic"
    r"|suicide|homosexual|lesbian|intercourse|masturbat|prostitut|bowel|\bexcrement|defecat"
)


def glosses(net: WordNet, word: str, unfit: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Part of speech and gloss of the first fit sense of each part of speech.

    A sense with a capital is taken if it is of a kind, as EGYPTIAN, not of one person or place, and there is no other.
    """
    for small in (True, False):
        found = dict(_first_fit(net, word, unfit, small))
        yield from sorted(found.items())
        if found:
            return


def _first_fit(net: WordNet, word: str, unfit: frozenset[str], small: bool) -> Iterator[tuple[str, str]]:
    for part, senses in net.senses.get(word, {}).items():
        for sense in senses:
            synset = net.synsets[sense.synset]
            text = definition(synset.gloss)
            is_wanted = sense.written[0].islower() if small else len(word) > _SHORT and not synset.instance_of
            if " " not in sense.written and is_wanted and text and is_fit(text, unfit):
                yield part, text
                break


def definition(gloss: str) -> str:
    """The definition in a gloss, without examples; only its first clauses if it is long, and as a whole if it is one.

    >>> definition('a gnawing animal; "a rat"; "mice"'), definition('(of speech) clear; easily heard; "clear tones"')
    ('a gnawing animal', '(of speech) clear; easily heard')
    """
    text = gloss.partition('; "')[0].strip().strip(";").strip()
    if text.startswith('"'):
        return ""
    while len(text) > LONGEST and "; " in text:
        text = text.rpartition("; ")[0]
    return text


def is_fit(text: str, unfit: frozenset[str]) -> bool:
    return not _COARSE.search(text.lower()) and not any(fold(word) in unfit for word in _WORD.findall(text))


def _compile_glosses(builder: PartBuilder) -> None:
    net, unfit = builder[WORDNET], builder.words["unfit"]
    numbers: dict[str, int] = {}
    entries: dict[str, bytes] = {}
    for word in sorted((builder.words["acceptable"] | builder.words["dictionary"]) - unfit):
        value = bytearray()
        for part, text in glosses(net, word, unfit):
            value += part.encode() + numbers.setdefault(text, len(numbers)).to_bytes(3, "little")
        if value:
            entries[word] = bytes(value)
    for name, (body, index) in (("glosses", text_blocks.pack(list(numbers))), ("words", word_table.pack(entries))):
        builder.section(f"definitions/{name}", body)
        builder.section(f"definitions/{name}-index", index)
    builder.count("defined-words", len(entries))
    builder.took(WORDNET_PACKAGE, glosses=len(numbers))


Line = tuple[int, int, str, str]
"""Book and chapter (0: none), English, French."""


def _compile_lines(builder: PartBuilder) -> None:
    chapters = {(verse.book, verse.chapter) for verse in builder[VERSES]}
    numbers = {name: number for number, name in enumerate(citations.books(), 1)}

    def chapter(text: str) -> tuple[int, int]:
        book, _, number = text.rpartition(" ")
        if not number.isdigit() or (numbers.get(book, 0), int(number)) not in chapters:
            raise DataError(f"definitions: {text!r} is not a chapter")
        return numbers[book], int(number)

    ids = {row.id for row in builder[PERSONS].rows}
    kinds = {tuple(line.split("\t")[:2]) for line in lists.lines("places.tsv")}
    spirits = {line.partition("\t")[0] for line in lists.lines("spirits.tsv")}
    books = [line.partition("|")[0].strip() for line in lists.lines("books.txt")]
    found: dict[str, dict[str, Line]] = {"people": {}, "places": {}, "spirits": {}, "books": {}}
    for id, cited, english, french in _rows("people", 4):
        _require(id in ids, "people", id)
        found["people"][id] = (*chapter(cited), english, french)
    for name, kind, cited, english, french in _rows("places", 5):
        _require((name, kind) in kinds, "places", name)
        found["places"][f"{fold(name)} {kind}"] = (*chapter(cited), english, french)
    for name, english, french in _rows("spirits", 3):
        _require(name in spirits, "spirits", name)
        found["spirits"][fold(name)] = (0, 0, english, french)
    for name, english, french in _rows("books", 3):
        _require(name in books, "books", name)
        found["books"][str(books.index(name) + 1)] = (0, 0, english, french)
    _require(len(found["books"]) == len(books), "books", "not every book")
    _check_fit(builder, found)
    builder.section("definitions/lines", msgspec.msgpack.encode(found))
    for name, rows in found.items():
        builder.count(f"defined-{name}", len(rows))


def _rows(table: str, columns: int) -> Iterator[list[str]]:
    once = set()
    for line in lists.lines(f"definitions/{table}.tsv"):
        cells = line.split("\t")
        if len(cells) != columns or cells[0] in once or not all(cells):
            raise DataError(f"definitions/{table}.tsv: {line!r} has not {columns} columns, or is there twice")
        once.add(cells[0])
        yield cells


def _require(known: bool, table: str, name: str) -> None:
    if not known:
        raise DataError(f"definitions/{table}.tsv: {name} is unknown")


def _check_fit(builder: PartBuilder, found: Mapping[str, Mapping[str, Line]]) -> None:
    for rows in found.values():
        for _, _, english, french in rows.values():
            for text, unfit in ((english, builder.words["unfit"]), (french, builder.words["unfit-fr"])):
                if wrong := [word for word in _WORD.findall(text) if fold(word) in unfit]:
                    raise DataError(f"definitions: {text!r} has the unfit word {wrong[0]}")


def _compile(builder: PartBuilder) -> None:
    _compile_glosses(builder)
    _compile_lines(builder)


PART = Part(
    step="definitions",
    archives=(WORDNET_PACKAGE,),
    lists=(
        OwnList("definitions/people.tsv", "The best-known persons, each in a line, in English and French."),
        OwnList("definitions/places.tsv", "The best-known places, each in a line, in English and French."),
        OwnList("definitions/spirits.tsv", "Spirit creatures, each in a line, in English and French."),
        OwnList("definitions/books.tsv", "The books of the Bible, each in a line, in English and French."),
    ),
    counts={
        "defined-words": "English words with a gloss from WordNet",
        "defined-people": "persons with a line of our own",
        "defined-places": "places with a line of our own",
        "defined-spirits": "spirit creatures with a line of our own",
        "defined-books": "books with a line of our own",
    },
    compile=_compile,
)
