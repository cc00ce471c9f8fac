"""`parlour` commands with SCRABBLE Bible Edition: output and refusals."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Unpack

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.cli.terminal import run, surroundings
from tests.games.scrabble_bible.tables import Options

import parlour
from parlour.cli import game_loop, main
from parlour.cli.keyboard import Keyboard
from parlour.cli.renderers import renderer_of
from parlour.cli.saves import Save
from parlour.cli.screen import Screen
from parlour.cli.session import Session
from parlour.cli.settings import read_settings
from parlour.cli.terminal import Terminal
from parlour.contract.i18n import Translator
from parlour.kernel.game import Game
from parlour.kernel.rulebook import FOLDER, Rulebook
from parlour.kernel.state import State

pytestmark = pytest.mark.usefixtures("at_home")
KEY = "scrabble-bible"


def played(*commands: str, **options: Unpack[Options]) -> Game[State]:
    """A game of Ada and Ben with these commands, each by the player to act."""
    game = parlour.new(KEY, players=["Ada", "Ben"], seed=1, word_list="any", bonus_list="none", **options)
    for command in commands:
        game.do(game.to_act[0], command)
    return game


def kept(game: Game[State], name: str = "game.parlour") -> Path:
    path = Path(name)
    path.write_text(game.dump(), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("ply scrabble-bible", "There’s no command “ply”. Did you mean “play”?"),
        ("play scrable", "There’s no game “scrable”. Did you mean “scrabble-bible”?"),
        ("play scrabble-bible --player Ada", "There’s no option “--player”. Did you mean “--players”?"),
        ("play scrabble-bible --players", "--players needs a value."),
        ("play scrabble-bible --players Ada", "2 to 4 players, not 1"),
        ("play scrabble-bible --players A B C D E", "2 to 4 players, not 5"),
        ("play scrabble-bible --players Ada ada", "The name ada is already taken."),
        ("play scrabble-bible --players Ada bot:genius", "There’s no bot “genius”"),
        ("play scrabble-bible --players Ada " + "B" * 41, "A name can have 1 to 40 printable characters."),
        ("play scrabble-bible --players Ada Ben --seed x", "“x” isn’t a whole number."),
        ("play scrabble-bible --players Ada Ben --seed", "--seed needs a value."),
        ("play scrabble-bible --players Ada Ben --language de", "There’s no language “de”. Choose from: en, fr."),
        ("play scrabble-bible --players Ada Ben --preset odd", "There’s no preset “odd”"),
        ("play scrabble-bible --players Ada Ben --option words", "Write options as name=value"),
        ("play scrabble-bible --players Ada Ben --option word=x", "There’s no option “word”"),
        ("play scrabble-bible --players Ada Ben --option words=x", "words can’t be “x”. Choose from: challenge"),
        ("play scrabble-bible --players Ada Ben --option clock_seconds=-1", "clock_seconds can’t be “-1”"),
        ("play scrabble-bible --players Ada Ben --option word_list=@none", "There’s no file none."),
        ("play scrabble-bible --players Ada Ben --option it_is_finished=on --option levels=expert,expert,expert", "3"),
        ("play scrabble-bible --load nowhere", "There’s no file nowhere."),
        ("play scrabble-bible --load nowhere --seed 7", "leave out --seed"),
        ("play scrabble-bible --load .", "."),
        ("rules scrabble-bible SB-19", "There’s no rule SB-19. Close to it: SB-17, SB-20, SB-21."),
        ("rules scrabble-bible AG-99", "There’s no rule AG-99. Close to it: AG-6, AG-7, AG-8."),
        ("rules scrabble-bible SB-1 SB-2", "“SB-2” doesn’t belong here."),
    ],
)
def test_a_wrong_line_is_answered_in_a_sentence(line: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split(" ")) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("parlour: ")
    assert reason in err
    assert err.count("\n") == 1


def test_a_wrong_line_is_answered_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--language", "fr", KEY, "SB-19"]) == 2
    assert "La règle SB-19 n’existe pas" in capsys.readouterr().err


# parlour rules


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_rule_can_be_read(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    own = Rulebook.read(parlour.rules_of(KEY).folder / "rulebook", language)
    for section in (*own.sections, *Rulebook.read(FOLDER, language).sections):
        assert main(["rules", KEY, section.id, "--language", language, "--plain"]) == 0
        out = capsys.readouterr().out
        assert f"{section.id} · {section.title}" in out
        assert "<a id" not in out
        assert "](" not in out


@pytest.mark.parametrize("typed", ["SB-16", "sb16", "sb-16"])
def test_a_rule_is_found_however_it_is_typed(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", KEY, typed]) == 0
    with_game = capsys.readouterr().out
    assert "SB-16 · " in with_game
    assert main(["rules", typed]) == 0
    assert capsys.readouterr().out == with_game


def test_the_whole_rulebook(tmp_path: Path) -> None:
    ran = run(tmp_path, "rules", KEY)
    assert ran.status == 0
    positions = [ran.out.index(f"{id} · ") for id in ("SB-1", "SB-10", "SB-40", "AG-1", "AG-8")]
    assert positions == sorted(positions)
    assert "<!--" not in ran.out
    assert "\x1b" not in ran.out


def test_a_reader_that_has_seen_enough(tmp_path: Path) -> None:
    shell = f"{sys.executable} -m parlour rules {KEY} | head -n 1"
    done = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, env=surroundings(tmp_path), check=True)
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


# parlour games


def test_games_are_listed_with_their_house_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert KEY in capsys.readouterr().out
    assert main(["games", KEY]) == 0
    out = capsys.readouterr().out
    for name in parlour.rules_of(KEY).options.__struct_fields__:
        assert name in out
    assert "Preset classic (Classic (no Bible bonuses)):" in out


# parlour replay


def test_replay_tells_the_story(capsys: pytest.CaptureFixture[str]) -> None:
    path = kept(played("play 8H TYR", "accept", "pass"))
    assert main(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("SCRABBLE Bible Edition: Ada, Ben\n")
    assert "House rules: word_list=any, bonus_list=none." in out
    assert "Ada played TYR for" in out
    assert "Ben passed." in out
    assert "Scores so far: Ada" in out
    assert "Your tiles" not in out


def test_replay_with_the_board_and_from_a_seat(capsys: pytest.CaptureFixture[str]) -> None:
    game = played("play 8H TYR", "accept")
    path = kept(game)
    for seat in ("1", "Ben", "ben"):
        assert main(["replay", str(path), "--board", "--seat", seat]) == 0
        out = capsys.readouterr().out
        assert "(T)(Y)(R)" in out
        assert "Your tiles" in out
    assert main(["replay", str(path), "--seat", "Cleo"]) == 2
    assert "There’s no player “Cleo”. Choose from: 0 Ada, 1 Ben." in capsys.readouterr().err


def test_replay_of_a_finished_game_names_the_winner(capsys: pytest.CaptureFixture[str]) -> None:
    game = played("play 8H TYR", "accept", "resign")
    assert main(["replay", str(kept(game))]) == 0
    assert f"Final scores: Ada {game.scores[0]}, Ben 0. Winner: Ada." in capsys.readouterr().out


def test_replay_step_by_step(tmp_path: Path) -> None:
    path = kept(played("play 8H TYR", "accept", "pass"))
    ran = run(tmp_path, "replay", str(path), "--step", typed="\n" * 20)
    first, second = ran.out.split("Press Enter to continue, or q to quit:")[:2]
    assert "Drawn for the first turn" in first
    assert "(T)(Y)(R)" not in first
    assert "(T)(Y)(R)" in ran.out
    assert second
    left = run(tmp_path, "replay", str(path), "--step", typed="q\n")
    assert left.out.count("Press Enter to continue, or q to quit:") == 1
    assert run(tmp_path, "replay", str(path), "--step").status == 0


GCG = """#player1 Ada Ada
#player2 Ben Ben
>Ada: EGHILT? 8G LIGHT +18 18
>Ben: ABCDEFG - +0 0
"""


def test_replay_of_a_record_in_gcg(capsys: pytest.CaptureFixture[str]) -> None:
    Path("game.GCG").write_text(GCG, encoding="utf-8")
    assert main(["replay", "game.GCG", "--board"]) == 0
    out = capsys.readouterr().out
    assert "Ada played LIGHT for 18." in out
    assert "(L)(I)(G)(H)(T)" in out
    Path("wrong.gcg").write_text(GCG.replace("+18 18", "+19 19"), encoding="utf-8")
    assert main(["replay", "wrong.gcg"]) == 2
    assert "wrong.gcg: Line 3: " in capsys.readouterr().err


def _without_line(text: str) -> tuple[str, int]:
    lines = text.splitlines()
    return "\n".join([*lines[:2], *lines[3:]]), 3


def _with_nonsense(text: str) -> tuple[str, int]:
    lines = text.splitlines()
    return "\n".join([*lines[:3], "{}", *lines[4:]]), 4


def _cut_short(text: str) -> tuple[str, int]:
    return text[:-20], text.count("\n")


def _of_another_game(text: str) -> tuple[str, int]:
    return text.replace(f'"game":"{KEY}"', '"game":"chess"', 1), 1


def _from_the_future(text: str) -> tuple[str, int]:
    return text.replace('{"parlour":1', '{"parlour":99', 1), 1


def _empty(_: str) -> tuple[str, int]:
    return "", 1


@pytest.mark.parametrize(
    "spoil", [_without_line, _with_nonsense, _cut_short, _of_another_game, _from_the_future, _empty]
)
@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]])
def test_a_log_that_is_spoilt_is_refused_with_its_line(
    spoil: object, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert callable(spoil)
    text, line = spoil(played("play 8H TYR", "accept", "pass").dump())
    path = Path("mutated")
    path.write_text(text, encoding="utf-8")
    assert main([*command, str(path)]) == 2
    assert f"mutated: Line {line} of the log" in capsys.readouterr().err
    assert path.read_text(encoding="utf-8") == text


def test_a_file_that_is_no_text(capsys: pytest.CaptureFixture[str]) -> None:
    Path("odd").write_bytes(b"{}\n\xff\xfe")
    assert main(["replay", "odd"]) == 2
    assert "odd: line 2 isn’t UTF-8 text." in capsys.readouterr().err


def test_a_log_cannot_steer_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    game = played("play 8H TYR")
    text = game.dump().replace('"name":"Ada"', json.dumps("name")[:-1] + '":"A\\u001b[2Jda"')
    Path("bad").write_text(text, encoding="utf-8")
    assert main(["replay", "bad"]) == 2
    out, err = capsys.readouterr()
    assert "\x1b" not in out + err


# Saved games


def test_save_never_writes_over_another_game(tmp_path: Path) -> None:
    path = kept(played("play 8H TYR", "accept", "resign"))
    before = path.read_text(encoding="utf-8")
    ran = run(tmp_path, "play", KEY, "--players", "Ada", "Ben", "--save", str(path), typed="\npass\n")
    assert path.read_text(encoding="utf-8") == before
    assert Path("game-2.parlour").exists()
    assert "game-2.parlour" in ran.out


def test_save_refuses_a_file_that_is_something_else(capsys: pytest.CaptureFixture[str]) -> None:
    Path("letter").write_text("Dear Ada", encoding="utf-8")
    assert main(["play", KEY, "--players", "Ada", "Ben", "--seed", "1", "--save", "letter"]) == 2
    assert "letter: Line 1 of the log" in capsys.readouterr().err
    assert Path("letter").read_text(encoding="utf-8") == "Dear Ada"


def test_a_place_where_nothing_can_be_kept_is_refused_before_play(capsys: pytest.CaptureFixture[str]) -> None:
    Path("letter").write_text("Dear Ada", encoding="utf-8")
    assert main(["play", KEY, "--players", "Ada", "Ben", "--seed", "1", "--save", "letter/game"]) == 2
    out, err = capsys.readouterr()
    assert "Can’t write" in err
    assert out == ""


def test_a_game_opened_twice_is_kept_twice(tmp_path: Path) -> None:
    first, second = played("play 8H TYR"), played("pass")
    one = Save(tmp_path / "game")
    one.write(first)
    other = Save(tmp_path / "game", is_ours=True)
    other.write(second)
    one.write(first)
    assert one.path != other.path
    assert parlour.load(one.path.read_text(encoding="utf-8")) == first
    assert parlour.load(other.path.read_text(encoding="utf-8")) == second


def test_a_loaded_game_goes_on_where_it_was(tmp_path: Path) -> None:
    game = played("play 8H TYR", "accept", challenge_time=None, answer_time=None)
    path = kept(game)
    ran = run(tmp_path, "play", "--load", str(path), typed="\npass\n\n/save copy\n/save copy\n/quit\n")
    assert "Pass the screen to Ben." in ran.out
    game.do(1, "pass")
    assert parlour.load(path.read_text(encoding="utf-8")).state == game.state
    assert Path("copy").read_text(encoding="utf-8") == path.read_text(encoding="utf-8")
    assert "copy already exists. Choose another name." in ran.out


def test_a_disk_that_is_full_is_said_and_tried_again(tmp_path: Path) -> None:
    """The game's folder disappears during play and comes back."""
    game = played()
    out = io.StringIO()
    folder = tmp_path / "folder"
    session = Session(game, Save(folder / "game"), Translator())
    terminal = Terminal(session, Screen(out=out), Keyboard(), renderer_of(KEY))
    session.write()
    (folder / "game").unlink()
    folder.rmdir()
    folder.write_text("in the way", encoding="utf-8")
    session.do(0, "pass")
    terminal.display.draw(None)
    assert "Can’t write" in " ".join(out.getvalue().split())  # a long path moves the line break
    folder.unlink()
    session.do(1, f"exchange {str(game.view(1)['rack'])[0]}")
    assert parlour.load((folder / "game").read_text(encoding="utf-8")) == game
    game_loop.leave(terminal)
    assert f"Your game is saved in {folder / 'game'}." in out.getvalue()


