"""AG-1: what is hidden, shown on SCRABBLE Bible Edition."""

from random import Random

from msgspec.structs import replace
from tests.games.outcomes import of
from tests.games.scrabble_bible.tables import LIGHT, BibleGame, dealt, table

from parlour.games.crossword.events import Drew, Exchanged
from parlour.games.scrabble_bible.events import Held
from parlour.kernel.events import Answered, Asked, Event
from parlour.kernel.prompts import Prompt


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


def stream(game: BibleGame, seat: int | None) -> list[Event]:
    return [seen.event for seen in game.stream(seat)]


def test_AG_1_two_tables_that_differ_in_what_a_seat_cannot_see_look_the_same_to_it() -> None:
    one = table(LIGHT, ["QZJXKSE", "EEEEEEE", "AAAAAAA"], bag="OOOOOOOOIIIIIIII")
    other = table(LIGHT, ["OOOOOSI", "EEEEEEE", "QZJXKAE"], bag="AAAAAEOOIIIIIIIO")
    for game in (one, other):
        game.do(0, "play 8G LIGHTS")
        game.do(1, "accept")
        game.do(2, "accept")
        game.do(1, "exchange EE")
    mine = replace(other.state, racks=(other.state.racks[0], one.state.racks[1], other.state.racks[2]))
    other.state = mine  # Ben draws from different bags, and may see his own tiles
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
    assert [seen.command for seen in game.stream(0) if seen.command] == ["exchange QZ"]
    for seat in (1, None):
        assert not [seen.command for seen in game.stream(seat) if seen.command]
        assert "QZ" not in str(game.stream(seat))


def test_AG_1_what_others_answered_is_learnt_by_what_comes_of_it() -> None:
    game = table(racks=["LIGHTEE", "EEEEEEE", "AAAAAAA"], bonus="claimed", judge="vote")
    game.do(0, "play 8G LIGHT bonus LIGHT")
    game.do(1, "challenge bonus LIGHT")
    answered = of(game.do(1, "vote no"), Answered)
    assert answered.seen(1) == answered and answered.answer == "vote no"
    for seat in (0, 2, None):
        assert answered.seen(seat) == Answered(answered.number, 1)
        assert "vote no" not in str(game.view(seat)["prompts"]).replace("'vote yes', 'vote no'", "")


def secret(game: BibleGame) -> Asked:
    """A hidden prompt for Ben and Cleo only."""
    event = Asked(
        Prompt(number=game.state.asked + 1, kind="shield", seats=(1, 2), answers=("accept", "decline"),
                 silence="decline", hidden=True, about={"word": "LIGHT"})
    )  # fmt: skip
    game.record(event)
    return event


def test_AG_1_seats_without_a_hidden_prompt_see_only_that_the_table_waits() -> None:
    game = dealt(players=4)
    event = secret(game)
    for seat in (1, 2):
        (prompt,) = game.view(seat)["prompts"]
        assert prompt["kind"] == "shield" and prompt["asks_you"]
        assert event.seen(seat) == event
    for other in (0, 3, None):
        (prompt,) = game.view(other)["prompts"]
        assert (prompt["kind"], prompt["answers"], prompt["about"]) == ("wait", (), {})
        assert prompt["waiting_for"] == () and not prompt["asks_you"]
        seen = event.seen(other)
        assert isinstance(seen, Asked) and seen.prompt.seats == () and "LIGHT" not in str(seen)


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
