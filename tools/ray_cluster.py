"""Plays on a real Ray cluster of two nodes on this machine, and compares with what local processes find.

    python -m tools.ray_cluster

One node is killed while it plays; a match is interrupted and resumed; the reports and the training of each game
(`LINES` in `tools/games/GAME/cluster.py`) run there, too. It needs the extra `cluster`.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import parlour

GAMES = 24
KEY = next(key for key in parlour.game_keys() if "round_limit" in parlour.rules_of(key).options.__struct_fields__)
MATCH = ["parlour", "arena", KEY, "hard", "medium", "--games", str(GAMES), "--option", "round_limit=60", "--json"]
STARTS = 4
"""How often the start of a node is tried."""
PATIENCE = 600.0
"""Seconds after which something is stuck."""


class Faulty(Exception):
    """The cluster did not do what it should."""


def main() -> None:
    from ray.cluster_utils import Cluster

    # A background process of a shell without job control ignores Ctrl-C, and what it starts inherits that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    cluster: Any = Cluster()
    add_node(cluster, include_dashboard=False)
    os.environ["RAY_ADDRESS"] = cluster.address
    try:
        with tempfile.TemporaryDirectory() as folder:
            check(cluster, Path(folder))
    except Faulty as fault:
        sys.exit(f"cluster: {fault}")
    finally:
        cluster.shutdown()


def add_node(cluster: Any, **more: Any) -> Any:
    """A new node with one core. Ray gives it half a minute, which may be too little on a busy machine."""
    for left in reversed(range(STARTS)):
        try:
            return cluster.add_node(num_cpus=1, **more)
        except Exception:
            if not left:
                raise
    raise AssertionError


def check(cluster: Any, folder: Path) -> None:
    usual = run([*MATCH, "--resume", str(folder / "usual.jsonl"), "--processes", "2"])
    told("processes of this machine", usual)
    killed = a_node_dies(cluster, folder / "killed.jsonl")
    told("Ray, one of two nodes killed while it played", killed)
    resumed = an_interrupt_is_resumed(cluster, folder / "resumed.jsonl")
    told("Ray, interrupted and resumed", resumed)
    kept = {(folder / f"{name}.jsonl").read_text("utf-8") for name in ("usual", "killed", "resumed")}
    if {usual, killed, resumed} != {usual} or len(kept) > 1:
        raise Faulty("the results differ")
    node = add_node(cluster)
    for line in lines(folder):
        here, there = (run([*line, *where]) for where in (["--processes", "2"], ["--on", "ray"]))
        if here != there:
            raise Faulty(f"{' '.join(line)}: the results differ\n{here}\n{there}")
        print(f"{' '.join(line)}: the same on Ray")
    cluster.remove_node(node)


def told(where: str, found: str) -> None:
    try:
        verdict = json.loads(found)
    except ValueError as error:
        raise Faulty(f"this is no verdict: {found!r}") from error
    print(f"{KEY} {' – '.join(verdict['levels'])}: {verdict['games']} games, {100 * verdict['rate']:.1f} % ({where})")


def a_node_dies(cluster: Any, file: Path) -> str:
    """Kill a node in the middle of a match."""
    node = add_node(cluster)
    with started([*MATCH, "--resume", str(file), "--on", "ray"]) as match:
        wait_for("results", match, lambda: count(file) >= GAMES // 4)
        wait_for("a game on the second node", match, lambda: is_playing(node))
        cluster.remove_node(node, allow_graceful=False)
        before = count(file)
        out, _ = match.communicate(timeout=PATIENCE)
    if match.returncode or before >= GAMES:
        raise Faulty(f"the match ended with {match.returncode}, {before} games were played when the node was killed")
    return str(out)


def an_interrupt_is_resumed(cluster: Any, file: Path) -> str:
    """Stop a match as a terminal does, and go on with it."""
    line = [*MATCH, "--resume", str(file), "--on", "ray"]
    with started(line) as match:
        wait_for("results", match, lambda: count(file) >= GAMES // 4)
        match.send_signal(signal.SIGINT)
        match.communicate(timeout=PATIENCE)
    if match.returncode != 130 or not 0 < count(file) < GAMES:
        raise Faulty(f"the interrupted match ended with {match.returncode} after {count(file)} games")
    return run(line)


def is_playing(node: Any) -> bool:
    """Whether a worker of that node is in the middle of a job."""
    import psutil  # of Ray

    raylets = {found.process.pid for found in node.all_processes["raylet"]}
    titles = (child.cmdline() for raylet in raylets for child in psutil.Process(raylet).children(recursive=True))
    return any("run_apart" in " ".join(title) for title in titles)


def lines(folder: Path) -> Iterator[list[str]]:
    """The command lines of the games, each printing what it finds."""
    for file in sorted((Path(__file__).parent / "games").glob("*/cluster.py")):
        for line in import_module(f"tools.games.{file.parent.name}.cluster").LINES:
            yield list(line)


@contextmanager
def started(line: list[str]) -> Iterator[subprocess.Popen[str]]:
    running = subprocess.Popen([sys.executable, "-m", *line], stdout=subprocess.PIPE, text=True)
    try:
        yield running
    finally:
        if running.poll() is None:
            running.kill()
            running.wait()


def run(line: list[str]) -> str:
    done = subprocess.run([sys.executable, "-m", *line], stdout=subprocess.PIPE, text=True, timeout=PATIENCE)
    if done.returncode not in (0, 1):  # 1: the report says that a bound is not kept
        raise Faulty(f"{' '.join(line)} ended with {done.returncode}")
    return done.stdout


def wait_for(what: str, match: subprocess.Popen[str], is_there: Any) -> None:
    until = time.monotonic() + PATIENCE
    while not is_there():
        if match.poll() is not None or time.monotonic() > until:
            raise Faulty(f"there are no {what}" if match.poll() is None else f"it ended before there were {what}")
        time.sleep(0.01)


def count(file: Path) -> int:
    """Results in the file so far."""
    return max(0, file.read_bytes().count(b"\n") - 1) if file.exists() else 0


if __name__ == "__main__":
    main()
