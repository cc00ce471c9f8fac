"""Parses a typed line: the seat and its command."""

from __future__ import annotations

from parlour.cli import answers
from parlour.cli.terminal import Terminal
from parlour.kernel.prompts import Prompt

FOR_GOOD = {"resign", "leave"}
"""Commands that cannot be taken back."""


def speaker(terminal: Terminal, seat: int, line: str) -> tuple[int, str]:
    """The seat and the command: “Ben: offer” is Ben's; without a name it is that seat's."""
    name, colon, rest = line.partition(":")
    if colon and rest.strip():
        for other in terminal.session.people:
            if terminal.session.names[other].casefold() == name.strip().casefold():
                return other, rest.strip()
    return seat, line


def apply(terminal: Terminal, seat: int, line: str, prompt: Prompt | None) -> bool:
    """Apply a line typed by that seat; False if the player does not confirm it."""
    game = terminal.game
    seat, line = speaker(terminal, seat, line)
    command = answers.read_answer(prompt, line, terminal.translator) if prompt is not None else None
    if command is None and prompt is not None and seat not in game.rules.to_move(game.state):
        word = answers.free_text(prompt)
        if word and not line.lower().startswith(f"{word} ") and line.lower() not in FOR_GOOD:
            command = f"{word} {line}"
    if command is None:
        command, note = terminal.renderer.read_typed(line, game.view(seat), terminal.translator)
        if note:
            terminal.screen.show(note, style="info")
    if command.lower() in FOR_GOOD and not _confirm(terminal, command):
        return False
    terminal.session.do(seat, command)
    return True


def _confirm(terminal: Terminal, command: str) -> bool:
    if not terminal.keys.is_terminal:
        return True
    translator = terminal.translator
    answer = terminal.keys.line(translator("cli-ask-confirm", command=command))
    return translator.yes(answer or "") is True
