"""Sitting down: who plays, and by which options."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar, cast

import msgspec

from parlour.kernel.errors import OptionError, ParlourError
from parlour.kernel.options import Options, read_options
from parlour.kernel.rules import Rules
from parlour.kernel.state import Seat, State

if TYPE_CHECKING:
    from typing import Never

S = TypeVar("S", bound=State)

Players = int | Sequence[str | Seat]
"""How many, or their names; a name “bot:casual” (or “Rosie bot:casual”) seats a bot of that level."""


def sit_down(rules: Rules[S], players: Players) -> tuple[Seat, ...]:
    """The seats for those players."""
    if isinstance(players, str | bytes) or not isinstance(players, int | Sequence):
        raise ParlourError("Players are given by their number, or as a list of names.")
    count = players if isinstance(players, int) else len(players)
    if count not in rules.seats:
        fewest, most = rules.seats.start, rules.seats.stop - 1
        raise ParlourError(
            "{game} is for {fewest} to {most} players, not {count}.",
            game=rules.title["en"],
            fewest=fewest,
            most=most,
            count=count,
        )
    if isinstance(players, int):
        return tuple(Seat(f"Player {i + 1}") for i in range(players))
    seats = tuple(player if isinstance(player, Seat) else _read_player(player) for player in players)
    for one in seats:
        if one.bot and one.bot not in rules.levels:
            levels = ", ".join(rules.levels)
            raise ParlourError("There is no bot “{level}”; there are {levels}.", level=one.bot, levels=levels)
    return seats


def _read_player(name: str) -> Seat:
    """A name, a bot, or a bot with a name.

    >>> _read_player("Rosie bot:casual")
    Seat(name='Rosie', bot='casual', standing='playing')
    >>> _read_player("Mr Robot:casual").bot
    ''
    """
    if not isinstance(name, str):
        raise ParlourError("A player's name has 1 to 40 printable characters.")
    parts = re.fullmatch(r"(?:(.*\s)?bot:(\S*))", name.strip(), re.DOTALL)
    name, bot = (parts[1] or "", parts[2]) if parts else (name, "")
    name = " ".join(name.split())
    if not (name or bot) or len(name) > 40 or not name.isprintable():
        raise ParlourError("A player's name has 1 to 40 printable characters.")
    return Seat(name or f"Bot {bot}", bot)


def settle_options(rules: Rules[S], seats: tuple[Seat, ...], given: dict[str, object]) -> Options:
    """The options of a table: a preset, what was given, and what follows from who plays."""
    given = dict(given)
    preset = given.pop("preset", None)
    if preset is not None:
        if not isinstance(preset, str) or preset not in rules.presets:
            names = ", ".join(rules.presets) or "none"
            raise OptionError("There is no preset “{preset}”; there are: {names}.", preset=str(preset), names=names)
        given = {**rules.presets[preset], **given}
    options = read_options(rules.options, given)
    for conflict in options.conflicts():
        raise conflict
    if options.aids is None:  # AG-7
        people = sum(not one.bot for one in seats)
        options = msgspec.structs.replace(options, aids="hints" if seats and people <= 1 else "none")
    return options


def seats_by(rules: Rules[S], options: Options) -> range:
    """How many may play by those options."""
    return rules.seats if rules.seats_by is None else rules.seats_by(cast("Never", options))


def check_count(rules: Rules[S], options: Options, count: int) -> None:
    """Refuse a number of players that the options do not allow, as a map with too few starting points."""
    allowed = seats_by(rules, options)
    if count not in allowed:
        raise OptionError(
            "By these options {fewest} to {most} can play, not {count}.",
            fewest=allowed.start,
            most=allowed.stop - 1,
            count=count,
        )
