"""`parlour replay`: shows a saved game event by event."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rich.text import Text

from parlour.cli import saves, settings
from parlour.cli.i18n import event_sentences, names_of
from parlour.cli.keyboard import Keyboard
from parlour.cli.renderers import renderer_of
from parlour.cli.screen import Screen
from parlour.contract.i18n import Translator


def command(
    path: Path,
    screen: Screen,
    translator: Translator,
    *,
    seat: str | None = None,
    step: bool = False,
    board: bool = False,
) -> int:
    game = saves.read_any(path)
    viewer = None if seat is None else saves.seat_of(game, seat)
    title = game.rules.title.get(translator.language, game.rules.title["en"])
    screen.show(Text(f"{title}: {translator.names(names_of(game))}", style="title"))
    if changed := settings.changed(game.rules, game.state):
        screen.show(translator("cli-replay-house-rules", rules=", ".join(changed)), style="faint")
    told = event_sentences(game, viewer, translator.language)
    keys = Keyboard() if step else None
    positions = game.positions(viewer) if step else ()
    for line, sentence in told:
        if keys is None:
            screen.show(f"{line:>4}  {sentence}")
            continue
        screen.clear()
        _draw(game.rules.key, positions[line].view, screen, translator)
        screen.show(f"{line:>4}  {sentence}", style="ask")
        try:
            typed = keys.line(translator("cli-replay-next"))
        except (EOFError, KeyboardInterrupt):
            screen.line()
            return 0
        if (typed or "").strip().lower() in ("q", "/quit", "quit"):
            return 0
    if board and not step:
        _draw(game.rules.key, game.view(viewer), screen, translator)
    scores = ", ".join(f"{name} {score}" for name, score in zip(names_of(game), game.scores, strict=True))
    if game.over:
        winners = translator.names(names_of(game)[one] for one in game.winners)
        screen.show(translator("cli-replay-final", scores=scores, winners=winners), style="turn")
    else:
        screen.show(translator("cli-replay-unfinished", scores=scores), style="turn")
    return 0


def _draw(key: str, view: Mapping[str, object], screen: Screen, translator: Translator) -> None:
    look = screen.look(translator)
    renderer = renderer_of(key)
    screen.show(renderer.table(view, [], look))
    hand = renderer.hand(view, look)
    if hand is not None:
        screen.show(hand)
