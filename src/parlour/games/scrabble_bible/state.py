"""The state of a game."""

from __future__ import annotations

import msgspec

from parlour.games.crossword.state import TileTable
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.tile_set import TileSet


class FormedWord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word formed or modified in a turn, with its score."""

    word: str
    start: int
    across: bool
    points: int
    "Letters and premium squares (SB-20)."
    bonus: int = 0
    "Bonus as a word of faith (SB-23)."


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """A play: tiles laid, words formed, points earned."""

    seat: int
    start: int
    across: bool
    place: str
    "The place as text: 8G."
    word: str
    laid: tuple[tuple[int, str], ...]
    words: tuple[FormedWord, ...]
    "The main word first."
    all_tiles: int = 0
    "Points for PERFECTION or PEACE BE WITH YOU (SB-22)."
    peace: bool = False
    "Whether it is called PEACE BE WITH YOU: always in My Cup Overflows, even with seven tiles."
    babel: str = ""
    "The language of the main word, if it was named (SB-34)."
    babel_bonus: int = 0
    claimed: bool = False
    "Whether the player claimed its bonuses (SB-24); otherwise the list gave them."
    told: tuple[str, ...] = ()
    "Bonus words whose story was requested (SB-32)."
    judged: tuple[str, ...] = ()
    "Bonus words that were challenged and may not be challenged again (SB-24)."

    @property
    def score(self) -> int:
        return sum(word.points + word.bonus for word in self.words) + self.all_tiles + self.babel_bonus

    @property
    def bonus_words(self) -> tuple[str, ...]:
        """The bonus words, each once; includes the main word if only its language earns a bonus."""
        found = [w.word.upper() for w in self.words if w.bonus]
        if self.babel_bonus and self.word.upper() not in found:
            found.insert(0, self.word.upper())
        return tuple(dict.fromkeys(found))


class Help(msgspec.Struct, frozen=True, omit_defaults=True):
    """Good Samaritan (SB-33): offers and trades of this turn, and earlier help."""

    asked: bool = False
    offers: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()
    helper: int | None = None
    "Seat whose rack is open to the player on turn."
    done: bool = False
    debts: tuple[tuple[int, int], ...] = ()
    "Pairs of helper and helped, in order."


class BibleState(TileTable, frozen=True, kw_only=True):
    """The whole state, hidden parts included."""

    windows = ("challenge", "story")
    hold_ups = frozenset(("judge-bonus", "tell", "judge-story", "own-word"))

    options: BibleOptions
    tile_set: TileSet = msgspec.field(name="kit")
    move: Move | None = None
    help: Help = Help()
