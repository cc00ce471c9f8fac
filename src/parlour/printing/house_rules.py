"""Cards with the rules that a table has chosen: one for each option that differs from the printed rules."""

from __future__ import annotations

from collections.abc import Mapping

import parlour
from parlour.contract.cards import blank_card, text_card
from parlour.contract.printing import Cutouts, Document, Order
from parlour.kernel.conditions import write_value
from parlour.kernel.i18n import say
from parlour.kernel.option_checks import read_options
from parlour.kernel.option_fields import OptionField, describe

MOST_TEXT = 60
"""Characters of a value; a map or a word list is longer, and is not on a card."""


def cards(key: str, order: Order) -> Document:
    """A card for each rule that the table has changed; blank ones to write on if there is none."""
    rules, language = parlour.rules_of(key), order.language
    read_options(rules.options, order.options)
    title = rules.title[language]
    changed = [
        text_card(title, field.label, value, _help(field, order.options[field.name]), field.rule, language)
        for field in describe(rules.options, language)
        if (value := changed_value(field, order.options, language))
    ]
    empty = blank_card(title, say("printing-blank-card", language), language)
    blank = [empty for _ in range(9 - len(changed) % 9 if changed else 9)]
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
