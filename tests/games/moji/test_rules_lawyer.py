"""Hostile cases, rulebook in hand: words, themes, placements, variations, ties, leaving and the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from tests.games.moji.rounds import NAMES, STACKS, MojiGame, collected, hold, say, table
from tests.games.outcomes import under_way

import parlour
from parlour.data.letters import fold
from parlour.games.moji import events as e
from parlour.kernel.errors import ParlourError, RuleViolation
from parlour.kernel.game import Game


def taken_by(seat: int, word: str, cards: Sequence[str], options: Mapping[str, object]) -> str:
    """The letters of the cards that the word collects; empty if it is refused."""
    text = f"faceup {' / '.join(cards)}; stacks {'/'.join(STACKS[: len(cards)])}"
    game = Game.from_position(parlour.rules_of("moji"), text, NAMES[: len(cards)], 46, **options)
    found = collected(say(game, seat, word))
    return found if found.isupper() else ""


def takes(word: str, *cards: str, **options: object) -> str:
    return taken_by(0, word, cards, options)


def word_cards(word: str) -> tuple[str, str]:
    """The first and the last letter of a word."""
    letters = fold(word)
    return letters[0], letters[-1]


def counts(word: str, **options: object) -> bool:
    return bool(taken_by(0, word, word_cards(word), options))


# MO-21, MO-22: what is a word


@pytest.mark.parametrize("word", ["WE'LL", "SHE'D", "I'LL", "CAN'T", "WE’RE", "GONNA", "DUNNO", "WANNA"])
def test_MO_21_an_apostrophe_or_a_spoken_contraction_is_refused_though_the_letters_are_a_word(word: str) -> None:
    assert not counts(word)


@pytest.mark.parametrize("word", ["X-RAY", "ICE CREAM", "MP3", "CO-OP", "TEA-CUP", "B4", "A LOT"])
def test_MO_21_a_space_a_hyphen_or_a_figure_makes_no_word(word: str) -> None:
    assert not counts(word)


@pytest.mark.parametrize("word", ["CAFÉ", "NAÏVE", "FAÇADE", "FIANCÉ", "cafe", "Fiancée"])
def test_MO_21_an_accent_that_the_english_word_has_is_dropped(word: str) -> None:
    assert counts(word)


@pytest.mark.parametrize("word", ["CÂT", "TÄBLE", "ÉTÉ", "MÜNCHEN"])
def test_MO_21_any_other_accent_makes_a_word_foreign(word: str) -> None:
    assert not counts(word)


@pytest.mark.parametrize("word", ["PARIS", "LONDON", "PETERSON", "NIKE", "TOYOTA", "OLIVIA", "FRANCE"])
def test_MO_21_names_places_and_brands_are_refused(word: str) -> None:
    assert not counts(word)


@pytest.mark.parametrize("word", ["MARK", "ROSE", "CHINA", "TURKEY", "JACK", "OLIVE", "SHELL", "TARGET"])
def test_MO_21_a_name_that_is_common_as_a_word_counts(word: str) -> None:
    assert counts(word)


OWN = """STRING SPRING THING SACRED HUNDRED LENS CHESS CHAOS ATLAS SCISSORS SERIES SPECIES CLOTHES BUILDING PAINTING
DUMPLING SIBLING NAKED WICKED GEESE CHILDREN WENT RAN THIS GOODS BEDDING"""
FORMS = "RUNS SINGS MAKING HACKED SWIMMING BUSES BOOKS GOES DOES WALKED WALKING JUMPS CRIES TRIED STOPPED HOPING BOXES"


@pytest.mark.parametrize("word", OWN.split())
def test_MO_22_a_word_in_its_own_right_counts(word: str) -> None:
    assert counts(word)


@pytest.mark.parametrize("word", FORMS.split())
def test_MO_22_a_form_of_a_shorter_word_is_refused(word: str) -> None:
    assert not counts(word)


@pytest.mark.parametrize(("switch", "allowed"), [("plurals", "CATS"), ("ing_forms", "MAKING"), ("ed_forms", "HACKED")])
def test_MO_22_each_switch_lifts_its_own_ban_alone(switch: str, allowed: str) -> None:
    for word in ("CATS", "MAKING", "HACKED"):
        assert counts(word, **{switch: True}) is (word == allowed)


# MO-23: repeats


def test_MO_23_a_word_counts_once_however_it_is_written() -> None:
    game = table("C", "A", "F", "E")
    assert collected(say(game, 0, "CAFÉ")) == "ACEF"
    game = table("C", "C", "A", "A")
    assert collected(say(game, 0, "CAN")) == "AC"
    assert not collected(say(game, 1, "can", at=3.0)).isupper()


def test_MO_17_MO_23_a_wrong_word_is_not_used() -> None:
    game = table("T", "X", "A")
    assert collected(say(game, 0, "CUT")) == "cards"
    assert collected(say(game, 1, "CUT", at=2.0)) == "cards"  # not "said before"


# MO-30, MO-31


@pytest.mark.parametrize(
    ("word", "length", "counted"),
    [("CAT", 4, False), ("CATS", 4, False), ("CART", 4, True), ("CATCH", 5, True), ("TABLECLOTH", 5, True),
     ("TICK", 5, False), ("ACT", 3, True), ("AT", 3, False)],
)  # fmt: skip
def test_MO_30_the_length_is_that_of_the_word(word: str, length: int, counted: bool) -> None:
    assert counts(word, min=length) is counted


@pytest.mark.parametrize(
    ("placement", "word", "cards", "taken"),
    [
        ("first-and-last", "EYE", ("E", "E", "Y"), "EEY"),
        ("first-and-last", "EYE", ("E", "Y", "K"), ""),  # one E is the first letter, and no other card the last
        ("first-and-last", "TREAT", ("T", "T", "R"), "RTT"),
        ("first-and-last", "TREAT", ("T", "R", "A"), ""),
        ("between", "BANANA", ("A", "A", "T"), "AA"),
        ("between", "AREA", ("A", "A", "T"), ""),
        ("between", "AREA", ("R", "E", "A"), "AER"),
        ("between", "TREAT", ("T", "T", "R"), ""),
        ("between", "TATTOO", ("T", "A", "K"), "AT"),
        ("between", "ACT", ("A", "C", "T"), ""),
        ("first-or-last", "BACK", ("A", "C", "T"), ""),
        ("first-or-last", "TACKLE", ("A", "C", "T"), "ACT"),
        ("first-or-last", "SEAT", ("E", "A", "T"), "AET"),
        ("first-or-last", "SEAL", ("E", "A", "T"), ""),
        ("anywhere", "BACK", ("A", "C", "T"), "AC"),
    ],
)
def test_MO_31_placements(placement: str, word: str, cards: tuple[str, ...], taken: str) -> None:
    assert takes(word, *cards, placement=placement) == taken


# MO-32: themes


@pytest.mark.parametrize(
    ("theme", "text", "counted"),
    [
        (["animals"], "POLAR BEAR", True),
        (["animals"], "polar-bear", True),
        (["animals"], "DOGS", False),  # the ban on plurals is lifted for other themes only
        (["animals", "food"], "DOGS", True),
        (["animals"], "CHAIR", False),
        (["animals", "verbs"], "RAN", True),
        (["food"], "ICE CREAM", True),
        (["food"], "Coca-Cola", True),
        (["food"], "APPLES", True),
        (["food"], "HAMMER", False),
        (["movies"], "The Lion King", True),
        (["movies"], "Lion King", True),
        (["movies"], "HAMMER HEAD", False),
        (["books"], "Lord of the Rings", True),
        (["books"], "TABLE", False),
        (["famous"], "Einstein", True),
        (["famous"], "Albert Einstein", True),
        (["nouns"], "MICE", True),
        (["nouns"], "CATS", False),
        (["nouns"], "HAPPY", False),
        (["adjectives"], "BIGGER", True),
        (["adjectives"], "TABLE", False),
        (["verbs"], "SANG", True),
        (["verbs"], "WALKED", False),  # a verb, and still a past tense in -ed
        (["verbs", "food"], "WALKED", True),
    ],
)
def test_MO_32_themes(theme: list[str], text: str, counted: bool) -> None:
    assert counts(text, theme=theme) is counted


def test_MO_32_letters_come_from_the_whole_title_and_a_figure_gives_none() -> None:
    assert takes("Lion King", "L", "G", theme=["movies"]) == "GL"
    assert takes("The Lion King", "T", "H", theme=["movies"]) == "HT"
    assert takes("Lion King", "T", "H", theme=["movies"]) == ""
    assert takes("Catch-22", "C", "H", theme=["books"], min=5) == "CH"
    assert takes("Up", "U", "P", theme=["movies"], min=3) == ""


# Variations


def test_MO_44_of_the_colours_that_would_do_the_one_worth_most_is_taken() -> None:
    cards = ("C red", "A red", "Q blue", "K blue")
    assert takes("QUACK", *cards, monochrome=True) == "KQ"
    assert takes("CAT", "C red", "T blue", monochrome=True) == ""


@pytest.mark.parametrize(
    ("seat", "word", "taken"),
    [(0, "CAB", "AB"), (0, "CODE", ""), (0, "BAD", "ABD"), (2, "CAB", "BC"), (2, "BAD", "BD")],
)
def test_MO_47_only_one_s_own_card_and_the_neighbours_count(seat: int, word: str, taken: str) -> None:
    assert taken_by(seat, word, "ABCD", {"three_amigos": True}) == taken


def test_MO_43_a_word_takes_one_s_own_and_the_partner_s_card_and_no_other() -> None:
    cards = ("A", "B", "C", "D")
    assert takes("CAB", *cards, partners="ball-and-chain") == "AC"
    assert takes("BAD", *cards, partners="ball-and-chain") == ""
    assert takes("CUB", *cards, partners="ball-and-chain") == ""
    assert takes("CUB", *cards, partners="partner-only") == "C"


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (7, {}),
        (3, {"three_amigos": True}),
        (3, {"partners": "do-si-do"}),
        (5, {"partners": "ball-and-chain"}),
        (2, {"masters_choice": True, "rounds": 1}),
        (2, {"min": 6}),
        (2, {"placement": "middle"}),
    ],
)
def test_MO_2_MO_40_MO_47_set_ups_that_the_rules_do_not_know_are_refused(
    players: int, options: dict[str, object]
) -> None:
    with pytest.raises(ParlourError):
        parlour.new("moji", players=players, seed=1, **options)


@pytest.mark.parametrize(("players", "cards"), [(2, 25), (3, 36), (4, 49), (5, 64), (6, 81)])
def test_MO_45_the_grid_grows_with_the_players_and_a_round_without_a_word_ends_it(players: int, cards: int) -> None:
    game = parlour.new("moji", players=players, seed=3, variation="off-the-grid")
    for seat in range(players):
        if seat in game.to_act:
            game.do(seat, "ready", at=0.5)
    assert len([card for card in game.view(0)["board"] if card]) == cards
    for turn in range(players):
        assert under_way(game)
        (seat,) = game.to_act
        game.do(seat, "pass", at=1.0 + turn)
    assert game.over


# Ties, flips, stuck, the end


def test_MO_13_words_on_different_cards_are_both_granted() -> None:
    game = table("C", "A", "T", "O")
    game.do(0, "say CAB", at=1.0)
    game.do(1, "say TOE", at=1.05)
    events = [*hold(game), *(hold(game) if under_way(game) and game.deadline is not None and game.deadline < 2 else ())]
    assert sorted(event.seat for event in events if isinstance(event, e.Collected)) == [0, 1]


def test_MO_13_the_word_of_a_tie_is_used_even_where_repeats_are_allowed() -> None:
    game = table("C", "T", repeats=True)
    game.do(0, "say CAT", at=1.0)
    game.do(1, "say CUT", at=1.05)
    hold(game)
    for word in ("CAT", "CUT"):
        assert not collected(say(game, 0, word, at=3.0)).isupper()


def test_MO_12_who_owes_a_flip_cannot_collect_and_who_is_out_of_cards_can() -> None:
    game = table("C", "A", "T", "O")
    say(game, 2, "CAB")
    with pytest.raises(RuleViolation, match="MO-12"):
        game.do(1, "say TOE", at=2.0)
    bare = table("C", "A", "T", "O", stacks=False)
    say(bare, 2, "CAB")
    assert collected(say(bare, 0, "TOE", at=3.0)) == "OT"


def test_MO_14_a_new_card_lifts_stuck() -> None:
    game = table("C", "A", "X")
    game.do(0, "stuck", at=1.0)
    game.do(1, "stuck", at=1.1)
    say(game, 2, "CAB", at=2.0)
    game.do(0, "flip", at=3.0)
    game.do(1, "flip", at=3.0)
    events = game.do(2, "stuck", at=4.0)
    assert not any(isinstance(event, e.SetAside) for event in events)


def test_MO_15_MO_16_what_lies_face_up_at_the_end_scores_for_no_one_and_ties_share() -> None:
    game = table("Q", "Z", stacks=False)
    game.do(0, "stuck", at=1.0)
    game.do(1, "stuck", at=1.0)
    assert game.over and tuple(game.scores) == (0, 0) and tuple(game.winners) == (0, 1)


def test_AG_3_the_card_of_who_leaves_stays_in_the_race_and_the_stack_is_set_aside() -> None:
    game = table("C", "A", "T")
    game.do(0, "leave", at=1.0)
    assert under_way(game)
    assert collected(say(game, 1, "CAB", at=2.0)) == "AC"
    assert game.view(1)["must_flip"] == (1,)  # nobody flips for who left


def test_AG_3_who_left_cannot_win_and_one_player_alone_ends_the_game() -> None:
    game = table("Q", "U", "T")
    say(game, 0, "QUOTE")
    game.do(0, "leave", at=2.0)
    assert under_way(game)
    game.do(1, "resign", at=3.0)
    assert game.over and tuple(game.winners) == (2,)


def test_MO_17_only_its_speaker_sees_a_wrong_word() -> None:
    game = table("C", "T")
    say(game, 0, "XYZZY")
    assert "XYZZY" in str(game.view(0)) and "XYZZY" not in str(game.view(1))


# MO-50


@pytest.mark.parametrize("word", ["BRAS", "PRIX", "NOIX", "CŒUR", "été", "AMANT", "VIVANT", "SOURIS", "maïs", "GARÇON"])
def test_MO_50_french_words_in_their_own_right_count(word: str) -> None:
    assert counts(word, language="fr")


@pytest.mark.parametrize("word", ["CHATS", "CHEVAUX", "BATEAUX", "MANGEANT", "MANGEAIS", "FINIRONS", "PARIS", "L'EAU"])
def test_MO_50_french_forms_and_names_do_not(word: str) -> None:
    assert not counts(word, language="fr")


def points(game: MojiGame) -> tuple[int, ...]:
    return tuple(game.scores)


def test_MO_1_MO_50_the_points_of_a_letter_are_those_of_the_language() -> None:
    found = {}
    for language in ("en", "fr"):
        game = table("Q", "U", language=language)
        say(game, 0, "QUI" if language == "fr" else "QUIT")
        found[language] = points(game)[0]
    assert found["en"] == 11 and found["fr"] != found["en"]
