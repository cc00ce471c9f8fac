"""SB-23, SB-24: bonus words, and bonuses that are claimed and challenged."""

from typing import Literal, Unpack

import pytest
from tests.games.outcomes import happened, kinds, of, refused
from tests.games.scrabble_bible.tables import BibleGame, Options, asked, dealt, table

from parlour import scripture
from parlour.games.scrabble_bible.events import BonusChallenged, Laid
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.rules import judge, scoring
from parlour.games.scrabble_bible.state import Move

# SB-23


def laid(board: dict[str, str], rack: str, command: str, **options: Unpack[Options]) -> Move:
    return of(table(board, [rack], **options).do(0, command), Laid).move


def bonuses(move: Move) -> dict[str, int]:
    return {formed.word: formed.bonus for formed in move.words}


@pytest.mark.parametrize(
    ("word", "bonus"),
    [
        ("ARK", 5),
        ("EVE", 5),
        ("LOVE", 5),
        ("ZION", 5),
        ("GRACE", 10),
        ("JESUS", 10),
        ("VISION", 15),
        ("SPIRIT", 15),
        ("JOSEPH", 15),
        ("HOSANNA", 15),
        ("SANCTUS", 15),
    ],
)
def test_SB_23_three_or_four_letters_5_five_10_six_or_more_15(word: str, bonus: int) -> None:
    move = laid({}, word, f"play 8H {word}")
    assert bonuses(move) == {word: bonus}
    assert move.score == move.words[0].points + bonus + (50 if len(word) == 7 else 0)


def test_SB_23_a_word_of_eight_letters_earns_15() -> None:
    assert bonuses(laid({"8D": "D"}, "OXOLOGY", "play 8D DOXOLOGY")) == {"DOXOLOGY": 15}


def test_SB_23_spirit_has_six_letters_and_scores_15() -> None:
    game = table(racks=["SPIRITE"])
    game.do(0, "play 8G SPIRIT")
    # P on the star; T, the sixth letter, on the double letter square 8L.
    assert game.scores[0] == (1 + 3 * 2 + 1 + 1 + 1 + 1 * 2) * 2 + 15


def test_SB_23_the_bonus_is_not_multiplied() -> None:
    game = table(racks=["LOVEEEE"])
    game.do(0, "play 8H LOVE")
    assert game.scores[0] == (1 * 2 + 1 + 4 + 1) * 2 + 5


def test_SB_23_a_word_on_no_list_earns_nothing() -> None:
    assert bonuses(laid({}, "HOUSEEE", "play 8H HOUSE")) == {"HOUSE": 0}


def test_SB_23_a_cross_word_earns_its_bonus() -> None:
    # BE down from 8J makes LAMB of LAM.
    assert bonuses(laid({"8G": "LAM"}, "BEEEEEE", "play J8 BE")) == {"BE": 0, "LAMB": 5}


def test_SB_23_a_modified_word_earns_its_bonus() -> None:
    assert bonuses(laid({"8G": "LAM"}, "BEEEEEE", "play 8G LAMB")) == {"LAMB": 5}
    # A bonus word that is lengthened into another one earns the bonus of the new one.
    assert bonuses(laid({"8G": "LAMB"}, "SEEEEEE", "play 8G LAMBS")) == {"LAMBS": 10}


def test_SB_23_a_bonus_word_that_is_only_crossed_earns_nothing_again() -> None:
    move = laid({"8G": "LAMB"}, "TNEEEEE", "play H7 TAN")
    assert bonuses(move) == {"TAN": 0} and move.score == 1 + 1 + 1


def test_SB_23_two_bonus_words_two_bonuses() -> None:
    assert bonuses(laid({"8G": "LAM"}, "BOAZEEE", "play J8 BOAZ")) == {"BOAZ": 5, "LAMB": 5}


def test_SB_23_the_same_bonus_word_twice_counts_each_one_on_the_board() -> None:
    move = laid({"8H": "AR", "J6": "AR"}, "KEEEEEE", "play 8H ARK")
    assert [(formed.word, formed.bonus) for formed in move.words] == [("ARK", 5), ("ARK", 5)]
    assert move.score == (1 + 1 + 5 + 5) + (1 + 1 + 5 + 5)


def test_SB_23_a_bonus_word_with_blanks_earns_its_bonus() -> None:
    assert bonuses(laid({}, "L?VEEEE", "play 8H LoVE")) == {"LoVE": 5}


