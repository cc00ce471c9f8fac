"""Programs as bots: whatever one does, it loses its turn and nothing else happens."""

import io
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest
import tests.toys  # noqa: F401 — registers the toy games
from tests.bots.faulty import MODES
from tests.choice import RACE, TILES

import parlour
from parlour.bots import protocol, stdio
from parlour.bots.program import MOST_FAILURES, ProgramBot
from parlour.cli import main
from parlour.cli.saves import Save
from parlour.cli.session import Session
from parlour.contract.i18n import Translator
from parlour.kernel import bot_driver, outside_bots
from parlour.kernel.bot_driver import Bots, let_one_bot_act, play_bots
from parlour.kernel.errors import BotFailed, ParlourError
from parlour.kernel.outside_bots import bot_of, find_bot
from parlour.tables.seats import table_bots

FAULTY = Path(__file__).parent / "faulty.py"


def program(mode: str, *more: object) -> list[str]:
    return [sys.executable, "-I", "-S", str(FAULTY), mode, *map(str, more)]


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> None:
    """All modes of the program as names of bots."""
    monkeypatch.setenv(outside_bots.VARIABLE, "")
    monkeypatch.setenv(outside_bots.SECONDS, "0.1")
    outside_bots.add(f"{mode}={' '.join(program(mode))}" for mode in (*MODES, "passes"))


class Passer:
    """Passes, and knows how long it may think."""

    time_left = 0.0
    seen: ClassVar[list[float]] = []

    def choose(self, view: Mapping[str, object], rng: Random) -> str | None:
        Passer.seen.append(self.time_left)
        return "pass"


class Broken:
    def choose(self, view: Mapping[str, object], rng: Random) -> str | None:
        print("this is not the protocol")
        raise ValueError("not\ntoday")


@pytest.mark.usefixtures("named")
@pytest.mark.parametrize("mode", MODES)
def test_a_program_that_fails_loses_its_turns_and_the_game_goes_on(mode: str) -> None:
    game = parlour.new("bluff", players=["Ada bot:medium", f"Ben bot:{mode}"], seed=3)
    with Bots(game) as bots:
        play_bots(game, Random(3), bots=bots)
    assert game.over
    assert bots.faults[0] == 0 and (bots.faults[1] > 0 or mode == "waits")
    assert parlour.replay(game.log) == game


@pytest.mark.usefixtures("named")
def test_a_turn_that_is_lost_is_passed() -> None:
    game = parlour.new(TILES, players=["Ada bot:refused", "Ben bot:refused"], seed=3)
    play_bots(game, Random(3))
    assert game.over
    assert {line.command for line in game.lines if line.command} == {"pass"}


@pytest.mark.usefixtures("named")
def test_in_a_race_a_program_that_fails_is_stuck() -> None:
    game = parlour.new(RACE, players=["Ada", "Ben bot:declines"], seed=3)
    with Bots(game) as bots:
        said = let_one_bot_act(game, Random(3), bots=bots)
        assert said is not None and said.command == "ready"
        game.do(0, "ready", at=1)
        assert game.deadline is not None
        said = let_one_bot_act(game, Random(3), at=game.deadline, bots=bots)
        assert said is not None and said.command == "stuck"


def test_a_program_says_its_pace() -> None:
    bot = ProgramBot("Rex", program("passes"), 10)
    game = parlour.new(TILES, players=2, seed=1)
    try:
        assert bot.choose(game.view(0), Random(1)) == "pass"
        assert bot.pace(game.view(0), "pass", Random(1)) == 2.5
    finally:
        bot.close()


def test_a_program_that_hangs_is_stopped_with_all_that_it_started(tmp_path: Path) -> None:
    bot = ProgramBot("Rex", program("with-child", tmp_path / "child"), 0.1)
    game = parlour.new(TILES, players=2, seed=1)
    with pytest.raises(BotFailed, match=r"didn’t answer within 0\.1"):
        bot.choose(game.view(0), Random(1))
    child = int((tmp_path / "child").read_text())
    status = Path(f"/proc/{child}/stat")
    for _ in range(100):
        if not status.exists() or status.read_text().rpartition(")")[2].split()[0] == "Z":
            break
        time.sleep(0.01)
    else:
        raise AssertionError("its child still runs")


