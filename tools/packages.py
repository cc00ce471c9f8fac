"""Checks the wheel and the sdist.

python tools/packages.py check FOLDER    both contain the page, the word data and the rulebooks
python tools/packages.py play FOLDER     installs the wheel with every Python from 3.11 on this machine, and the sdist
                                         with the first of them, in empty virtual environments, and plays there
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

GAMES = Path(__file__).resolve().parents[1] / "src" / "parlour" / "games"
FOLDERS = sorted(file.parent.name for file in GAMES.glob("*/game.py") if (file.parent / "rulebook").exists())

ENGINE = "parlour/_engine.abi3.so"
NEEDED = (
    ENGINE,
    "parlour/data/parlour.data",
    "parlour/server/page/index.html",
    "parlour/server/page/assets/",
    "parlour/server/locale/fr.ftl",
    "parlour/cli/locale/fr.ftl",
    "parlour/kernel/rulebook/en.md",
    *(f"parlour/games/{folder}/rulebook/{language}.md" for folder in FOLDERS for language in ("en", "fr")),
    *(f"parlour/games/{folder}/rulebook/pictures/" for folder in FOLDERS),
    *(f"parlour/games/{folder}/data/" for folder in FOLDERS),
)


def missing(names: list[str]) -> list[str]:
    """The required files that are missing; a folder needs at least one file.

    >>> there = [f"{name}x" if name.endswith("/") else name for name in NEEDED]
    >>> missing(there)
    []
    >>> missing(["parlour/_engine.pyd", *there[1:3], *there[4:]])
    ['parlour/server/page/assets/']
    """
    stems = {name.split(".")[0] for name in names if name.startswith("parlour/_engine")}
    found = {*names, *(ENGINE for _ in stems)}
    return [needed for needed in NEEDED if not any(_is(name, needed) for name in found)]


def _is(name: str, needed: str) -> bool:
    return name.startswith(needed) and name != needed if needed.endswith("/") else name == needed


def check(folder: Path) -> None:
    """Print what is there; exit with an error if something is missing."""
    for package in sorted([*folder.glob("*.whl"), *folder.glob("*.tar.gz")]):
        if package.suffix == ".whl":
            with ZipFile(package) as archive:
                names = archive.namelist()
        else:
            with tarfile.open(package) as source:
                # An sdist has the sources of the engine in the place of the engine.
                names = [ENGINE, *(name.partition("/src/")[2] for name in source.getnames())]
        if lacking := missing(names):
            sys.exit(f"{package.name} lacks {', '.join(lacking)}")
        print(f"{package.name}: {len(names)} files, {package.stat().st_size / 1e6:.1f} MB")


PLAY = """
import json, re, subprocess, sys, urllib.request
from websockets.sync.client import connect
import parlour

for key in parlour.game_keys():
    game = parlour.new(key, seed=1)
    game.do(game.to_act[0], next(iter(game.legal(game.to_act[0]))))

command = [sys.executable, "-m", "parlour", "serve", "--local", "--no-browser", "--port", "0", "--data", "tables.db"]
with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
    try:
        address = next(found[0] for line in server.stdout if (found := re.search(r"http://[\\d.]+:\\d+", line)))

        def ask(path, body=None, token=""):
            data = None if body is None else json.dumps(body).encode()
            headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
            return urllib.request.urlopen(urllib.request.Request(address + path, data, headers)).read()

        assert b"<title>" in ask("/"), "the page is not served"
        for key in parlour.game_keys():
            seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot"}]
            made = json.loads(ask("/api/tables", {"game": key, "seats": seats}))
            id, token = made["table"]["id"], made["tokens"][0]["token"]
            ask(f"/api/tables/{id}/start", {}, token)
            with connect(address.replace("http", "ws") + "/ws") as socket:
                socket.send(json.dumps({"type": "hello", "table": id, "token": token}))
                assert json.loads(socket.recv())["type"] == "welcome"
                socket.send(json.dumps({"type": "do", "id": "1", "command": "resign"}))
                while (answer := json.loads(socket.recv()))["type"] not in ("done", "refused"):
                    pass
                assert answer["type"] == "done", answer
            assert ask(f"/api/tables/{id}/log")
    finally:
        server.terminate()
assert server.returncode == 0, server.returncode
"""
"""Plays each game with the library and at a table of a server; run by the Python of the new environment."""


def pythons() -> Iterator[Path]:
    """Every Python from 3.11 on this machine, one of each version."""
    found: dict[tuple[int, ...], Path] = {}
    folders = [Path(folder) for folder in os.get_exec_path()]
    folders += sorted(Path.home().glob(".pyenv/versions/*/bin"))
    for folder in folders:
        for program in sorted(folder.glob("python3.*")) if folder.is_dir() else ():
            if not re.fullmatch(r"python3\.\d+", program.name):
                continue
            told = subprocess.run([program, "-c", "import sys; print(*sys.version_info[:2])"], capture_output=True)
            version = tuple(map(int, told.stdout.split()))
            if told.returncode == 0 and version >= (3, 11):
                found.setdefault(version, program)
    return iter(found[version] for version in sorted(found))


def play(folder: Path) -> None:
    """Install both packages in empty environments, and play every game there."""
    [wheel], [source] = folder.glob("*.whl"), folder.glob("*.tar.gz")
    there = list(pythons())
    if not there:
        sys.exit("There is no Python from 3.11 on this machine.")
    for python, package in [*((python, wheel) for python in there), (there[0], source)]:
        with tempfile.TemporaryDirectory() as place:
            subprocess.run([python, "-m", "venv", f"{place}/venv"], check=True)
            installed = f"{place}/venv/bin/python"
            subprocess.run([installed, "-m", "pip", "install", "--quiet", f"{package.resolve()}[all]"], check=True)
            home = {"HOME": place, "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
            subprocess.run([installed, "-c", PLAY], check=True, cwd=place, env=home)
            shutil.rmtree(f"{place}/venv")
        print(f"{package.name}: installed and played with {python.name}", flush=True)


def main() -> None:
    match sys.argv[1:]:
        case ["check", folder]:
            check(Path(folder))
        case ["play", folder]:
            play(Path(folder))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
