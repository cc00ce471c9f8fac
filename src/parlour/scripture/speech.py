"""Who speaks where (TO-35): the words of Jesus by the markup of the text, other speeches by a table."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from functools import cache

import msgspec

from parlour import data
from parlour.data.arrays import from_section
from parlour.data.letters import fold
from parlour.scripture import verses
from parlour.scripture.forms import bases, family
from parlour.scripture.lexemes import lexicon
from parlour.scripture.text import text, tokens
from parlour.words import compiled

# Speakers without a personal name, by title.
_TITLES = frozenset({
    "ANGEL", "ANGELS", "BEASTS", "CENTURION", "DEVIL", "ELDERS", "GIBEONITES", "HOST", "JEWS", "KING", "LEVITES",
    "MALEFACTOR", "MAN", "MOTHER", "PHARISEE", "PHARISEES", "PHILISTINES", "PREACHER", "PRIEST", "QUEEN", "SERAPHIMS",
    "SERPENT", "SERVANT", "SPIRIT", "TOWNCLERK", "VOICE", "WOMAN",
})  # fmt: skip


class Utterance(msgspec.Struct, frozen=True):
    """A word in a verse, and its speaker."""

    verse: int
    start: int  # position of the word in the verse
    end: int
    speaker: str


class _Speeches:
    """Spans of speech, in order: verse, first and last character, number of the speaker."""

    def __init__(self) -> None:
        found = data.opened()
        self.speakers = bytes(found.section("speech/speakers")).decode().split("\n")
        numbers = from_section("H", found.section("speech/spans"))
        self.verses, self.starts, self.ends, self.who = (numbers[place::4] for place in range(4))

    def spans(self, verse: int) -> Iterator[tuple[int, int, int]]:
        place = bisect_left(self.verses, verse)
        while place < len(self.verses) and self.verses[place] == verse:
            yield self.starts[place], self.ends[place], self.who[place]
            place += 1


@cache
def _speeches() -> _Speeches:
    return _Speeches()


@cache
def _spoken() -> int:
    """Bit set of the verses with direct speech."""
    return verses.of(_speeches().verses)


@cache
def _spoken_by() -> tuple[int, ...]:
    found = _speeches()
    said: list[list[int]] = [[] for _ in found.speakers]
    for verse, who in zip(found.verses, found.who, strict=True):
        said[who].append(verse)
    return tuple(map(verses.of, said))


def verses_spoken_by(speaker: int) -> int:
    """Bit set of the verses in which that speaker, by number, speaks."""
    return _spoken_by()[speaker]


@cache
def _speakers_by_word() -> dict[str, array[int]]:
    """Numbers of the speakers that a word names."""
    found: dict[str, array[int]] = {}
    for number, speaker in enumerate(_speeches().speakers):
        # "the queen of Sheba" is named by QUEEN only, "John the Baptist" by both words.
        bare = speaker.partition(" of ")[0]
        for part in bare.replace(",", "").split():
            if part[0].isupper() or fold(part) in _TITLES:
                found.setdefault(fold(part), array("H")).append(number)
    return found


def speakers(word: str) -> tuple[str, ...]:
    """The speakers of the Bible that this word names.

    >>> speakers("STEPHEN"), speakers("SHEBA"), "the angel of the LORD" in speakers("ANGEL")
    (('Stephen',), (), True)
    """
    return tuple(_speeches().speakers[number] for number in _speakers_by_word().get(word, ()))


def speaker_numbers(word: str) -> array[int]:
    """Their numbers."""
    return _speakers_by_word().get(word, array("H"))


def said_by(speaker: int, lexemes: Iterable[int], among: int) -> Iterator[Utterance]:
    """Where that speaker says one of these lexemes in one of these verses, in order."""
    found = _speeches()
    for verse in verses.numbers(among & verses_spoken_by(speaker)):
        spans = [(left, right) for left, right, who in found.spans(verse) if who == speaker]
        for start, end in lexicon().marks(verse, lexemes):
            if any(left <= start and end <= right for left, right in spans):
                yield Utterance(verse, start, end, found.speakers[speaker])
                break


def utterances(word: str, limit: int = 5) -> tuple[Utterance, ...]:
    """Where somebody says the word or a form of it (TO-35); none for a proper noun. The word itself comes before its
    forms, and a well-known verse before others.

    A name that is also a common word counts where it is spoken as one, which the text writes with a small letter.

    >>> [(text().reference(one.verse), one.speaker) for one in utterances("LILIES", limit=1)]
    [('Matthew 6:28', 'Jesus')]
    >>> utterances("JERUSALEM"), utterances("GOD", limit=1)[0].speaker
    ((), 'God')
    >>> text().reference(utterances("LEFT", limit=1)[0].verse)  # not Ruth 1:16, “Intreat me not to leave thee”
    'Matthew 6:3'
    """
    found: dict[int, Utterance] = {}
    is_name = any(one in compiled("names") for one in (word, *bases(word)))
    well_known = verses.well_known() & _spoken()
    for forms in (frozenset((word,)), frozenset(family(word))):
        for among in (well_known, _spoken() & ~well_known):
            for one in _utterances(word, forms, among, as_name=not is_name):
                found.setdefault(one.verse, one)
                if len(found) == limit:
                    return tuple(found.values())
    return tuple(found.values())


@cache
def is_only_proper(word: str) -> bool:
    """Whether the text has the word and its forms as a name only, never with a small letter.

    >>> is_only_proper("CHRIST"), is_only_proper("LORD"), is_only_proper("LAMB")
    (True, False, False)
    """
    if all(one not in compiled("proper") for one in (word, *bases(word))):
        return False
    forms = frozenset(family(word))
    wordings = map(text().wording, verses.numbers(verses.verses_of(word)))
    return not any(
        token in forms and wording[start].islower() for wording in wordings for token, start, _ in tokens(wording)
    )


def speakers_of(word: str, verse: int) -> tuple[str, ...]:
    """Who says the word or a form of it in that verse.

    >>> speakers_of("LIGHT", 2), speakers_of("DARKNESS", 1)
    (('God',), ())
    """
    return tuple(one.speaker for one in _utterances(word, frozenset(family(word)), 1 << verse))


def _utterances(word: str, forms: frozenset[str], among: int, *, as_name: bool = True) -> Iterator[Utterance]:
    """Where somebody says one of these forms of the word, in one of these verses."""
    found = _speeches()
    for verse in verses.numbers(verses.verses_of(word) & among):
        spans = list(found.spans(verse))
        wording = text().wording(verse)
        place = next(
            (
                (start, end, who)
                for token, start, end in tokens(wording)
                if token in forms and (as_name or wording[start].islower())
                for left, right, who in spans
                if left <= start and end <= right
            ),
            None,
        )
        if place is not None:
            yield Utterance(verse, place[0], place[1], found.speakers[place[2]])
