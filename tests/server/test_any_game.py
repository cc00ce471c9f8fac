"""A game added by name: offered, described in messages, its commands listed, played by its bots."""

import gzip
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.running import Server

import parlour
from parlour._engine import Messages
from parlour.contract import additions_of

ROOT = Path(__file__).parents[2]
SHIPPED = tuple(one.parent.name.replace("_", "-") for one in (ROOT / "src" / "parlour" / "games").glob("*/game.py"))


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("toys") / "tables.db", "--games", "tests.toys.bluff:RULES") as running:
        yield running
        assert running.stop() == 0
        assert "Traceback" not in running.said


def table(server: Server, *seats: dict[str, str], **options: object) -> tuple[str, list[str]]:
    """A table of Bluff on one device, begun; the tokens of its persons."""
    made = server.post(
        "/api/tables", {"game": "bluff", "seats": list(seats), "hot_seat": True, "options": options}
    ).data
    tokens = [one["token"] for one in made["tokens"]]
    assert server.post(f"/api/tables/{made['table']['id']}/start", token=tokens[0]).status == 200
    return made["table"]["id"], tokens


ADA, BEN = {"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}


def test_it_is_offered_with_its_rules_as_far_as_it_has_any(toys: Server) -> None:
    found = {game["key"]: game for game in toys.get("/api/games?lang=fr").data}
    assert found["bluff"]["title"] == "Bluff" and found["bluff"]["tagline"]
    book = toys.get("/api/games/bluff/rulebook").data
    assert book["sections"] == [] and book["common"]


def test_the_messages_of_events_and_prompts_are_sent(toys: Server) -> None:
    id, tokens = table(toys, ADA, BEN)
    with toys.device(id, tokens[0]) as ada, toys.device(id, tokens[1]) as ben, toys.device(id) as watching:
        card = ada.view["hand"][0]
        done = ada.do(f"lay {card} as 6")
        for device in (ada, ben, watching):
            device.catch_up(done["n"])
            assert device.events[-1]["n"] == done["n"]
            told = next(one for one in device.events if one["event"]["type"] == "LaidDown")
            assert told["messages"] == [{"id": "bluff-laid", "args": {"who": {"seat": 0}, "claim": 6}}]
        (prompt,) = ben.view["prompts"]
        asked = {"id": "bluff-believe", "args": {"who": {"seat": 0}, "claim": "6"}}
        assert ben.view["prompt_messages"] == {str(prompt["number"]): asked}
        (waiting,) = watching.view["prompt_messages"].values()
        assert waiting == {"id": "kernel-waiting-for", "args": {"names": [{"seat": 1}]}}
        refused = ada.do(f"lay {card} as 6")
        assert refused["message"] == {"id": "bluff-vote-first"} and refused["rule"] == "AG-4"
        ben.do("vote yes")
        assert ben.view["prompt_messages"] == {}


@pytest.mark.parametrize(
    ("language", "own", "common"), [("en", "Cards in hand", "Waiting…"), ("fr", "Cartes en main", "En attente…")]
)
def test_the_texts_of_its_messages_are_a_fluent_file(toys: Server, language: str, own: str, common: str) -> None:
    found = toys.get(f"/api/games/bluff/messages/{language}")
    assert found.status == 200
    messages = Messages(language)
    messages.add(found.body.decode())
    assert messages.format("bluff-cards-in-hand", None) == own
    assert messages.format("kernel-waiting", None) == common
    for id in ("tables-host-only", "server-not-found", "contract-resigned"):
        assert id in messages
    assert "cli-usage" not in messages
    assert not any(f"{key}-title" in messages for key in parlour.game_keys() if key in SHIPPED)


def test_messages_and_rulebooks_are_sent_compressed(toys: Server) -> None:
    for path in ("/api/games/bluff/messages/en", f"/api/games/{sorted(SHIPPED)[0]}/rulebook"):
        plain, small = toys.get(path), toys.get(path, Accept_Encoding="gzip")
        assert "content-encoding" not in plain.headers
        assert small.headers["content-encoding"] == "gzip"
        assert gzip.decompress(small.body) == plain.body and len(small.body) < len(plain.body) / 2


def test_messages_of_an_unknown_game_or_language_are_refused(toys: Server) -> None:
    unknown = toys.get("/api/games/chess/messages/en")
    assert unknown.status == 404 and unknown.data["text"]["en"] == "There’s no game “chess”."
    for language in ("de", "EN", "..%2fen"):
        refused = toys.get(f"/api/games/bluff/messages/{language}")
        assert refused.status in (400, 404) and refused.data["text"]["fr"]


def test_its_fields_have_the_names_that_it_gives_them(toys: Server) -> None:
    id, tokens = table(toys, ADA, BEN)
    with toys.device(id, tokens[0]) as ada:
        assert ada.setting["labels"]["en"] == {"hand": "Your hand", "hands": "Cards in hand"}
        assert ada.setting["by_seat"] == ["hands"]


def test_the_own_legal_commands_are_listed_and_nobody_elses(toys: Server) -> None:
    id, tokens = table(toys, ADA, BEN)
    listed = toys.get(f"/api/tables/{id}/legal", tokens[0]).data
    hand = toys.get(f"/api/tables/{id}/view", tokens[0]).data["hand"]
    wanted = [f"lay {card} as {claim}" for card in sorted(set(hand)) for claim in range(1, 7)]
    assert listed["commands"] == wanted and listed["is_whole"]
    assert toys.get(f"/api/tables/{id}/legal", tokens[1]).data["commands"] == []
    assert toys.get(f"/api/tables/{id}/legal").status == 401
    with toys.device(id, tokens[0]) as ada:
        ada.do(wanted[0])
    assert toys.get(f"/api/tables/{id}/legal", tokens[1]).data["commands"] == ["vote yes", "vote no"]


def test_its_bots_think_where_the_other_bots_do(toys: Server) -> None:
    id, (token,) = table(toys, ADA, {"kind": "bot", "level": "medium"})
    with toys.device(id, token) as ada:
        card = ada.view["hand"][0]
        ada.do(f"lay {card} as {card}")
        while ada.view["scores"] == [0, 0]:
            ada.receive()
        assert ada.view["scores"] == [int(card), 0]


def test_AG_7_moves_of_word_games_are_listed_only_where_the_table_plays_with_hints(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    refused = server.get(f"/api/tables/{id}/legal", tokens[0])
    assert refused.status >= 400 and refused.data["rule"] == "AG-7"
    id, tokens = server.table("Ada", "Ben", aids="hints")
    turn = server.get(f"/api/tables/{id}/view", tokens[0]).data["turn"]
    listed = server.get(f"/api/tables/{id}/legal", tokens[turn]).data
    assert listed["commands"] and len(listed["commands"]) <= 300


def test_lists_are_not_asked_for_without_end(data: Path) -> None:
    with Server(data, "--games", "tests.toys.bluff", pace="0.1") as strict:
        id, tokens = table(strict, ADA, BEN)
        asked = [strict.get(f"/api/tables/{id}/legal", tokens[0]).status for _ in range(16)]
        assert asked[:10] == [200] * 10 and 429 in asked[10:]


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ("no.such.game", "There’s no Python module “no.such.game”. Run the command in the folder of “no/such/game.py”"),
        ("tests.toys.bluff:Chess", "“tests.toys.bluff” has no game: it needs a “Chess = Rules(…)”."),
        (":RULES", "There’s no Python module “”."),
        ("../bluff", "There’s no Python module “../bluff”."),
        ("json", "“json” has no game: it needs a “RULES = Rules(…)”."),
        ("tests.toys.bluff,second", "The game “bluff” already exists. Give second another key."),
    ],
)
def test_a_game_that_cannot_be_loaded_is_named(named: str, said: str, data: Path) -> None:
    copied = "import copy\nfrom tests.toys.bluff import RULES\nRULES = copy.copy(RULES)\n"
    (data.parent / "second.py").write_text(copied)
    environ = {**os.environ, "PYTHONPATH": str(data.parent)}
    line = [sys.executable, "-m", "parlour", "serve", "--no-browser", "--port", "0", "--data", str(data)]
    done = subprocess.run([*line, "--games", named], capture_output=True, text=True, cwd=ROOT, env=environ, check=False)
    assert done.returncode == 2 and said in done.stderr and "Traceback" not in done.stderr


