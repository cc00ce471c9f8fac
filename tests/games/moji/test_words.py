"""What is a word, and the word challenges (MO-20 to MO-32)."""

from typing import Any, get_args

import pytest
from tests.games.moji.rounds import collected, say, table

import parlour
from parlour import words
from parlour.games.moji.options import Theme
from parlour.kernel.errors import OptionError


def test_MO_20_two_cards_at_least() -> None:
    assert collected(say(table("C", "A", "T"), 0, "CURB")) == "cards"


@pytest.mark.parametrize(("word", "fault"), [("PARIS", "name"), ("NATO", "abbreviation"), ("QXPAT", "unknown")])
def test_MO_21_no_names_abbreviations_or_other_languages(word: str, fault: str) -> None:
    assert collected(say(table("P", "A", "T"), 0, word)) == fault


def test_MO_21_a_house_rule_lets_names_in() -> None:
    assert collected(say(table("P", "A", "T"), 0, "PARIS", at=1.0)) == "name"
    assert collected(say(table("P", "A", "T", proper_nouns=True), 0, "PARIS")) == "AP"


@pytest.mark.parametrize(
    ("word", "result"),
    [
        ("CAN'T", "contraction"),
        ("CAN’T", "contraction"),
        ("CANT", "ACT"),
        ("A CAT", "several"),
        ("CAT-NAP", "several"),
        ("CATCH22", "several"),
        ("CÂT", "foreign"),
        ("CRÉDIT", "foreign"),
        ("PÂTÉ", "AT"),
        ("PATÉ", "AT"),
        ("CATÉ", "foreign"),
    ],
)
def test_MO_21_what_is_typed_is_one_word_of_letters(word: str, result: str) -> None:
    assert collected(say(table("C", "A", "T"), 0, word)) == result


@pytest.mark.parametrize("word", ["GONNA", "DUNNO"])
def test_MO_21_spoken_contractions_do_not_count(word: str) -> None:
    assert collected(say(table(word[1], "N"), 0, word)) == "contraction"
    assert collected(say(table(word[1], "N", contractions=True), 0, word)) == "".join(sorted(word[1] + "N"))


@pytest.mark.parametrize(
    ("ban", "word", "fault"),
    [
        ("proper_nouns", "PARIS", "name"),
        ("abbreviations", "NATO", "abbreviation"),
        ("contractions", "AREN'T", "contraction"),
        ("foreign_words", "POULETTE", "foreign"),
    ],
)
def test_MO_21_each_ban_is_a_switch_of_its_own(ban: str, word: str, fault: str) -> None:
    letters = [*dict.fromkeys(word)][:3]
    bans = {"proper_nouns", "abbreviations", "contractions", "foreign_words"}
    others: dict[str, Any] = dict.fromkeys(bans - {ban}, True)
    alone: dict[str, Any] = {ban: True}
    assert collected(say(table(*letters, **others), 0, word)) == fault
    assert collected(say(table(*letters, **alone), 0, word)) == "".join(sorted(letters))


def test_MO_21_no_vote_is_needed_for_what_is_allowed_and_one_may_grant_the_rest() -> None:
    game = table("C", "A", "T")
    say(game, 0, "CAN'T")
    game.do(0, "question CAN'T", at=2.0)
    for seat in (1, 2):
        game.do(seat, "vote yes", at=3.0)
    assert game.scores == (5, 0, 0)


@pytest.mark.parametrize(
    ("switch", "counts"),
    [("plurals", "RUNS"), ("ing_forms", "MAKING"), ("ed_forms", "HACKED")],
)
def test_MO_22_plurals_ing_and_ed_are_three_switches(switch: str, counts: str) -> None:
    options: dict[str, Any] = {switch: True}
    for word in ("RUNS", "MAKING", "HACKED"):
        cards = [*dict.fromkeys(word)][:3]
        result = "".join(sorted(cards)) if word == counts else "ending"
        assert collected(say(table(*cards, **options), 0, word)) == result


@pytest.mark.parametrize("word", ["RUNS", "MAKING", "HACKED", "SINGS"])
def test_MO_22_forms_of_a_shorter_word_do_not_count(word: str) -> None:
    cards = [*dict.fromkeys(word)][:3]
    assert collected(say(table(*cards), 0, word)) == "ending"
    assert collected(say(table(*cards, endings=True), 0, word)) == "".join(sorted(cards))


@pytest.mark.parametrize("word", ["BUS", "GLASS", "RING", "KING", "BED", "RED", "EVENING", "MORNING", "WEDDING"])
def test_MO_22_words_in_their_own_right_count(word: str) -> None:
    cards = [*dict.fromkeys(word)][:3]
    assert collected(say(table(*cards), 0, word)) == "".join(sorted(cards))


def test_MO_23_no_word_twice_in_a_round() -> None:
    game = table("C", "A", "T", more="; used CAT")
    assert collected(say(game, 0, "cat")) == "used"
    assert collected(say(table("C", "A", "T", more="; used CAT", repeats=True), 0, "CAT")) == "ACT"


