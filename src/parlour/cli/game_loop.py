"""Plays a game at the terminal to its end, or until the players leave."""

from __future__ import annotations

from parlour.cli import turns
from parlour.cli.terminal import Terminal
from parlour.kernel.conditions import write_value
from parlour.kernel.i18n import numeral

PAUSE = 1.6
"""Seconds to read what a bot did; Enter cuts them short."""


def run(terminal: Terminal) -> None:
    """Play to the end. `Quit` and the end of input leave at any moment; the game is always saved."""
    session = terminal.session
    while not terminal.game.over:
        if not session.meet_deadline() and not session.act_bot(lambda seat: _show_thinking(terminal, seat)):
            turns.act(terminal)
    _finish(terminal)


def _show_thinking(terminal: Terminal, seat: int) -> None:
    """Show new events before a bot acts, with time to read them."""
    display, viewer = terminal.display, _only_person(terminal)
    if display.is_current:
        return
    if not terminal.screen.can_clear:
        display.tell_new(viewer)
        return
    display.draw(viewer)
    name = terminal.session.names[seat]
    terminal.screen.show(terminal.translator("cli-thinking", name=name), style="faint")
    terminal.keys.pause(PAUSE)


def _only_person(terminal: Terminal) -> int | None:
    """The seat of the only person among bots, also after resigning."""
    seats = terminal.game.state.seats
    people = terminal.session.people or tuple(seat for seat, one in enumerate(seats) if not one.bot)
    return people[0] if len(people) == 1 else None


def leave(terminal: Terminal) -> None:
    """Clear private content, and say where the game is saved."""
    session, screen, translator = terminal.session, terminal.screen, terminal.translator
    if session.is_shared and terminal.holder is not None:
        screen.hide()
    session.write()
    screen.line()
    if session.warning:
        terminal.refuse(session.warning)
        return
    path = str(session.save.path)
    screen.show(translator("cli-saved", path=path), wrap=False)
    again = translator("cli-continue-hint", path=path)
    screen.show(again, style="faint", wrap=False)


def _finish(terminal: Terminal) -> None:
    """Show the last position, the winners and scores, and where the log is."""
    game, names, translator, screen = terminal.game, terminal.session.names, terminal.translator, terminal.screen
    terminal.holder = None
    terminal.display.draw(_only_person(terminal), whole=True)
    order = sorted(range(len(names)), key=lambda seat: (seat not in game.winners, -game.scores[seat]))
    screen.line()
    for seat in order:
        is_winner = seat in game.winners
        shown = translator(
            "cli-final-winner" if is_winner else "cli-final-score", name=names[seat], score=numeral(game.scores[seat])
        )
        screen.show(shown, style="turn" if is_winner else "")
    _show_agreed(terminal)
    path = str(terminal.session.save.path)
    screen.show(translator("cli-saved", path=path), style="faint", wrap=False)
    screen.show(translator("cli-replay-hint", path=path), style="faint", wrap=False)


def _show_agreed(terminal: Terminal) -> None:
    """Show the results of votes, and how to keep them in the next game (MO-18)."""
    rules, state, translator = terminal.game.rules, terminal.game.state, terminal.translator
    agreed = rules.agreed(state)
    if not agreed:
        return
    kept = rules.keeping(state, agreed)
    options = " ".join(f"--option {name}={write_value(value)}" for name, value in kept.items() if value)
    terminal.screen.show(translator("cli-votes", words=", ".join(agreed)))
    command = f"parlour play {rules.key} {options}"
    note = translator("cli-votes-hint", command=command)
    terminal.screen.show(note, style="faint", wrap=False)
