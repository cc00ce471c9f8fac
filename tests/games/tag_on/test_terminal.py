"""TAG ON on a terminal: four sides of each tile, coloured squares that differ without colours."""

import io
from random import Random
from typing import Unpack

import pytest
from rich.console import Console
from tests.games.tag_on.tables import Options

import parlour
from parlour.cli.renderers import renderer_of
from parlour.contract.i18n import Translator
from parlour.contract.terminal import RenderStyle
from parlour.kernel.game import Game
from parlour.kernel.state import State

ROWS = "/".join(["17"] * 6 + ["8A8", "8N8", "8GOD6", "8E8", "8L8"] + ["17"] * 6)


def drawn(game: Game[State], language: str = "en", width: int = 100, *, plain: bool = False) -> tuple[str, str]:
    """The table and the rack of seat 0, as text."""
    look = RenderStyle(Translator(language), width, colour=False, unicode=True, plain=plain)
    renderer = renderer_of("tag-on")
    shown = []
    for part in (renderer.table(game.view(0), [], look), renderer.hand(game.view(0), look)):
        screen = io.StringIO()
        Console(file=screen, width=width, color_system=None).print(part)
        shown.append(screen.getvalue())
    return shown[0], shown[1]


def table(**options: Unpack[Options]) -> Game[State]:
    return parlour.position("tag-on", f"{ROWS} GE?!N/ABC 74/29 0 faceup EL;", players=["Ada", "Ben"], **options)


def test_the_four_sides_stand_where_they_stand_on_the_tile() -> None:
    _, hand = drawn(table())
    title, upper, middle, lower = hand.splitlines()[:4]
    assert title.startswith("Your tiles")
    at = middle.index("E")
    assert (upper[at : at + 2], lower[at : at + 2]) == ("+4", "+2")
    assert middle[at - 3 : at + 5].strip() == "+2 E ×4"


@pytest.mark.parametrize(("language", "marks"), [("en", "Bk Ch La Ut Ge"), ("fr", "Li Pe Pa Dé Gé")])
@pytest.mark.parametrize("plain", [False, True])
def test_coloured_squares_are_told_apart_without_colours(language: str, marks: str, plain: bool) -> None:
    shown, _ = drawn(table(), language, plain=plain)
    assert all(mark in shown for mark in marks.split())


def test_in_words_for_a_screen_reader() -> None:
    shown, hand = drawn(table(), plain=True)
    assert "Words on the board: 9I GOD, I7 ANGEL." in shown
    assert "E: left +2, bottom +2, right ×4, top +4" in hand
    assert "shield" in hand


def test_a_narrow_terminal_has_the_sides_in_words() -> None:
    _, hand = drawn(table(), width=30)
    assert "G: left +6" in " ".join(hand.split())


def test_the_preview_shows_the_running_total() -> None:
    game = parlour.position("tag-on", f"{ROWS.replace('GOD6', 'G8')} OD/ABC 0/0 0", players=["Ada", "Ben"])
    said = renderer_of("tag-on").preview(game, 0, "play 9I GOD tag ANGEL@I7", Translator("en"))
    assert said == "You’d score 74: (6\u00a0→ 12\u00a0→ 36) + (2\u00a0→ 9\u00a0→ 36\u00a0→ 38) = 74."


def test_what_the_examples_say_is_a_command() -> None:
    game = table(edition="fr")
    for text, told in renderer_of("tag-on").examples(game.view(0), Translator("fr")):
        assert game.parse(text) == game.parse(game.format(game.parse(text)))
        assert told


def test_a_bare_play_is_a_play() -> None:
    game = table()
    assert renderer_of("tag-on").read_typed("9I gods", game.view(0), Translator("en"))[0] == "play 9I GODS"
    assert game.rules.bot("easy").choose(game.view(0), Random(1))
