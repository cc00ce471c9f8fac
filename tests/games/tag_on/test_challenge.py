"""TO-24: challenges of words, and then of claims."""

from typing import Unpack

import pytest
from tests.games.outcomes import happened, kinds, of, refused
from tests.games.tag_on.tables import GODS, Options, TagOnGame, answers, move, table

from parlour.games.crossword.events import Challenged, Drew
from parlour.games.tag_on.events import ClaimChallenged, ClaimJudged, TurnOwed

THREE = ("Ada", "Ben", "Cleo")


def test_TO_24_a_word_that_is_not_found_comes_back_and_the_turn_is_lost() -> None:
    game = table({"9G": "GOD"}, ["XQZ"])
    game.do(0, "play 9G GODXQ")
    events = game.do(1, "challenge")
    assert kinds(events) == ["Answered", "Closed", "Challenged", "Withdrawn", "Asked"]
    assert [ruling.word for ruling in of(events, Challenged).rulings if not ruling.list] == ["GODXQ"]
    assert kinds(game.do(0, "decline")) == ["Answered", "Closed", "TurnForfeited", "TurnBegan"]
    assert (game.state.racks[0], game.scores, game.state.turn) == ("QXZ", (0, 0), 1)


def test_TO_24_a_word_that_is_found_costs_the_challenger_the_next_turn() -> None:
    game = table({"9G": "GOD"}, ["SX"])
    game.do(0, "play 9G GODS")
    assert of(game.do(1, "challenge"), Challenged).stands
    events = game.do(1, "decline")
    assert of(events, TurnOwed).seat == 1
    assert kinds(events)[-2:] == ["TurnLost", "TurnBegan"]
    assert game.state.turn == 0
    assert game.scores[0] == GODS


def test_TO_24_all_words_of_the_play_are_challenged_together() -> None:
    game = table({"9G": "GOD"}, ["XAT"])
    game.do(0, "play J8 AX")
    words = [ruling.word for ruling in of(game.do(1, "challenge"), Challenged).rulings]
    assert words == ["AX", "GODX"]


def test_TO_24_tiles_are_drawn_only_when_the_play_stands() -> None:
    game = table({"9G": "GOD"}, ["XQZ"])
    game.do(0, "play 9G GODXQ")
    game.do(1, "challenge")
    game.do(0, "decline")
    assert not any(isinstance(line.event, Drew) for line in game.lines)


def test_TO_24_the_next_player_closes_the_window_by_acting() -> None:
    game = table({"9G": "GOD"}, ["SX", "AT", "AT"])
    game.do(0, "play 9G GODS")
    refused(game, 2, "pass", "TO-11")
    refused(game, 0, "pass", "TO-24")
    game.do(1, "pass")
    assert "Stood" in happened(game)
    refused(game, 2, "challenge", "TO-24")


def test_TO_24_or_the_time_runs_out() -> None:
    game = table({"9G": "GOD"}, ["SX"])
    game.do(0, "play 9G GODS", at=0)
    assert game.deadline == 20
    assert "Stood" in kinds(game.timeout(20))


def test_TO_24_a_bot_does_not_close_it() -> None:
    game = table({"9G": "GOD"}, ["SX"], players=("Ada", "Ben bot:medium", "Cleo"))
    game.do(0, "play 9G GODS")
    refused(game, 1, "pass", "TO-24")


def test_TO_24_nobody_owes_more_than_one_turn() -> None:
    game = table({"9G": "GOD"}, ["ST", "AT", "AT"], players=THREE, says="lost 1;")
    game.do(0, "play 9G GODS")
    events = game.do(1, "challenge")
    assert "Asked" not in kinds(events)  # there is nothing to save
    assert game.state.turn == 2


def test_TO_24_nothing_to_challenge() -> None:
    game = table({"9G": "GOD"}, ["SX"])
    refused(game, 1, "challenge", "TO-24")
    refused(game, 1, "challenge tag", "TO-24")
    game = table({"9G": "GOD"}, ["SX"], words="checked")
    game.do(0, "play 9G GODS")
    assert game.state.turn == 1  # nothing may be challenged, so nobody is asked


