"""What lies on the table."""

from __future__ import annotations

import msgspec

from parlour.games.crossword.state import TileTable
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.tile_set import TileSet


class FormedWord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word formed or modified in a turn, and what it is worth."""

    word: str
    start: int
    across: bool
    points: int
    "Letters and premium squares (SB-20)."
    bonus: int = 0
    "For a word of faith (SB-23)."


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """A play: what was laid, the words it made and what it earned."""

    seat: int
    start: int
    across: bool
    place: str
    "The same as it is written: 8G."
    word: str
    laid: tuple[tuple[int, str], ...]
    words: tuple[FormedWord, ...]
    "The main word first."
    all_tiles: int = 0
    "PERFECTION, or PEACE BE WITH YOU (SB-22)."
    peace: bool = False
    "Whether it is called PEACE BE WITH YOU: so it is in My Cup Overflows, with seven tiles too."
    babel: str = ""
    "The language of the main word, if it was named (SB-34)."
    babel_bonus: int = 0
    told: tuple[str, ...] = ()
    "Bonus words whose story was asked for (SB-32)."
    judged: tuple[str, ...] = ()
    "Bonus words that were challenged: they are not challenged again (SB-24)."

    @property
    def score(self) -> int:
        return sum(word.points + word.bonus for word in self.words) + self.all_tiles + self.babel_bonus

    @property
    def bonus_words(self) -> tuple[str, ...]:
        """The bonus words, each once; the main word is one too when only its language earns."""
        found = [w.word.upper() for w in self.words if w.bonus]
        if self.babel_bonus and self.word.upper() not in found:
            found.insert(0, self.word.upper())
        return tuple(dict.fromkeys(found))


class Help(msgspec.Struct, frozen=True, omit_defaults=True):
    """Good Samaritan (SB-33): what was offered and taken in this turn, and who helped whom before."""

    asked: bool = False
    offers: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()
    helper: int | None = None
    "Whose rack lies open to the player on turn."
    done: bool = False
    debts: tuple[tuple[int, int], ...] = ()
    "Pairs of helper and helped, in the order it happened."


class BibleState(TileTable, frozen=True, kw_only=True):
    """The whole table, hidden parts included."""

    windows = ("challenge", "story")
    hold_ups = frozenset(("judge-bonus", "tell", "judge-story", "own-word"))

    options: BibleOptions
    tile_set: TileSet = msgspec.field(name="kit")
    move: Move | None = None
    "The latest play."
    help: Help = Help()
