"""Prepares tables for pictures and browser tests, all of a server with one process.

    python -m web.tests.prepare_tables STORE

Reads a `TableSpec` or a `PlaySpec` per line as JSON, and answers each with a line: the table's id and tokens, what a
bot would do, or an error.
"""

import sys

import msgspec
from web.tests.add_table import TableSpec, add
from web.tests.bot_players import PlaySpec, play_on

from parlour.kernel.errors import ParlourError
from parlour.tables.sqlite import SQLiteStore


def main(path: str) -> None:
    store = SQLiteStore(path)
    for line in sys.stdin:
        try:
            answer = prepare(store, msgspec.json.decode(line, type=TableSpec | PlaySpec))
        except ParlourError as refused:  # the next one can be prepared
            answer = {"error": str(refused)}
        print(msgspec.json.encode(answer).decode(), flush=True)
    store.close()


def prepare(store: SQLiteStore, spec: TableSpec | PlaySpec) -> dict[str, object]:
    if isinstance(spec, PlaySpec):
        return {"said": play_on(spec)}
    return {"id": spec.id, "tokens": add(store, spec)}


if __name__ == "__main__":
    main(sys.argv[1])
