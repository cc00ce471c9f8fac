"""A table's own words (MO-24, and the like in other games)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour import words
from parlour.words import WordList

BASE = WordList.of("base", ["CAT", "DOG", "LAMB", "LION"])
some = st.lists(st.sampled_from(["CAT", "DOG", "LAMB", "EMU", "YAK"]), max_size=4).map(tuple)


@given(some, some)
def test_an_amended_list_adds_and_bans_words(added: tuple[str, ...], banned: tuple[str, ...]) -> None:
    found = words.amended(BASE, added, banned)
    expected = (set(BASE) | set(added)) - set(banned)
    assert set(found) == expected
    assert len(found) == len(expected)
    for word in ("CAT", "DOG", "LAMB", "LION", "EMU", "YAK", "COW"):
        assert (word in found) == (word in expected) == (word in found.graph) == (found.find(word) is not None)


def test_MO_24_a_tables_own_word_names_its_list() -> None:
    found = words.amended(words.english(), ("ZZYZX",), ("CAT",))
    assert found.find("ZZYZX") == "the table's own list"
    assert found.find("DOG") == "english"


def test_an_unamended_list_is_returned_unchanged() -> None:
    assert words.amended(BASE) is BASE


@pytest.mark.parametrize(("added", "banned"), [(("Emu",), ()), ((), ("x",))])
def test_invalid_spellings_are_refused(added: tuple[str, ...], banned: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="at least two letters"):
        words.amended(BASE, added, banned)
