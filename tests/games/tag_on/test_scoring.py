"""TO-30 to TO-36 and the worked examples of the rulebooks, to the digit."""

from typing import Unpack, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.outcomes import of, refused
from tests.games.tag_on.tables import Options, TagOnGame, answers, move, table

from parlour.games.tag_on.events import ClaimJudged
from parlour.games.tag_on.rules import scoring
from parlour.games.tag_on.rules.scoring import explain, running_sum
from parlour.games.tag_on.tile_set import TIMES, Side, standard

KIT = standard("en")

# The examples of the rulebooks


def test_TO_40_GOD_across_tags_ANGEL() -> None:
    game = table({"I7": "ANGEL"}, ["ODE"])  # its G lies on the centre
    game.do(0, "play 9I GOD tag ANGEL@I7")
    assert explain(move(game)) == "(6\u00a0→ 12\u00a0→ 36) + (2\u00a0→ 9\u00a0→ 36\u00a0→ 38) = 74"
    assert game.scores[0] == 74


def test_TO_41_ANGEL_downwards_tags_GOD() -> None:
    game = table({"9G": "GOD"}, ["ANELA"])
    game.do(0, "play G7 ANGEL tag GOD@9G")
    assert explain(move(game)) == "(1\u00a0→ 7\u00a0→ 9\u00a0→ 13) + (7\u00a0→ 14\u00a0→ 16) = 29"
    assert game.scores[0] == 29


def test_TO_42_DIEU_across_tags_ANGE() -> None:
    game = table({"I7": "ANGE"}, ["DIUA"], edition="fr")  # its E is the E of DIEU
    game.do(0, "play 10G DIEU tag ANGE@I7")
    assert explain(move(game)) == "(3\u00a0→ 3\u00a0→ 5\u00a0→ 14) + (2\u00a0→ 9\u00a0→ 36) = 50"
    assert game.scores[0] == 50


def test_TO_43_ANGE_downwards_tags_DIEU() -> None:
    game = table({"9G": "DIEU"}, ["ANGA"], edition="fr")
    game.do(0, "play I6 ANGE tag DIEU@9G")
    assert explain(move(game)) == "(1\u00a0→ 7\u00a0→ 9) + (2\u00a0→ 7\u00a0→ 11\u00a0→ 14) = 23"
    assert game.scores[0] == 23


# Counting


def test_TO_30_words_across_are_checked_but_not_scored() -> None:
    game = table({"9G": "GOD"}, ["SA"])
    game.do(0, "play J8 AS")
    played = move(game)
    assert [word.word for word in played.words] == ["AS", "GODS"]
    assert [word.points for word in played.words] == [scoring.played("AS", False, KIT)[1], 0]
    assert played.words[1].sum == ""
    assert game.scores[0] == played.words[0].points


def test_TO_30_score_all_words_counts_each_in_its_own_direction() -> None:
    game = table({"9G": "GOD"}, ["SEGA"], score_all_words=True)
    game.do(0, "play J6 AGES")
    (_, down), (_, across) = scoring.played("AGES", False, KIT), scoring.played("GODS", True, KIT)
    assert (
        explain(move(game))
        == f"(1\u00a0→ 7\u00a0→ 9\u00a0→ {down}) + (6\u00a0→ 12\u00a0→ 36\u00a0→ {across}) = {down + across}"
    )


def test_TO_30_played_and_tagged_word_are_added() -> None:
    game = table({"9G": "GOD", "H9": "OIL"}, ["ANA"], word_list="any")
    game.do(0, "play 11H LAN tag GOD@9G")
    assert move(game).score == scoring.played("LAN", True, KIT)[1] + scoring.tagged("GOD", True, KIT)[1]


def test_TO_31_numbers_are_taken_in_order_without_precedence() -> None:
    assert running_sum([Side("+", 2), Side("+", 7), Side("×", 4), Side("+", 2)]) == ("2+7×4+2", 38)


def test_TO_31_the_first_number_stands_whatever_its_sign() -> None:
    assert running_sum([None, Side("×", 3), Side("×", 2)]) == ("3×2", 6)


def test_TO_31_empty_sides_and_blanks_are_passed_over() -> None:
    tile_set = standard("en")
    assert scoring.played("ANGEL", False, tile_set) == ("1+6+2+4", 13)  # N has nothing on its left
    assert scoring.played("gOD", True, tile_set) == ("2×3", 6)
    assert scoring.played("god", True, tile_set) == ("0", 0)


