"""Draws moji from a view: open cards, stacks and piles, the grid, the sheets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap

import msgspec

from parlour.contract import svg
from parlour.contract.svg import Markup, Palette, at, box, element, group, label
from parlour.games.moji.options import Challenges
from parlour.games.moji.text.messages import challenge_messages
from parlour.games.moji.view import CardView, MojiCommon, MojiOwn, MojiSetting, SlotView, WrittenView
from parlour.kernel.i18n import Reader, message, render, say
from parlour.kernel.view import CommonView

WIDTH, PAD, GAP = 600.0, 20.0, 8.0
CARD, TALL, LOW = 60.0, 84.0, 64.0
"""Width and height of a card, and its height in a grid."""
MINI, MINI_TALL = 21.0, 27.0
PER_ROW = 7
FEW = 40
"""Up to this many won cards are drawn larger."""
PER_LINE = 70
"""Characters of a line of text."""

TONES = {"red": "#a83a24", "blue": "#2b5f88", "yellow": "#b5830f", "green": "#3f7040"}
WASHES = {"red": "#f0d9c4", "blue": "#e0ded1", "yellow": "#f2e3c1", "green": "#e3e0c8"}
MARKS = {
    "red": "M0-5.5A5.5 5.5 0 1 1 0 5.5 5.5 5.5 0 1 1 0-5.5Z",
    "blue": "M-5-5H5V5H-5Z",
    "yellow": "M0-6 6 5H-6Z",
    "green": "M0-6.5 6.5 0 0 6.5-6.5 0Z",
}
"""Card colours are also shapes: circle, square, triangle, diamond."""

Part = tuple[Markup, float]
"""A drawing and its height."""


def draw(view: Mapping[str, object], *, dark: bool = False, language: str = "en") -> str:
    """The cards on the table by player, and the scores."""
    common = msgspec.convert(view, CommonView)
    game = msgspec.convert(view, MojiCommon)
    own = msgspec.convert(view, MojiOwn)
    variation = msgspec.convert(view, MojiSetting).options.variation
    colours = svg.palette(dark)
    notes = [say("moji-picture-cards-won", language, count=len(pile)) for pile in game.piles]
    cells = svg.seat_cells(common, notes if variation != "eagle-eyes" else ())
    parts = list(_challenges(game.challenges, colours, language))  # MO-33
    if common.over and variation != "eagle-eyes":
        # Cards that nobody won are not shown: the piles are what the game was about.
        parts.append(svg.strip(cells, WIDTH, colours))
        parts += _piles(game.piles, colours, large=True)
    elif variation == "race":
        parts.append(_race(cells, game, colours))
    else:
        parts.append(svg.strip(cells, WIDTH, colours))
        if game.board:
            parts.append(_grid(game.board, colours) if variation == "off-the-grid" else _row(game.board, colours))
        if own.written:
            parts += _written(own.written, common, colours)
        elif own.sheet:
            parts.append(_sheet(own.sheet, colours))
        if variation == "off-the-grid":
            parts += _piles(game.piles, colours)
    said = next((one for one in reversed(own.heard) if one.accepted), None)
    caption = say("moji-picture-round", language, round=game.round)
    if said is not None:
        latest = say("moji-picture-said", language, name=common.seats[said.seat].name, word=said.word)
        caption = f"{caption} {latest}"
    y = PAD
    drawn = []
    for part, high in parts:
        drawn.append(group((part,), transform=at(PAD, y)))
        y += high + 14
    drawn.append(label(caption, PAD + WIDTH / 2, y + 12, 17, fill=colours.soft, text_anchor="middle"))
    width, height = WIDTH + 2 * PAD, y + 12 + PAD
    title, about = svg.describe(common, language, caption)
    ground = box(0, 0, width, height, colours.table)
    return svg.picture([ground, *drawn], width, height, title=title, about=about, language=language)


def _challenges(challenges: Challenges, colours: Palette, language: str) -> Iterator[Part]:
    """The challenges in force, face up for all."""
    named = challenge_messages(challenges)
    if named:
        text = render(message("moji-challenges-in-force", challenges=named), Reader(language))
        for line in wrap(text, PER_LINE):
            yield label(line, WIDTH / 2, 10, 16, fill=colours.soft, text_anchor="middle"), 10.0


# Cards


def draw_card(card: CardView, x: float, y: float, scale: float, colours: Palette, *, high: float = TALL) -> Markup:
    tone = TONES[card.colour]
    low = high == LOW
    return group(
        (
            box(1, 1, 58, high - 2, svg.IVORY_LIGHT, 7, stroke=colours.ivory_edge),
            box(4, 4, 52, high - 8, WASHES[card.colour], 4.5, stroke=tone, stroke_width=2.5),
            element("path", d=MARKS[card.colour], fill=tone, transform=at(14, 14)),
            label(
                card.letter,
                28 if low else 30,
                44 if low else 56,
                35 if low else 40,
                font_family=svg.SERIF,
                font_weight=700,
                fill=svg.TILE_INK,
                text_anchor="middle",
            ),
            label(str(card.points), 52, high - 8, 13, font_weight=600, fill=svg.TILE_INK, text_anchor="end"),
        ),
        transform=at(x, y, scale),
        data_piece="card",
    )


def _back(x: float, y: float, scale: float, colours: Palette) -> Markup:
    return group(
        (
            box(1, 1, 58, TALL - 2, colours.frame_light, 7, stroke=colours.frame),
            box(5, 5, 50, TALL - 10, "none", 4, stroke=colours.on_frame, stroke_opacity=0.45),
            element("path", d="M30 29 43 42 30 55 17 42Z", fill=colours.on_frame, opacity=0.55),
        ),
        transform=at(x, y, scale),
        data_piece="back",
    )


def _empty(x: float, y: float, scale: float, colours: Palette, *, high: float = TALL) -> Markup:
    dashed = box(2, 2, 56, high - 4, "none", 7, stroke=colours.edge, stroke_width=1.5, stroke_dasharray="5 4")
    return group((dashed,), transform=at(x, y, scale))


def _mini(card: CardView, x: float, y: float, colours: Palette) -> Markup:
    """A card of a pile: its letter, and its colour as a shape."""
    tone = TONES[card.colour]
    return group(
        (
            box(0.5, 0.5, MINI - 1, MINI_TALL - 1, svg.IVORY_LIGHT, 3, stroke=tone, stroke_width=1.5),
            element("path", d=MARKS[card.colour], fill=tone, transform=at(6, 6.5, 0.5)),
            label(
                card.letter,
                11.5,
                22.5,
                15,
                font_family=svg.SERIF,
                font_weight=700,
                fill=svg.TILE_INK,
                text_anchor="middle",
            ),
        ),
        transform=at(x, y),
        data_piece="won",
    )


def _minis(cards: Sequence[CardView], width: float, colours: Palette) -> Part:
    """A pile spread out over several rows."""
    across = max(1, int((width + 2) // (MINI + 2)))
    shown = [
        _mini(card, i % across * (MINI + 2), i // across * (MINI_TALL + 2), colours) for i, card in enumerate(cards)
    ]
    return group(shown), -(-len(cards) // across) * (MINI_TALL + 2)


# The race


def _race(cells: Sequence[svg.SeatCell], game: MojiCommon, colours: Palette) -> Part:
    """A slot for each player: name, open card, stack and pile."""
    across = svg.columns_for(len(cells))
    cell = (WIDTH - GAP * (across - 1)) / across
    drawn, top = [], 0.0
    for first in range(0, len(cells), across):
        deepest = 0.0
        for i, seat_cell in enumerate(cells[first : first + across]):
            x = i * (cell + GAP)
            seat = seat_cell.number
            drawn.append(svg.draw_seat(seat_cell, x, top, cell, colours))
            drawn.append(_slot(game.slots[seat], game.stacks[seat], x, top + svg.CELL_HEIGHT + 10, cell, colours))
            won, deep = _minis(game.piles[seat], cell, colours)
            drawn.append(group((won,), transform=at(x, top + svg.CELL_HEIGHT + 20 + TALL * 1.5)))
            deepest = max(deepest, deep)
        top += svg.CELL_HEIGHT + 26 + TALL * 1.5 + deepest
    return group(drawn), top - 6


def _slot(slot: SlotView | None, stack: int, x: float, y: float, width: float, colours: Palette) -> Markup:
    """The face-down stack, and beside it the open card on those under it."""
    scale = 1.5
    small = 1.0
    together = CARD * (scale + small) + 10
    left = x + (width - together) / 2
    parts = []
    down = y + TALL * (scale - small)
    if stack:
        parts += [_back(left - i * 2, down - i * 2, small, colours) for i in range(min(stack, 3) - 1, -1, -1)]
        parts.append(_badge(str(stack), left + CARD / 2, down + TALL / 2, colours.paper, colours.ink, colours.edge))
    else:
        parts.append(_empty(left, down, small, colours))
    open_at = left + CARD * small + 10
    if slot is None:
        parts.append(_empty(open_at, y, scale, colours))
    else:
        if slot.under:
            parts.append(box(open_at + 6, y + 5, 90 - 3, 126 - 3, svg.IVORY, 10, stroke=colours.ivory_edge))
        parts.append(draw_card(slot.card, open_at, y, scale, colours))
        if slot.under:
            parts.append(_badge(f"+{slot.under}", open_at + 84, y + 8, svg.LIGHT.brass, "#fffdf8", "#fffdf8"))
    return group(parts)


def _badge(text: str, x: float, y: float, fill: str, ink: str, edge: str) -> Markup:
    wide = 14 + 9 * len(text)
    return group(
        (
            box(x - wide / 2, y - 12, wide, 24, fill, 12, stroke=edge),
            label(text, x, y + 6, 17, fill=ink, font_weight=700, text_anchor="middle"),
        )
    )


# Off the Grid and Eagle Eyes


def _grid(board: Sequence[CardView | None], colours: Palette) -> Part:
    """The grid of open cards, with gaps for those taken."""
    side = round(len(board) ** 0.5)
    scale = min(1.3, (WIDTH - (side - 1) * 4) / (side * CARD))
    step, down = CARD * scale + 4, LOW * scale + 4
    left = (WIDTH - side * step + 4) / 2
    cards = [
        _empty(left + i % side * step, i // side * down, scale, colours, high=LOW)
        if card is None
        else draw_card(card, left + i % side * step, i // side * down, scale, colours, high=LOW)
        for i, card in enumerate(board)
    ]
    return group(cards), -(-len(board) // side) * down


def _row(board: Sequence[CardView | None], colours: Palette) -> Part:
    """The cards in the middle."""
    cards = [card for card in board if card is not None]
    across = min(PER_ROW, len(cards)) or 1
    scale = min(1.5, (WIDTH - (across - 1) * 6) / (across * CARD))
    step, down = CARD * scale + 6, TALL * scale + 6
    left = (WIDTH - across * step + 6) / 2
    shown = [
        draw_card(card, left + i % across * step, i // across * down, scale, colours) for i, card in enumerate(cards)
    ]
    return group(shown), -(-len(cards) // across) * down


def _sheet(words: Sequence[str], colours: Palette) -> Part:
    """The player's own sheet while everyone writes."""
    lines = _wrapped(words, 52)
    high = 20 + len(lines) * 24
    written = [
        label(line, 16, 30 + i * 24, 19, font_family=svg.SERIF, fill=colours.ink) for i, line in enumerate(lines)
    ]
    return group((box(0.5, 0.5, WIDTH - 1, high - 1, colours.paper, 7, stroke=colours.line), *written)), high


