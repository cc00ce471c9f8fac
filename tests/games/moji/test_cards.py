"""Cards, dealing, and the moment at which all are turned (MO-1 to MO-3)."""

from collections import Counter

import pytest
from tests.games.moji.rounds import NAMES, table

import parlour
from parlour.games.moji import events as e
from parlour.games.moji.cards import read, standard
from parlour.kernel.errors import ParlourError, RuleViolation


def test_MO_1_every_letter_comes_once_in_each_of_four_colours() -> None:
    cards = standard().cards()
    assert len(cards) == len(set(cards)) == 104
    assert Counter(card[1] for card in cards) == {"r": 26, "b": 26, "y": 26, "g": 26}


@pytest.mark.parametrize(
    ("letters", "points"),
    [("AEIOULNRST", 1), ("DGM", 2), ("BCHP", 3), ("FWY", 4), ("KV", 5), ("JX", 8), ("QZ", 10)],
)
def test_MO_1_rare_letters_are_worth_more(letters: str, points: int) -> None:
    assert {standard().points[letter] for letter in letters} == {points}


@pytest.mark.parametrize(
    ("text", "reason"), [('points = {1 = "AA"}', "twice"), ('points = {1 = "a"}', "none of the letters")]
)
def test_MO_1_a_set_that_is_wrong_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        read(f'colours = {{r = "red"}}\n{text}')


@pytest.mark.parametrize("players", range(2, 7))
def test_MO_2_everyone_gets_fifteen_cards_that_nobody_sees(players: int) -> None:
    game = parlour.new("moji", players=players, seed=1)
    assert game.view(0)["stacks"] == (15,) * players
    dealt = [line.event for line in game.lines if isinstance(line.event, e.Dealt)]
    assert len({card for event in dealt for card in event.cards}) == 15 * players
    assert all(event.seen(seat) == e.Dealt(event.seat, 15) for event in dealt for seat in range(players))


@pytest.mark.parametrize("players", [1, 7])
def test_MO_2_two_to_six_can_play(players: int) -> None:
    with pytest.raises(ParlourError):
        parlour.new("moji", players=players, seed=1)


def test_MO_3_all_cards_are_turned_at_the_same_moment_when_all_are_ready() -> None:
    game = parlour.new("moji", players=3, seed=1)
    assert not any(isinstance(event, e.Revealed) for seat in (0, 1) for event in game.do(seat, "ready", at=1.0))
    assert game.view(0)["slots"] == (None, None, None)
    (revealed,) = [event for event in game.do(2, "ready", at=2.0) if isinstance(event, e.Revealed)]
    assert [seat for seat, _ in revealed.cards] == [0, 1, 2]
    assert revealed.seen(None) == revealed


def test_MO_3_after_a_while_the_cards_are_turned_even_if_not_all_are_ready() -> None:
    game = parlour.new("moji", players=2, seed=1)
    assert game.deadline == 20.0
    game.timeout(at=20.0)
    assert None not in game.view(0)["slots"]


def test_MO_3_no_word_is_said_before_that_and_nobody_is_ready_twice() -> None:
    game = parlour.new("moji", players=list(NAMES[:2]), seed=1)
    with pytest.raises(RuleViolation, match="MO-3"):
        game.do(0, "say CAT", at=1.0)
    game.do(0, "ready", at=1.0)
    with pytest.raises(RuleViolation, match="MO-3"):
        game.do(0, "ready", at=1.0)
    with pytest.raises(RuleViolation, match="MO-3"):
        table("C", "T").do(0, "ready", at=1.0)
