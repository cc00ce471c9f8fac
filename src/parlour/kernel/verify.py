"""Checks the chance of a finished game (AG-2): plays its log again from the secret seed and compares line by line."""

from __future__ import annotations

import msgspec

from parlour.kernel.chance import Seal
from parlour.kernel.errors import LogError, ParlourError
from parlour.kernel.events import Asked, Closed, Handed, Paused, Resumed
from parlour.kernel.game import Game, S
from parlour.kernel.log import Head, Line, Log
from parlour.kernel.prompts import Prompt
from parlour.kernel.rules import Rules


def verify(rules: Rules[S], record: Log) -> Game[S]:
    """The game, played again with its own draws.

    Raises `LogError` if the head has no secret seed, if the seed is not the one that was committed to, or with the
    first line that does not follow from the seed and the commands.
    """
    game = _start(rules, record.head)
    while len(game.lines) < len(record.lines):
        n = len(game.lines)
        try:
            _repeat(game, record.lines[n])
        except ParlourError as error:
            raise LogError(n + 2, "kernel-verify-refused", reason=error.to_message()) from error
        for line, again in zip(record.lines[n:], game.lines[n:], strict=False):
            if line != again:
                raise LogError(line.n + 1, "kernel-verify-differs")
        if not n < len(game.lines) <= len(record.lines):
            raise LogError(n + 2, "kernel-verify-differs")
    return game


def _start(rules: Rules[S], head: Head) -> Game[S]:
    if not head.commitment:
        raise LogError(1, "kernel-verify-no-commitment")
    if not head.secret:
        raise LogError(1, "kernel-verify-no-secret")
    try:
        seal = Seal(bytes.fromhex(head.secret), head.numbers)
        start = msgspec.json.decode(head.start, type=rules.state)
    except (msgspec.DecodeError, ValueError) as error:
        raise LogError(1, "kernel-log-bad-head", detail=str(error)) from error
    if seal.commitment != head.commitment:
        raise LogError(1, "kernel-verify-other-secret")
    return Game.from_state(rules, start, seal)


def _repeat(game: Game[S], line: Line) -> None:
    """Repeat what added this line: a seat's command, or an action of the table."""
    if line.seat is not None:
        game.do(line.seat, line.command, line.at, raw=line.raw, id=line.id)
        return
    if not game.lines:
        game.open(line.at)
        return
    match line.event:
        case Handed(seat=seat, bot=bot):
            game.set_bot(seat, bot, line.at)
        case Asked(prompt=prompt) if prompt.kind == "absent":
            game.absent(_absent(prompt), line.at)
        case Closed(number=number):
            asked = game.state.prompt("absent")
            if asked is not None and asked.number == number:
                game.present(_absent(asked), line.at)
        case Paused():
            game.stop(line.at)
        case Resumed():
            game.resume(line.at)
        case _:
            game.timeout(line.at)


def _absent(prompt: Prompt) -> int:
    """The seat whose absence the prompt is about."""
    seat = prompt.about["seat"]
    assert isinstance(seat, int)
    return seat
