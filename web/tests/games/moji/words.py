"""Print valid moji words for every pair of letters as JSON, the most common first."""

import json
from itertools import combinations_with_replacement, islice
from string import ascii_uppercase

from parlour.games.moji.bots import find_words
from parlour.games.moji.options import Challenges, MojiOptions
from parlour.games.moji.rules import judge

EACH = 8


def counts(word: str) -> bool:
    return len(word) > 2 and not judge.objection(word, Challenges(), MojiOptions())[0]


if __name__ == "__main__":
    pairs = (a + b for a, b in combinations_with_replacement(ascii_uppercase, 2))
    print(json.dumps({pair: list(islice(filter(counts, find_words.with_two_of(pair)), EACH)) for pair in pairs}))
