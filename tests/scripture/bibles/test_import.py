"""Import of Bibles in OSIS, USFM and CSV: atomic, and refused with line and reason."""

import os
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlour import scripture
from parlour.cli import main
from parlour.data.letters import fold
from parlour.scripture import bibles
from parlour.scripture.bibles import BibleError, BibleFault
from parlour.scripture.bibles.bible_files import read
from parlour.scripture.bibles.names import book_number
from parlour.scripture.bibles.wording import words
from parlour.scripture.links import proofs_in_bible

FILES = Path(__file__).with_name("files")
OSIS = FILES / "john.osis.xml"
USFM = FILES / "usfm"
CSV = FILES / "psaumes.csv"


def quiet(_: int) -> None:
    """Ignores progress."""


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "bibles"
    monkeypatch.setenv("PARLOUR_BIBLES", str(folder))
    bibles.bible.cache_clear()
    yield folder
    bibles.bible.cache_clear()


def verses_of(path: Path) -> dict[tuple[int, int, int], str]:
    return {one.place: one.text for one in read(path, quiet).in_order()}


def test_osis_gives_its_verses_without_notes_and_titles() -> None:
    assert verses_of(OSIS) == {
        (43, 1, 1): "In the beginning was the Word, and the Word was with God, and the Word was God.",
        (43, 1, 2): "The same was in the beginning with God.",
        (43, 1, 3): "All things were made by him; and without him was not any thing made that was made.",
        (43, 1, 4): "In him was life; and the life was the light of men.",
    }


def test_a_book_outside_the_66_is_skipped_and_named() -> None:
    assert read(OSIS, quiet).left_out == {"Tob": 1}


def test_usfm_gives_its_verses_without_notes_headings_and_attributes() -> None:
    found = verses_of(USFM)
    assert found[8, 1, 1] == (
        "Au temps des juges, une famine vint sur le pays. Un homme de Bethléhem partit pour Moab, "
        "avec sa femme et ses deux fils."
    )
    assert found[8, 1, 2] == "L’homme s’appelait Élimélec, et sa femme, Naomi."
    assert found[8, 1, 3] == "Élimélec mourut ; Naomi resta avec ses fils."
    assert found[8, 1, 5] == "« Va, retourne », dit-elle à Ruth."
    assert found[65, 1, 1].startswith("Jude")
    assert len(found) == 6


def test_usfm_is_read_from_an_archive_too(tmp_path: Path) -> None:
    archive = tmp_path / "ruth.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for file in sorted(USFM.iterdir()):
            packed.write(file, f"some/folder/{file.name}")
    assert verses_of(archive) == verses_of(USFM)


def test_csv_may_have_french_columns_semicolons_and_lines_within_a_verse() -> None:
    found = verses_of(CSV)
    assert found[19, 1, 3] == "Il ressemble à un arbre près des eaux qui porte du fruit en son temps."
    assert found[62, 4, 8] == "Dieu est amour."
    assert (62, 4, 9) not in found  # an empty verse does not count
    assert len(found) == 5


def test_csv_may_have_no_header(tmp_path: Path) -> None:
    plain = tmp_path / "plain.csv"
    plain.write_text("Genesis,1,1,In the beginning\nGen,1,2,And the earth\n", "utf-8")
    assert list(verses_of(plain)) == [(1, 1, 1), (1, 1, 2)]


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("Genèse", 1), ("Gn", 1), ("GEN", 1), ("1", 1), ("I Samuel", 9), ("1Sam", 9), ("1 S", 9), ("2 Rois", 12),
        ("Ésaïe", 23), ("Isaïe", 23), ("Isa", 23), ("IS", 23), ("Ps", 19), ("Song of Songs", 22), ("Ct", 22),
        ("Jn", 43), ("JHN", 43), ("1 Jean", 62), ("III John", 64), ("Apocalypse", 66), ("66", 66), ("Jacques", 59),
        ("Tobie", None), ("", None), ("67", None), ("0", None),
    ],
)  # fmt: skip
def test_books_are_known_by_english_and_french_names_and_by_codes(name: str, number: int | None) -> None:
    assert book_number(name) == number