# House rules


@given(st.text(max_size=30))
def test_a_setting_is_read_or_refused(text: str) -> None:
    rules = parlour.rules_of(KEY)
    try:
        found = read_settings(rules, [text])
    except parlour.ParlourError:
        return
    assert set(found) <= set(rules.options.__struct_fields__)


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("words=Checked", "words", "checked"),
        ("my-cup-overflows=on", "my_cup_overflows", True),
        ("my_cup_overflows=non", "my_cup_overflows", False),
        ("clock_seconds=90", "clock_seconds", 90),
        ("clock_seconds=1.5", "clock_seconds", 1.5),
        ("challenge_time=none", "challenge_time", None),
        ("babel=", "babel", ()),
        ("babel=none", "babel", ()),
        ("babel=FR, es", "babel", ("fr", "es")),
        ("bonus_list=dove,ark", "bonus_list", ("DOVE", "ARK")),
        ("bonus_list=none", "bonus_list", "none"),
        ("levels=expert,beginner", "levels", ("expert", "beginner")),
        ("levels=expert", "levels", "expert"),
    ],
)
def test_settings(text: str, name: str, value: object) -> None:
    assert read_settings(parlour.rules_of(KEY), [text]) == {name: value}


def test_a_list_of_words_from_a_file() -> None:
    Path("ours.txt").write_text("dove\nark\n", encoding="utf-8")
    assert read_settings(parlour.rules_of(KEY), ["word_list=@ours.txt"]) == {"word_list": ("DOVE", "ARK")}
