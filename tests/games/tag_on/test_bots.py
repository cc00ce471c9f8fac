"""The bots: they use only their view, follow the rules, tag, claim, and use shields."""

from collections import Counter
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.games.tag_on.tables import QUIET, Setting, TagOnGame, dealt, table

from parlour import words
from parlour.games.tag_on.bots.bot_player import bot
from parlour.games.tag_on.bots.choose_move import vocabulary
from parlour.games.tag_on.bots.levels import BY_LEVEL, LEVELS
from parlour.games.tag_on.events import Played
from parlour.games.tag_on.tile_set import Edition, standard
from parlour.kernel.bot_driver import let_one_bot_act, play_bots
from parlour.kernel.cast import cast as persons
from parlour.words.vocabulary import is_everyday


def says(game: TagOnGame, seat: int, level: str = "medium", seed: int = 1) -> str | None:
    return bot(level).choose(game.view(seat), Random(seed))


def test_levels() -> None:
    assert LEVELS == ("easy", "medium", "hard")
    with pytest.raises(ValueError, match="no bot 'genius'"):
        bot("genius")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_a_bot_lays_words_of_the_dictionary(level: str, edition: str) -> None:
    for seed in range(5):
        game = dealt(["Ada bot:easy", "Ben"], seed=seed, edition=edition, words="checked")
        seat = game.state.turn
        command = says(game, seat, level)
        assert command is not None
        game.do(seat, command)


def unfit_words(game: TagOnGame, seat: int, command: str) -> list[str]:
    """The words kept from the table that a play forms or tags (AG-8)."""
    found: list[str] = []
    for event in game.try_out(seat, command).events:
        if isinstance(event, Played):
            found += [formed.word.upper() for formed in event.move.words]
            found += [event.move.tag.word] if event.move.tag else []
    return [word for word in found if words.unfit(word, game.state.options.edition)]


@pytest.mark.parametrize("level", LEVELS)
def test_AG_8_a_bot_forms_no_unfit_word_across_its_play(level: str) -> None:
    own: Setting = {"own_words": ["SEA", "EAST", "TEA", "SET", "SO", "TO"], "words": "checked"}
    for seed in range(8):
        game = table({"I7": "DAMN"}, ["SEAT"], **own)  # SEA with its S behind DAMN would form DAMNS
        command = says(game, 0, level, seed)
        assert command is not None
        assert unfit_words(game, 0, command) == []


def test_AG_8_a_bot_tags_no_unfit_word() -> None:
    for family in (True, False):
        far = {"17A": "book"}
        command = says(table({"I7": "HARLOT"}, ["JERICO"], colours=far, family_words=family), 0, "hard")
        assert command is not None and command.startswith("play 7D JERICHO")
        assert ("tag HARLOT" in command) is not family


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("edition", ["en", "fr"])
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_AG_8_no_play_of_any_seed_forms_an_unfit_word(level: str, edition: Edition, data: st.DataObject) -> None:
    """People lay unfit words; a bot builds on them only so that none is formed, and tags none."""
    own = [word for word in words.compiled("unfit" if edition == "en" else "unfit-fr") if len(word) <= 5]
    laid = data.draw(st.sampled_from([word for word in own if len(word) >= 3]))
    rack = "".join(data.draw(st.lists(st.sampled_from("AEIORSTNLDUCM"), min_size=5, max_size=5)))
    assume(not Counter(laid + rack + QUIET) - Counter(standard(edition).tiles))
    options: Setting = {"edition": edition, "words": "checked", "own_words": own, "players": ("Rosie", "Ben")}
    game = table({"I7": laid}, [rack], **options)
    command = says(game, 0, level, data.draw(st.integers(0, 99)))
    if command is not None and command.startswith("play"):
        assert unfit_words(game, 0, command) == []


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


def test_a_bot_makes_true_claims() -> None:
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
    doubts = {
        level: sum(says(game, 1, level, seed) == "challenge" for seed in range(20))
        for level in ("easy", "medium", "hard")
    }
    assert 0 < doubts["easy"] < doubts["medium"] < doubts["hard"] == 20
    assert {says(game, 1, seed=seed) for seed in range(20)} == {"accept", "challenge"}


def test_a_bot_challenges_a_claim_that_the_text_refutes() -> None:
    game = table({"9G": "GOD"}, ["AT"], colours={"9J": "book"}, word_list="any")
    game.do(0, "play 9G GODAT claim book")
    assert says(game, 1, "hard") == "challenge book"


def test_a_bot_leaves_to_people_what_they_vote_on_and_challenges_it_among_bots() -> None:
    for others, answer in (
        (("Ben", "Cleo bot:hard", "Dan"), "accept"),
        (("Ben bot:hard", "Cleo bot:hard"), "challenge tag"),
    ):
        game = table({"I7": "SKY"}, ["ITENS"], word_list="any", players=("Ada", *others))
        game.do(0, "play 8I KITENS tag SKY@I7")
        assert says(game, 2, "hard") == answer