def test_SB_23_bonus_and_perfection_add_up() -> None:
    game = table(racks=["HOSANNA"])
    game.do(0, "play 8H HOSANNA")
    # H on the star, N on 8L.
    assert game.scores[0] == (4 * 2 + 1 + 1 + 1 + 1 * 2 + 1 + 1) * 2 + 15 + 50


@pytest.mark.parametrize("bonus_list", ["strict", "concordance"])
def test_SB_23_dove_is_on_every_list_and_monkey_on_none(bonus_list: Literal["strict", "concordance"]) -> None:
    assert bonuses(laid({}, "DOVEEEE", "play 8H DOVE", bonus_list=bonus_list)) == {"DOVE": 5}
    assert bonuses(laid({}, "MONKEYE", "play 8H MONKEY", bonus_list=bonus_list)) == {"MONKEY": 0}


def test_SB_23_regular_plurals_of_common_nouns_count_by_their_own_length() -> None:
    assert bonuses(laid({"8G": "DOVE"}, "SEEEEEE", "play 8G DOVES")) == {"DOVES": 10}
    assert bonuses(laid({"8G": "SOUL"}, "SEEEEEE", "play 8G SOULS")) == {"SOULS": 10}
    assert bonuses(laid({"8G": "MERC"}, "IESEEEE", "play 8G MERCIES")) == {"MERCIES": 15}
    for bonus_list in ("strict", "concordance", ("LAMB", "CANDLE")):
        options = BibleOptions(bonus_list=bonus_list)
        assert judge.is_bonus("LAMBS", options)
        assert judge.is_bonus("DOVES", options)
    assert judge.is_bonus("CANDLES", BibleOptions(bonus_list=("CANDLE",)))


def test_SB_23_names_have_no_plural_and_other_forms_count_only_if_listed() -> None:
    options = BibleOptions()
    for word in ("MARKS", "JOHNS", "ADAMS", "TEMPTS", "KNEELS", "REJOICES", "TEMPTED", "TITHED", "LOVING"):
        listed = word in scripture.words_of_faith()
        assert judge.is_bonus(word, options) is listed
    for word in ("MARKS", "JOHNS", "TEMPTS", "KNEELS", "REJOICES"):
        assert not judge.is_bonus(word, options)


def test_SB_23_the_words_of_the_rulebook_are_on_every_bonus_list_and_monkey_on_none() -> None:
    for bonus_list in ("strict", "concordance", ("CANDLE",)):
        options = BibleOptions(bonus_list=bonus_list)
        for word in ("SPIRIT", "SANCTUS", "RUTH", "LAMB", "DOVE"):
            assert judge.is_bonus(word, options) and judge.list_of(word, options)
        assert not judge.is_bonus("MONKEY", options) and judge.list_of("MONKEY", options)
    assert scoring.bonus("SPIRIT") == 15


def test_SB_23_concordance_takes_every_name_and_content_word() -> None:
    for word in ("WATER", "STONE", "ABIRAM"):
        assert judge.is_bonus(word, BibleOptions(bonus_list="concordance"))
    for word in ("AND", "THE", "UPON", "TELEPHONE"):
        assert not judge.is_bonus(word, BibleOptions(bonus_list="concordance"))
    assert bonuses(laid({}, "WATEREE", "play 8H WATER", bonus_list="concordance")) == {"WATER": 10}
    assert bonuses(laid({}, "WATEREE", "play 8H WATER", bonus_list="strict")) == {"WATER": 0}


def test_SB_23_the_table_s_own_list() -> None:
    assert bonuses(laid({}, "MONKEYE", "play 8H MONKEY", bonus_list=["MONKEY"])) == {"MONKEY": 15}
    assert bonuses(laid({}, "HOUSEEE", "play 8H HOUSE", bonus_list=["MONKEY"])) == {"HOUSE": 0}


def test_SB_23_a_word_of_two_letters_earns_nothing_on_any_list() -> None:
    assert bonuses(laid({}, "OXEEEEE", "play 8H OX", bonus_list=["OX"])) == {"OX": 0}


def test_SB_23_none_earns_nothing() -> None:
    assert bonuses(laid({}, "LOVEEEE", "play 8H LOVE", bonus_list="none")) == {"LOVE": 0}


def test_SB_23_strict_is_the_default() -> None:
    assert dealt().state.options.bonus_list == "strict"


