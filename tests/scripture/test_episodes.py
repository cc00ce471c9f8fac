"""TO-50: the Bible in episodes."""

import re

import pytest

from parlour import data, scripture
from parlour.data import lists
from parlour.data.letters import fold
from parlour.scripture import episode_table as table
from parlour.scripture.text import text


def titles(word: str, limit: int | None = 3) -> list[str]:
    return [episode.title() for episode in scripture.episodes(word, limit)]


def test_TO_50_every_verse_is_in_exactly_one_episode() -> None:
    wanted = 0
    for episode in scripture.all_episodes():
        assert episode.first == wanted and episode.last >= episode.first
        assert text().book(episode.first) == text().book(episode.last)
        wanted = episode.last + 1
    assert wanted == len(text())
    assert table.at(0).first == 0 and table.at(len(text()) - 1).last == len(text()) - 1


@pytest.mark.parametrize(
    ("word", "reference"),
    [
        ("LADDER", "Genesis 28:10–22"),
        ("BABEL", "Genesis 11:1–9"),
        ("JERICHO", "Joshua 6:"),
        ("GOLIATH", "1 Samuel 17:"),
        ("EUTYCHUS", "Acts 20:"),
        ("BARTIMAEUS", "Mark 10:"),
    ],
)
def test_TO_50_a_word_belongs_to_the_episodes_in_which_it_stands_or_takes_part(word: str, reference: str) -> None:
    assert any(episode.reference().startswith(reference) for episode in scripture.episodes(word, 3)), titles(word)


def test_TO_50_a_person_takes_part_where_the_text_only_says_he() -> None:
    jonah = scripture.episodes("JONAH")
    assert {episode.reference().split(":")[0] for episode in jonah} >= {"Jonah 1", "Jonah 3", "Jonah 4"}
    assert all("jonah" in {person.id for person in episode.people} for episode in jonah[:4])


def test_an_episode_is_cited_in_both_languages() -> None:
    (ladder, *_) = scripture.episodes("LADDER")
    assert ladder.reference("fr") == "Genèse 28:10–22"
    assert ladder.title("fr") != ladder.title()
    whole = next(one for one in scripture.all_episodes() if one.first == one.last or " – " in one.reference())
    assert re.fullmatch(r".+ \d+:\d+( – \d+:\d+)?", whole.reference())


def test_titles_are_short_and_fit_for_the_table() -> None:
    """AG-8: children read them."""
    for episode in scripture.all_episodes():
        for language in ("en", "fr"):
            title = episode.title(language)
            assert 3 <= len(title) <= 60 and title == title.strip() and title[0].isupper(), title
            assert not re.search(r"['\"]|\.$", title), title
    for language, unfit in (("en", "unfit.txt"), ("fr", "unfit-fr.txt")):
        words = {fold(word) for one in scripture.all_episodes() for word in re.findall(r"\w+", one.title(language))}
        places = {"SODOME"}
        assert lists.matching(unfit, frozenset(words)) & words <= places


def test_people_and_places_are_those_of_the_tables() -> None:
    known = {place.word for place in scripture.all_places()}
    for episode in scripture.all_episodes():
        assert set(episode.places) <= known
        assert len(set(episode.people)) == len(episode.people)


def test_the_data_file_says_how_many_there_are() -> None:
    assert data.opened().manifest.counts["episodes"] == len(scripture.all_episodes()) > 1200
