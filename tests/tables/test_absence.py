"""AG-3: players who go away, and come back."""

from pathlib import Path

from tests.tables.harness import HubHarness, lay, run_async

from parlour.tables.absence import GRACE, SLOW_GRACE


@run_async
async def test_AG_3_the_others_are_asked_about_an_absent_player_the_table_waits_for(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        ada, ben = harness.clients(id)
        ada.drop()
        await harness.flush()
        assert not ben.lobby["seats"][0]["connected"]
        await harness.pass_time(GRACE - 1)
        assert ben.prompts == []
        await harness.pass_time(1)
        (prompt,) = ben.prompts
        assert prompt["kind"] == "absent"
        assert prompt["about"] == {"seat": 0}
        assert prompt["answers"] == ["vote wait", "vote bot", "vote leave"]


@run_async
async def test_AG_3_nobody_is_asked_about_somebody_the_table_does_not_wait_for(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        ada, ben = harness.clients(id)
        ben.drop()
        await harness.pass_time(GRACE * 2)
        assert ada.prompts == []
        await ada.must_do(lay(ada))  # now it waits for Ben, who has been away longer than the grace time
        await harness.flush()
        assert [prompt["kind"] for prompt in ada.prompts] == ["absent"]


@run_async
async def test_AG_3_a_player_who_is_back_in_time_is_not_absent(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        ada, ben = harness.clients(id)
        ada.drop()
        await harness.pass_time(GRACE - 1)
        harness.client(id, 0)
        await harness.pass_time(GRACE)
        assert ben.prompts == []


@run_async
async def test_AG_3_absent_players_are_not_asked_about_others(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        ada, ben = harness.clients(id)
        ada.drop()
        ben.drop()
        before = harness.stored_lines(id)
        await harness.pass_time(GRACE * 10)
        assert harness.stored_lines(id) == before


@run_async
async def test_AG_3_after_a_vote_to_wait_the_others_are_asked_again_later(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        ada, ben = harness.clients(id)
        ada.drop()
        await harness.pass_time(GRACE)
        await ben.must_do("vote wait")
        await harness.pass_time(GRACE - 1)
        assert ben.prompts == []
        await harness.pass_time(1)
        await ben.must_do("vote leave")
        assert ben.view["seats"][0]["standing"] == "left"
        assert ben.view["over"]


@run_async
async def test_AG_3_a_bot_takes_the_seat_and_gives_it_back(tmp_path: Path) -> None:
    async with HubHarness(tmp_path, bots="inline") as harness:
        id = harness.begin()
        ada, ben = harness.clients(id)
        ada.drop()
        await harness.pass_time(GRACE)
        await ben.must_do("vote bot")
        assert ben.view["seats"][0]["bot"] == "medium"
        assert [prompt["kind"] for prompt in ben.prompts] == ["believe"]  # the bot has played at once
        back = harness.client(id, 0)
        assert back.received[0]["view"]["seats"][0]["bot"] == ""
        assert back.kinds()[0] == "welcome"
        assert ben.view["seats"][0]["bot"] == ""
        await ben.must_do("vote yes")
        await ben.must_do(lay(ben))
        await harness.flush()
        assert [prompt["kind"] for prompt in back.prompts] == ["believe"]  # nobody answers for Ada any more


@run_async
async def test_AG_3_the_prompt_closes_when_the_player_is_back(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin(names=("Ada", "Ben", "Cleo"))
        ada, ben, cleo = harness.clients(id)
        ada.drop()
        await harness.pass_time(GRACE)
        await cleo.must_do("vote leave")
        harness.client(id, None)
        assert [prompt["kind"] for prompt in ben.prompts] == ["absent"]  # a spectator is not Ada
        back = harness.client(id, 0)
        assert back.received[0]["view"]["prompts"] == []
        assert ben.view["prompts"] == cleo.view["prompts"] == []
        await harness.pass_time(GRACE * 2)
        assert ben.view["seats"][0]["standing"] == "playing"
        await back.must_do(lay(back))


@run_async
async def test_AG_3_the_return_of_another_player_does_not_close_the_prompt(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin(names=("Ada", "Ben", "Cleo"))
        ada, _, cleo = harness.clients(id)
        ada.drop()
        cleo.drop()
        await harness.pass_time(GRACE)
        before = harness.stored_lines(id)
        cleo = harness.client(id, 2)
        assert harness.stored_lines(id) == before
        assert [prompt["kind"] for prompt in cleo.prompts] == ["absent"]


@run_async
async def test_AG_3_watching_does_not_take_the_seat_back(tmp_path: Path) -> None:
    async with HubHarness(tmp_path, bots="inline") as harness:
        id = harness.begin()
        ada, ben = harness.clients(id)
        ada.drop()
        await harness.pass_time(GRACE)
        await ben.must_do("vote bot")
        assert harness.client(id, None).view["seats"][0]["bot"] == "medium"


@run_async
async def test_AG_3_correspondence_games_wait_for_days(tmp_path: Path) -> None:
    harness = HubHarness(tmp_path)
    await harness.open()
    id = harness.begin(clock="turn", clock_seconds=7 * 86_400)
    ada, ben = harness.clients(id)
    ada.drop()
    await harness.pass_time(SLOW_GRACE - 10)
    assert ben.prompts == []
    await harness.close()
    await harness.open()  # absence continues to count over restarts
    ben = harness.client(id, 1)
    await harness.pass_time(10)
    assert [prompt["kind"] for prompt in ben.prompts] == ["absent"]
    await harness.close()


@run_async
async def test_AG_3_after_a_restart_everybody_has_time_to_come_back(tmp_path: Path) -> None:
    harness = HubHarness(tmp_path)
    await harness.open()
    id = harness.begin()
    ada, ben = harness.clients(id)
    ada.drop()
    await harness.pass_time(GRACE - 1)
    await harness.close()
    await harness.open()
    ben = harness.client(id, 1)
    await harness.pass_time(GRACE - 1)
    assert ben.prompts == []
    await harness.pass_time(1)
    assert ben.prompts != []
    await harness.close()


@run_async
async def test_AG_3_nobody_is_absent_in_a_pause(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        ada, ben = harness.clients(id)
        await ada.must_do("pause")
        await ben.must_do("accept")
        ada.drop()
        await harness.pass_time(GRACE * 3)
        assert ben.prompts == []
