"""Every word of the text by base form and sense (TO-50): a *lexeme* is a base, or one of the words that share one.

The Hebrew or Greek word behind a word decides between the bases of a form (SAW is of SEE where it stands for "see"),
between a name and a word (Lot, a lot), and between the senses listed in `senses.tsv` (a bear, to bear; God, a god).
Function words have no lexeme, except where they stand in a meaning that is listed there.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import pairwise

import msgspec

from parlour.data import lists
from parlour.data.arrays import to_section
from parlour.data.errors import DataError
from parlour.data.letters import fold, is_word
from parlour.data.part_builder import OwnList, Part, PartBuilder
from parlour.data.parts.dictionary import GRAMMAR, OFTEN, Grammar
from parlour.data.parts.episodes import EPISODES
from parlour.data.parts.kjv import CONCORDANCE, VERSES, Verse, tokens
from parlour.data.parts.people import PERSONS
from parlour.data.parts.places import WELL_KNOWN
from parlour.data.parts.speech import SPEECHES, Span
from parlour.data.parts.strongs import TAGS, WORD, Tag

NAME = "name"
GRAM = "gram"
_VERB = "verb"
_REST = "*"
_CAPITAL = "capital"
_AFTER = "after "
_VERBAL = ("ED", "EDST", "ETH", "ING", "INGS")
_COMPARATIVE = ("ER", "EST")
_STOP = re.compile(r"[.,:;?!()]")
_BETWEEN = 2  # most words between two words of a phrase
_NEAR = 3  # words in which the first word of an idiom is sought: “bring it shortly to pass”
_EVIDENCE = 5  # words of a base that are enough to say which numbers it stands for


class Occurrence(msgspec.Struct, frozen=True):
    """The properties of a word in the text that decide its lexeme."""

    word: str
    number: str
    verb: bool
    capital: bool
    mid_sentence: bool
    idiom: bool = False  # it stands in an idiom, without its meaning


class Senses(msgspec.Struct, frozen=True):
    """The table of spellings that are two words."""

    by_number: Mapping[str, Mapping[str, str]]  # word → number → kind
    rest: Mapping[str, str]  # word → kind of every other number
    names: frozenset[str]  # words that are names where they have a capital
    idioms: Mapping[str, frozenset[tuple[str, str]]]  # word → the bases and words before it that make it an idiom


def table() -> Senses:
    """The project's own table, validated."""
    by_number: dict[str, dict[str, str]] = defaultdict(dict)
    rest: dict[str, str] = {}
    names: set[str] = set()
    idioms: dict[str, set[tuple[str, str]]] = defaultdict(set)
    for line in lists.lines("senses.tsv"):
        word, kind, numbers = line.split("\t")
        if (kind, numbers) == (NAME, _CAPITAL):
            names.add(word)
            continue
        if kind == GRAM and numbers.startswith(_AFTER):
            base, before = numbers.removeprefix(_AFTER).split(" ")
            idioms[word].add((base, before))
            continue
        for number in numbers.split(" "):
            if not is_word(word) or not re.fullmatch(r"[HG][1-9]\d*|\*", number) or number in by_number[word]:
                raise DataError(f"senses.tsv: {line!r} is not a word, its kind and Strong's numbers")
            if number == _REST:
                rest[word] = kind
            else:
                by_number[word][number] = kind
    return Senses(by_number, rest, frozenset(names), {word: frozenset(found) for word, found in idioms.items()})


