"""AG-1 to AG-8, the rules of every table, shown on SCRABBLE Bible Edition."""

from collections import Counter
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

import parlour
from games.scrabble_bible.tables import KEY, all_tiles, asked, dealt, happened, kinds, of, refused, table
from parlour import ParlourError, RuleViolation, words
from parlour.games.crossword.events import Drew, Exchanged, Passed, Surrendered
from parlour.games.scrabble_bible.events import Held, Laid
from parlour.games.scrabble_bible.state import Table
from parlour.kernel.events import Answered, Asked, Denied, Departed, Event, Handed, Paused, Resumed, WentBack
from parlour.kernel.game import Game
from parlour.kernel.questions import Question

LIGHT = {"8G": "LIGHT"}
BOT = "Rosie bot:casual"


def stream(game: Game[Table], seat: int | None) -> list[Event]:
    return [sight.event for sight in game.stream(seat)]


# AG-1: hidden things


def test_AG_1_a_seat_sees_its_own_rack_and_of_the_others_how_many_tiles() -> None:
    game = table(LIGHT, ["QZJXKVW", "EEEEEEE"])
    assert game.view(0)["rack"] == "JKQVWXZ"
    for seat in (1, None):
        view = game.view(seat)
        assert view["rack"] == ("EEEEEEE" if seat == 1 else "")
        assert view["racks"] == () and view["tiles"] == (7, 7)
        assert "JKQVWXZ" not in str(view)


def test_AG_1_of_the_bag_everyone_sees_how_many_tiles_and_no_more() -> None:
    game = table(LIGHT, ["EEEEEEE", "EEEEEEE"], bag="QZJXKVW")
    for seat in (0, 1, None):
        assert game.view(seat)["bag"] == 7
        assert "JKQVWXZ" not in str(game.view(seat))


def test_AG_1_two_tables_that_differ_in_what_a_seat_cannot_see_look_the_same_to_it() -> None:
    one = table(LIGHT, ["QZJXKSE", "EEEEEEE", "AAAAAAA"], bag="OOOOOOOOIIIIIIII")
    other = table(LIGHT, ["OOOOOSI", "EEEEEEE", "QZJXKAE"], bag="AAAAAEOOIIIIIIIO")
    for game in (one, other):
        game.do(0, "play 8G LIGHTS")
        game.do(1, "accept")
        game.do(2, "accept")
        game.do(1, "exchange EE")
    mine = replace(other.state, racks=(other.state.racks[0], one.state.racks[1], other.state.racks[2]))
    other.state = mine  # Ben draws from different bags, and may see what he drew
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    assert stream(one, None) == stream(other, None)
    assert stream(one, 2)[:-1] == stream(other, 2)[:-1]


def test_AG_1_a_redealt_table_looks_the_same_and_gives_the_same_events() -> None:
    for seed in range(10):
        game = dealt(players=3, seed=seed)
        for seat in (0, 1, 2, None):
            again = game.copy()
            again.state = game.rules.redeal(game.state, seat, Random(seed))
            assert again.view(seat) == game.view(seat)
            if seat is not None:
                assert again.state.racks != game.state.racks


def test_AG_1_drawn_exchanged_and_held_tiles_are_seen_by_the_seat_alone() -> None:
    for event, shown in (
        (Drew(0, 3, "ABC"), Drew(0, 3)),
        (Exchanged(0, 2, "AB", "CD"), Exchanged(0, 2)),
        (Held(0, "ABC"), Held(0)),
    ):
        assert event.seen(0) == event
        assert event.seen(1) == shown and event.seen(None) == shown


def test_AG_1_a_seat_s_stream_holds_its_own_commands_and_no_other() -> None:
    game = table(racks=["QZJXKVW", "EEEEEEE"])
    game.do(0, "exchange QZ")
    assert [sight.command for sight in game.stream(0) if sight.command] == ["exchange QZ"]
    for seat in (1, None):
        assert not [sight.command for sight in game.stream(seat) if sight.command]
        assert "QZ" not in str(game.stream(seat))


def test_AG_1_what_others_answered_is_learnt_by_what_comes_of_it() -> None:
    game = table(racks=["LIGHTEE", "EEEEEEE", "AAAAAAA"], bonus="claimed", judge="vote")
    game.do(0, "play 8G LIGHT bonus LIGHT")
    game.do(1, "challenge bonus LIGHT")
    answered = of(game.do(1, "vote no"), Answered)
    assert answered.seen(1) == answered and answered.answer == "vote no"
    for seat in (0, 2, None):
        assert answered.seen(seat) == Answered(answered.number, 1)
        assert "vote no" not in str(game.view(seat)["questions"]).replace("'vote yes', 'vote no'", "")


