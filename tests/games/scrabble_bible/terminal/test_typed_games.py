"""Whole games with random input: nothing that is typed breaks the game."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.games.scrabble_bible.tables import Options

import parlour
from parlour.cli import game_loop
from parlour.cli.keyboard import Keyboard
from parlour.cli.renderers import renderer_of
from parlour.cli.saves import Save
from parlour.cli.screen import Screen
from parlour.cli.session import Session
from parlour.cli.slash_commands import Quit
from parlour.cli.terminal import Terminal
from parlour.contract.i18n import Translator
from parlour.kernel.game import Game
from parlour.kernel.seats import with_usual
from parlour.kernel.state import State

ODDITIES = (
    *("", "", "?", "/log", "/board", "/rack", "/rules SB-16", "/rules XX-1", "/options", "/undo", "/hint", "/word GOD"),
    *(
        "/nonsense",
        "/score 8G AT",
        "y",
        "n",
        "c",
        "1",
        "2",
        "o",
        "a",
        "pass",
        "back",
        "pause",
        "resume",
        "A>E",
        "so: it is",
    ),
)


class Fidget(Keyboard):
    """Types plausible input."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self.rng = rng
        self.game: Game[State] | None = None
        self.typed = 0

    def line(self, prompt: str, until: float | None = None) -> str | None:
        game = self.game
        assert game is not None
        self.typed += 1
        if self.typed > 3_000:
            raise Quit
        seat = self.rng.choice(game.to_act or (0,))
        if self.rng.random() < 0.3:
            return self.rng.choice(ODDITIES)
        command = game.sample(seat, self.rng) or ""
        return command if self.rng.random() < 0.7 else f"{game.state.seats[seat].name}: {command}"


def games() -> Iterator[tuple[list[str], dict[str, object]]]:
    everything: dict[str, object] = {"tests_of_faith": True, "good_samaritan": True, "babel": ("fr", "la")}
    yield ["Ada", "Ben"], {}
    yield ["Ada", "Ben", "Cleo"], {**everything, "bonus": "claimed", "judge": "vote", "bonus_list": "concordance"}
    yield ["Ada", "Rosie bot:medium"], {**everything, "bonus_list": "concordance"}
    yield ["Ada", "Ben", "Rosie bot:easy"], {"words": "checked", "my_cup_overflows": True}
    yield ["Ada", "Ben"], {**everything, "it_is_finished": True, "levels": ("beginner", "expert")}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("players", "options"), list(games()))
def test_a_game_goes_to_its_end_whatever_is_typed(
    players: list[str], options: Options, language: str, tmp_path: Path
) -> None:
    rng = Random(f"{players}{language}")
    out = io.StringIO()
    rules = parlour.rules_of("scrabble-bible")
    times = {"challenge_time": None, "answer_time": None}
    game = Game.new(rules, players, 5, **with_usual(rules, len(players), times, options))
    keys = Fidget(rng)
    save = Save(tmp_path / "game")
    translator = Translator(language)
    keys.game = game
    game_loop.run(Terminal(Session(game, save, translator), Screen(out=out), keys, renderer_of(game.rules.key)))
    assert game.over
    assert parlour.load(save.path.read_text(encoding="utf-8")) == game
    assert translator("cli-replay-hint", path=str(save.path)) in out.getvalue()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_AG_1_an_open_screen_shows_no_rack(language: str, tmp_path: Path) -> None:
    """What is drawn for everybody is made from a spectator's view."""
    game = parlour.new("scrabble-bible", players=["Ada", "Ben"], seed=5)
    out = io.StringIO()
    session = Session(game, Save(tmp_path / "x"), Translator(language))
    terminal = Terminal(session, Screen(out=out), Keyboard(), renderer_of(game.rules.key))
    terminal.display.draw(None, whole=True)
    assert Translator(language)("crossword-your-tiles") not in out.getvalue()
    terminal.display.draw(0)
    assert Translator(language)("crossword-your-tiles") in out.getvalue()
