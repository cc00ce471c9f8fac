"""Disputes (MO-18)."""

import pytest
from tests.games.moji.rounds import collected, say, table
from tests.games.outcomes import of, refused

import parlour
from parlour.games.moji import events as e
from parlour.kernel.errors import RuleViolation
from parlour.kernel.game import Game


def test_MO_18_a_refused_word_that_is_voted_in_collects_what_still_lies_there() -> None:
    game = table("C", "A", "T")
    say(game, 0, "CATX")
    game.do(0, "question CATX", at=2.0)
    game.do(1, "vote yes", at=3.0)
    (_, _, judged, *_) = game.do(2, "vote yes", at=4.0)
    assert isinstance(judged, e.Judged) and judged.counts
    assert game.scores == (5, 0, 0)
    assert game.view(0)["voted_in"] == ("CATX",)


def test_MO_18_an_accepted_word_that_falls_gives_its_cards_to_the_side() -> None:
    game = table("C", "A", "T")
    say(game, 0, "CAT")
    game.do(1, "question CAT", at=2.0)
    game.do(1, "vote no", at=3.0)
    game.do(2, "vote no", at=3.0)
    assert game.scores == (0, 0, 0)
    assert game.view(0)["aside"] == 3
    assert game.view(0)["voted_out"] == ("CAT",)


def test_MO_18_a_tie_upholds_the_word() -> None:
    game = table("C", "A", "T")
    say(game, 0, "CATX")
    game.do(0, "question CATX", at=2.0)
    game.do(1, "vote yes", at=3.0)
    game.do(2, "vote no", at=3.0)
    assert game.scores == (5, 0, 0)


def test_MO_18_once_for_each_word_and_not_one_s_own_that_was_accepted() -> None:
    game = table("C", "A", "T")
    say(game, 0, "CAT")
    with pytest.raises(RuleViolation, match="MO-18"):
        game.do(0, "question CAT", at=2.0)
    game.do(1, "question CAT", at=2.0)
    for seat in (1, 2):
        game.do(seat, "vote yes", at=3.0)
    with pytest.raises(RuleViolation, match="MO-18"):
        game.do(2, "question CAT", at=4.0)


def test_MO_18_until_the_next_accepted_word() -> None:
    game = table("C", "A", "T", "N", "O")
    say(game, 0, "CATX", at=1.0)
    say(game, 1, "CAB", at=2.0)
    with pytest.raises(RuleViolation, match="MO-18"):
        game.do(0, "question CATX", at=3.0)


@pytest.mark.parametrize("word", ["CURB", "CAT"])
def test_MO_18_a_missing_card_cannot_be_disputed(word: str) -> None:
    game = table("C", "A", "T", min=4)
    say(game, 0, word)
    with pytest.raises(RuleViolation, match="MO-18"):
        game.do(0, f"question {word}", at=2.0)


def test_MO_18_the_race_pauses_during_the_vote() -> None:
    game = table("C", "A", "T")
    say(game, 2, "CAB")
    flip_by = game.deadline
    assert flip_by is not None
    game.do(0, "question CAB", at=2.0)
    with pytest.raises(RuleViolation, match="MO-18"):
        game.do(2, "say CAT", at=3.0)
    game.do(0, "vote yes", at=6.0)
    game.do(1, "vote yes", at=7.0)
    assert game.deadline == pytest.approx(flip_by + 5)


def test_MO_18_bots_abstain_and_with_nobody_to_vote_the_list_decides() -> None:
    game = parlour.position("moji", "faceup C / A / T; stacks B/D/F", players=["Ada", "bot:medium", "bot:medium"])
    say(game, 0, "CATX")
    with pytest.raises(RuleViolation, match="MO-18"):
        game.do(0, "question CATX", at=2.0)


def test_MO_18_AG_4_a_single_voter_cannot_vote_down_an_accepted_word() -> None:
    game = table("C", "T")
    say(game, 0, "CAT")
    assert "One player alone" in refused(game, 1, "question CAT", "MO-18", at=2.0)
    assert not any(one["may_question"] for one in game.view(1)["heard"])


def test_MO_18_AG_4_a_single_voter_may_grant_a_refused_word() -> None:
    for vote, scores in (("vote yes", (4, 0)), ("vote no", (0, 0))):
        game = table("C", "T")
        say(game, 0, "CATX")
        game.do(0, "question CATX", at=2.0)
        game.do(1, vote, at=3.0)
        assert game.scores == scores


