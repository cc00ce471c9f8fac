"""moji in French (MO-50)."""

from collections import Counter

import pytest
from tests.games.moji.rounds import collected, say, table

import parlour
from parlour import words
from parlour.games.moji.bots.find_words import common_words
from parlour.games.moji.cards import standard
from parlour.words.commonness import common


def verdict(text: str, **options: object) -> str:
    found = words.verdict("moji", text, "fr", **options)
    return "" if found.stands else found.message.id.removeprefix("moji-fault-")


@pytest.mark.parametrize("word", ["MAISON", "BRAS", "PRIX", "NOIX", "VOIX", "SOURIS", "MANGER", "BELLE", "RESTAURANT"])
def test_MO_50_words_of_their_own_count(word: str) -> None:
    assert verdict(word) == ""


@pytest.mark.parametrize(
    ("word", "switch"),
    [
        ("MAISONS", "plurals"), ("CHEVAUX", "plurals"), ("BIJOUX", "plurals"), ("GRANDES", "plurals"),
        ("MANGEANT", "ing_forms"), ("FAISANT", "ing_forms"),
        ("MANGE", "ed_forms"), ("MANGERONS", "ed_forms"), ("MANGÉ", "ed_forms"), ("VIENDRA", "ed_forms"),
    ],
)  # fmt: skip
def test_MO_50_plurals_participles_and_other_forms_have_their_switches(word: str, switch: str) -> None:
    switches = {"plurals", "ing_forms", "ed_forms"}
    assert verdict(word) == "ending"
    assert verdict(word, **{switch: True}) == ""
    assert verdict(word, **dict.fromkeys(switches - {switch}, True)) == "ending"


def test_MO_50_a_form_of_two_words_counts_by_either_switch() -> None:
    assert verdict("PORTES") == "ending"
    assert verdict("PORTES", plurals=True) == verdict("PORTES", ed_forms=True) == ""


@pytest.mark.parametrize("word", ["VIVANT", "AMUSANT", "FATIGUÉ", "MORT", "ENTRÉE", "VACANCES"])
def test_MO_50_forms_that_a_dictionary_lists_as_noun_or_adjective_count(word: str) -> None:
    assert verdict(word) == ""


@pytest.mark.parametrize(
    ("word", "fault"),
    [("L'EAU", "contraction"), ("AUJOURD'HUI", ""), ("PARIS", "name"), ("FRANCE", "name"), ("SNCF", "abbreviation"),
     ("WATER", "foreign"), ("POMME DE TERRE", "several"), ("QXZT", "unknown")],
)  # fmt: skip
def test_MO_50_the_bans_read_french(word: str, fault: str) -> None:
    assert verdict(word) == fault


def test_MO_50_accents_drop_and_a_ligature_is_two_letters() -> None:
    game = table("O", "E", "U", language="fr")
    assert collected(say(game, 0, "ŒUF")) == "EOU"
    assert collected(say(table("E", "T", "O", language="fr"), 0, "ÉTÉ")) == "ET"
    assert verdict("ETE") == verdict("ÉTÉ") == ""


@pytest.mark.parametrize(
    ("theme", "text"),
    [("nouns", "NOIX"), ("verbs", "VIENDRA"), ("adjectives", "BELLES"), ("food", "POMME DE TERRE"),
     ("food", "HARICOTS VERTS"), ("food", "NUTELLA"), ("animals", "OURS POLAIRE"), ("animals", "CHEVAUX"),
     ("movies", "ROI LION"), ("movies", "LE ROI LION"), ("books", "PETIT PRINCE"), ("famous", "NAPOLÉON"),
     ("famous", "VICTOR HUGO")],
)  # fmt: skip
def test_MO_50_themes_in_french(theme: str, text: str) -> None:
    assert verdict(text, theme=[theme], plurals=True, ed_forms=True) == ""
    assert verdict("TABLE", theme=["animals"]) == "theme"


def test_MO_50_points_by_how_often_a_letter_comes_in_french_words() -> None:
    counts = Counter(letter for word in common(3.0, "fr") for letter in word)
    by_rank = [standard("fr").points[letter] for letter, _ in counts.most_common()]
    assert by_rank == sorted(by_rank)
    assert Counter(by_rank) == Counter(standard().points.values())
    assert parlour.new("moji", players=2, seed=1, language="fr").state.card_set == standard("fr")


def test_MO_50_bots_and_listings_use_french_words() -> None:
    assert {"AVEC", "MAISON"} <= set(common_words((), "fr"))
    assert not {"WITH", "WHICH"} & set(common_words((), "fr"))
    game = table("M", "A", "S", language="fr")
    said = [command for command in game.legal(0) if command.startswith("say ")]
    assert said and all(command.removeprefix("say ") in words.french() for command in said)


def test_MO_50_a_position_keeps_its_language() -> None:
    game = table("M", "A", "S", language="fr")
    again = parlour.position("moji", game.position(), players=3, language="fr")
    assert again.position() == game.position()
    assert collected(say(again, 0, "MAISON")) == "AMS"


def test_AG_8_bots_avoid_unfit_french_words() -> None:
    assert not any(words.unfit(word, "fr") for word in common_words((), "fr"))
