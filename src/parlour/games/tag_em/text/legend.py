"""The legend of a map: what its tiles, stairs, vehicles and goals do, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.games.tag_em.maps.layout import Goal, Map, VehicleKind
from parlour.games.tag_em.maps.tiles import Tile
from parlour.games.tag_em.options import TagOptions
from parlour.games.tag_em.rules.ground import ground
from parlour.games.tag_em.text.messages import tile_name
from parlour.kernel.i18n import numeral, say

STAIRS, GOAL = "%", "^"
VEHICLES: dict[VehicleKind, str] = {"boat": "b", "helicopter": "h", "land": "v"}
"""Signs on a terminal."""


def is_needed(map_: Map, options: TagOptions) -> bool:
    """Whether the map has tiles of its own, stairs, vehicles or goals: its legend is shown before play."""
    return bool(
        map_.tiles
        or map_.stairs
        or (map_.vehicles and options.vehicles_on(map_))
        or (map_.goals and options.game_type == "missions")
    )


def lines(map_: Map, options: TagOptions, signs: dict[str, str], language: str) -> Iterator[str]:
    """A line for each tile type on the map, by its sign, and for stairs, vehicles and goals."""
    used = {letter for level in map_.levels for row in level for letter in row}
    for letter, tile in ground(map_).types.items():
        if letter in used:
            name = tile_name(tile.name, language)
            yield say(
                "tag-em-legend-tile",
                language,
                sign=signs.get(letter, letter),
                name=name,
                effects=", ".join(effects(tile, language)),
            )
    if map_.stairs:
        yield f"{STAIRS} {say('tag-em-legend-stairs', language)}"
    if options.vehicles_on(map_):
        for kind in dict.fromkeys(vehicle.kind for vehicle in map_.vehicles):
            yield f"{VEHICLES[kind]} {say(f'tag-em-legend-{kind}', language)}"
    if options.game_type == "missions":
        for goal in map_.goals:
            yield f"{GOAL} {goal_text(goal, language)}" if goal.square else goal_text(goal, language)


def effects(tile: Tile, language: str) -> Iterator[str]:
    """What a tile does to a pawn on it."""
    if not tile.enterable:
        yield say("tag-em-legend-closed", language)
        return
    yield say("tag-em-legend-leave", language, cost=tile.cost)
    if tile.stops:
        yield say("tag-em-legend-stops", language)
    for word in ("attack", "defence", "cover"):
        if amount := getattr(tile, word):
            yield say(f"tag-em-legend-{word}", language, amount=numeral(amount, sign=True))


def goal_text(goal: Goal, language: str) -> str:
    return say(
        f"tag-em-legend-goal-{goal.kind}",
        language,
        team=goal.team + 1,
        square=goal.square,
        enemy=goal.enemy + 1,
        count=goal.count,
    )
