"""The exact odds of an attack (TE-20, TE-26).

>>> odds(2, 1)  # the rulebook's horde: +2 against +1
Odds(win=21, tie=5, lose=10, of=36)
>>> odds(0, 0, tie="defender")
Odds(win=15, tie=0, lose=21, of=36)
"""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from parlour.games.tag_em.rules.dice import Dice, ways

Tie = Literal["stand-off", "reroll", "defender"]
D6 = Dice()


class Odds(msgspec.Struct, frozen=True):
    """Number of equally likely rolls that win, tie and lose for the attacker."""

    win: int
    tie: int
    lose: int
    of: int

    @property
    def chances(self) -> tuple[float, float, float]:
        """Probabilities of win, tie and loss."""
        return self.win / self.of, self.tie / self.of, self.lose / self.of


@cache
def odds(attacker: int, defender: int, dice: Dice = D6, tie: Tie = "stand-off") -> Odds:
    """The odds with those sums of modifiers."""
    win = lose = even = 0
    theirs = ways(dice)
    for mine, count in ways(dice).items():
        for other, times in theirs.items():
            margin = mine + attacker - other - defender
            if margin > 0:
                win += count * times
            elif margin < 0:
                lose += count * times
            else:
                even += count * times
    match tie:
        case "reroll" if win + lose:  # ties are rerolled until decided
            return Odds(win, 0, lose, win + lose)
        case "defender":
            return Odds(win, 0, lose + even, win + even + lose)
        case _:
            return Odds(win, even, lose, win + even + lose)
