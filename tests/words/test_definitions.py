"""Definitions of English words, over the real data."""

import re

import pytest

from parlour import words
from parlour.data import text_blocks
from parlour.data.letters import fold
from parlour.data.parts import definitions as part
from parlour.data.text_blocks import TextBlocks


@pytest.mark.parametrize(
    ("word", "kind", "says"),
    [
        ("LAMB", "noun", "sheep"),
        ("LIGHT", "noun", "radiation"),
        ("ALTAR", "noun", "communion"),
        ("RUN", "verb", "move fast"),
        ("HUMBLE", "adjective", "low"),
    ],
)
def test_a_word_is_defined(word: str, kind: str, says: str) -> None:
    assert [one for one in words.definitions(word) if one.part == kind and says in one.text]


def test_a_form_is_defined_by_its_base() -> None:
    assert words.definitions("BROUGHT") == words.definitions("BRING")
    assert {one.word for one in words.definitions("LAMBS")} == {"LAMB"}


def test_a_form_of_a_verb_is_defined_as_a_verb() -> None:
    assert [one.part for one in words.definitions("MALIGNS")] == ["verb"]
    assert [one.part for one in words.definitions("KNOCKING")] != []


def test_a_word_with_a_capital_is_defined_if_it_is_a_kind() -> None:
    assert [one.text for one in words.definitions("EGYPTIAN") if one.part == "noun"] == [
        "a native or inhabitant of Egypt"
    ]


def test_what_wordnet_has_not_is_not_defined() -> None:
    assert words.definitions("XQZ") == ()
    assert words.definitions("AGNEAU", "fr") == ()


def test_AG_8_no_unfit_word_is_defined_and_none_is_in_a_definition() -> None:
    table = words.compiled("unfit")
    defined = [word for word in words.english() if words.definitions(word)]
    assert len(defined) > 100_000
    assert [word for word in defined if word in table] == []
    texts = {one.text for word in defined for one in words.definitions(word)}
    unfit = frozenset(table)
    assert [text for text in texts if any(fold(token) in unfit for token in re.findall(r"[^\W\d_]+", text))] == []
    assert [text for text in texts if not part.is_fit(text, unfit)] == []


def test_AG_8_a_form_of_an_unfit_word_is_not_defined_by_it() -> None:
    assert words.unfit("DAMN")
    assert "DAMN" not in {one.word for word in ("DAMN", "DAMNING", "DAMNATION") for one in words.definitions(word)}


def test_definitions_are_short_and_have_no_examples() -> None:
    for word in ("GOD", "HEART", "LAW", "STAND", "SET"):
        for one in words.definitions(word):
            assert 0 < len(one.text) <= part.LONGEST
            assert '"' not in one.text


def test_texts_in_blocks_come_back() -> None:
    texts = [f"text {number} é" for number in range(200)]
    body, index = text_blocks.pack(texts)
    blocks = TextBlocks(memoryview(body), memoryview(index))
    assert [blocks[number] for number in range(200)] == texts
