"""A process to be killed: plays games at one table after another, and prints each acknowledged command."""

import asyncio
import sys
from pathlib import Path
from random import Random

import tests.toys  # noqa: F401 — registers the toy games
from tests.tables.harness import HubHarness, lay


async def play(folder: Path, run: str) -> None:
    harness = HubHarness(folder)
    harness.clock.now += float(run)
    await harness.open()
    print("open", flush=True)
    rng = Random(run)
    while True:
        id = harness.begin("bluff", ("Ada", "Ben", "Cleo"), hand=6)
        clients = harness.clients(id)
        game = harness.table(id).game
        assert game is not None
        while not game.over:
            for seat in game.to_act:
                name = f"{run}-{rng.getrandbits(40)}"
                clients[seat].do("vote yes" if clients[seat].prompts else lay(clients[seat]), name)
                clients[seat].do("vote yes", name)  # sent twice, as clients do
                await asyncio.sleep(0)
                await asyncio.sleep(0)
                for one in clients[seat].all("done"):
                    if one["id"] == name:
                        print(id, seat, name, one["n"], flush=True)


asyncio.run(play(Path(sys.argv[1]), sys.argv[2]))
