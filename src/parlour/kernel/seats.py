"""Players and options of a new game."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar, cast

import msgspec

from parlour.kernel.cast import free_name
from parlour.kernel.errors import OptionError, ParlourError
from parlour.kernel.i18n import say
from parlour.kernel.option_checks import conflicting, problems, read_options
from parlour.kernel.option_checks import idle as idle_beside
from parlour.kernel.option_fields import describe
from parlour.kernel.options import Options
from parlour.kernel.outside_bots import find_bot
from parlour.kernel.rules import Rules
from parlour.kernel.state import Seat, State

if TYPE_CHECKING:
    from typing import Never

S = TypeVar("S", bound=State)

Players = int | Sequence[str | Seat]
"""The number of players, or their names; “bot:medium” or “Rosie bot:medium” is a bot of that level, “bot:module:Class”
an external one, and one without a name gets one of the cast."""


def sit_down(rules: Rules[S], players: Players) -> tuple[Seat, ...]:
    """The seats for those players."""
    if isinstance(players, str | bytes) or not isinstance(players, int | Sequence):
        raise ParlourError("kernel-players-usage")
    count = players if isinstance(players, int) else len(players)
    check_count(rules, count)
    if isinstance(players, int):
        return unnamed_seats(players)
    seats = [player if isinstance(player, Seat) else _read_player(player) for player in players]
    for seat, one in enumerate(seats):
        if one.bot:
            find_bot(rules, one.bot)
        if not one.name:
            seats[seat] = Seat(free_name(one.bot, [other.name for other in seats]), one.bot)
    return tuple(seats)


def unnamed_seats(count: int, language: str = "en") -> tuple[Seat, ...]:
    """Seats of people without names: they are numbered.

    >>> [seat.name for seat in unnamed_seats(2, "fr")]
    ['Joueur 1', 'Joueur 2']
    """
    return tuple(Seat(say("kernel-player", language, number=number)) for number in range(1, count + 1))


def check_count(rules: Rules[S], count: int) -> None:
    """Refuse a wrong number of players."""
    if count not in rules.seats:
        raise ParlourError(
            "kernel-wrong-number-of-players",
            game=rules.title,
            fewest=rules.seats.start,
            most=rules.seats.stop - 1,
            count=count,
        )


def _read_player(name: str) -> Seat:
    """A name, a bot, or a bot with a name; a bot without one gets it from `sit_down`.

    >>> _read_player("Rosie bot:medium"), _read_player("bot:easy").name
    (Seat(name='Rosie', bot='medium', standing='playing'), '')
    >>> _read_player("Mr Robot:medium").bot
    ''
    """
    if not isinstance(name, str):
        raise ParlourError("kernel-bad-name")
    parts = re.fullmatch(r"(?:(.*\s)?bot:(\S*))", name.strip(), re.DOTALL)
    name, bot = (parts[1] or "", parts[2]) if parts else (name, "")
    name = " ".join(name.split())
    if not (name or bot) or len(name) > 40 or not name.isprintable():
        raise ParlourError("kernel-bad-name")
    return Seat(name, bot)


def settle_options(
    rules: Rules[S], seats: tuple[Seat, ...], given: Mapping[str, object], *, strict: bool = True
) -> Options:
    """The options of a table: a preset, given values, and values that depend on the players.

    Conflicting values are refused, and so is any value but the default for an option without effect. Values of a preset
    for such an option are ignored. Without `strict`, given values are kept unchecked: a position may contain the rest.
    """
    options = _read(rules, given)
    players = len(seats) or None
    for problem in problems(options, players, given if strict else ()):
        raise problem
    if options.aids is None:  # AG-7
        people = sum(not one.bot for one in seats)
        options = msgspec.structs.replace(options, aids="hints" if seats and people <= 1 else "none")
    return options


def seats_by(rules: Rules[S], options: Options) -> range:
    """The possible numbers of players with those options."""
    return rules.seats if rules.seats_by is None else rules.seats_by(cast("Never", options))


def idle_by_content(rules: Rules[S], options: Options) -> tuple[str, ...]:
    """Options without effect because of the content of another."""
    return () if rules.idle is None else rules.idle(cast("Never", options))


def _read(rules: Rules[S], given: Mapping[str, object]) -> Options:
    """The given options on top of those of the preset."""
    chosen = dict(given)
    preset = chosen.pop("preset", None)
    return read_options(rules.options, {**(preset_values(rules, preset) if preset is not None else {}), **chosen})


def with_usual(
    rules: Rules[S], players: int | None, usual: Mapping[str, object], given: Mapping[str, object]
) -> dict[str, object]:
    """The given options on top of the usual ones, without usual ones that have no effect."""
    chosen = dict(given)
    preset = chosen.pop("preset", None)
    values = {**usual, **(preset_values(rules, preset) if preset is not None else {}), **chosen}
    options = read_options(rules.options, values)
    idle = {*idle_beside(options, players), *idle_by_content(rules, options)}
    unused = rules.options.unused
    return {
        name: value
        for name, value in values.items()
        if name in chosen or (name not in idle and value not in unused.get(name, ()))
    }


def preset_values(rules: Rules[S], name: object) -> Mapping[str, object]:
    """The options of that preset."""
    if not isinstance(name, str) or name not in rules.presets:
        names = ", ".join(rules.presets) or "none"
        raise OptionError(
            "kernel-unknown-preset",
            options=("preset",),
            preset=str(name)[:40],
            names=names,
        )
    return rules.presets[name].values


def counts(rules: Rules[S], options: Options) -> tuple[int, ...]:
    """The possible numbers of players with these options."""
    return tuple(count for count in seats_by(rules, options) if not any(conflicting(options, count)))


def check_content(rules: Rules[S], options: Options, count: int, given: Collection[str]) -> None:
    """Refuse options that contradict the content of another, such as a map with too few starting points."""
    allowed = seats_by(rules, options)
    if count not in allowed:
        fewest, most = allowed.start, allowed.stop - 1
        raise OptionError(
            "kernel-options-wrong-number-of-players" if fewest < most else "kernel-options-number-of-players",
            options=("players",),
            fewest=fewest,
            most=most,
            count=count,
        )
    idle = idle_by_content(rules, options)
    for field in describe(rules.options):
        if field.name in idle and field.name in given and getattr(options, field.name) != field.default:
            raise OptionError("kernel-option-idle", options=(field.name,), name=field.name)


class Examined(msgspec.Struct, frozen=True):
    """Result of trying to set up a table."""

    idle: tuple[str, ...]
    "Options without effect because of the content of another."
    problem: ParlourError | None
    "The reason if it cannot be set up."


def examine(rules: Rules[S], players: int, given: Mapping[str, object]) -> Examined:
    """Try to set the table up."""
    idle: tuple[str, ...] = ()
    try:
        seats = sit_down(rules, players)
        idle = idle_by_content(rules, _read(rules, given))
        options = settle_options(rules, seats, given)
        check_content(rules, options, len(seats), given)
        rules.start(cast("Never", options), seats)
    except ParlourError as error:
        return Examined(idle, error)
    return Examined(idle, None)
