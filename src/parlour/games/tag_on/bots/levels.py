"""What the bots are like, by level, the weakest first."""

from __future__ import annotations

import msgspec


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """What a player knows, notices and is like."""

    knows: float | None = None
    "How common a word has to be in English (Zipf's scale); None: the whole dictionary."
    longest: int = 21
    "Letters of the longest word that it thinks of."
    notices: int | None = None
    "How many of its plays it hits upon; None: all."
    considers: int
    "For how many of the best of those it looks for something to tag and to claim."
    connects: int | None = None
    "How many words on the board it thinks of when it looks for one to tag; None: all."
    content: float = 1.0
    "Any play will do that scores this part of the best."
    takes_face_up: int | None = None
    "How many of the face-up letters it tries; None: all."
    keeps: bool = False
    "Whether it looks at what it keeps on its rack."
    guards: float = 0.0
    "What a point counts that the next player may be expected to gain by a tag."
    exchanges_below: int = 0
    "Points that a play must be worth not to exchange instead, while the bag is full."
    shields_below: int = 0
    "Points that a play must be worth not to use a shield for other tiles first (TO-22)."
    challenges: float = 0.0
    "How likely it is to challenge what no list has and no text proves."


BY_LEVEL: dict[str, Level] = {
    "easy": Level(
        knows=3.8, longest=6, notices=8, considers=2, connects=3, content=0.7, takes_face_up=1, challenges=0.2
    ),
    "medium": Level(
        knows=2.8,
        longest=9,
        notices=120,
        considers=8,
        connects=8,
        content=0.85,
        guards=0.5,
        takes_face_up=2,
        exchanges_below=6,
        shields_below=12,
        challenges=0.7,
    ),
    "hard": Level(considers=100, keeps=True, guards=0.7, exchanges_below=10, shields_below=25, challenges=1.0),
}
LEVELS: tuple[str, ...] = tuple(BY_LEVEL)
