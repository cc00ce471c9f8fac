"""The state of a game."""

from __future__ import annotations

from typing import Literal

import msgspec

from parlour.games.crossword.state import TileTable
from parlour.games.tag_on.options import TagOnOptions
from parlour.games.tag_on.tile_set import TIMES, TileSet

ClaimKind = Literal["book", "character", "land", "utterance", "kin"]


class ScoredWord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word formed by a play, with its score."""

    word: str
    start: int
    across: bool
    sum: str = ""
    "The calculation as in the rulebook: 6×2×3. Empty for a word that is only checked (TO-30)."
    points: int = 0


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A verse with the positions of the words it is about."""

    reference: str
    "In the language of the edition."
    text: str
    marks: tuple[tuple[int, int], ...] = ()
    references: tuple[str, ...] = ()
    "The reference in English and in French; logs of earlier versions do not have it."


class Evidence(msgspec.Struct, frozen=True, omit_defaults=True):
    """A proof (TO-50) as it was shown, so that it need not be looked up again."""

    kind: str
    told: tuple[str, str]
    "The proof in a sentence, in English and in French."
    passages: tuple[Shown, ...] = ()
    strength: str = ""
    "Fact, episode or verse; empty in logs of earlier releases."
    title: tuple[str, str] = ("", "")
    "The title of the episode in which it is, in English and in French."


class Tag(msgspec.Struct, frozen=True, omit_defaults=True):
    """The word that the played word tags (TO-13)."""

    word: str
    start: int
    across: bool
    place: str
    sum: str
    points: int
    because: str = ""


class Claim(msgspec.Struct, frozen=True, omit_defaults=True):
    """A claim about the played word (TO-34); for kinship, the other person and the relation (TO-36)."""

    kind: ClaimKind
    word: str = ""
    place: str = ""
    relation: str = ""

    @property
    def times(self) -> int:
        return TIMES["genealogy" if self.kind == "kin" else self.kind]


class TagOnMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A play: tiles laid and lifted, words formed, tags and claims, and points."""

    seat: int
    start: int
    across: bool
    place: str
    "The place as text: 8G."
    word: str
    laid: tuple[tuple[int, str], ...]
    words: tuple[ScoredWord, ...]
    "The played word first; the others are only checked, unless all words score (TO-30)."
    lifted: tuple[tuple[int, str], ...] = ()
    "The replaced tiles (TO-14)."
    replaced: str = ""
    "The word whose letters were replaced, and its place: REBELS@8F."
    gave: str = ""
    took: str = ""
    "The face-up letter that was taken (TO-20)."
    tag: Tag | None = None
    claims: tuple[Claim, ...] = ()
    centre: bool = False
    "Whether it is the first to cover the centre (TO-10)."
    all_tiles: int = 0
    "Points for nine tiles in one turn (TO-12)."
    doubts: tuple[tuple[int, str], ...] = ()
    "Challenged claims: seat and claim (TO-24)."
    judged: tuple[str, ...] = ()
    "Judged claims, which are not challenged again."
    proofs: tuple[Evidence, ...] = ()
    "Proofs of its tag, once the play is final."

    @property
    def times(self) -> int:
        """The factor of the played word."""
        product = 2 if self.centre else 1
        for claim in self.claims:
            product *= claim.times
        return product

    @property
    def score(self) -> int:
        """TO-30, TO-34: the played word times its squares, cross words if they score, the tag, and the 100."""
        played, *across = self.words
        tagged = self.tag.points if self.tag else 0
        return played.points * self.times + sum(word.points for word in across) + tagged + self.all_tiles

    @property
    def open_claims(self) -> tuple[str, ...]:
        """The claims that may still be challenged."""
        names = (*(["tag"] if self.tag else []), *(claim.kind for claim in self.claims))
        return tuple(name for name in names if name not in self.judged)

    def claim(self, kind: str) -> Claim | None:
        return next((claim for claim in self.claims if claim.kind == kind), None)


class Replaced(msgspec.Struct, frozen=True):
    """A word whose letters were replaced: it may not come back to the same place at once (TO-14)."""

    word: str
    place: str
    turn: int
    "The turn of the replacement."


class TagOnState(TileTable, frozen=True, kw_only=True):
    """The whole state, hidden parts included."""

    windows = ("challenge",)
    hold_ups = frozenset(("judge", "shield"))

    options: TagOnOptions
    tile_set: TileSet = msgspec.field(name="kit")
    face_up: str
    "The letters beside the board (TO-2)."
    starter: int = 0
    "The seat that started."
    round: int = 1
    "Current round: how often the turn has reached or passed the starter."
    move: TagOnMove | None = None
    centre_used: bool = False
    "Whether the centre has doubled a word (TO-10)."
    returned: bool = False
    "Whether a shield was put back unused in this turn (TO-23)."
    replaced: tuple[Replaced, ...] = ()
    "Words that may not come back yet."