def _wrapped(words: Sequence[str], most: int) -> list[str]:
    lines = [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + len(word) + 2 > most:
            lines.append("")
        lines[-1] += f"  {word}" if lines[-1] else word
    return lines


def _written(written: Sequence[WrittenView], common: CommonView, colours: Palette) -> Iterator[Part]:
    """All sheets side by side: words that do not count are struck out, the others have points."""
    across = svg.columns_for(len(common.seats))
    cell = (WIDTH - GAP * (across - 1)) / across
    for first in range(0, len(common.seats), across):
        sheets = [
            [word for word in written if word.seat == seat]
            for seat in range(first, min(first + across, len(common.seats)))
        ]
        high = 16 + 24 * max(map(len, sheets))
        drawn = [
            group(_lines(sheet, cell, high, first + i, colours), transform=at(i * (cell + GAP), 0))
            for i, sheet in enumerate(sheets)
        ]
        yield group(drawn), high


def _lines(sheet: Sequence[WrittenView], width: float, high: float, seat: int, colours: Palette) -> Iterator[Markup]:
    yield box(0.5, 0.5, width - 1, high - 1, colours.paper, 7, stroke=colours.seats[seat % 8])
    for i, word in enumerate(sheet):
        y = 26 + i * 24
        text = svg.fitted(word.word, width - 60, 17)
        if word.fault:
            yield label(text, 12, y, 17, font_family=svg.SERIF, fill=colours.soft, text_decoration="line-through")
        else:
            yield label(text, 12, y, 17, font_family=svg.SERIF, fill=colours.ink)
        points = "0" if word.fault else str(word.points)
        ink = colours.soft if word.fault else colours.brass
        yield label(points, width - 12, y, 17, font_weight=700, fill=ink, text_anchor="end")


def _piles(piles: Sequence[Sequence[CardView]], colours: Palette, *, large: bool = False) -> Iterator[Part]:
    """The piles, with the signs of the seats."""
    scale = 0.8 if sum(map(len, piles)) <= FEW else 0.6
    for seat, pile in enumerate(piles):
        if pile:
            won, high = _cards(pile, WIDTH - 30, scale, colours) if large else _minis(pile, WIDTH - 30, colours)
            sign = element("path", d=svg.SHAPES[seat % 8], fill=colours.seats[seat % 8], transform=at(11, 14, 0.6))
            yield group((sign, group((won,), transform=at(30, 0)))), high - 6


def _cards(cards: Sequence[CardView], width: float, scale: float, colours: Palette) -> Part:
    """A pile spread out over several rows, as cards with their points."""
    step, down = CARD * scale + 4, TALL * scale + 4
    across = int((width + 4) // step)
    shown = [draw_card(card, i % across * step, i // across * down, scale, colours) for i, card in enumerate(cards)]
    return group(shown), -(-len(cards) // across) * down