FAULTS = {
    "bytes.csv": (b"Book,Chapter,Verse,Text\nGenesis,1,1,caf\xe9\n", 2, "UTF-8"),
    "column.csv": (b"Book,Chapter,Text\nGenesis,1,a\n", 1, "verse"),
    "book.csv": (b"Book,Chapter,Verse,Text\nGenesis,1,1,a\nTobit,1,1,b\n", 3, "Tobit"),
    "number.csv": (b"Book,Chapter,Verse,Text\nGenesis,one,1,a\n", 2, "one"),
    "high.csv": (b"Book,Chapter,Verse,Text\nGenesis,1,999,a\n", 2, "999"),
    "twice.csv": (b"Book,Chapter,Verse,Text\nGenesis,1,1,a\nGenesis,1,1,b\n", 3, "line 2"),
    "few.csv": (b"Book,Chapter,Verse,Text\nGenesis,1,1\n", 2, "3 columns"),
    "quote.csv": (b'Book,Chapter,Verse,Text\nGenesis,1,1,"a\n', 2, "table"),
    "nul.csv": (b"Book,Chapter,Verse,Text\nGenesis,1,1,a\0b\n", 2, "isn’t text"),
    "long.csv": (b"Book,Chapter,Verse,Text\nGenesis,1,1," + b"ab " * 2_000 + b"\n", 2, "too long"),
    "noid.usfm": (b"\\c 1\n\\v 1 a\n", 1, "\\id"),
    "code.usfm": (b"\\id Genesis\n\\c 1\n\\v 1 a\n", 1, "Genesis"),
    "chapter.usfm": (b"\\id GEN\n\\v 1 a\n", 2, "chapter"),
    "verse.usfm": (b"\\id GEN\n\\c 1\n\\v one a\n", 3, "number"),
    "note.usfm": (b"\\id GEN\n\\c 1\n\\v 1 a \\f + note\n\\v 2 b\n", 3, "no end"),
    "slash.usfm": (b"\\id GEN\n\\c 1\n\\v 1 a \\ b\n", 3, "backslash"),
    "root.xml": (b"<html>\n</html>", 1, "html"),
    "cut.xml": (b"<osis>\n<verse osisID='Gen.1.1'>In", 2, "XML"),
    "id.xml": (b"<osis>\n<verse osisID='Gen.one'>In</verse></osis>", 2, "Gen.one"),
    "end.xml": (b"<osis>\n<verse sID='a' osisID='Gen.1.1'/>In</osis>", 2, "no end"),
    "over.xml": (
        b"<osis>\n<verse sID='a' osisID='Gen.1.1'/>In\n<verse osisID='Gen.1.2'>b</verse></osis>",
        3,
        "Gen.1.2",
    ),
    "deep.xml": (b"<osis>\n" + b"<div>" * 70, 2, "deep"),
}


@pytest.mark.parametrize("file", FAULTS)
def test_a_damaged_file_is_refused_with_line_and_reason(file: str, tmp_path: Path, library: Path) -> None:
    content, line, reason = FAULTS[file]
    path = tmp_path / file
    path.write_bytes(content)
    with pytest.raises(BibleFault) as caught:
        bibles.import_bible(path, progress=quiet)
    assert (caught.value.file, caught.value.line) == (file, line)
    assert reason in str(caught.value)
    assert caught.value.text("fr") != str(caught.value)
    assert not library.exists()


@pytest.mark.parametrize(
    "declared",
    [
        '<!DOCTYPE osis [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>',
        '<!DOCTYPE osis [<!ENTITY secret SYSTEM "file:///etc/hostname">]>',
        '<!DOCTYPE osis [<!ENTITY % more SYSTEM "more.dtd"> %more;]>',
    ],
)
def test_entities_of_a_files_own_are_refused(declared: str, tmp_path: Path) -> None:
    path = tmp_path / "bomb.xml"
    path.write_text(f"{declared}\n<osis><verse osisID='Gen.1.1'>&b;</verse></osis>", "utf-8")
    with pytest.raises(BibleFault, match="entities"):
        read(path, quiet)


def test_oversized_input_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.scripture.bibles.bible_files.MAX_BYTES", 100)
    with pytest.raises(BibleError, match="too large"):
        read(OSIS, quiet)
    archive = tmp_path / "big.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("big.usfm", "\\id GEN\n" + "\\rem nothing\n" * 100)
    with pytest.raises(BibleError, match="too large"):
        read(archive, quiet)


def test_an_empty_folder_and_a_missing_file_are_reported(tmp_path: Path) -> None:
    with pytest.raises(BibleError, match="no Bible"):
        read(tmp_path, quiet)
    with pytest.raises(BibleError, match="no file"):
        read(tmp_path / "nothing.csv", quiet)


@pytest.mark.parametrize("source", [OSIS, CSV, USFM / "08-RUT.usfm"], ids=lambda path: path.suffix)
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(data=st.data())
def test_damaged_input_gives_verses_or_a_reason(source: Path, tmp_path: Path, data: st.DataObject) -> None:
    content = bytearray(source.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(content)))
        end = start + data.draw(st.integers(0, 40))
        content[start:end] = data.draw(st.binary(max_size=12) | st.sampled_from([b"\\v ", b"<verse>", b'"', b"\n\n"]))
    damaged = tmp_path / source.name
    damaged.write_bytes(content)
    try:
        found = read(damaged, quiet).in_order()
    except BibleError as refused:
        found = []
        reason = refused.text("fr")
    else:
        reason = ""
    assert bool(found) != bool(reason)
    assert all(one.text and 1 <= one.place[0] <= 66 for one in found)


