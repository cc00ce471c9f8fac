"""A hub and its backups on PostgreSQL."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.tables.harness import Client, Clock, HubHarness, lay, run_async
from tests.tables.test_store import open_dump

from parlour.cli import main
from parlour.contract.publishing import Submission
from parlour.tables import stores
from parlour.tables.errors import OwnedElsewhere, StoreError
from parlour.tables.hub import Hub
from parlour.tables.migrations import FORMAT
from parlour.tables.postgres import PostgresStore, shown
from parlour.tables.sqlite import SQLiteStore
from parlour.tables.store_worker import StoreWorker

MADE = Submission(name="Ford", about=b"{}", text="a map", picture=b"<svg/>")


class PostgresHarness(HubHarness):
    """A hub on a PostgreSQL database."""

    def __init__(self, address: str, clock: Clock | None = None) -> None:
        super().__init__(Path(), clock=clock)
        self.address = address

    async def open(self) -> None:
        self.postgres = PostgresStore(self.address, "serve")
        self.hub = Hub(StoreWorker(self.postgres), bots=False, clock=self.clock, test_seed=self.test_seed)
        await self.hub.start()

    async def close(self) -> None:
        await self.hub.stop()
        self.postgres.close()

    async def done(self, client: Client, command: str, id: str) -> None:
        """Send a command, and wait for its answer."""
        client.do(command, id)
        while not [one for one in client.received if one.get("id") == id]:
            await asyncio.sleep(0.001)
        assert client.answer(id)["type"] == "done", client.answer(id)


@run_async
async def test_games_are_played_and_go_on_after_a_restart(postgres: str) -> None:
    harness = PostgresHarness(postgres)
    await harness.open()
    id = await harness.begun()
    ada, ben = [await harness.connected(id, seat) for seat in (0, 1)]
    command = lay(ada)
    await harness.done(ada, command, "laid")
    await harness.hub.cache.settle()
    assert ben.prompts[0]["kind"] == "believe"
    await harness.close()
    assert ada.received[-1] == {"type": "ended", "reason": "closing", "again": True}
    harness.clock.now += 100
    await harness.open()
    ada, ben = [await harness.connected(id, seat, 3) for seat in (0, 1)]
    await harness.done(ada, command, "laid")  # sent again: it is applied once
    await harness.done(ben, "vote yes", "voted")
    await harness.hub.cache.settle()
    stored = harness.postgres.read(id)
    assert stored is not None
    assert sum(b'"id":"laid"' in line for line in stored.lines) == 1
    assert ada.n == len(stored.lines)
    await harness.close()


@run_async
async def test_a_hub_that_lost_its_table_lets_go(postgres: str) -> None:
    harness = PostgresHarness(postgres)
    await harness.open()
    other = PostgresHarness(postgres, clock=harness.clock)
    await other.open()
    id = await harness.begun()
    ada = await harness.connected(id, 0)
    await harness.hub.cache.settle()
    with pytest.raises(OwnedElsewhere):
        await other.connected(id, 0)
    harness.postgres._db.execute("UPDATE runs SET lease_until = 0 WHERE number = ?", (harness.hub.cache.run.number,))
    elsewhere = await other.connected(id, 0)
    command = lay(elsewhere)
    await other.done(elsewhere, command, "there")
    ada.do(command, "here")
    await harness.hub.cache.settle()
    assert not [one for one in ada.received if one.get("id") == "here"]  # the client sends it again, to the new owner
    assert ada.received[-1] == {"type": "ended", "reason": "closing", "again": True}
    with pytest.raises(OwnedElsewhere):
        await harness.connected(id, 0)
    stored = harness.postgres.read(id)
    assert stored is not None
    assert [b'"id":"there"' in line for line in stored.lines].count(True) == 1
    assert not any(b'"id":"here"' in line for line in stored.lines)
    for one in (harness, other):
        await one.close()


def test_a_database_that_is_served_is_not_replaced(postgres: str) -> None:
    with closing(PostgresStore(postgres, "serve")) as store, closing(PostgresStore(postgres, "serve")):
        with pytest.raises(StoreError, match="Another Parlour server"):
            PostgresStore(postgres, "replace")
        reader = PostgresStore(postgres)  # a backup is made while it is served
        # The servers lose their connections, and somebody restores a backup.
        reader._db.execute("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE pid != pg_backend_pid()")
        with pytest.raises(StoreError):
            store.check()
        with closing(PostgresStore(postgres, "replace")), pytest.raises(StoreError, match="Another"):
            store.check()
        store.check()  # it is done
        reader.close()


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    """A file of version 0.1 with three games."""
    path = tmp_path / "old.db"
    open_dump(path, "format-1.sql")
    return path


def test_a_file_of_0_1_moves_to_postgresql_and_back(old_file: Path, postgres: str, tmp_path: Path) -> None:
    upgraded = stores.upgrade(old_file)
    assert (upgraded.before, upgraded.after, upgraded.copy) == (1, FORMAT, tmp_path / "old-format-1.db")
    assert stores.upgrade(old_file).copy is None
    with closing(SQLiteStore(old_file)) as file:
        secret, item = file.secret(), file.gallery.publish("maps", "a maker's secret", 1.0, MADE)
        with closing(sqlite3.connect(old_file)) as db:
            ids = [id for (id,) in db.execute("SELECT id FROM tables")]
        tables = {id: file.read(id) for id in ids}
        runs = file.runs(0)
    checked = stores.check(old_file)
    assert checked.tables == len(tables) == 3

    assert stores.restore(old_file, postgres) is None
    assert stores.check(postgres) == checked
    assert stores.back_up(postgres, tmp_path / "back.db") == 3
    assert stores.check(tmp_path / "back.db") == checked
    with closing(PostgresStore(postgres)) as database, closing(SQLiteStore(tmp_path / "back.db")) as back:
        for store in (database, back):
            assert {id: store.read(id) for id in tables} == tables
            assert (store.secret(), store.runs(0)) == (secret, runs)
            found = store.gallery.find(item)
            assert found is not None and found[1] == "a map"
            assert store.begin_run(1e9).number == runs[-1].number + 1
        id = next(id for id, stored in tables.items() if stored is not None and stored.lines)
        stored = database.acquire(id, database.begin_run(1e9).number, 1e9)
        assert stored is not None
        with database.transaction():
            database.append(id, stored.epoch, len(stored.lines), [b"{}"])
    previous = stores.restore(tmp_path / "back.db", postgres)
    assert previous is not None and stores.check(previous).lines == checked.lines + 1
    assert stores.check(postgres) == checked


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_missing_line_is_found(kind: str, old_file: Path, request: pytest.FixtureRequest) -> None:
    place: stores.Place = old_file
    stores.upgrade(old_file)
    if kind == "postgres":
        place = request.getfixturevalue("postgres")
        stores.restore(old_file, place)
    store = SQLiteStore(old_file) if isinstance(place, Path) else PostgresStore(place)
    with store.transaction():
        store._db.execute("DELETE FROM logs WHERE n = (SELECT min(n) FROM logs WHERE n >= 0)")
    store.close()
    with pytest.raises(StoreError, match="are missing"):
        stores.check(place)


def test_the_command_line_takes_a_database(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def says(*line: str) -> tuple[int, str]:
        status = main([*line, "--language", "en"])
        told = capsys.readouterr()
        return status, (told.out + told.err).strip()

    backup, file = str(tmp_path / "games.db"), str(tmp_path / "tables.db")
    assert says("db", "upgrade", "--store", postgres) == (0, f"{shown(postgres)} is in the current format (2).")
    assert says("db", "check", "--store", postgres, "--data", file)[0] == 2
    assert says("backup", backup, "--store", postgres) == (0, f"0 games are saved in {backup}.")
    assert says("db", "check", "--data", backup) == (0, f"{backup} is fine: 0 games, 0 lines in their logs.")
    monkeypatch.setenv("PARLOUR_STORE", postgres)
    assert says("restore", backup) == (0, f"All games from {backup} are restored.")
    assert says("db", "check")[0] == 0
    assert says("db", "check", "--data", file) == (2, f"parlour: There’s no database {file}.")
    assert says("db", "check", "--store", "mysql://games")[0] == 2
    assert says("db")[0] == 2
