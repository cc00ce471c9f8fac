"""moji on a terminal: cards without colours, words said without typing “say”, and a bot that takes its time."""

import io
from pathlib import Path
from typing import Unpack

import pytest
from rich.console import Console
from tests.cli.terminal import Terminal, run
from tests.games.moji.rounds import MojiGame, Options

import parlour
from parlour.cli.renderers import renderer_of
from parlour.contract.i18n import Translator
from parlour.contract.terminal import RenderStyle
from parlour.kernel.game import Game
from parlour.kernel.state import State


def drawn(game: Game[State], language: str = "en") -> str:
    look = RenderStyle(Translator(language), 80, colour=False, unicode=True, plain=False)
    renderer, screen = renderer_of("moji"), io.StringIO()
    for part in (renderer.table(game.view(0), [], look), renderer.hand(game.view(0), look)):
        if part is not None:
            Console(file=screen, width=80, color_system=None).print(part)
    return screen.getvalue()


def table(**options: Unpack[Options]) -> MojiGame:
    return parlour.position("moji", "faceup A red / C blue; stacks BD/FG", players=["Ada", "Ben"], **options)


def test_without_colours_a_card_says_its_colour() -> None:
    assert "[Ar]  Ada" in drawn(table()) and "[Cb]  Ben" in drawn(table())


@pytest.mark.parametrize(("language", "said"), [("en", "5 letters or more"), ("fr", "5 lettres ou plus")])
def test_the_challenges_are_told(language: str, said: str) -> None:
    assert said in drawn(table(min=5), language)


def test_what_is_typed_is_said_or_written() -> None:
    renderer, translator = renderer_of("moji"), Translator("en")
    assert renderer.read_typed("catch", table().view(0), translator)[0] == "say catch"
    assert renderer.read_typed("stuck", table().view(0), translator)[0] == "stuck"
    writing = parlour.new("moji", players=2, seed=1, variation="eagle-eyes")
    for seat in (0, 1):
        writing.do(seat, "ready", at=1.0)
    assert renderer.read_typed("hack; letter", writing.view(0), translator)[0] == "write hack; letter"


def test_enter_alone_flips_when_a_card_is_owed() -> None:
    game = table()
    assert renderer_of("moji").nothing(game.view(0)) == ""
    game.do(1, "say CAB", at=1.0)
    game.timeout(at=game.deadline)
    assert renderer_of("moji").nothing(game.view(0)) == "flip"
    assert "Press Enter to flip" in drawn(game)


def test_a_person_races_a_bot(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "moji", "--players", "Ada", "bot:hard", "--seed", "3") as terminal:
        terminal.wait_for("Ada ›")
        terminal.type("")
        terminal.wait_for("New cards")
        terminal.wait_for("and took")  # the bot finds a word in its own time


def test_MO_18_the_end_tells_how_the_next_game_keeps_what_was_voted_in(tmp_path: Path) -> None:
    word = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"  # not a word, whatever the cards
    typed = ["", "ready", "", "ready", "", word, f"question {word}", "y", "", "resign"]
    grid = ("--players", "Ada", "Ben", "--seed", "3", "--option", "variation=off-the-grid")
    said = run(tmp_path, "play", "moji", *grid, typed="\n".join([*typed, ""])).out
    assert f"Settled by vote: {word}." in said
    assert f"To keep these in your next game: parlour play moji --option own_words={word}" in said