def test_several_bibles_coexist(library: Path) -> None:
    for path, name in ((OSIS, "kjv-john"), (CSV, "psaumes"), (USFM, "ruth")):
        bibles.import_bible(path, name=name, progress=quiet)
    assert bibles.names() == ["kjv-john", "psaumes", "ruth"]
    assert [bibles.bible(name).about.language for name in bibles.names()] == ["en", "fr", "fr"]
    assert scripture.bible("psaumes").reference(0) == "Psaume 1:1"
    assert scripture.bible("kjv-john").reference(0) == "John 1:1"
    bibles.remove("psaumes")
    assert bibles.names() == ["kjv-john", "ruth"]
    with pytest.raises(BibleError, match="kjv-john, ruth"):
        bibles.bible("psaumes")
    with pytest.raises(BibleError, match="no Bible called"):
        bibles.remove("psaumes")


def test_a_bible_is_replaced_only_on_request(library: Path) -> None:
    bibles.import_bible(CSV, name="mine", progress=quiet)
    with pytest.raises(BibleError, match="already"):
        bibles.import_bible(OSIS, name="mine", progress=quiet)
    assert bibles.bible("mine").about.source == "psaumes.csv"
    bibles.import_bible(OSIS, name="mine", replace=True, progress=quiet)
    assert bibles.bible("mine").about.source == "john.osis.xml"


@pytest.mark.parametrize("name", ["../out", "A b", "", "-x", "é", "x" * 41, ".new-x"])
def test_a_name_cannot_escape_the_library(name: str, library: Path) -> None:
    if name:
        with pytest.raises(BibleError, match="can’t be the name"):
            bibles.import_bible(CSV, name=name, progress=quiet)
    with pytest.raises(BibleError):
        bibles.bible(name)


def test_TO_50_two_words_in_one_verse_of_an_imported_bible(library: Path) -> None:
    bibles.import_bible(CSV, name="psaumes", progress=quiet)
    found = scripture.connect("AIMER", "LOI", language="fr", bible="psaumes")
    assert found[0].sentence("fr") == "AIMER et LOI apparaissent dans le même verset\u00a0: Psaume 1:2."
    passage = found[0].passages[0]
    assert [passage.text[start:end] for start, end in passage.marks] == ["aime", "loi"]
    # Links that the imported Bible does not prove may be proved by the King James Version.
    assert scripture.connect("COLOMBE", "ARCHE", language="fr", bible="psaumes")[0].bible == ""


def test_TO_50_neighbouring_verses_of_an_imported_bible(library: Path) -> None:
    bibles.import_bible(CSV, name="psaumes", progress=quiet)
    found = proofs_in_bible(bibles.bible("psaumes"), "MECHANTS", "NUIT", links="open")
    assert [(proof.kind, proof.references("fr")) for proof in found] == [("neighbours", ("Psaume 1:1", "Psaume 1:2"))]
    # The last verse of a book is not a neighbour of the first of another.
    assert proofs_in_bible(bibles.bible("psaumes"), "NATIONS", "AMOUR") == []


def test_TO_50_grammar_and_forms_of_one_word_connect_nothing_in_it(library: Path) -> None:
    bibles.import_bible(CSV, name="psaumes", progress=quiet)
    bible = bibles.bible("psaumes")
    assert proofs_in_bible(bible, "LOI", "DE") == []
    assert proofs_in_bible(bible, "AIME", "AIMER") == []


def test_TO_1_an_imported_bible_is_a_dictionary(library: Path) -> None:
    bibles.import_bible(USFM, name="ruth", progress=quiet)
    found = bibles.bible("ruth").vocabulary
    assert {"ELIMELEC", "NAOMI", "DIT", "ELLE", "HOMME", "BETHLEHEM"} <= set(found)
    assert "DITELLE" not in found
    assert "LHOMME" not in found


def test_a_bible_gives_passages_by_any_form_and_by_place(library: Path) -> None:
    bibles.import_bible(USFM, name="ruth", progress=quiet)
    bible = bibles.bible("ruth")
    assert [passage.reference for passage in bible.passages("mourir".upper())] == ["Ruth 1:3"]
    assert bible.find((8, 1, 5)) == 3
    assert bible.find((8, 1, 4)) is None


def test_a_damaged_bible_in_the_library_is_reported(library: Path) -> None:
    bibles.import_bible(CSV, name="psaumes", progress=quiet)
    file = library / "psaumes.bible"
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 255
    file.write_bytes(content)
    bibles.bible.cache_clear()
    with pytest.raises(BibleError, match="damaged"):
        bibles.bible("psaumes").passages("LOI")


