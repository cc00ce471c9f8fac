"""`/api/tables`: creating, finding and joining tables; the views of a seat; finished games.

Play goes over the WebSocket.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Literal

import msgspec
from litestar import Response, delete, get, post
from litestar.connection import Request
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromQuery, HeaderParameter, JSONBody, PathParameter, QueryParameter

import parlour
from parlour.contract import additions_of
from parlour.kernel.game import Game
from parlour.kernel.state import State
from parlour.server import audit, limits, logs
from parlour.server.limits import Buckets, Pace
from parlour.server.problems import Refusal, TooOften
from parlour.server.types.tables import (
    Again,
    ChangeOptions,
    ChangeSeats,
    Join,
    Joined,
    MakePublic,
    Mine,
    Move,
    MoveCode,
    Mute,
    MyTable,
    NewSeat,
    NewTable,
    OwnNumber,
    Rematch,
    Remove,
    SeatToken,
    SetChat,
    Stream,
    TableMade,
    TryCommand,
)
from parlour.tables.errors import NoSeat, NoTable
from parlour.tables.hub import Hub
from parlour.tables.messages import TableView
from parlour.tables.meta import Grant, Meta, Place, SeatInfo, Who
from parlour.tables.seats import place_of
from parlour.tables.table import Table

Asker = Request[None, None, AppState]
TableId = Annotated[str, PathParameter(min_length=1, max_length=40, description="The name of a table in links.")]
Bearer = Annotated[
    str | None, HeaderParameter(name="Authorization", max_length=300, description="“Bearer” and the token of a seat.")
]
Language = FromQuery[Literal["en", "fr"]]
Tables = NamedDependency[Hub]


class Sitting(msgspec.Struct, frozen=True):
    """The seat of a request's token."""

    table: str
    who: Grant
    meta: Meta
    "The table as it was committed when the request came."

    def named(self, seat: int) -> Who:
        """The seat of that number when the request came: others may move up before the table is free."""
        return self.who if self.meta.seat_of(self.who.number) == seat else Place(seat, self.meta.moved)

    def player(self, seat: int) -> Who:
        """The player who had the seat of that number when the request came."""
        grant = self.meta.seats[seat].grant if seat < len(self.meta.seats) else 0
        return Place(seat, self.meta.moved, grant)

    def seat(self, table: Table) -> int:
        """The current place of the seat at that table."""
        return place_of(table.meta, self.who)


class Slow:
    """Rate limits of costly requests."""

    def __init__(self, pace: Pace) -> None:
        self._set_up = Buckets(pace.set_up)
        self._guesses = Buckets(pace.guesses)
        self._publications = Buckets(pace.publications)
        self._reactions = Buckets(pace.reactions)
        self._background = Buckets(pace.background)
        self._pictures = Buckets(pace.pictures)
        self._prints = Buckets(pace.prints)

    def check_set_up(self, request: Asker) -> None:
        self._check(self._set_up, request)

    def check_guess(self, request: Asker) -> None:
        self._check(self._guesses, request)

    def check_publication(self, request: Asker) -> None:
        self._check(self._publications, request)

    def check_reaction(self, request: Asker) -> None:
        self._check(self._reactions, request)

    def check_background(self, request: Asker) -> None:
        self._check(self._background, request)

    def check_print(self, request: Asker) -> None:
        self._check(self._prints, request)

    def check_picture(self, request: Asker) -> None:
        self._check(self._pictures, request)

    def _check(self, buckets: Buckets, request: Asker) -> None:
        wait = buckets.take(limits.name_of(request.scope["client"]))
        if wait:
            raise TooOften(wait)


Limited = NamedDependency[Slow]
Holder = NamedDependency[Sitting]


async def sitting(hub: Tables, id: TableId, authorization: Bearer = None) -> Sitting:
    """The seat that the token of this request holds at this table."""
    meta = await hub.cache.meta(id)  # 404 comes before 403
    scheme, _, token = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refusal(HTTPStatus.UNAUTHORIZED, "server-needs-token")
    who = await hub.tokens.grant_of(token.strip(), id)
    if who is None:
        raise NoSeat
    return Sitting(id, who, meta)


# Creating and finding


