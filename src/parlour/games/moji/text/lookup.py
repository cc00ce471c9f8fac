"""moji's rulings on a word."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from parlour import words
from parlour.contract.lookup import Lookup, MeasuredList, WordRuling
from parlour.games.moji.options import Challenges, MojiOptions
from parlour.games.moji.rules import judge
from parlour.kernel.i18n import Reader, render, say
from parlour.words import Language


def rulings(word: str, language: Language, reader: str, written: str) -> Iterator[WordRuling]:
    """
    >>> from parlour import rules_of
    >>> _ = rules_of("moji")  # loads its messages
    >>> [ruling.sentence for ruling in rulings("DOVE", "en", "en", "DOVE")]
    ['Valid: it’s in the English word list.']
    >>> [ruling.sentence for ruling in rulings("CHEVAL", "fr", "en", "CHEVAL")]
    ['Valid: it’s in the French word list.']
    """
    text = written.upper() if words.fold(written) == word else word
    fault, detail = judge.objection(text, Challenges(), MojiOptions(language=language))
    if fault:
        yield _no(judge.RULES[fault], render(judge.fault_message(fault, written, detail), Reader(reader)))
    else:
        yield _yes("MO-20", say(f"moji-lookup-valid-{language}", reader))
    if fault and any(judge.belongs(text, theme, language) for theme in judge.LISTED):
        yield _yes("MO-32", say("moji-lookup-theme", reader))


def _yes(rule: str, sentence: str) -> WordRuling:
    return WordRuling(rule=rule, yes=True, sentence=sentence)


def _no(rule: str, sentence: str) -> WordRuling:
    return WordRuling(rule=rule, yes=False, sentence=sentence)


def has(word: str, language: Language) -> bool:
    return word in judge.word_list(language)


def _lists() -> Mapping[str, MeasuredList]:
    from parlour.games.moji.text.measured import LISTS

    return LISTS


LOOKUP = Lookup(rulings=rulings, has=has, lists=_lists)
