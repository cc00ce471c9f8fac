"""`parlour bot connect`: a bot at a seat of a server, by the address that the host of the table gives out.

It speaks to the server as the page does: commands have ids and are sent again after a lost connection until they are
answered, and a view replaces the one before.
"""

from __future__ import annotations

import json
import math
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

import parlour
from parlour.kernel.bot_driver import Choice, think
from parlour.kernel.errors import BotFailed, ParlourError, RuleViolation
from parlour.kernel.i18n import Message, SeatArg, numeral
from parlour.kernel.rules import Outsider, Player

MARK = "bot="
"""The part of an address before its token."""
WAIT_SECONDS = 10.0
"""Seconds to wait for the server."""
MOST_BREAKS = 30
"""Attempts to connect again, one after the other."""
MOST_REFUSALS = 3
"""Commands that are tried in one position."""
RESERVE = 0.5
"""Seconds before a deadline by which an answer should be on its way."""

Data = dict[str, Any]


class Address(NamedTuple):
    """A seat at a table of a server."""

    server: str
    table: str
    token: str

    @property
    def socket(self) -> str:
        return f"{self.server.replace('http', 'ws', 1)}/ws"


def read_address(text: str) -> Address:
    """The address that the host of a table gives out.

    >>> read_address("http://192.0.2.7:8765/t/abc#bot=abc.1.2.xyz")
    Address(server='http://192.0.2.7:8765', table='abc', token='abc.1.2.xyz')
    """
    parts = urlsplit(text.strip())
    before, _, table = parts.path.rstrip("/").rpartition("/t/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not table or not parts.fragment.startswith(MARK):
        raise ParlourError("bots-bad-address")
    return Address(f"{parts.scheme}://{parts.netloc}{before}", table, parts.fragment.removeprefix(MARK))


class Ended(Exception):
    """The server ended the connection for good."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


class SeatPlayer:
    """Plays a seat with that bot until the game is over; with `stay`, also the games after it.

    `tell` gets what happens, as messages for people.
    """

    def __init__(
        self, address: Address, bot: Player, rng: Random, tell: Callable[[Message], None], *, stay: bool = False
    ) -> None:
        self._address = address
        self._bot = bot
        self._rng = rng
        self._tell = tell
        self._stay = stay
        self._view: Data = {}
        self._setting: Data = {}
        self._seat = -1
        self._n = 0
        self._ahead = 0.0
        "Seconds by which the server's clock is ahead of ours."
        self._sent = 0
        self._waiting: Data | None = None
        "The command that is not answered yet."
        self._thought = -1
        "The line of the log at which the bot last decided."
        self._refusals = 0
        self._is_over = False
        self._next: Address | None = None

    def rename(self, name: str) -> None:
        """Give the seat that name, if the game has not begun."""
        found = self._request("POST", "/api/mine", {"tokens": [self._address.token]})
        if not found:
            raise Ended("no-seat")
        if found[0]["table"]["status"] == "gathering":
            change = {"change": "set", "seat": found[0]["seat"], "info": {"kind": "person", "name": name}}
            self._request("POST", f"/api/tables/{self._address.table}/seats", change)

    def run(self) -> None:
        """Play. `Ended` if the seat is lost; `ParlourError` if the server cannot be reached."""
        breaks = 0
        while True:
            try:
                with connect(
                    self._address.socket, open_timeout=WAIT_SECONDS, max_size=None, compression=None, proxy=None
                ) as socket:
                    self._greet(socket)
                    breaks = 0
                    if self._play(socket):
                        return
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError) as error:
                breaks += 1
                if breaks >= MOST_BREAKS:
                    raise ParlourError("bots-unreachable", server=self._address.server) from error
                time.sleep(min(5.0, 0.2 * 2**breaks))

    def _greet(self, socket: ClientConnection) -> None:
        address = self._address
        socket.send(json.dumps({"type": "hello", "table": address.table, "token": address.token, "seen": self._n}))
        while not self._hear(socket, WAIT_SECONDS):
            pass
        if self._waiting is not None:
            socket.send(json.dumps(self._waiting))

    def _play(self, socket: ClientConnection) -> bool:
        """Play until the end; False to connect again."""
        while True:
            if self._next is not None:
                self._address, self._next = self._next, None
                self._n, self._thought, self._waiting, self._is_over = 0, -1, None, False
                return False
            if self._is_over and not self._stay:
                return True
            if not self._may_act():
                self._hear(socket, None)
                continue
            self._thought, n = self._n, self._n
            choice = self._choose()
            until = time.monotonic() + (choice.pace if choice else 0.0)
            self._hear_all(socket, until)
            is_stale = self._n != n and not (choice and choice.pace)
            if choice is None or choice.command is None or is_stale or not self._is_asked():
                continue
            self._sent += 1
            id = f"{self._rng.getrandbits(48):x}-{self._sent}"
            self._waiting = {"type": "do", "id": id, "command": choice.command, "seen": n}
            socket.send(json.dumps(self._waiting))

    def _choose(self) -> Choice | None:
        """What the bot chooses; None if it failed: then the game's clock decides."""
        view = {**self._setting, **self._view}
        if isinstance(self._bot, Outsider):
            deadline = view.get("deadline")
            left = deadline - time.time() - self._ahead - RESERVE if isinstance(deadline, int | float) else math.inf
            self._bot.allow(left)
        try:
            return think(self._bot, view, self._rng)
        except BotFailed as error:
            self._tell(error.to_message())
            return None

    def _may_act(self) -> bool:
        return self._is_asked() and self._waiting is None and self._thought != self._n

    def _is_asked(self) -> bool:
        return self._seat in self._view.get("to_act", ()) and self._refusals < MOST_REFUSALS

    # Messages

    def _hear_all(self, socket: ClientConnection, until: float) -> None:
        """Take in what has come, and what comes until then."""
        while True:
            try:
                self._hear(socket, max(0.0, until - time.monotonic()))
            except TimeoutError:
                return

    def _hear(self, socket: ClientConnection, seconds: float | None) -> bool:
        """Take in the next message; whether it is the welcome."""
        message: Data = json.loads(socket.recv(seconds))
        match message["type"]:
            case "welcome" | "happened":
                self._take_view(message)
            case "done" if self._waiting is not None and message["id"] == self._waiting["id"]:
                self._waiting, self._refusals = None, 0
            case "refused" if self._waiting is not None and message["id"] == self._waiting["id"]:
                self._take_refusal(message)
            case "rematch" if self._stay and message["token"]:
                self._next = self._address._replace(table=message["table"], token=message["token"])
            case "ended" if not message["again"]:
                raise Ended(message["reason"])
        return bool(message["type"] == "welcome")

    def _take_view(self, message: Data) -> None:
        self._ahead = message["now"] - time.time()
        if message["n"] != self._n:
            self._refusals = 0
        self._n, self._view = message["n"], message["view"] or {}
        if message["type"] == "welcome":
            self._seat = message["seat"] if message["seat"] is not None else -1
            self._setting = message["setting"] or {}
            if self._seat < 0:
                raise Ended("no-seat")
        if self._view.get("over") and not self._is_over:
            self._is_over = True
            self._tell(Message("bots-over", {"scores": ", ".join(map(numeral, self._view["scores"]))}))
            if isinstance(self._bot, Outsider):
                self._bot.close()

    def _take_refusal(self, message: Data) -> None:
        """The bot may try again in the same position, a few times."""
        assert self._waiting is not None
        parlour.rules_of(self._view["game"])  # so that its messages are known
        reason = _read_message(message["message"])
        self._tell(Message("bots-refused", {"command": self._waiting["command"], "reason": reason}))
        if isinstance(self._bot, Outsider):
            error = ParlourError("bots-refused", command=self._waiting["command"], reason=reason)
            self._bot.refused(RuleViolation(message["rule"], error.id, **error.facts) if message["rule"] else error)
        self._waiting, self._thought = None, -1
        self._refusals += 1

    # Requests

    def _request(self, method: str, path: str, body: object) -> Any:
        request = urllib.request.Request(self._address.server + path, json.dumps(body).encode(), method=method)
        request.add_header("Content-Type", "application/json")
        request.add_header("Authorization", f"Bearer {self._address.token}")
        try:
            with urllib.request.urlopen(request, timeout=WAIT_SECONDS) as answer:
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            text = json.loads(error.read()).get("text", {}).get("en", str(error))
            raise ParlourError("bots-server-refused", text=text) from error
        except (OSError, ValueError) as error:
            raise ParlourError("bots-unreachable", server=self._address.server) from error


def _read_message(data: Any) -> Any:
    """A message as the server sends it, with messages and seats among its arguments."""
    match data:
        case {"id": str(id)}:
            return Message(id, {name: _read_message(value) for name, value in data.get("args", {}).items()})
        case {"seat": int(seat)}:
            return SeatArg(seat)
        case list():
            return tuple(_read_message(one) for one in data)
        case _:
            return data
