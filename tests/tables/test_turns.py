"""While a table is being written, nothing else happens at it, and nobody is told of anything that is not stored."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from tests.tables.harness import Client, HubHarness, Json, lay, run_async

from parlour.kernel.errors import ParlourError
from parlour.server.tables import sitting
from parlour.tables.errors import NoSeat, NoTable, StoreError
from parlour.tables.sqlite import SQLiteStore
from parlour.tables.store import Store
from parlour.tables.store_worker import StoreWorker

R = TypeVar("R")


class Door(StoreWorker):
    """A store behind a door. While it is closed, jobs wait; `fault` is what they then find."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.at_once = False
        self.is_open = asyncio.Event()
        self.is_open.set()
        self.fault: StoreError | None = None
        self.writes_anyway = False

    async def call(self, job: Callable[[Store], R]) -> R:
        await self.is_open.wait()
        fault, self.fault = self.fault, None
        if fault is None or self.writes_anyway:
            result = job(self.store)
        if fault is not None:
            raise fault
        return result


class Behind:
    """A table of two behind a door, where play has begun."""

    def __init__(self, folder: Path) -> None:
        self.harness = HubHarness(folder, worker=self._door)

    def _door(self, store: SQLiteStore) -> Door:
        self.door = Door(store)
        return self.door

    async def __aenter__(self) -> "Behind":
        await self.harness.open()
        self.id = await self.harness.begun()
        self.ada, self.ben = [await self.harness.connected(self.id, seat) for seat in (0, 1)]
        await self.harness.flush()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.door.is_open.set()
        await self.harness.close()

    async def open_door(self) -> None:
        self.door.is_open.set()
        await self.harness.flush()


async def ticks(count: int = 5) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


@run_async
async def test_nobody_is_told_before_the_commit(tmp_path: Path) -> None:
    async with Behind(tmp_path) as game:
        lines = len(game.harness.stored_lines(game.id))
        game.door.is_open.clear()
        command = lay(game.ada)
        for client in (game.ada, game.ben):
            client.received.clear()
        laid = game.ada.do(command)
        public = asyncio.create_task(game.harness.hub.hosting.set_public(game.id, 0, True))
        late = asyncio.create_task(game.harness.connected(game.id, None))
        view = asyncio.create_task(game.harness.hub.cache.look(game.id, lambda table: table.n))
        await ticks()
        assert game.ada.received == game.ben.received == []
        assert not (await game.harness.hub.lobby.view(game.id)).public
        assert [task.done() for task in (public, late, view)] == [False] * 3
        await game.open_door()
        assert game.ada.answer(laid)["type"] == "done"
        assert await view == (await late).n == lines + 2 == len(game.harness.stored_lines(game.id))
        await public
        assert game.ben.lobby["public"]


@run_async
async def test_nobody_is_told_by_the_commit_of_another_table(tmp_path: Path) -> None:
    async with Behind(tmp_path) as game:
        id = await game.harness.begun()
        other = await game.harness.connected(id, 0)
        await game.harness.flush()
        game.door.is_open.clear()
        other.say("Hm.")  # is written
        game.harness.hub.cache.tables[game.id].change_lobby()  # is only sent, in the same tick
        await ticks()
        laid = game.ada.do(lay(game.ada))  # while the other table is written
        stored: list[bool] = []

        def look(client: Client, message: Json) -> None:
            if message.get("id") == laid:
                stored.append(laid in [line.get("id") for line in game.harness.stored_lines(game.id)])

        game.ada.on_message = look
        await game.open_door()
        assert stored == [True]


@run_async
async def test_what_arrives_during_a_commit_is_done_in_its_order_and_counts_from_its_arrival(tmp_path: Path) -> None:
    async with Behind(tmp_path) as game:
        game.door.is_open.clear()
        game.ada.do(lay(game.ada), "laid")
        await ticks()
        began = game.harness.clock.now
        game.ben.do("vote no", "first")
        game.ben.do("vote yes", "second")
        game.harness.clock.now += 3.0
        await ticks()
        assert game.ben.all("done") == []
        await game.open_door()
        assert game.ben.answer("first")["type"] == "done"
        assert game.ben.answer("second")["type"] == "refused"  # the vote is over
        (voted,) = [line for line in game.harness.stored_lines(game.id) if line.get("id") == "first"]
        assert (voted["at"], voted["raw"]) == (began, began + 3.0)


