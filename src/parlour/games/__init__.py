"""The games: one folder each, all of the same shape. Each is opened when it is first asked for."""

from __future__ import annotations

from typing import cast

from parlour.kernel.registry import register
from parlour.kernel.rules import Rules
from parlour.kernel.state import State


def _scrabble_bible() -> Rules[State]:
    from parlour.games.scrabble_bible.game import ScrabbleBible

    return cast("Rules[State]", ScrabbleBible())


register("scrabble-bible", _scrabble_bible)


def _tag_em() -> Rules[State]:
    from parlour.games.tag_em.game import TagEm

    return cast("Rules[State]", TagEm())


register("tag-em", _tag_em)


def _moji() -> Rules[State]:
    from parlour.games.moji.game import MojiRules

    return cast("Rules[State]", MojiRules())


register("moji", _moji)


def _tag_on() -> Rules[State]:
    from parlour.games.tag_on.game import TagOn

    return cast("Rules[State]", TagOn())


register("tag-on", _tag_on)
