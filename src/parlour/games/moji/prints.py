"""What moji prints: letter cards, challenge cards and rules cards, all of our own drawing."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from parlour.contract import markdown, svg
from parlour.contract.cards import text_card
from parlour.contract.printing import Cutouts, Document, Order, Piece, Print
from parlour.games.moji import cards
from parlour.games.moji.options import Placement, Theme
from parlour.games.moji.picture import CARD, TALL, draw_card
from parlour.games.moji.text.messages import PLACEMENTS
from parlour.games.moji.view import CardView
from parlour.kernel.i18n import say
from parlour.kernel.rulebook import Rulebook
from parlour.words.grammar import Language

SCALES = {"small": 0.75, "large": 1.0}
"""Millimetres of a unit of a card: 45 × 63 mm, or 60 × 84 mm."""
SHORTEST = (4, 5, 6, 7)
VARIATIONS = ("MO-40", "MO-41", "MO-42", "MO-43", "MO-44", "MO-45", "MO-46", "MO-47")
BASICS = ("MO-10", "MO-11", "MO-12", "MO-14", "MO-15", "MO-16", "MO-20", "MO-21", "MO-22", "MO-23")
TITLE = "moji"


def print_cards(order: Order) -> Document:
    """The whole deck, each letter in four colours; the shapes tell them apart in black ink."""
    found = cards.standard(_edition(order))
    scale = SCALES[order.choices["size"]]
    deck = [
        _letter(CardView(card[0], found.colours[card[1]], found.points[card[0]]), scale, order)
        for card in found.cards()
    ]
    title = say("moji-print-cards", order.language)
    note = say("moji-print-cards-note", order.language)
    return Document(title=title, parts=(Cutouts(heading=title, pieces=tuple(deck), note=note),))


def _edition(order: Order) -> Language:
    chosen = order.choices["edition"]
    return "fr" if (order.language if chosen == "own" else chosen) == "fr" else "en"


def _letter(card: CardView, scale: float, order: Order) -> Piece:
    about = say("moji-print-card", order.language, letter=card.letter, points=card.points)
    drawn = svg.picture(
        (draw_card(card, 0, 0, 1, svg.LIGHT),), CARD, TALL, title=about, about=about, language=order.language
    )
    return Piece(drawn, CARD * scale, TALL * scale, about)


def print_challenges(order: Order) -> Document:
    """A card for each word challenge (MO-30 to MO-32)."""
    language = order.language
    title = say("moji-print-challenges", language)
    placements: list[Placement] = [one for one in PLACEMENTS if one != "anywhere"]
    themes: tuple[Theme, ...] = get_args(Theme)
    found = [
        *(
            text_card(
                TITLE,
                say("moji-option-min", language),
                say("moji-challenge-min", language, min=n),
                "",
                "MO-30",
                language,
            )
            for n in SHORTEST
        ),
        *(
            text_card(
                TITLE,
                say("moji-option-placement", language),
                say(PLACEMENTS[one], language),
                say("moji-option-placement-help", language),
                "MO-31",
                language,
            )
            for one in placements
        ),
        *(
            text_card(
                TITLE,
                say("moji-option-theme", language),
                say(f"moji-option-theme-{one}", language),
                say("moji-print-theme-card", language),
                "MO-32",
                language,
            )
            for one in themes
        ),
    ]
    note = say("moji-print-challenges-note", language)
    return Document(title=title, parts=(Cutouts(heading=title, pieces=tuple(found), note=note),))


def print_rules_cards(order: Order) -> Document:
    """How to play, and each variation, on cards."""
    book = Rulebook.read(Path(__file__).parent / "rulebook", order.language)
    title = say("moji-print-rules-cards", order.language)
    note = say("moji-print-rules-cards-note", order.language)
    found = [
        text_card(TITLE, section.title, "", _short(section.markdown), section.id, order.language)
        for section in map(book.section, (*BASICS, *VARIATIONS))
    ]
    return Document(title=title, parts=(Cutouts(heading=title, pieces=tuple(found), note=note),))


MOST = 520
"""Characters that fit on a card."""


def _short(text: str) -> str:
    """The first paragraphs of a rule, as many as fit."""
    found = ""
    for one in markdown.paragraphs(text):
        if found and len(found) + len(one) > MOST:
            break
        found = f"{found} {one}".strip()
    return found


PRINTS = (
    Print(
        name="cards",
        label="moji-print-cards",
        make=print_cards,
        choices={"edition": ("own", "en", "fr"), "size": ("small", "large")},
    ),
    Print(name="challenge-cards", label="moji-print-challenges", make=print_challenges),
    Print(name="rules-cards", label="moji-print-rules-cards", make=print_rules_cards),
)
