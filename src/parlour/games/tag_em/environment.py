"""Small actions and observations for reinforcement learning."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, get_args

from parlour.contract.environments import DONE, Actions, EngineEnvironment, Field, Games, Observation
from parlour.games.tag_em.bots import sampling
from parlour.games.tag_em.bots.engine import battle
from parlour.games.tag_em.maps.tiles import Tile
from parlour.games.tag_em.rules import fights, moves
from parlour.games.tag_em.rules.turns import COUNT_PAWNS, to_move
from parlour.games.tag_em.state import THE_FLAG, Kind, Pawn, TagEmState
from parlour.games.tag_em.text import notation
from parlour.games.tag_em.text.notation import Build, Buildable, Destroy, Move, Rubble
from parlour.games.tag_em.view import TagView
from parlour.kernel.commands import Command

if TYPE_CHECKING:
    from parlour._engine import Environments

LENGTHS = {"end": 1, "respawn": 2, "start": 2, "flag": 2, "attack": 3, "shoot": 3, "build": 3, "destroy": 3}
"""Small actions of each command; a move is as long as its path."""
KINDS: tuple[Kind, ...] = get_args(Kind)[1:]
"""The kinds besides plain pawns, in the order of their planes."""
PROPERTIES = ("enterable", "cost", "stops", "attack", "defence", "cover", "boats", "vehicles")
"""Properties of tiles, in the order of their planes."""
MANY = 10_000
"""Bound of counts that have none of their own."""


class TagEmEnvironment(EngineEnvironment[TagEmState, TagView, None]):
    """A command is its verb and its squares; a path is spelled step by step."""

    left_out = ("commands with squares that the map does not have",)
    engine_plays: ClassVar = {"construction": False, "setup": "map"}
    constants = ("tiles", "hills", "snipers")

    def __init__(self, state: TagEmState) -> None:
        land, players = state.ground, len(state.seats)
        self.land = land
        self.players = players
        rows = max(len(level) for level in state.map.levels)
        columns = max(len(row) for level in state.map.levels for row in level)
        shape = len(state.map.levels), rows, columns
        self.area = shape[0] * rows * columns
        self.index = {square: (level * rows + row) * columns + column
                      for square, (level, row, column) in land.where.items()}  # fmt: skip
        self.actions = (
            Actions("verbs", ("move", *LENGTHS), "the verb of a command; `end` is a whole command"),
            Actions("tiles", (*get_args(Buildable), *get_args(Rubble)), "what is built, or left of it"),
            Actions("squares", land.squares, "the squares of the map, level by level, row by row"),
        )
        goals = state.map.goals
        self.fields = (
            Field("tiles", (1 + len(PROPERTIES), *shape), f"whether there is a square, then {', '.join(PROPERTIES)}",
                  high=MANY, low=-MANY),
            Field("pawns", (players, *shape), "the pawns of each team, one's own first"),
            Field("kinds", (len(KINDS), *shape), f"which of them are {', '.join(KINDS)}"),
            Field("stopped", shape, "pawns that move no further this turn"),
            Field("spent", shape, "pawns that neither move nor attack this turn"),
            Field("flags", (players + 1, *shape), "the flag of each team, one's own first, then that of nobody"),
            Field("carried", shape, "where a flag is carried"),
            Field("starts", (players, *shape), "the starting point of each team, one's own first"),
            Field("hills", shape, "squares of hills"),
            Field("snipers", shape, "squares from which any pawn shoots"),
            Field("goals", (players, *shape), "squares of the goals of each team, one's own first"),
            Field("fell", shape, "where the pawn that has to respawn fell"),
            Field("pom", (1,), "Points of Movement left", high=MANY),
            Field("builds", (1,), "constructions in this turn", high=MANY),
            Field("round", (1,), "number of the round", high=MANY),
            Field("out", (players,), "teams that are out of the game, one's own first"),
            Field("defeats", (players, players), "pawns that each team defeated of each team, one's own first",
                  high=MANY),
            Field("held", (max(1, len(goals)),), "rounds for which the square of each goal was held", high=MANY),
        )  # fmt: skip
        self._tiles = self._tile_planes(state)
        self._hills = [self.index[square] for hill in state.map.hills for square in hill]
        self._snipers = [self.index[square] for square in state.map.snipers if square in self.index]
        self._goals = [(goal.team, self.index[goal.square]) for goal in goals if goal.square and goal.team < players]
        self._map_starts = state.map.starts[:players]

    def _tile_planes(self, state: TagEmState) -> array[float]:
        planes = array("f", [0.0]) * (self.area * (1 + len(PROPERTIES)))
        for square, index in self.index.items():
            for plane, value in enumerate(_properties(state.ground.tile[square])):
                planes[plane * self.area + index] = value
        return planes

    # Commands

    def spell(self, command: Command) -> Sequence[str]:
        spelled = notation.format_command(command).split()
        return [*spelled, DONE] if isinstance(command, Move) else spelled

    def read(self, spelled: Sequence[str]) -> Command:
        return notation.parse(" ".join(spelled[:-1] if spelled[0] == "move" else spelled))

    def is_complete(self, spelled: Sequence[str]) -> bool:
        if spelled[0] == "move":
            return len(spelled) > 2 and spelled[-1] == DONE
        return len(spelled) == LENGTHS.get(spelled[0])

    # What may come next

    def following(self, state: TagEmState, seat: int, draft: tuple[str, ...]) -> Iterator[str]:
        if to_move(state) != (seat,):
            return
        mine = state.team(seat)
        match draft:
            case ():
                yield "end"
                yield from self._verbs(state, seat, mine)
            case ("move",):
                yield from (pawn.square for pawn in mine if any(self._steps(state, pawn, (pawn.square,))))
            case ("move", *squares):
                pawn = next(pawn for pawn in mine if pawn.square == squares[0])
                yield from self._steps(state, pawn, tuple(squares))
                if len(squares) > 1:
                    yield DONE
            case (("attack" | "shoot") as verb,):
                yield from (pawn.square for pawn in mine if any(self._targets(state, pawn, verb == "shoot")))
            case (("attack" | "shoot") as verb, square):
                pawn = next(pawn for pawn in mine if pawn.square == square)
                yield from self._targets(state, pawn, verb == "shoot")
            case (("build" | "destroy") as verb,):
                yield from dict.fromkeys(one.square for one in _buildings(state, seat, verb))
            case (("build" | "destroy") as verb, square):
                yield from (one.tile for one in _buildings(state, seat, verb) if one.square == square)

    def _verbs(self, state: TagEmState, seat: int, mine: list[Pawn]) -> Iterator[str]:
        if any(any(self._steps(state, pawn, (pawn.square,))) for pawn in mine):
            yield "move"
        for verb in ("attack", "shoot"):
            if any(any(self._targets(state, pawn, verb == "shoot")) for pawn in mine):
                yield verb
        for verb in ("build", "destroy"):
            if any(True for _ in _buildings(state, seat, verb)):
                yield verb

    def _steps(self, state: TagEmState, pawn: Pawn, path: tuple[str, ...]) -> Iterator[str]:
        """The squares to which a path may go on."""
        kind, here = pawn.kind, path[-1]
        if pawn.stopped or pawn.spent or (len(path) > 1 and moves.stops(state, kind, here)):
            return
        if sum(moves.cost(state, kind, square) for square in path) > state.pom:
            return
        standing = state.standing
        for other in state.ground.steps[here]:
            is_free = kind == "helicopter" or other not in standing or other == pawn.square
            if is_free and moves.may_enter(state, kind, other):
                yield other

    def _targets(self, state: TagEmState, pawn: Pawn, far: bool) -> Iterator[str]:
        if state.pom > 0:
            yield from (target for target, is_far in fights.targets(state, pawn) if is_far == far)

    # On the engine

    def games(self, state: TagEmState, told: Games) -> Environments:
        options = state.options
        return battle(state).environments(
            told.row,
            dict(told.numbers),
            squares=told.numbers[self.land.squares[0]],
            places=[self.index[square] for square in self.land.squares],
            area=self.area,
            rolled=options.order == "rolled",
            by_points=options.game_type not in COUNT_PAWNS,
            prompt=told.prompts["respawn"],
            answer_time=options.answer_time,
        )

    # What is seen

    def observe(self, common: TagView, own: None, seat: int, out: Observation) -> None:
        area, index, players = self.area, self.index, self.players
        out.fill("tiles", self._tiles)
        for square, letter in common.built.items():
            for plane, value in enumerate(_properties(self.land.types[letter])):
                out.put("tiles", plane * area + index[square], value)
        for pawn in common.pawns:
            if pawn.square:
                at = index[pawn.square]
                out.put("pawns", (pawn.team - seat) % players * area + at)
                if pawn.kind != "pawn":
                    out.put("kinds", KINDS.index(pawn.kind) * area + at)
                if pawn.stopped:
                    out.put("stopped", at)
                if pawn.spent:
                    out.put("spent", at)
        for flag in common.flags:
            if flag.square:
                plane = players if flag.team == THE_FLAG else (flag.team - seat) % players
                out.put("flags", plane * area + index[flag.square])
                if flag.carried:
                    out.put("carried", index[flag.square])
        for team, square in enumerate(common.starts or self._map_starts):
            if square:
                out.put("starts", (team - seat) % players * area + index[square])
        for at in self._hills:
            out.put("hills", at)
        for at in self._snipers:
            out.put("snipers", at)
        for team, at in self._goals:
            out.put("goals", (team - seat) % players * area + at)
        if common.fell_at and common.fallen >= 0:
            out.put("fell", index[common.fell_at])
        out.put("pom", value=common.pom)
        out.put("builds", value=common.builds)
        out.put("round", value=common.round)
        for team in common.out:
            out.put("out", (team - seat) % players)
        for team, row in enumerate(common.defeats):
            for other, count in enumerate(row):
                out.put("defeats", (team - seat) % players * players + (other - seat) % players, count)
        out.fill("held", common.held)


def _properties(tile: Tile) -> tuple[float, ...]:
    return (1.0, *(float(getattr(tile, name)) for name in PROPERTIES))


def _buildings(state: TagEmState, seat: int, verb: str) -> Iterator[Build | Destroy]:
    kind = Build if verb == "build" else Destroy
    return (one for one in sampling.buildings(state, seat) if isinstance(one, kind))
