"""The stores in SQLite and PostgreSQL: fencing by epoch, atomic transactions; and the file of SQLite."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import psycopg
import pytest
from msgspec.structs import replace

from parlour.tables import stores
from parlour.tables.backup import back_up
from parlour.tables.errors import Conflict, OwnedElsewhere, StoreError
from parlour.tables.meta import Meta, SeatInfo
from parlour.tables.postgres import FIRST, SERVER_LOCK, PostgresStore, shown
from parlour.tables.postgres import FORMAT as POSTGRES_FORMAT
from parlour.tables.sql_store import CHAT_KEPT, SQLStore
from parlour.tables.sqlite import SQLiteStore
from parlour.tables.store import StoredSnapshot, StoredTable, Waiting
from parlour.tables.stores import secret_of


def meta_of(id: str, code: str = "CODE", **changes: object) -> Meta:
    return Meta(id=id, code=code, game="bluff", options={}, seats=(SeatInfo(),), created=1.0, **changes)  # type: ignore[arg-type]


Opener = Callable[[], SQLStore]


@pytest.fixture(params=["sqlite", "postgres"])
def opener(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Opens a store of either kind, as often as it is called."""
    address = request.getfixturevalue("postgres") if request.param == "postgres" else ""
    opened: list[SQLStore] = []

    def open_store() -> SQLStore:
        opened.append(PostgresStore(address) if address else SQLiteStore(tmp_path / "tables.db"))
        return opened[-1]

    yield open_store
    for store in opened:
        store.close()


@pytest.fixture
def any_store(opener: Opener) -> SQLStore:
    return opener()


@pytest.fixture
def store(tmp_path: Path) -> SQLiteStore:
    return SQLiteStore(tmp_path / "tables.db")


def acquire(store: SQLStore, id: str, run: int | None = None, now: float = 0.0) -> StoredTable:
    """Acquire a table for that run, or for a new one."""
    stored = store.acquire(id, store.begin_run(now).number if run is None else run, now)
    assert stored is not None
    return stored


def test_lines_are_stored_in_order_and_appended_only_where_expected(any_store: SQLStore) -> None:
    store = any_store
    with store.transaction():
        assert store.create(meta_of("t"))
    epoch = acquire(store, "t").epoch
    with store.transaction():
        store.append("t", epoch, -1, [b"head", b"1", b"2"])
    for wrong in (-1, 0, 1, 3):
        with pytest.raises(Conflict), store.transaction():
            store.append("t", epoch, wrong, [b"x"])
    with store.transaction():
        store.append("t", epoch, 2, [b"3"])
    stored = store.read("t")
    assert stored is not None
    assert (stored.head, stored.lines) == (b"head", [b"1", b"2", b"3"])


def test_acquiring_a_table_fences_off_its_former_owner(any_store: SQLStore) -> None:
    store = any_store
    with store.transaction():
        store.create(meta_of("t"))
    run = store.begin_run(0.0).number
    old, new = acquire(store, "t", run).epoch, acquire(store, "t", run).epoch
    assert new == old + 1
    attempts: tuple[Callable[[], object], ...] = (
        lambda: store.append("t", old, -1, [b"head"]),
        lambda: store.save_meta(meta_of("t", public=True), old),
        lambda: store.save_snapshot("t", old, StoredSnapshot(1, 1, b"{}")),
        lambda: store.add_chat("t", old, [(1, b"x")]),
        lambda: store.save_run("t", old, 2),
        lambda: store.release("t", old, None, (), 2.0),
        lambda: store.delete("t", old),
    )
    for attempt in attempts:
        with pytest.raises(Conflict) as conflict, store.transaction():
            attempt()
        assert conflict.value.table == "t"
    with store.transaction():
        store.append("t", new, -1, [b"head"])


