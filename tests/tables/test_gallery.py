"""What is published in a store: how much there may be, and stores of older versions."""

from pathlib import Path

import pytest

from parlour.contract.publishing import Made
from parlour.tables.errors import NotAllowed
from parlour.tables.gallery import MOST, MOST_OF_ONE
from parlour.tables.sqlite import SQLiteStore

ADA, BEN = "ada's secret, a long one", "ben's secret, a long one"
MADE = Made(name="Ford", about=b"{}", text="", picture=b"")


def test_there_is_an_end_to_the_gallery(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "tables.db")
    for number in range(MOST_OF_ONE):
        store.gallery.hang("maps", ADA, float(number), MADE)
    with pytest.raises(NotAllowed, match="Take one down first"):
        store.gallery.hang("maps", ADA, 0.0, MADE)
    for number in range(MOST - MOST_OF_ONE):
        store.gallery.hang("maps", f"maker {number}", 0.0, MADE)
    with pytest.raises(NotAllowed, match="gallery is full"):
        store.gallery.hang("maps", BEN, 0.0, MADE)
    assert len(store.gallery.newest(MOST_OF_ONE, MOST - 5)) == 5
    store.close()


def test_a_store_from_before_the_gallery_gets_one(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "tables.db")
    with store.transaction():
        store._db.execute("DROP TABLE maps")
    store.close()
    again = SQLiteStore(tmp_path / "tables.db")
    assert again.gallery.count() == 0
    again.close()


def test_what_an_older_version_published_is_of_the_first_kind(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "tables.db")
    id = store.gallery.hang("maps", ADA, 1.0, MADE)
    with store.transaction():
        store._db.execute("ALTER TABLE maps DROP COLUMN kind")
    store.close()
    again = SQLiteStore(tmp_path / "tables.db")
    assert [(hung.id, hung.kind, hung.mine) for hung in again.gallery.newest(5, maker=ADA)] == [(id, "maps", True)]
    again.close()


def test_each_kind_is_listed_alone(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "tables.db")
    for number, kind in enumerate(("maps", "boards", "maps")):
        store.gallery.hang(kind, ADA, float(number), MADE)
    assert [hung.changed for hung in store.gallery.newest(5, kind="maps")] == [2.0, 0.0]
    assert (store.gallery.count("boards"), store.gallery.count()) == (1, 3)
    store.close()
