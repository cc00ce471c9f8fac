"""Races over simulated networks: who was first, and who won.

    python tests/games/moji/networks.py          the figures of docs/games/moji.md

Players find their words at a human pace: thinking takes as long as for medium bots, and typing comes on top. Each
connection has its own delay. Messages take it plus jitter, in both directions; occasionally one is lost and sent again
a quarter of a second later. Latency is measured as by devices and tables, with pings, and a command is dated by its
arrival minus its latency, up to the cap.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.games.moji.rounds import table

from parlour.games.moji import events as e
from parlour.games.moji.bots import bot_player
from parlour.kernel.game import Game
from parlour.kernel.state import State
from parlour.tables.latency import SAMPLES, Latency

WORDS = ("CAT", "ACT", "TACO", "COAT")
RESENT = 0.25
RACES = 10_000


class Line(NamedTuple):
    """A player's connection."""

    delay: float
    jitter: float
    "Mean jitter relative to the delay."
    loss: float = 0.01
    ahead: float = 0.0
    "By how much a cheating client backdates its messages."

    def way(self, rng: Random) -> float:
        """Transit time of one message."""
        lost = RESENT if rng.random() < self.loss else 0.0
        return self.delay + rng.expovariate(1 / (self.jitter * self.delay)) + lost

    def measured(self, rng: Random) -> Latency:
        """The latency that the table has measured after some pings."""
        found = Latency()
        for beat in range(SAMPLES):
            came = beat + self.way(rng)
            found.ping(sent=float(beat), now=came)
            found.echo(of=came, now=came + self.way(rng) + self.way(rng))
        return found


class Race(NamedTuple):
    first: int
    lead: float
    "Lead of the first over the second."
    winner: int | None
    "Who got the cards; None if several were simultaneous."


def race(start: Game[State], lines: list[Line], rng: Random) -> Race:
    """One race: everyone says a word for the same cards."""
    game = start.copy()
    said = [bot_player.bot("medium").pace({}, f"say {WORDS[seat]}", rng) for seat in range(len(lines))]
    came = sorted((at + line.way(rng), seat) for seat, (at, line) in enumerate(zip(said, lines, strict=True)))
    for raw, seat in came:
        if decided := decision(game, raw):
            break
        at = raw - lines[seat].measured(rng).of(said[seat] - lines[seat].ahead, raw)
        game.do(seat, f"say {WORDS[seat]}", at=at, raw=raw)
    else:
        decided = decision(game, 60.0)
    order = sorted(range(len(lines)), key=lambda seat: said[seat])
    lead = said[order[1]] - said[order[0]]
    return Race(order[0], lead, decided.seat if isinstance(decided, e.Collected) else None)


def decision(game: Game[State], now: float) -> e.Collected | e.Tied | None:
    """What is settled by now, if a word was said."""
    held = any(isinstance(line.event, e.Claimed) for line in game.lines)
    while held and (due := game.deadline) is not None and due <= now:
        for event in game.timeout(at=due):
            if isinstance(event, e.Collected | e.Tied):
                return event
    return None


def share(lines: list[Line], races: int, seed: int, window: float = 0.15) -> float:
    """Share of the races that the first wins, among those with a lead above the window."""
    rng = Random(seed)
    start = table(*"CATO"[: len(lines)], tie_window=window)
    clear = [one for one in (race(start, lines, rng) for _ in range(races)) if one.lead > window]
    return sum(one.winner == one.first for one in clear) / len(clear)


NETWORKS: dict[str, list[Line]] = {
    "20 to 200 ms, little jitter": [Line(0.02, 0.05), Line(0.08, 0.05), Line(0.2, 0.05)],
    "20 to 200 ms, jitter of a tenth": [Line(0.02, 0.1), Line(0.08, 0.1), Line(0.2, 0.1)],
    "200 ms for all, jitter of a tenth": [Line(0.2, 0.1)] * 3,
    "300 ms for one, beyond the cap": [Line(0.02, 0.1), Line(0.08, 0.1), Line(0.3, 0.1)],
    "one says that it spoke earlier than it did": [Line(0.02, 0.1, ahead=5.0), Line(0.08, 0.1), Line(0.2, 0.1)],
}


if __name__ == "__main__":
    for name, lines in NETWORKS.items():
        print(f"{name:44}{share(lines, RACES, 1):.2%}")
