"""The lesson runs on the rules and lists of the game."""

import pytest

import parlour
from parlour.contract.lessons import Attempt
from parlour.games.moji.events import Judged, Wrong
from parlour.games.moji.lesson import steps
from parlour.games.moji.state import MojiState


def begin(key: str, language: str = "en") -> Attempt:
    (step,) = [step for step in steps(language) if step.key == key]
    return Attempt(parlour.rules_of("moji"), step)


@pytest.mark.parametrize("word", ["CAT", "SECTION", "TOPIC", "STOCK"])
def test_MO_10_the_lesson_accepts_the_words_of_the_rulebook(word: str) -> None:
    tried = begin("word")
    tried.do(f"say {word}")
    assert tried.status == "done"


@pytest.mark.parametrize("word", ["CHAT", "CARTE", "CITRON"])
def test_MO_50_the_french_lesson_accepts_the_words_that_it_names(word: str) -> None:
    tried = begin("word", "fr")
    tried.do(f"say {word}")
    assert tried.status == "done"


def test_MO_17_a_wrong_word_costs_nothing_in_the_lesson() -> None:
    tried = begin("word")
    statuses = []
    for word in ("DOG", "CAT"):
        tried.do(f"say {word}")
        statuses.append(tried.status)
    assert statuses == ["open", "done"]


@pytest.mark.parametrize(("word", "fault"), [("CATS", "ending"), ("CONNECTICUT", "name"), ("CHATTED", "ending")])
def test_MO_21_MO_22_the_lesson_shows_why_a_word_does_not_count(word: str, fault: str) -> None:
    tried = begin("counts")
    tried.do(f"say {word}")
    (wrong,) = [line.event for line in tried.game.lines if isinstance(line.event, Wrong)]
    assert wrong.fault == fault
    assert tried.status == "done"


def test_MO_20_a_word_without_the_letters_does_not_show_what_counts() -> None:
    tried = begin("counts")
    tried.do("say DOGS")
    assert tried.status == "open"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_MO_18_a_disputed_word_counts_when_the_other_player_grants_it(language: str) -> None:
    tried = begin("dispute", language)
    tried.do("question CHATBOT")
    (judged,) = [line.event for line in tried.game.lines if isinstance(line.event, Judged)]
    assert judged.counts
    assert tried.status == "done"


def test_MO_30_a_short_word_does_not_meet_the_challenge() -> None:
    tried = begin("challenge")
    tried.do("say CAT")
    assert tried.status == "open"


def test_MO_44_only_cards_of_one_colour_are_collected() -> None:
    tried = begin("variation")
    tried.do("say CRATE")
    assert tried.status == "done"
    state = tried.game.state
    assert isinstance(state, MojiState)
    assert state.piles[0] == ("Ar", "Tr")
