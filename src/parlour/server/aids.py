"""`/api/tables/{id}/hint` and `/analysis`: what a table may tell its players (AG-7)."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from random import Random
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import QueryParameter

from parlour.kernel import aids
from parlour.kernel.errors import ParlourError
from parlour.server.problems import Refusal
from parlour.server.tables import Holder, TableId, Tables, finished

QUICK = "club"
"""Whose hint is given where nobody says whose: strong, and there at once."""


class Hint(msgspec.Struct, frozen=True):
    """A good move, as one would say it."""

    command: str


Level = Annotated[str, QueryParameter(max_length=40, description="Whose hint: a level of the game's bots.")]


@get("/api/tables/{id:str}/hint", tags=["game"], summary="A good move")
async def hint(hub: Tables, id: TableId, sitting: Holder, level: Level = "") -> Hint:
    """What a bot would do in this seat, by what the seat sees; only where the table plays with hints (AG-7)."""
    game = hub.table(id).game
    if game is None:
        raise Refusal(HTTPStatus.CONFLICT, "The game has not begun.")
    seat = aids.check_hints(game, sitting.seat)
    levels = game.rules.levels
    level = level or (QUICK if QUICK in levels else levels[-1])
    if level not in levels:
        raise ParlourError("There is no bot “{level}”; there are {levels}.", level=level, levels=", ".join(levels))
    command = await asyncio.to_thread(game.rules.bot(level).choose, game.view(seat), Random(len(game.lines)))
    if command is None:
        raise ParlourError("There is no hint for this moment.")
    return Hint(command)


@get("/api/tables/{id:str}/analysis", tags=["finished games"], summary="The game, looked at turn by turn")
async def analysis(hub: Tables, id: TableId) -> dict[str, object]:
    """Each turn with the best plays that it missed, and everyone's scores and chances: only when the game is over."""
    game = finished(hub, id)
    found = await asyncio.to_thread(aids.analyse, game.copy(), lambda done, of: None)
    told: dict[str, object] = msgspec.to_builtins(found)
    return told


HANDLERS = (hint, analysis)
