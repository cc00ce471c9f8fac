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
        ("SAVIOR", "spellings"),
        ("PHOEBE", "names"),
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
    supplement = words.compiled("headwords")
    assert len(supplement) >= 1_200
    assert not [word for word in supplement if word in scripture.vocabulary()]


def test_TO_1_each_headword_has_the_verses_of_its_entry() -> None:
    assert [word for word in words.compiled("headwords") if not scripture.headword_verses(word)] == []
    cited = {scripture.reference(verse) for verse in scripture.headword_verses("TRINITY")}
    assert {"Matthew 28:19", "2 Corinthians 13:14"} <= cited
    assert scripture.passages("TRINITY", limit=1)[0].reference == "Matthew 3:16"


@pytest.mark.parametrize(
    ("today", "old"),
    [
        ("SAVIOR", "SAVIOUR"), ("HONOR", "HONOUR"), ("HONORED", "HONOURED"), ("HONORETH", "HONOURETH"),
        ("BAPTISE", "BAPTIZE"), ("BAPTISED", "BAPTIZED"), ("JUDGEMENT", "JUDGMENT"), ("SHOW", "SHEW"),
        ("SHOWED", "SHEWED"), ("PLOUGH", "PLOW"), ("PLOUGHED", "PLOWED"), ("MUSIC", "MUSICK"), ("VEIL", "VAIL"),
        ("SUBTLE", "SUBTIL"), ("NEIGHBOR", "NEIGHBOUR"), ("SKILLFUL", "SKILFUL"), ("TRAVELER", "TRAVELLER"),
    ],
)  # fmt: skip
def test_TO_1_today_s_spelling_stands_beside_the_old_one(today: str, old: str) -> None:
    assert old in scripture.old_spellings(today)
    assert today in scripture.dictionary()
    assert old in scripture.dictionary()
    assert old in scripture.family(today)
    refusal = scripture.bar(today, old)
    assert refusal is not None
    assert refusal.rule == "TO-50"


@pytest.mark.parametrize(
    ("today", "old"),
    [
        ("NOAH", "NOE"), ("ISAIAH", "ESAIAS"), ("ELIJAH", "ELIAS"), ("JONAH", "JONAS"), ("PHOEBE", "PHEBE"),
        ("HOSEA", "OSEE"), ("PERGAMUM", "PERGAMOS"), ("THADDEUS", "THADDAEUS"), ("KIDRON", "CEDRON"),
        ("QUIRINIUS", "CYRENIUS"), ("XERXES", "AHASUERUS"), ("MALTA", "MELITA"), ("NAZIRITE", "NAZARITE"),
    ],
)  # fmt: skip
def test_TO_1_today_s_name_stands_beside_the_old_one(today: str, old: str) -> None:
    assert old in scripture.old_spellings(today)
    assert today in scripture.dictionary()
    assert today in scripture.names()
    assert old in scripture.family(today)
    assert bool(scripture.is_character(today)) >= bool(scripture.is_character(old))
    assert bool(scripture.is_land(today)) >= bool(scripture.is_land(old))


def test_TO_35_today_s_name_is_no_utterance() -> None:
    assert scripture.uttered("PHOEBE") == ()


def test_TO_1_names_of_two_words_are_out() -> None:
    for word in ("SONGOFSOLOMON", "SONGOFSONGS", "MARYMAGDALENE", "PONTIUSPILATE", "HOLYGHOST"):
        assert word not in scripture.dictionary()


@pytest.mark.parametrize("word", ["HONORING", "SHOWING", "SAVIORS", "EXORCISES", "EVANGELIZED", "DEMONIACS", "ORPHANS"])
def test_TO_16_supplement_and_spellings_have_their_forms(word: str) -> None:
    assert word in scripture.dictionary()


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