class Chooser:
    """Finds the lexeme of a word of the text: its base and the kind of its sense."""

    def __init__(
        self, occurrences: Counter[Occurrence], grammar: Grammar, function: frozenset[str], names: frozenset[str]
    ) -> None:
        self._senses = table()
        self._function = function
        self._irregular = grammar.irregular
        self._bases = {one.word: _bases(one.word, grammar) for one in occurrences}
        self._names = self._name_numbers(occurrences, names)
        # What the forms with one base say of that base: the numbers that it stands for, and how often it is a verb.
        self._numbers: dict[str, Counter[str]] = defaultdict(Counter)
        self._verbs: Counter[str] = Counter()
        self._seen: Counter[str] = Counter()
        for one, count in occurrences.items():
            bases = self._bases[one.word]
            if len(bases) == 1 and not self._is_name(one):
                self._numbers[bases[0]][one.number] += count
                self._verbs[bases[0]] += count * one.verb
                self._seen[bases[0]] += count

    def _name_numbers(self, occurrences: Counter[Occurrence], names: frozenset[str]) -> dict[str, frozenset[str]]:
        """For each name that is also a word, the numbers of the name: those that it has with a capital only.

        Where a sentence begins, any word has a capital. “Mark ye now” has a number that other words have without one.
        A function word has the number of the word that follows (“So David”); as a name it stands within a sentence,
        too, and its number may cover another function word (“to So”).
        """
        capital: dict[str, set[str]] = defaultdict(set)
        mid_sentence: dict[str, set[str]] = defaultdict(set)
        small: dict[str, set[str]] = defaultdict(set)
        anywhere: Counter[str] = Counter()
        with_capital: Counter[str] = Counter()
        for one, count in occurrences.items():
            anywhere[one.number] += count * (one.capital or one.word not in self._function)
            with_capital[one.number] += count * one.capital
            (capital if one.capital else small)[one.word].add(one.number)
            if one.mid_sentence:
                mid_sentence[one.word].add(one.number)
        found = {}
        for word in capital.keys() & small.keys() & names:
            apart = capital[word] - small[word] - {""}
            if word in self._function:
                apart &= mid_sentence[word]
            found[word] = frozenset(number for number in apart if 2 * with_capital[number] > anywhere[number])
        return found

    def _is_name(self, one: Occurrence) -> bool:
        listed = one.word in self._senses.names
        return one.capital and (listed or one.number in self._names.get(one.word, ()))

    def lexeme(self, one: Occurrence) -> tuple[str, str] | None:
        """The base and the kind of the sense; None for a function word."""
        if not is_word(one.word) or one.idiom:
            return None
        if self._is_name(one):
            return one.word, NAME
        meant = self._meant(one.word, one.number)
        if one.word in self._function and not meant:
            return None
        base = self._base(one)
        if base in self._function and base not in self._senses.by_number and base not in self._senses.rest:
            return None
        # The forms of a function word have its meaning only: WELLS, SAVED.
        kind = self._meant(base, one.number) or next(iter(self._senses.by_number.get(base, {}).values()), "")
        if self._is_of_verb_only(one, base):
            kind = _VERB
        return None if kind == GRAM else (base, kind)

    def _is_of_verb_only(self, one: Occurrence, base: str) -> bool:
        """Whether a form is of the verb among the senses of its base, whatever its number: GRAVEN is of no grave."""
        listed = self._senses.by_number.get(base, {})
        is_irregular = base in self._irregular.get(one.word, ()) and not one.word.endswith(_COMPARATIVE)
        is_verbal = one.word.endswith(_VERBAL) or is_irregular
        return one.word != base and is_verbal and one.number not in listed and _VERB in listed.values()

    def _meant(self, word: str, number: str) -> str:
        return self._senses.by_number.get(word, {}).get(number) or self._senses.rest.get(word, "")

    def _base(self, one: Occurrence) -> str:
        bases = self._bases[one.word]
        if len(bases) == 1:
            return bases[0]
        if listed := [base for base in bases if one.number in self._senses.by_number.get(base, {})]:
            return listed[0]
        # No verb of the text ends in -s: it goeth.
        is_verb = one.verb and not one.word.endswith("S")

        def fit(base: str) -> tuple[float, float]:
            if not self._seen[base]:
                return 0, not is_verb
            verbal = self._verbs[base] / self._seen[base]
            same = self._numbers[base][one.number] if one.number else 0
            return same / self._seen[base], verbal if is_verb else 1 - verbal

        known = [base for base in bases if self._seen[base] >= _EVIDENCE] or list(bases)
        best = max(known, key=fit)
        if best != one.word and one.word in bases and not is_verb and not self._numbers[best][one.number]:
            return one.word
        return max(bases, key=fit) if fit(best) == (0, 0) else best


def _bases(word: str, grammar: Grammar) -> tuple[str, ...]:
    """The bases of a form; one in -ing is the verb's own."""
    found: list[str] = []
    for base in grammar.bases(word):
        if base == word or not base.endswith("ING"):
            found.append(base)
        else:
            found += _bases(base, grammar)
    if word.endswith("ING"):
        found = [base for base in found if base != word] or found
    return tuple(dict.fromkeys(found))


def _read(verse: Verse, tags: list[Tag], senses: Senses, grammar: Grammar) -> list[Occurrence]:
    found = list(tokens(verse.text))
    words = [token.word for token in found]
    return [
        Occurrence(token.word, tag.number, tag.verb, token.capital, token.mid_sentence, idiom)
        for token, tag, idiom in zip(found, tags, _idioms(words, senses, grammar), strict=True)
    ]


