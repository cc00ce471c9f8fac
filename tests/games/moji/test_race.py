"""The race (MO-10 to MO-17)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.moji.rounds import collected, hold, say, table
from tests.games.outcomes import under_way

from parlour.games.moji import events as e
from parlour.kernel.errors import RuleViolation


@pytest.mark.parametrize("word", ["CAT", "SECTION", "TOPIC", "STOCK"])
def test_MO_10_two_players_need_both_letters_in_any_order(word: str) -> None:
    assert collected(say(table("C", "T"), 0, word)) == "CT"


@pytest.mark.parametrize("word", ["CAR", "TIN"])
def test_MO_10_one_letter_is_not_enough(word: str) -> None:
    assert collected(say(table("C", "T"), 0, word)) == "cards"


def test_MO_10_letters_are_counted() -> None:
    assert collected(say(table("T", "T"), 0, "CAT")) == "cards"
    assert collected(say(table("T", "T"), 0, "TASTE")) == "TT"


def test_MO_11_what_the_word_has_is_collected_and_the_rest_stays() -> None:
    game = table("C", "A", "T", "O")
    assert collected(say(game, 0, "COAL")) == "ACO"
    assert [slot and slot["card"]["letter"] for slot in game.view(0)["slots"]] == [None, None, "T", None]


def test_MO_11_of_equal_letters_the_tallest_stack_is_taken_then_the_oldest_card() -> None:
    tall = table("T red", "T blue, E red", "A red", stack_em_up=True)
    assert say(tall, 2, "CAT").cards == ("Er", "Tb", "Ar")  # type: ignore[attr-defined]
    old = table("T red", "T blue", "A red")
    assert say(old, 2, "CAT").cards == ("Tr", "Ar")  # type: ignore[attr-defined]


def test_MO_12_who_loses_a_card_flips_the_next_before_saying_a_word() -> None:
    game = table("C", "A", "T")
    say(game, 2, "CAB")
    assert game.view(0)["must_flip"] == (0, 1)
    with pytest.raises(RuleViolation, match="MO-12"):
        game.do(0, "say TAN", at=2.0)
    assert isinstance(game.do(0, "flip", at=2.0)[0], e.Flipped)
    assert game.view(0)["must_flip"] == (1,)
    with pytest.raises(RuleViolation, match="MO-12"):
        game.do(0, "flip", at=2.0)


def test_MO_12_after_ten_seconds_the_card_is_flipped_for_them() -> None:
    game = table("C", "A", "T")
    say(game, 2, "CAB")
    assert game.deadline == pytest.approx(1.4 + 10)
    flipped = [event for _ in range(2) for event in game.timeout(at=11.4)]
    assert [(event.seat, event.by_itself) for event in flipped if isinstance(event, e.Flipped)] == [
        (0, True),
        (1, True),
    ]


def test_MO_12_who_is_out_of_cards_goes_on() -> None:
    game = table("C", "A", "T", "N", stacks=False, more="; stacks /B/D/F")
    say(game, 3, "CAB")
    assert game.view(0)["must_flip"] == (1,)
    assert collected(say(game, 0, "TIN", at=3.0)) == "NT"


def test_MO_13_the_first_wins_even_if_its_message_comes_later() -> None:
    game = table("C", "A", "T")
    game.do(1, "say CAT", at=1.30)
    game.do(0, "say ACT", at=1.05)
    settled = hold(game)
    assert [type(event) for event in settled] == [e.Collected]
    assert settled[0].seat == 0  # type: ignore[attr-defined]
    assert isinstance(hold(game)[0], e.TooLate)


def test_MO_13_nobody_else_learns_that_a_word_is_held_or_came_too_late() -> None:
    game = table("C", "A", "T")
    game.do(1, "stuck", at=0.9)
    before = [game.view(2), game.view(None)]
    game.do(1, "say CAT", at=1.30)
    assert [game.view(2), game.view(None)] == before  # also that seat 1 is stuck
    game.do(0, "say ACT", at=1.05)
    assert isinstance(hold(game)[0], e.Collected)
    before, n = [game.view(2), game.view(None)], len(game.lines)
    (too_late,) = hold(game)
    assert isinstance(too_late, e.TooLate)
    assert [game.view(2), game.view(None)] == before
    assert not game.stream(2, n) and not game.stream(0, n) and not game.stream(None, n)
    assert [seen.event for seen in game.stream(1, n)] == [too_late]


def test_MO_14_a_word_that_is_held_holds_up_the_others_who_are_stuck() -> None:
    game = table("C", "A", "T")
    game.do(1, "stuck", at=1.0)
    game.do(1, "say CAT", at=1.1)
    game.do(0, "stuck", at=1.2)
    assert [type(event) for event in game.do(2, "stuck", at=1.2)] == [e.GaveUp]
    assert isinstance(hold(game)[0], e.Collected)
    assert 1 not in game.view(0)["stuck"]


def test_MO_13_a_word_is_held_until_no_earlier_one_can_arrive() -> None:
    game = table("C", "A", "T")
    (claimed,) = game.do(1, "say CAT", at=1.0)
    assert claimed.seen(1) == claimed
    assert claimed.seen(0) is None and claimed.seen(None) is None
    assert game.deadline == pytest.approx(1.0 + 0.15 + 0.25)
    assert game.view(0)["deadline"] != game.deadline  # nobody else learns that a word is held
    with pytest.raises(RuleViolation, match="MO-13"):
        game.do(1, "say ACT", at=1.1)


def test_MO_13_those_who_are_together_race_on_alone_with_new_words() -> None:
    game = table("C", "A", "T")
    game.do(0, "say CAT", at=1.0)
    game.do(1, "say ACT", at=1.1)
    (tied,) = hold(game)
    assert isinstance(tied, e.Tied) and tied.seats == (0, 1)
    assert collected(game.do(2, "say TACO", at=2.0)[0]) == "cards"  # not for the third
    assert collected(game.do(0, "say ACT", at=2.1)[0]) == "again"
    assert collected(say(game, 1, "TACO", at=2.2)) == "ACT"


def test_MO_23_a_word_said_in_a_tie_counts_as_said() -> None:
    game = table("C", "A", "T")
    game.do(0, "say CAT", at=1.0)
    game.do(1, "say ACT", at=1.1)
    hold(game)
    for seat in (0, 1):
        game.do(seat, "stuck", at=2.0)
    assert game.view(2)["used"] == ("CAT", "ACT")
    assert collected(game.do(2, "say CAT", at=3.0)[0]) == "used"
    assert collected(say(game, 2, "TACO", at=4.0)) == "ACT"


def test_MO_23_the_same_word_said_in_a_tie_is_said_once() -> None:
    game = table("C", "A", "T")
    game.do(0, "say CAT", at=1.0)
    game.do(1, "say CAT", at=1.1)
    hold(game)
    assert game.view(2)["used"] == ("CAT",)


def test_MO_23_a_tie_needs_a_different_word_even_where_repeats_are_allowed() -> None:
    game = table("C", "A", "T", repeats=True)
    game.do(0, "say CAT", at=1.0)
    game.do(1, "say ACT", at=1.1)
    hold(game)
    assert [collected(game.do(seat, "say CAT", at=2.0)[0]) for seat in (0, 1)] == ["again", "again"]
    assert collected(say(game, 1, "TACO", at=3.0)) == "ACT"


def test_MO_23_a_tie_of_an_earlier_log_says_nothing_about_its_words() -> None:
    game = table("C", "A", "T")
    tied = e.Tied((0, 1), ("CAT", "ACT"), ("Cb", "Ab"), 60.0)
    assert game.rules.evolve(game.state, tied).used == ()


def test_MO_13_if_all_of_them_are_stuck_the_cards_are_open_again() -> None:
    game = table("C", "A", "T")
    game.do(0, "say CAT", at=1.0)
    game.do(1, "say ACT", at=1.1)
    hold(game)
    game.do(0, "stuck", at=2.0)
    assert isinstance(game.do(1, "stuck", at=2.0)[-1], e.Opened)
    assert collected(say(game, 2, "TACO", at=3.0)) == "ACT"


def test_MO_13_words_for_different_cards_are_all_granted() -> None:
    game = table("C", "A", "T", "N")
    game.do(0, "say CAB", at=1.0)
    game.do(1, "say TIN", at=1.1)
    assert {event.seat for event in (*hold(game), *hold(game)) if isinstance(event, e.Collected)} == {0, 1}


def test_MO_13_partners_are_never_together() -> None:
    game = table("C", "A", "T", "N", partners="do-si-do")
    game.do(0, "say CAB", at=1.0)
    game.do(2, "say ARC", at=1.1)
    (first,) = [event for event in hold(game) if isinstance(event, e.Collected)]
    assert first.seat == 0


@given(st.lists(st.floats(1.0, 1.14), min_size=2, max_size=2, unique=True))
def test_MO_13_within_the_window_the_order_does_not_matter(times: list[float]) -> None:
    game = table("C", "A", "T")
    game.do(0, "say CAT", at=times[0])
    game.do(1, "say ACT", at=times[1])
    assert isinstance(hold(game)[0], e.Tied)


def test_MO_14_when_all_are_stuck_the_cards_are_set_aside_and_all_flip() -> None:
    game = table("C", "A", "T")
    for seat in (0, 1):
        game.do(seat, "stuck", at=1.0)
    _, aside, revealed = game.do(2, "stuck", at=1.0)
    assert isinstance(aside, e.SetAside) and {card[0] for card in aside.cards} == set("CAT")
    assert isinstance(revealed, e.Revealed) and len(revealed.cards) == 3
    assert game.view(0)["aside"] == 3


def test_MO_14_a_new_card_lifts_it() -> None:
    game = table("C", "A", "T")
    game.do(1, "stuck", at=1.0)
    say(game, 2, "CAB", at=1.0)
    assert game.view(0)["stuck"] == (1,)
    game.do(0, "flip", at=2.0)
    assert game.view(0)["stuck"] == ()


def test_MO_14_who_is_silent_for_a_minute_counts_as_stuck() -> None:
    game = table("C", "A", "T")
    game.do(0, "stuck", at=1.0)
    assert isinstance(game.timeout(at=60.0)[0], e.SetAside)


def test_MO_14_who_is_absent_counts_as_stuck() -> None:
    game = table("C", "A", "T")
    game.absent(2, at=1.0)
    game.do(0, "stuck", at=2.0)
    assert isinstance(game.do(1, "stuck", at=3.0)[1], e.SetAside)


def test_MO_14_who_is_found_to_be_absent_when_the_others_are_stuck_does_not_hold_them_up() -> None:
    game = table("C", "A", "T")
    for seat in (0, 1):
        game.do(seat, "stuck", at=1.0)
    game.absent(2, at=5.0)
    assert game.deadline == pytest.approx(5.0)
    assert isinstance(game.timeout()[0], e.SetAside)


def test_MO_14_a_tied_player_who_is_absent_counts_as_stuck() -> None:
    game = table("C", "A", "T")
    game.do(0, "say CAT", at=1.0)
    game.do(1, "say ACT", at=1.1)
    hold(game)
    game.absent(1, at=2.0)
    assert isinstance(game.do(0, "stuck", at=3.0)[-1], e.Opened)


def test_MO_14_a_word_that_is_voted_in_begins_the_minute_again() -> None:
    game = table("C", "A", "T", "N", "O")
    say(game, 0, "CATX", at=58.0)
    game.do(0, "question CATX", at=58.5)
    for seat in (1, 2, 3, 4):
        game.do(seat, "vote yes", at=59.0)
    for seat in (0, 1, 2):
        game.do(seat, "flip", at=59.5)
    game.do(3, "stuck", at=59.8)
    assert game.deadline == pytest.approx(59.5 + 60)


def test_MO_14_a_word_that_is_voted_in_leaves_time_to_flip() -> None:
    game = table("C", "A", "T", "N", "O")
    say(game, 0, "CATX", at=58.0)
    game.do(0, "question CATX", at=58.5)
    for seat in (1, 2, 3, 4):
        game.do(seat, "vote yes", at=59.0)
    assert game.deadline == pytest.approx(59.0 + 10)


def test_MO_14_nobody_is_stuck_twice_or_outside_the_race() -> None:
    game = table("C", "A", "T")
    game.do(0, "stuck", at=1.0)
    with pytest.raises(RuleViolation, match="MO-14"):
        game.do(0, "stuck", at=1.0)


def test_MO_15_when_only_one_of_three_has_cards_left_the_round_is_over() -> None:
    game = table("C", "A", "T", stacks=False, more="; stacks BF/D/")
    say(game, 2, "CAB")
    game.do(0, "flip", at=2.0)
    assert under_way(game)
    assert isinstance(game.do(1, "flip", at=2.0)[-1], e.Ended)


def test_MO_15_every_flip_that_is_owed_comes_before_the_end() -> None:
    game = table("C", "A", "T", stacks=False, more="; stacks B/D/")
    say(game, 2, "CAB")
    game.do(0, "flip", at=2.0)
    assert under_way(game)  # one stack is left, but its owner owes a flip
    game.do(1, "flip", at=3.0)
    assert collected(say(game, 2, "BAD", at=5.0)) == "BD"


def test_MO_15_two_players_race_for_the_last_pair() -> None:
    game = table("C", "T", stacks=False, more="; stacks A/N")
    say(game, 0, "CAT")
    game.do(0, "flip", at=2.0)
    assert under_way(game)
    game.do(1, "flip", at=2.0)
    assert game.deadline == pytest.approx(2.0 + 30)
    assert collected(say(game, 1, "TAN", at=3.0)) == "AN"
    assert game.over and game.scores == (4, 2)


def test_MO_15_two_who_are_left_of_three_play_both_stacks() -> None:
    game = table("C", "A", "T", stacks=False, more="; stacks BD/F/G")
    game.do(2, "leave", at=1.0)
    for seat in (0, 1):
        game.do(seat, "stuck", at=2.0)
    assert under_way(game) and game.view(0)["stacks"] == (1, 0, 0)
    for seat in (0, 1):
        game.do(seat, "stuck", at=3.0)
    assert game.over


def test_MO_15_the_last_cards_are_raced_for_until_30_seconds_pass_without_a_word() -> None:
    game = table("C", "A", "T", stacks=False, more="; stacks B/D/F")
    for seat in range(3):
        game.do(seat, "stuck", at=1.0)
    assert game.deadline == pytest.approx(1.0 + 30)
    assert table("C", "A", "T", stacks=False).deadline == 30.0


def test_MO_15_when_all_stacks_are_played_the_race_goes_on_until_all_are_stuck_or_silent() -> None:
    game = table("C", "A", "T", "N", stacks=False)
    say(game, 0, "CAB")
    assert under_way(game)
    assert game.deadline == pytest.approx(1.4 + 30)
    game.timeout(at=31.4)
    assert game.over
    assert game.scores == (4, 0, 0, 0)  # cards still on the table score for nobody


def test_MO_15_it_is_over_when_too_few_cards_are_left_for_a_word() -> None:
    game = table("C", "A", "T", stacks=False)
    say(game, 0, "CAB")
    assert game.over


def test_MO_16_the_most_points_win() -> None:
    game = table("Q", "A", "T", stacks=False)
    say(game, 2, "QUA")
    assert game.scores == (0, 0, 11) and game.winners == (2,)


def test_MO_16_ties_share() -> None:
    game = table("C", "A", "T", "N", stacks=False)
    for seat in range(4):
        game.do(seat, "stuck", at=1.0)
    assert game.winners == (0, 1, 2, 3)


def test_MO_17_a_wrong_word_costs_nothing_and_only_its_speaker_sees_it() -> None:
    game = table("C", "A", "T")
    (wrong,) = game.do(0, "say CXT", at=1.0)
    assert isinstance(wrong, e.Wrong)
    assert wrong.seen(0) == wrong and wrong.seen(1) is None and wrong.seen(None) is None
    assert game.scores == (0, 0, 0)
    assert game.view(1)["heard"] == ()


def test_MO_17_a_wrong_word_is_not_used() -> None:
    game = table("C", "A", "T", banned_words=["ACT"])
    game.do(0, "say ACT", at=1.0)
    assert game.view(0)["used"] == ()


def test_MO_17_three_wrong_words_may_bring_a_pause() -> None:
    game = table("C", "A", "T", cool_down=True)
    for at in (1.0, 2.0, 3.0):
        game.do(0, "say CXT", at=at)
    with pytest.raises(RuleViolation, match="MO-17"):
        game.do(0, "say CAT", at=4.0)
    assert collected(say(game, 0, "CAT", at=5.1)) == "ACT"


def test_MO_17_without_that_house_rule_there_is_none() -> None:
    game = table("C", "A", "T")
    for at in (1.0, 2.0, 3.0):
        game.do(0, "say CXT", at=at)
    assert collected(say(game, 0, "CAT", at=3.1)) == "ACT"


def test_AG_3_the_stack_of_somebody_who_leaves_is_set_aside_and_the_open_card_stays_in_the_race() -> None:
    game = table("C", "A", "T")
    game.do(1, "leave", at=1.0)
    assert game.view(0)["stacks"][1] == 0 and game.view(0)["aside"] == 4
    assert collected(say(game, 0, "CAT", at=1.5)) == "ACT"
    assert game.view(0)["slots"][1] is None and 1 not in game.view(0)["must_flip"]
    game.do(2, "leave", at=2.0)
    assert game.over and game.winners == (0,)
