"""Two servers that differ only in what a seat must not know send it the same bytes."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import settings
from tests.tables.harness import Clock, HubHarness, run_async
from tests.tables.test_fair_chance import gather, play_on

import parlour
from parlour.kernel.game import Game
from parlour.kernel.state import State
from parlour.tables.messages import Do, Ping, Say

MOMENTS = max(4, (settings.default.max_examples if settings.default else 60) // 15)
"""Moments of each game at which servers are compared."""


class Twin:
    """A server that goes on from a copy of the file, at the same time, with the same ids and tokens."""

    def __init__(self, source: HubHarness, folder: Path) -> None:
        folder.mkdir()
        for file in source.path.parent.glob(f"{source.path.name}*"):
            shutil.copy(file, folder)
        self.harness = HubHarness(folder, clock=Clock(source.clock.now + 5))
        self.told: list[bytes] = []

    async def open(self, id: str) -> Game[State]:
        await self.harness.open()
        game = self.harness.table(id).game
        assert game is not None
        return game

    async def play(self, id: str, seat: int | None, actor: int, command: str) -> None:
        """Somebody else does something, and `seat` is told what it may know."""
        hub = self.harness.hub
        client = await hub.connect(id, seat, self.told.append)
        other = await hub.connect(id, actor, lambda message: None)
        client.receive(Ping(1.0))
        if seat is not None:
            client.receive(Say("s1", "Good evening"))
        await self.harness.flush()
        game, told = self.harness.table(id).game, len(self.told)
        assert game is not None
        known = len(game.lines)
        other.receive(Do("c1", command))
        await self.harness.flush()
        await self.harness.pass_time(3)
        if any(getattr(line.event, "seat", None) == seat is not None for line in game.lines[known:]):
            del self.told[told:]  # what it drew then is its own


def blind_commands(game: Game[State]) -> Iterator[tuple[int, str]]:
    """What somebody can say that does not depend on hidden pieces."""
    for seat in game.to_act:
        prompt = game.state.prompt_for(seat)
        if prompt is not None:
            yield from ((seat, answer) for answer in prompt.answers if not answer.endswith("…"))
    for seat in range(len(game.state.seats)):
        yield seat, "nonsense"


@pytest.mark.parametrize("key", parlour.game_keys())
@run_async
async def test_a_seat_is_sent_the_same_bytes_whatever_it_must_not_know(tmp_path: Path, key: str) -> None:
    rng, compared, dealt = Random(3), 0, 0
    source = HubHarness(tmp_path / "source")
    source.path.parent.mkdir()
    await source.open()
    id = gather(source, key)
    await source.hub.hosting.start_game(id, 0)
    for moment in range(MOMENTS):
        await play_on(source, id, 1 + rng.randrange(4))
        game = source.table(id).game
        assert game is not None
        if game.over:
            break
        for seat in (0, 1, None):
            others = [(actor, command) for actor, command in blind_commands(game) if actor != seat]
            actor, command = rng.choice(others)
            twins = [Twin(source, tmp_path / f"{moment} {seat} {name}") for name in "ab"]
            states = []
            for number, twin in enumerate(twins):
                state = await twin.open(id)
                if number:
                    state.state = state.rules.redeal(state.state, seat, rng)
                states.append(state.state)
                await twin.play(id, seat, actor, command)
                is_over = state.over
                await twin.harness.close()
            if not is_over:  # at the end everything is shown
                assert twins[0].told == twins[1].told, (seat, actor, command)
                assert len(twins[0].told) > 2
                compared += 1
                dealt += states[0] != states[1]
    assert compared >= MOMENTS
    assert dealt >= compared // 3 or not parlour.rules_of(key).private  # they did differ
    await source.close()
