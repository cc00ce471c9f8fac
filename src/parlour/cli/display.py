"""Draws the game on the screen: the board with the latest events, the viewer's own pieces, and the prompt."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from parlour.cli import asking
from parlour.cli.i18n import story
from parlour.cli.screen import Screen
from parlour.cli.session import Session
from parlour.contract.terminal import Renderer, printable
from parlour.kernel.prompts import Prompt

NEWS = 6
"""The most sentences about events that are shown."""


class Display:
    """Draws the game for one viewer at a time; None is everybody.

    A terminal is cleared and drawn again. A pipe gets a stream of text: only what is new, and the board for a player
    who has to act.
    """

    def __init__(self, session: Session, screen: Screen, renderer: Renderer) -> None:
        self.session = session
        self.game = session.game
        self.voice = session.voice
        self.screen = screen
        self.renderer = renderer
        self._told = 0
        "The line of the log up to which events were shown."
        self._racks: dict[int, str] = {}
        "The order in which each seat keeps its tiles."

    @property
    def is_current(self) -> bool:
        """Whether everything that happened has been shown."""
        return self._told == len(self.game.lines)

    def draw(
        self,
        viewer: int | None,
        *,
        prompt: Prompt | None = None,
        asked: Sequence[int] = (),
        whole: bool = False,
    ) -> None:
        """Show what this viewer may see, and the question; `asked` are named, where it is put to several."""
        below = self._below(viewer, prompt, asked)
        if self.screen.can_clear:
            self.screen.clear()
            self.screen.show(*self._above(viewer, self._news(viewer), below))
        else:
            self.tell_new(viewer)
            if viewer is not None or whole:
                self.screen.show(self._table(viewer, []))
        self.screen.show(*below)
        self._told = len(self.game.lines)

    def tell_new(self, viewer: int | None) -> None:
        """On a stream of text: what has happened since the last word."""
        if self._told == 0:
            self.screen.show(*self._notices())
        for _, sentence in story(self.game, viewer, self.voice.language, self._told, self.renderer.quiet):
            self.screen.show(sentence)
        self._told = len(self.game.lines)

    # The parts of a page

    def _above(self, viewer: int | None, news: list[str], below: list[RenderableType]) -> list[RenderableType]:
        """Title and table, with as much news as leaves room for what stands below it; the latest first."""
        title = Text(self.game.rules.title.get(self.voice.language, self.game.rules.title["en"]), style="title")
        room = self.screen.height - 1 - sum(map(self.screen.lines, below))
        gap = [Text()] if below else []
        for first in range(len(news)):
            drawn = self._table(viewer, news[first:])
            lines = self.screen.lines(drawn)
            if lines + 1 + len(gap) <= room:
                return [title, drawn, *gap]
            if first >= len(news) - 2 and lines <= room:  # rather two pieces of news than a title
                return [drawn]
        return [self._table(viewer, news[-1:])]

    def _below(self, viewer: int | None, prompt: Prompt | None, asked: Sequence[int]) -> list[RenderableType]:
        parts: list[RenderableType] = []
        if self.session.warning:
            parts.append(Text(printable(self.session.warning), style="bad"))
        if (hand := self._hand(viewer)) is not None:
            parts.append(hand)
        if prompt is not None:
            posed = self.game.pose(prompt, self.voice.language)
            if asked:
                posed = self.voice("{names}: {prompt}", names=self._named(asked), prompt=posed)
            parts.append(Text(printable(posed), style="ask"))
            parts += [Text(printable(line)) for line in self.renderer.details(prompt, self.session.names, self.voice)]
            if ways := asking.ways(prompt, self.voice):
                parts.append(Text(ways))
        return parts

    def _table(self, viewer: int | None, news: list[str]) -> RenderableType:
        return self.renderer.table(
            self.game.view(viewer), [printable(line) for line in news], self.screen.look(self.voice)
        )

    def _hand(self, viewer: int | None) -> RenderableType | None:
        if viewer is None:
            return None
        view = dict(self.game.view(viewer))
        if isinstance(rack := view.get("rack"), str):
            view["rack"] = self._arranged(viewer, rack)
        return self.renderer.hand(view, self.screen.look(self.voice))

    def _named(self, seats: Sequence[int]) -> str:
        return ", ".join(self.session.names[seat] for seat in seats)

    # News

    def _news(self, viewer: int | None) -> list[str]:
        """What happened since this viewer's last move."""
        since = 0 if viewer is None else self.session.moved.get(viewer, 0)
        told = story(self.game, viewer, self.voice.language, since, self.renderer.quiet)
        return [*self._notices(), *(sentence for _, sentence in told)][-NEWS:]

    def _notices(self) -> list[str]:
        """What the table should know before the first move."""
        return [] if any(line >= 0 for line in self.game.state.moved) else self.game.notices(self.voice.language)

    # Racks

    def shuffle(self, seat: int) -> None:
        rack = self.game.view(seat).get("rack")
        if isinstance(rack, str):
            self._racks[seat] = "".join(random.sample(rack, len(rack)))

    def _arranged(self, seat: int, rack: str) -> str:
        """The tiles in the order in which they lay, new ones behind."""
        kept, left = "", rack
        for tile in self._racks.get(seat, ""):
            if tile in left:
                kept, left = kept + tile, left.replace(tile, "", 1)
        self._racks[seat] = kept + left
        return self._racks[seat]
