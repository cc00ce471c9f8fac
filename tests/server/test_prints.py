"""PDFs over HTTP: what a game lists can be ordered, a finished game can be kept, and bad orders are refused."""

import pytest
from tests.server.running import KEY, Server
from tests.toys import SHIPPED

from parlour.printing import shop
from parlour.printing.typeset import NotInstalled
from parlour.server.problems import problem_of

RULES = f"/api/print/{KEY}/rules"
HOUSE_RULES = f"/api/print/{KEY}/house-rules"
ANALYSIS = "/api/print/analysis"
FROM_TEXT = [f"/api/print/{key}/{name}" for key in SHIPPED for name, one in shop.prints_of(key).items() if one.text]
FROM_NOTHING = [
    f"/api/print/{key}/{name}" for key in SHIPPED for name, one in shop.prints_of(key).items() if not one.text
]
TEXTS = (
    "nothing",
    "\0",
    "\N{CRYING FACE}" * 1000,
    "[]",
    "name: X\n\n" + ("." * 540 + "\n") * 540,
    "#" * shop.MOST_TEXT,
)
NO_ORDERS: tuple[object, ...] = ([], "x", 7, None, {"paper": 7}, {"ink": None}, {"size": "huge"}, {"lang": "de"})
BAD: list[tuple[str, object]] = [
    *((RULES, body) for body in NO_ORDERS),
    *((RULES, {"choices": choices}) for choices in ({"layout": "spiral"}, {"layout": 7}, {"x" * 99: "y"}, ["fold"])),
    *((RULES, body) for body in ({"options": {"clock": "turn"}}, {"text": 7}, {"text": "x" * (shop.MOST_TEXT + 1)})),
    *((HOUSE_RULES, {"options": options}) for options in ({"hats": 1}, {"clock": ["turn"]}, {"clock_seconds": 10**30})),
    *((ANALYSIS, body) for body in ({}, {"text": ""}, *({"text": text} for text in TEXTS))),
    *((path, {"text": text}) for path in FROM_TEXT for text in TEXTS),
    *((path, {"text": "x"}) for path in FROM_NOTHING),
    *((f"/api/tables/{id}/print/game", {}) for id in ("nowhere", "x" * 300, "..")),
    ("/api/tables/nowhere/print/hats", {}),
    (f"/api/print/{'x' * 300}/rules", {}),
    ("/api/print/%00/rules", {}),
]


def test_every_print_that_is_listed_can_be_ordered(server: Server) -> None:
    for game in server.get("/api/games?lang=fr").data:
        assert [form["name"] for form in game["prints"]][-2:] == ["rules", "house-rules"]
    [info] = [game for game in server.get("/api/games").data if game["key"] == KEY]
    name = info["prints"][0]["name"]
    answer = server.post(f"/api/print/{KEY}/{name}", {"paper": "letter", "ink": "black", "lang": "fr"})
    assert answer.status == 200 and answer.headers["content-type"] == "application/pdf"
    assert answer.body.startswith(b"%PDF-") and "filename*=UTF-8''" in answer.headers["content-disposition"]


def test_house_rules_are_those_of_the_order(server: Server) -> None:
    answer = server.post(f"/api/print/{KEY}/house-rules", {"options": {"clock": "turn"}})
    assert answer.status == 200
    refused = server.post(f"/api/print/{KEY}/house-rules", {"options": {"clock": "late"}})
    assert refused.status == 400 and "clock" in refused.data["text"]["en"]


def test_what_cannot_be_printed_is_refused_with_a_reason(server: Server) -> None:
    assert server.post("/api/print/nothing/rules", {}).status == 404
    unknown = server.post(f"/api/print/{KEY}/hats", {})
    assert unknown.status == 404 and "hats" in unknown.data["text"]["fr"]
    assert server.post(f"/api/print/{KEY}/rules", {"paper": "a3"}).status == 400
    assert server.post(f"/api/print/{KEY}/rules", {"choices": {"x": "y"}}).status == 409


def test_a_game_is_printed_once_it_is_over(server: Server) -> None:
    id, tokens = server.table("Ada #panic()", "Ben")
    address = f"/api/tables/{id}/print/game"
    assert server.post(address, {}).status == 409
    with server.device(id, tokens[0]) as ada:
        ada.do("resign")
    answer = server.post(address, {"lang": "fr"})
    assert answer.status == 200 and answer.body.startswith(b"%PDF-")
    assert server.post(f"/api/tables/{id}/print/hats", {}).status in (400, 404)


def test_bad_orders_are_refused_in_a_sentence(server: Server) -> None:
    for path, body in BAD:
        answer = server.post(path, body)
        assert 400 <= answer.status < 500, (path, str(body)[:80], answer.status)
        assert all(answer.data["text"][language].strip() for language in ("en", "fr")), path


@pytest.mark.parametrize("language", ["en", "fr"])
def test_without_the_extra_the_server_says_what_to_install(language: str) -> None:
    problem = problem_of(NotInstalled())
    assert problem.status == 409
    assert "pip install 'parlour[print]'" in problem.text[language]
