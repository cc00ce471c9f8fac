"""Hostile cases, rulebook in hand: leaving in every window, shields, blanks, claims, the end."""

from random import Random
from typing import Literal, Unpack

import pytest
from tests.games.outcomes import kinds, of, refused, under_way
from tests.games.tag_on.tables import GODS, Setting, TagOnGame, answers, at, move, table

from parlour import scripture
from parlour.games.crossword.events import Drew, Surrendered
from parlour.games.tag_on.events import ClaimJudged, Finished, ShieldSaved
from parlour.games.tag_on.rules import judge, scoring
from parlour.games.tag_on.state import Evidence, Shown
from parlour.games.tag_on.tile_set import standard
from parlour.games.tag_on.view import TagOnPreview

THREE = ("Ada", "Ben", "Cleo")
KIT = standard("en")


def value(letters: str) -> int:
    return sum(KIT.lower(letter) for letter in letters)


def challenged(racks: list[str], word: str = "GODX", **options: Unpack[Setting]) -> TagOnGame:
    """Ada's play was challenged by Ben; there are three players."""
    options.setdefault("players", THREE)
    game = table({"9G": "GOD"}, racks, **options)
    game.do(0, f"play 9G {word}")
    game.do(1, "challenge")
    return game


# AG-3: leaving while a play is open


def test_AG_3_TO_25_the_rack_of_who_leaves_before_the_last_play_stands_is_deducted() -> None:
    game = table({"9G": "GOD"}, ["S", "QD", "AE"], says="bag;")
    game.do(0, "play 9G GODS")
    game.do(2, "leave")
    event = of(game.do(1, "accept"), Finished)
    assert (event.why, event.adjustments) == ("out", (0, -value("QD"), -value("AE")))
    assert game.winners == (0,)


def test_AG_3_TO_25_in_a_game_of_two_leaving_does_not_save_the_letters() -> None:
    game = table({"9G": "GOD"}, ["S", "QD"], says="bag;")
    game.do(0, "play 9G GODS")
    event = of(game.do(1, "leave"), Finished)
    assert (event.why, event.adjustments, event.winners) == ("out", (0, -value("QD")), (0,))


def test_AG_3_who_went_out_and_leaves_ends_the_game_but_cannot_win() -> None:
    game = table({"9G": "GOD"}, ["S", "QD", "AE"], says="bag;")
    game.do(0, "play 9G GODS")
    game.do(0, "leave")
    assert under_way(game)
    game.do(1, "accept")
    event = of(game.do(2, "accept"), Finished)
    assert event.why == "out" and 0 not in event.winners and game.scores[0] == GODS


def test_AG_3_the_leaver_s_tiles_go_to_the_bag_after_the_replacement_tiles_are_drawn() -> None:
    game = table({"9G": "GOD"}, ["SAAAAAAAA", "QD", "AE"], says="bag E;")
    game.do(0, "play 9G GODS")
    game.do(1, "leave")
    events = game.do(2, "accept")
    assert [type(one) for one in events if isinstance(one, Drew | Surrendered)] == [Drew, Surrendered]
    assert game.state.racks[0] == "AAAAAAAAE" and game.state.bag == "DQ" and game.state.turn == 2


def test_AG_3_a_vote_about_a_claim_goes_on_without_the_player_who_made_it() -> None:
    game = table({"9G": "GOD"}, ["SXYZ"], players=THREE, judge="vote", own_words=["GODS"], says="bag AAAAAAAAA;",
                 colours={"9J": "utterance"})  # fmt: skip
    game.do(0, "play 9G GODS claim utterance")
    assert game.scores[0] == 2 * GODS
    game.do(1, "challenge utterance")
    game.do(2, "accept")
    game.do(0, "leave")
    game.do(1, "vote no")
    game.do(2, "vote no")
    assert game.scores[0] == GODS  # the claim falls, the word stays
    while game.state.prompts:
        game.do(game.state.prompts[0].waiting_for[0], "accept")
    assert game.state.turn == 1 and under_way(game)


def test_AG_3_TO_22_who_leaves_before_using_a_shield_has_lost_the_turn() -> None:
    game = challenged(["!XQ", "AT", "AE"])
    events = game.do(0, "leave")
    assert "TurnForfeited" in kinds(events) and game.state.turn == 1
    assert "!" in game.state.bag and game.scores[0] == 0


