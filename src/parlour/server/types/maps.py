"""Maps of TAG 'EM, and the gallery."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from parlour.games.tag_em.maps.fairness import Report
from parlour.games.tag_em.maps.generator import Symmetry
from parlour.games.tag_em.maps.grid import Grid
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.options import GameType
from parlour.server.types.bodies import Answer, Asked

# Making and checking


class CheckMap(Asked, frozen=True):
    """A map in the making, as text."""

    text: Annotated[str, Meta(max_length=300_000)]


class MapFault(Answer, frozen=True):
    """Something that is wrong with it; line 0 and no square: with all of it."""

    line: int
    square: str
    text: dict[str, str]
    "What it is, by language."


class MapChecked(Answer, frozen=True):
    map: Map
    "As far as the text can be read."
    faults: tuple[MapFault, ...]
    "Nothing: it can be played."


class ShippedMap(Answer, frozen=True):
    """A map that comes with the game."""

    key: str
    map: Map
    text: str


class MapTheme(Answer, frozen=True):
    """A landscape."""

    name: str
    colours: tuple[tuple[str, str], ...]
    "Of tile types, by their names."


class MakeMap(Asked, frozen=True):
    """A fair map by chance; the same for the same seed."""

    seed: Annotated[int, Meta(ge=0, le=999_999_999)]
    players: Annotated[int, Meta(ge=2, le=8)] = 2
    width: Annotated[int, Meta(ge=1, le=64)] = 15
    height: Annotated[int, Meta(ge=1, le=64)] = 15
    theme: Annotated[str, Meta(max_length=40)] = "meadow"
    grid: Grid = "square"
    symmetry: Symmetry = "turn"


class MapMade(Answer, frozen=True):
    map: Map
    text: str


class ReportMap(Asked, frozen=True):
    """A map whose fairness is asked for."""

    text: Annotated[str, Meta(max_length=300_000)]


class MapReported(Answer, frozen=True):
    report: Report
    even: bool
    "Whether all seats have the same."


class PlayMap(Asked, frozen=True):
    """A map on which bots are to play a game, for the report."""

    text: Annotated[str, Meta(max_length=300_000)]
    game_type: GameType
    number: Annotated[int, Meta(ge=0, le=10_000)]
    "Of the game: another number, another game."


class MapPlayed(Answer, frozen=True):
    winner: int | None
    "The seat that won; null: it was a draw, or took too long."


# The gallery


class HangMap(Asked, frozen=True):
    """A map for the gallery, as text. It has to have a name, and no faults."""

    text: Annotated[str, Meta(max_length=300_000)]


class RenameMap(Asked, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=80)]


class HungMap(Answer, frozen=True):
    """A map in the gallery, as a list shows it."""

    id: str
    name: str
    author: str
    grid: Grid
    teams: int
    wide: int
    high: int
    levels: int
    pom: int
    game_types: tuple[GameType, ...]
    "What can be played on it."
    changed: float
    "Seconds since 1970."
    mine: bool
    "Whether who asks made it."
    picture: str
    "Where its picture is."


class GalleryPage(Answer, frozen=True):
    maps: tuple[HungMap, ...]
    "The newest first."
    total: int


class WholeMap(Answer, frozen=True):
    about: HungMap
    map: Map
    text: str
