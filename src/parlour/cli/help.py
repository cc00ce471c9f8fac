"""The help page during a game: what can be typed now."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from parlour.cli import answers
from parlour.cli.terminal import Terminal


def show_help(terminal: Terminal, viewer: int | None) -> None:
    translator, game = terminal.translator, terminal.game
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()

    def head(text: str) -> None:
        grid.add_row(Text(text, style="title"), Text())

    def rows(pairs: list[tuple[str, str]]) -> None:
        for left, right in pairs:
            grid.add_row(Text(f"  {left}", style="name"), Text(right))

    asked = game.state.prompt_for(viewer) if viewer is not None else terminal.session.shared_prompt()
    if asked is not None:
        head(translator("cli-help-answers"))
        rows([(choice.answer, choice.label) for choice in answers.choices(asked, translator)])
    if viewer is not None and viewer in game.rules.to_move(game.state):
        head(translator("cli-help-turn"))
        rows(terminal.renderer.examples(game.view(viewer), translator))
    head(translator("cli-help-always"))
    rows(
        [
            ("back", translator("cli-help-back")),
            ("pause · resume", translator("cli-help-pause")),
            ("resign · leave", translator("cli-help-resign")),
        ]
    )
    others = [terminal.session.names[seat] for seat in terminal.session.people if seat != viewer]
    if terminal.session.is_shared and others:
        rows([(f"{others[0]}: …", translator("cli-help-other-player"))])
    head(translator("cli-help-terminal"))
    rows(
        [
            ("?", translator("cli-help-help")),
            (translator("cli-type-rules", id=game.rules.end_rule), translator("cli-help-rules")),
            (translator("cli-type-log"), translator("cli-help-log")),
            (translator("cli-type-rack"), translator("cli-help-rack")),
            ("/score 8G LIGHT", translator("cli-help-score")),
            (translator("cli-type-hint"), translator("cli-help-hint")),
            (translator("cli-type-save"), translator("cli-help-save")),
        ]
    )
    terminal.screen.show(grid)
