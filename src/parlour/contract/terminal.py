"""How a game is shown on a terminal, and how people type it there.

A game registers a `Renderer`. Its module is called `terminal.py`, and is the only one of the game that imports Rich: it
is imported when a game is drawn. Everything else the terminal knows from the kernel.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import msgspec

from parlour.contract.voice import Voice
from parlour.kernel.i18n import add_catalogue

if TYPE_CHECKING:
    from rich.console import RenderableType

    from parlour.kernel.events import Event
    from parlour.kernel.game import Game
    from parlour.kernel.prompts import Prompt
    from parlour.kernel.state import Seat, State
    from parlour.kernel.view import SeatView

add_catalogue(Path(__file__).parent)

View = Mapping[str, object]
"""What a seat sees, as `Game.view` gives it."""

HARMLESS = "\n\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""What Python does not call printable, and yet is."""


class Look(msgspec.Struct, frozen=True):
    """How to draw: in which language, how wide, and with what."""

    voice: Voice
    width: int
    colour: bool
    unicode: bool
    plain: bool


class Renderer(Protocol):
    """Draws one game, and knows how people like to type it."""

    quiet: tuple[type[Event], ...]
    "Events that the log tells, but not the screen."

    def prepare(self, game: Game[State]) -> None:
        """Open what the game will look things up in, so that a fault in it shows before the first move."""

    def table(self, view: View, news: list[str], look: Look) -> RenderableType:
        """What lies open to the viewer, with what happened lately; nothing of anybody's hand."""

    def hand(self, view: View, look: Look) -> RenderableType | None:
        """What only this viewer may see."""

    def details(self, prompt: Prompt, names: tuple[str, ...], voice: Voice) -> list[str]:
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

    def analysis(self, found: msgspec.Struct, look: Look) -> RenderableType:
        """What `parlour.analyse` found."""


class PlainRenderer:
    """For a game that has no renderer of its own, and to begin one from: what is seen, name by name."""

    quiet: tuple[type[Event], ...] = ()
    _common = ("game", "seat", "seats", "to_act", "prompts", "scores", "over", "winners", "paused", "deadline")

    def prepare(self, game: Game[State]) -> None:
        pass

    def table(self, view: View, news: list[str], look: Look) -> RenderableType:
        rows = [f"{name}: {value}" for name, value in view.items() if name not in (*self._common, "options")]
        return "\n".join([*rows, *news])

    def hand(self, view: View, look: Look) -> RenderableType | None:
        return None

    def details(self, prompt: Prompt, names: tuple[str, ...], voice: Voice) -> list[str]:
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

    def analysis(self, found: msgspec.Struct, look: Look) -> RenderableType:
        return msgspec.json.format(msgspec.json.encode(found)).decode()


def remarks_on(one: Seat | SeatView, voice: Voice) -> Iterator[str]:
    """What is said of a seat in every game: a bot's level, and that its player has gone."""
    if one.bot:
        yield one.bot
    if one.standing == "resigned":
        yield voice("resigned")
    elif one.standing == "left":
        yield voice("left")


def printable(text: str) -> str:
    """The text without what could steer a terminal.

    >>> printable("a\\x1b[2Jb")
    'a�[2Jb'
    """
    return "".join(c if c.isprintable() or c in HARMLESS else "�" for c in text)