def test_other_alphabets_are_refused(tmp_path: Path, library: Path) -> None:
    path = tmp_path / "greek.csv"
    path.write_text("John,1,1,Ἐν ἀρχῇ ἦν ὁ λόγος\n", "utf-8")
    with pytest.raises(BibleError, match="A to Z"):
        bibles.import_bible(path, progress=quiet)
    assert not library.exists()


def test_an_import_that_is_killed_leaves_nothing_behind(tmp_path: Path, library: Path) -> None:
    """A killed import leaves a temporary file, which the next import deletes."""
    script = (
        "import os, sys, time, pathlib\n"
        "from parlour.scripture.bibles import library\n"
        "real = os.fsync\n"
        "def wait(descriptor):\n"
        "    print('writing', flush=True)\n"
        "    time.sleep(60)\n"
        "os.fsync = wait\n"
        f"library.import_bible(pathlib.Path({str(CSV)!r}), name='mine', progress=lambda _: None)\n"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, env=os.environ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"writing\n"
        bibles.import_bible(OSIS, name="other", progress=quiet)  # a file that is still being written stays
        assert len(list(library.glob(".new-*"))) == 1
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert bibles.names() == ["other"]
    bibles.import_bible(CSV, name="mine", progress=quiet)
    assert sorted(path.name for path in library.iterdir()) == ["mine.bible", "other.bible"]


def test_french_elisions_and_pronouns_are_split() -> None:
    found = [word for word, _, _ in words("Qu’est-ce, m’a-t-il dit, que l’Éternel t’ordonne ? Va-t’en là-bas.", "fr")]
    assert {"EST", "CE", "IL", "DIT", "ETERNEL", "ORDONNE", "VA"} <= set(found)
    assert not {"LETERNEL", "QU", "VAT", "MAT"} & set(found)
    assert [word for word, _, _ in words("jusqu’au jour, demeurez-y", "fr")] == ["AU", "JOUR", "DEMEUREZ"]


@given(st.text(max_size=60), st.sampled_from(["fr", "en", "de", ""]))
def test_token_positions_are_right(text: str, language: str) -> None:
    for word, start, end in words(text, language):
        assert fold(text[start:end]) == word


def test_on_the_command_line(library: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scripture", "import", str(CSV)]) == 0
    assert "“psaumes” is imported: 5 verses and 40 different words (2 books)." in capsys.readouterr().out
    assert main(["scripture", "list"]) == 0
    assert "psaumes" in capsys.readouterr().out
    assert main(["connect", "aimer", "loi", "--language", "fr", "--bible", "psaumes"]) == 0
    assert "Psaume 1:2" in capsys.readouterr().out
    assert main(["scripture", "remove", "psaumes"]) == 0
    assert main(["scripture", "remove", "psaumes"]) == 2
    broken = tmp_path / "broken.csv"
    shutil.copy(CSV, broken)
    broken.write_bytes(broken.read_bytes() + b"Tobie;1;1;rien\n")
    assert main(["scripture", "import", str(broken)]) == 2
    assert "broken.csv, line 9: there’s no book called “Tobie”." in capsys.readouterr().err
    for wrong in ([], ["import"], ["remove"], ["steal", "x"]):
        assert main(["scripture", *wrong]) == 2


@pytest.mark.skipif(os.name != "posix", reason="there are no named pipes")
def test_a_pipe_is_refused_without_waiting(library: Path, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.csv"
    os.mkfifo(pipe)
    with pytest.raises(BibleError, match="isn’t a file or a folder"):
        bibles.import_bible(pipe, progress=quiet)
    assert not library.exists()


def test_a_truncated_archive_is_reported(tmp_path: Path) -> None:
    whole = tmp_path / "whole.zip"
    with zipfile.ZipFile(whole, "w") as archive:
        archive.writestr("john.usfm", "\\id JHN\n\\c 1\n\\v 1 In the beginning was the Word\n")
    cut = tmp_path / "cut.zip"
    cut.write_bytes(whole.read_bytes()[:60])
    with pytest.raises(BibleError, match="damaged archive"):
        read(cut, quiet)


def test_terminal_escapes_are_removed_from_verses(tmp_path: Path) -> None:
    file = tmp_path / "loud.csv"
    file.write_text("John,1,1,In the \x1b[31m\x07beginning \x9b2J was the Word\n", encoding="utf-8")
    assert verses_of(file) == {(43, 1, 1): "In the [31m beginning 2J was the Word"}


def test_file_names_that_differ_by_a_number_give_two_names() -> None:
    assert bibles.name_for(Path("segond1910.csv")) == "segond1910"
    assert bibles.name_for(Path("segond21.csv")) == "segond21"
