"""AG-3: leaving and absence, shown on SCRABBLE Bible Edition."""

from collections import Counter

import pytest
from tests.games.outcomes import happened, of, refused, under_way
from tests.games.scrabble_bible.tables import BOT, LIGHT, BibleGame, all_tiles, asked, dealt, table

from parlour import ParlourError
from parlour.games.crossword.events import Surrendered
from parlour.kernel.events import Departed, Handed


@pytest.mark.parametrize("command", ["resign", "leave"])
def test_AG_3_a_player_may_go_at_any_time_and_the_tiles_go_to_the_bag(command: str) -> None:
    for seat in (0, 1, 2):  # on turn or not
        game = table(LIGHT, ["QZEEEEE", "JXEEEEE", "KVEEEEE"], points=(5, 6, 7))
        before, bag = all_tiles(game), Counter(game.state.bag)
        rack = game.state.racks[seat]
        events = game.do(seat, command)
        assert of(events, Departed) == Departed(seat, "resigned" if command == "resign" else "left")
        assert of(events, Surrendered) == Surrendered(seat, 7)
        assert game.state.racks[seat] == "" and Counter(game.state.bag) == bag + Counter(rack)
        assert all_tiles(game) == before
        assert game.to_act == ((1,) if seat == 0 else (0,))
        assert not game.over and game.scores == (5, 6, 7)


def test_AG_3_who_left_is_passed_over_and_may_not_act() -> None:
    game = table(LIGHT, ["EEEEEEE", "EEEEEEE", "AAAAAAA"])
    game.do(1, "leave")
    game.do(0, "exchange E")
    assert game.to_act == (2,)
    for command in ("pass", "resign", "accept", "back", "pause"):
        refused(game, 1, command, "AG-3")


def test_AG_3_who_left_cannot_win() -> None:
    game = table(LIGHT, ["EEEEEEE", "EEEEEEE", "AAAAAAA"], points=(500, 0, 3))
    game.do(0, "resign")
    game.do(1, "pass")
    game.do(2, "pass")
    assert game.over and game.winners == (2,)


@pytest.mark.parametrize("command", ["resign", "leave"])
def test_AG_3_with_one_player_left_the_game_ends(command: str) -> None:
    game = table(LIGHT, ["EEEEEEE", "EEEEEEE", "AAAAAAA"], points=(50, 0, 3))
    game.do(0, command)
    assert under_way(game)
    game.do(2, command)
    assert game.over and game.state.ended == "alone" and game.winners == (1,)
    assert game.scores == (50, 0, 3)


def test_AG_3_a_play_of_someone_who_leaves_stays_on_the_board_and_draws_nothing() -> None:
    game = table(racks=["LIGHTEE", "EEEEEEE", "AAAAAAA"])
    game.do(0, "play 8G LIGHT")
    score, bag = game.scores[0], len(game.state.bag)
    game.do(0, "leave")
    assert game.state.standing == "open" and len(game.state.bag) == bag
    game.do(2, "accept")
    game.do(1, "accept")
    assert game.state.board.count(".") == 225 - 5 and game.scores[0] == score
    assert len(game.state.bag) == bag + 2 and game.to_act == (1,)


def test_AG_3_a_window_no_longer_waits_for_who_left() -> None:
    game = table(racks=["LIGHTEE", "EEEEEEE", "AAAAAAA"])
    game.do(0, "play 8G LIGHT")
    game.do(2, "accept")
    game.do(1, "leave")
    assert game.state.standing == "stands" and game.to_act == (2,)


def test_AG_3_an_owed_turn_goes_with_its_player() -> None:
    game = table(LIGHT, ["EEEEEEE", "EEEEEEE", "AAAAAAA"], lost=[1])
    game.do(1, "leave")
    game.do(0, "exchange E")
    assert game.to_act == (2,) and "TurnLost" not in happened(game)


def test_AG_3_after_the_grace_time_the_others_are_asked() -> None:
    game = dealt(players=3, first=0)
    game.absent(0, at=200.0)
    assert asked(game, "absent") == dict.fromkeys((1, 2), ("vote wait", "vote bot", "vote leave"))
    (prompt,) = game.view(1)["prompts"]
    assert prompt["about"]["seat"] == 0 and prompt["silence"] == "vote wait"


def vote_on_absent(*votes: str, players: int = 3) -> BibleGame:
    game = dealt(players=players, first=0)
    game.absent(0)
    for seat, vote in enumerate(votes, start=1):
        game.do(seat, f"vote {vote}")
    return game


