"""`parlour tag-on balance`: plays games between bots and reports whether the sets are balanced."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from parlour.contract.commands import INTERRUPTED, Add, Command, Shell, add_where, where, whole_number
from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError
from parlour.kernel.levels import find_level

if TYPE_CHECKING:
    from parlour.games.tag_on.balance import Figure, Part, Plan, Report
    from parlour.games.tag_on.tile_set import Edition

UNBALANCED = 1
"""Exit status if a bound is violated."""


def arguments(add: Add, translator: Translator) -> argparse._ArgumentGroup:
    group = add(
        "tag-on",
        translator("tag-on-balance-about"),
        "balance [--edition en|fr] [--players 2,3,4] [--games N] [--seed N] [--keep FOLDER] [--plots FOLDER] [--json]",
        ("parlour tag-on balance --edition en --games 30", translator("tag-on-balance-example-one")),
        (
            "parlour tag-on balance --games 1500 --levels hard --keep games --plots docs/pictures",
            translator("tag-on-balance-example-both"),
        ),
    )
    group.add_argument("what", nargs="?", metavar="balance", help=translator("tag-on-balance-what"))
    group.add_argument("--edition", default="", metavar="en|fr", help=translator("tag-on-balance-edition"))
    group.add_argument("--players", default="2,3,4", metavar="2,3,4", help=translator("tag-on-balance-players"))
    group.add_argument("--games", default="150", metavar="N", help=translator("tag-on-balance-games"))
    group.add_argument("--levels", default="", metavar="a,b", help=translator("tag-on-balance-levels"))
    group.add_argument("--seed", default="1", metavar="N", help=translator("tag-on-balance-seed"))
    group.add_argument("--keep", type=Path, metavar=translator("tag-on-folder"), help=translator("tag-on-balance-keep"))
    group.add_argument(
        "--plots", type=Path, metavar=translator("tag-on-folder"), help=translator("tag-on-balance-plots")
    )
    add_where(group, translator)
    group.add_argument("--json", action="store_true", help=translator("tag-on-balance-json"))
    return group


def run(asked: argparse.Namespace, shell: Shell) -> int:
    if asked.what != "balance":
        raise ParlourError("tag-on-balance-usage")
    import msgspec

    from parlour.games.tag_on.balance import PLAYERS, Plan
    from parlour.games.tag_on.balance_plot import plot
    from parlour.games.tag_on.bots.levels import LEVELS
    from parlour.games.tag_on.tile_set import Edition, standard

    games = whole_number(asked.games, 1, 1_000_000)
    seed = whole_number(asked.seed, 0, 2**31)
    named = asked.levels.split(",") if asked.levels else LEVELS
    levels = tuple(find_level(name[:40], LEVELS) for name in named)
    editions: tuple[Edition, ...] = get_args(Edition)
    if asked.edition:
        editions = tuple(one for one in editions if one == asked.edition)
        if not editions:
            raise ParlourError("tag-on-unknown-edition", text=asked.edition[:40])
    players = tuple(whole_number(text, PLAYERS[0], PLAYERS[-1]) for text in asked.players.split(","))
    for folder in (asked.keep, asked.plots):
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
    reports = []
    for edition, count in product(editions, players):
        found, stopped = _play(Plan(edition, levels, seed, count, standard(edition)), games, asked, shell)
        if found is not None:
            reports.append(found)
            if not asked.json:
                _tell(found, shell)
            if asked.plots is not None and count == players[0]:
                (asked.plots / f"tag-on-balance-{edition}.svg").write_text(
                    plot(found, shell.translator.language), encoding="utf-8"
                )
        if stopped:
            if asked.keep is not None:
                shell.show(shell.translator("tag-on-balance-interrupted"), style="faint")
            return INTERRUPTED
    if asked.json:
        shell.print(msgspec.json.encode(reports).decode())
    return 0 if all(one.holds for one in reports) else UNBALANCED


def _play(plan: Plan, games: int, asked: argparse.Namespace, shell: Shell) -> tuple[Report | None, bool]:
    """The report on the games so far, and whether they were interrupted."""
    from parlour.games.tag_on import balance

    found: list[balance.Observed] = []
    stopped = False
    results = shell.play_games(
        f"TAG ON {plan.edition} {plan.players}",
        plan,
        range(games),
        balance.observe,
        balance.Observed,
        where=where(asked),
        file=asked.keep / f"{plan.edition}-{plan.players}.jsonl" if asked.keep is not None else None,
        quiet=asked.json,
        note=lambda result: result.level,
    )
    with closing(results):
        try:
            for result in results:
                found.append(result)
        except KeyboardInterrupt:
            stopped = True
    return (balance.report(plan, found) if found else None), stopped


def _tell(report: Report, shell: Shell) -> None:
    from parlour.games.tag_on import balance

    whole, translator = report.all, shell.translator
    shell.show(
        translator(
            "tag-on-balance-heading",
            edition=report.edition,
            games=whole.games,
            players=report.players,
            plays=whole.plays,
            seed=report.seed,
        ),
        style="turn",
    )
    shell.show(_table(report, translator), wrap=False)
    first = report.first
    said = {
        "ties": translator("tag-on-balance-check-ties", most=balance.TIES, found=report.ties),
        "worthless": translator("tag-on-balance-check-worthless", words=" ".join(report.worthless) or "–"),
        "median": translator("tag-on-balance-check-median", low=balance.MEDIAN[0], high=balance.MEDIAN[1]),
        "high": translator("tag-on-balance-check-high", most=balance.HIGHEST),
        "turns": translator("tag-on-balance-check-turns", low=balance.TURNS[0], high=balance.TURNS[1]),
        "advantage": translator(
            "tag-on-balance-check-advantage",
            most=balance.ADVANTAGE,
            even=round(100 / report.players, 1),
            found=first.value,
            low=first.low,
            high=first.high,
            level=report.strongest,
        ),
        "colours": translator("tag-on-balance-check-colours"),
        "weight": translator(
            "tag-on-balance-check-weight",
            most=balance.WEIGHT,
            letters=_ends(report, "weight"),
        ),
        "wait": translator(
            "tag-on-balance-check-wait",
            most=balance.WAIT,
            letters=_ends(report, "wait"),
        ),
    }
    for check in report.checks:
        mark = translator("tag-on-yes") if check.holds else translator("tag-on-no")
        shell.show(f"{mark:>4}  {said[check.name]}", style="good" if check.holds else "bad")


def _table(report: Report, translator: Translator) -> str:
    """The figures by level, one column each."""
    parts = {translator("tag-on-balance-all"): report.all} | report.levels
    rows = [["", *parts]]

    def row(name: str, show: Callable[[Part], str]) -> None:
        rows.append([name, *(show(part) for part in parts.values())])

    row(translator("tag-on-balance-row-games"), lambda part: str(part.games))
    row(translator("tag-on-balance-row-median"), lambda part: _show(part.median))
    row(translator("tag-on-balance-row-high"), lambda part: _show(part.high))
    row(translator("tag-on-balance-row-turns"), lambda part: "{:g}–{:g}–{:g}".format(*part.turns))
    for place in range(report.players):
        name = translator("tag-on-balance-row-place", place=place + 1)
        row(name, lambda part, place=place: _show(part.places[place]))  # type: ignore[misc]
    row(translator("tag-on-balance-row-chair"), lambda part: _show(part.first_chair))
    if report.players == 2:
        row(translator("tag-on-balance-row-leads"), lambda part: _show(part.leads, "+"))
        row(translator("tag-on-balance-row-openings"), lambda part: _show(part.openings, "+"))
    row(translator("tag-on-balance-row-tags"), lambda part: f"{part.tagged:.0f}")
    row(translator("tag-on-balance-row-replaced"), lambda part: f"{part.replaced:.0f}")
    row(translator("tag-on-balance-row-face-up"), lambda part: f"{part.taken:.0f}")
    names = {
        "book": translator("tag-on-balance-row-book"),
        "character": translator("tag-on-balance-row-character"),
        "land": translator("tag-on-balance-row-land"),
        "utterance": translator("tag-on-balance-row-utterance"),
        "genealogy": translator("tag-on-balance-row-genealogy"),
    }
    for colour, name in names.items():
        row(name, lambda part, colour=colour: _show(part.colours[colour]))  # type: ignore[misc]
    wide = [max(len(line[column]) for line in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join([line[0].ljust(wide[0]), *(text.rjust(size) for text, size in zip(line[1:], wide[1:], strict=True))])
        for line in rows
    )


def _show(figure: Figure | None, sign: str = "") -> str:
    """A value with its 95 % interval: 50.2 (47.6–52.8)."""
    if figure is None:
        return ""
    return f"{figure.value:{sign}g} ({figure.low:{sign}g}–{figure.high:{sign}g})"


def _ends(report: Report, field: str) -> str:
    """The lowest and highest letters: J −12, Q +20."""
    values = {letter: getattr(one, field) for letter, one in report.letters.items()}
    low, high = min(values, key=lambda one: values[one]), max(values, key=lambda one: values[one])
    sign = "+" if field == "weight" else ""
    return ", ".join(f"{letter} {values[letter]:{sign}.1f}" for letter in (low, high))


BALANCE = Command(name="tag-on", arguments=arguments, run=run)
