"""The table around the game, as everyone sees it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import settle_options
from parlour.kernel.rules import Rules
from parlour.kernel.speech import LANGUAGES, say
from parlour.kernel.state import State
from parlour.tables import places
from parlour.tables.messages import PlaceView, TableView
from parlour.tables.meta import Meta


def around(meta: Meta, notices: Sequence[str], here: Collection[int] = (), watching: int = 0) -> TableView:
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
        notices=tuple({language: say(notice, language) for language in LANGUAGES} for notice in notices),
        next=meta.next,
    )


def notices_before_play(rules: Rules[State], meta: Meta) -> tuple[str, ...]:
    """What the table would be told if play began as the places stand."""
    seats = places.seats(meta)
    try:
        return rules.notices(rules.start(settle_options(rules, seats, dict(meta.options)), seats))
    except ParlourError:
        return ()  # the options do not fit so few places yet: whoever begins like that is told so
