"""The games of `gym.vector` on the engine are those of the rules, step by step."""

from collections.abc import Sequence
from itertools import product
from typing import Any

import numpy as np
import pytest
from tests.vector import Mirror, plays_by_the_rules, plays_with_any_options, refuses_by_name

from parlour import gym
from parlour.games.tag_em.rules import dice, fights
from parlour.games.tag_em.rules.dice import Dice
from parlour.games.tag_em.state import TagEmState

WIN, TIE, LOSE = range(3)
SMALL = """name: Small
pom: 6

.c.....c.
..w.g.w..
...#.#...
.g.....g.
...#.#...
..w.g.w..
.c.....c.

start 1 b2
start 2 h6
start 3 h2
start 4 b6
flag e4
hill e3 e4 e5
goal 1 defeat 2 4
goal 2 reach b2
goal 3 hold e4 2
goal 4 survive 9
"""
"""Narrow, so that there are many fights."""
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"round_limit": 6}),
    (2, {"map": SMALL}),
    (4, {"map": SMALL, "game_type": "capture-their-flag", "flag_return": True, "round_limit": 20}),
    (3, {"map": SMALL, "game_type": "capture-the-flag", "tie": "reroll", "order": "seated", "round_limit": 20}),
    (2, {"map": SMALL, "game_type": "king-of-the-hill", "snipers": "pawn", "dice": "2d6", "round_limit": 20}),
    (4, {"map": SMALL, "game_type": "missions", "tie": "defender", "snipers": "all"}),
    (2, {"map": SMALL, "game_type": "capture-their-flag", "pawns": 12, "round_limit": 12}),
    (2, {"map": "delta", "vehicles": True, "snipers": "all", "pom_dice": "2d6+3", "round_limit": 6}),
]

REFUSED = {"construction": True, "setup": "players", "clock": "turn"}


class TagEmMirror(Mirror):
    """Finds dice that give the results of the engine."""

    key = "tag-em"

    @property
    def state(self) -> TagEmState:
        state = self.table.game.state
        assert isinstance(state, TagEmState)
        return state

    def begins(self) -> int:
        return 1 + self.players * (self.table.options.get("order", "rolled") == "rolled")

    def expect_start(self, results: Sequence[int]) -> dict[str, object]:
        self._expect_points(results[-1:])
        return {"order": tuple(results[:-1])} if len(results) > 1 else {}

    def _expect_points(self, results: Sequence[int]) -> None:
        options = self.state.options
        if options.pom_dice is not None:
            for points in results:
                rolled = dice.read(options.pom_dice)
                self._roll(next(faces for faces in _faces(rolled) if max(0, rolled.total(faces)) == points))

    def _roll(self, faces: Sequence[int]) -> None:
        self.script.numbers += [face - 1 for face in faces]

    def expect(self, spelled: tuple[str, ...], results: Sequence[int]) -> None:
        rest = list(results)
        if spelled[0] in ("attack", "shoot"):
            self._expect_attack(spelled, rest.pop(0))
        self._expect_points(rest)

    def _expect_attack(self, spelled: tuple[str, ...], outcome: int) -> None:
        state, far = self.state, spelled[0] == "shoot"
        attacker, defender = fights.pair(state, state.turn, spelled[1], spelled[2], far=far)
        plus, minus = fights.sums(fights.modifiers(state, attacker, defender, far=far))
        thrown = state.options.attack_dice
        for mine, theirs in product(_faces(thrown), repeat=2):
            edge = thrown.total(mine) + plus - thrown.total(theirs) - minus
            if edge == 0 and state.options.tie == "reroll":
                continue
            tied = TIE if state.options.tie == "stand-off" else LOSE
            if (WIN if edge > 0 else tied if edge == 0 else LOSE) == outcome:
                self._roll((*mine, *theirs))
                return
        raise AssertionError(f"no roll gives {outcome} with {plus} and {minus}")


def _faces(thrown: Dice) -> list[tuple[int, ...]]:
    return list(product(range(1, thrown.sides + 1), repeat=thrown.count))


test_the_engine_plays_by_the_rules = plays_by_the_rules(TagEmMirror, TABLES, 2)
test_with_any_options_it_does_or_refuses_by_name = plays_with_any_options(TagEmMirror)
test_options_that_it_does_not_model_are_refused_by_name = refuses_by_name(TagEmMirror, REFUSED)


def test_the_same_seed_gives_the_same_games() -> None:
    played = []
    for _ in range(2):
        envs = gym.vector("tag-em", num_envs=8, max_steps=40)
        seen, found = envs.reset(seed=5), []
        for _ in range(90):
            seen, rewards, ended, cut = envs.step(seen["action_mask"].argmax(axis=1))
            found.append((seen["observation"].sum(), rewards.sum(), int(ended.sum()), int(cut.sum())))
        played.append(found)
    assert played[0] == played[1]
    assert sum(cut for *_, cut in played[0]) == 8 * 2


def test_a_forbidden_action_changes_nothing() -> None:
    envs, others = (gym.vector("tag-em", num_envs=3) for _ in range(2))
    seen, expected = envs.reset(seed=1), others.reset(seed=1)
    good = seen["action_mask"].argmax(axis=1)
    bad = good.copy()
    bad[2] = envs.action_names.index("undo")
    for actions in (bad, np.full(3, -1), np.full(3, 10**6), good[:2]):
        with pytest.raises(ValueError, match="action"):
            envs.step(actions)
    envs.step(good)
    others.step(good)
    assert np.array_equal(seen["observation"], expected["observation"])