def secret(game: Game[Table]) -> Asked:
    """A question that only Ben and Cleo are asked, and whose being asked must tell nothing."""
    event = Asked(
        Question(number=game.state.asked + 1, kind="shield", seats=(1, 2), answers=("accept", "decline"),
                 silence="decline", hidden=True, about={"word": "LIGHT"})
    )  # fmt: skip
    game.record(event)
    return event


def test_AG_1_whoever_is_not_asked_a_hidden_question_sees_only_that_the_table_waits() -> None:
    game = dealt(players=4)
    event = secret(game)
    for seat in (1, 2):
        (question,) = game.view(seat)["questions"]
        assert question["kind"] == "shield" and question["asks_you"]
        assert event.seen(seat) == event
    for seat in (0, 3, None):
        (question,) = game.view(seat)["questions"]
        assert (question["kind"], question["answers"], question["about"]) == ("wait", (), {})
        assert question["waiting_for"] == () and not question["asks_you"]
        seen = event.seen(seat)
        assert isinstance(seen, Asked) and seen.question.seats == () and "LIGHT" not in str(seen)


def test_AG_1_the_answers_to_a_hidden_question_and_who_gave_them_stay_hidden() -> None:
    game = dealt(players=4, first=0)
    secret(game)
    before = {seat: game.view(seat) for seat in (0, 2, 3, None)}
    answered = of(game.do(1, "decline"), Answered)
    assert answered.seen(1) == answered
    for seat in (0, 2, 3, None):
        assert answered.seen(seat) is None
        assert game.view(seat) == before[seat]


def test_AG_1_who_is_asked_a_hidden_question_does_not_see_who_else_is_waited_for() -> None:
    game = dealt(players=4, first=0)
    secret(game)
    assert game.view(1)["to_act"] == (0, 1) and game.view(2)["to_act"] == (0, 2)
    assert game.view(3)["to_act"] == (0,) and game.view(None)["to_act"] == (0,)


# AG-2: chance


def test_AG_2_the_same_seed_and_the_same_commands_give_the_same_game() -> None:
    def played(seed: int) -> Game[Table]:
        game = dealt({0: "LIGHT"}, seed=seed)
        game.do(0, "exchange LIGHT")
        game.do(1, f"exchange {game.state.racks[1][:3]}")
        return game

    assert played(7) == played(7) and played(7).dump() == played(7).dump()
    assert played(7).state.racks != played(20).state.racks


def test_AG_2_no_order_of_the_bag_is_kept() -> None:
    game = dealt(players=4)
    for _ in range(8):
        (seat,) = game.to_act
        game.do(seat, f"exchange {game.state.racks[seat][:5]}")
        assert game.state.bag == "".join(sorted(game.state.bag))


def test_AG_2_chance_is_drawn_when_it_happens() -> None:
    """The same bag gives other tiles when something else has happened before."""
    drawn = set()
    for passes in range(4):
        game = table(racks=["EEEEEEE", "AAAAAAA"], seed=5)
        for turn in range(passes):
            game.do(turn % 2, "exchange E" if turn % 2 == 0 else "exchange A")
        seat = passes % 2
        drawn.add(of(game.do(seat, f"exchange {game.state.racks[seat][:4]}"), Exchanged).drew)
    assert len(drawn) > 1


def test_AG_2_what_chance_gave_stands_in_the_log_so_that_a_log_replays_without_it() -> None:
    game = dealt(players=3)
    game.do(0, f"exchange {game.state.racks[0][:4]}")
    log = msgspec.json.decode(game.dump().splitlines()[0])
    unseeded = game.dump().replace(f'"seed":{log["seed"]},', "")
    assert parlour.load(unseeded).state == game.state


def test_AG_2_a_saved_game_goes_on_as_it_would_have() -> None:
    game = dealt(players=3)
    loaded = parlour.load(game.dump())
    for one in (game, loaded):
        one.do(0, f"exchange {one.state.racks[0][:4]}")
    assert loaded == game