def test_MO_24_a_table_has_words_of_its_own() -> None:
    assert collected(say(table("C", "A", "T", own_words=["CATX"]), 0, "CATX")) == "ACT"
    assert collected(say(table("C", "A", "T", banned_words=["CAT"]), 0, "CAT")) == "banned"
    game = parlour.new("moji", players=2, seed=1, house_rules="No shouting.")
    assert game.rules.setting(game.state).options.house_rules == "No shouting."  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("word", "result"),
    [("CATCH", "CT"), ("CAT", "short"), ("TABLECLOTH", "CT"), ("TICK", "short")],
)
def test_MO_30_minimum_length(word: str, result: str) -> None:
    assert collected(say(table("C", "T", min=5), 0, word)) == result


@pytest.mark.parametrize("value", [2, 6, "3"])
def test_MO_30_is_3_4_or_5(value: object) -> None:
    with pytest.raises(OptionError, match="min"):
        parlour.new("moji", players=2, min=value)


@pytest.mark.parametrize(
    ("placement", "word", "result"),
    [
        ("anywhere", "BACK", "AC"),
        ("first-or-last", "TEACH", "ACT"),
        ("first-or-last", "ACHE", "AC"),
        ("first-or-last", "PART", "AT"),
        ("first-or-last", "ART", "AT"),
        ("first-or-last", "BACK", "first-or-last"),
        ("first-and-last", "CART", "ACT"),
        ("first-and-last", "CULT", "CT"),
        ("first-and-last", "TEACH", "first-and-last"),
        ("first-and-last", "PART", "first-and-last"),
        ("between", "HEARTACHE", "ACT"),
        ("between", "HEARTH", "AT"),
        ("between", "PACT", "ACT"),
        ("between", "CART", "between"),
    ],
)
def test_MO_31_the_rulebook_s_examples(placement: str, word: str, result: str) -> None:
    assert collected(say(table("A", "C", "T", placement=placement), 0, word)) == result


def test_MO_31_first_and_last_are_two_cards() -> None:
    assert collected(say(table("T", "A", "E", placement="first-and-last"), 0, "TART")) == "first-and-last"
    assert collected(say(table("T", "A", "T", placement="first-and-last"), 0, "TART")) == "ATT"


@pytest.mark.parametrize(
    ("themes", "word", "result"),
    [
        (["animals"], "CAT", "ACT"),
        (["animals"], "ACT", "theme"),
        (["verbs"], "ACT", "ACT"),
        (["animals", "verbs"], "ACT", "ACT"),
        (["food"], "CARROTS", "ACT"),
        (["animals"], "CATS", "ending"),
    ],
)
def test_MO_32_a_word_of_any_chosen_theme_counts(themes: list[str], word: str, result: str) -> None:
    assert collected(say(table("A", "C", "T", theme=themes), 0, word)) == result


def test_MO_32_titles_are_typed_whole_and_letters_are_taken_from_all_of_it() -> None:
    assert collected(say(table("T", "K", "G", theme=["movies"]), 0, "The Lion King")) == "GKT"


@pytest.mark.parametrize(
    ("theme", "word", "result"),
    [
        ("movies", "LION KING", "IN"),
        ("movies", "THE LION KING", "IN"),
        ("movies", "LIEN", "theme"),
        ("animals", "POLAR BEAR", "AR"),
        ("animals", "POLAR-BEAR", "AR"),
        ("nouns", "ICE CREAM", "AI"),
        ("nouns", "RAIN'S", "contraction"),
    ],
)
def test_MO_32_what_a_theme_has_counts_in_several_words_and_without_its_article(
    theme: str, word: str, result: str
) -> None:
    wanted = {"IN": ("I", "N"), "AR": ("A", "R"), "AI": ("A", "I")}
    assert collected(say(table(*wanted.get(result, ("I", "N")), theme=[theme]), 0, word)) == result


def test_MO_32_free_themes_lift_names_and_endings_but_no_contractions() -> None:
    assert collected(say(table("C", "T", theme=["food", "nouns"]), 0, "CAN'T")) == "contraction"
    assert collected(say(table("C", "T", theme=["food", "nouns"]), 0, "CATS")) == "CT"


def test_MO_33_the_challenges_in_force_are_shown_to_all_at_all_times() -> None:
    game = parlour.new("moji", players=2, seed=1, min=5, theme=["food"], rounds=2, masters_choice=True)
    phases: set[str] = set()
    while len(phases) < 3:
        for seat in (0, 1, None):
            assert game.view(seat)["challenges"] == {"min": 5, "theme": ("food",)}
            assert "This round: 5 letters or more, the theme food &amp; drink." in game.svg(seat)
        phases.add(game.view(None)["phase"])
        assert game.deadline is not None
        game.timeout(at=game.deadline)
    assert phases == {"ready", "race", "pick"}


