"""Everything known about a word, and the verdicts that follow, in sentences."""

from __future__ import annotations

import re
from typing import get_args

import msgspec

from parlour.data.letters import fold, is_word
from parlour.kernel.i18n import numeral, say
from parlour.words.commonness import commonness
from parlour.words.compiled import compiled
from parlour.words.grammar import Form, Inflection, Language, forms, inflected, is_abbreviation, is_name
from parlour.words.themes import Theme, themes, written

_ITSELF = {
    "noun": "words-noun",
    "verb": "words-verb",
    "adjective": "words-adjective",
    "adverb": "words-adverb",
    "noun or adjective": "words-headword",
    "": "words-headword",
}
_FORM = {
    ("plural", "noun"): "words-form-plural",
    ("third person", "verb"): "words-form-third-person",
    ("-ing form", "verb"): "words-form-ing",
    ("past form", "verb"): "words-form-past",
    ("irregular form", "verb"): "words-form-irregular",
    ("old form", "verb"): "words-form-old",
    ("comparative", "adjective"): "words-form-comparative",
    ("superlative", "adjective"): "words-form-superlative",
    ("form", "verb"): "words-form-verb",
}
_THEMES: dict[Theme, str] = {
    "food": "words-theme-food",
    "animals": "words-theme-animals",
    "films": "words-theme-films",
    "shows": "words-theme-shows",
    "books": "words-theme-books",
    "persons": "words-theme-persons",
}
_ONLY = {
    "plural": "words-only-plural",
    "present participle": "words-only-present-participle",
    "verb form": "words-only-verb-form",
}
_COMMON, _RARE = 4.0, 2.0
_PARTS = re.compile(r"[\W\d_]+")
_LANGUAGES: tuple[Language, ...] = get_args(Language)


class Explanation(msgspec.Struct, frozen=True):
    """The facts about a word, a title or a name."""

    text: str  # as given
    word: str  # folded to A to Z
    language: Language
    listed: bool  # whether the general list of the language has it
    forms: tuple[Form, ...]
    themes: tuple[Theme, ...]
    written: str | None  # spelling, if it is a title or a name of a theme
    commonness: float  # on the Zipf scale
    proper: bool
    abbreviation: bool
    inflection: Inflection | None  # why MO-22 refuses it
    fit: bool  # for families (AG-8)

    @property
    def bases(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(form.base for form in self.forms))

    @property
    def parts(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(form.part for form in self.forms if form.part))

    def kinds(self, language: str = "en") -> list[str]:
        """What it is, apart from the verdicts: a name, a noun, a form of another word.

        >>> explain("RUNS").kinds()
        ['It’s the plural of RUN.', 'It’s the third-person form of the verb RUN.']
        """
        found: list[str] = []
        if self.proper:
            found.append(say("words-name", language))
        if self.abbreviation:
            found.append(say("words-abbreviation", language))
        for form in self.forms:
            if form.base != self.word and unfit(form.base, self.language):
                continue  # AG-8
            if not form.way:
                found.append(say(_ITSELF[form.part], language))
            else:
                sentence = _FORM.get((form.way, form.part), "words-form")
                found.append(say(sentence, language, base=form.base))
        return list(dict.fromkeys(found))

    def sentences(self, language: str = "en") -> list[str]:
        """The verdict and its reasons, one sentence each.

        >>> explain("RUNS").sentences()[:2]
        ['RUNS is a valid English word.', 'It’s the plural of RUN.']
        """
        if not self.fit:  # AG-8: the word is not shown
            return [say("words-unfit-listed" if self.listed else "words-unfit-unlisted", language)]
        found = [_listed(self, language), *self.kinds(language)]
        if self.inflection is not None and self.language == "fr":
            found.append(say(_ONLY[self.inflection.way], language))
        elif self.inflection is not None:
            found.append(say("words-only-a-form", language, ending=self.inflection.ending))
        elif self.listed and self.language == "en" and any(form.way for form in self.forms):
            found.append(say("words-own-right", language))
        found += [
            say(_THEMES[theme], language, written=self.written or "") for theme in self.themes if theme in _THEMES
        ]
        if self.language == "en" and self.listed:
            found.append(_how_common(self.commonness, language))
        return found


def unfit(word: str, language: Language = "en") -> bool:
    """Whether bots, hints and examples should avoid this word (AG-8).

    >>> unfit("LAMB"), unfit("DAMN"), unfit("MERDE", "fr")
    (False, True, True)
    """
    return word in compiled("unfit" if language == "en" else "unfit-fr").graph


def _is_fit(text: str, word: str, language: Language) -> bool:
    """AG-8: also word by word, and for what is no word of the language, in the other language."""
    if unfit(word, language):
        return False
    if written(text, language) is not None or word in compiled("english" if language == "en" else "french"):
        return True
    parts = {word, *(fold(part) for part in _PARTS.split(text))}
    return not any(unfit(part, one) for part in parts for one in _LANGUAGES)


def _listed(one: Explanation, language: str) -> str:
    if one.language == "fr":
        if one.listed:
            return say("words-french", language, word=one.word)
        return say("words-not-french", language, word=one.word)
    if one.listed:
        return say("words-english", language, word=one.word)
    return say("words-not-english", language, word=one.word)


def _how_common(zipf: float, language: str) -> str:
    figure = numeral(zipf, language, places=1)
    if zipf >= _COMMON:
        return say("words-common", language, zipf=figure)
    if zipf >= _RARE:
        return say("words-uncommon", language, zipf=figure)
    return say("words-rare", language, zipf=figure)


def explain(text: str, language: Language = "en") -> Explanation:
    """Everything known about a word, a title or a name; ValueError if it has fewer than two letters.

    >>> found = explain("catch")
    >>> found.listed, found.parts, found.inflection, found.fit
    (True, ('noun', 'verb'), None, True)
    >>> explain("Mangeâmes", "fr").bases
    ('MANGER',)
    """
    word = fold(text)
    if not is_word(word):
        raise ValueError(f"{text!r} has fewer than two letters")
    english = language == "en"
    return Explanation(
        text=text,
        word=word,
        language=language,
        listed=word in compiled("english" if english else "french"),
        forms=forms(word, language),
        themes=themes(text, language),
        written=written(text, language),
        commonness=commonness(word, language),
        proper=is_name(word, language),
        abbreviation=is_abbreviation(word, language),
        inflection=inflected(word, language),
        fit=_is_fit(text, word, language),
    )
