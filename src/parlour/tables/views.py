"""What each seat sees, as text: what all see alike is made once, and anew only when something of it has changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter

import msgspec

from parlour.kernel.rules import Rules
from parlour.kernel.state import State
from parlour.kernel.view import see_common, see_own

_encode = msgspec.json.Encoder().encode


class Views:
    """The views of one table."""

    __slots__ = ("_common", "_parts", "_rules", "_shown", "_state")

    def __init__(self, rules: Rules[State]) -> None:
        self._rules = rules
        self._shown = _shown_parts(rules)
        self._state: State | None = None
        "For which state the common part was last asked."
        self._parts: object = None
        "What it shows."
        self._common = b""

    def see(self, state: State, seat: int | None) -> msgspec.Raw:
        """What that seat sees, without what never changes in a game."""
        rules = self._rules
        own = _fields(see_own(rules, state, seat), rules.view(state, seat))
        return msgspec.Raw(b"{%b,%b}" % (self.see_common(state), own))

    def see_common(self, state: State) -> bytes:
        """The part of it that all see alike. While it stays the same, it is the same object."""
        if state is not self._state:
            before, self._parts, self._state = self._parts, self._shown(state), state
            if self._parts != before:
                self._common = _fields(see_common(self._rules, state), self._rules.common(state))
        return self._common


def _fields(*parts: msgspec.Struct | None) -> bytes:
    """The fields of these parts, as they stand between the braces of an object."""
    return b",".join([_encode(part)[1:-1] for part in parts if part is not None and part.__struct_fields__])


@cache
def _shown_parts(rules: Rules[State]) -> Callable[[State], object]:
    """Gives the parts of a state of which everyone may see something."""
    return attrgetter(*(name for name in rules.state.__struct_fields__ if name not in rules.private))
