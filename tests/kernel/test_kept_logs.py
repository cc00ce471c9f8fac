"""Logs that earlier releases wrote still replay, to the same end: one for each ending of each game.

A file is named after the game, the version of its rules and how it ended. Files are added, never changed: what an old
event means is kept by `evolve`.
"""

from pathlib import Path

import pytest
from tests.toys import TOYS

import parlour

KEPT = sorted((Path(__file__).parents[1] / "kept").glob("*.log"))

ENDINGS = {
    "scrabble-bible": {"out", "passes", "scoreless", "target", "alone"},
    "tag-em": {"last", "flag", "hill", "goal", "rounds", "alone"},
    "moji": {"one", "played", "stuck", "written", "alone"},
    "tag-on": {"out", "passes", "scoreless", "rounds", "alone"},
}


def parts(file: Path) -> tuple[str, int, str]:
    game, version, ending = file.stem.rsplit("_", 2)
    return game, int(version), ending


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
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


def test_every_ending_of_every_game_is_kept() -> None:
    assert set(ENDINGS) == set(parlour.game_keys()) - set(TOYS)
    for key, endings in ENDINGS.items():
        version = parlour.rules_of(key).version
        assert {ending for game, number, ending in map(parts, KEPT) if (game, number) == (key, version)} == endings