def test_SB_23_a_withdrawn_play_takes_its_bonus_with_it() -> None:
    game = table({"8G": "LAM"}, ["BXEEEEE"])
    game.do(0, "play J8 BX")
    assert game.scores[0] > 0
    game.do(1, "challenge")
    assert game.scores == (0, 0)


# SB-24

CLAIMED: Options = {"bonus": "claimed"}
LIGHT = (1 + 1 * 2 + 2 + 4 + 1) * 2
"""LIGHT at 8G, the I on the star."""


def claimed(players: int = 3, word: str = "LIGHT", **options: Unpack[Options]) -> BibleGame:
    """Ada has laid a word and claimed a bonus for it."""
    racks = [word + "E" * (7 - len(word)), "SEEEEEE", "SAAAAAA", "SIIIIII"][:players]
    given: Options = {**CLAIMED, **options}
    game = table(racks=racks, **given)
    game.do(0, f"play 8G {word} bonus {word}")
    return game


def test_SB_24_by_default_the_list_decides_and_nothing_is_claimed() -> None:
    assert dealt().state.options.bonus == "automatic" and dealt().state.options.judge == "list"
    game = table(racks=["LIGHTEE"])
    refused(game, 0, "play 8G LIGHT bonus LIGHT", "SB-24")
    game.do(0, "play 8G LIGHT")
    assert game.scores[0] == LIGHT + 10
    refused(game, 1, "challenge bonus LIGHT", "SB-24")


def test_SB_24_an_unclaimed_bonus_is_not_scored() -> None:
    game = table(racks=["LIGHTEE"], **CLAIMED)
    game.do(0, "play 8G LIGHT")
    assert game.scores[0] == LIGHT
    game.do(1, "accept")
    assert game.scores[0] == LIGHT


def test_SB_24_a_claimed_bonus_is_scored() -> None:
    game = claimed()
    assert game.scores[0] == LIGHT + 10
    game.do(1, "accept")
    game.do(2, "accept")
    assert game.scores[0] == LIGHT + 10


def test_SB_24_a_claim_is_for_a_word_of_the_play() -> None:
    game = table({"8G": "LAM"}, ["BEEEEEE"], **CLAIMED)
    assert "GRACE" in refused(game, 0, "play J8 BE bonus GRACE", "SB-24")
    refused(game, 0, "play J8 BE bonus LAM", "SB-24")
    game.do(0, "play J8 BE bonus LAMB")
    assert bonuses_of(game) == {"BE": 0, "LAMB": 5}


def bonuses_of(game: BibleGame) -> dict[str, int]:
    assert game.state.move is not None
    return bonuses(game.state.move)


def test_SB_24_several_words_are_claimed_one_by_one() -> None:
    game = table({"8G": "LAM"}, ["BOAZEEE"], **CLAIMED)
    one, both = game.copy(), game.copy()
    one.do(0, "play J8 BOAZ bonus LAMB")
    assert bonuses_of(one) == {"BOAZ": 0, "LAMB": 5}
    both.do(0, "play J8 BOAZ bonus LAMB bonus BOAZ")
    assert bonuses_of(both) == {"BOAZ": 5, "LAMB": 5}


def test_SB_24_anything_may_be_claimed_and_stands_unless_challenged() -> None:
    game = table(racks=["MONKEYE"], **CLAIMED)
    game.do(0, "play 8G MONKEY bonus MONKEY")
    game.do(1, "accept")
    assert bonuses_of(game) == {"MONKEY": 15}


def test_SB_24_the_window_offers_to_challenge_each_claimed_bonus() -> None:
    assert asked(claimed(), "challenge") == dict.fromkeys((1, 2), ("accept", "challenge", "challenge bonus LIGHT"))
    checked = claimed(words="checked")
    assert asked(checked, "challenge") == dict.fromkeys((1, 2), ("accept", "challenge bonus LIGHT"))
    unclaimed = table(racks=["LIGHTEE"], words="checked", **CLAIMED)
    assert "TurnBegan" in kinds(unclaimed.do(0, "play 8G LIGHT"))


def test_SB_24_a_bonus_that_is_on_the_list_stands() -> None:
    game = claimed()
    events = game.do(2, "challenge bonus LIGHT")
    assert of(events, BonusChallenged) == BonusChallenged(2, "LIGHT", True, "list")
    assert game.scores[0] == LIGHT + 10


