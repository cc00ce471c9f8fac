"""The screen and keyboard of a game, and the seat that uses them.

The screen belongs to one seat at a time or to all. Private content is drawn only while its seat has the screen.
"""

from __future__ import annotations

from parlour.cli.display import Display
from parlour.cli.keyboard import Keyboard
from parlour.cli.screen import Screen
from parlour.cli.session import Session
from parlour.contract.terminal import Renderer
from parlour.kernel.errors import ParlourError, RuleViolation


class Terminal:
    def __init__(self, session: Session, screen: Screen, keys: Keyboard, renderer: Renderer) -> None:
        self.session = session
        self.game = session.game
        self.translator = session.translator
        self.screen = screen
        self.keys = keys
        self.renderer = renderer
        self.display = Display(session, screen, renderer)
        self.holder: int | None = None
        "The seat whose private view is on the screen."

    def line(self, prompt: str) -> str | None:
        """The next line; None if something is due in the game first."""
        mark = "›" if self.screen.unicode else ">"
        due = self.session.next_due()
        line = self.keys.line(f"{prompt} {mark} ", None if due is None else due - self.session.now)
        return None if line is None else " ".join(line.split())

    def share(self) -> None:
        """Open the screen to all: clear private content."""
        if self.session.is_shared and self.holder is not None:
            self.screen.hide()
            self.keys.forget()
            self.holder = None

    def refuse(self, sentence: str) -> None:
        self.screen.show(sentence, style="bad")

    def explain(self, error: ParlourError) -> None:
        self.refuse(self.translator.error(error))
        if isinstance(error, RuleViolation):
            self.screen.show(self.translator("cli-rule-hint", id=error.rule), style="faint")
