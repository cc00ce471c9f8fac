"""Cards with the rules that a table has chosen: one for each option that differs from the printed rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import wrap

import parlour
from parlour.contract import svg
from parlour.contract.printing import Cutouts, Document, Order, Piece
from parlour.contract.svg import box, label
from parlour.kernel.conditions import write_value
from parlour.kernel.i18n import say
from parlour.kernel.option_checks import read_options
from parlour.kernel.option_fields import OptionField, describe

WIDTH, HEIGHT = 60.0, 84.0
"""A card in millimetres, three across a sheet; also the units of its drawing."""
MOST_TEXT = 60
"""Characters of a value; a map or a word list is longer, and is not on a card."""


def cards(key: str, order: Order) -> Document:
    """A card for each rule that the table has changed; blank ones to write on if there is none."""
    rules, language = parlour.rules_of(key), order.language
    read_options(rules.options, order.options)
    title = rules.title[language]
    changed = [
        _card(title, field.label, value, _help(field, order.options[field.name]), field.rule, language)
        for field in describe(rules.options, language)
        if (value := changed_value(field, order.options, language))
    ]
    blank = [_card(title, "", "", "", "", language) for _ in range(9 - len(changed) % 9 if changed else 9)]
    heading = say("printing-house-rules-of", language, game=title)
    return Document(
        title=heading,
        parts=(Cutouts(heading=heading, pieces=(*changed, *blank), note=say("printing-house-rules-note", language)),),
    )


def changed_value(field: OptionField, options: Mapping[str, object], language: str) -> str:
    """The value as text; empty if it is the usual one or too long for a card."""
    if field.name not in options:
        return ""
    value = options[field.name]
    if value in (field.default, field.usual):
        return ""
    shown = _shown(field, value, language)
    return shown if len(shown) <= MOST_TEXT else ""


def _shown(field: OptionField, value: object, language: str) -> str:
    if isinstance(value, bool):
        return say("printing-yes" if value else "printing-no", language)
    if value is None:
        return field.none
    labels = {choice.value: choice.label for choice in field.choices}
    if isinstance(value, list | tuple):
        return ", ".join(labels.get(one, str(one)) for one in value)
    if isinstance(value, str | int) and value in labels:
        return labels[value]
    return f"{write_value(value)} {field.unit}".strip()


def _help(field: OptionField, value: object) -> str:
    """What the chosen value means, or the option."""
    chosen = next((choice.help for choice in field.choices if choice.value == value), "")
    return chosen or field.help


def _card(game: str, name: str, value: str, about: str, rule: str, language: str) -> Piece:
    parts = [
        box(0, 0, WIDTH, HEIGHT, "#ffffff"),
        box(3, 3, WIDTH - 6, HEIGHT - 6, svg.LIGHT.paper, 3, stroke=svg.LIGHT.walnut, stroke_width=0.6),
        label(game, WIDTH / 2, 10, 3.2, text_anchor="middle", fill=svg.LIGHT.soft, font_weight=600),
        box(8, 12.5, WIDTH - 16, 0.3, svg.LIGHT.line),
    ]
    if not name:
        parts += [box(8, 28 + i * 9, WIDTH - 16, 0.25, svg.LIGHT.edge) for i in range(6)]
        name = say("printing-blank-card", language)
    else:
        y = 21.0
        for lines, size, weight, family, fill in (
            (_lines(name, 22), 5.0, 600, svg.SERIF, svg.LIGHT.ink),
            (_lines(value, 26), 4.4, 600, svg.SANS, svg.LIGHT.brass),
            (_lines(about, 33), 3.5, 400, svg.SANS, svg.LIGHT.ink),
        ):
            for line in lines:
                parts.append(label(line, 8, y, size, font_family=family, font_weight=weight, fill=fill))
                y += size * 1.28
            y += 2.2
        parts.append(label(rule, WIDTH - 8, HEIGHT - 7, 2.8, text_anchor="end", fill=svg.LIGHT.soft))
    about = f"{name}: {value}" if value else name
    drawn = svg.picture(parts, WIDTH, HEIGHT, title=about, about=about, language=language)
    return Piece(drawn, WIDTH, HEIGHT, about)


def _lines(text: str, most: int) -> Iterator[str]:
    yield from wrap(text, most)
