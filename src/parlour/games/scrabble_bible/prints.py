"""What SCRABBLE Bible Edition prints: score sheets and tile tracking sheets. Its board and tiles are not ours."""

from __future__ import annotations

from parlour.contract import svg
from parlour.contract.printing import Document, Figure, Heading, Order, Pages, Paragraph, Piece, Print
from parlour.contract.svg import box, label
from parlour.games.crossword.score_sheets import score_sheet
from parlour.games.scrabble_bible.tile_set import standard
from parlour.kernel.i18n import say

ROW, BOX, WIDE = 9.0, 4.8, 84.0
"""Height of a letter's row, side of a box to tick, and width of a column, in millimetres."""


def print_score_pad(order: Order) -> Document:
    language = order.language
    title = say("scrabble-bible-print-score-pad", language)
    reminders = tuple(say(f"scrabble-bible-print-reminder-{name}", language) for name in ("all-tiles", "faith", "end"))
    word = say("scrabble-bible-print-word", language)
    return Document(title=title, parts=(score_sheet(title, int(order.choices["players"]), word, reminders, language),))


def print_tracking(order: Order) -> Document:
    """A box to tick for each tile of the set."""
    language = order.language
    title = say("scrabble-bible-print-tracking", language)
    found = standard()
    letters = sorted(found.tiles, key=lambda tile: (tile == "?", tile))
    half = -(-len(letters) // 2)
    parts = []
    for i, tile in enumerate(letters):
        x, y = i // half * (WIDE + 6), i % half * ROW
        name = say("scrabble-bible-print-blank", language) if tile == "?" else tile
        size = 6.0 if tile != "?" else 4.2
        parts.append(label(name, x, y + 6.4, size, font_family=svg.SERIF, font_weight=600, fill=svg.LIGHT.ink))
        if tile != "?":
            parts.append(label(str(found.values[tile]), x + 11, y + 6.8, 2.8, fill=svg.LIGHT.soft, font_weight=400))
        parts += [
            box(x + 17 + n * (BOX + 0.6), y + 1.6, BOX, BOX, "none", 0.6, stroke=svg.LIGHT.edge, stroke_width=0.35)
            for n in range(found.tiles[tile])
        ]
    width, height = 2 * WIDE + 6, half * ROW
    drawn = svg.picture(parts, width, height, title=title, about=title, language=language)
    about = say("scrabble-bible-print-tracking-about", language, count=sum(found.tiles.values()))
    blocks = (
        Heading(title),
        Paragraph(say("scrabble-bible-print-tracking-note", language)),
        Figure(piece=Piece(drawn, width, height, about)),
    )
    return Document(title=title, parts=(Pages(blocks=blocks),))


PRINTS = (
    Print(
        name="score-pad",
        label="scrabble-bible-print-score-pad",
        make=print_score_pad,
        choices={"players": ("4", "3", "2")},
    ),
    Print(name="tracking", label="scrabble-bible-print-tracking", make=print_tracking),
)
