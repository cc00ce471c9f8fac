"""moji's rulings on a word."""

from __future__ import annotations

from collections.abc import Iterator

from parlour import words
from parlour.contract.lookup import Lookup, WordRuling
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
    """
    fault, detail = judge.objection(word, Challenges(), MojiOptions())
    if fault in ("unknown", "foreign") and language == "fr":
        yield _no("MO-21", say("moji-lookup-english-only", reader))
    elif fault:
        yield _no(judge.RULES[fault], render(judge.fault_message(fault, written, detail), Reader(reader)))
    else:
        yield _yes("MO-20", say("moji-lookup-valid", reader))
    if fault and any(judge.belongs(word, theme) for theme in ("food", "movies", "books", "famous")):
        yield _yes("MO-32", say("moji-lookup-theme", reader))


def _yes(rule: str, sentence: str) -> WordRuling:
    return WordRuling(rule=rule, yes=True, sentence=sentence)


def _no(rule: str, sentence: str) -> WordRuling:
    return WordRuling(rule=rule, yes=False, sentence=sentence)


def has(word: str, language: Language) -> bool:
    return language == "en" and word in words.english()


LOOKUP = Lookup(rulings=rulings, has=has)
