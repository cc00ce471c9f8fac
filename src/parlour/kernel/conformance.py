"""The checks that every registered game passes: random games to the end, each step compared with the contract.

The suite uses a game's options, `sample`, `redeal` and `pieces`.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Mapping
from dataclasses import fields
from random import Random
from typing import TypeVar, get_args, get_type_hints
from xml.etree import ElementTree

import msgspec

from parlour.kernel import registry
from parlour.kernel.chance import Chance
from parlour.kernel.commands import Command
from parlour.kernel.errors import ParlourError, PositionError
from parlour.kernel.events import Event
from parlour.kernel.game import Game
from parlour.kernel.i18n import LANGUAGES
from parlour.kernel.log import Log, event_decoder, read, write
from parlour.kernel.moment import Moment
from parlour.kernel.option_checks import problems, read_options
from parlour.kernel.option_fields import OptionField, describe
from parlour.kernel.options import Options
from parlour.kernel.replay import replay
from parlour.kernel.rules import Rules
from parlour.kernel.seats import with_usual
from parlour.kernel.state import State
from parlour.kernel.view import View, parts_of

S = TypeVar("S", bound=State)

SVG = "{http://www.w3.org/2000/svg}"

MOST_STEPS = 20_000
"""Maximum steps of a random game; a longer one counts as endless."""
CLOSE = 7
"""Steps from one close look at a game to the next. Pictures, which cost most, are drawn less often in long games."""


def check(rules: Rules[S], players: int, seed: int, **options: object) -> Game[S]:
    """Play one random game to its end and check it against the whole contract. Returns the game.

    An error carries a note with the Python that plays that game again.
    """
    try:
        check_tables(rules)
        game = Game.new(rules, players, seed, **options)
        walk = _Walk(game, Random(seed))
        walk.to_the_end()
        check_log(game, Random(seed))
        check_positions(game, Random(seed))
        check_copy(rules, players, seed, options)
    except Exception as error:
        error.add_note(_to_repeat(rules, players, seed, options))
        raise
    return game


def _to_repeat(rules: Rules[S], players: int, seed: int, options: Mapping[str, object]) -> str:
    """The Python that plays that game again. A game that is not registered is imported from its module."""
    module = rules.state.__module__
    if rules.key in set(registry.keys()):
        imported, named = "from parlour import rules_of", f"rules_of({rules.key!r})"
    else:
        imported, named = f"import {module}", f"{module}.RULES"
    call = f"check({named}, {players}, {seed}, **{dict(options)!r})"
    return f"{imported}\nfrom parlour.kernel.conformance import check\n{call}"


def check_tables(rules: Rules[S]) -> None:
    """Functions take what they are listed for, secrets have a `redeal`, and clocks have a `turn`."""
    for kind, obey in rules.commands.items():
        *_, taken, _ = get_type_hints(obey).values()
        kinds = get_args(taken) or (taken,)
        assert kind in kinds or Command in kinds, f"{obey.__qualname__} takes {taken}, and is listed for {kind}"
    for event, told in rules.event_messages.items():
        taken, _ = get_type_hints(told).values()
        assert taken is event, f"{told.__qualname__} takes {taken}, and is listed for {event}"
        assert event in rules.events, f"{event} has messages, and is no event of the game"
    hides = any(event.seen is not Event.seen for event in rules.events)
    assert not hides or rules.redeal is not _DEFAULTS["redeal"], (
        "the game has secrets, and no `redeal` to find leaks with"
    )
    idle = {"clock", "clock_seconds"} - {name for name, choices in rules.options.unused.items() if not choices}
    assert not idle or rules.turn is not _DEFAULTS["turn"], (
        "the game has no `turn`, so its options offer a clock that never runs: "
        'its options need `unused: ClassVar = {"clock": (), "clock_seconds": ()}`'
    )


_DEFAULTS = {field.name: field.default for field in fields(Rules)}


class _Walk:
    """A random game in progress, checked at every step."""

    def __init__(self, game: Game[S], rng: Random) -> None:
        self.game = game
        self.rng = rng
        self.pieces = game.rules.pieces(game.state)
        self.now = 0.0

    def to_the_end(self) -> None:
        for step in range(MOST_STEPS):
            if self.game.over:
                return
            self.step(closely=step % CLOSE == 0)
            if step % (CLOSE if step < 10 * CLOSE else 7 * CLOSE) == 0:
                check_picture(self.game, self.rng)
        raise AssertionError(f"the game does not end: {self.game!r}")

    def step(self, *, closely: bool) -> None:
        game, rng = self.game, self.rng
        may, before, since = game.to_act, game.state, len(game.lines)
        assert may or game.deadline is not None, "nobody can act, and nothing is due"
        self.now += rng.choice((0.0, 0.1, 1.0, 5.0))
        if game.deadline is not None and (not may or rng.random() < 0.1):
            self.now = max(self.now, game.deadline)
            assert game.timeout(self.now), "something was due, and nothing happened"
        else:
            seat = rng.choice(may) if rng.random() < 0.9 else rng.randrange(len(game.state.seats))
            self.say(seat, game.sample(seat, rng))
        assert game.rules.pieces(game.state) == self.pieces, "pieces were lost or made"
        check_common(game, before, since)
        if closely:
            check_state(game, rng)
            check_secrets(game, rng)
            check_legal(game, rng)

    def say(self, seat: int, text: str | None) -> None:
        if text is None:
            return
        game = self.game
        assert game.format(game.parse(text)) == text, f"“{text}” is not what it is read as"
        game.advance(self.now)
        state, count = game.state, len(game.lines)
        encoded = msgspec.json.encode(state)
        try:
            game.do(seat, text, self.now)
        except ParlourError:
            assert game.state is state, "a refused command changed the state"
            assert len(game.lines) == count, "a refused command wrote a line"
            assert msgspec.json.encode(state) == encoded, "a refused command reached into the state"


def check_state(game: Game[S], rng: Random) -> None:
    """State, events and views can be encoded and decoded; every event has its messages and seen events."""
    rules, state = game.rules, game.state
    assert msgspec.json.decode(msgspec.json.encode(state), type=rules.state) == state
    events = event_decoder(rules)
    for line in game.lines[-5:]:
        assert events.decode(msgspec.json.encode(line.event)) == line.event
        for seat in (*range(len(state.seats)), None):
            seen = line.event.seen(seat)
            if seen is not None:
                for language in ("en", "fr"):
                    game.text(seen, seat, language)
    for seat in (*range(len(state.seats)), None):
        view = game.view(seat)
        for prompt in state.prompts:
            assert all(game.text(prompt, seat, language) for language in ("en", "fr"))
        assert json.loads(json.dumps(view)) == json.loads(msgspec.json.encode(view))
    if not state.prompts and not state.over:
        try:
            text = game.position()
        except PositionError:
            return
        assert Game.from_position(rules, text, state.seats, None, **_as_given(state.options)).position() == text


def _as_given(options: Options) -> dict[str, object]:
    return {name: getattr(options, name) for name in options.__struct_fields__}


def check_common(game: Game[S], before: S, since: int) -> None:
    """Checks the common view: private fields do not change it, and prompts do not change the game's part of it. If only
    private fields have changed, so has the view of no seat that saw no event. No two parts of a view share a field."""
    rules, now = game.rules, game.state
    private = {name: getattr(before, name) for name in rules.private}
    mixed = msgspec.structs.replace(now, **private)
    assert parts_of(Moment(rules, mixed), None, "common") == parts_of(game.moment, None, "common"), (
        "the common view depends on a private field"
    )
    asked = msgspec.structs.replace(now, prompts=before.prompts, asked=before.asked)
    assert rules.common(asked) == rules.common(now), "the game's common view depends on prompts, which the kernel shows"
    if mixed == before:
        for seat in (*range(len(now.seats)), None):
            if not game.stream(seat, since):
                assert parts_of(Moment(rules, before), seat, "own") == parts_of(game.moment, seat, "own"), (
                    f"the view of seat {seat} has changed, and it saw no event"
                )
    names = [name for part in parts_of(game.moment, None) for name in part.__struct_fields__]
    assert len(names) == len(set(names)), f"two parts of a view have the same field: {sorted(names)}"


def check_secrets(game: Game[S], rng: Random) -> None:
    """States that differ only in what a seat cannot see give that seat equal views and equal seen events."""
    rules = game.rules
    for seat in (*range(len(game.state.seats)), None):
        other = game.copy()
        other.state = rules.redeal(game.state, seat, rng)
        assert other.view(seat) == game.view(seat), f"seat {seat} sees what it must not"
        for actor in game.to_act:
            for command in _blind_commands(game, actor):
                mine, theirs = _seen(game, actor, command, seat), _seen(other, actor, command, seat)
                assert mine == theirs, f"seat {seat} learns from “{command}” of seat {actor} what it must not"


def _blind_commands(game: Game[S], seat: int) -> list[str]:
    """Commands that do not depend on hidden pieces: the answers to its prompts."""
    prompt = game.state.prompt_for(seat)
    return [] if prompt is None else [answer for answer in prompt.answers if not answer.endswith("…")]


def _seen(game: Game[S], actor: int, command: str, seat: int | None) -> list[object]:
    """The events that `seat` sees, without the pieces dealt to that seat."""
    try:
        decision = game.try_out(actor, command, Chance(seed=1))
    except ParlourError as error:
        return [type(error), str(error)]
    if decision.state.over:
        return ["the game ends, and what was hidden is shown"]
    seen = [event.seen(seat) for event in decision.events]
    return [type(event) if getattr(event, "seat", None) == seat else event for event in seen]


def check_legal(game: Game[S], rng: Random) -> None:
    """Commands of `legal` and `sample_legal` are accepted, and every command is parsed from its text unchanged."""
    for seat in game.to_act:
        drawn = game.sample_legal(seat, Random(len(game.lines)))
        if drawn is not None:
            game.try_out(seat, drawn)
        listed = () if game.rules.legal is None else game.rules.legal(game.state, seat)
        for command in itertools.islice(itertools.chain(listed, [game.rules.sample(game.state, seat, rng)]), 20):
            if command is not None:
                assert game.parse(game.format(command)) == command, f"{command} is not read as it is written"
        for text in itertools.islice(game.legal(seat), rng.choice((1, 5, 20))):
            game.try_out(seat, text)


def check_picture(game: Game[S], rng: Random) -> None:
    """A picture is well-formed SVG with a title, made from a view's plain data alone: equal views, equal pictures."""
    view = game.view(rng.choice((*range(len(game.state.seats)), None)))
    dark, language = rng.random() < 0.5, rng.choice(LANGUAGES)
    picture = game.rules.svg(view, dark=dark, language=language)
    if picture is None:
        return
    again = game.rules.svg(json.loads(json.dumps(view)), dark=dark, language=language)
    assert again == picture, "equal views give different pictures"
    root = _parse(picture)
    assert root.tag == f"{SVG}svg", f"a picture is an svg element, not {root.tag}"
    assert root.findtext(f"{SVG}title"), "a picture has a title"


