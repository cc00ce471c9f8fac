"""A killed server loses nothing that it acknowledged."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

from tests.tables.harness import HubHarness, run_async

ROOT = Path(__file__).parents[2]


def play_and_kill(folder: Path, run: int, after: int) -> list[tuple[str, int, str, int]]:
    """Run a process until it has printed this many acknowledged commands, kill it, and return them."""
    command = [sys.executable, "-m", "tests.tables.player_process", str(folder), str(run)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        heard = "".join(process.stdout.readline() for _ in range(after))
        process.kill()
        *whole, _ = (heard + process.stdout.read()).split("\n")
    acknowledgements = [line.split() for line in whole]
    return [(id, int(seat), name, int(n)) for id, seat, name, n in acknowledgements]


@run_async
async def test_what_was_acknowledged_survives_kill_9_and_is_there_once(tmp_path: Path) -> None:
    rng = Random(5)
    acknowledgements: list[tuple[str, int, str, int]] = []
    for run in range(4):
        acknowledgements += play_and_kill(tmp_path, run, rng.randint(5, 200))
        async with HubHarness(tmp_path) as harness:
            harness.clock.now += run + 1
            for id in {id for id, *_ in acknowledgements}:
                lines = harness.stored_lines(id)
                assert [line["n"] for line in lines] == list(range(1, len(lines) + 1))
                ids = [(line["seat"], line["id"]) for line in lines if line.get("id")]
                assert len(ids) == len(set(ids))
                acknowledged = {(seat, name): n for where, seat, name, n in acknowledgements if where == id}
                assert acknowledged.keys() <= set(ids)
                assert all(n <= len(lines) for n in acknowledged.values())
                harness.table(id)  # it can be loaded
    assert len(acknowledgements) > 20  # the length of the test does not depend on the machine
