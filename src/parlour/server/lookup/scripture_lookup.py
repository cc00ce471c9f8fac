"""Lookup in the Bible: verses of a word, what it names, and links with another word."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from parlour import scripture
from parlour.data.letters import fold
from parlour.scripture import kinship, speech, verses
from parlour.scripture.episode_table import Episode
from parlour.scripture.forms import family
from parlour.scripture.links import closest
from parlour.scripture.people import Fact, Person
from parlour.scripture.proofs import Proof, told_once
from parlour.scripture.references import book_name, cite, reference
from parlour.scripture.relations import FACTS, Kinship, Relation, fact_sentence
from parlour.scripture.text import text, tokens
from parlour.scripture.translation import in_english
from parlour.server.games import game_with
from parlour.server.types.lookup import (
    BookCount,
    ConnectionFound,
    Household,
    MarkedVerse,
    Namesake,
    Nearby,
    NextOfKin,
    Relationship,
    ShownProof,
    Story,
    VersesFound,
)
from parlour.words import Language

VERSES = 8
"""Verses per page."""
PERSONS = 12
"""Maximum namesakes that are shown, and maximum KIN of each kind for a person: thirty persons are called Zechariah."""
KIN = 30
STORIES = 8
"""Maximum episodes of a response."""
PROOFS = 6
_SAID = 3
_COMPARED = 60  # sayings of a word, of which each speaker's first is shown
_RELATIONS = 3


# Verses


def found(word: str, language: Language, reader: str, skip: int = 0, book: int = 0) -> VersesFound:
    """A page of the verses with the word or a form of it."""
    english = in_english(word, language)
    everywhere = 0
    for one in english:
        everywhere |= verses.verses_of(one)
    counts = tuple(
        BookCount(number=number, name=book_name(number, reader), count=(everywhere & within).bit_count())
        for number, within in enumerate(verses.books(), 1)
        if everywhere & within
    )
    asked = everywhere & verses.books()[book - 1] if book else everywhere
    known = asked & verses.well_known()
    ordered = (verse for part in (known, asked & ~known) for verse in _numbers(part))
    forms = _forms(english)
    return VersesFound(
        total=asked.bit_count(),
        verses=tuple(_marked(verse, forms, reader) for verse in islice(ordered, skip, skip + VERSES)),
        books=counts,
    )


def _numbers(among: int) -> Iterator[int]:
    """The verses of a set that may be large: GOD is in four thousand."""
    bits = bin(among)[:1:-1]
    place = bits.find("1")
    while place >= 0:
        yield place
        place = bits.find("1", place + 1)


def _forms(english: Iterable[str]) -> frozenset[str]:
    return frozenset(form for one in english for form in family(one))


def _marked(verse: int, forms: frozenset[str], reader: str) -> MarkedVerse:
    wording = text().wording(verse)
    marks = tuple((start, end) for token, start, end in tokens(wording) if token in forms)
    return MarkedVerse(reference=reference(verse, reader), text=wording, marks=marks)


# Episodes


def stories(word: str, language: Language, reader: str) -> tuple[tuple[Story, ...], int]:
    """The first episodes to which the word belongs, and how many there are."""
    found = _episodes(in_english(word, language))
    return tuple(_story(one, reader) for one in found[:STORIES]), len(found)


def verse_and_story(word: str, language: Language, reader: str) -> tuple[MarkedVerse | None, Story | None]:
    """A verse of the word and the episode in which it is: the episode most about the word of those that have a
    well-known verse of it, else of those that have any. Its forms count only if the text lacks the word itself."""
    english = in_english(word, language)
    standing = verses.of(verse for one in english for verse in text().verses(one))
    if not standing:
        for one in english:
            standing |= verses.verses_of(one)
    about = _episodes(english)
    for among in (standing & verses.well_known(), standing):
        for episode in about:
            if within := among & episode.verses:
                verse = min(_numbers(within), key=lambda verse: (len(text().wording(verse)), verse))
                return _marked(verse, _forms(english), reader), _story(episode, reader)
    return None, _story(about[0], reader) if about else None


def _episodes(english: Iterable[str]) -> list[Episode]:
    """Those to which one of the words belongs, the most important first."""
    return list(dict.fromkeys(episode for one in english for episode in scripture.episodes(one)))


def _story(episode: Episode, reader: str) -> Story:
    return Story(
        title=episode.title(reader),
        reference=episode.reference(reader),
        people=tuple(person.name(reader) for person in episode.people),
    )


# What a word names


def claims(word: str, language: Language, reader: str) -> tuple[ShownProof, ...]:
    """The book, place or being it names, and its speakers."""
    proofs = (
        *scripture.is_book(word, language),
        *scripture.is_land(word, language),
        *(scripture.is_character(word, language) if not people(word, language) else ()),
        *_sayings(word, language),
    )
    return tuple(_shown(proof, reader) for proof in proofs)


def _sayings(word: str, language: Language) -> tuple[Proof, ...]:
    """Who says the word, each speaker once."""
    once: dict[str, Proof] = {}
    for proof in scripture.uttered(word, _COMPARED, language):
        once.setdefault(proof.about, proof)
    return tuple(islice(once.values(), _SAID))


def spoken(word: str, language: Language) -> int:
    """Number of verses spoken by persons of that name."""
    said = 0
    for number in {number for one in in_english(word, language) for number in speech.speaker_numbers(one)}:
        said |= speech.verses_spoken_by(number)
    return said.bit_count()


def people(word: str, language: Language) -> tuple[Person, ...]:
    """All persons of that name in that language, the best known first."""
    return tuple(
        person
        for person in scripture.persons(word)
        if any(fold(name) == word for name in (person.names if language == "en" else person.french))
    )


def namesakes(everybody: Iterable[Person], reader: str) -> tuple[Namesake, ...]:
    """The first of them, each with parents, wives or husbands, and children."""
    return tuple(_namesake(person, reader) for person in islice(everybody, PERSONS))


def _namesake(person: Person, reader: str) -> Namesake:
    known = kinship.family()
    stated = [fact for pair, facts in known.stated.items() if person in pair for fact in facts]
    heavenly = [fact for fact in stated if fact.kind == "heavenly-father" and fact.whose is person]
    concubines = [fact for fact in stated if fact.kind == "concubine"]
    beside = [*known.spouses[person], *((fact.whose if fact.who is person else fact.who, fact) for fact in concubines)]
    names = person.french if reader == "fr" else person.names
    return Namesake(
        id=person.id,
        name=names[0],
        names=names[1:],
        who=kinship.who(person, reader),
        reference=cite(person.verses[:1], reader),
        parents=_kin(((fact.who, fact) for fact in (*known.parents[person], *heavenly)), person, reader),
        siblings=tuple(_siblings(person, reader)),
        households=tuple(_households(person, beside, reader)),
    )


def _households(person: Person, beside: Iterable[tuple[Person, Fact]], reader: str) -> Iterator[Household]:
    """Children with their other parent, if known."""
    known = kinship.family()
    partners = {other.id: other for other, _ in beside}
    children: dict[str, list[tuple[Person, Fact]]] = {}
    for fact in islice(known.children[person], KIN):
        parents = (other.who.id for other in known.parents[fact.whose] if other.who is not person)
        by = next((id for id in parents if id in partners), "")
        children.setdefault(by, []).append((fact.whose, fact))
    for partner in _kin(beside, person, reader):
        yield Household(partner=partner, children=_kin(children.get(partner.id, ()), person, reader))
    if "" in children:
        yield Household(partner=None, children=_kin(children[""], person, reader))


def _siblings(person: Person, reader: str) -> Iterator[NextOfKin]:
    """Siblings and half-siblings, with their relation."""
    for other, chain in islice(kinship.family().siblings(person), KIN):
        relation = kinship.relations((other,), (person,))[0]
        verses = dict.fromkeys(verse for fact in chain for verse in fact.verses)
        yield NextOfKin(
            id=other.id, name=other.name(reader), relation=relation.word(reader), reference=cite(verses, reader)
        )


def _kin(near: Iterable[tuple[Person, Fact]], person: Person, reader: str) -> tuple[NextOfKin, ...]:
    once: dict[Person, Fact] = {}
    for other, fact in near:
        once.setdefault(other, fact)
    return tuple(
        NextOfKin(
            id=other.id,
            name=other.name(reader),
            relation=Relation(other, person, _tie(fact, other), (fact,)).word(reader),
            reference=cite(fact.verses, reader),
        )
        for other, fact in islice(once.items(), KIN)
    )


def _tie(fact: Fact, other: Person) -> Kinship:
    """The relation of the other person by that fact."""
    return FACTS[fact.kind] if fact.who is other else FACTS[fact.kind].inverse


# Two words


def connection(word: str, other: str, language: Language, reader: str) -> ConnectionFound:
    """Their links, best first; without a link, the closest passages."""
    bar = scripture.bar(word, other, language)
    proofs = [] if bar else scripture.connect(word, other, limit=8 * PROOFS, language=language)
    proofs = list(told_once(proof for proof in proofs if proof.kind != "kin"))  # these are told apart
    related = () if bar else _of_the_same(kinship.relations(people(word, language), people(other, language)))
    nearest = () if bar or proofs or related else closest(word, other, language=language)
    return ConnectionFound(
        word=word,
        other=other,
        language=language,
        barred=bar.text(reader) if bar else "",
        rule=bar.rule if bar else "",
        rule_of=game_with(bar.rule) if bar else "",
        proofs=tuple(_shown(proof, reader) for proof in islice(proofs, PROOFS)),
        kin=tuple(
            Relationship(
                claim=relation.claim(reader), steps=tuple(fact_sentence(fact, reader) for fact in relation.chain)
            )
            for relation in islice(related, _RELATIONS)
        ),
        nearest=tuple(Nearby(apart=near.apart, verses=tuple(_cited(near.passages, reader))) for near in nearest),
    )


def _of_the_same(relations: tuple[Relation, ...]) -> tuple[Relation, ...]:
    """Of several namesakes, the pair with the best proof: Jacob is Leah's husband, another Jacob a descendant."""
    return tuple(one for one in relations if (one.who, one.whose) == (relations[0].who, relations[0].whose))


def _shown(proof: Proof, reader: str) -> ShownProof:
    written = (
        MarkedVerse(reference=where, text=passage.text, marks=passage.marks)
        for where, passage in zip(proof.references(reader), proof.passages, strict=True)
    )
    return ShownProof(
        kind=proof.kind,
        strength=proof.strength,
        sentence=proof.sentence(reader),
        title=proof.title(reader),
        verses=tuple(written),
    )


def _cited(passages: Iterable[scripture.Marked], reader: str) -> Iterator[MarkedVerse]:
    for passage in passages:
        verse = scripture.find_verse(passage.reference)
        where = passage.reference if verse is None else reference(verse, reader)
        yield MarkedVerse(reference=where, text=passage.text, marks=passage.marks)
