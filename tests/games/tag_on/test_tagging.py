"""TO-13 and TO-50: tags, their proofs, and the votes on what the text does not prove."""

from typing import Unpack, cast

import pytest
from tests.games.outcomes import happened, kinds, of, refused
from tests.games.tag_on.tables import Setting, TagOnGame, answers, move, table

from parlour.games.tag_on.events import ClaimChallenged, ClaimJudged, Proved

THREE = ("Ada", "Ben", "Cleo")


def test_TO_13_any_whole_word_may_be_tagged_touching_or_not() -> None:
    board = {"9G": "GOD", "I9": "DOVE", "12I": "EARTH"}
    game = table(board, ["SKY"])
    game.do(0, "play 12I EARTHS tag GOD@9G")
    assert move(game).tag is not None


def test_TO_13_the_first_square_names_the_word_however_it_is_written() -> None:
    game = table({"I7": "ANGEL"}, ["OD"])
    game.do(0, "play 9I GOD tag ANGEL@7I")
    tag = move(game).tag
    assert tag is not None
    assert (tag.place, tag.across, tag.points) == ("I7", False, 38)


@pytest.mark.parametrize("tag", ["ANGE@I7", "ANGEL@I8", "GOD@9I", "MOON@A1"])
def test_TO_13_it_is_a_whole_word_that_stands_there(tag: str) -> None:
    refused(table({"I7": "ANGEL"}, ["OD"]), 0, f"play 9I GOD tag {tag}", "TO-13")


def test_TO_13_it_stays_as_it_is() -> None:
    game = table({"9G": "GOD"}, ["SHE"], word_list="any")
    refused(game, 0, "play J9 SHE tag GOD@9G", "TO-13")  # it would be GODS
    game = table({"9G": "GOD", "G9": "GOAT"}, ["CB"], word_list="any")
    refused(game, 0, "play 9G COD lift 9G tag GOAT@G9", "TO-13")


def test_TO_13_the_same_word_may_be_tagged_again() -> None:
    game = table({"I7": "ANGEL"}, ["OD", "HEAVEN"])
    game.do(0, "play 9I GOD tag ANGEL@I7")
    game.do(1, "accept")
    game.do(1, "play K9 DEAN tag ANGEL@I7")
    assert game.scores[1] > 38


def test_TO_13_the_player_may_say_why() -> None:
    game = table({"I7": "ANGEL"}, ["OD"])
    game.do(0, "play 9I GOD tag ANGEL@I7 because they were punished")
    prompt = cast("list[dict[str, dict[str, object]]]", game.view(1)["prompts"])[0]
    assert prompt["about"]["because"] == "they were punished"
    assert "Reason: “they were punished”." in game.text(game.lines[0].event)


def test_TO_13_a_reason_without_a_tag_is_none() -> None:
    refused(table({"I7": "ANGEL"}, ["OD"]), 0, "play 9I GOD because so", "TO-13")


# Proof


def tagged(**options: Unpack[Setting]) -> TagOnGame:
    game = table({"I7": "ANGEL"}, ["OD"], **options)
    game.do(0, "play 9I GOD tag ANGEL@I7")
    return game


def test_TO_50_two_words_in_one_verse() -> None:
    game = tagged()
    event = of(game.do(1, "challenge tag"), ClaimJudged)
    assert (event.stands, event.judged) == (True, "text")
    proof = event.proofs[0]
    assert proof.kind == "same-verse"
    passage = proof.passages[0]
    marked = {passage.text[start:end].upper() for start, end in passage.marks}
    assert {"GOD"} < marked | {"ANGELS"} and marked & {"ANGEL", "ANGELS"}
    assert game.scores[0] == 74


def test_TO_50_after_the_turn_all_can_read_what_the_tag_rests_on() -> None:
    game = tagged()
    event = of(game.do(1, "accept"), Proved)
    assert event.proofs
    assert event.seen(None) == event
    shown = cast("dict[str, list[object]]", game.view(None)["move"])
    assert len(shown["proofs"]) == len(event.proofs)


def test_TO_50_before_it_stands_nothing_is_told() -> None:
    game = tagged()
    shown = cast("dict[str, list[object]]", game.view(1)["move"])
    assert not shown["proofs"]
    assert "Proved" not in happened(game)


def test_TO_50_in_french_the_reference_is_french() -> None:
    game = table({"I7": "ANGE"}, ["DIU"], edition="fr")
    game.do(0, "play 10G DIEU tag ANGE@I7")
    event = of(game.do(1, "challenge tag"), ClaimJudged)
    assert event.stands
    assert "DIEU et ANGE" in event.proofs[0].told[1]
    assert event.proofs[0].passages[0].reference.startswith("Luc ")


