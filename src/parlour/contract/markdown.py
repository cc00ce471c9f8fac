"""The Markdown of rulebooks as blocks: paragraphs, lists, tables and pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from parlour.contract.printing import Block, Bullets, Line, Paragraph, Piece, Span, Table

_INLINE = re.compile(
    r"\*\*(?P<strong>[^*]+)\*\*|\*(?P<star>[^*\s][^*]*)\*|(?<!\w)_(?P<em>[^_\s][^_]*)_(?!\w)|`(?P<code>[^`]+)`"
    r"|\[(?P<link>[^\]]+)\]\([^)]*\)"
)
_PICTURE = re.compile(r"!\[(?P<alt>[^\]\n]*)\]\((?P<path>[^)\s]*)\)")
_ITEM = re.compile(r"(?:[-*]|\d+\.)\s+")

NARROW = 40
"""Characters of a row; a table with fewer is as wide as its content."""

Picture = Callable[[str, str], Block]
"""Makes a block of the path and the alternative text of a picture."""


def blocks(markdown: str, picture: Picture) -> Iterator[Block]:
    for text in re.split(r"\n\s*\n", markdown.strip()):
        lines = text.splitlines()
        if not lines:
            continue
        if found := _PICTURE.fullmatch(text.strip()):
            yield picture(found["path"], found["alt"])
        elif lines[0].lstrip().startswith("|"):
            yield _table(lines)
        elif _ITEM.match(lines[0]):
            yield Bullets(tuple(inline(item) for item in _items(lines)))
        else:
            yield from _paragraphs(lines)


def paragraphs(markdown: str) -> Iterator[str]:
    """The paragraphs as plain text, without tables, pictures and lists.

    >>> list(paragraphs("One *word*.\\n\\n| a | b |\\n\\n- item\\n\\nTwo."))
    ['One word.', 'Two.']
    """
    for text in re.split(r"\n\s*\n", markdown.strip()):
        if text and not _PICTURE.match(text.strip()) and not text.lstrip().startswith("|") and not _ITEM.match(text):
            yield plain(" ".join(text.split()))


def _paragraphs(lines: list[str]) -> Iterator[Block]:
    """A paragraph, and a list that follows it without an empty line."""
    until = next((i for i, line in enumerate(lines) if _ITEM.match(line)), len(lines))
    yield Paragraph(inline(" ".join(line.strip() for line in lines[:until])))
    if until < len(lines):
        yield Bullets(tuple(inline(item) for item in _items(lines[until:])))


def _items(lines: list[str]) -> list[str]:
    items: list[str] = []
    for line in lines:
        if found := _ITEM.match(line):
            items.append(line[found.end() :].strip())
        else:
            items[-1] += " " + line.strip()
    return items


def _table(lines: list[str]) -> Table:
    cells = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    head, rows = tuple(plain(cell) for cell in cells[0]), cells[2:]
    longest = [max(len(row[i]) for row in [cells[0], *rows] if i < len(row)) for i in range(len(head))]
    found: list[tuple[Line | Piece, ...]] = [
        tuple(inline(row[i]) if i < len(row) else "" for i in range(len(head))) for row in rows
    ]
    narrow = sum(longest) <= NARROW
    widths = tuple(0 if narrow or long < 9 else min(long, 40) for long in longest)
    return Table(head=head, rows=tuple(found), widths=widths)


def inline(text: str) -> Line:
    """A line with its styles.

    >>> inline("Lay *one* **word**, see [TO-1](#TO-1).")
    (Span(text='Lay ', style='plain'), Span(text='one', style='emphasis'), Span(text=' ', style='plain'), \
Span(text='word', style='strong'), Span(text=', see ', style='plain'), Span(text='TO-1', style='plain'), \
Span(text='.', style='plain'))
    """
    spans: list[Span] = []
    at = 0
    for found in _INLINE.finditer(text):
        if found.start() > at:
            spans.append(Span(text[at : found.start()]))
        if strong := found["strong"]:
            spans.append(Span(plain(strong), "strong"))
        elif emphasis := found["star"] or found["em"]:
            spans.append(Span(plain(emphasis), "emphasis"))
        elif code := found["code"]:
            spans.append(Span(code, "code"))
        else:
            spans.append(Span(plain(found["link"])))
        at = found.end()
    if at < len(text):
        spans.append(Span(text[at:]))
    return tuple(spans)


def plain(text: str) -> str:
    """Without marks.

    >>> plain("**Bold** and [AG-1](#AG-1)")
    'Bold and AG-1'
    """
    return _INLINE.sub(lambda found: next(one for one in found.groups() if one), text)
