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
    offices,
    people,
    places,
    senses,
    speech,
    strongs,
    themes,
)

PARTS: tuple[Part, ...] = (
    english.PART,
    kjv.PART,
    strongs.PART,
    dictionary.PART,
    speech.PART,
    places.PART,
    bonus.PART,
    commonness.PART,
    forms.PART,
    themes.PART,
    french.PART,
    people.PART,
    offices.PART,
    episodes.PART,
    senses.PART,
    french_bible.PART,
    definitions.PART,
)
