"""`/api/print/KEY/NAME` and `/api/tables/ID/print/WHAT`: PDFs, typeset in a worker process with a time limit."""

from __future__ import annotations

import secrets
from http import HTTPStatus
from typing import Annotated, Literal
from urllib.parse import quote

import msgspec
from litestar import Response, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

import parlour
from parlour.contract.bodies import RequestBody
from parlour.contract.printing import Ink, Order, Paper, Size
from parlour.printing import shop
from parlour.printing.shop import Printed
from parlour.printing.typeset import NotInstalled, is_installed
from parlour.server import limits
from parlour.server.aid_policy import Held, check_open
from parlour.server.background import BackgroundProcess
from parlour.server.games import GameKey
from parlour.server.problems import Refusal
from parlour.server.replays import read_game
from parlour.server.tables import Asker, Limited, TableId, Tables, finished
from parlour.server.types.tables import Key, OptionValue

SECONDS = 40.0
"""Time limit of a PDF; most take less than one second, an analysis several."""

Printer = NamedDependency[BackgroundProcess]
PrintName = Annotated[str, PathParameter(min_length=1, max_length=40, description="A print of that game.")]
What = Annotated[
    Literal["game", "analysis"], PathParameter(description="The page of the game to keep, or its analysis.")
]

_PDF: dict[int, ResponseSpec] = {
    HTTPStatus.OK: ResponseSpec(bytes, description="A PDF.", media_type="application/pdf", generate_examples=False)
}


class PaperOrder(RequestBody, frozen=True):
    """How it is to be printed."""

    paper: Paper = "a4"
    ink: Ink = "colour"
    "`black`: patterns and greys instead of colours."
    lang: Literal["en", "fr"] = "en"


class PrintOrder(PaperOrder, frozen=True):
    """What is to be printed."""

    size: Size = "true"
    "At true size, over several sheets if needed, or fitted to one sheet."
    text: Annotated[str, Meta(max_length=shop.MOST_TEXT)] = ""
    "What it is made from, e.g. a map."
    choices: dict[Key, Annotated[str, Meta(max_length=40)]] = msgspec.field(default_factory=dict)
    options: dict[Key, OptionValue] = msgspec.field(default_factory=dict)
    "The options of a table, for prints that depend on them."


class GamePrintOrder(PaperOrder, frozen=True, kw_only=True):
    """A game or a position to print the analysis of: a log of Parlour, or text in a format that a game reads."""

    text: Annotated[str, Meta(max_length=shop.MOST_TEXT)]


@post(
    "/api/print/{key:str}/{name:str}",
    tags=["games"],
    summary="Print something of a game",
    status_code=HTTPStatus.OK,
    responses=_PDF,
    request_max_body_size=limits.LARGE_BODY,
)
async def print_something(
    printer: Printer, slow: Limited, request: Asker, key: GameKey, name: PrintName, data: JSONBody[PrintOrder]
) -> Response[bytes]:
    """One of the prints that the game lists (`GET /api/games`), as PDF."""
    if key not in parlour.game_keys():
        raise Refusal(HTTPStatus.NOT_FOUND, "server-no-game", key=key)
    _check(slow, request)
    if name not in shop.prints_of(key):
        raise Refusal(HTTPStatus.NOT_FOUND, "printing-unknown", name=name, names=", ".join(shop.prints_of(key)))
    order = Order(
        paper=data.paper,
        ink=data.ink,
        size=data.size,
        language=data.lang,
        text=data.text,
        choices=data.choices,
        options=data.options,
    )
    client = limits.name_of(request.scope["client"])
    return _answer(await printer.do(client, shop.print_order, key, name, order))


@post(
    "/api/tables/{id:str}/print/{what:str}",
    tags=["finished games"],
    summary="Print a finished game",
    status_code=HTTPStatus.OK,
    responses=_PDF,
)
async def print_table(
    hub: Tables, printer: Printer, slow: Limited, request: Asker, id: TableId, what: What, data: JSONBody[PaperOrder]
) -> Response[bytes]:
    """A page to keep with the board, the scores and the best move, or the analysis: only when the game is over."""
    log = (await finished(hub, id)).dump()
    _check(slow, request)
    # A random client id: all players may ask at once.
    return _answer(await printer.do(secrets.token_hex(8), print_log, log, what, _order(data)))


@post(
    "/api/print/analysis",
    tags=["finished games"],
    summary="Print the analysis of a game given as text",
    status_code=HTTPStatus.OK,
    responses=_PDF,
    request_max_body_size=limits.LARGE_BODY,
)
async def print_analysis(
    hub: Tables,
    printer: Printer,
    slow: Limited,
    request: Asker,
    data: JSONBody[GamePrintOrder],
    seats: Held = None,
) -> Response[bytes]:
    """The same for a game that was not played here; not for seats that play without hints (AG-7)."""
    await check_open(hub, seats, "hints")
    _check(slow, request)
    client = limits.name_of(request.scope["client"])
    return _answer(await printer.do(client, print_log, data.text, shop.ANALYSIS, _order(data)))


def print_log(text: str, what: str, order: Order) -> Printed:
    """Print the game in the text, in the worker process."""
    return shop.print_game(read_game(text, order.language), what, order)


def _order(data: PaperOrder) -> Order:
    return Order(paper=data.paper, ink=data.ink, language=data.lang)


def _check(slow: Limited, request: Asker) -> None:
    if not is_installed():
        raise NotInstalled
    slow.check_print(request)


def _answer(printed: Printed) -> Response[bytes]:
    return Response(
        printed.pdf,
        media_type="application/pdf",
        headers={"Content-Disposition": f"inline; filename*=UTF-8''{quote(printed.name)}", "Cache-Control": "no-store"},
    )


HANDLERS = (print_something, print_table, print_analysis)
