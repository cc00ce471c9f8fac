"""Base forms of the words of the King James Version, and the game dictionary of Bible words (TO-1, TO-16).

A word may be a form of several bases: LAY is a form of LAY and of LIE. Its family is every word of the text that
shares a base with it, so families are not transitive: LAID is in the family of LAY, not in that of LIE.
"""

from __future__ import annotations

import re
from array import array
from collections import defaultdict
from collections.abc import Iterator, Mapping

import msgspec

from parlour.data import lists, word_table
from parlour.data.arrays import to_section
from parlour.data.errors import DataError
from parlour.data.keyed import key
from parlour.data.letters import is_word
from parlour.data.part_builder import OwnList, Part, PartBuilder, PartResult
from parlour.data.parts.english import ENABLE_WORDS
from parlour.data.parts.kjv import CONCORDANCE, MODERN_NAMES, VERSES
from parlour.data.parts.speech import references

VOWELS = "AEIOU"
OFTEN = 400  # verses
_VOWEL = re.compile("[AEIOUY]")
_SHORT = re.compile("(?:^|[^AEIOU])[AEIOUY][^AEIOUWXY]$")
# Verb endings, old ones included; the longest is tried first.
_VERBAL = ("EDEST", "EDST", "ETH", "EST", "ING", "ED")
# Endings of names of peoples, which have plurals.
_PEOPLES = ("ITES", "ANS", "IANS", "EANS", "IMS", "INES", "JEWS", "GREEKS", "MEDES", "GENTILES", "ETHITES")


class Grammar(msgspec.Struct, frozen=True):
    """Knowledge of English besides the text."""

    irregular: Mapping[str, tuple[str, ...]]  # form → bases
    forms_of: Mapping[str, tuple[str, ...]]  # base → irregular forms
    no_forms: frozenset[str]
    names: frozenset[str]
    known: frozenset[str]  # words of the text and of English
    modern: Mapping[str, tuple[str, ...]]  # today's spelling → spellings of the text
    in_text: frozenset[str]

    def bases(self, word: str) -> tuple[str, ...]:
        """The bases of a word, including itself if it may be one; of today's spelling also those of the old ones."""
        own = self.bases_as_spelled(word)
        old = [spelling for one in (word, *own) for spelling in self.modern.get(one, ())]
        return tuple(dict.fromkeys((*own, *(base for spelling in old for base in self.bases_as_spelled(spelling)))))

    def bases_as_spelled(self, word: str) -> tuple[str, ...]:
        """The bases of a word in its own spelling."""
        found = list(self.irregular.get(word, ()))
        if word in self.no_forms or word in self.names:
            if word.endswith(_PEOPLES) and word[:-1] in self.names:
                found.append(word[:-1])
        elif not found or word.endswith("S"):
            # MADEST is of MAKE, not of MAD as well; LEAVES is of LEAF and of LEAVE.
            found += self._stems(word)
        # A form of another word is a base only if it has forms of its own.
        if not found or self._has_forms(word):
            found.append(word)
        return tuple(dict.fromkeys(found))

    def _stems(self, word: str) -> Iterator[str]:
        """Stems of a regular form: in each row of spellings, the first one in the text, or else the first word."""
        for row in _spellings(word):
            found = [base for base in row if self._may_be(base, word)]
            if found:
                yield next((base for base in found if base in self.in_text), found[0])

    def _may_be(self, base: str, form: str) -> bool:
        if len(base) < 2 or base not in self.known or base in self.names:
            return False
        return form.endswith("S") or self.is_verb(base)

    def is_verb(self, base: str) -> bool:
        return any(form in self.known for form in participles(base))

    def _has_forms(self, word: str) -> bool:
        return self.is_verb(word) or (not word.endswith("S") and f"{word}S" in self.known)

    def regular(self, base: str) -> Iterator[str]:
        """Regular English forms of a base: plural or third person, verb tenses."""
        for form in (*plurals(base), *pasts(base), *participles(base), *self.forms_of.get(base, ())):
            # SITED is a form of SITE, not of SIT: a base that could take an E doubles its consonant.
            is_of_longer_base = form in (f"{base}ED", f"{base}ING") and f"{base}E" in self.known
            if form in self.known and not (is_of_longer_base and _SHORT.search(base)):
                yield form


GRAMMAR = PartResult[Grammar]("base forms")


def _spellings(word: str) -> Iterator[tuple[str, ...]]:
    """Possible spellings of the stem of a regular form, in rows of which the first word counts.

    >>> list(_spellings("PITIES")), list(_spellings("SLAYETH")), list(_spellings("HATED"))
    ([('PITIE', 'PITY')], [('SLAY', 'SLAYE')], [('HATE', 'HAT')])
    """
    if word.endswith("IES"):
        yield word[:-1], word[:-3] + "Y"
    elif word.endswith("S") and not word.endswith(("SS", "US", "IS")):
        yield (word[:-1], word[:-2]) if word.endswith("ES") else (word[:-1],)
    ending = next((ending for ending in _VERBAL if word.endswith(ending)), "")
    stem = word.removesuffix(ending)
    if not ending or not _VOWEL.search(stem):
        return
    if stem.endswith("I"):
        yield stem[:-1] + "Y", stem + "E"
    elif stem.endswith("TH"):
        yield from ((stem,), (stem + "E",))  # both are words: CLOTH and CLOTHE, BREATH and BREATHE
    elif _SHORT.search(stem):
        yield stem + "E", stem  # as a base it would be doubled
    elif len(stem) > 2 and stem[-1] == stem[-2] and stem[-1] not in VOWELS:
        yield stem, stem[:-1]
    else:
        yield stem, stem + "E"
    if ending == "ING" and stem.endswith("Y"):
        yield (stem[:-1] + "IE",)