@post("/api/tables", tags=["tables"], summary="Create a table", request_max_body_size=limits.LARGE_BODY)
async def set_up(hub: Tables, slow: Limited, request: Asker, data: JSONBody[NewTable]) -> TableMade:
    """The first person is the host. The response has the token of the host's seat, in hot-seat those of all persons.

    At a television it has none: the first person who joins is the host.
    """
    slow.check_set_up(request)
    host = next((i for i, info in enumerate(data.seats) if info.kind == "person"), 0)
    seats = [SeatInfo(kind=info.kind, name=info.name, level=info.level) for info in data.seats]
    if data.game not in parlour.game_keys():
        raise Refusal(HTTPStatus.BAD_REQUEST, "server-no-game", key=data.game)
    meta = await hub.hosting.create(
        data.game,
        dict(data.options),
        data.preset,
        seats,
        data.public,
        data.hot_seat,
        host,
        data.television,
        address=limits.name_of(request.scope["client"]),
    )
    return await _made(hub, meta)


async def _made(hub: Hub, meta: Meta) -> TableMade:
    held = meta.persons if meta.hot_seat else tuple(seat for seat in meta.persons if seat == meta.host)
    tokens = tuple(SeatToken(seat=seat, token=hub.tokens.of(meta, seat)) for seat in held)
    return TableMade(table=await hub.lobby.view(meta.id), tokens=tokens)


@get("/api/tables", tags=["tables"], summary="List public tables")
async def list_public(hub: Tables) -> tuple[TableView, ...]:
    """Gathering and running ones, newest first."""
    return tuple(await hub.lobby.public_tables())


@get("/api/tables/{id:str}", tags=["tables"], summary="Get a table")
async def show(hub: Tables, id: TableId) -> TableView:
    """Its seats and status."""
    return await hub.lobby.view(id)


@get("/api/codes/{code:str}", tags=["tables"], summary="Find a table by its code")
async def find_code(
    hub: Tables, slow: Limited, request: Asker, code: Annotated[str, PathParameter(min_length=1, max_length=12)]
) -> TableView:
    """Codes are typed by people; case does not matter."""
    slow.check_guess(request)
    id = await hub.lobby.by_code(code)
    if id is None:
        raise NoTable
    return await hub.lobby.view(id)


@post("/api/mine", tags=["tables"], summary="List my tables", status_code=HTTPStatus.OK)
async def list_mine(hub: Tables, data: JSONBody[Mine]) -> tuple[MyTable, ...]:
    """The tables at which these tokens hold seats, newest first. Other tokens are ignored."""
    return tuple(
        MyTable(token=one.token, seat=one.seat, table=one.table, your_turn=one.your_turn)
        for one in await hub.lobby.own_tables(data.tokens)
    )


# Joining


@post("/api/tables/{id:str}/join", tags=["seats"], summary="Take a seat", status_code=HTTPStatus.OK)
async def join(hub: Tables, slow: Limited, request: Asker, id: TableId, data: JSONBody[Join]) -> Joined:
    """Take an open seat before play begins: the given one, or any."""
    slow.check_guess(request)
    wanted = None if data.seat is None else Place(data.seat, (await hub.cache.meta(id)).moved)
    seat, token = await hub.hosting.join(id, data.name, wanted, data.number)
    return Joined(table=id, seat=seat, token=token)


@post("/api/tables/{id:str}/number", tags=["seats"], summary="Add to the seed", status_code=HTTPStatus.NO_CONTENT)
async def add_number(hub: Tables, id: TableId, sitting: Holder, data: JSONBody[OwnNumber]) -> None:
    """Add a number of the player's to the secret seed of the draws, after its `commitment` is known. Once, before
    play."""
    await hub.hosting.add_number(id, sitting.who, data.number)


@post("/api/tables/{id:str}/leave", tags=["seats"], summary="Leave a seat", status_code=HTTPStatus.NO_CONTENT)
async def leave(hub: Tables, id: TableId, sitting: Holder) -> None:
    """Leave a table before play begins. In play, “leave” is a command."""
    await hub.hosting.leave(id, sitting.who)


@post(
    "/api/tables/{id:str}/move-code", tags=["seats"], summary="Get a code that moves a seat", status_code=HTTPStatus.OK
)
async def move_code(hub: Tables, id: TableId, sitting: Holder) -> MoveCode:
    """A code that moves this seat to the device where it is typed. It works once, for ten minutes."""
    return MoveCode(code=await hub.tokens.move_code(id, sitting.who))


@post("/api/move", tags=["seats"], summary="Move a seat to this device", status_code=HTTPStatus.OK)
async def move(hub: Tables, slow: Limited, request: Asker, data: JSONBody[Move]) -> Joined:
    """Take over the seat of that code. The token of the other device becomes invalid."""
    slow.check_guess(request)
    hub.gate.check_change()
    table, seat, token = await hub.tokens.claim_move(data.code)
    return Joined(table=table, seat=seat, token=token)


# Changes by the host


