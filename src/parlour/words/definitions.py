"""Definitions of English words, from WordNet."""

from __future__ import annotations

from functools import cache

import msgspec

from parlour import data
from parlour.data.letters import fold
from parlour.data.text_blocks import TextBlocks
from parlour.data.word_table import WordTable
from parlour.kernel.i18n import say
from parlour.words.compiled import compiled
from parlour.words.grammar import Language, forms

_PARTS = {"n": "noun", "v": "verb", "a": "adjective", "r": "adverb"}
_ORDER = "nvar"
_DEFINED = {
    "noun": "words-defined-noun",
    "verb": "words-defined-verb",
    "adjective": "words-defined-adjective",
    "adverb": "words-defined-adverb",
}


class Definition(msgspec.Struct, frozen=True):
    """A definition of a word, or of the word of which it is a form."""

    word: str
    part: str  # "noun", "verb", "adjective", "adverb"
    text: str

    def sentence(self, language: str = "en") -> str:
        """The word, its part of speech, and its definition, which is in English."""
        return say(_DEFINED[self.part], language, word=self.word, text=self.text)


def definitions(word: str, language: Language = "en") -> tuple[Definition, ...]:
    """What a word means: the most frequent sense of each part of speech. None for a word that is unfit (AG-8).

    >>> [(one.part, one.text) for one in definitions("ALTAR")][0]
    ('noun', 'the table in Christian churches where communion is given')
    >>> definitions("LAMBS")[0].word, definitions("XYZ"), definitions("COLOMBE", "fr")
    ('LAMB', (), ())
    """
    folded = fold(word)
    if language != "en" or folded in compiled("unfit").graph:
        return ()
    if found := _entries(folded):
        return tuple(found)
    unfit = compiled("unfit").graph
    ways = [(form.part, one) for form in forms(folded) if form.base not in unfit for one in _entries(form.base)]
    # MALIGNS is a form of the verb, although MALIGN is an adjective, too.
    same_part = [one for part, one in ways if part == one.part]
    return tuple(dict.fromkeys(same_part or [one for _, one in ways]))


def _entries(word: str) -> list[Definition]:
    value = _words().get(word)
    if value is None:
        return []
    senses = [(chr(value[place]), value[place + 1 : place + 4]) for place in range(0, len(value), 4)]
    senses.sort(key=lambda sense: _ORDER.index(sense[0]))
    return [Definition(word, _PARTS[part], _glosses()[int.from_bytes(number, "little")]) for part, number in senses]


@cache
def _words() -> WordTable:
    found = data.opened()
    return WordTable(found.section("definitions/words"), found.section("definitions/words-index"))


@cache
def _glosses() -> TextBlocks:
    found = data.opened()
    return TextBlocks(found.section("definitions/glosses"), found.section("definitions/glosses-index"))