def test_AG_3_the_others_may_wait() -> None:
    game = vote_on_absent("wait", "wait")
    assert game.state.seats[0].playing and not game.state.seats[0].bot and not game.state.prompts


def test_AG_3_the_others_may_let_a_bot_take_the_seat() -> None:
    game = vote_on_absent("bot", "bot")
    assert game.state.seats[0].bot == "medium" and game.state.seats[0].name == "Ada"
    assert game.to_act == (0,) and Handed(0, "medium") in [line.event for line in game.lines]


def test_AG_3_the_others_may_have_the_player_leave() -> None:
    game = vote_on_absent("leave", "leave")
    assert game.state.seats[0].standing == "left" and game.state.racks[0] == "" and game.to_act == (1,)


@pytest.mark.parametrize(
    ("votes", "outcome"),
    [
        (("wait", "bot", "bot"), "bot"),
        (("wait", "wait", "leave"), "wait"),
        (("leave", "leave", "wait"), "leave"),
        (("wait", "bot", "leave"), "wait"),
    ],
)
def test_AG_3_most_votes_decide_and_without_a_majority_the_table_waits(votes: tuple[str, ...], outcome: str) -> None:
    seat = vote_on_absent(*votes, players=4).state.seats[0]
    assert outcome == ("leave" if not seat.playing else "bot" if seat.bot else "wait")


def test_AG_3_silence_waits() -> None:
    game = dealt(players=3, first=0)
    game.absent(0, at=100.0)
    game.do(1, "vote leave", at=101.0)
    game.timeout(at=120.0)
    assert game.state.seats[0].playing and not game.state.prompts


def test_AG_3_bots_are_not_asked() -> None:
    game = dealt(players=["Ada", BOT, "Ben"])
    game.absent(0)
    assert sorted(asked(game, "absent")) == [2]
    alone = dealt(players=["Ada", BOT])
    assert alone.absent(0) == () and not alone.state.prompts


def test_AG_3_the_player_may_come_back_to_a_bot_held_seat() -> None:
    game = vote_on_absent("bot", "bot")
    rack = game.state.racks[0]
    game.set_bot(0, "")
    assert game.state.seats[0].bot == "" and game.state.racks[0] == rack
    game.do(0, "pass")


def test_AG_3_who_has_left_for_good_does_not_come_back() -> None:
    game = vote_on_absent("leave", "leave")
    assert game.set_bot(0, "") == ()
    refused(game, 0, "pass", "AG-3")


def test_AG_3_an_absent_player_who_leaves_meanwhile_ends_the_question() -> None:
    game = dealt(players=3, first=0)
    game.absent(0)
    game.do(0, "leave")
    assert not game.state.prompts and game.state.seats[0].standing == "left"


def test_AG_3_an_absent_player_who_acts_is_not_voted_out() -> None:
    game = dealt({0: "LIGHTEE"}, players=3, words="checked")
    game.absent(0)
    game.do(1, "vote leave")
    game.do(0, "pass")
    assert game.state.prompt("absent") is None
    game.absent(1)
    game.present(1)
    assert game.state.prompt("absent") is None


def test_AG_3_AG_5_a_leaving_closes_a_take_back_that_was_asked_for() -> None:
    game = dealt({0: "LIGHTEE"}, players=4, words="checked")
    game.do(0, "pass")
    game.do(0, "back")
    game.do(3, "accept")
    game.do(1, "accept")
    game.do(3, "leave")
    assert game.state.prompt("back") is None
    assert game.state.racks[3] == ""


def test_a_seat_that_does_not_exist_is_refused() -> None:
    game = dealt()
    for seat in (-1, 2, 99):
        with pytest.raises(ParlourError, match="no seat"):
            game.do(seat, "pass")
        with pytest.raises(ParlourError, match="no seat"):
            game.view(seat)


@pytest.mark.parametrize("clock", ["none", "turn", "game"])
def test_AG_3_all_may_leave_while_a_word_can_be_challenged(clock: str) -> None:
    game = dealt({0: "DOVEIIA"}, words="challenge", clock=clock)
    game.do(0, "play 8G DOVE", at=1.0)
    game.do(0, "leave", at=2.0)
    assert not game.over and game.to_act == (1,)
    game.do(1, "leave", at=3.0)
    assert game.over