def test_a_bot_claims_kin_and_challenges_a_false_one() -> None:
    game = table({"I7": "DAVID"}, ["MNON"], says="bag AEINRST;", colours={"8J": "genealogy"})
    command = says(game, 0, "hard")
    assert command is not None and "AMNON" in command and "kin DAVID@I7 son" in command
    game.do(0, command)
    assert says(game, 1, "hard") == "accept"
    game = table({"I7": "DAVID"}, ["MNON"], colours={"8J": "genealogy"})
    game.do(0, "play 8I AMNON kin DAVID@I7 father")
    assert says(game, 1, "hard") == "challenge kin"


def test_a_bot_claims_kin_in_french() -> None:
    game = table({"I7": "DAVID"}, ["MNON"], says="bag AEINRST;", colours={"8J": "genealogy"}, edition="fr")
    command = says(game, 0, "hard")
    assert command is not None and "kin DAVID@I7 fils" in command
    game.do(0, command)


def test_TO_20_a_bot_takes_a_face_up_letter_where_that_is_better() -> None:
    game = table({"9G": "GO"}, ["QV"], says="faceup D; bag AEINRST;")
    assert says(game, 0, "hard") == "play 9G GOD face-up V>D" or says(game, 0, "hard") == "play 9G GOD face-up Q>D"
    game.do(0, says(game, 0, "hard") or "")


@pytest.mark.parametrize("level", LEVELS)
def test_TO_14_bots_of_every_level_replace_letters_tag_claim_and_take_face_up_letters(level: str) -> None:
    moves = []
    for seed in range(4, 7):
        game = dealt([f"Ada bot:{level}", f"Ben bot:{level}"], seed=seed)
        play_bots(game, Random(seed))
        assert game.over
        moves += [line.event.move for line in game.lines if isinstance(line.event, Played)]
    assert any(move.lifted for move in moves)
    assert any(move.tag for move in moves)
    assert any(move.claims for move in moves)
    assert any(move.took for move in moves)


def test_TO_23_a_shield_goes_back_where_the_edition_lets_it() -> None:
    game = table({"9G": "GO"}, ["!DX"], says="bag AEINRST;")
    assert says(game, 0, "hard") == "shield return"
    game.do(0, "shield return")
    assert (says(game, 0, "hard") or "").startswith("play")


def test_TO_22_a_poor_rack_is_exchanged_by_a_shield() -> None:
    for edition in ("en", "fr"):
        game = table({"9H": "GO"}, ["!VVX"], says="bag AAAEEEIIINNNRRRSSSTTT;", edition=edition)
        command = says(game, 0, "hard")
        assert command is not None and command.startswith("shield exchange")
        game.do(0, command)
        assert game.state.turn == 0


def test_TO_22_in_french_a_shield_is_used_before_the_bag_is_empty() -> None:
    game = table({"9G": "ANGE"}, ["!SX"], says="bag AEINRST;", edition="fr")
    assert says(game, 0, "hard") == "shield exchange X"
    game.do(0, "shield exchange X")
    assert "!" not in game.state.racks[0] or game.state.bag


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


@given(st.integers(0, 5_000), st.permutations([one.name for one in persons()]), st.sampled_from(["en", "fr"]))
@settings(max_examples=6)
def test_easy_and_medium_play_words_that_they_know_and_keep_their_blanks(
    seed: int, names: list[str], edition: str
) -> None:
    game = dealt([f"{names[0]} bot:easy", f"{names[1]} bot:medium"], seed=seed, edition=edition)
    tiles = game.state.tile_set
    bag = len(game.state.bag)
    while not game.over:
        said = let_one_bot_act(game, Random(f"{seed}/{len(game.lines)}"))  # an illegal command would raise
        assert said is not None
        for event in said.events:
            if isinstance(event, Played):
                seat = game.state.seats[event.seat]
                level = BY_LEVEL[seat.bot]
                assert level.knows is not None
                known = vocabulary(tiles.edition, "bible", level.knows, level.longest, seat.name)
                for formed in event.move.words:  # the words across, too
                    assert formed.word.upper() in known and is_everyday(formed.word.upper(), tiles.edition)
                blanks = sum(letter.islower() for _, letter in event.move.laid)
                assert not bag or event.move.score >= 25 * blanks or bag < game.state.options.rack_size
        bag = len(game.state.bag)


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_bots_know_different_words(edition: Edition) -> None:
    for level in ("easy", "medium"):
        row = BY_LEVEL[level]
        assert row.knows is not None
        known = [set(vocabulary(edition, "bible", row.knows, row.longest, one.name)) for one in persons()]
        everyone = set.intersection(*known)
        assert all(len(everyone) < 0.95 * len(one) for one in known)
