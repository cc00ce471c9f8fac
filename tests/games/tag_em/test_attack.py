"""TE-20 to TE-26: two dice, the horde, Cover, Garrison, and exact odds."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.tag_em.fields import attack, field, refusal, squares, table

from parlour.games.tag_em.events import Attacked, Fell
from parlour.games.tag_em.rules import dice, fights
from parlour.games.tag_em.rules.dice import Dice
from parlour.games.tag_em.rules.odds import Odds, Tie, odds
from parlour.games.tag_em.view import Preview
from parlour.kernel.game import Game
from parlour.kernel.state import State

PAIR = ("pawn 1 e5", "pawn 2 f5", "pawn 1 a9", "pawn 2 m1")


def sums(game: Game[State], attacker: str = "e5", defender: str = "f5", *, far: bool = False) -> tuple[int, int]:
    state = table(game)
    one, other = state.at(attacker), state.at(defender)
    assert one is not None and other is not None
    return fights.sums(fights.modifiers(state, state.pawns[one], state.pawns[other], far=far))


def test_TE_20_the_higher_total_wins_and_the_loser_s_pawn_is_out_or_sent_back() -> None:
    game, _ = attack(*PAIR, result="win")
    assert (squares(game, 0), squares(game, 1)) == ({"e5", "a9"}, {"m1"})
    game, _ = attack(*PAIR, result="lose")
    assert (squares(game, 0), squares(game, 1)) == ({"a9"}, {"f5", "m1"})
    game, _ = attack(*PAIR, result="win", game_type="capture-the-flag")
    assert squares(game, 1) == {"l8", "m1"}


def test_TE_20_a_tie_costs_the_point_and_changes_nothing() -> None:
    game, events = attack(*PAIR, result="tie")
    assert len(events) == 1
    assert (squares(game, 0), squares(game, 1), table(game).pom) == ({"e5", "a9"}, {"f5", "m1"}, 9)


@pytest.mark.parametrize("seed", range(30))
def test_TE_20_ties_are_rolled_again_or_go_to_the_defender(seed: int) -> None:
    for tie in ("reroll", "defender"):
        game = field(*PAIR, seed=seed, tie=tie)
        event = game.do(0, "attack e5 f5")[0]
        assert isinstance(event, Attacked)
        assert event.result in ("win", "lose")
        if tie == "reroll":
            assert all(mine == theirs for mine, theirs in event.rolls[:-1])
            assert event.totals[0] != event.totals[1]
        elif event.totals[0] == event.totals[1]:
            assert event.result == "lose"


def test_TE_20_a_pawn_sent_back_does_no_more_this_turn() -> None:
    lines = ("pawn 1 e5", "pawn 2 f5", "pawn 1 a9", "pawn 2 m1", "pawn 2 b3")
    game, _ = attack(*lines, result="lose", game_type="capture-the-flag")
    assert "b2" in squares(game, 0)
    assert refusal(game, 0, "move b2 b1") == "TE-20"
    assert refusal(game, 0, "attack b2 b3") == "TE-20"
    game.do(0, "end")
    game.do(1, "end")
    game.do(0, "attack b2 b3")


def test_TE_21_the_rulebook_s_example_of_the_horde() -> None:
    """Two friends around the defender, one around the attacker: +2 against +1."""
    game = field("pawn 1 e5", "pawn 2 f5", "pawn 1 f4", "pawn 1 f6", "pawn 2 e4", "pawn 1 a9", "pawn 2 m1")
    assert sums(game) == (2, 1)
    seen = game.rules.preview(game.state, 0, game.parse("attack e5 f5"))
    assert isinstance(seen, Preview)
    assert [(m.side, m.why, m.amount) for m in seen.aims[0].modifiers] == [
        ("attacker", "horde", 2),
        ("defender", "horde", 1),
    ]
    assert seen.aims[0].odds == Odds(21, 5, 10, 36)


def test_TE_21_friends_at_the_corners_and_friends_of_others_do_not_help() -> None:
    game = field(
        "pawn 1 e5",
        "pawn 2 f5",
        "pawn 1 g4",
        "pawn 2 d4",
        "pawn 3 f6",
        players=3,
        points=("start 1 b2", "start 2 l8", "start 3 b8"),
    )
    assert sums(game) == (0, 0)


@pytest.mark.parametrize("under", [".", "c", "w"])
def test_TE_22_cover_hinders_the_attacker_wherever_it_stands(under: str) -> None:
    assert sums(field(*PAIR, tiles={"f5": "c", "e5": under})) == (-1, 0)
    assert sums(field(*PAIR, tiles={"f5": under if under != "c" else ".", "e5": "c"})) == (0, 0)


def test_TE_23_garrisons_help_both_sides_and_cancel() -> None:
    assert sums(field(*PAIR, tiles={"e5": "g"})) == (1, 0)
    assert sums(field(*PAIR, tiles={"f5": "g"})) == (0, 1)
    assert odds(*sums(field(*PAIR, tiles={"e5": "g", "f5": "g"}))) == odds(0, 0)
    assert sums(field(*PAIR, tiles={"e5": "g", "f5": "c"})) == (0, 0)


def test_TE_24_tiles_of_helping_pawns_count_for_nothing() -> None:
    lines = ("pawn 1 e5", "pawn 2 f5", "pawn 1 f4", "pawn 2 e6")
    for tile in ".cwg":
        assert sums(field(*lines, tiles={"f4": tile, "e6": tile})) == (1, 1)
    assert sums(field(*lines, tiles={"f5": "c"})) == (0, 1)  # Cover does not affect the helper either


def test_TE_25_the_winner_stays_where_it_is() -> None:
    game, events = attack(*PAIR, result="win")
    assert table(game).at("f5") is None
    assert any(isinstance(event, Fell) for event in events)
    game.do(0, "move e5 f5")


@given(
    attacker=st.integers(-5, 8),
    defender=st.integers(-5, 8),
    thrown=st.builds(Dice, st.integers(1, 2), st.integers(2, 8), st.integers(-2, 2)),
    tie=st.sampled_from(("stand-off", "reroll", "defender")),
)
def test_TE_26_the_odds_are_those_of_counting_all_rolls(attacker: int, defender: int, thrown: Dice, tie: Tie) -> None:
    faces = list(itertools.product(range(1, thrown.sides + 1), repeat=thrown.count))
    win = tied = lose = 0
    for mine, theirs in itertools.product(faces, faces):
        margin = sum(mine) + attacker - sum(theirs) - defender
        win, tied, lose = win + (margin > 0), tied + (margin == 0), lose + (margin < 0)
    found = odds(attacker, defender, thrown, tie)
    if tie == "stand-off" or (tie == "reroll" and not win + lose):
        assert found == Odds(win, tied, lose, win + tied + lose)
    elif tie == "reroll":
        assert found == Odds(win, 0, lose, win + lose)
    else:
        assert found == Odds(win, 0, lose + tied, win + tied + lose)
    assert sum(found.chances) == pytest.approx(1)


def test_TE_26_the_odds_of_every_aim_are_shown_beforehand() -> None:
    game = field(*PAIR, tiles={"f5": "c"})
    seen = game.rules.preview(game.state, 0, game.parse("move e5"))
    assert isinstance(seen, Preview)
    assert [(aim.target, aim.odds) for aim in seen.aims] == [("f5", odds(-1, 0))]


def test_TE_52_other_dice_for_attacks_and_for_movement() -> None:
    game = field(*PAIR, dice="2d6")
    event = game.do(0, "attack e5 f5")[0]
    assert isinstance(event, Attacked)
    assert [len(faces) for faces in event.rolls[0]] == [2, 2]
    rolled = field(*PAIR, pom_dice="2d6+3")
    pom = set()
    for _ in range(30):
        rolled.do(rolled.to_act[0], "end")
        pom.add(table(rolled).pom)
    assert pom <= set(range(5, 16)) and len(pom) > 3


@pytest.mark.parametrize("text", ["d1", "6", "5d6", "d101", "2d6+", "0d6", "d06"])
def test_no_such_dice(text: str) -> None:
    with pytest.raises(ValueError, match="no dice"):
        dice.read(text)
