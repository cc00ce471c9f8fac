"""Draws the game on the screen: the board with the latest events, the viewer's own pieces, and the prompt."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from parlour.cli import answers
from parlour.cli.i18n import event_sentences
from parlour.cli.screen import Screen
from parlour.cli.session import Session
from parlour.contract.terminal import Renderer, printable
from parlour.kernel.cast import character
from parlour.kernel.prompts import Prompt

NEWS = 6
"""Maximum number of event sentences shown."""


class Display:
    """Draws the game for one viewer; None is the view open to all.

    A terminal is cleared and redrawn. A pipe gets a stream of text: only new events, and the board for a player who has
    to act.
    """

    def __init__(self, session: Session, screen: Screen, renderer: Renderer) -> None:
        self.session = session
        self.game = session.game
        self.translator = session.translator
        self.screen = screen
        self.renderer = renderer
        self._shown_lines = 0
        "The line of the log up to which events were shown."
        self._racks: dict[int, str] = {}
        "Each seat's own order of its tiles."

    @property
    def is_current(self) -> bool:
        """Whether everything that happened has been shown."""
        return self._shown_lines == len(self.game.lines)

    def draw(
        self,
        viewer: int | None,
        *,
        prompt: Prompt | None = None,
        asked: Sequence[int] = (),
        whole: bool = False,
    ) -> None:
        """Draw the viewer's view and the prompt; `asked` are the seats to name if it goes to several."""
        below = self._below(viewer, prompt, asked)
        if self.screen.can_clear:
            self.screen.clear()
            self.screen.show(*self._above(viewer, self._news(viewer), below))
        else:
            self.tell_new(viewer)
            if viewer is not None or whole:
                self.screen.show(self._table(viewer, []))
        self.screen.show(*below)
        self._shown_lines = len(self.game.lines)

    def tell_new(self, viewer: int | None) -> None:
        """On a stream of text: the events since the last call."""
        if self._shown_lines == 0:
            self.screen.show(*self._notices())
        for _, sentence in event_sentences(
            self.game, viewer, self.translator.language, self._shown_lines, self.renderer.hidden_events
        ):
            self.screen.show(sentence)
        self._shown_lines = len(self.game.lines)

    # The parts of a page

    def _above(self, viewer: int | None, news: list[str], below: list[RenderableType]) -> list[RenderableType]:
        """Title and table, with as many of the latest events as fit above `below`."""
        title = Text(self.game.rules.title.get(self.translator.language, self.game.rules.title["en"]), style="title")
        room = self.screen.height - 1 - sum(map(self.screen.lines, below))
        gap = [Text()] if below else []
        for first in range(len(news)):
            drawn = self._table(viewer, news[first:])
            lines = self.screen.lines(drawn)
            if lines + 1 + len(gap) <= room:
                return [title, drawn, *gap]
            if first >= len(news) - 2 and lines <= room:  # two events matter more than the title
                return [drawn]
        return [self._table(viewer, news[-1:])]

    def _below(self, viewer: int | None, prompt: Prompt | None, asked: Sequence[int]) -> list[RenderableType]:
        parts: list[RenderableType] = []
        if self.session.warning:
            parts.append(Text(printable(self.session.warning), style="bad"))
        if (hand := self._hand(viewer)) is not None:
            parts.append(hand)
        if prompt is not None:
            question = self.game.text(prompt, viewer, self.translator.language)
            if asked:
                question = self.translator("cli-prompt-to", names=self._named(asked), prompt=question)
            parts.append(Text(printable(question), style="ask"))
            parts += [
                Text(printable(line)) for line in self.renderer.details(prompt, self.session.names, self.translator)
            ]
            if answer_hint := answers.answer_hint(prompt, self.translator):
                parts.append(Text(answer_hint))
        return parts

    def _table(self, viewer: int | None, news: list[str]) -> RenderableType:
        return self.renderer.table(
            self.game.view(viewer), [printable(line) for line in news], self.screen.look(self.translator)
        )

    def _hand(self, viewer: int | None) -> RenderableType | None:
        if viewer is None:
            return None
        view = dict(self.game.view(viewer))
        if isinstance(rack := view.get("rack"), str):
            view["rack"] = self._arranged(viewer, rack)
        return self.renderer.hand(view, self.screen.look(self.translator))

    def _named(self, seats: Sequence[int]) -> str:
        return ", ".join(self.session.names[seat] for seat in seats)

    # News

    def _news(self, viewer: int | None) -> list[str]:
        """Sentences of the events since this viewer's last move."""
        since = 0 if viewer is None else self.session.moved.get(viewer, 0)
        sentences = event_sentences(self.game, viewer, self.translator.language, since, self.renderer.hidden_events)
        return [*self._notices(), *(sentence for _, sentence in sentences)][-NEWS:]

    def _notices(self) -> list[str]:
        """Before the first move: notices, and who the bots are."""
        if any(line >= 0 for line in self.game.state.moved):
            return []
        bots = [
            self.translator(
                "cli-bot-plays", name=one.name, level=one.bot, about=self.translator(character(one.name).about)
            )
            for one in self.game.state.seats
            if one.bot
        ]
        return [*self.game.notices(self.translator.language), *bots]

    # Racks

    def shuffle(self, seat: int) -> None:
        rack = self.game.view(seat).get("rack")
        if isinstance(rack, str):
            self._racks[seat] = "".join(random.sample(rack, len(rack)))

    def _arranged(self, seat: int, rack: str) -> str:
        """The tiles in the seat's order, new ones last."""
        kept, left = "", rack
        for tile in self._racks.get(seat, ""):
            if tile in left:
                kept, left = kept + tile, left.replace(tile, "", 1)
        self._racks[seat] = kept + left
        return self._racks[seat]
