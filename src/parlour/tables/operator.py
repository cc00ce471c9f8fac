"""What the operator of a server has decided: an announcement, read-only mode, and the end of service.

It is kept in memory: a server that starts is open, and has nothing to announce, unless other nodes tell it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable

import msgspec

from parlour.tables.errors import Shut
from parlour.tables.messages import Announced

KEY_SECONDS = 300
"""Seconds for which a key of the operator is valid."""


class Decided(msgspec.Struct, frozen=True):
    """A decision of the operator."""

    text: dict[str, str]
    "The announcement, by language."
    read_only: bool
    "Whether nothing may change at any table."
    at: float
    "When it was made."


class Gate:
    """What the operator currently forbids, and the announcement."""

    def __init__(self) -> None:
        self.read_only = False
        "Nothing changes at any table, and all clocks stand still (AG-6)."
        self.draining = False
        "The server is about to stop: games go on, but none begins."
        self.text: dict[str, str] = {}
        "The announcement, by language; empty: there is none."
        self._decided_at = 0.0
        "When the operator last decided something; 0: never."
        self._told: set[str] = set()
        "The addresses of the other nodes that know the decision."

    def decide(self, now: float, *, text: dict[str, str] | None = None, read_only: bool | None = None) -> Decided:
        """A decision of the operator, made now. It takes effect with `take`."""
        return Decided(
            self.text if text is None else text,
            self.read_only if read_only is None else read_only,
            max(now, self._decided_at + 0.001),  # clocks of nodes may differ
        )

    def take(self, decided: Decided) -> bool:
        """Apply a decision, unless a later one is in force. Returns whether it was applied."""
        if decided.at <= self._decided_at:
            return False
        self.text, self.read_only, self._decided_at = decided.text, decided.read_only, decided.at
        self._told.clear()
        return True

    def to_tell(self, nodes: Iterable[str]) -> tuple[Decided, list[str]]:
        """The decision in force, and those of the nodes that do not know it."""
        unaware = [] if not self._decided_at else [node for node in nodes if node not in self._told]
        return Decided(self.text, self.read_only, self._decided_at), unaware

    def note_told(self, decided: Decided, node: str) -> None:
        if decided.at == self._decided_at:
            self._told.add(node)

    @property
    def has_decided(self) -> bool:
        return self._decided_at > 0

    def check_change(self) -> None:
        if self.read_only:
            raise Shut("tables-read-only")

    def check_new_table(self) -> None:
        self.check_change()
        if self.draining:
            raise Shut("tables-draining")

    @property
    def announced(self) -> Announced:
        """The encoded announcement for all connections."""
        return Announced(self.text, self.read_only)


class OperatorKeys:
    """Keys by which `parlour admin` shows that it may read the store: who can, is an operator. Valid for minutes.

    >>> keys = OperatorKeys(b"secret")
    >>> key = keys.make(now=1000.0)
    >>> keys.opens(key, 1010.0), keys.opens(key, 1301.0), keys.opens(key[:-1], 1010.0)
    (True, False, False)
    >>> OperatorKeys(b"other").opens(key, 1010.0), keys.opens("9999999." + key.partition(".")[2], 1010.0)
    (False, False)
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def make(self, now: float) -> str:
        until = int(now) + KEY_SECONDS
        return f"{until}.{self._sign(until)}"

    def opens(self, key: str, now: float) -> bool:
        until, _, signature = key.partition(".")
        if not until.isascii() or not until.isdecimal() or len(until) > 15 or not signature.isascii():
            return False
        is_signed = hmac.compare_digest(self._sign(int(until)), signature)
        return is_signed and now <= int(until) <= now + 2 * KEY_SECONDS  # clocks of two machines may differ

    def _sign(self, until: int) -> str:
        return hmac.new(self._secret, f"operator until {until}".encode(), hashlib.sha256).hexdigest()
