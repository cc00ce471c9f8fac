"""Whether a set is balanced (TO-5, TO-6): what bots do with it, and whether that is as it should be.

Bots of one level play each other, the levels in turn. What is to be seen of a game is kept as an `Observed`; `report`
adds up many of them and holds them against the bounds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import erf, sqrt
from random import Random
from statistics import fmean, median, pstdev
from typing import cast

import msgspec

from parlour.games.crossword.events import Stood
from parlour.games.tag_on.bots.levels import LEVELS
from parlour.games.tag_on.game import RULES
from parlour.games.tag_on.state import TagOnMove, TagOnState
from parlour.games.tag_on.tile_set import TIMES, Colour, Edition
from parlour.kernel.bot_driver import Said, let_one_bot_act
from parlour.kernel.game import Game

MEDIAN = (15, 40)
"""Points of a turn, in the middle."""
HIGHEST = 300
"""Points that 99 of 100 turns stay below."""
TURNS = (25, 60)
"""Turns of a game: nine of ten are within."""
ADVANTAGE = 4.0
"""Percent that whoever begins may win more often than half of the games, or less."""
USED = 100 / 3
"""Percent of the games in which each kind of coloured square multiplies a word."""
WEIGHT = 25.0
"""Percent that turns with a letter on the rack may score more than others, or less."""
WAIT = 2.5
"""How many times as long as others a letter may stay on a rack."""
SURE = 1.959964
"""Standard deviations to either side of a 95 % interval."""
NORMAL = 1.4826
"""Standard deviations of a normal spread that are as wide as the median of how far it is off its middle."""
EARLY = (1.0, -1.0, 1.0, -1.0, 0.5)
"""What the first turns count for whoever begins. Those after them are worth about the same to both, as one follows the
other: of the fifth, half is made up for by the sixth, and so on."""
FAR = 3.0
"""Standard deviations beyond which a lead counts no more: a game is not won twice."""


class Plan(msgspec.Struct, frozen=True):
    """Which games are played. A file of results begins with it."""

    edition: Edition
    levels: tuple[str, ...] = LEVELS
    seed: int = 1


class Observed(msgspec.Struct, frozen=True):
    """What was seen of a game."""

    number: int
    level: str
    scores: tuple[int, ...]
    "Of the plays that stood."
    turns: int
    lead: int
    "Of whoever began."
    opening: tuple[int, ...]
    "Points of the first turns."
    colours: tuple[Colour, ...]
    "Kinds of squares that multiplied a word."
    tagged: int
    replaced: int
    taken: int
    "Plays that took a face-up letter."
    laid: dict[str, int]
    "Tiles, by letter."
    held: dict[str, int]
    "Tiles on the rack of a player who plays, by letter."
    earned: dict[str, int]
    "What those turns scored, once for each tile."


def observe(plan: Plan, number: int) -> Observed:
    """Play the game of that number, and say what was seen.

    >>> seen = observe(Plan("en", ("easy",)), 0)
    >>> seen.level, len(seen.scores) > 10, sum(seen.laid.values()) <= sum(seen.held.values())
    ('easy', True, True)
    """
    level = plan.levels[number % len(plan.levels)]
    players = [f"{name} bot:{level}" for name in ("Ada", "Ben")]
    game = Game.new(RULES, players, plan.seed + number, edition=plan.edition)
    rng = Random(f"{plan.seed}/{number}")
    tally = _Tally()
    while not game.over:
        rack, turn = game.state.racks[game.state.turn], game.state.turns
        said = let_one_bot_act(game, rng)
        if said is None and not game.timeout():
            break
        tally.add(said, turn, rack, game.state)
    starter = game.state.starter
    return Observed(
        number=number,
        level=level,
        scores=tuple(tally.scores),
        turns=game.state.turns,
        lead=game.scores[starter] - game.scores[1 - starter],
        opening=tuple(tally.opening),
        colours=tuple(colour for colour in TIMES if colour in tally.colours),
        tagged=tally.tagged,
        replaced=tally.replaced,
        taken=tally.taken,
        laid=dict(sorted(tally.laid.items())),
        held=dict(sorted(tally.held.items())),
        earned=dict(sorted(tally.earned.items())),
    )


class _Tally:
    def __init__(self) -> None:
        self.scores: list[int] = []
        self.opening = [0] * len(EARLY)
        self.colours: set[str] = set()
        self.tagged = self.replaced = self.taken = 0
        self.laid: Counter[str] = Counter()
        self.held: Counter[str] = Counter()
        self.earned: Counter[str] = Counter()
        self.rack = ""

    def add(self, said: Said | None, turn: int, rack: str, state: TagOnState) -> None:
        """What somebody said, in what turn and with what rack; a play counts when it stands."""
        if said is None:
            return
        if said.command.startswith("play "):
            self.rack = rack
        if state.move is not None and any(isinstance(event, Stood) for event in said.events):
            self._play(state.move)
            if turn <= len(EARLY):
                self.opening[turn - 1] = state.move.score

    def _play(self, move: TagOnMove) -> None:
        self.scores.append(move.score)
        self.colours |= {"genealogy" if claim.kind == "kin" else claim.kind for claim in move.claims}
        self.tagged += move.tag is not None
        self.replaced += bool(move.lifted)
        self.taken += bool(move.took)
        self.laid.update("?" if letter.islower() else letter for _, letter in move.laid)
        held = Counter(self.rack)
        self.held += held
        for tile, count in held.items():
            self.earned[tile] += count * move.score


class Part(msgspec.Struct, frozen=True):
    """What bots of one level do, or all of them."""

    games: int
    plays: int
    median: float
    high: float
    "99 of 100 plays score less."
    turns: tuple[float, float, float]
    "Of a game: five of a hundred have fewer, the middle, five of a hundred have more."
    colours: dict[Colour, float]
    "Percent of the games in which each kind of square multiplies."
    tagged: float
    replaced: float
    taken: float
    "Percent of the plays."
    advantage: float
    "Percent that whoever begins is expected to win beyond half of the games, by how far they lead."
    doubt: float
    "How far that may be off, to either side (95 %)."
    early: float
    early_doubt: float
    "The same by what the first turns scored: surer, but blind to what comes later."
    won: float
    "Percent that whoever began did win beyond half of the games."


class Letter(msgspec.Struct, frozen=True):
    """What a letter is worth."""

    weight: float
    "Percent that turns with it on the rack score more than others."
    wait: float
    "How long it stays on a rack, as a multiple of what all letters do."


class Check(msgspec.Struct, frozen=True):
    """A bound, what was found, and whether that keeps it."""

    name: str
    found: tuple[float, ...]
    low: float
    high: float

    @property
    def holds(self) -> bool:
        return all(self.low <= one <= self.high for one in self.found)


class Report(msgspec.Struct, frozen=True):
    """What the games showed."""

    edition: Edition
    seed: int
    all: Part
    levels: dict[str, Part]
    letters: dict[str, Letter]
    spread: tuple[int, ...]
    "The points of the hundredths of all plays, from the lowest to the highest."

    @property
    def checks(self) -> tuple[Check, ...]:
        letters = self.letters.values()
        return (
            Check("median", (self.all.median,), *MEDIAN),
            Check("high", (self.all.high,), 0, HIGHEST),
            Check("turns", self.all.turns, *TURNS),
            Check("advantage", (self.all.advantage,), -ADVANTAGE, ADVANTAGE),
            Check("colours", (min(self.all.colours.values()),), USED, 100),
            Check("weight", tuple(bound(one.weight for one in letters) for bound in (min, max)), -WEIGHT, WEIGHT),
            Check("wait", (max(one.wait for one in letters),), 0, WAIT),
        )

    @property
    def holds(self) -> bool:
        return all(check.holds for check in self.checks)


def report(plan: Plan, games: Sequence[Observed]) -> Report:
    """What those games show; there has to be one."""
    scores = sorted(score for game in games for score in game.scores)
    return Report(
        edition=plan.edition,
        seed=plan.seed,
        all=_part(games),
        levels={
            level: _part([game for game in games if game.level == level])
            for level in plan.levels
            if any(game.level == level for game in games)
        },
        letters=_letters(games),
        spread=tuple(round(_quantile(scores, hundredth / 100)) for hundredth in range(101)),
    )


def _part(games: Sequence[Observed]) -> Part:
    scores = sorted(score for game in games for score in game.scores)
    turns = sorted(game.turns for game in games)
    plays = max(1, len(scores))
    advantage, doubt = _advantage(games, lambda game: game.lead)
    early, early_doubt = _advantage(games, _head_start)
    return Part(
        games=len(games),
        plays=len(scores),
        median=median(scores),
        high=_quantile(scores, 0.99),
        turns=(_quantile(turns, 0.05), median(turns), _quantile(turns, 0.95)),
        colours={
            colour: round(100 * fmean(colour in game.colours for game in games), 1)
            for colour in cast("Sequence[Colour]", tuple(TIMES))
        },
        tagged=round(100 * sum(game.tagged for game in games) / plays, 1),
        replaced=round(100 * sum(game.replaced for game in games) / plays, 1),
        taken=round(100 * sum(game.taken for game in games) / plays, 1),
        advantage=advantage,
        doubt=doubt,
        early=early,
        early_doubt=early_doubt,
        won=round(50 * fmean((game.lead > 0) - (game.lead < 0) for game in games), 1),
    )


def _quantile(ordered: Sequence[int], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def _head_start(game: Observed) -> float:
    return sum(part * points for part, points in zip(EARLY, game.opening, strict=True))


def _advantage(games: Sequence[Observed], points: Callable[[Observed], float]) -> tuple[float, float]:
    """What such points of whoever begins are worth: leads say more than wins do. Each is measured by how far leads of
    its level are spread.

    That is told by the middle of the leads, where games are won and lost: a few that are very far would make the
    spread wide and the advantage small.
    """
    found = []
    for level in {game.level for game in games}:
        own = [game for game in games if game.level == level]
        middle = median(game.lead for game in own)
        wide = NORMAL * median(abs(game.lead - middle) for game in own) or 1.0
        found += [max(-FAR, min(FAR, points(game) / wide)) for game in own]
    off = SURE * pstdev(found) / sqrt(len(found))
    return _percent(fmean(found)), _percent(off)


def _percent(deviations: float) -> float:
    """Normal CDF minus ½, in percent."""
    return round(50 * erf(deviations / sqrt(2)), 1)


def _letters(games: Sequence[Observed]) -> dict[str, Letter]:
    """Each level is held against itself: who is stronger scores more with every letter."""
    letters = sorted({tile for game in games for tile in game.held if tile.isalpha()})
    laid, held = _sum(game.laid for game in games), _sum(game.held for game in games)
    own = {level: [game for game in games if game.level == level] for level in {game.level for game in games}}
    expected: Counter[str] = Counter()
    for some in own.values():
        mean = sum(sum(game.earned.values()) for game in some) / max(1, sum(sum(game.held.values()) for game in some))
        for game in some:
            for tile, count in game.held.items():
                expected[tile] += count * mean  # type: ignore[assignment]  # a Counter of float works as well
    earned = _sum(game.earned for game in games)
    usual = sum(held[tile] for tile in letters) / max(1, sum(laid[tile] for tile in letters))
    return {
        tile: Letter(
            weight=round(100 * (earned[tile] / max(expected[tile], 1) - 1), 1),
            wait=round(held[tile] / max(1, laid[tile]) / usual, 2),
        )
        for tile in letters
    }


def _sum(counts: Iterable[Mapping[str, int]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for one in counts:
        total.update(one)
    return total
