"""Logs that earlier releases wrote still replay, to the same end: one for each ending of each game.

They lie in the folder `kept` of each game's tests. A file is named after the version of the game's rules and how it
ended. Files are added, never changed: what an old event means is kept by `evolve`.
"""

from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from tests.toys import TOYS

import parlour

GAMES = Path(__file__).parents[1] / "games"
KEPT = sorted(GAMES.glob("*/kept/*.log"))


def parts(file: Path) -> tuple[str, int, str]:
    """Game, version of its rules, ending."""
    version, _, ending = file.stem.partition("_")
    return file.parents[1].name.replace("_", "-"), int(version), ending


@pytest.mark.parametrize("file", KEPT, ids=lambda file: "-".join(map(str, parts(file))))
def test_a_kept_log_replays(file: Path) -> None:
    key, version, ending = parts(file)
    text = file.read_text(encoding="utf-8")
    game = parlour.load(text)
    assert (game.rules.key, game.head.rules) == (key, version)
    assert game.over
    last = game.lines[-1].event
    assert last.why == ending  # type: ignore[attr-defined]
    assert game.winners == last.winners  # type: ignore[attr-defined]
    assert parlour.load(game.dump()) == game


@pytest.mark.parametrize("key", [key for key in parlour.game_keys() if key not in TOYS])
def test_every_ending_of_every_game_is_kept(key: str) -> None:
    version = parlour.rules_of(key).version
    files = [file for file in KEPT if parts(file)[:2] == (key, version)]
    (ended,) = {type(parlour.load(file.read_text(encoding="utf-8")).lines[-1].event) for file in files}
    endings = get_args(get_type_hints(ended)["why"])
    assert endings and {parts(file)[2] for file in files} == set(endings)
