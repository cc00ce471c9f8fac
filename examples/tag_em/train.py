"""Trains a small agent for TAG ’EM against the random player, and counts how often it wins.

    python train.py                       trains, saves agent.npz, plays 100 games
    python train.py --play agent.npz      plays 100 games with a saved agent
    python train.py --plot curve.svg      also draws how it learned; needs matplotlib

It needs `pip install 'parlour[gym]'`. The agent gives each small action that its mask allows a value, a weighted sum of
a few features, and chooses by softmax. The weights are learned by policy gradient (REINFORCE): actions that were
followed by gains are made more likely. Games are played in two processes. The same arguments give the same agent.
"""

from __future__ import annotations

import argparse
import time
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from parlour import gym

OPTIONS = {"map": "letter", "game_type": "capture-the-flag"}
FEATURES = (
    "end", "end: points left", "end: edge", "move", "move: edge", "attack", "attack: edge", "anything else",
    "pawn: way to the goal", "pawn: carries the flag",
    "step: nearer to the goal", "step: beside an enemy", "step: friends there", "step: enemies there",
    "step: ahead of the others", "step: been there", "step: shelter",
    "done", "done: beside an enemy", "done: friends there", "done: ahead of the others", "done: way made",
    "attacker: edge", "target: edge", "pawn: on the way home", "done: on the way home",
)  # fmt: skip
"""Features of a small action. The goal is the flag, or for the pawn that carries it its own starting point. The edge of
an attack is the difference of the two sides' bonuses."""
FAR = 30.0
MADE = FEATURES.index("done: way made")
NO_EDGE = -3.0
"""Where there is nobody to attack."""
NEARER = 0.3
"""Gain for five steps nearer to the goal while it learns, since at first it never brings the flag home."""
WIN = 3.0
"""Gain for a win while it learns; a defeat loses as much."""
LATER = 0.97
"""Discount of a gain for each small action before it."""


class Board:
    """A map as the features need it: its squares by action, and the distances between them."""

    def __init__(self, env: Any) -> None:
        names = env.action_names
        env.reset(seed=0)
        tiles = env.unpack(env.observe(env.agent_selection)["observation"])["tiles"][:, 0]
        self.rows, self.columns = tiles.shape[1:]
        self.square = {}
        for action, name in enumerate(names):
            if name[0].isalpha() and name[1:].isdigit():
                self.square[action] = (int(name[1:]) - 1) * self.columns + ord(name[0]) - ord("a")
        self.verb = {name: action for action, name in enumerate(names) if action not in self.square}
        self.attack, self.defence, self.cover = (tiles[plane].ravel() for plane in (4, 5, 6))
        squares = range(self.rows * self.columns)
        self.beside = np.array([[other in self.near(square) for other in squares] for square in squares], float)
        self.ways = np.stack([self._ways(start, tiles[1].ravel() > 0) for start in squares])

    def near(self, square: int) -> list[int]:
        row, column = divmod(square, self.columns)
        around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
        return [y * self.columns + x for y, x in around if 0 <= y < self.rows and 0 <= x < self.columns]

    def _ways(self, start: int, enterable: Any) -> Any:
        """Steps from a square to every other."""
        steps = np.full(enterable.size, FAR)
        steps[start], queue = 0.0, deque([start])
        while queue:
            square = queue.popleft()
            for other in self.near(square):
                if steps[other] == FAR and enterable[other]:
                    steps[other] = steps[square] + 1
                    queue.append(other)
        return steps


