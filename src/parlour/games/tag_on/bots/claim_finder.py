"""The plays on the board, with what may be tagged and claimed.

The engine finds the plays. This module adds what it does not know: the letter taken from the display (TO-20), the
tagged word (TO-13), colours (TO-34), kinship (TO-36), and words that may not come back yet (TO-14).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, cached_property

import msgspec

from parlour import scripture, words
from parlour._engine import TagPlay, WordGraph
from parlour.games.crossword.rules.placement import Placement, runs, words_on
from parlour.games.crossword.rules.squares import EMPTY, format_place, put
from parlour.games.tag_on.bots import engine
from parlour.games.tag_on.bots.moves import Board
from parlour.games.tag_on.options import TagOnOptions
from parlour.games.tag_on.rules import judge, scoring
from parlour.games.tag_on.state import Claim, ClaimKind
from parlour.games.tag_on.text.notation import CLAIMS, Kin, Play, Target
from parlour.games.tag_on.tile_set import BLANK, SHIELD, letters_in


class Found(msgspec.Struct, frozen=True):
    """A play found by the engine."""

    play: TagPlay
    placement: Placement
    score: int
    "With every claim that might be true, but without a tag."
    took: str = ""
    "The face-up letter that it takes."

    @property
    def word(self) -> str:
        return self.placement.word.upper()

    @property
    def laid(self) -> tuple[tuple[int, str], ...]:
        return self.placement.laid


class Plan(msgspec.Struct, frozen=True):
    """A play with its claims and points."""

    placement: Placement
    lifted: tuple[int, ...]
    face_up: tuple[str, str] | None
    score: int
    leave: str
    "The leave, before new tiles are drawn."
    tag: Target | None = None
    kinds: tuple[ClaimKind, ...] = ()
    kin: Kin | None = None

    def command(self, size: int) -> Play:
        return Play(
            place=format_place(self.placement.start, self.placement.across, size),
            word=self.placement.word,
            face_up=self.face_up,
            lift=tuple(format_place(square, True, size) for square in self.lifted),
            tag=self.tag,
            claims=self.kinds,
            kin=self.kin,
        )


class BoardWord(msgspec.Struct, frozen=True):
    """A word on the board with its tag value."""

    points: int
    word: str
    place: str
    around: frozenset[int]
    "Its squares and those before and after it: a change there changes the word."

    @property
    def target(self) -> Target:
        return Target(self.word, self.place)


def search(
    table: Board,
    rack: str,
    graph: WordGraph,
    *,
    tries: Sequence[str],
    best: int,
) -> list[Found]:
    """The `best` best plays of words in the graph, best first, with the rack's own tiles or with one of the face-up
    letters in `tries`. Of equal plays those with the rack's own tiles come first.
    """
    plays = engine.position(table.board, table.tile_set, graph).tag_plays(
        rack.replace(SHIELD, ""),
        engine.signs(table.tile_set),
        centre_open=not table.centre_used,
        face_up="".join(tries),
        must_grow=not table.bag,
        best=best,
    )
    return [_found(play.took, play) for play in plays]


def candidates(table: Board, rack: str, graph: WordGraph, *, tries: Sequence[str]) -> Iterator[tuple[str, TagPlay]]:
    """All plays with the rack's own tiles, then with each face-up letter too, for `check`."""
    hand = rack.replace(SHIELD, "")
    signs, position = engine.signs(table.tile_set), engine.position(table.board, table.tile_set, graph)
    for took in ("", *(tries if letters_in(rack) else ())):
        plays = position.tag_plays(hand + took, signs, centre_open=not table.centre_used, must_grow=not table.bag)
        yield from ((took, play) for play in plays)


def check(took: str, play: TagPlay, rack: str) -> Found | None:
    """The play, if it lays the letter that it takes and something can be given for it."""
    found = _found(took, play)
    return found if not took or _may_take(found, rack) else None


def _found(took: str, play: TagPlay) -> Found:
    plain = play.play
    return Found(play, Placement(plain.start, plain.across, plain.word, plain.laid), plain.score, took)


def _may_take(found: Found, rack: str) -> bool:
    """Whether it lays the taken letter and leaves one to give for it (TO-20)."""
    lays = any(letter == found.took for _, letter in found.laid)
    return lays and bool(_left(letters_in(rack) + found.took, found.laid))


def _left(rack: str, laid: Iterable[tuple[int, str]]) -> str:
    for _, letter in laid:
        rack = rack.replace(BLANK if letter.islower() else letter, "", 1)
    return rack


def tiles_on(board: str, squares: Iterable[int]) -> str:
    """The tiles on these squares; a lower-case letter is a blank.

    >>> tiles_on("G.d", (0, 2))
    'G?'
    """
    return "".join(BLANK if board[square].islower() else board[square] for square in squares)


def standing(table: Board) -> list[BoardWord]:
    """The words on the board by falling tag value."""
    size, found = table.tile_set.size, []
    for run in words_on(table.board, size):
        step = 1 if run.across else size
        around = frozenset((run.start - step, *run.squares, run.squares[-1] + step))
        _, points = scoring.tagged(run.word, run.across, table.tile_set)
        found.append(BoardWord(points, run.word.upper(), format_place(run.start, run.across, size), around))
    return sorted(found, key=lambda one: (-one.points, one.word, one.place))


