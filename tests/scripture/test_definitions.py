"""Lines on persons, places and books."""

import re

import pytest

from parlour import scripture, words
from parlour.data.letters import fold
from parlour.scripture import descriptions
from parlour.scripture.people import register


@pytest.mark.parametrize(
    ("word", "language", "line"),
    [
        ("DAVID", "en", "Son of Jesse, shepherd, psalmist and king of Israel (1 Samuel 16)."),
        ("DAVID", "fr", "Fils d’Isaï, berger, psalmiste et roi d’Israël (1 Samuel 16)."),
        ("MOÏSE", "fr", "Il conduisit Israël hors d’Égypte et reçut la loi au Sinaï (Exode 3)."),
        ("PHOEBE", "en", "Servant of the church at Cenchrea (Romans 16)."),
        ("BETHLEHEM", "en", "Home of Ruth and David, birthplace of Jesus (Luke 2)."),
        ("PERGAMUM", "en", "One of the seven churches of Revelation (Revelation 2)."),
        ("GENESIS", "en", "The first book: creation, the flood, and the story from Abraham to Joseph."),
        ("CHILEAB", "en", "Son of David (2 Samuel 3:2, 3)."),
        ("GABRIEL", "en", "Angel who announced the birth of Jesus to Mary."),
        ("SATAN", "fr", "L’adversaire, qui accuse devant Dieu."),
    ],
)
def test_a_name_is_defined_in_one_line(word: str, language: str, line: str) -> None:
    assert line in [one.text for one in scripture.definitions(word, language)]


def test_what_is_no_name_of_the_bible_has_no_line() -> None:
    assert scripture.definitions("MONKEY") == ()
    assert scripture.definitions("SINGE", "fr") == ()


def test_every_book_has_a_line_in_both_languages() -> None:
    for language in ("en", "fr"):
        lines = {
            (one.name, one.text)
            for book in scripture.books()
            if book.word
            for one in scripture.definitions(book.word, "en", reader=language)
            if one.kind == "book"
        }
        assert len(lines) == len([book for book in scripture.books() if book.word])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_AG_8_every_person_and_place_has_a_line_without_an_unfit_word(language: str) -> None:
    unfit = frozenset(words.compiled("unfit" if language == "en" else "unfit-fr"))
    lines = [descriptions.describe_person(person, language) for person in register().persons]
    lines += [descriptions.describe_place(place, language) for place in scripture.all_places()]
    assert [line for line in lines if not re.fullmatch(r"\S.*\.", line)] == []
    names = {fold(name) for person in register().persons for name in (*person.names, *person.french)}
    assert [
        line
        for line in lines
        if any(fold(token) in unfit and fold(token) not in names for token in re.findall(r"[^\W\d_]+", line))
    ] == []


def test_the_best_known_have_lines_of_their_own() -> None:
    own = words.compiled("words-of-faith")
    known = [person for person in register().persons if person.id in descriptions._lines()["people"]]
    assert len(known) + len(descriptions._lines()["places"]) >= 400
    assert sum(fold(person.names[0]) in own for person in known) >= 250