def test_AG_2_without_a_seed_chance_is_the_operating_system_s() -> None:
    games = [parlour.new(KEY, players=4) for _ in range(4)]
    assert all(game.head.seed is None for game in games)
    assert len({str(game.state) for game in games}) == 4


# AG-3: leaving and absence


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
    assert not game.over
    game.do(2, command)
    assert game.over and game.state.ended == "alone" and game.winners == (1,)
    assert game.scores == (50, 0, 3)


def test_AG_3_a_play_of_someone_who_leaves_stays_on_the_board_and_draws_nothing() -> None:
    game = table(racks=["LIGHTEE", "EEEEEEE", "AAAAAAA"])
    game.do(0, "play 8G LIGHT")
    score, bag = game.scores[0], len(game.state.bag)
    game.do(0, "leave")
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
    (question,) = game.view(1)["questions"]
    assert question["about"]["seat"] == 0 and question["silence"] == "vote wait"


def vote_on_absent(*votes: str, players: int = 3) -> Game[Table]:
    game = dealt(players=players, first=0)
    game.absent(0)
    for seat, vote in enumerate(votes, start=1):
        game.do(seat, f"vote {vote}")
    return game


def test_AG_3_the_others_may_wait() -> None:
    game = vote_on_absent("wait", "wait")
    assert game.state.seats[0].playing and not game.state.seats[0].bot and not game.state.questions


def test_AG_3_the_others_may_let_a_bot_take_the_seat() -> None:
    game = vote_on_absent("bot", "bot")
    assert game.state.seats[0].bot == "casual" and game.state.seats[0].name == "Ada"
    assert game.to_act == (0,) and Handed(0, "casual") in [line.event for line in game.lines]


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
    assert game.state.seats[0].playing and not game.state.questions


def test_AG_3_bots_are_not_asked() -> None:
    game = dealt(players=["Ada", BOT, "Ben"])
    game.absent(0)
    assert sorted(asked(game, "absent")) == [2]
    alone = dealt(players=["Ada", BOT])
    assert alone.absent(0) == () and not alone.state.questions


def test_AG_3_the_player_may_come_back_to_a_bot_held_seat() -> None:
    game = vote_on_absent("bot", "bot")
    rack = game.state.racks[0]
    game.hand(0, "")
    assert game.state.seats[0].bot == "" and game.state.racks[0] == rack
    game.do(0, "pass")


def test_AG_3_who_has_left_for_good_does_not_come_back() -> None:
    game = vote_on_absent("leave", "leave")
    assert game.hand(0, "") == ()
    refused(game, 0, "pass", "AG-3")


def test_AG_3_an_absent_player_who_leaves_meanwhile_ends_the_question() -> None:
    game = dealt(players=3, first=0)
    game.absent(0)
    game.do(0, "leave")
    assert not game.state.questions and game.state.seats[0].standing == "left"


# AG-4: votes (see also the tests of bonus words and of Tests of Faith)


def test_AG_4_an_answer_that_nobody_waits_for_is_refused() -> None:
    game = dealt()
    for command in ("vote yes", "vote no", "accept", "decline", "vote maybe"):
        for seat in (0, 1):
            refused(game, seat, command, "AG-4")


def test_AG_4_a_vote_takes_the_answers_it_lists_and_each_voter_votes_once() -> None:
    game = table(racks=["LIGHTEE", "EEEEEEE", "AAAAAAA"], bonus="claimed", judge="vote")
    game.do(0, "play 8G LIGHT bonus LIGHT")
    game.do(1, "challenge bonus LIGHT")
    refused(game, 1, "vote perhaps", "AG-4")
    game.do(1, "vote no")
    refused(game, 1, "vote yes", "AG-4")


def test_AG_4_twenty_seconds_live_or_what_the_table_says() -> None:
    for given, due in ((20, 30.0), (45, 55.0), (None, None)):
        options = {} if given == 20 else {"answer_time": given}
        game = table(racks=["LIGHTEE", "EEEEEEE", "AAAAAAA"], bonus="claimed", judge="vote", **options)
        game.do(0, "play 8G LIGHT bonus LIGHT", at=5.0)
        game.do(1, "challenge bonus LIGHT", at=10.0)
        assert game.deadline == due


