"""Game analysis: each turn compared with the best plays, the points lost, and the win probabilities.

While the bag has tiles, a play is valued by equity (`bot_knowledge.equity`). With an empty bag, a two-player game is
solved to its end (`Position.solve_endgame`), and values are gains to the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import chain, pairwise

import msgspec

from parlour.games.crossword.events import Exchanged, Passed, Withdrawn
from parlour.games.scrabble_bible.bots import bot_knowledge, moves
from parlour.games.scrabble_bible.bots.bot_knowledge import BotKnowledge
from parlour.games.scrabble_bible.bots.choose_move import solve_endgame
from parlour.games.scrabble_bible.events import Laid
from parlour.games.scrabble_bible.rules import scoring
from parlour.games.scrabble_bible.state import BibleState
from parlour.kernel.events import Event, WentBack
from parlour.kernel.fold import states
from parlour.kernel.game import Game

SHOWN = 5
"""Plays listed for each turn."""
POSITION_SHOWN = 15
"""Plays listed for a position."""
NODES = 400
"""Node budget of the endgame solver: a whole game should take a few seconds."""


class Option(msgspec.Struct, frozen=True):
    """A possible command."""

    command: str
    score: int
    value: float
    "Equity, or gain to the end of the game."


class Turn(msgspec.Struct, frozen=True):
    """A turn of the game."""

    line: int
    "Index of its log line."
    seat: int
    rack: str
    command: str
    score: int
    value: float
    best: tuple[Option, ...]
    "The best commands, best first."
    lost: float
    "Equity lost against the best command."
    points: tuple[int, ...]
    "Scores of all seats after it."
    chances: tuple[float, ...]
    "Win probability of each seat after it."
    withdrawn: bool = False
    "It was challenged and withdrawn (SB-16)."


class Analysis(msgspec.Struct, frozen=True):
    """Result of `parlour.analyse` for a game of SCRABBLE Bible Edition."""

    players: tuple[str, ...]
    turns: tuple[Turn, ...]
    start: tuple[float, ...]
    "Win probability of each seat before the first turn."
    scores: tuple[int, ...]
    "Final scores, including the adjustment for racks."
    adjustments: tuple[int, ...]
    "Final adjustments (SB-25)."
    lost: tuple[float, ...]
    "Equity lost by each seat over all its turns."
    over: bool
    to_move: int | None = None
    now: tuple[Option, ...] = ()
    "Best commands of the player on turn, if the game is not over."


def analyse(game: Game[BibleState], progress: Callable[[int, int], None] = lambda done, of: None) -> Analysis:
    """Analyses a whole game; `progress` receives the number of log lines done and their total.

    >>> import parlour
    >>> game = parlour.new("scrabble-bible", players=["Ada", "Ben"], seed=7, words="checked")
    >>> said = game.do(game.state.turn, "pass")
    >>> turn = parlour.analyse(game).turns[0]
    >>> turn.command, turn.score, turn.lost > 0
    ('pass', 0, True)
    """
    start = chances(game.start)
    turns: list[Turn] = []
    folded = pairwise(chain([game.start], states(game.rules, game.start, game.lines)))
    for line, (before, state) in zip(game.lines, folded, strict=True):
        match line.event:
            case Laid() | Exchanged() | Passed():
                turns.append(_turn(before, state, line.event, line.n))
            case Withdrawn() if turns:
                turns[-1] = msgspec.structs.replace(
                    turns[-1], withdrawn=True, score=0, lost=max(turns[-1].lost, _best_value(turns[-1]))
                )
            case WentBack():
                turns = [turn for turn in turns if turn.line <= line.event.to]
        if turns:
            turns[-1] = msgspec.structs.replace(turns[-1], points=state.points, chances=chances(state))
        progress(line.n, len(game.lines))
    state = game.state
    on_turn = None if state.over or not state.racks[state.turn] else state.turn
    return Analysis(
        players=tuple(seat.name for seat in state.seats),
        turns=tuple(turns),
        start=start,
        scores=state.points,
        adjustments=state.adjustments,
        lost=tuple(round(sum(t.lost for t in turns if t.seat == seat), 1) for seat in range(len(state.seats))),
        over=state.over,
        to_move=on_turn,
        now=() if on_turn is None else tuple(best(bot_knowledge.knowledge_of(state, on_turn), POSITION_SHOWN)),
    )


def best(seen: BotKnowledge, count: int) -> list[Option]:
    """The best commands of the player on turn."""
    if seen.is_open:
        chosen, gain = solve_endgame(seen, NODES)  # the values of the other moves are only upper bounds
        return [Option(chosen.command, chosen.score, float(gain))]
    found = bot_knowledge.candidates(seen, count, languages=seen.options.babel)
    return [Option(one.command, one.score, round(one.equity, 1)) for one in found]


def chances(state: BibleState) -> tuple[float, ...]:
    """Win probabilities by score and tiles to come."""
    count = len(state.seats)
    if state.over:
        return tuple((seat in state.won) / max(1, len(state.won)) for seat in range(count))
    leave_values = bot_knowledge.knowledge_of(state, state.turn).leave_values
    unseen = len(state.bag) + sum(map(len, state.racks))
    alone = []
    for seat in range(count):
        if not state.seats[seat].playing:
            alone.append(0.0)
            continue
        others = max((state.points[other] for other in state.playing if other != seat), default=0)
        tempo = leave_values.tempo if seat == state.turn else -leave_values.tempo / max(1, count - 1)
        alone.append(leave_values.win_chance(state.points[seat] - others + tempo, unseen))
    total = sum(alone) or 1.0
    return tuple(round(one / total, 4) for one in alone)


def _turn(before: BibleState, after: BibleState, event: Event, line: int) -> Turn:
    seat, score, left, said = before.turn, 0, "", "pass"
    match event:
        case Laid(seat, move):
            score = move.score
            left = bot_knowledge.rest(before.racks[seat], move.laid)
            said = moves.command(move, before.tile_set, before.options)
        case Exchanged(seat, _, gave):
            left = "".join((Counter(before.racks[seat]) - Counter(gave)).elements())
            said = f"exchange {gave}"
        case Passed(seat):
            left = before.racks[seat]
        case _:
            raise TypeError(f"{event!r} is no turn")
    seen = bot_knowledge.knowledge_of(before, seat)
    options = tuple(best(seen, SHOWN))
    if seen.is_open:
        value = _gained(seen, event, score, left)
    else:
        laid = len(event.move.laid) if isinstance(event, Laid) else 0
        value = bot_knowledge.equity(seen, score, left, laid)
    value = round(value, 1)
    top = options[0].value if options else value
    return Turn(
        line=line,
        seat=seat,
        rack=before.racks[seat],
        command=said,
        score=score,
        value=value,
        best=options,
        lost=0.0 if options and options[0].command == said else round(max(0.0, top - value), 1),
        points=after.points,
        chances=(),
    )


def _gained(seen: BotKnowledge, event: Event, score: int, left: str) -> float:
    """Gain of a turn to the end of the game under best play of both."""
    position, theirs = seen.position(), seen.unseen
    if not left:
        return score + 2.0 * scoring.rack_value(theirs, seen.tile_set)
    if isinstance(event, Laid):
        position.lay(event.move.laid)
    ranked, _ = position.solve_endgame(theirs, left, nodes=NODES, passed=isinstance(event, Passed))
    return score - float(ranked[0][1])


def _best_value(turn: Turn) -> float:
    return turn.best[0].value if turn.best else 0.0
