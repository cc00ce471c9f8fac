"""Translations of French words in the King James Version, and the French game dictionary (TO-1, TO-16)."""

from pathlib import Path

import pytest

from parlour import data, scripture, words
from parlour.data import french_table, lists
from parlour.data.letters import fold
from parlour.scripture import french
from parlour.scripture.episode_table import at
from parlour.scripture.translation import is_function_word

VERDICTS = Path(__file__).with_name("french-verdicts.tsv")
ROWS = [
    line.split("#")[0].rstrip().split("\t")
    for line in VERDICTS.read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize(("written", "there", "tied"), ROWS, ids=lambda value: str(value))
def test_verdicts_checked_by_hand(written: str, there: str, tied: str) -> None:
    assert (fold(written) in french.dictionary()) == (there == "yes")
    if tied == "grammar":
        assert is_function_word(fold(written), "fr")
    elif tied == "-":
        assert not french.entries(written)
    else:
        assert set(tied.split()) <= set(french.entries(written))
        assert not is_function_word(fold(written), "fr") or set(tied.split()) <= {"BEEN"}


def test_there_are_over_a_hundred_verdicts() -> None:
    assert len(ROWS) == len({row[0] for row in ROWS}) >= 150


def test_the_table_is_as_large_as_promised() -> None:
    entries = list(french_table.words())
    assert len({entry.word for entry in entries if entry.kind != "gram"}) >= 8_000
    assert len({english for english, _ in french_table.names(french_table.PLACE_NAMES)}) >= 600
    assert len(french_table.books()) == 66
    assert data.manifest().counts["french-table-names"] >= 2_500


def test_every_french_word_is_valid_and_every_translation_in_the_text() -> None:
    vocabulary, known = scripture.vocabulary(), words.french()
    only_in_bibles = {fold(line.split("\t")[0]) for line in lists.lines("french/words/biblical.tsv")}
    for entry in french_table.words():
        assert all(english in vocabulary for english in entry.english), entry
        assert entry.word in known or "-" in entry.written or entry.word in only_in_bibles, entry


def test_words_are_unique_and_in_the_file_of_their_letter() -> None:
    seen: set[tuple[str, str]] = set()
    for file in french_table.files():
        rows = [line.split("\t") for line in lists.lines(file)]
        for written, kind, english in rows:
            assert (written, kind) not in seen, written
            seen.add((written, kind))
            assert len(set(english.split(" "))) == len(english.split(" ")), written
            letter = Path(file).stem
            assert len(letter) > 1 or fold(written).startswith(letter.upper()), written
        assert [fold(row[0]) for row in rows] == sorted(fold(row[0]) for row in rows), file


def test_places_and_peoples_are_those_of_the_text() -> None:
    places = {line.split("\t")[0] for line in lists.lines("places.tsv")}
    for english, _ in french_table.names(french_table.PLACE_NAMES):
        assert english in places
    for english, _ in french_table.names(french_table.PEOPLE_NAMES):
        assert english in scripture.names() or english in scripture.vocabulary(), english


def test_TO_16_in_french_the_conjugated_form_itself_must_be_there() -> None:
    found = french.dictionary()
    for form in ("CROIRE", "CROIS", "CROYONS", "CRURENT", "CROIRAIT", "CROYANT", "CRUSSENT", "CRUE"):
        assert form in found, form
    assert "CROITAIT" not in found


def test_TO_1_what_the_french_rulebook_prints_is_in_its_dictionary() -> None:
    for word in ("AARON", "BATON", "ANGES", "ANGELIQUE", "DIEU", "ANGE", "SURVIVENT", "SURVECURENT", "NOE"):
        assert word in french.dictionary(), word
    assert "SURVECURRENT" not in french.dictionary()


def test_TO_1_names_of_two_words_are_out_and_hyphens_drop() -> None:
    assert "BETHSCHEAN" in french.dictionary()
    assert all(word.isalpha() and word.isascii() for word in french.dictionary())
    assert "CANTIQUEDESCANTIQUES" not in french.dictionary()


def test_homonyms_have_only_their_own_forms() -> None:
    assert set(french.entries("PORTES")) >= {"GATE", "CARRY"}
    assert "DOOR" not in french.entries("PORTERONS")
    assert "CARRY" in french.entries("PORTERONS")


@pytest.mark.parametrize(
    ("one", "other", "reference"),
    [
        ("DIEU", "ANGE", "Galates 4:14"),
        ("COLOMBE", "ARCHE", "Genèse 8:9"),
        ("MOISE", "BUISSON", "Exode 3:3"),
        ("SERPENT", "FEMME", "Genèse 3:1"),
        ("PIERRE", "COQ", "Matthieu 26:75"),
    ],
)
def test_TO_50_two_french_words_in_one_verse(one: str, other: str, reference: str) -> None:
    found = scripture.connect(one, other, language="fr", limit=50)
    verse = scripture.find_verse(reference)
    assert found[0].strength in ("episode", "verse") and verse is not None
    assert at(verse) in {proof.episode for proof in found}


def test_TO_50_a_french_word_connects_neither_with_grammar_nor_with_its_own_forms() -> None:
    assert scripture.connect("DIEU", "AVEC", language="fr") == []
    assert scripture.connect("AIMER", "AIMAIT", language="fr") == []
    assert scripture.connect("ROI", "ROIS", language="fr") == []
    assert scripture.connect("ROI", "XYLOPHONE", language="fr") == []


def test_corrected_translations() -> None:
    assert "SMITH" in french.entries("FORGE")  # where a smith works, not the forged lies of the text
    assert "ESPECIALLY" in french.entries("SURTOUT")
    assert "ESPECIALLY" not in french.entries("SURTOUTS")  # an adverb has no plural
