"""Forms of words, and the game dictionary of Bible words (TO-1, TO-16)."""

import pytest

from parlour import scripture, words
from parlour.data import lists
from parlour.data.parts import dictionary

FORMS = {
    "DO": "DID DOETH DOEST DONE",
    "SAY": "SAITH SAID SAYEST SAYING",
    "GO": "WENT GOETH GONE GOING",
    "BEGET": "BEGAT BEGOTTEN",
    "OX": "OXEN",
    "BROTHER": "BRETHREN",
    "SPEAK": "SPAKE SPOKEN SPEAKETH",
    "SMITE": "SMOTE SMITTEN",
    "SIN": "SINS SINNED SINNETH SINNING",
    "LOVE": "LOVED LOVETH LOVEDST LOVING LOVES",
    "CITY": "CITIES",
    "HOLY": "HOLIER HOLIEST",
    "WIFE": "WIVES",
    "CARRY": "CARRIED CARRIETH",
    "TOOTH": "TEETH",
    "ISRAELITE": "ISRAELITES",
    "LORD": "LORDS",
}


@pytest.mark.parametrize(("base", "forms"), FORMS.items())
def test_TO_50_forms_of_a_word_are_one_family(base: str, forms: str) -> None:
    for form in forms.split():
        assert base in scripture.bases(form)
        assert form in scripture.family(base)
        assert set(scripture.family(base)) <= set(scripture.family(form))


@pytest.mark.parametrize(
    ("word", "no_form_of"),
    [
        ("PRIEST", "PRY"), ("EVENING", "EVEN"), ("SEED", "SEE"), ("THING", "THE"), ("KING", "KE"), ("HATED", "HAT"),
        ("HOPED", "HOP"), ("JESUS", "JESU"), ("JUDAS", "JUDA"), ("MOSES", "MOSE"), ("TEMPEST", "TEMP"), ("WEST", "WE"),
        ("WICKED", "WICK"), ("CHERUBIM", "CHERUBIMS"), ("BELOVED", "LOVE"), ("RICHES", "RICH"),
    ],
)  # fmt: skip
def test_lookalikes_are_not_forms(word: str, no_form_of: str) -> None:
    assert no_form_of not in scripture.bases(word)


def test_a_form_may_belong_to_two_words() -> None:
    assert set(scripture.bases("LAY")) == {"LAY", "LIE"}
    assert "LAID" not in scripture.family("LIE")
    assert {"LAID", "LAIN"} <= set(scripture.family("LAY"))


@pytest.mark.parametrize("word", ["GOD", "ANGEL", "ANGELS", "ANGELIC", "REBELS", "SURVIVED", "SURVIVING"])
def test_TO_1_every_word_that_the_rulebook_plays_is_in_the_dictionary(word: str) -> None:
    assert word in scripture.dictionary()
    assert word in lists.words("dictionary-rulebook.txt")


@pytest.mark.parametrize(
    ("word", "part"),
    [
        ("GOETH", "vocabulary"),
        ("BEERSHEBA", "vocabulary"),
        ("LEVITICUS", "names"),
        ("TRINITY", "headwords"),
        ("SANHEDRIN", "headwords"),
        ("BAPTIZES", "forms"),
        ("SINNING", "vocabulary"),
        ("XQZ", None),
        ("MONKEY", None),
        ("COMPUTER", None),
    ],
)
def test_TO_1_the_verdict_says_by_which_part(word: str, part: str | None) -> None:
    assert scripture.dictionary().find(word) == part


@pytest.mark.parametrize("word", ["SURVIVE", "SURVIVES", "WALKS", "WALKING", "BEGETS", "BEGETTING", "SPEAKS", "SPOKE"])
def test_TO_16_any_tense_of_a_verb_that_is_in_the_dictionary(word: str) -> None:
    assert word in scripture.dictionary()


def test_TO_1_the_dictionary_holds_its_parts_and_nothing_else() -> None:
    whole = scripture.dictionary()
    assert all(word in whole for part in whole.parts for word in part)
    assert [word for word in whole if whole.find(word) is None] == []


def test_TO_1_the_supplement_has_words_outside_the_text() -> None:
    supplement = lists.words("headwords.txt")
    assert len(supplement) >= 600
    assert not [word for word in supplement if word in scripture.vocabulary()]


def test_TO_1_forms_are_english_or_peoples() -> None:
    forms = words.compiled("forms")
    assert [
        w for w in forms if w not in words.english() and not w.endswith(("ITE", "ITES", "IAN", "IANS", "EAN", "EANS"))
    ] == []


def test_irregular_forms_are_listed_once_and_in_order() -> None:
    bases = [line.partition("\t")[0] for line in lists.lines("irregular.tsv")]
    assert bases == sorted(set(bases))
    for base, forms in dictionary.irregular().items():
        assert list(forms) == sorted(set(forms)), base
        assert base not in forms