def _idioms(words: list[str], senses: Senses, grammar: Grammar) -> Iterator[bool]:
    """For each word, whether it stands in an idiom: PASS in “it came to pass”."""
    for place, word in enumerate(words):
        near = words[max(place - 1 - _NEAR, 0) : max(place - 1, 0)]
        yield any(
            words[place - 1 : place] == [before] and any(base in grammar.bases(one) for one in near)
            for base, before in senses.idioms.get(word, ())
        )


def _phrases(words: list[int], text: str, places: list[tuple[int, int]]) -> Iterator[tuple[int, int, int]]:
    """Pairs of lexemes with at most two words and no stop between them, and the number of words between."""
    for first, lexeme in enumerate(words):
        if not lexeme:
            continue
        for second in range(first + 1, min(first + _BETWEEN + 2, len(words))):
            if _STOP.search(text, places[second - 1][1], places[second][0]):
                break
            if words[second] and words[second] != lexeme:
                yield lexeme, words[second], second - first - 1


def _compile(builder: PartBuilder) -> None:
    verses, tags, senses = builder[VERSES], builder[TAGS], table()
    read = [_read(verse, marked, senses, builder[GRAMMAR]) for verse, marked in zip(verses, tags, strict=True)]
    occurrences = Counter(one for verse in read for one in verse)
    names = {fold(name) for person in builder[PERSONS].rows for name in person.names} | builder.words["places"]
    chooser = Chooser(occurrences, builder[GRAMMAR], builder.words["function"], frozenset(names))
    chosen = {one: chooser.lexeme(one) for one in occurrences}
    lexemes = sorted({lexeme for lexeme in chosen.values() if lexeme})
    number = {lexeme: place for place, lexeme in enumerate(lexemes, 1)}
    of = {one: number[lexeme] if lexeme else 0 for one, lexeme in chosen.items()}
    text = [[of[one] for one in verse] for verse in read]

    offsets, flat, standing = array("I", [0]), array("H"), [array("H") for _ in range(len(lexemes) + 1)]
    for place, words in enumerate(text):
        flat.extend(words)
        offsets.append(len(flat))
        for lexeme in dict.fromkeys(words):
            standing[lexeme].append(place)
    builder.section("senses/lexemes", "\n".join("\t".join(lexeme) for lexeme in lexemes).encode())
    builder.section("senses/words", to_section(flat))
    builder.section("senses/words-offsets", to_section(offsets))
    starts, postings = array("I", [0, 0]), array("H")
    for found in standing[1:]:
        postings.extend(found)
        starts.append(len(postings))
    builder.section("senses/postings", to_section(postings))
    builder.section("senses/postings-offsets", to_section(starts))
    _bits(builder, standing, len(verses))
    of_word = _of_words(of, lexemes)
    _write_words(builder, of_word)
    _write_episodes(builder, standing)
    _write_titles(builder, of_word, lexemes)
    _write_phrases(builder, text, len(lexemes))
    _write_said(builder, text, len(lexemes))
    builder.count("lexemes", len(lexemes))
    builder.count("homographs", sum(before[0] == after[0] for before, after in pairwise(lexemes)))


def _of_words(of: Mapping[Occurrence, int], lexemes: list[tuple[str, str]]) -> dict[str, set[int]]:
    """For each word of the text, its lexemes: what it stands for there, and what only other forms of it stand for. A
    TEAR is shed though the text has only TEARS of that kind; but to DRINK is not to be DRUNK, a sense with a name.
    """
    found: dict[str, set[int]] = defaultdict(set)
    for one, lexeme in of.items():
        if lexeme:
            found[one.word].add(lexeme)
    for number, (base, kind) in enumerate(lexemes, 1):
        if base in found and kind != NAME and " " not in kind:
            found[base].add(number)
    return found


def _write_words(builder: PartBuilder, of_word: Mapping[str, set[int]]) -> None:
    starts, numbers = array("I", [0]), array("H")
    for word in builder[CONCORDANCE].words:
        numbers.extend(sorted(of_word.get(word, ())))
        starts.append(len(numbers))
    builder.section("senses/of-words", to_section(numbers))
    builder.section("senses/of-words-offsets", to_section(starts))


def _write_episodes(builder: PartBuilder, standing: list[array[int]]) -> None:
    """For each lexeme, the set of the episodes in which it stands."""
    episodes = builder[EPISODES]
    of_verse = [number for number, row in enumerate(episodes) for _ in range(row.first, row.last + 1)]
    sets = (bit_set({of_verse[verse] for verse in found}, len(episodes)) for found in standing)
    builder.section("senses/episodes", b"".join(sets))


