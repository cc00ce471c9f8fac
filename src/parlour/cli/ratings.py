"""`parlour arena --ratings`: the bots of many matches in one table, by game and options.

Ratings are those of Plackett and Luce, estimated by openskill: a mean and its uncertainty. Results count in the order
of files and games, so the same files give the same table.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from parlour.cli import saves
from parlour.cli.bot_matches import Plan, Result
from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError


class Rated(NamedTuple):
    """A bot in a game with those options."""

    game: str
    options: str
    bot: str
    mean: float
    deviation: float
    games: int


def command(files: Sequence[Path], as_json: bool, translator: Translator) -> int:
    table = rate(read(file) for file in files)
    if as_json:
        print(msgspec.json.encode([one._asdict() for one in table]).decode())
        return 0
    groups: dict[tuple[str, str], list[Rated]] = defaultdict(list)
    for one in table:
        groups[one.game, one.options].append(one)
    for (game, options), rated in groups.items():
        print(f"{game} {options}".strip())
        for one in rated:
            games = translator("cli-ratings-games", count=one.games)
            print(f"  {one.mean:6.2f} ± {one.deviation:4.2f}  {one.bot} ({games})")
    return 0


def read(file: Path) -> tuple[Plan, list[Result]]:
    """The match in a results file, as `--resume` writes it; a truncated last line is ignored."""
    text = saves.read_bytes(file)
    lines = text[: text.rfind(b"\n") + 1].splitlines()
    try:
        plan = msgspec.json.decode(lines[0] if lines else b"", type=Plan)
        return plan, sorted((msgspec.json.decode(one, type=Result) for one in lines[1:]), key=lambda one: one.number)
    except msgspec.DecodeError as error:
        raise ParlourError("cli-not-results", file=str(file)) from error


def rate(matches: Iterable[tuple[Plan, list[Result]]]) -> list[Rated]:
    """The ratings, for each game and options the best first."""
    from openskill.models import PlackettLuce, PlackettLuceRating

    model = PlackettLuce()
    ratings: defaultdict[tuple[str, str, str], PlackettLuceRating] = defaultdict(model.rating)
    games: dict[tuple[str, str, str], int] = defaultdict(int)
    for plan, results in matches:
        options = " ".join(f"{name}={_shown(value)}" for name, value in sorted(plan.options.items()))
        one, other = ((plan.game, options, bot) for bot in plan.levels)
        if one == other:
            continue  # a bot against itself says nothing about either
        for result in results:
            ranks = [1.0 - result.won, result.won]  # the lower is better
            [ratings[one]], [ratings[other]] = model.rate([[ratings[one]], [ratings[other]]], ranks=ranks)
            games[one] += 1
            games[other] += 1
    table = [Rated(*key, round(found.mu, 2), round(found.sigma, 2), games[key]) for key, found in ratings.items()]
    return sorted(table, key=lambda one: (one.game, one.options, -one.mean, one.bot))


def _shown(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
