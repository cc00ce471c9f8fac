"""Word lists and their unions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.words import WordList

WORDS = st.text(alphabet="ABCDE", min_size=2, max_size=6)


@given(st.sets(WORDS), WORDS)
def test_a_list_has_its_words_and_no_others(words: set[str], other: str) -> None:
    found = WordList.of("ours", words)
    assert list(found) == sorted(words)
    assert len(found) == len(words)
    assert (other in found) == (other in words)
    assert found.find(other) == ("ours" if other in words else None)


@given(st.sets(WORDS), st.sets(WORDS), WORDS)
def test_a_union_says_which_list_has_a_word(first: set[str], second: set[str], word: str) -> None:
    both = WordList.union("both", WordList.of("first", first), WordList.of("second", second))
    assert set(both) == first | second
    expected = "first" if word in first else "second" if word in second else None
    assert both.find(word) == expected
    assert (word in both) == (expected is not None)


@pytest.mark.parametrize("word", ["dove", "Dove", "A", "", "BETH-EL", "NOËL", "TWO WORDS"])
def test_an_invalid_word_is_refused_by_name(word: str) -> None:
    with pytest.raises(ValueError, match="in the list 'ours' is not a word"):
        WordList.of("ours", ["DOVE", word])
