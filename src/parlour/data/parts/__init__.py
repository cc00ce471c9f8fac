"""The parts of the data file in the order of compilation: each may use the results of those before it."""

from __future__ import annotations

from parlour.data.part_builder import Part
from parlour.data.parts import (
    bonus,
    commonness,
    definitions,
    dictionary,
    english,
    episodes,
    forms,
    french,
    french_bible,
    kjv,
    people,
    places,
    speech,
    themes,
)

PARTS: tuple[Part, ...] = (
    english.PART,
    kjv.PART,
    dictionary.PART,
    speech.PART,
    places.PART,
    bonus.PART,
    commonness.PART,
    forms.PART,
    themes.PART,
    french.PART,
    people.PART,
    episodes.PART,
    french_bible.PART,
    definitions.PART,
)
