"""The page and its files: what is served, caching, and headers."""

import asyncio
import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from litestar import Request
from tests.server.running import Server

from parlour.server.games import list_games
from parlour.server.page import Docs, Page, encodings, type_of

HASHED = "assets/index-B7k2x9.js"
SCRIPT = b"console.log('a parlour in the evening')\n" * 50


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><head><title>Parlour</title></head>")
    (folder / HASHED).write_bytes(SCRIPT)
    (folder / f"{HASHED}.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not for you")
    return folder


@pytest.mark.parametrize("path", ["/", "/t/abc", "/screen/abc", "/learn", "/rules/chess", "/index.html"])
def test_the_page_is_served_for_all_its_paths_and_revalidated(built: Path, path: str) -> None:
    served = Page(built).serve(path, {})
    assert served is not None and served.status == 200
    assert b"<title>Parlour" in served.body
    assert served.headers["Content-Type"] == "text/html; charset=utf-8"
    assert served.headers["Cache-Control"] == "no-cache"


def test_the_page_of_a_table_says_its_game(built: Path) -> None:
    page = Page(built)
    plain, told = page.serve("/t/abc", {}), page.serve("/t/abc", {}, "go-fish")
    assert plain is not None and told is not None
    assert b"<title>Parlour</title></head>" in plain.body
    assert b'<title>Parlour</title><meta name="game" content="go-fish"></head>' in told.body
    assert plain.headers["ETag"] != told.headers["ETag"]
    again = page.serve("/t/abc", {"if-none-match": told.headers["ETag"]}, "go-fish")
    assert again is not None and again.status == 304


def test_files_with_a_hash_in_their_names_are_kept_for_ever(built: Path) -> None:
    served = Page(built).serve(f"/{HASHED}", {})
    assert served is not None and served.body == SCRIPT
    assert "immutable" in served.headers["Cache-Control"]
    assert served.headers["Content-Type"].startswith("text/javascript")


def test_precompressed_files_are_sent_if_the_client_accepts_them(built: Path) -> None:
    served = Page(built).serve(f"/{HASHED}", {"accept-encoding": "gzip, deflate"})
    assert served is not None and served.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(served.body) == SCRIPT
    plain = Page(built).serve(f"/{HASHED}", {"accept-encoding": "br"})
    assert plain is not None and "Content-Encoding" not in plain.headers


def test_what_the_browser_has_is_not_sent_again(built: Path) -> None:
    page = Page(built)
    first = page.serve("/favicon.svg", {})
    assert first is not None
    again = page.serve("/favicon.svg", {"if-none-match": first.headers["ETag"]})
    assert again is not None and (again.status, again.body) == (304, b"")


@pytest.mark.parametrize("path", ["/../secret.txt", "/assets/../../secret.txt", "//secret.txt", "/none.js"])
def test_nothing_outside_of_the_page_is_served(built: Path, path: str) -> None:
    assert Page(built).serve(path, {}) is None


def test_a_rebuilt_page_is_noticed(tmp_path: Path, built: Path) -> None:
    page = Page(tmp_path / "nowhere")
    assert not page.is_built
    missing = page.serve("/", {})
    assert missing is not None and missing.status == 404 and b"make page" in missing.body
    page = Page(built)
    (built / "assets" / "new.js").write_bytes(b"new")
    (built / "index.html").write_text("<!doctype html><title>New</title>")
    served = page.serve("/assets/new.js", {})
    assert served is not None and served.body == b"new"


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    folder = tmp_path / "docs"
    (folder / "games").mkdir(parents=True)
    (folder / "assets").mkdir()
    for name in ("index.html", "games/index.html", "games/chess.html", "404.html"):
        (folder / name).write_text(f"<!doctype html><title>{name}</title>")
    (folder / HASHED).write_bytes(SCRIPT)
    return folder


def test_the_documentation_is_served_below_its_address(docs: Path) -> None:
    site = Docs(docs)
    for path, place in (("/docs", "/docs/index.html"), ("/docs/games", "/docs/games/index.html")):
        there = site.serve(path, {})
        assert there is not None and (there.status, there.headers["Location"]) == (307, place)
    page = site.serve("/docs/games/chess.html", {})
    assert page is not None and page.status == 200 and b"chess.html" in page.body
    assert page.headers["Cache-Control"] == "no-cache"
    script = site.serve(f"/docs/{HASHED}", {})
    assert script is not None and "immutable" in script.headers["Cache-Control"]
    assert [site.serve(path, {}) for path in ("/", "/docsx", "/t/docs", "/docs/none.js")] == [None] * 4


def test_an_unknown_page_of_the_documentation_is_told_by_the_site(docs: Path) -> None:
    for path in ("/docs/games/go", "/docs/nothing.html", "/docs/../page.py.html"):
        served = Docs(docs).serve(path, {})
        assert served is not None and served.status == 404 and b"404.html" in served.body


def test_without_the_documentation_its_address_says_how_to_build_it(tmp_path: Path) -> None:
    served = Docs(tmp_path / "nowhere").serve("/docs/tutorial.html", {})
    assert served is not None and served.status == 404
    assert served.body.count(b"make docs") == 2  # in both languages


def test_the_list_of_games_leads_to_the_documentation_if_there_is_one(
    docs: Path, tmp_path: Path, server: Server
) -> None:
    scope: Any = {"type": "http", "method": "GET", "path": "/api/games", "headers": []}
    asked = Request[Any, Any, Any](scope)
    ask: Any = list_games.fn
    told: list[dict[str, str]] = [
        asyncio.run(ask(docs=Docs(folder), request=asked, lang="en")).headers for folder in (docs, tmp_path)
    ]
    assert told[0]["Link"] == '</docs/index.html>; rel="help"'
    assert "Link" not in told[1]
    is_built = Docs().is_built
    assert ("link" in server.get("/api/games").headers) == is_built


def test_types_and_encodings() -> None:
    assert type_of(Path("x.woff2")) == "font/woff2"
    assert type_of(Path("x.png")) == "image/png"
    assert encodings("br;q=0, gzip;q=0.5") == {"gzip"}


def test_the_page_answers_head_requests(server: Server) -> None:
    got, knocked = server.get("/"), server.ask("HEAD", "/")
    assert (knocked.status, knocked.body) == (got.status, b"")
    assert knocked.headers["content-length"] == str(len(got.body))


def test_the_server_finds_the_game_of_a_table(server: Server) -> None:
    table, _ = server.table("Ada", "Ben")
    game = server.get(f"/api/tables/{table}").data["game"]
    for path in (f"/t/{table}", f"/screen/{table}"):
        assert f'<meta name="game" content="{game}">'.encode() in server.get(path).body
    for path in ("/", "/t/nothing", f"/t/{table}/more"):
        assert b'name="game"' not in server.get(path).body


def test_scripts_and_styles_get_the_headers_that_count_for_them(server: Server) -> None:
    parts = re.findall(r'"(/assets/[^"]+)"', server.get("/").body.decode())
    assert parts
    for path in parts:
        headers = server.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "content-security-policy" not in headers
    assert "content-security-policy" in server.get("/assets/nothing.js").headers
    assert "content-security-policy" in server.get("/sw.js").headers


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/health", "/api/nothing", "/api/schema", "/docs", "/docs/nothing"]
)
def test_every_answer_tells_the_browser_what_it_may_do(server: Server, path: str) -> None:
    headers = server.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert f"ws://127.0.0.1:{server.port}" in policy["connect-src"]
    assert "server" not in headers