sides = st.none() | st.builds(Side, st.sampled_from("+×"), st.integers(1, 20))


@given(st.lists(sides, max_size=17))
def test_TO_31_the_sum_spelled_out_gives_the_points(word: list[Side | None]) -> None:
    text, points = running_sum(word)
    total = 0
    for part in text.replace("+", " +").replace("×", " ×").split():
        number = int(part.lstrip("+×"))
        total = total * number if part[0] == "×" else total + number
    assert total == points


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_TO_32_TO_33_four_sides_for_four_uses(edition: str) -> None:
    tile_set = standard("en" if edition == "en" else "fr")
    for letter, tile in tile_set.sides.items():
        for side, found in (
            (tile.left, scoring.played(letter, False, tile_set)),
            (tile.lower, scoring.played(letter, True, tile_set)),
            (tile.right, scoring.tagged(letter, False, tile_set)),
            (tile.upper, scoring.tagged(letter, True, tile_set)),
        ):
            assert found[1] == (side.number if side else 0)


# Colours


def egypt(rack: str = "EGYPA", **options: Unpack[Options]) -> TagOnGame:
    """A game where EGYPT can be played at 5C, whose first square is a land's."""
    return table({"9G": "GOD", "G5": "TENT"}, [rack], colours={"5C": "land"}, word_list="any", **options)


def test_TO_34_a_land_on_its_square_is_tripled() -> None:
    game = egypt()
    game.do(0, "play 5C EGYPT claim land")
    played = move(game)
    _, points = scoring.played("EGYPT", True, KIT)
    assert explain(played).startswith("2\u00a0→ 8\u00a0→ ") and explain(played).endswith(
        f"\u00a0→ {points}\u00a0→ {points * 3}"
    )
    assert game.scores[0] == points * 3


def test_TO_34_unclaimed_nothing_multiplies() -> None:
    game = egypt()
    game.do(0, "play 5C EGYPT")
    assert move(game).times == 1


def test_TO_34_a_claim_needs_a_square_of_its_colour() -> None:
    for kind in ("book", "character", "utterance"):
        refused(egypt(), 0, f"play 5C EGYPT claim {kind}", "TO-34")


def test_TO_34_only_newly_laid_tiles_count() -> None:
    board = {"9G": "GOD", "G5": "TENT", "5C": "EGYPT"}
    game = table(board, ["SA"], colours={"5C": "land"}, word_list="any")
    refused(game, 0, "play 5C EGYPTS claim land", "TO-34")


def test_TO_34_a_tile_that_replaces_another_is_newly_laid() -> None:
    board = {"9G": "GOD", "G5": "TENT", "5C": "EGYPT"}
    game = table(board, ["EA"], colours={"5C": "land"}, word_list="any")
    game.do(0, "play 5C EGYPTA lift 5C claim land")
    assert move(game).times == 3


def test_TO_34_kinds_multiply_together_the_centre_too_and_the_hundred_comes_after() -> None:
    colours = {"9A": "book", "9B": "character", "9C": "book"}
    game = table({}, ["DAVIDSTER"], colours=colours, word_list="any")
    game.do(0, "play 9A DAVIDSTER claim book claim character")
    played = move(game)
    assert (played.times, played.all_tiles) == (8, 100)
    assert played.score == played.words[0].points * 8 + 100
    points = played.words[0].points
    factors = f"{points}\u00a0→ {points * 2}\u00a0→ {points * 4}\u00a0→ {points * 8}"
    assert explain(played).endswith(f"→ {factors}) + 100 = {played.score}")


def test_TO_34_the_tagged_word_is_not_multiplied() -> None:
    game = egypt()
    game.do(0, "play 5C EGYPT claim land tag GOD@9G")
    assert move(game).score == move(game).words[0].points * 3 + 16


def test_TO_34_what_each_colour_multiplies_by() -> None:
    assert TIMES == {"book": 2, "character": 2, "land": 3, "utterance": 2, "genealogy": 3}


def test_TO_34_a_challenged_claim_is_proved() -> None:
    game = egypt()
    game.do(0, "play 5C EGYPT claim land")
    assert "challenge land" in answers(game, 1)
    event = of(game.do(1, "challenge land"), ClaimJudged)
    assert event.stands
    assert event.proofs[0].told[0].startswith("EGYPT is a land")
    assert game.scores[0] == move(game).words[0].points * 3


