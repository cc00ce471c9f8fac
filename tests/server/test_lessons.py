"""Lessons over the WebSocket: real games that are no tables."""

import json
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

from tests.choice import RACE, TILES
from tests.server.running import PATIENCE, Data, Server, open_socket
from websockets.sync.client import ClientConnection

from parlour.contract import additions_of
from parlour.contract.lessons import Step


class Learner:
    """A device that plays a step."""

    def __init__(self, socket: ClientConnection, game: str, step: int = 0, **more: object) -> None:
        self.socket = socket
        self.view: Data = {}
        self.lesson: Data = {}
        self.heard: list[Data] = []
        self.send({"type": "learn", "game": game, "step": step, **more})

    def send(self, message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, kind: str) -> Data:
        while True:
            message: Data = json.loads(self.socket.recv(PATIENCE))
            self.heard.append(message)
            self.view = message.get("view") or self.view
            if message["type"] == "lesson":
                self.lesson = message
            if message["type"] == kind:
                return message


def step_of(game: str, number: int = 0) -> Step:
    return additions_of(game).lesson("en")[number]


def test_a_step_is_played_on_the_rules_of_the_game(server: Server) -> None:
    with open_socket(server) as socket:
        ada = Learner(socket, TILES, name="Ada")
        welcome = ada.hear("welcome")
        assert welcome["seat"] == 0 and welcome["table"]["seats"][0]["name"] == "Ada"
        assert ada.hear("lesson")["status"] == "open" and not ada.lesson["begun"]
        assert ada.lesson["total"] == len(additions_of(TILES).lesson("en"))
        ada.send({"type": "do", "id": "a", "command": "play 1A XYZZY"})
        assert ada.hear("refused")["rule"].startswith(("SB", "AG"))
        ada.send({"type": "try", "id": "b", "command": step_of(TILES).show[0]})
        assert ada.hear("tried")["preview"]["score"] > 0
        ada.send({"type": "do", "id": "c", "command": step_of(TILES).show[0]})
        done = ada.hear("done")
        assert ada.lesson["status"] == "done" and ada.lesson["begun"]
        assert ada.view["scores"][0] > 0
        ada.send({"type": "do", "id": "c", "command": step_of(TILES).show[0]})  # sent again
        assert ada.hear("done") == done


def test_a_step_can_be_started_over_and_shown(server: Server) -> None:
    with open_socket(server) as socket:
        ada = Learner(socket, TILES)
        ada.hear("lesson")
        before = ada.view
        ada.send({"type": "do", "id": "a", "command": "pass"})
        ada.hear("done")
        assert ada.lesson["status"] == "missed"
        ada.send({"type": "retry"})
        ada.hear("lesson")
        assert ada.lesson["status"] == "open" and not ada.lesson["begun"]
        assert ada.view == before
        ada.send({"type": "retry", "show": True})
        while ada.lesson["status"] != "done":
            ada.hear("lesson")


def test_AG_1_the_learner_sees_no_more_than_a_player(server: Server) -> None:
    with open_socket(server) as socket:
        ada = Learner(socket, TILES)
        ada.hear("lesson")
        racks = step_of(TILES).position.split()[1].split("/")
        assert sorted(ada.view["rack"]) == sorted(racks[0])
        assert "".join(sorted(racks[1])) not in json.dumps(ada.heard)


def test_a_word_is_settled_at_once_in_a_lesson_of_a_race(server: Server) -> None:
    with open_socket(server) as socket:
        ada = Learner(socket, RACE)
        ada.hear("lesson")
        ada.send({"type": "do", "id": "a", "command": step_of(RACE).show[0]})
        ada.hear("done")
        assert ada.lesson["status"] == "done"


def test_two_learners_do_not_disturb_each_other(server: Server) -> None:
    with ExitStack() as stack:
        ada, ben = (Learner(stack.enter_context(open_socket(server)), TILES) for _ in range(2))
        ada.hear("lesson")
        ben.hear("lesson")
        ada.send({"type": "do", "id": "a", "command": step_of(TILES).show[0]})
        ada.hear("done")
        ben.send({"type": "do", "id": "a", "command": step_of(TILES).show[0]})
        ben.hear("done")
        assert ada.lesson == ben.lesson


def test_a_lesson_is_neither_stored_nor_listed(data: Path) -> None:
    with Server(data) as server:
        with open_socket(server) as socket:
            ada = Learner(socket, TILES)
            ada.hear("lesson")
            ada.send({"type": "do", "id": "a", "command": step_of(TILES).show[0]})
            ada.hear("done")
            ada.send({"type": "say", "id": "b", "text": "hello"})
            assert ada.hear("refused")["id"] == "b"
            with closing(sqlite3.connect(data)) as store:
                assert store.execute("SELECT count(*) FROM tables").fetchone() == (0,)
        assert server.stop() == 0


def test_a_lesson_that_does_not_exist_ends_the_connection(server: Server) -> None:
    for game, step in (("nothing", 0), (TILES, 99)):
        with open_socket(server) as socket:
            ended = Learner(socket, game, step).hear("ended")
            assert (ended["reason"], ended["again"]) == ("no-table", False)


def test_a_stranger_s_name_cannot_spoil_a_lesson(server: Server) -> None:
    for name in ("bot:expert", "\u202e\x00", "  "):
        with open_socket(server) as socket:
            ada = Learner(socket, TILES, name=name)
            assert ada.hear("welcome")["table"]["seats"][0]["kind"] == "person"


def test_steps_of_lessons_are_limited(data: Path) -> None:
    with Server(data, pace="0.1") as strict:
        reasons = []
        for _ in range(8):
            with open_socket(strict) as socket:
                ada = Learner(socket, TILES)
                message = json.loads(ada.socket.recv(PATIENCE))
                reasons.append(message.get("reason", message["type"]))
        assert reasons == ["welcome"] * 6 + ["too-much"] * 2


def test_the_list_of_games_says_how_long_a_lesson_is(server: Server) -> None:
    found = {game["key"]: game["lesson"] for game in server.get("/api/games").data}
    assert found[TILES] > 0
    assert found == {key: len(additions_of(key).lesson("en")) for key in found}
