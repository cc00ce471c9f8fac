"""The text: what counts as a word, and as a name."""

from parlour.data.parts import kjv
from parlour.data.parts.kjv import Verse

VERSES = [
    Verse(1, 1, 1, "And Abram’s wife went unto Beth-el, and said, Behold Sarai."),
    Verse(1, 1, 2, "The lamb saw Sarai and the Lamb of the joint-heirs."),
    Verse(1, 1, 3, "Gether, Mash, and Æneas; I am a man."),
]


def found() -> kjv.Concordance:
    return kjv.concordance(VERSES, frozenset({"BEHOLD", "AND", "THE", "LAMB", "MASH"}))


def test_a_word_is_found_in_its_verses() -> None:
    assert found().verses_of["SARAI"] == [0, 1]
    assert found().verses_of["LAMB"] == [1]


def test_possessives_and_hyphens_of_names_are_dropped() -> None:
    assert {"ABRAM", "BETHEL", "AENEAS"} <= set(found().words)
    assert not {"ABRAMS", "BETH", "EL"} & set(found().words)


def test_other_hyphenated_words_and_single_letters_do_not_count() -> None:
    assert not {"JOINTHEIRS", "JOINT", "HEIRS", "I", "A"} & set(found().words)


def test_a_name_almost_always_has_a_capital_within_a_sentence() -> None:
    assert {"BETHEL", "SARAI", "GETHER", "AENEAS", "ABRAM"} == found().names


def test_postings_are_offsets_and_verses() -> None:
    offsets, verses = found().postings()
    words = found().words
    assert len(offsets) == 4 * (len(words) + 1)
    assert len(verses) == 2 * sum(len(places) for places in found().verses_of.values())