def _joined(base: str, ending: str) -> tuple[str, ...]:
    """A base plus an ending that starts with a vowel, in all possible spellings."""
    if base.endswith("E"):
        return (base[:-1] + ending, base + ending[1:] if ending[0] == "E" else base + ending)
    if base.endswith("Y") and base[-2:-1] not in VOWELS and ending[0] == "E":
        return (base[:-1] + "I" + ending,)
    if base[-1] not in VOWELS + "WXY" and base[-2:-1] in VOWELS:
        return (base + ending, base + base[-1] + ending)
    return (base + ending,)


def pasts(base: str) -> tuple[str, ...]:
    """The regular past tense.

    >>> pasts("LOVE")[0], pasts("CRY")[0], pasts("STOP")
    ('LOVED', 'CRIED', ('STOPED', 'STOPPED'))
    """
    return _joined(base, "ED")


def participles(base: str) -> tuple[str, ...]:
    if base.endswith("IE"):
        return (base[:-2] + "YING",)
    return _joined(base, "ING")


def plurals(base: str) -> tuple[str, ...]:
    """The regular plural and third person.

    >>> plurals("CITY"), plurals("CHURCH"), plurals("LAMB")
    (('CITIES',), ('CHURCHES',), ('LAMBS',))
    """
    if base.endswith("Y") and base[-2:-1] not in VOWELS:
        return (base[:-1] + "IES",)
    if base.endswith(("S", "X", "Z", "CH", "SH")):
        return (base + "ES",)
    return (base + "S", base + "ES") if base.endswith("O") else (base + "S",)


def irregular() -> dict[str, tuple[str, ...]]:
    """The table base → forms, validated."""
    found: dict[str, tuple[str, ...]] = {}
    for line in lists.lines("irregular.tsv"):
        base, _, forms = line.partition("\t")
        for word in (base, *forms.split()):
            if not is_word(word):
                raise DataError(f"irregular.tsv: {word!r} is not a word of letters A to Z")
        found[base] = tuple(forms.split())
    return found


def _compile(builder: PartBuilder) -> None:
    names, vocabulary = builder.words["names"], builder.words["vocabulary"]
    modern_names = builder[MODERN_NAMES]
    # SIN and KINGS are names too, but the text uses them as ordinary words.
    proper = (builder[CONCORDANCE].names & names) | (modern_names.keys() - vocabulary)
    forms_of = irregular()
    bases_of: dict[str, list[str]] = defaultdict(list)
    for base, forms in forms_of.items():
        for form in forms:
            bases_of[form].append(base)
    modern = lists.mapping("modern-spellings.tsv")
    for word, old in modern.items():
        if unknown := sorted(set(old) - vocabulary):
            raise DataError(f"modern-spellings.tsv: {unknown[0]}, which {word} stands for, is not a word of the text")
    grammar = Grammar(
        {form: tuple(bases) for form, bases in bases_of.items()},
        forms_of,
        lists.words("not-forms.txt"),
        proper,
        builder[ENABLE_WORDS] | (vocabulary - proper) | modern.keys(),
        {**modern, **modern_names},
        vocabulary,
    )
    builder.provide(GRAMMAR, grammar)
    modern |= _modern_forms(grammar, modern, vocabulary - proper)
    printed = builder.word_list("dictionary-rulebook", lists.words("dictionary-rulebook.txt"))
    spellings = builder.word_list("spellings", modern.keys() - vocabulary)
    entries = _headwords(builder)
    headwords = builder.word_list("headwords", entries)
    if found := sorted(headwords & (vocabulary | names | spellings)):
        raise DataError(f"headwords.tsv: {found[0]} is a word of the text or of another list")
    listed = vocabulary | names | headwords | spellings | printed
    small = vocabulary - proper
    bases = {base for word in sorted(small | headwords | spellings | printed) for base in grammar.bases(word)}
    derived = {form for base in bases for form in (base, *grammar.regular(base))}
    peoples = {name + "S" for name in names if name.endswith(("ITE", "IAN", "EAN"))}
    peoples |= {name[:-1] for name in names if name.endswith(("ITES", "IANS", "EANS"))}
    further = builder.word_list("forms", ((derived | peoples) & (grammar.known | peoples)) - listed)
    dictionary = builder.word_list("dictionary", listed | further)
    builder.word_list("function", lists.words("function-words.txt"))
    builder.word_list("proper", proper)
    old_spellings = {word: " ".join(old).encode() for word, old in {**modern, **modern_names}.items()}
    for name, table in (("modern", old_spellings), ("headwords", entries)):
        body, index = word_table.pack(table)
        builder.section(f"dictionary/{name}", body)
        builder.section(f"dictionary/{name}-index", index)
    _families(builder, grammar, dictionary)
    _bits(builder)


