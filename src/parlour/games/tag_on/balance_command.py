"""`parlour tag-on balance`: plays games between bots and reports whether the sets are balanced."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from parlour.contract.commands import INTERRUPTED, Add, Command, Shell, whole_number
from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError
from parlour.kernel.levels import find_level

if TYPE_CHECKING:
    from parlour.games.tag_on.balance import Part, Plan, Report
    from parlour.games.tag_on.tile_set import Edition

UNBALANCED = 1
"""Exit status if a bound is violated."""


def arguments(add: Add, translator: Translator) -> argparse._ArgumentGroup:
    group = add(
        "tag-on",
        translator("tell whether the sets of TAG ON are balanced, by games of bots"),
        "balance [--edition en|fr] [--games N] [--seed N] [--keep FOLDER] [--plots FOLDER] [--json]",
        ("parlour tag-on balance --edition en --games 30", translator("a first look at one edition")),
        ("parlour tag-on balance --games 300 --keep games --plots docs/pictures", translator("both, kept, with plots")),
    )
    group.add_argument("what", nargs="?", metavar="balance", help=translator("what to do"))
    group.add_argument("--edition", default="", metavar="en|fr", help=translator("one edition; else both"))
    group.add_argument("--games", default="150", metavar="N", help=translator("the most games of each"))
    group.add_argument(
        "--levels", default="", metavar="a,b", help=translator("the bots that play, each against its like")
    )
    group.add_argument("--seed", default="1", metavar="N", help=translator("a number that fixes all chance"))
    group.add_argument(
        "--keep", type=Path, metavar=translator("FOLDER"), help=translator("keep the games there, and go on from them")
    )
    group.add_argument("--plots", type=Path, metavar=translator("FOLDER"), help=translator("write plots there (SVG)"))
    group.add_argument(
        "--processes", default="0", metavar="N", help=translator("how many games at once; 0: one a core")
    )
    group.add_argument("--json", action="store_true", help=translator("print the figures as JSON"))
    return group


def run(asked: argparse.Namespace, shell: Shell) -> int:
    if asked.what != "balance":
        raise ParlourError("What about TAG ON? “parlour tag-on balance” tells whether its sets are balanced.")
    import msgspec

    from parlour.games.tag_on.balance import Plan
    from parlour.games.tag_on.balance_plot import plot
    from parlour.games.tag_on.bots.levels import LEVELS
    from parlour.games.tag_on.tile_set import Edition

    games = whole_number(asked.games, 1, 1_000_000)
    seed = whole_number(asked.seed, 0, 2**31)
    named = asked.levels.split(",") if asked.levels else LEVELS
    levels = tuple(find_level(name[:40], LEVELS) for name in named)
    editions: tuple[Edition, ...] = get_args(Edition)
    if asked.edition:
        editions = tuple(one for one in editions if one == asked.edition)
        if not editions:
            raise ParlourError("There is no edition “{text}”; there are en and fr.", text=asked.edition[:40])
    for folder in (asked.keep, asked.plots):
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
    reports = []
    for edition in editions:
        found, stopped = _play(Plan(edition, levels, seed), games, asked, shell)
        if found is not None:
            reports.append(found)
            if not asked.json:
                _tell(found, shell)
            if asked.plots is not None:
                (asked.plots / f"tag-on-balance-{edition}.svg").write_text(plot(found), encoding="utf-8")
        if stopped:
            if asked.keep is not None:
                shell.show(shell.translator("Interrupted. The same command goes on from here."), style="faint")
            return INTERRUPTED
    if asked.json:
        shell.print(msgspec.json.encode(reports).decode())
    return 0 if all(one.holds for one in reports) else UNBALANCED


def _play(plan: Plan, games: int, asked: argparse.Namespace, shell: Shell) -> tuple[Report | None, bool]:
    """The report on the games so far, and whether they were interrupted."""
    from parlour.games.tag_on import balance

    found, stopped = shell.play_games(
        f"TAG ON {plan.edition}",
        plan,
        games,
        balance.observe,
        balance.Observed,
        processes=whole_number(asked.processes, 0, 256),
        file=asked.keep / f"{plan.edition}.jsonl" if asked.keep is not None else None,
        quiet=asked.json,
        note=lambda result: result.level,
    )
    return (balance.report(plan, found) if found else None), stopped


def _tell(report: Report, shell: Shell) -> None:
    from parlour.games.tag_on import balance

    whole, translator = report.all, shell.translator
    shell.show(
        translator(
            "TAG ON, edition {edition}: {games} games of two, {plays} plays (seed {seed}).",
            edition=report.edition,
            games=whole.games,
            plays=whole.plays,
            seed=report.seed,
        ),
        style="turn",
    )
    shell.show(_table(report, translator), wrap=False)
    said = {
        "median": translator("a turn in the middle scores {low} to {high} points", low=15, high=40),
        "high": translator("99 of 100 turns score less than {most}", most=balance.HIGHEST),
        "turns": translator("nine of ten games have {low} to {high} turns", low=25, high=60),
        "advantage": translator(
            "the first player wins at most {most} % more or fewer ({found} ± {doubt})",
            most=balance.ADVANTAGE,
            found=f"{whole.advantage:+.1f}",
            doubt=whole.doubt,
        ),
        "colours": translator("each kind of coloured square multiplies in one game of three"),
        "weight": translator(
            "no letter is a burden or a must: turns with it score at most {most} % more or less ({letters})",
            most=balance.WEIGHT,
            letters=_ends(report, "weight"),
        ),
        "wait": translator(
            "no letter stays on a rack more than {most} times as long as others ({letters})",
            most=balance.WAIT,
            letters=_ends(report, "wait"),
        ),
    }
    for check in report.checks:
        mark = translator("yes") if check.holds else translator("no")
        shell.show(f"{mark:>4}  {said[check.name]}", style="good" if check.holds else "bad")


def _table(report: Report, translator: Translator) -> str:
    """The figures by level, one column each."""
    parts = {translator("all"): report.all} | report.levels
    rows = [["", *parts]]

    def row(name: str, show: Callable[[Part], str]) -> None:
        rows.append([name, *(show(part) for part in parts.values())])

    row(translator("games"), lambda part: str(part.games))
    row(translator("points of a turn, middle"), lambda part: f"{part.median:g}")
    row(translator("99 of 100 below"), lambda part: f"{part.high:g}")
    row(translator("turns of a game"), lambda part: "{:g}–{:g}–{:g}".format(*part.turns))
    row(translator("first seat, by leads, %"), lambda part: f"{part.advantage:+.1f} ± {part.doubt:.1f}")
    row(translator("first seat, by the first turns, %"), lambda part: f"{part.early:+.1f} ± {part.early_doubt:.1f}")
    row(translator("first seat, by wins, %"), lambda part: f"{part.won:+.1f}")
    row(translator("with a tag, %"), lambda part: f"{part.tagged:.0f}")
    row(translator("letters replaced, %"), lambda part: f"{part.replaced:.0f}")
    row(translator("face-up letter, %"), lambda part: f"{part.taken:.0f}")
    names = {
        "book": translator("games with a book, %"),
        "character": translator("games with a character, %"),
        "land": translator("games with a land, %"),
        "utterance": translator("games with an utterance, %"),
        "genealogy": translator("games with genealogy, %"),
    }
    for colour, name in names.items():
        row(name, lambda part, colour=colour: f"{part.colours[colour]:.0f}")  # type: ignore[misc]
    wide = [max(len(line[column]) for line in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join([line[0].ljust(wide[0]), *(text.rjust(size) for text, size in zip(line[1:], wide[1:], strict=True))])
        for line in rows
    )


def _ends(report: Report, field: str) -> str:
    """The lowest and highest letters: J −12, Q +20."""
    values = {letter: getattr(one, field) for letter, one in report.letters.items()}
    low, high = min(values, key=lambda one: values[one]), max(values, key=lambda one: values[one])
    sign = "+" if field == "weight" else ""
    return ", ".join(f"{letter} {values[letter]:{sign}.1f}" for letter in (low, high))


BALANCE = Command(name="tag-on", arguments=arguments, run=run)