def test_the_environment_names_games_too() -> None:
    line = "import parlour; print('bluff' in parlour.game_keys(), parlour.rules_of('bluff').title['en'])"
    environ = {**os.environ, "PARLOUR_GAMES": "tests.toys.bluff"}
    done = subprocess.run(
        [sys.executable, "-c", line], capture_output=True, text=True, cwd=ROOT, env=environ, check=True
    )
    assert done.stdout == "True Bluff\n"


def test_what_a_package_brings_and_cannot_be_played_is_left_out_with_the_reason(tmp_path: Path) -> None:
    """Nobody who starts Parlour chose it there: the other games, and those it would replace, are played as ever."""
    known = SHIPPED[0]
    (tmp_path / "raising.py").write_text("raise RuntimeError('spilled')\n")
    taking = (
        f"import dataclasses\nfrom tests.toys.bluff import RULES\nRULES = dataclasses.replace(RULES, key={known!r})\n"
    )
    (tmp_path / "taking.py").write_text(taking)
    package = tmp_path / "games-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: games\nVersion: 1.0\n")
    entries = f"raising = raising\n{known} = taking\nbluff = tests.toys.bluff\nother = tests.toys.buzz\n"
    (package / "entry_points.txt").write_text(f"[parlour.games]\n{entries}")
    line = f"import parlour; print(*parlour.game_keys()); print(parlour.rules_of({known!r}).title['en'])"
    environ = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"}
    done = subprocess.run([sys.executable, "-c", line], capture_output=True, text=True, env=environ, check=True)
    keys, title = done.stdout.splitlines()
    assert {*SHIPPED, "bluff"} <= {*keys.split()} and not {"raising", "other"} & {*keys.split()}
    assert title == parlour.rules_of(known).title["en"]
    assert "The game “raising” of raising is left out. spilled\n" in done.stderr and "RuntimeError" in done.stderr
    assert f"The game “{known}” already exists. Give taking another key." in done.stderr
    assert "tests.toys.buzz has the key “buzz”, not “other”." in done.stderr


def test_a_game_says_whether_the_page_knows_it() -> None:
    folders = {one.parent.name.replace("_", "-") for one in (ROOT / "web" / "src" / "games").glob("*/index.ts")}
    assert {key for key in parlour.game_keys() if additions_of(key).page} == folders
