"""Matches between two bots, and their verdict."""

from __future__ import annotations

import argparse
from collections.abc import Generator
from contextlib import closing
from pathlib import Path

import msgspec

import parlour
from parlour.cli import bot_matches, settings
from parlour.cli.results import bars, played
from parlour.cli.screen import Screen
from parlour.cli.workers import Workers, workers
from parlour.contract.commands import INTERRUPTED, where, whole_number
from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError
from parlour.kernel.i18n import numeral
from parlour.kernel.outside_bots import check_bot


class Verdict(msgspec.Struct, frozen=True):
    """What is printed with `--json`."""

    game: str
    levels: tuple[str, str]
    options: dict[str, object]
    seed: int
    games: int
    rate: float
    low: float
    high: float
    points: float
    lead: float
    lost_turns: tuple[int, int]
    bar: float | None
    reached: bool | None


def command(args: argparse.Namespace, screen: Screen, translator: Translator) -> int:
    plan = _plan(args)
    games = whole_number(args.games, 1, 1_000_000)
    bar = bot_matches.SequentialTest(whole_number(args.bar, 1, 99) / 100) if args.sequential else None
    count = bot_matches.Tally()
    stopped = False
    results = _results(plan, games, workers(where(args)), args.resume, args.logs)
    with bars(screen, quiet=args.json) as shown, closing(results):
        task = shown.add_task(f"{plan.levels[0]} – {plan.levels[1]}", total=games, rate="")
        try:
            for result in results:
                count.add(result)
                shown.update(task, completed=count.games, rate=_rate(count))
                if bar is not None and bar.verdict(count) is not None:
                    break
        except KeyboardInterrupt:
            stopped = True
    _report(plan, count, bar, args.json, screen, translator)
    if stopped:
        if args.resume is not None:
            screen.show(translator("cli-arena-interrupted"), style="faint")
        return INTERRUPTED
    return 0


def _results(
    plan: bot_matches.Plan, games: int, workers: Workers, file: Path | None, logs: Path | None
) -> Generator[bot_matches.Result, None, None]:
    """The results of the match; the logs of new games are kept in that folder."""
    if logs is None:
        return played(plan, range(games), bot_matches.play_game, bot_matches.Result, workers=workers, file=file)
    try:
        logs.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ParlourError("cli-cannot-write", path=str(logs), reason=str(error)) from error

    def keep(game: bot_matches.Logged) -> bot_matches.Result:
        (logs / f"{game.result.number:06}.parlour").write_text(game.log, encoding="utf-8")
        return game.result

    kind = bot_matches.Result
    return played(plan, range(games), bot_matches.play_logged, kind, workers=workers, file=file, take=keep)


def _report(
    plan: bot_matches.Plan,
    count: bot_matches.Tally,
    bar: bot_matches.SequentialTest | None,
    as_json: bool,
    screen: Screen,
    translator: Translator,
) -> None:
    low, high = count.interval()
    games = max(1, count.games)
    reached = bar.verdict(count) if bar is not None else None
    if as_json:
        verdict = Verdict(
            game=plan.game,
            levels=plan.levels,
            options=plan.options,
            seed=plan.seed,
            games=count.games,
            rate=round(count.rate, 4),
            low=round(low, 4),
            high=round(high, 4),
            points=round(count.points / games, 1),
            lead=round(count.lead / games, 1),
            lost_turns=count.lost_turns,
            bar=bar.rate if bar is not None else None,
            reached=reached,
        )
        print(msgspec.json.encode(verdict).decode())
        return
    screen.show(
        translator(
            "cli-arena-rate",
            one=plan.levels[0],
            other=plan.levels[1],
            rate=numeral(100 * count.rate, translator.language, places=1),
            games=count.games,
            low=numeral(100 * low, translator.language, places=1),
            high=numeral(100 * high, translator.language, places=1),
        ),
        style="turn",
    )
    screen.show(
        translator(
            "cli-arena-average",
            points=numeral(count.points / games, translator.language, places=1),
            lead=numeral(count.lead / games, translator.language, places=1, sign=True),
        )
    )
    for name, lost in zip(plan.levels, count.lost_turns, strict=True):
        if lost:
            screen.show(translator("cli-arena-lost-turns", name=name, count=lost), style="bad")
    if bar is not None:
        shown = f"{100 * bar.rate:.0f}"
        match reached:
            case True:
                screen.show(translator("cli-arena-reached", bar=shown), style="good")
            case False:
                screen.show(translator("cli-arena-not-reached", bar=shown), style="bad")
            case None:
                screen.show(translator("cli-arena-undecided", bar=shown), style="faint")


def _plan(args: argparse.Namespace) -> bot_matches.Plan:
    if not args.game or len(args.bots) != 2:
        raise ParlourError("cli-arena-needs-bots", game=parlour.game_keys()[0])
    rules = parlour.rules_of(args.game)
    first, second = (check_bot(rules, name) for name in args.bots)
    options = settings.read_settings(rules, args.option)
    if args.preset:
        options["preset"] = args.preset
    plan = bot_matches.Plan(rules.key, (first, second), options, whole_number(args.seed, 0, 2**31))
    parlour.new(plan.game, players=2, seed=plan.seed, **options)  # fails at once if the options are wrong
    # Normalised as it will be read back from a results file.
    return msgspec.json.decode(msgspec.json.encode(plan), type=bot_matches.Plan)


def _rate(count: bot_matches.Tally) -> str:
    low, high = count.interval()
    return f"{100 * count.rate:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
