"""Measures how quickly moji's bots speak: draws docs/pictures/moji-pace.svg and prints the table of docs/games/moji.md.

    python -m tools.games.moji.pace

Each bot sees three cards, again and again new ones, and says the first word that comes to it, if one does.
"""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from tools.plots import Curve, curves, shares

import parlour
from parlour.games.moji.bots import bot_player
from parlour.games.moji.cards import standard
from parlour.kernel.game import Game
from parlour.kernel.state import State

PICTURE = Path(__file__).parents[3] / "docs" / "pictures" / "moji-pace.svg"
TABLES, PLAYERS, FAR = 2_000, 3, 15.0
NAMES = ["Biscuit", "Ada", "Ben"]
"""Biscuit, who speaks, has the usual pace."""


class Spoken(NamedTuple):
    """Results of a level over several tables."""

    times: list[float]
    stuck: int

    def quantile(self, part: float) -> float:
        return sorted(self.times)[int(part * (len(self.times) - 1))]


def tables(rng: Random) -> Sequence[Game[State]]:
    """Tables with one face-up card for each player."""
    card_set = standard()
    made = []
    for _ in range(TABLES):
        cards = rng.sample(card_set.cards(), PLAYERS)
        open_ = " / ".join(f"{card[0]} {card_set.colours[card[1]]}" for card in cards)
        made.append(parlour.position("moji", f"faceup {open_}; stacks A/B/C", players=NAMES))
    return made


def speak(level: str, seen: Sequence[Game[State]]) -> Spoken:
    bot, rng, times = bot_player.bot(level), Random(7), []
    for game in seen:
        view = game.view(0)
        command = bot.choose(view, rng)
        if command is not None and command.startswith("say "):
            times.append(bot.pace(view, command, rng))
    return Spoken(times, len(seen) - len(times))


def main() -> None:
    seen = tables(Random(1))
    spoken = {level: speak(level, seen) for level in bot_player.LEVELS}
    everyone = [
        Curve(level, [(x, part * len(one.times) / TABLES) for x, part in shares(one.times, FAR)])
        for level, one in spoken.items()
    ]
    drawn = curves(
        everyone,
        across="seconds since the cards were turned",
        up="has said a word",
        title="How soon a bot of each level has said a word, of three open cards",
        right=FAR,
        top=1.0,
        write=lambda part: f"{part:.0%}",
    )
    PICTURE.write_text(drawn, encoding="utf-8")
    print("| level | fastest | a tenth by | half by | nine in ten by | finds nothing |")
    print("|---|---|---|---|---|---|")
    for level, one in spoken.items():
        at = [f"{seconds:.1f} s" for seconds in (min(one.times), *map(one.quantile, (0.1, 0.5, 0.9)))]
        print(f"| {level} | {' | '.join(at)} | {one.stuck / TABLES:.0%} |")


if __name__ == "__main__":
    main()
