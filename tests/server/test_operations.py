"""What an operator needs: logs, base path, addresses, and `parlour admin`."""

import io
import json
import socket
import urllib.request
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
from tests.server.running import KEY, PATIENCE, Server, open_socket

from parlour.cli import main

BASE = "/games"


def admin(data: Path | str, *words: str, language: str = "en") -> tuple[int, str]:
    """`parlour admin …` for the server of that file or database: its exit status, and what it says."""
    said = io.StringIO()
    store = "--data" if isinstance(data, Path) else "--store"
    with redirect_stdout(said), redirect_stderr(said):
        status = main(["admin", *words, store, str(data), "--language", language])
    return status, said.getvalue()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("operations")


@pytest.fixture(scope="module")
def based(folder: Path) -> Iterator[Server]:
    """A server under a base path, with all logs."""
    flags = ("--base-path", BASE, "--log-format", "json", "--access-log", "--audit-log", str(folder / "audit.jsonl"))
    with Server(folder / "tables.db", *flags) as server:
        yield server


def test_the_page_and_its_links_are_under_the_base_path(based: Server) -> None:
    assert f"http://127.0.0.1:{based.port}{BASE}" in based.said
    for path in (BASE, f"{BASE}/", f"{BASE}/t/abc", "/"):  # a proxy may take the base path away
        page = based.get(path).body.decode()
        assert f'<meta name="base-path" content="{BASE}">' in page
        assert f'src="{BASE}/assets/' in page and 'src="/assets' not in page and 'href="/m' not in page
    script = page.partition('src="')[2].partition('"')[0]
    assert based.get(script).headers["cache-control"].endswith("immutable")
    assert based.get("/gamesome").status == 200  # another path of the page, not one under the base path


def test_the_api_and_its_links_are_under_the_base_path(based: Server) -> None:
    id, _ = based.table("Ada", "Ben")
    assert based.get(f"{BASE}/api/tables/{id}").data["id"] == id
    assert based.get(f"{BASE}/api/tables/{id}/invitation").data["link"] == f"{based.url}{BASE}/t/{id}"
    assert based.get(f"{BASE}/api/address").data["link"] == f"{based.url}{BASE}/"
    assert f'href="{BASE}/api/schema/openapi.json"' in based.get(f"{BASE}/api/schema").body.decode()
    assert based.get(f"{BASE}/health/live").status == 200


def test_a_socket_is_under_the_base_path(based: Server) -> None:
    id, (token, _) = based.table("Ada", "Ben")
    with open_socket(based, f"{BASE}/ws") as socket:
        socket.send(json.dumps({"type": "hello", "table": id, "token": token, "seen": 0}))
        assert json.loads(socket.recv(PATIENCE))["seat"] == 0


def test_every_request_has_an_id_and_what_hosts_do_is_noted(based: Server, folder: Path) -> None:
    id, (token, _) = based.table("Ada", "Ben")
    answer = based.post(f"/api/tables/{id}/mute", {"seat": 1, "muted": True}, token, X_Request_Id="from-proxy-1")
    assert answer.headers["x-request-id"] == "from-proxy-1"
    assert len(based.get("/health/live", X_Request_Id="bad id\t").headers["x-request-id"]) == 16
    actions = [json.loads(line) for line in (folder / "audit.jsonl").read_text().splitlines()]
    muted = next(one for one in actions if one["action"] == "mute" and one.get("table") == id)
    assert (muted["by"], muted["seat"], muted["muted"], muted["request"]) == ("host", 1, True, "from-proxy-1")
    assert muted["client"] == "127.0.0.1"
    assert [one["action"] for one in actions if one.get("table") == id] == ["start", "mute"]
    assert (folder / "audit.jsonl").stat().st_mode & 0o777 == 0o600
    assert token not in (folder / "audit.jsonl").read_text()


def test_the_operator_sees_announces_and_removes(based: Server) -> None:
    id, (token, _) = based.table("Ada", "Ben")
    with based.device(id, token) as ada:
        assert admin(based.data, "announce", "--en", "Back at nine.", "--fr", "De retour à neuf heures.")[0] == 0
        text = {"en": "Back at nine.", "fr": "De retour à neuf heures."}
        assert ada.hear("announced") == {"type": "announced", "text": text, "read_only": False}
        assert based.get("/api/announcement").data == {"text": text, "read_only": False}
        with based.device(id) as late:
            assert late.hear("announced")["text"] == text
        status, said = admin(based.data, "tables", "--json")
        row = next(one for one in json.loads(said)["tables"] if one["id"] == id)
        assert (status, row["names"], row["status"], row["connected"] >= 1) == (0, ["Ada", "Ben"], "playing", True)
        assert "Back at nine." in admin(based.data)[1]
        assert admin(based.data, "announce", "--clear", language="fr") == (0, "L’annonce a été retirée.\n")
        assert ada.hear("announced")["text"] == {}
        assert admin(based.data, "remove", id) == (0, f"Game {id} is deleted.\n")
        assert ada.hear("ended")["reason"] == "deleted"
    assert based.get(f"/api/tables/{id}").status == 404
    assert admin(based.data, "remove", id)[0] == 2