def test_AG_3_TO_22_a_challenger_who_leaves_owes_nothing_and_the_window_goes_on() -> None:
    game = challenged(["SXQ", "!AT", "AE"], "GODS", own_words=["GODS"])
    game.do(1, "leave")
    assert game.state.lost == (False, False, False) and game.state.turn == 2
    assert game.scores[0] == GODS


def test_AG_3_TO_24_the_only_opponent_left_may_still_challenge() -> None:
    game = table({"9G": "GOD"}, ["XQ", "AT"])
    game.do(0, "play 9G GODX")
    game.do(0, "leave")
    assert under_way(game) and "challenge" in answers(game, 1)
    game.do(1, "challenge")
    assert game.over and game.scores[0] == 0 and game.winners == (1,)


def test_AG_3_TO_25_leaving_ends_no_game_by_rounds_without_a_point() -> None:
    game = table({"9G": "GOD"}, ["SQ", "DA", "AE"])
    for turn in range(8):
        game.do(turn % 3, f"exchange {game.state.racks[turn % 3][0]}")
    game.do(0, "leave")
    assert under_way(game)


def test_AG_3_a_run_of_passes_is_not_broken_by_leaving() -> None:
    game = table({"9G": "GOD"}, ["SQ", "DA", "AE"])
    game.do(0, "pass")
    game.do(1, "leave")
    assert of(game.do(2, "pass"), Finished).why == "passes"


# TO-15


def test_TO_15_a_lifted_blank_is_not_replaced_by_the_letter_it_stands_for_not_even_by_another_blank() -> None:
    game = table({"9G": "GoD"}, ["O?SE"])
    refused(game, 0, "play 9G GODS lift 9H", "TO-15")
    refused(game, 0, "play 9G GoDS lift 9H", "TO-15")


def test_TO_15_a_lifted_blank_is_free_again_in_a_later_turn() -> None:
    game = table({"9G": "REBElS"}, ["AE"], own_words=["REBEAS"], says="bag;", words="checked", score_all_words=True)
    refused(game, 0, "play 9G REBEAS lift 9K", "TO-14")  # once the bag is empty, fewer are lifted than laid
    game = table({"9G": "REBElS"}, ["AE"], own_words=["REBEAS"], says="bag KV;")
    game.do(0, "play 9G REBEAS lift 9K")
    game.do(1, "accept")
    assert "?" in game.state.racks[0] and at(game, "9K") == "A"
    game.do(1, "pass")
    game.do(0, "play 10H oE")  # any letter
    assert at(game, "10H") == "o"


def test_TO_15_a_lifted_blank_cannot_be_laid_in_the_same_turn() -> None:
    game = table({"9G": "GoD"}, ["ASE"])
    refused(game, 0, "play 9G GaD lift 9H", "TO-11")


# TO-22


def test_TO_22_a_play_after_a_saved_turn_can_be_challenged_again() -> None:
    game = challenged(["!!XZ", "AT", "AE"])
    game.do(0, "shield save")
    assert game.state.turn == 0
    game.do(0, "play 9G GODZ")
    assert "challenge" in answers(game, 1)
    game.do(2, "challenge")
    game.do(0, "shield save")  # the second shield
    assert game.state.turn == 0 and "!" not in game.state.racks[0].replace("!", "", 2)


def test_TO_22_a_shield_serves_its_holder_alone() -> None:
    game = challenged(["XQ", "!AT", "!AE"])
    assert answers(game, 1) == answers(game, 2) == ()
    refused(game, 0, "shield save", "TO-22")
    game.do(0, "decline")
    assert game.state.turn == 1


def test_TO_22_with_the_option_any_another_player_may_save_the_turn() -> None:
    game = challenged(["XQ", "AT", "!AE"], shield="any", says="bag K;")
    assert answers(game, 0) == answers(game, 1) == answers(game, 2) == ("shield save…", "decline")  # AG-1
    event = of(game.do(2, "shield save"), ShieldSaved)
    assert (event.seat, event.saved) == (2, 0) and event.seen(0) == ShieldSaved(2, 1, saved=0)
    assert game.state.turn == 0 and game.state.racks[2] == "AEK" and game.state.bag == "!"
    assert "Cleo used a shield, so you don’t lose a turn." in game.text(event, 0)
    assert "Vous avez utilisé un bouclier\u00a0: Ada ne perd pas de tour." in game.text(event, 2, "fr")


