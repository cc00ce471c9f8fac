"""The bots of a table: which have to act, and applying what they decide."""

from __future__ import annotations

import logging

from parlour.kernel.bot_driver import stand_in
from parlour.kernel.errors import BotFailed, ParlourError
from parlour.tables import storage_limits
from parlour.tables.table import Table

log = logging.getLogger(__name__)


def bots_to_act(table: Table) -> list[int]:
    """The seats of bots that may act and have not thought since the last line of the log."""
    game = table.game
    if game is None or game.over or game.state.paused_at is not None or table.retry_at is not None:
        return []
    seats = game.state.seats
    if not any(seat.bot for seat in seats):
        return []
    return [seat for seat in game.to_act if seats[seat].bot and table.thought_at.get(seat) != table.n]


def act(table: Table, seat: int, command: str | None, *, moved_on: bool = False) -> ParlourError | None:
    """Apply the bot's command (None: it waits). If the rules refuse it, the table acts for the bot; returns why.

    `moved_on`: the game went on while the bot was thinking. Then a refusal is no error, and the bot thinks again.
    """
    if _has_no_end(table, seat):
        return None
    live = table.running()
    n = table.thought_at[seat] = table.n
    live.advance(live.now())
    if command is None or table.n != n:
        return None  # if something was due first, the bot thinks again
    try:
        live.do(seat, command)
    except ParlourError as error:
        if moved_on:
            table.thought_at[seat] = -1
            return None
        log.error("Table %s: the command %r of the bot at seat %d was refused: %s", table.id, command, seat, error)
        act_for(table, seat)
        return error
    return None


def lose_turn(table: Table, seat: int, error: BotFailed) -> None:
    """An external bot failed: its turn is lost, and the game goes on."""
    log.warning("Table %s: the bot at seat %d loses its turn. %s", table.id, seat, error)
    act_for(table, seat)


def act_for(table: Table, seat: int) -> None:
    """Act for a bot that cannot, so that the game goes on (`stand_in`)."""
    if _has_no_end(table, seat):
        return
    live = table.running()
    table.thought_at[seat] = table.n
    for command in stand_in(live.game, seat):
        try:
            live.do(seat, command)
        except ParlourError as error:
            log.info("Table %s: %r was refused too: %s", table.id, command, error)
        else:
            return
    log.error("Table %s: no command of the bot at seat %d is accepted.", table.id, seat)


def _has_no_end(table: Table, seat: int) -> bool:
    """Whether the game has become so long that bots do not go on with it; people can still leave it."""
    if table.n < storage_limits.MAX_LINES:
        return False
    table.thought_at[seat] = table.n
    game = table.running().game
    log.error(
        "Table %s: bots play %s in circles: seed %s, %d lines.", table.id, game.rules.key, game.head.seed, table.n
    )
    return True
