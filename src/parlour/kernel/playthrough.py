"""A whole game as text, as every seat sees it, for golden tests."""

from __future__ import annotations

import json
from random import Random
from typing import TypeVar

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.kernel.events import Event
from parlour.kernel.game import Game
from parlour.kernel.log import Line
from parlour.kernel.rules import Rules
from parlour.kernel.seats import Players
from parlour.kernel.state import State
from parlour.kernel.view import View

S = TypeVar("S", bound=State)

VIEWS_EVERY = 25
"""Commands between two complete sets of views."""


def playthrough(rules: Rules[S], players: Players, seed: int, steps: int = 400, /, **options: object) -> str:
    """A random game of that seed, played to its end or for that number of steps, as text."""
    game = Game.new(rules, players, seed, **options)
    given = " ".join(f"{name}={value}" for name, value in options.items()) or "default options"
    parts = [f"# {rules.key}, version {rules.version}: {given}, seed {seed}", *_lines(game, 0), *_views(game)]
    rng, now, said = Random(seed), 0.0, 0
    for _ in range(steps):
        if game.over:
            break
        now += rng.choice((0.0, 0.5, 2.0))
        since = len(game.lines)
        due = game.deadline
        if due is not None and (due <= now or not game.to_act or rng.random() < 0.05):
            now = max(now, due)
            game.timeout(due)
            parts += ["", f"@ {due:.1f} time is up", *_lines(game, since)]
            continue
        seat = rng.choice(game.to_act)
        command = game.sample(seat, rng)
        if command is None:
            continue
        parts += ["", f"@ {now:.1f} {game.state.seats[seat].name}: {command}"]
        try:
            game.do(seat, command, now)
        except ParlourError as error:
            parts.append(f"  refused: {error}")
        parts += _lines(game, since)
        said += 1
        if said % VIEWS_EVERY == 0:
            parts += _views(game)
    return "\n".join([*parts, "", *_views(game), ""])


def _lines(game: Game[S], since: int) -> list[str]:
    return [text for line in game.lines[since:] for text in _line(game, line)]


def _line(game: Game[S], line: Line) -> list[str]:
    """The events, once for all seats that see the same."""
    names = tuple(seat.name for seat in game.state.seats)
    sides: dict[str, list[str]] = {}
    for seat, name in (*enumerate(names), (None, "spectators")):
        seen = line.event.seen(seat)
        sides.setdefault("nothing" if seen is None else _short(seen), []).append(name)
    told = game.text(line.event)
    texts = [f"  {line.n:4} {side}" for side in sides]
    if len(sides) > 1:
        texts = [f"{text}   [{', '.join(who)}]" for text, who in zip(texts, sides.values(), strict=True)]
    return [*texts, *([f"       “{told}”"] if told else [])]


def _short(event: Event) -> str:
    fields = msgspec.to_builtins(event)
    kind = fields.pop("type")
    return f"{kind} {json.dumps(fields, ensure_ascii=False)}"


def _views(game: Game[S]) -> list[str]:
    """Each seat's view; the fields shared with spectators are written once."""
    common = game.view(None)
    parts = ["", "  all see:", *_fields(common)]
    for seat, one in enumerate(game.state.seats):
        own = {name: value for name, value in game.view(seat).items() if value != common[name]}
        parts += [f"  {one.name} sees:", *_fields(own)]
    return parts


def _fields(view: View) -> list[str]:
    """One line for each field; rows of text below each other."""
    lines = []
    for name, value in view.items():
        if isinstance(value, list | tuple) and len(value) > 4 and all(isinstance(row, str) for row in value):
            lines += [f"    {name}:", *(f"      {row}" for row in value)]
        else:
            lines.append(f"    {name}: {json.dumps(value, ensure_ascii=False)}")
    return lines
