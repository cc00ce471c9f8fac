"""TO-22 and TO-23: all uses of the shield, and that its holder stays secret (AG-1)."""

from typing import Unpack, cast

import pytest
from tests.games.outcomes import kinds, of, refused
from tests.games.tag_on.tables import GODS, Setting, TagOnGame, answers, table

from parlour.games.tag_on.events import ShieldExchanged, ShieldReturned, ShieldSaved
from parlour.kernel.events import Event


def challenged(first: str = "XQZ", second: str = "AT", word: str = "GODX", **options: Unpack[Setting]) -> TagOnGame:
    """Ada's play was challenged by Ben."""
    game = table({"9G": "GOD"}, [first, second], **options)
    game.do(0, f"play 9G {word}")
    game.do(1, "challenge")
    return game


def test_TO_22_it_keeps_a_wrong_challenger_from_losing_a_turn() -> None:
    game = challenged("SXQ", "!AT", "GODS")
    events = game.do(1, "shield save")
    event = of(events, ShieldSaved)
    assert event.seen(0) == ShieldSaved(1, 1)
    assert game.state.lost == (False, False)
    assert game.state.turn == 1
    assert game.state.racks[1].count("!") <= 1 and len(game.state.racks[1]) == 3


def test_TO_22_it_lets_a_challenged_player_play_again_at_once() -> None:
    game = challenged("!XSQ")
    game.do(0, "shield save")
    assert game.state.turn == 0
    assert game.state.turns == 3  # it is the same turn
    assert len(game.state.racks[0]) == 4
    game.do(0, "play 9G GODS")
    assert game.scores[0] == GODS


def test_TO_22_the_shield_goes_back_to_the_bag_after_a_tile_is_drawn_for_it() -> None:
    game = challenged("!XQ", says="bag E;")
    game.do(0, "shield save")
    assert (game.state.bag, game.state.racks[0]) == ("!", "EQX")


def test_TO_22_with_an_empty_bag_nothing_is_drawn_and_it_goes_in() -> None:
    game = challenged("!XQ", says="bag;")
    event = of(game.do(0, "shield save"), ShieldSaved)
    assert event.count == 0
    assert (game.state.bag, game.state.racks[0]) == ("!", "QX")


def test_TO_22_without_a_shield_there_is_no_saving() -> None:
    refused(challenged(), 0, "shield save", "TO-22")
    refused(table({"9G": "GOD"}, ["!AT"]), 0, "shield save", "TO-22")  # nothing is being lost


def test_TO_22_silence_uses_no_shield() -> None:
    game = challenged("!XQ")
    assert game.deadline == 20
    assert "TurnForfeited" in kinds(game.timeout(20))
    assert "!" in game.state.racks[0]


def test_TO_22_tiles_are_exchanged_and_the_turn_goes_on() -> None:
    game = table({"9G": "GOD"}, ["!SVV"], says="bag AEE;")
    event = of(game.do(0, "shield exchange V"), ShieldExchanged)
    assert (event.count, len(event.drew)) == (1, 2)  # one for the V, one for the shield
    assert event.seen(1) == ShieldExchanged(0, 1)
    assert sorted(game.state.bag)[0] == "!"
    assert (len(game.state.bag), len(game.state.racks[0])) == (3, 4)
    game.do(0, "play 9G GODS")


def test_TO_22_the_exchange_needs_as_many_tiles_in_the_bag() -> None:
    refused(table({"9G": "GOD"}, ["!SVV"], says="bag A;"), 0, "shield exchange VV", "TO-22")
    game = table({"9G": "GOD"}, ["!SQ"], says="bag A;")
    game.do(0, "shield exchange Q")  # nothing is left to draw for the shield itself
    assert (game.state.bag, game.state.racks[0]) == ("!Q", "AS")
    refused(table({"9G": "GOD"}, ["SVQ"]), 0, "shield exchange Q", "TO-22")
    refused(table({"9G": "GOD"}, ["!S"]), 0, "shield exchange !", "TO-22")


def test_TO_22_a_shield_exchange_stands_when_the_word_falls() -> None:
    game = table({"9G": "GOD"}, ["!XQ"], says="bag KK;")
    game.do(0, "shield exchange Q")
    game.do(0, "play 9G GODX")
    game.do(1, "challenge")
    game.do(0, "decline")
    assert game.state.racks[0] == "KKX"


def test_TO_22_only_on_one_s_own_turn() -> None:
    refused(table({"9G": "GOD"}, ["AT", "!AT"]), 1, "shield exchange A", "TO-11")


# TO-23


def test_TO_23_a_shield_is_put_back_unused_and_a_word_still_played() -> None:
    game = table({"9G": "GOD"}, ["!S"], says="bag E;")
    event = of(game.do(0, "shield return"), ShieldReturned)
    assert event.seen(1) == ShieldReturned(0)
    assert (game.state.bag, game.state.racks[0]) == ("!", "ES")
    game.do(0, "play 9G GODS")


def test_TO_23_once_a_turn() -> None:
    game = table({"9G": "GOD"}, ["!!S"], says="bag E;")
    game.do(0, "shield return")
    refused(game, 0, "shield return", "TO-23")


def test_TO_23_english_only() -> None:
    refused(table({"9G": "DIEU"}, ["!S"], edition="fr"), 0, "shield return", "TO-23")


def test_TO_23_needs_a_shield_and_something_to_draw() -> None:
    refused(table({"9G": "GOD"}, ["AS"]), 0, "shield return", "TO-23")
    refused(table({"9G": "GOD"}, ["!S"], says="bag;"), 0, "shield return", "TO-23")


# AG-1


@pytest.mark.parametrize(("loser", "word"), [(0, "GODX"), (1, "GODS")])
def test_TO_22_whether_one_is_held_shows_neither_in_the_question_nor_in_declining_it(loser: int, word: str) -> None:
    seen: list[tuple[list[Event | None], object]] = []
    for rack in ("!SXZ", "ASXZ"):
        racks = [rack, "AT"] if loser == 0 else ["AS", rack]
        game = challenged(racks[0], racks[1], word, players=("Ada", "Ben", "Cleo"))
        assert answers(game, loser) == ("shield save…", "decline")
        for other in {0, 1, 2} - {loser}:
            assert answers(game, other) == ()
            prompt = cast("list[dict[str, object]]", game.view(other)["prompts"])[0]
            assert (prompt["kind"], prompt["about"]) == ("wait", {})
        since = len(game.lines)
        game.do(loser, "decline")
        seen.append(([line.event.seen(2) for line in game.lines[since:]], game.view(2)["prompts"]))
    assert seen[0] == seen[1]
