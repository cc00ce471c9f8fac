"""The plays on the board, with what may be tagged and claimed.

The engine finds the plays. This module adds what it does not know: the letter taken from the display (TO-20), the
tagged word (TO-13), colours (TO-34), kinship (TO-36), and words that may not come back yet (TO-14).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

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
    word: str
    laid: tuple[tuple[int, str], ...]
    took: str = ""
    "The face-up letter that it takes."

    @property
    def placement(self) -> Placement:
        return Placement(self.play.play.start, self.play.play.across, self.play.play.word, self.laid)


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
    table: Board, rack: str, graph: WordGraph, *, tries: Sequence[str], best: int | None = None
) -> Iterator[Found]:
    """Plays of words in the graph, first with the rack's own tiles, then with each of the face-up letters in
    `tries`; of each at most the `best` best.
    """
    for took, play in candidates(table, rack, graph, tries=tries, best=best):
        if found := check(took, play, rack):
            yield found


def candidates(
    table: Board, rack: str, graph: WordGraph, *, tries: Sequence[str], best: int | None = None
) -> Iterator[tuple[str, TagPlay]]:
    """All plays that `search` evaluates, each with the face-up letter that it may take."""
    hand = rack.replace(SHIELD, "")
    signs, position = engine.signs(table.tile_set), engine.position(table.board, table.tile_set, graph)
    for took in ("", *(tries if letters_in(rack) else ())):
        plays = position.tag_plays(
            hand + took,
            signs,
            centre_open=not table.centre_used,
            must_grow=not table.bag,
            best=best,
        )
        yield from ((took, play) for play in plays)


def check(took: str, play: TagPlay, rack: str) -> Found | None:
    """The play, if it lays the letter that it takes and something can be given for it."""
    found = Found(play, play.play.word.upper(), play.play.laid, took)
    return found if not took or _may_take(found, rack) else None


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
        self.worst = worst
        "Which letter is given for one that is taken."
        self.standing = standing(table)

    def with_claims(self, found: Sequence[Found], connects: int | None = None) -> list[Plan]:
        """Adds tags and claims to plays; `connects` limits the words considered for a tag."""
        edition, links = self.table.tile_set.edition, self.options.links
        keeps = self.options.family_words
        thought = [one for one in self.standing if one.points and not (keeps and words.unfit(one.word, edition))]
        thought = thought[:connects]  # AG-8: it names no unfit word
        played = list(dict.fromkeys(one.word for one in found))
        rows = judge.connected(played, [one.word for one in thought], edition, links)
        may_tag = {
            word: [one for one, does in zip(thought, row, strict=True) if does]
            for word, row in zip(played, rows, strict=True)
        }
        return [self._with_claims(one, may_tag[one.word]) for one in found]

    def _with_claims(self, found: Found, may_tag: Sequence[BoardWord]) -> Plan:
        changed = {square for square, _ in found.laid}
        tag = next((one for one in may_tag if changed.isdisjoint(one.around)), None)
        covered = {colour for bit, colour in enumerate(engine.COLOURS) if found.play.claims >> bit & 1}
        edition = self.table.tile_set.edition
        kinds = tuple(kind for kind in CLAIMS if kind in covered and judge.is_so(kind, found.word, edition))
        kin = self._kin(found.word, changed) if "genealogy" in covered else None
        return self.plain(found, tag, kinds, kin)

    def _kin(self, word: str, changed: set[int]) -> Kin | None:
        """TO-36: the relation to a person on the board."""
        if not scripture.persons(word):
            return None
        for one in self.standing:
            if changed.isdisjoint(one.around) and (name := judge.relation(word, one.word, self.table.tile_set.edition)):
                return Kin(one.target, name.lower())
        return None

    def plain(
        self, found: Found, tag: BoardWord | None = None, kinds: tuple[ClaimKind, ...] = (), kin: Kin | None = None
    ) -> Plan:
        """The play with that tag and those claims, if any."""
        play = found.play
        times = 2 if play.centre else 1
        for kind in kinds:
            times *= Claim(kind).times
        times *= Claim("kin").times if kin else 1
        placement, lifted = found.placement, tuple(play.lifted)
        score = play.word_score * times + scoring.all_tiles(placement) + (tag.points if tag else 0)
        if self.options.score_all_words:
            score += self._across(placement, lifted)
        face_up, leave = None, _left(self.rack + found.took, found.laid)
        if found.took:
            given = self.worst(letters_in(leave))
            face_up, leave = (given, found.took), leave.replace(given, "", 1)
        leave += tiles_on(self.table.board, lifted)
        return Plan(placement, lifted, face_up, score, leave, tag.target if tag else None, kinds, kin)

    def _across(self, placement: Placement, lifted: tuple[int, ...]) -> int:
        """TO-30: scores of the cross words, if all words score."""
        size = self.table.tile_set.size
        bared = put(self.table.board, ((square, EMPTY) for square in lifted))
        _, *others = runs(bared, size, placement)
        return sum(scoring.played(run.word, run.across, self.table.tile_set)[1] for run in others)
