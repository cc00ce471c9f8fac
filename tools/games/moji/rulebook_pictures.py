"""The pictures of the rulebook: cards, and words with their letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tools.rulebook_pictures import Drawing, figures, framed

from parlour.contract import svg
from parlour.contract.svg import Markup, Palette, at, box, group, label
from parlour.games.moji.cards import standard
from parlour.games.moji.picture import CARD, TALL, TONES, draw_card
from parlour.games.moji.view import CardView

STEP = CARD + 10
LETTER = 26.0


def cards(hand: Sequence[tuple[str, str]], colours: Palette, faded: str = "") -> Iterator[Markup]:
    for i, (letter, colour) in enumerate(hand):
        card = draw_card(CardView(letter, colour, standard().points[letter]), i * STEP, 0, 1, colours)
        yield group((card,), opacity=0.45) if letter in faded else card


def word(text: str, hand: Sequence[tuple[str, str]], colours: Palette, *, once: bool) -> Iterator[Markup]:
    """A word whose letters from the cards have the colours of the cards: each card's once, or each time."""
    tones = dict(hand)
    used: Counter[str] = Counter()
    for i, letter in enumerate(text):
        marked = letter in tones and not (once and used[letter])
        used[letter] += 1
        if marked:
            yield box(i * LETTER, 0, LETTER - 3, 32, TONES[tones[letter]], 5)
        yield label(
            letter,
            i * LETTER + (LETTER - 3) / 2,
            24,
            23,
            font_family=svg.SERIF,
            font_weight=700,
            fill="#fffdf8" if marked else colours.ink,
            text_anchor="middle",
        )


def _said(hand: Sequence[tuple[str, str]], text: str, colours: Palette, faded: str = "") -> str:
    wide = max(len(hand) * STEP - 10, len(text) * LETTER - 3)
    above = (wide - len(hand) * STEP + 10) / 2
    below = (wide - len(text) * LETTER + 3) / 2
    parts = (
        group(cards(hand, colours, faded), transform=at(above, 0)),
        group(word(text, hand, colours, once=True), transform=at(below, TALL + 14)),
    )
    return framed(parts, wide, TALL + 46, colours, scale=1.5, pad=12)


def two_cards(dark: bool, language: str) -> str:
    return _said((("C", "blue"), ("T", "red")), "SECTION", svg.palette(dark))


def three_cards(dark: bool, language: str) -> str:
    return _said((("A", "green"), ("C", "blue"), ("T", "red")), "PART", svg.palette(dark), faded="C")


def eagle_eyes(dark: bool, language: str) -> str:
    """Four cards, and the words of a sheet with their points."""
    colours = svg.palette(dark)
    hand = (("H", "red"), ("T", "blue"), ("L", "green"), ("A", "yellow"))
    wide = 12 * LETTER + 34
    parts = [group(cards(hand, colours), transform=at((wide - 4 * STEP + 10) / 2, 0))]
    for i, text in enumerate(("HACK", "LETTER", "ALLITERATION")):
        points = sum(letter in dict(hand) for letter in text)
        y = TALL + 16 + i * 40
        parts.append(group(word(text, hand, colours, once=False), transform=at(0, y)))
        parts.append(figures(str(points), wide - 4, y + 24, 22, colours.brass, "end"))
    return framed(parts, wide, TALL + 130, colours, scale=1.3, pad=12)


PICTURES = (
    Drawing("two-cards", two_cards),
    Drawing("three-cards", three_cards),
    Drawing("eagle-eyes", eagle_eyes),
)
