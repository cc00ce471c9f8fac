"""Painters: one for each game, which draws its table. Everything else the terminal knows from the kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Protocol, cast

import msgspec
from rich.console import RenderableType
from rich.text import Text

from parlour.cli.i18n import Voice
from parlour.kernel.events import Event
from parlour.kernel.game import Game
from parlour.kernel.questions import Question
from parlour.kernel.state import Seat, State
from parlour.kernel.view import SeatView

View = Mapping[str, object]
"""What a seat sees, as `Game.view` gives it."""


class Look(msgspec.Struct, frozen=True):
    """How to draw: in which language, how wide, and with what."""

    voice: Voice
    width: int
    colour: bool
    unicode: bool
    plain: bool


class Painter(Protocol):
    """Draws one game, and knows how people like to type it."""

    quiet: tuple[type[Event], ...]
    "Events that the log tells, but not the screen."

    def prepare(self, game: Game[State]) -> None:
        """Open what the game will look things up in, so that a fault in it shows before the first move."""

    def table(self, view: View, news: list[str], look: Look) -> RenderableType:
        """What lies open to the viewer, with what happened lately; nothing of anybody's hand."""

    def hand(self, view: View, look: Look) -> RenderableType | None:
        """What only this viewer may see."""

    def details(self, question: Question, names: tuple[str, ...], voice: Voice) -> list[str]:
        """What those who are asked should know besides the sentence of the question."""

    def examples(self, view: View, voice: Voice) -> list[tuple[str, str]]:
        """What the viewer may do now: how it is written, and what it does."""

    def kindly(self, text: str, view: View, voice: Voice) -> tuple[str, str]:
        """The command that was meant by this text, and a note where it is not the very text."""

    def nothing(self, view: View) -> str:
        """The command that Enter alone stands for now; an empty text if it stands for none."""

    def preview(self, game: Game[State], seat: int, text: str, voice: Voice) -> str:
        """What such a move would score (AG-7: always shown), or `ParlourError`."""

    def look_up(self, game: Game[State], word: str, voice: Voice) -> str:
        """What the lists say of the word."""


class PlainPainter:
    """For a game that has no painter: what is seen, name by name."""

    quiet: tuple[type[Event], ...] = ()
    _common = ("game", "seat", "seats", "to_act", "questions", "scores", "over", "winners", "paused", "deadline")

    def prepare(self, game: Game[State]) -> None:
        pass

    def table(self, view: View, news: list[str], look: Look) -> RenderableType:
        rows = [f"{name}: {value}" for name, value in view.items() if name not in (*self._common, "options")]
        return Text("\n".join([*rows, *news]))

    def hand(self, view: View, look: Look) -> RenderableType | None:
        return None

    def details(self, question: Question, names: tuple[str, ...], voice: Voice) -> list[str]:
        return []

    def examples(self, view: View, voice: Voice) -> list[tuple[str, str]]:
        return []

    def kindly(self, text: str, view: View, voice: Voice) -> tuple[str, str]:
        return text, ""

    def nothing(self, view: View) -> str:
        return ""

    def preview(self, game: Game[State], seat: int, text: str, voice: Voice) -> str:
        return voice("There is nothing to score in this game.")

    def look_up(self, game: Game[State], word: str, voice: Voice) -> str:
        return voice("There is nothing to look up in this game.")


def remarks_on(one: Seat | SeatView, voice: Voice) -> Iterator[str]:
    """What is to be said of whoever sits there, whatever is played: a bot's level, and that somebody has gone."""
    if one.bot:
        yield one.bot
    if one.standing == "resigned":
        yield voice("resigned")
    elif one.standing == "left":
        yield voice("left")


def painter_of(game: str) -> Painter:
    """The painter of that game: the module with its name in this folder, if there is one."""
    name = f"{__name__}.{game.replace('-', '_')}"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return PlainPainter()
    return cast("Callable[[], Painter]", module.painter)()