def test_read_only_allows_no_changes_and_stops_the_clocks(based: Server) -> None:
    id, (token, other) = based.table("Ada", "Ben", clock="turn", clock_seconds=1000)
    assert admin(based.data, "read-only", "on")[0] == 0
    with based.device(id, token) as ada:
        assert ada.hear("announced")["read_only"]
        assert ada.do("resign")["message"]["id"] == "tables-read-only"
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
        assert based.post("/api/tables", {"game": KEY, "seats": seats}).status == 503
        assert based.post(f"/api/tables/{id}/mute", {"seat": 1, "muted": True}, token).status == 503
        assert based.get(f"/api/tables/{id}/view", other).status == 200
        assert admin(based.data, "read-only", "off")[0] == 0
        assert not ada.hear("announced")["read_only"]
        assert ada.do("resign")["type"] == "done"
    events = [json.loads(line) for line in based.get(f"/api/tables/{id}/log").body.splitlines()[1:]]
    kinds = [line["event"]["type"] for line in events]
    assert "Paused" in kinds and "Resumed" in kinds


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["dance"], "There’s no task “dance”"),
        (["remove"], "Which game?"),
        (["announce"], "What should be announced?"),
        (["announce", "--en", "Hello"], "in both languages"),
        (["read-only"], "On or off?"),
        (["tables", "--limit", "0"], "isn’t a number from 1 to 1000"),
        (["status", "--server", "localhost"], "isn’t an address of a server"),
        (["status", "--server", "http://127.0.0.1:9"], "No server answers"),
    ],
)
def test_what_the_operator_mistypes_is_explained(based: Server, words: list[str], sentence: str) -> None:
    status, said = admin(based.data, *words)
    assert status == 2 and sentence in said


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "status"), ("GET", "tables"), ("DELETE", "tables/x"), ("PUT", "announcement"), ("POST", "drain")],
)
@pytest.mark.parametrize("key", ["", "1.2", "9" * 400, "1999999999." + "0" * 64])
def test_nobody_else_is_the_operator(based: Server, method: str, path: str, key: str) -> None:
    assert based.ask(method, f"/api/admin/{path}", {} if method == "PUT" else None, key).status in (400, 403)
    assert based.get("/health").status == 200


def test_the_log_is_json_with_every_request_and_no_token(folder: Path) -> None:
    with Server(folder / "log.db", "--log-format", "json", "--access-log") as server:
        id, tokens = server.table("Ada", "Ben")
        with server.device(id, tokens[0]):
            pass
        server.get(f"/api/tables/{id}?secret=1", X_Request_Id="request-77")
        assert server.stop() == 0
    lines = [json.loads(line) for line in server.said.splitlines() if line.startswith("{")]
    asked = next(one for one in lines if one.get("request") == "request-77")
    assert (asked["logger"], asked["method"], asked["status"]) == ("parlour.access", "GET", 200)
    assert asked["path"] == f"/api/tables/{id}"
    assert any(one["method"] == "WEBSOCKET" and one["status"] == 101 for one in lines if "method" in one)
    assert all(token not in server.said for token in tokens)


def test_a_drained_server_has_saved_everything_and_is_gone(folder: Path) -> None:
    data = folder / "drained.db"
    assert admin(data) == (2, f"parlour: No server is using {data}.\n")
    with Server(data) as server:
        id, (token, _) = server.table("Ada", "Ben")
        with server.device(id, token) as ada:
            assert ada.do("resign")["type"] == "done"
            assert admin(server.data, "drain") == (0, "Everything is saved, and the server has stopped.\n")
            assert ada.hear("ended")["reason"] == "closing"
        assert server.wait() == 0
        assert "operator: drain" in server.said
        server.start()
        assert server.get(f"/api/tables/{id}").data["status"] == "over"


def test_a_server_listens_where_it_is_told_to(folder: Path) -> None:
    if not socket.has_ipv6:
        pytest.skip("this machine has no IPv6")
    with Server(folder / "six.db", "--bind", "::1", local=False) as server:
        with urllib.request.urlopen(f"http://[::1]:{server.port}/health", timeout=PATIENCE) as answer:
            assert answer.status == 200
        with pytest.raises(OSError, match="refused"):
            socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    with Server(folder / "both.db", "--bind", "::", "--proxy", "127.0.0.0/8", local=False) as server:
        for host in ("127.0.0.1", "[::1]"):
            with urllib.request.urlopen(f"http://{host}:{server.port}/health", timeout=PATIENCE) as answer:
                assert answer.status == 200
