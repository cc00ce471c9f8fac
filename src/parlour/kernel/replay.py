"""Replays a log line by line and validates it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from parlour.kernel.errors import LogError
from parlour.kernel.events import Asked, WentBack
from parlour.kernel.fold import ABOUT_THE_TABLE, step_scored
from parlour.kernel.game import Game, S, Snapshot
from parlour.kernel.log import Head, Line, Log
from parlour.kernel.rules import Rules


def replay(
    rules: Rules[S],
    record: Log,
    snapshot: Snapshot | None = None,
    before_line: Callable[[Game[S], Line], None] | None = None,
) -> Game[S]:
    """The game of this log; `LogError` with the line of the text if it does not fit the rules.

    `before_line` is called with the game and the next line before that line is folded.

    Counting pieces costs as much as folding a line, so they are counted at the end. Only after an error is the log
    replayed with a count after each line, to find the first bad one.
    """
    try:
        return _replay(rules, record, snapshot, before_line, closely=False)
    except LogError:
        return _replay(rules, record, snapshot, None, closely=True)


def _replay(
    rules: Rules[S],
    record: Log,
    snapshot: Snapshot | None,
    before_line: Callable[[Game[S], Line], None] | None,
    *,
    closely: bool,
) -> Game[S]:
    head = record.head
    if head.game != rules.key:
        raise LogError(1, "kernel-log-other-game", found=head.game, wanted=rules.key)
    if head.rules > rules.version:
        raise LogError(1, "kernel-log-newer-rules", newer=head.rules, known=rules.version)
    number = 1
    try:
        start = _start(rules, head)
        state, since = start, 0
        if snapshot is not None:
            then = msgspec.json.decode(snapshot.state, type=rules.state)
            if _tells_scores(rules, start, record.lines[: snapshot.n], then):
                state, since = then, snapshot.n
        game = Game(rules, head, start, record.lines[:since], state=state)
        pieces = rules.pieces(start)
        wanted = {line.event.to for line in record.lines[since:] if isinstance(line.event, WentBack)}
        kept: dict[int, tuple[S, float]] = {}

        def rewind(to: int) -> tuple[S, float]:
            return kept[to] if to in kept else game.rewind(to)

        def check_pieces() -> None:
            if rules.pieces(game.state) != pieces:
                raise ValueError("pieces are lost or made")

        scores = game.scores
        for number, line in enumerate(record.lines[since:], start=since + 2):
            if line.n != number - 1:
                raise LogError(number, "kernel-log-line-out-of-order", expected=number - 1, found=line.n)
            _check_names(rules, line, len(start.seats))
            if line.n - 1 in wanted:
                kept[line.n - 1] = game.state, line.at
            if before_line is not None:
                before_line(game, line)
            if isinstance(line.event, WentBack):
                check_pieces()  # a take-back would hide a fault
            game.state, scores, event = step_scored(rules, game.state, scores, line.event, line.n, line.at, rewind)
            game.lines.append(line if event is line.event else replace(line, event=event))
            if closely:
                check_pieces()
        check_pieces()
    except (msgspec.DecodeError, RecursionError, LookupError, ValueError, TypeError, AttributeError) as error:
        raise LogError(number, "kernel-log-does-not-fit", detail=str(error)) from error
    return game


def _start(rules: Rules[S], head: Head) -> S:
    """The initial state, validated."""
    start = msgspec.json.decode(head.start, type=rules.state)
    if start.seats != head.seats or len(start.seats) not in rules.seats:
        raise ValueError("the seats of the head and of the table differ, or are too few or too many")
    rules.check(start)
    return start


def _tells_scores(rules: Rules[S], start: S, lines: Sequence[Line], then: S) -> bool:
    """Whether those lines say what was gained: then they lead to the scores of `then`. Lines of older logs do not."""
    scores = list(rules.scores(start))
    for line in lines:
        for seat, points in enumerate(line.event.gained):
            scores[seat] += points
    return tuple(scores) == rules.scores(then)


def _check_names(rules: Rules[S], line: Line, count: int) -> None:
    """Reject negative seats, which Python would take for the last ones, and unknown kinds of prompts."""
    event = line.event
    named = [line.seat, *(getattr(event, name, None) for name in ("seat", "by", "helper", "first"))]
    if isinstance(event, Asked):
        named.extend(event.prompt.seats)
        if event.prompt.kind not in (*ABOUT_THE_TABLE, *rules.prompts):
            raise ValueError(f"there is no prompt “{event.prompt.kind}”")
    for seat in named:
        if seat is not None and not 0 <= seat < count:
            raise ValueError(f"there is no seat {seat}")
