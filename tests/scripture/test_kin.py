"""Kinship between two persons (TO-36)."""

import doctest
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.scripture import Relation, kin, related
from parlour.scripture.kinship import family
from parlour.scripture.people import register
from parlour.scripture.relations import Kinship, Meaning, meanings, name

NBSP = "\u00a0"

related_persons = st.sampled_from(sorted(who.id for who in family().kin_group))


@st.composite
def near_persons(draw: st.DrawFn) -> tuple[str, str]:
    """Two persons, mostly from one group of relatives and a few steps apart."""
    one = register().by_id[draw(related_persons)]
    other = one
    for _ in range(draw(st.integers(1, 5))):
        known = family()
        steps = [fact.who for fact in known.parents[other]] + [fact.whose for fact in known.children[other]]
        steps += [spouse for spouse, _ in known.spouses[other]]
        if steps:
            other = draw(st.sampled_from(steps))
    return one.id, other.id


def test_TO_36_great_grandmother_with_the_chain() -> None:
    best = kin("RUTH", "DAVID")[0]
    assert best.word() == "great-grandmother"
    assert best.word("fr") == "arrière-grand-mère"
    assert [(fact.who.id, fact.kind, fact.whose.id) for fact in best.chain] == [
        ("ruth", "mother", "obed"),
        ("obed", "father", "jesse"),
        ("jesse", "father", "david"),
    ]
    assert best.sentence("fr") == (
        f"Ruth est l’arrière-grand-mère de David{NBSP}: Ruth est la mère d’Obed (Ruth 4:13, 17), "
        "Obed est le père d’Isaï (Ruth 4:17), Isaï est le père de David (Ruth 4:22)."
    )


@given(near_persons())
def test_TO_36_both_ways_are_inverse(pair: tuple[str, str]) -> None:
    there, back = kin(*pair), kin(*reversed(pair))
    assert sorted(relation.kinship for relation in there) == sorted(relation.kinship.inverse for relation in back)
    assert all(relation.kinship.inverse.inverse == relation.kinship for relation in there)


@given(near_persons())
def test_TO_36_the_chain_leads_from_one_to_the_other(pair: tuple[str, str]) -> None:
    for relation in kin(*pair):
        reached = {relation.who}
        left = list(relation.chain)
        while joined := [fact for fact in left if fact.who in reached or fact.whose in reached]:
            reached |= {person for fact in joined for person in (fact.who, fact.whose)}
            left = [fact for fact in left if fact not in joined]
        assert relation.whose in reached
        assert left == []
        assert relation.references


@given(near_persons())
def test_TO_36_displayed_terms_parse_and_hold(pair: tuple[str, str]) -> None:
    for relation in kin(*pair):
        for language in ("en", "fr"):
            word = relation.word(language)
            if relation.kinship.removed:
                continue  # nobody types "once removed"; "cousin" covers it
            assert any(meaning.fits(relation.kinship, relation.who.sex) for meaning in meanings(word)), word
            assert related(relation.who.id, word, relation.whose.id) is not None
            assert relation.who.name(language) in relation.sentence(language)


@given(near_persons())
def test_TO_36_sex_is_respected(pair: tuple[str, str]) -> None:
    for relation in kin(*pair):
        if relation.kinship.kind not in ("co-wife", "cousin", "ancestor", "descendant"):
            other = {"m": "f", "f": "m"}[relation.who.sex]
            assert not any(
                meaning.fits(relation.kinship, other) and meaning.fits(relation.kinship, relation.who.sex)
                for meaning in meanings(relation.word())
            )


def test_nobody_is_their_own_ancestor() -> None:
    known = family()
    for person in register().persons:
        for fact in known.parents[person]:
            assert person not in known.above(fact.who)


def test_nobody_is_kin_to_themselves() -> None:
    assert kin("ruth", "ruth") == ()


def test_all_namesakes_count_and_the_closest_comes_first() -> None:
    found = kin("TAMAR", "ABSALOM")
    assert [(relation.who.id, relation.word()) for relation in found] == [
        ("tamar.absalom", "daughter"),
        ("tamar.david", "sister"),
        ("tamar", "foremother"),
    ]


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("father", ("ancestor", 1, "m")),
        ("Great Grand Father", ("ancestor", 3, "m")),
        ("great-great-great-grandmother", ("ancestor", 5, "f")),
        ("ARRIÈRE-ARRIÈRE-PETITE-FILLE", ("descendant", 4, "f")),
        ("bisaïeul", ("ancestor", 3, "m")),
        ("aïeul", ("ancestor", 2, "m")),
        ("great-aunt", ("uncle", 2, "f")),
        ("arrière-grand-oncle", ("uncle", 3, "m")),
        ("petit neveu", ("nephew", 2, "m")),
        ("belle sœur", ("sibling-in-law", 1, "f")),
        ("beau-père", ("parent-in-law", 1, "m")),
        ("beau-père", ("step-parent", 1, "m")),
        ("épouse", ("spouse", 1, "f")),
        ("femme", ("spouse", 1, "f")),
        ("gendre", ("child-in-law", 1, "m")),
        ("bru", ("child-in-law", 1, "f")),
        ("son in law", ("child-in-law", 1, "m")),
        ("second cousin", ("cousin", 2, "m")),
        ("ancêtre", ("ancestor", 0, "m")),
    ],
)
def test_TO_36_words_that_players_type(word: str, meant: tuple[str, int, str]) -> None:
    assert Meaning(*meant) in meanings(word)


@pytest.mark.parametrize("word", ["shepherd", "", "great", "great-son", "arrière-mère", "great-cousin", "in-law"])
def test_TO_36_other_words_mean_no_relation(word: str) -> None:
    assert meanings(word) == ()


@pytest.mark.parametrize("sex", ["m", "f"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_kinship_has_a_term(sex: str, language: str) -> None:
    kinships = {Kinship("ancestor", degree) for degree in range(1, 80)}
    kinships |= {Kinship("uncle", degree) for degree in (1, 2, 3)} | {Kinship("cousin", 3, 2), Kinship("cousin", 2, 0)}
    kinships |= {Kinship(kind) for kind in ("sibling", "half-sibling", "spouse", "parent-in-law", "sibling-in-law")}
    kinships |= {Kinship(kind) for kind in ("step-parent", "step-sibling", "guardian", "concubine")}
    assert all(name(kinship, sex, language) and name(kinship.inverse, sex, language) for kinship in kinships)


def test_a_stated_relation_is_not_passed_on() -> None:
    """God is the father of Jesus (Mark 1:1), but not of James, nor the grandfather of Cain."""
    assert related("GOD", "father", "JESUS") is not None
    assert related("GOD", "father", "james.lord") is None
    assert related("GOD", "grandfather", "CAIN") is None


def test_a_relation_of_one_fact_is_one_clause() -> None:
    found = related("JESSE", "father", "DAVID")
    assert isinstance(found, Relation)
    assert found.sentence() == "Jesse is the father of David (Ruth 4:22)."


def test_the_docs_page_is_right() -> None:
    page = Path(__file__).parents[2] / "docs" / "scripture.md"
    outcome = doctest.testfile(str(page), module_relative=False)
    assert outcome.attempted > 0
    assert outcome.failed == 0
