"""What the bots are like, by level, the weakest first."""

from __future__ import annotations

from typing import Literal

import msgspec


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """What a player knows, notices and is like."""

    plan: Literal["score", "equity", "simulation"] = "score"
    "It looks at what a play scores; at what it keeps as well; or tries plays out in games that might be."
    nodes: int = 0
    "How many searches for a best play it may make in a turn, where it tries plays out."

    knows: float | None = None
    "How common a word has to be (Zipf's scale); None: the whole list."
    longest: int = 21
    "Letters of the longest word that it thinks of."
    notices: int | None = None
    "How many of its plays it hits upon; None: all."
    content: float = 1.0
    "Any play will do that scores this part of the best."
    exchanges_below: int = 0
    "Points that a play must be worth not to exchange instead, while the bag is full."
    asks_below: int = 0
    "Points that a play must be worth not to ask for help first (SB-33)."
    helps: Literal["gladly", "if it owes"] = "gladly"
    challenges: float = 0.0
    "How likely it is to challenge a play with a word that no list has."
    doubts_all: bool = False
    "It tells every such word; else only letters that nobody has ever seen."
    babel: bool = False
    "It speaks the languages of Babel (SB-34)."
    tells: float = 1.0
    "How likely it is to know the story of its word (SB-32)."


BY_LEVEL: dict[str, Level] = {
    "easy": Level(knows=3.8, longest=5, notices=6, content=0.7, asks_below=5, tells=0.6),
    "medium": Level(knows=2.8, longest=7, notices=40, content=0.75, exchanges_below=4, asks_below=8, challenges=0.7),
    "greedy": Level(exchanges_below=9, asks_below=12, helps="if it owes", challenges=1.0, doubts_all=True, babel=True),
    "hard": Level(plan="equity", asks_below=12, helps="if it owes", challenges=1.0, doubts_all=True, babel=True),
    "expert": Level(
        plan="simulation",
        nodes=5000,
        asks_below=12,
        helps="if it owes",
        challenges=1.0,
        doubts_all=True,
        babel=True,
    ),
}
LEVELS: tuple[str, ...] = tuple(BY_LEVEL)
