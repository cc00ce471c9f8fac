"""Whether a word counts (MO-21 to MO-24, MO-30, MO-32), and the reason if it does not."""

from __future__ import annotations

from parlour import words
from parlour.games.moji.options import Challenges, MojiOptions, Theme

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

FAULTS: dict[str, str] = {
    "cards": "{word} does not have the letters of two cards that you may collect.",
    "first-or-last": "{word} neither begins nor ends with a letter that you would collect.",
    "first-and-last": "{word} does not both begin and end with a card that you would collect.",
    "between": "{word} does not have two of the letters you would collect in between.",
    "colour": "{word} does not have the letters of two cards of one colour.",
    "unknown": "{word} is not on the word list.",
    "name": "{word} is a proper noun.",
    "abbreviation": "{word} is an abbreviation.",
    "ending": "{word} is a form of {detail}.",
    "used": "{word} was said before in this round.",
    "banned": "{word} does not count at this table.",
    "short": "{word} is too short: {detail} letters at least.",
    "theme": "{word} belongs to none of the themes of this round.",
    "again": "It takes a new word now: {word} was said when you were together.",
    "same": "Somebody else has {word} too.",
    "voted": "The others have voted {word} out.",
}
"""Messages of faults."""

RULES: dict[str, str] = {
    "cards": "MO-20",
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


def objection(letters: str, challenges: Challenges, options: MojiOptions) -> tuple[str, str]:
    """Why a word of these letters does not count, and a detail; two empty strings if it does."""
    if letters in options.banned_words:
        return "banned", ""
    if len(letters) < challenges.min:
        return "short", str(challenges.min)
    if letters in options.own_words:
        return "", ""
    if challenges.theme and not any(belongs(letters, theme) for theme in challenges.theme):
        return "theme", ""
    if challenges.lifts_bans:
        return "", ""
    return _word(letters, options)


def belongs(letters: str, theme: Theme) -> bool:
    """Whether a word or a whole title is of that theme (MO-32).

    >>> belongs("OWL", "animals"), belongs("OWL", "food"), belongs("THELIONKING", "movies")
    (True, False, True)
    """
    return any(words.in_theme(letters, part) for part in THEMES[theme])


def _word(letters: str, options: MojiOptions) -> tuple[str, str]:
    # Some words of the list are known only as names.
    if words.is_name(letters):
        return ("", "") if options.proper_nouns else ("name", "")
    if letters not in words.english():
        if words.is_abbreviation(letters):
            return ("", "") if options.proper_nouns else ("abbreviation", "")
        return "unknown", ""
    inflection = None if options.endings else words.inflected(letters)
    return ("", "") if inflection is None else ("ending", inflection.base)
