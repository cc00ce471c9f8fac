"""Forms of English words: which base a word may be a form of, and whether it is a word in its own right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from parlour.data.keyed import STEPS
from parlour.data.wordnet import Sense, WordNet

# How a word is a form of a base. A headword has its parts of speech.
NOUN, VERB, ADJECTIVE, ADVERB, NAME, ABBREVIATION = "nvarmk"
PLURAL, THIRD_PERSON, ING, PAST, IRREGULAR, COMPARATIVE, SUPERLATIVE, ARCHAIC, FORM = "psgdicuxf"
# In capitals: a form in -s, -ing or -ed that is not a word in its own right (MO-22).
REFUSED = "PSGDF"

# WordNet's files of people, groups, places, goods and times: there a word in -ing names more than an act.
_CONCRETE = {3, 14, 15, 18, 21, 28}
# Words in -ing whose plural is nearly as common as the singular are ordinary nouns: BUILDING, WARNING.
_COUNTED = -1.45 * STEPS
_FAR_MORE_COMMON = 0.75 * STEPS
_OFTEN = 4 * STEPS
# Part of speech of the base of a regular form.
_KINDS = {PLURAL: "n", THIRD_PERSON: "v", ING: "v", PAST: "v", ARCHAIC: "v", COMPARATIVE: "a", SUPERLATIVE: "a"}
_SIBILANT = ("S", "X", "Z", "CH", "SH", "O")
_LATIN = ("AE", "I", "A", "MEN", "FEET", "TEETH", "GEESE", "MICE", "LICE", "CHILDREN", "OXEN", "X", "IM", "EN")
# WordNet's files of things one can point at: animals, artifacts, bodies, food, objects, plants, substances.
_THINGS = {5, 6, 8, 13, 17, 20, 27}
_FEW_SENSES = 3


class Lexicon(msgspec.Struct, frozen=True):
    """All sources that determine the forms of a word."""

    net: WordNet
    words: frozenset[str]
    entries: Mapping[str, Mapping[str, tuple[str, ...]]]  # form → part of speech → headwords, by a dictionary
    parts: frozenset[tuple[str, str]]  # parts of speech listed by hand: (part, word)
    bases: Mapping[str, str]  # form → base, by simplemma
    common: Mapping[str, int]  # in steps of the Zipf scale
    own: frozenset[str]  # words in their own right, listed by hand
    mere: frozenset[str]  # mere forms, listed by hand
    function: frozenset[str]
    archaic: Mapping[str, str]  # old verb forms → base
    names: frozenset[str]
    abbreviations: frozenset[str]

    def senses(self, word: str, part: str) -> list[Sense]:
        """Senses of a word as this part of speech, spelled in lower case and as one word."""
        found = self.net.senses.get(word, {}).get(part, [])
        return [sense for sense in found if sense.written.isalpha() and sense.written.islower()]

    def listed(self, word: str) -> bool:
        return any(self.senses(word, part) for part in "nvar")

    def is_entry(self, part: str, word: str) -> bool:
        """Whether the dictionary has a word as its own headword, as this part of speech."""
        return word in self.entries.get(word, {}).get(part, ())

    def has_part(self, part: str, word: str) -> bool:
        """Whether a dictionary has a word as this part of speech; nothing is guessed from its spelling (MO-32)."""
        return bool(self.senses(word, part)) or self.is_entry(part, word) or (part, word) in self.parts

    def has_any_part(self, word: str) -> bool:
        return any(self.has_part(part, word) for part in "nvar")

    def how_common(self, word: str) -> int:
        return self.common.get(word, 0)


def all_forms(lexicon: Lexicon) -> dict[str, list[tuple[str, str]]]:
    """Each word with its forms, its own headings first."""
    found: dict[str, list[tuple[str, str]]] = {}
    single = {word for word, parts in lexicon.net.senses.items() if _single(parts)}
    for word in sorted(lexicon.words | single | lexicon.names | lexicon.abbreviations):
        ways = [(part, word) for part in "nvar" if lexicon.has_part(part, word)]
        if name := _name(lexicon, word):
            ways = [(name, word)]
        forms = sorted(set(_forms(lexicon, word)))
        if any(way in "psgdf" for way, _ in forms) and _refused(lexicon, word, [base for _, base in forms]):
            # FED is not an -ed form of a shorter word, only an irregular form of FEED.
            forms = [(way.upper() if way in "psgdf" and len(base) < len(word) else way, base) for way, base in forms]
        if ways or forms:
            found[word] = ways + forms
    return found


def verbs(found: Mapping[str, list[tuple[str, str]]]) -> dict[str, list[str]]:
    """Each verb with its forms, including itself."""
    made: dict[str, list[str]] = {}
    for word, ways in sorted(found.items()):
        for base in sorted({base for way, base in ways if way in (VERB, IRREGULAR, ARCHAIC) or way in "sgdSGD"}):
            made.setdefault(base, []).append(word)
    return made


def _single(parts: Mapping[str, list[Sense]]) -> bool:
    return any(sense.written.replace(".", "").isalpha() for senses in parts.values() for sense in senses)


def _name(lexicon: Lexicon, word: str) -> str | None:
    """NAME or ABBREVIATION, if the word is no more than that."""
    if word in lexicon.names:
        return NAME
    if word in lexicon.words or lexicon.has_any_part(word):
        return None
    for sense in lexicon.net.senses.get(word, {}).get("n", []):
        if (bare := sense.written.replace(".", "")).isalpha() and not sense.written.islower():
            return ABBREVIATION if "." in sense.written or sum(map(str.isupper, bare)) > 1 else NAME
    return ABBREVIATION if word in lexicon.abbreviations else None


def _forms(lexicon: Lexicon, word: str) -> Iterator[tuple[str, str]]:
    """Forms and bases, without the word itself."""
    if word in lexicon.archaic:
        yield ARCHAIC, lexicon.archaic[word]
    regular = [] if word in lexicon.function else [(way, base) for way, base in _regular(word) if base != word]
    made = [(way, base) for way, base in regular if lexicon.has_part(_KINDS[way], base)]
    base = lexicon.bases.get(word)
    if word.endswith("ED") and any(other == base for _, other in made):
        made = [(way, other) for way, other in made if other == base]  # SINGED is a form of SINGE, not of SING
    yield from made
    if word in lexicon.words:
        yield from _entered(lexicon, word, [other for _, other in made])
    if base is not None and base != word and not any(base == other for _, other in made):
        if lexicon.senses(base, "n") and (word.endswith(_LATIN) or word.endswith("S")):
            yield PLURAL, base
        elif lexicon.senses(base, "v") and not word.endswith(("LY", "NESS")):
            yield _verb_way(word), base
        elif lexicon.senses(base, "a") and word.endswith(("ER", "EST")):
            yield (COMPARATIVE if word.endswith("ER") else SUPERLATIVE), base
        elif not lexicon.listed(word) and (lexicon.listed(base) or base in lexicon.words):
            yield FORM, base
    elif not made and base is None and not lexicon.has_any_part(word) and word not in lexicon.function:
        # No dictionary has the word: a form of a word of the list, of an unknown part of speech.
        for way, other in regular:
            if way in "psgd" and other in lexicon.words and not lexicon.has_any_part(other):
                yield FORM, other


def _entered(lexicon: Lexicon, word: str, known: list[str]) -> Iterator[tuple[str, str]]:
    """Forms that the dictionary gives under a headword."""
    for part, headwords in lexicon.entries.get(word, {}).items():
        for base in headwords:
            if base == word or base in known or not lexicon.has_part(part, base):
                continue
            match part:
                case "n":
                    yield PLURAL, base
                case "v":
                    yield _verb_way(word), base
                case "a":
                    yield (COMPARATIVE if word.endswith(("R", "WORSE")) else SUPERLATIVE), base


def _verb_way(word: str) -> str:
    return ING if word.endswith("ING") else PAST if word.endswith("ED") else IRREGULAR


def _regular(word: str) -> Iterator[tuple[str, str]]:
    """Bases of a word as a regular form."""
    if word.endswith("S") and not word.endswith("SS"):
        for base in _without(word, "S", ("IES", "Y")):
            if _s(base) == word:
                yield PLURAL, base
                yield THIRD_PERSON, base
    if word.endswith("VES"):
        yield PLURAL, word[:-3] + "F"
        yield PLURAL, word[:-3] + "FE"
    if word.endswith("ING"):
        for base in (*_without(word, "ING"), word[:-4] + "IE" if word.endswith("YING") else ""):
            if base and word in (_ing(base), _twice(base) + "ING"):
                yield ING, base
    if word.endswith("ED"):
        for base in _without(word, "ED", ("IED", "Y")):
            if word in (_past(base), _twice(base) + "ED"):
                yield PAST, base
    for ending, way in (("ETH", ARCHAIC), ("EST", ARCHAIC), ("ER", COMPARATIVE), ("EST", SUPERLATIVE)):
        if word.endswith(ending):
            for base in _without(word, ending, ("I" + ending, "Y")):
                yield way, base


def _without(word: str, ending: str, changed: tuple[str, str] | None = None) -> list[str]:
    stem = word[: -len(ending)]
    found = [stem]
    if ending == "S":
        found += [stem[:-1]] if stem.endswith("E") else []
    else:
        found += [stem + "E"] if not stem.endswith("E") else []
        found += [stem[:-1]] if len(stem) > 2 and stem[-1] == stem[-2] and stem[-1] not in "AEIOUSLZF" else []
        found += [stem[:-1]] if len(stem) > 3 and stem[-1] == stem[-2] and stem[-1] in "SLZF" else []
    if changed and word.endswith(changed[0]):
        found.append(word[: -len(changed[0])] + changed[1])
    return [base for base in found if len(base) > 1]


def _s(base: str) -> str:
    if base.endswith("Y") and base[-2:-1] not in "AEIOU":
        return base[:-1] + "IES"
    return base + ("ES" if base.endswith(_SIBILANT) and not base.endswith("OO") else "S")


def _ing(base: str) -> str:
    if base.endswith("IE"):
        return base[:-2] + "YING"
    if base.endswith("E") and not base.endswith(("EE", "OE", "YE")) and len(base) > 2:
        return base[:-1] + "ING"
    return _doubled(base) + "ING"


def _past(base: str) -> str:
    if base.endswith("Y") and base[-2:-1] not in "AEIOU":
        return base[:-1] + "IED"
    return base + "D" if base.endswith("E") else _doubled(base) + "ED"


def _twice(base: str) -> str:
    """With a doubled last letter, as in TRAVELLED, or as a verb that may keep its E, as in AGEING."""
    return base if base.endswith("E") else base + base[-1]


def _doubled(base: str) -> str:
    """A base with its last consonant doubled, as RUN in RUNNING, if its last syllable allows that."""
    shut = len(base) > 2 and base[-1] not in "AEIOUWXYH" and base[-2] in "AEIOU" and base[-3] not in "AEIOU"
    short = sum(letter in "AEIOUY" for letter in base) == 1
    return base + base[-1] if shut and short else base


def _refused(lexicon: Lexicon, word: str, bases: list[str]) -> bool:
    """Whether a form in -s, -ing or -ed is not a word in its own right (MO-22)."""
    if not word.endswith(("S", "ING", "ED")):
        return False
    if word in lexicon.own or word in lexicon.mere:
        return word in lexicon.mere
    if lexicon.senses(word, "v") or word in lexicon.function:
        return False
    if word.endswith("S"):
        return not _own_in_s(lexicon, word, bases)
    return not (_own_in_ed(lexicon, word, bases) if word.endswith("ED") else _own_in_ing(lexicon, word))


def _own_in_s(lexicon: Lexicon, word: str, bases: list[str]) -> bool:
    """A word in -s stands if it has no singular in its meaning: TROUSERS, NEWS."""
    itself = lexicon.bases.get(word) == word
    headwords = lexicon.entries.get(word, {}).get("n", ())
    if not lexicon.listed(word):
        return headwords == (word,) or (itself and lexicon.how_common(word) >= _OFTEN)
    if not any(lexicon.has_any_part(base) for base in bases):
        return True
    more = _more_common(lexicon, word, bases)
    return itself or headwords == (word,) or more >= _FAR_MORE_COMMON or word.endswith(("WARDS", "WAYS"))


def _own_in_ed(lexicon: Lexicon, word: str, bases: list[str]) -> bool:
    """A word in -ed stands as an adjective with derived words, or one that is no form of a verb in a dictionary."""
    if not lexicon.senses(word, "a"):
        return bool(lexicon.senses(word, "n")) and lexicon.is_entry("n", word)
    return _adjective(lexicon, word) or _more_common(lexicon, word, bases) > STEPS


def _own_in_ing(lexicon: Lexicon, word: str) -> bool:
    """A word in -ing stands as the name of a thing, as a counted noun, or as an adjective with derived words."""
    nouns = lexicon.senses(word, "n")
    files = [lexicon.net.synsets[sense.synset].file for sense in nouns]
    if not _THINGS.isdisjoint(files[: _FEW_SENSES if lexicon.is_entry("n", word) else 1]):
        return True
    plural = lexicon.how_common(word + "S")
    counted = bool(nouns) and plural > 0 and plural - lexicon.how_common(word) >= _COUNTED
    concrete = bool(nouns) and lexicon.bases.get(word) == word and files[0] in _CONCRETE
    return counted or concrete or _adjective(lexicon, word)


def _adjective(lexicon: Lexicon, word: str) -> bool:
    """Whether it is an adjective with derived words, or listed as an adjective and not as a form of a verb."""
    if not lexicon.senses(word, "a"):
        return False
    derived = lexicon.senses(word + "LY", "r") or lexicon.senses(word + "NESS", "n")
    return bool(derived) or (lexicon.is_entry("a", word) and "v" not in lexicon.entries[word])


def _more_common(lexicon: Lexicon, word: str, bases: list[str]) -> int:
    return lexicon.how_common(word) - max(lexicon.how_common(base) for base in bases)
