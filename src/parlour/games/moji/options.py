"""The house rules of a table."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from parlour.kernel.conditions import but, given
from parlour.kernel.options import Options, conflict, option
from parlour.words.grammar import Ending, Language

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


PAIRED = ("do-si-do", "ball-and-chain", "partner-only")
CHAINED = ("ball-and-chain", "partner-only")


class MojiOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of moji. Variations can be combined where that makes sense; others are refused with the reason."""

    prefix: ClassVar = "moji"
    # Time has its own rules here, and bots always keep to words for everyone.
    unused: ClassVar = {"clock": (), "clock_seconds": (), "family_words": ()}
    conflicts: ClassVar = (
        conflict("moji-conflict-one-round", "MO-40", masters_choice=True, rounds=1),
        conflict("moji-conflict-partners-players", "MO-42", partners=PAIRED, players=(2, 3, 5)),
        conflict("moji-conflict-chain-variation", "MO-43", partners=CHAINED, variation=but("race")),
        conflict("moji-conflict-chain-amigos", "MO-47", partners=CHAINED, three_amigos=True),
        conflict("moji-conflict-chain-monochrome", "MO-44", partners=CHAINED, monochrome=True),
        conflict("moji-conflict-one-letter", "MO-43", partners="partner-only", placement=("first-and-last", "between")),
        conflict("moji-conflict-amigos-players", "MO-47", three_amigos=True, players=(2, 3)),
    )

    language: Annotated[Language, option("MO-50", "game", by_language={"fr": "fr"})] = "en"
    min: Annotated[Literal[3, 4, 5] | None, option("MO-30", "challenges")] = None
    placement: Annotated[Placement, option("MO-31", "challenges")] = "anywhere"
    theme: Annotated[Annotated[tuple[Theme, ...], Meta(max_length=8)], option("MO-32", "challenges")] = ()
    variation: Annotated[
        Literal["race", "off-the-grid", "eagle-eyes"], option("MO-45", "game", in_summary=True, is_goal=True)
    ] = "race"
    rounds: Annotated[Literal[1, 2, 3, 5], option("MO-40", "game")] = 1
    masters_choice: Annotated[bool, option("MO-40", "variations")] = False
    stack_em_up: Annotated[bool, option("MO-41", "variations", when=given(variation="race"))] = False
    partners: Annotated[
        Literal["none", "do-si-do", "ball-and-chain", "partner-only"], option("MO-42", "variations")
    ] = "none"
    seating: Annotated[
        Annotated[tuple[int, ...], Meta(max_length=6)], option("MO-42", "variations", when=given(partners=but("none")))
    ] = ()
    monochrome: Annotated[bool, option("MO-44", "variations", when=given(variation=but("eagle-eyes")))] = False
    three_amigos: Annotated[bool, option("MO-47", "variations", when=given(variation="race"))] = False
    proper_nouns: Annotated[bool, option("MO-21", "words")] = False
    abbreviations: Annotated[bool, option("MO-21", "words")] = False
    contractions: Annotated[bool, option("MO-21", "words")] = False
    foreign_words: Annotated[bool, option("MO-21", "words")] = False
    endings: Annotated[bool, option("MO-22", "words")] = False
    plurals: Annotated[bool, option("MO-22", "words", when=given(endings=False))] = False
    ing_forms: Annotated[bool, option("MO-22", "words", when=given(endings=False))] = False
    ed_forms: Annotated[bool, option("MO-22", "words", when=given(endings=False))] = False
    repeats: Annotated[bool, option("MO-23", "words", when=given(variation=but("eagle-eyes")))] = False
    own_words: Annotated[OwnWords, option("MO-24", "words")] = ()
    banned_words: Annotated[OwnWords, option("MO-24", "words")] = ()
    house_rules: Annotated[Annotated[str, Meta(max_length=500)], option("MO-24", "table")] = ""
    tie_window: Annotated[
        Annotated[float, Meta(ge=0, le=1)], option("MO-13", "time", unit="seconds", when=given(variation="race"))
    ] = 0.15
    cool_down: Annotated[bool, option("MO-17", "play", when=given(variation=but("eagle-eyes")))] = False
    order: Annotated[
        Annotated[tuple[int, ...], Meta(max_length=6)], option("MO-45", "game", when=given(variation="off-the-grid"))
    ] = ()

    @property
    def challenges(self) -> Challenges:
        """Those of the first round."""
        return Challenges(self.min or 0, self.placement, self.theme)

    @property
    def allowed_endings(self) -> frozenset[Ending]:
        """The endings whose forms count as words (MO-22); `endings` allows all of them."""
        each: dict[Ending, bool] = {"-s": self.plurals, "-ing": self.ing_forms, "-ed": self.ed_forms}
        return frozenset(ending for ending, allowed in each.items() if allowed or self.endings)

    @property
    def paired(self) -> bool:
        return self.partners in PAIRED
