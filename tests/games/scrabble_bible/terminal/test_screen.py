"""The program on a terminal: hidden information stays hidden, and nothing is lost."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Unpack

import pytest
from tests.cli.terminal import CLEAR, COLOURS, Terminal, run
from tests.games.scrabble_bible.tables import Options

import parlour
from parlour.kernel.game import Game
from parlour.kernel.seats import with_usual
from parlour.kernel.state import State

HOT_SEAT = ("play", "scrabble-bible", "--players", "Ada", "Ben")
ANYTHING = ("--option", "word_list=any", "--option", "bonus_list=none")


def mirror(seed: int, *players: str, **options: Unpack[Options]) -> Game[State]:
    rules = parlour.rules_of("scrabble-bible")
    times = {"challenge_time": None, "answer_time": None}
    return Game.new(rules, players, seed, **with_usual(rules, len(players), times, options))


def drawn(rack: str) -> str:
    """A rack as drawn, in alphabetical order."""
    values = {1: "AEILNORSTU", 2: "DG", 3: "BCMP", 4: "FHVWY", 5: "K", 8: "JX", 10: "QZ"}
    faces = []
    for tile in rack:
        value = next((str(points) for points, letters in values.items() if tile in letters), " ")
        faces.append(f" {tile}{value.translate(str.maketrans('0123456789', '₀₁₂₃₄₅₆₇₈₉'))} ")
    return " ".join(faces)


def test_AG_1_a_rack_is_on_the_screen_for_its_owner_only(tmp_path: Path) -> None:
    game = mirror(7, "Ada", "Ben", word_list="any", bonus_list="none")
    (first,) = game.to_act
    racks = [drawn(str(game.view(seat)["rack"])) for seat in (0, 1)]
    names = ("Ada", "Ben")
    play = f"play 8H {str(game.view(first)['rack']).replace('?', '')[:3]}"
    with Terminal(tmp_path, *HOT_SEAT, *ANYTHING, "--seed", "7") as screen:
        screen.wait_for(f"Pass the screen to {names[first]}.")
        assert not any(rack in screen.on_screen for rack in racks)
        screen.type("")
        screen.wait_for(f"{names[first]} ›")
        assert racks[first] in screen.on_screen
        assert racks[1 - first] not in screen.on_screen

        screen.type(play)
        screen.wait_for("challenge")
        screen.wait_for(f"{names[1 - first]} ›")
        before = screen.log
        assert not any(rack in screen.on_screen for rack in racks)
        assert "Your tiles" not in screen.on_screen
        screen.type("")
        screen.wait_for(f"Pass the screen to {names[1 - first]}.")
        between = COLOURS.sub("", screen.log[len(before) :])
        assert "Your tiles" not in between
        assert CLEAR in between
        screen.type("")
        screen.wait_for(f"{names[1 - first]} ›")
        assert racks[1 - first] in screen.on_screen
        assert racks[first] not in screen.on_screen


def test_AG_1_the_arrow_keys_do_not_bring_back_what_the_other_typed(tmp_path: Path) -> None:
    game = mirror(7, "Ada", "Ben")
    (first,) = game.to_act
    tiles = str(game.view(first)["rack"])[:3]
    names = ("Ada", "Ben")
    with Terminal(tmp_path, *HOT_SEAT, "--seed", "7") as screen:
        screen.wait_for("Press Enter.")
        screen.type("")
        screen.wait_for(f"{names[first]} ›")
        screen.type(f"exchange {tiles}")
        screen.wait_for("Press Enter.")
        screen.type("")
        screen.wait_for(f"{names[1 - first]} ›")
        screen.press("\x1b[A")
        screen.type("/options")
        screen.wait_for("answer_time")
        assert f"exchange {tiles}" not in screen.on_screen


def test_leaving_takes_the_rack_off_the_screen(tmp_path: Path) -> None:
    with Terminal(tmp_path, *HOT_SEAT, "--seed", "7") as screen:
        screen.wait_for("Press Enter.")
        screen.type("")
        screen.wait_for("Your tiles")
        screen.wait_for("›")
        assert screen.leave_by("\x03") == 0
        assert "Your tiles" not in screen.on_screen
        assert "Your game is saved in" in screen.on_screen


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_at_any_moment_is_clean(tmp_path: Path, key: str) -> None:
    for moment in ("Player 1", "Player 2", "House rule:", "Press Enter.", "›"):
        with Terminal(tmp_path / moment.split()[0], "play", "scrabble-bible") as screen:
            for prompt, answer in (("Player 1", "Ada"), ("Player 2", "Ben"), ("Player 3", ""), ("House rule:", "")):
                screen.wait_for(prompt)
                if prompt == moment:
                    break
                screen.type(answer)
            else:
                screen.wait_for("Press Enter.")
                if moment == "›":
                    screen.type("")
                    screen.wait_for("›")
            assert screen.leave_by(key) == 0
            assert "Traceback" not in screen.log


def test_a_game_survives_being_killed(tmp_path: Path) -> None:
    """Everything acknowledged is in the file, and the game continues from there."""
    file = tmp_path / "game.parlour"
    start = (*HOT_SEAT, *ANYTHING, "--seed", "7", "--save", str(file))
    game = mirror(7, "Ada", "Ben", word_list="any", bonus_list="none")
    (first,) = game.to_act
    play = f"play 8H {str(game.view(first)['rack']).replace('?', '')[:3]}"
    with Terminal(tmp_path, *start) as screen:
        screen.wait_for("Press Enter.")
        screen.type("")
        screen.wait_for("›")
        screen.type(play)
        screen.wait_for("challenge")
        screen.kill()
    game.do(first, play)
    assert parlour.load(file.read_text(encoding="utf-8")).state == game.state

    with Terminal(tmp_path, *start) as screen:
        screen.wait_for("You have an unfinished game")
        screen.type("")
        screen.wait_for("challenge")
        screen.type("")
        screen.wait_for(f"Pass the screen to {('Ada', 'Ben')[1 - first]}.")
        screen.kill()
    game.do(1 - first, "accept")
    assert parlour.load(file.read_text(encoding="utf-8")).state == game.state


def test_a_game_in_the_users_folder_is_offered_again(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "scrabble-bible") as screen:
        for prompt, answer in (("Player 1", "Ada"), ("Player 2", "Ben"), ("Player 3", ""), ("House rule:", "")):
            screen.wait_for(prompt)
            screen.type(answer)
        screen.wait_for("Press Enter.")
        os.kill(screen.pid, signal.SIGTERM)
        assert screen.wait() != 0
    (file,) = tmp_path.glob("parlour/games/*.parlour")
    before = file.read_text(encoding="utf-8")

    again = run(tmp_path, "play", "scrabble-bible", typed="perhaps\ny\n\npass\n")
    assert "You have an unfinished game: Ada 0, Ben 0." in again.out
    assert file.read_text(encoding="utf-8").startswith(before)
    assert list(tmp_path.glob("parlour/games/*.parlour")) == [file]

    kept = file.read_text(encoding="utf-8")
    restarted = run(tmp_path, "play", "scrabble-bible", typed="n\nCleo\n\n\n")
    assert "You have an unfinished game: Ada 0, Ben 0." in restarted.out
    assert file.read_text(encoding="utf-8") == kept
    assert len(list(tmp_path.glob("parlour/games/*.parlour"))) == 2


def test_colours_and_their_absence(tmp_path: Path) -> None:
    def colours(*more: str, **environ: str) -> set[str]:
        with Terminal(tmp_path, *HOT_SEAT, "--seed", "7", *more, environ=environ) as screen:
            screen.wait_for("Press Enter.")
            screen.type("")
            screen.wait_for("›")
            return set(COLOURS.findall(screen.log))

    many = colours()
    assert any("48;2;243;227;195" in code for code in many)  # ivory tiles
    few = colours(COLORTERM="", TERM="xterm")
    assert few
    assert not any(";2;" in code or ";5;" in code for code in few)
    for none in (colours("--no-colour"), colours("--plain"), colours(NO_COLOR="1"), colours(TERM="dumb")):
        assert none == set()


def test_AG_1_a_terminal_that_cannot_be_cleared_is_filled_with_empty_lines(tmp_path: Path) -> None:
    with Terminal(tmp_path, *HOT_SEAT, "--seed", "7", environ={"TERM": "dumb"}) as screen:
        screen.wait_for("Press Enter.")
        screen.type("")
        screen.wait_for("›")
        screen.type("pass")
        assert "\n" * 60 in screen.wait_for("Press Enter.")
        assert "\x1b" not in screen.log


@pytest.mark.parametrize(("columns", "rows"), [(60, 24), (80, 24), (120, 40), (40, 24)])
def test_a_page_fits_its_screen(tmp_path: Path, columns: int, rows: int) -> None:
    game = mirror(7, "Ada", "Ben", word_list="any", bonus_list="none")
    (first,) = game.to_act
    tiles = str(game.view(first)["rack"]).replace("?", "")
    with Terminal(tmp_path, *HOT_SEAT, *ANYTHING, "--seed", "7", columns=columns, rows=rows) as screen:
        screen.wait_for("Press Enter.")
        screen.type("")
        screen.wait_for("›")
        screen.type(f"8H {tiles[:5]}")
        screen.wait_for("challenge")
        screen.wait_for("›")
        lines = screen.on_screen.splitlines()
        assert max(map(len, map(str.rstrip, lines))) <= columns
        assert len(lines) <= rows
        assert any(line.startswith("15 ") for line in lines)
        assert any(line.strip().startswith("A ") for line in lines)


def test_bots_pause_and_enter_skips_it(tmp_path: Path) -> None:
    """Input typed while a bot is thinking is not lost, and an empty line only skips the pause."""
    players = ("--players", "Rosie bot:easy", "Otto bot:easy", "Ada")
    checked = ("--option", "words=checked")
    with Terminal(tmp_path, "play", "scrabble-bible", *players, *checked, "--seed", "1") as screen:
        screen.wait_for("is thinking…")
        screen.type("")
        screen.wait_for("Ada ›")
        screen.type("pass")
        screen.wait_for("is thinking…")
        screen.type("/options")
        screen.wait_for("Ada › /options")
        screen.wait_for("answer_time")


def test_time_runs_out_while_a_player_thinks(tmp_path: Path) -> None:
    clock = ("--option", "clock=turn", "--option", "clock_seconds=1")
    with Terminal(tmp_path, *HOT_SEAT, *clock, "--seed", "7") as screen:
        screen.wait_for("Press Enter.")
        screen.type("")
        screen.wait_for("ran out of time")
        screen.wait_for("Press Enter.")


def test_it_asks_before_something_that_cannot_be_undone(tmp_path: Path) -> None:
    with Terminal(tmp_path, *HOT_SEAT, "--seed", "7") as screen:
        screen.wait_for("Press Enter.")
        screen.type("")
        screen.wait_for("›")
        screen.type("resign")
        screen.wait_for("Do it? [y/N]")
        screen.type("")
        screen.wait_for("›")
        screen.type("resign")
        screen.wait_for("Do it? [y/N]")
        screen.type("y")
        screen.wait_for("– winner")
        assert screen.wait() == 0
