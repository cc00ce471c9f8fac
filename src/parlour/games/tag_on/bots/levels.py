"""Parameters of the bots by level, weakest first."""

from __future__ import annotations

import msgspec


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """Parameters of a level."""

    knows: float | None = None
    "Minimum familiarity of known words (Zipf scale); None: the whole dictionary."
    longest: int = 21
    "Length of the longest known word."
    notices: int | None = None
    "Number of plays it notices; None: all."
    considers: int
    "Number of the best plays for which it searches tags and claims."
    connects: int | None = None
    "Words on the board it considers for a tag; None: all."
    acceptable_share: float = 1.0
    "Any play with this share of the best score is acceptable."
    takes_face_up: int | None = None
    "Number of face-up letters it tries; None: all."
    values_leave: bool = False
    "Whether it values the leave."
    tag_caution: float = 0.0
    "Weight of the points that the next player may gain by a tag."
    exchanges_below: int = 0
    "With a full bag, exchanges instead of a play below this equity."
    shields_below: int = 0
    "Uses a shield for other tiles before a play below this equity (TO-22)."
    challenges: float = 0.0
    "Probability of challenging invalid words and unproved claims."


BY_LEVEL: dict[str, Level] = {
    "easy": Level(
        knows=4.0, longest=6, notices=8, considers=2, connects=3, acceptable_share=0.7, takes_face_up=1, challenges=0.2
    ),
    "medium": Level(
        knows=3.2,
        longest=9,
        notices=120,
        considers=8,
        connects=8,
        acceptable_share=0.85,
        tag_caution=0.5,
        takes_face_up=2,
        exchanges_below=6,
        shields_below=12,
        challenges=0.7,
    ),
    "hard": Level(
        considers=100, values_leave=True, tag_caution=0.7, exchanges_below=10, shields_below=25, challenges=1.0
    ),
}
LEVELS: tuple[str, ...] = tuple(BY_LEVEL)
LEAST_KNOWN = min(level.knows for level in BY_LEVEL.values() if level.knows is not None)
