"""The players of `make chaos`, and what is checked of the games they play.

The checks know what clients were told, and nothing else: every acknowledged command is in the log exactly once, no line
is missing, no line was told differently later, views agree, and clocks were not charged for downtime (AG-6).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
import traceback
from collections import Counter
from random import Random
from typing import Any, NamedTuple, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import parlour

CLOCK = 900
"""Seconds on the clocks of games that have them."""
SLACK = 2.0
"""Seconds by which a turn may be charged more than its player saw it last."""
PING_EVERY = 0.5
"""Seconds between two pings to the table, wherever it is."""
QUIET = 1.5
"""Seconds without an answer after which a player knows that the table is out of reach."""
FIRST_WAIT = 0.2
LONGEST_WAIT = 1.6
"""Seconds at most between two tries to connect: a server that is gone needs its processor to start."""
AFTER = 1.0
"""Seconds after the end of a trouble in which it may still cost players their table."""

Json = dict[str, Any]


class Trouble(NamedTuple):
    """A time in which a player's own way to a table was disturbed, as if their network had failed."""

    began: float
    ended: float
    delay: float
    "Seconds by which a turn may have been charged for messages on their way."

    def cuts_off(self, since: float, until: float) -> bool:
        return since <= self.ended + AFTER and until >= self.began


class World(Protocol):
    """The players' knowledge of the servers."""

    is_ending: bool
    troubles: list[Trouble]
    is_smooth: bool
    "Whether nobody may notice anything but a reconnect."
    checks_clocks: bool

    @property
    def players_url(self) -> str: ...

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any: ...

    def fault(self, text: str) -> None: ...

    def progress(self, table: str) -> None: ...

    def overcharged(self, seconds: float) -> None: ...

    def checked(self, party: Party) -> None: ...


