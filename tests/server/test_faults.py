"""The server is killed repeatedly during games: acknowledged commands are stored exactly once."""

import os
import signal
import socket
import threading
import time
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.server.running import PATIENCE, Device, Server
from tests.server.test_limits import UPGRADE, frame_of
from tests.server.test_load import workers
from websockets.exceptions import WebSocketException

import parlour
from parlour.kernel.log import Line
from parlour.tables.clock import LONGEST_BEAT
from parlour.tables.sqlite import SQLiteStore

KILLS = int(os.environ.get("PARLOUR_KILLS", "50"))
TABLES = 4


class Kept(msgspec.Struct):
    n: int
    seat: int | None = None
    command: str = ""
    id: str = ""


class Party:
    """A table, and its players, who say whatever a bot would say and say it again until it is acknowledged."""

    def __init__(self, server: Server, number: int) -> None:
        self.number = number
        self.rng = Random(number)
        self.acknowledged: dict[str, str] = {}
        "Commands by their ids."
        self.unanswered: tuple[int, str, str] | None = None
        self.told = 0
        "Answers that ever came."
        self.sit_down(server)

    def sit_down(self, server: Server) -> None:
        self.id, self.tokens = server.table("Ada", "Ben", challenge_time=None)
        self.acknowledged.clear()
        self.unanswered = None

    def play(self, server: Server) -> None:
        """Until the server is gone."""
        devices: list[Device] = []
        try:
            devices += [server.device(self.id, token) for token in self.tokens]
            while True:
                if devices[0].view["over"]:
                    return
                seat, id, command = self.unanswered or self._next(devices)
                self.unanswered = seat, id, command
                answer = devices[seat].do(command, id)
                assert answer["type"] == "done", (command, answer)
                self.acknowledged[id] = command
                self.told += 1
                self.unanswered = None
                for device in devices:
                    device.catch_up(answer["n"])
        except (WebSocketException, OSError, EOFError):
            pass  # killed: that is the point
        finally:
            for device in devices:
                device.close()

    def _next(self, devices: list[Device]) -> tuple[int, str, str]:
        id = f"{self.number}-{len(self.acknowledged)}"
        for seat in (0, 1):
            for prompt in devices[seat].view["prompts"]:
                if prompt["asks_you"]:
                    return seat, id, prompt["answers"][0]
        seat = devices[0].view["turn"]
        command = devices[seat].choose(self.rng, "easy")
        return seat, id, command or "pass"

    def check(self, store: SQLiteStore) -> None:
        kept = store.read(self.id)
        assert kept is not None and kept.head is not None
        lines = [msgspec.json.decode(line, type=Kept) for line in kept.lines]
        assert [line.n for line in lines] == list(range(1, len(lines) + 1))
        said = Counter(line.id for line in lines if line.id)
        assert max(said.values(), default=1) == 1, "a command is there twice"
        commands = {line.id: line.command for line in lines if line.id}
        missing = [id for id in self.acknowledged if id not in commands]
        assert not missing, f"acknowledged and lost: {missing}"
        unanswered = {self.unanswered[1]} if self.unanswered else set()
        assert set(commands) - set(self.acknowledged) <= unanswered, "nobody said that"
        text = b"\n".join((kept.head, *kept.lines)).decode()
        assert parlour.load(text).lines[-1:] == _last(text)


def _last(text: str) -> list[Line]:
    return list(parlour.load(text).log.lines[-1:])


def test_fifty_times_killed_nothing_acknowledged_is_lost_and_nothing_doubled(data: Path) -> None:
    rng = Random(0)
    with Server(data) as server:
        parties = [Party(server, number) for number in range(TABLES)]
        for _ in range(KILLS):
            enough = sum(party.told for party in parties) + rng.randint(1, 12)
            threads = [threading.Thread(target=party.play, args=(server,)) for party in parties]
            for thread in threads:
                thread.start()
            while sum(party.told for party in parties) < enough and any(thread.is_alive() for thread in threads):
                time.sleep(rng.uniform(0.001, 0.01))
            server.kill()
            for thread in threads:
                thread.join()
            store = SQLiteStore(data)
            for party in parties:
                party.check(store)
            store.close()
            server.start()
            for party in parties:
                view = server.get(f"/api/tables/{party.id}/view", party.tokens[0]).data
                if view["over"]:
                    party.sit_down(server)
        assert sum(party.told for party in parties) >= KILLS


