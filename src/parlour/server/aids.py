"""Hints and legal commands (`/api/tables/{id}/hint`, `…/legal`), and analysis."""

from __future__ import annotations

import secrets
from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from parlour.kernel import hints
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Snapshot
from parlour.kernel.levels import find_level
from parlour.server import limits
from parlour.server.aid_policy import Held, check_open
from parlour.server.problems import Refusal
from parlour.server.replays import compress, compressed, read_game, replay_of
from parlour.server.tables import Asker, Holder, Limited, TableId, Tables, finished
from parlour.server.tools import Background
from parlour.server.types.tables import Hint, LegalCommands, LookAt, LookedAt
from parlour.tables.bot_pool import Question
from parlour.tables.listing import list_commands
from parlour.tables.table import Table

QUICK = "hard"
"""Default level of a hint: strong and fast."""
IDEAS = 6
"""Maximum commands of a hint."""
MOST_LINES = 1000
"""Maximum lines of an analysed log; a long game of four has about two hundred."""

_LOOKED_AT: dict[int, ResponseSpec] = {HTTPStatus.OK: ResponseSpec(LookedAt, description=LookedAt.__doc__ or "")}

Level = Annotated[str, QueryParameter(max_length=40, description="Whose hint: a level of the game's bots.")]


@get("/api/tables/{id:str}/hint", tags=["game"], summary="Get a hint")
async def hint(hub: Tables, slow: Limited, request: Asker, id: TableId, sitting: Holder, level: Level = "") -> Hint:
    """The commands of a bot for the view of this seat, best first; only if the table plays with hints (AG-7)."""

    def question(table: Table) -> Question:
        if table.game is None:
            raise Refusal(HTTPStatus.CONFLICT, "tables-not-started")
        seat, levels = hints.check_hints(table.game, sitting.seat(table)), table.rules.levels
        chosen = find_level(level or (QUICK if QUICK in levels else levels[-1]), levels)
        slow.check_background(request)
        return hub.bots.question(table, seat, chosen, table.n)

    found = await hub.bots.advise(await hub.cache.look(id, question), IDEAS)
    if not found:
        raise ParlourError("kernel-no-hint-now")
    return Hint(command=found[0], others=found[1:])


@get("/api/tables/{id:str}/legal", tags=["game"], summary="List legal commands")
async def legal(hub: Tables, slow: Limited, request: Asker, id: TableId, sitting: Holder) -> LegalCommands:
    """Commands that will be accepted, as far as the game lists them; refused where that is an aid (AG-7)."""

    def snapshot(table: Table) -> tuple[str, Snapshot, int]:
        if table.game is None:
            raise Refusal(HTTPStatus.CONFLICT, "tables-not-started")
        hints.check_listing(table.game)
        slow.check_background(request)
        return table.rules.key, table.game.snapshot(), sitting.seat(table)

    key, now, seat = await hub.cache.look(id, snapshot)
    listing = await hub.bots.work(list_commands, key, bytes(now.state), seat)
    return LegalCommands(now.n, listing.commands, listing.is_whole)


@get(
    "/api/tables/{id:str}/analysis",
    tags=["finished games"],
    summary="Analyse a finished game",
    responses=_LOOKED_AT,
)
async def analysis(hub: Tables, background: Background, slow: Limited, request: Asker, id: TableId) -> Response[bytes]:
    """Each turn with the missed plays, the scores and winning chances: only when the game is over."""
    text = (await finished(hub, id)).dump()
    slow.check_background(request)
    # A random client id: all players may ask at once.
    found = await background.do(secrets.token_hex(8), analyse_text, text)
    return compressed(found, request.headers)


@post(
    "/api/analyse",
    tags=["finished games"],
    summary="Analyse a game or position given as text",
    status_code=HTTPStatus.OK,
    responses=_LOOKED_AT,
    request_max_body_size=limits.LARGE_BODY,
)
async def analyse(
    hub: Tables, background: Background, slow: Limited, request: Asker, data: JSONBody[LookAt], seats: Held = None
) -> Response[bytes]:
    """The same for a log of Parlour, a GCG record or a position (CGP); not for seats that play without hints (AG-7)."""
    await check_open(hub, seats, "hints")
    slow.check_background(request)
    client = limits.name_of(request.scope["client"])
    return compressed(await background.do(client, analyse_text, data.text, data.lang), request.headers)


def analyse_text(text: str, language: str = "en") -> bytes:
    """Analyse the game in the text: `LookedAt`, compressed. Players without names get one in that language."""
    game = read_game(text, language, MOST_LINES)
    found = hints.analyse(game, lambda done, of: None)
    return compress(LookedAt(replay=replay_of(game), analysis=msgspec.Raw(msgspec.json.encode(found))))


HANDLERS = (hint, legal, analysis, analyse)