class Player:
    """A client at a seat: says what a bot would say, and says it again until it is answered."""

    def __init__(self, party: Party, seat: int, token: str) -> None:
        self._party = party
        self.seat = seat
        self.token = token
        self.rng = Random(f"{party.number} {seat}")
        self.view: Json = {}
        self.setting: Json = {}
        self.events: dict[int, Json] = {}
        "The events that it received, by line."
        self.n = 0
        self.acknowledged: dict[str, int] = {}
        self.sent: dict[str, str] = {}
        "Commands by their ids."
        self.unanswered: tuple[str, str] | None = None
        self.reconnects = 0
        self._acts_since: float | None = None
        self._acted = 0.0
        "Seconds in which it saw that it had to act, since its clock was last told."
        self._heard = self._clock_told = time.monotonic()
        self._out_of_reach: list[tuple[float, float]] = []
        "When nothing was heard, since its clock was last told."
        self._left: float | None = None
        self._socket: ClientConnection | None = None
        self._refused = 0

    async def run(self) -> None:
        self._party.later(self._ping())
        wait = FIRST_WAIT
        while not self._party.is_checked:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError, EOFError):
                async with connect(
                    self._party.world.players_url,
                    open_timeout=5,
                    close_timeout=1,
                    ping_interval=2,
                    ping_timeout=4,
                    max_size=None,
                    proxy=None,
                ) as socket:
                    self._socket = socket
                    hello = {"type": "hello", "table": self._party.id, "token": self.token, "seen": self.n}
                    await self._say(hello)
                    async for text in socket:
                        wait = FIRST_WAIT
                        await self._take(json.loads(text))
            self._socket = None
            self._note_acting(False)
            self.reconnects += 1
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def __str__(self) -> str:
        """How it stands, for games that do not go on."""
        way = "connected" if self._socket is not None else "not connected"
        silent = time.monotonic() - self._heard
        waits = "nothing" if self.unanswered is None else f"an answer to “{self.unanswered[1]}”"
        return (
            f"seat {self.seat} is {way}, heard something {silent:.1f} s ago, is at line {self.n},"
            f" sees {self.view.get('to_act')} to act, and waits for {waits}"
        )

    async def _ping(self) -> None:
        while True:
            await asyncio.sleep(PING_EVERY)
            with contextlib.suppress(OSError, WebSocketException):
                await self._say({"type": "ping", "sent": time.monotonic()})

    async def _say(self, message: Json) -> None:
        if self._socket is not None:
            await self._socket.send(json.dumps(message))

    async def _take(self, message: Json) -> None:
        self._note_heard()
        match message["type"]:
            case "welcome" | "happened":
                if message["n"] < self.n:
                    self._party.fault(f"seat {self.seat} was told line {self.n}, and later {message['n']}")
                self.n = message["n"]
                self.view = message["view"] or self.view
                self.setting = message.get("setting") or self.setting
                for event in message["events"]:
                    if (before := self.events.setdefault(event["n"], event)) != event:
                        self._party.fault(f"seat {self.seat} was told line {event['n']} as {before}, then as {event}")
                self._note_acting(self._has_to_act())
                self._check_clock()
                if message["type"] == "welcome" and self.unanswered is not None:
                    await self._send_command(*self.unanswered)
            case "done":
                self._party.world.progress(self._party.id)
                self.acknowledged[message["id"]] = message["n"]
                self._answered(message["id"])
                self._refused = 0
            case "refused":
                self._answered(message["id"])
                self._refused += 1
                if self._party.world.is_smooth and message["message"]["id"].startswith(("tables-", "server-")):
                    self._party.fault(f"seat {self.seat} was refused: {message['message']}")
            case "ended" if not message["again"]:
                self._party.fault(f"seat {self.seat} was sent away: {message['reason']}")
            case "pong":
                return
        if self._has_to_act() and self.unanswered is None:
            self._party.later(self._act())

    def _answered(self, id: str) -> None:
        if self.unanswered is not None and self.unanswered[0] == id:
            self.unanswered = None

    def _has_to_act(self) -> bool:
        return not self.view.get("over", True) and self.seat in self.view["to_act"]

    # Its clock

    def _note_heard(self) -> None:
        now = time.monotonic()
        if now - self._heard > QUIET:
            self._out_of_reach.append((self._heard, now))
        self._heard = now

    def _note_acting(self, acts: bool) -> None:
        now = time.monotonic()
        if self._acts_since is not None:
            self._acted += now - self._acts_since
        self._acts_since = now if acts else None

    def _check_clock(self) -> None:
        """AG-6: a turn is charged for what its player saw of it, and for what they missed by troubles of their own."""
        if not self.view.get("seats"):
            return
        now, left, before = time.monotonic(), self.view["seats"][self.seat]["time_left"], self._left
        self._left = left
        if left is None or before is None:
            self._clock_is_told(now)
            return
        if left >= before:
            return
        troubles = [one for one in self._party.world.troubles if one.cuts_off(self._clock_told, now)]
        missed = sum(until - since for since, until in self._out_of_reach if _excused(since, until, troubles))
        delayed = sum(one.delay for one in troubles)
        over = before - left - self._acted - missed - delayed
        self._party.world.overcharged(over)
        if over > SLACK and self._party.world.checks_clocks:
            unheard = [f"{until - since:.1f}" for since, until in self._out_of_reach]
            self._party.fault(
                f"seat {self.seat} was charged {before - left:.1f} s for a turn, saw {self._acted:.1f} s,"
                f" heard nothing for {unheard} s, {missed + delayed:.1f} s of it by its own trouble (line {self.n})"
            )
            self._party.to_explain.append(self.n)
        self._clock_is_told(now)

    def _clock_is_told(self, now: float) -> None:
        # What ends with this message may have hidden the beginning of the turn, too: of the next, or of the first.
        self._out_of_reach = [gap for gap in self._out_of_reach if gap[1] == self._heard]
        self._clock_told, self._acted = min((since for since, _ in self._out_of_reach), default=now), 0.0

    # Its commands

    async def _act(self) -> None:
        await asyncio.sleep(self.rng.uniform(0.05, 0.4) + min(self._refused, 5) * 0.2)
        if self.unanswered is not None or not self._has_to_act():
            return
        rules = parlour.rules_of(self._party.game)
        command = rules.bot(rules.levels[0]).choose({**self.setting, **self.view}, self.rng)
        if command is None:
            await asyncio.sleep(0.5)
            self._party.later(self._act())
            return
        await self.say_command(command)

    async def say_command(self, command: str) -> None:
        id = f"{self.seat}-{len(self.sent)}"
        self.sent[id] = command
        self.unanswered = id, command
        with contextlib.suppress(OSError, WebSocketException):
            await self._send_command(id, command)

    async def _send_command(self, id: str, command: str) -> None:
        await self._say({"type": "do", "id": id, "command": command})


def _excused(since: float, until: float, troubles: list[Trouble]) -> bool:
    return any(trouble.cuts_off(since, until) for trouble in troubles)


