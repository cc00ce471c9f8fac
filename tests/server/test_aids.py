"""Hints for a seat where the table allows them (AG-7), and the analysis of a game that is over."""

from server.running import Server


def test_AG_7_a_hint_where_the_table_plays_with_hints_only(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben", aids="hints")
    turn = server.get(f"/api/tables/{id}/view", tokens[0]).data["turn"]
    said = server.get(f"/api/tables/{id}/hint?level=novice", tokens[turn])
    assert said.status == 200 and said.data["command"].split()[0] in ("play", "exchange")
    assert server.get(f"/api/tables/{id}/hint?level=wizard", tokens[turn]).status == 409
    assert server.get(f"/api/tables/{id}/hint", tokens[1 - turn]).status == 409
    assert server.get(f"/api/tables/{id}/hint").status == 401
    id, tokens = server.table("Ada", "Ben")
    refused = server.get(f"/api/tables/{id}/hint", tokens[0])
    assert refused.status >= 400 and "AG-7" in refused.body.decode()


def test_a_game_is_looked_at_when_it_is_over(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    assert server.get(f"/api/tables/{id}/analysis", tokens[0]).status == 409
    turn = server.get(f"/api/tables/{id}/view", tokens[0]).data["turn"]
    with server.device(id, tokens[turn]) as player:
        player.do("pass")
        player.do("resign")
    found = server.get(f"/api/tables/{id}/analysis")
    assert found.status == 200
    assert [one["command"] for one in found.data["turns"]] == ["pass"]
    assert found.data["turns"][0]["lost"] > 0 and found.data["over"]
