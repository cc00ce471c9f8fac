"""The bots: they see their view, keep to the rules, tag, claim, and use shields."""

from random import Random

import pytest
from tests.games.tag_on.tables import dealt, table

from parlour.games.tag_on.bots import LEVELS, bot
from parlour.games.tag_on.state import Table
from parlour.kernel.game import Game


def says(game: Game[Table], seat: int, level: str = "casual", seed: int = 1) -> str | None:
    return bot(level).choose(game.view(seat), Random(seed))


def test_levels() -> None:
    assert LEVELS == ("novice", "casual")
    with pytest.raises(ValueError, match="no bot 'genius'"):
        bot("genius")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_a_bot_lays_words_of_the_dictionary(level: str, edition: str) -> None:
    for seed in range(5):
        game = dealt(["Ada bot:novice", "Ben"], seed=seed, edition=edition, words="checked")
        seat = game.state.turn
        command = says(game, seat, level)
        assert command is not None
        game.do(seat, command)


def test_a_bot_waits_for_its_turn() -> None:
    game = dealt(seed=1)
    assert says(game, 1 - game.state.turn) is None


def test_a_bot_tags_what_the_text_connects() -> None:
    game = table({"I7": "ANGEL"}, ["OD"])
    command = says(game, 0)
    assert command is not None
    assert "tag ANGEL@I7" in command
    game.do(0, command)
    game.do(1, "challenge tag")
    assert game.state.move is not None
    assert game.state.move.tag is not None


def test_a_bot_claims_what_is_so() -> None:
    game = table({"9G": "GOD", "G5": "TENT"}, ["EGYP"], colours={"5C": "land", "5D": "utterance"})
    found = {says(game, 0, seed=seed) for seed in range(8)}
    assert any(command and "claim land" in command for command in found)


def test_a_bot_uses_its_shield_and_declines_without() -> None:
    for rack, answer in (("!XQ", "shield save"), ("XQZ", "decline")):
        game = table({"9G": "GOD"}, [rack])
        game.do(0, "play 9G GODX")
        game.do(1, "challenge")
        assert says(game, 0) == answer


def test_a_bot_challenges_what_is_no_word() -> None:
    game = table({"9G": "GOD"}, ["XQZ"])
    game.do(0, "play 9G GODXQ")
    answers = {says(game, 1, seed=seed) for seed in range(20)}
    assert answers == {"accept", "challenge"}
    assert {says(game, 1, "novice", seed) for seed in range(20)} == {"accept"}


def test_a_bot_does_not_bring_a_replaced_word_back() -> None:
    game = table({"9G": "GOT"}, ["D"], says="replaced GOD@9G:1; bag;", words="checked")
    for seed in range(10):
        command = says(game, 0, seed=seed)
        assert command is not None
        game.try_out(0, command)


def test_a_bot_abstains_from_votes() -> None:
    game = table({"I7": "SKY"}, ["ITENS"], word_list="any", players=("Ada", "Ben", "Cleo"))
    game.do(0, "play 8I KITENS tag SKY@I7")
    game.do(1, "challenge tag")
    game.do(2, "accept")
    assert says(game, 1) == "vote yes"  # silence is assent
