"""The types of each game: the stub is current, it checks users' scripts, and real views and events match it."""

import __future__

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from types import UnionType
from typing import Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest
from tools import typed

import parlour
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.option_fields import describe
from parlour.kernel.rules import Rules
from parlour.kernel.state import State

GAMES = Path(__file__).parents[1] / "games"
KEYS = [face.key for face in typed.faces()]
CACHE = Path(__file__).parents[2] / ".mypy_cache" / os.environ.get("PYTEST_XDIST_WORKER", "users")


def script(key: str, name: str) -> Path:
    return GAMES / key.replace("-", "_") / name


def mypy(folder: Path, *scripts: Path) -> list[tuple[str, int, str]]:
    """File, line and code of all errors that a user is told of, who has installed the package and has no settings."""
    command = [sys.executable, "-m", "mypy", "--strict", "--scripts-are-modules", f"--cache-dir={CACHE}"]
    copies = []
    for path in scripts:
        copies.append(folder / f"{path.parent.name}_{path.name}")
        copies[-1].write_text(path.read_text("utf-8"), "utf-8")
    run = subprocess.run([*command, *map(str, copies)], cwd=folder, capture_output=True, text=True, check=False)
    assert run.returncode in (0, 1), run.stderr
    found = re.findall(r"^(.*?):(\d+): error: .*\[([a-z-]+)\]$", run.stdout, re.MULTILINE)
    assert bool(found) == (run.returncode == 1), run.stdout
    return [(name, int(line), code) for name, line, code in dict.fromkeys(found)]


def test_the_stub_is_not_stale() -> None:
    assert typed.FILE.read_text("utf-8") == typed.write(), "run make generated"


def test_a_users_script_needs_no_cast(tmp_path: Path) -> None:
    assert mypy(tmp_path, *(script(key, "users_script.py") for key in KEYS)) == []