def _parse(picture: str) -> ElementTree.Element:
    try:
        return ElementTree.fromstring(picture)
    except ElementTree.ParseError as error:
        raise AssertionError(f"a picture is not well-formed: {error}") from error


def check_log(game: Game[S], rng: Random) -> None:
    """Replay, dump and load, and folding from a snapshot all give the same game."""
    rules, log = game.rules, game.log
    assert replay(rules, log) == game, "the log replays to another game"
    again = read(write(log), lambda key: rules)  # type: ignore[arg-type, return-value]  # the same rules
    assert again == log
    assert replay(rules, again) == game, "the log, written and read, replays to another game"
    half = rng.randrange(len(log.lines) + 1)
    part = replay(rules, Log(log.head, log.lines[:half]))
    assert replay(rules, log, part.snapshot()) == game, "a snapshot leads to another game"


def check_positions(game: Game[S], rng: Random) -> None:
    """Positions equal the views of the game replayed to that line; events have the change of scores."""
    last = len(game.lines)
    seat = rng.choice((*range(len(game.state.seats)), None))
    seen = game.positions(seat)
    assert [position.n for position in seen] == list(range(last + 1))
    assert seen[last].view == game.view(seat)
    some = rng.randrange(last + 1)
    part = replay(game.rules, Log(game.head, game.log.lines[:some]))
    assert seen[some].view == part.view(seat), f"after line {some}, seat {seat} saw something else"
    for line, before, after in zip(game.lines, seen, seen[1:], strict=False):
        assert after.event == line.event.seen(seat)
        assert after.event is None or after.event.gained == line.event.gained, "what is gained is not shown"
        gained = line.event.gained or (0,) * len(game.state.seats)
        assert _scores(after.view) == [have + more for have, more in zip(_scores(before.view), gained, strict=True)], (
            f"line {line.n} does not say what it changes in the scores"
        )