# Claims


def with_claims(**options: Unpack[Options]) -> TagOnGame:
    """EGYPT, which tags GOD and is claimed to be a land and a character; the latter is false."""
    game = table(
        {"9G": "GOD", "G5": "TENT"},
        ["EGYPX"],
        colours={"5C": "land", "5D": "character"},
        players=THREE,
        judge="text",
        own_words=["TENTG"],
        **options,
    )
    game.do(0, "play 5C EGYPT claim land claim character tag GOD@9G")
    return game


def test_TO_24_what_may_be_challenged_is_offered() -> None:
    assert answers(with_claims(), 1) == (
        "accept", "challenge", "challenge tag", "challenge land", "challenge character",
    )  # fmt: skip


def test_TO_24_a_claim_that_fails_costs_its_points_and_nobody_a_turn() -> None:
    game = with_claims()
    points = move(game).words[0].points
    game.do(1, "challenge character")
    event = of(game.do(2, "accept"), ClaimJudged)
    assert not event.stands
    assert game.scores[0] == points * 3 + 16
    game.do(1, "accept")
    assert game.state.lost == (False, False, False)
    assert game.state.turn == 1


def test_TO_24_the_words_are_settled_first() -> None:
    game = with_claims()
    game.do(1, "challenge tag")
    assert "ClaimChallenged" not in happened(game)  # it waits until everyone has answered about the words
    game.do(2, "challenge")
    game.do(2, "decline")
    assert "ClaimChallenged" not in happened(game)
    assert answers(game, 1) == ("accept", "challenge tag", "challenge land", "challenge character")
    game.do(1, "challenge tag")
    event = of(game.do(2, "accept"), ClaimJudged)
    assert event.stands


def test_TO_24_if_the_word_falls_tag_and_claims_are_void() -> None:
    game = table({"9G": "GOD"}, ["XQZ"], players=THREE)
    game.do(0, "play G9 GXQ")
    game.do(1, "accept")
    game.do(2, "challenge")
    game.do(0, "decline")
    assert game.scores == (0, 0, 0)
    game = with_claims(words="challenge")
    assert game.scores[0] > 0


def test_TO_24_each_claim_is_challenged_once_and_the_doubter_may_doubt_another() -> None:
    game = with_claims()
    game.do(1, "challenge character")
    game.do(2, "challenge character")
    assert [line.event.by for line in game.lines if isinstance(line.event, ClaimChallenged)] == [1]
    assert answers(game, 1) == answers(game, 2) == ("accept", "challenge tag", "challenge land")
    game.do(1, "challenge land")
    game.do(2, "accept")
    assert answers(game, 1) == ("accept", "challenge tag")
    game.do(1, "accept")
    assert game.state.turn == 1


def test_TO_24_with_checked_words_claims_may_still_be_challenged() -> None:
    game = with_claims(words="checked")
    assert answers(game, 1) == ("accept", "challenge tag", "challenge land", "challenge character")


def test_TO_24_several_claims_are_settled_in_turn() -> None:
    game = with_claims()
    game.do(1, "challenge character")
    events = game.do(2, "challenge land")
    judged = [event for event in events if isinstance(event, ClaimJudged)]
    assert [(event.claim, event.stands) for event in judged] == [("character", False), ("land", True)]


def test_TO_24_the_player_leaves_while_the_play_is_open() -> None:
    game = with_claims()
    game.do(0, "resign")
    assert game.state.turn == 0 and answers(game, 1)  # AG-3: the window stays open for the others
    game.do(1, "accept")
    game.do(2, "accept")
    assert game.state.turn == 1
    assert game.state.prompts == ()


@pytest.mark.parametrize("who", [1, 2])
def test_TO_24_an_opponent_leaves_while_the_play_is_open(who: int) -> None:
    game = with_claims()
    game.do(1, "challenge character")
    game.do(who, "leave")
    while game.state.prompts:
        seat = game.state.prompts[0].waiting_for[0]
        game.do(seat, "accept")
    assert game.state.turn == (2 if who == 1 else 1)
