"""Bibles as tables: a row for each verse, with its book, chapter, verse and text."""

from __future__ import annotations

import csv
import io

from parlour.data.letters import fold
from parlour.scripture.bibles.errors import BibleFault
from parlour.scripture.bibles.names import book_number
from parlour.scripture.bibles.verse_builder import MAX_LETTERS, VerseBuilder

# Accepted column names, folded.
_COLUMNS = {
    "book": ("BOOK", "LIVRE", "BUCH", "LIBRO", "BOOKNAME", "BOOKID", "B", "BOOKNUMBER", "NOMDULIVRE"),
    "chapter": ("CHAPTER", "CHAPITRE", "KAPITEL", "CAPITULO", "CHAP", "CH", "C"),
    "verse": ("VERSE", "VERSET", "VERS", "VERSICULO", "VERSENUMBER", "V"),
    "text": ("TEXT", "TEXTE", "SCRIPTURE", "TEXTO", "CONTENT", "WORDS", "T"),
}
_SEPARATORS = ",;\t|"


def read(text: str, file: str, builder: VerseBuilder) -> None:
    """Adds the verses of a CSV or TSV table to the builder; its first row may name the columns."""
    first = text.partition("\n")[0]
    separator = max(_SEPARATORS, key=first.count)
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    columns: list[int] = []
    before = 0
    try:
        for row in rows:
            line, before = before + 1, rows.line_num
            if not any(cell.strip() for cell in row):
                continue
            if not columns:
                columns, named = _columns(row, file, line)
                if named:
                    continue
            _verse(row, columns, file, line, builder)
    except csv.Error as error:
        raise BibleFault(file, rows.line_num or 1, "scripture-rows-table", reason=str(error)[:80]) from error


def _columns(row: list[str], file: str, line: int) -> tuple[list[int], bool]:
    """Indices of book, chapter, verse and text, and whether the row is a header."""
    folded = [fold(cell) for cell in row]
    found = [next((folded.index(name) for name in names if name in folded), -1) for names in _COLUMNS.values()]
    if -1 not in found:
        return found, True
    if len(row) == len(_COLUMNS) and row[1].strip().isdigit() and row[2].strip().isdigit():
        return [0, 1, 2, 3], False
    missing = next(name for name, place in zip(_COLUMNS, found, strict=True) if place < 0)
    raise BibleFault(file, line, "scripture-rows-column", column=missing)


def _verse(row: list[str], columns: list[int], file: str, line: int, builder: VerseBuilder) -> None:
    if len(row) <= max(columns):
        raise BibleFault(file, line, "scripture-rows-too-few", count=len(row))
    book, chapter, verse, text = (row[column] for column in columns)
    number = book_number(book)
    if number is None:
        raise BibleFault(file, line, "scripture-rows-book", book=book.strip()[:40])
    for written in (chapter, verse):
        if not written.strip().isascii() or not written.strip().isdigit() or len(written.strip()) > 4:
            raise BibleFault(file, line, "scripture-rows-number", text=written.strip()[:20])
    if len(text) > 2 * MAX_LETTERS:
        raise BibleFault(file, line, "scripture-fault-verse-length", count=len(text))
    builder.add((number, int(chapter), int(verse)), text, file, line)
