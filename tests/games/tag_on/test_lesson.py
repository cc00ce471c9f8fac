"""The lesson runs on the rules, tiles and lists of the game."""

import pytest

import parlour
from parlour.contract.lessons import Attempt
from parlour.games.tag_on.events import Played
from parlour.games.tag_on.lesson import steps
from parlour.games.tag_on.state import TagOnState
from parlour.kernel.errors import RuleViolation

both = pytest.mark.parametrize("language", ["en", "fr"])


def begin(key: str, language: str) -> Attempt:
    (step,) = [step for step in steps(language) if step.key == key]
    return Attempt(parlour.rules_of("tag-on"), step)


@pytest.mark.parametrize(("language", "points"), [("en", 72), ("fr", 28)])
def test_TO_31_TO_10_the_shown_first_word_scores_its_running_total_twice(language: str, points: int) -> None:
    tried = begin("lay", language)
    tried.do(tried.step.show[0])
    assert tried.game.scores[0] == points


@both
def test_TO_32_passing_does_not_show_how_words_down_score(language: str) -> None:
    tried = begin("down", language)
    tried.do("pass")
    assert tried.status == "missed"


@both
def test_TO_13_a_play_without_its_tag_is_not_what_the_step_asks_for(language: str) -> None:
    tried = begin("tag", language)
    tried.do(tried.step.show[0].partition(" tag ")[0])
    assert tried.status == "missed"


@both
def test_TO_50_the_shown_tag_is_proved_by_a_passage(language: str) -> None:
    tried = begin("tag", language)
    tried.do(tried.step.show[0])
    state = tried.game.state
    assert isinstance(state, TagOnState) and state.move is not None
    assert state.move.tag is not None
    assert state.move.proofs[0].passages, "the verse is the reward"


@both
def test_TO_34_the_claimed_book_doubles_the_word(language: str) -> None:
    tried = begin("colour", language)
    tried.do(tried.step.show[0])
    (played,) = [line.event for line in tried.game.lines if isinstance(line.event, Played)]
    assert played.move.times == 2


def test_TO_1_a_word_that_is_not_in_the_bible_is_refused_in_the_lesson() -> None:
    tried = begin("lay", "en")
    with pytest.raises(RuleViolation) as refused:
        tried.do("play 9H TANGLER")
    assert refused.value.rule
    assert tried.status == "open"
