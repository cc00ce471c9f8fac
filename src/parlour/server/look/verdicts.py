"""What each game makes of a word, with the rule by which it does."""

from __future__ import annotations

from collections.abc import Iterator

import parlour
from parlour import scripture, words
from parlour.games.moji.options import Challenges, MojiOptions
from parlour.games.moji.rules import judge as moji
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.rules import judge as bible
from parlour.games.scrabble_bible.rules.scoring import BABEL, bonus
from parlour.games.tag_on.rules import judge as tag_on
from parlour.kernel.speech import say
from parlour.scripture.tongues import is_function_word
from parlour.server.types.look import GameVerdict, WordRuling
from parlour.words import Language

_STRICT = BibleOptions(aids="none")
_WIDE = BibleOptions(aids="none", bonus_list="concordance")
_BY_LIST = {
    "english": "Yes: it is on the general English list.",
    "vocabulary": "Yes: the King James Version has it.",
    "names": "Yes: it is a name of the Bible.",
    "words-of-faith": "Yes: it is a word of faith.",
    "rulebook": "Yes: the rulebook prints it.",
    "tag-on": "Yes: the rulebook prints it.",
    "headwords": "Yes: it heads an article, as in a dictionary of the Bible.",
    "forms": "Yes: it is a form of a word of the Bible.",
    "french-table": "Yes: it is in the French dictionary of the game.",
    "french-table-names": "Yes: it is a name of the Bible.",
    "french-rulebook": "Yes: the rulebook prints it.",
}
_IN_LANGUAGE = {
    "fr": "In French it stands for {words}: {points} more in The Tower of Babel.",
    "es": "In Spanish it stands for {words}: {points} more in The Tower of Babel.",
    "de": "In German it stands for {words}: {points} more in The Tower of Babel.",
    "la": "In Latin it stands for {words}: {points} more in The Tower of Babel.",
    "he": "In Hebrew it stands for {words}: {points} more in The Tower of Babel.",
    "el": "In Greek it stands for {words}: {points} more in The Tower of Babel.",
}


def verdicts(word: str, language: Language, reader: str, written: str = "") -> tuple[GameVerdict, ...]:
    """Of every game that is played with words, told in the language of the reader. `written`: how a title is.

    >>> for verdict in verdicts("DOVE", "en", "en"):
    ...     print(verdict.title, "·", verdict.rulings[0].sentence)
    SCRABBLE Bible Edition · Yes: it is on the general English list.
    TAG ON · Yes: the King James Version has it.
    moji · Yes: it counts.
    """
    found = {
        "scrabble-bible": _bible(word, reader),
        "tag-on": _tag_on(word, language, reader),
        "moji": _moji(word, language, reader, written or word),
    }
    return tuple(
        GameVerdict(game=key, title=parlour.rules_of(key).title[reader], rulings=tuple(rulings))
        for key, rulings in found.items()
    )


def _bible(word: str, reader: str) -> Iterator[WordRuling]:
    """Its lists are English, whatever the language of the word; other languages come in by The Tower of Babel."""
    by = bible.list_of(word, _STRICT)
    yield _listed("SB-2", by, reader, say("No: none of its lists has it.", reader))
    points = bonus(word)
    if points and bible.is_bonus(word, _STRICT):
        yield _yes("SB-23", say("A bonus of {points}: it is a word of faith.", reader, points=points))
    elif points and bible.is_bonus(word, _WIDE):
        yield _yes("SB-23", say("A bonus of {points} where the whole concordance counts.", reader, points=points))
    else:
        yield _no("SB-23", say("No bonus.", reader))
    for tongue in scripture.languages():
        if bible.translates_bonus(word, tongue, _STRICT):
            meant = ", ".join(bible.translated(word, tongue))
            yield _yes("SB-34", say(_IN_LANGUAGE[tongue], reader, words=meant, points=BABEL))


def _tag_on(word: str, language: Language, reader: str) -> Iterator[WordRuling]:
    yield _listed(
        "TO-1",
        tag_on.dictionary(language).find(word) or "",
        reader,
        say("No: its dictionary does not have it.", reader),
    )
    if scripture.is_book(word, language):
        yield _yes("TO-34", say("Twice the score as a book of the Bible.", reader))
    if scripture.is_character(word, language):
        yield _yes("TO-34", say("Twice the score as somebody of the Bible.", reader))
    if scripture.is_land(word, language):
        yield _yes("TO-34", say("Three times the score as a place.", reader))
    if scripture.uttered(word, 1, language):
        yield _yes("TO-35", say("Twice the score as an utterance.", reader))
    if is_function_word(word, language):
        yield _no("TO-50", say("It carries grammar, and connects with nothing.", reader))


def _moji(word: str, language: Language, reader: str, written: str) -> Iterator[WordRuling]:
    fault, detail = moji.objection(word, Challenges(), MojiOptions())
    if fault == "unknown" and language == "fr":
        yield _no("MO-21", say("No: moji is played with English words.", reader))
    elif fault:
        yield _no(moji.RULES[fault], say(moji.FAULTS[fault], reader, word=written, detail=detail))
    else:
        yield _yes("MO-20", say("Yes: it counts.", reader))
    if fault and any(moji.belongs(word, theme) for theme in ("food", "movies", "books", "famous")):
        yield _yes("MO-32", say("But it counts where its theme is played.", reader))


def _listed(rule: str, by: str, reader: str, otherwise: str) -> WordRuling:
    return _yes(rule, say(_BY_LIST[by], reader)) if by in _BY_LIST else _no(rule, otherwise)


def _yes(rule: str, sentence: str) -> WordRuling:
    return WordRuling(rule=rule, yes=True, sentence=sentence)


def _no(rule: str, sentence: str) -> WordRuling:
    return WordRuling(rule=rule, yes=False, sentence=sentence)


def near(word: str, language: Language, limit: int = 6) -> tuple[str, ...]:
    """Words that are one letter away, the commonest first; none that is unfit for a family's table (AG-8).

    >>> near("SHEPERD", "en")[0]
    'SHEPHERD'
    """
    graph = words.english().graph if language == "en" else words.french().graph
    more = tag_on.dictionary(language).graph
    found = {one for one in _one_away(word) if one in graph or one in more}
    fit = [one for one in found if len(one) > 1 and not words.unfit(one, language)]
    return tuple(sorted(fit, key=lambda one: (-words.commonness(one), one))[:limit])


def _one_away(word: str) -> Iterator[str]:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    for place in range(len(word) + 1):
        before, after = word[:place], word[place:]
        yield from (before + letter + after for letter in letters)
        if after:
            yield before + after[1:]
            yield from (before + letter + after[1:] for letter in letters)
        if len(after) > 1:
            yield before + after[1] + after[0] + after[2:]
