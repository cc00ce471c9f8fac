"""Arrows go down only: a layer imports from the layers below it, never from those above or beside it."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "parlour"

LAYERS = (
    ("__main__",),  # python -m parlour
    ("cli",),
    ("gym", "server"),
    ("tables",),
    ("bots",),  # external bots
    ("printing",),  # what games print, as PDF
    ("formats",),
    ("__init__",),  # the façade: parlour.new, parlour.load and so on
    ("library", "typed"),  # its functions, and their types
    ("games",),
    ("contract",),  # what a game may add to the layers above
    ("scripture",),  # its words are words first
    ("words",),
    ("data",),
    ("kernel",),
    ("_engine",),
)
RANK = {name: -depth for depth, names in enumerate(LAYERS) for name in names}

# What may be imported from elsewhere, besides the standard library.
EVERYWHERE = {"msgspec"}
OUTSIDE = {
    "bots": {"websockets"},
    "cli": {"openskill", "pyarrow", "ray", "rich"},
    "formats": {"pyarrow"},
    "gym": {"gymnasium", "numpy", "pettingzoo", "pyspiel", "rich"},
    "printing": {"pypdf", "resvg_py", "typst"},
    "server": {"h11", "litestar", "opentelemetry", "prometheus_client", "segno", "uvicorn", "websockets"},
    "tables": {"nats", "psycopg"},
}
ON_A_TERMINAL = "terminal.py"
"""What draws a game there imports Rich; nothing else of a game, or of the contract, does. Nothing but `additions.py`
and its like imports such a module, so that a game is played without Rich."""

# A game is pure: time and chance are arguments, and it does no I/O.
NOT_IN_GAMES = {
    "asyncio",
    "datetime",
    "secrets",
    "socket",
    "sqlite3",
    "subprocess",
    "threading",
    "time",
    "uuid",
}


class Import(NamedTuple):
    module: str
    line: int


def imports_of(path: Path) -> Iterator[Import]:
    """Everything a module imports, wherever in it: also for types only, and also when first needed."""
    package = ("parlour", *path.relative_to(PACKAGE).parent.parts)
    for node in ast.walk(ast.parse(path.read_text("utf-8"), path.name)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, node.lineno)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            origin = ".".join((*above, *filter(None, [node.module])))
            for alias in node.names:
                # `from parlour import x`: x is a layer, or else a name of the façade.
                yield Import(f"{origin}.{alias.name}" if origin == "parlour" else origin, node.lineno)


def layer_of(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in RANK else "__init__"


def modules() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*.py*") if path.suffix in {".py", ".pyi"})


def own_layer(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].split(".")[0]


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_imports_point_down(path: Path) -> None:
    own = own_layer(path)
    assert own in RANK, f"{own} has no layer yet: give it one in this test, and say why in docs/decisions"
    for imported in imports_of(path):
        where = f"{path.relative_to(PACKAGE)}:{imported.line} imports {imported.module}"
        root = imported.module.split(".")[0]
        if root == "parlour":
            layer = layer_of(imported.module)
            assert layer == own or RANK[layer] < RANK[own], f"{where}, which is not below {own}"
        elif path.suffix == ".py":
            allowed = sys.stdlib_module_names | EVERYWHERE | OUTSIDE.get(own, set())
            if own in ("games", "contract") and path.name == ON_A_TERMINAL:
                allowed = allowed | {"rich"}
            assert root in allowed, f"{where}, which {own} may not depend on"


@pytest.mark.parametrize(
    "path",
    [path for path in modules() if own_layer(path) == "games"],
    ids=lambda path: path.relative_to(PACKAGE).as_posix(),
)
def test_games_look_at_no_clock_and_talk_to_nobody(path: Path) -> None:
    for imported in imports_of(path):
        assert imported.module.split(".")[0] not in NOT_IN_GAMES, f"{path.name}:{imported.line}"


@pytest.mark.parametrize(
    "path",
    [path for path in modules() if own_layer(path) == "games" and path.name not in ("additions.py", ON_A_TERMINAL)],
    ids=lambda path: path.relative_to(PACKAGE).as_posix(),
)
def test_a_game_is_played_without_what_draws_it(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"), path.name)):
        if isinstance(node, ast.ImportFrom):
            names = [f"{node.module}", *(f"{node.module}.{alias.name}" for alias in node.names)]
            assert not any(re.fullmatch(r"parlour\.games\.\w+\.terminal", name) for name in names), path


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("import parlour.games.chess", "parlour.games.chess"),
        ("from parlour import games", "parlour.games"),
        ("from parlour.games import chess", "parlour.games"),
        ("from . import state", "parlour.kernel"),
        ("from .. import games", "parlour.games"),
        ("from ..games.chess import rules", "parlour.games.chess"),
        ("def late():\n    from parlour.cli import main", "parlour.cli"),
    ],
)
def test_no_form_of_import_is_missed(
    source: str, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", tmp_path)
    (tmp_path / "kernel").mkdir()
    module = tmp_path / "kernel" / "rules.py"
    module.write_text(source)
    assert [imported.module for imported in imports_of(module)] == [expected]
