"""Add a table at a given position to the store of a running server, for situations that are rare in dealt games.

    python web/tests/add_table.py STORE GAME OPTIONS POSITION SEED NAME...

POSITION is text for `parlour.position`, OPTIONS is JSON; a NAME may be a bot's (`Rosie bot:medium`). SEED has to be
unique among the tables added to the store. Prints the table's id and a token for each person, like the HTTP API.
"""

import json
import sys
import time

import parlour
from parlour.tables.meta import Meta, SeatInfo, new_code
from parlour.tables.seat_tokens import TokenSigner
from parlour.tables.sqlite import SQLiteStore


def main(path: str, key: str, options: str, position: str, seed: str, *names: str) -> None:
    game = parlour.position(key, position, players=list(names), seed=int(seed), **json.loads(options))
    seats = tuple(
        SeatInfo(kind="bot" if seat.bot else "person", name=seat.name, level=seat.bot, grant=index + 1)
        for index, seat in enumerate(game.state.seats)
    )
    meta = Meta(
        id=f"set-{seed}",
        code=new_code(),
        game=key,
        options=json.loads(options),
        seats=seats,
        status="playing",
        hot_seat=True,
        created=time.time(),
        granted=len(seats),
    )
    store = SQLiteStore(path)
    with store.transaction():
        store.create(meta)
    stored = store.acquire(meta.id)
    assert stored is not None
    with store.transaction():
        store.append(meta.id, stored.epoch, -1, [line.encode() for line in game.dump().splitlines()])
        store.save_run(meta.id, stored.epoch, store.runs(0)[-1].number)
        store.release(meta.id, stored.epoch, None, game.to_act)
    tokens = TokenSigner(store.secret())
    held = [
        {"seat": seat, "token": tokens.make(meta.id, seat, info.grant)}
        for seat, info in enumerate(seats)
        if info.kind == "person"
    ]
    store.close()
    print(json.dumps({"id": meta.id, "tokens": held}))


if __name__ == "__main__":
    main(*sys.argv[1:])
