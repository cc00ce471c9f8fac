"""Input at the terminal: a player's turn, a prompt to several players, a pause."""

from __future__ import annotations

import time
from collections.abc import Sequence

from parlour.cli import answers, slash_commands, typed_commands
from parlour.cli.pass_screen import pass_screen
from parlour.cli.terminal import Terminal
from parlour.kernel.errors import ParlourError
from parlour.kernel.prompts import Prompt


def act(terminal: Terminal) -> None:
    """Handle the next input, or wait for the next deadline."""
    game, session = terminal.game, terminal.session
    if game.state.paused_at is not None:
        _pause(terminal)
        return
    prompt = session.shared_prompt()
    if prompt is not None:
        _ask_shared(terminal, prompt)
        return
    seat = next((seat for seat in game.to_act if not game.state.seats[seat].bot), None)
    if seat is not None:
        _turn(terminal, seat)
    elif (due := session.next_due()) is not None:
        time.sleep(max(0.0, due - session.now))
    else:
        raise ParlourError("cli-bot-silent")


# One player


def _turn(terminal: Terminal, seat: int) -> None:
    """Read one command of this seat, with its private view on the screen."""
    if not pass_screen(terminal, seat):
        return
    game, display = terminal.game, terminal.display
    display.draw(seat, prompt=game.state.prompt_for(seat))
    while True:
        prompt = game.state.prompt_for(seat)
        line = terminal.line(terminal.session.names[seat])
        if line is None:
            return
        if not line:
            command = _meaning_of_enter(terminal, seat, prompt)
            if command:
                terminal.session.do(seat, command)
                return
            display.draw(seat, prompt=prompt)
            continue
        try:
            if slash_commands.is_slash_command(line):
                before = len(game.lines)
                redraw = slash_commands.run(terminal, line, seat)
                if len(game.lines) != before:
                    return
                if redraw:
                    display.draw(seat, prompt=prompt)
            elif typed_commands.apply(terminal, seat, line, prompt):
                return
        except ParlourError as error:
            terminal.explain(error)


def _meaning_of_enter(terminal: Terminal, seat: int, prompt: Prompt | None) -> str:
    """The command for an empty line; empty if there is none."""
    if prompt is None:
        return terminal.renderer.nothing(terminal.game.view(seat))
    return prompt.silence if answers.is_window(prompt) else ""


# Several players


def _ask_shared(terminal: Terminal, prompt: Prompt) -> None:
    """Read answers with the screen open to all; a hidden prompt goes to one player after the other."""
    game, display, translator = terminal.game, terminal.display, terminal.translator
    waiting = [seat for seat in prompt.waiting_for if not game.state.seats[seat].bot]
    asked = waiting if answers.is_window(prompt) else waiting[:1]
    if not prompt.hidden:
        terminal.share()
    elif not pass_screen(terminal, asked[0]):
        return
    viewer = asked[0] if prompt.hidden else None
    display.draw(viewer, prompt=prompt, asked=asked)
    while True:
        line = terminal.line(translator.names(terminal.session.names[seat] for seat in asked))
        if line is None:
            return
        try:
            if slash_commands.is_slash_command(line):
                before = len(game.lines)
                redraw = slash_commands.run(terminal, line, viewer)
                if len(game.lines) != before:
                    return
                if redraw:
                    display.draw(viewer, prompt=prompt, asked=asked, whole=True)
            elif _answer_shared(terminal, prompt, line, asked):
                return
        except ParlourError as error:
            terminal.explain(error)


def _answer_shared(terminal: Terminal, prompt: Prompt, line: str, asked: list[int]) -> bool:
    """Apply one line as the answer of those who are asked; False to ask again."""
    session, translator = terminal.session, terminal.translator
    if not line:
        return _accept_shared(terminal, prompt, asked)
    seat, said = typed_commands.speaker(terminal, -1, line)
    if seat >= 0 and seat not in asked:
        return typed_commands.apply(terminal, seat, said, None)
    answer = answers.read_answer(prompt, said, translator)
    if answer is None:
        word = answers.free_text(prompt)
        if word is not None:
            answer = said if said.lower().startswith(f"{word} ") else f"{word} {said}"
    if answer is None:
        if seat >= 0:
            return typed_commands.apply(terminal, seat, said, None)
        name = session.names[asked[0]]
        terminal.refuse(translator("cli-bad-answer", name=name))
        terminal.screen.show(answers.answer_hint(prompt, translator))
        return False
    if seat < 0:
        seat = asked[0] if len(asked) == 1 else _who(terminal, asked)
    if seat < 0:
        return False
    session.do(seat, answer)
    return True


def _accept_shared(terminal: Terminal, prompt: Prompt, asked: list[int]) -> bool:
    """An empty line means that nobody objects, where that is a possible answer."""
    if not answers.is_window(prompt):
        terminal.screen.show(answers.answer_hint(prompt, terminal.translator), style="ask")
        return False
    for seat in asked:
        if any(one.number == prompt.number and one.open_to(seat) for one in terminal.game.state.prompts):
            terminal.session.do(seat, prompt.silence)
    return True


def _who(terminal: Terminal, seats: Sequence[int]) -> int:
    """The seat that objects; -1 if nobody does."""
    names = terminal.session.names
    shown = " · ".join(f"[{i}] {names[seat]}" for i, seat in enumerate(seats, 1))
    typed = terminal.line(terminal.translator("cli-ask-who", names=shown)) or ""
    for i, seat in enumerate(seats, 1):
        if typed.casefold() in (str(i), names[seat].casefold()):
            return seat
    return -1


# Nobody


def _pause(terminal: Terminal) -> None:
    terminal.share()
    terminal.display.draw(None)
    while True:
        line = terminal.line(terminal.translator("cli-paused"))
        try:
            if line and slash_commands.is_slash_command(line):
                if slash_commands.run(terminal, line, None):
                    terminal.display.draw(None, whole=True)
                continue
            people = terminal.session.people
            terminal.session.do(people[0] if people else terminal.game.state.playing[0], "resume")
            return
        except ParlourError as error:
            terminal.explain(error)
