"""Everything that is asked over HTTP: tables, seats, the host, a seat's own stream, finished games."""

from pathlib import Path

import pytest
from tests.server.running import KEY, Device, Server
from tests.toys import SHIPPED

import parlour
from parlour.formats import recognised as formats
from parlour.kernel.levels import BASELINE
from parlour.kernel.rulebook import pictures_in
from parlour.server.addresses import local_addresses, qr_for_page

SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]


def make(server: Server, **more: object) -> tuple[str, str]:
    """A table that gathers, and the host's token."""
    answer = server.post("/api/tables", {"game": KEY, "seats": SEATS, **more})
    assert answer.status == 201, answer
    return answer.data["table"]["id"], answer.data["tokens"][0]["token"]


def finish(server: Server) -> tuple[str, list[str]]:
    """A game that is over, and the players' tokens."""
    id, tokens = server.table("Ada", "Ben")
    with server.device(id, tokens[0]) as ada:
        assert ada.do("resign")["type"] == "done"
    return id, tokens


# Games


@pytest.mark.parametrize(("language", "word"), [("en", "Time to challenge"), ("fr", "Temps pour contester")])
def test_games_are_described_in_both_languages(server: Server, language: str, word: str) -> None:
    games = {game["key"]: game for game in server.get(f"/api/games?lang={language}").data}
    assert set(games) == set(SHIPPED)
    options = {option["name"]: option for option in games[KEY]["options"]}
    assert options["challenge_time"]["label"] == word
    assert options["challenge_time"]["default"] == 20
    presets = {preset["key"]: preset["values"] for preset in games[KEY]["presets"]}
    assert presets["classic"]["star"] == "double-word"
    assert {option["group"] for option in options.values()} == {group["key"] for group in games[KEY]["groups"]}
    assert (games[KEY]["fewest"], games[KEY]["most"]) == (2, 4)


def test_the_baseline_of_measurements_is_not_offered_as_a_level(server: Server) -> None:
    offered = {game["key"]: tuple(game["levels"]) for game in server.get("/api/games").data}
    assert BASELINE in parlour.rules_of(KEY).levels
    assert offered[KEY] == tuple(level for level in parlour.rules_of(KEY).levels if level != BASELINE)


def test_options_are_checked_before_a_table_is_set_up(server: Server) -> None:
    """For every game: the defaults are accepted, and a refusal names its options."""
    for game in server.get("/api/games").data:
        path = f"/api/games/{game['key']}/check"
        answer = server.post(path, {})
        assert (answer.status, answer.data["text"]) == (200, {})
        known = {option["name"] for option in game["options"]}
        assert set(answer.data["idle"]) <= known
        number = next(option for option in game["options"] if option["kind"] == "number" and option["most"])
        wrong = server.post(path, {"options": {number["name"]: number["most"] + 1}}).data
        assert wrong["about"] == [number["name"]]
        assert set(wrong["text"]) == {"en", "fr"}
        crowd = server.post(path, {"players": 12}).data
        assert "12" in crowd["text"]["en"]
    assert server.post("/api/games/chess/check", {}).status == 404


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rulebook_is_told_rule_by_rule(server: Server, language: str) -> None:
    book = server.get(f"/api/games/{KEY}/rulebook?lang={language}").data
    assert book["language"] == language
    assert "SB-10" in {section["id"] for section in book["sections"]}
    assert "AG-3" in {section["id"] for section in book["common"]}
    assert book["intro"] and book["common_intro"]
    for chapters, sections in ((book["chapters"], book["sections"]), (book["common_chapters"], book["common"])):
        assert [id for chapter in chapters for id in chapter["rules"]] == [section["id"] for section in sections]


def test_a_rulebook_has_pictures_in_light_and_dark(server: Server) -> None:
    book = server.get(f"/api/games/{KEY}/rulebook").data
    names = [path for section in book["sections"] for _, path in pictures_in(section["markdown"])]
    assert names and {*names} < {*book["pictures"]}
    for path in (one.replace("-light.", f"-{theme}.") for one in names for theme in ("light", "dark")):
        picture = server.get(f"/api/games/{KEY}/rulebook/{path}")
        assert picture.status == 200
        assert picture.headers["content-type"] == "image/svg+xml"
        assert "max-age" in picture.headers["cache-control"]
        again = server.get(f"/api/games/{KEY}/rulebook/{path}", If_None_Match=picture.headers["etag"])
        assert again.status == 304


