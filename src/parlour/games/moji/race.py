"""Load for the server benchmark: devices flip and get ready when required, and guess."""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec

from parlour.contract.race_client import Race
from parlour.words.commonness import common


class RaceClient(msgspec.Struct):
    """State of a simulated device. It searches the bytes of a message, which is faster than decoding it."""

    phase: bytes = b""
    is_held: bool = False
    "Whether its last word is not settled yet."
    must_flip: bool = False
    is_ready: bool = False

    def look(self, seat: int, message: bytes) -> None:
        self.phase = _between(message, b'"phase":"', b'"')
        self.is_held = b'"held":""' not in message
        number = b"%d" % seat
        self.must_flip = number in _between(message, b'"must_flip":[', b"]").split(b",")
        self.is_ready = number in _between(message, b'"ready":[', b"]").split(b",")

    @property
    def may_act(self) -> bool:
        return self.phase == b"race" and not self.is_held and not self.must_flip

    @property
    def pending_command(self) -> str:
        if self.must_flip:
            return "flip"
        return "ready" if self.phase == b"ready" and not self.is_ready else ""

    @property
    def is_over(self) -> bool:
        return self.phase not in (b"", b"ready", b"race")


def _between(message: bytes, start: bytes, end: bytes) -> bytes:
    _, _, rest = message.partition(start)
    return rest.partition(end)[0]


@cache
def _words() -> tuple[str, ...]:
    return tuple(word for word in common(4.0) if len(word) > 2)


def _guess(rng: Random) -> str:
    """A common word."""
    return f"say {rng.choice(_words())}"


RACE = Race(device=RaceClient, guess=_guess)
