"""The house rules of a table, with defaults and one-line explanations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from parlour.kernel.errors import OptionError
from parlour.kernel.options import Options, option

SEATS = range(2, 7)  # MO-2
STACK = 15  # MO-2

Placement = Literal["anywhere", "first-or-last", "first-and-last", "between"]
Theme = Literal["nouns", "verbs", "adjectives", "food", "animals", "movies", "books", "famous"]
Word = Annotated[str, Meta(pattern="^[A-Z]{1,60}$")]
OwnWords = Annotated[tuple[Word, ...], Meta(max_length=50_000)]

FREE: frozenset[Theme] = frozenset(("food", "movies", "books", "famous"))
"""Themes that lift the bans on proper nouns, plurals and endings (MO-32)."""


class Challenges(msgspec.Struct, frozen=True, omit_defaults=True):
    """The word challenges of a round (MO-30 to MO-32)."""

    min: int = 0
    placement: Placement = "anywhere"
    theme: tuple[Theme, ...] = ()

    @property
    def lifts_bans(self) -> bool:
        return not FREE.isdisjoint(self.theme)


class MojiOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of moji. Variations combine wherever that makes sense; where not, the reason is told."""

    min: Annotated[Literal[3, 4, 5] | None, option("Word challenge: the fewest letters a word may have.", "MO-30")] = (
        None
    )
    placement: Annotated[
        Placement, option("Word challenge: where in the word the letters of the cards stand.", "MO-31")
    ] = "anywhere"
    theme: Annotated[
        Annotated[tuple[Theme, ...], Meta(max_length=8)],
        option("Word challenge: a word has to belong to one of these themes.", "MO-32"),
    ] = ()
    variation: Annotated[
        Literal["race", "off-the-grid", "eagle-eyes"],
        option("The race; Off the Grid, where all take turns; or Eagle Eyes, where all write.", "MO-45"),
    ] = "race"
    rounds: Annotated[Literal[1, 2, 3, 5], option("How many rounds make a match.", "MO-40")] = 1
    masters_choice: Annotated[
        bool, option("Master's Choice: who wins a round picks the challenges of the next.", "MO-40")
    ] = False
    stack_em_up: Annotated[
        bool, option("Stack 'Em Up: when all are stuck, new cards go on top of the old, and count together.", "MO-41")
    ] = False
    partners: Annotated[
        Literal["none", "do-si-do", "ball-and-chain", "partner-only"],
        option(
            "Partners across the table: piles combined (Do-si-do), words from both partners' letters (Ball and Chain), "
            "or from the partner's alone.",
            "MO-42",
        ),
    ] = "none"
    monochrome: Annotated[bool, option("Monochrome: a word collects cards of one colour.", "MO-44")] = False
    three_amigos: Annotated[
        bool, option("Three Amigos: only one's own card and those of the two neighbours.", "MO-47")
    ] = False
    proper_nouns: Annotated[bool, option("Proper nouns, abbreviations and the like count as words.", "MO-21")] = False
    endings: Annotated[bool, option("Plurals in -s and forms in -ing and -ed count as words.", "MO-22")] = False
    repeats: Annotated[bool, option("A word may be said again in the same round.", "MO-23")] = False
    own_words: Annotated[OwnWords, option("Words that count at this table.", "MO-24")] = ()
    banned_words: Annotated[OwnWords, option("Words that do not count at this table.", "MO-24")] = ()
    house_rules: Annotated[
        Annotated[str, Meta(max_length=500)], option("House rules in your own words, shown to all.", "MO-24")
    ] = ""
    tie_window: Annotated[
        Annotated[float, Meta(ge=0, le=1)], option("Seconds within which two words are said together.", "MO-13")
    ] = 0.15
    cool_down: Annotated[bool, option("Three wrong words in five seconds bring a pause of two seconds.", "MO-17")] = (
        False
    )
    order: Annotated[
        Annotated[tuple[int, ...], Meta(max_length=6)],
        option("Off the Grid: the seats from the youngest player to the oldest.", "MO-45"),
    ] = ()

    @property
    def challenges(self) -> Challenges:
        """Those of the first round."""
        return Challenges(self.min or 0, self.placement, self.theme)

    @property
    def paired(self) -> bool:
        return self.partners != "none"

    @property
    def chained(self) -> bool:
        return self.partners in ("ball-and-chain", "partner-only")

    @property
    def counts(self) -> range:
        """How many can play by these options."""
        if self.paired:
            return range(4, 7, 2)
        return range(4, 7) if self.three_amigos else SEATS

    def conflicts(self) -> Iterator[OptionError]:
        if self.variation != "race":
            if self.stack_em_up:
                yield OptionError("Stack 'Em Up needs stacks: it goes with the race alone.")
            if self.chained:
                yield OptionError(
                    "Ball and Chain needs a card before each player: it goes with the race alone.",
                )
            if self.three_amigos:
                yield OptionError(
                    "Three Amigos needs a card before each player: it goes with the race alone.",
                )
        if self.variation == "eagle-eyes" and self.monochrome:
            yield OptionError("In Eagle Eyes no cards are collected: colours play no part.")
        if self.chained and self.three_amigos:
            yield OptionError("Ball and Chain and Three Amigos each say whose cards count: choose one.")
        if self.chained and self.monochrome:
            yield OptionError(
                "Ball and Chain leaves no choice of cards: with Monochrome hardly a word could be said.",
            )
        if self.partners == "partner-only" and self.placement in ("first-and-last", "between"):
            yield OptionError("With the partner's letter alone there are no two letters to place.")
