"""Base forms of words, and the verdicts of MO-22 and TO-16 based on them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour import words
from parlour.data import grammar, word_table
from parlour.words import Form


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("RUNS", "RUN"),
        ("MAKING", "MAKE"),
        ("HACKED", "HACK"),
        ("SINGS", "SING"),
        ("JOKING", "JOKE"),
        ("SEEING", "SEE"),
        ("EXPECTED", "EXPECT"),
    ],
)
def test_MO_22_a_shorter_words_form_is_refused(word: str, base: str) -> None:
    refused = words.inflected(word)
    assert refused is not None
    assert refused.base == base


@pytest.mark.parametrize(
    "word", ["BUS", "GLASS", "RING", "KING", "BED", "RED", "EVENING", "MORNING", "WEDDING", "SAYING", "SHORTS"]
)
def test_MO_22_a_word_in_its_own_right_is_valid(word: str) -> None:
    assert words.inflected(word) is None


def test_MO_22_goes_by_form_and_not_by_spelling() -> None:
    assert words.inflected("FED") is None
    assert words.inflected("SANG") is None
    assert words.inflected("FEET") is None


@pytest.mark.parametrize("word", ["SURVIVED", "SURVIVING", "SURVIVES", "SURVIVE"])
def test_TO_16_every_tense_leads_to_its_verb(word: str) -> None:
    assert "SURVIVE" in words.bases(word)
    assert word in words.verb_forms("SURVIVE")


def test_TO_16_irregular_and_old_forms_too() -> None:
    assert {"SPAKE", "SPOKE", "SPOKEN", "SPEAKETH"} <= set(words.verb_forms("SPEAK"))


@pytest.mark.parametrize(
    ("form", "bases"),
    [
        ("SURVIVENT", ("SURVIVRE",)),
        ("SURVECURENT", ("SURVIVRE",)),
        ("CHEVAUX", ("CHEVAL",)),
        ("FUT", ("ETRE", "FUT")),
        ("OEUVRES", ("OEUVRE", "OEUVRER")),
        ("BELLES", ("BEAU",)),
    ],
)
def test_a_french_form_leads_to_its_base(form: str, bases: tuple[str, ...]) -> None:
    assert form in words.french()
    assert set(bases) <= set(words.bases(form, "fr"))


# Every person of every simple tense of one verb of each group, written by hand.
CONJUGATED = {
    "AIMER": (
        "AIME AIMES AIMONS AIMEZ AIMENT AIMAIS AIMAIT AIMIONS AIMIEZ AIMAIENT AIMAI AIMAS AIMA AIMAMES "
        "AIMATES AIMERENT AIMERAI AIMERAS AIMERA AIMERONS AIMEREZ AIMERONT AIMERAIS AIMERAIT AIMERIONS "
        "AIMERIEZ AIMERAIENT AIMASSE AIMASSES AIMAT AIMASSIONS AIMASSIEZ AIMASSENT AIMANT AIME AIMEE AIMES "
        "AIMEES"
    ),
    "BENIR": (
        "BENIS BENIT BENISSONS BENISSEZ BENISSENT BENISSAIS BENISSAIT BENIMES BENITES BENIRENT BENIRAI BENIRA "
        "BENISSE BENISSANT BENI BENIE BENIES"
    ),
    "SURVIVRE": (
        "SURVIS SURVIT SURVIVONS SURVIVEZ SURVIVENT SURVIVAIS SURVIVAIT SURVECUS SURVECUT SURVECUMES "
        "SURVECUTES SURVECURENT SURVIVRAI SURVIVRAS SURVIVE SURVECUSSE SURVIVANT SURVECU"
    ),
    "VENIR": (
        "VIENS VIENT VENONS VENEZ VIENNENT VENAIS VINS VINT VINMES VINTES VINRENT VIENDRAI VIENNE VINSSE VENU VENUE"
    ),
    "ETRE": (
        "SUIS ES EST SOMMES ETES SONT ETAIS ETAIT ETIONS FUS FUT FUMES FUTES FURENT SERAI SERA SOIS SOIT "
        "SOYONS FUSSE ETANT"
    ),
    "AVOIR": ("AI AS AVONS AVEZ ONT AVAIS EUS EUT EUMES EUTES EURENT AURAI AIE AIT AYONS EUSSE AYANT EU"),
    "MANGER": ("MANGEONS MANGEAIS MANGEAIT MANGEA MANGEAMES MANGEANT MANGERENT MANGEES"),
    "APPELER": ("APPELLE APPELLES APPELONS APPELLENT APPELAIT APPELLERA APPELA"),
}


@pytest.mark.parametrize("verb", list(CONJUGATED))
def test_TO_16_every_form_of_a_french_verb_is_a_word(verb: str) -> None:
    for form in CONJUGATED[verb].split():
        assert form in words.french(), form
        assert verb in words.bases(form, "fr"), form
        assert "verb" in words.parts_of_speech(form, "fr"), form


def test_TO_1_the_slip_of_the_french_rulebook_is_read_as_the_form_it_means() -> None:
    assert "SURVIVENT" in words.french() and "SURVECURENT" in words.french()
    assert "SURVECURRENT" not in words.french()


def test_french_symbols_and_fragments_are_not_words() -> None:
    assert not any(word in words.french() for word in ("KM", "JUSQU", "LORSQU", "CF", "HTTP"))


def test_AG_8_a_french_form_is_unfit_with_its_base_unless_shared() -> None:
    assert words.unfit("EMMERDAIENT", "fr")
    assert not words.unfit("VIOLES", "fr")  # also a form of VIOLE, the instrument
    assert not words.unfit("SALOPETTE", "fr")


def test_names_and_abbreviations_are_known() -> None:
    assert words.is_name("PARIS") and words.is_name("JERUSALEM")
    assert words.is_abbreviation("NATO") and words.is_abbreviation("USA")
    assert not words.is_name("LAMB") and not words.is_abbreviation("LASER")


def test_unknown_words_have_no_forms() -> None:
    assert words.forms("QXZ") == () and words.bases("QXZ", "fr") == () and words.verb_forms("QXZ") == ()


def test_a_word_under_its_own_heading_comes_first() -> None:
    assert words.forms("BETTER")[0] == Form("BETTER", "noun", "")
    assert Form("GOOD", "adjective", "comparative") in words.forms("BETTER")


letters = st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ", min_size=2, max_size=12)


@given(letters, st.lists(st.tuples(st.sampled_from("nvpsgd"), letters), max_size=4))
def test_notes_round_trip(word: str, ways: list[tuple[str, str]]) -> None:
    assert grammar.read(word, grammar.notes(word, ways)) == ways


alike = st.text("AB", min_size=2, max_size=7)  # words that share their first letters


@given(st.dictionaries(letters | alike, st.binary(max_size=20), max_size=80), letters | alike)
def test_tables_round_trip(values: dict[str, bytes], other: str) -> None:
    body, index = word_table.pack(values)
    packed = word_table.WordTable(memoryview(body), memoryview(index))
    assert dict(packed.items()) == values
    assert [word for word, _ in packed.items()] == sorted(values)
    for word in (*values, other, other + "A", other[:-1]):
        assert packed.get(word) == values.get(word)


@given(letters)
def test_any_letters_are_explained(word: str) -> None:
    for language in words.LANGUAGES:
        found = words.explain(word, language)
        assert found.bases == words.bases(word, language)
        assert found.sentences("en") and found.sentences("fr")
