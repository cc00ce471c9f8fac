"""Who sits where: joining, what the host may do, tokens, moving to another device, rematch, deleting."""

from pathlib import Path

import pytest
from tests.choice import TILES
from tests.tables.room import Room, lay, live

from parlour import ParlourError
from parlour.tables.errors import NoTable, NotAllowed
from parlour.tables.meta import SeatInfo

ADA = SeatInfo(kind="person", name="Ada")


async def finished(room: Room, **options: object) -> str:
    """A table whose game is over."""
    id = room.begin("bluff", ("Ada", "Ben"), **options)
    ada, ben = room.devices(id)
    await ben.must("resign")
    for device in (ada, ben):
        device.drop()
    await room.flush()
    return id


@live
async def test_a_table_is_found_by_its_code_and_joined(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        meta = room.hub.hosting.create(TILES, {"words": "checked"}, "", [ADA, SeatInfo()], True, False)
        assert room.hub.lobby.by_code(f" {meta.code.lower()} ") == meta.id
        assert room.hub.lobby.by_code("NONE") is None
        assert [one.id for one in room.hub.lobby.public_tables()] == [meta.id]
        seat, token = room.hub.hosting.join(meta.id, "  Ben \t B. ")
        assert seat == 1
        assert room.hub.tokens.seat_of(token) == (meta.id, 1)
        assert room.hub.tokens.seat_of(token, "another") is None
        assert room.hub.tokens.seat_of(token[:-1] + ("a" if token[-1] != "a" else "b")) is None
        assert room.hub.lobby.view(meta.id).seats[1].name == "Ben B."
        with pytest.raises(ParlourError, match="All places are taken"):
            room.hub.hosting.join(meta.id, "Cleo")
        with pytest.raises(NoTable):
            room.hub.hosting.join("nowhere", "Cleo")
        room.hub.hosting.start_game(meta.id, 0)
        game = room.table(meta.id).game
        assert game is not None
        assert game.state.options.words == "checked"  # type: ignore[attr-defined]
        with pytest.raises(ParlourError, match="begun"):
            room.hub.hosting.join(meta.id, "Cleo")


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        ([], {}, "1 to 4 places"),
        ([ADA] * 5, {}, "1 to 4 places"),
        ([SeatInfo(kind="person", name=" ")], {}, "1 to 40"),
        ([SeatInfo(kind="person", name="A\u202e")], {}, "1 to 40"),
        ([ADA, SeatInfo(kind="bot", level="divine")], {}, "no bot"),
        ([SeatInfo(), SeatInfo()], {}, "from the beginning"),
        ([ADA, SeatInfo()], {"words": "shouted"}, "words"),
        ([ADA, SeatInfo()], {"colour": "red"}, "no option"),
    ],
)
@live
async def test_what_cannot_be_set_up_is_refused(
    seats: list[SeatInfo], options: dict[str, object], says: str, tmp_path: Path
) -> None:
    async with Room(tmp_path) as room:
        with pytest.raises(ParlourError, match=says):
            room.hub.hosting.create(TILES, options, "", seats, True, False)
        assert room.hub.lobby.public_tables() == []