def test_AG_4_a_table_of_two_with_votes_is_told_who_judges() -> None:
    assert dealt(bonus="claimed", judge="vote").notices()
    assert dealt(bonus="claimed", judge="vote").notices("fr") != dealt(bonus="claimed", judge="vote").notices()
    assert dealt(bonus="claimed", judge="list").notices() == []
    assert dealt(players=3, bonus="claimed", judge="vote").notices() == []


# AG-5: take-back


def test_AG_5_what_is_only_tried_changes_nothing() -> None:
    game = table(racks=["LIGHTEE"])
    before = game.copy()
    tried = game.try_out(0, "play 8G LIGHT")
    assert of(tried.events, Laid).move.score > 0
    assert game == before


def moved_twice(**options: object) -> Game[Table]:
    """Ada has exchanged, Ben has passed."""
    game = dealt({0: "LIGHTEE"}, players=3, **options)
    game.do(0, "exchange LIGHT")
    game.do(1, "pass")
    return game


def test_AG_5_a_move_is_taken_back_if_all_others_agree() -> None:
    game = dealt({0: "LIGHTEE"}, players=3)
    before = game.state
    line = len(game.lines)
    game.do(0, "play 8G LIGHT")
    game.do(0, "back")
    assert asked(game, "back") == dict.fromkeys((1, 2), ("accept", "decline"))
    game.do(1, "accept")
    assert game.state.board != before.board
    events = game.do(2, "accept")
    assert of(events, WentBack) == WentBack(line, 0)
    assert (game.state.board, game.state.racks, game.state.points) == (before.board, before.racks, before.points)
    assert game.to_act == (0,) and not game.state.questions


def test_AG_5_what_came_after_the_move_is_taken_back_with_it() -> None:
    game = moved_twice()
    game.do(0, "back")
    game.do(1, "accept")
    game.do(2, "accept")
    assert Counter(game.state.racks[0]) == Counter("LIGHTEE") and game.to_act == (0,)
    assert game.state.passed == ()


@pytest.mark.parametrize("who", [1, 2])
def test_AG_5_one_who_declines_is_enough(who: int) -> None:
    game = moved_twice()
    state = game.state
    game.do(0, "back")
    events = game.do(who, "decline")
    assert of(events, Denied).seat == 0
    assert (game.state.racks, game.to_act) == (state.racks, (2,))
    refused(game, 0, "back", "AG-5")  # and it is not asked again and again


def test_AG_5_silence_does_not_agree() -> None:
    game = moved_twice()
    racks = game.state.racks
    game.do(0, "back", at=100.0)
    game.do(1, "accept", at=101.0)
    game.timeout(at=120.0)
    assert game.state.racks == racks and game.to_act == (2,) and not game.state.questions


def test_AG_5_what_was_drawn_is_put_back_and_drawn_again() -> None:
    """Drawn anew, not the same tiles again: over some seeds the two draws differ."""
    differ = 0
    for seed in range(8):
        game = dealt({0: "LIGHTEE"}, seed=seed)
        pieces = all_tiles(game)
        bag = game.state.bag
        first = of(game.do(0, "exchange LIGHT"), Exchanged).drew
        game.do(0, "back")
        game.do(1, "accept")
        assert game.state.bag == bag
        second = of(game.do(0, "exchange LIGHT"), Exchanged).drew
        assert all_tiles(game) == pieces
        differ += first != second
    assert differ > 0


def test_AG_5_the_log_keeps_the_move_and_its_undoing() -> None:
    game = moved_twice()
    lines = len(game.lines)
    game.do(0, "back")
    game.do(1, "accept")
    game.do(2, "accept")
    assert len(game.lines) > lines and "Exchanged" in happened(game) and happened(game)[-1] == "WentBack"
    assert parlour.load(game.dump()) == game


def test_AG_5_a_take_back_is_answered_before_the_game_goes_on() -> None:
    game = moved_twice()
    game.do(0, "back")
    refused(game, 2, "pass", "AG-5")
    refused(game, 1, "back", "AG-5")


def test_AG_5_nothing_to_take_back() -> None:
    refused(dealt(), 0, "back", "AG-5")
    game = moved_twice()
    refused(game, 2, "back", "AG-5")


def test_AG_5_after_a_take_back_the_move_before_it_can_be_asked_for() -> None:
    game = dealt({0: "LIGHTEE"}, players=2)
    start = game.state.racks
    game.do(0, "exchange L")
    game.do(1, "pass")
    game.do(0, f"exchange {game.state.racks[0][0]}")
    for _ in range(2):
        game.do(0, "back")
        game.do(1, "accept")
    assert game.state.racks == start


