"""A turn as its player looks at it: what is known, which plays there are, and what each is worth.

It is made from a view (`bots`) or from the table that a record shows (`analysis`), and never holds more than the player
on turn can know.
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
"""Plays that are looked at closely, the best by a quick estimate."""
OUT_LATER = 5.0
"""With the bag empty, what it costs not to be out yet, beside the tiles that are left."""
WON = 1000.0
"""Equity of reaching one's target (SB-31), which nothing outweighs."""
EASY_LETTERS = {1: "ADEILNORST", 2: "DEINRST"}
"""What the blanks of a hand are tried as for foreign words, by how many they are."""


class BotKnowledge(msgspec.Struct, frozen=True, kw_only=True):
    """What the player on turn knows."""

    tile_set: TileSet
    options: BibleOptions
    board: str
    rack: str
    seat: int
    points: tuple[int, ...]
    tiles: tuple[int, ...]
    "How many tiles each seat holds."
    opponents: tuple[int, ...]
    "Who else is in the game, in the order in which they play."
    bag: int
    last: tuple[int, tuple[int, ...], int] | None = None
    "Who made the latest play, on which squares its tiles were laid, and what it scored."

    @property
    def unseen(self) -> str:
        """What the others hold and the bag has."""
        return unseen(full_set(self.tile_set.tiles), self.board, self.rack)

    @property
    def is_open(self) -> bool:
        """Whether nothing is hidden any more, so that the end can be reckoned: two players, and the bag is empty."""
        if self.bag or len(self.opponents) != 1 or self.options.it_is_finished:
            return False
        return bool(self.rack) and len(self.unseen) == self.tiles[self.opponents[0]]

    @property
    def worth(self) -> leaves.Worth:
        return leaves.worth(self.options)

    @property
    def lead(self) -> int:
        """Ahead of the best of the others by so many points."""
        return self.points[self.seat] - max((self.points[seat] for seat in self.opponents), default=0)

    def target(self, seat: int) -> int | None:
        """SB-31: the score with which the seat wins at once."""
        if not self.options.it_is_finished:
            return None
        return scoring.target(len(self.points), self.options.level(seat))

    def position(self, graph: WordGraph | None = None) -> Position:
        return engine.position(self.board, self.tile_set, self.options, graph or judge.graph(self.options))

    def win_chance(self) -> float:
        """How likely the player on turn wins, as far as scores and tiles to come tell."""
        unseen = len(self.unseen) + len(self.rack)
        return self.worth.win_chance(self.lead + self.worth.tempo, unseen)


class Candidate(msgspec.Struct, frozen=True):
    """Something that may be done with a turn."""

    command: str
    "As its player says it."
    score: int
    equity: float
    "The score and what else it is worth."
    left: str
    "The tiles that are kept."
    move: Move | None = None
    given: str = ""
    "The tiles that are exchanged."


def candidates(
    knowledge: BotKnowledge, count: int = 10, *, languages: tuple[str, ...] = (), exchanges: bool = True
) -> list[Candidate]:
    """The best things to do, the best first: plays, one exchange where the bag allows it, and else to pass.

    >>> import parlour
    >>> game = parlour.new("scrabble-bible", seed=7, players=["Ada", "Ben"])
    >>> best = candidates(of_table(game.state, game.state.turn), 3)
    >>> len(best), best[0].equity >= best[1].equity
    (3, True)
    """
    found = [_candidate(knowledge, move) for move in best_moves(knowledge, CONSIDERED, languages=languages)]
    if exchanges and knowledge.bag and knowledge.rack:
        found.append(exchange(knowledge))
    found.sort(key=lambda one: (-one.equity, one.command))
    return found[:count] or [Candidate("pass", 0, 0.0, knowledge.rack)]


def best_moves(knowledge: BotKnowledge, count: int, *, languages: tuple[str, ...] = ()) -> list[Move]:
    """The best plays by a quick estimate, of words that are fit for the table (AG-8)."""
    position = knowledge.position()
    values = knowledge.worth.for_engine() if knowledge.bag else None
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
    """The engine's play as the game scores it, with the claims that are due."""
    placement = Placement(play.start, play.across, play.word, play.laid)
    formed = runs(knowledge.board, knowledge.tile_set.size, placement)
    claims = moves.claims(formed, knowledge.options)
    return scoring.score_placement(knowledge.seat, placement, formed, knowledge.tile_set, knowledge.options, claims)


def equity(knowledge: BotKnowledge, score: int, left: str, laid: int) -> float:
    """What a play is worth that scores so much and leaves those tiles."""
    target = knowledge.target(knowledge.seat)
    if target is not None and knowledge.points[knowledge.seat] + score >= target:
        return WON + score
    if knowledge.bag:
        # With few tiles to draw there are few turns left in which a good leave could pay.
        return score + knowledge.worth.value(left) * min(1.0, knowledge.bag / knowledge.options.rack_size)
    if not left and laid:
        return score + 2.0 * scoring.rack_value(knowledge.unseen, knowledge.tile_set)
    return score - scoring.rack_value(left, knowledge.tile_set) - OUT_LATER


def _candidate(knowledge: BotKnowledge, move: Move) -> Candidate:
    left = rest(knowledge.rack, move.laid)
    worth = equity(knowledge, move.score, left, len(move.laid))
    return Candidate(moves.command(move, knowledge.tile_set, knowledge.options), move.score, worth, left, move)


def exchange(knowledge: BotKnowledge) -> Candidate:
    """The best exchange."""
    kept, _ = knowledge.worth.best_kept(knowledge.rack, knowledge.bag)
    given = "".join(sorted((Counter(knowledge.rack) - Counter(kept)).elements()))
    return Candidate(f"exchange {given}", 0, equity(knowledge, 0, kept, 0), kept, given=given)


def rest(rack: str, laid: Iterable[tuple[int, str]]) -> str:
    """What is left on the rack.

    >>> rest("?AB", [(0, "B"), (1, "c")])
    'A'
    """
    for _, letter in laid:
        rack = rack.replace("?" if letter.islower() else letter, "", 1)
    return rack


def of_table(state: BibleState, seat: int) -> BotKnowledge:
    """What that seat knows of a table, were it on turn."""
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
