"""Parses WordNet: the senses of a word, its spelling, and the hypernyms of each sense."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

import msgspec

from parlour.data.letters import fold, is_word

PARTS_OF_SPEECH = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}
MEMBERS = tuple(f"{kind}.{part}" for part in PARTS_OF_SPEECH for kind in ("data", "index"))
_HYPERNYM, _INSTANCE = "@", "@i"


class Synset(msgspec.Struct, frozen=True):
    """A sense: its words as spelled, and its hypernyms."""

    file: int  # number of the lexicographers' file
    words: tuple[str, ...]
    above: tuple[str, ...]
    instance_of: tuple[str, ...]
    gloss: str


class Sense(msgspec.Struct, frozen=True):
    """One sense of a word, in WordNet's order: the most frequent first."""

    synset: str
    rank: int  # from 0
    written: str


class WordNet:
    """The parsed files: synsets by part of speech and offset, senses by folded word."""

    def __init__(self, members: Mapping[str, bytes]) -> None:
        self.synsets: dict[str, Synset] = {}
        self.below: dict[str, list[str]] = defaultdict(list)
        self.senses: dict[str, dict[str, list[Sense]]] = defaultdict(dict)  # by word, then by part of speech
        for part, letter in PARTS_OF_SPEECH.items():
            self._read_data(letter, members[f"data.{part}"].decode())
        for part, letter in PARTS_OF_SPEECH.items():
            self._read_index(letter, members[f"index.{part}"].decode())

    def _read_data(self, letter: str, text: str) -> None:
        for line in text.splitlines():
            if line.startswith("  "):
                continue
            entry, _, gloss = line.partition(" | ")
            offset, file, _, count, *rest = entry.split()
            size = int(count, 16)
            words = tuple(word.partition("(")[0].replace("_", " ") for word in rest[: 2 * size : 2])
            pointers = rest[2 * size + 1 : 2 * size + 1 + 4 * int(rest[2 * size])]
            above, instance_of = [], []
            for sign, target, part in zip(pointers[::4], pointers[1::4], pointers[2::4], strict=True):
                if sign == _HYPERNYM:
                    above.append(part + target)
                elif sign == _INSTANCE:
                    instance_of.append(part + target)
            key = letter + offset
            self.synsets[key] = Synset(int(file), words, tuple(above), tuple(instance_of), gloss)
            for one in above:
                self.below[one].append(key)

    def _read_index(self, letter: str, text: str) -> None:
        for line in text.splitlines():
            if line.startswith("  "):
                continue
            fields = line.split()
            lemma, folded = fields[0].replace("_", " "), fold(fields[0])
            if not is_word(folded):
                continue
            offsets = fields[len(fields) - int(fields[2]) :]
            found = self.senses[folded].setdefault(letter, [])
            for rank, offset in enumerate(offsets):
                synset = letter + offset
                written = next((word for word in self.synsets[synset].words if word.lower() == lemma), lemma)
                found.append(Sense(synset, rank, written))

    def under(self, roots: Iterable[str], without: Iterable[str] = ()) -> set[str]:
        """Hyponyms of these synsets, themselves included, without some branches."""
        cut = set(without)
        found: set[str] = set()
        waiting = [root for root in roots if root not in cut]
        while waiting:
            synset = waiting.pop()
            if synset not in found:
                found.add(synset)
                waiting.extend(below for below in self.below[synset] if below not in cut)
        return found

    def find(self, word: str, rank: int = 0) -> str:
        """The synset of a noun's sense, by rank."""
        return self.senses[word]["n"][rank].synset
