"""Whether a word counts (MO-21 to MO-24, MO-30, MO-32), and the reason if it does not."""

from __future__ import annotations

from collections.abc import Iterator

from parlour import words
from parlour.games.moji.options import Challenges, MojiOptions, Theme
from parlour.kernel.i18n import Message, message

THEMES: dict[Theme, tuple[words.Theme, ...]] = {
    "nouns": ("nouns",),
    "verbs": ("verbs",),
    "adjectives": ("adjectives",),
    "food": ("food",),
    "animals": ("animals",),
    "movies": ("films", "shows"),
    "books": ("books",),
    "famous": ("persons",),
}
"""The word themes behind the themes on the cards."""

MESSAGES: dict[str, str] = {
    "cards": "moji-fault-cards",
    "partner-card": "moji-fault-partner-card",
    "partner-letter": "moji-fault-partner-letter",
    "first-or-last": "moji-fault-first-or-last",
    "first-and-last": "moji-fault-first-and-last",
    "between": "moji-fault-between",
    "colour": "moji-fault-colour",
    "unknown": "moji-fault-unknown",
    "name": "moji-fault-name",
    "abbreviation": "moji-fault-abbreviation",
    "ending": "moji-fault-ending",
    "used": "moji-fault-used",
    "banned": "moji-fault-banned",
    "short": "moji-fault-short",
    "theme": "moji-fault-theme",
    "again": "moji-fault-again",
    "same": "moji-fault-same",
    "voted": "moji-fault-voted",
}
"""Messages of faults."""

RULES: dict[str, str] = {
    "cards": "MO-20",
    "partner-card": "MO-43",
    "partner-letter": "MO-43",
    "first-or-last": "MO-31",
    "first-and-last": "MO-31",
    "between": "MO-31",
    "colour": "MO-44",
    "unknown": "MO-21",
    "name": "MO-21",
    "abbreviation": "MO-21",
    "ending": "MO-22",
    "used": "MO-23",
    "banned": "MO-24",
    "short": "MO-30",
    "theme": "MO-32",
    "again": "MO-13",
    "same": "MO-46",
    "voted": "MO-18",
}
"""Rules of faults."""


def fault_message(fault: str, word: str, detail: str = "") -> Message:
    """
    >>> fault_message("unknown", "JT").id
    'moji-fault-unknown'
    """
    return message(MESSAGES[fault], word=word, detail=detail)


def objection(letters: str, challenges: Challenges, options: MojiOptions, granted: str = "") -> tuple[str, str]:
    """Why a word of these letters does not count, and a detail; two empty strings if it does.

    `granted` is a fault that a vote has settled in the word's favour (MO-18).
    """
    found = (one for one in _objections(letters, challenges, options) if one[0] != granted)
    return next(found, ("", ""))


def _objections(letters: str, challenges: Challenges, options: MojiOptions) -> Iterator[tuple[str, str]]:
    """All faults of a word, each with a detail."""
    if letters in options.banned_words:
        yield "banned", ""
    if len(letters) < challenges.min:
        yield "short", str(challenges.min)
    if letters in options.own_words:
        return
    if challenges.theme and not any(belongs(letters, theme) for theme in challenges.theme):
        yield "theme", ""
    if not challenges.lifts_bans:
        yield from _word(letters, options)


def belongs(letters: str, theme: Theme) -> bool:
    """Whether a word or a whole title is of that theme (MO-32).

    >>> belongs("OWL", "animals"), belongs("OWL", "food"), belongs("THELIONKING", "movies")
    (True, False, True)
    """
    return any(words.in_theme(letters, part) for part in THEMES[theme])


def _word(letters: str, options: MojiOptions) -> Iterator[tuple[str, str]]:
    # Some words of the list are known only as names.
    if words.is_name(letters):
        if not options.proper_nouns:
            yield "name", ""
        return
    if letters not in words.english():
        if not words.is_abbreviation(letters):
            yield "unknown", ""
        elif not options.proper_nouns:
            yield "abbreviation", ""
    inflection = None if options.endings else words.inflected(letters)
    if inflection is not None:
        yield "ending", inflection.base