def test_AG_6_downtime_is_counted_for_each_table_from_its_last_sign_of_life(any_store: SQLStore) -> None:
    store = any_store
    with store.transaction():
        for id in ("held", "released", "new", "late"):
            store.create(meta_of(id, id.upper()))
    first = store.begin_run(100.0)
    assert first.session == first.number
    for id in ("held", "released", "late"):
        assert acquire(store, id, first.number, 101.0).gaps == ()
    with store.transaction():
        store.release("released", 1, None, (), 110.0)
        store.release("late", 1, None, (), 110.0)
        store.note_alive(first.number, 120.0)
    store.end_run(first.number, 120.0)  # the lease is over, and “held” was not released
    second = store.begin_run(200.0)
    assert second.session == second.number
    held = acquire(store, "held", second.number, 205.0)
    assert (held.gaps, held.run) == (((120.0, 205.0),), first.number)
    assert acquire(store, "held", second.number, 206.0).gaps == ((120.0, 206.0),)  # it is not accounted for yet
    with store.transaction():
        store.save_run("held", held.epoch + 1, second.number)
    assert acquire(store, "held", second.number, 207.0).gaps == ()
    assert acquire(store, "released", second.number, 205.0).gaps == ((120.0, 200.0),)
    assert acquire(store, "new", second.number, 205.0).gaps == ()
    store.end_run(second.number, 210.0)
    third = store.begin_run(300.0)
    assert acquire(store, "late", third.number, 301.0).gaps == ((120.0, 200.0), (210.0, 300.0))
    again = store.begin_run(350.0, after=third.number)  # the process was stopped
    assert (again.session, store.owned(third.number), store.owned(again.number)) == (again.number, set(), {"late"})
    assert acquire(store, "late", again.number, 350.0).gaps[-1] == (300.0, 350.0)


def test_a_fenced_table_does_not_stop_the_others_in_the_same_transaction(any_store: SQLStore) -> None:
    store = any_store
    with store.transaction():
        store.create(meta_of("a", "A"))
        store.create(meta_of("b", "B"))
    run = store.begin_run(0.0).number
    a, b = acquire(store, "a", run).epoch, acquire(store, "b", run).epoch
    acquire(store, "a", run)
    with store.transaction():
        with pytest.raises(Conflict):
            store.append("a", a, -1, [b"head"])
        store.append("b", b, -1, [b"head"])
    kept_a, kept_b = store.read("a"), store.read("b")
    assert kept_a is not None
    assert kept_b is not None
    assert (kept_a.head, kept_b.head) == (None, b"head")


def test_a_failed_transaction_leaves_no_trace(store: SQLiteStore) -> None:
    with store.transaction():
        store.create(meta_of("t"))
    epoch = acquire(store, "t").epoch
    (pages,) = store._db.execute("PRAGMA page_count").fetchone()
    store._db.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreError, match="nothing has changed"), store.transaction():
        store.append("t", epoch, -1, [b"head", *[b"x" * 1000] * 100])
    store._db.execute("PRAGMA max_page_count = 1000000")
    stored = store.read("t")
    assert stored is not None
    assert stored.head is None
    with store.transaction():
        store.append("t", epoch, -1, [b"head"])


def test_codes_are_unique_among_tables_that_are_not_over(any_store: SQLStore) -> None:
    store = any_store
    with store.transaction():
        assert store.create(meta_of("first"))
        assert not store.create(meta_of("second"))
    assert store.by_code("CODE") == "first"
    with store.transaction():
        store.save_meta(meta_of("first", status="over"), 0)
    assert store.by_code("CODE") is None
    with store.transaction():
        assert store.create(meta_of("second"))
    assert store.by_code("CODE") == "second"


def test_a_closed_store_refuses(any_store: SQLStore) -> None:
    store = any_store
    store.close()
    with pytest.raises(StoreError):
        store.meta("t")
    with pytest.raises(StoreError), store.transaction():
        store.create(meta_of("t"))


def test_stored_chat_is_limited(any_store: SQLStore) -> None:
    store = any_store
    with store.transaction():
        store.create(meta_of("t"))
    epoch = acquire(store, "t").epoch
    with store.transaction():
        for n in range(1, CHAT_KEPT + 11):
            store.add_chat("t", epoch, [(n, str(n).encode())])
    stored = store.read("t")
    assert stored is not None
    assert (len(stored.chat), stored.chat[0]) == (CHAT_KEPT, b"11")


