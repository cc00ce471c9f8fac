"""A turn from its player's point of view: what is known, the candidate plays, and their equity.

Built from a view (`bots`) or from a state (`analysis`); it never holds more than the player on turn can know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from parlour._engine import Play, Position, WordGraph
from parlour.games.crossword.rules.bag import full_set, unseen
from parlour.games.crossword.rules.placement import Placement, runs
from parlour.games.scrabble_bible.bots import engine, leaves, moves
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.rules import judge, scoring
from parlour.games.scrabble_bible.state import BibleState, Move
from parlour.games.scrabble_bible.tile_set import TileSet

CONSIDERED = 60
"""Plays evaluated exactly, chosen by a quick estimate."""
OUT_LATER = 5.0
"""Cost of not being out yet with an empty bag, on top of the tiles left."""
WON = 1000.0
"""Equity of reaching one's target (SB-31), above everything else."""
EASY_LETTERS = {1: "ADEILNORST", 2: "DEINRST"}
"""Letters that blanks are tried as in foreign words, by number of blanks."""


class BotKnowledge(msgspec.Struct, frozen=True, kw_only=True):
    """Information of the player on turn."""

    tile_set: TileSet
    options: BibleOptions
    board: str
    rack: str
    seat: int
    points: tuple[int, ...]
    tiles: tuple[int, ...]
    "Number of tiles of each seat."
    opponents: tuple[int, ...]
    "Other seats in the game, in the order of play."
    bag: int
    last: tuple[int, tuple[int, ...], int] | None = None
    "Seat, squares and score of the latest play."

    @property
    def unseen(self) -> str:
        """Tiles in the bag and on the other racks."""
        return unseen(full_set(self.tile_set.tiles), self.board, self.rack)

    @property
    def is_open(self) -> bool:
        """Whether everything is known, so that the endgame can be solved: two players and an empty bag."""
        if self.bag or len(self.opponents) != 1 or self.options.it_is_finished:
            return False
        return bool(self.rack) and len(self.unseen) == self.tiles[self.opponents[0]]

    @property
    def leave_values(self) -> leaves.LeaveValues:
        return leaves.leave_values(self.options)

    @property
    def lead(self) -> int:
        """Lead over the best opponent."""
        return self.points[self.seat] - max((self.points[seat] for seat in self.opponents), default=0)

    def target(self, seat: int) -> int | None:
        """SB-31: the score with which the seat wins at once."""
        if not self.options.it_is_finished:
            return None
        return scoring.target(len(self.points), self.options.level(seat))

    def position(self, graph: WordGraph | None = None) -> Position:
        return engine.position(self.board, self.tile_set, self.options, graph or judge.graph(self.options))

    def win_chance(self) -> float:
        """Win probability of the player on turn, from scores and tiles to come."""
        unseen = len(self.unseen) + len(self.rack)
        return self.leave_values.win_chance(self.lead + self.leave_values.tempo, unseen)


class Candidate(msgspec.Struct, frozen=True):
    """A possible turn."""

    command: str
    "Command text."
    score: int
    equity: float
    "Score plus the value of the leave."
    left: str
    "Leave."
    move: Move | None = None
    given: str = ""
    "Tiles exchanged."


def candidates(
    knowledge: BotKnowledge, count: int = 10, *, languages: tuple[str, ...] = (), exchanges: bool = True
) -> list[Candidate]:
    """The best candidates, best first: plays, one exchange if the bag allows it, otherwise a pass.

    >>> import parlour
    >>> game = parlour.new("scrabble-bible", seed=7, players=["Ada", "Ben"])
    >>> best = candidates(knowledge_of(game.state, game.state.turn), 3)
    >>> len(best), best[0].equity >= best[1].equity
    (3, True)
    """
    found = [_candidate(knowledge, move) for move in best_moves(knowledge, CONSIDERED, languages=languages)]
    if exchanges and knowledge.bag and knowledge.rack:
        found.append(exchange(knowledge))
    found.sort(key=lambda one: (-one.equity, one.command))
    return found[:count] or [Candidate("pass", 0, 0.0, knowledge.rack)]


