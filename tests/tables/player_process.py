"""A process to be killed: it plays games at one table after another, and prints what it was told."""

import asyncio
import sys
from pathlib import Path
from random import Random

import tests.toys  # noqa: F401 — registers the toy games
from tests.tables.room import Room, lay


async def play(folder: Path, run: str) -> None:
    room = Room(folder)
    room.clock.now += float(run)
    await room.open()
    print("open", flush=True)
    rng = Random(run)
    while True:
        id = room.begin("bluff", ("Ada", "Ben", "Cleo"), hand=6)
        devices = room.devices(id)
        game = room.table(id).game
        assert game is not None
        while not game.over:
            for seat in game.to_act:
                name = f"{run}-{rng.getrandbits(40)}"
                devices[seat].do("vote yes" if devices[seat].prompts else lay(devices[seat]), name)
                devices[seat].do("vote yes", name)  # sent twice, as devices do
                await asyncio.sleep(0)
                await asyncio.sleep(0)
                for one in devices[seat].all("done"):
                    if one["id"] == name:
                        print(id, seat, name, one["n"], flush=True)


asyncio.run(play(Path(sys.argv[1]), sys.argv[2]))
