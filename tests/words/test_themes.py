"""The themes of words."""

import pytest

from parlour import data, words
from parlour.words import Theme

LEAST: dict[Theme, int] = {
    "nouns": 1_500, "verbs": 1_500, "adjectives": 1_500, "food": 1_500, "animals": 1_500, "persons": 1_500,
    "films": 600, "shows": 600, "books": 600,
}  # fmt: skip


@pytest.mark.parametrize("theme", words.THEMES)
def test_MO_32_each_theme_has_enough_entries(theme: Theme) -> None:
    assert data.manifest().counts[f"theme-{theme}"] >= LEAST[theme]


def test_MO_32_titles_are_typed_whole_without_spaces_accents_and_marks() -> None:
    for typed in ("Les Misérables", "LESMISERABLES", "les miserables!"):
        assert words.in_theme(typed, "films") and words.in_theme(typed, "books")
    assert not words.in_theme("Les", "films")


def test_MO_32_body_parts_and_gods_are_excluded() -> None:
    assert not any(words.in_theme(part, "animals") for part in ("CLAW", "FEATHER", "WING", "TAIL", "HOOF"))
    assert not any(words.in_theme(god, "persons") for god in ("Zeus", "Apollo", "Thor", "Shiva"))


def test_MO_32_a_plural_belongs_where_its_singular_does() -> None:
    assert words.in_theme("LAMBS", "animals") and words.in_theme("CHERRIES", "food")


def test_members_are_those_that_belong() -> None:
    films = list(words.members("films"))
    assert films == sorted(films)
    assert all(words.in_theme(film, "films") for film in films[:50])
    assert all(film.isalpha() for film in films)  # those with figures are left out
    assert 0.95 * data.manifest().counts["theme-films"] < len(films) <= data.manifest().counts["theme-films"]


def test_titles_have_their_spelling() -> None:
    assert words.written("THELIONKING") == "The Lion King"
    assert words.written("QXZ") is None
