"""AG-7: aids, shown on SCRABBLE Bible Edition."""

import pytest
from tests.games.scrabble_bible.tables import BOT, dealt, table


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
            assert move is not None
            assert move["score"] == game.scores[0] > 0
            assert set(move) & {"valid", "list", "rulings", "acceptable"} == set()


def test_AG_7_a_phony_looks_like_any_other_play_until_it_is_challenged() -> None:
    good, phony = table(racks=["TINEEEE"], bonus_list="none"), table(racks=["TIREEEE"], bonus_list="none")
    good.do(0, "play 8G TIN")
    phony.do(0, "play 8G TIR")
    for seat in (0, 1, None):
        assert set(good.view(seat)) == set(phony.view(seat))
        assert str(good.view(seat)["prompts"]).replace("TIN", "TIR") == str(phony.view(seat)["prompts"])
