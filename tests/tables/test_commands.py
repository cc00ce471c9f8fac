"""Commands at a live table: applied once, told when they are written down, and to everyone only what they may see."""

from pathlib import Path

import msgspec
import pytest
from tests.choice import RACE, TILES
from tests.tables.room import Device, Room, lay, live

import parlour
from parlour.kernel.log import Log
from parlour.tables.messages import Do, Incoming, Say, TryOut


def decoded(data: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(data))


@live
async def test_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin(hand=2)
        ada, ben = room.devices(id)
        game = room.table(id).game
        assert game is not None
        while not game.over:
            mover, other = (ada, ben) if ada.view["turn"] == 0 else (ben, ada)
            await mover.must(lay(mover))
            await other.must("vote yes")
        assert ada.view["over"]
        assert ben.around["status"] == "over"
        assert room.meta(id).status == "over"
        assert room.meta(id).over_at == room.clock.now
        assert [line["n"] for line in room.kept_lines(id)] == [line.n for line in game.lines]
        assert parlour.replay(Log(game.head, tuple(game.lines))) == game


@live
async def test_all_are_told_before_the_sender_is_answered_and_nobody_before_it_is_written(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin()
        ada, ben, watcher = *room.devices(id), room.device(id, None)
        await room.flush()
        command = lay(ada)
        for device in (ada, ben, watcher):
            assert device.kinds()[0] == "welcome"
            device.got.clear()
        ada.do(command)
        assert (ada.got, ben.got, watcher.got) == ([], [], [])
        await room.flush()
        assert ada.kinds() == ["happened", "done"]
        assert ben.kinds() == watcher.kinds() == ["happened"]
        assert ada.got[1]["n"] == ada.got[0]["n"] == len(room.kept_lines(id))


@live
async def test_what_comes_together_is_told_together(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin(names=("Ada", "Ben", "Cleo"))
        ada, ben, cleo = room.devices(id)
        await ada.must(lay(ada))
        cleo.got.clear()
        ben.do("vote no")
        cleo.do("vote no")
        await room.flush()
        assert cleo.kinds() == ["happened", "done"]
        kinds = [seen["event"]["type"] for seen in cleo.got[0]["events"]]
        assert kinds == ["Answered", "Answered", "Closed", "TurnedOver"]


@live
async def test_a_command_sent_again_is_applied_once(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin()
        ada, ben = room.devices(id)
        command = lay(ada)
        ada.do(command, "same")
        ada.do(command, "same")  # before it is written down
        await room.flush()
        ada.do(command, "same")  # and after
        await room.flush()
        answers = ada.all("done")
        assert [one["id"] for one in answers] == ["same"] * 3
        assert len({one["n"] for one in answers}) == 1
        assert [line.get("id") for line in room.kept_lines(id)].count("same") == 1
        ben.do("vote yes", "same")  # ids are each seat's own
        await room.flush()
        assert ben.answer("same")["type"] == "done"


@live
async def test_a_command_sent_again_from_another_device_is_applied_once(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin()
        first, second = room.device(id, 0), room.device(id, 0)
        command = lay(first)
        first.do(command, "same")
        first.drop()
        second.do(command, "same")
        await room.flush()
        assert second.answer("same")["type"] == "done"
        assert [line.get("id") for line in room.kept_lines(id)].count("same") == 1
        assert first.all("done") == []


@live
async def test_an_answer_meant_for_another_question_comes_too_late(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin()
        ada, ben = room.devices(id)
        await ada.must(lay(ada))
        seen = ben.n
        await room.pass_time(20)  # silence answers the vote
        await ben.must(lay(ben))
        await ada.must("vote yes")
        await ada.must(lay(ada))  # another vote
        late = ben.do("vote no", seen=seen)
        await room.flush()
        assert ben.answer(late)["type"] == "refused"
        assert "moved on" in ben.answer(late)["text"]["en"]
        in_time = ben.do("vote no", seen=ben.n)
        await room.flush()
        assert ben.answer(in_time)["type"] == "done"


@live
async def test_an_answer_is_not_late_because_somebody_else_answered(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin(names=("Ada", "Ben", "Cleo"))
        ada, ben, cleo = room.devices(id)
        await ada.must(lay(ada))
        seen = cleo.n
        await ben.must("vote no")
        given = cleo.do("vote no", seen=seen)
        resigned = ada.do("resign", seen=0)  # what answers nothing is never late
        await room.flush()
        assert cleo.answer(given)["type"] == ada.answer(resigned)["type"] == "done"


@live
async def test_MO_13_a_word_in_a_race_is_not_late_because_a_pause_was_asked_for(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin(RACE)
        ada, ben = room.devices(id)
        await ada.must("ready")
        await ben.must("ready")
        seen = ben.n
        await ada.must("pause")
        said, answered = ben.do("say QZX", seen=seen), ben.do("accept", seen=seen)
        again = ben.do("say QZY", seen=seen)  # before the answer to the first came back
        await room.flush()
        assert [ben.answer(one)["type"] for one in (said, answered, again)] == ["done", "refused", "done"]
        assert [one["word"] for one in ben.view["heard"]] == ["QZX", "QZY"]


@live
async def test_what_was_meant_for_a_pause_does_not_answer_a_vote(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin(names=("Ada", "Ben", "Cleo"))
        ada, ben, cleo = room.devices(id)
        await ada.must(lay(ada))
        await ada.must("pause")
        seen = ben.n
        await cleo.must("decline")
        assert [prompt["kind"] for prompt in ben.prompts] == ["believe"]
        late = ben.do("accept", seen=seen)
        await room.flush()
        assert ben.answer(late)["type"] == "refused"
        assert [prompt["kind"] for prompt in ben.prompts] == ["believe"]


@live
async def test_a_refusal_names_the_rule_in_both_languages_and_changes_nothing(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin(TILES)
        ada, ben = room.devices(id)
        await room.flush()
        mover = (ada, ben)[ada.view["turn"]]
        before, ben_had = room.kept_lines(id), len(ben.got)
        refused = mover.answer(mover.do("play 1A AA"))
        assert refused["type"] == "refused"
        assert refused["rule"] == "SB-10"
        assert refused["text"]["en"] != refused["text"]["fr"]
        refused = mover.answer(mover.do("sing"))
        assert refused["rule"] == ""
        await room.flush()
        assert room.kept_lines(id) == before
        assert len(ben.got) == ben_had + (2 if mover is ben else 0)


@live
async def test_every_seat_sees_what_the_game_shows_it(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin(TILES, ("Ada", "Ben", "Cleo"))
        devices: list[Device] = [*room.devices(id), room.device(id, None)]
        game = room.table(id).game
        assert game is not None
        await devices[game.to_act[0]].must("pass")
        await room.pass_time(1)
        for device in devices:
            seat = device.connection.seat
            assert {**device.got[0]["setting"], **device.view} == decoded(game.view(seat))
            told = [seen for one in device.got if "events" in one for seen in one["events"]]
            assert told == decoded(game.stream(seat))
        assert devices[3].view["rack"] == ""
        drawn = [seen["event"] for seen in devices[3].got[0]["events"] if seen["event"]["type"] == "Drew"]
        assert drawn != []
        assert all("tiles" not in event for event in drawn)


@live
async def test_whoever_comes_back_gets_what_was_missed(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin()
        ada, ben = room.devices(id)
        seen = ben.n
        ben.drop()
        await ada.must(lay(ada))
        again = room.device(id, 1, seen)
        (welcome,) = again.all("welcome")
        assert [seen["n"] for seen in welcome["events"]] == list(range(seen + 1, welcome["n"] + 1))
        assert welcome["view"]["prompts"][0]["asks_you"]


@live
async def test_a_device_never_sees_what_is_not_written_down(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin()
        ada = room.device(id, 0)
        ada.do(lay(ada))
        late = room.device(id, 1)  # comes within the same turn of the event loop
        assert late.got[0]["n"] == len(room.kept_lines(id))
        assert ada.kinds() == ["welcome", "happened", "table", "done"]


@pytest.mark.parametrize("message", [Do("x", "vote yes"), TryOut("x", "pass"), Say("x", "Hello")])
@live
async def test_those_who_watch_only_watch(message: Incoming, tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin(TILES)
        watcher = room.device(id, None)
        watcher.receive(message)
        assert watcher.answer("x")["type"] == "refused"
        await room.flush()
        assert watcher.around["watching"] == 1


@live
async def test_before_play_begins_there_is_nothing_to_do_but_leave(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.gather()
        ada, ben = room.devices(id)
        assert ada.got[0]["view"] is None
        assert ada.answer(ada.do("vote yes"))["type"] == "refused"
        assert ada.try_out("vote yes")["type"] == "refused"
        ben.do("leave")
        await room.flush()
        assert ben.got[-1] == {"type": "ended", "reason": "removed", "again": False}
        assert ben.ended
        assert ada.around["seats"][1]["kind"] == "open"


@live
async def test_when_play_begins_everyone_is_welcomed_to_it(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.gather(TILES)
        ada = room.device(id, 0)
        room.hub.hosting.start_game(id, 0)
        assert ada.kinds()[-1] == "welcome"
        assert ada.got[-1]["setting"]["options"]["words"] == "challenge"
        assert len(ada.got[-1]["view"]["rack"]) == 7
        assert ada.got[-1]["table"]["status"] == "playing"


@live
async def test_a_preview_tells_the_score_and_writes_nothing(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin(TILES)
        ada = room.device(id, 0)
        before = room.kept_lines(id)
        rack = next(tile for tile in ada.view["rack"] if tile != "?")
        other = next(tile for tile in ada.view["rack"].replace(rack, "", 1) if tile != "?")
        tried = ada.try_out(f"play 8H {rack}{other}")
        assert tried["type"] == "tried"
        assert tried["preview"]["score"] == tried["preview"]["words"][0]["points"]
        assert ada.try_out("pass")["preview"] is None
        assert ada.try_out("play 1A QQQQQQ")["type"] == "refused"
        await room.flush()
        assert room.kept_lines(id) == before


@live
async def test_a_pause_refuses_commands_until_it_is_over(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin()
        ada, ben = room.devices(id)
        command = lay(ada)
        await ada.must("pause")
        await ben.must("accept")
        assert ada.answer(ada.do(command))["rule"] == "AG-6"
        await room.pass_time(10_000)
        await ben.must("resume")
        await ada.must(command)


@live
async def test_a_dead_device_holds_nobody_up(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin()
        ada, ben = room.devices(id)

        def broken(message: bytes) -> None:
            raise ConnectionResetError

        dead = room.hub.connect(id, None, ben._take)
        dead._send = broken
        await room.flush()
        await ada.must(lay(ada))
        assert dead.closed
        await ben.must("vote yes")
        await room.flush()
        assert ben.around["watching"] == 0


@live
async def test_a_device_that_is_let_go_while_it_is_told_disturbs_nobody(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin()
        ada, ben = room.devices(id)
        slow = room.hub.connect(id, 1, lambda message: slow.close() if b"happened" in message else None)
        await ada.must(lay(ada))
        assert slow.closed
        await room.flush()
        assert ben.around["seats"][1]["here"]  # the other device of the seat is still there


@live
async def test_a_seat_has_so_many_devices(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin()
        devices = [room.device(id, 0) for _ in range(9)]
        await room.flush()
        assert [device.ended for device in devices] == [True, *[False] * 8]
        assert devices[0].got[-1]["reason"] == "too-much"


@live
async def test_whoever_has_seen_more_than_there_is_gets_everything(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin()
        ada = room.device(id, 0)
        await ada.must(lay(ada))
        all_of_it = room.device(id, 0).got[0]["events"]
        assert room.device(id, 0, seen=ada.n).got[0]["events"] == []
        assert room.device(id, 0, seen=ada.n + 1).got[0]["events"] == all_of_it != []  # the store was restored
