"""A game or a position looked at: the best plays that were missed, and how the chances went."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

import parlour
from parlour.cli import replay, saves
from parlour.cli.i18n import Voice
from parlour.cli.screen import Screen, printable
from parlour.games.scrabble_bible.analysis import Analysis, Option, Turn
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.state import State

BAR = 12
"""How wide the graph of the chances is."""


def command(path: Path, as_json: bool, screen: Screen, voice: Voice) -> int:
    game = read(path)
    with Progress(
        console=Console(file=sys.stderr, no_color=not screen.colour), transient=True, disable=not sys.stderr.isatty()
    ) as bar:
        task = bar.add_task(voice("Looking at the game"), total=max(1, len(game.lines)))
        found = parlour.analyse(game, lambda done, of: bar.update(task, completed=done, total=of))
    if as_json:
        print(msgspec.json.encode(found).decode())
        return 0
    assert isinstance(found, Analysis)
    show(found, screen, voice)
    return 0


def read(path: Path) -> Game[State]:
    """The game in a log or in a file of another format, or the position in one."""
    from parlour.formats import recognised

    if recognised.by_suffix(path.suffix) is not None:
        return replay.read(path)
    text = saves.read_text(path)
    try:
        return recognised.read(text)
    except ParlourError as error:
        raise saves.FileFault(path, error) from error


def show(found: Analysis, screen: Screen, voice: Voice) -> None:
    if found.turns:
        screen.show(_turns(found, screen, voice))
        for seat, name in enumerate(found.players):
            screen.show(
                voice(
                    "{name}: {score} points, {lost} points lost against the best plays.",
                    name=name,
                    score=found.scores[seat],
                    lost=f"{found.lost[seat]:.1f}",
                ),
                style="turn",
            )
    if found.now and found.to_move is not None:
        screen.show(voice("{name} is on turn. The best plays:", name=found.players[found.to_move]), style="title")
        screen.show(_options(found.now, voice))
    elif not found.turns:
        screen.show(voice("There is nothing to look at."))


def _turns(found: Analysis, screen: Screen, voice: Voice) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    heads = ("", voice("rack"), voice("played"), voice("score"), voice("lost"), voice("better"))
    first = printable(found.players[0])
    grid.add_row(*(Text(head, style="faint") for head in (*heads, voice("chance of {name}", name=first))))
    for turn in found.turns:
        missed = turn.best[0] if turn.best and turn.lost > 0 else None
        played = turn.command.removeprefix("play ")
        grid.add_row(
            Text(printable(found.players[turn.seat]), style="name"),
            turn.rack,
            f"{played} ({voice('withdrawn')})" if turn.withdrawn else played,
            Text(str(turn.score), justify="right"),
            Text(f"{turn.lost:.1f}" if turn.lost else "", justify="right", style="bad" if turn.lost >= 10 else ""),
            _brief(missed) if missed else "",
            _bar(turn, screen),
        )
    return grid


def _bar(turn: Turn, screen: Screen) -> str:
    """The chance of the first seat, drawn and as a number."""
    chance = turn.chances[0]
    full, empty = ("█", "░") if screen.unicode else ("#", ".")
    filled = round(chance * BAR)
    drawn = "" if screen.plain else full * filled + empty * (BAR - filled) + " "
    return f"{drawn}{100 * chance:.0f} %"


def _brief(option: Option) -> str:
    return f"{option.command.removeprefix('play ')} ({option.score})"


def _options(options: tuple[Option, ...], voice: Voice) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_row(*(Text(head, style="faint") for head in ("", voice("score"), voice("worth"))))
    for option in options:
        score, value = Text(str(option.score), justify="right"), Text(f"{option.value:.1f}", justify="right")
        grid.add_row(option.command.removeprefix("play "), score, value)
    return grid