def test_AG_6_a_killed_server_costs_no_clock_time(data: Path) -> None:
    """Clocks stop between its last heartbeat and its next start; the log has the pause."""
    with Server(data) as server:
        id, tokens = server.table("Ada", "Ben", clock="game", clock_seconds=600)
        with server.device(id, tokens[0]) as ada:
            first = ada.view["turn"]
        server.kill()
        server.start()
        with server.device(id, tokens[first]) as device:
            assert [s["event"]["type"] for s in device.events][-2:] == ["Paused", "Resumed"]
            assert not device.view["paused"]
            assert device.do("pass")["type"] == "done"
            left = device.view["seats"][first]["time_left"]
        at: dict[str, float] = {}
        for seen in server.get(f"/api/tables/{id}/stream", tokens[0]).data["events"]:
            at.setdefault(seen["event"]["type"], seen["at"])
        thought = (at["Paused"] - at["TurnBegan"]) + (at["Passed"] - at["Resumed"])
        assert 600 - left == pytest.approx(thought, abs=1e-3)
        assert at["Resumed"] > at["Paused"]


def test_AG_6_a_server_that_is_told_to_stop_stops_in_order(data: Path) -> None:
    """Everyone is notified, the exit status is 0, and the log has the pause."""
    with Server(data) as server:
        id, tokens = server.table("Ada", "Ben")
        with server.device(id, tokens[0]) as ada:
            assert server.stop() == 0
            ended = ada.hear("ended")
            assert (ended["reason"], ended["again"]) == ("closing", True)
        assert "Traceback" not in server.said
        server.start()
        with server.device(id, tokens[0]) as ada:
            assert [seen["event"]["type"] for seen in ada.events][-2:] == ["Paused", "Resumed"]


def test_AG_6_a_server_that_is_stopped_and_continued_costs_no_clock_time(data: Path) -> None:
    with Server(data) as server:
        id, tokens = server.table("Ada", "Ben", clock="game", clock_seconds=LONGEST_BEAT)
        with server.device(id, tokens[0]) as ada:
            server.send_signal(signal.SIGSTOP)
            time.sleep(LONGEST_BEAT + 1)
            server.send_signal(signal.SIGCONT)
            while "Resumed" not in [seen["event"]["type"] for seen in ada.events]:
                ada.receive()
            assert not ada.view["over"]
        assert server.stop() == 0


def test_the_bots_of_a_server_that_is_killed_end_with_it(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    with server.device(*server.beside_a_bot()) as ada:
        ada.pass_until_seat_1_has_acted()
    killing = threading.Thread(target=server.kill, daemon=True)
    killing.start()
    killing.join(PATIENCE)
    assert not killing.is_alive()


def test_a_client_that_does_not_answer_holds_up_no_shutdown(data: Path) -> None:
    with Server(data) as server, socket.create_connection(("127.0.0.1", server.port), PATIENCE) as silent:
        id, _ = server.table("Ada", "Ben")
        silent.sendall(UPGRADE % b"/ws")
        assert silent.recv(12) == b"HTTP/1.1 101"
        silent.sendall(frame_of({"type": "hello", "table": id}))
        with server.device(id) as watcher:
            while watcher.table["watching"] < 2:
                watcher.receive()
        assert server.stop() == 0
        assert "Traceback" not in server.said


def test_a_shutdown_that_also_ends_the_workers_has_no_traceback(data: Path) -> None:
    """As by systemd or Ctrl-C in a container: the signal goes to all processes."""
    with Server(data) as server:
        for _ in range(3):
            server.beside_a_bot()
        id, token = server.beside_a_bot()
        with server.device(id, token) as ada:
            ada.pass_until_seat_1_has_acted()
        for pid in workers(server):
            os.kill(pid, signal.SIGTERM)
        assert server.stop() == 0
        assert "Traceback" not in server.said