@run_async
async def test_after_a_failed_commit_what_waited_is_done_on_what_is_stored(tmp_path: Path) -> None:
    async with Behind(tmp_path) as game:
        stored = game.harness.stored_lines(game.id)
        game.door.is_open.clear()
        game.door.fault = StoreError("tables-not-saved", reason="test")
        game.ada.do(lay(game.ada), "lost")
        await ticks()
        game.ben.do("vote no", "early")
        game.ada.do(lay(game.ada), "again")
        muted = asyncio.create_task(game.harness.hub.hosting.mute(game.id, 0, 1))
        await ticks()
        await game.open_door()
        await muted
        assert game.ada.answer("lost")["message"]["id"] == "tables-not-saved"
        assert game.ben.answer("early")["type"] == "refused"  # there is nothing to vote on
        assert game.ada.answer("again")["type"] == "done"
        ids = [line.get("id") for line in game.harness.stored_lines(game.id)[len(stored) :] if line.get("command")]
        assert ids == ["again"]


@run_async
async def test_a_change_of_the_host_fails_with_its_commit(tmp_path: Path) -> None:
    async with Behind(tmp_path) as game:
        game.door.fault = StoreError("tables-not-saved", reason="test")
        with pytest.raises(StoreError):
            await game.harness.hub.hosting.mute(game.id, 0, 1)
        assert not game.harness.meta(game.id).seats[1].muted


@run_async
async def test_a_commit_whose_answer_is_lost_counts(tmp_path: Path) -> None:
    async with Behind(tmp_path) as game:
        game.door.fault, game.door.writes_anyway = StoreError("tables-not-saved", reason="test"), True
        game.ada.say("Good evening")
        game.ada.do(lay(game.ada), "laid")
        muted = asyncio.create_task(game.harness.hub.hosting.mute(game.id, 0, 1))
        await game.harness.flush()
        await muted
        assert game.harness.hub.counts.failed_commits == 1
        assert game.ada.answer("laid")["type"] == "done"
        assert [one["type"] for one in game.ada.received].count("refused") == 0
        assert [line.get("id") for line in game.harness.stored_lines(game.id)].count("laid") == 1
        assert game.ben.prompts[0]["kind"] == "believe"
        assert game.ben.lobby["seats"][1]["muted"]


@run_async
async def test_a_table_is_loaded_once_for_all_who_wait_for_it(tmp_path: Path) -> None:
    async with Behind(tmp_path) as game:
        await game.harness.kill()
        await game.harness.open()
        clients = await asyncio.gather(*(game.harness.connected(game.id, seat) for seat in (0, 1, None)))
        await game.harness.flush()
        assert game.harness.hub.counts.conflicts == 0
        assert {client.n for client in clients} == {len(game.harness.stored_lines(game.id))}
        missing = await asyncio.gather(
            *(game.harness.connected("nowhere", None) for _ in range(2)), return_exceptions=True
        )
        assert [type(error) for error in missing] == [NoTable] * 2


@run_async
async def test_two_rematches_at_once_are_one(tmp_path: Path) -> None:
    async with Behind(tmp_path) as game:
        game.ben.do("resign")
        await game.harness.flush()
        hosting = game.harness.hub.hosting
        ada, ben = await asyncio.gather(hosting.rematch(game.id, 0), hosting.rematch(game.id, 1))
        assert ada.id == ben.id == game.harness.meta(game.id).next
        tables = game.harness.file.execute("SELECT count(*) FROM tables").fetchone()
        assert tables == (2,)


@run_async
async def test_a_deleted_table_answers_nobody_who_waits_for_it(tmp_path: Path) -> None:
    async with Behind(tmp_path) as game:
        id = await game.harness.gathered()
        ada = await game.harness.connected(id, 0)
        await game.harness.flush()
        game.door.is_open.clear()
        deleted = asyncio.create_task(game.harness.hub.hosting.delete(id, 0))
        await ticks()
        joined = asyncio.create_task(game.harness.hub.hosting.set_public(id, 0, True))
        ada.say("Still here?")
        await ticks()
        await game.open_door()
        await deleted
        with pytest.raises(NoTable):
            await joined
        assert ada.received[-1] == {"type": "ended", "reason": "deleted", "again": False}
        assert ada.all("done") == []


@run_async
async def test_a_store_that_waits_for_the_disk_has_a_thread_of_its_own(tmp_path: Path) -> None:
    harness = HubHarness(tmp_path)
    for run in range(2):
        hub = harness.hub_of(SQLiteStore(harness.path, sync="full"))
        assert not hub.store.at_once
        await hub.start()
        if run == 0:
            id = await harness.begun()
        ada = await harness.connected(id, 0)
        ada.do(lay(ada) if run == 0 else "pause", f"run {run}")
        while not ada.all("done"):
            await asyncio.sleep(0.001)
        await harness.close()
    async with harness:
        assert {"run 0", "run 1"} <= {line.get("id") for line in harness.stored_lines(id)}