class Position:
    """An observation as the features need it."""

    def __init__(self, board: Board, seen: dict[str, Any]) -> None:
        self.board = board
        own, enemies = seen["pawns"][0].ravel(), seen["pawns"][1:].sum(axis=0).ravel()
        self.own, self.enemies = np.flatnonzero(own), np.flatnonzero(enemies)
        self.friends, self.foes = board.beside @ own, board.beside @ enemies
        "How many of them are beside each square."
        flag, start = (int(seen[name][plane].argmax()) for name, plane in (("flags", -1), ("starts", 0)))
        self.home = start
        self.carrier = flag if own[flag] and seen["carried"].ravel()[flag] else -1
        self.way = board.ways[:, flag if self.carrier < 0 else start]
        "From each square to the goal."
        self.beside = self.foes > 0
        self.points = min(float(seen["pom"][0]), 10.0) / 10
        self.fresh = own * (1 - seen["spent"].ravel())
        self.edge = max((self.edge_of(pawn) for pawn in np.flatnonzero(self.fresh)), default=NO_EDGE)

    def edge_at(self, pawn: Any, target: Any) -> float:
        board = self.board
        mine = board.attack[pawn] + board.cover[target] + self.friends[target] - 1
        return float(mine - board.defence[target] - self.foes[pawn] + 1)

    def edge_of(self, pawn: Any) -> float:
        """The best edge of an attack by that pawn."""
        if not self.foes[pawn]:
            return NO_EDGE
        return max(self.edge_at(pawn, target) for target in self.enemies if self.board.beside[pawn, target])

    def company(self, pawn: int, square: int) -> float:
        """How many others are within two steps of an enemy beside that square, with the enemy where most are."""
        if not self.foes[square]:
            return 0.0
        others = self.own[self.own != pawn]
        near = (self.board.ways[others] <= 2).sum(axis=0)
        return float(max(near[one] for one in self.enemies if self.board.beside[square, one]))

    def ahead(self, pawn: int, square: int) -> float:
        """How much nearer to the goal that square is than the other pawns are."""
        others = self.own[self.own != pawn]
        return float(self.way[others].mean() - self.way[square]) / 5 if others.size else 0.0


def features(at: Position, legal: Any, draft: list[int]) -> Any:
    """A row for each legal action. `draft` are the small actions of the command so far."""
    board = at.board
    way, rows = at.way, np.zeros((len(legal), len(FEATURES)))
    verb = draft[0] if draft else -1
    pawn, here = (board.square[draft[1]], board.square[draft[-1]]) if len(draft) > 1 else (-1, -1)
    for row, action in zip(rows, legal, strict=True):
        square = board.square.get(action)
        if action == board.verb["end"]:
            row[0:3] = 1.0, at.points, at.edge
        elif action == board.verb["move"]:
            row[3:5] = 1.0, at.edge
        elif action == board.verb["attack"]:
            row[5:7] = 1.0, at.edge
        elif action == board.verb["done"]:
            made = (way[pawn] - way[here]) / 5
            row[25] = here == at.home and pawn != at.carrier
            row[17:22] = 1.0, at.beside[here], at.company(pawn, here), at.ahead(pawn, here), made
        elif square is None:
            row[7] = 1.0
        elif verb == board.verb["move"] and len(draft) == 1:
            row[8:10] = way[square] / 10, square == at.carrier
            row[24] = square == at.home
        elif verb == board.verb["move"]:
            row[10:14] = way[here] - way[square], at.beside[square], at.company(pawn, square), at.foes[square]
            row[14:17] = at.ahead(pawn, square), action in draft, board.defence[square] - board.cover[square]
        elif verb == board.verb["attack"] and len(draft) == 1:
            row[22] = at.edge_of(square)
        elif verb == board.verb["attack"]:
            row[23] = at.edge_at(here, square)
    return rows


@cache
def table(rounds: int) -> tuple[Any, Board]:
    """An environment that ends after that many rounds, and its board."""
    env = gym.env("tag-em", reward="win", round_limit=rounds, **OPTIONS)
    return env, Board(env)


class Played(NamedTuple):
    """What the agent learns from a game."""

    slopes: Any
    "For each of its choices, how its probability depends on the weights."
    gains: Any
    "For each of its choices, what was gained after it."
    result: float
    "1: won, 0.5: a draw, 0: lost."
    seconds: float
    "Processor time."


