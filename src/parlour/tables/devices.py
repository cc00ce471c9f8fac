"""The devices that are connected to a table, by the seats that they hold."""

from __future__ import annotations

import msgspec

from parlour.tables.connection import Connection, Reason
from parlour.tables.messages import ToDevice
from parlour.tables.meta import Meta

MOST = 8
"""Devices that a seat may have connected at once."""

_encode = msgspec.json.Encoder().encode


class Devices:
    """Each device holds a seat, or watches (None)."""

    __slots__ = ("_all", "_by_seat")

    def __init__(self) -> None:
        self._all: list[Connection] = []
        self._by_seat: dict[int | None, list[Connection]] = {}

    def __bool__(self) -> bool:
        return bool(self._all)

    @property
    def seats(self) -> tuple[int | None, ...]:
        """The seats that have a device connected; None: somebody watches."""
        return tuple(self._by_seat)

    @property
    def players(self) -> tuple[int, ...]:
        """The seats that have a device connected."""
        return tuple([seat for seat in self._by_seat if seat is not None])

    @property
    def watching(self) -> int:
        """How many watch."""
        return len(self._by_seat.get(None, ()))

    @property
    def longest_delay(self) -> float:
        return max([device.delay.usual for device in self._all], default=0.0)

    def of(self, seat: int | None) -> tuple[Connection, ...]:
        return tuple(self._by_seat.get(seat, ()))

    def add(self, device: Connection) -> None:
        """If a seat has too many, the oldest is let go."""
        self._all.append(device)
        there = self._by_seat.setdefault(device.seat, [])
        there.append(device)
        if device.seat is not None and len(there) > MOST:
            there[0].end("too-much", again=False)

    def remove(self, device: Connection) -> bool:
        """Whether it was the last one of its seat."""
        self._all.remove(device)
        there = self._by_seat.get(device.seat, [])
        if device not in there:
            return False
        there.remove(device)
        if not there:
            del self._by_seat[device.seat]
        return not there

    def seat_anew(self, meta: Meta) -> None:
        """Put each device where its token sits now."""
        self._by_seat = {}
        for device in self._all:
            if device.grant is not None:
                device.seat = meta.seat_of(device.grant)
                if device.seat is None:
                    continue  # it holds nothing any more, and is about to be told so
            self._by_seat.setdefault(device.seat, []).append(device)

    # Telling

    def tell(self, seat: int | None, message: ToDevice) -> None:
        """Tell the devices of one seat."""
        encoded = _encode(message)
        for device in self.of(seat):
            device.pass_on(encoded)

    def tell_all(self, message: ToDevice) -> None:
        encoded = _encode(message)
        for device in tuple(self._all):
            device.pass_on(encoded)

    def end_all(self, reason: Reason, again: bool) -> None:
        for device in tuple(self._all):
            device.end(reason, again)
