"""The lobby view: seats, status and notices of a table, the same for everyone."""

from __future__ import annotations

from collections.abc import Collection

import parlour
from parlour.kernel.cast import character
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.i18n import LANGUAGES
from parlour.kernel.state import State
from parlour.tables import seats
from parlour.tables.messages import TableSeat, TableView
from parlour.tables.meta import Meta

Notices = tuple[dict[str, str], ...]


def lobby_view(meta: Meta, notices: Notices, connected: Collection[int] = (), watching: int = 0) -> TableView:
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
            )
            for seat, info in enumerate(meta.seats)
        ),
        public=meta.public,
        hot_seat=meta.hot_seat,
        watching=watching,
        created=meta.created,
        notices=notices,
        next=meta.next,
    )


def notices_of(game: Game[State]) -> Notices:
    """Notices to the players before the game, in every language."""
    by_language = [game.notices(language) for language in LANGUAGES]
    return tuple(dict(zip(LANGUAGES, sentence, strict=True)) for sentence in zip(*by_language, strict=True))


def notices_before_play(meta: Meta) -> Notices:
    """The notices if the game began with these seats."""
    try:
        rules = parlour.rules_of(meta.game)
        # Nobody plays this game, so any seed does.
        return notices_of(Game.new(rules, seats.game_seats(meta), 0, **seats.game_options(meta, rules)))
    except ParlourError:
        # Too few seats, options that do not fit them, a game that no longer exists: starting the game says so.
        return ()
