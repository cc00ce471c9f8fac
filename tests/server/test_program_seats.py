"""A seat for a program: the host gives out its address, and a bot plays there as a person would."""

from collections.abc import Mapping
from random import Random
from threading import Thread

import pytest
from tests.server.running import KEY, Server

import parlour
from parlour.bots.connection import Ended, SeatPlayer, read_address
from parlour.cli import main
from parlour.kernel.i18n import Message


class Passer:
    """Passes whenever it may."""

    def choose(self, view: Mapping[str, object], rng: Random) -> str | None:
        for prompt in view["prompts"]:  # type: ignore[attr-defined]
            if prompt["asks_you"]:
                return str(prompt["silence"])
        return "pass"


class Stubborn(Passer):
    """Tries a senseless command first."""

    tried = False

    def choose(self, view: Mapping[str, object], rng: Random) -> str | None:
        if not self.tried:
            self.tried = True
            return "sing"
        return super().choose(view, rng)


def gather(server: Server) -> tuple[str, str]:
    """A table with an open seat, and the host's token."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    made = server.post("/api/tables", {"game": KEY, "seats": seats}).data
    return made["table"]["id"], made["tokens"][0]["token"]


def address_of(server: Server, id: str, token: str) -> str:
    answer = server.post(f"/api/tables/{id}/program", {"seat": 1}, token)
    assert answer.status == 200, answer.body
    return str(answer.data["address"])


def test_a_program_plays_a_whole_game_and_its_rematch(server: Server) -> None:
    id, token = gather(server)
    address = address_of(server, id, token)
    assert address == address_of(server, id, token)
    told: list[Message] = []
    bot = SeatPlayer(read_address(address), Stubborn(), Random(1), told.append, stay=True)
    bot.rename("Rex")
    ended: list[str] = []

    def play() -> None:
        try:
            bot.run()
        except Ended as error:
            ended.append(error.reason)

    thread = Thread(target=play)
    thread.start()
    with server.device(id, token) as ada:
        while not ada.table["seats"][1]["connected"]:
            ada.hear("table")
        seat = ada.table["seats"][1]
        assert (seat["name"], seat["kind"], seat["program"], seat["host"]) == ("Rex", "person", True, False)
        assert server.post(f"/api/tables/{id}/start", token=token).status == 200
        ada.hear("welcome")
        while not ada.view["over"]:
            if 0 in ada.view["to_act"]:
                ada.do("pass")
            else:
                ada.receive()
        again = server.post(f"/api/tables/{id}/rematch", {}, token).data
    with server.device(again["table"], again["token"]) as ada:
        while not ada.table["seats"][1]["connected"]:
            ada.hear("table")
        assert ada.table["seats"][1]["program"]
        assert server.post(f"/api/tables/{again['table']}/remove", {"seat": 1}, again["token"]).status == 200
    thread.join(20)
    assert ended == ["removed"]
    assert [one.id for one in told] == ["bots-refused", "bots-over"]
    log = parlour.load(server.get(f"/api/tables/{id}/log").body.decode())
    assert {line.command for line in log.lines if line.seat == 1 and line.command} <= {"pass", "accept"}


def test_only_the_host_gives_a_seat_to_a_program_and_only_an_open_one(server: Server) -> None:
    id, token = gather(server)
    assert server.post(f"/api/tables/{id}/program", {"seat": 0}, token).status == 409
    joined = server.post(f"/api/tables/{id}/join", {"name": "Ben"}).data
    assert server.post(f"/api/tables/{id}/program", {"seat": 1}, token).status == 409
    assert server.post(f"/api/tables/{id}/program", {"seat": 1}, joined["token"]).status == 403
    assert server.post(f"/api/tables/{id}/program", {"seat": 1}).status == 401


def test_a_seat_that_was_taken_back_is_lost(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    id, token = gather(server)
    address = address_of(server, id, token)
    assert server.post(f"/api/tables/{id}/remove", {"seat": 1}, token).status == 200
    assert main(["bot", "connect", address, "tests.bots.test_programs:Passer"]) == 2
    assert "no longer good for a seat" in capsys.readouterr().err


def test_a_class_of_a_client_is_no_level(server: Server) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "tests.bots.test_programs:Passer"}]
    answer = server.post("/api/tables", {"game": KEY, "seats": seats})
    assert answer.status == 409 and b"There\xe2\x80\x99s no bot" in answer.body