def test_TO_22_with_the_option_any_a_wrong_challenger_is_saved_too() -> None:
    game = challenged(["SXQ", "AT", "!AE"], "GODS", own_words=["GODS"], shield="any")
    game.do(2, "shield save")
    while game.state.prompts:
        game.do(game.state.prompts[0].waiting_for[0], "accept")
    assert game.state.lost == (False, False, False) and game.state.turn == 1


def test_TO_22_with_the_option_any_nobody_without_a_shield_can_save() -> None:
    game = challenged(["XQ", "AT", "AE"], shield="any")
    refused(game, 2, "shield save", "TO-22")
    for seat in (0, 1, 2):
        game.do(seat, "decline")
    assert game.state.turn == 1


def test_TO_22_with_the_option_any_bots_keep_their_shields() -> None:
    game = table({"9G": "GOD"}, ["XQ", "AT", "!AE"], players=("Ada", "Ben", "Rosie bot:medium"), shield="any")
    game.do(0, "play 9G GODX")
    game.do(1, "challenge")
    assert game.rules.bot("medium").choose(game.view(2), Random(0)) == "decline"


def test_TO_22_legal_offers_the_shield_to_its_holder_only() -> None:
    held, bare = challenged(["!XQ", "AT", "AE"]), challenged(["XQZ", "AT", "AE"])
    assert set(held.legal(0)) == {"shield save", "decline"}
    assert set(bare.legal(0)) == {"decline"}


def test_TO_22_a_shield_exchange_draws_for_the_shield_and_then_puts_all_back() -> None:
    game = table({"9G": "GOD"}, ["!QVS"], says="bag AE;")
    refused(game, 0, "shield exchange QVS", "TO-22")
    game.do(0, "shield exchange QV")  # two drawn for two tiles; nothing is left for the shield
    assert (game.state.racks[0], game.state.bag) == ("AES", "!QV")
    refused(game, 0, "shield exchange A", "TO-22")  # each shield has one use


# TO-35, TO-36


@pytest.mark.parametrize("word", ["HOSANNA", "ALLELUIA", "CRUCIFY"])
def test_TO_35_a_crowd_or_a_choir_utters_too(word: str) -> None:
    assert judge.claim("utterance", word, "en").stands is True


@pytest.mark.parametrize(
    ("word", "edition", "stands"),
    [
        ("CHRIST", "en", False),
        ("CHRIST", "fr", False),
        ("MARC", "fr", False),  # "mark" is said, Mark is not meant
        ("PETER", "en", False),
        ("PIERRE", "fr", True),  # a stone
        ("MARK", "en", True),
        ("GOD", "en", True),  # "no other god"
        ("HOSANNA", "fr", True),
    ],
)
def test_TO_35_only_a_word_that_is_nothing_but_a_name_is_no_utterance(word: str, edition: str, stands: bool) -> None:
    assert judge.claim("utterance", word, "en" if edition == "en" else "fr").stands is stands


@pytest.mark.parametrize(
    ("one", "relation", "other", "stands"),
    [
        ("SARAH", "half-sister", "ABRAHAM", True),
        ("JACOB", "twin", "ESAU", True),
        ("ESAU", "elder brother", "JACOB", True),
        ("AARON", "frère aîné", "MOSES", True),
        ("REUBEN", "firstborn", "JACOB", True),
        ("JACOB", "elder brother", "ESAU", False),
        ("CAIN", "twin", "ABEL", False),
        ("BENJAMIN", "half-brother", "JOSEPH", False),
        ("MIRIAM", "brother", "MOSES", False),
        ("SAUL", "father", "DAVID", False),
        ("JONAH", "brother", "JONAS", False),
        ("JONAS", "son", "AMITTAI", True),
        ("MARTHA", "elder sister", "LAZARUS", None),
        ("MOSES", "brother", "PAUL", None),
    ],
)
def test_TO_36_what_the_text_says_stands_what_it_contradicts_fails_and_the_rest_is_open(
    one: str, relation: str, other: str, stands: bool | None
) -> None:
    assert judge.kin(one, relation, other, "en").stands is stands
    assert (scripture.related(one, relation, other) is not None) is (stands is True)


