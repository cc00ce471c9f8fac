"""Chooses a bot's move by level."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from parlour import scripture, words
from parlour._engine import WordGraph
from parlour.games.crossword.rules.placement import runs
from parlour.games.crossword.rules.squares import EMPTY, put
from parlour.games.tag_on.bots import leaves
from parlour.games.tag_on.bots.bot_view import BotView
from parlour.games.tag_on.bots.claim_finder import BoardWord, ClaimFinder, Found, Plan, candidates, check, search
from parlour.games.tag_on.bots.levels import Level
from parlour.games.tag_on.bots.moves import Board, comes_back
from parlour.games.tag_on.options import TagOnOptions
from parlour.games.tag_on.rules import judge, scoring
from parlour.games.tag_on.tile_set import Edition, TileSet, letters_in
from parlour.scripture import french

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
    found = _notice(seen, level, rng)
    found.sort(key=lambda one: one.play.play.score, reverse=True)
    if level.notices is None:
        found = found[: level.considers]
    dresser = ClaimFinder(table, seen.rack, seen.options, lambda letters: worst(letters, seen.tile_set))
    plans = dresser.with_claims(found[: level.considers], level.connects)
    plans += [dresser.plain(one) for one in found[level.considers :]]
    if table.barred:
        plans = [plan for plan in plans if not comes_back(table, plan.placement, plan.lifted)]
    if not plans:
        return None
    knowledge = BotKnowledge(table, dresser.standing, level)
    return rng.choice(knowledge.acceptable(plans))


def _notice(seen: BotView, level: Level, rng: Random) -> list[Found]:
    """The plays it notices."""
    letters = sorted(set(seen.face_up))
    if level.takes_face_up is not None:
        letters = rng.sample(letters, min(level.takes_face_up, len(letters)))
    graph = _graph(seen.options, level)
    if level.notices is None:
        every = search(seen.table, seen.rack, graph, tries=letters, best=level.considers)
        return [one for one in every if _is_thought_of(one, seen, level)]
    # In random order until it has noticed enough: most plays need not be evaluated.
    unseen = list(candidates(seen.table, seen.rack, graph, tries=letters))
    noticed: list[Found] = []
    while unseen and len(noticed) < level.notices:
        index = rng.randrange(len(unseen))
        unseen[index], unseen[-1] = unseen[-1], unseen[index]
        found = check(*unseen.pop(), seen.rack)
        if found and _is_thought_of(found, seen, level):
            noticed.append(found)
    return noticed


def _is_thought_of(found: Found, seen: BotView, level: Level) -> bool:
    return len(found.word) <= level.longest and _is_fit(found.word, seen.options)


def _is_fit(word: str, options: TagOnOptions) -> bool:
    """AG-8."""
    return not options.family_words or not words.unfit(word, options.edition)


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

    def acceptable(self, plans: list[Plan]) -> list[Plan]:
        """The acceptable plays, in the given order."""
        bounds = [self.upper_bound(plan) for plan in plans]
        equities: dict[int, float] = {}
        least = float("-inf")
        for index in sorted(range(len(plans)), key=lambda index: -bounds[index]):
            if bounds[index] < least:  # bounds are in falling order
                break
            equities[index] = self.equity(plans[index], bounds[index])
            least = max(least, equities[index] - (1 - self.level.acceptable_share) * abs(equities[index]))
        return [plans[index] for index in sorted(equities) if equities[index] >= least]

    def equity(self, plan: Plan, upper_bound: float) -> float:
        """Equity of a play, given its upper bound."""
        tag_caution = self.level.tag_caution if self.table.bag else 0
        return upper_bound - tag_caution * self._tag_threat(plan) if tag_caution else upper_bound

    def upper_bound(self, plan: Plan) -> float:
        """Upper bound of the equity: nobody tags what the play leaves."""
        if not self.table.bag:  # TO-25: tiles left will be subtracted
            return plan.score - sum(self.table.tile_set.lower(tile) for tile in letters_in(plan.leave))
        gone = len(plan.placement.laid) - len(plan.lifted)
        value = plan.score + USED_UP[min(gone, len(USED_UP) - 1)] if gone else NO_PROGRESS * plan.score
        return value + leaves.value(plan.leave, self.table.tile_set.edition) if self.level.values_leave else value

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


def _graph(options: TagOnOptions, level: Level) -> WordGraph:
    """The words it knows; all words of a table's own list."""
    if level.knows is None or options.own_words:
        return judge.graph(options)
    return vocabulary(options.edition, options.word_list, level.knows, level.longest)


@lru_cache(maxsize=8)
def vocabulary(edition: Edition, word_list: str, least: float, longest: int) -> WordGraph:
    """The words of the game dictionary of at least that commonness and at most that length.

    The commonness of a French word is that of its translations; it is known in its dictionary form only.
    """
    options = TagOnOptions(edition=edition, word_list="general" if word_list == "general" else "bible")
    known = judge.words(options)
    all_words = ((word, (word,)) for word in known) if edition == "en" else french.headwords()
    return WordGraph.build(
        [
            word
            for word, english in all_words
            if 2 <= len(word) <= longest and word in known and max(map(_commonness, english)) >= least
        ]
    )


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