def best_moves(knowledge: BotKnowledge, count: int, *, languages: tuple[str, ...] = ()) -> list[Move]:
    """The best plays by a quick estimate, without unfit words (AG-8)."""
    position = knowledge.position()
    values = knowledge.leave_values.for_engine() if knowledge.bag else None
    found = position.best(knowledge.rack, count, leaves=values) if knowledge.rack else []
    fit = list(_fit(knowledge, (move_of(play, knowledge) for play in found)))
    if found and not fit:
        every = sorted(position.plays(knowledge.rack), key=lambda play: -play.score)
        fit = [move for move, _ in zip(_fit(knowledge, (move_of(play, knowledge) for play in every)), range(count))]  # noqa: B905 — as many as wanted
    return fit + foreign_moves(knowledge, languages)


def foreign_moves(knowledge: BotKnowledge, languages: tuple[str, ...]) -> list[Move]:
    """SB-34: plays of words of faith in those languages, which the engine does not know."""
    if not languages:
        return []
    blanks = min(knowledge.rack.count("?"), 2)
    tried = {"blanks": EASY_LETTERS[blanks]} if blanks else {}
    found = moves.foreign_plays(
        knowledge.board, knowledge.rack, knowledge.tile_set, knowledge.options, languages, **tried
    )
    return list(_fit(knowledge, found))


def _fit(knowledge: BotKnowledge, found: Iterable[Move]) -> Iterator[Move]:
    return (move for move in found if not knowledge.options.family_words or moves.is_fit(move))


def move_of(play: Play, knowledge: BotKnowledge) -> Move:
    """The engine's play as scored by the game, with the bonuses to be claimed."""
    placement = Placement(play.start, play.across, play.word, play.laid)
    formed = runs(knowledge.board, knowledge.tile_set.size, placement)
    claims = moves.claims(formed, knowledge.options)
    return scoring.score_placement(knowledge.seat, placement, formed, knowledge.tile_set, knowledge.options, claims)


def equity(knowledge: BotKnowledge, score: int, left: str, laid: int) -> float:
    """Equity of a play with that score and leave."""
    target = knowledge.target(knowledge.seat)
    if target is not None and knowledge.points[knowledge.seat] + score >= target:
        return WON + score
    if knowledge.bag:
        # With few tiles to draw, few turns are left in which a good leave could pay.
        return score + knowledge.leave_values.value(left) * min(1.0, knowledge.bag / knowledge.options.rack_size)
    if not left and laid:
        return score + 2.0 * scoring.rack_value(knowledge.unseen, knowledge.tile_set)
    return score - scoring.rack_value(left, knowledge.tile_set) - OUT_LATER


def _candidate(knowledge: BotKnowledge, move: Move) -> Candidate:
    left = rest(knowledge.rack, move.laid)
    leave_values = equity(knowledge, move.score, left, len(move.laid))
    return Candidate(moves.command(move, knowledge.tile_set, knowledge.options), move.score, leave_values, left, move)


def exchange(knowledge: BotKnowledge) -> Candidate:
    """The best exchange."""
    kept, _ = knowledge.leave_values.best_leave(knowledge.rack, knowledge.bag)
    given = "".join(sorted((Counter(knowledge.rack) - Counter(kept)).elements()))
    return Candidate(f"exchange {given}", 0, equity(knowledge, 0, kept, 0), kept, given=given)


def rest(rack: str, laid: Iterable[tuple[int, str]]) -> str:
    """The leave.

    >>> rest("?AB", [(0, "B"), (1, "c")])
    'A'
    """
    for _, letter in laid:
        rack = rack.replace("?" if letter.islower() else letter, "", 1)
    return rack


def knowledge_of(state: BibleState, seat: int) -> BotKnowledge:
    """The knowledge that a seat would have of a state if it were on turn."""
    count = len(state.seats)
    order = [(seat + step) % count for step in range(1, count)]
    move = state.move
    return BotKnowledge(
        tile_set=state.tile_set,
        options=state.options,
        board=state.board,
        rack=state.racks[seat],
        seat=seat,
        points=state.points,
        tiles=tuple(map(len, state.racks)),
        opponents=tuple(other for other in order if state.seats[other].playing),
        bag=len(state.bag),
        last=(
            (move.seat, tuple(square for square, _ in move.laid), move.score)
            if move is not None and state.standing != "withdrawn"
            else None
        ),
    )
