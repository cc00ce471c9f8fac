"""A table on a television: it holds no seat, the first phone is the host, and it shows tiles while they are laid."""

from pathlib import Path

import pytest
from tests.choice import TILES
from tests.tables.harness import Client, HubHarness, Json, at_once, run_async

from parlour import ParlourError
from parlour.tables import drafts
from parlour.tables.errors import NotAllowed
from parlour.tables.messages import Draft
from parlour.tables.meta import Meta, SeatInfo

BOT = SeatInfo(kind="bot", name="Otto", level="medium")


def television(harness: HubHarness, *seats: SeatInfo, game: str = "bluff", **options: object) -> Meta:
    chosen = seats or (SeatInfo(), SeatInfo())
    return at_once(harness.hub.hosting.create(game, options, "", chosen, public=False, hot_seat=False, television=True))


def kinds(harness: HubHarness, id: str) -> list[str]:
    return [info.name or info.kind for info in harness.meta(id).seats]


@run_async
async def test_a_television_holds_no_seat_and_the_first_who_joins_is_the_host(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        meta = television(harness, SeatInfo(kind="person", name="The TV"), SeatInfo())
        screen = harness.client(meta.id, None)
        assert screen.lobby["television"]
        assert [info["kind"] for info in screen.lobby["seats"]] == ["open", "open"], "whatever was asked for"
        assert not any(info["host"] for info in screen.lobby["seats"])
        await harness.hub.hosting.join(meta.id, "Ben", 1)
        await harness.hub.hosting.join(meta.id, "Ada")
        await harness.flush()
        assert [info["host"] for info in screen.lobby["seats"]] == [False, True]
        with pytest.raises(NotAllowed):
            await harness.hub.hosting.start_game(meta.id, 0)
        await harness.hub.hosting.set_options(meta.id, 1, {})
        await harness.hub.hosting.start_game(meta.id, 1)
        assert screen.view["seat"] is None


@run_async
async def test_seats_are_added_for_phones_as_far_as_the_game_allows(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = television(harness).id
        for name in ("Ada", "Ben", "Cleo", "Dan"):
            await harness.hub.hosting.join(id, name)
        assert kinds(harness, id) == ["Ada", "Ben", "Cleo", "Dan"]
        with pytest.raises(ParlourError, match="All seats are taken"):
            await harness.hub.hosting.join(id, "Eve")


@run_async
async def test_the_game_begins_without_the_seats_that_are_still_open(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = television(harness, SeatInfo(), SeatInfo(), SeatInfo(), BOT).id
        _, token = await harness.hub.hosting.join(id, "Ada", 1)
        ada = harness.client(id, 1)
        await harness.hub.hosting.start_game(id, 1)
        assert kinds(harness, id) == ["Ada", "Otto"]
        assert await harness.hub.tokens.seat_of(token) == (id, 0)
        assert (ada.received[-1]["type"], ada.received[-1]["seat"]) == ("welcome", 0)
        assert harness.meta(id).host == 0


@run_async
async def test_a_start_with_too_few_changes_nothing(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = television(harness).id
        await harness.hub.hosting.join(id, "Ada")
        before = harness.meta(id)
        with pytest.raises(ParlourError, match="players"):
            await harness.hub.hosting.start_game(id, 0)
        assert harness.meta(id) == before


@run_async
async def test_the_next_phone_is_the_host_if_the_host_leaves_before_the_start(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = television(harness).id
        for name in ("Ada", "Ben"):
            await harness.hub.hosting.join(id, name)
        screen, ben = harness.client(id, None), harness.client(id, 1)
        await harness.hub.hosting.leave(id, 0)
        assert [info["host"] for info in screen.lobby["seats"]] == [False, True]
        ben.drop()
        await harness.hub.hosting.leave(id, 1)
        assert not any(info["host"] for info in screen.lobby["seats"])
        await harness.hub.hosting.join(id, "Cleo")
        assert harness.meta(id).seats[harness.meta(id).host].name == "Cleo"


@run_async
async def test_a_television_is_no_shared_device_and_stays_one_in_a_rematch(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        with pytest.raises(ParlourError, match="Choose one"):
            await harness.hub.hosting.create("bluff", {}, "", [SeatInfo()], False, True, television=True)
        id = television(harness, BOT, BOT).id
        assert harness.meta(id).status == "playing", "bots alone begin at once"
        id = television(harness).id
        for name in ("Ada", "Ben"):
            await harness.hub.hosting.join(id, name)
        await harness.hub.hosting.start_game(id, 0)
        ben = harness.client(id, 1)
        await ben.must_do("resign")
        assert (await harness.hub.hosting.rematch(id, 0)).television


# Drafts


class Laying:
    """A television table with tiles, the player on turn, and the other one."""

    def __init__(self, harness: HubHarness, **given: bool) -> None:
        self.harness = harness
        tv = given.get("television", True)
        seats = [SeatInfo(kind="person", name="Ada"), SeatInfo()]
        options: dict[str, object] = {"words": "checked"}
        meta = at_once(harness.hub.hosting.create(TILES, options, "", seats, False, False, television=tv))
        self.id = meta.id
        for name in ("Ada", "Ben")[0 if tv else 1 :]:
            at_once(harness.hub.hosting.join(self.id, name))
        at_once(harness.hub.hosting.start_game(self.id, 0))
        self.screen = harness.client(self.id, None)
        both = harness.clients(self.id)
        turn: int = both[0].view["turn"]
        self.mover, self.other = both[turn], both[1 - turn]
        self.rack: str = self.mover.view["rack"]
        self.letter = next(tile for tile in self.rack if tile != "?")

    def drafts(self) -> list[Json]:
        return self.screen.all("drafted")


def refusals(client: Client) -> list[str]:
    return [one["message"]["id"] for one in client.all("refused") if one["id"] == ""]


@run_async
async def test_those_who_watch_see_tiles_while_they_are_laid_and_nobody_else_does(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        laying = Laying(harness)
        turn = laying.mover.view["seat"]
        laying.mover.receive(Draft(f"8H={laying.letter}"))
        assert laying.drafts()[-1] == {"type": "drafted", "seat": turn, "draft": {"tiles": [[112, laying.letter]]}}
        assert laying.other.all("drafted") == laying.mover.all("drafted") == []
        late = harness.client(laying.id, None)
        assert [one["draft"] for one in late.all("drafted")] == [{"tiles": [[112, laying.letter]]}]
        laying.mover.receive(Draft(""))
        assert laying.drafts()[-1]["draft"] is None
        assert harness.client(laying.id, None).all("drafted") == []
        await harness.flush()
        assert harness.stored_lines(laying.id)[-1]["event"]["type"] != "drafted", "nothing of it is stored"


@run_async
async def test_a_draft_ends_with_the_turn(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        laying = Laying(harness)
        laying.mover.receive(Draft(f"8H={laying.letter}"))
        await laying.mover.must_do("pass")
        kinds = [one["type"] for one in laying.screen.received]
        assert laying.drafts()[-1]["draft"] is None
        assert kinds.index("happened") < len(kinds) - 1 - kinds[::-1].index("drafted"), "after what happened"
        laying.mover.receive(Draft(f"8H={laying.letter}"))
        assert refusals(laying.mover) == ["crossword-whose-turn"]
        assert laying.drafts()[-1]["draft"] is None


@run_async
async def test_only_what_the_player_on_turn_can_have_laid_is_shown(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        laying = Laying(harness)
        lacks = next(letter for letter in "QZXJKVWY" if letter not in laying.rack)
        for client, draft, id in (
            (laying.other, "8H=A", "crossword-whose-turn"),
            (laying.mover, f"8H={lacks}", "crossword-not-on-rack"),
            (laying.mover, "nonsense", "crossword-usage-draft"),
            (laying.screen, "8H=A", "tables-players-only"),
        ):
            client.receive(Draft(draft))
            assert refusals(client)[-1] == id
        laying.other.receive(Draft(""))
        assert laying.drafts() == []
        laying.mover.receive(Draft(f"8H={laying.letter}"))
        laying.other.receive(Draft(""))
        assert laying.drafts()[-1]["draft"] is not None, "nobody clears the tiles of another player"


@run_async
async def test_drafts_are_for_televisions_and_games_that_have_them(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        laying = Laying(harness, television=False)
        laying.mover.receive(Draft(f"8H={laying.letter}"))
        assert refusals(laying.mover) == ["tables-no-television"]
        id = television(harness).id
        for name in ("Ada", "Ben"):
            await harness.hub.hosting.join(id, name)
        ada = harness.client(id, 0)
        ada.receive(Draft("6"))
        assert refusals(ada) == ["tables-not-started"]
        await harness.hub.hosting.start_game(id, 0)
        ada.receive(Draft("6"))
        assert refusals(ada)[-1] == "tables-no-draft"


@run_async
async def test_drafts_are_limited_in_rate(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        laying = Laying(harness)
        for _ in range(drafts.MAX_DRAFTS + 5):
            laying.mover.receive(Draft(f"8H={laying.letter}"))
        assert len(laying.drafts()) == drafts.MAX_DRAFTS
        assert refusals(laying.mover) == ["tables-draft-too-fast"] * 5
        await harness.pass_time(drafts.PER_SECONDS)
        laying.mover.receive(Draft(""))
        assert laying.drafts()[-1]["draft"] is None
