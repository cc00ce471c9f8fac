"""Time is data: deadlines, clocks, pauses, and claims in a race."""

import pytest
import tests.toys  # noqa: F401 — registers the toy games
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.toys.buzz import Buzzed, RoundEnded

from parlour import RuleViolation, new
from parlour.kernel.events import Silence
from parlour.kernel.game import Game
from parlour.kernel.state import State


def bluff(**options: object) -> Game[State]:
    return new("bluff", ["Ada", "Ben"], seed=1, **options)


def lay(game: Game[State], seat: int, at: float) -> None:
    card = str(game.view(seat)["hand"])[0]
    game.do(seat, f"lay {card} as 6", at=at)


def test_a_question_is_due_and_silence_answers_it() -> None:
    game = bluff()
    lay(game, 0, at=100)
    assert game.deadline == 120
    assert game.timeout(at=119) == ()
    assert Silence(1) in game.timeout(at=120)
    assert game.scores == (6, 0)  # silence is assent
    assert game.deadline is None


def test_what_is_due_happens_before_a_late_command() -> None:
    game = bluff()
    lay(game, 0, at=100)
    with pytest.raises(RuleViolation):
        game.do(1, "vote no", at=121)
    assert game.scores == (6, 0)


def test_a_pause_costs_no_time() -> None:
    game = bluff()
    lay(game, 0, at=100)
    game.do(0, "pause", at=105)
    game.do(1, "accept", at=106)
    paused = game.deadline
    assert paused is None
    with pytest.raises(RuleViolation) as refusal:
        game.do(1, "vote no", at=107)
    assert refusal.value.rule == "AG-6"
    game.do(1, "resume", at=1106)
    assert game.deadline == 1120
    game.do(1, "vote no", at=1119)
    assert not game.over


def test_when_the_server_stops_clocks_stop() -> None:
    game = bluff(clock="turn", clock_seconds=30)
    lay(game, 0, at=10)
    game.do(1, "vote yes", at=11)
    assert game.deadline == 41
    game.stop(at=20)
    game.resume(at=500)
    assert game.deadline == 521


def test_the_clock_of_a_turn_starts_anew_with_each_turn() -> None:
    game = bluff(clock="turn", clock_seconds=30)
    assert game.deadline == 30
    lay(game, 0, at=29)
    assert game.deadline == 49  # the vote; nobody's clock runs
    game.do(1, "vote yes", at=40)
    assert game.deadline == 70
    assert game.timeout(at=70)
    assert len(str(game.view(1)["hand"])) == 2  # the table laid a card for Ben


def test_the_clock_of_a_game_adds_up_and_runs_out() -> None:
    game = bluff(clock="game", clock_seconds=60)
    lay(game, 0, at=40)
    game.do(1, "vote yes", at=50)
    lay(game, 1, at=55)
    game.do(0, "vote yes", at=57)
    assert [seat["time_left"] for seat in game.view(None)["seats"]] == [20, 55]  # type: ignore[attr-defined]
    assert game.deadline == 77
    game.timeout(at=77)
    assert game.winners == (1,)


def test_a_take_back_takes_the_time_back_too() -> None:
    game = bluff(clock="game", clock_seconds=60)
    lay(game, 0, at=10)
    game.do(1, "vote yes", at=12)
    game.do(0, "back", at=30)
    game.do(1, "accept", at=31)
    assert game.state.clock.turn == (0, 0)
    assert game.deadline == 31 + 50  # ten of Ada's sixty seconds are gone, as they were when she laid
    assert game.scores == (0, 0)


def test_the_first_to_buzz_by_more_than_the_window_wins() -> None:
    game = new("buzz", ["Ada", "Ben"], seed=1)
    game.do(1, "buzz", at=4.0)
    game.do(0, "buzz", at=4.1)
    assert game.deadline == pytest.approx(4.15)
    assert RoundEnded(None) in game.timeout(at=4.15)
    game.do(1, "buzz", at=8.0)
    assert RoundEnded(1, gained=(0, 1)) in game.timeout(at=8.15)
    assert game.scores == (0, 1)


def test_what_is_due_happens_each_at_its_own_time() -> None:
    game = new("buzz", ["Ada", "Ben"], seed=1)
    assert game.advance(4.9) == ()
    events = game.advance(until=10.5)
    assert events.count(RoundEnded(None)) == 2
    assert [line.at for line in game.lines if isinstance(line.event, RoundEnded)] == [5.0, 10.0]
    assert game.deadline == 15.0
    assert game.advance(until=10.5) == ()


def test_a_claim_that_arrives_late_counts_from_its_own_time() -> None:
    game = new("buzz", ["Ada", "Ben"], seed=1)
    game.do(1, "buzz", at=4.10, raw=4.12)
    game.do(0, "buzz", at=3.90, raw=4.13)
    assert RoundEnded(0, gained=(1, 0)) in game.timeout(at=4.05)
    assert [(line.at, line.raw) for line in game.lines if isinstance(line.event, Buzzed)] == [
        (4.10, 4.12),
        (3.90, 4.13),
    ]


def test_buzzing_too_early_is_an_event_that_only_its_speaker_sees() -> None:
    game = new("buzz", ["Ada", "Ben"], seed=1)
    (early,) = game.do(0, "buzz", at=0.0)
    assert early.seen(0) == early
    assert early.seen(1) is None
    assert early.seen(None) is None


@pytest.mark.parametrize("at", [float("nan"), float("inf")])
def test_a_time_that_is_none_is_refused(at: float) -> None:
    with pytest.raises(ValueError, match="is no time"):
        new("buzz", seed=1).do(0, "buzz", at=at)


@given(st.floats(0, 4e9), st.floats(0, 1e8))
def test_AG_6_the_wall_time_of_a_game_time_is_not_too_early_after_any_pause(time: float, delay: float) -> None:
    state = replace(bluff().state, delay=delay)
    assert time <= state.time(state.wall_time(time)) < time + 1e-5
