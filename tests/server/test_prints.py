"""PDFs over HTTP: what a game lists can be ordered, a finished game can be kept, and bad orders are refused."""

from tests.server.running import KEY, Server


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
