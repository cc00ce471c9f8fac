"""Bots play the seats of a live table, so that pictures and browser tests have a game to show."""

import json
import time
from contextlib import ExitStack
from random import Random
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

import parlour
from parlour.kernel.errors import ParlourError

Json = dict[str, Any]

TIMEOUT = 60.0
"""Timeout in seconds, for a message and for a table at which nobody acts."""


class BotError(ParlourError):
    """The bots cannot play on."""


class PlaySpec(msgspec.Struct, forbid_unknown_fields=True, tag="play"):
    """A table to play on."""

    address: str
    """The server's."""
    table: str
    turns: str
    """Bots play until that many turns have begun (`8`), or until a prompt (of that kind) is then open (`8?`,
    `8?story`); with `hint` they play nothing."""
    level: str
    tokens: list[str]
    """One for each seat."""


def play_on(spec: PlaySpec) -> str:
    """Lets bots play; returns the command that the bot on turn would choose if that is asked for."""
    with ExitStack() as connections:
        url = spec.address.replace("http", "ws", 1) + "/ws"
        seats = [Seat(connections.enter_context(connect(url)), spec.table, token) for token in spec.tokens]
        if spec.turns == "hint":
            return next(filter(None, (seat.choose(spec.level) for seat in seats)))
        play(spec.turns, spec.level, seats)
        return ""


def play(turns: str, level: str, seats: list["Seat"]) -> None:
    begun, asking, kind = turns.partition("?")
    give_up = time.monotonic() + TIMEOUT
    while not seats[0].view["over"]:
        kinds = [question["kind"] for question in seats[0].view["prompts"]]
        if seats[0].view["turns"] >= int(begun) and (kind in kinds if kind else bool(kinds) == bool(asking)):
            break
        # At most one seat acts; the others receive the events before they choose.
        if any((command := seat.choose(level)) is not None and seat.do(command) for seat in seats):
            give_up = time.monotonic() + TIMEOUT
        elif time.monotonic() > give_up:
            raise BotError(f"nobody acts at line {seats[0].n}")
        else:
            time.sleep(0.05)  # one of the server's bots is thinking
        for seat in seats:
            seat.catch_up()


class Seat:
    def __init__(self, connection: ClientConnection, table: str, token: str) -> None:
        self.connection = connection
        self.commands = 0
        self.send(type="hello", table=table, token=token)
        welcome = self.receive("welcome")
        self.seat, self.setting = welcome["seat"], welcome["setting"]

    def choose(self, level: str) -> str | None:
        """The command a bot of this level chooses. Its random numbers depend on the log line only, not on time."""
        player = parlour.rules_of(self.view["game"]).bot(level)
        return player.choose({**self.setting, **self.view}, Random(f"{self.n}/{self.seat}"))

    def do(self, command: str) -> bool:
        """Send a command. False if one of the server's bots was faster and it came too late."""
        self.commands += 1
        # Unique: this process alone sends commands for the seat.
        name, seen = f"bot {self.n} {self.commands}", self.n
        self.send(type="do", id=name, command=command, seen=seen)
        answer = self.receive("done", "refused")
        if answer["type"] == "refused" and self.n == seen:
            raise BotError(f"{command}: {answer['text']['en']}")
        return bool(answer["type"] == "done")

    def catch_up(self) -> None:
        """Receive all messages sent so far: a connection keeps their order, so the pong comes last."""
        self.send(type="ping", sent=0.0)
        self.receive("pong")

    def send(self, **message: object) -> None:
        self.connection.send(json.dumps(message))

    def receive(self, *kinds: str) -> Json:
        """Wait for a message of one of these kinds, processing the events before it."""
        while True:
            message: Json = json.loads(self.connection.recv(timeout=TIMEOUT))
            if message["type"] in ("welcome", "happened"):
                self.view, self.n = message["view"], message["n"]
            if message["type"] in kinds:
                return message