@pytest.mark.parametrize(
    "name", ["nothing.svg", "..%2Fen.md", "%2e%2e%2f%2e%2e%2fgame.py", "en.md", ".", "%00", "x" * 90]
)
def test_a_picture_is_looked_up_and_never_a_path(server: Server, name: str) -> None:
    answer = server.get(f"/api/games/{KEY}/rulebook/pictures/{name}")
    assert answer.status in (400, 404)
    assert b"<svg" not in answer.body and b"#" not in answer.body


def test_an_unknown_game_has_no_rulebook(server: Server) -> None:
    assert server.get("/api/games/chess/rulebook").status == 404


# Setting up


def test_the_creator_of_a_table_is_its_host(server: Server) -> None:
    answer = server.post("/api/tables", {"game": KEY, "seats": SEATS})
    table = answer.data["table"]
    assert table["status"] == "gathering"
    assert [info["host"] for info in table["seats"]] == [True, False]
    assert [one["seat"] for one in answer.data["tokens"]] == [0]
    assert server.get(f"/api/tables/{table['id']}").data == table


def test_around_one_screen_all_seats_are_given_at_once(server: Server) -> None:
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben", "Cleo")]
    answer = server.post("/api/tables", {"game": KEY, "seats": seats, "hot_seat": True})
    assert [one["seat"] for one in answer.data["tokens"]] == [0, 1, 2]


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"options": {"words": "never"}},
        {"options": {"wrods": "checked"}},
        {"options": {"clock_seconds": 0}},
        {"options": {"word_list": ["ab", "cd"]}},
        {"preset": "none such"},
        {"seats": []},
        {"seats": [{"kind": "open"}, {"kind": "open"}]},
        {"seats": [{"kind": "person", "name": "Ada"}] * 5},
        {"seats": [{"kind": "person", "name": " "}, {"kind": "open"}]},
        {"seats": [{"kind": "person", "name": "A\x1b[2Jda"}, {"kind": "open"}]},
        {"seats": [{"kind": "person", "name": "A" * 41}, {"kind": "open"}]},
        {"seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "divine"}]},
        {"seats": [{"kind": "king", "name": "Ada"}, {"kind": "open"}]},
        {"something": "else"},
        {"public": "yes"},
    ],
)
def test_a_table_that_makes_no_sense_is_refused_with_a_sentence(server: Server, wrong: dict[str, object]) -> None:
    answer = server.post("/api/tables", {"game": KEY, "seats": SEATS, **wrong})
    assert answer.status in (400, 409), answer
    assert answer.data["status"] == answer.status
    assert set(answer.data["text"]) == {"en", "fr"} and all(answer.data["text"].values())


def test_a_table_may_bring_its_own_word_list(server: Server) -> None:
    words = ["AA", *(f"W{chr(65 + i // 26)}{chr(65 + i % 26)}" * 4 for i in range(600))] * 8
    answer = server.post("/api/tables", {"game": KEY, "seats": SEATS, "options": {"word_list": words}})
    assert answer.status == 201, answer


def test_only_public_tables_are_listed(server: Server) -> None:
    hidden, token = make(server)
    shown, _ = make(server, public=True)
    listed = [table["id"] for table in server.get("/api/tables").data]
    assert shown in listed and hidden not in listed
    assert server.post(f"/api/tables/{hidden}/public", {"public": True}, token).data["public"]
    assert hidden in [table["id"] for table in server.get("/api/tables").data]


def test_a_table_is_found_by_its_code_however_it_is_typed(server: Server) -> None:
    id, _ = make(server)
    code = server.get(f"/api/tables/{id}").data["code"]
    assert server.get(f"/api/codes/{code.lower()}").data["id"] == id
    assert server.get("/api/codes/NOSUCH").status == 404