def test_AG_5_no_take_back_goes_behind_a_leaving_or_a_change_of_seats() -> None:
    game = moved_twice()
    game.do(2, "leave")
    refused(game, 0, "back", "AG-5")
    game = moved_twice()
    game.hand(2, "casual")
    refused(game, 0, "back", "AG-5")
    game.do(2, f"exchange {game.state.racks[2][0]}")
    game.do(0, "pass")
    game.do(0, "back")  # a move after it can be taken back
    assert asked(game, "back")


def test_AG_5_a_withdrawn_play_can_be_taken_back_by_agreement_too() -> None:
    game = table(racks=["XZEEEEE", "LIGHTEE"])
    game.do(0, "play 8G XZ")
    game.do(1, "challenge")
    game.do(0, "back")
    game.do(1, "accept")
    assert game.to_act == (0,) and game.state.racks[0] == "EEEEEXZ"


def test_AG_5_time_that_was_taken_back_does_not_count() -> None:
    game = dealt({0: "LIGHTEE"}, clock="game", clock_seconds=100)
    game.do(0, "exchange L", at=30.0)
    assert game.deadline == 130.0  # Ben's clock
    game.do(1, "pass", at=50.0)
    assert game.deadline == 50.0 + 70.0  # Ada has used 30
    game.do(0, "back", at=55.0)
    game.do(1, "accept", at=60.0)
    # Ada is on turn as she was when she exchanged: 70 seconds are left, counted from now.
    assert game.state.turn == 0 and game.deadline == 60.0 + 70.0


# AG-6: pause


def paused(at: float = 10.0) -> Game[Table]:
    game = dealt({0: "LIGHTEE"}, players=3)
    game.do(0, "play 8G LIGHT", at=0.0)
    game.do(2, "pause", at=at)
    for seat in (0, 1):
        game.do(seat, "accept", at=at)
    return game


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
    assert game.state.paused_at is None and not game.state.questions
    game.do(1, "pause", at=10.0)
    game.do(0, "accept", at=11.0)
    game.timeout(at=30.0)
    assert game.state.paused_at is None and not game.state.questions


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
    game = paused(at=15.0)  # the window was open for 20 seconds, and 5 of them are left
    assert game.deadline is None and game.timeout(at=1e6) == ()
    game.do(1, "resume", at=1000.0)
    assert game.deadline == 1005.0
    assert game.view(1)["questions"][0]["until"] == 1005.0
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
    assert game.deadline == 60.0
    assert game.stop(at=20.0) == (Paused("stopped"),)
    assert game.deadline is None and game.stop(at=30.0) == ()
    game = parlour.load(game.dump())  # the server starts again
    assert game.go_on(at=5000.0) == (Resumed(),)
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
    """Times are corrected for delays, so that a command may bear an earlier time than the one before it."""
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
    assert game.deadline == 70.0  # accepting began no new time
    game.timeout(70.0)
    assert game.winners == (0,)


def test_AG_6_SB_16_time_that_runs_out_in_a_window_closes_it_and_passes() -> None:
    game = dealt({0: "LIGHTEE"}, clock="turn", clock_seconds=60, challenge_time=None)
    game.do(0, "play 8G LIGHT", at=10.0)
    happened = [type(event).__name__ for event in game.timeout(70.0)]
    assert happened[:2] == ["Closed", "Stood"]
    assert "Passed" in happened
    assert game.to_act == (0,)


def test_AG_5_nobody_loses_time_to_a_take_back_that_is_asked_for() -> None:
    game = dealt({0: "LIGHTEE"}, clock="game", clock_seconds=60, words="checked", answer_time=None)
    game.do(0, "play 8G LIGHT", at=10.0)
    game.do(0, "back", at=11.0)
    assert game.deadline is None
    game.do(1, "decline", at=500.0)
    assert game.deadline == 559.0


def test_AG_5_many_take_backs_cost_no_more_each() -> None:
    game = dealt({0: "LIGHTEE"}, words="checked")
    for _ in range(60):
        game.do(0, "pass")
        game.do(0, "back")
        game.do(1, "accept")
    assert game.to_act == (0,) and parlour.load(game.dump()) == game


