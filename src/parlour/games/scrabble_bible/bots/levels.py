"""Parameters of the bots by level, weakest first."""

from __future__ import annotations

from typing import Literal

import msgspec


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """Parameters of a level."""

    plan: Literal["score", "equity", "simulation"] = "score"
    "Ranks plays by score, by equity, or by simulation."
    nodes: int = 0
    "Searches for a best play per turn, for simulation."

    knows: float | None = None
    "Minimum familiarity of known words (Zipf scale); None: the whole list."
    longest: int = 21
    "Length of the longest known word."
    notices: int | None = None
    "Number of plays it notices; None: all."
    acceptable_share: float = 1.0
    "Any play with this share of the best score is acceptable."
    exchanges_below: int = 0
    "With a full bag, exchanges instead of a play below this equity."
    asks_below: int = 0
    "Asks for help before a play below this equity (SB-33)."
    helps: Literal["gladly", "if it owes"] = "gladly"
    challenges: float = 0.0
    "Probability of challenging a play with an invalid word."
    spots_all_invalid: bool = False
    "Recognizes every invalid word; otherwise only letter sequences that no word has."
    babel: bool = False
    "Plays words of the languages of Babel (SB-34)."
    knows_story: float = 1.0
    "Probability of knowing the story of its word (SB-32)."


BY_LEVEL: dict[str, Level] = {
    "easy": Level(knows=4.0, longest=5, notices=6, acceptable_share=0.7, asks_below=5, knows_story=0.6),
    "medium": Level(
        knows=3.2, longest=7, notices=40, acceptable_share=0.75, exchanges_below=4, asks_below=8, challenges=0.7
    ),
    "greedy": Level(
        exchanges_below=9, asks_below=12, helps="if it owes", challenges=1.0, spots_all_invalid=True, babel=True
    ),
    "hard": Level(plan="equity", asks_below=12, helps="if it owes", challenges=1.0, spots_all_invalid=True, babel=True),
    "expert": Level(
        plan="simulation",
        nodes=5000,
        asks_below=12,
        helps="if it owes",
        challenges=1.0,
        spots_all_invalid=True,
        babel=True,
    ),
}
LEVELS: tuple[str, ...] = tuple(BY_LEVEL)
LEAST_KNOWN = min(level.knows for level in BY_LEVEL.values() if level.knows is not None)
