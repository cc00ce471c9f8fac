"""What a form needs to order a print: its names and choices in the reader's language."""

from __future__ import annotations

import msgspec

from parlour.contract.printing import Print
from parlour.kernel.i18n import say
from parlour.printing.shop import prints_of
from parlour.printing.typeset import is_installed


class PrintValue(msgspec.Struct, frozen=True):
    value: str
    label: str


class PrintChoice(msgspec.Struct, frozen=True):
    name: str
    label: str
    values: tuple[PrintValue, ...]
    "The default first."


class PrintForm(msgspec.Struct, frozen=True):
    """Something that can be printed."""

    name: str
    label: str
    choices: tuple[PrintChoice, ...]
    text: bool
    "Whether it is made from a text, such as a map."
    options: bool
    "Whether it depends on the options of a table."
    sized: bool
    "Whether it can be fitted to a sheet."


def forms(key: str, language: str) -> tuple[PrintForm, ...]:
    """All prints of a game; none if PDFs cannot be made here."""
    return tuple(_form(one, language) for one in prints_of(key).values()) if is_installed() else ()


def _form(one: Print, language: str) -> PrintForm:
    return PrintForm(
        name=one.name,
        label=say(one.label, language),
        choices=tuple(
            PrintChoice(
                name,
                say(f"{one.label}-{name}", language),
                tuple(PrintValue(value, say(f"{one.label}-{name}-{value}", language)) for value in values),
            )
            for name, values in one.choices.items()
        ),
        text=one.text,
        options=one.options,
        sized=one.sized,
    )