def _scores(view: View) -> list[int]:
    return msgspec.convert(view["scores"], list[int])


def check_copy(rules: Rules[S], players: int, seed: int, options: dict[str, object]) -> None:
    """The same seed gives the same game; playing a copy leaves the original unchanged."""
    first, second = (Game.new(rules, players, seed, **options) for _ in range(2))
    assert first.dump() == second.dump()
    copy, before = first.copy(), first.dump()
    walk = _Walk(copy, Random(seed))
    for _ in range(5):
        if not copy.over:
            walk.step(closely=False)
    assert first.dump() == before
    assert first == second


# Options, chosen pairwise


TRIES = 30
"""Random sets of options tried for a pair of values; a pair that never occurs conflicts."""


def combinations(rules: Rules[S], rng: Random) -> Iterator[dict[str, object]]:
    """Sets of options that contain every compatible pair of values of two options."""
    values = {field.name: plausible(field) for field in describe(rules.options)}
    names = sorted(values)
    missing = {
        ((a, i), (b, j))
        for a, b in itertools.combinations(names, 2)
        for i in range(len(values[a]))
        for j in range(len(values[b]))
    }
    while missing:
        best: dict[str, object] = {}
        best_met: set[tuple[tuple[str, int], tuple[str, int]]] = set()
        pair = (a, i), (b, j) = rng.choice(sorted(missing))
        for _ in range(TRIES):
            chosen = {name: rng.randrange(len(values[name])) for name in names}
            chosen[a], chosen[b] = i, j
            given = with_usual(rules, None, {name: values[name][index] for name, index in chosen.items()}, {})
            options = read_options(rules.options, given)
            if any(problems(options, None, given)):
                continue
            indices = ((name, values[name].index(getattr(options, name))) for name in names)
            met = missing.intersection(itertools.combinations(indices, 2))
            if pair in met and len(met) > len(best_met):
                best, best_met = given, met
        missing -= best_met or {pair}
        if best_met:
            yield best


def plausible(field: OptionField) -> list[object]:
    """The values to try for an option."""
    tried: list[object] = [field.default]
    if field.kind == "choice":
        tried += [choice.value for choice in field.choices]
    elif field.kind == "switch":
        tried = [False, True]
    elif field.kind == "list":
        tried += [tuple(choice.value for choice in field.choices)]
    if field.may_be_none:
        tried.append(None)
    return [value for i, value in enumerate(tried) if value not in tried[:i]]
