"""Tables at given positions in the store of a running server, for situations that are rare in dealt games."""

import time
from random import Random
from typing import cast

import msgspec

import parlour
from parlour.kernel.game import Game
from parlour.kernel.state import State
from parlour.tables.meta import Meta, SeatInfo, new_code
from parlour.tables.seat_tokens import TokenSigner
from parlour.tables.sqlite import SQLiteStore


class TableSpec(msgspec.Struct, forbid_unknown_fields=True, tag="add"):
    """A table to add."""

    id: str
    """Unique in the store."""
    game: str
    names: list[str]
    """A name may be a bot's (`Rosie bot:medium`)."""
    seed: int
    options: dict[str, object] = {}
    position: str = ""
    """Text for `parlour.position`; a dealt game without it."""
    bots: str = ""
    """Bots of level medium play first: for a number of turns (`8`), or until a prompt of a kind is then open
    (`8?story`)."""
    then: list[tuple[int, str]] = []
    """Commands, each with its seat."""
    absent: int | None = None
    """A player about whom the others are asked."""
    hot_seat: bool = True
    ago: float = 0.0
    """How many seconds ago all this was played: what has been due since then is done when the table is opened."""


def played(spec: TableSpec) -> Game[State]:
    rules, then = parlour.rules_of(spec.game), time.time() - spec.ago
    game = (
        Game.from_position(rules, spec.position, spec.names, spec.seed, **spec.options)
        if spec.position
        else Game.new(rules, spec.names, spec.seed, then, **spec.options)
    )
    if spec.bots:
        play(game, spec.bots)
    for seat, command in spec.then:
        game.do(seat, command, at=then)
    if spec.absent is not None:
        game.absent(spec.absent, at=then)
    return game


def play(game: Game[State], until: str) -> None:
    """Let bots play all seats; their random numbers depend on the log line only."""
    begun, asking, kind = until.partition("?")
    player = game.rules.bot("medium")
    while not game.over:
        kinds = [prompt.kind for prompt in game.state.prompts]
        asks = kind in kinds if kind else bool(kinds) == bool(asking)
        if asks and cast("int", game.view(0)["turns"]) >= int(begun):
            return
        for seat in game.to_act:
            command = player.choose(game.view(seat), Random(f"{len(game.lines)}/{seat}"))
            if command is not None:
                game.do(seat, command)
                break


def add(store: SQLiteStore, spec: TableSpec) -> list[dict[str, object]]:
    """Adds a table; returns the tokens of the people, as the HTTP API does."""
    game = played(spec)
    seats = tuple(
        SeatInfo(kind="bot" if seat.bot else "person", name=seat.name, level=seat.bot, grant=index + 1)
        for index, seat in enumerate(game.state.seats)
    )
    meta = Meta(
        id=spec.id,
        code=new_code(),
        game=spec.game,
        options=spec.options,
        seats=seats,
        status="over" if game.over else "playing",
        hot_seat=spec.hot_seat,
        created=time.time(),
        granted=len(seats),
    )
    with store.transaction():
        store.create(meta)
    run = store.runs(0)[-1].number  # the server's
    stored = store.acquire(meta.id, run, meta.created)
    assert stored is not None
    with store.transaction():
        store.append(meta.id, stored.epoch, -1, [line.encode() for line in game.dump().splitlines()])
        store.save_run(meta.id, stored.epoch, run)
        store.release(meta.id, stored.epoch, None, game.to_act, meta.created)
    tokens = TokenSigner(store.secret())
    return [
        {"seat": seat, "token": tokens.make(meta.id, seat, info.grant)}
        for seat, info in enumerate(seats)
        if info.kind == "person"
    ]