def test_MO_18_AG_4_nor_one_who_is_left_alone_during_the_vote() -> None:
    game = table("C", "A", "T")
    say(game, 0, "CAT")
    game.do(1, "question CAT", at=2.0)
    game.do(2, "vote no", at=3.0)
    game.do(1, "leave", at=4.0)
    assert game.scores == (5, 0, 0)


def test_MO_18_AG_4_the_table_is_told_who_decides() -> None:
    rules = parlour.rules_of("moji")
    four = ["Ada", "Ben", "Cleo", "bot:easy"]
    assert rules.notices(parlour.new("moji", players=2, seed=1).state)
    assert rules.notices(parlour.new("moji", players=four, seed=1, partners="do-si-do").state)
    assert not rules.notices(parlour.new("moji", players=four, seed=1).state)


def test_MO_18_partners_of_the_speaker_do_not_vote() -> None:
    game = table("C", "A", "T", "N", partners="do-si-do")
    say(game, 0, "CATX")
    game.do(0, "question CATX", at=2.0)
    assert [prompt["asks_you"] for prompt in game.view(2)["prompts"]] == [False]
    for seat in (1, 3):
        game.do(seat, "vote no", at=3.0)
    assert game.scores == (0, 0, 0, 0)


def test_MO_18_a_vote_settles_one_ground_and_the_others_are_still_checked() -> None:
    game = table("A", "C", "T", theme=["animals"])
    assert collected(say(game, 0, "ACTED")) == "theme"
    game.do(0, "question ACTED", at=2.0)
    for seat in (1, 2):
        events = game.do(seat, "vote yes", at=3.0)
    judged = of(events, e.Judged)
    assert (judged.counts, judged.fault, judged.detail) == (False, "ending", "ACT")
    assert game.scores == (0, 0, 0)
    assert game.text(judged, seat=0).endswith("ACTED is a form of ACT, so it doesn’t count.")


def test_MO_18_a_word_of_another_theme_that_is_a_word_is_voted_in() -> None:
    game = table("A", "C", "T", theme=["animals"])
    say(game, 0, "ACT")
    game.do(0, "question ACT", at=2.0)
    for seat in (1, 2):
        game.do(seat, "vote yes", at=3.0)
    assert game.scores == (5, 0, 0)


def test_MO_18_a_word_that_was_voted_on_is_not_questioned_again_when_it_is_said_again() -> None:
    game = table("C", "A", "T")
    say(game, 0, "CATX")
    game.do(0, "question CATX", at=2.0)
    for seat in (1, 2):
        game.do(seat, "vote no", at=3.0)
    say(game, 0, "CATX", at=4.0)
    refused(game, 0, "question CATX", "MO-18", at=5.0)


def test_MO_18_what_was_voted_on_is_offered_for_the_next_game() -> None:
    game = table("C", "A", "T", own_words=["CAT"], banned_words=["ACT"])
    say(game, 0, "CAT CÂT")
    game.do(0, "question CAT CÂT", at=2.0)
    for seat in (1, 2):
        game.do(seat, "vote yes", at=3.0)
    assert game.rules.agreed(game.state) == ("CAT CÂT",)
    assert game.rules.keeping(game.state, ()) == {"own_words": ("CAT",), "banned_words": ("ACT",)}
    kept = game.rules.keeping(game.state, ("CAT CÂT",))
    assert kept == {"own_words": ("CAT", "CATCAT"), "banned_words": ("ACT",)}
    following = Game.from_position(game.rules, "faceup C / A / T", game.state.seats, 46, **kept)
    say(following, 0, "CATCAT")
    assert following.scores == (5, 0, 0)


def test_MO_18_a_word_of_the_table_s_own_that_is_voted_out_is_no_longer_one() -> None:
    game = table("C", "A", "T", own_words=["CATX"])
    say(game, 0, "CATX")
    game.do(1, "question CATX", at=2.0)
    for seat in (1, 2):
        game.do(seat, "vote no", at=3.0)
    assert game.rules.keeping(game.state, ("CATX",)) == {"own_words": (), "banned_words": ("CATX",)}


def test_MO_18_who_said_the_same_word_too_late_may_still_question_the_first() -> None:
    game = table("C", "A", "T", "N", "O")
    say(game, 0, "CAT", at=1.0)
    game.do(3, "say CAT", at=2.0)
    questioned, *_ = game.do(3, "question CAT", at=3.0)
    assert isinstance(questioned, e.Questioned) and questioned.seat == 0