def test_TO_50_function_words_neither_tag_nor_are_tagged() -> None:
    game = table({"9G": "GOD", "I9": "DAY"}, ["TH"], word_list="any")
    refused(game, 0, "play 11G THY tag GOD@9G", "TO-50")
    game = table({"9I": "THE", "K9": "EYE"}, ["SK"], word_list="any")
    refused(game, 0, "play 10J SYK tag THE@9I", "TO-50")


def test_TO_50_a_word_never_tags_itself_or_a_form_of_itself() -> None:
    game = table({"9G": "GOD", "I9": "DOG"}, ["ODS"], word_list="any")
    refused(game, 0, "play 11I GODS tag GOD@9G", "TO-50")
    refused(game, 0, "play 11I GOD tag GOD@9G", "TO-50")


def unproved(**options: Unpack[Setting]) -> TagOnGame:
    """The text has nothing like KITENS, so nothing is proved about it."""
    game = table({"I7": "SKY"}, ["ITENS"], word_list="any", **options)
    game.do(0, "play 8I KITENS tag SKY@I7")
    return game


def test_TO_50_what_the_text_cannot_prove_goes_to_a_vote() -> None:
    game = unproved(players=THREE)
    game.do(1, "challenge tag")
    events = game.do(2, "accept")
    assert kinds(events)[-1] == "Asked"
    assert of(events, ClaimChallenged).claim == "tag"
    assert answers(game, 1) == answers(game, 2) == ("vote yes", "vote no")
    assert answers(game, 0) == ()
    tag, before = move(game).tag, game.scores[0]
    game.do(1, "vote no")
    event = of(game.do(2, "vote no"), ClaimJudged)
    assert (event.stands, event.judged) == (False, "vote")
    assert tag is not None
    assert game.scores[0] == before - tag.points
    assert move(game).tag is None


def test_TO_50_a_tie_upholds_the_claim() -> None:
    game = unproved(players=THREE)
    game.do(1, "challenge tag")
    game.do(2, "accept")
    game.do(1, "vote no")
    assert of(game.do(2, "vote yes"), ClaimJudged).stands


def test_TO_50_silence_is_assent() -> None:
    game = unproved(players=THREE)
    game.do(1, "challenge tag", at=0)
    game.do(2, "accept", at=0)
    assert game.deadline == 20
    assert of(game.timeout(20), ClaimJudged).stands


def test_TO_50_judge_text_leaves_no_vote() -> None:
    game = unproved(players=THREE, judge="text")
    game.do(1, "challenge tag")
    event = of(game.do(2, "accept"), ClaimJudged)
    assert (event.stands, event.judged) == (False, "text")


def test_TO_50_judge_vote_asks_the_players_first() -> None:
    game = tagged(players=THREE, judge="vote")
    game.do(1, "challenge tag")
    game.do(2, "accept")
    prompt = game.state.prompt("judge")
    assert prompt is not None
    passages = prompt.about["passages"]
    assert isinstance(passages, tuple) and "Luke 1:26" in str(passages[0])  # with the passages shown
    game.do(1, "vote no")
    assert not of(game.do(2, "vote no"), ClaimJudged).stands


def test_TO_50_one_opponent_is_no_judge_over_what_the_text_proves() -> None:
    game = tagged(judge="vote")
    assert of(game.do(1, "challenge tag"), ClaimJudged).judged == "text"


def test_TO_50_one_opponent_decides_what_the_text_leaves_open() -> None:
    game = unproved()
    assert game.notices()
    game.do(1, "challenge tag")
    assert answers(game, 1) == ("vote yes", "vote no")


def test_TO_50_bots_do_not_vote() -> None:
    game = unproved(players=("Ada", "Ben bot:medium", "Cleo bot:easy"))
    game.do(1, "challenge tag")
    event = of(game.do(2, "accept"), ClaimJudged)
    assert (event.stands, event.judged) == (False, "text")


def test_TO_50_voters_are_shown_the_closest_passages() -> None:
    game = table({"I7": "VASHTI"}, ["AMAN"], players=THREE)
    game.do(0, "play 10I HAMAN tag VASHTI@I7")
    game.do(1, "challenge tag")
    game.do(2, "accept")
    prompt = game.state.prompt("judge")
    assert prompt is not None
    passages = prompt.about["passages"]
    assert isinstance(passages, tuple)
    assert all(str(passage).startswith("Esther ") for passage in passages)
    assert len(set(passages)) == len(passages), "each once"
    assert "Haman" in " ".join(map(str, passages))
