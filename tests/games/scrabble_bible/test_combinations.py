"""The variants may be combined: turns in which many of them meet."""

from itertools import combinations

import pytest
from tests.games.outcomes import happened, of, under_way
from tests.games.scrabble_bible.tables import Options, all_tiles, asked, dealt, table

from parlour.games.scrabble_bible.events import BonusChallenged, Laid, StoryJudged

VARIANTS: Options = {
    "my_cup_overflows": True,
    "it_is_finished": True,
    "tests_of_faith": True,
    "good_samaritan": True,
    "babel": ["fr", "es"],
}


@pytest.mark.parametrize(("first", "second"), list(combinations(VARIANTS, 2)))
def test_SB_30_SB_31_SB_32_SB_33_SB_34_any_two_variants_go_together(first: str, second: str) -> None:
    for words in ("challenge", "checked"):
        for bonus in ("automatic", "claimed"):
            variants: dict[str, object] = {name: value for name, value in VARIANTS.items() if name in (first, second)}
            game = dealt({0: "LIGHT"}, players=3, words=words, bonus=bonus, **variants)  # type: ignore[arg-type]  # options all
            game.do(0, "play 8G LIGHT" + (" bonus LIGHT" if bonus == "claimed" else ""))
            while not game.over and game.state.turn == 0:
                seat = game.to_act[-1]
                game.do(seat, "accept")
            assert game.scores[0] == (1 + 1 * 2 + 2 + 4 + 1) * 2 + 10
            assert all_tiles(game).total() == 100


def test_SB_30_SB_31_SB_32_SB_33_SB_34_one_turn_with_all_of_them() -> None:
    game = table(
        racks=["PEIXEEEEE", "AEEEEEEEE", "IIIIIIIII"],
        points=(0, 0, 0),
        levels=["beginner", "expert", "expert"],
        bonus="claimed",
        judge="vote",
        **VARIANTS,
    )
    # Good Samaritan: Ada lacks an A, Ben has one.
    game.do(0, "help")
    game.do(1, "offer")
    game.do(2, "decline")
    game.do(0, "take 1")
    game.do(0, "trade E>A")
    # Babel, claimed: PAIX is French for PEACE.
    move = of(game.do(0, "play 8H PAIX babel fr bonus PAIX"), Laid).move
    letters = (3 * 2 + 1 + 1 + 8) * 2
    assert move.score == letters + 5 + 15
    # The claim is doubted, and the others vote for it.
    game.do(2, "challenge bonus PAIX")
    game.do(1, "vote yes")
    judged = game.do(2, "vote no")
    assert of(judged, BonusChallenged).stands
    # The word is challenged too, wrongly: Cleo will miss a turn.
    game.do(1, "accept")
    game.do(2, "challenge")
    assert game.state.lost == (False, False, True)
    # 52 is short of the 60 of a beginner among three; with the 15 of a story it is enough.
    assert game.scores[0] == letters + 20 == 52 and under_way(game)
    assert asked(game, "story") == dict.fromkeys((1, 2), ("accept", "ask PAIX"))
    game.do(1, "ask PAIX")
    game.do(0, "answer Peace I leave with you, my peace I give unto you.")
    game.do(1, "vote yes")
    verdict = of(game.do(2, "vote yes"), StoryJudged)
    assert verdict.points == 15
    assert game.scores == (52 + 15, 0, 0)
    # It is Finished! 67 is more than 60: no adjustment.
    assert game.over and game.winners == (0,) and game.state.ended == "target"
    assert happened(game)[-1] == "Ended"


def test_SB_22_SB_23_SB_34_cup_bonus_and_babel_add_up_in_one_play() -> None:
    game = table({"8D": "B"}, ["ABILONIAE"], my_cup_overflows=True, babel=["es"], words="checked")
    move = of(game.do(0, "play 8D BABILONIA babel es"), Laid).move  # nine letters, eight of them new
    # Newly covered: the star (L) and the double letter square 8L (A); the B of 8D lies there already.
    letters = 3 + 1 + 3 + 1 + 1 * 2 + 1 + 1 + 1 + 1 * 2
    assert move.score == letters * 2 + 50 + 15 + 15
