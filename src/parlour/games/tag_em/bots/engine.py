"""Translates the game to the engine: the map as a graph of numbered squares, the odds and the options as data.

The engine models everything except building (TE-53): existing buildings count, but nothing new is built.

>>> import parlour
>>> from parlour.games.tag_em.state import TagEmState
>>> game = parlour.new("tag-em", players=2, seed=1)
>>> assert isinstance(game.state, TagEmState)
>>> len(battle(game.state).playouts(100, seed=1))
2
"""

from __future__ import annotations

from functools import lru_cache

from parlour._engine import Battle, Battlefield
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.maps.tiles import Tile
from parlour.games.tag_em.options import TagOptions
from parlour.games.tag_em.rules import dice
from parlour.games.tag_em.rules.ground import Ground, ground
from parlour.games.tag_em.rules.odds import odds
from parlour.games.tag_em.state import Pawn, TagEmState
from parlour.games.tag_em.text.notation import Attack, End, Move, Shoot
from parlour.kernel.commands import Command

EDGES = range(-40, 41)
"""Range of the difference of modifiers: twelve neighbours give at most six, and tiles at most nine."""


@lru_cache(maxsize=64)
def _numbers(map_: Map) -> dict[str, int]:
    return {square: number for number, square in enumerate(ground(map_).squares)}


@lru_cache(maxsize=16)
def battlefield(map_: Map, options: TagOptions, players: int) -> Battlefield:
    """The constants of a game."""
    land, number = ground(map_), _numbers(map_)

    def numbers(squares: tuple[str, ...]) -> list[int]:
        return [number[square] for square in squares]

    size = max(5, options.pawns)
    chances = [odds(edge, 0, options.attack_dice, options.tie) for edge in EDGES]
    return Battlefield(
        near=[numbers(land.near[square]) for square in land.squares],
        steps=[numbers(land.steps[square]) for square in land.squares],
        lines=[[numbers(line) for line in _lines(land, options, square)] for square in land.squares],
        marked=numbers(map_.snipers),
        tiles=[_tile(tile, options) for tile in land.types.values()],
        starts=numbers(map_.starts),
        formations=[numbers(land.formation(team)[:size]) for team in range(len(map_.starts))],
        hills=[numbers(hill) for hill in map_.hills],
        goals=[
            (goal.team, goal.kind, number.get(goal.square), goal.enemy if goal.enemy >= 0 else None, goal.count)
            for goal in map_.goals
        ],
        game_type=options.game_type,
        snipers=options.snipers_on(map_),
        flag_return=options.flag_return,
        round_limit=options.round_limit,
        hill_points=options.hill_points,
        odds=[(one.win, one.tie, one.of) for one in chances],
        pom=_pom(map_, options),
        first_turn=[] if options.first_turn == "full" else list(map_.opening(options.game_type, players)),
    )


def _pom(map_: Map, options: TagOptions) -> list[tuple[int, int]]:
    if options.pom_dice is None:
        return [(options.turn_pom(map_), 1)]
    return [(max(0, total), ways) for total, ways in dice.ways(dice.read(options.pom_dice)).items()]


def _lines(land: Ground, options: TagOptions, square: str) -> tuple[tuple[str, ...], ...]:
    """Lines of fire from a square, as far as shots reach (TE-50)."""
    snipers = options.snipers_on(land.map)
    if snipers == "none" or (snipers == "tiles" and square not in land.map.snipers):
        return ()
    return tuple(line[: options.sniper_range] for line in land.lines(square))


def _tile(tile: Tile, options: TagOptions) -> tuple[bool, bool, int, bool, int, int, int, bool, bool]:
    return (
        tile.enterable,
        options.on_foot(tile),
        tile.cost,
        tile.stops,
        tile.attack,
        tile.defence,
        tile.cover,
        tile.boats,
        tile.vehicles,
    )


def battle(state: TagEmState) -> Battle:
    """The current state in the engine; the game has begun, and no respawn prompt is open."""
    number, land = _numbers(state.map), state.ground
    kinds = {letter: at for at, letter in enumerate(land.types)}

    def pawn(one: Pawn) -> tuple[int, str, int | None, int | None, bool, bool]:
        return one.team, one.kind, number.get(one.square), number.get(one.home), one.stopped, one.spent

    return Battle(
        battlefield(state.map, state.options, len(state.seats)),
        tiles=bytes(kinds[state.tile(square).letter] for square in land.squares),
        pawns=[pawn(one) for one in state.pawns],
        flags=[(flag.team, number.get(flag.square), flag.carried) for flag in state.flags],
        order=list(state.order),
        turn=state.turn,
        round=state.round,
        pom=state.pom,
        points=list(state.points),
        held=list(state.held),
        defeats=[list(row) for row in state.defeats],
        active=sum(1 << seat for seat in state.active),
        over=state.over,
        won=sum(1 << seat for seat in state.won),
    )


def command(state: TagEmState, word: str, squares: list[int]) -> Command:
    """The engine's action as a command."""
    names = tuple(state.ground.squares[square] for square in squares)
    match word:
        case "move":
            return Move(names)
        case "attack":
            return Attack(*names)
        case "shoot":
            return Shoot(*names)
        case _:
            return End()