def test_only_its_owner_may_read_the_file(store: SQLiteStore) -> None:
    assert store.path.stat().st_mode & 0o077 == 0


def test_the_secret_is_made_once(opener: Opener) -> None:
    first = opener()
    secret = first.secret()
    first.close()
    assert len(secret) == 32
    assert opener().secret() == secret


def test_the_operator_reads_the_secret_while_the_store_is_served(
    store: SQLiteStore, postgres: str, tmp_path: Path
) -> None:
    secret = store.secret()
    assert secret_of(store.path) == secret
    with closing(PostgresStore(postgres, "serve")) as served:
        assert secret_of(postgres) == served.secret()
    with pytest.raises(StoreError, match="There’s no database"):
        secret_of(tmp_path / "nowhere.db")


def test_a_listing_has_all_tables_newest_first(any_store: SQLStore) -> None:
    with any_store.transaction():
        for n in range(5):
            assert any_store.create(replace(meta_of(f"t{n}", f"C{n}"), created=float(n)))
    total, found = any_store.listing(2, 1)
    assert total == 5
    assert [(meta.id, used) for meta, used in found] == [("t3", 3.0), ("t2", 2.0)]


def test_a_file_that_is_no_store_is_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("Buy milk. " * 1000)
    with pytest.raises(StoreError, match="Can’t open"):
        SQLiteStore(text)
    assert text.read_text() == "Buy milk. " * 1000
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as db:
        db.execute("CREATE TABLE birds (name TEXT)")
    with pytest.raises(StoreError, match="isn’t a database"):
        SQLiteStore(other)


def test_a_store_of_a_newer_parlour_is_left_alone(store: SQLiteStore) -> None:
    store._db.execute("PRAGMA user_version = 99")
    store.close()
    with pytest.raises(StoreError, match="isn’t a database"):
        SQLiteStore(store.path)


