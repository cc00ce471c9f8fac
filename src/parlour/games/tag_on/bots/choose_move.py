"""Chooses a bot's move by level."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from random import Random
from typing import Literal

from parlour import scripture, words
from parlour._engine import TagPlay, WordGraph
from parlour.games.crossword.bots import manners
from parlour.games.crossword.rules.placement import runs
from parlour.games.crossword.rules.squares import EMPTY, put
from parlour.games.tag_on.bots import leaves
from parlour.games.tag_on.bots.bot_view import BotView
from parlour.games.tag_on.bots.claim_finder import BoardWord, ClaimFinder, Found, Plan, candidates, check, search
from parlour.games.tag_on.bots.levels import LEAST_KNOWN, Level
from parlour.games.tag_on.bots.moves import Board, comes_back
from parlour.games.tag_on.options import TagOnOptions
from parlour.games.tag_on.rules import judge, scoring
from parlour.games.tag_on.tile_set import Edition, TileSet, letters_in
from parlour.kernel.cast import character
from parlour.scripture import french
from parlour.words import WordList
from parlour.words.vocabulary import SPREAD, familiarity, is_everyday

USED_UP = (0, 8, 13, 16, 17)
"""Value of the number of tiles used up, in points."""
NO_PROGRESS = 0.4
"""Weight of the points of a replacement that uses up no tile, so that games make progress."""
LINKED = 0.3
"""Probability that two words are linked."""
NAME_BONUS = 1.0
"""Bonus in commonness (Zipf scale) of biblical names, which players of this game know better."""
TAG_CANDIDATES = 8
"""Words on the board considered for the next tag."""


def decide(seen: BotView, level: Level, rng: Random) -> Plan | None:
    """The bot's play, or None if it finds none."""
    table = seen.table
    finder = ClaimFinder(table, seen.rack, seen.options, lambda letters: worst(letters, seen.tile_set))
    knowledge = BotKnowledge(table, finder.standing, level)
    if level.notices is None:
        good = _best(seen, level, finder, knowledge)
        return rng.choice(good) if good else None
    found = sorted(_notice(seen, level, rng), key=lambda one: one.score, reverse=True)
    plans = [finder.with_claims(one, level.connects) for one in found[: level.considers]]
    plans += [finder.plain(one) for one in found[level.considers :]]
    if table.barred:
        plans = [plan for plan in plans if not comes_back(table, plan.placement, plan.lifted)]
    person = character(seen.name)
    if table.bag:
        # A blank is kept for a good score; without any other play, tiles are exchanged if they can be.
        thrifty = [plan for plan in plans if manners.is_worth_its_blanks(plan.placement.laid, plan.score, person)]
        if thrifty or table.bag >= seen.options.rack_size:
            plans = thrifty
    if not plans:
        return None
    good = knowledge.acceptable(plans)
    return manners.favourite(good, lambda plan: plan.placement.word, person, rng)


def ranked(seen: BotView, level: Level, most: int) -> list[Plan]:
    """The highest-scoring plays with their tags and claims, best first."""
    table = seen.table
    finder = ClaimFinder(table, seen.rack, seen.options, lambda letters: worst(letters, seen.tile_set))
    knowledge = BotKnowledge(table, finder.standing, level)
    found = _highest(seen, level)
    hoped = sorted(found, key=lambda one: -knowledge.upper_bound(finder.hoped_for(one)))[:most]
    plans = [finder.with_claims(one, level.connects) for one in hoped]
    if table.barred:
        plans = [plan for plan in plans if not comes_back(table, plan.placement, plan.lifted)]
    plans.sort(key=lambda plan: -knowledge.equity(plan))
    return plans[:most]


def _best(seen: BotView, level: Level, finder: ClaimFinder, knowledge: BotKnowledge) -> list[Plan]:
    """The best of the highest plays. Most of them need no proof of a tag or a claim: they would not be best with the
    most valuable ones.
    """
    table, found = finder.table, _highest(seen, level)
    hoped = [finder.hoped_for(one) for one in found]

    def complete(index: int, least: float) -> Plan | None:
        bound, threat = knowledge.upper_bound, knowledge.threat(hoped[index])  # the same with all claims and tags
        if bound(hoped[index]) - threat < least:
            return None
        made = finder.if_enough(
            found[index], lambda plan, points: bound(plan, points) - threat >= least, level.connects
        )
        return None if made is None or (table.barred and comes_back(table, made.placement, made.lifted)) else made

    return knowledge.acceptable(hoped, complete)


