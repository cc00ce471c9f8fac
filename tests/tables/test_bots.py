"""Bots at live tables."""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import cast

import pytest
from tests.bots.test_programs import program
from tests.choice import OPEN, TILES
from tests.tables.harness import HubHarness, lay, run_async
from tests.toys.bluff import RULES, Honest

from parlour.kernel import outside_bots, registry
from parlour.kernel.errors import ParlourError
from parlour.kernel.rules import Player, Rules
from parlour.kernel.state import State
from parlour.tables.bot_pool import pause_before
from parlour.tables.messages import Hurry
from parlour.tables.meta import SeatInfo
from parlour.tables.program_bots import ProgramBots


@run_async
async def test_bots_play_a_whole_game_alone(tmp_path: Path) -> None:
    async with HubHarness(tmp_path, bots="inline") as harness:
        bots = [
            SeatInfo(kind="bot", level="easy"),
            SeatInfo(kind="bot", level="medium"),
            SeatInfo(kind="bot", level="greedy"),
        ]
        meta = await harness.hub.hosting.create(TILES, {}, "", bots, False, False)
        watcher = harness.client(meta.id, None)
        await harness.flush()
        assert harness.meta(meta.id).status == "over"
        assert watcher.view["over"]
        game = harness.table(meta.id).game
        assert game is not None
        assert [line["n"] for line in harness.stored_lines(meta.id)] == [line.n for line in game.lines]


@run_async
async def test_a_person_plays_a_whole_game_with_bots(tmp_path: Path) -> None:
    async with HubHarness(tmp_path, bots="inline") as harness:
        id = harness.begin(TILES, ("Ada", "bot:easy", "bot:greedy"))
        ada, rng = harness.client(id, 0), Random(1)
        await harness.flush()
        game = harness.table(id).game
        assert game is not None
        while not game.over:
            command = game.sample(0, rng) if 0 in game.to_act else None
            if command is None:
                await harness.pass_time(20)
            else:
                ada.do(command)
                await harness.flush()
        assert ada.view["over"]
        assert ada.view["racks"] != []


@run_async
async def test_bots_think_in_processes_of_their_own(tmp_path: Path) -> None:
    async with HubHarness(tmp_path, bots=True) as harness:
        id = harness.begin(TILES, ("Ada", "bot:greedy"))
        ada = harness.client(id, 0)
        await harness.flush()
        if ada.view["turn"] == 0:
            await ada.must_do("pass")
        while ada.view["move"] is None:
            await asyncio.sleep(0.02)
        assert ada.view["move"]["seat"] == 1
        by_bot = [line for line in harness.stored_lines(id) if line.get("seat") == 1 and line.get("command")]
        assert by_bot[0]["command"].startswith("play ")


def seat_bots(monkeypatch: pytest.MonkeyPatch, player: Player) -> None:
    """Use this bot for all levels."""
    rules = replace(RULES, bot=lambda level: player)
    monkeypatch.setitem(registry._opened, RULES.key, cast("Rules[State]", rules))


class Confused(Honest):
    """On its turn says an illegal command, then text that is no command."""

    def choose(self, view: Mapping[str, object], rng: Random) -> str | None:
        said = super().choose(view, rng)
        return said and rng.choice(["lay 9 as 9", "accept", "sing"])


@run_async
async def test_a_bot_with_illegal_commands_does_not_hold_up_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    seat_bots(monkeypatch, Confused())
    async with HubHarness(tmp_path, bots="inline") as harness:
        id = harness.begin(names=("Ada", "bot:medium"))
        ada = harness.client(id, 0)
        with caplog.at_level(logging.ERROR):
            await ada.must_do(lay(ada))
        assert "was refused" in caplog.text
        answers = [line["event"] for line in harness.stored_lines(id) if line["event"]["type"] == "Answered"]
        assert answers[0]["answer"] == "vote yes"  # the default answer
        assert [prompt["kind"] for prompt in ada.prompts] == ["believe"]  # and at its turn the first card


