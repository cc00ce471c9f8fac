"""The house rules of a table."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from parlour.kernel.conditions import but, given
from parlour.kernel.options import Options, conflict, option

SEATS = range(2, 7)  # MO-2
STACK = 15  # MO-2

Placement = Literal["anywhere", "first-or-last", "first-and-last", "between"]
Theme = Literal["nouns", "verbs", "adjectives", "food", "animals", "movies", "books", "famous"]
THEME_LABELS: dict[str | int, str] = {
    "nouns": "nouns",
    "verbs": "verbs",
    "adjectives": "adjectives",
    "food": "food & drink",
    "animals": "animals",
    "movies": "movies & TV shows",
    "books": "books",
    "famous": "famous people",
}
"""Themes by their names for people (MO-32)."""
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
    """Options of moji. Variations combine wherever that makes sense; where not, the reason is told."""

    # Time has its own rules here, and bots always keep to words for everyone.
    unused: ClassVar = {"clock": (), "clock_seconds": (), "family_words": ()}
    conflicts: ClassVar = (
        conflict("Partners play with four or six.", "MO-42", partners=PAIRED, players=(2, 3, 5)),
        conflict(
            "Ball and Chain needs a card in front of each player: it goes with the race alone.",
            "MO-43",
            partners=CHAINED,
            variation=but("race"),
        ),
        conflict(
            "Ball and Chain and Three Amigos each say whose cards count: choose one.",
            "MO-47",
            partners=CHAINED,
            three_amigos=True,
        ),
        conflict(
            "Ball and Chain leaves no choice of cards: with Monochrome hardly a word could be said.",
            "MO-44",
            partners=CHAINED,
            monochrome=True,
        ),
        conflict(
            "With the partner's letter alone there are no two letters to place.",
            "MO-43",
            partners="partner-only",
            placement=("first-and-last", "between"),
        ),
        conflict("Three Amigos is for four or more.", "MO-47", three_amigos=True, players=(2, 3)),
    )

    min: Annotated[
        Literal[3, 4, 5] | None,
        option(
            "Shortest word",
            "How many letters a word needs.",
            "MO-30",
            "challenges",
            choices={3: "3 letters", 4: "4 letters", 5: "5 letters"},
            none="any length",
        ),
    ] = None
    placement: Annotated[
        Placement,
        option(
            "Letter placement",
            "Where in the word the letters of the cards have to be.",
            "MO-31",
            "challenges",
            choices={
                "anywhere": "anywhere",
                "first-or-last": "first or last",
                "first-and-last": "first and last",
                "between": "in between",
            },
        ),
    ] = "anywhere"
    theme: Annotated[
        Annotated[tuple[Theme, ...], Meta(max_length=8)],
        option(
            "Themes",
            "A word has to belong to one of those chosen.",
            "MO-32",
            "challenges",
            choices=THEME_LABELS,
        ),
    ] = ()
    variation: Annotated[
        Literal["race", "off-the-grid", "eagle-eyes"],
        option(
            "Play",
            "Say words as fast as you can, take turns on a grid of cards, or write words in secret.",
            "MO-45",
            "game",
            choices={"race": "The race", "off-the-grid": "Off the Grid", "eagle-eyes": "Eagle Eyes"},
        ),
    ] = "race"
    rounds: Annotated[
        Literal[1, 2, 3, 5],
        option(
            "Rounds",
            "The points of all rounds together decide the match.",
            "MO-40",
            "game",
            choices={1: "one", 2: "two", 3: "three", 5: "five"},
        ),
    ] = 1
    masters_choice: Annotated[
        bool,
        option(
            "Master's Choice",
            "The winner of a round picks the challenges of the next.",
            "MO-40",
            "variations",
            when=given(rounds=but(1)),
        ),
    ] = False
    stack_em_up: Annotated[
        bool,
        option(
            "Stack 'Em Up",
            "When everyone is stuck, new cards go on top of the old and are collected together.",
            "MO-41",
            "variations",
            when=given(variation="race"),
        ),
    ] = False
    partners: Annotated[
        Literal["none", "do-si-do", "ball-and-chain", "partner-only"],
        option(
            "Partners",
            "Players across the table combine their piles; with Ball and Chain also their letters.",
            "MO-42",
            "variations",
            choices={
                "none": "everyone alone",
                "do-si-do": "Do-si-do: combined piles",
                "ball-and-chain": "Ball and Chain: both partners' letters",
                "partner-only": "Ball and Chain: only the partner's letter",
            },
        ),
    ] = "none"
    monochrome: Annotated[
        bool,
        option(
            "Monochrome",
            "A word collects cards of one colour.",
            "MO-44",
            "variations",
            when=given(variation=but("eagle-eyes")),
        ),
    ] = False
    three_amigos: Annotated[
        bool,
        option(
            "Three Amigos",
            "Only your own card and those of your two neighbours count.",
            "MO-47",
            "variations",
            when=given(variation="race"),
        ),
    ] = False
    proper_nouns: Annotated[
        bool, option("Names allowed", "Proper nouns, abbreviations and the like count as words.", "MO-21", "words")
    ] = False
    endings: Annotated[
        bool, option("All endings allowed", "Plurals in -s and forms in -ing and -ed count as words.", "MO-22", "words")
    ] = False
    repeats: Annotated[
        bool,
        option(
            "Repeats allowed",
            "A word may be said again in the same round.",
            "MO-23",
            "words",
            when=given(variation=but("eagle-eyes")),
        ),
    ] = False
    own_words: Annotated[OwnWords, option("Extra words", "They count at this table.", "MO-24", "words")] = ()
    banned_words: Annotated[
        OwnWords, option("Blocked words", "They do not count at this table.", "MO-24", "words")
    ] = ()
    house_rules: Annotated[
        Annotated[str, Meta(max_length=500)],
        option("House rules", "Whatever else you agree on, shown to everyone.", "MO-24", "table"),
    ] = ""
    tie_window: Annotated[
        Annotated[float, Meta(ge=0, le=1)],
        option(
            "Tie window",
            "Words said within this time count as said together.",
            "MO-13",
            "time",
            unit="seconds",
            when=given(variation="race"),
        ),
    ] = 0.15
    cool_down: Annotated[
        bool,
        option(
            "Cool-down",
            "Three wrong words in five seconds bring a pause of two seconds.",
            "MO-17",
            "play",
            when=given(variation=but("eagle-eyes")),
        ),
    ] = False
    order: Annotated[
        Annotated[tuple[int, ...], Meta(max_length=6)],
        option(
            "Turn order",
            "From the youngest player to the oldest.",
            "MO-45",
            "game",
            when=given(variation="off-the-grid"),
        ),
    ] = ()

    @property
    def challenges(self) -> Challenges:
        """Those of the first round."""
        return Challenges(self.min or 0, self.placement, self.theme)

    @property
    def paired(self) -> bool:
        return self.partners in PAIRED
