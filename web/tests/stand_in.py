"""Plays seats of a real table in the place of people, so that pictures and browser tests have a game to look at.

    python web/tests/stand_in.py ADDRESS TABLE TURNS LEVEL TOKEN...

Each seat is played as a bot of that level would play it, until the game has begun that many turns, or is over.
With a question mark after the number (`8?`, `8?story`), until a question (of that kind) is open then. With `hint` in
its place, nothing is played: what the player on turn would do is printed.
"""

import json
import sys
import time
from contextlib import ExitStack
from random import Random
from typing import Any

from websockets.sync.client import ClientConnection, connect

import parlour

Json = dict[str, Any]

PATIENCE = 60.0
"""Seconds after which a message is given up, or a table at which nobody acts."""


def main(address: str, table: str, turns: str, level: str, *tokens: str) -> None:
    with ExitStack() as lines:
        wire = address.replace("http", "ws", 1) + "/ws"
        play(turns, level, [Seat(lines.enter_context(connect(wire)), table, token) for token in tokens])


def play(turns: str, level: str, seats: list["Seat"]) -> None:
    if turns == "hint":
        print(next(filter(None, (seat.choose(level) for seat in seats))))
        return
    begun, asking, kind = turns.partition("?")
    give_up = time.monotonic() + PATIENCE
    while not seats[0].view["over"]:
        kinds = [question["kind"] for question in seats[0].view["prompts"]]
        if seats[0].view["turns"] >= int(begun) and (kind in kinds if kind else bool(kinds) == bool(asking)):
            break
        # A seat at which nothing is refused has acted; the others hear of it before they choose.
        if any((command := seat.choose(level)) is not None and seat.do(command) for seat in seats):
            give_up = time.monotonic() + PATIENCE
        elif time.monotonic() > give_up:
            raise SystemExit(f"nobody acts at line {seats[0].n}")
        else:
            time.sleep(0.05)  # a bot of the house is thinking
        for seat in seats:
            seat.catch_up()


class Seat:
    def __init__(self, line: ClientConnection, table: str, token: str) -> None:
        self.line = line
        self.commands = 0
        self.send(type="hello", table=table, token=token)
        welcome = self.hear("welcome")
        self.seat, self.setting = welcome["seat"], welcome["setting"]

    def choose(self, level: str) -> str | None:
        """What a bot of that level would say. Its chance depends on the line of the log, not on when it is asked."""
        player = parlour.rules_of(self.view["game"]).bot(level)
        return player.choose({**self.setting, **self.view}, Random(f"{self.n}/{self.seat}"))

    def do(self, command: str) -> bool:
        """Give the command. False if a bot of the house was faster, so that it came too late."""
        self.commands += 1
        # Nobody else gives commands for this seat, so nobody else has these names.
        name, seen = f"stand-in {self.n} {self.commands}", self.n
        self.send(type="do", id=name, command=command, seen=seen)
        answer = self.hear("done", "refused")
        if answer["type"] == "refused" and self.n == seen:
            raise SystemExit(f"{command}: {answer['text']['en']}")
        return bool(answer["type"] == "done")

    def catch_up(self) -> None:
        """Hear all that was told to this seat before now: messages of one line keep their order."""
        self.send(type="ping", sent=0.0)
        self.hear("pong")

    def send(self, **message: object) -> None:
        self.line.send(json.dumps(message))

    def hear(self, *kinds: str) -> Json:
        """The next message of one of these kinds; what happened before it is taken in."""
        while True:
            message: Json = json.loads(self.line.recv(timeout=PATIENCE))
            if message["type"] in ("welcome", "happened"):
                self.view, self.n = message["view"], message["n"]
            if message["type"] in kinds:
                return message


if __name__ == "__main__":
    main(*sys.argv[1:])
