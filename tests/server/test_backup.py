"""All tables in one file, and back."""

import stat
import sys
from pathlib import Path

import pytest
from tests.server.running import Server, run_parlour

from parlour.tables.backup import back_up, restore
from parlour.tables.errors import StoreError


def test_a_backup_is_made_while_games_are_played_and_brings_them_back(data: Path, tmp_path: Path) -> None:
    backup = tmp_path / "kept" / "backup.db"
    with Server(data) as server:
        id, tokens = server.table("Ada", "Ben")
        made = run_parlour("backup", str(backup), "--data", str(data))
        assert (made.returncode, made.stdout) == (0, f"One game is saved in {backup}.\n")
        later, _ = server.table("Cleo", "Dan")
        assert run_parlour("restore", str(backup), "--data", str(data)).returncode == 2, "the server runs"
        assert server.stop() == 0
        restored = run_parlour("restore", str(backup), "--data", str(data))
        assert restored.returncode == 0 and "are kept in" in restored.stdout
        server.start()
        assert server.get(f"/api/tables/{later}").status == 404
        with server.device(id, tokens[0]) as ada:
            assert ada.view["seat"] == 0
    [before] = data.parent.glob("tables-before-*.db")
    assert back_up(before, tmp_path / "again.db") == 2


@pytest.mark.skipif(sys.platform == "win32", reason="files have other rights there")
def test_the_key_of_all_seats_is_for_the_owner_alone(data: Path, tmp_path: Path) -> None:
    with Server(data):
        back_up(data, tmp_path / "backup.db")
    for file in (data, tmp_path / "backup.db"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_backup_replaces_nothing(data: Path, tmp_path: Path) -> None:
    there = tmp_path / "there.db"
    there.write_text("something else")
    with Server(data), pytest.raises(StoreError, match="already exists"):
        back_up(data, there)
    assert there.read_text() == "something else"


def test_what_is_no_backup_is_refused_and_the_store_stays(data: Path, tmp_path: Path) -> None:
    with Server(data) as server:
        server.stop()
    before = data.read_bytes()
    wrong = tmp_path / "wrong.db"
    for content in (b"", b"not a database" * 100, before[: len(before) // 2]):
        wrong.write_bytes(content)
        with pytest.raises(StoreError):
            restore(wrong, data)
        assert data.read_bytes() == before
    with pytest.raises(StoreError):
        restore(tmp_path / "nowhere.db", data)
    with pytest.raises(StoreError):
        back_up(tmp_path / "nowhere.db", tmp_path / "x.db")
