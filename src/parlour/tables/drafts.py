"""What the player on turn has laid so far, at a table with a television. It is neither stored nor part of the game."""

from __future__ import annotations

from collections import deque

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.state import State
from parlour.tables.messages import Drafted

MAX_DRAFTS, PER_SECONDS = 40, 4.0
"""Rate limit of a seat: drafts, and per how many seconds."""

_encode = msgspec.json.Encoder().encode


class Drafts:
    """The draft of one table."""

    def __init__(self) -> None:
        self.shown: Drafted | None = None
        "The last draft that spectators were sent; None: nothing is laid."
        self._text = ""
        self._sent_at: dict[int, deque[float]] = {}

    def show(self, game: Game[State], seat: int, text: str, now: float) -> Drafted | None:
        """Replace the draft by that of the seat. Returns the message for those who watch; None: nothing has changed."""
        times = self._sent_at.setdefault(seat, deque(maxlen=MAX_DRAFTS))
        if len(times) == MAX_DRAFTS and now - times[0] < PER_SECONDS:
            raise ParlourError("tables-draft-too-fast")
        times.append(now)
        if not text:
            if self.shown is None or self.shown.seat != seat:
                return None
            self.shown = None
            return Drafted(seat, None)
        self.shown, self._text = Drafted(seat, _read(game, seat, text)), text
        return self.shown

    def update(self, game: Game[State]) -> Drafted | None:
        """After new lines of the log: drop the draft if it can no longer be there. Returns the message that says so."""
        before = self.shown
        if before is None:
            return None
        try:
            _read(game, before.seat, self._text)
        except ParlourError:
            self.shown = None
            return Drafted(before.seat, None)
        return None


def _read(game: Game[State], seat: int, text: str) -> msgspec.Raw:
    if game.rules.draft is None:
        raise ParlourError("tables-no-draft")
    return msgspec.Raw(_encode(game.rules.draft(game.state, seat, text)))
