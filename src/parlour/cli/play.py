"""`parlour play`: start a game, or continue a saved one."""

from __future__ import annotations

from pathlib import Path

import msgspec

import parlour
from parlour.cli import game_loop, players, saves, settings
from parlour.cli.keyboard import Keyboard
from parlour.cli.renderers import renderer_of
from parlour.cli.saves import Save
from parlour.cli.screen import Screen
from parlour.cli.session import Session
from parlour.cli.slash_commands import Quit
from parlour.cli.terminal import Terminal
from parlour.contract.i18n import Translator
from parlour.data.errors import DataError
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.option_fields import defaults_against_bots, describe, hurrying
from parlour.kernel.rules import Rules
from parlour.kernel.seats import with_usual
from parlour.kernel.state import Seat, State


class PlayRequest(msgspec.Struct, kw_only=True):
    """Arguments of the command."""

    game: str | None = None
    players: list[str] | None = None
    settings: list[str] = []
    preset: str | None = None
    seed: int | None = None
    save: Path | None = None
    load: Path | None = None


def command(request: PlayRequest, screen: Screen, translator: Translator) -> int:
    keys = Keyboard()
    try:
        game, save = _game(request, screen, keys, translator)
    except (EOFError, KeyboardInterrupt):
        screen.line()
        return 0
    renderer = renderer_of(game.rules.key)
    renderer.prepare(game)
    session = Session(game, save, translator)
    terminal = Terminal(session, screen, keys, renderer)
    save.write(game)
    try:
        game_loop.run(terminal)
    except (Quit, EOFError, KeyboardInterrupt):
        game_loop.leave(terminal)
    except (ParlourError, DataError):
        game_loop.leave(terminal)
        raise
    finally:
        session.bots.close()
    return 0


def _game(request: PlayRequest, screen: Screen, keys: Keyboard, translator: Translator) -> tuple[Game[State], Save]:
    """The game to play, and the file it is saved in."""
    if request.load is not None:
        return _loaded(request, request.load)
    if request.game is None:
        games = ", ".join(parlour.game_keys())
        raise ParlourError("cli-needs-game", games=games)
    rules = parlour.rules_of(request.game)
    given = settings.read_settings(rules, request.settings)
    if request.preset is not None:
        given["preset"] = request.preset
    seats = players.seats_of(rules, request.players) if request.players is not None else None
    left = _left(request, rules, seats, screen, keys, translator)
    if left is not None:
        return left
    if seats is None:
        seats = players.ask_players(rules, screen, keys, translator)
        if not request.settings and request.preset is None:
            given = _ask_settings(rules, screen, keys, translator)
    game = Game.new(
        rules, seats, request.seed, **with_usual(rules, len(seats), _usual(rules, seats, translator.language), given)
    )
    return game, Save(saves.free(request.save) if request.save is not None else saves.new_path(rules.key))


def _usual(rules: Rules[State], seats: tuple[Seat, ...], language: str) -> dict[str, object]:
    """Defaults of options: no time limits on one screen; some follow the language, some differ against bots."""
    chosen = {field.name: field.usual for field in describe(rules.options, language) if field.usual != field.default}
    if sum(not seat.bot for seat in seats) <= 1:
        chosen |= defaults_against_bots(rules.options)
    return {**chosen, **dict.fromkeys(hurrying(rules.options))}


def _loaded(request: PlayRequest, path: Path) -> tuple[Game[State], Save]:
    for name, value in (
        ("--players", request.players),
        ("--option", request.settings),
        ("--preset", request.preset),
        ("--seed", request.seed),
    ):
        if value:
            raise ParlourError("cli-load-conflict", name=name)
    game = saves.read(path)
    if request.game is not None and parlour.rules_of(request.game).key != game.rules.key:
        raise ParlourError("cli-load-other-game", path=str(path), found=game.rules.key, game=request.game)
    if request.save is None or request.save == path:
        return game, Save(path, is_ours=True)
    return game, Save(saves.free(request.save))


def _left(
    request: PlayRequest,
    rules: Rules[State],
    seats: tuple[Seat, ...] | None,
    screen: Screen,
    keys: Keyboard,
    translator: Translator,
) -> tuple[Game[State], Save] | None:
    """A saved game that the players want to continue, if there is one.

    If a file is given, it is that one. With a seed, house rules or other players, a new game is started instead.
    """
    if request.save is not None:
        if not request.save.exists():
            return None
        found = saves.read(request.save)
        if found.over or not _goes_on(found, screen, keys, translator):
            screen.show(translator("cli-save-kept", path=str(request.save)))
            return None
        return found, Save(request.save, is_ours=True)
    if request.seed is not None or request.settings or request.preset is not None:
        return None
    for path, game in saves.unfinished(rules.key):
        if isinstance(game, saves.FileError):
            screen.show(translator.error(game), style="bad")
            continue
        if seats is not None and [one.name for one in seats] != [one.name for one in game.state.seats]:
            continue
        return (game, Save(path, is_ours=True)) if _goes_on(game, screen, keys, translator) else None
    return None


def _goes_on(game: Game[State], screen: Screen, keys: Keyboard, translator: Translator) -> bool:
    scores = ", ".join(f"{one.name} {score}" for one, score in zip(game.state.seats, game.scores, strict=True))
    screen.show(translator("cli-unfinished", scores=scores), style="name")
    while True:
        typed = keys.line(translator("cli-ask-continue")) or ""
        said = True if not typed.strip() else translator.yes(typed)
        if said is not None:
            return said


def _ask_settings(rules: Rules[State], screen: Screen, keys: Keyboard, translator: Translator) -> dict[str, object]:
    """House rules one by one; Enter alone plays as printed."""
    screen.show(translator("cli-ask-settings", example=_example(rules)))
    chosen: list[str] = []
    while True:
        typed = (keys.line(translator("cli-ask-setting")) or "").strip()
        if not typed:
            return settings.read_settings(rules, chosen)
        if typed.startswith("?"):
            screen.show(settings.page(rules, translator))
            continue
        try:
            settings.read_settings(rules, [typed])
        except ParlourError as error:
            screen.show(translator.error(error), style="bad")
            continue
        chosen.append(typed)


def _example(rules: Rules[State]) -> str:
    field = next((field for field in reversed(describe(rules.options)) if field.kind == "switch"), None)
    return f"{field.name}=on" if field is not None else "clock=turn"
