"""The lesson runs on the rules and lists of the game."""

import pytest

import parlour
from parlour.contract.lessons import Attempt
from parlour.games.scrabble_bible.lesson import steps
from parlour.games.scrabble_bible.state import BibleState
from parlour.kernel.errors import RuleViolation


def begin(key: str) -> Attempt:
    (step,) = [step for step in steps("en") if step.key == key]
    return Attempt(parlour.rules_of("scrabble-bible"), step)


def board(tried: Attempt) -> str:
    state = tried.game.state
    assert isinstance(state, BibleState)
    return state.board


@pytest.mark.parametrize(
    ("command", "rule"), [("play 1A FAITH", "SB-10"), ("play 8D TILOF", "SB-2"), ("play 8D FAITHS", "SB-11")]
)
def test_the_lesson_refuses_with_the_rule_of_the_game(command: str, rule: str) -> None:
    tried = begin("lay")
    with pytest.raises(RuleViolation) as refused:
        tried.do(command)
    assert refused.value.rule == rule
    assert tried.status == "open"


def test_SB_10_any_first_word_on_the_star_will_do() -> None:
    tried = begin("lay")
    tried.do("play 8G HALT")
    assert tried.status == "done"


def test_SB_20_a_word_beside_the_coloured_squares_is_not_enough() -> None:
    tried = begin("premium")
    tried.do("play H8 HOLD")
    assert tried.status == "missed"


def test_SB_21_the_shown_first_word_scores_48() -> None:
    tried = begin("lay")
    tried.do("play 8D FAITH")
    assert tried.game.scores == (48, 0)


def test_SB_23_a_word_without_a_bonus_does_not_do() -> None:
    tried = begin("bonus")
    tried.do("play G6 NET")
    assert tried.status == "missed"


def test_SB_15_passing_will_do_instead_of_an_exchange() -> None:
    tried = begin("exchange")
    tried.do("pass")
    assert tried.status == "done"


def test_SB_16_the_challenged_word_comes_off_the_board() -> None:
    tried = begin("challenge")
    assert "LOAVE" in board(tried)
    tried.do("challenge")
    assert "LOAVE" not in board(tried)
    assert tried.game.scores == (63, 20)


def test_SB_16_a_word_that_is_accepted_can_no_longer_be_challenged() -> None:
    tried = begin("challenge")
    tried.do("accept")
    assert tried.status == "missed"
