"""How a game is drawn and typed on a terminal.

A game registers a `Renderer`. Its module `terminal.py` is the only one of the game that imports Rich, and is imported
when a game is drawn. Everything else comes from the kernel.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Protocol

import msgspec

from parlour.contract.i18n import Translator
from parlour.kernel.i18n import has_message

if TYPE_CHECKING:
    from rich.console import RenderableType

    from parlour.kernel.events import Event
    from parlour.kernel.game import Game
    from parlour.kernel.prompts import Prompt
    from parlour.kernel.state import Seat, State
    from parlour.kernel.view import SeatView

View = Mapping[str, object]
"""The view of a seat, as returned by `Game.view`."""

HARMLESS = "\n\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""Printable characters that `str.isprintable` refuses."""


class RenderStyle(msgspec.Struct, frozen=True):
    """How to draw: language, width, and abilities of the terminal."""

    translator: Translator
    width: int
    colour: bool
    unicode: bool
    plain: bool


class Renderer(Protocol):
    """Draws one game, and reads the short forms of its commands."""

    hidden_events: tuple[type[Event], ...]
    "Events that are not shown on the screen."

    def prepare(self, game: Game[State]) -> None:
        """Load the game's data, so that errors show before the first move."""

    def table(self, view: View, news: list[str], look: RenderStyle) -> RenderableType:
        """The public part of the view, with the latest events."""

    def hand(self, view: View, look: RenderStyle) -> RenderableType | None:
        """The private part of the view."""

    def details(self, prompt: Prompt, names: tuple[str, ...], translator: Translator) -> list[str]:
        """Further lines for a prompt, besides its sentence."""

    def examples(self, view: View, translator: Translator) -> list[tuple[str, str]]:
        """Commands possible now: how they are written, and what they do."""

    def read_typed(self, text: str, view: View, translator: Translator) -> tuple[str, str]:
        """Expand the short form of a command; returns it with a note if it differs from the text."""

    def nothing(self, view: View) -> str:
        """The command for an empty line; empty if there is none."""

    def preview(self, game: Game[State], seat: int, text: str, translator: Translator) -> str:
        """What the move would score (AG-7: always shown); raises `ParlourError`."""

    def look_up(self, game: Game[State], word: str, translator: Translator) -> str:
        """The entries of the word lists for the word."""

    def analysis(self, found: msgspec.Struct, look: RenderStyle) -> RenderableType:
        """Draw the result of `parlour.analyse`."""


class PlainRenderer:
    """Default renderer, and base class: prints the fields of the view."""

    hidden_events: tuple[type[Event], ...] = ()
    _common = ("game", "seat", "seats", "to_act", "prompts", "scores", "over", "winners", "paused", "deadline")

    def prepare(self, game: Game[State]) -> None:
        pass

    def table(self, view: View, news: list[str], look: RenderStyle) -> RenderableType:
        rows = [f"{name}: {value}" for name, value in view.items() if name not in (*self._common, "options")]
        return "\n".join([*rows, *news])

    def hand(self, view: View, look: RenderStyle) -> RenderableType | None:
        return None

    def details(self, prompt: Prompt, names: tuple[str, ...], translator: Translator) -> list[str]:
        return []

    def examples(self, view: View, translator: Translator) -> list[tuple[str, str]]:
        return []

    def read_typed(self, text: str, view: View, translator: Translator) -> tuple[str, str]:
        return text, ""

    def nothing(self, view: View) -> str:
        return ""

    def preview(self, game: Game[State], seat: int, text: str, translator: Translator) -> str:
        return translator("contract-no-score")

    def look_up(self, game: Game[State], word: str, translator: Translator) -> str:
        return translator("contract-no-lookup")

    def analysis(self, found: msgspec.Struct, look: RenderStyle) -> RenderableType:
        return msgspec.json.format(msgspec.json.encode(found)).decode()


def remarks_on(one: Seat | SeatView, translator: Translator) -> Iterator[str]:
    """Remarks on a seat in every game: a bot's level, or that its player has gone."""
    if one.bot:
        level = f"contract-level-{one.bot}"
        yield translator(level) if has_message(level) else one.bot
    if one.standing == "resigned":
        yield translator("contract-resigned")
    elif one.standing == "left":
        yield translator("contract-left")


def printable(text: str) -> str:
    """The text without control characters.

    >>> printable("a\\x1b[2Jb")
    'a�[2Jb'
    """
    return "".join(c if c.isprintable() or c in HARMLESS else "�" for c in text)
