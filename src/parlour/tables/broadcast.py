"""Sends the connections of a table what their seats see."""

from __future__ import annotations

from parlour.tables.lobby_view import lobby_view
from parlour.tables.messages import TableChanged, TableView, Welcome, begin_happened, end_happened
from parlour.tables.table import Table


def lobby_of(table: Table) -> TableView:
    """The table around the game, as it is committed."""
    return lobby_view(table.committed.meta, table.connected, table.connections.watching)


def welcome(table: Table, seat: int | None, seen: int = 0) -> Welcome:
    """Everything as it stands, with the events after line `seen`.

    A connection that has seen lines that do not exist gets all events: the store was restored from a backup.
    """
    views = None if table.live is None else table.live.views
    return Welcome(
        table=lobby_of(table),
        seat=seat,
        n=table.n,
        now=table.clock(),
        setting=None if views is None else views.setting(),
        view=None if views is None else views.view(seat),
        events=() if views is None else views.events(seat, seen if seen <= table.n else 0),
        chat=table.chat.shown(),
    )


def welcome_all(table: Table) -> None:
    for seat in table.connections.seats:
        table.connections.tell(seat, welcome(table, seat))


def send_lobby(table: Table) -> None:
    table.connections.tell_all(TableChanged(lobby_of(table)))


def send_lines(table: Table, since: int) -> None:
    """Send each seat the events after that line. A seat that sees none of them gets no message (AG-1).

    A draft that they made impossible is cleared after them.
    """
    now, live, connections = table.clock(), table.running(), table.connections
    views = live.views
    sent, table.common_view_sent = table.common_view_sent, views.common()
    lines, is_changed = views.lines(since), table.common_view_sent is not sent
    begin = begin_happened(live.n, now, table.common_view_sent)
    moment = live.game.moment
    for seat, there in connections.by_seat():
        events = [seen for line in lines if (seen := line.seen_by(seat)) is not None]
        if events or is_changed:
            message = end_happened(begin, views.own(seat, moment), events)
            for connection in there:
                connection.send(message)
    cleared = table.drafts.update(live.game)
    if cleared is not None:
        table.connections.tell(None, cleared)
