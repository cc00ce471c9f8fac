"""Records for tests: short ones by hand, and whole games played by the engine."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Unpack, cast

from tests.games.scrabble_bible.tables import BibleGame, Options

import parlour
from parlour import ParlourError
from parlour.formats import gcg
from parlour.games.crossword.events import Exchanged, Passed, TurnLost, Withdrawn
from parlour.games.crossword.rules.squares import parse_place
from parlour.games.scrabble_bible.events import Laid
from parlour.games.scrabble_bible.state import BibleState
from parlour.kernel.events import WentBack
from parlour.kernel.game import Game
from parlour.kernel.state import State

NAMES = ("Ada", "Ben", "Cleo", "Dan")
HEAD = "#player1 ada Ada\n#player2 ben Ben\n"

LIGHT = "ada EGHILT? 8G LIGHT +18"
TOWS = "ben AHKORSW K8 .OWS +14"
SEND = "ada ?ADEENR 11K .END +5"
"""A valid opening of three turns."""


def record(*turns: str, head: str = HEAD) -> str:
    """A file with these turns, `nick rack what +score`; totals are computed, other lines are kept."""
    totals: dict[str, int] = {}
    lines = []
    for turn in turns:
        if turn.startswith(("#", ">")) or not turn.split():
            lines.append(turn)
            continue
        nick, *rest = turn.split()
        totals[nick] = totals.get(nick, 0) + int(rest[-1])
        lines.append(f">{nick}: {' '.join(rest)} {totals[nick]}")
    return head + "\n".join(lines) + "\n"


def table(game: Game[State]) -> BibleState:
    assert isinstance(game.state, BibleState)
    return game.state


def letter(game: BibleGame, place: str) -> str:
    """The tile on that square."""
    return game.state.board[parse_place(place, game.state.tile_set.size)[0]]


def moves(game: Game[State] | BibleGame) -> list[tuple[object, ...]]:
    """The moves, turn by turn, without those taken back."""
    done: list[tuple[int, tuple[object, ...]]] = []
    for line in game.lines:
        match line.event:
            case Laid(seat, move):
                done.append((line.n, (seat, move.start, move.across, move.word, move.laid)))
            case Withdrawn(seat):
                done.append((line.n, (seat, "withdrawn")))
            case Exchanged(seat, _, gave):
                done.append((line.n, (seat, "exchange", gave)))
            case Passed(seat):
                done.append((line.n, (seat, "pass")))
            case TurnLost(seat):
                done.append((line.n, (seat, "lost")))
            case WentBack(to):
                done = [one for one in done if one[0] <= to]
    return [what for _, what in done]


def play_on(game: Game[State], rng: Random, rounds: int, *, leaving: float = 0.0) -> None:
    """Lets all seats try sampled commands for that many rounds."""
    for _ in range(rounds):
        for seat in rng.sample(range(len(game.state.seats)), len(game.state.seats)):
            command = "leave" if rng.random() < leaving else game.sample(seat, rng)
            if command is not None and not game.over:
                try:
                    game.do(seat, command)
                except ParlourError:
                    continue  # sampled commands may be illegal


@cache
def finished(players: int = 2, **options: Unpack[Options]) -> str:
    """The record of a game that ended by going out."""
    given: Options = {"preset": "classic", **options}
    for seed in range(100):
        game = parlour.new("scrabble-bible", players=NAMES[:players], seed=seed, **given)
        play_on(game, Random(seed), 400)
        if table(game).ended == "out" and sum(map(len, table(game).racks)) > 1:
            return gcg.write(game)
    raise AssertionError("no game came to its end")


def read(text: str | bytes) -> BibleGame:
    return cast(BibleGame, gcg.read(text))
