"""Names of food and drink from mimesis, in English and French (MO-32, MO-50)."""

from __future__ import annotations

import re

import msgspec

from parlour.data.archives import Archive

MIMESIS = Archive(
    "PyPI",
    "mimesis",
    "22.2.0",
    "mimesis-22.2.0-py3-none-any.whl",
    "037011eb3d5edf0b0b5d9eafd74d9881f6dce25b4f01032da0e13fb2a56f37e9",
    "MIT, copyright 2016-present Isaak Uchakaev",
    "Dishes, fruit, vegetables and spices, in English and French.",
    ("licenses/LICENSE",),
)

_COCKTAILS = "drinks"
_NO_NAME = re.compile(r"^les | ou ", re.IGNORECASE)
_NAME = re.compile(r"[^\W\d_]+(?:[ ’'-][^\W\d_]+)*")


def file(language: str) -> str:
    """The file of the archive that has those of a language."""
    return f"datasets/{language}/food.json"


def names(food: bytes) -> list[str]:
    """The food of a file: dishes, fruit, vegetables and spices. Its drinks are mostly cocktails with fancy names.

    >>> names(b'{"drinks": ["Horse neck"], "fruits": ["Crab apple", "Quince", "Tomatoes (unripe)", "Lime ou citron"]}')
    ['Crab apple', 'Quince']
    """
    listed = msgspec.json.decode(food, type=dict[str, list[str]])
    found = dict.fromkeys(name.strip() for kind, group in listed.items() if kind != _COCKTAILS for name in group)
    return [name for name in found if _NAME.fullmatch(name) and not _NO_NAME.search(name)]
