"""Valid and invalid requests and messages: no 5xx, no crash, and a refusal changes nothing."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from tests.server.running import KEY, PATIENCE, Answer, Device, Server, open_socket

from parlour.tables.messages import Incoming

EXAMPLES = settings.default.max_examples if settings.default else 60
CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]


class World:
    """A gathering table and one where play has begun, recreated when a request has changed them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.session = requests.Session()
        self.set_up()

    def set_up(self) -> None:
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot"}]
        made = self.server.post("/api/tables", {"game": KEY, "seats": seats}).data
        played, tokens = self.server.table("Ada", "Ben")
        self.seats = [(made["table"]["id"], made["tokens"][0]["token"]), (played, tokens[0]), (played, tokens[1])]
        self.seen = self.look()

    def look(self) -> list[object]:
        """Everything that a seat can see of both tables."""
        answers: list[Answer] = [self.server.get(f"/api/tables/{id}") for id, _ in self.seats]
        answers += [self.server.get(f"/api/tables/{id}/stream", token) for id, token in self.seats]
        return [answer.data for answer in answers]


@pytest.fixture(scope="module")
def world(server: Server) -> Iterator[World]:
    world = World(server)
    yield world
    world.session.close()


@pytest.fixture(scope="module")
def operations(server: Server) -> list[APIOperation[Any, Any, Any, Any]]:
    document = server.get("/api/schema/openapi.json").data
    schema = schemathesis.openapi.from_dict(document)
    found = list(schema.get_all_operations())
    assert all(isinstance(one, Ok) for one in found)
    return [one.ok() for one in found if isinstance(one, Ok)]


