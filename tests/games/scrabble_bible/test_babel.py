"""SB-34: The Tower of Babel."""

from typing import Unpack

import pytest
from tests.games.outcomes import of, refused
from tests.games.scrabble_bible.tables import BibleGame, Options, asked, dealt, table

from parlour import OptionError, scripture
from parlour.games.crossword.events import Challenged
from parlour.games.scrabble_bible.events import BonusChallenged, Laid
from parlour.games.scrabble_bible.state import Move

FR: Options = {"babel": ["fr"]}


def babel(word: str, language: str = "fr", **options: Unpack[Options]) -> tuple[BibleGame, Move]:
    """Ada plays the word in that language over the star."""
    given: Options = {**FR, **options}
    game = table(racks=[word], **given)
    move = of(game.do(0, f"play 8H {word} babel {language}"), Laid).move
    return game, move


def test_SB_34_a_bonus_word_in_another_language_earns_15_and_its_own_bonus() -> None:
    game, move = babel("PAIX")  # peace
    # P on the star; four letters: 5; another language: 15.
    assert game.scores[0] == (3 * 2 + 1 + 1 + 8) * 2 + 5 + 15
    assert (move.words[0].bonus, move.babel, move.babel_bonus) == (5, "fr", 15)


@pytest.mark.parametrize(
    ("word", "language", "english", "bonus"),
    [
        ("FOI", "fr", "FAITH", 5),
        ("GRACIA", "es", "GRACE", 15),
        ("GNADE", "de", "GRACE", 10),
        ("PAZ", "es", "PEACE", 5),
        ("FIDES", "la", "FAITH", 10),
        ("SHALOM", "he", "PEACE", 15),
        ("ARTOS", "el", "BREAD", 10),
        ("ARCHE", "fr", "ARK", 10),
    ],
)
def test_SB_34_the_bonus_is_by_its_own_length_in_each_language(
    word: str, language: str, english: str, bonus: int
) -> None:
    assert english in scripture.translations(language)[word]
    _, move = babel(word, language, babel=["fr", "es", "de", "la", "he", "el"])
    assert (move.words[0].bonus, move.babel_bonus) == (bonus, 15)


def test_SB_34_six_languages_ship_each_with_words() -> None:
    assert set(scripture.languages()) == {"fr", "es", "de", "la", "he", "el"}
    for language in scripture.languages():
        assert len(scripture.translations(language)) > 100


def test_SB_34_accents_are_dropped() -> None:
    _, move = babel("APOTRE")  # apôtre
    assert move.babel_bonus == 15
    for language in scripture.languages():
        assert all(word.isascii() and word.isupper() for word in scripture.translations(language))


def test_SB_34_spelled_the_same_as_in_english_it_earns_no_15() -> None:
    game, move = babel("AMEN")
    assert move.babel_bonus == 0 and move.words[0].bonus == 5
    game.do(1, "challenge")
    assert game.state.standing == "stands"  # it is a valid word all the same
    for language in scripture.languages():
        table_ = scripture.translations(language)
        assert not [word for word, english in table_.items() if english == (word,)]


def test_SB_34_an_english_bonus_word_is_no_foreign_one() -> None:
    _, move = babel("LOVE")
    assert move.babel_bonus == 0 and move.words[0].bonus == 5


def test_SB_34_the_language_is_named_with_the_play() -> None:
    """Without its language it is not a word, and earns nothing."""
    game = table(racks=["PAIXEEE"], **FR)
    move = of(game.do(0, "play 8H PAIX"), Laid).move
    assert move.babel_bonus == 0 and move.words[0].bonus == 0
    game.do(1, "challenge")
    assert game.state.standing == "withdrawn"


def test_SB_34_not_named_it_is_refused_where_words_are_checked() -> None:
    game = table(racks=["PAIXEEE"], words="checked", **FR)
    refused(game, 0, "play 8H PAIX", "SB-2")
    game.do(0, "play 8H PAIX babel fr")
    assert game.scores[0] == (6 + 1 + 1 + 8) * 2 + 20


@pytest.mark.parametrize("agreed", [[], ["es", "de"]])
def test_SB_34_a_language_that_is_not_agreed_is_refused(agreed: list[str]) -> None:
    game = table(racks=["PAIXEEE"], babel=agreed)
    assert "fr" in refused(game, 0, "play 8H PAIX babel fr", "SB-34")
    assert "xx" in refused(game, 0, "play 8H PAIX babel xx", "SB-34")


def test_SB_34_by_default_no_language_is_agreed() -> None:
    assert dealt().state.options.babel == ()


@pytest.mark.parametrize("languages", [["xx"], ["fr", "en"], "fr"])
def test_SB_34_only_languages_that_ship_can_be_agreed(languages: object) -> None:
    with pytest.raises(OptionError, match="babel"):
        dealt(babel=languages)


def test_SB_34_a_word_of_another_agreed_language_than_the_named_one_is_not_acceptable() -> None:
    game = table(racks=["PAIXEEE"], babel=["fr", "es"])
    move = of(game.do(0, "play 8H PAIX babel es"), Laid).move
    assert move.babel_bonus == 0
    game.do(1, "challenge")
    assert game.state.standing == "withdrawn"


def test_SB_34_a_challenge_of_it_fails_and_costs_the_turn() -> None:
    game, _ = babel("PAIX")
    challenged = of(game.do(1, "challenge"), Challenged)
    assert [(ruling.word, ruling.list) for ruling in challenged.rulings] == [("PAIX", "translations (fr)")]
    assert game.state.standing == "stands" and game.to_act == (0,)