@pytest.mark.parametrize("judged_by", ["text-then-vote", "text"])
def test_TO_36_what_the_text_leaves_open_is_voted_on_unless_the_text_judges_alone(
    judged_by: Literal["text-then-vote", "text"],
) -> None:
    game = table({"9G": "LAZARUS"}, ["MRTHAE"], players=THREE, colours={"H8": "genealogy"}, judge=judged_by)
    game.do(0, "play H8 MARTHA kin LAZARUS@9G elder sister")
    game.do(1, "challenge kin")
    events = game.do(2, "accept")
    if judged_by == "text":
        assert of(events, ClaimJudged).stands is False
        return
    prompt = game.state.prompts[-1]
    assert answers(game, 1) == ("vote yes", "vote no")
    assert game.text(prompt, 1) == "Ada says MARTHA is LAZARUS’s elder sister. Do you agree?"
    assert game.text(prompt, 1, "fr") == "Selon Ada, MARTHA est la sœur aînée de LAZARUS. Êtes-vous d’accord ?"


# AG-7, accents, references


def test_AG_7_a_preview_says_whether_each_word_counts_where_aids_allow_it() -> None:
    for aids, valid in (("none", None), ("look-up", False), ("hints", False)):
        game = table({"9G": "GOD"}, ["XA"], aids=aids)
        preview = game.rules.preview(game.state, 0, game.parse("play 9G GODX"))
        assert isinstance(preview, TagOnPreview)
        assert [word.valid for word in preview.words] == [valid]


def test_accents_and_ligatures_may_be_typed_in_commands() -> None:
    game = table({}, ["NOECUR?"], edition="fr")
    game.do(0, "play 9H NOÉ")
    assert move(game).word == "NOE"
    game = table({}, ["COEUR"], edition="fr")
    game.do(0, "play 9H CŒUR")
    assert move(game).word == "COEUR"


def test_TO_50_references_of_proofs_are_in_both_languages_also_of_earlier_proofs() -> None:
    verdict = judge.tag("GOD", "ANGEL", "en")
    shown = verdict.proofs[0].passages[0]
    assert shown.references[0] == shown.reference and shown.references[1] != shown.reference
    old = Shown("Genesis 1:3", "…")
    (again,) = judge.cited((Evidence("same-verse", ("", ""), (old,)),))
    assert again.passages[0].references == ("Genesis 1:3", "Genèse 1:3")


# Rows of cases, each with a reason. The rule refuses the last command; an empty rule means that it is accepted.

