"""Books, characters, lands and utterances (TO-34, TO-35)."""

import pytest

from parlour import scripture
from parlour.data import lists
from parlour.data.letters import fold
from parlour.scripture import canon, speech
from parlour.scripture.text import text

BOOKS = [book.word for book in scripture.books() if book.word]


def test_TO_34_there_are_66_books_with_abbreviations() -> None:
    found = scripture.books()
    assert [book.number for book in found] == list(range(1, 67))
    assert all(book.abbreviations for book in found)
    written = [canon._bare(short) for book in found for short in book.abbreviations]
    assert len(written) == len(set(written))


@pytest.mark.parametrize("word", BOOKS)
def test_TO_34_every_book_is_recognised(word: str) -> None:
    (proof,) = scripture.is_book(word)
    assert proof.sentence().startswith(f"{word} is a book of the Bible: ")
    assert proof.sentence("fr").startswith(f"{word} est un livre de la Bible")


@pytest.mark.parametrize("word", ["TOBIT", "MOSES", "SONGOFSOLOMON", "GOSPEL", "", "SAMUELS"])
def test_TO_34_other_words_are_not_books(word: str) -> None:
    assert scripture.is_book(word) == ()


@pytest.mark.parametrize(
    "word",
    ["PECHE", "NON", "SEL", "FER", "SIGNE", "SORT", "METTRE", "BELIER", "AINSI", "POULE", "ACACIA", "SUGGERER"],
)
def test_TO_34_a_common_word_is_no_name_because_english_has_both_in_one_spelling(word: str) -> None:
    """Sin is a desert, No a city, Mark a man: in French they have names of their own."""
    assert scripture.is_land(word, "fr") == scripture.is_character(word, "fr") == ()


@pytest.mark.parametrize("word", ["EMPEREUR", "DIABLE", "TOUTPUISSANT", "ISCARIOTE", "JESUSCHRIST", "MARC", "LOT"])
def test_TO_34_who_has_a_title_for_a_name_is_a_character(word: str) -> None:
    assert scripture.is_character(word, "fr")


def test_TO_34_numbers_of_books_drop() -> None:
    assert scripture.is_book("SAMUEL")[0].sentence() == "SAMUEL is a book of the Bible: 1 Samuel, 2 Samuel."


@pytest.mark.parametrize(
    ("written", "reference"),
    [
        ("Gen 1:1", "Genesis 1:1"),
        ("gen. 1.1", "Genesis 1:1"),
        ("1 Cor 13:4", "1 Corinthians 13:4"),
        ("Psalms 23:1", "Psalm 23:1"),
        ("Song of Songs 2:1", "Song of Solomon 2:1"),
        ("3 Jn 1:14", "3 John 1:14"),
        ("Rev 22:21", "Revelation 22:21"),
    ],
)
def test_full_and_short_references_are_parsed(written: str, reference: str) -> None:
    verse = scripture.find_verse(written)
    assert verse is not None
    assert scripture.reference(verse) == reference


@pytest.mark.parametrize("written", ["", "Gen", "Gen 51:1", "Tobit 1:1", "1:1", "Genesis 1:32", "Genesis one:two"])
def test_invalid_references_give_none(written: str) -> None:
    assert scripture.find_verse(written) is None


def test_every_verse_is_found_by_its_reference() -> None:
    kjv = text()
    assert all(scripture.find_verse(kjv.reference(verse)) == verse for verse in range(0, len(kjv), 37))


def test_TO_34_there_are_at_least_900_places_each_with_a_verse() -> None:
    found = scripture.all_places()
    assert len({place.word for place in found}) >= 900
    kjv = text()
    for place in found:
        assert place.word in [fold(part) for part in kjv.wording(place.verse).replace("’s", "").split()]


def test_TO_34_a_land_is_proved_by_its_verse() -> None:
    (proof,) = scripture.is_land("PATMOS")
    assert (proof.kind, proof.sentence()) == ("land", "PATMOS is an island: Revelation 1:9.")
    assert proof.sentence("fr") == "PATMOS est une île\N{NO-BREAK SPACE}: Apocalypse 1:9."
    assert scripture.is_land("MOSES") == ()


@pytest.mark.parametrize("word", ["GOD", "JESUS", "GABRIEL", "MICHAEL", "SATAN", "APOLLYON", "BEELZEBUB"])
def test_TO_34_spirit_creatures_are_characters(word: str) -> None:
    assert scripture.is_character(word)[0].kind == "character"


@pytest.mark.parametrize("word", ["MOSES", "RUTH", "PETER", "CEPHAS", "ZELOPHEHAD", "BATHSHEBA"])
def test_TO_34_persons_are_characters(word: str) -> None:
    assert scripture.is_character(word)


@pytest.mark.parametrize("word", ["JERUSALEM", "LAMB", "LEVITICUS", "PIERRE", "LONDON"])
def test_TO_34_other_words_are_not_characters(word: str) -> None:
    assert scripture.is_character(word) == ()


def test_TO_35_words_of_jesus() -> None:
    (proof, *_) = scripture.uttered("MUSTARD")
    assert proof.about == "Jesus"
    assert proof.sentence().startswith("Jesus says MUSTARD: ")
    assert "Jésus" in proof.sentence("fr")


def test_TO_35_words_of_others() -> None:
    assert [proof.about for proof in scripture.uttered("RINGLEADER")] == ["Tertullus"]
    assert "Deborah" in [proof.about for proof in scripture.uttered("BUTTER", limit=20)]


def test_TO_35_forms_count_and_proper_nouns_do_not() -> None:
    assert scripture.uttered("SPIN")[0].about == "Jesus"
    for word in ("JERUSALEM", "ABRAHAM", "JORDAN", "ISRAEL"):
        assert scripture.uttered(word) == ()


def test_TO_35_narrated_words_are_not_utterances() -> None:
    assert scripture.uttered("FRANKINCENSE", limit=50)
    assert "Matthew 2:11" not in [proof.references()[0] for proof in scripture.uttered("FRANKINCENSE", limit=50)]
    assert scripture.uttered("DOXOLOGY") == ()


def test_TO_35_there_are_at_least_1500_verses_of_others_in_the_table() -> None:
    jesus = speech.speaker_numbers("JESUS")
    assert len(jesus) == 1
    others = {
        verse for verse, who in zip(speech._speeches().verses, speech._speeches().who, strict=True) if who not in jesus
    }
    assert len(others) >= 1_500
    assert speech.verses_spoken_by(jesus[0]).bit_count() >= 1_900


def test_TO_35_every_speaker_has_a_french_name_or_the_same() -> None:
    table = [line.split("\t") for line in lists.lines("speakers-fr.tsv")]
    speakers = speech._speeches().speakers
    assert [english for english, _ in table if english not in speakers] == []
    listed = {english for english, _ in table}
    assert [one for one in speakers if one not in listed and not one[0].isupper()] == []


@pytest.mark.parametrize("name", ["EPHESDAMMIM", "ZAANANNIM"])
def test_TO_34_what_the_text_does_not_call_a_field_or_a_city_is_a_place(name: str) -> None:
    assert [place.kind for place in scripture.places(name)] == ["place"]
