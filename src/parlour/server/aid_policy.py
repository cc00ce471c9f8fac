"""Seats that may not use an aid now, because their game is played without it (AG-7). A client names its seats."""

from __future__ import annotations

import logging
from typing import Annotated, Literal

from litestar.params import HeaderParameter

from parlour.kernel.errors import RuleViolation
from parlour.kernel.game import Game
from parlour.kernel.state import State
from parlour.tables.errors import OwnedElsewhere, StoreError
from parlour.tables.hub import Hub
from parlour.tables.messages import TableView

log = logging.getLogger(__name__)

SEATS = 40
"""Maximum number of seats in the header."""

Aid = Literal["look-up", "hints"]
Held = Annotated[
    str | None,
    HeaderParameter(
        name="Parlour-Seats",
        max_length=SEATS * 200,
        description="The tokens of the seats that this device holds in running games, with commas between them.",
    ),
]

_REFUSALS: dict[Aid, str] = {
    "look-up": "server-lookup-closed",
    "hints": "server-hints-closed",
}


async def check_open(hub: Hub, seats: str | None, aid: Aid) -> None:
    for table in await closed_by(hub, seats, aid):
        raise RuleViolation("AG-7", _REFUSALS[aid], code=table.code)


async def closed_by(hub: Hub, seats: str | None, aid: Aid) -> tuple[TableView, ...]:
    """The tables at which those seats play without that aid."""
    tokens = [token.strip() for token in (seats or "").split(",")[:SEATS]]
    held = [await hub.tokens.seat_of(token) for token in tokens]
    ids = dict.fromkeys(one[0] for one in held if one is not None)
    return tuple([await hub.lobby.view(id) for id in ids if await _plays_without(hub, id, aid)])


async def _plays_without(hub: Hub, id: str, aid: Aid) -> bool:
    if (await hub.cache.meta(id)).status != "playing":
        return False

    def is_closed(game: Game[State] | None) -> bool:
        if game is None or game.over or aid in game.rules.options.unused.get("aids", ()):
            return False
        return game.state.options.aids not in (aid, "hints")

    try:
        return await hub.cache.look(id, lambda table: is_closed(table.game))
    except OwnedElsewhere:
        return is_closed(await hub.cache.stored_game(id))
    except StoreError:
        raise
    except Exception:
        # Its log cannot be read, so nobody can play there.
        log.exception("Table %s cannot be taken.", id)
        return False
