"""`parlour play`: set the table, or go on with a game that was left."""

from __future__ import annotations

from pathlib import Path

import msgspec

import parlour
from parlour.cli import game_loop, saves, seating, settings
from parlour.cli.keyboard import Keyboard
from parlour.cli.renderers import renderer_of
from parlour.cli.saves import Save
from parlour.cli.screen import Screen
from parlour.cli.session import Session
from parlour.cli.slash_commands import Quit
from parlour.cli.terminal import Terminal
from parlour.contract.voice import Voice
from parlour.data.errors import DataError
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.option_fields import describe, hurrying
from parlour.kernel.rules import Rules
from parlour.kernel.seats import with_usual
from parlour.kernel.state import Seat, State


class Wishes(msgspec.Struct, kw_only=True):
    """What the command line asks for."""

    game: str | None = None
    players: list[str] | None = None
    settings: list[str] = []
    preset: str | None = None
    seed: int | None = None
    save: Path | None = None
    load: Path | None = None


def command(wishes: Wishes, screen: Screen, voice: Voice) -> int:
    keys = Keyboard()
    try:
        game, save = _game(wishes, screen, keys, voice)
    except (EOFError, KeyboardInterrupt):
        screen.line()
        return 0
    renderer = renderer_of(game.rules.key)
    renderer.prepare(game)
    terminal = Terminal(Session(game, save, voice), screen, keys, renderer)
    save.write(game)
    try:
        game_loop.run(terminal)
    except (Quit, EOFError, KeyboardInterrupt):
        game_loop.leave(terminal)
    except (ParlourError, DataError):
        game_loop.leave(terminal)
        raise
    return 0


def _game(wishes: Wishes, screen: Screen, keys: Keyboard, voice: Voice) -> tuple[Game[State], Save]:
    """The game to play, and the file it is kept in."""
    if wishes.load is not None:
        return _loaded(wishes, wishes.load)
    if wishes.game is None:
        games = ", ".join(parlour.game_keys())
        raise ParlourError("Which game? There are: {games}.", games=games)
    rules = parlour.rules_of(wishes.game)
    given = settings.read_settings(rules, wishes.settings)
    if wishes.preset is not None:
        given["preset"] = wishes.preset
    seats = seating.seats_of(rules, wishes.players) if wishes.players is not None else None
    left = _left(wishes, rules, seats, screen, keys, voice)
    if left is not None:
        return left
    if seats is None:
        seats = seating.ask_players(rules, screen, keys, voice)
        if not wishes.settings and wishes.preset is None:
            given = _ask_settings(rules, screen, keys, voice)
    game = Game.new(rules, seats, wishes.seed, **with_usual(rules, len(seats), _usual(rules, voice.language), given))
    return game, Save(saves.free(wishes.save) if wishes.save is not None else saves.new_path(rules.key))


def _usual(rules: Rules[State], language: str) -> dict[str, object]:
    """At one screen nobody is hurried, unless they ask for it; and some options follow the language."""
    chosen = {field.name: field.usual for field in describe(rules.options, language) if field.usual != field.default}
    return {**chosen, **dict.fromkeys(hurrying(rules.options))}


def _loaded(wishes: Wishes, path: Path) -> tuple[Game[State], Save]:
    for name, value in (
        ("--players", wishes.players),
        ("--option", wishes.settings),
        ("--preset", wishes.preset),
        ("--seed", wishes.seed),
    ):
        if value:
            raise ParlourError("--load goes on with a game as it is: leave out {name}.", name=name)
    game = saves.read(path)
    if wishes.game is not None and parlour.rules_of(wishes.game).key != game.rules.key:
        raise ParlourError(
            "{path} is a game of {found}, not of {game}.", path=str(path), found=game.rules.key, game=wishes.game
        )
    if wishes.save is None or wishes.save == path:
        return game, Save(path, is_ours=True)
    return game, Save(saves.free(wishes.save))


def _left(
    wishes: Wishes,
    rules: Rules[State],
    seats: tuple[Seat, ...] | None,
    screen: Screen,
    keys: Keyboard,
    voice: Voice,
) -> tuple[Game[State], Save] | None:
    """A game that was left and that the players want to go on with, if there is one.

    Who names a file is asked about that file; who asks for a certain game (by a seed, house rules or other players)
    wants a new one.
    """
    if wishes.save is not None:
        if not wishes.save.exists():
            return None
        found = saves.read(wishes.save)
        if found.over or not _goes_on(found, screen, keys, voice):
            screen.show(voice("{path} is kept; the new game gets a file beside it.", path=str(wishes.save)))
            return None
        return found, Save(wishes.save, is_ours=True)
    if wishes.seed is not None or wishes.settings or wishes.preset is not None:
        return None
    for path, game in saves.unfinished(rules.key):
        if isinstance(game, saves.FileError):
            screen.show(voice.error(game), style="bad")
            continue
        if seats is not None and [one.name for one in seats] != [one.name for one in game.state.seats]:
            continue
        return (game, Save(path, is_ours=True)) if _goes_on(game, screen, keys, voice) else None
    return None


def _goes_on(game: Game[State], screen: Screen, keys: Keyboard, voice: Voice) -> bool:
    scores = ", ".join(f"{one.name} {score}" for one, score in zip(game.state.seats, game.scores, strict=True))
    screen.show(voice("There is a game that is not over: {scores}.", scores=scores), style="name")
    while True:
        typed = keys.line(voice("Go on with it? [Y/n] ")) or ""
        said = True if not typed.strip() else voice.yes(typed)
        if said is not None:
            return said


def _ask_settings(rules: Rules[State], screen: Screen, keys: Keyboard, voice: Voice) -> dict[str, object]:
    """House rules one by one; Enter alone plays as printed."""
    screen.show(
        voice("House rules, as in “{example}”; ? lists them; Enter alone plays as printed.", example=_example(rules))
    )
    chosen: list[str] = []
    while True:
        typed = (keys.line(voice("House rule: ")) or "").strip()
        if not typed:
            return settings.read_settings(rules, chosen)
        if typed.startswith("?"):
            screen.show(settings.page(rules, voice))
            continue
        try:
            settings.read_settings(rules, [typed])
        except ParlourError as error:
            screen.show(voice.error(error), style="bad")
            continue
        chosen.append(typed)


def _example(rules: Rules[State]) -> str:
    field = next((field for field in reversed(describe(rules.options)) if field.kind == "switch"), None)
    return f"{field.name}=on" if field is not None else "clock=turn"
