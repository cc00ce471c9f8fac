"""Links between two words (TO-13, TO-50), over the real text."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import scripture
from parlour.scripture.text import text, words

VOCABULARY = list(scripture.concordance())
NAMES = list(scripture.names())
LONG = ["LORD", "GOD", "ISRAEL", "KING", "SON", "MOSES", "DAVID", "GENESIS", "JORDAN", "PATMOS", "THE", "GO", "WENT"]
anything = st.one_of(st.sampled_from(VOCABULARY), st.sampled_from(NAMES), st.sampled_from(LONG))


def test_TO_50_two_words_in_one_verse() -> None:
    proof = scripture.connect("GOD", "LIGHT")[0]
    assert proof.kind == "same-verse"
    assert proof.references() == ("Genesis 1:3",)
    assert proof.claim == "GOD and LIGHT appear in the same verse"
    (passage,) = proof.passages
    assert passage.text == "And God said, Let there be light: and there was light."
    assert [passage.text[start:end] for start, end in passage.marks] == ["God", "light", "light"]


def test_TO_50_forms_count_as_the_word() -> None:
    """The verse that the rulebook has in mind: the angels that sinned."""
    references = [proof.references()[0] for proof in scripture.connect("GOD", "ANGEL", limit=20)]
    assert "2 Peter 2:4" in references
    assert scripture.connect("SMITE", "STONE")[0].kind == "same-verse"


def test_TO_50_two_neighbouring_verses() -> None:
    proof = scripture.connect("THOMAS", "NAILS")[0]
    assert proof.kind == "neighbours"
    assert proof.references() == ("John 20:24", "John 20:25")
    assert len(proof.passages) == 2


def test_TO_50_the_first_verse_of_all_has_one_neighbour() -> None:
    """There is nothing before Genesis 1:1, and the deep comes after."""
    for pair in (("CREATED", "DEEP"), ("DEEP", "CREATED")):
        found = [proof.references() for proof in scripture.connect(*pair, limit=9) if proof.kind == "neighbours"]
        assert ("Genesis 1:1", "Genesis 1:2") in found


def test_TO_50_verses_of_two_books_are_no_neighbours() -> None:
    """Genesis ends with a coffin, Exodus begins with names."""
    assert scripture.connect("COFFIN", "NAMES") == []


@pytest.mark.parametrize(
    ("one", "other", "kind", "sentence", "french"),
    [
        (
            "GAMALIEL",
            "OVERTHROW",
            "speaker",
            "Gamaliel says OVERTHROW: Acts 5:39.",
            "Gamaliel dit OVERTHROW\N{NO-BREAK SPACE}: Actes 5:39.",
        ),
        (
            "PATMOS",
            "ISLAND",
            "place",
            "PATMOS is an island: Revelation 1:9.",
            "PATMOS est une île\N{NO-BREAK SPACE}: Apocalypse 1:9.",
        ),
        (
            "GENESIS",
            "LADDER",
            "book",
            "LADDER appears in Genesis: Genesis 28:12.",
            "LADDER apparaît dans Genèse\N{NO-BREAK SPACE}: Genèse 28:12.",
        ),
    ],
)
def test_TO_50_facts_when_no_verse_has_both(one: str, other: str, kind: str, sentence: str, french: str) -> None:
    proof = scripture.connect(one, other)[0]
    assert proof.kind == kind
    assert proof.sentence() == sentence
    assert proof.sentence("fr") == french
    assert scripture.connect(other, one)[0].kind == kind


def test_TO_50_kin_that_no_verse_names_together() -> None:
    proof = scripture.connect("RUTH", "ABSALOM")[0]
    assert proof.kind == "kin"
    assert proof.sentence().startswith("Ruth is the great-great-grandmother of Absalom: ")
    assert proof.sentence("fr").startswith("Ruth est l’arrière-arrière-grand-mère d’Absalom")
    assert "Ruth 4:" in ", ".join(proof.references())


def test_TO_50_a_french_name_is_not_an_english_name() -> None:
    """ABIA is how French writes a name that the text writes ABIJAH."""
    assert scripture.connect("ABIA", "MOSES") == []


def test_TO_50_the_order_of_proofs() -> None:
    order = ["same-verse", "neighbours", "kin", "speaker", "place", "book"]
    for one, other in (("JORDAN", "RIVER"), ("DAVID", "LAMB"), ("KINGS", "CHARIOT"), ("JOB", "SATAN")):
        kinds = [order.index(proof.kind) for proof in scripture.connect(one, other, limit=500)]
        assert kinds == sorted(kinds)
        assert len(set(kinds)) > 1


@pytest.mark.parametrize(("one", "other"), [("THE", "GOD"), ("GOD", "UNTO"), ("AND", "THE"), ("SHALL", "MOSES")])
def test_TO_50_function_words_connect_with_nothing(one: str, other: str) -> None:
    assert scripture.connect(one, other) == []
    hindrance = scripture.bar(one, other)
    assert hindrance is not None and hindrance.rule == "TO-50"
    assert "helper word" in hindrance.message and "mot outil" in hindrance.text("fr")


@pytest.mark.parametrize(("one", "other"), [("GOD", "GOD"), ("GOD", "GODS"), ("WENT", "GOETH"), ("OX", "OXEN")])
def test_TO_50_a_word_never_connects_with_itself_or_a_form_of_itself(one: str, other: str) -> None:
    assert scripture.connect(one, other) == []
    assert str(scripture.bar(one, other)) == f"{one} and {other} are the same word, so they can’t be linked. (TO-50)"


def test_TO_50_words_outside_the_text_are_not_linked() -> None:
    assert scripture.connect("TRINITY", "GOD") == []
    assert scripture.bar("TRINITY", "GOD") is None
    assert scripture.connect("XYZZY", "QWERTY") == []
    assert scripture.closest("TRINITY", "GOD") == []


def test_TO_50_the_closest_passages_for_those_who_vote() -> None:
    assert scripture.connect("BABEL", "TOWER") == []
    near = scripture.closest("BABEL", "TOWER")
    assert [passage.reference for passage in near[0].passages] == ["Genesis 11:5", "Genesis 11:9"]
    assert near[0].apart == 4
    assert [one.apart for one in near] == sorted(one.apart for one in near)


def test_TO_50_well_known_verses_are_shown_first() -> None:
    assert scripture.connect("WORLD", "PERISH")[0].references() == ("John 3:16",)
    assert scripture.connect("SHEPHERD", "WANT")[0].references() == ("Psalm 23:1",)
    assert scripture.connect("FAITH", "HOPE")[0].references() == ("1 Corinthians 13:13",)


def test_TO_50_french_words_of_faith_and_french_references() -> None:
    proof = scripture.connect("PAIX", "AMOUR", language="fr")[0]
    assert proof.sentence("fr") == ("PAIX et AMOUR apparaissent dans le même verset\N{NO-BREAK SPACE}: Galates 5:22.")
    (passage,) = proof.passages
    assert [passage.text[start:end] for start, end in passage.marks] == ["love", "peace"]


@given(anything, anything)
@settings(max_examples=300, deadline=None)
def test_TO_50_every_proof_holds(one: str, other: str) -> None:
    kjv = text()
    for proof in scripture.connect(one, other, limit=8):
        assert proof.sentence() and proof.sentence("fr")
        match proof.kind:
            case "same-verse":
                (verse,) = proof.verses
                written = set(words(kjv.wording(verse)))
                assert written & set(scripture.family(one)) and written & set(scripture.family(other))
            case "neighbours":
                first, second = proof.verses
                assert second == first + 1 and kjv.book(first) == kjv.book(second)
            case "speaker":
                (verse,) = proof.verses
                assert set(words(kjv.wording(verse))) & set(scripture.family(proof.words[1]))
            case "book":
                assert kjv.book(proof.verses[0]) == int(proof.about)
        if proof.kind in ("same-verse", "neighbours"):
            assert all(passage.marks for passage in proof.passages)


@given(st.lists(anything, min_size=1, max_size=8), st.lists(anything, min_size=1, max_size=8))
@settings(max_examples=100, deadline=None)
def test_TO_50_batch_and_single_results_agree(candidates: list[str], board: list[str]) -> None:
    expected = [[bool(scripture.connect(one, other, limit=1)) for other in board] for one in candidates]
    assert scripture.connected(candidates, board) == expected


@given(anything, anything)
@settings(max_examples=200, deadline=None)
def test_TO_50_links_are_symmetric(one: str, other: str) -> None:
    there = [proof.kind for proof in scripture.connect(one, other, limit=1)]
    assert there == [proof.kind for proof in scripture.connect(other, one, limit=1)]


def test_TO_50_over_twelve_thousand_words_have_verses() -> None:
    assert sum(1 for word in VOCABULARY if scripture.family(word)) > 12_000
