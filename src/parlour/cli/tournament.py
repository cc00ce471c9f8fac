"""Games of two bots, counted: which of them is the better one, and by how much."""

from __future__ import annotations

import argparse
import os
from contextlib import closing

import msgspec

import parlour
from parlour.cli import contest, settings
from parlour.cli.results import bars, played
from parlour.cli.screen import Screen
from parlour.contract.commands import INTERRUPTED, whole_number
from parlour.contract.voice import Voice
from parlour.kernel.errors import ParlourError
from parlour.kernel.levels import find_level


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
    bar: float | None
    reached: bool | None


def command(asked: argparse.Namespace, screen: Screen, voice: Voice) -> int:
    plan = _plan(asked)
    games = whole_number(asked.games, 1, 1_000_000)
    bar = contest.Bar(whole_number(asked.bar, 1, 99) / 100) if asked.sequential else None
    processes = whole_number(asked.processes, 0, 256) or os.cpu_count() or 1
    count = contest.Count()
    stopped = False
    results = played(plan, games, contest.play_game, contest.Result, processes=processes, file=asked.resume)
    with bars(screen, quiet=asked.json) as shown, closing(results):
        task = shown.add_task(f"{plan.levels[0]} – {plan.levels[1]}", total=games, rate="")
        try:
            for result in results:
                count.add(result)
                shown.update(task, completed=count.games, rate=_rate(count))
                if bar is not None and bar.verdict(count) is not None:
                    break
        except KeyboardInterrupt:
            stopped = True
    _report(plan, count, bar, asked.json, screen, voice)
    if stopped:
        if asked.resume is not None:
            screen.show(voice("Interrupted. The same command goes on from here."), style="faint")
        return INTERRUPTED
    return 0


def _report(
    plan: contest.Plan, count: contest.Count, bar: contest.Bar | None, as_json: bool, screen: Screen, voice: Voice
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
            bar=bar.rate if bar is not None else None,
            reached=reached,
        )
        print(msgspec.json.encode(verdict).decode())
        return
    screen.show(
        voice(
            "{one} wins {rate} % of {games} games against {other} (95 % interval: {low} to {high} %).",
            one=plan.levels[0],
            other=plan.levels[1],
            rate=f"{100 * count.rate:.1f}",
            games=count.games,
            low=f"{100 * low:.1f}",
            high=f"{100 * high:.1f}",
        ),
        style="turn",
    )
    screen.show(
        voice(
            "On average it scores {points} points and leads by {lead}.",
            points=f"{count.points / games:.1f}",
            lead=f"{count.lead / games:+.1f}",
        )
    )
    if bar is not None:
        shown = f"{100 * bar.rate:.0f}"
        match reached:
            case True:
                screen.show(voice("Decided: it reaches {bar} %.", bar=shown), style="good")
            case False:
                screen.show(voice("Decided: it does not reach {bar} %.", bar=shown), style="bad")
            case None:
                screen.show(voice("Not decided yet whether it reaches {bar} %.", bar=shown), style="faint")


def _plan(asked: argparse.Namespace) -> contest.Plan:
    if not asked.game or len(asked.bots) != 2:
        raise ParlourError("Name a game and two bots, as in “parlour arena GAME hard medium”.")
    rules = parlour.rules_of(asked.game)
    first, second = (find_level(level, rules.levels) for level in asked.bots)
    options = settings.read_settings(rules, asked.option)
    if asked.preset:
        options["preset"] = asked.preset
    plan = contest.Plan(rules.key, (first, second), options, whole_number(asked.seed, 0, 2**31))
    parlour.new(plan.game, players=2, seed=plan.seed, **options)  # what is wrong with the options is told at once
    # As it will be read back from a file of results, so that both are the same.
    return msgspec.json.decode(msgspec.json.encode(plan), type=contest.Plan)


def _rate(count: contest.Count) -> str:
    low, high = count.interval()
    return f"{100 * count.rate:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