def test_TO_34_a_claim_that_falls_costs_its_points() -> None:
    game = egypt("EMPTA", judge="text")
    game.do(0, "play 5C EMPTT claim land")
    before = game.scores[0]
    assert not of(game.do(1, "challenge land"), ClaimJudged).stands
    assert game.scores[0] == before / 3


@pytest.mark.parametrize(
    ("kind", "word", "stands"),
    [("book", "RUTH", True), ("book", "ADAM", False), ("character", "ADAM", True), ("character", "GABRIEL", True)],
)
def test_TO_34_books_and_characters(kind: str, word: str, stands: bool) -> None:
    game = table({}, [(word + "A")[:9]], colours={"9H": kind}, judge="text")
    game.do(0, f"play 9H {word} claim {kind}")
    assert of(game.do(1, f"challenge {kind}"), ClaimJudged).stands is stands


def test_TO_35_an_utterance_is_proved_by_direct_speech() -> None:
    game = table({}, ["LILIESAAA"], colours={"9H": "utterance"}, judge="text")
    game.do(0, "play 9H LILIES claim utterance")
    event = of(game.do(1, "challenge utterance"), ClaimJudged)
    assert event.stands
    assert "Jesus" in event.proofs[0].told[0]


def test_TO_35_a_proper_noun_is_no_utterance_and_nobody_votes_on_it() -> None:
    game = table({}, ["ABELA"], players=["Ada", "Ben", "Cleo"], colours={"9H": "utterance"})
    game.do(0, "play 9H ABEL claim utterance")
    game.do(1, "challenge utterance")
    event = of(game.do(2, "accept"), ClaimJudged)
    assert (event.stands, event.judged) == (False, "text")


def ruth(**options: Unpack[Options]) -> TagOnGame:
    """A game where RUTH can be played at I2 beside DAVID, with a genealogy square below its first letter."""
    board = {"H4": "DAVI", "8H": "DO", "9I": "O"}
    return table(board, ["RUTHA"], colours={"2I": "genealogy"}, word_list="any", **options)


def test_TO_36_a_true_relationship_triples() -> None:
    game = ruth()
    game.do(0, "play I2 RUTH kin DAVID@H4 great-grandmother")
    assert move(game).times == 3
    event = of(game.do(1, "challenge kin"), ClaimJudged)
    assert event.stands
    assert "great-grandmother" in event.proofs[0].told[0]
    assert "arrière-grand-mère" in event.proofs[0].told[1]


def test_TO_36_the_relation_may_be_named_in_either_language() -> None:
    game = ruth()
    game.do(0, "play I2 RUTH kin DAVID@H4 arrière grand-mère")
    assert of(game.do(1, "challenge kin"), ClaimJudged).stands


def test_TO_36_a_false_relationship_does_not() -> None:
    game = ruth()
    game.do(0, "play I2 RUTH kin DAVID@H4 sister")
    before = game.scores[0]
    assert not of(game.do(1, "challenge kin"), ClaimJudged).stands
    assert game.scores[0] == before / 3


def test_TO_36_what_a_kinship_needs() -> None:
    refused(ruth(), 0, "play I2 RUTH kin DAVID@H4 neighbour", "TO-36")
    refused(ruth(), 0, "play I2 RUTH kin SAUL@H4 mother", "TO-36")
    refused(ruth(), 0, "play G8 RUTH kin DAVID@H4 great-grandmother", "TO-36")


def test_the_preview_spells_the_sum_out_and_tells_nothing_of_truth() -> None:
    game = table({"I7": "ANGEL"}, ["ODE"])
    found = game.rules.preview(game.state, 0, game.parse("play 9I GOD tag ANGEL@I7"))
    assert found is not None
    shown = cast("dict[str, object]", {name: getattr(found, name) for name in found.__struct_fields__})
    assert (shown["score"], shown["explained"]) == (
        74,
        "(6\u00a0→ 12\u00a0→ 36) + (2\u00a0→ 9\u00a0→ 36\u00a0→ 38) = 74",
    )
    assert shown["proofs"] == ()


def test_with_hints_the_preview_says_why_two_words_connect() -> None:
    game = table({"I7": "ANGEL"}, ["ODE"], aids="hints")
    found = game.rules.preview(game.state, 0, game.parse("play 9I GOD tag ANGEL@I7"))
    assert found is not None and len(found.proofs) > 1  # type: ignore[attr-defined]