def _highest(seen: BotView, level: Level) -> list[Found]:
    """The plays with the highest scores, before claims are proved."""
    return search(
        seen.table,
        seen.rack,
        _graph(seen.options, level, seen.name),
        tries=_tries(seen, level, None),
        best=level.considers,
    )


def _tries(seen: BotView, level: Level, rng: Random | None) -> list[str]:
    """The face-up letters it tries."""
    letters = sorted(set(seen.face_up))
    if level.takes_face_up is None or rng is None:
        return letters
    return rng.sample(letters, min(level.takes_face_up, len(letters)))


def _notice(seen: BotView, level: Level, rng: Random) -> list[Found]:
    """Some of the plays, noticed at random."""
    assert level.notices is not None
    graph, tries = _graph(seen.options, level, seen.name), _tries(seen, level, rng)
    # Most plays of a rack with a blank lay it: those without one are noticed on their own.
    plain: list[tuple[str, TagPlay]] = []
    spending: list[tuple[str, TagPlay]] = []
    for one in candidates(seen.table, seen.rack, graph, tries=tries):
        (spending if any(letter.islower() for _, letter in one[1].play.laid) else plain).append(one)
    return [found for some in (plain, spending) for found in _some(some, seen, level, level.notices, rng)]


def _some(unseen: list[tuple[str, TagPlay]], seen: BotView, level: Level, count: int, rng: Random) -> Iterator[Found]:
    """That many of the plays, in random order: most of them need not be evaluated."""
    while unseen and count:
        index = rng.randrange(len(unseen))
        unseen[index], unseen[-1] = unseen[-1], unseen[index]
        found = check(*unseen.pop(), seen.rack)
        if found and len(found.word) <= level.longest:
            count -= 1
            yield found


def worst(letters: str, tile_set: TileSet) -> str:
    """The hardest tile to play: the rarest letter, ties by the deduction at the end."""
    return max(letters, key=lambda tile: _hardness(tile, tile_set))


def _hardness(tile: str, tile_set: TileSet) -> tuple[int, int, str]:
    return -tile_set.tiles[tile], tile_set.lower(tile), tile


class BotKnowledge:
    """Value of a play beyond its score: the leave, and what opponents may tag next."""

    def __init__(self, table: Board, standing: list[BoardWord], level: Level) -> None:
        self.table = table
        self.standing = standing
        self.level = level
        self._threats: dict[tuple[int, bool, str, tuple[int, ...]], float] = {}

    def acceptable(self, plans: list[Plan], complete: Callable[[int, float], Plan | None] | None = None) -> list[Plan]:
        """The acceptable plays, in the given order.

        With `complete` the plans are the most that can be hoped for; it returns the true plan of an index, or None if
        it is not valid or its equity is less than that.
        """
        bounds = [self.upper_bound(plan) for plan in plans]
        equities: dict[int, tuple[float, Plan]] = {}
        least = float("-inf")
        for index in sorted(range(len(plans)), key=lambda index: -bounds[index]):
            if bounds[index] < least:  # bounds are in falling order
                break
            plan = complete(index, least) if complete else plans[index]
            if plan is None:
                continue
            equity = self.equity(plan)
            equities[index] = equity, plan
            least = max(least, equity - (1 - self.level.acceptable_share) * abs(equity))
        return [plan for _, (equity, plan) in sorted(equities.items()) if equity >= least]

    def equity(self, plan: Plan) -> float:
        return self.upper_bound(plan) - self.threat(plan)

    def upper_bound(self, plan: Plan, points: int = 0) -> float:
        """Upper bound of the equity, with that many points more: nobody tags what the play leaves."""
        score = plan.score + points
        if not self.table.bag:  # TO-25: tiles left will be subtracted
            return score - sum(self.table.tile_set.lower(tile) for tile in letters_in(plan.leave))
        gone = len(plan.placement.laid) - len(plan.lifted)
        value = score + USED_UP[min(gone, len(USED_UP) - 1)] if gone else NO_PROGRESS * score
        return value + leaves.value(plan.leave, self.table.tile_set.edition) if self.level.values_leave else value

    def threat(self, plan: Plan) -> float:
        """The penalty for words that opponents could tag after the play. It does not depend on its claims."""
        if not (self.level.tag_caution and self.table.bag):
            return 0.0
        placement = plan.placement
        key = placement.start, placement.across, placement.word, plan.lifted  # whichever face-up letter it takes
        if key not in self._threats:
            self._threats[key] = self.level.tag_caution * self._tag_threat(plan)
        return self._threats[key]

    def _tag_threat(self, plan: Plan) -> float:
        tile_set, board = self.table.tile_set, self.table.board
        changed = {square for square, _ in plan.placement.laid}
        left = [one.points for one in self.standing if changed.isdisjoint(one.around)][:TAG_CANDIDATES]
        bared = put(board, ((square, EMPTY) for square in plan.lifted))
        new = [scoring.tagged(run.word, run.across, tile_set)[1] for run in runs(bared, tile_set.size, plan.placement)]
        return _expected_tag(sorted(left + new, reverse=True)[:TAG_CANDIDATES])


