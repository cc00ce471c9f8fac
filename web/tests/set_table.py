"""Put a table into a house that is open, standing as a position says: for what rarely comes up in dealt games.

    python web/tests/set_table.py STORE GAME OPTIONS POSITION SEED NAME...

The position is text as `parlour.position` reads it, the options JSON; a name may be a bot's (`Rosie bot:medium`). The
seed is a number that no other such table of the house has. What is printed is the table's id and a token for each
person, as when a table is set up over HTTP.
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
    kept = store.take(meta.id)
    assert kept is not None
    with store.transaction():
        store.append(meta.id, kept.epoch, -1, [line.encode() for line in game.dump().splitlines()])
        store.keep_run(meta.id, kept.epoch, store.runs(0)[-1].number)
        store.put_away(meta.id, kept.epoch, None, game.to_act)
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
