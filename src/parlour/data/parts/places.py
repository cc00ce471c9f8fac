"""Places of the Bible (TO-34), and how well known each verse is that may prove a link."""

from __future__ import annotations

from array import array

from parlour.data import lists
from parlour.data.arrays import to_section
from parlour.data.errors import DataError
from parlour.data.letters import fold
from parlour.data.part_builder import OwnList, Part, PartBuilder, PartResult
from parlour.data.parts.kjv import VERSES, tokens
from parlour.data.parts.speech import references
from parlour.data.place_kinds import PLACE_KINDS

WELL_KNOWN = PartResult[frozenset[int]]("verses that many know")


def _compile(builder: PartBuilder) -> None:
    verses = builder[VERSES]
    found = references(verses)
    lines: list[str] = []
    for line in lists.lines("places.tsv"):
        match line.split("\t"):
            case [name, kind, reference] if kind in PLACE_KINDS and reference in found:
                words = {token.word for token in tokens(verses[found[reference]].text)}
                if fold(name) not in words:
                    raise DataError(f"places.tsv: {name} is not in {reference}")
                lines.append(f"{fold(name)}\t{name}\t{kind}\t{found[reference]}")
            case _:
                raise DataError(f"places.tsv: {line!r} is not a name, a kind and a verse")
    lines.sort()
    builder.section("places", "\n".join(lines).encode())
    builder.word_list("places", {line.partition("\t")[0] for line in lines})
    known = builder.provide(WELL_KNOWN, frozenset(found[reference] for reference in lists.lines("well-known.txt")))
    builder.section("kjv/well-known", to_section(array("H", sorted(known))))
    builder.count("well-known", len(known))


PART = Part(
    step="places",
    archives=(),
    lists=(
        OwnList("places.tsv", "Places, each with its kind and a verse (TO-34)."),
        OwnList("spirits.tsv", "Spirit creatures, each with a verse (TO-34)."),
        OwnList("book-abbreviations.txt", "Abbreviations of the books.", by_line=True),
        OwnList("well-known.txt", "Verses that many know: a connection is best shown there.", by_line=True),
    ),
    counts={
        "places": "names of places in the Bible (TO-34)",
        "well-known": "verses that many know",
    },
    compile=_compile,
)