def test_the_wal_is_truncated(store: SQLiteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.tables.sqlite.WAL_LIMIT", 100_000)
    journal = store.path.with_name("tables.db-wal")
    with store.transaction():
        store.create(meta_of("t"))
    epoch = acquire(store, "t").epoch
    with store.transaction():
        store.append("t", epoch, -1, [b"x" * 1000] * 300)
    assert journal.stat().st_size > 100_000
    store.maintain()
    assert journal.stat().st_size == 0


def test_sync_full_waits_for_the_disk(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "tables.db", sync="full")
    assert store._db.execute("PRAGMA synchronous").fetchone() == (2,)
    with store.transaction():
        store.create(meta_of("t"))
    store.close()
    assert SQLiteStore(tmp_path / "tables.db").meta("t") == meta_of("t")


def open_dump(path: Path, dump: str) -> None:
    """A store of an earlier version, from what its tables contained."""
    with closing(sqlite3.connect(path)) as db:
        db.executescript((Path(__file__).parent / dump).read_text(encoding="utf-8"))
        db.execute("PRAGMA application_id = 1348563564")


def test_a_store_of_format_1_is_copied_and_upgraded(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    open_dump(path, "format-1.sql")
    with closing(sqlite3.connect(path)) as db:
        rows = {
            id: (msgspec.json.decode(meta), run) for id, meta, run in db.execute("SELECT id, meta, run FROM tables")
        }
        logs = db.execute("SELECT id, n, lines FROM logs ORDER BY id, n").fetchall()
    store = SQLiteStore(path, verify=True)
    assert len(rows) == 3
    for id, (row, run) in rows.items():
        stored = store.read(id)
        assert stored is not None and stored.run == run
        assert stored.meta.options == row["options"]
        assert [seat.name for seat in stored.meta.seats] == [seat.get("name", "") for seat in row["places"]]
        expected = [line for one, _, lines in logs if one == id for line in lines.split(b"\n")]
        assert [*([] if stored.head is None else [stored.head]), *stored.lines] == expected
    store.check()
    store.close()
    assert back_up(tmp_path / "tables-format-1.db", tmp_path / "backup.db") == 3  # as it was before
    with closing(sqlite3.connect(tmp_path / "tables-format-1.db")) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
    SQLiteStore(path).close()  # once upgraded, it opens as it is


def test_a_row_of_version_0_1_loads(any_store: SQLStore) -> None:
    store = any_store
    row = (
        b'{"id":"t","code":"CODE","game":"bluff","options":{"cards":3},"places":'
        b'[{"kind":"person","name":"Ada","grant":1},{"kind":"bot","name":"Rosie","level":"hard"},{}],"created":1.0,"granted":1}'
    )
    with store.transaction():
        store.create(meta_of("t"))
    store._db.execute("UPDATE tables SET meta = ?", (row,))
    meta = store.meta("t")
    assert meta is not None
    ada = SeatInfo(kind="person", name="Ada", grant=1)
    assert meta.seats == (ada, SeatInfo(kind="bot", name="Rosie", level="hard"), SeatInfo())


def test_options_are_written_when_they_change(store: SQLiteStore) -> None:
    words = {"word_list": [f"W{i}" for i in range(50_000)]}
    meta = replace(meta_of("t"), options=words)
    with store.transaction():
        store.create(meta)
    epoch, journal = acquire(store, "t").epoch, store.path.with_name("tables.db-wal")

    def written(changed: Meta, *, options: bool) -> int:
        before = journal.stat().st_size
        with store.transaction():
            store.save_meta(changed, epoch, options=options)
        return journal.stat().st_size - before

    store._checkpointer.stop()  # type: ignore[union-attr]  # it would let the journal start again
    renamed = replace(meta, seats=(SeatInfo(kind="person", name="Ada"),))
    assert written(renamed, options=False) < 50_000
    assert store.meta("t") == renamed
    other = replace(renamed, options={"word_list": "any"})
    written(other, options=True)
    assert store.meta("t") == other
    with store.transaction():
        store.delete("t", epoch)
    assert store._db.execute("SELECT count(*) FROM options").fetchone() == (0,)


def test_the_bytes_of_an_owner_are_all_that_is_stored_of_its_tables(any_store: SQLStore) -> None:
    store = any_store
    with store.transaction():
        store.create(replace(meta_of("a", "A"), options={"word_list": ["x" * 1000]}), b"ada")
        store.create(meta_of("b", "B"), b"ada")
        store.create(meta_of("c", "C"), b"ben")
    small = store.stored_bytes(b"ben")
    assert 1000 < store.stored_bytes(b"ada") - 2 * small < 1100
    epoch = acquire(store, "c").epoch
    with store.transaction():
        store.append("c", epoch, -1, [b"x" * 300, b"y" * 200])
        store.add_chat("c", epoch, [(1, b"z" * 100)])
        store.save_snapshot("c", epoch, StoredSnapshot(1, 1, b"s" * 50))
    assert store.stored_bytes(b"ben") - small == 501 + 100 + 50
    assert store.stored_bytes(b"") == 0  # nobody's


def test_everything_of_a_table_is_read_back(any_store: SQLStore) -> None:
    store, meta = any_store, replace(meta_of("t", public=True), options={"hand": 5})
    with store.transaction():
        store.create(meta, b"ada")
    first = store.begin_run(10.0)
    store.end_run(first.number, 12.0)
    run = store.begin_run(20.0)
    assert acquire(store, "t", run.number).epoch == 1
    snapshot = StoredSnapshot(2, 1, b"{}", b"[]")
    with store.transaction():
        store.append("t", 1, -1, [b"head", b"1", b"2"])
        store.save_snapshot("t", 1, StoredSnapshot(1, 1, b"{}"))
        store.save_snapshot("t", 1, snapshot)
        store.add_chat("t", 1, [(1, b"Hello"), (2, b"Good evening")])
        store.save_run("t", 1, run.number)
        store.note_alive(run.number, 25.0)
        store.note_alive(run.number, 22.0)  # a late heartbeat
    assert store.read("t") == StoredTable(
        meta, 1, run.number, b"head", [b"1", b"2"], snapshot, [b"Hello", b"Good evening"]
    )
    assert store.runs(first.number) == [first._replace(alive=12.0), run._replace(alive=25.0)]
    assert (store.public(9), store.owned(run.number)) == ([replace(meta, options={})], {"t"})
    assert store.waiting("t") == Waiting("gathering", None)
    with store.transaction():
        store.release("t", 1, 50.0, (0, 2), 30.0)
    assert store.waiting("t") == Waiting("gathering", (0, 2))
    assert (store.unused("gathering", 30.0, 9), store.unused("gathering", 31.0, 9)) == ([], [("t", 1)])
    assert (store.claim(run.number, 49.0, 9), store.owned(run.number)) == ([], set())
    assert (store.claim(run.number, 50.0, 9), store.owned(run.number)) == (["t"], {"t"})
    assert store.claim(run.number, 50.0, 9) == []
    assert store.unused("gathering", 31.0, 9) == []
    store.check()
    with store.transaction():
        store.delete("t", 2)
    assert (store.read("t"), store.meta("t"), store.waiting("t"), store.stored_bytes(b"ada")) == (None, None, None, 0)


def test_a_transaction_that_raises_leaves_no_trace(any_store: SQLStore) -> None:
    def create_and_fail() -> None:
        with any_store.transaction():
            any_store.create(meta_of("t"))
            raise RuntimeError

    with pytest.raises(RuntimeError):
        create_and_fail()
    assert any_store.meta("t") is None


def test_a_code_moves_a_seat_once_until_it_runs_out(any_store: SQLStore) -> None:
    store = any_store
    assert store.add_move("ABC", "t", 1, 100.0, 0.0)
    assert not store.add_move("ABC", "u", 2, 100.0, 0.0)
    assert store.add_move("DEF", "t", 1, 100.0, 0.0)  # instead of the first
    assert (store.find_move("ABC"), store.find_move("DEF")) == (None, "t")
    assert (store.take_move("ABC", 1.0), store.take_move("DEF", 1.0), store.take_move("DEF", 1.0)) == (
        None,
        ("t", 1, 100.0),
        None,
    )
    store.add_move("GHJ", "t", 1, 100.0, 0.0)
    assert store.take_move("GHJ", 100.0) is None


# PostgreSQL


def expire(store: SQLStore, run: int) -> None:
    """As if no heartbeat had come for longer than a lease."""
    store._db.execute("UPDATE runs SET lease_until = 0 WHERE number = ?", (run,))


def test_a_table_is_taken_only_if_the_lease_of_its_owner_has_run_out(postgres: str) -> None:
    with closing(PostgresStore(postgres, "serve")) as a, closing(PostgresStore(postgres, "serve")) as b:
        with a.transaction():
            for id in ("t", "u"):
                a.create(meta_of(id, id.upper()))
        first, second = a.begin_run(100.0, "first"), b.begin_run(101.0, "second")
        assert first.session == second.session == first.number
        epoch = acquire(a, "t", first.number, 102.0).epoch
        with pytest.raises(OwnedElsewhere) as elsewhere:
            b.acquire("t", second.number, 103.0)
        assert elsewhere.value.address == "first"
        assert b.acquire("nowhere", second.number, 103.0) is None
        assert b.claim(second.number, 1e9, 9) == []
        expire(a, first.number)
        with a.transaction():
            a.note_alive(first.number, 104.0)
        with pytest.raises(OwnedElsewhere):  # it was late, but nobody has taken the table
            b.acquire("t", second.number, 105.0)
        with a.transaction():
            a.append("t", epoch, -1, [b"head"])
        expire(a, first.number)
        assert b.claim(second.number, 0.0, 9) == ["t"]
        taken = acquire(b, "t", second.number, 110.0)
        assert taken.gaps == ((104.0, 110.0),)
        with pytest.raises(Conflict), a.transaction():
            a.append("t", epoch, 0, [b"1"])
        with a.transaction():
            a.note_alive(first.number, 111.0)
        with pytest.raises(OwnedElsewhere):
            a.acquire("t", first.number, 111.0)
        # A table that was released while others were running was never without a node.
        epoch = acquire(a, "u", first.number, 112.0).epoch
        with a.transaction():
            a.release("u", epoch, None, (), 113.0)
        a.end_run(first.number, 114.0)
        assert acquire(b, "u", second.number, 500.0).gaps == ()


def test_two_nodes_never_claim_the_same_table(postgres: str) -> None:
    with closing(PostgresStore(postgres, "serve")) as a, closing(PostgresStore(postgres, "serve")) as b:
        gone, first, second = a.begin_run(0.0), a.begin_run(0.0), b.begin_run(0.0)
        with a.transaction():
            for n in range(40):
                a.create(meta_of(f"t{n}", f"C{n}"))
        for n in range(20):
            acquire(a, f"t{n}", gone.number)
        with a.transaction():
            a._db.execute("UPDATE tables SET due = 5 WHERE node IS NULL")
        expire(a, gone.number)
        with a.transaction():  # it is still claiming when the other one comes
            rows = a.claim(first.number, 10.0, 15)
            others = b.claim(second.number, 10.0, 15)
        assert (len(rows), len(others)) == (15, 15)
        rows += a.claim(first.number, 10.0, 50)
        assert sorted(rows + others) == sorted(f"t{n}" for n in range(40))


def test_a_database_of_format_1_is_copied_and_upgraded(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("parlour.tables.postgres.STEPS", {1: FIRST})
    monkeypatch.setattr("parlour.tables.postgres.FORMAT", 1)
    with closing(PostgresStore(postgres)) as old, old.transaction():
        old.create(meta_of("t"))
        old._db.execute("UPDATE tables SET run = 1, held = true")
        old._db.execute("INSERT INTO runs (began, alive) VALUES (10, 20)")
        old._db.execute("INSERT INTO secret VALUES ('key')")
    monkeypatch.undo()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with psycopg.connect(postgres) as server:
        server.execute(f"SELECT pg_advisory_lock({SERVER_LOCK})")
        with pytest.raises(StoreError, match="Another Parlour server"):
            PostgresStore(postgres)  # a server of format 1 is running
    upgraded = stores.upgrade(postgres)
    assert (upgraded.before, upgraded.after) == (1, POSTGRES_FORMAT)
    assert upgraded.copy is not None and upgraded.copy.is_relative_to(tmp_path)
    with closing(PostgresStore(postgres)) as new, closing(SQLiteStore(upgraded.copy)) as copy:
        for store in (new, copy):
            run = store.begin_run(30.0).number
            assert store.claim(run, 0.0, 9) == ["t"]
            assert acquire(store, "t", run, 40.0).gaps == ((20.0, 40.0),)
            assert store.secret() == b"key"


def test_a_lost_connection_to_postgresql_is_opened_again(postgres: str) -> None:
    store, other = PostgresStore(postgres), PostgresStore(postgres)

    def create_and_break() -> None:
        with store.transaction():
            store.create(meta_of("t"))
            other._db.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE pid != pg_backend_pid()"
            )

    with pytest.raises(StoreError):
        create_and_break()
    assert store.meta("t") is None
    with store.transaction():
        assert store.create(meta_of("t"))
    assert other.meta("t") == meta_of("t")
    store.close()
    other.close()


def test_a_postgresql_that_does_not_answer_is_named_without_its_password(tmp_path: Path) -> None:
    address = f"postgresql://parlour:hidden@/games?host={tmp_path}"
    with pytest.raises(StoreError, match="Can’t open") as error:
        PostgresStore(address)
    assert shown(address) == f"{tmp_path}/games"
    assert "hidden" not in str(error.value)


def test_a_postgresql_database_of_a_newer_parlour_is_left_alone(postgres: str) -> None:
    store = PostgresStore(postgres)
    store._db.execute("UPDATE parlour SET format = 99")
    store.close()
    with pytest.raises(StoreError, match="isn’t a database"):
        PostgresStore(postgres)
