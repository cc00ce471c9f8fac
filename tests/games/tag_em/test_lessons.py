"""The scenarios of the browser lessons follow the rules: their steps are legal."""

import json
from pathlib import Path
from typing import Any, cast

import pytest
from tests.games.tag_em.fields import table

import parlour
from parlour.games.tag_em.view import Preview
from parlour.kernel.game import Game
from parlour.kernel.state import State

SCRIPT = Path(__file__).parents[3] / "web" / "src" / "games" / "tag_em" / "lesson" / "script.json"
STEPS = [(scenario, step) for scenario in json.loads(SCRIPT.read_text(encoding="utf-8")) for step in scenario["steps"]]


def on_the_field(scenario: dict[str, Any], step: dict[str, Any], turn: int = 1) -> Game[State]:
    flag = scenario["key"] == "flag"
    lines = ["name: Lesson", "", *scenario["rows"], "", "start 1 b3", "start 2 h3", "flag e3"]
    lines += [f"pawn {pawn.removesuffix(' stopped')}" for pawn in step["pawns"]]
    lines += [f"stopped {pawn.split()[1]}" for pawn in step["pawns"] if pawn.endswith("stopped")]
    if flag and step.get("flag") == "carried":
        lines.append(f"flag {step['pawns'][0].split()[1]} carried")
    lines += [f"pom {step['pom']}", f"turn {turn}"]
    return parlour.position(
        "tag-em", "\n".join(lines) + "\n", 2, 1, game_type="capture-the-flag" if flag else "elimination"
    )


def preview(game: Game[State], seat: int, square: str) -> Preview:
    return cast(Preview, game.rules.preview(table(game), seat, game.parse(f"move {square}")))


@pytest.mark.parametrize(("scenario", "step"), STEPS, ids=[f"{one['key']}-{step['key']}" for one, step in STEPS])
def test_a_step_of_a_lesson_can_be_done_as_it_says(scenario: dict[str, Any], step: dict[str, Any]) -> None:
    game = on_the_field(scenario, step)
    seen = preview(game, 0, step["pawns"][0].split()[1])
    match step["task"]:
        case "reach" | "take" | "home":
            assert step["pom"] - seen.reach[step["at"]] == step["left"]
        case "attack" | "risk":
            (aim,) = [aim for aim in seen.aims if aim.target == step["at"]]
            assert [aim.odds.win, aim.odds.tie, aim.odds.lose] == step["odds"]
        case "end":
            assert seen.reach == {}
        case "choose":
            assert seen.reach


def test_the_enemy_of_the_lesson_keeps_to_the_rules() -> None:
    scenario, step = next((one, step) for one, step in STEPS if "enemy" in step)
    enemy = step["enemy"]
    game = on_the_field(scenario, {**step, "pom": 5}, turn=2)
    assert preview(game, 1, enemy["path"][0]).reach[enemy["path"][-1]] == len(enemy["path"]) - 1
    game.do(1, f"move {' '.join(enemy['path'])}")
    (aim,) = preview(game, 1, enemy["path"][-1]).aims
    assert (aim.target, aim.modifiers) == (enemy["target"], ())
