"""Replays (`/api/tables/{id}/replay`): the views of all seats after each line, once the game is over.

Made from views (`kernel.view`), never from a state, in a worker process. A few are cached compressed, since all players
of a table open the end of their game at the same time.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from http import HTTPStatus

import msgspec
from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

import parlour
from parlour.formats import recognised
from parlour.kernel.errors import ParlourError
from parlour.kernel.events import Answered, Asked, Closed, Excused, Silence
from parlour.kernel.fold import states
from parlour.kernel.game import Game
from parlour.kernel.moment import Moment
from parlour.kernel.state import State
from parlour.kernel.view import parts_of
from parlour.server.page import encodings
from parlour.server.tables import Asker, TableId, Tables, finished
from parlour.server.types.replays import Replay, ReplayStep
from parlour.tables.hub import Hub

MOST_LINES = 20_000
"""Maximum lines of a replayed or printed log; a hundred turns have about a thousand."""
MAX_CACHED = 32
"""Cached replays."""
_LEFT_OUT = frozenset(("seat", "to_act", "prompts", "to_move", "paused", "deadline"))
"""Fields of a view that matter only while seats can act."""
_PROMPTS = (Asked, Answered, Silence, Excused, Closed)

View = dict[str, object]


def replay_of(game: Game[State]) -> Replay:
    """The game, step by step, with nothing hidden."""
    check_length(game)
    return Replay(
        game=game.rules.key,
        setting=msgspec.Raw(msgspec.json.encode(game.rules.setting(game.state))),
        steps=tuple(_steps(game)),
    )


def check_length(game: Game[State], most: int = MOST_LINES) -> None:
    """Refuse a log that is too long."""
    if len(game.lines) > most:
        raise ParlourError("server-game-too-long", lines=len(game.lines))


def read_game(text: str, language: str, most: int = MOST_LINES) -> Game[State]:
    """The game in a text that a client sent. Players without names get one in that language."""
    if not text.strip():
        raise ParlourError("server-analysis-empty")
    game = recognised.read(text, language)
    check_length(game, most)
    return game


def _steps(game: Game[State]) -> Iterator[ReplayStep]:
    began = game.lines[0].at if game.lines else 0.0
    shown: View = {}
    hands: tuple[View, ...] = tuple({} for _ in game.state.seats)

    def step(n: int, state: State, at: float = 0.0, **more: object) -> ReplayStep:
        moment = Moment(game.rules, state)
        view = _fields(moment, None)
        changed = _changes(shown, view)
        shown.update(changed)
        own = {}
        for seat, hand in enumerate(hands):
            seen = _fields(moment, seat)
            news = _changes(hand, {name: seen[name] for name in seen if name in hand or seen[name] != view[name]})
            hand.update(news)
            if news:
                own[seat] = news
        return ReplayStep(n=n, at=at, view=changed, hands=own, **more)  # type: ignore[arg-type]  # raw and event

    yield step(0, game.start)
    for line, state in zip(game.lines, states(game.rules, game.start, game.lines), strict=True):
        if not isinstance(line.event, _PROMPTS):
            raw = None if line.raw is None else round(line.raw - began, 3)
            at, told = round(line.at - began, 3), game.messages(line.event)
            if remark := game.remark(line.n):
                told = (*told, remark)
            yield step(line.n, state, at, raw=raw, event=line.event, messages=told)


def _fields(moment: Moment[State], seat: int | None) -> View:
    return {
        name: getattr(part, name)
        for part in parts_of(moment, seat, "common", "own")
        for name in part.__struct_fields__
        if name not in _LEFT_OUT
    }


def _changes(before: View, after: View) -> View:
    return {name: value for name, value in after.items() if name not in before or before[name] != value}


# Over HTTP


def compress(answer: msgspec.Struct | tuple[msgspec.Struct, ...] | str) -> bytes:
    """The answer as JSON, or a text as it is, compressed."""
    body = answer.encode() if isinstance(answer, str) else msgspec.json.encode(answer)
    return gzip.compress(body, 6, mtime=0)


def compressed(body: bytes, headers: Mapping[str, str], media_type: MediaType = MediaType.JSON) -> Response[bytes]:
    """The compressed response, in an encoding that the client accepts."""
    told = {"Vary": "Accept-Encoding"}
    if "gzip" in encodings(headers.get("accept-encoding", "")):
        told["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, media_type=media_type, headers=told)


class Replays:
    """Cache of the latest replays."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._made: OrderedDict[tuple[str, int], asyncio.Task[bytes]] = OrderedDict()

    async def of(self, id: str, game: Game[State]) -> bytes:
        """The compressed replay of the game at that table."""
        key = id, len(game.lines)
        task = self._made.get(key)
        if task is None:
            task = self._made[key] = asyncio.get_running_loop().create_task(self._hub.bots.work(make, game.dump()))
            task.add_done_callback(lambda done: self._forget_failed(key, done))
            if len(self._made) > MAX_CACHED:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        return await asyncio.shield(task)

    def _forget_failed(self, key: tuple[str, int], task: asyncio.Task[bytes]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._made.pop(key, None)


def make(log: str) -> bytes:
    return compress(replay_of(parlour.load(log)))


@get(
    "/api/tables/{id:str}/replay",
    tags=["finished games"],
    summary="Get the replay",
    responses={HTTPStatus.OK: ResponseSpec(Replay, description=Replay.__doc__ or "")},
)
async def replay(hub: Tables, replays: NamedDependency[Replays], request: Asker, id: TableId) -> Response[bytes]:
    """The views of all seats after each line of the log, hidden parts included: only when the game is over."""
    return compressed(await replays.of(id, await finished(hub, id)), request.headers)


HANDLERS = (replay,)
