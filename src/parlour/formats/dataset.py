"""Games as a table for data analysis: one row for each thing that a player or the table did. `docs/data.md` describes
the columns.

>>> import parlour
>>> *others, key = parlour.game_keys()
>>> game = parlour.new(key, players=["Ada", "Ben"], seed=7)
>>> events = game.do(game.to_act[0], "pass")
>>> [(row.seat, row.command) for row in rows(game, "first")]
[(None, None), (0, 'pass')]
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from parlour.kernel import position_text
from parlour.kernel.errors import ParlourError
from parlour.kernel.fold import states
from parlour.kernel.game import Game
from parlour.kernel.log import Line
from parlour.kernel.state import State

if TYPE_CHECKING:
    import pyarrow

ROWS_AT_ONCE = 20_000
"""Rows of a row group."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """What one player, or the table, did."""

    game_id: str
    game: str
    seed: int | None
    options: str
    players: tuple[str, ...]
    bots: tuple[str, ...]
    n: int
    at: float
    took: float
    seat: int | None
    command: str | None
    events: tuple[str, ...]
    position: str | None
    scores: tuple[int, ...]
    gained: tuple[int, ...]
    over: bool
    final_scores: tuple[int, ...]
    winners: tuple[int, ...]


COLUMNS = {
    "game_id": "string",
    "game": "string",
    "seed": "int64",
    "options": "string",
    "players": "list<string>",
    "bots": "list<string>",
    "n": "int32",
    "at": "double",
    "took": "double",
    "seat": "int32",
    "command": "string",
    "events": "list<string>",
    "position": "string",
    "scores": "list<int32>",
    "gained": "list<int32>",
    "over": "bool",
    "final_scores": "list<int32>",
    "winners": "list<int32>",
}
"""Names and types of the columns, as Arrow writes them."""


def rows(game: Game[State], id: str) -> Iterator[Row]:
    """The rows of a game, in order."""
    state, rules = game.start, game.rules
    began = before = game.lines[0].at if game.lines else 0.0
    options = msgspec.json.encode(state.options).decode()
    names, bots = zip(*((seat.name, seat.bot) for seat in state.seats), strict=True)
    folded = zip(game.lines, states(rules, state, game.lines), strict=True)
    for group in _groups(folded):
        (line, _), (last, after) = group[0], group[-1]
        scores = rules.scores(state)
        gained = tuple(new - old for new, old in zip(rules.scores(after), scores, strict=True))
        yield Row(
            game_id=id,
            game=rules.key,
            seed=game.head.seed,
            options=options,
            players=names,
            bots=bots,
            n=last.n,
            at=line.at - began,
            took=max(0.0, line.at - before),
            seat=line.seat,
            command=line.command or None,
            events=tuple(type(one.event).__name__ for one, _ in group),
            position=_position(game, state),
            scores=scores,
            gained=gained,
            over=after.over,
            final_scores=game.scores,
            winners=game.winners,
        )
        state, before = after, last.at


def _groups(lines: Iterable[tuple[Line, State]]) -> Iterator[list[tuple[Line, State]]]:
    """Lines that belong together: a command with its events, or what the table did at one time."""
    group: list[tuple[Line, State]] = []
    for line, state in lines:
        if group and (line.command or line.seat != group[0][0].seat or line.at != group[0][0].at):
            yield group
            group = []
        group.append((line, state))
    if group:
        yield group


def _position(game: Game[State], state: State) -> str | None:
    """The position as text; None at moments when it cannot be written."""
    try:
        return position_text.write(game.rules, state)
    except ParlourError:
        return None


def schema() -> pyarrow.Schema:
    """The columns, for Arrow."""
    import pyarrow as pa

    plain = {
        "string": pa.string(),
        "int32": pa.int32(),
        "int64": pa.int64(),
        "double": pa.float64(),
        "bool": pa.bool_(),
    }
    kinds = plain | {f"list<{name}>": pa.list_(kind) for name, kind in plain.items()}
    return pa.schema([(name, kinds[kind]) for name, kind in COLUMNS.items()])


def write_parquet(path: Path, games: Iterable[tuple[str, Game[State]]]) -> int:
    """Write games, each with its id, to a file. Returns the number of rows."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    columns, count = schema(), 0
    every = chain.from_iterable(rows(game, id) for id, game in games)
    with pq.ParquetWriter(path, columns, compression="zstd") as file:
        while some := list(islice(every, ROWS_AT_ONCE)):
            file.write_table(pa.Table.from_pydict(_by_column(some), columns))
            count += len(some)
    return count


def _by_column(some: Sequence[Row]) -> dict[str, list[object]]:
    return {name: [getattr(row, name) for row in some] for name in COLUMNS}