@live
async def test_a_preset_and_what_is_given_besides(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        meta = room.hub.hosting.create(TILES, {"star": "double-letter-and-word"}, "classic", [ADA], False, False)
        assert meta.options["end"] == "six-scoreless"
        assert meta.options["star"] == "double-letter-and-word"
        with pytest.raises(ParlourError, match="no preset"):
            room.hub.hosting.create(TILES, {}, "modern", [ADA], False, False)


@live
async def test_names_are_told_apart(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.gather(names=("Ada", "ada", "Ada"))
        assert [info.name for info in room.meta(id).seats] == ["Ada", "ada 2", "Ada 3"]
        room.hub.hosting.set_seat(id, 1, 1, "person", "Ben")  # one's own name may be changed
        assert room.meta(id).seats[1].name == "Ben"


@live
async def test_only_the_host_changes_places(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.gather(names=("Ada", "Ben"))
        hub = room.hub
        for attempt in (
            lambda: hub.hosting.start_game(id, 1),
            lambda: hub.hosting.add_seat(id, 1),
            lambda: hub.hosting.drop_seat(id, 1, 0),
            lambda: hub.hosting.set_seat(id, 1, 0, "open"),
            lambda: hub.hosting.remove(id, 1, 0),
            lambda: hub.hosting.mute(id, 1, 0),
            lambda: hub.hosting.set_public(id, 1, True),
            lambda: hub.hosting.delete(id, 1),
        ):
            with pytest.raises(NotAllowed):
                attempt()
        before = room.meta(id)
        with pytest.raises(ParlourError, match="Somebody sits there"):
            hub.hosting.set_seat(id, 0, 1, "bot")
        with pytest.raises(ParlourError, match="stays the host's"):
            hub.hosting.set_seat(id, 0, 0, "open")
        assert room.meta(id) == before


@live
async def test_places_are_added_filled_and_taken_away(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        meta = room.hub.hosting.create("bluff", {}, "", [ADA, SeatInfo()], False, False)
        id = meta.id
        ada = room.device(id, 0)
        room.hub.hosting.add_seat(id, 0, "bot")
        room.hub.hosting.add_seat(id, 0)
        with pytest.raises(ParlourError, match="no room"):
            room.hub.hosting.add_seat(id, 0)
        assert [info["kind"] for info in ada.around["seats"]] == ["person", "open", "bot", "open"]
        with pytest.raises(ParlourError, match="still open"):
            room.hub.hosting.start_game(id, 0)
        room.hub.hosting.drop_seat(id, 0, 1)
        room.hub.hosting.set_seat(id, 0, 2, "bot", "Otto", "medium")
        room.hub.hosting.start_game(id, 0)
        assert [seat["name"] for seat in ada.view["seats"]] == ["Ada", "Rosie", "Otto"]
        with pytest.raises(ParlourError, match="stay as they are"):
            room.hub.hosting.add_seat(id, 0)


@live
async def test_those_after_a_place_that_is_taken_away_move_up(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        meta = room.hub.hosting.create("bluff", {}, "", [SeatInfo(), SeatInfo(), ADA], False, False, host_seat=2)
        id = meta.id
        _, token = room.hub.hosting.join(id, "Ben", 1)
        host = room.hub.tokens.token(id, 2)
        ada, ben = room.device(id, 2), room.device(id, 1)
        room.hub.hosting.drop_seat(id, 2, 0)
        assert room.hub.tokens.seat_of(token) == (id, 0)
        assert room.hub.tokens.seat_of(host) == (id, 1)
        assert ben.got[-1]["type"] == "welcome"
        assert (ada.got[-1]["seat"], ben.got[-1]["seat"]) == (1, 0)
        assert [info["here"] for info in ada.around["seats"]] == [True, True]
        room.hub.hosting.start_game(id, 1)
        await ben.must(lay(ben))


@live
async def test_whoever_is_removed_before_play_loses_the_seat(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.gather()
        token = room.hub.tokens.token(id, 1)
        ben = room.device(id, 1)
        room.hub.hosting.remove(id, 0, 1)
        assert ben.got[-1] == {"type": "ended", "reason": "removed", "again": False}
        assert room.hub.tokens.seat_of(token) is None
        seat, _ = room.hub.hosting.join(id, "Cleo")
        assert seat == 1
        assert room.hub.tokens.seat_of(token) is None
        with pytest.raises(ParlourError, match="yourself"):
            room.hub.hosting.remove(id, 0, 0)


@live
async def test_whoever_is_removed_in_play_is_followed_by_a_bot(tmp_path: Path) -> None:
    async with Room(tmp_path, bots="inline") as room:
        id = room.begin()
        token = room.hub.tokens.token(id, 1)
        ada, ben = room.devices(id)
        room.hub.hosting.remove(id, 0, 1)
        assert ben.ended
        assert room.hub.tokens.seat_of(token) is None
        await ada.must(lay(ada))
        assert ada.view["seats"][1]["bot"] == "medium"
        assert ada.view["turn"] == 1  # the bot has voted, and played
        assert [prompt["kind"] for prompt in ada.prompts] == ["believe"]


@live
async def test_a_seat_moves_to_another_device_once(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin()
        old = room.hub.tokens.token(id, 1)
        phone = room.device(id, 1)
        spoilt = room.hub.tokens.move_code(id, 1)
        code = room.hub.tokens.move_code(id, 1)
        table, seat, token = room.hub.tokens.claim_move(code.lower())
        assert (table, seat) == (id, 1)
        assert phone.got[-1] == {"type": "ended", "reason": "moved", "again": False}
        assert room.hub.tokens.seat_of(old) is None
        assert room.hub.tokens.seat_of(token) == (id, 1)
        for used in (code, spoilt, "NEVER"):
            with pytest.raises(ParlourError, match="too old"):
                room.hub.tokens.claim_move(used)
        late = room.hub.tokens.move_code(id, 1)
        room.clock.now += 600
        with pytest.raises(ParlourError, match="too old"):
            room.hub.tokens.claim_move(late)


@live
async def test_hot_seat_has_all_persons_at_one_device_and_no_windows_that_close(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        people = [ADA, SeatInfo(kind="person", name="Ben"), SeatInfo(kind="person", name="Cleo")]
        meta = room.hub.hosting.create(TILES, {}, "", people, True, True)
        assert meta.persons == (0, 1, 2)
        assert not meta.public
        room.hub.hosting.start_game(meta.id, 0)
        ada, ben, cleo = (room.device(meta.id, seat) for seat in range(3))
        assert ada.got[0]["setting"]["options"]["challenge_time"] is None
        assert ada.got[0]["setting"]["options"]["answer_time"] is None
        first = (ada, ben, cleo)[ada.view["turn"]]
        await first.must("pass")
        first.drop()
        await room.pass_time(10_000)
        assert room.table(meta.id).waits_for == ((first.connection.seat + 1) % 3,)  # type: ignore[operator]
        own = room.hub.hosting.create(TILES, {"challenge_time": 5}, "", people, True, True)
        assert own.options["challenge_time"] == 5


@live
async def test_the_host_leaves_and_somebody_else_is_host(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.gather(names=("Ada", "Ben", "Cleo"))
        cleo = room.device(id, 2)
        room.hub.hosting.leave(id, 0)
        assert room.meta(id).host == 2  # she is there
        assert [info["host"] for info in cleo.around["seats"]] == [False, False, True]
        playing = room.begin(names=("Ada", "Ben", "Cleo"))
        ada, ben, _ = room.devices(playing)
        await ada.must("leave")
        assert room.meta(playing).host == 1
        assert [info["host"] for info in ben.around["seats"]] == [False, True, False]


@live
async def test_whoever_comes_to_a_table_that_everybody_left_is_its_host(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.hub.hosting.create("bluff", {}, "", [ADA, SeatInfo(), SeatInfo()], False, False).id
        room.hub.hosting.leave(id, 0)
        seat, _ = room.hub.hosting.join(id, "Ben", seat=1)
        assert room.meta(id).host == seat == 1
        room.hub.hosting.join(id, "Cleo", seat=0)
        assert room.meta(id).host == 1


@live
async def test_an_absent_host_is_followed_by_somebody_who_is_there(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.gather()
        ada, ben = room.devices(id)
        ada.drop()
        await room.pass_time(119)
        assert room.meta(id).host == 0
        await room.pass_time(1)
        assert room.meta(id).host == 1
        ben.drop()
        room.device(id, 0)
        ben = room.device(id, 1)
        await room.pass_time(500)
        assert room.meta(id).host == 1


@live
async def test_a_rematch_has_the_same_places_and_invites_everyone(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin(hand=2)
        with pytest.raises(ParlourError, match="still being played"):
            room.hub.hosting.rematch(id, 0)
        ada, ben, watcher = *room.devices(id), room.device(id, None)
        await ben.must("resign")
        meta = room.hub.hosting.rematch(id, 1)
        assert meta.status == "gathering"
        assert meta.options == {"hand": 2}
        assert (meta.host, meta.persons) == (1, (0, 1))
        for seat, device in ((0, ada), (1, ben)):
            (invitation,) = device.all("rematch")
            assert invitation["table"] == meta.id
            assert room.hub.tokens.seat_of(invitation["token"]) == (meta.id, seat)
        assert watcher.all("rematch") == [{"type": "rematch", "table": meta.id, "seat": None, "token": ""}]
        assert room.hub.hosting.rematch(id, 0).id == meta.id
        assert ada.around["next"] == meta.id
        late = room.device(id, 0)  # whoever comes later is invited too
        assert room.hub.tokens.seat_of(late.all("rematch")[0]["token"]) == (meta.id, 0)


@live
async def test_a_rematch_keeps_no_place_for_those_who_left(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin(names=("Ada", "Ben", "Cleo"))
        ada, ben, cleo = room.devices(id)
        await cleo.must("leave")
        await ben.must("resign")
        meta = room.hub.hosting.rematch(id, 0)
        assert [info.kind for info in meta.seats] == ["person", "person", "open"]
        assert cleo.all("rematch")[0]["seat"] is None
        assert ada.all("rematch")[0]["seat"] == 0


@live
async def test_a_rematch_against_bots_begins_at_once(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin(names=("Ada", "bot:medium"))
        await room.device(id, 0).must("resign")
        assert room.hub.hosting.rematch(id, 0).status == "playing"


@live
async def test_a_game_that_is_over_is_deleted_by_its_players(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        playing = room.begin()
        with pytest.raises(ParlourError, match="still being played"):
            room.hub.hosting.delete(playing, 0)
        id = await finished(room)
        token, watcher = room.hub.tokens.token(id, 1), room.device(id, None)
        room.hub.hosting.delete(id, 1)
        assert watcher.got[-1] == {"type": "ended", "reason": "deleted", "again": False}
        assert room.hub.tokens.seat_of(token) is None
        assert room.kept_lines(id) == []
        with pytest.raises(NoTable):
            room.table(id)
        await room.flush()
        assert room.hub.lobby.own_tables([token]) == []


@live
async def test_my_tables_and_whose_turn_it_is(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        first, second = room.begin(), room.gather()
        over = await finished(room)
        tokens = [room.hub.tokens.token(id, 0) for id in (first, second, over)]
        ben = room.hub.tokens.token(first, 1)
        mine = {one.table.id: one for one in room.hub.lobby.own_tables([*tokens, *tokens, "nonsense", ben])}
        assert len(mine) == 3
        assert {one.seat for one in room.hub.lobby.own_tables([ben])} == {1}
        found = room.hub.lobby.own_tables(tokens)
        assert {one.table.id: (one.table.status, one.your_turn) for one in found} == {
            first: ("playing", True),
            second: ("gathering", False),
            over: ("over", False),
        }
        await room.close()
        await room.open()
        assert [one.your_turn for one in room.hub.lobby.own_tables([tokens[0], ben])] == [True, False]
        assert len(room.hub.cache.tables) == 0  # it is known without taking the table


@live
async def test_public_tables_are_listed_while_somebody_is_there(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.gather()
        assert room.hub.lobby.public_tables() == []
        room.hub.hosting.set_public(id, 0, True)
        assert [one.id for one in room.hub.lobby.public_tables()] == [id]
        room.clock.now += 4000
        assert room.hub.lobby.public_tables() == []
        device = room.device(id, 0)
        assert [one.id for one in room.hub.lobby.public_tables()] == [id]
        device.drop()
        assert room.hub.lobby.public_tables() == []


@live
async def test_a_table_of_bots_alone_begins_by_itself(tmp_path: Path) -> None:
    async with Room(tmp_path, bots="inline") as room:
        bots = [SeatInfo(kind="bot", level="medium"), SeatInfo(kind="bot", level="medium")]
        meta = room.hub.hosting.create("bluff", {}, "", bots, True, False)
        await room.flush()
        assert room.meta(meta.id).status == "over"
        assert [info.name for info in meta.seats] == ["Rosie", "Otto"]


@live
async def test_what_the_table_is_told_before_play(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.gather(TILES, tests_of_faith=True)
        (notice,) = room.hub.lobby.view(id).notices
        assert "your opponent decides" in notice["en"]
        assert notice["fr"] != notice["en"]
        room.hub.hosting.add_seat(id, 0)
        assert room.hub.lobby.view(id).notices == ()
