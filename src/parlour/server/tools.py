"""`/api/tools/KEY/…`: tools of games outside of play. Each route is made from a registered tool."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from http import HTTPStatus
from typing import Any

from litestar import get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

import parlour
from parlour.contract import additions_of
from parlour.contract.bodies import RequestBody
from parlour.contract.tools import AnyTool, InTime, Job, Listing, Tool
from parlour.server import limits
from parlour.server.background import BackgroundProcess
from parlour.server.tables import Asker, Limited

Background = NamedDependency[BackgroundProcess]
Handler = Callable[..., Awaitable[object]]


def handlers() -> Iterator[HTTPRouteHandler]:
    """A route for each tool of each game."""
    for key in parlour.game_keys():
        for tool in additions_of(key).tools():
            yield _handler(key, tool)


def _handler(key: str, tool: AnyTool) -> HTTPRouteHandler:
    path, tags, about = f"/api/tools/{key}/{tool.name}", [key], tool.run.__doc__
    match tool:
        case Listing():
            return get(path, tags=tags, summary=tool.summary, description=about)(_listed(tool))
        case Tool():
            answer = _done(key, tool)
        case Job():
            answer = _done_beside(key, tool)
    return post(
        path,
        tags=tags,
        summary=tool.summary,
        description=about,
        status_code=HTTPStatus.OK,
        request_max_body_size=limits.LARGE_BODY,
    )(answer)


def answering(answer: object, asked: type[RequestBody] | None = None) -> Callable[[Handler], Handler]:
    """Give Litestar the types of request and response, which are known only at run time."""

    def typed(handler: Handler) -> Handler:
        handler.__annotations__["return"] = answer
        if asked is not None:
            handler.__annotations__["data"] = JSONBody[asked]  # type: ignore[misc, valid-type]
        return handler

    return typed


def _listed(tool: Listing[Any]) -> Handler:
    @answering(tuple[tool.answer, ...])  # type: ignore[name-defined]
    async def listed() -> object:
        return tool.run()

    return listed


def _done(key: str, tool: Tool[Any, Any]) -> Handler:
    @answering(tool.answer, tool.asked)
    async def done(slow: Limited, request: Asker, data: RequestBody) -> object:
        if tool.cost == "slow":
            slow.check_background(request)
        parlour.rules_of(key)  # loads its catalogue, for errors in every language
        return await asyncio.to_thread(tool.run, data)

    return done


def _done_beside(key: str, tool: Job[Any, Any]) -> Handler:
    @answering(tool.answer, tool.asked)
    async def done(background: Background, slow: Limited, request: Asker, data: RequestBody) -> object:
        slow.check_background(request)
        parlour.rules_of(key)
        return await background.do(limits.name_of(request.scope["client"]), work, tool.run, tool.seconds, data)

    return done


def work(run: Callable[[RequestBody, InTime], object], seconds: float, asked: RequestBody) -> object:
    """Run the job within that time, in the worker process."""
    until = time.monotonic() + seconds
    return run(asked, lambda: time.monotonic() < until)
