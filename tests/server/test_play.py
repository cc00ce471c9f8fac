"""Games over the WebSocket: whole ones, with cut connections, doubled, stale and senseless messages."""

import itertools
import json
import sys
import time
from random import Random

import pytest
from tests.server.running import Device, Server, open_socket

import parlour
from parlour.kernel.i18n import has_message


def play_on(devices: list[Device], rng: Random, most: int = 1000) -> int:
    """Let everyone say what a bot would say, until the game is over; gives the number of commands."""
    for count in itertools.count():
        if devices[0].view["over"] or count == most:
            return count
        said = next(((one, text) for one in devices if (text := one.choose(rng)) is not None), None)
        if said is None:  # all would rather wait, but nobody here waits
            said = next((one, q["answers"][0]) for one in devices for q in one.view["prompts"] if q["asks_you"])
        device, command = said
        answer = device.do(command)
        assert answer["type"] == "done", (command, answer)
        for one in devices:
            one.catch_up(answer["n"])
    raise AssertionError


def log_of(server: Server, table: str) -> list[str]:
    return server.get(f"/api/tables/{table}/log").body.decode().splitlines()


def test_two_devices_play_a_whole_game_and_others_watch(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    with server.device(id, tokens[0]) as ada, server.device(id, tokens[1]) as ben, server.device(id) as watcher:
        play_on([ada, ben], Random(1))
        watcher.catch_up(ada.n)
        assert ada.view["over"] and ben.view["over"] and watcher.view["over"]
        assert ada.view["scores"] == ben.view["scores"] == watcher.view["scores"]
        game = parlour.load("\n".join(log_of(server, id)))
        assert game.scores == tuple(ada.view["scores"])
        for device, seat in ((ada, 0), (ben, 1), (watcher, None)):
            assert [seen["n"] for seen in device.events] == [seen.n for seen in game.stream(seat)]


def test_AG_1_a_client_gets_nothing_that_its_seat_does_not_see(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben", words="checked")
    with server.device(id, tokens[0]) as ada, server.device(id, tokens[1]) as ben, server.device(id) as watcher:
        play_on([ada, ben], Random(2), most=6)
        watcher.catch_up(ada.n)
        assert ada.view["rack"] and ben.view["rack"] and not watcher.view["rack"]
        assert not any(seen.get("command") for seen in watcher.events)
        own = {seen["command"] for seen in ada.events if seen.get("command")}
        assert own and all(seen["seat"] == 0 for seen in ada.events if seen.get("command"))


def test_a_player_who_reconnects_gets_the_missed_events(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben", words="checked")
    with server.device(id, tokens[0]) as ada:
        with server.device(id, tokens[1]) as ben:
            play_on([ada, ben], Random(3), most=2)
            seen, events = ben.n, ben.events
        with server.device(id, tokens[1]) as stand_in:
            play_on([ada, stand_in], Random(3), most=5)
        with server.device(id, tokens[1], seen) as ben:
            assert ben.n == ada.n
            missed = ben.welcome["events"]
            assert missed and all(event["n"] > seen for event in missed)
            play_on([ada, ben], Random(4))
            numbers = [seen["n"] for seen in (*events, *ben.events)]
        game = parlour.load("\n".join(log_of(server, id)))
        assert numbers == [seen.n for seen in game.stream(1)]


def test_a_command_sent_many_times_is_applied_once(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    with server.device(id, tokens[0]) as ada, server.device(id, tokens[1]) as ben:
        first, other = (ada, ben) if 0 in ada.view["to_act"] else (ben, ada)
        before = first.n
        for _ in range(5):
            first.send({"type": "do", "id": "once", "command": "pass"})
        answers = [first.hear("done") for _ in range(5)]
        assert len({(answer["id"], answer["n"]) for answer in answers}) == 1
        other.catch_up(answers[0]["n"])
        passed = [seen for seen in other.events if seen["n"] > before and seen["event"]["type"] == "Passed"]
        assert len(passed) == 1


def test_a_command_sent_again_over_a_new_connection_is_applied_once(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    with server.device(id) as watcher:
        seat = watcher.view["turn"]
        with server.device(id, tokens[seat]) as device:
            device.send({"type": "do", "id": "again", "command": "pass"})
            # The connection is cut before the answer is read.
        with server.device(id, tokens[seat]) as device:
            answer = device.do("pass", id="again")
            assert answer["type"] == "done"
        watcher.catch_up(answer["n"])
        assert [seen["event"]["type"] for seen in watcher.events].count("Passed") == 1


def test_the_same_id_from_two_seats_means_two_commands(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    with server.device(id, tokens[0]) as ada, server.device(id, tokens[1]) as ben:
        first, other = (ada, ben) if 0 in ada.view["to_act"] else (ben, ada)
        assert first.do("pass", id="x")["type"] == "done"
        answer = other.do("pass", id="x")
        assert answer["type"] == "done"
        first.catch_up(answer["n"])
        assert [seen["event"]["type"] for seen in first.events].count("Passed") == 2


def test_a_stale_command_does_not_answer_what_it_was_not_meant_for(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    with server.device(id, tokens[0]) as ada, server.device(id, tokens[1]) as ben:
        first, other = (ada, ben) if 0 in ada.view["to_act"] else (ben, ada)
        seen = other.n
        other.catch_up(first.do("pass")["n"])
        other.send({"type": "do", "id": "late", "command": "pass", "seen": seen})
        assert other.hear("done", "refused")["type"] == "refused"
        other.send({"type": "do", "id": "now", "command": "pass", "seen": other.n})
        assert other.hear("done", "refused")["type"] == "done"


def test_a_refused_command_names_its_rule_and_changes_nothing(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    with server.device(id, tokens[0]) as ada, server.device(id, tokens[1]) as ben:
        before = server.get(f"/api/tables/{id}/stream", tokens[0]).data
        for device in (ada, ben):
            rack = device.view["rack"].replace("?", "")
            refused = device.do(f"play 1A {rack[:2]}")
            assert refused["type"] == "refused" and refused["rule"].startswith("SB-")
            assert has_message(refused["message"]["id"])
            refused = device.do("dance")
            assert refused["rule"] == "" and refused["message"]["args"]["word"] == "dance"
        assert server.get(f"/api/tables/{id}/stream", tokens[0]).data == before


def test_those_who_watch_cannot_play(server: Server) -> None:
    id, _ = server.table("Ada", "Ben")
    with server.device(id) as watcher:
        assert watcher.welcome["seat"] is None
        assert watcher.do("pass")["type"] == "refused"
        watcher.send({"type": "say", "id": "1", "text": "hello"})
        assert watcher.hear("refused", "chat")["type"] == "refused"


def test_what_would_it_score_is_asked_over_the_socket_too(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    with server.device(id, tokens[0]) as ada:
        rack = ada.view["rack"].replace("?", "")
        n = ada.n
        ada.send({"type": "try", "id": "t", "command": f"play 8G {rack[:3]}"})
        assert ada.hear("tried")["preview"]["score"] > 0
        assert ada.n == n


def test_chat_and_time(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    with server.device(id, tokens[0]) as ada, server.device(id, tokens[1]) as ben:
        ada.send({"type": "say", "id": "1", "text": "  Good   luck! "})
        line = ben.hear("chat")["line"]
        assert (line["name"], line["text"], line["seat"]) == ("Ada", "Good luck!", 0)
        ben.send({"type": "ping", "sent": 12.5})
        pong = ben.hear("pong")
        assert pong["sent"] == 12.5 and pong["now"] > 1e9
    with server.device(id) as late:
        assert [line["text"] for line in late.welcome["chat"]] == ["Good luck!"]


def test_presence_is_broadcast(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    with server.device(id, tokens[0]) as ada:
        with server.device(id, tokens[1]):
            while not all(info["connected"] for info in ada.table["seats"]):
                ada.receive()
        while all(info["connected"] for info in ada.table["seats"]):
            ada.receive()


def test_AG_3_a_person_plays_a_bot_that_thinks_elsewhere(server: Server) -> None:
    with server.device(*server.beside_a_bot()) as ada:
        ada.pass_until_seat_1_has_acted()


@pytest.mark.parametrize(
    ("hello", "reason"),
    [
        ({"type": "hello", "table": "nowhere"}, "no-table"),
        ({"type": "hello", "table": "nowhere", "token": "nonsense"}, "no-seat"),
        ({"type": "do", "id": "1", "command": "pass"}, "no-table"),
    ],
)
def test_an_invalid_hello_ends_the_connection(server: Server, hello: dict[str, str], reason: str) -> None:
    device = Device.__new__(Device)
    with open_socket(server) as device.socket:
        device.send(hello)
        ended = device.receive()
        assert (ended["type"], ended["reason"]) == ("ended", reason)


def test_a_token_of_another_table_holds_nothing_here(server: Server) -> None:
    id, _ = server.table("Ada", "Ben")
    _, tokens = server.table("Cleo", "Dan")
    device = Device.__new__(Device)
    with open_socket(server) as device.socket:
        device.send({"type": "hello", "table": id, "token": tokens[0]})
        assert device.receive()["reason"] == "no-seat"


def test_the_old_device_is_told_that_its_seat_has_moved(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    with server.device(id, tokens[0]) as old:
        code = server.post(f"/api/tables/{id}/move-code", token=tokens[0]).data["code"]
        token = server.post("/api/move", {"code": code}).data["token"]
        ended = old.hear("ended")
        assert (ended["reason"], ended["again"]) == ("moved", False)
    with server.device(id, token) as new:
        assert new.welcome["seat"] == 0


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not tell the round trip")
def test_MO_13_an_echo_that_is_held_back_earns_nothing(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    with server.device(id, tokens[0]) as ada:
        for i in range(4):
            ada.send({"type": "ping", "sent": float(i)})
            pong = ada.hear("pong")
            time.sleep(0.4)  # a slow line would look like that, but TCP knows better
            ada.send({"type": "echo", "now": pong["now"]})
        ada.do("resign")
    line = next(line for line in map(json.loads, log_of(server, id)[1:]) if line.get("command") == "resign")
    assert line.get("raw", line["at"]) - line["at"] < 0.1
