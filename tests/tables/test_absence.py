"""AG-3: players who go away, and come back."""

from pathlib import Path

from tests.tables.room import Room, lay, live

from parlour.tables.absence import GRACE, SLOW_GRACE


@live
async def test_AG_3_the_others_are_asked_about_an_absent_player_the_table_waits_for(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin()
        ada, ben = room.devices(id)
        ada.drop()
        await room.flush()
        assert not ben.around["seats"][0]["here"]
        await room.pass_time(GRACE - 1)
        assert ben.prompts == []
        await room.pass_time(1)
        (prompt,) = ben.prompts
        assert prompt["kind"] == "absent"
        assert prompt["about"] == {"seat": 0}
        assert prompt["answers"] == ["vote wait", "vote bot", "vote leave"]


@live
async def test_AG_3_nobody_is_asked_about_somebody_the_table_does_not_wait_for(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin()
        ada, ben = room.devices(id)
        ben.drop()
        await room.pass_time(GRACE * 2)
        assert ada.prompts == []
        await ada.must(lay(ada))  # now it waits for Ben, who has been away for long enough
        await room.flush()
        assert [prompt["kind"] for prompt in ada.prompts] == ["absent"]


@live
async def test_AG_3_whoever_is_back_in_time_is_not_absent(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin()
        ada, ben = room.devices(id)
        ada.drop()
        await room.pass_time(GRACE - 1)
        room.device(id, 0)
        await room.pass_time(GRACE)
        assert ben.prompts == []


@live
async def test_AG_3_nobody_is_asked_who_is_not_there_either(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin()
        ada, ben = room.devices(id)
        ada.drop()
        ben.drop()
        before = room.kept_lines(id)
        await room.pass_time(GRACE * 10)
        assert room.kept_lines(id) == before


@live
async def test_AG_3_to_wait_is_asked_again_after_another_while(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin()
        ada, ben = room.devices(id)
        ada.drop()
        await room.pass_time(GRACE)
        await ben.must("vote wait")
        await room.pass_time(GRACE - 1)
        assert ben.prompts == []
        await room.pass_time(1)
        await ben.must("vote leave")
        assert ben.view["seats"][0]["standing"] == "left"
        assert ben.view["over"]


@live
async def test_AG_3_a_bot_takes_the_seat_and_gives_it_back(tmp_path: Path) -> None:
    async with Room(tmp_path, bots="inline") as room:
        id = room.begin()
        ada, ben = room.devices(id)
        ada.drop()
        await room.pass_time(GRACE)
        await ben.must("vote bot")
        assert ben.view["seats"][0]["bot"] == "medium"
        assert [prompt["kind"] for prompt in ben.prompts] == ["believe"]  # the bot has played at once
        back = room.device(id, 0)
        assert back.got[0]["view"]["seats"][0]["bot"] == ""
        assert back.kinds()[0] == "welcome"
        assert ben.view["seats"][0]["bot"] == ""
        await ben.must("vote yes")
        await ben.must(lay(ben))
        await room.flush()
        assert [prompt["kind"] for prompt in back.prompts] == ["believe"]  # nobody answers for Ada any more


@live
async def test_AG_3_nobody_is_asked_any_more_about_somebody_who_is_back(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin(names=("Ada", "Ben", "Cleo"))
        ada, ben, cleo = room.devices(id)
        ada.drop()
        await room.pass_time(GRACE)
        await cleo.must("vote leave")
        room.device(id, None)
        assert [prompt["kind"] for prompt in ben.prompts] == ["absent"]  # whoever watches is not Ada
        back = room.device(id, 0)
        assert back.got[0]["view"]["prompts"] == []
        assert ben.view["prompts"] == cleo.view["prompts"] == []
        await room.pass_time(GRACE * 2)
        assert ben.view["seats"][0]["standing"] == "playing"
        await back.must(lay(back))


@live
async def test_AG_3_somebody_else_coming_back_settles_nothing(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin(names=("Ada", "Ben", "Cleo"))
        ada, _, cleo = room.devices(id)
        ada.drop()
        cleo.drop()
        await room.pass_time(GRACE)
        before = room.kept_lines(id)
        cleo = room.device(id, 2)
        assert room.kept_lines(id) == before
        assert [prompt["kind"] for prompt in cleo.prompts] == ["absent"]


@live
async def test_AG_3_watching_does_not_take_the_seat_back(tmp_path: Path) -> None:
    async with Room(tmp_path, bots="inline") as room:
        id = room.begin()
        ada, ben = room.devices(id)
        ada.drop()
        await room.pass_time(GRACE)
        await ben.must("vote bot")
        assert room.device(id, None).view["seats"][0]["bot"] == "medium"


@live
async def test_AG_3_games_of_days_wait_for_days(tmp_path: Path) -> None:
    room = Room(tmp_path)
    await room.open()
    id = room.begin(clock="turn", clock_seconds=7 * 86_400)
    ada, ben = room.devices(id)
    ada.drop()
    await room.pass_time(SLOW_GRACE - 10)
    assert ben.prompts == []
    await room.close()
    await room.open()  # absence counts on, over restarts
    ben = room.device(id, 1)
    await room.pass_time(10)
    assert [prompt["kind"] for prompt in ben.prompts] == ["absent"]
    await room.close()


@live
async def test_AG_3_after_a_restart_everybody_has_time_to_come_back(tmp_path: Path) -> None:
    room = Room(tmp_path)
    await room.open()
    id = room.begin()
    ada, ben = room.devices(id)
    ada.drop()
    await room.pass_time(GRACE - 1)
    await room.close()
    await room.open()
    ben = room.device(id, 1)
    await room.pass_time(GRACE - 1)
    assert ben.prompts == []
    await room.pass_time(1)
    assert ben.prompts != []
    await room.close()


@live
async def test_AG_3_nobody_is_absent_in_a_pause(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin()
        ada, ben = room.devices(id)
        await ada.must("pause")
        await ben.must("accept")
        ada.drop()
        await room.pass_time(GRACE * 3)
        assert ben.prompts == []