class ClaimFinder:
    """Finds the claims of plays on a board, and the best word that each may tag."""

    def __init__(self, table: Board, rack: str, options: TagOnOptions, worst: Callable[[str], str]) -> None:
        self.table = table
        self.rack = rack
        self.options = options
        self._known: dict[tuple[str, int, frozenset[int]], tuple[tuple[ClaimKind, ...], Kin | None]] = {}
        self.worst = cache(worst)
        "Which letter is given for one that is taken."
        self.standing = standing(table)
        self.worthy = [one for one in self.standing if one.points and self._is_fit(one.word)]
        "Words worth tagging, the most valuable first."

    @cached_property
    def _persons(self) -> list[BoardWord]:
        return [one for one in self.standing if scripture.persons(one.word)]

    def _is_fit(self, word: str) -> bool:
        """AG-8: it names no unfit word."""
        return not (self.options.family_words and words.unfit(word, self.table.tile_set.edition))

    def with_claims(self, found: Found, connects: int | None = None) -> Plan:
        """Adds the best tag and every true claim to a play; `connects` limits the words considered for a tag."""
        plan = self.if_enough(found, lambda plan, points: True, connects)
        assert plan is not None
        return plan

    def if_enough(
        self, found: Found, is_enough: Callable[[Plan, int], bool], connects: int | None = None
    ) -> Plan | None:
        """The same, or None if that would not be enough: `is_enough` tells it of a plan with some points more, and is
        asked before a link is looked for.
        """
        changed = {square for square, _ in found.laid}
        edition, links = self.table.tile_set.edition, self.options.links
        plan = self.plain(found, *self._claims(found, changed))
        for one in self.worthy[:connects]:
            if not changed.isdisjoint(one.around):
                continue
            if not is_enough(plan, one.points):  # and the others are worth less
                return None
            if judge.is_linked(found.word, one.word, edition, links):
                return msgspec.structs.replace(plan, score=plan.score + one.points, tag=one.target)
        return plan if is_enough(plan, 0) else None

    def hoped_for(self, found: Found) -> Plan:
        """The play with every claim that might be true and the most valuable tag: no plan of it scores more."""
        plan = self.plain(found)
        more = found.score - self._score(found) + (self.worthy[0].points if self.worthy else 0)
        return msgspec.structs.replace(plan, score=plan.score + more)

    def _claims(self, found: Found, changed: set[int]) -> tuple[tuple[ClaimKind, ...], Kin | None]:
        """Every true claim, whichever face-up letter it takes."""
        key = found.word, found.play.claims, frozenset(changed)
        if key not in self._known:
            covered = {colour for bit, colour in enumerate(engine.COLOURS) if found.play.claims >> bit & 1}
            edition = self.table.tile_set.edition
            kinds = tuple(kind for kind in CLAIMS if kind in covered and judge.is_so(kind, found.word, edition))
            self._known[key] = kinds, self._kin(found.word, changed) if "genealogy" in covered else None
        return self._known[key]

    def _kin(self, word: str, changed: set[int]) -> Kin | None:
        """TO-36: the relation to a person on the board."""
        if not scripture.persons(word):
            return None
        for one in self._persons:
            if changed.isdisjoint(one.around) and (name := judge.relation(word, one.word, self.table.tile_set.edition)):
                return Kin(one.target, name.lower())
        return None

    def plain(self, found: Found, kinds: tuple[ClaimKind, ...] = (), kin: Kin | None = None) -> Plan:
        """The play with those claims, if any, and without a tag."""
        placement, lifted = found.placement, tuple(found.play.lifted)
        score = self._score(found, kinds, kin)
        if self.options.score_all_words:
            score += self._across(placement, lifted)
        face_up, leave = None, _left(self.rack + found.took, found.laid)
        if found.took:
            given = self.worst(letters_in(leave))
            face_up, leave = (given, found.took), leave.replace(given, "", 1)
        leave += tiles_on(self.table.board, lifted)
        return Plan(placement, lifted, face_up, score, leave, kinds=kinds, kin=kin)

    @staticmethod
    def _score(found: Found, kinds: tuple[ClaimKind, ...] = (), kin: Kin | None = None) -> int:
        """The score of the word with these claims, and the bonus for all tiles."""
        times = 2 if found.play.centre else 1
        for kind in kinds:
            times *= Claim(kind).times
        times *= Claim("kin").times if kin else 1
        return found.play.word_score * times + scoring.all_tiles(found.placement)

    def _across(self, placement: Placement, lifted: tuple[int, ...]) -> int:
        """TO-30: scores of the cross words, if all words score."""
        size = self.table.tile_set.size
        bared = put(self.table.board, ((square, EMPTY) for square in lifted))
        _, *others = runs(bared, size, placement)
        return sum(scoring.played(run.word, run.across, self.table.tile_set)[1] for run in others)
