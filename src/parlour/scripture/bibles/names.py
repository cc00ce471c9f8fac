"""Identifies books by English or French name, abbreviation, or OSIS or USFM code."""

from __future__ import annotations

import re
from functools import cache

from parlour.data import french_table
from parlour.data.letters import fold
from parlour.scripture.canon import books

# Codes in the order of the books: OSIS, then USFM.
_OSIS = """Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song Isa
Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph
Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John 3John Jude Rev"""
_USFM = """GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JOB PSA PRO ECC SNG ISA JER LAM EZK DAN
HOS JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM
HEB JAS 1PE 2PE 1JN 2JN 3JN JUD REV"""
# Other spellings of names in Bible files.
_OTHER = {
    "Song of Songs": 22, "Canticles": 22, "Cantique": 22, "Cantique des Cantiques": 22, "Revelation of John": 66,
    "Apocalypse": 66, "Acts of the Apostles": 44, "Psalm": 19, "Psaume": 19, "Jonah": 32, "Job": 18,
}  # fmt: skip
_ROMAN = {"III": "3", "II": "2", "I": "1"}


def _bare(name: str) -> str:
    """Normalizes a name: Roman numerals, spaces, dots, accents.

    >>> _bare("II Samuel"), _bare("1er Samuel"), _bare("Éz."), _bare("1st John")
    ('2SAMUEL', '1SAMUEL', 'EZ', '1JOHN')
    """
    found = re.match(r"\s*(I{1,3}|[123])(?:er|ère|re|e|ème|st|nd|rd)?[\s._-]*(?=[^\W\d_]{2})(.+)", name)
    if found and (found[1].isdigit() or re.match(r"\s*I{1,3}[\s._-]", name)):
        return _ROMAN.get(found[1], found[1]) + fold(found[2])
    return fold(name)


@cache
def _numbers() -> dict[str, int]:
    found: dict[str, int] = {}

    def add(name: str, number: int) -> None:
        found.setdefault(_bare(name), number)

    for number, code in enumerate(_OSIS.split(), 1):
        add(code, number)
    for number, code in enumerate(_USFM.split(), 1):
        add(code, number)
    for book in books():
        for name in (book.name, book.cited, *book.abbreviations):
            add(name, book.number)
    for number, (name, cited, others) in enumerate(french_table.books(), 1):
        for written in (name, cited, *others):
            add(written, number)
    for name, number in _OTHER.items():
        add(name, number)
    return found


def book_number(name: str) -> int | None:
    """Number of a book, from 1 to 66, by any of its names; None if unknown.

    >>> [book_number(name) for name in ("Genesis", "Genèse", "Gn", "1Sam", "I Samuel", "1 Corinthiens", "PSA", "Tobit")]
    [1, 1, 1, 9, 9, 46, 19, None]
    """
    written = name.strip()
    if written.isdigit():
        return int(written) if 1 <= int(written[:4]) <= len(books()) else None
    return _numbers().get(_bare(written))
