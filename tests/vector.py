"""Plays games of `gym.vector`, and the same games by the rules: masks, observations and rewards have to be equal after
every small action."""

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, ClassVar, TypeVar

import numpy as np
import pytest

from parlour import gym, rules_of
from parlour.contract.environments import NotModelled
from parlour.gym.batch import VectorEnv
from parlour.gym.table import Reward, Table
from parlour.kernel.chance import Chance, Seal
from parlour.kernel.conformance import combinations
from parlour.kernel.game import Game
from parlour.kernel.option_checks import IdleOption, read_options
from parlour.kernel.seats import counts

T = TypeVar("T")
Test = Callable[..., None]
SOAK = int(os.environ.get("PARLOUR_SOAK", "0"))
"""How many games of each key are compared; 0: a few."""
ANY = SOAK // 100 or 3
"""With how many sets of options, of all kinds, a game of each key is compared."""
FIRST_SEED = int(os.environ.get("PARLOUR_SEED", "0"))
"""Another number plays other games."""


class Script(Chance):
    """Random numbers and draws that are known beforehand."""

    __slots__ = ("before_first", "draws", "numbers")

    def __init__(self) -> None:
        super().__init__(0)
        self.numbers: list[int] = []
        self.draws: list[str] = []
        self.before_first: int | None = None
        "Draws before the one for the first turn: there it matters who draws what, and the tiles go back."

    def below(self, n: int) -> int:
        return self.numbers.pop(0)

    def draw(self, bag: str, count: int) -> tuple[str, str]:
        drawn = [self.draws.pop(0) for _ in range(min(count, len(bag)))]
        if self.before_first is not None:
            is_first = self.before_first == 0
            self.before_first = None if is_first else self.before_first - 1
            if is_first:
                return "".join(drawn), bag
        drawn.sort()
        for tile in drawn:
            bag = bag.replace(tile, "", 1)
        return "".join(drawn), bag

    def shuffled(self, things: tuple[T, ...]) -> tuple[T, ...]:
        return things


class ScriptSeal(Seal, frozen=True, kw_only=True):
    """Makes a game draw by a script."""

    script: Script

    def chance(self, line: int) -> Script:  # type: ignore[override]
        return self.script


class Mirror(ABC):
    """A game by the rules that follows one of the engine."""

    key: ClassVar[str]

    def __init__(self, players: int, reward: Reward, options: dict[str, object]) -> None:
        self.players = players
        self.script = Script()
        self.table = Table(self.key, players, reward, (), None, options)
        self.acted: int | None = None
        "The seat that acted last in this game."

    @abstractmethod
    def begins(self) -> int:
        """The number of results of chance with which a game begins."""

    @abstractmethod
    def expect_start(self, results: Sequence[int]) -> dict[str, object]:
        """Write the script of a new game; options that follow from the results."""

    @abstractmethod
    def expect(self, spelled: tuple[str, ...], results: Sequence[int]) -> None:
        """Write the script of a command."""

    def begin(self, results: Sequence[int]) -> None:
        table = self.table
        more = self.expect_start(results)
        seal = ScriptSeal(b"", script=self.script)
        table.game = Game.new(rules_of(self.key), self.players, seal, **{**table.options, **more})
        table._begin()
        table.go_on()
        self.acted = None
        self.is_used_up()

    def act(self, seat: int, action: int, results: Sequence[int]) -> None:
        spelled = (*self.table.drafts[seat], self.table.codec.names[action])
        if spelled[-1] != "undo" and self.table.codec.is_complete(spelled):
            self.expect(spelled, results)
        else:
            assert not results
        self.table.act(seat, action)
        self.acted = seat
        self.is_used_up()

    def is_used_up(self) -> None:
        assert not self.script.numbers and not self.script.draws


def check(envs: VectorEnv, mirror: Mirror, seen: dict[str, np.ndarray], number: int) -> None:
    """What is seen in that game is what the seat sees by the rules."""
    seat = int(seen["seat"][number])
    assert seat == mirror.table.to_act(mirror.acted)
    expected = mirror.table.observe(seat)
    names = envs.action_names
    found, wanted = (
        {names[at] for at in np.flatnonzero(mask)} for mask in (seen["action_mask"][number], expected["action_mask"])
    )
    assert found == wanted, (mirror.table.drafts[seat], found ^ wanted)
    if not np.array_equal(seen["observation"][number], expected["observation"]):
        engine = envs.unpack(seen["observation"][number : number + 1])
        rules = mirror.table.unpack(expected["observation"])
        odd = [name for name in engine if not np.array_equal(engine[name][0], rules[name])]
        raise AssertionError(f"{odd}: {[(engine[name], rules[name]) for name in odd]}")


