"""A rulebook as a booklet: its chapters with their pictures, then the rules of all games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import parlour
from parlour.contract import markdown
from parlour.contract.printing import (
    Block,
    Contents,
    Document,
    Figure,
    Heading,
    Order,
    Pages,
    Paragraph,
    Piece,
    Span,
)
from parlour.kernel.i18n import say
from parlour.kernel.rulebook import FOLDER, Rulebook

_SIZE = re.compile(r' width="([\d.]+)" height="([\d.]+)"')
PIXEL = 0.24
"""Millimetres of a pixel of a picture."""


def has_rulebook(key: str) -> bool:
    return (_folder(key) / "en.md").is_file()


def _folder(key: str) -> Path:
    return parlour.rules_of(key).folder / "rulebook"


def rulebook(key: str, order: Order) -> Document:
    """Pages of half a sheet."""
    folder, language = _folder(key), order.language
    book = Rulebook.read(folder, language if (folder / f"{language}.md").is_file() else "en")
    common = Rulebook.read(FOLDER, language)
    title = parlour.rules_of(key).title[language]
    blocks = (
        Heading(title),
        *markdown.blocks(book.intro, _figure(folder)),
        Contents(say("printing-contents", language)),
        *_chapters(book, folder),
        Heading(say("printing-all-games", language)),
        *markdown.blocks(common.intro, _figure(FOLDER)),
        *_chapters(common, FOLDER),
        Paragraph((Span(say("printing-own-words", language), "emphasis"),)),
    )
    return Document(
        title=say("printing-rules-of", language, game=title),
        parts=(Pages(blocks=blocks, half=True),),
        folded=order.choices["layout"] == "fold",
    )


def _chapters(book: Rulebook, folder: Path) -> Iterator[Block]:
    picture = _figure(folder)
    for chapter in book.chapters:
        yield Heading(chapter.title, 2)
        yield from markdown.blocks(chapter.markdown, picture)
        for id in chapter.rules:
            section = book.section(id)
            yield Heading(f"{id} · {section.title}", 3)
            yield from markdown.blocks(section.markdown, picture)


def _figure(folder: Path) -> markdown.Picture:
    return lambda path, about: Figure(piece=_picture(folder / path, about))


def _picture(file: Path, about: str) -> Piece:
    drawn = file.read_text(encoding="utf-8")
    size = _SIZE.search(drawn)
    assert size is not None, file
    return Piece(drawn, float(size[1]) * PIXEL, float(size[2]) * PIXEL, about)
