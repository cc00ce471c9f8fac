"""Map tools over HTTP: shipped maps, and faults of a draft."""

from typing import Any

from tests.server.running import Server

from parlour.games.tag_em.maps import atlas, mapfile


def check(server: Server, text: str) -> Any:
    answer = server.post("/api/tools/tag-em/maps/check", {"text": text})
    assert answer.status == 200, answer
    return answer.data


def test_the_maps_that_are_here_can_be_played_as_they_are_sent(server: Server) -> None:
    sent = server.get("/api/tools/tag-em/maps").data
    assert [one["key"] for one in sent] == list(atlas.NAMES)
    for one in sent:
        assert mapfile.read(one["text"]) == atlas.shipped(one["key"])
        found = check(server, one["text"])
        assert (found["map"], found["faults"]) == (one["map"], [])


def test_TE_2_advice_comes_apart_from_faults(server: Server) -> None:
    found = check(server, atlas.FOLDER.joinpath("letter.map").read_text(encoding="utf-8").replace("pom: 10", "pom: 40"))
    assert found["faults"] == [] and len(found["advice"]) > 0
    assert all(one["text"]["en"] != one["text"]["fr"] for one in found["advice"])


def test_TE_2_advice_is_given_beside_faults_while_a_map_is_drawn(server: Server) -> None:
    picture = "\n".join(["..ww......"] * 5)
    found = check(server, f"pom: 20\n\n{picture}\n\nstart 1 b3\nstart 2 z9\nflag y8\n")
    assert "z9" in {fault["square"] for fault in found["faults"]}
    assert any(
        one["text"]["en"] == "A map of 50 squares plays best with 5 Points of Movement." for one in found["advice"]
    )
    assert check(server, "name: Empty\n")["advice"] == check(server, "name: x\n\n??\n")["advice"] == []


def test_maps_of_tiled_are_read_and_written_over_http(server: Server) -> None:
    tools = "/api/tools/tag-em/maps"
    text = mapfile.write(atlas.shipped("honeycomb"))
    written = server.post(f"{tools}/to-tiled", {"text": text}).data["text"]
    found = server.post(f"{tools}/from-tiled", {"text": written}).data
    assert found["faults"] == [] and mapfile.read(text).levels[0] == tuple(found["map"]["levels"][0])
    start, end = written.index("<tileset"), written.index("</tileset>") + len("</tileset>")
    outside = written[:start] + '<tileset firstgid="1" source="../sets/ground.tsx"/>' + written[end:]
    refused = server.post(f"{tools}/from-tiled", {"text": outside})
    assert refused.status == 409 and "ground.tsx is missing" in refused.data["text"]["en"]
    beside = [{"name": "Ground.tsx", "text": written[start:end]}]
    assert server.post(f"{tools}/from-tiled", {"text": outside, "tilesets": beside}).data["faults"] == []
    unplayable = server.post(f"{tools}/to-tiled", {"text": "name: x\n\n...\n"})
    assert unplayable.status == 400 and "starting points" in unplayable.data["text"]["en"]
    assert server.post(f"{tools}/from-tiled", {"text": "<map>"}).status == 409
    assert server.post(f"{tools}/from-tiled", {"text": "x" * 950_000}).status == 400


def test_TE_2_every_fault_is_told_with_its_square_in_both_languages(server: Server) -> None:
    found = check(server, "name: Draft\n\n.....\n.#...\n.....\n\nstart 1 b2\nstart 2 z9\nflag e1\n")
    assert found["map"]["name"] == "Draft"
    assert "z9" in {fault["square"] for fault in found["faults"]}
    assert all(fault["text"]["en"] != fault["text"]["fr"] for fault in found["faults"])
    assert any("Ce point de départ" in fault["text"]["fr"] for fault in found["faults"]), "in French to the last word"


def test_a_fault_is_told_once(server: Server) -> None:
    found = check(server, "name: Corner\n\n.....\n.....\n.....\n\nstart 1 a1\nstart 2 d2\n")
    told = [(fault["square"], fault["text"]["en"]) for fault in found["faults"]]
    assert len(told) == len(set(told)) > 0


def test_hostile_texts_get_a_list_of_faults_and_no_more(server: Server) -> None:
    for text in ("", "\x00" * 50, "." * 200_000, "\n".join(["x" * 64] * 64), "start 1 a1\n" * 3_000):
        assert 0 < len(check(server, text)["faults"]) <= 100
    assert server.post("/api/tools/tag-em/maps/check", {"text": "." * 400_000}).status == 400


def test_the_tiles_of_every_map_are_listed_with_what_they_do(server: Server) -> None:
    tiles = {tile["name"]: tile for tile in server.get("/api/tools/tag-em/maps/tiles").data}
    assert list(tiles) == ["path", "cover", "wade", "garrison", "block"]
    assert (tiles["wade"]["cost"], tiles["cover"]["cover"], tiles["block"]["enterable"]) == (2, -1, False)


def test_a_map_by_chance_is_the_same_for_the_same_seed(server: Server) -> None:
    asked = {"seed": 7, "theme": "desert", "width": 17, "height": 11, "symmetry": "mirror"}
    made = server.post("/api/tools/tag-em/maps/new", asked).data
    assert made == server.post("/api/tools/tag-em/maps/new", asked).data
    rows = made["map"]["levels"][0]
    assert [row[::-1] for row in rows] == rows
    assert check(server, made["text"])["faults"] == []
    assert made["map"]["theme"] in {theme["name"] for theme in server.get("/api/tools/tag-em/maps/themes").data}
    refused = server.post("/api/tools/tag-em/maps/new", {"seed": 7, "players": 3}).data
    assert "2 or 4 players" in refused["text"]["en"]
    assert refused["text"]["fr"] != refused["text"]["en"]


def test_the_report_tells_distances_choke_points_and_who_wins(server: Server) -> None:
    text = mapfile.write(atlas.shipped("letter"))
    told = server.post("/api/tools/tag-em/maps/report", {"text": text}).data
    assert told["even"]
    assert [seat["start"] for seat in told["report"]["seats"]] == list(atlas.shipped("letter").starts)
    game = {"text": text, "game_type": "elimination", "number": 3}
    first = server.post("/api/tools/tag-em/maps/play", game).data["winner"]
    assert first in (0, 1, None)
    assert server.post("/api/tools/tag-em/maps/play", game).data["winner"] == first
    bare = server.post(
        "/api/tools/tag-em/maps/play",
        {**game, "text": text.replace("\nflag ", "\nsniper "), "game_type": "capture-the-flag"},
    )
    assert bare.status == 400
    assert "has no flag" in bare.data["text"]["en"]
