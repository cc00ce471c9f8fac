"""Whether a word counts (MO-21 to MO-24, MO-30, MO-32), and the reason if it does not."""

from __future__ import annotations

from collections.abc import Iterator

from parlour import words
from parlour.games.moji.options import FREE, Challenges, MojiOptions, Theme
from parlour.games.moji.rules import spelling
from parlour.games.moji.text.notation import letters_of
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

LISTED: frozenset[Theme] = FREE | {"animals"}
"""Themes with entries of their own; the others are classes of words."""
ARTICLES = ("THE", "A", "AN")

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
    "contraction": "moji-fault-contraction",
    "foreign": "moji-fault-foreign",
    "several": "moji-fault-several",
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
    "contraction": "MO-21",
    "foreign": "MO-21",
    "several": "MO-21",
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


def objection(word: str, challenges: Challenges, options: MojiOptions, granted: str = "") -> tuple[str, str]:
    """Why a word, as it was typed, does not count, and a detail; two empty strings if it does.

    `granted` is a fault that a vote has settled in the word's favour (MO-18).
    """
    found = (one for one in _objections(word, challenges, options) if one[0] != granted)
    return next(found, ("", ""))


def _objections(word: str, challenges: Challenges, options: MojiOptions) -> Iterator[tuple[str, str]]:
    """All faults of a word, each with a detail."""
    letters = letters_of(word)
    if letters in options.banned_words:
        yield "banned", ""
    if len(letters) < challenges.min:
        yield "short", str(challenges.min)
    if letters in options.own_words:
        return
    if challenges.theme and not any(belongs(word, theme) for theme in challenges.theme):
        yield "theme", ""
    if not _is_entry(word, challenges):
        yield from _kind(word, options, names=options.proper_nouns or challenges.lifts_bans)
    if not challenges.lifts_bans and not words.is_name(letters):
        yield from _ending(letters, options)


def _is_entry(word: str, challenges: Challenges) -> bool:
    """Whether a chosen theme has the word itself, also in several words: MO-21 does not apply to it (MO-32)."""
    return any(belongs(word, theme) for theme in challenges.theme if theme in LISTED or not spelling.is_one_word(word))


def belongs(word: str, theme: Theme) -> bool:
    """Whether a word or a whole title is of that theme, a title with or without its article (MO-32).

    >>> belongs("OWL", "animals"), belongs("OWL", "food"), belongs("THELIONKING", "movies")
    (True, False, True)
    >>> belongs("LION KING", "movies"), belongs("ALIEN", "movies"), belongs("LIEN", "movies")
    (True, True, False)
    """
    known = [word, *_with_article(word)] if theme in FREE else [word]
    return any(words.in_theme(one, part) for one in known for part in THEMES[theme])


def _with_article(word: str) -> Iterator[str]:
    """Titles that are this word with an article before it, or without the one it has."""
    for article in ARTICLES:
        if word.startswith(f"{article} "):
            yield word.removeprefix(f"{article} ")
        title = words.written(article + word)
        if title is not None and title.upper().startswith(f"{article} "):
            yield title


def _kind(word: str, options: MojiOptions, *, names: bool) -> Iterator[tuple[str, str]]:
    """MO-21: what is no English word, or of a kind that does not count."""
    letters, known = letters_of(word), spelling.lists()
    if not spelling.is_one_word(word):
        yield "several", ""
    elif spelling.has_apostrophe(word) or letters in known.spoken:
        if not options.contractions:
            yield "contraction", ""
        elif letters not in known.spoken | known.contractions:
            yield "unknown", ""
    elif spelling.has_accent(word) and letters not in known.accented:
        if not options.foreign_words:
            yield "foreign", ""
        elif letters not in words.french() and letters not in words.english():
            yield "unknown", ""
    elif words.is_name(letters):  # some words of the list are known only as names
        if not names:
            yield "name", ""
    elif letters not in words.english():
        yield from _unlisted(letters, options)


def _unlisted(letters: str, options: MojiOptions) -> Iterator[tuple[str, str]]:
    if words.is_abbreviation(letters):
        if not options.abbreviations:
            yield "abbreviation", ""
    elif letters not in words.french():
        yield "unknown", ""
    elif not options.foreign_words:
        yield "foreign", ""


def _ending(letters: str, options: MojiOptions) -> Iterator[tuple[str, str]]:
    """MO-22: forms of a shorter word, each kind with a switch of its own."""
    inflection = words.inflected(letters)
    if inflection is not None and inflection.ending not in options.allowed_endings:
        yield "ending", inflection.base
