"""French words with all their forms, their bases, and which of them are names."""

from __future__ import annotations

import re
from collections import defaultdict

from parlour.data import affixes, grammar, lists, word_table
from parlour.data.archives import Archive
from parlour.data.letters import fold, is_word
from parlour.data.part_builder import OwnList, Part, PartBuilder, PartResult

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

_PLAIN = re.compile(r"[a-zà-öø-ÿœ]+")
_NAME = re.compile(r"[A-ZÀ-ÖØ-ÞŒ][a-zà-öø-ÿœ]+")
# KEEPCASE marks unit symbols, NOSUGGEST fragments such as `jusqu`.
_NO_WORD = {"||", "--"}
_VERB = re.compile(r"[a-fi-z][0-9A-Z]|[pq][+.]")
_NOUN = re.compile(r"[A-Z][.+=a-z]")

# A word is a form of itself or of another word: of a verb, of a noun or adjective, as an adverb, or as any other word.
VERB, NOUN, ADVERB, OTHER = "v", "n", "r", "o"

FORMS = PartResult[dict[str, set[tuple[str, str]]]]("French forms")
"""Every French word with its forms and bases."""


def way(flag: str) -> str | None:
    """How a flag derives a form; None for flags that only add an apostrophe."""
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


def _compile(builder: PartBuilder) -> None:
    members = builder.members(DICTIONARY, "index.aff", "index.dic")
    dictionary = members["index.dic"].decode()
    found = expand(members["index.aff"].decode(), dictionary)
    proper = names(dictionary)
    builder.took(DICTIONARY, forms=len(found), names=len(proper))
    for word in lists.words("french-removed.txt"):
        found.pop(word, None)
    for word in lists.words("french-added.txt"):
        found.setdefault(word, {(OTHER, word)})
    builder.provide(FORMS, found)
    words = builder.word_list("french", found)
    builder.word_list("french-names", proper)
    unfit = lists.matching("unfit-fr.txt", words)
    # The list names a verb once: its forms are included, unless they are forms of another word too.
    builder.word_list("unfit-fr", (word for word, ways in found.items() if {base for _, base in ways} <= unfit))
    body, index = word_table.pack({word: grammar.notes(word, sorted(ways)) for word, ways in found.items()})
    builder.section("grammar/fr", body)
    builder.section("grammar/fr-index", index)


PART = Part(
    step="French words",
    archives=(DICTIONARY,),
    lists=(
        OwnList("french-added.txt", "Words added to the French list."),
        OwnList("french-removed.txt", "Entries of the French dictionary that are no words."),
        OwnList("unfit-fr.txt", "French words that bots and hints leave alone (AG-8), as patterns."),
    ),
    counts={
        "french": "French words, with all forms of verbs, nouns and adjectives",
        "french-names": "French words that are only written with a capital",
        "unfit-fr": "French words that bots and hints leave alone (AG-8)",
    },
    compile=_compile,
)