@settings(max_examples=EXAMPLES * 8, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_no_request_breaks_the_server_and_no_refused_one_changes_anything(
    world: World, operations: list[APIOperation[Any, Any, Any, Any]], data: st.DataObject
) -> None:
    operation = data.draw(st.sampled_from(operations))
    mode = data.draw(st.sampled_from((GenerationMode.POSITIVE, GenerationMode.NEGATIVE)))
    case: Case[Any] = data.draw(operation.as_strategy(generation_mode=mode))
    headers = {}
    if data.draw(st.integers(0, 3)):  # mostly at a table that is there, by somebody who sits there
        table, token = data.draw(st.sampled_from(world.seats))
        headers["Authorization"] = f"Bearer {token}"
        if "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = table
        if isinstance(case.body, dict) and "game" in case.body:
            case.body["game"] = KEY
    response = case.call(base_url=world.server.url, session=world.session, headers=headers, timeout=PATIENCE)
    case.validate_response(response, checks=CHECKS)
    if response.status_code >= 400:
        assert set(response.json()["text"]) == {"en", "fr"}
        if case.method != "GET":
            assert world.look() == world.seen
    elif case.method != "GET":
        world.set_up()


@settings(max_examples=EXAMPLES * 3, suppress_health_check=list(HealthCheck))
@given(
    right=st.sampled_from(
        (
            (
                "/api/tables",
                f'{{"game":"{KEY}","seats":[{{"kind":"person","name":"Ada"}},{{"kind":"open"}}]}}'.encode(),
            ),
            ("/api/mine", b'{"tokens":["abc"]}'),
            ("/api/move", b'{"code":"ABCDE"}'),
        )
    ),
    wrong=st.binary(max_size=12),
    at=st.integers(0, 90),
    instead=st.integers(0, 8),
)
def test_no_bytes_in_a_body_break_the_server(
    server: Server, right: tuple[str, bytes], wrong: bytes, at: int, instead: int
) -> None:
    path, body = right
    answer = server.post(path, body[:at] + wrong + body[at + instead :])
    assert answer.status < 500, answer
    assert answer.status < 300 or set(answer.data["text"]) == {"en", "fr"}


# Over the WebSocket

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
commands = (
    st.sampled_from(("pass", "play 8G AA", "exchange A", "accept", "vote yes", "play 8H ?", "challenge")) | st.text()
)
messages = st.one_of(
    st.builds(dict, type=st.just("do"), id=st.text(max_size=41), command=commands),
    st.builds(dict, type=st.just("do"), id=st.text(max_size=41), command=commands, seen=anything),
    st.builds(dict, type=st.just("try"), id=st.text(max_size=41), command=commands),
    st.builds(dict, type=st.just("say"), id=st.text(max_size=41), text=st.text(max_size=501)),
    st.builds(dict, type=st.just("ping"), sent=st.floats() | st.integers() | anything),
    st.builds(dict, type=st.just("echo"), now=st.floats() | st.integers() | anything),
    st.builds(dict, type=st.just("learn"), game=st.text(max_size=41), step=anything, name=st.text(max_size=41)),
    st.builds(dict, type=st.just("retry"), show=st.booleans() | anything),
    st.builds(dict, type=st.just("hurry"), on=st.booleans() | anything),
    st.builds(dict, type=st.just("draft"), draft=st.text(max_size=401)),
    st.builds(dict, type=st.just("hello"), table=st.text(max_size=41), token=st.text(), seen=anything),
    st.dictionaries(st.sampled_from(("type", "id", "command", "text", "seen", "sent")), anything),
    anything,
)
raw = st.binary(max_size=200) | st.text(max_size=200)


def _encode(message: object) -> str | bytes:
    return message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()


@settings(max_examples=EXAMPLES * 2, suppress_health_check=list(HealthCheck))
@given(sent=st.lists(messages.map(_encode) | raw, min_size=1, max_size=8))
def test_no_message_breaks_the_server_and_no_refused_one_changes_anything(
    server: Server, sent: list[str | bytes]
) -> None:
    id, tokens = _table(server)
    before = server.get(f"/api/tables/{id}/stream", tokens[0]).data["n"]
    with server.device(id, tokens[0]) as ada:
        done = 0
        for message in sent:
            ada.send(message)
        ada.send({"type": "try", "id": "the last one", "command": "pass"})
        while (heard := ada.receive()).get("id") != "the last one":
            assert heard["type"] != "ended", heard
            done += heard["type"] == "done"
    after = server.get(f"/api/tables/{id}/stream", tokens[0]).data["n"]
    assert after == before or done


@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
@given(first=messages.map(_encode) | raw)
def test_no_first_message_breaks_the_server(server: Server, first: str | bytes) -> None:
    device = Device.__new__(Device)
    with open_socket(server) as device.socket:
        device.send(first)
        assert device.receive()["type"] in ("ended", "refused")


@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
@given(sent=st.lists(messages.map(_encode) | raw, min_size=1, max_size=8))
def test_no_message_breaks_a_lesson(server: Server, sent: list[str | bytes]) -> None:
    device = Device.__new__(Device)
    with open_socket(server) as device.socket:
        device.view, device.setting, device.events, device.n, device.table = {}, {}, [], 0, {}
        for message in ({"type": "learn", "game": KEY, "step": 0, "name": "Ada"}, *sent):
            device.send(message)
        device.send({"type": "try", "id": "the last one", "command": "pass"})
        while (heard := device.receive()).get("id") != "the last one":
            assert heard["type"] != "ended", heard


def test_every_kind_of_message_is_fuzzed() -> None:
    kinds = {kind.__struct_config__.tag for kind in Incoming.__args__}
    assert kinds == {"hello", "learn", "retry", "do", "try", "say", "draft", "ping", "echo", "hurry"}


_tables: dict[int, tuple[str, list[str]]] = {}


def _table(server: Server) -> tuple[str, list[str]]:
    """One table for many examples, until its game is over."""
    known = _tables.get(server.port)
    if known is not None and server.get(f"/api/tables/{known[0]}").data["status"] == "playing":
        return known
    _tables[server.port] = server.table("Ada", "Ben")
    return _tables[server.port]
