"""Pictures of tables over HTTP: the view of each seat, the common one for spectators, and none before play."""

import gzip
from pathlib import Path

from tests.games.pieces import parsed, pieces, texts
from tests.server.running import KEY, Server

import parlour


def test_AG_1_a_seat_gets_its_own_picture_and_others_what_all_see(server: Server) -> None:
    id, tokens = server.table("Ada <b>", "Ben")
    address = f"/api/tables/{id}/picture.svg"
    views = [server.get(f"/api/tables/{id}/view", token).data for token in tokens]
    rules = parlour.rules_of(views[0]["game"])
    for view, token in zip(views, tokens, strict=True):
        answer = server.get(address, token)
        assert answer.status == 200 and answer.headers["content-type"] == "image/svg+xml"
        assert answer.body.decode() == rules.svg(view)
        assert len(pieces(answer.body.decode(), "tile")) == 7
    watched = server.get(address)
    assert pieces(watched.body.decode(), "tile") == []
    assert "Ada <b>" in texts(watched.body.decode())


def test_a_token_that_holds_no_seat_here_gets_no_picture(server: Server) -> None:
    id, _ = server.table("Ada", "Ben")
    _, others = server.table("Cleo", "Dan")
    assert server.get(f"/api/tables/{id}/picture.svg", others[0]).status == 403
    assert server.get(f"/api/tables/{id}/picture.svg", Authorization="Basic x").status == 401
    assert server.get("/api/tables/nowhere/picture.svg").status == 404


def test_there_is_no_picture_before_play_and_no_game_is_dealt_for_one(server: Server) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    made = server.post("/api/tables", {"game": KEY, "seats": seats}).data
    answer = server.get(f"/api/tables/{made['table']['id']}/picture.svg", made["tokens"][0]["token"])
    assert answer.status == 409
    assert server.get(f"/api/tables/{made['table']['id']}").data["status"] == "gathering"


def test_a_picture_is_dark_or_french_where_asked_and_can_be_kept_until_it_changes(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    address = f"/api/tables/{id}/picture.svg"
    light, dark, french = (server.get(address + query) for query in ("", "?dark=true", "?lang=fr"))
    assert len({light.body, dark.body, french.body}) == 3
    assert light.headers["cache-control"] == "private, no-cache"
    tag = light.headers["etag"]
    assert server.get(address, If_None_Match=tag).status == 304
    with server.device(id, tokens[0]) as ada, server.device(id, tokens[1]) as ben:
        (ada if ada.view["turn"] == 0 else ben).do("pass")
    assert server.get(address, If_None_Match=tag).status == 200


def test_AG_1_earlier_moments_are_drawn_from_every_seat_once_the_game_is_over(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    address = f"/api/tables/{id}/picture.svg"
    assert server.get(f"{address}?at=1").status == 409
    assert server.get(f"{address}?at=1&seat=1", tokens[0]).status == 409
    with server.device(id, tokens[0]) as ada:
        ada.do("resign")
    game = parlour.load(server.get(f"/api/tables/{id}/log").body.decode())
    last = len(game.lines)
    for at, seat in ((0, None), (last - 1, 0), (last - 1, 1), (last, None)):
        query = f"?at={at}" + ("" if seat is None else f"&seat={seat}")
        answer = server.get(address + query)
        assert answer.body.decode() == game.rules.svg(game.positions(seat)[at].view)
        assert answer.headers["cache-control"] == "private, max-age=3600"
    for wrong in (f"?at={last + 1}", "?at=0&seat=2", "?at=-1", "?at=x"):
        assert server.get(address + wrong).status == 400


def test_a_picture_is_compressed_if_the_client_accepts_it(server: Server) -> None:
    id, _ = server.table("Ada", "Ben")
    plain = server.get(f"/api/tables/{id}/picture.svg")
    small = server.get(f"/api/tables/{id}/picture.svg", Accept_Encoding="gzip")
    assert small.headers["content-encoding"] == "gzip"
    assert gzip.decompress(small.body) == plain.body and len(small.body) < len(plain.body) / 4
    assert parsed(plain.body.decode()).get("role") == "img"


def test_pictures_may_not_be_asked_for_without_end(data: Path) -> None:
    with Server(data, pace="0.2") as strict:
        id, _ = strict.table("Ada", "Ben")
        while strict.get(f"/api/tables/{id}/picture.svg").status == 200:
            pass
        assert strict.get(f"/api/tables/{id}/picture.svg").status == 429
        assert strict.get(f"/api/tables/{id}").status == 200
