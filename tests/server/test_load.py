"""Load in small: many bots beside people, killed workers, and long lists. Real processes, no durations."""

import os
import signal
import threading
from collections.abc import Callable
from pathlib import Path

from tests.server.running import KEY, Server
from tests.tables.harness import marked_words

BOTS_ONLY = [{"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
TABLES = int(os.environ.get("PARLOUR_TABLES", "12"))


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def workers(server: Server) -> list[int]:
    """The worker processes: not the one that keeps track of shared memory."""
    return [pid for pid in children(server.pid) if b"resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_bytes()]


def test_killed_workers_are_replaced_one_for_one_and_every_table_goes_on(data: Path) -> None:
    with Server(data) as server:
        watched = [
            server.post("/api/tables", {"game": KEY, "seats": BOTS_ONLY}).data["table"]["id"] for _ in range(TABLES)
        ]
        id, token = server.beside_a_bot()
        with server.device(id, token) as ada:
            ada.pass_until_seat_1_has_acted()
            before = {table: server.get(f"/api/tables/{table}/picture.svg").status for table in watched}
            assert set(before.values()) == {200}
            most = len(workers(server))
            for _ in range(3):
                for pid in workers(server):
                    os.kill(pid, signal.SIGKILL)
                moves = len([seen for seen in ada.events if seen["seat"] == 1])
                while 0 not in ada.view["to_act"]:
                    ada.receive()
                ada.do("pass")
                while len([seen for seen in ada.events if seen["seat"] == 1]) == moves:
                    ada.receive()
                assert len(workers(server)) <= max(most, (os.cpu_count() or 2) // 2 + 1)
        assert server.stop() == 0
    assert "Traceback" not in server.said


def test_a_list_of_tables_with_long_options_holds_nobody_up(data: Path) -> None:
    with Server(data) as server:
        words = marked_words("X")
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
        for _ in range(TABLES):
            new = {"game": KEY, "seats": seats, "public": True, "options": {"word_list": words}}
            assert server.post("/api/tables", new).status == 201
        sizes: list[int] = []
        lists = together(10, lambda: sizes.append(len(server.get("/api/tables").body)))
        while any(thread.is_alive() for thread in lists):
            assert server.get("/health/live").status == 200
        assert len(sizes) == 10 and max(sizes) < TABLES * 2_000  # without the options
        assert len(server.get("/api/tables").data) == TABLES


def test_a_person_beside_many_bots_is_answered(data: Path) -> None:
    """Bots-only tables leave a worker free: the person's bot answers while they still play."""
    with Server(data) as server:
        alone = [
            server.post("/api/tables", {"game": KEY, "seats": BOTS_ONLY}).data["table"]["id"] for _ in range(TABLES)
        ]
        id, token = server.beside_a_bot()
        with server.device(id, token) as ada:
            ada.pass_until_seat_1_has_acted()
        assert {server.get(f"/api/tables/{table}").data["status"] for table in alone} == {"playing"}


def together(count: int, do: Callable[[], object]) -> list[threading.Thread]:
    threads = [threading.Thread(target=do) for _ in range(count)]
    for thread in threads:
        thread.start()
    return threads
