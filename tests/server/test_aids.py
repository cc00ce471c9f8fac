"""Hints for a seat where the table allows them (AG-7), and the analysis of a game that is over."""

from pathlib import Path

import pytest
from tests.server.running import Server
from tests.toys import SHIPPED

import parlour
from parlour.contract import additions_of
from parlour.formats import recognised


def test_AG_7_a_hint_where_the_table_plays_with_hints_only(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben", aids="hints")
    turn = server.get(f"/api/tables/{id}/view", tokens[0]).data["turn"]
    said = server.get(f"/api/tables/{id}/hint?level=easy", tokens[turn])
    assert said.status == 200 and said.data["command"].split()[0] in ("play", "exchange")
    assert server.get(f"/api/tables/{id}/hint?level=wizard", tokens[turn]).status == 409
    assert server.get(f"/api/tables/{id}/hint", tokens[1 - turn]).status == 409
    assert server.get(f"/api/tables/{id}/hint").status == 401
    id, tokens = server.table("Ada", "Ben")
    refused = server.get(f"/api/tables/{id}/hint", tokens[0])
    assert refused.status >= 400 and "AG-7" in refused.body.decode()


def test_AG_7_a_hint_has_the_next_best_moves_of_the_same_strength(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben", aids="hints")
    turn = server.get(f"/api/tables/{id}/view", tokens[0]).data["turn"]
    said = server.get(f"/api/tables/{id}/hint", tokens[turn]).data
    plays = [said["command"], *said["others"]]
    words = [play.split()[2] for play in plays if play.startswith("play ")]
    assert len(words) >= 4 and len(set(words)) == len(words)
    scores = [server.post(f"/api/tables/{id}/preview", {"command": play}, tokens[turn]).data["score"] for play in plays]
    assert scores[0] > 0 and min(scores) > 0


def test_hints_are_not_asked_for_without_end(data: Path) -> None:
    with Server(data, pace="0.1") as strict:
        id, tokens = strict.table("Ada", "Ben", aids="hints")
        turn = strict.get(f"/api/tables/{id}/view", tokens[0]).data["turn"]
        asked = [strict.get(f"/api/tables/{id}/hint?level=easy", tokens[turn]).status for _ in range(16)]
        assert asked[:10] == [200] * 10 and 429 in asked[10:]


def test_a_game_is_looked_at_when_it_is_over(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    assert server.get(f"/api/tables/{id}/analysis", tokens[0]).status == 409
    turn = server.get(f"/api/tables/{id}/view", tokens[0]).data["turn"]
    with server.device(id, tokens[turn]) as player:
        player.do("pass")
        player.do("resign")
    found = server.get(f"/api/tables/{id}/analysis")
    assert found.status == 200
    turns = found.data["analysis"]["turns"]
    assert [one["command"] for one in turns] == ["pass"]
    assert turns[0]["lost"] > 0 and found.data["analysis"]["over"]
    assert found.data["replay"] == server.get(f"/api/tables/{id}/replay").data
    assert found.data["replay"]["setting"]["tile_set"]["size"] == 15


UNANALYSED = next(key for key in SHIPPED if additions_of(key).analysis() is None)
RECORD = "#player1 ada Ada\n#player2 ben Ben\n>ada: EGHILT? 8G LIGHT +18 18\n>ben: AEINRST - +0 0\n"
POSITION = "15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15 AEINRST/ 0/10 0 lex NWL23;"


def test_a_record_a_log_and_a_position_that_somebody_brings(server: Server) -> None:
    record = server.post("/api/analyse", {"text": RECORD})
    assert record.status == 200
    assert [one["command"] for one in record.data["analysis"]["turns"]] == ["play 8G LIGHT", "pass"]
    assert record.data["analysis"]["now"]
    laid = next(step for step in record.data["replay"]["steps"] if step.get("event", {}).get("type") == "Laid")
    assert laid["event"]["gained"] == [18, 0] and laid["view"]["scores"] == [18, 0]
    again = server.post("/api/analyse", {"text": recognised.read(RECORD).dump()})
    assert again.data == record.data
    position = server.post("/api/analyse", {"text": POSITION}).data["analysis"]
    assert position["turns"] == [] and position["now"][0]["score"] > 50
    assert position["to_move"] == 0
    assert position["players"] == ["Player 1", "Player 2"]
    french = server.post("/api/analyse", {"text": POSITION, "lang": "fr"}).data
    assert french["analysis"]["players"] == ["Joueur 1", "Joueur 2"]
    assert [seat["name"] for seat in french["replay"]["steps"][0]["view"]["seats"]] == ["Joueur 1", "Joueur 2"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Paste a game or a position first."),
        ("{", "Line 1"),
        (RECORD.replace("+18 18", "+20 20"), "Line 3: LIGHT scores 18, not 20."),
        (POSITION.replace("CAT5", "CAT6"), "Line 1"),
        ("Dear diary", "Line 1"),
        (parlour.new(UNANALYSED, 2, seed=1).dump(), "There’s no analysis for "),
    ],
)
def test_what_cannot_be_looked_at_is_told_why(server: Server, text: str, said: str) -> None:
    refused = server.post("/api/analyse", {"text": text})
    assert refused.status == 409
    assert said in refused.data["text"]["en"] and refused.data["text"]["fr"] != refused.data["text"]["en"]
    assert server.post("/api/analyse", {"text": "x" * 300_001}).status == 400


def test_AG_7_nothing_is_looked_at_by_seats_that_play_without_hints(server: Server) -> None:
    for aids, status in (("none", 409), ("look-up", 409), ("hints", 200)):
        _, tokens = server.table("Ada", "Ben", aids=aids)
        said = server.post("/api/analyse", {"text": POSITION}, Parlour_Seats=tokens[0])
        assert said.status == status and ("AG-7" in said.body.decode()) == (status == 409)