class Party:
    """A table with two players."""

    def __init__(self, world: World, number: int, game: str) -> None:
        self.world = world
        self.number = number
        self.game = game
        self.id = ""
        self.is_checked = False
        self.players: list[Player] = []
        self.to_explain: list[int] = []
        "Lines of the log before which a clock was wrong."
        self._tasks: set[asyncio.Task[None]] = set()
        self._asks = ""
        "The request that it waits for."

    def __str__(self) -> str:
        """How it stands, for games that do not go on."""
        asks = f", asks {self._asks}" if self._asks else ""
        return "\n  ".join((f"{self.game}, table {self.id or 'not there yet'}{asks}:", *map(str, self.players)))

    def fault(self, text: str) -> None:
        self.world.fault(f"{self.game}, table {self.id}: {text}")

    def later(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        """A player that fails would only be silent, and its game would not end."""
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.fault("a player failed:\n" + "".join(traceback.format_exception(error)))

    async def play(self) -> None:
        """Play one game to its end, and check it."""
        clock = (
            {} if "clock" in parlour.rules_of(self.game).options.unused else {"clock": "game", "clock_seconds": CLOCK}
        )
        # Who sets a hot-seat table up gets all tokens at once: an answer to `join` may be lost.
        seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
        table = {"game": self.game, "seats": seats, "options": clock, "hot_seat": True}
        made = await self._ask("POST", "/api/tables", table)
        self.id = made["table"]["id"]
        tokens = [one["token"] for one in made["tokens"]]
        while (await self._ask("GET", f"/api/tables/{self.id}"))["status"] == "gathering":
            await self.world.ask("POST", f"/api/tables/{self.id}/start", token=tokens[0])
        self.players = [Player(self, seat, token) for seat, token in enumerate(tokens)]
        for player in self.players:
            self.later(player.run())
        while not all(player.view.get("over") for player in self.players):
            if self.world.is_ending:
                for player in self.players:
                    if player.unanswered is None and not player.view.get("over", True):
                        await player.say_command("resign")
            await asyncio.sleep(0.3)
        while any(player.unanswered is not None for player in self.players):
            await asyncio.sleep(0.1)
        await self._check()
        self.is_checked = True
        for task in tuple(self._tasks):
            task.cancel()

    async def _ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """The answer, as soon as there is one."""
        self._asks = f"{method} {path}"
        while (answer := await self.world.ask(method, path, body, token)) is None:
            await asyncio.sleep(0.3)
        self._asks = ""
        return answer

    async def _check(self) -> None:
        """What the players were told, against the log of the finished game."""
        log = await self._ask("GET", f"/api/tables/{self.id}/log")
        lines = [json.loads(line) for line in log.splitlines()[1:]]
        if [line["n"] for line in lines] != list(range(1, len(lines) + 1)):
            self.fault("lines of the log are missing")
        for n in self.to_explain:
            print(f"table {self.id}, lines up to {n}:")
            for line in lines[max(0, n - 8) : n]:
                at = time.strftime("%X", time.localtime(line["at"])) + f"{line['at'] % 1:.3f}"[1:]
                print(f"  {line['n']} {at} seat {line.get('seat')} {line['event']['type']} {line.get('raw', '')}")
        stored = Counter((line["seat"], line["id"]) for line in lines if line.get("id"))
        for player in self.players:
            for id, n in player.acknowledged.items():
                if stored[player.seat, id] != 1:
                    times = stored[player.seat, id]
                    self.fault(f"“{player.sent[id]}” ({id}) was acknowledged with line {n}, and is there {times} times")
                if n > len(lines):
                    self.fault(f"command {id} was acknowledged with line {n} of {len(lines)}")
            for seat, id in stored:
                if seat == player.seat and id not in player.sent:
                    self.fault(f"nobody sent command {id}")
            stream = await self._ask("GET", f"/api/tables/{self.id}/stream", token=player.token)
            told = {event["n"]: event for event in stream["events"]}
            if told != player.events:
                missing = sorted(told.keys() ^ player.events.keys())
                self.fault(f"seat {player.seat} was told other events: {missing or 'other contents'}")
            view = await self._ask("GET", f"/api/tables/{self.id}/view", token=player.token)
            differs = [name for name in player.view if name in view and view[name] != player.view[name]]
            if differs:
                self.fault(f"seat {player.seat} sees other values of {differs}")
        self.world.checked(self)