@run_async
async def test_a_bot_is_asked_once_per_position(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    class Silent:
        def choose(self, view: Mapping[str, object], rng: Random) -> None:
            asked.append(view["to_act"])

    seat_bots(monkeypatch, Silent())
    async with HubHarness(tmp_path, bots="inline") as harness:
        id = harness.begin(names=("Ada", "bot:medium"))
        ada = harness.client(id, 0)
        await ada.must_do(lay(ada))
        ada.say("Well?")
        await harness.flush()
        assert len(asked) == 1
        await harness.pass_time(20)
        assert len(asked) == 2  # its turn has come


@run_async
async def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    harness = HubHarness(tmp_path, bots=False)
    await harness.open()
    id = harness.begin(names=("Ada", "bot:medium"))
    ada = harness.client(id, 0)
    await ada.must_do(lay(ada))
    await harness.kill()
    harness.bots = "inline"
    await harness.open()
    await asyncio.sleep(0.01)  # without any connection
    await harness.flush()
    said = [line["command"] for line in harness.stored_lines(id) if line.get("seat") == 1 and line.get("command")]
    assert said[0] == "vote yes"
    await harness.close()


@run_async
async def test_AG_1_bots_do_not_pause_if_all_players_want_it_and_nothing_is_hidden(tmp_path: Path) -> None:
    async with HubHarness(tmp_path, bots=False) as harness:
        id = harness.begin(OPEN, ("Ada", "Ben", "bot:easy"), map="province")
        ada, ben = harness.clients(id)
        watcher = harness.client(id, None)
        assert pause_before(harness.table(id), 2, 1.0) > 0
        ada.receive(Hurry(True))
        watcher.receive(Hurry(False))
        assert pause_before(harness.table(id), 2, 1.0) > 0, "Ben wants to follow"
        ben.receive(Hurry(True))
        assert pause_before(harness.table(id), 2, 1.0) == 0
        ada.receive(Hurry(False))
        assert pause_before(harness.table(id), 2, 1.0) > 0

        hidden = harness.begin(TILES, ("Ada", "bot:easy"))
        harness.client(hidden, 0).receive(Hurry(True))
        assert pause_before(harness.table(hidden), 1, 1.0) > 0


# Programs that the server was started with


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(outside_bots.VARIABLE, "")
    monkeypatch.setenv(outside_bots.SECONDS, "0.1")
    outside_bots.add(f"{mode}={' '.join(program(mode))}" for mode in ("passes", "refused", "hangs", "waits"))


@pytest.mark.usefixtures("programs")
@pytest.mark.parametrize("level", ["passes", "refused", "hangs", "waits"])
@run_async
async def test_a_program_at_a_table_acts_or_loses_its_turn(tmp_path: Path, level: str) -> None:
    async with HubHarness(tmp_path, bots="inline") as harness:
        id = harness.begin(TILES, ("Ada", f"Rex bot:{level}"))
        ada = harness.client(id, 0)
        await harness.flush()
        if ada.view["turn"] == 0:
            await ada.must_do("pass")
        await harness.flush()
        by_bot = [line["command"] for line in harness.stored_lines(id) if line.get("seat") == 1 and line.get("command")]
        assert by_bot == ["pass"]
        assert ada.view["turn"] == 0


@pytest.mark.usefixtures("programs")
@run_async
async def test_a_program_runs_until_its_game_is_over(tmp_path: Path) -> None:
    async with HubHarness(tmp_path, bots=True) as harness:
        id = harness.begin(TILES, ("Ada", "Rex bot:waits"))
        ada = harness.client(id, 0)
        await harness.flush()
        programs = harness.hub.bots._programs._bots
        while not programs:
            if ada.view["turn"] == 0:
                await ada.must_do("pass")
            await asyncio.sleep(0.01)
        await ada.must_do("resign")
        while programs:
            await asyncio.sleep(0.01)
        assert harness.meta(id).status == "over"


@pytest.mark.usefixtures("programs")
@run_async
async def test_only_bots_that_the_server_has_sit_at_tables(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        with pytest.raises(ParlourError, match="There’s no bot"):
            harness.gather(TILES, ("Ada", "Rex bot:tests.bots.test_programs:Passer"))
        assert harness.meta(harness.gather(TILES, ("Ada", "Rex bot:passes"))).seats[1].level == "passes"


class Clinging:
    """A program that cannot be stopped."""

    def choose(self, view: Mapping[str, object], rng: Random) -> str | None:
        return "pass"

    def pace(self, view: Mapping[str, object], command: str, rng: Random) -> float:
        return 0.0

    def allow(self, seconds: float) -> None:
        pass

    def refused(self, error: ParlourError) -> None:
        pass

    def close(self) -> None:
        raise OSError("it clings")


@run_async
async def test_a_program_that_cannot_be_stopped_is_logged_and_holds_nothing_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("parlour.tables.program_bots.bot_of", lambda rules, name, apart: Clinging())
    monkeypatch.setattr("parlour.tables.program_bots.MOST_PROGRAMS", 1)
    programs = ProgramBots()
    for table in ("first", "second", "third"):  # each takes the place of the one before
        choice = await programs.choose((table, 0), TILES, "Rex", b"{}", 1, 1.0)
        assert choice.command == "pass"
    programs.end_at("third")
    await programs.choose(("last", 0), TILES, "Rex", b"{}", 1, 1.0)
    await programs.stop()
    assert caplog.text.count("cannot be stopped") == 4