def _note(sitting: Sitting, action: str, **about: object) -> None:
    """Note it in the audit log. `grant` is the number of the token: a name is free text, and may change."""
    audit.note(logs.HOST, action, table=sitting.table, grant=sitting.who.number, **about)


@post("/api/tables/{id:str}/start", tags=["host"], summary="Start the game", status_code=HTTPStatus.OK)
async def start(hub: Tables, id: TableId, sitting: Holder) -> TableView:
    """Deal. No seat may be open."""
    await hub.hosting.start_game(id, sitting.who)
    _note(sitting, "start")
    return await hub.lobby.view(id)


@post("/api/tables/{id:str}/seats", tags=["host"], summary="Change seats", status_code=HTTPStatus.OK)
async def change_seats(hub: Tables, id: TableId, sitting: Holder, data: JSONBody[ChangeSeats]) -> TableView:
    """Before play: add or remove a seat, make one open or a bot's. Players may change their own name."""
    by = sitting.who
    match data:
        case ChangeSeats(change="add", seat=None, info=NewSeat(kind=kind, name=name, level=level)):
            await hub.hosting.add_seat(id, by, kind, name, level)
        case ChangeSeats(change="set", seat=int(seat), info=NewSeat(kind=kind, name=name, level=level)):
            await hub.hosting.set_seat(id, by, sitting.named(seat), kind, name, level)
        case ChangeSeats(change="drop", seat=int(seat), info=None):
            await hub.hosting.drop_seat(id, by, sitting.named(seat))
        case _:
            raise Refusal(HTTPStatus.BAD_REQUEST, "server-bad-seat-change")
    _note(sitting, f"seat {data.change}", seat=data.seat)
    return await hub.lobby.view(id)


@post(
    "/api/tables/{id:str}/options",
    tags=["host"],
    summary="Change options",
    status_code=HTTPStatus.OK,
    request_max_body_size=limits.LARGE_BODY,
)
async def change_options(hub: Tables, id: TableId, sitting: Holder, data: JSONBody[ChangeOptions]) -> TableView:
    """Before play. Everyone at the table is told."""
    await hub.hosting.set_options(id, sitting.who, dict(data.options), data.preset)
    _note(sitting, "options")
    return await hub.lobby.view(id)


@post("/api/tables/{id:str}/mute", tags=["host"], summary="Mute a player", status_code=HTTPStatus.OK)
async def mute(hub: Tables, id: TableId, sitting: Holder, data: JSONBody[Mute]) -> TableView:
    """Mute a player, or end it."""
    await hub.hosting.mute(id, sitting.who, sitting.player(data.seat), data.muted)
    _note(sitting, "mute", seat=data.seat, muted=data.muted)
    return await hub.lobby.view(id)


@post("/api/tables/{id:str}/remove", tags=["host"], summary="Remove a player", status_code=HTTPStatus.OK)
async def remove(hub: Tables, id: TableId, sitting: Holder, data: JSONBody[Remove]) -> TableView:
    """Before play the seat is open again. In play the others are asked; if they agree, a bot takes over (AG-3)."""
    await hub.hosting.remove(id, sitting.who, sitting.player(data.seat))
    _note(sitting, "remove", seat=data.seat)
    return await hub.lobby.view(id)


@post("/api/tables/{id:str}/public", tags=["host"], summary="List or unlist the table", status_code=HTTPStatus.OK)
async def make_public(hub: Tables, id: TableId, sitting: Holder, data: JSONBody[MakePublic]) -> TableView:
    """A public table is shown to everyone who can reach the server."""
    await hub.hosting.set_public(id, sitting.who, data.public)
    _note(sitting, "public", public=data.public)
    return await hub.lobby.view(id)


@post("/api/tables/{id:str}/chat", tags=["host"], summary="Choose what players may write", status_code=HTTPStatus.OK)
async def set_chat(hub: Tables, id: TableId, sitting: Holder, data: JSONBody[SetChat]) -> TableView:
    """Free text, quick phrases, or nothing."""
    await hub.hosting.set_chat(id, sitting.who, data.chat)
    _note(sitting, "chat", chat=data.chat)
    return await hub.lobby.view(id)


# The view of a seat


@get("/api/tables/{id:str}/stream", tags=["game"], summary="Get the events that this seat saw")
async def stream(
    hub: Tables, id: TableId, sitting: Holder, since: Annotated[int, QueryParameter(ge=0, le=10_000_000)] = 0
) -> Stream:
    """The events after line `since` as this seat sees them."""

    def seen(table: Table) -> Stream:
        events = () if table.live is None else table.live.views.events(sitting.seat(table), since)
        return Stream(n=table.n, events=events)

    return await hub.cache.look(id, seen)