def _expected_tag(points: list[int]) -> float:
    """Expected points of a tag, given the values of the words, highest first."""
    total, open_yet = 0.0, 1.0
    for value in points:
        total += open_yet * LINKED * value
        open_yet *= 1 - LINKED
    return total


# Words


def _graph(options: TagOnOptions, level: Level, name: str) -> WordGraph:
    """The words it knows, in every direction; all words of a table's own list."""
    if level.knows is None or options.own_words:
        return fit(judge.words(options), options.edition) if options.family_words else judge.graph(options)
    return vocabulary(options.edition, options.word_list, level.knows, level.longest, name, family=options.family_words)


@lru_cache(maxsize=16)
def fit(known: WordList, edition: Edition) -> WordGraph:
    """AG-8: the words of a list that bots use. The engine checks cross words against the same graph."""
    return WordGraph.build(word for word in known if not words.unfit(word, edition))


@lru_cache(maxsize=16)
def vocabulary(
    edition: Edition, word_list: str, least: float, longest: int, name: str, *, family: bool = True
) -> WordGraph:
    """The words of the game dictionary of at most that length that the person of that name knows: those at least that
    familiar; with `family`, without unfit ones (AG-8).

    >>> known = vocabulary("en", "general", 3.9, 6, "Biscuit")
    >>> [word for word in ("BREAD", "XU", "KA", "QI", "MOSES", "TEXAS", "DAMN") if word in known]
    ['BREAD', 'MOSES']
    """
    known = _everyday(edition, "general" if word_list == "general" else "bible").items()
    return WordGraph.build(
        word
        for word, common in known
        if len(word) <= longest
        and familiarity(word, name, common) >= least
        and not (family and words.unfit(word, edition))
    )


@cache
def _everyday(edition: Edition, word_list: Literal["bible", "general"]) -> dict[str, float]:
    """The words of the dictionary that somebody of the bots may know, with their commonness.

    The commonness of a French word is that of its translations; it is known in its dictionary form only.
    """
    known, names = judge.words(TagOnOptions(edition=edition, word_list=word_list)), scripture.names()
    all_words = ((word, (word,)) for word in known) if edition == "en" else french.headwords()
    found: dict[str, float] = {}
    for word, english in all_words:
        common = max(map(_commonness, english))
        if common < LEAST_KNOWN - SPREAD or word not in known or not is_everyday(word, edition):
            continue
        if edition == "fr" or not words.is_name(word) or word in names:
            found[word] = max(common, found.get(word, 0.0))
    return found


def _commonness(word: str) -> float:
    return words.commonness(word) + (NAME_BONUS if word in scripture.names() else 0)


# Tiles


def spare(letters: str, tile_set: TileSet) -> str:
    """The letters to exchange: duplicates, and the harder half of the others.

    >>> from parlour.games.tag_on.tile_set import standard
    >>> spare("AAEQVZ", standard("en"))
    'AQZ'
    """
    once = sorted(set(letters), key=lambda tile: _hardness(tile, tile_set))
    doubled = [tile for i, tile in enumerate(letters) if tile in letters[:i]]
    return "".join(sorted([*doubled, *once[(len(once) + 1) // 2 :]])) or letters
