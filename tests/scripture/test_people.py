"""Persons, and the table they come from."""

import re
from collections import Counter
from pathlib import Path

import pytest

from parlour import data, scripture
from parlour.cli.report_people import recall_of_kin
from parlour.data.letters import fold
from parlour.scripture import UnknownPerson, person, persons
from parlour.scripture.people import register
from parlour.scripture.references import cite
from parlour.scripture.text import text

PERSONS = register().persons
FACTS = register().facts


def words_of(verses: tuple[int, ...]) -> set[str]:
    tokens = (re.findall(r"[^\W\d_]+(?:[-’'][^\W\d_]+)*", text().wording(verse)) for verse in verses)
    return {fold(re.sub("’s?$", "", token)) for group in tokens for token in group}


def named_in(who: scripture.Person, verses: tuple[int, ...]) -> bool:
    words = words_of(verses)
    return any(all(fold(part) in words for part in name.split()) for name in who.names)


def test_there_are_enough_persons() -> None:
    kinds = Counter(fact.kind for fact in FACTS)
    assert len(PERSONS) >= 1500
    assert kinds["father"] + kinds["mother"] >= 1500
    assert kinds["wife"] + kinds["husband"] >= 80
    assert sum(bool(who.french[0]) for who in PERSONS) >= 1200
    assert data.manifest().counts["persons"] == len(PERSONS)


def test_every_person_is_named_in_the_verse_that_is_cited() -> None:
    assert [who.id for who in PERSONS if not named_in(who, who.verses)] == []


def test_every_fact_is_cited_where_both_are_named() -> None:
    lacking = [
        (fact.who.id, fact.kind, fact.whose.id, cite(fact.verses))
        for fact in FACTS
        if not (named_in(fact.who, fact.verses) and named_in(fact.whose, fact.verses))
    ]
    assert lacking == []


def test_french_names_are_in_latin_letters_and_playable() -> None:
    odd = [name for who in PERSONS for name in who.french if len(fold(name)) < 2 or not name[0].isupper()]
    assert odd == []


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("MARY", {"mary", "mary.magdalene", "mary.bethany", "mary.joses", "mary.mark", "mary.rome"}),
        ("JAMES", {"james", "james.alphaeus", "james.lord", "james.less"}),
        ("JOHN", {"john", "john.baptist", "mark"}),
        ("SIMON", {"simon", "simon.zealot", "simon.cyrene", "simon.leper", "simon.tanner", "simon.sorcerer"}),
        ("JUDAS", {"judas", "judas.lord", "judas.galilee", "judah", "lebbaeus"}),
        ("JOSEPH", {"joseph", "joseph.mary", "joseph.arimathaea", "joseph.barsabas"}),
        ("ZECHARIAH", {"zechariah", "zechariah.jehoiada", "zechariah.jeberechiah"}),
        ("HEROD", {"herod", "herod.tetrarch", "herod.agrippa"}),
    ],
)
def test_namesakes_are_kept_apart(name: str, ids: set[str]) -> None:
    assert ids <= {who.id for who in persons(name)}


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("ABRAM", "abraham"),
        ("ISRAEL", "jacob"),
        ("PETER", "simon"),
        ("Pierre", "simon"),
        ("SAUL", "saul"),
        ("NOÉ", "noah"),
        ("Ézéchias", "hezekiah"),
        ("bath-sheba", "bath-sheba"),
        ("JESUS", "jesus"),
        ("JACQUES", "james"),
    ],
)
def test_other_names_and_spellings_find_the_person(name: str, id: str) -> None:
    assert person(name).id == id


def test_an_unknown_person_gives_similar_names() -> None:
    with pytest.raises(UnknownPerson, match="Did you mean Ruth"):
        person("RUHT")
    with pytest.raises(UnknownPerson) as refused:
        person("XYZZYX")
    assert refused.value.text("fr") == "Personne ne s’appelle «\u00a0XYZZYX\u00a0» dans la Bible."
    assert persons("LAMB") == ()


def test_recall_is_measured_by_names_and_verses(tmp_path: Path) -> None:
    reference = tmp_path / "people.csv"
    reference.write_text(
        "personLookup,name,alsoCalled,father,mother,verses\n"
        'jesse_1,Jesse,,,,"Ruth.4.17,Ruth.4.22"\n'
        'david_1,David,,jesse_1,,"Ruth.4.22,1Sam.16.13"\n'
        "god_1,God,,,,Gen.1.1\n"
        'other_1,David,,jesse_1,,"Rev.22.16,Rev.5.5"\n',
        encoding="utf-8",
    )
    assert list(recall_of_kin(reference)) == [
        "  kin, persons named in two verses or more: 1 of 2 pairs of parent and child, recall 0.500",
        "  kin, all persons: 1 of 2 pairs of parent and child, recall 0.500",
    ]