GOD_ = {"9G": "GOD"}
WIDE = {"9G": "GODLINESSES"}  # up to the right edge
DEEP = {"9G": "GOD", "I9": "DELIVERED"}  # down to the lower edge
PLAYS = [
    ("on past the right edge", WIDE, "SA", "", "play 9G GODLINESSESS", "TO-11"),
    ("on past the lower edge", DEEP, "SA", "", "play I9 DELIVEREDS", "TO-11"),
    ("the next row does not touch the end of this one", WIDE, "ATE", "", "play 10A ATE", "TO-11"),
    ("a corner does not touch", GOD_, "ATE", "", "play 8J AT", "TO-11"),
    ("one letter is no word, though it makes one across", GOD_, "SA", "", "play J9 S", "TO-11"),
    ("nothing new is laid", GOD_, "GOD", "", "play 9G GOD", "TO-11"),
    ("only the end of the word is named", GOD_, "SA", "", "play 9H ODS", "TO-11"),
    ("a hole in the word", GOD_, "SNA", "", "play 9K SN", "TO-11"),
    ("a letter that lies otherwise", GOD_, "ATS", "", "play H8 ATS", "TO-14"),
    ("a small letter needs a blank", GOD_, "SA", "", "play 9G GODs", "TO-11"),
    ("one blank is one letter", GOD_, "?A", "", "play 9G GODly", "TO-11"),
    ("a blank under another letter of the rack", GOD_, "L?A", "", "play 9G GODLy", ""),
    ("a letter that one has once is laid once", GOD_, "SA", "", "play J9 SS", "TO-11"),
    ("a first word beside the centre", {}, "GODS", "", "play 8I GOD", "TO-10"),
    ("a first word down through the centre", {}, "GODS", "", "play I8 GOD", ""),
    ("a first word with its last letter on the centre", {}, "GODS", "", "play I7 GOD", ""),
    ("the letter taken is on the board, not laid", GOD_, "SA", "faceup O;", "play 9G GODS face-up A>O", "TO-20"),
    ("the letter given was lifted", GOD_, "SA", "faceup T;", "play 9G GOTS lift 9I face-up D>T", "TO-20"),
    ("the letter taken fills a lifted square", GOD_, "SA", "faceup T;", "play 9G GOTS lift 9I face-up A>T", ""),
    ("the letter given is laid too", GOD_, "SL", "faceup Y;", "play 9G GODSY face-up S>Y", "TO-11"),
    ("nothing lies face up", GOD_, "SA", "", "play 9G GODS face-up A>S", "TO-20"),
    ("a lifted letter is laid elsewhere in the word", {"9G": "DOGS"}, "LA", "", "play 9G LOGD lift 9G,9J", "TO-11"),
    ("an empty square is lifted", GOD_, "SA", "", "play 9G GODS lift 9J", "TO-14"),
    ("letters of two words are lifted", {"9G": "GOD", "G9": "GATE"}, "TES", "", "play 9G TODES lift 9G,10G", "TO-14"),
    ("every letter is lifted", GOD_, "LOTS", "", "play 9G LOTS lift 9G,9H,9I", "TO-14"),
    ("the same letters come back", GOD_, "GOD", "", "play 9G GOD lift 9G,9H", "TO-14"),
    ("the same word with a blank in it", GOD_, "?A", "", "play 9G GoD lift 9H", "TO-14"),
    ("the same word with more behind it", GOD_, "GS", "", "play 9G GODS lift 9G", ""),
    ("a letter makes way for its like", {"9F": "REBELS"}, "BTE", "", "play 9F REBELST lift 9H", ""),
    ("a blank makes way for another blank of its letter", {"9G": "GoD"}, "?S", "", "play 9G GoDS lift 9H", "TO-15"),
    ("a blank makes way for another letter", {"9G": "GoD"}, "AS", "", "play 9G GAD lift 9H", ""),
    ("as many as are lifted, from an empty bag", GOD_, "TA", "bag;", "play 9G GOT lift 9I", "TO-14"),
    ("more than are lifted, from an empty bag", GOD_, "TSA", "bag;", "play 9G GOTS lift 9I", ""),
    ("a tag on the word that grows", GOD_, "SA", "", "play 9G GODS tag GOD@9G", "TO-13"),
    ("a tag on a word that this play makes", GOD_, "ANGELS", "", "play J5 ANGELS tag GODS@9G", "TO-13"),
    ("a tag on a part of a word", {"9G": "GODLY"}, "ANEL", "", "play G7 ANGEL tag GOD@9G", "TO-13"),
    ("a tag on the first word", {}, "GODS", "", "play 9G GOD tag GOD@9G", "TO-13"),
    ("a tag with the word's last square", GOD_, "ANEL", "", "play G7 ANGEL tag GOD@9I", "TO-13"),
    ("a tag on a word with a blank", {"9G": "GoD"}, "ANEL", "", "play G7 ANGEL tag GOD@9G", ""),
    ("a reason without a tag", GOD_, "ANEL", "", "play G7 ANGEL because of Luke", "TO-13"),
    ("a claim without its square", GOD_, "ANEL", "", "play G7 ANGEL claim character", "TO-34"),
    ("kin without the square of genealogy", {"9G": "ADAM"}, "BELS", "", "play G9 ABEL kin ADAM@9G son", "TO-36"),
    ("more is exchanged than the bag has", GOD_, "QVA", "bag E;", "exchange QV", "TO-21"),
    ("a tile that one has not is exchanged", GOD_, "QVA", "", "exchange Z", "TO-21"),
    ("one of two that one has once", GOD_, "QVA", "", "exchange QQ", "TO-21"),
    ("a shield put back, which one has not", GOD_, "QVA", "", "shield return", "TO-23"),
    ("a shield used without a lost turn", GOD_, "!VA", "", "shield save", "TO-22"),
    ("an exchange by a shield that one has not", GOD_, "QVA", "", "shield exchange Q", "TO-22"),
    ("a second shield put back", GOD_, "!!A", "", "shield return; shield return", "TO-23"),
    ("both uses of two shields in a turn", GOD_, "!!QA", "", "shield return; shield exchange Q", ""),
    ("a blank exchanged by a shield", GOD_, "!?A", "", "shield exchange ?", ""),
    ("a challenge of one's own play", GOD_, "SA", "", "play 9G GODS; challenge", "TO-24"),
    ("a challenge of a claim that was not made", GOD_, "SA", "", "play 9G GODS; 1:challenge tag", "TO-24"),
    ("a challenge when nothing was played", GOD_, "SA", "", "1:challenge", "TO-24"),
    ("a challenge after a pass", GOD_, "SA", "", "pass; 1:challenge", "TO-24"),
    ("a second play before the first is accepted", GOD_, "SAE", "", "play 9G GODS; play J9 SEA", "TO-24"),
    ("a turn that is another's", GOD_, "SA", "", "1:exchange E", "TO-11"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("board", "rack", "says", "commands", "rule"), [case[1:] for case in PLAYS], ids=[case[0] for case in PLAYS]
)
def test_TO_10_to_TO_24_what_a_rules_lawyer_would_lay(
    board: dict[str, str], rack: str, says: str, commands: str, rule: str
) -> None:
    game = table(board, [rack], says=says)
    *before, last = (text.rpartition(":") for text in commands.split("; "))
    for seat, _, text in before:
        game.do(int(seat or 0), text)
    seat, _, text = last
    if rule:
        refused(game, int(seat or 0), text, rule)
    else:
        game.do(int(seat or 0), text)


def test_TO_14_a_replaced_word_comes_back_with_no_blank_either_but_longer_it_may() -> None:
    game = table(GOD_, ["TE", "?DSE"], words="checked", word_list="any")
    game.do(0, "play 9G GOT lift 9I")
    refused(game, 1, "play 9G GOd lift 9I", "TO-14")
    game.do(1, "play 9G GODS lift 9I")


def test_TO_34_one_kind_counts_once_however_often_it_is_claimed() -> None:
    game = table({"9G": "GOD", "G5": "TENT"}, ["EGYPA"], colours={"5C": "land", "5D": "land"}, word_list="any")
    game.do(0, "play 5C EGYPT claim land claim land")
    assert move(game).times == 3


# Sums by hand, from the English set.
COUNTED = [
    ("ADAM", True, "played", 18),  # 3 ×3 +3 +6
    ("ADAM", False, "played", 11),
    ("DAVID", True, "played", 33),  # the first number is 3, whatever its sign
    ("DAVID", False, "played", 5),
    ("OIL", True, "played", 3),  # 2 ×1 +1
    ("EDEN", True, "played", 11),
    ("NOON", False, "played", 2),  # N has nothing on its left
    ("INN", False, "played", 1),
    ("NOON", False, "tagged", 2),
    ("NOON", True, "tagged", 15),  # 3 ×2 ×2 +3
    ("EDEN", False, "tagged", 20),  # 4 +1 ×4
    ("GOOD", True, "tagged", 30),
    ("IdOL", True, "played", 3),  # a blank is passed over
    ("dOG", True, "played", 8),  # and is not the first number
]


@pytest.mark.parametrize(("word", "across", "use", "points"), COUNTED)
def test_TO_31_to_TO_33_sums(word: str, across: bool, use: str, points: int) -> None:
    count = scoring.played if use == "played" else scoring.tagged
    assert count(word, across, KIT)[1] == points


BARRED = """en CHILD CHILDREN, en MAN MEN, en TOOTH TEETH, en EAT ATE, en GO WENT, en SPEAK SPAKE, en OX OXEN,
en HOLY HOLIEST, en THOU ANGEL, en UNTO GOD, en ANGEL ANGELS, en DELIVER DELIVERETH, fr OEIL YEUX,
fr CHEVAL CHEVAUX, fr ROI ROIS, fr AIMER AIMAIT, fr AVEC DIEU, fr DIEU DIEU, fr CIEL CIEUX"""
APART = """en SEE SEED, en HEAR HEART, en EAR EARTH, en SON SONG, en PRAY PRAYER, en KING KINGDOM, en WISE WISDOM,
en LIFE LIVE, fr POISSON POISON, fr PAIN PEINE, fr ROI ROYAUME, fr MER MERE"""


def pairs(text: str) -> list[tuple[str, ...]]:
    return [tuple(row.split()) for row in text.split(",")]


@pytest.mark.parametrize(("language", "one", "other"), pairs(BARRED))
def test_TO_50_function_words_and_forms_of_one_word_are_barred(
    language: Literal["en", "fr"], one: str, other: str
) -> None:
    assert scripture.bar(one, other, language) is not None
    assert not scripture.connect(one, other, language=language)


@pytest.mark.parametrize(("language", "one", "other"), pairs(APART))
def test_TO_50_words_that_only_look_alike_are_not(language: Literal["en", "fr"], one: str, other: str) -> None:
    assert scripture.bar(one, other, language) is None


CLAIMED = """en book RUTH JOB ACTS NUMBERS KINGS JUDGES PSALMS PROVERBS LAMENTATIONS REVELATION PETER CHRONICLES
en no-book JASHER ENOCH GOSPEL BIBLE ADAM BARNABAS COMMANDMENTS
fr book ROIS JUGES NOMBRES GENESE ACTES APOCALYPSE PSAUMES JOB HEBREUX MARC
fr no-book BIBLE EVANGILE MOISE
en character SATAN GABRIEL MICHAEL GOD JEHOVAH JESUS ABEL RUTH CANAAN SHEM ISRAEL LAZARUS
en no-character ANGEL KING ROME JORDAN ASSYRIA GENESIS SHEPHERD ALTAR
fr character SATAN MOISE ESAIE JEAN EVE GABRIEL
fr no-character ANGE ROI PAIX ROME
en land EGYPT JORDAN SINAI EDEN BETHEL HERMON ZION NOD JUDAH ISRAEL CANAAN SODOM ROME GOLGOTHA GETHSEMANE PATMOS
en no-land MOSES RUTH CITY MOUNTAIN GOD GENESIS
fr land EGYPTE JOURDAIN NAZARETH ROME SION
fr no-land VILLE PAUL MONTAGNE
en utterance HOSANNA BEHOLD LILIES ALLELUIA CRUCIFY VERILY
en no-utterance PETER NEBUCHADNEZZAR JERUSALEM CHRIST"""


@pytest.mark.parametrize("row", CLAIMED.splitlines())
def test_TO_34_TO_35_what_each_colour_takes(row: str) -> None:
    edition, kind, *words = row.split()
    stands = [
        word
        for word in words
        if judge.claim(kind.removeprefix("no-"), word, "en" if edition == "en" else "fr").stands is True
    ]
    assert stands == ([] if kind.startswith("no-") else words)


KIN = """RUTH great-grandmother DAVID, OBED grandfather DAVID, ABRAHAM uncle LOT, LOT nephew ABRAHAM, LABAN uncle JACOB,
LABAN father-in-law JACOB, RACHEL wife JACOB, JACOB husband LEAH, MORDECAI cousin ESTHER, NAOMI mother-in-law RUTH,
RUTH daughter-in-law NAOMI, SETH son ADAM, EVE mother CAIN, ANDREW brother PETER, ZEBEDEE father JAMES,
ELISABETH cousin MARY, METHUSELAH grandfather NOAH, NOAH grandson METHUSELAH, ISHMAEL half-brother ISAAC,
ABIGAIL wife DAVID, MOSES son-in-law JETHRO, JONATHAN son SAUL, TIMOTHY grandson LOIS, EUNICE mother TIMOTHY"""
NO_KIN = """DAVID son SOLOMON, ESAU father ISAAC, RACHEL husband JACOB, AARON sister MIRIAM, CAIN son ABEL,
HAM father SHEM, NOAH grandfather METHUSELAH, RUTH mother DAVID, LEAH daughter JACOB, PETER son ANDREW"""


@pytest.mark.parametrize(("one", "relation", "other"), pairs(KIN))
def test_TO_36_a_true_relation_stands_in_its_own_direction(one: str, relation: str, other: str) -> None:
    assert judge.kin(one, relation, other, "en").stands is True


@pytest.mark.parametrize(("one", "relation", "other"), pairs(NO_KIN))
def test_TO_36_a_relation_turned_round_falls(one: str, relation: str, other: str) -> None:
    assert judge.kin(one, relation, other, "en").stands is False
