"""Passing the screen to the next player: private content is cleared, and the next player presses Enter."""

from __future__ import annotations

import time

from parlour.cli import slash_commands
from parlour.cli.terminal import Terminal
from parlour.kernel.errors import ParlourError


def pass_screen(terminal: Terminal, seat: int) -> bool:
    """Pass the screen to that seat; False if the game went on before its player pressed Enter.

    The only person among bots always holds the screen.
    """
    if terminal.holder == seat:
        return True
    game = terminal.game
    if terminal.session.is_shared:
        terminal.share()
        terminal.screen.hide()
        terminal.display.draw(None)
        begun, lines = time.monotonic(), len(game.lines)
        while slash_commands.is_slash_command(_wait_for_enter(terminal, seat)):
            if len(game.lines) != lines:
                return False
        terminal.session.stop_clock(time.monotonic() - begun)
        terminal.screen.hide()
        terminal.keys.forget()
    terminal.holder = seat
    return True


def _wait_for_enter(terminal: Terminal, seat: int) -> str:
    """The line typed before the player takes the screen: a slash command, or nothing."""
    name = terminal.session.names[seat]
    line = terminal.keys.line(terminal.translator("cli-pass-screen", name=name) + " ") or ""
    if slash_commands.is_slash_command(line):
        try:
            if slash_commands.run(terminal, line, None):
                terminal.display.draw(None, whole=True)
        except ParlourError as error:
            terminal.explain(error)
    return line
