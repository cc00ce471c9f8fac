"""Bots at live tables."""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import cast

import pytest
from tests.choice import TILES
from tests.tables.room import Room, lay, live
from tests.toys.bluff import RULES, Honest

from parlour.kernel import registry
from parlour.kernel.rules import Player, Rules
from parlour.kernel.state import State
from parlour.tables.meta import SeatInfo


@live
async def test_bots_play_a_whole_game_alone(tmp_path: Path) -> None:
    async with Room(tmp_path, bots="inline") as room:
        bots = [
            SeatInfo(kind="bot", level="easy"),
            SeatInfo(kind="bot", level="medium"),
            SeatInfo(kind="bot", level="greedy"),
        ]
        meta = room.hub.hosting.create(TILES, {}, "", bots, False, False)
        watcher = room.device(meta.id, None)
        await room.flush()
        assert room.meta(meta.id).status == "over"
        assert watcher.view["over"]
        game = room.table(meta.id).game
        assert game is not None
        assert [line["n"] for line in room.kept_lines(meta.id)] == [line.n for line in game.lines]


@live
async def test_a_person_plays_a_whole_game_with_bots(tmp_path: Path) -> None:
    async with Room(tmp_path, bots="inline") as room:
        id = room.begin(TILES, ("Ada", "bot:easy", "bot:greedy"))
        ada, rng = room.device(id, 0), Random(1)
        await room.flush()
        game = room.table(id).game
        assert game is not None
        while not game.over:
            command = game.sample(0, rng) if 0 in game.to_act else None
            if command is None:
                await room.pass_time(20)
            else:
                ada.do(command)
                await room.flush()
        assert ada.view["over"]
        assert ada.view["racks"] != []


@live
async def test_bots_think_in_processes_of_their_own(tmp_path: Path) -> None:
    async with Room(tmp_path, bots=True) as room:
        id = room.begin(TILES, ("Ada", "bot:greedy"))
        ada = room.device(id, 0)
        await room.flush()
        if ada.view["turn"] == 0:
            await ada.must("pass")
        while ada.view["move"] is None:
            await asyncio.sleep(0.02)
        assert ada.view["move"]["seat"] == 1
        by_bot = [line for line in room.kept_lines(id) if line.get("seat") == 1 and line.get("command")]
        assert by_bot[0]["command"].startswith("play ")


def seat_bots(monkeypatch: pytest.MonkeyPatch, player: Player) -> None:
    """Let this one play for all bots."""
    rules = replace(RULES, bot=lambda level: player)
    monkeypatch.setitem(registry._opened, RULES.key, cast("Rules[State]", rules))


class Confused(Honest):
    """Says at its turn what nobody may say, and then what is no command."""

    def choose(self, view: Mapping[str, object], rng: Random) -> str | None:
        said = super().choose(view, rng)
        return said and rng.choice(["lay 9 as 9", "accept", "sing"])


@live
async def test_a_bot_that_may_not_say_what_it_says_does_not_hold_up_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    seat_bots(monkeypatch, Confused())
    async with Room(tmp_path, bots="inline") as room:
        id = room.begin(names=("Ada", "bot:medium"))
        ada = room.device(id, 0)
        with caplog.at_level(logging.ERROR):
            await ada.must(lay(ada))
        assert "may not say" in caplog.text
        answers = [line["event"] for line in room.kept_lines(id) if line["event"]["type"] == "Answered"]
        assert answers[0]["answer"] == "vote yes"  # what silence would have said
        assert [prompt["kind"] for prompt in ada.prompts] == ["believe"]  # and at its turn the first card


@live
async def test_a_bot_is_not_asked_twice_about_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    class Silent:
        def choose(self, view: Mapping[str, object], rng: Random) -> None:
            asked.append(view["to_act"])

    seat_bots(monkeypatch, Silent())
    async with Room(tmp_path, bots="inline") as room:
        id = room.begin(names=("Ada", "bot:medium"))
        ada = room.device(id, 0)
        await ada.must(lay(ada))
        ada.say("Well?")
        await room.flush()
        assert len(asked) == 1
        await room.pass_time(20)
        assert len(asked) == 2  # its turn has come


@live
async def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    room = Room(tmp_path, bots=False)
    await room.open()
    id = room.begin(names=("Ada", "bot:medium"))
    ada = room.device(id, 0)
    await ada.must(lay(ada))
    await room.kill()
    room.bots = "inline"
    await room.open()
    await asyncio.sleep(0.01)  # nobody has to come for that
    await room.flush()
    said = [line["command"] for line in room.kept_lines(id) if line.get("seat") == 1 and line.get("command")]
    assert said[0] == "vote yes"
    await room.close()
