"""French scripture data: translations of each French word in the text, and the French game dictionary.

Words, places and peoples come from the French tables, persons from the table of persons. All forms of a translated
word are in the dictionary (TO-16: the conjugated form itself has to be there).

Several French words may be tied to one English word. A tie is *loose* if readers would seldom expect the French word
where the English one stands, by how common it is beside the others: HAND is *main*, and *poignet* now and then. Words
that French Bibles use (*nuée* for CLOUD) are listed, and their ties are firm.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher

from parlour.data import french_table, lists, word_table
from parlour.data.errors import DataError
from parlour.data.french_table import KINDS, LOOSE, NAME
from parlour.data.keyed import STEPS
from parlour.data.letters import fold, is_word
from parlour.data.part_builder import OwnList, Part, PartBuilder
from parlour.data.parts import senses
from parlour.data.parts.dictionary import GRAMMAR, Grammar
from parlour.data.parts.french import ADVERB, COMMON_FRENCH, FORMS, NOUN, OTHER, VERB
from parlour.data.parts.kjv import CONCORDANCE, Concordance
from parlour.data.parts.people import PERSONS

# How a word of the French dictionary may be a form of a word of the table.
_WAYS = {"n": {NOUN}, "a": {NOUN}, "v": {VERB}, "r": {ADVERB}, "g": set[str]()}
_LONGEST = 255  # longest value of a table in bytes
_LEAST_SHARE = 0.1  # of the uses of all French words tied to an English one, those of a word that is not loosely tied
_UNLIKE, _SPELLING, _ALIKE = 0.4, 0.7, 0.9  # parts of the letters that two names have in common
_FEW = 30  # verses: every French word for a rare English one brings its passage to mind

Translations = dict[str, list[tuple[str, list[str]]]]
"""French word → for each of its meanings the kind and the English words. Two words may have the same letters."""


def _compile(builder: PartBuilder) -> None:
    vocabulary, known = builder.words["vocabulary"], builder.words["french"]
    translations: Translations = defaultdict(list)
    for entry in french_table.words():
        for english in entry.tied:
            word, _, meant = english.partition(french_table.SENSE)
            if word not in vocabulary or (meant and meant not in _labels(word, builder[GRAMMAR])):
                raise DataError(f"{french_table.FOLDER}: {english}, for {entry.written}, is no word of the text")
        translations[entry.word].append((KINDS[entry.kind], list(entry.tied)))
    translated = frozenset(translations)
    names = _names(builder, translations)
    words = set(translated)
    for form, ways in builder[FORMS].items():
        if any(base in translated and way in _ways(_kinds(translations[base])) for way, base in ways):
            words.add(form)
    ended = {form for word in translated for form in french_table.endings(word, _kinds(translations[word]))}
    words |= ended & known
    printed = lists.words(french_table.RULEBOOK)
    builder.word_list("french-table", words)
    builder.word_list("french-table-names", names)
    builder.word_list("french-rulebook", printed)
    builder.word_list("french-dictionary", words | names | printed)
    loose = _loose(translations, _uses(builder), builder[CONCORDANCE])
    packed = {word: _packed(word, kinds, loose) for word, kinds in translations.items()}
    body, index = word_table.pack(packed)
    builder.section("french/ties", body)
    builder.section("french/ties-index", index)
    builder.count("french-entries", sum(1 for _ in french_table.words()))
    builder.count("french-known", len(translated & known))


def _labels(english: str, grammar: Grammar) -> frozenset[str]:
    """The names that `senses.tsv` gives to senses of a word."""
    known = senses.table()
    kinds = (
        kind
        for base in grammar.bases(english)
        for kind in (*known.by_number.get(base, {}).values(), known.rest.get(base, ""))
    )
    return frozenset(label for _, _, label in (kind.partition(" ") for kind in kinds) if label)


def _kinds(meanings: list[tuple[str, list[str]]]) -> list[str]:
    return list(dict.fromkeys(kind for kind, _ in meanings))


def _ways(kinds: Iterable[str]) -> set[str]:
    return {way for kind in kinds for way in _WAYS.get(kind, ())}


def _names(builder: PartBuilder, translations: Translations) -> frozenset[str]:
    """Adds the names and returns those that may be played: names of two words may not."""
    rows: list[tuple[str, tuple[str, ...]]] = []
    # The best-known person of a name has a bare id. Another who is called so besides has other names in French: the
    # text calls Joshua Jesus (Hebrews 4:8), but JOSUE is not JESUS.
    best_known = {fold(person.names[0]): person.id for person in builder[PERSONS].rows if "." not in person.id}
    usually = {fold(person.french[0]): person.id for person in builder[PERSONS].rows if "." not in person.id}
    for person in builder[PERSONS].rows:
        for written, called in pairs(person.names, person.french):
            name = fold(written)
            besides = name != fold(person.names[0]) and best_known.get(name, person.id) != person.id
            if " " not in written and not besides:
                rows.append((name, (called,)))
        # Other French spellings of the usual name stand where it does, if they are nobody else's usual name: Coré is
        # Koré, but Saul is not Paul.
        usual, *others = person.french
        for called in others:
            if _alike(called, usual) > _SPELLING and usually.get(fold(called), person.id) == person.id:
                rows.append((fold(person.names[0]) if " " not in person.names[0] else "", (called,)))
    for file in (french_table.PLACE_NAMES, french_table.PEOPLE_NAMES):
        rows += [(fold(english), french) for english, french in french_table.names(file)]
    books = [line.partition("|")[0].strip() for line in lists.lines("books.txt")]
    for book, (name, *_) in zip(books, french_table.books(), strict=True):
        rows.append((fold(book) if " " not in book.lstrip("123 ") else "", (name.lstrip("123 "),)))
    found = set()
    for english, french in rows:
        for name in french:
            word = fold(name)
            if " " in name or not is_word(word):
                continue
            found.add(word)
            if is_word(english):
                meant = next((meant for kind, meant in translations[word] if kind == NAME), None)
                if meant is None:
                    translations[word].append((NAME, [english]))
                elif english not in meant:
                    meant.append(english)
    return frozenset(found)


def pairs(english: Sequence[str], french: Sequence[str]) -> list[tuple[str, str]]:
    """Matches a person's French names with the English ones.

    >>> pairs(("Peter", "Cephas", "Simon"), ("Pierre", "Céphas", "Simon"))
    [('Peter', 'Pierre'), ('Cephas', 'Céphas'), ('Simon', 'Simon')]
    >>> pairs(("Elijah", "Elias"), ("Élie",)), pairs(("Eve",), ("Ève", "Hawa"))
    ([('Elijah', 'Élie'), ('Elias', 'Élie')], [('Eve', 'Ève'), ('Eve', 'Hawa')])
    """
    in_order = list(zip(english, french, strict=False))
    if len(english) == len(french) and not any(
        _alike(*pair) < _UNLIKE and any(_alike(one, pair[1]) > _ALIKE for one in english) for pair in in_order
    ):
        found = in_order
    else:
        # If the counts differ, each name is matched with the most similar one, so that none is left over.
        found = [(one, max(french, key=lambda other: _alike(one, other))) for one in english]
        found += [(max(english, key=lambda one: _alike(one, other)), other) for other in french]
    # Two spellings of the text are one name in French.
    found += [(one, called) for name, called in found for one in english if _alike(one, name) > _ALIKE]
    return list(dict.fromkeys(found))


def _alike(one: str, other: str) -> float:
    return SequenceMatcher(None, fold(one), fold(other), autojunk=False).ratio()


def _uses(builder: PartBuilder) -> dict[tuple[str, str], float]:
    """How often each French word is used in all its forms, by base and way; a form of several words counts in parts."""
    found: dict[tuple[str, str], float] = defaultdict(float)
    for form, ways in builder[FORMS].items():
        if form in builder[COMMON_FRENCH]:
            for way, base in ways:
                found[base, way] += 10.0 ** (builder[COMMON_FRENCH][form] / STEPS) / len(ways)
    return found


def _loose(
    translations: Translations, uses: dict[tuple[str, str], float], standing: Concordance
) -> frozenset[tuple[str, str]]:
    """The French and English words that are loosely tied. Names and usual words never are; homographs (WELL) are told
    apart by kind.
    """
    usual = lists.words(french_table.USUAL)
    if unknown := sorted(usual - translations.keys()):
        raise DataError(f"{french_table.USUAL}: {unknown[0]} is not in the table")
    homographs = {*senses.table().by_number, *senses.table().rest}

    def standing_in(english: str) -> int:
        return len(standing.verses_of[english.partition(french_table.SENSE)[0]])

    tied: dict[tuple[str, str], dict[str, float]] = defaultdict(dict)
    for word, meanings in translations.items():
        for kind, english in meanings:
            # A word without other forms (PAYS, FILS) is a form of itself in no known way.
            used = sum(uses.get((word, way), 0.0) for way in sorted({*_WAYS.get(kind, ()), OTHER}))
            for one in english if kind != NAME else ():
                group = tied[one, kind if one.partition(french_table.SENSE)[0] in homographs else ""]
                group[word] = max(used, group.get(word, 0.0))
    return frozenset(
        (word, english)
        for (english, _), used in tied.items()
        if standing_in(english) > _FEW
        for word, count in used.items()
        if word not in usual and count < _LEAST_SHARE * sum(used.values())
    )


def _packed(word: str, meanings: list[tuple[str, list[str]]], loose: frozenset[tuple[str, str]]) -> bytes:
    """For each meaning, the letter of its kind and the English words; LOOSE is before those that are loosely tied."""

    def marked(kind: str, english: str) -> str:
        return LOOSE + english if kind != NAME and (word, english) in loose else english

    parts = [
        kind + " ".join(marked(kind, one) for one in dict.fromkeys(english))
        for kind, english in sorted(meanings, key=lambda one: one[0])
    ]
    value = "\n".join(parts).encode()
    if len(value) > _LONGEST:
        raise DataError(f"{french_table.FOLDER}: {word} is tied to too many words of the text")
    return value


PART = Part(
    step="French scripture",
    archives=(),
    lists=(
        *(OwnList(file, "French words with the words of the text that say the same.") for file in french_table.files()),
        OwnList(french_table.PLACE_NAMES, "Places of the Bible in French."),
        OwnList(french_table.PEOPLE_NAMES, "Peoples, gods and months of the Bible in French."),
        OwnList(french_table.ABBREVIATIONS, "Other names and abbreviations of the books in French."),
        OwnList(french_table.USUAL, "Words that French Bibles use, however rare elsewhere (TO-50)."),
        OwnList(french_table.RULEBOOK, "Words that the French rulebook prints (TO-1)."),
    ),
    counts={
        "french-entries": "French words of the table, by kind, tied to words of the text",
        "french-known": "French words of the table that the French list has too",
        "french-table": "French words of the table, with all their forms (TO-1, TO-16)",
        "french-table-names": "persons, places, peoples and books by their French names (TO-1)",
        "french-rulebook": "words that the French rulebook prints (TO-1)",
        "french-dictionary": "the game dictionary of Bible words in French (TO-1)",
    },
    compile=_compile,
)
