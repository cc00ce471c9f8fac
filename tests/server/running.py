"""A real server in its own process, and its clients."""

from __future__ import annotations

import itertools
import json
import os
import re
import signal
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Mapping
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, NamedTuple, Self

from tests.choice import TILES
from websockets.sync.client import ClientConnection, connect

import parlour

KEY = TILES
PATIENCE = 60.0
"""Seconds after which a test gives up waiting; it says nothing about speed."""

Data = dict[str, Any]

_command_numbers = itertools.count(1)

_one_at_a_time = threading.Lock()
"""msgspec gets a new type ready when it is first used, and may not be disturbed by another thread at that."""


def run_parlour(*arguments: str) -> subprocess.CompletedProcess[str]:
    """`parlour …` in a process of its own, with its output."""
    return subprocess.run(
        [sys.executable, "-m", "parlour", *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )


class Answer(NamedTuple):
    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)


class Server:
    """`parlour serve` on a free port of this machine."""

    def __init__(self, data: Path | str, *more: str, pace: str = "1000", local: bool = True) -> None:
        """`data` is a file, or the address of a database."""
        self.data = data
        self._more = ("--pace", pace, *(("--local", "--test-seed", "7") if local else ()), *more)
        self.start()

    def start(self, port: int = 0) -> None:
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "parlour", "serve", "--no-browser"),
                *("--port", str(port), "--data" if isinstance(self.data, Path) else "--store", str(self.data)),
                *self._more,
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
        )
        assert self._process.stdout is not None
        self.said = ""
        for line in self._process.stdout:
            self.said += line
            if found := re.search(r"http://(?:127\.0\.0\.1|\[::1\]):(\d+)", line):
                self.port = int(found[1])
            if "Ctrl-C" in line:
                return
        raise AssertionError(f"the server did not come up: {self.said}")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return self._process.pid

    def send_signal(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def kill(self) -> None:
        """As if the power had failed."""
        self._process.kill()
        assert self._process.stdout is not None
        self.said += self._process.stdout.read()  # to the end: the processes of its bots have it open too
        self._process.wait()
        self._close()

    def stop(self) -> int:
        """As a person would stop it; gives the exit status."""
        self._process.send_signal(signal.SIGTERM)
        return self.wait()

    def wait(self) -> int:
        """Wait for its end; gives the exit status."""
        assert self._process.stdout is not None
        self.said += self._process.stdout.read()
        status = self._process.wait(PATIENCE)
        self._close()
        return status

    def _close(self) -> None:
        assert self._process.stdout is not None
        self._process.stdout.close()

    @property
    def runs(self) -> bool:
        return self._process.poll() is None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.runs:
            self.kill()

    # Asking

    def ask(self, method: str, path: str, body: object = None, token: str = "", **headers: str) -> Answer:
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data=data, method=method)
        if data is not None:
            request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        for name, value in headers.items():
            request.add_header(name.replace("_", "-"), value)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return Answer(answer.status, dict(answer.headers), answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return Answer(error.code, dict(error.headers), error.read())

    def get(self, path: str, token: str = "", **headers: str) -> Answer:
        return self.ask("GET", path, None, token, **headers)

    def post(self, path: str, body: object = None, token: str = "", **headers: str) -> Answer:
        return self.ask("POST", path, body, token, **headers)

    # Tables

    def table(self, *names: str, **options: object) -> tuple[str, list[str]]:
        """A table where play has begun, and the tokens of those players."""
        seats = [{"kind": "person", "name": names[0]}, *({"kind": "open"} for _ in names[1:])]
        made = self.post("/api/tables", {"game": KEY, "seats": seats, "options": options}).data
        id, tokens = made["table"]["id"], [made["tokens"][0]["token"]]
        for name in names[1:]:
            tokens.append(self.post(f"/api/tables/{id}/join", {"name": name}).data["token"])
        assert self.post(f"/api/tables/{id}/start", token=tokens[0]).status == 200
        return id, tokens

    def beside_a_bot(self) -> tuple[str, str]:
        """A table where one person and a bot have begun to play, and the person's token."""
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "medium"}]
        made = self.post("/api/tables", {"game": KEY, "seats": seats}).data
        id, token = made["table"]["id"], made["tokens"][0]["token"]
        assert self.post(f"/api/tables/{id}/start", token=token).status == 200
        return id, token

    def device(self, table: str, token: str = "", seen: int = 0) -> Device:
        return Device(self, table, token, seen)


class Device:
    """A device at a seat of a table, or one that watches."""

    def __init__(self, server: Server, table: str, token: str = "", seen: int = 0) -> None:
        self._open = ExitStack()
        self.socket = self._open.enter_context(open_socket(server))
        self.view: Data = {}
        self.setting: Data = {}
        self.events: list[Data] = []
        self.n = 0
        self.table: Data = {}
        self.send({"type": "hello", "table": table, "token": token, "seen": seen})
        self.welcome = self.hear("welcome")

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self) -> Data:
        message: Data = json.loads(self.socket.recv(PATIENCE))
        if message["type"] in ("welcome", "happened"):
            self.view = message["view"] or {}
            self.n = message["n"]
            self.events += message["events"]
            self.setting = message.get("setting") or self.setting
        if message["type"] in ("welcome", "table"):
            self.table = message["table"]
        return message

    def hear(self, *kinds: str) -> Data:
        """The next message of one of these kinds; the others are taken in on the way."""
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message

    def do(self, command: str, id: str = "") -> Data:
        """Say a command, and give its answer."""
        id = id or f"c{next(_command_numbers)}"
        self.send({"type": "do", "id": id, "command": command})
        while (answer := self.hear("done", "refused"))["id"] != id:
            pass
        return answer

    def pass_until_seat_1_has_acted(self) -> None:
        while 0 not in self.view["to_act"]:
            self.receive()
        self.do("pass")
        while not any(seen["seat"] == 1 for seen in self.events):
            self.receive()

    def catch_up(self, n: int) -> None:
        """Take in everything up to that line."""
        while self.n < n:
            self.receive()

    def choose(self, rng: Random, level: str = "greedy") -> str | None:
        """What a bot would say in this seat."""
        with _one_at_a_time:
            return parlour.rules_of(KEY).bot(level).choose({**self.setting, **self.view}, rng)

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def open_socket(server: Server, path: str = "/ws", **headers: str) -> AbstractContextManager[ClientConnection]:
    return connect(
        f"ws://127.0.0.1:{server.port}{path}",
        compression=None,
        additional_headers=headers or None,
        open_timeout=PATIENCE,
        max_size=None,
        proxy=None,
    )
