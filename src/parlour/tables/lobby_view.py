"""The lobby view: seats, status and notices of a table, the same for everyone."""

from __future__ import annotations

from collections.abc import Collection

from parlour.kernel.cast import character
from parlour.kernel.i18n import LANGUAGES, say
from parlour.tables.messages import TableSeat, TableView
from parlour.tables.meta import Meta


def lobby_view(meta: Meta, connected: Collection[int] = (), watching: int = 0) -> TableView:
    """`connected` are the seats that have a connection."""
    return TableView(
        id=meta.id,
        code=meta.code,
        game=meta.game,
        status=meta.status,
        seats=tuple(
            TableSeat(
                kind=info.kind,
                name=info.name,
                level=info.level,
                connected=seat in connected,
                host=seat == meta.host and info.kind == "person",
                muted=info.muted,
                character=character(info.name).key if info.kind == "bot" else "",
                program=info.program,
            )
            for seat, info in enumerate(meta.seats)
        ),
        public=meta.public,
        hot_seat=meta.hot_seat,
        television=meta.television,
        watching=watching,
        created=meta.created - meta.ahead,
        notices=tuple({language: say(id, language) for language in LANGUAGES} for id in meta.notices),
        next=meta.next,
        chat=meta.chat,
        commitment=meta.seal.commitment if meta.seal else "",
        secret=meta.secret if meta.status == "over" else "",
        options=meta.options if meta.status == "gathering" else {},
    )
