"""`/api/tables/{id}/picture.svg`: a table as a picture, as a seat sees it or as those do who watch."""

from __future__ import annotations

import gzip
from hashlib import blake2b
from http import HTTPStatus

from litestar import Response, get
from litestar.params import FromQuery

from parlour.server.page import encodings
from parlour.server.problems import Refusal
from parlour.server.tables import Asker, Bearer, Language, Limited, TableId, Tables, sitting


@get("/api/tables/{id:str}/picture.svg", tags=["game"], summary="A picture of the game", media_type="image/svg+xml")
async def picture(
    hub: Tables,
    slow: Limited,
    request: Asker,
    id: TableId,
    authorization: Bearer = None,
    dark: FromQuery[bool] = False,
    lang: Language = "en",
) -> Response[bytes]:
    """What the seat of the token sees; without a token, what everyone sees who watches. Not before play begins."""
    seat = None if authorization is None else sitting(hub, id, authorization).seat
    slow.check_picture(request)
    game = hub.cache.table(id).game
    if game is None:
        raise Refusal(HTTPStatus.CONFLICT, "The game has not begun.")
    drawn = game.rules.svg(game.view(seat), dark=dark, language=lang)
    if drawn is None:
        raise Refusal(HTTPStatus.NOT_FOUND, "This game gives no pictures.")
    body = drawn.encode()
    # Made from what is shown, not from the number of lines: hidden lines must not show (AG-1).
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {
        "Content-Type": "image/svg+xml",
        "Cache-Control": "private, no-cache",
        "ETag": tag,
        "Vary": "Authorization, Accept-Encoding",
    }
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    if "gzip" in encodings(request.headers.get("accept-encoding", "")):
        return Response(gzip.compress(body, 6, mtime=0), headers={**headers, "Content-Encoding": "gzip"})
    return Response(body, headers=headers)
