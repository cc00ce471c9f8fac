"""Limits of size, rate, origin and slowness."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from tests.server.running import KEY, PATIENCE, Device, Server, open_socket
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour.server.addresses import local_addresses
from parlour.server.http_guard import CHECK_SECONDS, MAX_CONNECTIONS
from parlour.server.limits import Bucket, Buckets, OpenConnections, Pace, Rate

UPGRADE = (
    b"GET %b HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a tenth of the usual pace."""
    with Server(tmp_path_factory.mktemp("strict") / "tables.db", pace="0.1") as running:
        yield running


def test_too_many_requests_get_429_and_retry_after(strict: Server) -> None:
    answers = [strict.get("/health") for _ in range(100)]
    refused = [answer for answer in answers if answer.status == 429]
    assert refused and answers[0].status == 200
    assert int(refused[0].headers["retry-after"]) >= 1
    assert "Retry" not in json.loads(refused[0].body)["text"]["en"]
    assert set(refused[0].data["text"]) == {"en", "fr"}
    assert "content-security-policy" in refused[0].headers


def test_setting_up_is_slower_than_looking(data: Path) -> None:
    with Server(data, pace="0.1") as strict:
        new = {"game": KEY, "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]}
        answers = [strict.post("/api/tables", new) for _ in range(6)]
        assert [answer.status for answer in answers] == [201, 201, 201, 429, 429, 429]
        assert strict.get("/health").status == 200


def test_codes_cannot_be_guessed_quickly(data: Path) -> None:
    with Server(data, pace="0.1") as strict:
        assert [strict.post("/api/move", {"code": f"X{i}"}).status for i in range(5)] == [409, 409, 409, 429, 429]


def test_a_connection_with_too_many_messages_is_closed(data: Path) -> None:
    with Server(data, pace="0.5") as strict:
        id, tokens = strict.table("Ada", "Ben")
        with strict.device(id, tokens[0]) as ada, strict.device(id, tokens[1]) as ben:
            for i in range(200):
                try:
                    ada.send({"type": "ping", "sent": i})
                except ConnectionClosed:
                    break
            assert ada.hear("ended")["reason"] == "too-much"
            ben.send({"type": "ping", "sent": 1})
            assert ben.hear("pong")["sent"] == 1


@pytest.mark.parametrize(
    "frame",
    [
        b"\x89\x80\0\0\0\0",  # a ping
        b"\x8a\x80\0\0\0\0",  # a pong that nobody asked for
        b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 3,  # a message in empty parts
    ],
)
def test_a_connection_with_too_many_control_frames_is_closed(data: Path, frame: bytes) -> None:
    with Server(data, pace="1") as strict:
        id, tokens = strict.table("Ada", "Ben")
        with strict.device(id, tokens[0]) as ada, strict.device(id, tokens[1]) as ben:
            with suppress(OSError):
                for _ in range(20):
                    ada.socket.socket.sendall(frame * 1000)
            with suppress(ConnectionClosed):
                while ada.receive()["type"] != "ended":
                    pass
            assert b'parlour_connections_ended_total{reason="too-much"} 1.0' in strict.get("/metrics").body
            ben.send({"type": "ping", "sent": 1})
            assert ben.hear("pong")["sent"] == 1


def test_a_connection_that_sends_too_many_bytes_is_closed(data: Path) -> None:
    with Server(data, pace="1") as strict:
        id, tokens = strict.table("Ada", "Ben")
        with strict.device(id, tokens[0]) as ada:
            with suppress(ConnectionClosed):
                for i in range(60):  # fewer than 80 messages, and more than 512 kB
                    ada.send({"type": "try", "id": str(i), "command": "x" * 15_000})
                while ada.receive()["type"] != "ended":
                    pass
            assert b'parlour_connections_ended_total{reason="too-much"} 1.0' in strict.get("/metrics").body


def test_sockets_are_not_opened_without_end(data: Path) -> None:
    with Server(data, pace="0.05") as strict:
        for _ in range(5):
            with open_socket(strict):
                pass
        with pytest.raises(InvalidStatus) as refused, ExitStack() as sockets:
            [sockets.enter_context(open_socket(strict)) for _ in range(5)]
        assert refused.value.response.status_code == 429
        assert int(refused.value.response.headers["retry-after"]) >= 1


@pytest.mark.parametrize(
    ("path", "size", "status"),
    [
        ("/api/mine", 70_000, b"413"),
        ("/api/tables", 100_000, b"400"),
        ("/api/tables", 1_100_000, b"413"),
        ("/api/gallery/maps", 2_000_000, b"413"),
    ],
)
def test_a_body_may_not_be_too_large(server: Server, path: str, size: int, status: bytes) -> None:
    """It is refused by its announced length, without reading it."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
        head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {size}\r\n\r\n"
        raw.sendall(head.encode())
        if status == b"400":
            raw.sendall(b" " * size)
        assert raw.recv(12) == b"HTTP/1.1 " + status


def test_a_message_may_not_be_too_large(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    with server.device(id, tokens[0]) as ada:
        ada.send({"type": "say", "id": "1", "text": "x" * 17_000})
        with pytest.raises(ConnectionClosed) as closed:
            ada.hear("refused")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    assert server.runs


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"dance"}',
        b"\xff\xfe",
        '{"type":"do"}',
        '{"a":' + "[" * 15_000,
        b'{"type":"\xed\xa0\x80"}',
    ],
)
def test_what_is_not_understood_is_refused_and_the_connection_lives_on(server: Server, message: str | bytes) -> None:
    id, tokens = server.table("Ada", "Ben")
    with server.device(id, tokens[0]) as ada:
        ada.send(message)
        assert ada.hear("refused")["id"] == ""
        ada.send({"type": "ping", "sent": 1})
        assert ada.hear("pong")["sent"] == 1


def test_the_page_of_another_host_is_not_let_in(server: Server) -> None:
    with pytest.raises(InvalidStatus) as refused, open_socket(server, Origin="https://example.org"):
        pass
    assert refused.value.response.status_code == 403
    with open_socket(server, Origin=server.url):
        pass
    new = {"game": KEY, "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]}
    assert server.post("/api/tables", new, Origin="https://example.org").status == 403
    assert server.post("/api/tables", new, Origin="null").status == 403
    assert server.post("/api/tables", new, Origin=server.url).status == 201


def test_a_name_that_another_site_points_here_is_refused(server: Server) -> None:
    """DNS rebinding: Origin and Host agree, and both are the other site's."""
    rebound = {"Host": "evil.example:8765", "Origin": "http://evil.example:8765"}
    refused = server.get("/api/tables", **rebound)
    assert refused.status == 421 and "evil.example" in refused.data["text"]["en"]
    assert server.get("/", **rebound).status == 421
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
        raw.sendall((UPGRADE % b"/ws").replace(b"Host: x", b"Host: evil.example\r\nOrigin: http://evil.example"))
        assert raw.recv(12) == b"HTTP/1.1 421"
    for host in ("localhost:8765", "[::1]:8765", "192.168.1.7:8765", "kitchen.local:8765", "kitchen"):
        assert server.get("/health", Host=host).status == 200


def test_a_server_answers_to_the_names_that_its_operator_gives(data: Path) -> None:
    with Server(data, "--host", "games.example.org", "--host", "Other.example") as named:
        for host in ("games.example.org", "GAMES.example.org:443", "other.example", "127.0.0.1"):
            assert named.get("/health", Host=host).status == 200
        assert named.get("/health", Host="example.org").status == 421


def test_answers_with_tokens_are_not_stored(server: Server) -> None:
    new = {"game": KEY, "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]}
    made = server.post("/api/tables", new)
    id, token = made.data["table"]["id"], made.data["tokens"][0]["token"]
    joined = server.post(f"/api/tables/{id}/join", {"name": "Ben"})
    for answer in (
        made,
        joined,
        server.post("/api/mine", {"tokens": [token]}),
        server.post(f"/api/tables/{id}/move-code", token=token),
        server.get(f"/api/tables/{id}/stream", token),
        server.get("/api/nothing"),
    ):
        assert answer.headers["cache-control"] == "no-store"
    assert server.get("/").headers["cache-control"] == "no-cache"


def test_metrics_are_for_this_machine_or_for_those_with_the_token(data: Path) -> None:
    with Server(data, "--metrics-token", "figures") as closed:
        assert closed.get("/metrics").status == 403
        assert closed.get("/metrics", "wrong").status == 403
        assert b"parlour_tables" in closed.get("/metrics", "figures").body


@pytest.mark.skipif(not local_addresses(), reason="this machine has no network")
def test_metrics_are_not_for_other_machines(data: Path) -> None:
    with Server(data, local=False) as open_to_all:
        assert open_to_all.get("/metrics").status == 200
        here = open_to_all.get("/metrics", X_Forwarded_For="192.0.2.7")  # as from a proxy on this machine
        assert here.status == 403 and set(here.data["text"]) == {"en", "fr"}


def test_there_is_one_place_for_sockets(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
        raw.sendall(UPGRADE % b"/api/tables")
        assert raw.recv(100).startswith(b"HTTP/1.1 404")


def test_a_slow_client_is_dropped_and_holds_nobody_up(server: Server) -> None:
    """It asks and never reads: answers pile up, on the way first, then with the server."""
    id, tokens = server.table("Ada", "Ben")
    with socket.socket() as slow, server.device(id, tokens[0]) as ada:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.settimeout(PATIENCE)
        slow.connect(("127.0.0.1", server.port))
        slow.sendall(UPGRADE % b"/ws")
        assert slow.recv(12) == b"HTTP/1.1 101"
        while not slow.recv(1000).endswith(b"\r\n\r\n"):
            pass
        slow.sendall(frame_of({"type": "hello", "table": id}))
        while not ada.table["watching"]:
            ada.receive()
        senseless = frame_of({"type": "do", "id": "x" * 40, "command": "y"}) * 50
        with suppress(ConnectionError):
            for _ in range(100_000):
                slow.sendall(senseless)
        ada.send({"type": "ping", "sent": 1})
        assert ada.hear("pong")["sent"] == 1
        while ada.table["watching"]:
            ada.receive()
    assert b'reason="slow"' in server.get("/metrics").body


def frame_of(message: object, first: int = 0x81, mask: bytes = b"\0\0\0\0") -> bytes:
    """A masked frame, as a browser sends it."""
    text = message if isinstance(message, bytes) else json.dumps(message).encode()
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(text))
    length = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return bytes((first,)) + length + mask + masked


def test_messages_arrive_whole_however_they_are_cut(server: Server) -> None:
    """Byte by byte, many at once, in parts, of any length, with pings between."""
    id, tokens = server.table("Ada", "Ben")
    sent = [frame_of({"type": "hello", "table": id, "token": tokens[0]})]
    for length in (0, 80, 85, 86, 87, 88, 89, 90, 300):  # around those where the length is written otherwise
        sent.append(frame_of({"type": "try", "id": str(length), "command": "x" * length}))
    text = json.dumps({"type": "try", "id": "parts", "command": "pass"}).encode()
    ping = b"\x89\x83" + b"\0\0\0\0" + b"abc"
    sent += [frame_of(text[:10], 0x01), ping, frame_of(text[10:20], 0x00), frame_of(text[20:], 0x80)]
    sent.append(frame_of({"type": "try", "id": "last", "command": "pass"}, mask=b"\x01\x02\x03\xff"))
    stream = b"".join(sent)
    for step in (1, 7, len(stream)):
        with open_socket(server) as device:
            for at in range(0, len(stream), step):
                device.socket.sendall(stream[at : at + step])
            heard: list[str] = []
            while not heard or heard[-1] != "last":
                heard.append(json.loads(device.recv(PATIENCE)).get("id", ""))
            assert [one for one in heard if one] == [
                "0",
                "80",
                "85",
                "86",
                "87",
                "88",
                "89",
                "90",
                "300",
                "parts",
                "last",
            ]


@pytest.mark.parametrize(
    "wrong",
    [
        b"\x81\x02{}",  # not masked
        b"\x81\xff" + (1 << 40).to_bytes(8, "big") + b"\0\0\0\0",  # far too long
        b"\xf1\x82\0\0\0\0{}",  # bits that mean nothing
        b"\x83\x82\0\0\0\0{}",  # a kind that is none
        b"\x80\x82\0\0\0\0{}",  # the rest of nothing
        b"\x01\x82\0\0\0\0{}\x81\x82\0\0\0\0{}",  # one within another
    ],
)
def test_frames_that_may_not_be_end_the_connection_and_nothing_else(server: Server, wrong: bytes) -> None:
    id, tokens = server.table("Ada", "Ben")
    with server.device(id, tokens[0]) as ada, server.device(id, tokens[1]) as ben:
        ada.socket.socket.sendall(wrong)
        with pytest.raises(ConnectionClosed) as closed:
            ada.hear("nothing")
        assert closed.value.rcvd is not None and closed.value.rcvd.code in (1002, 1009)
        ben.send({"type": "ping", "sent": 1})
        assert ben.hear("pong")["sent"] == 1


@pytest.mark.skipif(not local_addresses(), reason="this machine has no network")
def test_the_number_of_http_connections_of_a_client_is_limited(data: Path) -> None:
    with Server(data, local=False) as server, ExitStack() as lines:
        made = [
            lines.enter_context(socket.create_connection((local_addresses()[0], server.port), PATIENCE))
            for _ in range(MAX_CONNECTIONS + 20)
        ]
        with suppress(ConnectionResetError):
            assert made[-1].recv(100) == b""  # the last one was not taken, while the first one still is
        made[0].setblocking(False)
        with pytest.raises(BlockingIOError):
            made[0].recv(100)
        assert server.get("/health").status == 200


STALLED = (b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /api/mine HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")


def test_stalled_requests_and_silent_sockets_are_ended_and_a_slow_request_is_served(server: Server) -> None:
    """All of them at once: each takes as long as the server waits."""
    with ExitStack() as lines:
        silent = Device.__new__(Device)
        silent.socket = lines.enter_context(open_socket(server))
        stalled = [lines.enter_context(_line(server, said)) for said in STALLED]
        body = b'{"tokens": []}'
        head = b"POST /api/mine HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(body)
        slow = lines.enter_context(_line(server, head))
        for letter in body:
            time.sleep(CHECK_SECONDS * 2.5 / len(body))
            slow.sendall(bytes([letter]))
        assert slow.recv(100).startswith(b"HTTP/1.1 200")
        for line in stalled:
            with suppress(ConnectionResetError):
                assert line.recv(100) == b""
        assert silent.receive()["type"] == "ended"


def _line(server: Server, said: bytes) -> socket.socket:
    """A connection on which this was sent."""
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    line.sendall(said)
    return line


def test_a_client_that_disconnects_mid_request_causes_no_server_error(data: Path) -> None:
    with Server(data) as server:
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
            line.sendall(b"POST /api/mine HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{")
        while 'status="400"' not in (told := server.get("/metrics").body.decode()):
            assert 'status="500"' not in told
        assert server.stop() == 0
        assert "Traceback" not in server.said


# The measures themselves


def test_a_bucket_is_filled_by_time_alone() -> None:
    now = [0.0]
    bucket = Bucket(Rate(1, 3), lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 1]
    now[0] += 2
    assert [bucket.take() for _ in range(3)] == [0, 0, 1]


def test_clients_have_buckets_of_their_own_and_are_forgotten_in_time() -> None:
    now = [0.0]
    buckets = Buckets(Rate(1, 1), lambda: now[0])
    assert buckets.take("a") == 0 and buckets.take("b") == 0 and buckets.take("a") == 1
    now[0] += 5
    for i in range(Buckets.KEPT + 10):
        buckets.take(f"client {i}")
    assert len(buckets._buckets) <= Buckets.KEPT


def test_a_crowd_has_an_end() -> None:
    crowd = OpenConnections(1)
    with crowd.one_more("a") as first, crowd.one_more("a") as second, crowd.one_more("b") as other:
        assert (first, second, other) == (True, False, True)
    with crowd.one_more("a") as again:
        assert again


def test_the_pace_of_all_limits_is_set_at_once() -> None:
    assert Pace().times(3).open_sockets == 3 * Pace().open_sockets
