"""The help page during a game: what can be typed now."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from parlour.cli import asking
from parlour.cli.terminal import Terminal


def show_help(terminal: Terminal, viewer: int | None) -> None:
    voice, game = terminal.voice, terminal.game
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()

    def head(text: str) -> None:
        grid.add_row(Text(text, style="title"), Text())

    def rows(pairs: list[tuple[str, str]]) -> None:
        for left, right in pairs:
            grid.add_row(Text(f"  {left}", style="name"), Text(right))

    asked = game.state.prompt_for(viewer) if viewer is not None else terminal.session.shared_question()
    if asked is not None:
        head(voice("You are asked"))
        rows([(choice.answer, choice.label) for choice in asking.choices(asked, voice)])
    if viewer is not None and viewer in game.rules.to_move(game.state):
        head(voice("Your turn"))
        rows(terminal.renderer.examples(game.view(viewer), voice))
    head(voice("Always"))
    rows(
        [
            ("back", voice("ask to take your last move back; /undo does the same")),
            ("pause · resume", voice("stop the clocks, and go on")),
            ("resign · leave", voice("give up, and watch or go")),
        ]
    )
    others = [terminal.session.names[seat] for seat in terminal.session.people if seat != viewer]
    if terminal.session.is_shared and others:
        rows([(f"{others[0]}: …", voice("a command of somebody else at this screen"))])
    head(voice("The terminal"))
    rows(
        [
            ("?", voice("this page")),
            ("/rules SB-16", voice("a rule; /rules alone lists them")),
            ("/log · /board · /options", voice("what happened, the table, the house rules")),
            ("/rack", voice("shuffle your tiles")),
            ("/score 8G LIGHT", voice("what a play would score")),
            ("/word LIGHT · /hint", voice("look a word up; a good move; where the table allows it")),
            ("/save FILE · /quit", voice("keep a copy; leave (the game is always saved)")),
        ]
    )
    terminal.screen.show(grid)
