"""Seats: joining, changes by the host, tokens, moving to another device, rematch, deleting."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.choice import TILES
from tests.tables.harness import HubHarness, lay, run_async

import parlour
from parlour import ParlourError, RuleViolation
from parlour.kernel import registry
from parlour.kernel.state import State
from parlour.tables.errors import NoTable, NotAllowed
from parlour.tables.meta import SeatInfo

ADA = SeatInfo(kind="person", name="Ada")


async def finished(harness: HubHarness, **options: object) -> str:
    """A table whose game is over."""
    id = harness.begin("bluff", ("Ada", "Ben"), **options)
    ada, ben = harness.clients(id)
    await ben.must_do("resign")
    for client in (ada, ben):
        client.drop()
    await harness.flush()
    return id


@run_async
async def test_a_table_is_found_by_its_code_and_joined(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        meta = await harness.hub.hosting.create(TILES, {"words": "checked"}, "", [ADA, SeatInfo()], True, False)
        assert await harness.hub.lobby.by_code(f" {meta.code.lower()} ") == meta.id
        assert await harness.hub.lobby.by_code("NONE") is None
        assert [one.id for one in await harness.hub.lobby.public_tables()] == [meta.id]
        seat, token = await harness.hub.hosting.join(meta.id, "  Ben \t B. ")
        assert seat == 1
        assert await harness.hub.tokens.seat_of(token) == (meta.id, 1)
        assert await harness.hub.tokens.seat_of(token, "another") is None
        assert await harness.hub.tokens.seat_of(token[:-1] + ("a" if token[-1] != "a" else "b")) is None
        assert (await harness.hub.lobby.view(meta.id)).seats[1].name == "Ben B."
        with pytest.raises(ParlourError, match="All seats are taken"):
            await harness.hub.hosting.join(meta.id, "Cleo")
        with pytest.raises(NoTable):
            await harness.hub.hosting.join("nowhere", "Cleo")
        await harness.hub.hosting.start_game(meta.id, 0)
        game = harness.table(meta.id).game
        assert game is not None
        assert game.state.options.words == "checked"  # type: ignore[attr-defined]
        with pytest.raises(ParlourError, match="already started"):
            await harness.hub.hosting.join(meta.id, "Cleo")


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        ([], {}, "1 to 4 seats"),
        ([ADA] * 5, {}, "1 to 4 seats"),
        ([SeatInfo(kind="person", name=" ")], {}, "1 to 40"),
        ([SeatInfo(kind="person", name="A\u202e")], {}, "1 to 40"),
        ([ADA, SeatInfo(kind="bot", level="divine")], {}, "no bot"),
        ([SeatInfo(), SeatInfo()], {}, "Take a seat yourself"),
        ([ADA, SeatInfo()], {"words": "shouted"}, "words"),
        ([ADA, SeatInfo()], {"colour": "red"}, "no option"),
    ],
)
@run_async
async def test_invalid_tables_are_refused(
    seats: list[SeatInfo], options: dict[str, object], says: str, tmp_path: Path
) -> None:
    async with HubHarness(tmp_path) as harness:
        with pytest.raises(ParlourError, match=says):
            await harness.hub.hosting.create(TILES, options, "", seats, True, False)
        assert await harness.hub.lobby.public_tables() == []


@run_async
async def test_options_override_a_preset(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        meta = await harness.hub.hosting.create(
            TILES, {"star": "double-letter-and-word"}, "classic", [ADA], False, False
        )
        assert meta.options["end"] == "six-scoreless"
        assert meta.options["star"] == "double-letter-and-word"
        with pytest.raises(ParlourError, match="no preset"):
            await harness.hub.hosting.create(TILES, {}, "modern", [ADA], False, False)


@run_async
async def test_words_are_checked_by_default_against_bots_only(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        bot, open_seat = SeatInfo(kind="bot"), SeatInfo()
        create = harness.hub.hosting.create
        assert (await create(TILES, {}, "", [ADA, bot], False, False)).options["words"] == "checked"
        challenge = await create(TILES, {"words": "challenge"}, "", [ADA, bot], False, False)
        assert challenge.options["words"] == "challenge"
        assert "words" not in (await create(TILES, {}, "", [ADA, bot, open_seat], False, False)).options


@run_async
async def test_the_host_changes_the_options_while_players_wait(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.gather(TILES, ("Ada", "Ben"))
        hosting = harness.hub.hosting
        ben = harness.client(id, 1)
        assert ben.lobby["options"] == {}
        await hosting.set_options(id, 0, {"words": "checked", "my_cup_overflows": True})
        await harness.flush()
        assert ben.lobby["options"] == {"words": "checked", "my_cup_overflows": True}
        await hosting.set_options(id, 0, {"star": "double-letter-and-word"}, "classic")
        now = harness.meta(id).options
        assert (now["end"], now["star"]) == ("six-scoreless", "double-letter-and-word")
        assert "words" not in now or now["words"] == "challenge"
        for wrong, says in (({"words": "shouted"}, "words"), ({"levels": "expert"}, "no effect")):
            with pytest.raises(ParlourError, match=says):
                await hosting.set_options(id, 0, dict(wrong))
        assert harness.meta(id).options == now
        assert (await harness.hub.lobby.own_tables([await harness.hub.tokens.token(id, 1)]))[0].table.options == {}
        await hosting.set_options(id, 0, {"words": "checked"})
        await hosting.start_game(id, 0)
        assert harness.table(id).game.state.options.words == "checked"  # type: ignore[union-attr]
        with pytest.raises(ParlourError, match="has started"):
            await hosting.set_options(id, 0, {})


@run_async
async def test_equal_names_get_a_number(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.gather(names=("Ada", "ada", "Ada"))
        assert [info.name for info in harness.meta(id).seats] == ["Ada", "ada 2", "Ada 3"]
        await harness.hub.hosting.set_seat(id, 1, 1, "person", "Ben")  # players may change their own name
        assert harness.meta(id).seats[1].name == "Ben"


@run_async
async def test_only_the_host_changes_seats(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.gather(names=("Ada", "Ben"))
        hub = harness.hub
        for attempt in (
            lambda: hub.hosting.start_game(id, 1),
            lambda: hub.hosting.add_seat(id, 1),
            lambda: hub.hosting.drop_seat(id, 1, 0),
            lambda: hub.hosting.set_seat(id, 1, 0, "open"),
            lambda: hub.hosting.remove(id, 1, 0),
            lambda: hub.hosting.mute(id, 1, 0),
            lambda: hub.hosting.set_public(id, 1, True),
            lambda: hub.hosting.set_options(id, 1, {}),
            lambda: hub.hosting.delete(id, 1),
        ):
            with pytest.raises(NotAllowed):
                await attempt()
        before = harness.meta(id)
        with pytest.raises(ParlourError, match="Someone is in that seat"):
            await hub.hosting.set_seat(id, 0, 1, "bot")
        with pytest.raises(ParlourError, match="host’s seat can’t be changed"):
            await hub.hosting.set_seat(id, 0, 0, "open")
        assert harness.meta(id) == before


@run_async
async def test_seats_are_added_filled_and_removed(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        meta = await harness.hub.hosting.create("bluff", {}, "", [ADA, SeatInfo()], False, False)
        id = meta.id
        ada = harness.client(id, 0)
        await harness.hub.hosting.add_seat(id, 0, "bot")
        await harness.hub.hosting.add_seat(id, 0)
        with pytest.raises(ParlourError, match="4 seats at most"):
            await harness.hub.hosting.add_seat(id, 0)
        assert [info["kind"] for info in ada.lobby["seats"]] == ["person", "open", "bot", "open"]
        with pytest.raises(ParlourError, match="empty seats"):
            await harness.hub.hosting.start_game(id, 0)
        await harness.hub.hosting.drop_seat(id, 0, 1)
        await harness.hub.hosting.set_seat(id, 0, 2, "bot", "Otto", "medium")
        await harness.hub.hosting.start_game(id, 0)
        assert [seat["name"] for seat in ada.view["seats"]] == ["Ada", "Piccolo", "Otto"]
        with pytest.raises(ParlourError, match="has started"):
            await harness.hub.hosting.add_seat(id, 0)


@run_async
async def test_seats_after_a_removed_one_move_up(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        meta = await harness.hub.hosting.create(
            "bluff", {}, "", [SeatInfo(), SeatInfo(), ADA], False, False, host_seat=2
        )
        id = meta.id
        _, token = await harness.hub.hosting.join(id, "Ben", 1)
        host = await harness.hub.tokens.token(id, 2)
        ada, ben = harness.client(id, 2), harness.client(id, 1)
        await harness.hub.hosting.drop_seat(id, 2, 0)
        assert await harness.hub.tokens.seat_of(token) == (id, 0)
        assert await harness.hub.tokens.seat_of(host) == (id, 1)
        assert ben.received[-1]["type"] == "welcome"
        assert (ada.received[-1]["seat"], ben.received[-1]["seat"]) == (1, 0)
        assert [info["connected"] for info in ada.lobby["seats"]] == [True, True]
        await harness.hub.hosting.start_game(id, 1)
        await ben.must_do(lay(ben))


@run_async
async def test_a_player_removed_before_play_loses_the_seat(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.gather()
        token = await harness.hub.tokens.token(id, 1)
        ben = harness.client(id, 1)
        await harness.hub.hosting.remove(id, 0, 1)
        assert ben.received[-1] == {"type": "ended", "reason": "removed", "again": False}
        assert await harness.hub.tokens.seat_of(token) is None
        seat, _ = await harness.hub.hosting.join(id, "Cleo")
        assert seat == 1
        assert await harness.hub.tokens.seat_of(token) is None
        with pytest.raises(ParlourError, match="yourself"):
            await harness.hub.hosting.remove(id, 0, 0)


@run_async
async def test_AG_3_the_others_decide_whether_a_player_is_removed_in_play(tmp_path: Path) -> None:
    async with HubHarness(tmp_path, bots="inline") as harness:
        id = harness.begin(names=("Ada", "Ben", "Cleo", "Dan"))
        token = await harness.hub.tokens.token(id, 1)
        ada, ben, cleo, dan = harness.clients(id)
        await harness.hub.hosting.remove(id, 0, 1)
        await harness.flush()
        assert [len(client.prompts) for client in (ada, ben, cleo, dan)] == [0, 0, 1, 1]
        with pytest.raises(RuleViolation) as refusal:
            await harness.hub.hosting.remove(id, 0, 2)
        assert refusal.value.rule == "AG-4"
        await cleo.must_do("decline")
        await dan.must_do("decline")
        assert not ben.ended and await harness.hub.tokens.seat_of(token) == (id, 1)
        await harness.hub.hosting.remove(id, 0, 1)
        await cleo.must_do("decline")
        assert not ben.ended
        await dan.must_do("accept")  # with the host's voice, two against one
        assert ben.received[-1] == {"type": "ended", "reason": "removed", "again": False}
        assert await harness.hub.tokens.seat_of(token) is None
        assert ada.lobby["seats"][1]["kind"] == "bot"
        assert ada.view["seats"][1]["bot"] == "medium"
        assert "kernel-voted-out" in str(ada.received)
        await harness.close()
        await harness.open()
        assert await harness.hub.tokens.seat_of(token) is None
        assert harness.client(id, 0).view["seats"][1]["bot"] == "medium"


@run_async
async def test_AG_3_silence_removes_nobody_in_play(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin(names=("Ada", "Ben", "Cleo", "Dan"))
        ben = harness.client(id, 1)
        await harness.hub.hosting.remove(id, 0, 1)
        await harness.pass_time(20)
        assert not ben.ended and ben.view["seats"][1]["bot"] == ""


@run_async
async def test_AG_3_one_player_alone_removes_nobody_in_play(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        for names in (("Ada", "Ben"), ("Ada", "Ben", "bot:medium")):
            id = harness.begin(names=names)
            ben = harness.client(id, 1)
            with pytest.raises(RuleViolation, match="You can leave the game"):
                await harness.hub.hosting.remove(id, 0, 1)
            await harness.flush()
            assert not ben.ended and await harness.hub.tokens.token(id, 1)


@run_async
async def test_a_seat_moves_to_another_device_once(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        old = await harness.hub.tokens.token(id, 1)
        phone = harness.client(id, 1)
        spoilt = await harness.hub.tokens.move_code(id, 1)
        code = await harness.hub.tokens.move_code(id, 1)
        table, seat, token = await harness.hub.tokens.claim_move(code.lower())
        assert (table, seat) == (id, 1)
        assert phone.received[-1] == {"type": "ended", "reason": "moved", "again": False}
        assert await harness.hub.tokens.seat_of(old) is None
        assert await harness.hub.tokens.seat_of(token) == (id, 1)
        for used in (code, spoilt, "NEVER"):
            with pytest.raises(ParlourError, match="already used"):
                await harness.hub.tokens.claim_move(used)
        late = await harness.hub.tokens.move_code(id, 1)
        harness.clock.now += 600
        with pytest.raises(ParlourError, match="already used"):
            await harness.hub.tokens.claim_move(late)


@run_async
async def test_hot_seat_has_all_persons_on_one_device_and_no_time_limits(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        people = [ADA, SeatInfo(kind="person", name="Ben"), SeatInfo(kind="person", name="Cleo")]
        meta = await harness.hub.hosting.create(TILES, {}, "", people, True, True)
        assert meta.persons == (0, 1, 2)
        assert not meta.public
        await harness.hub.hosting.start_game(meta.id, 0)
        ada, ben, cleo = (harness.client(meta.id, seat) for seat in range(3))
        assert ada.received[0]["setting"]["options"]["challenge_time"] is None
        assert ada.received[0]["setting"]["options"]["answer_time"] is None
        first = (ada, ben, cleo)[ada.view["turn"]]
        await first.must_do("pass")
        first.drop()
        await harness.pass_time(10_000)
        assert harness.table(meta.id).waits_for == ((first.connection.seat + 1) % 3,)  # type: ignore[operator]
        own = await harness.hub.hosting.create(TILES, {"challenge_time": 5}, "", people, True, True)
        assert own.options["challenge_time"] == 5


@run_async
async def test_another_player_becomes_host_when_the_host_leaves(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.gather(names=("Ada", "Ben", "Cleo"))
        cleo = harness.client(id, 2)
        await harness.hub.hosting.leave(id, 0)
        assert harness.meta(id).host == 2  # she is connected
        assert [info["host"] for info in cleo.lobby["seats"]] == [False, False, True]
        playing = harness.begin(names=("Ada", "Ben", "Cleo"))
        ada, ben, _ = harness.clients(playing)
        await ada.must_do("leave")
        assert harness.meta(playing).host == 1
        assert [info["host"] for info in ben.lobby["seats"]] == [False, True, False]


@run_async
async def test_the_first_to_join_an_empty_table_is_its_host(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = (await harness.hub.hosting.create("bluff", {}, "", [ADA, SeatInfo(), SeatInfo()], False, False)).id
        await harness.hub.hosting.leave(id, 0)
        seat, _ = await harness.hub.hosting.join(id, "Ben", seat=1)
        assert harness.meta(id).host == seat == 1
        await harness.hub.hosting.join(id, "Cleo", seat=0)
        assert harness.meta(id).host == 1


@run_async
async def test_a_program_is_never_the_host_and_holds_no_finished_game(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        hosting = harness.hub.hosting
        meta = await hosting.create("bluff", {}, "", [ADA, SeatInfo()], False, False)
        token = await hosting.seat_program(meta.id, 0, 1)
        await hosting.leave(meta.id, 0)
        await hosting.join(meta.id, "Ben", 0)
        assert harness.meta(meta.id).host == 0 and harness.meta(meta.id).seats[1].program
        assert await harness.hub.tokens.seat_of(token) == (meta.id, 1)
        await hosting.start_game(meta.id, 0)
        await harness.client(meta.id, 0).must_do("resign")
        await hosting.delete(meta.id, 0)
        with pytest.raises(NoTable):
            await harness.hub.cache.meta(meta.id)


@run_async
async def test_a_connected_player_replaces_an_absent_host(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.gather()
        ada, ben = harness.clients(id)
        ada.drop()
        await harness.pass_time(119)
        assert harness.meta(id).host == 0
        await harness.pass_time(1)
        assert harness.meta(id).host == 1
        ben.drop()
        harness.client(id, 0)
        ben = harness.client(id, 1)
        await harness.pass_time(500)
        assert harness.meta(id).host == 1


@run_async
async def test_a_rematch_has_the_same_seats_and_invites_everyone(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin(hand=2)
        with pytest.raises(ParlourError, match="isn’t over yet"):
            await harness.hub.hosting.rematch(id, 0)
        ada, ben, watcher = *harness.clients(id), harness.client(id, None)
        await ben.must_do("resign")
        meta = await harness.hub.hosting.rematch(id, 1)
        assert meta.status == "gathering"
        assert meta.options == {"hand": 2}
        assert (meta.host, meta.persons) == (1, (0, 1))
        for seat, client in ((0, ada), (1, ben)):
            (invitation,) = client.all("rematch")
            assert invitation["table"] == meta.id
            assert await harness.hub.tokens.seat_of(invitation["token"]) == (meta.id, seat)
        assert watcher.all("rematch") == [{"type": "rematch", "table": meta.id, "seat": None, "token": ""}]
        assert (await harness.hub.hosting.rematch(id, 0)).id == meta.id
        assert ada.lobby["next"] == meta.id
        late = harness.client(id, 0)  # a player who connects later is invited too
        assert await harness.hub.tokens.seat_of(late.all("rematch")[0]["token"]) == (meta.id, 0)


@run_async
async def test_seats_of_players_who_left_are_open_at_the_rematch(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin(names=("Ada", "Ben", "Cleo"))
        ada, ben, cleo = harness.clients(id)
        await cleo.must_do("leave")
        await ben.must_do("resign")
        meta = await harness.hub.hosting.rematch(id, 0)
        assert [info.kind for info in meta.seats] == ["person", "person", "open"]
        assert cleo.all("rematch")[0]["seat"] is None
        assert ada.all("rematch")[0]["seat"] == 0


@run_async
async def test_a_rematch_against_bots_begins_at_once(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin(names=("Ada", "bot:medium"))
        await harness.client(id, 0).must_do("resign")
        assert (await harness.hub.hosting.rematch(id, 0)).status == "playing"


@run_async
async def test_a_player_deletes_a_finished_game_for_themselves(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        playing = harness.begin()
        with pytest.raises(ParlourError, match="isn’t over yet"):
            await harness.hub.hosting.delete(playing, 0)
        id = await finished(harness)
        tokens = [await harness.hub.tokens.token(id, seat) for seat in (0, 1)]
        ada, ben, watcher = *harness.clients(id), harness.client(id, None)
        await harness.hub.hosting.delete(id, 1)
        assert ben.received[-1] == {"type": "ended", "reason": "deleted", "again": False}
        assert not ada.ended and not watcher.ended
        assert await harness.hub.tokens.seat_of(tokens[1]) is None
        await harness.close()
        await harness.open()
        assert [one.seat for one in await harness.hub.lobby.own_tables(tokens)] == [0]
        assert harness.client(id, 0).view["over"] and harness.stored_lines(id)
        watcher = harness.client(id, None)
        await harness.hub.hosting.delete(id, 0)  # the last one
        assert watcher.received[-1] == {"type": "ended", "reason": "deleted", "again": False}
        assert harness.stored_lines(id) == []
        with pytest.raises(NoTable):
            harness.table(id)
        await harness.flush()
        assert await harness.hub.lobby.own_tables(tokens) == []


@run_async
async def test_the_seat_of_a_player_who_deleted_a_game_is_open_at_its_rematch(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = await finished(harness)
        await harness.hub.hosting.delete(id, 1)
        assert [info.kind for info in (await harness.hub.hosting.rematch(id, 0)).seats] == ["person", "open"]


@run_async
async def test_one_deletes_a_hot_seat_game_for_all(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        persons = [SeatInfo(kind="person", name="Ada"), SeatInfo(kind="person", name="Ben")]
        meta = await harness.hub.hosting.create("bluff", {}, "", persons, False, True)
        await harness.hub.hosting.start_game(meta.id, 0)
        await harness.client(meta.id, 0).must_do("resign")
        await harness.hub.hosting.delete(meta.id, 1)
        with pytest.raises(NoTable):
            harness.meta(meta.id)


@run_async
async def test_own_tables_and_whose_turn_it_is(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        first, second = harness.begin(), harness.gather()
        over = await finished(harness)
        tokens = [await harness.hub.tokens.token(id, 0) for id in (first, second, over)]
        ben = await harness.hub.tokens.token(first, 1)
        mine = {one.table.id: one for one in await harness.hub.lobby.own_tables([*tokens, *tokens, "nonsense", ben])}
        assert len(mine) == 3
        assert {one.seat for one in await harness.hub.lobby.own_tables([ben])} == {1}
        found = await harness.hub.lobby.own_tables(tokens)
        assert {one.table.id: (one.table.status, one.your_turn) for one in found} == {
            first: ("playing", True),
            second: ("gathering", False),
            over: ("over", False),
        }
        await harness.close()
        await harness.open()
        assert [one.your_turn for one in await harness.hub.lobby.own_tables([tokens[0], ben])] == [True, False]
        assert len(harness.hub.cache.tables) == 0  # known without loading the table


@run_async
async def test_public_tables_are_listed_while_somebody_is_connected(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.gather()
        assert await harness.hub.lobby.public_tables() == []
        await harness.hub.hosting.set_public(id, 0, True)
        assert [one.id for one in await harness.hub.lobby.public_tables()] == [id]
        harness.clock.now += 4000
        assert await harness.hub.lobby.public_tables() == []
        client = harness.client(id, 0)
        assert [one.id for one in await harness.hub.lobby.public_tables()] == [id]
        client.drop()
        assert await harness.hub.lobby.public_tables() == []


@run_async
async def test_a_table_with_only_bots_begins_at_once(tmp_path: Path) -> None:
    async with HubHarness(tmp_path, bots="inline") as harness:
        bots = [SeatInfo(kind="bot", level="medium"), SeatInfo(kind="bot", level="medium")]
        meta = await harness.hub.hosting.create("bluff", {}, "", bots, True, False)
        await harness.flush()
        assert harness.meta(meta.id).status == "over"
        assert [info.name for info in meta.seats] == ["Piccolo", "Praline"]


@run_async
async def test_notices_before_play(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.gather(TILES, tests_of_faith=True)
        (notice,) = (await harness.hub.lobby.view(id)).notices
        assert "your opponent decides." in notice["en"]
        assert notice["fr"] != notice["en"]
        await harness.hub.hosting.add_seat(id, 0)
        assert (await harness.hub.lobby.view(id)).notices == ()


@run_async
async def test_lists_of_tables_deal_no_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[object] = []
    begun: list[object] = []
    rules = parlour.rules_of(TILES)

    def start(*given: Any) -> State:
        begun.append(given)
        return rules.start(*given)

    monkeypatch.setitem(registry._opened, TILES, replace(rules, open=dealt.append, start=start))
    async with HubHarness(tmp_path) as harness:
        seats = [SeatInfo(kind="person", name="Ada"), SeatInfo()]
        meta = await harness.hub.hosting.create(TILES, {"tests_of_faith": True}, "", seats, True, False)
        await harness.hub.cache.evict(tuple(harness.hub.cache.tables.values()))
        begun.clear()
        for _ in range(2):
            (table,) = await harness.hub.lobby.public_tables()
            assert "your opponent decides." in table.notices[0]["en"]
        assert not dealt and not begun
        await harness.hub.hosting.set_seat(meta.id, 0, 1, "bot")
        (table,) = await harness.hub.lobby.public_tables()
        assert table.notices == ()  # a list shows what was changed since
        assert not dealt


@run_async
async def test_AG_8_names_of_seats_are_fit_for_families_and_told_apart(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        meta = await harness.hub.hosting.create(TILES, {}, "", [ADA, SeatInfo(), SeatInfo()], False, False)
        for name in ("Damn", "d4mn it", "Merde"):
            with pytest.raises(RuleViolation) as refusal:
                await harness.hub.hosting.join(meta.id, name)
            assert refusal.value.rule == "AG-8"
        await harness.hub.hosting.join(meta.id, "\u0410da")  # a Cyrillic letter that looks like A
        await harness.hub.hosting.join(meta.id, "Fanny")  # a name of people
        assert [one.name for one in (await harness.hub.lobby.view(meta.id)).seats] == ["Ada", "\u0410da 2", "Fanny"]
        free = await harness.hub.hosting.create(TILES, {"family_words": False}, "", [ADA, SeatInfo()], False, False)
        await harness.hub.hosting.join(free.id, "Damn")


@run_async
async def test_a_change_of_seats_does_not_write_the_options_again(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        words = [f"A{a}{b}{c}" for a in "BCDEFGHIJ" for b in "KLMNOPQRST" for c in "UVWXYZ"]
        id = harness.gather(TILES, word_list=words)
        harness.store._db.execute("UPDATE options SET value = json_insert(CAST(value AS TEXT), '$.mark', 1)")
        await harness.hub.hosting.set_seat(id, 0, 0, "person", "Adele")
        await harness.hub.hosting.set_public(id, 0, True)
        stored = harness.store.meta(id)
        assert stored is not None and stored.seats[0].name == "Adele" and "mark" in stored.options
        await harness.hub.hosting.set_options(id, 0, {"word_list": "any"})
        stored = harness.store.meta(id)
        assert stored is not None and stored.options["word_list"] == "any" and "mark" not in stored.options


@run_async
async def test_AG_8_names_in_a_public_list_are_fit_for_families(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        free: dict[str, object] = {"family_words": False}
        private = await harness.hub.hosting.create(TILES, free, "", [ADA, SeatInfo()], False, False)
        await harness.hub.hosting.join(private.id, "Damn")
        with pytest.raises(RuleViolation) as refusal:
            await harness.hub.hosting.set_public(private.id, 0, True)
        assert refusal.value.rule == "AG-8"
        assert await harness.hub.lobby.public_tables() == []
        public = await harness.hub.hosting.create(TILES, free, "", [ADA, SeatInfo()], True, False)
        with pytest.raises(RuleViolation):
            await harness.hub.hosting.join(public.id, "Damn")
        with pytest.raises(RuleViolation):
            await harness.hub.hosting.set_seat(public.id, 0, 0, "person", "Damn")
        damn = SeatInfo(kind="person", name="Damn")
        with pytest.raises(RuleViolation):
            await harness.hub.hosting.create(TILES, free, "", [damn, SeatInfo()], True, False)


@run_async
async def test_AG_8_names_that_show_nothing_or_look_alike(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        meta = await harness.hub.hosting.create(TILES, {}, "", [ADA, SeatInfo(), SeatInfo(), SeatInfo()], False, False)
        for nothing in ("\u3164", "\u2800 \u2800", "\u034f", "\u115f\u1160"):
            with pytest.raises(ParlourError, match="1 to 40"):
                await harness.hub.hosting.join(meta.id, nothing)
        await harness.hub.hosting.join(meta.id, "Ad\u3164a")
        await harness.hub.hosting.join(meta.id, "\u13aad\u0251")  # Cherokee A, Latin alpha
        assert [info.name for info in harness.meta(meta.id).seats[:3]] == ["Ada", "Ada 2", "\u13aad\u0251 3"]
        for name in ("Da\u3164mn", "dаmn"):
            with pytest.raises(RuleViolation):
                await harness.hub.hosting.join(meta.id, name)
