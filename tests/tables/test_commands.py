"""Commands at a live table: applied once, sent after the commit, and each seat gets only what it may see."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from tests.choice import RACE, TILES
from tests.tables.harness import Client, HubHarness, lay, run_async

import parlour
from parlour.kernel.i18n import has_message
from parlour.kernel.log import Log
from parlour.kernel.messages import event_messages
from parlour.tables.messages import Do, Incoming, Say, TryOut


def decoded(data: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(data))


@run_async
async def test_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin(hand=2)
        ada, ben = harness.clients(id)
        game = harness.table(id).game
        assert game is not None
        while not game.over:
            mover, other = (ada, ben) if ada.view["turn"] == 0 else (ben, ada)
            await mover.must_do(lay(mover))
            await other.must_do("vote yes")
        assert ada.view["over"]
        assert ben.lobby["status"] == "over"
        assert harness.meta(id).status == "over"
        assert harness.meta(id).over_at == harness.clock.now
        assert [line["n"] for line in harness.stored_lines(id)] == [line.n for line in game.lines]
        assert parlour.replay(Log(game.head, tuple(game.lines))) == game


@run_async
async def test_a_commit_is_broadcast_before_the_sender_is_answered(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        ada, ben, watcher = *harness.clients(id), harness.client(id, None)
        await harness.flush()
        command = lay(ada)
        for client in (ada, ben, watcher):
            assert client.kinds()[0] == "welcome"
            client.received.clear()
        ada.do(command)
        assert (ada.received, ben.received, watcher.received) == ([], [], [])
        await harness.flush()
        assert ada.kinds() == ["happened", "done"]
        assert ben.kinds() == watcher.kinds() == ["happened"]
        assert ada.received[1]["n"] == ada.received[0]["n"] == len(harness.stored_lines(id))


@run_async
async def test_commands_of_one_tick_are_broadcast_together(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin(names=("Ada", "Ben", "Cleo"))
        ada, ben, cleo = harness.clients(id)
        await ada.must_do(lay(ada))
        cleo.received.clear()
        ben.do("vote no")
        cleo.do("vote no")
        await harness.flush()
        assert cleo.kinds() == ["happened", "done"]
        kinds = [seen["event"]["type"] for seen in cleo.received[0]["events"]]
        assert kinds == ["Answered", "Answered", "Closed", "TurnedOver"]


@run_async
async def test_a_command_sent_again_is_applied_once(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        ada, ben = harness.clients(id)
        command = lay(ada)
        ada.do(command, "same")
        ada.do(command, "same")  # before the commit
        await harness.flush()
        ada.do(command, "same")  # and after
        await harness.flush()
        answers = ada.all("done")
        assert [one["id"] for one in answers] == ["same"] * 3
        assert len({one["n"] for one in answers}) == 1
        assert [line.get("id") for line in harness.stored_lines(id)].count("same") == 1
        ben.do("vote yes", "same")  # ids are per seat
        await harness.flush()
        assert ben.answer("same")["type"] == "done"


@run_async
async def test_a_command_sent_again_over_another_connection_is_applied_once(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        first, second = harness.client(id, 0), harness.client(id, 0)
        command = lay(first)
        first.do(command, "same")
        first.drop()
        second.do(command, "same")
        await harness.flush()
        assert second.answer("same")["type"] == "done"
        assert [line.get("id") for line in harness.stored_lines(id)].count("same") == 1
        assert first.all("done") == []


@run_async
async def test_an_answer_to_a_closed_prompt_is_refused_as_stale(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        ada, ben = harness.clients(id)
        await ada.must_do(lay(ada))
        seen = ben.n
        await harness.pass_time(20)  # the default answers the vote
        await ben.must_do(lay(ben))
        await ada.must_do("vote yes")
        await ada.must_do(lay(ada))  # another vote
        late = ben.do("vote no", seen=seen)
        await harness.flush()
        assert ben.answer(late)["type"] == "refused"
        assert ben.answer(late)["message"] == {"id": "tables-stale"}
        in_time = ben.do("vote no", seen=ben.n)
        await harness.flush()
        assert ben.answer(in_time)["type"] == "done"


@run_async
async def test_an_answer_is_not_stale_because_another_seat_answered(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin(names=("Ada", "Ben", "Cleo"))
        ada, ben, cleo = harness.clients(id)
        await ada.must_do(lay(ada))
        seen = cleo.n
        await ben.must_do("vote no")
        given = cleo.do("vote no", seen=seen)
        resigned = ada.do("resign", seen=0)  # a command that answers no prompt is never stale
        await harness.flush()
        assert cleo.answer(given)["type"] == ada.answer(resigned)["type"] == "done"


@run_async
async def test_MO_13_a_word_in_a_race_is_not_stale_because_of_a_pause_prompt(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin(RACE)
        ada, ben = harness.clients(id)
        await ada.must_do("ready")
        await ben.must_do("ready")
        seen = ben.n
        await ada.must_do("pause")
        said, answered = ben.do("say QZX", seen=seen), ben.do("accept", seen=seen)
        again = ben.do("say QZY", seen=seen)  # before the answer to the first came back
        await harness.flush()
        assert [ben.answer(one)["type"] for one in (said, answered, again)] == ["done", "refused", "done"]
        assert [one["word"] for one in ben.view["heard"]] == ["QZX", "QZY"]


@run_async
async def test_a_vote_on_a_pause_does_not_answer_another_prompt(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin(names=("Ada", "Ben", "Cleo"))
        ada, ben, cleo = harness.clients(id)
        await ada.must_do(lay(ada))
        await ada.must_do("pause")
        seen = ben.n
        await cleo.must_do("decline")
        assert [prompt["kind"] for prompt in ben.prompts] == ["believe"]
        late = ben.do("accept", seen=seen)
        await harness.flush()
        assert ben.answer(late)["type"] == "refused"
        assert [prompt["kind"] for prompt in ben.prompts] == ["believe"]


@run_async
async def test_a_refusal_names_the_rule_and_changes_nothing(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin(TILES)
        ada, ben = harness.clients(id)
        await harness.flush()
        mover = (ada, ben)[ada.view["turn"]]
        before, ben_had = harness.stored_lines(id), len(ben.received)
        refused = mover.answer(mover.do("play 1A AA"))
        assert refused["type"] == "refused"
        assert refused["rule"] == "SB-10"
        assert has_message(refused["message"]["id"])
        refused = mover.answer(mover.do("sing"))
        assert refused["rule"] == ""
        assert refused["message"]["args"]["word"] == "sing"
        await harness.flush()
        assert harness.stored_lines(id) == before
        assert len(ben.received) == ben_had + (2 if mover is ben else 0)


@run_async
async def test_every_seat_sees_what_the_game_shows_it(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin(TILES, ("Ada", "Ben", "Cleo"))
        clients: list[Client] = [*harness.clients(id), harness.client(id, None)]
        game = harness.table(id).game
        assert game is not None
        await clients[game.to_act[0]].must_do("pass")
        await harness.pass_time(1)
        for client in clients:
            seat = client.connection.seat
            seen = {**client.received[0]["setting"], **client.view}
            assert seen.pop("prompt_messages") == {}
            assert seen == decoded(game.view(seat))
            sent = [seen for one in client.received if "events" in one for seen in one["events"]]
            told = [replace(one, messages=event_messages(game.rules, one.event)) for one in game.stream(seat)]
            assert sent == decoded(told)
        assert clients[3].view["rack"] == ""
        drawn = [seen["event"] for seen in clients[3].received[0]["events"] if seen["event"]["type"] == "Drew"]
        assert drawn != []
        assert all("tiles" not in event for event in drawn)


@run_async
async def test_a_player_who_reconnects_gets_the_missed_events(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        ada, ben = harness.clients(id)
        seen = ben.n
        ben.drop()
        await ada.must_do(lay(ada))
        again = harness.client(id, 1, seen)
        (welcome,) = again.all("welcome")
        assert [seen["n"] for seen in welcome["events"]] == list(range(seen + 1, welcome["n"] + 1))
        assert welcome["view"]["prompts"][0]["asks_you"]


@run_async
async def test_a_client_never_sees_uncommitted_state(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        ada = harness.client(id, 0)
        ada.do(lay(ada))
        late = harness.client(id, 1)  # connects within the same event-loop tick
        assert late.received[0]["n"] == len(harness.stored_lines(id))
        assert ada.kinds() == ["welcome", "happened", "table", "done"]


@pytest.mark.parametrize("message", [Do("x", "vote yes"), TryOut("x", "pass"), Say("x", "Hello")])
@run_async
async def test_spectators_cannot_act(message: Incoming, tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin(TILES)
        watcher = harness.client(id, None)
        watcher.receive(message)
        assert watcher.answer("x")["type"] == "refused"
        await harness.flush()
        assert watcher.lobby["watching"] == 1


@run_async
async def test_before_play_the_only_command_is_leave(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.gather()
        ada, ben = harness.clients(id)
        assert ada.received[0]["view"] is None
        assert ada.answer(ada.do("vote yes"))["type"] == "refused"
        assert ada.preview("vote yes")["type"] == "refused"
        ben.do("leave")
        await harness.flush()
        assert ben.received[-1] == {"type": "ended", "reason": "removed", "again": False}
        assert ben.ended
        assert ada.lobby["seats"][1]["kind"] == "open"


@run_async
async def test_everyone_gets_a_welcome_when_play_begins(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.gather(TILES)
        ada = harness.client(id, 0)
        await harness.hub.hosting.start_game(id, 0)
        assert ada.kinds()[-1] == "welcome"
        assert ada.received[-1]["setting"]["options"]["words"] == "challenge"
        assert len(ada.received[-1]["view"]["rack"]) == 7
        assert ada.received[-1]["table"]["status"] == "playing"


@run_async
async def test_a_preview_has_the_score_and_commits_nothing(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin(TILES)
        ada = harness.client(id, 0)
        before = harness.stored_lines(id)
        rack = next(tile for tile in ada.view["rack"] if tile != "?")
        other = next(tile for tile in ada.view["rack"].replace(rack, "", 1) if tile != "?")
        tried = ada.preview(f"play 8H {rack}{other}")
        assert tried["type"] == "tried"
        assert tried["preview"]["score"] == tried["preview"]["words"][0]["points"]
        assert ada.preview("pass")["preview"] is None
        assert ada.preview("play 1A QQQQQQ")["type"] == "refused"
        await harness.flush()
        assert harness.stored_lines(id) == before


@run_async
async def test_commands_are_refused_during_a_pause(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        ada, ben = harness.clients(id)
        command = lay(ada)
        await ada.must_do("pause")
        await ben.must_do("accept")
        assert ada.answer(ada.do(command))["rule"] == "AG-6"
        await harness.pass_time(10_000)
        await ben.must_do("resume")
        await ada.must_do(command)


@run_async
async def test_a_dead_connection_holds_nobody_up(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        ada, ben = harness.clients(id)

        def broken(message: bytes) -> None:
            raise ConnectionResetError

        dead = await harness.hub.connect(id, None, ben._take)
        dead._send = broken
        await harness.flush()
        await ada.must_do(lay(ada))
        assert dead.closed
        await ben.must_do("vote yes")
        await harness.flush()
        assert ben.lobby["watching"] == 0


@run_async
async def test_a_connection_that_closes_during_a_broadcast_disturbs_nobody(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        ada, ben = harness.clients(id)
        slow = await harness.hub.connect(id, 1, lambda message: slow.close() if b"happened" in message else None)
        await ada.must_do(lay(ada))
        assert slow.closed
        await harness.flush()
        assert ben.lobby["seats"][1]["connected"]  # the seat's other connection is still open


@run_async
async def test_the_number_of_connections_of_a_seat_is_limited(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        clients = [harness.client(id, 0) for _ in range(9)]
        await harness.flush()
        assert [client.ended for client in clients] == [True, *[False] * 8]
        assert clients[0].received[-1]["reason"] == "too-much"


@run_async
async def test_a_client_ahead_of_the_log_gets_all_events(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        ada = harness.client(id, 0)
        await ada.must_do(lay(ada))
        all_of_it = harness.client(id, 0).received[0]["events"]
        assert harness.client(id, 0, seen=ada.n).received[0]["events"] == []
        assert harness.client(id, 0, seen=ada.n + 1).received[0]["events"] == all_of_it != []  # the store was restored
