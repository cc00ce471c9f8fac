"""The gallery: its limits, and stores of older versions."""

from pathlib import Path

import pytest

from parlour.contract.publishing import Submission
from parlour.tables.errors import NotAllowed
from parlour.tables.gallery import MAX_ITEMS, MAX_PER_MAKER
from parlour.tables.sqlite import SQLiteStore

ADA, BEN = "ada's secret, a long one", "ben's secret, a long one"
SUBMISSION = Submission(name="Ford", about=b"{}", text="", picture=b"")


def test_the_gallery_and_each_maker_have_a_limit(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "tables.db")
    for number in range(MAX_PER_MAKER):
        store.gallery.publish("maps", ADA, float(number), SUBMISSION)
    with pytest.raises(NotAllowed, match="Remove one first"):
        store.gallery.publish("maps", ADA, 0.0, SUBMISSION)
    for number in range(MAX_ITEMS - MAX_PER_MAKER):
        store.gallery.publish("maps", f"maker {number}", 0.0, SUBMISSION)
    with pytest.raises(NotAllowed, match="gallery is full"):
        store.gallery.publish("maps", BEN, 0.0, SUBMISSION)
    assert len(store.gallery.newest(MAX_PER_MAKER, MAX_ITEMS - 5)) == 5
    store.close()


def test_a_store_from_before_the_gallery_gets_one(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "tables.db")
    with store.transaction():
        store._db.execute("DROP TABLE maps")
    store.close()
    again = SQLiteStore(tmp_path / "tables.db")
    assert again.gallery.count() == 0
    again.close()


def test_items_of_an_older_version_are_of_the_first_kind(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "tables.db")
    id = store.gallery.publish("maps", ADA, 1.0, SUBMISSION)
    with store.transaction():
        store._db.execute("ALTER TABLE maps DROP COLUMN kind")
    store.close()
    again = SQLiteStore(tmp_path / "tables.db")
    assert [(item.id, item.kind, item.mine) for item in again.gallery.newest(5, maker=ADA)] == [(id, "maps", True)]
    again.close()


def test_each_kind_is_listed_alone(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "tables.db")
    for number, kind in enumerate(("maps", "boards", "maps")):
        store.gallery.publish(kind, ADA, float(number), SUBMISSION)
    assert [item.changed for item in store.gallery.newest(5, kind="maps")] == [2.0, 0.0]
    assert (store.gallery.count("boards"), store.gallery.count()) == (1, 3)
    store.close()
