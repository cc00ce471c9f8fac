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
from parlour.games.scrabble_bible.tile_set import Kit

CONSIDERED = 60
"""Plays that are looked at closely, the best by a quick estimate."""
OUT_LATER = 5.0
"""With the bag empty, what it costs not to be out yet, beside the tiles that are left."""
WON = 1000.0
"""Equity of reaching one's target (SB-31), which nothing outweighs."""
EASY_LETTERS = {1: "ADEILNORST", 2: "DEINRST"}
"""What the blanks of a hand are tried as for foreign words, by how many they are."""


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """What the player on turn knows."""

    kit: Kit
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
        return unseen(full_set(self.kit.tiles), self.board, self.rack)

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
        return engine.position(self.board, self.kit, self.options, graph or judge.graph(self.options))

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
    outlook: Outlook, count: int = 10, *, languages: tuple[str, ...] = (), exchanges: bool = True
) -> list[Candidate]:
    """The best things to do, the best first: plays, one exchange where the bag allows it, and else to pass.

    >>> import parlour
    >>> game = parlour.new("scrabble-bible", seed=7, players=["Ada", "Ben"])
    >>> best = candidates(of_table(game.state, game.state.turn), 3)
    >>> len(best), best[0].equity >= best[1].equity
    (3, True)
    """
    found = [_candidate(outlook, move) for move in best_moves(outlook, CONSIDERED, languages=languages)]
    if exchanges and outlook.bag and outlook.rack:
        found.append(exchange(outlook))
    found.sort(key=lambda one: (-one.equity, one.command))
    return found[:count] or [Candidate("pass", 0, 0.0, outlook.rack)]


def best_moves(outlook: Outlook, count: int, *, languages: tuple[str, ...] = ()) -> list[Move]:
    """The best plays by a quick estimate, of words that are fit for the table (AG-8)."""
    position = outlook.position()
    values = outlook.worth.for_engine() if outlook.bag else None
    found = position.best(outlook.rack, count, leaves=values) if outlook.rack else []
    fit = list(_fit(outlook, (move_of(play, outlook) for play in found)))
    if found and not fit:
        every = sorted(position.plays(outlook.rack), key=lambda play: -play.score)
        fit = [move for move, _ in zip(_fit(outlook, (move_of(play, outlook) for play in every)), range(count))]  # noqa: B905 — as many as wanted
    return fit + foreign_moves(outlook, languages)


def foreign_moves(outlook: Outlook, languages: tuple[str, ...]) -> list[Move]:
    """SB-34: plays of words of faith in those languages, which the engine does not know."""
    if not languages:
        return []
    blanks = min(outlook.rack.count("?"), 2)
    tried = {"blanks": EASY_LETTERS[blanks]} if blanks else {}
    found = moves.foreign_plays(outlook.board, outlook.rack, outlook.kit, outlook.options, languages, **tried)
    return list(_fit(outlook, found))


def _fit(outlook: Outlook, found: Iterable[Move]) -> Iterator[Move]:
    return (move for move in found if not outlook.options.family_words or moves.is_fit(move))


def move_of(play: Play, outlook: Outlook) -> Move:
    """The engine's play as the game scores it, with the claims that are due."""
    placement = Placement(play.start, play.across, play.word, play.laid)
    formed = runs(outlook.board, outlook.kit.size, placement)
    claims = moves.claims(formed, outlook.options)
    return scoring.score_placement(outlook.seat, placement, formed, outlook.kit, outlook.options, claims)


def equity(outlook: Outlook, score: int, left: str, laid: int) -> float:
    """What a play is worth that scores so much and leaves those tiles."""
    target = outlook.target(outlook.seat)
    if target is not None and outlook.points[outlook.seat] + score >= target:
        return WON + score
    if outlook.bag:
        # With few tiles to draw there are few turns left in which a good leave could pay.
        return score + outlook.worth.value(left) * min(1.0, outlook.bag / outlook.options.rack_size)
    if not left and laid:
        return score + 2.0 * scoring.rack_value(outlook.unseen, outlook.kit)
    return score - scoring.rack_value(left, outlook.kit) - OUT_LATER


def _candidate(outlook: Outlook, move: Move) -> Candidate:
    left = rest(outlook.rack, move.laid)
    worth = equity(outlook, move.score, left, len(move.laid))
    return Candidate(moves.command(move, outlook.kit, outlook.options), move.score, worth, left, move)


def exchange(outlook: Outlook) -> Candidate:
    """The best exchange."""
    kept, _ = outlook.worth.best_kept(outlook.rack, outlook.bag)
    given = "".join(sorted((Counter(outlook.rack) - Counter(kept)).elements()))
    return Candidate(f"exchange {given}", 0, equity(outlook, 0, kept, 0), kept, given=given)


def rest(rack: str, laid: Iterable[tuple[int, str]]) -> str:
    """What is left on the rack.

    >>> rest("?AB", [(0, "B"), (1, "c")])
    'A'
    """
    for _, letter in laid:
        rack = rack.replace("?" if letter.islower() else letter, "", 1)
    return rack


def of_table(state: BibleState, seat: int) -> Outlook:
    """What that seat knows of a table, were it on turn."""
    count = len(state.seats)
    order = [(seat + step) % count for step in range(1, count)]
    move = state.move
    return Outlook(
        kit=state.kit,
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
