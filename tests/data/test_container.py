"""The data file: damage is reported, and writes are atomic."""

import contextlib
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.data import DataError, DataFile, Manifest
from parlour.data.container import ALIGNMENT, MAGIC, pack, replace

MANIFEST = Manifest("inputs", (), (), {"words": 2})
SECTIONS = {"words": b"DOVE LAMB", "nothing": b"", "numbers": bytes(range(200))}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "small.data"
    path.write_bytes(pack(SECTIONS, MANIFEST))
    return path


def test_sections_round_trip(file: Path) -> None:
    found = DataFile(file)
    found.check()
    assert {name: bytes(found.section(name)) for name in found.sections} == SECTIONS
    assert found.manifest == MANIFEST


@given(st.dictionaries(st.text(min_size=1, max_size=8), st.binary(max_size=200), max_size=5))
def test_any_sections_round_trip(sections: dict[str, bytes]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "any.data"
        path.write_bytes(pack(sections, MANIFEST))
        found = DataFile(path)
        found.check()
        assert {name: bytes(found.section(name)) for name in found.sections} == sections


def test_sections_are_aligned(file: Path) -> None:
    packed = file.read_bytes()
    for body in SECTIONS.values():
        assert not body or packed.find(body) % ALIGNMENT == 0


def test_the_same_input_gives_the_same_bytes() -> None:
    assert pack(SECTIONS, MANIFEST) == pack(SECTIONS, MANIFEST)


def test_every_flipped_byte_is_noticed(file: Path) -> None:
    sound = file.read_bytes()
    for place in range(len(sound)):
        damaged = bytearray(sound)
        damaged[place] ^= 0x20
        file.unlink()  # a new file each time: the mapped one must not change under its reader
        file.write_bytes(damaged)
        with pytest.raises(DataError, match="parlour data build"):
            DataFile(file).check()


def test_every_truncation_is_noticed(file: Path) -> None:
    sound = file.read_bytes()
    for length in range(len(sound)):
        file.unlink()
        file.write_bytes(sound[:length])
        with pytest.raises(DataError, match="parlour data build"):
            DataFile(file)


def test_a_damaged_section_is_noticed_when_it_is_first_read(file: Path) -> None:
    replace(file, file.read_bytes().replace(b"DOVE LAMB", b"DOVE LIMB"))
    found = DataFile(file)
    assert bytes(found.section("numbers")) == SECTIONS["numbers"]
    with pytest.raises(DataError, match="its section 'words' has changed"):
        found.section("words")


def test_a_missing_file_is_reported(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="is not there: run `parlour data build`"):
        DataFile(tmp_path / "none.data")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        DataFile(tmp_path)


def test_another_kind_of_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "page.data").write_text("<html>" * 100)
    with pytest.raises(DataError, match="does not begin like a data file"):
        DataFile(tmp_path / "page.data")


def test_another_version_is_named(file: Path) -> None:
    packed = bytearray(file.read_bytes())
    packed[len(MAGIC)] = 99
    replace(file, bytes(packed))
    with pytest.raises(DataError, match="has format 99"):
        DataFile(file)


def test_an_unknown_section_is_named(file: Path) -> None:
    with pytest.raises(DataError, match="no section 'verses'"):
        DataFile(file).section("verses")


def test_a_write_that_fails_changes_nothing(file: Path) -> None:
    before = file.read_bytes()
    with contextlib.suppress(TypeError):
        replace(file, "not bytes")  # type: ignore[arg-type]
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


def test_a_reader_keeps_what_it_opened_when_the_file_is_replaced(file: Path) -> None:
    found = DataFile(file)
    replace(file, pack({"words": b"other"}, MANIFEST))
    assert bytes(found.section("words")) == b"DOVE LAMB"
    assert bytes(DataFile(file).section("words")) == b"other"