def test_the_link_of_a_table_is_a_picture_for_phones(server: Server) -> None:
    id, _ = make(server)
    picture = server.get(f"/api/tables/{id}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.body.startswith(b"<svg")
    assert server.get("/api/tables/nowhere/qr.svg").status == 404


def test_the_link_for_others_is_one_that_others_can_open(server: Server, data: Path) -> None:
    id, _ = make(server)
    assert server.get(f"/api/tables/{id}/invitation", Host="table.local:80").data == {
        "link": f"http://table.local:80/t/{id}",
        "reaches_out": True,
    }
    # This server is for its own machine alone, so there is no better address.
    assert server.get(f"/api/tables/{id}/invitation").data == {"link": f"{server.url}/t/{id}", "reaches_out": False}
    with Server(data, local=False) as open_to_all:
        id, _ = make(open_to_all)
        told = open_to_all.get(f"/api/tables/{id}/invitation").data
        addresses = local_addresses()
        assert told["link"] == (f"http://{addresses[0]}:{open_to_all.port}/t/{id}" if addresses else told["link"])
        assert told["reaches_out"] is bool(addresses)
        home = open_to_all.get("/api/address").data
        assert home == {**told, "link": told["link"].removesuffix(f"t/{id}")}
        code = open_to_all.get("/api/address/qr.svg")
        assert code.headers["content-type"] == "image/svg+xml"
        assert code.body == qr_for_page(home["link"])
        picture = open_to_all.get(f"/api/tables/{id}/qr.svg").body
        assert picture == open_to_all.get(f"/api/tables/{id}/qr.svg", Host=told["link"].split("/")[2]).body


# Sitting down


def test_a_player_who_joins_gets_a_seat_and_its_token(server: Server) -> None:
    id, _ = make(server)
    joined = server.post(f"/api/tables/{id}/join", {"name": "Ben"}).data
    assert joined["seat"] == 1
    assert server.get(f"/api/tables/{id}").data["seats"][1]["name"] == "Ben"
    assert server.post(f"/api/tables/{id}/join", {"name": "Cleo"}).status == 409
    [mine] = server.post("/api/mine", {"tokens": [joined["token"], "nonsense"]}).data
    assert (mine["seat"], mine["table"]["id"], mine["your_turn"]) == (1, id, False)


@pytest.mark.parametrize("wrong", ["", "a b", "é", "x" * 65, "1,2", None, 7])
def test_AG_2_a_number_for_the_seed_is_letters_and_digits(server: Server, wrong: object) -> None:
    id, token = make(server)
    assert server.post(f"/api/tables/{id}/number", {"number": wrong}, token=token).status == 400
    assert server.post(f"/api/tables/{id}/number", {"number": "Ada7"}).status == 401
    assert server.post(f"/api/tables/{id}/number", {"number": "Ada7"}, token=token).status == 204
    again = server.post(f"/api/tables/{id}/number", {"number": "Ada8"}, token=token)
    assert (again.status, again.data["text"]["en"]) == (409, "You’ve already added your number to the draws.")


def test_AG_2_a_number_for_the_seed_may_be_given_on_joining(server: Server) -> None:
    id, _ = make(server)
    assert server.post(f"/api/tables/{id}/join", {"name": "Ben", "number": "no spaces"}).status == 400
    token = server.post(f"/api/tables/{id}/join", {"name": "Ben", "number": "Ben5"}).data["token"]
    assert server.post(f"/api/tables/{id}/number", {"number": "Ben6"}, token=token).status == 409


def test_leaving_before_play_opens_the_seat(server: Server) -> None:
    id, _ = make(server)
    token = server.post(f"/api/tables/{id}/join", {"name": "Ben"}).data["token"]
    assert server.post(f"/api/tables/{id}/leave", token=token).status == 204
    assert server.get(f"/api/tables/{id}").data["seats"][1]["kind"] == "open"
    assert server.post("/api/mine", {"tokens": [token]}).data == []


def test_a_seat_moves_to_another_device_by_a_code_that_works_once(server: Server) -> None:
    id, token = make(server)
    code = server.post(f"/api/tables/{id}/move-code", token=token).data["code"]
    moved = server.post("/api/move", {"code": code.lower()}).data
    assert (moved["table"], moved["seat"]) == (id, 0)
    assert server.post(f"/api/tables/{id}/move-code", token=token).status == 403
    assert server.post("/api/move", {"code": code}).status == 409
    assert server.post(f"/api/tables/{id}/move-code", token=moved["token"]).status == 200


# Whose word counts


def test_without_a_token_nobody_is_the_host(server: Server) -> None:
    id, token = make(server)
    other = make(server)[1]
    ben = server.post(f"/api/tables/{id}/join", {"name": "Ben"}).data["token"]
    path = f"/api/tables/{id}/start"
    assert server.post(path).status == 401
    assert server.post(path, token="no.0.token").status == 403
    assert server.post(path, token=other).status == 403
    assert server.post(path, token=token[:-1] + ("A" if token[-1] != "A" else "B")).status == 403
    assert server.post(path, token=ben).status == 403
    assert server.get(f"/api/tables/{id}").data["status"] == "gathering"
    assert server.post(path, token=token).data["status"] == "playing"


def test_the_host_changes_the_seats_before_play(server: Server) -> None:
    id, token = make(server)

    def change(**what: object) -> list[str]:
        answer = server.post(f"/api/tables/{id}/seats", what, token)
        assert answer.status == 200, answer
        return [info["kind"] for info in answer.data["seats"]]

    assert change(change="add", info={"kind": "bot", "level": "medium"}) == ["person", "open", "bot"]
    assert change(change="set", seat=1, info={"kind": "bot", "level": "greedy"}) == ["person", "bot", "bot"]
    assert change(change="drop", seat=2) == ["person", "bot"]
    assert server.post(f"/api/tables/{id}/seats", {"change": "drop"}, token).status == 400
    assert server.post(f"/api/tables/{id}/seats", {"change": "drop", "seat": 0}, token).status == 409
    assert server.post(f"/api/tables/{id}/start", token=token).data["status"] == "playing"


def test_the_host_mutes_and_asks_to_remove(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben", "Cleo")
    assert server.post(f"/api/tables/{id}/mute", {"seat": 1}, tokens[0]).data["seats"][1]["muted"]
    with server.device(id, tokens[1]) as ben:
        ben.send({"type": "say", "id": "1", "text": "hello"})
        assert ben.hear("refused")["id"] == "1"
        assert server.post(f"/api/tables/{id}/remove", {"seat": 1}, tokens[0]).status == 200
        with server.device(id, tokens[2]) as cleo:
            assert cleo.do("accept")["type"] == "done"
        assert ben.hear("ended")["reason"] == "removed"
    assert server.get(f"/api/tables/{id}/view", tokens[1]).status == 403


# A seat's own side


def test_AG_1_a_seat_has_its_own_stream_and_view(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    views = [server.get(f"/api/tables/{id}/view", token).data for token in tokens]
    assert [view["seat"] for view in views] == [0, 1]
    assert len(views[0]["rack"]) == len(views[1]["rack"]) == 7
    streams = [server.get(f"/api/tables/{id}/stream", token).data for token in tokens]
    drawn = [[s["event"] for s in stream["events"] if s["event"]["type"] == "Drew"] for stream in streams]
    assert drawn[0] != drawn[1]
    last = streams[0]["n"]
    assert server.get(f"/api/tables/{id}/stream?since={last}", tokens[0]).data["events"] == []
    assert server.get(f"/api/tables/{id}/stream").status == 401


def test_AG_7_a_preview_tells_the_score_and_changes_nothing(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    rack = server.get(f"/api/tables/{id}/view", tokens[0]).data["rack"].replace("?", "")
    before = server.get(f"/api/tables/{id}/stream", tokens[0]).data
    answer = server.post(f"/api/tables/{id}/preview", {"command": f"play 8G {rack[:3]}"}, tokens[0])
    assert answer.status == 200 and answer.data["score"] > 0
    assert server.post(f"/api/tables/{id}/preview", {"command": "play 1A"}, tokens[0]).status == 400
    assert server.get(f"/api/tables/{id}/stream", tokens[0]).data == before


# Finished games


def test_the_whole_log_is_open_when_the_game_is_over(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    for path in ("log", "export?format=log", "export?format=gcg", "export?format=text"):
        assert server.get(f"/api/tables/{id}/{path}", tokens[0]).status == 409
    with server.device(id, tokens[0]) as ada:
        ada.do("resign")
    game = parlour.load(server.get(f"/api/tables/{id}/log").body.decode())
    assert game.over and game.winners == (1,)


def test_a_finished_game_is_exported(server: Server) -> None:
    id, _ = finish(server)
    log = server.get(f"/api/tables/{id}/export?format=log")
    assert parlour.load(log.body.decode()).over
    assert log.headers["content-disposition"].startswith(f'attachment; filename="{KEY}-')
    (exports,) = [game["exports"] for game in server.get("/api/games").data if game["key"] == KEY]
    assert set(exports) == {"gcg", "cgp"}
    for format in exports:
        written = server.get(f"/api/tables/{id}/export?format={format}")
        assert written.headers["content-disposition"].endswith(f'.{format}"')
        assert formats.read(written.body.decode()).scores == parlour.load(log.body.decode()).scores
    unknown = server.get(f"/api/tables/{id}/export?format=pgn&lang=fr")
    assert unknown.status == 404 and "pgn\N{NO-BREAK SPACE}»" in unknown.body.decode()
    assert "Ada resigned." in server.get(f"/api/tables/{id}/export?format=text").body.decode()
    assert "Ada a abandonné." in server.get(f"/api/tables/{id}/export?format=text&lang=fr").body.decode()


def test_a_rematch_keeps_everybodys_seat(server: Server) -> None:
    id, tokens = finish(server)
    with server.device(id, tokens[1]) as ben:
        ada = server.post(f"/api/tables/{id}/rematch", token=tokens[0])
        assert ada.status == 201
        told = ben.hear("rematch")
    assert told["table"] == ada.data["table"] and told["seat"] == 1
    assert ada.data["seat"] == 0
    again = server.post(f"/api/tables/{id}/rematch", token=tokens[1]).data
    assert again == {key: told[key] for key in ("table", "seat", "token")}
    with server.device(told["table"], told["token"]) as there:
        assert there.welcome["seat"] == 1


def test_a_player_who_left_gets_no_seat_of_others_at_the_rematch(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    with server.device(id, tokens[1]) as ben:
        ben.do("leave")
    next_id = server.post(f"/api/tables/{id}/rematch", token=tokens[0]).data["table"]
    stranger = server.post(f"/api/tables/{next_id}/join", {"name": "Ben"}).data
    ben_there = server.post(f"/api/tables/{id}/rematch", token=tokens[1]).data
    assert ben_there["token"] == "" != stranger["token"] and ben_there["seat"] is None


def test_a_finished_game_is_deleted_by_each_player_for_themselves(server: Server) -> None:
    running, running_tokens = server.table("Ada", "Ben")
    assert server.ask("DELETE", f"/api/tables/{running}", token=running_tokens[0]).status == 409
    id, tokens = finish(server)
    assert server.ask("DELETE", f"/api/tables/{id}", token=running_tokens[0]).status == 403
    with Device(server, id) as watcher:
        assert server.ask("DELETE", f"/api/tables/{id}", token=tokens[1]).status == 204
        assert server.ask("DELETE", f"/api/tables/{id}", token=tokens[1]).status == 403
        assert [one["token"] for one in server.post("/api/mine", {"tokens": tokens}).data] == [tokens[0]]
        assert server.get(f"/api/tables/{id}/view", tokens[0]).status == 200
        assert server.ask("DELETE", f"/api/tables/{id}", token=tokens[0]).status == 204
        assert watcher.hear("ended")["reason"] == "deleted"
    assert server.get(f"/api/tables/{id}").status == 404
    assert server.post("/api/mine", {"tokens": tokens}).data == []


# Whatever else is asked


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/nowhere", 404),
        ("PUT", "/api/tables", 405),
        ("GET", "/api/games?lang=de", 400),
        ("GET", "/nothing.js", 404),
        ("GET", "/../../pyproject.toml", 404),
        ("GET", "/%2e%2e/%2e%2e/app.py", 404),
        ("GET", "/api/tables/" + "x" * 41, 400),
    ],
)
def test_what_is_not_there_is_refused_in_both_languages(server: Server, method: str, path: str, status: int) -> None:
    answer = server.ask(method, path)
    assert answer.status == status
    assert set(answer.data["text"]) == {"en", "fr"}


@pytest.mark.parametrize(
    "body",
    [
        *(
            b"",
            b"{",
            b"[]",
            b"null",
            b'"x"',
            b"\xff\xfe",
            b'{"game": 1}',
            b'{"game": "\\ud800"}',
            b'{"game": "\xed\xa0\x80"}',
        ),
        *(b"{" * 5000, b"[" * 60_000, b'{"a":' * 10_000, b'{"game": "' + b"x" * 60_000 + b'"}', b"1e999", b"-" * 100),
    ],
)
def test_a_body_that_is_none_is_refused(server: Server, body: bytes) -> None:
    assert server.post("/api/tables", body).status == 400


def test_the_api_is_described(server: Server) -> None:
    document = server.get("/api/schema/openapi.json").data
    assert "/api/tables/{id}/join" in document["paths"]
    assert document["components"]["schemas"]["Join"]["properties"]["name"]["maxLength"] == 40
    page = server.get("/api/schema").body.decode()
    assert "/api/tables/{id}/join" in page and "<script" not in page


def test_the_server_says_how_it_is(server: Server) -> None:
    assert server.get("/health").data == {"status": "well", "version": parlour.__version__}
    id, tokens = server.table("Ada", "Ben")
    with server.device(id, tokens[0]) as ada:
        ada.do("resign")
        figures = server.get("/metrics")
    assert figures.headers["content-type"].startswith("text/plain; version=0.0.4")
    for name in ("parlour_connections", "parlour_commits_total", "parlour_command_seconds_bucket"):
        assert name in figures.body.decode()


def test_the_openapi_document_has_the_options_of_every_game(server: Server) -> None:
    schemas = server.get("/api/schema/openapi.json").data["components"]["schemas"]
    refs = {one["$ref"].rpartition("/")[2] for one in schemas["NewTable"]["properties"]["options"]["anyOf"]}
    described = {frozenset(schemas[name]["properties"]) for name in refs}
    games = server.get("/api/games").data
    assert described >= {frozenset(option["name"] for option in game["options"]) for game in games}
    for name in refs:
        assert all(part["description"] for part in schemas[name]["properties"].values())