def test_AG_3_an_absent_player_who_acts_is_not_voted_out() -> None:
    game = dealt({0: "LIGHTEE"}, players=3, words="checked")
    game.absent(0)
    game.do(1, "vote leave")
    game.do(0, "pass")
    assert game.state.question("absent") is None
    game.absent(1)
    game.present(1)
    assert game.state.question("absent") is None


def test_AG_3_AG_5_a_leaving_closes_a_take_back_that_was_asked_for() -> None:
    game = dealt({0: "LIGHTEE"}, players=4, words="checked")
    game.do(0, "pass")
    game.do(0, "back")
    game.do(3, "accept")
    game.do(1, "accept")
    game.do(3, "leave")
    assert game.state.question("back") is None
    assert game.state.racks[3] == ""


def test_AG_6_a_leaving_in_a_pause_takes_no_time() -> None:
    game = dealt({}, players=3, clock="turn", clock_seconds=60)
    game.do(0, "pass", at=1.0)
    game.stop(at=50.0)
    game.do(1, "leave", at=100.0)
    game.go_on(at=110.0)
    assert game.deadline == 170.0


def test_AG_4_accept_and_decline_answer_a_vote_too() -> None:
    game = dealt({}, players=3)
    game.absent(0)
    with pytest.raises(RuleViolation):
        game.do(1, "accept")  # to wait, a bot, or to go on: there is no yes
    game = dealt({0: "LIGHTEE"}, players=2, good_samaritan=True)
    game.do(0, "help")
    game.do(1, "accept")
    assert game.state.question("take") is not None
    game.do(0, "accept")
    assert game.state.question("trade") is not None


def test_AG_6_by_default_there_is_no_clock() -> None:
    assert dealt().deadline is None and dealt().state.options.clock == "none"


# AG-7: aids


def test_AG_7_by_default_none_against_people_hints_against_bots() -> None:
    assert dealt().state.options.aids == "none"
    assert dealt(players=4).state.options.aids == "none"
    assert dealt(players=["Ada", BOT]).state.options.aids == "hints"
    assert dealt(players=["Ada", BOT, "Hugo bot:greedy"]).state.options.aids == "hints"
    assert dealt(players=["Ada", BOT, "Ben"]).state.options.aids == "none"


@pytest.mark.parametrize("aids", ["none", "look-up", "hints"])
def test_AG_7_the_table_may_say_otherwise(aids: str) -> None:
    for players in (["Ada", "Ben"], ["Ada", BOT]):
        assert dealt(players=players, aids=aids).state.options.aids == aids


def test_AG_7_the_score_of_what_is_laid_is_shown_and_its_validity_is_not() -> None:
    for word in ("LIGHT", "XZTHG"):
        game = table(racks=[word])
        game.do(0, f"play 8G {word}")
        for seat in (0, 1, None):
            move = game.view(seat)["move"]
            assert move["score"] == game.scores[0] > 0
            assert set(move) & {"valid", "list", "rulings", "acceptable"} == set()


def test_AG_7_a_phony_looks_like_any_other_play_until_it_is_challenged() -> None:
    good, phony = table(racks=["TINEEEE"], bonus_list="none"), table(racks=["TIREEEE"], bonus_list="none")
    good.do(0, "play 8G TIN")
    phony.do(0, "play 8G TIR")
    for seat in (0, 1, None):
        assert set(good.view(seat)) == set(phony.view(seat))
        assert str(good.view(seat)["questions"]).replace("TIN", "TIR") == str(phony.view(seat)["questions"])


# AG-8: words fit for the table


def test_AG_8_the_family_s_words_are_an_option_that_is_on() -> None:
    assert dealt().state.options.family_words
    assert not dealt(family_words=False).state.options.family_words


def test_AG_8_people_may_lay_such_words_if_the_list_has_them() -> None:
    assert words.unfit("DAMN")
    game = table(racks=["DAMNEEE"], words="checked", family_words=True)
    game.do(0, "play 8G DAMN")
    assert game.state.standing == "stands"


def test_AG_8_the_words_of_faith_are_fit() -> None:
    assert not [word for word in ("LAMB", "HOLY", "GRACE", "FAITH", "JESUS") if words.unfit(word)]


# Seats


def test_a_seat_that_does_not_exist_is_refused() -> None:
    game = dealt()
    for seat in (-1, 2, 99):
        with pytest.raises(ParlourError, match="no seat"):
            game.do(seat, "pass")
        with pytest.raises(ParlourError, match="no seat"):
            game.view(seat)
