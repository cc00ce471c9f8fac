"""The project's own lists."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.data import build, lists
from parlour.data.letters import fold, is_word

WORD_LISTS = [own.file for own in build.LISTS if not own.by_line and own.file.endswith(".txt")]


@pytest.mark.parametrize("name", WORD_LISTS)
def test_groups_are_sorted_and_words_unique(name: str) -> None:
    seen: set[str] = set()
    for heading, words in lists.groups(name).items():
        if name.startswith("unfit"):
            bare = [word.strip("*-") for word in words]
            assert bare == sorted(bare), heading
        else:
            assert words == sorted(words), heading
        assert not seen & set(words), heading
        assert len(set(words)) == len(words), heading
        seen |= set(words)


def test_stars_add_words_and_a_minus_removes_them() -> None:
    words = frozenset({"DAMMIT", "SHITTIM", "SNIGGER", "LAMB", "BASTARDY"})
    found = lists.matching("unfit.txt", words)
    assert {"DAMMIT", "BASTARDY"} <= found
    assert not {"SHITTIM", "SNIGGER", "LAMB"} & found


def test_there_are_66_books() -> None:
    books = lists.lines("books.txt")
    assert len(books) == len(set(books)) == 66
    assert (books[0], books[38], books[39], books[65]) == ("Genesis", "Malachi", "Matthew", "Revelation")


@pytest.mark.parametrize(
    ("written", "folded"),
    [
        ("prière", "PRIERE"),
        ("señor", "SENOR"),
        ("größe", "GROSSE"),
        ("Buße", "BUSSE"),
        ("cœur", "COEUR"),
        ("Æneas", "AENEAS"),
        ("agapē", "AGAPE"),
        ("pantokratōr", "PANTOKRATOR"),
        ("Beth-el", "BETHEL"),
        ("Abram’s", "ABRAMS"),
        ("ʾāmēn", "AMEN"),
        ("e\u0301glise", "EGLISE"),
    ],
)
def test_SB_34_accents_are_dropped(written: str, folded: str) -> None:
    assert fold(written) == folded


@given(st.text())
def test_folding_is_idempotent(text: str) -> None:
    once = fold(text)
    assert fold(once) == once
    assert once == "" or len(once) == 1 or is_word(once)