def test_SB_24_if_it_fails_only_the_bonus_goes() -> None:
    game = claimed(word="MONKEY")
    letters = (3 + 1 * 2 + 1 + 5 + 1 + 4 * 2) * 2  # O on the star, Y on 8L
    assert game.scores[0] == letters + 15
    events = game.do(2, "challenge bonus MONKEY")
    assert of(events, BonusChallenged) == BonusChallenged(2, "MONKEY", False, "list", gained=(-15, 0, 0))
    assert game.scores[0] == letters
    assert game.state.board.count(".") == 225 - 6  # the word stays
    game.do(1, "accept")
    game.do(2, "accept")
    assert game.scores[0] == letters and game.to_act == (1,)


@pytest.mark.parametrize("word", ["LIGHT", "MONKEY"])
def test_SB_24_nobody_is_penalised_whether_it_stands_or_falls(word: str) -> None:
    game = claimed(word=word)
    game.do(1, f"challenge bonus {word}")
    assert game.state.lost == (False,) * 3
    game.do(1, "accept")
    game.do(2, "accept")
    assert game.to_act == (1,) and "TurnLost" not in happened(game)


def test_SB_24_after_a_bonus_challenge_the_words_may_still_be_challenged() -> None:
    game = claimed(word="XZTHG")
    game.do(1, "challenge bonus XZTHG")
    assert asked(game, "challenge") == dict.fromkeys((1, 2), ("accept", "challenge"))
    game.do(2, "challenge")
    assert game.scores == (0, 0, 0) and game.state.standing == "withdrawn"


def test_SB_24_who_has_accepted_is_not_asked_again() -> None:
    game = claimed()
    game.do(1, "accept")
    game.do(2, "challenge bonus LIGHT")
    assert list(asked(game, "challenge")) == [2]
    game.do(2, "accept")
    assert game.to_act == (1,)


def test_SB_24_a_bonus_that_was_judged_is_not_challenged_again() -> None:
    game = claimed()
    game.do(1, "challenge bonus LIGHT")
    assert asked(game, "challenge") == dict.fromkeys((1, 2), ("accept", "challenge"))
    refused(game, 2, "challenge bonus LIGHT", "SB-24")
    refused(game, 1, "challenge bonus LIGHT", "SB-24")


def test_SB_24_when_nothing_is_left_to_challenge_the_play_stands_at_once() -> None:
    for word in ("LIGHT", "MONKEY"):
        game = claimed(word=word, words="checked")
        game.do(2, f"challenge bonus {word}")
        assert game.state.standing == "stands" and game.to_act == (1,)


def test_SB_24_one_bonus_of_two_is_challenged() -> None:
    game = table({"8G": "LAM"}, ["BOAEEEE", "EEEEEEE"], **CLAIMED)
    game.do(0, "play J8 BOA bonus BOA bonus LAMB")
    game.do(1, "challenge bonus BOA")
    assert bonuses_of(game) == {"BOA": 0, "LAMB": 5}
    assert asked(game, "challenge") == {1: ("accept", "challenge", "challenge bonus LAMB")}
    game.do(1, "challenge bonus LAMB")
    assert bonuses_of(game) == {"BOA": 0, "LAMB": 5}


def test_SB_24_only_a_claimed_bonus_of_this_play_can_be_challenged() -> None:
    refused(claimed(), 1, "challenge bonus GRACE", "SB-24")
    refused(claimed(), 0, "challenge bonus LIGHT", "SB-24")


def test_SB_24_the_window_ends_by_time_and_the_bonus_stays() -> None:
    game = dealt({0: "MONKEY"}, bonus="claimed")
    game.do(0, "play 8G MONKEY bonus MONKEY", at=10.0)
    score = game.scores[0]
    game.timeout(at=30.0)
    assert game.scores[0] == score and game.state.standing == "stands"


# SB-24 by vote (AG-4)


def test_SB_24_judge_vote_asks_all_players_but_the_one_concerned() -> None:
    game = claimed(4, judge="vote")
    game.do(3, "challenge bonus LIGHT")
    assert asked(game, "judge-bonus") == dict.fromkeys((1, 2, 3), ("vote yes", "vote no"))
    refused(game, 0, "vote yes", "AG-4")