@pytest.mark.parametrize("variation", ["race", "off-the-grid", "eagle-eyes"])
def test_MO_33_in_every_variation_and_language(variation: Any) -> None:
    game = parlour.new("moji", players=2, seed=1, placement="between", variation=variation)
    for seat in (0, 1):
        game.do(seat, "ready", at=1.0)
    assert "Cette manche\u00a0: les lettres de deux cartes" in game.svg(None, language="fr")


def test_MO_33_many_challenges_take_several_lines() -> None:
    drawn = table("C", "T", placement="between", theme=get_args(Theme)).svg(0)
    assert "This round: two cards" in drawn and "famous people.</text>" in drawn


@pytest.mark.parametrize("name", ["JOHN", "JAPAN", "TEXAS", "BERLIN", "TOYOTA", "WILLIAM"])
def test_MO_21_names_do_not_count_even_where_an_old_list_has_them(name: str) -> None:
    assert words.verdict("moji", name).message.id == "moji-fault-name"
    assert words.verdict("moji", name, proper_nouns=True).stands


@pytest.mark.parametrize("word", ["MARK", "ROSE", "CHINA", "TURKEY", "JERSEY"])
def test_MO_21_names_that_are_common_words_count(word: str) -> None:
    assert words.verdict("moji", word).stands


@pytest.mark.parametrize(
    ("word", "stands"),
    [("CAFÉ", True), ("NAÏVE", True), ("CÂT", False), ("GONNA", False), ("AREN'T", False), ("PUDDING", True)],
)
def test_MO_21_the_verdict_of_the_library_is_the_game_s(word: str, stands: bool) -> None:
    verdict = words.verdict("moji", word)
    assert verdict.stands == stands
    cards = [*dict.fromkeys(words.fold(word))][:3]
    assert (collected(say(table(*cards), 0, word)) == "".join(sorted(cards))) == stands


@pytest.mark.parametrize("word", ["PUDDING", "CEILING", "STOCKING", "TROUSERS", "NEWS", "ICING", "BARRACKS", "TIRED"])
def test_MO_22_things_one_can_point_at_and_words_without_a_singular_count(word: str) -> None:
    assert words.verdict("moji", word).stands


@pytest.mark.parametrize(("word", "base"), [("MAKING", "MAKE"), ("RUNNING", "RUN"), ("WORDS", "WORD")])
def test_MO_22_the_bare_name_of_an_action_does_not_count(word: str, base: str) -> None:
    verdict = words.verdict("moji", word)
    assert (verdict.rule, verdict.reason) == ("MO-22", f"{word} is a form of {base}, so it doesn’t count.")


@pytest.mark.parametrize(
    ("theme", "text"),
    [
        ("verbs", "RAN"), ("verbs", "THOUGHT"), ("nouns", "MICE"), ("adjectives", "BIGGER"),
        ("food", "COCA-COLA"), ("food", "MAC AND CHEESE"), ("food", "ICE CREAM"), ("food", "MASHED POTATOES"),
        ("animals", "POLAR BEAR"), ("food", "BANANA SPLITS"),
        ("movies", "LION KING"), ("movies", "LORD OF THE RINGS"), ("books", "HOBBIT"), ("books", "CATCH-22"),
        ("famous", "EINSTEIN"), ("famous", "MOZART"), ("famous", "VAN GOGH"),
    ],
)  # fmt: skip
def test_MO_32_what_a_family_would_say_is_of_its_theme(theme: str, text: str) -> None:
    assert words.verdict("moji", text, theme=[theme]).stands


@pytest.mark.parametrize(("language", "text"), [("en", "BEARS"), ("en", "POLAR BEARS"), ("fr", "OURS POLAIRES")])
def test_MO_22_plurals_of_animals_do_not_count(language: words.Language, text: str) -> None:
    """The rulebook lifts the ban on plurals for films, food, books and famous persons only."""
    assert words.verdict("moji", text, language, theme=["animals"]).rule == "MO-22"
    assert words.verdict("moji", text, language, theme=["animals"], plurals=True).stands


@pytest.mark.parametrize(("theme", "text"), [("verbs", "CEILING"), ("nouns", "WENT"), ("books", "CATCH")])
def test_MO_32_nothing_is_guessed(theme: str, text: str) -> None:
    assert words.verdict("moji", text, theme=[theme]).message.id == "moji-fault-theme"


def test_AG_8_no_verdict_shows_a_word_that_is_kept_from_the_table() -> None:
    unfit = next(word for word in words.compiled("unfit") if words.inflections(word + "S") and not words.is_name(word))
    verdict = words.verdict("moji", unfit + "S")
    assert verdict.message.id == "moji-fault-form" and not verdict.stands
    assert unfit not in verdict.reason.replace(unfit + "S", "")
    told = " ".join(words.explain(unfit + "S").sentences())
    assert unfit not in told.replace(unfit + "S", "")