@get("/api/tables/{id:str}/view", tags=["game"], summary="Get the view of this seat")
async def view(hub: Tables, id: TableId, sitting: Holder) -> dict[str, object]:
    """The whole view of the seat, options and pieces included."""

    def seen(table: Table) -> dict[str, object]:
        if table.game is None:
            raise Refusal(HTTPStatus.CONFLICT, "tables-not-started")
        return dict(table.game.view(sitting.seat(table)))

    return await hub.cache.look(id, seen)


@post(
    "/api/tables/{id:str}/preview", tags=["game"], summary="Preview the score of a command", status_code=HTTPStatus.OK
)
async def preview(hub: Tables, id: TableId, sitting: Holder, data: JSONBody[TryCommand]) -> dict[str, object] | None:
    """What a command would score now, within AG-7. Nothing is stored."""
    preview = await hub.cache.look(id, lambda table: table.running().views.preview(sitting.seat(table), data.command))
    found: dict[str, object] | None = msgspec.json.decode(preview)
    return found


# A finished game


async def finished(hub: Hub, id: str) -> Game[State]:
    """The game of that table, if it is over; otherwise `Refusal`."""
    game = await hub.cache.look(id, lambda table: table.game)
    if game is None or not game.over:
        raise Refusal(HTTPStatus.CONFLICT, "server-log-closed")
    return game


@get("/api/tables/{id:str}/log", tags=["finished games"], summary="Get the log", media_type="application/x-ndjson")
async def whole_log(hub: Tables, id: TableId) -> str:
    """Head and lines, a JSON object each, hidden parts included: only when the game is over."""
    return (await finished(hub, id)).dump()


@get("/api/tables/{id:str}/export", tags=["finished games"], summary="Export the game")
async def export(
    hub: Tables,
    id: TableId,
    format: Annotated[
        str, QueryParameter(max_length=20, description="“log”, “text”, or one of the game's `exports`.")
    ] = "log",
    lang: Language = "en",
) -> Response[str]:
    """As a log, as sentences, or in a format of the game: only when the game is over."""
    game = await finished(hub, id)
    match format:
        case "log":
            text, suffix = game.dump(), ".parlour"
        case "text":
            text, suffix = _story(game, lang), ".txt"
        case _:
            written = next((one for one in additions_of(game.rules.key).formats() if one.name == format), None)
            if written is None or not written.holds_games:
                raise Refusal(HTTPStatus.NOT_FOUND, "server-no-export", game=game.rules.title, format=format)
            text, suffix = written.write(game), written.suffix
    return Response(
        text,
        media_type=MediaType.TEXT,
        headers={"Content-Disposition": f'attachment; filename="{game.rules.key}-{_safe(id)}{suffix}"'},
    )


def _safe(id: str) -> str:
    return "".join(letter for letter in id if letter.isascii() and (letter.isalnum() or letter in "-_"))


def _story(game: Game[State], language: str) -> str:
    told = (game.text(seen.event, language=language) for seen in game.stream(None))
    scores = ", ".join(f"{seat.name} {score}" for seat, score in zip(game.state.seats, game.scores, strict=True))
    return "\n".join([*(sentence for sentence in told if sentence), scores, ""])


@post("/api/tables/{id:str}/rematch", tags=["finished games"], summary="Create a rematch")
async def rematch(
    hub: Tables,
    slow: Limited,
    request: Asker,
    id: TableId,
    sitting: Holder,
    data: JSONBody[Again | None] = None,
) -> Rematch:
    """A table with the same seats. Connected players get their seat there. A second request returns the same table."""
    slow.check_set_up(request)
    address = limits.name_of(request.scope["client"])
    await hub.hosting.rematch(id, sitting.who, data.keep if data else (), address)
    found = await hub.hosting.invitation(id, sitting.who)
    return Rematch(table=found.table, seat=found.seat, token=found.token)


@delete("/api/tables/{id:str}", tags=["finished games"], summary="Delete a table")
async def delete_table(hub: Tables, id: TableId, sitting: Holder) -> None:
    """A player deletes a game that is over for themselves; it is gone when all players have deleted it. The host
    deletes a table where play has not begun."""
    await hub.hosting.delete(id, sitting.who)
    _note(sitting, "delete")


HANDLERS = (
    set_up,
    list_public,
    show,
    find_code,
    list_mine,
    join,
    add_number,
    leave,
    move_code,
    move,
    start,
    change_options,
    change_seats,
    mute,
    remove,
    make_public,
    set_chat,
    stream,
    view,
    preview,
    whole_log,
    export,
    rematch,
    delete_table,
)
