"""The WebSocket without a server around it."""

import asyncio
import socket
from typing import Any

import pytest
import uvicorn
from tests.server.running import PATIENCE
from tests.server.test_limits import UPGRADE, frame_of
from uvicorn.server import ServerState

from parlour.server import websocket
from parlour.server.websocket import EXTENSION, FastWebSocket


@pytest.mark.parametrize(
    "last",
    [
        b"\x81\x02{}",  # a frame that may not be
        frame_of(b"\x03\xe8", 0x88),  # the client ends it
        b"",  # the server ends it
    ],
)
def test_a_connection_that_ends_does_not_wait_for_a_client_that_reads_nothing(
    last: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "CUT_OFF_SECONDS", 0.05)
    monkeypatch.setattr(websocket, "CLOSE_TIMEOUT", 0.05)

    async def end() -> None:
        loop = asyncio.get_running_loop()
        opened: asyncio.Future[FastWebSocket] = loop.create_future()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            found: FastWebSocket = scope["extensions"][EXTENSION]
            found.listen(lambda message: None, lambda: None, lambda size, frames: True)
            opened.set_result(found)
            while (await receive())["type"] != "websocket.disconnect":
                pass

        config = uvicorn.Config(app, lifespan="off", log_config=None, ws_per_message_deflate=False)
        config.load()
        server = await loop.create_server(lambda: FastWebSocket(config, ServerState(), {}), "127.0.0.1", 0)
        with socket.socket() as client:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            client.connect(server.sockets[0].getsockname())
            client.sendall(UPGRADE % b"/ws")
            there = await opened
            there.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            for _ in range(3):
                there.tell(b" " * 1_000_000)  # more than the system takes
            while not there.transport.get_write_buffer_size():
                await asyncio.sleep(0)
            if last:
                client.sendall(last)
            else:
                there.end()
            async with asyncio.timeout(PATIENCE):
                while not there.disconnected:
                    await asyncio.sleep(0.01)
        server.close()

    asyncio.run(end())
