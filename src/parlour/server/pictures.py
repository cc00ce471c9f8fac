"""`/api/tables/{id}/picture.svg`: the view of a seat or of spectators as a picture.

For a finished game also any earlier position, from every seat: replays (`server.replays`) show them anyway.
"""

from __future__ import annotations

import gzip
from hashlib import blake2b
from http import HTTPStatus
from typing import Annotated

from litestar import Response, get
from litestar.params import FromQuery, QueryParameter

import parlour
from parlour.kernel.fold import fold
from parlour.kernel.moment import Moment
from parlour.kernel.view import view_of
from parlour.server.page import encodings
from parlour.server.problems import Refusal
from parlour.server.replays import check_length
from parlour.server.tables import Asker, Bearer, Language, Limited, TableId, Tables, finished, sitting
from parlour.tables.table import Table

KEEP = 3600
"""Seconds for which a browser caches a picture of a past position."""

Line = Annotated[
    int | None,
    QueryParameter(
        name="at", ge=0, description="Of a finished game: after this line of the log. Without: as it stands."
    ),
]
Seen = Annotated[
    int | None,
    QueryParameter(name="seat", ge=0, description="With `at`: the seat that sees it. Without: those who watch."),
]


@get("/api/tables/{id:str}/picture.svg", tags=["game"], summary="Draw the game", media_type="image/svg+xml")
async def picture(
    hub: Tables,
    slow: Limited,
    request: Asker,
    id: TableId,
    authorization: Bearer = None,
    dark: FromQuery[bool] = False,
    lang: Language = "en",
    at: Line = None,
    seen_by: Seen = None,
) -> Response[bytes]:
    """The view of the token's seat; without a token, that of spectators. Not before play begins."""
    holder = None if authorization is None else await sitting(hub, id, authorization)
    slow.check_picture(request)
    if at is not None:
        past = await finished(hub, id)
        check_length(past)
        if at > len(past.lines) or (seen_by is not None and seen_by >= len(past.state.seats)):
            raise Refusal(HTTPStatus.BAD_REQUEST, "server-no-such-moment")
        drawn = await hub.bots.work(draw_moment, past.dump(), at, seen_by, dark=dark, language=lang)
    else:

        def draw(table: Table) -> str | None:
            if table.game is None:
                raise Refusal(HTTPStatus.CONFLICT, "tables-not-started")
            seat = None if holder is None else holder.seat(table)
            return table.rules.svg(table.game.view(seat), dark=dark, language=lang)

        drawn = await hub.cache.look(id, draw)
    if drawn is None:
        raise Refusal(HTTPStatus.NOT_FOUND, "server-no-pictures")
    body = drawn.encode()
    # A hash of the picture, not the number of lines: hidden lines must not show (AG-1).
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {
        "Content-Type": "image/svg+xml",
        "Cache-Control": "private, no-cache" if at is None else f"private, max-age={KEEP}",
        "ETag": tag,
        "Vary": "Authorization, Accept-Encoding",
    }
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    if "gzip" in encodings(request.headers.get("accept-encoding", "")):
        return Response(gzip.compress(body, 6, mtime=0), headers={**headers, "Content-Encoding": "gzip"})
    return Response(body, headers=headers)


def draw_moment(log: str, at: int, seat: int | None, *, dark: bool, language: str) -> str | None:
    """Draw the game after a line of that log, as that seat saw it; None if the game has no picture."""
    game = parlour.load(log)
    state = fold(game.rules, game.start, game.lines[:at])
    return game.rules.svg(view_of(Moment(game.rules, state), seat), dark=dark, language=language)
