"""AG-6: pauses and clocks, shown on SCRABBLE Bible Edition."""

from tests.games.outcomes import happened, kinds, of, refused
from tests.games.scrabble_bible.tables import BOT, KEY, BibleGame, asked, dealt

import parlour
from parlour.games.crossword.events import Passed
from parlour.kernel.events import Departed, Paused, Resumed


def test_AG_6_players_may_agree_to_pause_and_a_line_says_so() -> None:
    game = dealt(players=3)
    game.do(1, "pause")
    assert asked(game, "pause") == dict.fromkeys((0, 2), ("accept", "decline"))
    game.do(0, "accept")
    assert game.state.paused_at is None
    events = game.do(2, "accept")
    assert of(events, Paused) == Paused("agreed")
    assert all(game.view(seat)["paused"] for seat in (0, 1, 2, None))


def test_AG_6_one_who_declines_is_enough_and_silence_does_not_agree() -> None:
    game = dealt(players=3)
    game.do(1, "pause")
    game.do(2, "decline")
    assert (game.state.paused_at, game.state.prompts) == (None, ())
    game.do(1, "pause", at=10.0)
    game.do(0, "accept", at=11.0)
    game.timeout(at=30.0)
    assert game.state.paused_at is None and not game.state.prompts


def paused(at: float = 10.0) -> BibleGame:
    game = dealt({0: "LIGHTEE"}, players=3)
    game.do(0, "play 8G LIGHT", at=0.0)
    game.do(2, "pause", at=at)
    for seat in (0, 1):
        game.do(seat, "accept", at=at)
    return game


def test_AG_6_in_a_pause_nothing_is_played_but_one_may_go() -> None:
    game = paused()
    for seat, command in ((1, "pass"), (1, "challenge"), (1, "accept"), (0, "back"), (2, "pause")):
        refused(game, seat, command, "AG-6")
    game.do(2, "leave")
    assert game.state.seats[2].standing == "left"


def test_AG_6_anyone_resumes() -> None:
    for seat in (0, 1, 2):
        game = paused()
        assert game.to_act == (0, 1, 2)
        events = game.do(seat, "resume", at=500.0)
        assert kinds(events) == ["Resumed"] and game.state.paused_at is None
    refused(dealt(), 0, "resume", "AG-6")


def test_AG_6_time_stands_still_in_a_pause() -> None:
    game = paused(at=15.0)  # the window was open for 20 seconds; 5 of them are left
    assert (game.deadline, game.timeout(at=1e6)) == (None, ())
    game.do(1, "resume", at=1000.0)
    assert game.deadline == 1005.0
    assert game.view(1)["prompts"][0]["until"] == 1005.0
    game.do(1, "challenge", at=1004.0)
    assert "Challenged" in happened(game)


def test_AG_6_two_pauses_add_up() -> None:
    game = paused(at=5.0)
    game.do(0, "resume", at=105.0)
    game.do(0, "pause", at=110.0)
    game.do(1, "accept", at=110.0)
    game.do(2, "accept", at=110.0)
    game.do(0, "resume", at=210.0)
    assert game.deadline == 220.0  # 5 + 5 seconds gone, 10 left


def test_AG_6_when_the_server_stops_clocks_stop_and_a_line_in_the_log_says_so() -> None:
    game = dealt({0: "LIGHTEE"}, clock="turn", clock_seconds=60)
    assert [game.deadline] == [60.0]
    assert game.stop(at=20.0) == (Paused("stopped"),)
    assert (game.deadline, game.stop(at=30.0)) == (None, ())
    game = parlour.load(game.dump(), KEY)  # the server starts again
    assert game.resume(at=5000.0) == (Resumed(),)
    assert game.deadline == 5040.0
    assert '"Paused","why":"stopped"' in game.dump()


def test_AG_6_alone_among_bots_one_need_not_ask() -> None:
    game = dealt(players=["Ada", BOT])
    assert kinds(game.do(0, "pause")) == ["Paused"]


def test_AG_6_the_clock_of_a_turn_runs_out_and_passes() -> None:
    game = dealt({0: "LIGHTEE"}, clock="turn", clock_seconds=60)
    assert game.timeout(at=59.9) == ()
    events = game.timeout(at=60.0)
    assert of(events, Passed) == Passed(0, out_of_time=True)
    assert game.to_act == (1,) and game.deadline == 120.0


def test_AG_6_the_clock_of_the_game_runs_out_and_the_player_is_out() -> None:
    game = dealt({0: "LIGHTEE"}, players=3, clock="game", clock_seconds=60)
    game.do(0, "exchange L", at=50.0)
    game.do(1, f"exchange {game.state.racks[1][0]}", at=55.0)
    game.do(2, "pass", at=60.0)
    assert game.deadline == 70.0  # Ada has 10 seconds left
    assert [seat["time_left"] for seat in game.view(None)["seats"]] == [10.0, 55.0, 55.0]
    events = game.timeout(at=70.0)
    assert of(events, Departed) == Departed(0, "left") and game.to_act == (1,)


def test_AG_6_a_time_that_goes_back_gives_nobody_time() -> None:
    """Times are corrected for latency, so a command may have an earlier time than the previous one."""
    game = dealt({0: "LIGHTEE"}, clock="game", clock_seconds=60)
    game.do(0, "exchange L", at=50.0)
    game.do(1, f"exchange {game.state.racks[1][0]}", at=49.0)
    assert [seat["time_left"] for seat in game.view(None)["seats"]] == [10.0, 60.0]
    assert game.deadline == 60.0  # Ada's 10 seconds run from 50


def test_AG_6_nobody_s_clock_runs_while_a_play_may_be_challenged() -> None:
    game = dealt({0: "LIGHTEE"}, clock="game", clock_seconds=60)
    game.do(0, "play 8G LIGHT", at=10.0)
    assert game.deadline == 30.0  # the end of the window
    game.do(1, "accept", at=29.0)
    assert game.deadline == 89.0


def test_AG_6_SB_16_without_a_challenge_time_the_next_player_s_clock_runs() -> None:
    game = dealt({0: "LIGHTEE"}, clock="game", clock_seconds=60, challenge_time=None)
    game.do(0, "play 8G LIGHT", at=10.0)
    assert game.deadline == 70.0
    game.do(1, "accept", at=30.0)
    assert game.deadline == 70.0  # accepting did not restart the time
    game.timeout(70.0)
    assert game.winners == (0,)


def test_AG_6_SB_16_time_that_runs_out_in_a_window_closes_it_and_passes() -> None:
    game = dealt({0: "LIGHTEE"}, clock="turn", clock_seconds=60, challenge_time=None)
    game.do(0, "play 8G LIGHT", at=10.0)
    happened = [type(event).__name__ for event in game.timeout(70.0)]
    assert happened[:2] == ["Closed", "Stood"]
    assert "Passed" in happened
    assert game.to_act == (0,)


def test_AG_6_a_leaving_in_a_pause_takes_no_time() -> None:
    game = dealt({}, players=3, clock="turn", clock_seconds=60)
    game.do(0, "pass", at=1.0)
    game.stop(at=50.0)
    game.do(1, "leave", at=100.0)
    game.resume(at=110.0)
    assert game.deadline == 170.0


def test_AG_6_by_default_there_is_no_clock() -> None:
    assert dealt().deadline is None and dealt().state.options.clock == "none"
