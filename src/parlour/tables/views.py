"""The views of a live game as JSON. The part that is the same for all seats is encoded once for each change of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter

import msgspec

from parlour.kernel.game import Game
from parlour.kernel.rules import Rules
from parlour.kernel.state import State
from parlour.kernel.view import Share, encode_fields, encode_object, parts_of

_encode = msgspec.json.Encoder().encode


class Views:
    """What each seat sees of one game; seat None is a spectator."""

    __slots__ = ("_common", "_game", "_setting", "_shown", "_shown_before", "_state")

    def __init__(self, game: Game[State]) -> None:
        self._game = game
        self._shown = _shown_fields(game.rules)
        self._setting = b""
        self._state: State | None = None
        "The state of the latest `common`."
        self._shown_before: object = None
        "Its fields of which a common view may show something."
        self._common = b""

    def setting(self) -> msgspec.Raw:
        """Options and pieces of the game, which never change."""
        return msgspec.Raw(encode_object(self._setting_fields()))

    def view(self, seat: int | None) -> msgspec.Raw:
        """The game as that seat sees it, without its setting."""
        return msgspec.Raw(encode_object(self.common(), self._fields(seat, "own")))

    def whole(self, seat: int) -> bytes:
        """View and setting in one object, like `Game.view`: for bots."""
        return encode_object(self._setting_fields(), self.common(), self._fields(seat, "own"))

    def common(self) -> bytes:
        """The fields that are the same for all seats. The same object as long as nothing of it has changed."""
        state = self._game.state
        if state is not self._state:
            before, self._shown_before, self._state = self._shown_before, self._shown(state), state
            if self._shown_before != before:
                self._common = self._fields(None, "common")
        return self._common

    def events(self, seat: int | None, since: int = 0) -> tuple[msgspec.Raw, ...]:
        """The events after line `since` as that seat sees them."""
        return tuple([msgspec.Raw(_encode(seen)) for seen in self._game.stream(seat, since)])

    def preview(self, seat: int, command: str) -> msgspec.Raw:
        """What the command would score."""
        game = self._game
        return msgspec.Raw(_encode(game.rules.preview(game.state, seat, game.parse(command))))

    def _setting_fields(self) -> bytes:
        self._setting = self._setting or self._fields(None, "setting")
        return self._setting

    def _fields(self, seat: int | None, share: Share) -> bytes:
        return encode_fields(parts_of(self._game.rules, self._game.state, seat, share))


@cache
def _shown_fields(rules: Rules[State]) -> Callable[[State], object]:
    """Gives the fields of a state of which a common view may show something."""
    return attrgetter(*(name for name in rules.state.__struct_fields__ if name not in rules.private))