def test_a_program_is_started_again_a_few_times() -> None:
    bot = ProgramBot("Rex", program("dies"), 10)
    view = parlour.new(TILES, players=2, seed=1).view(0)
    for _ in range(MOST_FAILURES):
        with pytest.raises(BotFailed, match="has ended"):
            bot.choose(view, Random(1))
    with pytest.raises(BotFailed, match="too often"):
        bot.choose(view, Random(1))


def test_a_program_that_is_not_there_says_so() -> None:
    bot = ProgramBot("Rex", ["./no-such-program"], 10)
    with pytest.raises(BotFailed, match="no-such-program"):
        bot.choose(parlour.new(TILES, players=2, seed=1).view(0), Random(1))


def test_a_program_that_declines_goes_on() -> None:
    bot = ProgramBot("Rex", program("declines"), 10)
    view = parlour.new(TILES, players=2, seed=1).view(0)
    try:
        for _ in range(MOST_FAILURES + 1):
            with pytest.raises(BotFailed, match="I do not know"):
                bot.choose(view, Random(1))
    finally:
        bot.close()


@pytest.mark.usefixtures("named")
def test_a_program_is_told_why_its_command_was_refused(tmp_path: Path) -> None:
    outside_bots.add([f"told={' '.join(program('refused', tmp_path / 'told'))}"])
    game = parlour.new(TILES, players=["Ada bot:told", "Ben bot:told"], seed=3)
    with Bots(game) as bots:
        assert let_one_bot_act(game, Random(1), bots=bots) is not None
    assert (tmp_path / "told").read_text("utf-8").startswith("refused - “sing”")


@pytest.mark.usefixtures("named")
def test_at_the_terminal_a_program_that_fails_loses_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = parlour.new(TILES, players=["Ada", "Ben bot:refused"], seed=3)
    if game.to_act == (0,):
        game.do(0, "pass")
    session = Session(game, Save(tmp_path / "game"), Translator())
    try:
        with monkeypatch.context() as short:
            short.setattr(bot_driver, "LONGEST_LOG", len(game.lines))
            with pytest.raises(ParlourError, match=r"never finish .*: seed 3"):
                session.act_bot(lambda seat: None)
        assert session.act_bot(lambda seat: None)
        assert [line.command for line in game.lines if line.seat == 1 and line.command] == ["pass"]
        assert session.warning == "Ben gave no valid answer and lost a turn."
    finally:
        session.bots.close()


# A class as a program


def test_a_class_speaks_the_protocol() -> None:
    view = parlour.new(TILES, players=2, seed=1).view(0)
    lines = [
        protocol.greeting(),
        protocol.new_game(view),
        *protocol.question(view, 2.5, 7),
        "over",
        "later 1",
        "quit",
        "?",
    ]
    out = io.StringIO()
    Passer.seen.clear()
    assert stdio.run(Passer, "Rex", io.StringIO("\n".join(lines)), out) == 0
    assert out.getvalue() == "bot Rex\nready\ndo pass\n"
    assert Passer.seen == [2.5]


def test_an_error_of_a_class_costs_it_its_turn(capsys: pytest.CaptureFixture[str]) -> None:
    view = parlour.new(TILES, players=2, seed=1).view(0)
    out = io.StringIO()
    lines = [protocol.greeting(), *protocol.question(view, 2.5, 7)]
    assert stdio.run(Broken, "Rex", io.StringIO("\n".join(lines)), out) == 0
    assert out.getvalue().splitlines()[-1] == "error ValueError: not today"
    assert "ValueError" in capsys.readouterr().err


def test_a_class_refuses_another_version_of_the_protocol() -> None:
    out = io.StringIO()
    assert stdio.run(Passer, "Rex", io.StringIO("parlour 99\n"), out) == 1
    assert out.getvalue().startswith("error ")


