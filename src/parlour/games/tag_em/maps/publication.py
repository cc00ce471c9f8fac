"""Published maps: checks, and their entries in lists."""

from __future__ import annotations

import msgspec

from parlour.contract.bodies import ResponseBody
from parlour.contract.publishing import Entry, Publication, Submission
from parlour.games.tag_em import picture
from parlour.games.tag_em.maps import mapfile
from parlour.games.tag_em.maps.grid import Grid
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.options import GameType
from parlour.kernel.i18n import say


class About(msgspec.Struct, frozen=True, kw_only=True):
    """Summary of a map, stored beside its text."""

    author: str
    grid: Grid
    teams: int
    wide: int
    high: int
    levels: int
    pom: int
    game_types: tuple[GameType, ...]


class HungMap(Entry, frozen=True):
    """A map of the gallery, as shown in a list."""

    author: str
    grid: Grid
    teams: int
    wide: int
    high: int
    levels: int
    pom: int
    game_types: tuple[GameType, ...]
    "Game types that can be played on it."


class GalleryPage(ResponseBody, frozen=True):
    maps: tuple[HungMap, ...]
    "Newest first."
    total: int


class WholeMap(ResponseBody, frozen=True):
    about: HungMap
    map: Map
    text: str


def about(map_: Map) -> About:
    """
    >>> about(Map(levels=(("...", "..."),), starts=("a1", "c2"), flags=("b1",))).game_types
    ('elimination', 'capture-their-flag', 'capture-the-flag')
    """
    types: list[GameType] = ["elimination", "capture-their-flag"]
    types += ["capture-the-flag"] if map_.flags else []
    types += ["king-of-the-hill"] if map_.hills else []
    types += ["missions"] if map_.goals else []
    return About(
        author=map_.author,
        grid=map_.grid,
        teams=len(map_.starts),
        wide=max(len(row) for row in map_.levels[0]),
        high=len(map_.levels[0]),
        levels=len(map_.levels),
        pom=map_.pom,
        game_types=tuple(types),
    )


def check(text: str) -> Submission:
    """Parses a map; `MapError` lists its faults."""
    map_ = mapfile.read(text)
    drawn = picture.draw_map(map_).encode()
    return Submission(name=map_.name, about=msgspec.json.encode(about(map_)), text=mapfile.write(map_), picture=drawn)


def rename(text: str, name: str) -> str:
    return mapfile.write(msgspec.structs.replace(mapfile.draft(text)[0], name=name))


_abouts = msgspec.json.Decoder(About)


def entry(common: Entry, about: bytes) -> HungMap:
    return HungMap(**msgspec.structs.asdict(common), **msgspec.structs.asdict(_abouts.decode(about)))


def line(name: str, about: bytes, language: str) -> str:
    found = _abouts.decode(about)
    return say(
        "tag-em-gallery-line",
        language,
        name=name,
        author=found.author or "–",
        wide=found.wide,
        high=found.high,
        teams=found.teams,
    )


def show(hung: HungMap, text: str) -> WholeMap:
    return WholeMap(about=hung, map=mapfile.draft(text)[0], text=text)


MAPS: Publication[HungMap, GalleryPage, WholeMap] = Publication(
    kind="maps",
    page=GalleryPage,
    whole=WholeMap,
    check=check,
    rename=rename,
    entry=entry,
    line=line,
    list=lambda maps, total: GalleryPage(maps=maps, total=total),
    show=show,
)
PUBLICATIONS = (MAPS,)