@pytest.mark.parametrize("key", KEYS)
def test_a_users_script_runs(key: str) -> None:
    done = subprocess.run([sys.executable, script(key, "users_script.py")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_users_mistakes_are_found(tmp_path: Path) -> None:
    scripts = [script(key, "users_mistakes.py") for key in KEYS]
    marked = [
        (f"{path.parent.name}_{path.name}", number, mark[1])
        for path in scripts
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if (mark := re.search(r"# error: ([a-z-]+)$", line))
    ]
    assert len(marked) > 4 * len(KEYS)
    assert sorted(mypy(tmp_path, *scripts)) == sorted(marked)


def test_games_of_others_are_checked_too(tmp_path: Path) -> None:
    """By the general signature: any options, and a view of which only its being a mapping is known."""
    text = """
import parlour
from parlour.kernel.game import Game
from parlour.kernel.option_fields import describe
from parlour.kernel.rules import Rules
from parlour.kernel.state import State

def watch(game: Game[State]) -> object:
    return game.view(0)["heaps"], game.state.options.clock, parlour.hint(game, 0)

def play(key: str, options: dict[str, object]) -> None:
    watch(parlour.new(key, 2, None, **options))

watch(parlour.new("nim", players=2, heaps=3))
for key in parlour.game_keys():
    play(key, {})
"""
    path = tmp_path / "others.py"
    path.write_text(text, "utf-8")
    assert mypy(tmp_path, path) == []
    path.write_text(text.replace('["heaps"]', '["heaps"].upper()'), "utf-8")
    assert [code for _, _, code in mypy(tmp_path, path)] == ["attr-defined"]


# What the types say, and what there is


def stub() -> dict[str, object]:
    """The names in the stub, as if it were a module."""
    code = compile(
        typed.FILE.read_text("utf-8"), typed.FILE, "exec", __future__.annotations.compiler_flag, dont_inherit=True
    )
    names: dict[str, object] = {"__name__": "parlour.typed"}
    exec(code, names)
    return names


STUB = stub()


def misfits(value: object, hint: object, where: str = "view") -> Iterator[str]:
    """The parts of a value that do not have that type. The match is exact: a list is no tuple."""
    arguments = get_args(hint)
    match get_origin(hint) or hint:
        case kind if is_typeddict(kind):
            yield from _misfit_fields(value, kind, where)
        case origin if origin in (Union, UnionType):
            if all(any(misfits(value, one)) for one in arguments):
                yield f"{where}: {value!r} is none of {hint}"
        case origin if origin is Literal:
            if value not in arguments:
                yield f"{where}: {value!r} is none of {arguments}"
        case origin if origin is tuple and isinstance(value, tuple) and arguments[-1] is ...:
            for number, item in enumerate(value):
                yield from misfits(item, arguments[0], f"{where}[{number}]")
        case origin if origin is tuple and isinstance(value, tuple):
            if len(value) != len(arguments):
                yield f"{where}: {value!r} has {len(value)} items, not {len(arguments)}"
            for number, (item, one) in enumerate(zip(value, arguments, strict=False)):
                yield from misfits(item, one, f"{where}[{number}]")
        case origin if origin is list and isinstance(value, list):
            for number, item in enumerate(value):
                yield from misfits(item, arguments[0], f"{where}[{number}]")
        case origin if origin is dict and isinstance(value, dict):
            for key, item in value.items():
                yield from misfits(key, arguments[0], f"{where}: key")
                yield from misfits(item, arguments[1], f"{where}[{key!r}]")
        case kind if kind is float and type(value) in (float, int):
            pass
        case kind if kind is not type(value):
            yield f"{where}: {value!r} is not of type {hint}"


@cache
def hints_of(kind: object) -> dict[str, object]:
    return get_type_hints(kind, STUB, include_extras=True)


def _misfit_fields(value: object, kind: object, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: {value!r} is no dict"
        return
    hints = hints_of(kind)
    for name in value.keys() - hints.keys():
        yield f"{where}: there is no field “{name}”"
    for name, hint in hints.items():
        if name in value:
            wanted = get_args(hint)[0] if get_origin(hint) is NotRequired else hint
            yield from misfits(value[name], wanted, f"{where}[{name!r}]")
        elif get_origin(hint) is not NotRequired:
            yield f"{where}: the field “{name}” lacks"


def random_table(rules: Rules[State], rng: Random) -> Game[State]:
    """A new game by some options that are not the usual ones."""
    while True:
        options: dict[str, object] = {}
        for field in rng.sample(fields := describe(rules.options), len(fields) // 3):
            if field.kind == "list":
                options[field.name] = list(field.choices)
            elif field.kind in ("choice", "switch"):
                options[field.name] = rng.choice(field.choices or (True, False))
        try:
            return parlour.new(rules.key, rng.choice(rules.seats), rng.getrandbits(32), **options)
        except parlour.OptionError:
            continue  # they conflict, or need another number of players


def play_at_random(game: Game[State], steps: int, rng: Random) -> None:
    for _ in range(steps):
        if game.over:
            return
        if game.deadline is not None and (not game.to_act or rng.random() < 0.1):
            game.timeout()
            continue
        seat = rng.choice(game.to_act)
        command = game.sample(seat, rng)
        if command is not None:
            with suppress(ParlourError):  # a wild command
                game.do(seat, command)


@pytest.mark.parametrize("key", KEYS)
def test_views_and_events_are_of_the_types_that_are_told(key: str) -> None:
    face = next(face for face in typed.faces() if face.key == key)
    view, event = STUB[face.named("View")], STUB[face.named("Event")]
    assert isinstance(event, UnionType)
    rng = Random(key)
    for _ in range(6):
        game = random_table(face.rules, rng)
        assert isinstance(game.state, face.rules.state) and isinstance(game.state.options, face.rules.options)
        for steps in (0, 5, 30, 60):
            play_at_random(game, steps, rng)
            for seat in (*range(len(game.state.seats)), None):
                assert list(misfits(game.view(seat), view)) == []
        assert all(isinstance(line.event, event) for line in game.lines)
    if face.analysis is not None:
        assert isinstance(parlour.analyse(parlour.new(key, seed=1)), face.analysis)


@pytest.mark.parametrize(
    ("value", "hint"),
    [
        ([1], tuple[int, ...]),
        ((1,), list[int]),
        ((1, "a"), tuple[int, ...]),
        ((1,), tuple[int, int]),
        (True, int),
        (1, bool),
        (None, str),
        ("c", Literal["a", "b"]),
        ({1: 2}, dict[str, int]),
        ({"a": "b"}, dict[str, int]),
        (1.5, int | None),
    ],
)
def test_a_misfit_is_found(value: object, hint: object) -> None:
    assert list(misfits(value, hint))


def test_a_wrong_field_is_found() -> None:
    seat = {"name": "Ada", "bot": "", "standing": "playing", "time_left": None, "character": ""}
    assert list(misfits(seat, STUB["SeatView"])) == []
    assert list(misfits({**seat, "bot": 7}, STUB["SeatView"])) == ["view['bot']: 7 is not of type <class 'str'>"]
    assert list(misfits({**seat, "hand": ""}, STUB["SeatView"])) == ["view: there is no field “hand”"]
    del seat["time_left"]
    assert list(misfits(seat, STUB["SeatView"])) == ["view: the field “time_left” lacks"]