def _write_titles(builder: PartBuilder, of_word: Mapping[str, set[int]], lexemes: list[tuple[str, str]]) -> None:
    """For each lexeme, the episodes whose English title has it; a word that the text has not stands for its bases."""
    titled: list[list[int]] = [[] for _ in range(len(lexemes) + 1)]
    episodes = builder[EPISODES]
    for number, row in enumerate(episodes):
        found: set[int] = set()
        for word in (fold(match[0]) for match in WORD.finditer(row.english)):
            if word in of_word:
                found |= of_word[word]
            elif word not in builder[CONCORDANCE].verses_of:
                bases = (of_word.get(base, set()) for base in builder[GRAMMAR].bases(word))
                found |= {one for some in bases for one in some if lexemes[one - 1][1] != NAME}
        for lexeme in found:
            titled[lexeme].append(number)
    starts, numbers = array("I", [0]), array("H")
    for some in titled:
        numbers.extend(some)
        starts.append(len(numbers))
    builder.section("senses/titles", to_section(numbers))
    builder.section("senses/titles-offsets", to_section(starts))


def _bits(builder: PartBuilder, standing: list[array[int]], verses: int) -> None:
    """Bit sets of the verses of frequent lexemes, which are slow to build at run time."""
    often, body = array("H"), bytearray()
    for lexeme, found in enumerate(standing):
        if lexeme and len(found) >= OFTEN:
            often.append(lexeme)
            body += bit_set(found, verses)
    builder.section("senses/often", to_section(often))
    builder.section("senses/bits", bytes(body))


def bit_set(members: array[int] | set[int], size: int) -> bytes:
    """A set of numbers below `size`, one bit each, lowest first."""
    bits = bytearray(-(-size // 8))
    for member in members:
        bits[member >> 3] |= 1 << (member & 7)
    return bytes(bits)


def _write_phrases(builder: PartBuilder, text: list[list[int]], lexemes: int) -> None:
    """For each lexeme, those that stand in a phrase with it, each with the best verse."""
    verses, known = builder[VERSES], builder[WELL_KNOWN]
    best: dict[tuple[int, int], tuple[int, bool, int, int]] = {}
    for place, (verse, words) in enumerate(zip(verses, text, strict=True)):
        spans = [match.span() for match in WORD.finditer(verse.text)]
        for one, other, between in _phrases(words, verse.text, spans):
            pair = (one, other) if one < other else (other, one)
            rank = (between, place not in known, len(verse.text), place)
            if pair not in best or rank < best[pair]:
                best[pair] = rank
    beside: list[list[tuple[int, int]]] = [[] for _ in range(lexemes + 1)]
    for (one, other), (*_, place) in best.items():
        beside[one].append((other, place))
        beside[other].append((one, place))
    starts, others, places = array("I", [0]), array("H"), array("H")
    for row in beside:
        for other, place in sorted(row):
            others.append(other)
            places.append(place)
        starts.append(len(others))
    builder.section("senses/phrases", to_section(others))
    builder.section("senses/phrases-verses", to_section(places))
    builder.section("senses/phrases-offsets", to_section(starts))
    builder.count("phrases", len(best))


def _write_said(builder: PartBuilder, text: list[list[int]], lexemes: int) -> None:
    """For each speaker, the set of lexemes that this speaker says (TO-35)."""
    verses = builder[VERSES]
    said: dict[str, set[int]] = defaultdict(set)
    for span in builder[SPEECHES]:
        said[span.speaker].update(_within(span, verses[span.verse], text[span.verse]))
    size = lexemes + 1
    builder.section("senses/said", b"".join(bit_set(said[speaker] - {0}, size) for speaker in sorted(said)))


def _within(span: Span, verse: Verse, words: list[int]) -> list[int]:
    spans = [match.span() for match in WORD.finditer(verse.text)]
    first = bisect_right(spans, (span.start, -1))
    return [lexeme for lexeme, (_, end) in zip(words[first:], spans[first:], strict=True) if end <= span.end]


PART = Part(
    step="senses of words",
    archives=(),
    lists=(
        OwnList("senses.tsv", "Spellings that are two words, told apart by Strong's numbers (TO-50)."),
        OwnList("links.tsv", "Thresholds of links and weights of their proofs (TO-50)."),
    ),
    counts={
        "lexemes": "base forms of the words of the text, namesakes and homographs kept apart (TO-50)",
        "homographs": "base forms that share a spelling with another",
        "phrases": "pairs of these that stand in one phrase",
    },
    compile=_compile,
)