@run_async
async def test_who_waits_while_seats_move_up_acts_for_their_own_seat(tmp_path: Path) -> None:
    async with Behind(tmp_path) as game:
        hub = game.harness.hub
        id = await game.harness.gathered("bluff", ("Ada", "Dan", "Ben", "Cleo"))
        await hub.hosting.leave(id, 1)
        tokens = [await hub.tokens.token(id, seat) for seat in (2, 3)]
        game.door.is_open.clear()
        dropped = asyncio.create_task(hub.hosting.drop_seat(id, 0, 1))
        await ticks()
        ben, cleo = [(await sitting(hub, id, f"Bearer {token}")).who for token in tokens]
        told: list[bytes] = []
        waiting = [
            asyncio.create_task(hub.hosting.leave(id, ben)),
            asyncio.create_task(hub.hosting.add_number(id, cleo, "Cleo7")),
            asyncio.create_task(hub.hosting.set_seat(id, cleo, 2, "person", "Clea")),
        ]
        connected = asyncio.create_task(hub.connect(id, cleo, told.append))
        await ticks()
        assert not dropped.done()
        await game.open_door()
        await asyncio.gather(dropped, *waiting)
        there = [(info.kind, info.name, info.number) for info in game.harness.meta(id).seats]
        assert there == [("person", "Ada", ""), ("open", "", ""), ("person", "Clea", "Cleo7")]
        assert (await connected).seat == 2 and b'"seat":2,"n"' in told[0]


@run_async
async def test_a_request_that_waits_while_seats_move_up_changes_no_other_seat(tmp_path: Path) -> None:
    async with Behind(tmp_path) as game:
        hub = game.harness.hub
        names = ("Ada", "Dan", "bot:medium", "Ben")
        id = await game.harness.gathered("bluff", names)
        await hub.hosting.leave(id, 1)
        ada, ben = [await hub.tokens.token(id, seat) for seat in (0, 3)]
        game.door.is_open.clear()
        dropped = asyncio.create_task(hub.hosting.drop_seat(id, 0, 1))
        await ticks()
        host, guest = [await sitting(hub, id, f"Bearer {token}") for token in (ada, ben)]
        refused = [
            asyncio.create_task(work)
            for work in (
                hub.hosting.drop_seat(id, host.who, host.named(1)),
                hub.hosting.set_seat(id, host.who, host.named(2), "bot", "Otto"),
                hub.hosting.seat_program(id, host.who, host.named(1)),
                hub.hosting.mute(id, host.who, host.player(2)),
                hub.hosting.remove(id, host.who, host.player(2)),
                hub.hosting.join(id, "Cleo", host.named(1)),
            )
        ]
        renamed = asyncio.create_task(hub.hosting.set_seat(id, guest.who, guest.named(3), "person", "Benno"))
        await ticks()
        assert not dropped.done()
        await game.open_door()
        await asyncio.gather(dropped, renamed)
        for task in refused:
            with pytest.raises(ParlourError, match="The seats have changed"):
                await task
        there = game.harness.meta(id).seats
        assert [(info.kind, info.name, info.muted) for info in there] == [
            ("person", "Ada", False),
            ("bot", there[1].name, False),
            ("person", "Benno", False),
        ]
        assert there[1].name not in ("", "Otto")


@run_async
async def test_a_request_that_waits_while_a_seat_changes_hands_is_not_for_the_next_player(tmp_path: Path) -> None:
    async with Behind(tmp_path) as game:
        hub = game.harness.hub
        id = await game.harness.gathered("bluff", ("Ada", "Ben", "Cleo"))
        ada = await hub.tokens.token(id, 0)
        game.door.is_open.clear()
        left = asyncio.create_task(hub.hosting.leave(id, 1))
        await ticks()
        host = await sitting(hub, id, f"Bearer {ada}")
        joined = asyncio.create_task(hub.hosting.join(id, "Dan"))
        removed = asyncio.create_task(hub.hosting.remove(id, host.who, host.player(1)))
        await ticks()
        await game.open_door()
        await asyncio.gather(left, joined)
        with pytest.raises(ParlourError, match="The seats have changed"):
            await removed
        assert [info.name for info in game.harness.meta(id).seats] == ["Ada", "Dan", "Cleo"]


@run_async
async def test_who_waits_while_their_seat_is_freed_is_refused(tmp_path: Path) -> None:
    async with Behind(tmp_path) as game:
        hub = game.harness.hub
        id = await game.harness.gathered("bluff", ("Ada", "Ben", "Cleo"))
        token = await hub.tokens.token(id, 1)
        game.door.is_open.clear()
        removed = asyncio.create_task(hub.hosting.remove(id, 0, 1))
        await ticks()
        ben = (await sitting(hub, id, f"Bearer {token}")).who
        waiting = [asyncio.create_task(hub.connect(id, ben, print)), asyncio.create_task(hub.hosting.leave(id, ben))]
        await ticks()
        await game.open_door()
        await removed
        for task in waiting:
            with pytest.raises(NoSeat):
                await task
