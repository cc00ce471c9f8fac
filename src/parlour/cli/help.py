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

    asked = game.state.prompt_for(viewer) if viewer is not None else terminal.session.shared_question()
    if asked is not None:
        head(translator("cli-you-asked"))
        rows([(choice.answer, choice.label) for choice in answers.choices(asked, translator)])
    if viewer is not None and viewer in game.rules.to_move(game.state):
        head(translator("cli-your-turn"))
        rows(terminal.renderer.examples(game.view(viewer), translator))
    head(translator("cli-always"))
    rows(
        [
            ("back", translator("cli-ask-take-your-last-move-back")),
            ("pause · resume", translator("cli-stop-clocks-and-go-on")),
            ("resign · leave", translator("cli-give-up-and-watch-or-go")),
        ]
    )
    others = [terminal.session.names[seat] for seat in terminal.session.people if seat != viewer]
    if terminal.session.is_shared and others:
        rows([(f"{others[0]}: …", translator("cli-command-somebody-else-at-this-screen"))])
    head(translator("cli-terminal"))
    rows(
        [
            ("?", translator("cli-this-page")),
            ("/rules SB-16", translator("cli-rule-rules-alone-lists-them")),
            ("/log · /board · /options", translator("cli-what-happened-table-house-rules")),
            ("/rack", translator("cli-shuffle-your-tiles")),
            ("/score 8G LIGHT", translator("cli-what-play-would-score")),
            ("/word LIGHT · /hint", translator("cli-look-word-up-good-move-where")),
            ("/save FILE · /quit", translator("cli-keep-copy-leave-game-always-saved")),
        ]
    )
    terminal.screen.show(grid)
