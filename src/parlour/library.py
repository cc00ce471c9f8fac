"""The functions of the package `parlour`. Their types for each game are in `parlour.typed`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    import msgspec

    from parlour.kernel.game import Game
    from parlour.kernel.log import Log
    from parlour.kernel.rules import Rules
    from parlour.kernel.seats import Players
    from parlour.kernel.state import State


def game_keys() -> tuple[str, ...]:
    """The keys of all games, which `new` and `rules_of` take.

    >>> import parlour
    >>> len(parlour.game_keys()) > 3
    True
    """
    from parlour.kernel import registry

    registry.discover()
    return registry.keys()


def rules_of(game: str) -> Rules[State]:
    """The rules of a game, by its key.

    >>> import parlour
    >>> 2 in parlour.rules_of(parlour.game_keys()[0]).seats
    True
    """
    from parlour.kernel import registry

    registry.discover()
    return registry.rules_of(game)


def new(game: str, players: Players = 2, seed: int | None = None, **options: object) -> Game[State]:
    """A new game, dealt. `players` is a number or a list of names, such as `"Rosie bot:medium"` for a bot.

    The same seed gives the same game. Options of the game are given by keyword.

    >>> import parlour
    >>> key, *others = parlour.game_keys()
    >>> parlour.new(key, players=["Ada", "Rosie bot:medium"], aids="hints", seed=1).scores
    (0, 0)
    """
    from parlour.kernel.game import Game

    return Game.new(rules_of(game), players, seed, **options)


def position(
    game: str, text: str, players: Players | None = None, seed: int | None = None, **options: object
) -> Game[State]:
    """A game that continues from a position, as `Game.position` writes it.

    >>> import parlour
    >>> *others, key = parlour.game_keys()
    >>> game = parlour.new(key, seed=7)
    >>> parlour.position(key, game.position()).scores
    (0, 0)
    """
    from parlour.kernel.game import Game

    return Game.from_position(rules_of(game), text, players, seed, **options)


def analyse(game: Game[State] | Log, progress: Callable[[int, int], None] = lambda done, of: None) -> msgspec.Struct:
    """The analysis of a game or log, turn by turn: missed plays, what they cost, and winning chances.

    `progress` is called with the number of log lines done, and of all.

    >>> import parlour
    >>> from parlour.formats import cgp
    >>> game = cgp.read("15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15 AEINRST/ 0/10 0")
    >>> parlour.analyse(game).to_move
    0
    """
    from parlour.kernel import hints
    from parlour.kernel.game import Game

    if not isinstance(game, Game):
        game = replay(game)
    return hints.analyse(game, progress)


def hint(game: Game[State], seat: int, level: str = "") -> str:
    """What a bot of that level (by default the best) would do in that seat.

    `RuleViolation` (AG-7) if the table plays without hints.

    >>> import parlour
    >>> *others, key = parlour.game_keys()
    >>> game = parlour.new(key, players=["Ada", "Rosie bot:medium"], seed=7, aids="hints")
    >>> events = game.do(game.to_act[0], parlour.hint(game, game.to_act[0], "easy"))
    """
    from parlour.kernel.hints import hint

    return hint(game, seat, level)


def replay(log: Log, game: str | None = None) -> Game[State]:
    """The game of a log. With a key, a log of any other game raises `LogError`.

    >>> import parlour
    >>> game = parlour.new(parlour.game_keys()[0], seed=7)
    >>> parlour.replay(game.log) == game
    True
    """
    from parlour.kernel.replay import replay

    return replay(rules_of(game or log.head.game), log)


def load(text: str, game: str | None = None) -> Game[State]:
    """The game that `Game.dump` wrote. A faulty log raises `LogError` with its line.

    With a key, a log of any other game is refused, and a type checker knows which game it is.

    >>> import parlour
    >>> key, *others = parlour.game_keys()
    >>> game = parlour.new(key, seed=7)
    >>> parlour.load(game.dump(), key) == game
    True
    """
    from parlour.kernel.log import read

    return replay(read(text, rules_of), game)
