"""Links that can be cut and delayed, between programs of this machine. For `make chaos`."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
BUFFER = 64 * 1024
MAX_WAITING = 1000
"""Pieces of a delayed link that are on their way."""


class Gate:
    """Passes connections on to where `there` leads."""

    def __init__(self, there: Callable[[], Awaitable[Streams]]) -> None:
        self._there = there
        self._open: set[asyncio.StreamWriter] = set()
        self.is_cut = False
        self.delay = 0.0
        "Seconds that everything is on its way, in each direction."

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.close()
            return
        try:
            far_reader, far_writer = await self._there()
        except OSError:
            writer.close()
            return
        self._open |= {writer, far_writer}
        try:
            await asyncio.gather(self._copy(reader, far_writer), self._copy(far_reader, writer))
        finally:
            self._open -= {writer, far_writer}

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        on_its_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(MAX_WAITING)
        delivering = asyncio.create_task(self._deliver(on_its_way, writer))
        clock = asyncio.get_running_loop().time
        with contextlib.suppress(OSError):
            while data := await reader.read(BUFFER):
                await on_its_way.put((clock() + self.delay, data))
        await on_its_way.put((clock() + self.delay, b""))
        await delivering

    async def _deliver(self, on_its_way: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            due, data = await on_its_way.get()
            if (wait := due - clock()) > 0:
                await asyncio.sleep(wait)
            with contextlib.suppress(OSError):
                if not data:
                    writer.close()
                    return
                writer.write(data)
                await writer.drain()

    def cut(self) -> None:
        """End all connections, and let none through."""
        self.is_cut = True
        for writer in tuple(self._open):
            writer.transport.abort()

    def mend(self) -> None:
        self.is_cut = False
        self.delay = 0.0