@pytest.mark.parametrize(
    ("votes", "stands"),
    [
        (("yes", "yes", "yes"), True),
        (("yes", "yes", "no"), True),
        (("yes", "no", "no"), False),
        (("no", "no", "no"), False),
    ],
)
@pytest.mark.parametrize("word", ["LIGHT", "MONKEY"])
def test_SB_24_the_majority_decides_whatever_the_list_says(votes: tuple[str, ...], stands: bool, word: str) -> None:
    game = claimed(4, word=word, judge="vote")
    before = game.scores[0]
    game.do(1, f"challenge bonus {word}")
    for seat, vote in enumerate(votes, start=1):
        events = game.do(seat, f"vote {vote}")
    bonus = {"LIGHT": 10, "MONKEY": 15}[word]
    gained = () if stands else (-bonus, 0, 0, 0)
    assert of(events, BonusChallenged) == BonusChallenged(1, word, stands, "vote", gained=gained)
    assert game.scores[0] == (before if stands else before - bonus)


def test_AG_4_SB_24_a_tie_upholds_the_claim() -> None:
    game = claimed(3, word="MONKEY", judge="vote")
    before = game.scores[0]
    game.do(1, "challenge bonus MONKEY")
    game.do(1, "vote no")
    game.do(2, "vote yes")
    assert game.scores[0] == before


def test_AG_4_SB_24_silence_is_assent() -> None:
    game = claimed(4, word="MONKEY", judge="vote")
    before = game.scores[0]
    game.do(1, "challenge bonus MONKEY", at=10.0)
    assert game.deadline == 30.0
    game.do(1, "vote no", at=11.0)
    game.timeout(at=30.0)
    assert game.scores[0] == before


def test_AG_4_SB_24_a_lone_opponent_judges_only_what_the_list_leaves_open() -> None:
    listed = claimed(2, judge="vote")
    events = listed.do(1, "challenge bonus LIGHT")
    assert of(events, BonusChallenged) == BonusChallenged(1, "LIGHT", True, "list")  # without a vote
    for vote, stands in (("yes", True), ("no", False)):
        open_ = claimed(2, word="MONKEY", judge="vote")
        open_.do(1, "challenge bonus MONKEY")
        events = open_.do(1, f"vote {vote}")
        gained = () if stands else (-15, 0)
        assert of(events, BonusChallenged) == BonusChallenged(1, "MONKEY", stands, "vote", gained=gained)


def test_AG_4_SB_24_bots_abstain() -> None:
    players = ["Ada", "Rosie bot:medium", "Ben", "Cleo"]
    game = table(racks=["MONKEYE"], players=players, judge="vote", **CLAIMED)
    game.do(0, "play 8G MONKEY bonus MONKEY")
    game.do(2, "challenge bonus MONKEY")
    assert sorted(asked(game, "judge-bonus")) == [2, 3]
    refused(game, 1, "vote yes", "AG-4")


@pytest.mark.parametrize(("word", "stands"), [("LIGHT", True), ("MONKEY", False)])
def test_AG_4_SB_24_where_nobody_can_vote_the_list_decides(word: str, stands: bool) -> None:
    game = table(racks=[word + "E"], players=["Ada", "Rosie bot:medium"], judge="vote", **CLAIMED)
    game.do(0, f"play 8G {word} bonus {word}")
    events = game.do(1, f"challenge bonus {word}")
    gained = () if stands else (-15, 0)
    assert of(events, BonusChallenged) == BonusChallenged(1, word, stands, "list", gained=gained)


def test_SB_24_the_game_waits_for_the_vote() -> None:
    game = claimed(3, judge="vote")
    game.do(2, "challenge bonus LIGHT")
    refused(game, 1, "pass", "AG-4")
    game.do(1, "vote yes")
    game.do(2, "vote yes")
    game.do(1, "pass")


def test_SB_24_tiles_are_drawn_after_the_bonus_is_settled() -> None:
    game = claimed(3, judge="vote", words="checked")
    assert "Drew" not in happened(game)
    game.do(2, "challenge bonus LIGHT")
    game.do(1, "vote no")
    assert "Drew" not in happened(game)
    assert kinds(game.do(2, "vote no"))[-3:] == ["Stood", "Drew", "TurnBegan"]
    assert game.scores[0] == LIGHT


def test_SB_24_one_voter_leaves_and_the_vote_goes_on() -> None:
    game = claimed(4, word="MONKEY", judge="vote")
    before = game.scores[0]
    game.do(1, "challenge bonus MONKEY")
    game.do(1, "vote no")
    game.do(2, "vote no")
    game.do(3, "leave")
    assert game.scores[0] == before - 15
