"""`parlour serve`: open tables for browsers, here and on the local network."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path

from parlour.contract.voice import Voice
from parlour.data.folders import data_folder
from parlour.kernel.errors import ParlourError

DEFAULT_PORT = "8765"
LAST_PORT = 65_535


def arguments(add: Callable[..., argparse._ArgumentGroup], voice: Voice) -> argparse._ArgumentGroup:
    group = add(
        "serve",
        voice("open tables for browsers, here and on the local network"),
        voice("[--port N] [--local] [--data FILE] [--games MODULE,…] [--no-browser]"),
        ("parlour serve", voice("print the address, and a code for phones")),
        ("parlour serve --local --port 9000", voice("for this machine alone, elsewhere")),
    )
    group.add_argument(
        "--port", default=DEFAULT_PORT, metavar="N", help=voice("where to listen; 0 takes any free port")
    )
    group.add_argument("--local", action="store_true", help=voice("for this machine alone"))
    group.add_argument(
        "--data", type=Path, metavar=voice("FILE"), help=voice("where the tables are kept; your data folder by default")
    )
    group.add_argument(
        "--games",
        default="",
        metavar="MODULE,…",
        help=voice("further games, by their Python modules (MODULE or MODULE:NAME); also by PARLOUR_GAMES"),
    )
    group.add_argument("--no-browser", action="store_true", help=voice("do not open a browser"))
    group.add_argument(
        "--pace", default="1", metavar="N", help=voice("multiply the request limits of each device by N")
    )
    group.add_argument(
        "--test-seed", metavar="N", help=voice("for tests: deal and roll from this number; needs --local")
    )
    return group


def store_path() -> Path:
    """Where tables are kept unless something else is said."""
    return data_folder() / "tables.db"


def command(asked: argparse.Namespace, voice: Voice) -> int:
    port, pace, test_seed = _port(asked.port), _pace(asked.pace), _seed(asked.test_seed)
    if asked.games:
        from parlour import games

        games.add(asked.games)
    from parlour.server.launch import Settings, serve

    return serve(
        Settings(
            data=asked.data or store_path(),
            port=port,
            local=asked.local,
            browser=not asked.no_browser,
            pace=pace,
            language=voice.language,
            test_seed=test_seed,
        )
    )


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > LAST_PORT:
        raise ParlourError("“{text}” is no port; it is a number up to {last}.", text=text[:40], last=LAST_PORT)
    return int(text)


def _pace(text: str) -> float:
    try:
        pace = float(text)
    except ValueError:
        pace = 0.0
    if not 0 < pace < 1_000_000:
        raise ParlourError("“{text}” is no number above 0.", text=text[:40])
    return pace


def _seed(text: str | None) -> int | None:
    if text is None:
        return None
    if not re.fullmatch(r"[0-9]{1,9}", text, re.ASCII):
        raise ParlourError("“{text}” is no whole number.", text=text[:40])
    return int(text)