def test_a_bot_of_a_level_plays_the_same_as_a_program() -> None:
    game = parlour.new("bluff", players=2, seed=1)
    view, out = game.view(game.to_act[0]), io.StringIO()
    stdio.run(lambda: game.rules.bot("medium"), "Rex", io.StringIO("\n".join(protocol.question(view, 1, 7))), out)
    assert out.getvalue() == f"do {game.rules.bot('medium').choose(view, Random(7))}\n"


# Names


def test_a_class_plays_in_the_library_and_its_errors_are_seen() -> None:
    game = parlour.new(TILES, players=["Ada", f"Ben bot:{__name__}:Passer"], seed=2)
    if game.to_act == (0,):
        game.do(0, "pass")
    assert [said.command for said in play_bots(game, Random(1))] == ["pass"]
    game = parlour.new(TILES, players=[f"bot:{__name__}:Broken"] * 2, seed=2)
    with pytest.raises(ValueError, match="today"):
        play_bots(game, Random(1))


def test_a_class_plays_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["arena", TILES, f"{__name__}:Passer", f"{__name__}:Broken", "--games", "1", "--processes", "1"]
    assert main(line) == 0
    assert f"{__name__}:Broken lost" in capsys.readouterr().out


@pytest.mark.usefixtures("named")
def test_names_are_found_and_others_refused() -> None:
    rules = parlour.rules_of(TILES)
    outside_bots.add([f"{RACE}/sprinter=./sprinter"])
    assert find_bot(rules, "hangs") == "hangs" and find_bot(rules, "novice") == "easy"
    assert find_bot(parlour.rules_of(RACE), "sprinter") == "sprinter"
    for name in ("sprinter", "nobody", "a b:C", "x:", ":X"):
        with pytest.raises(ParlourError, match="There’s no bot"):
            find_bot(rules, name)
    for entry in ("rex", "Rex=x", "rex=", "rex=a\nb", "a/b/c=d"):
        with pytest.raises(ParlourError, match="should read"):
            outside_bots.add([entry])
    for entry in ("hard=x", "novice=x"):
        with pytest.raises(ParlourError, match="is a level"):
            outside_bots.add([entry])


def test_a_bot_of_an_installed_package_has_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "dogs-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: dogs\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text(f"[parlour.bots]\nrex = {__name__}:Passer\n")
    monkeypatch.syspath_prepend(tmp_path)
    rules = parlour.rules_of(TILES)
    assert find_bot(rules, "rex") == "rex"
    assert type(bot_of(rules, "rex")).__name__ == "Passer"
    assert "rex" not in table_bots(rules), "a package that is installed is not offered to strangers"


@pytest.mark.usefixtures("named")
def test_the_page_offers_the_bots_that_the_server_was_started_with() -> None:
    rules = parlour.rules_of(TILES)
    assert table_bots(rules) == (*rules.levels, *MODES, "passes")


def test_what_is_wrong_with_a_class_is_said() -> None:
    rules = parlour.rules_of(TILES)
    for place, reason in (
        ("no_such_module:Rex", "no_such_module"),
        (f"{__name__}:Nobody", "has no class “Nobody”"),
        ("random:Random", "has no class “Random” with"),
    ):
        with pytest.raises(ParlourError, match=reason):
            bot_of(rules, place)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        (["bot"], "What would you like to do?"),
        (["bot", "stdio"], "Which class?"),
        (["bot", "stdio", "Rex"], "module:Class"),
        (["bot", "connect", "http://127.0.0.1/t/x"], "Which seat"),
        (["bot", "connect", "http://127.0.0.1/t/x", "a:B"], "isn’t the address"),
        (["arena", TILES, "easy", "hard", "--bot-seconds", "x"], "isn’t a number of seconds"),
        (["arena", TILES, "easy", "no_such_module:Rex"], "no_such_module"),
        (["arena", TILES, "easy", "rex", "--bot", "rex=./no-such-program x"], "no program “./no-such-program”"),
        (["play", TILES, "--players", "Ada", f"bot:{__name__}:Nobody"], "has no class “Nobody”"),
    ],
)
def test_a_wrong_command_line_is_answered(
    line: list[str], answer: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(outside_bots.VARIABLE, "")
    assert main(line) == 2
    assert answer in capsys.readouterr().err
