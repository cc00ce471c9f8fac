"""Plays seats of a real table in the place of people, so that pictures and browser tests have a game to look at.

    python web/tests/stand_in.py ADDRESS TABLE TURNS LEVEL TOKEN...

Each seat is played as a bot of that level would play it, until the game has begun that many turns, or is over.
With a question mark after the number (`8?`, `8?story`), until a question (of that kind) is open then. With `hint` in
its place, nothing is played: what the player on turn would do is printed.
"""

import json
import random
import secrets
import sys
from contextlib import ExitStack

from websockets.sync.client import ClientConnection, connect

import parlour


def main(address: str, table: str, turns: str, level: str, *tokens: str) -> None:
    with ExitStack() as lines:
        wire = address.replace("http", "ws", 1) + "/ws"
        play(turns, level, [Seat(lines.enter_context(connect(wire)), table, token) for token in tokens])


def play(turns: str, level: str, seats: list["Seat"]) -> None:
    player, rng = parlour.rules_of(seats[0].view["game"]).bot(level), random.Random(7)
    if turns == "hint":
        print(next(filter(None, (player.choose({**seat.setting, **seat.view}, rng) for seat in seats))))
        return
    begun, asking, kind = turns.partition("?")
    while not seats[0].view["over"]:
        for seat in seats:
            seat.listen()
        kinds = [question["kind"] for question in seats[0].view["questions"]]
        if seats[0].view["turns"] >= int(begun) and (kind in kinds if kind else bool(kinds) == bool(asking)):
            break
        for seat in seats:
            command = player.choose({**seat.setting, **seat.view}, rng)
            if command is not None:
                seat.do(secrets.token_hex(8), command)
                break


class Seat:
    def __init__(self, line: ClientConnection, table: str, token: str) -> None:
        self.line = line
        self.line.send(json.dumps({"type": "hello", "table": table, "token": token}))
        welcome = json.loads(self.line.recv(timeout=60))
        self.view, self.setting = welcome["view"], welcome["setting"]

    def listen(self, wait: float = 0.05) -> None:
        """Hear what has happened meanwhile."""
        try:
            while True:
                self.hear(json.loads(self.line.recv(timeout=wait)))
                wait = 0.0
        except TimeoutError:
            return

    def hear(self, message: dict[str, object]) -> None:
        if message["type"] == "happened":
            self.view = message["view"]

    def do(self, name: str, command: str) -> None:
        self.line.send(json.dumps({"type": "do", "id": name, "command": command}))
        while True:
            message = json.loads(self.line.recv(timeout=60))
            self.hear(message)
            if message["type"] == "refused":
                raise SystemExit(f"{command}: {message['text']['en']}")
            if message["type"] == "done":
                return


if __name__ == "__main__":
    main(*sys.argv[1:])
