"""Translation to English, and function words."""

from __future__ import annotations

from parlour.data import french_table
from parlour.data.letters import fold
from parlour.scripture import french
from parlour.scripture.babel import translations
from parlour.scripture.forms import bases
from parlour.scripture.lexemes import lexicon
from parlour.words import compiled

GRAMMAR, VERB = french_table.KINDS["gram"], french_table.KINDS["verb"]


def in_english(word: str, language: str = "en") -> tuple[str, ...]:
    """The English words that a word translates to; an English word is its own translation.

    >>> in_english("GOD"), in_english("AIMAIT", "fr"), in_english("PAZ", "es"), in_english("XYZ", "fr")
    (('GOD',), ('LOVE',), ('PEACE',), ())
    """
    match language:
        case "en":
            return (word,)
        case "fr":
            return french.entries(word)
        case _:
            return translations(language).get(word, ())


def _is_auxiliary(meaning: french.FrenchSense) -> bool:
    return all(is_function_word(one) for one in meaning.english)


def is_function_word(word: str, language: str = "en") -> bool:
    """Whether a word is only a function word, or a form of one (TO-50): AND, THE, UNTO, ANDS.

    A spelling that is also a word of meaning is none: WELL, and PAS, which is a step.

    >>> [is_function_word(word) for word in ("AND", "ANDS", "ACCORDING", "WELL", "GOD")]
    [True, True, True, False, False]
    >>> [is_function_word(word, "fr") for word in ("SUIS", "LUI", "PAS", "SON", "DIEU")]
    [True, True, False, False, False]
    """
    match language:
        case "en":
            listed = compiled("function")
            return not lexicon().of_word(word) and (word in listed or all(base in listed for base in bases(word)))
        case "fr":
            meanings = french.senses(word)
            if any(_is_auxiliary(one) for one in meanings) and all(one.headword != word for one in meanings):
                return True  # SUIS: a form of a function word counts as that, whatever else it is a form of
            if any(one.kind == GRAMMAR for one in meanings):
                # LUI, ENTRE: as SUIS, even if they are forms of a verb. PAS, SON and VERS are nouns too.
                meanings = tuple(one for one in meanings if one.kind != VERB or one.headword == fold(word))
            english = (one for meaning in meanings if meaning.kind != GRAMMAR for one in meaning.english)
            return bool(meanings) and all(is_function_word(one) for one in english)
        case _:
            found = in_english(word, language)
            return bool(found) and all(is_function_word(one) for one in found)
