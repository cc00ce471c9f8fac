"""Writes a game as a record."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import chain, pairwise

import msgspec

from parlour.games.crossword.events import Challenged, Exchanged, Passed, TurnLost, Withdrawn
from parlour.games.crossword.rules.bag import full_set
from parlour.games.crossword.rules.rack import add
from parlour.games.crossword.rules.squares import EMPTY, format_place
from parlour.games.crossword.text import extensions
from parlour.games.scrabble_bible.events import Adjusted, BonusChallenged, Ended, Laid, StoryJudged
from parlour.games.scrabble_bible.formats.gcg.lines import OWN
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.state import BibleState, Move
from parlour.games.scrabble_bible.text import positions
from parlour.kernel.events import Departed, Event, WentBack
from parlour.kernel.fold import states
from parlour.kernel.game import Game
from parlour.kernel.state import Seat

STORY = {"story", "tell", "judge-story", "own-word"}
"""Prompts about the story of a word."""


class Turn(msgspec.Struct):
    """One line of the record, with the values of Parlour's own pragma."""

    seat: int
    rack: str
    what: str
    score: int = 0
    loses: bool = False
    "Whether the score has a minus sign, even for 0."
    own: dict[str, str] = {}


class Own(msgspec.Struct):
    """A line of Parlour's own."""

    text: str


def write(game: Game[BibleState], classic: BibleOptions) -> str:
    """The record of the game so far, without moves taken back."""
    start = game.start
    nicks = _nicks(game.state.seats)
    lines = ["#character-encoding UTF-8"]
    lines += [
        f"#player{i} {nick} {seat.name}" for i, (nick, seat) in enumerate(zip(nicks, game.state.seats, strict=True), 1)
    ]
    turns = _turns(game, start)
    said = extensions.write_options(start.options, classic)
    if not any(isinstance(turn, Turn) for turn in turns):
        said["turn"] = str(game.state.turn)
    if not _plain(start):
        lines.append(f"{OWN} start {positions.write(start, base=classic)}")
    elif said:
        lines.append(f"{OWN} options {extensions.join(said)}")
    totals = list(start.points)
    for turn in turns:
        if isinstance(turn, Own):
            lines.append(f"{OWN} {turn.text}")
            continue
        totals[turn.seat] += turn.score
        score = "-0" if turn.loses and turn.score == 0 else f"{turn.score:+}"
        lines.append(f">{nicks[turn.seat]}: {turn.rack} {turn.what} {score} {totals[turn.seat]}")
        if turn.own:
            lines.append(f"{OWN} turn {extensions.join(turn.own)}")
    if len(nicks) > 2 or game.state.ended not in ("out", "passes", "scoreless"):
        lines += [f"#rack{i} {rack}" for i, rack in enumerate(game.state.racks, 1) if rack]
    return "\n".join(lines) + "\n"


def _nicks(seats: Iterable[Seat]) -> list[str]:
    """One unique word for each player."""
    nicks: list[str] = []
    for seat in seats:
        nick = base = re.sub(r"[\s:]+", "_", seat.name)
        number = 2
        while nick in nicks:
            nick, number = f"{base}_{number}", number + 1
        nicks.append(nick)
    return nicks


def _plain(start: BibleState) -> bool:
    """Whether the game starts with an empty board and a full bag."""
    return start.bag == full_set(start.tile_set.tiles) and not any(start.points) and not start.scoreless


def _turns(game: Game[BibleState], start: BibleState) -> list[Turn | Own]:
    """Log entries that a record has a line for, without those taken back."""
    told: list[tuple[int, Turn | Own]] = []
    late: list[tuple[int, Turn | Own]] = []
    folded = pairwise(chain([start], states(game.rules, start, game.lines)))
    for line, (before, after) in zip(game.lines, folded, strict=True):
        match line.event:
            case WentBack(to):
                told = [entry for entry in told if entry[0] <= to]
                late = [entry for entry in late if entry[0] <= to]
            case Adjusted(seat, points, "time"):  # overtime comes last, whenever it was counted
                late.append((line.n, Turn(seat, after.racks[seat], "(time)", points)))
            case BonusChallenged(_, _, False):
                assert after.move is not None
                play = _latest(told)
                play.score, play.own = after.move.score, _claims(after.move, after.options)
            case Challenged(by) if line.event.stands:
                _latest(told).own["challenged"] = str(by)
            case Withdrawn(seat):
                told.append((line.n, Turn(seat, after.racks[seat], "--", -_latest(told).score)))
            case event:
                told += [(line.n, turn) for turn in _told(event, before, after)]
    if still_open := _still_open(game.state):
        _latest(told).own["open"] = still_open
    return [turn for _, turn in told + late]


def _still_open(table: BibleState) -> str:
    """Open prompts about the latest play."""
    if table.standing == "open":
        return "challenge"
    return "story" if any(prompt.kind in STORY for prompt in table.prompts) else ""


def _latest(told: list[tuple[int, Turn | Own]]) -> Turn:
    """The latest play."""
    return next(turn for _, turn in reversed(told) if isinstance(turn, Turn) and turn.what[0].isalnum())


def _told(event: Event, before: BibleState, after: BibleState) -> list[Turn | Own]:
    match event:
        case Laid(seat, move):
            place = format_place(move.start, move.across, before.tile_set.size)
            claims = _claims(move, before.options)
            return [Turn(seat, before.racks[seat], f"{place} {_dotted(move, before)}", move.score, own=claims)]
        case Exchanged(seat, _, gave):
            return [Turn(seat, before.racks[seat], f"-{gave}")]
        case Passed(seat):
            return [Turn(seat, before.racks[seat], "-")]
        case TurnLost(seat):
            return [Turn(seat, before.racks[seat], "-", own={"lost": ""})]
        case StoryJudged(seat, _, _, points) if points:
            return [Turn(seat, after.racks[seat], "(challenge)", points, own={"story": ""})]
        case Adjusted(seat, points, why):
            own = {"story": ""} if why == "story" else {}
            return [Turn(seat, after.racks[seat], "(challenge)", points, own=own)]
        case Departed(seat, how):
            still_open = _still_open(before)
            return [Own(f"{how} {seat} open {still_open};" if still_open else f"{how} {seat}")]
        case Ended(why, added):
            return list(_left_over(before, added, before.turn if why == "out" else None))
        case _:
            return []


def _left_over(table: BibleState, added: tuple[int, ...], out: int | None) -> Iterator[Turn]:
    """The lines about unplayed tiles: first for the players who lose points, then for the one who gains them."""
    for seat, rack in enumerate(table.racks):
        if rack and (added[seat] or (out is None and any(added))):
            yield Turn(seat, rack, f"({rack})", added[seat], loses=True)
    if out is not None:
        yield Turn(out, "", f"({add('', ''.join(table.racks))})", added[out])


def _dotted(move: Move, before: BibleState) -> str:
    """The word with dots for letters on the board."""
    step_ = 1 if move.across else before.tile_set.size
    squares = range(move.start, move.start + len(move.word) * step_, step_)
    return "".join(
        letter if before.board[square] == EMPTY else "." for square, letter in zip(squares, move.word, strict=True)
    )


def _claims(move: Move, options: BibleOptions) -> dict[str, str]:
    claims: dict[str, str] = {}
    if options.bonus == "claimed" and move.bonus_words:
        claims["bonus"] = " ".join(move.bonus_words)
    if move.babel:
        claims["babel"] = move.babel
    return claims
