"""Whether a word counts (MO-21 to MO-24, MO-30, MO-32, MO-50), and the reason if it does not."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from parlour import words
from parlour.data.letters import APOSTROPHES
from parlour.games.moji.options import FREE, Challenges, MojiOptions, Theme
from parlour.games.moji.rules import spelling
from parlour.games.moji.text.notation import letters_of
from parlour.kernel.i18n import Message, message
from parlour.kernel.verdict import WordVerdict

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
ARTICLES: dict[words.Language, tuple[str, ...]] = {
    "en": ("THE", "A", "AN"),
    "fr": ("LE", "LA", "LES", "L'", "L’", "UN", "UNE", "DES"),
}

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
    "form": "moji-fault-form",
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
    "form": "MO-22",
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


def word_list(language: words.Language) -> words.WordList:
    """The words of a language (MO-50)."""
    return words.english() if language == "en" else words.french()


def word_verdict(text: str, language: words.Language, options: MojiOptions) -> WordVerdict:
    """Whether a word counts under the options and the challenges of the first round, cards apart."""
    options = replace(options, language=language)
    word = " ".join(text.upper().split())
    fault, detail = objection(word, options.challenges, options) if letters_of(word) else ("several", "")
    said = fault_message(fault, word, detail) if fault else message("kernel-word-counts", word=word)
    return WordVerdict(not fault, RULES.get(fault, "MO-20"), said)


def objection(word: str, challenges: Challenges, options: MojiOptions, granted: str = "") -> tuple[str, str]:
    """Why a word, as it was typed, does not count, and a detail; two empty strings if it does.

    `granted` is a fault that a vote has settled in the word's favour (MO-18).
    """
    settled = {"ending", "form"} if granted in ("ending", "form") else {granted}
    found = (one for one in _objections(word, challenges, options) if one[0] not in settled)
    return next(found, ("", ""))


def _objections(word: str, challenges: Challenges, options: MojiOptions) -> Iterator[tuple[str, str]]:
    """All faults of a word, each with a detail."""
    letters, language = letters_of(word), options.language
    if letters in options.banned_words:
        yield "banned", ""
    if len(letters) < challenges.min:
        yield "short", str(challenges.min)
    if letters in options.own_words:
        return
    if challenges.theme and not any(belongs(word, theme, language) for theme in challenges.theme):
        yield "theme", ""
    if not _is_entry(word, challenges, language):
        yield from _kind(word, options, names=options.proper_nouns or challenges.lifts_bans)
    if not challenges.lifts_bans and not words.is_name(letters, language):
        yield from _ending(letters, options)
        if not spelling.is_one_word(word):
            yield from _endings_of_several(word, challenges, options)


def _endings_of_several(word: str, challenges: Challenges, options: MojiOptions) -> Iterator[tuple[str, str]]:
    """MO-22 for words of a theme typed apart (POLAR BEARS), unless the theme has them in this form."""
    if not any(words.is_entry(word, part, options.language) for theme in challenges.theme for part in THEMES[theme]):
        for letters in filter(None, map(letters_of, word.replace("-", " ").split())):
            yield from _ending(letters, options)


def _is_entry(word: str, challenges: Challenges, language: words.Language) -> bool:
    """Whether a chosen theme has the word itself, also in several words: MO-21 does not apply to it (MO-32)."""
    one_word = spelling.is_one_word(word)
    return any(belongs(word, theme, language) for theme in challenges.theme if theme in LISTED or not one_word)


def belongs(word: str, theme: Theme, language: words.Language = "en") -> bool:
    """Whether a word or a whole title is of that theme, a title with or without its article (MO-32).

    >>> belongs("OWL", "animals"), belongs("OWL", "food"), belongs("THELIONKING", "movies")
    (True, False, True)
    >>> belongs("LION KING", "movies"), belongs("ALIEN", "movies"), belongs("LIEN", "movies")
    (True, True, False)
    >>> belongs("ROI LION", "movies", "fr"), belongs("CHEVAUX", "animals", "fr")
    (True, True)
    """
    known = [word, *_with_article(word, language)] if theme in FREE else [word]
    return any(words.in_theme(one, part, language) for one in known for part in THEMES[theme])


def _with_article(word: str, language: words.Language) -> Iterator[str]:
    """Titles that are this word with an article before it, or without the one it has."""
    for article in ARTICLES[language]:
        first = article if article[-1] in APOSTROPHES else f"{article} "
        if word.startswith(first):
            yield word.removeprefix(first)
        title = words.written(article + word, language)
        if title is not None and title.upper().startswith(first):
            yield title


def _kind(word: str, options: MojiOptions, *, names: bool) -> Iterator[tuple[str, str]]:
    """MO-21: why it is no word of the language, or of a kind that does not count; empty if neither."""
    letters, language = letters_of(word), options.language
    known = spelling.lists(language)
    if not spelling.is_one_word(word):
        yield "several", ""
    elif letters in known.spoken or (spelling.has_apostrophe(word) and letters not in known.with_apostrophe):
        if not options.contractions:
            yield "contraction", ""
        elif letters not in known.spoken and not spelling.is_contraction(word, language):
            yield "unknown", ""
    elif spelling.has_accent(word) and not spelling.may_have_accent(letters, language):
        if not options.foreign_words:
            yield "foreign", ""
        elif letters not in words.french() and letters not in words.english():
            yield "unknown", ""
    elif letters not in word_list(language) or words.is_name(letters, language):
        yield from _unlisted(letters, options, names=names)


def _unlisted(letters: str, options: MojiOptions, *, names: bool) -> Iterator[tuple[str, str]]:
    """Objections to a word that is on no list or only a name: it counts if one of its kinds is allowed."""
    other = word_list("fr" if options.language == "en" else "en")
    kinds = {
        "name": words.is_name(letters, options.language),
        "abbreviation": words.is_abbreviation(letters, options.language),
        "foreign": letters in other and letters not in word_list(options.language),
    }
    allowed = {"name": names, "abbreviation": options.abbreviations, "foreign": options.foreign_words}
    found = [kind for kind, is_it in kinds.items() if is_it]
    if not any(allowed[kind] for kind in found):
        yield next(iter(found), "unknown"), ""


def _ending(letters: str, options: MojiOptions) -> Iterator[tuple[str, str]]:
    """MO-22: forms of a shorter word, each kind with a switch of its own."""
    found = words.inflections(letters, options.language)
    if found and not any(inflection.ending in options.allowed_endings for inflection in found):
        base = found[0].base
        yield ("form", "") if words.unfit(base, options.language) else ("ending", base)  # AG-8
