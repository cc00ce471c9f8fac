"""The background process: one beside the server, with one job at a time for each client."""

import asyncio
import os
import time

import pytest
from tests.server.running import PATIENCE

from parlour.server.background import MAX_WAITING, BackgroundProcess
from parlour.server.problems import Refusal

FOR_EVER = 600.0


def test_work_is_done_in_one_process_beside_this_one() -> None:
    async def ask() -> list[int]:
        background = BackgroundProcess()
        found = await asyncio.gather(*(background.do(f"client {i}", os.getpid) for i in range(3)))
        background.stop()
        return found

    assert len({*asyncio.run(ask()), os.getpid()}) == 2


def test_a_client_has_one_thing_under_way_and_few_wait_in_line() -> None:
    async def ask() -> None:
        background = BackgroundProcess()
        await background.do("Ada", os.getpid)
        waiting = [
            asyncio.ensure_future(background.do(f"client {i}", time.sleep, FOR_EVER)) for i in range(MAX_WAITING)
        ]
        await asyncio.sleep(0)
        for client in ("client 0", "Ada"):
            with pytest.raises(Refusal, match="busy"):
                await background.do(client, os.getpid)
        background.stop()
        told = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(one, Refusal) for one in told), told

    asyncio.run(ask())


def test_nobody_waits_for_work_when_the_server_stops() -> None:
    async def ask() -> None:
        background = BackgroundProcess()
        await background.do("Ada", os.getpid)
        game = asyncio.ensure_future(background.do("Ada", time.sleep, FOR_EVER))
        await asyncio.sleep(0)
        background.stop()
        with pytest.raises(Refusal, match="busy"):
            await game

    asyncio.run(ask())


def test_work_that_takes_too_long_is_ended_and_the_next_is_done() -> None:
    async def ask() -> None:
        background = BackgroundProcess()
        first = await background.do("Ada", os.getpid)
        background.seconds = 0.0
        with pytest.raises(Refusal, match="took too long"):
            await background.do("Ada", time.sleep, FOR_EVER)
        background.seconds = None
        assert await background.do("Ada", os.getpid) != first
        background.stop()
        while _runs(first):
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(ask(), PATIENCE))


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
