"""What links two senses of words (TO-50): stories to which both belong, and verses in which they belong together."""

from __future__ import annotations

from bisect import bisect_right
from functools import cache, lru_cache
from itertools import accumulate
from math import exp, log, sqrt
from operator import or_

from parlour.scripture.episode_table import all_episodes, number_at
from parlour.scripture.lexemes import lexicon
from parlour.scripture.link_thresholds import thresholds
from parlour.scripture.text import text
from parlour.scripture.verses import numbers, well_known
from parlour.scripture.word_senses import Sense


@lru_cache(maxsize=8192)
def _verses_of(episodes: int) -> int:
    found = 0
    for number in numbers(episodes):
        found |= all_episodes()[number].verses
    return found


@lru_cache(maxsize=8192)
def _reach(telling: Sense) -> int:
    """The verses near the word in the episodes that it tells."""
    found = 0
    for number in numbers(telling.telling):
        episode = all_episodes()[number].verses
        near = standing = telling.firm_verses & episode
        for steps in range(1, thresholds().standing_verses + 1):
            near |= standing << steps | standing >> steps
        found |= near & episode
    return found


def belong_together(both: int, one: int, other: int, verses: int = 0, strictness: float = 0) -> bool:
    """Whether words that stand in `one` and `other` verses and share `both` belong together more than chance would
    have it: the logarithm of the lift exceeds the threshold by this number of standard errors.

    The error is what tells frequent words that belong together, whose lift is small, from rare ones that met by chance.

    >>> belong_together(120, 4000, 280), belong_together(40, 4000, 280), belong_together(1, 200, 100)
    (True, False, False)
    """
    if not both:
        return False
    limits = thresholds()
    least = limits.lift + limits.spread / sqrt(both) + strictness
    return log_lift(both, one, other, verses or len(text())) >= least


def log_lift(both: int, one: int, other: int, among: int) -> float:
    """The logarithm of the lift: how much more often two things are met together than by chance."""
    return log(both * among / (one * other))


def stories(mine: Sense, theirs: Sense) -> int:
    """The set of the episodes that link two senses: both belong to them, and one tells which story is meant (TO-50).

    A person or place tells it if it takes part in few episodes, a word if it stands in few. The other sense has to be
    tied to these episodes as well: by their title (alone if it is in few titles, otherwise beside the first), by taking
    part, or by standing in their verses more often than by chance (a sense that is in most episodes need not). If the
    telling word only stands there, the other has to take part, or to stand near it.
    """
    both = mine.belongs & theirs.belongs
    if not both:
        return 0
    named = _named(mine, theirs) | _named(theirs, mine)
    return both & named | _told_by(mine, theirs) | _told_by(theirs, mine)


def _named(telling: Sense, other: Sense) -> int:
    """The episodes that one word tells and whose title has the other, which is in few titles, or both."""
    told = telling.tells & other.titled
    return told if other.titled.bit_count() <= thresholds().titles else told & telling.titled


def _told_by(telling: Sense, other: Sense) -> int:
    limits, among = thresholds(), len(all_episodes())
    found = 0
    for parts in telling.telling_parts:
        if not parts & other.belongs:
            continue
        verses = _verses_of(parts)
        shared = parts & other.parts
        if shared and (not other.may_tell or _lift(shared, parts, other.parts, among) >= limits.parts_lift):
            found |= shared
        standing = verses & other.firm_verses
        if standing:
            if _lift(standing, verses, other.firm_verses, len(text())) >= limits.parts_lift + other.strictness:
                found |= parts & other.standing
            else:
                found |= parts & _told_alone(telling, other, standing)
    shared = telling.telling & other.belongs
    if shared and (not other.may_tell or _lift(shared, telling.telling, other.belongs, among) >= limits.standing_lift):
        found |= shared & other.parts
        for verse in numbers(_reach(telling) & other.firm_verses):
            found |= 1 << number_at(verse)
    return found


def _told_alone(telling: Sense, other: Sense, standing: int) -> int:
    """The episodes in which the other word stands (in these verses) more often than by chance, judged one by one: the
    word is rare, or it stands in a verse with the name and is not expected in every episode of that length.
    """
    found = other.standing & _episodes_up_to(len(text()) / exp(thresholds().episode_lift) / other.firm_count)
    for verse in numbers(standing & telling.verses):
        found |= 1 << number_at(verse) & _episodes_up_to(len(text()) / other.firm_count)
    return found


@cache
def _by_length() -> tuple[list[int], list[int]]:
    """The lengths of episodes in verses, ascending, and for each the set of the episodes up to that length."""
    sets: dict[int, int] = {}
    for number, episode in enumerate(all_episodes()):
        length = episode.last - episode.first + 1
        sets[length] = sets.get(length, 0) | 1 << number
    lengths = sorted(sets)
    return lengths, list(accumulate((sets[length] for length in lengths), or_))


def _episodes_up_to(length: float) -> int:
    """The set of the episodes with at most that number of verses."""
    lengths, sets = _by_length()
    place = bisect_right(lengths, length)
    return sets[place - 1] if place else 0


def _lift(both: int, one: int, other: int, among: int) -> float:
    return log_lift(both.bit_count(), one.bit_count(), other.bit_count(), among)


def share_verse(mine: Sense, theirs: Sense) -> int:
    """The verses with both words, if these prove a link: the words belong together; or they stand in one phrase, in a
    verse that many know or in a story named after one of them, and share verses at least as often as by chance.
    """
    both = mine.verses & theirs.verses
    if not both:
        return 0
    limits, strictness = thresholds(), mine.strictness + theirs.strictness
    count = both.bit_count()
    if belong_together(count, mine.count, theirs.count, strictness=strictness):
        return both
    lift = log_lift(count, mine.count, theirs.count, len(text())) - strictness
    firm = mine.firm_verses & theirs.firm_verses
    if lift >= limits.known_lift and firm & well_known():
        return both
    if lift >= limits.phrase_lift and _has_phrase(mine, theirs):
        return both
    return both if lift >= limits.title_lift and _in_titled_story(mine, theirs, firm) else 0


def _has_phrase(mine: Sense, theirs: Sense) -> bool:
    known = lexicon()
    return any(known.phrase(one, other) is not None for one in mine.phrased for other in theirs.firm)


def _in_titled_story(mine: Sense, theirs: Sense, verses: int) -> bool:
    """Whether one of these verses is in an episode whose title has one of the words."""
    titled = (mine.titled | theirs.titled) & mine.standing & theirs.standing
    return bool(titled) and any(titled >> number_at(verse) & 1 for verse in numbers(verses))