def _modern_forms(
    grammar: Grammar, modern: Mapping[str, tuple[str, ...]], vocabulary: frozenset[str]
) -> dict[str, tuple[str, ...]]:
    """Forms of the text in today's spelling: HONOURETH gives HONORETH, because HONOUR gives HONOR."""
    found: dict[str, set[str]] = defaultdict(set)
    of_base: dict[str, list[str]] = defaultdict(list)
    for word in sorted(vocabulary):
        for base in grammar.bases_as_spelled(word):
            of_base[base].append(word)
    for today, spellings in modern.items():
        for old in spellings:
            both_end_in_e = today.endswith("E") and old.endswith("E")
            stem, new = (old[:-1], today[:-1]) if both_end_in_e else (old, today)
            for form in of_base[old]:
                respelled = new + form.removeprefix(stem)
                is_word_today = respelled in grammar.known or respelled.endswith(("ETH", "EST", "EDST"))
                if is_word_today and form != old and form.startswith(stem) and respelled not in modern:
                    found[respelled].add(form)
    return {word: tuple(sorted(old)) for word, old in found.items()}


def _headwords(builder: PartBuilder) -> dict[str, bytes]:
    """The headwords with the numbers of the verses that their entries refer to."""
    found: dict[str, bytes] = {}
    verse_of = references(builder[VERSES])
    for line in lists.lines("headwords.tsv"):
        words, _, cited = line.partition("\t")
        verses = array("H")
        for reference in cited.split("; "):
            if reference not in verse_of:
                raise DataError(f"headwords.tsv: there is no verse {reference!r}, which {words} refers to")
            verses.append(verse_of[reference])
        for word in words.split(" "):
            if word in found or not is_word(word):
                raise DataError(f"headwords.tsv: {word!r} is not a new word of letters A to Z")
            found[word] = to_section(verses)
    return found


def _bits(builder: PartBuilder) -> None:
    """Bit sets of the verses of frequent words, which are slow to build at run time."""
    size = -(-len(builder[VERSES]) // 8)
    often = [(word, verses) for word, verses in builder[CONCORDANCE].verses_of.items() if len(verses) >= OFTEN]
    body = bytearray()
    for _, verses in sorted(often):
        bits = bytearray(size)
        for verse in verses:
            bits[verse >> 3] |= 1 << (verse & 7)
        body += bits
    builder.section("kjv/often", "\n".join(sorted(word for word, _ in often)).encode())
    builder.section("kjv/bits", bytes(body))


def _families(builder: PartBuilder, grammar: Grammar, dictionary: frozenset[str]) -> None:
    """A line for each word that has other forms in the text: the word, its bases, the words of the text that share
    one.
    """
    in_text: dict[str, list[str]] = defaultdict(list)
    bases = {word: grammar.bases(word) for word in sorted(dictionary)}
    for word in builder[CONCORDANCE].words:
        for base in bases[word]:
            in_text[base].append(word)
    body, index = bytearray(), array("I")
    for word, own in bases.items():
        while len(index) <= key(word):
            index.append(len(body))
        kin = sorted({form for base in own for form in in_text[base]})
        if own != (word,) or kin not in ([], [word]):
            body += f"\n{word}\t{' '.join(own)}\t{' '.join(kin)}".encode()
    while len(index) <= key("ZZZ") + 1:
        index.append(len(body))
    body += b"\n"
    builder.section("dictionary/families", bytes(body))
    builder.section("dictionary/index", to_section(index))
    builder.count("bases", len({base for own in bases.values() for base in own}))


PART = Part(
    step="forms of words, and the game dictionary",
    archives=(),
    lists=(
        OwnList("irregular.tsv", "Irregular forms, old ones among them."),
        OwnList("not-forms.txt", "Words that look like forms of others, and are none."),
        OwnList("function-words.txt", "Words that the concordance leaves out."),
        OwnList("headwords.tsv", "Headwords of a Bible dictionary that the text has not, with verses (TO-1)."),
        OwnList("modern-spellings.tsv", "Today's British and American spellings, with those of the text (TO-1)."),
        OwnList("dictionary-rulebook.txt", "Words that the English rulebook prints (TO-1)."),
    ),
    counts={
        "dictionary-rulebook": "words that the English rulebook prints (TO-1)",
        "headwords": "headwords of a Bible dictionary that the text has not (TO-1)",
        "spellings": "words of the text in today's spelling (TO-1)",
        "forms": "forms of the words of the text that the text has not (TO-1, TO-16)",
        "dictionary": "the game dictionary of Bible words in English (TO-1)",
        "bases": "base forms of these",
        "function": "words that carry grammar rather than meaning: they connect with nothing (TO-50)",
        "proper": "words that the text has as names only: nobody utters them (TO-35)",
    },
    compile=_compile,
)
