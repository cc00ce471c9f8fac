"""Print valid moji words for every pair of letters as JSON, the most common first: `words.py en`."""

import json
import sys
from itertools import combinations_with_replacement, islice
from string import ascii_uppercase

import msgspec

from parlour.games.moji.bots import find_words
from parlour.games.moji.options import Challenges, MojiOptions
from parlour.games.moji.rules import judge
from parlour.words import Language

EACH = 8


def words_with(pair: str, language: Language) -> list[str]:
    options = MojiOptions(language=language)

    def counts(word: str) -> bool:
        return len(word) > 2 and not judge.objection(word, Challenges(), options)[0]

    return list(islice(filter(counts, find_words.with_two_of(pair, (), language)), EACH))


if __name__ == "__main__":
    language = msgspec.convert(sys.argv[1], Language)
    pairs = (a + b for a, b in combinations_with_replacement(ascii_uppercase, 2))
    print(json.dumps({pair: words_with(pair, language) for pair in pairs}))
