"""The gallery over HTTP: publishing, viewing, changing and removing maps, and refusing invalid ones."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Server, run_parlour

from parlour.games.tag_em.maps import mapfile
from parlour.games.tag_em.picture import draw_map

ADA, BEN = "ada's secret, a long one", "ben's secret, a long one"


def field(name: str = "Field", more: str = "", picture: str = "\n".join(["." * 9] * 5)) -> str:
    return f"name: {name}\n\n{picture}\n\nstart 1 b3\nstart 2 h3\n{more}"


def hang(server: Server, text: str, maker: str = ADA) -> Any:
    answer = server.post("/api/gallery/maps", {"text": text}, token=maker)
    assert answer.status == 201, answer
    return answer.data


def listed(server: Server, maker: str = "") -> dict[str, Any]:
    return {one["id"]: one for one in server.get("/api/gallery/maps", token=maker).data["maps"]}


def test_a_published_map_is_visible_to_everyone(server: Server) -> None:
    made = hang(server, field("Ford", "flag e3\n"))
    id = made["about"]["id"]
    shown = listed(server, BEN)[id]
    assert (shown["name"], shown["teams"], shown["wide"], shown["high"], shown["mine"]) == ("Ford", 2, 9, 5, False)
    assert shown["game_types"] == ["elimination", "capture-their-flag", "capture-the-flag"]
    assert listed(server, ADA)[id]["mine"]
    whole = server.get(f"/api/gallery/maps/{id}").data
    assert mapfile.read(whole["text"]).flags == ("e3",)
    drawn = server.get(shown["picture"])
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.body.decode() == draw_map(mapfile.read(whole["text"]))


def test_only_its_author_renames_changes_and_removes_a_map(server: Server) -> None:
    id = hang(server, field("Meadow"))["about"]["id"]
    for maker, status in ((BEN, 403), ("", 401), ("short", 401)):
        assert server.ask("PUT", f"/api/gallery/maps/{id}/name", {"name": "Mine"}, maker).status == status
        assert server.ask("PUT", f"/api/gallery/maps/{id}", {"text": field("Mine")}, maker).status == status
        assert server.ask("DELETE", f"/api/gallery/maps/{id}", None, maker).status == status
    before = listed(server)[id]["picture"]
    renamed = server.ask("PUT", f"/api/gallery/maps/{id}/name", {"name": "  Long   Meadow "}, ADA).data
    assert renamed["about"]["name"] == renamed["map"]["name"] == "Long Meadow"
    assert renamed["about"]["picture"] != before, "what was kept of the old picture is not shown for the new one"
    changed = server.ask("PUT", f"/api/gallery/maps/{id}", {"text": field("Hill", "hill e3\n")}, ADA).data
    assert changed["about"]["game_types"][-1] == "king-of-the-hill"
    assert server.ask("DELETE", f"/api/gallery/maps/{id}", None, ADA).status == 204
    assert id not in listed(server)
    for path in ("", "/picture"):
        assert server.get(f"/api/gallery/maps/{id}{path}").status == 404
    assert server.ask("DELETE", f"/api/gallery/maps/{id}", None, ADA).status == 404


CIRCLE = "1:c2 2:c2", "2:c2 3:c2", "3:c2 1:c2"
HOSTILE = {
    "nothing": ("", "Draw some tiles first."),
    "huge": ("." * 150_000, "The limit is 100000."),
    "too wide": (field(picture="\n".join(["." * 300] * 5)), "This row is too long. The limit is 64 squares."),
    "too high": (field(picture="\n".join(["." * 9] * 900)), "too many rows. The limit is 64."),
    "too many levels": (field(picture="\n\n".join([".\n.\n."] * 40)), "too many levels. The limit is 16."),
    "too many points": (field(more="flag e3\n" * 5_000), "too many lines like “flag m8”. The limit is 2000."),
    "stairs in a circle": (
        field(picture="\n\n".join(["\n".join(["." * 9] * 5)] * 3), more="".join(f"stairs {one}\n" for one in CIRCLE)),
        "3:c2: These stairs to c2 aren’t needed: other stairs already connect the two.",
    ),
    "stairs onto themselves": (field(more="stairs c2 c2\n"), "Stairs must lead to another level"),
    "no starting points": ("name: Empty\n\n.....\n.....\n", "Add at least two starting points."),
    "a starting point missing": ("name: Gap\n\n.....\n\nstart 1 a1\nstart 3 e1\n", "Starting point 2 is missing"),
    "a starting point nowhere": (
        "name: Off\n\n.....\n.....\n\nstart 1 b1\nstart 2 z60\n",
        "z60: This starting point is off the map.",
    ),
    "no text": ("\x00\x01\x02\ufffe" * 500, "invisible character"),
    "half a pair": ('name: Odd\n\n"\n', 'There’s no tile “"”.'),
    "markup": (field("<script>alert(1)</script>", "<img src=x>\n"), "We don’t understand “<img src=x>”."),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_hostile_maps_are_refused_with_a_list_of_faults(what: str, server: Server) -> None:
    text, reason = HOSTILE[what]
    before = len(listed(server))
    answer = server.post("/api/gallery/maps", {"text": text}, token=ADA)
    assert answer.status == 400
    assert reason in answer.data["text"]["en"]
    assert answer.data["text"]["fr"] != answer.data["text"]["en"]
    checked = server.post("/api/tools/tag-em/maps/check", {"text": text}).data
    assert 0 < len(checked["faults"]) <= 100
    for path, more in (("report", {}), ("play", {"game_type": "elimination", "number": 0})):
        assert server.post(f"/api/tools/tag-em/maps/{path}", {"text": text, **more}).status == 400
    assert len(listed(server)) == before


def test_input_that_is_not_text_is_refused(server: Server) -> None:
    for body in (b"\xff\xfe\x00", b'{"text": "\\ud800"}', b'{"text": 5}', b"[" * 50_000, b'{"text": "a", "more": 1}'):
        assert server.ask("POST", "/api/gallery/maps", body, ADA).status == 400
    assert (
        server.post("/api/gallery/maps", {"text": field(name="")}, token=ADA)
        .data["text"]["en"]
        .startswith("Give it a name")
    )


def test_maps_stay_when_the_server_is_killed(data: Path) -> None:
    with Server(data) as server:
        id = hang(server, field("Kept"))["about"]["id"]
        server.kill()
        server.start()
        assert listed(server, ADA)[id]["mine"]


def test_a_device_likes_a_map_once_and_takes_it_back(server: Server) -> None:
    id = hang(server, field("Liked"))["about"]["id"]
    like = f"/api/gallery/maps/{id}/like"
    for _ in range(2):
        about = server.ask("PUT", like, None, BEN).data["about"]
        assert (about["likes"], about["liked"]) == (1, True)
    assert server.ask("PUT", like, None, ADA).data["about"]["likes"] == 2
    shown = listed(server)[id]
    assert (shown["likes"], shown["liked"]) == (2, False), "a stranger sees the number"
    assert listed(server, BEN)[id]["liked"]
    about = server.ask("DELETE", like, None, BEN).data["about"]
    assert (about["likes"], about["liked"]) == (1, False)
    assert server.ask("PUT", like).status == 401
    assert server.ask("PUT", "/api/gallery/maps/none/like", None, BEN).status == 404


def test_a_device_counts_one_play_of_a_map_a_day(server: Server) -> None:
    id = hang(server, field("Played"))["about"]["id"]
    for maker, plays in ((BEN, 1), (BEN, 1), (ADA, 2)):
        assert server.post(f"/api/gallery/maps/{id}/plays", None, token=maker).data["about"]["plays"] == plays
    assert listed(server)[id]["likes"] == 0


def test_likes_last_as_long_as_their_map_and_survive_changes_and_restarts(data: Path) -> None:
    with Server(data) as server:
        id = hang(server, field("Kept"))["about"]["id"]
        server.ask("PUT", f"/api/gallery/maps/{id}/like", None, BEN)
        server.ask("PUT", f"/api/gallery/maps/{id}", {"text": field("Changed")}, ADA)
        server.kill()
        server.start()
        assert listed(server)[id]["likes"] == 1
        assert server.ask("DELETE", f"/api/gallery/maps/{id}", None, ADA).status == 204
        server.stop()
        with closing(sqlite3.connect(data)) as store:
            assert store.execute("SELECT count(*) FROM reactions").fetchone() == (0,)


def test_one_address_gives_few_likes_at_a_time(data: Path) -> None:
    with Server(data, pace="1") as server:
        id = hang(server, field())["about"]["id"]
        secrets = [f"{number:032d}" for number in range(35)]
        answers = [server.ask("PUT", f"/api/gallery/maps/{id}/like", None, secret).status for secret in secrets]
        assert answers[:30] == [200] * 30 and answers[-1] == 429


def test_one_client_does_not_fill_the_gallery(data: Path) -> None:
    with Server(data, pace="1") as server:
        answers = [server.post("/api/gallery/maps", {"text": field()}, token=ADA) for _ in range(25)]
        assert [one.status for one in answers][:20] == [201] * 20
        assert answers[-1].status == 429
        assert int(answers[-1].headers["retry-after"]) >= 1


def test_pictures_stored_as_png_are_still_served(data: Path) -> None:
    png = b"\x89PNG\r\n\x1a\nold"
    with Server(data) as server:
        address = hang(server, field())["about"]["picture"]
        server.stop()
        with closing(sqlite3.connect(data)) as store, store:
            store.execute("UPDATE maps SET picture = ?", (png,))
        server.start()
        shown = server.get(address)
    assert (shown.headers["content-type"], shown.body) == ("image/png", png)


def test_an_admin_removes_any_map_while_the_server_runs(data: Path) -> None:
    with Server(data) as server:
        kept, rude = (hang(server, field(name), maker)["about"]["id"] for name, maker in (("Ford", ADA), ("Rude", BEN)))
        shown = run_parlour("map", "gallery", "--data", str(data))
        assert shown.returncode == 0, shown.stderr
        assert f"{rude}  " in shown.stdout and "Rude (–), 9 × 5, teams: 2" in shown.stdout
        assert shown.stdout.endswith("Total: 2\n")
        gone = run_parlour("map", "take-down", rude, "--data", str(data), "--language", "fr")
        assert (gone.returncode, gone.stdout) == (0, "Retiré de la galerie\N{NO-BREAK SPACE}: Rude.\n")
        assert listed(server).keys() == {kept}
        assert server.get(f"/api/gallery/maps/{rude}").status == 404
        again = run_parlour("map", "take-down", rude, "--data", str(data))
        assert (again.returncode, again.stderr) == (2, f"parlour: There’s no “{rude}” in the gallery.\n")


def test_listing_the_gallery_creates_no_store(tmp_path: Path) -> None:
    missing = tmp_path / "nothing.db"
    for asked in (("gallery",), ("take-down", "Ab3dEf9_")):
        failed = run_parlour("map", *asked, "--data", str(missing))
        assert failed.returncode == 2 and "There’s no database" in failed.stderr
    assert not missing.exists()
    assert "Which one?" in run_parlour("map", "take-down", "--data", str(missing)).stderr


def test_AG_8_names_of_maps_are_fit_for_families_and_told_apart(server: Server) -> None:
    refused = server.post("/api/gallery/maps", {"text": field("Damn Hill")}, token=ADA)
    assert refused.status == 400 and "another name" in refused.data["text"]["en"]
    first = hang(server, field("Lookalike"))
    second = hang(server, field("L00kalike"), BEN)
    assert first["about"]["name"] == "Lookalike"
    assert second["about"]["name"] == second["map"]["name"] == "L00kalike 2"
    id = first["about"]["id"]
    again = server.ask("PUT", f"/api/gallery/maps/{id}", {"text": field("Lookalike")}, ADA).data
    assert again["about"]["name"] == "Lookalike"  # its own name is not taken