def test_SB_34_a_challenge_of_what_is_no_translation_succeeds() -> None:
    game, move = babel("XZTHG")
    assert move.babel_bonus == 0
    game.do(1, "challenge")
    assert game.state.standing == "withdrawn" and game.scores == (0, 0)


def test_SB_34_a_foreign_word_that_translates_no_word_of_the_bonus_list_is_not_acceptable() -> None:
    """The current list counts: PRIERE means PRAYER, which is not on this table's list."""
    game = table(racks=["PRIEREE"], bonus_list=["GRACE"], **FR)
    move = of(game.do(0, "play 8H PRIERE babel fr"), Laid).move
    assert move.babel_bonus == 0 and move.words[0].bonus == 0
    game.do(1, "challenge")
    assert game.state.standing == "withdrawn"
    checked = table(racks=["PRIEREE"], bonus_list=["GRACE"], words="checked", **FR)
    refused(checked, 0, "play 8H PRIERE babel fr", "SB-2")


def test_SB_34_the_table_s_own_bonus_list_is_translated_too() -> None:
    _, move = babel("PAIX", bonus_list=["PEACE"])
    assert (move.words[0].bonus, move.babel_bonus) == (5, 15)


def test_SB_34_only_the_main_word_is_in_the_other_language() -> None:
    """FOI across with PAIX down: the cross word is judged as English."""
    game = table({"H9": "AIX"}, ["PASEEEE"], **FR)
    game.do(0, "play 8H PAS babel fr")  # PAS is the main word, PAIX is below its P
    challenged = of(game.do(1, "challenge"), Challenged)
    assert [(ruling.word, bool(ruling.list)) for ruling in challenged.rulings] == [("PAS", True), ("PAIX", False)]


def test_SB_34_the_direction_chooses_which_word_is_the_foreign_one() -> None:
    game = table({"H9": "AIX", "8I": "AS"}, ["PEEEEEE"], **FR)
    down = of(game.do(0, "play H8 PAIX babel fr"), Laid).move
    assert [(formed.word, formed.bonus) for formed in down.words] == [("PAIX", 5), ("PAS", 0)]
    assert down.babel_bonus == 15


def test_SB_34_blanks_may_stand_in_a_foreign_word() -> None:
    game = table(racks=["PA?XEEE"], **FR)
    move = of(game.do(0, "play 8H PAiX babel fr"), Laid).move
    assert move.babel_bonus == 15


# Claimed (SB-24)

CLAIMED: Options = {**FR, "bonus": "claimed"}


def test_SB_24_SB_34_where_bonuses_are_claimed_the_foreign_word_is_claimed_too() -> None:
    game = table(racks=["PAIXEEE"], **CLAIMED)
    unclaimed, claimed = game.copy(), game.copy()
    move = of(unclaimed.do(0, "play 8H PAIX babel fr"), Laid).move
    assert (move.words[0].bonus, move.babel_bonus) == (0, 0)
    move = of(claimed.do(0, "play 8H PAIX babel fr bonus PAIX"), Laid).move
    assert (move.words[0].bonus, move.babel_bonus) == (5, 15)


def test_SB_24_SB_34_clauses_come_in_any_order() -> None:
    game = table(racks=["PAIXEEE"], **CLAIMED)
    move = of(game.do(0, "play 8H PAIX bonus PAIX babel fr"), Laid).move
    assert (move.words[0].bonus, move.babel_bonus) == (5, 15)


def test_SB_24_SB_34_a_challenge_of_the_claim_takes_both_bonuses_or_neither() -> None:
    stands = table(racks=["PAIXEEE"], **CLAIMED)
    stands.do(0, "play 8H PAIX bonus PAIX babel fr")
    assert of(stands.do(1, "challenge bonus PAIX"), BonusChallenged).stands
    assert stands.scores[0] == 16 * 2 + 5 + 15

    falls = table(racks=["MONKEYE"], **CLAIMED)
    falls.do(0, "play 8H MONKEY bonus MONKEY babel fr")
    letters = (3 * 2 + 1 + 1 + 5 + 1 * 2 + 4) * 2  # M on the star, E on 8L
    assert falls.scores[0] == letters + 15 + 15
    assert not of(falls.do(1, "challenge bonus MONKEY"), BonusChallenged).stands
    assert falls.scores[0] == letters


def test_SB_24_SB_34_spelled_as_in_english_a_claim_earns_its_bonus_and_no_15() -> None:
    game = table(racks=["AMENEEE"], **CLAIMED)
    game.do(0, "play 8H AMEN bonus AMEN babel fr")
    letters = (1 * 2 + 3 + 1 + 1) * 2
    assert game.scores[0] == letters + 5
    assert of(game.do(1, "challenge bonus AMEN"), BonusChallenged).stands
    assert game.scores[0] == letters + 5


def test_SB_32_SB_34_the_story_of_a_foreign_word_may_be_asked_for() -> None:
    game = table(racks=["PAIXEEE"], tests_of_faith=True, **FR)
    game.do(0, "play 8H PAIX babel fr")
    game.do(1, "accept")
    assert asked(game, "story") == {1: ("accept", "ask PAIX")}
    game.do(1, "ask PAIX")
    game.do(0, "answer Peace I leave with you")
    passages = game.state.prompts[0].about["passages"]
    assert passages and "peace" in str(passages).lower()  # where the word it translates stands
