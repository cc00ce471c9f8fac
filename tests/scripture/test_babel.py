"""The Tower of Babel: words of faith in other languages."""

import pytest

from parlour import scripture
from parlour.data import lists
from parlour.data.letters import fold, is_word

LANGUAGES = scripture.languages()


def test_SB_34_the_languages_that_ship() -> None:
    assert LANGUAGES == ("fr", "es", "de", "la", "he", "el")


@pytest.mark.parametrize("language", LANGUAGES)
def test_SB_34_each_table_translates_words_of_faith(language: str) -> None:
    table = scripture.translations(language)
    assert len(table) >= 800
    strict = scripture.words_of_faith()
    for foreign, english in table.items():
        assert is_word(foreign)
        assert english
        for word in english:
            assert word in strict, f"{foreign}: {word}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_SB_34_each_table_covers_half_of_the_strict_list_and_the_rulebook_s_words(language: str) -> None:
    covered = scripture.translated(language)
    assert len(covered) * 2 >= len(scripture.words_of_faith())
    assert set(lists.groups("rulebook.txt")["Bonus words"]) <= covered
    assert {english for words in scripture.translations(language).values() for english in words} <= covered


@pytest.mark.parametrize("language", LANGUAGES)
def test_SB_34_no_word_is_spelled_as_the_english_that_it_translates(language: str) -> None:
    assert [f for f, english in scripture.translations(language).items() if f in english] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_SB_34_tables_are_in_order_and_single_words(language: str) -> None:
    rows = [tuple(line.split("\t")) for line in lists.lines(f"babel/{language}.tsv")]
    folded = [(english, fold(foreign)) for english, foreign in rows]
    assert folded == sorted(set(folded))
    assert [row for row in rows if not row[1].isalpha() or not row[1].islower()] == []


@pytest.mark.parametrize(
    ("language", "foreign", "english"),
    [
        ("fr", "PAIX", "PEACE"),
        ("fr", "PRIERE", "PRAYER"),
        ("fr", "EGLISE", "CHURCH"),
        ("fr", "COLOMBE", "DOVE"),
        ("es", "PAZ", "PEACE"),
        ("es", "SENOR", "LORD"),
        ("es", "FE", "FAITH"),
        ("de", "FRIEDEN", "PEACE"),
        ("de", "KONIG", "KING"),
        ("de", "BUSSE", "REPENTANCE"),
        ("la", "DEUS", "GOD"),
        ("la", "PAX", "PEACE"),
        ("he", "SHALOM", "PEACE"),
        ("he", "RUACH", "SPIRIT"),
        ("el", "AGAPE", "LOVE"),
        ("el", "LOGOS", "WORD"),
        ("el", "PISTIS", "FAITH"),
    ],
)
def test_SB_34_words_in_other_languages(language: str, foreign: str, english: str) -> None:
    assert english in scripture.translations(language)[foreign]


def test_SB_34_one_word_may_translate_several() -> None:
    assert scripture.translations("fr")["JUSTICE"] == ("RIGHTEOUSNESS",)
    assert scripture.translations("de")["GERECHTIGKEIT"] == ("JUSTICE", "RIGHTEOUSNESS")


def test_SB_34_an_unknown_language_is_named() -> None:
    with pytest.raises(KeyError, match="no translations into 'tlh'"):
        scripture.translations("tlh")


def test_tables_are_immutable() -> None:
    with pytest.raises(TypeError):
        scripture.translations("fr")["X"] = ()  # type: ignore[index]
