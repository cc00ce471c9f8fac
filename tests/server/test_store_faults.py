"""The store of a running server is deleted, full or damaged: nothing is acknowledged that is not kept."""

import sys
from pathlib import Path

import pytest
from tests.server.running import Server, run_parlour
from tests.tables.harness import damage, marked_words


def test_a_deleted_store_is_noticed_and_written_again_at_the_end(data: Path) -> None:
    with Server(data) as server:
        id, tokens = server.table("Ada", "Ben")
        with server.device(id, tokens[0]) as ada:
            assert server.get("/health").status == 200
            data.unlink()
            refused = ada.do("pause")
            assert refused["message"]["id"] == "tables-store-gone"
            while (answer := server.get("/health")).status == 200:
                pass  # the last check counts for a second
            assert answer.status == 503 and set(answer.data["text"]) == {"en", "fr"}
            assert server.get("/health/live").data["status"] == "well"
        assert server.stop() == 0
        assert "Traceback" not in server.said
        server.start()
        assert server.get("/health").status == 200
        with server.device(id, tokens[0]) as ada:
            assert ada.do("pause")["type"] == "done"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the files of another process")
def test_a_full_disk_is_noticed_and_play_goes_on_when_there_is_room(data: Path) -> None:
    import resource

    with Server(data) as server:
        id, tokens = server.table("Ada", "Ben")
        with server.device(id, tokens[0]) as ada:
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
            assert ada.do("pause")["message"]["id"] == "tables-not-saved"
            while (answer := server.get("/health")).status == 200:
                pass  # the last check counts for a second
            assert answer.status == 503 and set(answer.data["text"]) == {"en", "fr"}
            assert server.get("/health/live").data["status"] == "well"
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            while server.get("/health").status == 503:
                pass
            assert ada.do("pause")["type"] == "done"
        assert server.stop() == 0
    assert "Traceback" not in server.said


def test_a_fault_that_lasts_does_not_flood_the_log(data: Path) -> None:
    with Server(data) as server:
        id, tokens = server.table("Ada", "Ben")
        with server.device(id, tokens[0]) as ada:
            data.unlink()
            for _ in range(100):
                assert ada.do("pause")["type"] == "refused"
        assert server.stop() == 0
    assert 1 <= server.said.count("The commit failed") <= 5
    assert len(server.said.splitlines()) < 40


def test_one_damaged_page_stops_the_start_and_repair_saves_the_other_games(data: Path) -> None:
    with Server(data) as server:
        tables = [server.table("Ada", "Ben", word_list=marked_words(mark)) for mark in "XYZ"]
        assert server.stop() == 0
    lost = damage(data, "Y")
    failed = run_parlour("serve", "--local", "--no-browser", "--port", "0", "--data", str(data))
    assert failed.returncode == 2 and "Traceback" not in failed.stderr
    assert f"{data} is damaged" in failed.stderr
    assert f"parlour repair --data {data}" in failed.stderr
    assert "is damaged" in run_parlour("backup", str(data.parent / "backup.db"), "--data", str(data)).stderr
    repaired = run_parlour("repair", "--data", str(data))
    assert repaired.returncode == 0, repaired.stderr
    assert "2 games are saved" in repaired.stdout and f"One game can’t be read: {lost}" in repaired.stdout
    [kept] = data.parent.glob("tables-damaged-*.db")
    assert kept.stat().st_size > 0
    server = Server(data)
    with server:
        for id, tokens in tables:
            if id == lost:
                assert server.get(f"/api/tables/{id}").status == 404
            else:
                with server.device(id, tokens[0]) as ada:
                    assert ada.do("pause")["type"] == "done"
        assert server.stop() == 0


def test_there_is_nothing_to_repair_where_there_is_no_store(tmp_path: Path) -> None:
    assert "There’s no database" in run_parlour("repair", "--data", str(tmp_path / "none.db")).stderr
    (tmp_path / "letter.txt").write_text("Dear Ada" * 1000)
    failed = run_parlour("repair", "--data", str(tmp_path / "letter.txt"))
    assert failed.returncode == 2 and "isn’t a database" in failed.stderr
    assert (tmp_path / "letter.txt").read_text() == "Dear Ada" * 1000