def play(weights: Any, number: int, *, rounds: int = 200) -> Played:
    """One game against the random player; the agent has seat 0 in even games and seat 1 in odd ones."""
    began = time.process_time()
    (env, board), rng = table(rounds), np.random.default_rng(number)
    env.reset(seed=number)
    mine = env.possible_agents[number % 2]
    slopes, gains = [], []
    draft: list[int] = []
    undone = 0
    while not env.terminations[env.agent_selection]:
        agent = env.agent_selection
        if agent != mine:
            env.step(rng.choice(np.flatnonzero(env.table.mask(env.seat_of[agent]))))
        else:
            seen = env.observe(agent)
            legal = np.flatnonzero(seen["action_mask"])
            at = Position(board, env.unpack(seen["observation"]))
            rows = features(at, legal, draft)
            values = rows @ weights
            chances = np.exp((values - values.max()) / (1 + undone))  # a dead end is not entered again and again
            chances /= chances.sum()
            chosen = int(rng.choice(len(legal), p=chances))
            slopes.append(rows[chosen] - chances @ rows)
            gains.append(NEARER * rows[chosen][MADE])
            env.step(legal[chosen])
            if env.table.drafts[env.seat_of[agent]]:
                draft.append(int(legal[chosen]))
            else:
                undone = undone + 1 if legal[chosen] == board.verb["undo"] else 0
                draft = []
        if gains:
            gains[-1] += WIN * env.rewards[mine]
    for choice in range(len(gains) - 2, -1, -1):
        gains[choice] += LATER * gains[choice + 1]
    winners = env.game.winners
    result = float(env.seat_of[mine] in winners) if winners else 0.5
    return Played(np.array(slopes), np.array(gains), result, time.process_time() - began)


def train(play_all: Any, iterations: int, games: int, rounds: int) -> tuple[Any, list[float], float]:
    """The weights, the share of wins in each iteration, and the processor time of the games."""
    weights = np.zeros(len(FEATURES))
    mean, square, curve, seconds = np.zeros_like(weights), np.zeros_like(weights), [], 0.0
    for iteration in range(1, iterations + 1):
        numbers = range(1_000_000 + iteration * games, 1_000_000 + (iteration + 1) * games)
        played = list(play_all(play_short, repeat(weights), numbers, repeat(rounds)))
        slopes = np.concatenate([one.slopes for one in played])
        gains = np.concatenate([one.gains for one in played])
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        slope = (gains[:, None] * slopes).mean(axis=0)
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2  # Adam
        step = mean / (1 - 0.9**iteration) / (np.sqrt(square / (1 - 0.99**iteration)) + 1e-8)
        weights = weights + 0.25 * step
        seconds += sum(one.seconds for one in played)
        curve.append(float(np.mean([one.result for one in played])))
        print(f"iteration {iteration:3}: {100 * curve[-1]:5.1f} % won", flush=True)
    return weights, curve, seconds


def play_short(weights: Any, number: int, rounds: int) -> Played:
    return play(weights, number, rounds=rounds)


def judge(weights: Any, number: int) -> float:
    return play(weights, number).result


def plot(curve: list[float], file: Path) -> None:
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 4))
    axes.plot(range(1, len(curve) + 1), [100 * won for won in curve])
    axes.set(xlabel="iteration", ylabel="games won, %", ylim=(0, 100), title="Learning to beat the random player")
    figure.savefig(file)


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=30)
    parser.add_argument("--batch", type=int, default=20, help="games of an iteration")
    parser.add_argument("--rounds", type=int, default=20, help="rounds of a game while it learns")
    parser.add_argument("--games", type=int, default=100, help="games that are counted at the end")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--play", type=Path, metavar="FILE", help="a saved agent, instead of training one")
    parser.add_argument("--save", type=Path, metavar="FILE", default=Path("agent.npz"))
    parser.add_argument("--plot", type=Path, metavar="FILE")
    asked = parser.parse_args(argv)
    with ProcessPoolExecutor(asked.processes, get_context("spawn")) as pool:
        play_all = pool.map if asked.processes > 1 else map
        if asked.play is not None:
            weights = np.load(asked.play)["weights"]
        else:
            began = time.monotonic()
            weights, curve, seconds = train(play_all, asked.iterations, asked.batch, asked.rounds)
            print(f"trained in {time.monotonic() - began:.0f} s; {seconds:.0f} s of processor time")
            np.savez(asked.save, weights=weights, features=FEATURES, curve=curve)
            if asked.plot is not None:
                plot(curve, asked.plot)
        results = list(play_all(judge, repeat(weights), range(asked.games)))
    won, drawn = results.count(1.0), results.count(0.5)
    print(f"won {won} of {len(results)} games against the random player, {drawn} drawn")


if __name__ == "__main__":
    main()