def compare(mirror: type[Mirror], games: int, seed: int, players: int = 2, **options: Any) -> None:
    """Play that many games to their end, up to four at a time."""
    count, seed = min(4, games), FIRST_SEED + seed
    reward: Reward = "win" if seed % 2 else "margin"
    envs = gym.vector(mirror.key, num_envs=count, players=players, reward=reward, **options)
    settled = dict(envs._table.options)
    seen, rng, ended = envs.reset(seed), Random(seed), 0
    mirrors = [mirror(players, reward, settled) for _ in range(count)]
    for number, one in enumerate(mirrors):
        one.begin(envs.results(number))
        check(envs, one, seen, number)
    names, rules = envs.action_names, rules_of(mirror.key)
    plays = {number for number, name in enumerate(names) if name in rules.plays}
    rest = {number for number, name in enumerate(names) if name in (*rules.skip, "undo")}
    while ended < games:
        actions = []
        for mask in seen["action_mask"]:
            may = np.flatnonzero(mask).tolist()
            # Mostly a player plays on if it can, and seldom gives up a turn or a draft.
            others = [action for action in may if action not in rest]
            first = [action for action in may if action in plays and rng.random() < 0.8]
            actions.append(rng.choice(may if rng.random() < 0.02 or not others else first or others))
        seats = seen["seat"].tolist()
        seen, rewards, over, _ = envs.step(np.array(actions))
        for number, one in enumerate(mirrors):
            results = envs.results(number)
            split = len(results) - one.begins() if over[number] else len(results)
            one.act(seats[number], actions[number], results[:split])
            expected = one.table.rewards()
            assert rewards[number].tolist() == [np.float32(expected[seat]) for seat in range(players)]
            assert over[number] == one.table.game.over
            if over[number]:
                ended += 1
                one.begin(results[split:])
            check(envs, one, seen, number)


def _refused(key: str, players: int, options: dict[str, Any]) -> str | None:
    """The option that the engine does not play with, or one that has no effect without another that it refused."""
    try:
        gym.vector(key, num_envs=1, players=players, **options)
    except NotModelled as error:
        [option] = (name for name in options if f" {name}={options[name]!r} " in str(error))
        return option
    except IdleOption as error:
        return error.options[0]
    return None


# Tests that a game names


def plays_by_the_rules(mirror: type[Mirror], tables: Sequence[tuple[int, dict[str, Any]]], usually: int) -> Test:
    """Games at these tables, players and options; `usually` at each, if it is not a soak."""

    @pytest.mark.parametrize("number", range(len(tables)))
    def test(number: int) -> None:
        players, options = tables[number]
        compare(mirror, SOAK // len(tables) or usually, number, players, **options)

    return test


def plays_with_any_options(mirror: type[Mirror]) -> Test:
    """With any options the engine plays by the rules, except those that it refuses by name."""

    @pytest.mark.parametrize("number", range(ANY))
    def test(number: int) -> None:
        rules = rules_of(mirror.key)
        options = next(islice(combinations(rules, Random(FIRST_SEED)), number, None))

        def may_play() -> tuple[int, ...]:
            return counts(rules, read_options(rules.options, options))

        while (refused := _refused(mirror.key, may_play()[0], options)) is not None:
            del options[refused]
        players = may_play()[number % len(may_play())]
        compare(mirror, 1, number, players, **options)

    return test


def refuses_by_name(mirror: type[Mirror], refused: Mapping[str, object]) -> Test:
    """Values of options that the engine does not model are refused, and the option is named."""

    @pytest.mark.parametrize("option", refused)
    def test(option: str) -> None:
        options: dict[str, Any] = {option: refused[option]}
        with pytest.raises(ValueError, match=option):
            gym.vector(mirror.key, num_envs=2, **options)

    return test
