"""The table around the game, as everyone sees it."""

from __future__ import annotations

from collections.abc import Collection

import parlour
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.speech import LANGUAGES
from parlour.kernel.state import State
from parlour.tables import places
from parlour.tables.messages import PlaceView, TableView
from parlour.tables.meta import Meta

Notices = tuple[dict[str, str], ...]


def see_around(meta: Meta, notices: Notices, here: Collection[int] = (), watching: int = 0) -> TableView:
    """What everyone sees; `here` are the seats that have a device connected."""
    return TableView(
        id=meta.id,
        code=meta.code,
        game=meta.game,
        status=meta.status,
        places=tuple(
            PlaceView(
                kind=place.kind,
                name=place.name,
                level=place.level,
                here=seat in here,
                host=seat == meta.host and place.kind == "person",
                muted=place.muted,
            )
            for seat, place in enumerate(meta.places)
        ),
        public=meta.public,
        hot_seat=meta.hot_seat,
        watching=watching,
        created=meta.created,
        notices=notices,
        next=meta.next,
    )


def notices_of(game: Game[State]) -> Notices:
    """What the table is told before play, in every language."""
    spoken = [game.notices(language) for language in LANGUAGES]
    return tuple(dict(zip(LANGUAGES, sentence, strict=True)) for sentence in zip(*spoken, strict=True))


def notices_before_play(meta: Meta) -> Notices:
    """What the table would be told if play began as the places stand."""
    try:
        return notices_of(Game.new(parlour.rules_of(meta.game), places.seats(meta), **meta.options))
    except ParlourError:
        # Too few places yet, options that do not fit them, a game that is no longer there: whoever begins is told so.
        return ()
