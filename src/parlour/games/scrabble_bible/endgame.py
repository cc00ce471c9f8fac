"""The end of a game of two, when the bag is empty: each knows what the other holds, and can reckon to the end.

Alpha-beta over whole games that are left, deepened step by step. Within its budget it is exact; when that runs out, the
answer of the last depth that was searched to its end stands, where lines are cut off by letting both play greedily.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import msgspec

from parlour._engine import Play, Position
from parlour.games.scrabble_bible.outlook import rest

INFINITE = 1_000_000
DEEPEST = 20
MANY = 100
"""As many plays of a position count as one more node: they take as long to find and sort."""


class Line(msgspec.Struct, frozen=True):
    """What the search found."""

    play: Play | None
    "None is to pass."
    gain: int
    "How many points more than the other one will still get, what is left on the racks included."
    exact: bool
    "Whether nothing was cut off."
    ranked: tuple[tuple[Play | None, int], ...] = ()
    "Ways to begin and what they were found to gain, the best first; only the first is sure to be no overestimate."


class _Spent(Exception):
    """The budget is used up."""


class Endgame:
    """A search of one position."""

    def __init__(self, value: Callable[[str], int], nodes: int) -> None:
        self._value = value
        self._left = nodes
        self._cut = False
        self._first: dict[tuple[str, str, str, bool], tuple[tuple[int, str], ...] | None] = {}
        "What was best in a position one step less deep: it is tried first."
        self._plays: dict[tuple[str, str], list[Play]] = {}

    def solve(self, position: Position, mine: str, theirs: str, passed: bool = False) -> Line:
        """The best way on for the player on turn, who holds `mine`; `passed`: the other has just passed."""
        with suppress(_Spent):  # the plays of the first position are looked at in any case
            self._find(position, mine)
        ranked = self._greedy_first(position, mine, theirs)
        line = Line(ranked[0][0], ranked[0][1], False, tuple(ranked))
        for depth in range(1, DEEPEST):
            self._cut = False
            try:
                ranked = self._root(position, mine, theirs, passed, depth, [play for play, _ in ranked])
            except _Spent:
                break
            line = Line(ranked[0][0], ranked[0][1], not self._cut, tuple(ranked))
            if not self._cut:
                break
        return line

    def _greedy_first(self, position: Position, mine: str, theirs: str) -> list[tuple[Play | None, int]]:
        plays: list[tuple[Play | None, int]] = [
            (play, self._after(play, mine, theirs)) for play in self._find(position, mine)
        ]
        plays.append((None, -self._value(mine)))
        plays.sort(key=lambda pair: -pair[1])
        return plays

    def _after(self, play: Play, mine: str, theirs: str) -> int:
        left = rest(mine, play.laid)
        return play.score + (2 * self._value(theirs) if not left else -self._value(left))

    def _root(
        self, position: Position, mine: str, theirs: str, passed: bool, depth: int, order: list[Play | None]
    ) -> list[tuple[Play | None, int]]:
        best = -INFINITE
        found: list[tuple[Play | None, int]] = []
        for play in order:
            gain = self._gain(position, mine, theirs, passed, play, depth, best, INFINITE)
            found.append((play, gain))
            best = max(best, gain)
        # Equal gains: what was found first was better than what came later and was only shown to be no better.
        found.sort(key=lambda pair: -pair[1])
        return found

    def _gain(
        self,
        position: Position,
        mine: str,
        theirs: str,
        passed: bool,
        play: Play | None,
        depth: int,
        low: int,
        high: int,
    ) -> int:
        """What the player on turn gains by that play, or by passing."""
        if play is None:
            if passed:  # SB-17: nobody plays on, and each loses what is left
                return self._value(theirs) - self._value(mine)
            return -self._search(position, theirs, mine, True, depth - 1, -high, -low)
        left = rest(mine, play.laid)
        if not left:
            return play.score + 2 * self._value(theirs)
        after = position.copy()
        after.lay(play.laid)
        return play.score - self._search(after, theirs, left, False, depth - 1, play.score - high, play.score - low)

    def _search(self, position: Position, mine: str, theirs: str, passed: bool, depth: int, low: int, high: int) -> int:
        if depth <= 0:
            return self._greedily(position, mine, theirs, passed)
        key = (position.board, mine, theirs, passed)
        plays = self._find(position, mine)
        plays.sort(key=lambda play: -self._after(play, mine, theirs))
        order: list[Play | None] = [*plays, None]
        first = self._first.get(key, ())
        if first != ():
            order.sort(key=lambda play: (play.laid if play is not None else None) != first)
        best = -INFINITE
        for play in order:
            gain = self._gain(position, mine, theirs, passed, play, depth, max(low, best), high)
            if gain > best:
                best = gain
                self._first[key] = play.laid if play is not None else None
            if best >= high:
                break
        return best

    def _greedily(self, position: Position, mine: str, theirs: str, passed: bool) -> int:
        """How it ends if both take the highest score; what is not searched is guessed like that."""
        position = position.copy()
        sign, gain = 1, 0
        while True:
            self._spend(1)
            best = position.best(mine)
            if not best:
                if passed:
                    return gain + sign * (self._value(theirs) - self._value(mine))
                passed = True
            else:
                self._cut = True
                passed = False
                play = best[0]
                left = rest(mine, play.laid)
                gain += sign * play.score
                if not left:
                    return gain + sign * 2 * self._value(theirs)
                position.lay(play.laid)
                mine = left
            mine, theirs, sign = theirs, mine, -sign

    def _find(self, position: Position, rack: str) -> list[Play]:
        key = (position.board, rack)
        found = self._plays.get(key)
        if found is None:
            every = position.plays(rack)
            found = list({(play.laid, play.score): play for play in every}.values())
            self._plays[key] = found
            self._spend(1 + len(every) // MANY)
        return list(found)

    def _spend(self, nodes: int) -> None:
        self._left -= nodes
        if self._left < 0:
            raise _Spent
