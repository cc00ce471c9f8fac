"""Maps over HTTP: those that are here, and what is wrong with one in the making."""

from typing import Any

from parlour.games.tag_em import atlas, mapfile
from server.running import Server


def check(server: Server, text: str) -> Any:
    answer = server.post("/api/maps/check", {"text": text})
    assert answer.status == 200, answer
    return answer.data


def test_the_maps_that_are_here_can_be_played_as_they_are_sent(server: Server) -> None:
    sent = server.get("/api/maps").data
    assert [one["key"] for one in sent] == list(atlas.NAMES)
    for one in sent:
        assert mapfile.read(one["text"]) == atlas.shipped(one["key"])
        assert check(server, one["text"]) == {"map": one["map"], "faults": []}


def test_TE_2_every_fault_is_told_with_its_square_in_both_languages(server: Server) -> None:
    found = check(server, "name: Draft\n\n.....\n.#...\n.....\n\nstart 1 b2\nstart 2 z9\nflag e1\n")
    assert found["map"]["name"] == "Draft"
    assert "z9" in {fault["square"] for fault in found["faults"]}
    assert all(fault["text"]["en"] != fault["text"]["fr"] for fault in found["faults"])


def test_hostile_texts_get_a_list_of_faults_and_no_more(server: Server) -> None:
    for text in ("", "\x00" * 50, "." * 200_000, "\n".join(["x" * 64] * 64), "start 1 a1\n" * 3_000):
        assert 0 < len(check(server, text)["faults"]) <= 100
    assert server.post("/api/maps/check", {"text": "." * 400_000}).status == 400
