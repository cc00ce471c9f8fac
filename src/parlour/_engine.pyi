"""The fast part of Parlour, in Rust (`crates/engine`).

A :class:`WordGraph` holds a list of words as one array of unsigned 32-bit numbers. Each number is an *edge*:

=====================  ======================================================================
``edge & CHILD``       the node the edge leads to, 0 when nothing follows
``edge >> 24 & 63``    code of the letter (``LETTER_SHIFT``, ``LETTER``): A is 1, Z is 26
``edge & ACCEPTS``     not 0 when a word ends with this letter
``edge & LAST``        not 0 on the last edge of its node
=====================  ======================================================================

A *node* is the index of its first edge; its other edges follow, by rising letter, up to the last one. Indices
0 and 1 are no nodes: the child of entry 0 is the root, entry 1 is kept for a second graph.

Walking the array in Python, without a call for each step:

>>> from parlour._engine import ACCEPTS, CHILD, LAST, LETTER, LETTER_SHIFT, WordGraph
>>> graph = WordGraph.build(["CAT", "CATS", "DOG"])
>>> edges = memoryview(graph.table()).cast("I")
>>> def words(node, text=""):
...     while node:
...         edge = edges[node]
...         longer = text + chr(64 + (edge >> LETTER_SHIFT & LETTER))
...         if edge & ACCEPTS:
...             yield longer
...         yield from words(edge & CHILD, longer)
...         node = 0 if edge & LAST else node + 1
>>> list(words(graph.root))
['CAT', 'CATS', 'DOG']
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Self, final

from typing_extensions import Buffer

CHILD: Final[int]
"""The bits of an edge that hold the child."""
LETTER_SHIFT: Final[int]
"""How far to shift an edge right to bring the letter's code to the lowest bits."""
LETTER: Final[int]
"""The bits of the letter's code, once shifted."""
ACCEPTS: Final[int]
"""The bit of an edge that says that a word ends with its letter."""
LAST: Final[int]
"""The bit of an edge that says that it is the last of its node."""

@final
class WordGraph:
    """The words of a list, as a graph to be asked quickly and walked letter by letter. It never changes.

    >>> from parlour._engine import WordGraph
    >>> graph = WordGraph.build(["LIGHT", "NIGHT", "LIGHTS"])
    >>> "LIGHT" in graph, "light" in graph, len(graph)
    (True, False, 3)
    >>> list(graph)
    ['LIGHT', 'LIGHTS', 'NIGHT']
    """

    @staticmethod
    def build(words: Iterable[str]) -> WordGraph:
        """The graph of these words, in any order, with or without repetitions.

        Words are written in A-Z. `ValueError` names a word that is not, and its place in the list:

        >>> WordGraph.build(["ADAM", "NOËL"])
        Traceback (most recent call last):
        ...
        ValueError: word 1 ("NOËL"): 'Ë' is not a letter A-Z
        """

    @staticmethod
    def from_bytes(data: Buffer) -> WordGraph:
        """The graph of bytes that `to_bytes` made; `ValueError` says what is wrong with any others.

        >>> len(WordGraph.from_bytes(WordGraph.build(["ADAM"]).to_bytes()))
        1
        >>> WordGraph.from_bytes(b"PLWG")
        Traceback (most recent call last):
        ...
        ValueError: not a word graph: 4 bytes are too few, the header alone has 24
        """

    def to_bytes(self) -> bytes:
        """The graph as bytes, the same on every machine."""

    def table(self) -> bytes:
        """The array of edges, for ``memoryview(...).cast("I")``: numbers as this machine writes them."""

    def contains(self, word: str) -> bool:
        """Whether this is a word of the list. Any text may be asked: lower case and signs are in no word."""

    def __contains__(self, word: str, /) -> bool: ...
    def __len__(self) -> int:
        """How many words there are."""

    def __iter__(self) -> Iterator[str]:
        """The words, alphabetically."""

    def has_prefix(self, text: str) -> bool:
        """Whether a word begins with this text (a word begins with itself).

        >>> WordGraph.build(["LIGHT"]).has_prefix("LIG")
        True
        """

    def with_prefix(self, text: str, limit: int | None = None) -> list[str]:
        """The words that begin with this text, alphabetically, the first `limit` of them.

        >>> WordGraph.build(["LIGHT", "LIGHTS", "NIGHT"]).with_prefix("LI")
        ['LIGHT', 'LIGHTS']
        """

    def letters_between(self, before: str, after: str) -> str:
        """The letters that make a word between two texts: what may lie on a square that a cross word passes.

        >>> WordGraph.build(["CAT", "COT", "CUTS"]).letters_between("C", "T")
        'AO'
        """

    @property
    def root(self) -> int:
        """The node where all words start; 0 when there are no words."""

    def child(self, node: int, letter: str) -> int:
        """The node that a letter leads to; 0 when no word goes on there, whether or not one ends.

        >>> graph = WordGraph.build(["AT"])
        >>> graph.accepts(graph.child(graph.root, "A"), "T")
        True
        """

    def accepts(self, node: int, letter: str) -> bool:
        """Whether a word ends when this letter follows the node."""

    def edges(self, node: int) -> list[tuple[str, int, bool]]:
        """For each letter that may follow a node: the letter, the next node, and whether a word ends with it.

        >>> graph = WordGraph.build(["A", "I", "IN"])
        >>> [(letter, ends) for letter, _, ends in graph.edges(graph.root)]
        [('A', True), ('I', True)]
        """

@final
class Lexicon:
    """The words of a list, ready for finding plays: a GADDAG and a DAWG in one array, and an index of anagrams.

    Any alphabet of up to 48 capital letters will do; without one, A-Z. Words of one letter and of more than 21 fit on
    no board and are left out. `ValueError` names a word that has anything but letters.

    >>> from parlour._engine import Lexicon
    >>> lexicon = Lexicon(["CAT", "CATS", "AT"])
    >>> len(lexicon), "CATS" in lexicon, "CA" in lexicon
    (3, True, False)
    """

    def __new__(cls, words: Iterable[str], letters: str | None = None) -> Self: ...
    @staticmethod
    def of(graph: WordGraph) -> Lexicon:
        """The words of a graph; quicker than going through them one by one.

        >>> from parlour._engine import Lexicon, WordGraph
        >>> len(Lexicon.of(WordGraph.build(["CAT", "A"])))
        1
        """

    def __len__(self) -> int: ...
    def __contains__(self, word: str, /) -> bool: ...
    @property
    def nbytes(self) -> int:
        """How many bytes it takes."""

@final
class Layout:
    """A board without tiles, and what scores on it.

    `values` are the points of the letters; premiums are given square by square (1 where there is none); `tile_bonus`
    says how many points laying so many tiles earns; words of `bonus_words` earn `bonus_points`, by length, whenever
    a play makes or changes them.

    >>> from parlour._engine import Layout
    >>> Layout(3, {"A": 1, "B": 3}, centre=4, letter_premiums=[1, 1, 1, 1, 2, 1, 1, 1, 1], tile_bonus={3: 50})
    <Layout of 3 times 3 squares>
    >>> Layout(30, {}, centre=0)
    Traceback (most recent call last):
    ...
    ValueError: a board has 2 to 21 rows, not 30
    """

    def __new__(
        cls,
        size: int,
        values: Mapping[str, int],
        *,
        centre: int,
        letter_premiums: Sequence[int] | None = None,
        word_premiums: Sequence[int] | None = None,
        tile_bonus: Mapping[int, int] | None = None,
        bonus_words: Lexicon | None = None,
        bonus_points: Mapping[int, int] | None = None,
        letters: str | None = None,
    ) -> Self: ...

@final
class Leaves:
    """What the tiles left on a rack are worth: by a table of leaves, and for those it has not, the sum of their tiles
    and of what any two of them are worth together.

    >>> from parlour._engine import Leaves
    >>> leaves = Leaves({"?": 20, "S": 7.5, "Q": -6}, {"QU": 1.25})
    >>> leaves.value("S?"), leaves.value("UQ"), leaves.value("QS")
    (27.5, 1.25, 1.5)
    >>> Leaves({"E": 1, "S": 7.5}, pairs={"EE": -4, "ES": 2}).value("EES")  # 1 + 1 + 7.5, and EE, ES, ES
    9.5
    """

    def __new__(
        cls,
        tiles: Mapping[str, float],
        table: Mapping[str, float] | None = None,
        *,
        pairs: Mapping[str, float] | None = None,
        letters: str | None = None,
    ) -> Self: ...
    def __len__(self) -> int: ...
    def value(self, leave: str) -> float: ...

@final
class Play:
    """A play, and what it is worth. A small letter is a blank."""

    @property
    def start(self) -> int:
        """The square of its first letter."""

    @property
    def across(self) -> bool: ...
    @property
    def word(self) -> str:
        """The whole word as it will stand."""

    @property
    def laid(self) -> tuple[tuple[int, str], ...]:
        """Square and letter of each tile that is laid."""

    @property
    def score(self) -> int: ...
    @property
    def equity(self) -> float:
        """The score and, where leaves were given, the value of what is left."""

    def __eq__(self, other: object, /) -> bool: ...

@final
class Position:
    """A board on which words are laid, and the plays it has. It may be asked from several threads at once.

    A board is written row by row, ``.`` for an empty square, a small letter for a blank; a rack with ``?`` for a blank.

    >>> from parlour._engine import Layout, Lexicon, Position
    >>> position = Position(Lexicon(["AB", "ABA"]), Layout(3, {"A": 1, "B": 3}, centre=4), "....A....")
    >>> for play in position.plays("B"):
    ...     print(play)
    <Play AB across from square 4, 4 points>
    <Play AB down from square 4, 4 points>
    >>> position.lay([(5, "B")])
    >>> position.board
    '....AB...'
    """

    def __new__(cls, lexicon: Lexicon, layout: Layout, board: str | None = None) -> Self: ...
    @property
    def board(self) -> str: ...
    def copy(self) -> Position: ...
    def lay(self, laid: Sequence[tuple[int, str]]) -> None:
        """Lays tiles on empty squares, words or not; what may be laid around them is worked out anew there only."""

    def plays(self, rack: str) -> list[Play]:
        """Every play, once. A blank stands for every letter it can, also where the rack has that letter; a single tile
        that makes words both ways is given in both directions."""

    def best(self, rack: str, count: int = 1, *, leaves: Leaves | None = None) -> list[Play]:
        """The best plays by equity, the best first; of equals any."""

    def solve_endgame(
        self, mine: str, theirs: str, *, nodes: int, passed: bool = False
    ) -> tuple[list[tuple[Play | None, int]], bool]:
        """The end of a game of two with an empty bag, where each knows what the other holds: ways to begin, the best
        first, and how many points more than the other one the player on turn will still get with each; None is to pass.

        Whoever is out gains what the other holds, who loses it; after two passes each loses what is left. `passed`: the
        other has just passed. `nodes` is the budget: how many searches for plays. The second of the pair says whether
        nothing was cut off, so that the first way is the best for certain; the others are only known to be no better.

        >>> from parlour._engine import Layout, Lexicon, Position
        >>> position = Position(Lexicon(["AB", "ABA"]), Layout(3, {"A": 1, "B": 3}, centre=4), "....A....")
        >>> ranked, exact = position.solve_endgame("B", "A", nodes=100)
        >>> ranked[0], exact
        ((<Play AB across from square 4, 4 points>, 6), True)
        """

    def totals(self, rack: str) -> tuple[int, int, int]:
        """How many plays there are, the sum of their scores, and the best score. A single tile counts once."""

    def tag_plays(
        self,
        rack: str,
        signs: Signs,
        *,
        centre_open: bool,
        replace: bool = True,
        must_grow: bool = False,
        best: int | None = None,
    ) -> TagPlays:
        """Every play by the signs of the tiles, or the `best` best, the best first: words laid as in any crossword
        game, and words some of whose tiles are replaced (TO-14, in place). With `must_grow` more tiles must be laid
        than are lifted: the bag is empty.

        That a replaced word does not come back at once is for the caller to see to.
        """

    def fill(self, rack: str, buffer: Buffer) -> int:
        """Writes all plays into a buffer, 32 bytes each, as many as fit, and gives how many there are.

        A record is little-endian: score and equity in thousandths (``<ii``); place (``<H``: five bits each for where in
        its line it starts, how long it is and its line, and one for down); how many tiles are laid; and a code for each
        letter laid: A is 1, a blank has 64 more, and 0 is a tile that lay there already.

        >>> from parlour._engine import Layout, Lexicon, Position
        >>> buffer = bytearray(64)
        >>> Position(Lexicon(["AB"]), Layout(3, {"A": 1, "B": 3}, centre=4), "....A....").fill("B", buffer)
        2
        >>> import struct
        >>> struct.unpack_from("<iiHB21s", buffer)[:2]
        (4, 4000)
        """

@final
class Simulation:
    """Candidates of a turn, to be tried in games that might be: what is not seen is dealt many times over.

    A candidate is what it lays, what it scores, what stays on the rack, and what is exchanged. Players come in the
    order of play, the one on turn first: `held` are how many tiles the others have, `points` those of all, `targets`
    the points with which a player wins at once. `guesses` are tiles that the last player may have kept, each with a
    weight. With `turns` a game is broken off after so many; else it is played to its end, where whoever is out gains
    what is left and the others lose it, or gains it twice (`double`).

    >>> from parlour._engine import Layout, Lexicon, Position, Simulation
    >>> position = Position(Lexicon(["AB", "ABA"]), Layout(3, {"A": 1, "B": 3}, centre=4), "....A....")
    >>> out = ([(5, "B")], 4, "", "")  # the other loses A and B, and the player gains them
    >>> Simulation(position, [out], unseen="AB", held=[2], points=[0, 0], seed=1).play([0], 0, 2)[0]
    [[(12.0, 0, None)], [(12.0, 0, None)]]
    """

    def __new__(
        cls,
        position: Position,
        candidates: Sequence[tuple[Sequence[tuple[int, str]], int, str, str]],
        *,
        unseen: str,
        held: Sequence[int],
        points: Sequence[int],
        seed: int,
        rack_size: int = 7,
        leaves: Leaves | None = None,
        targets: Sequence[int | None] | None = None,
        guesses: Sequence[tuple[str, float]] | None = None,
        turns: int | None = None,
        double: bool = False,
    ) -> Self: ...
    def __len__(self) -> int: ...
    def deal(self, number: int) -> tuple[list[str], str]:
        """The racks of the others in the deal of that number, and the bag, which is drawn from its end."""

    def play(
        self, candidates: Sequence[int], first: int, count: int
    ) -> tuple[list[list[tuple[float, int, bool | None]]], int]:
        """Plays on after each of these candidates with `count` deals from the first number on. Gives, deal by deal, for
        each candidate the lead over the best of the others (with leaves, if the game is not over), how many tiles are
        still to be laid, and whether the player was the one who reached a target, if anybody did; and how many searches
        for a best play it took."""

def survey(
    positions: Sequence[Position], racks: Sequence[str], *, best: bool = False, leaves: Leaves | None = None
) -> int:
    """How many plays all positions have with their racks; or the sum of the best equities, in thousandths.

    It is one call for many positions, so that what is measured is the engine.
    """

def playouts(
    lexicon: Lexicon,
    layout: Layout,
    tiles: str,
    *,
    rack_size: int = 7,
    leaves: Leaves | None = None,
    seeds: Sequence[int],
) -> list[tuple[int, int, int]]:
    """Whole games of two players who always make the best play, one for each seed: points of both, and turns.

    Who has no play exchanges all tiles, or passes if the bag has too few. The game ends when a player is out, who gains
    twice what the other holds, or after six turns without points; then both lose what they hold.
    """

@final
class Signs:
    """How signs on tiles score: from left to right, or from the top, by the sides of the tiles.

    `across` and `down` have for each letter the side that counts for words in that direction: ``("+", 3)``,
    ``("×", 2)``, or None. Colours are what they multiply by, their squares, and the words of their kind; without words
    nothing is multiplied, and the play says only that the colour was covered. The centre multiplies the word that
    covers it first.

    >>> from parlour._engine import Layout, Lexicon, Position, Signs
    >>> sides = {"G": ("+", 6), "O": ("×", 2), "D": ("×", 3)}
    >>> signs = Signs(sides, {}, squares=289)
    >>> position = Position(Lexicon(["GOD"]), Layout(17, {}, centre=144))
    >>> [play.word_score for play in position.tag_plays("DOG", signs, centre_open=False) if play.play.across][0]
    36
    """

    def __new__(
        cls,
        across: Mapping[str, tuple[str, int] | None],
        down: Mapping[str, tuple[str, int] | None],
        *,
        squares: int,
        colours: Sequence[tuple[int, Sequence[int], Lexicon | None]] | None = None,
        centre: int = 2,
        bonus: tuple[int, int] = (9, 100),
        letters: str | None = None,
    ) -> Self: ...

@final
class TagPlay:
    """A play by the signs of the tiles, without a tag."""

    @property
    def play(self) -> Play:
        """Where and what; `laid` has the tiles that replace others too, and `score` what multiplies and the bonus."""

    @property
    def word_score(self) -> int:
        """The total of the word alone."""

    @property
    def lifted(self) -> list[int]:
        """The squares whose tiles are lifted."""

    @property
    def claims(self) -> int:
        """A bit for each colour that a new tile covers, the first the lowest."""

    @property
    def centre(self) -> bool:
        """Whether the centre multiplies it."""

    def __eq__(self, other: object, /) -> bool: ...

@final
class TagPlays:
    """Such plays in a row. Each becomes an object when it is looked at, as there may be a hundred thousand."""

    def __len__(self) -> int: ...
    def __getitem__(self, at: int, /) -> TagPlay: ...
    def __iter__(self) -> Iterator[TagPlay]: ...

@final
class Battlefield:
    """A map of squares with its options, as data: squares are numbered, and the rules say what is next to what.

    A tile is enterable, cost, stops, attack, defence, cover, boats, vehicles; a goal is team, kind, square, enemy,
    count; odds are wins, ties and all rolls, from the least edge of the attacker to the greatest; `pom` has the points
    of a turn and in how many ways they are rolled.
    """

    def __new__(
        cls,
        *,
        near: Sequence[Sequence[int]],
        steps: Sequence[Sequence[int]],
        lines: Sequence[Sequence[Sequence[int]]],
        tiles: Sequence[tuple[bool, int, bool, int, int, int, bool, bool]],
        starts: Sequence[int],
        formations: Sequence[Sequence[int]],
        hills: Sequence[Sequence[int]],
        goals: Sequence[tuple[int, str, int | None, int | None, int]],
        game_type: str,
        snipers: str,
        flag_return: bool,
        round_limit: int,
        hill_points: int,
        odds: Sequence[tuple[int, int, int]],
        pom: Sequence[tuple[int, int]],
    ) -> Self: ...

@final
class Battle:
    """A table on its field. Pawns are called by their place in the list.

    A pawn is team, kind, square, home, stopped, spent; a flag is team, square, carried; teams that play and that have
    won are bits. What does not fit the field, and what the rules do not allow, raises `ValueError`.
    """

    def __new__(
        cls,
        field: Battlefield,
        *,
        tiles: bytes,
        pawns: Sequence[tuple[int, str, int | None, int | None, bool, bool]],
        flags: Sequence[tuple[int, int | None, bool]],
        order: Sequence[int],
        turn: int,
        round: int,
        pom: int,
        points: Sequence[int],
        held: Sequence[int],
        defeats: Sequence[Sequence[int]],
        active: int,
        over: bool = False,
        won: int = 0,
    ) -> Self: ...
    def reach(self, pawn: int) -> list[tuple[int, int, list[int]]]:
        """Where that pawn could go with the points that are left: square, cost, cheapest path."""

    def targets(self, pawn: int) -> list[tuple[int, bool]]:
        """The pawns that it could attack from where it stands, and whether from afar."""

    def modifiers(self, attacker: int, defender: int, far: bool) -> tuple[int, int]:
        """What is added to the attacker's roll, and to the defender's."""

    def odds(self, attacker: int, defender: int, far: bool) -> tuple[int, int, int]:
        """How many rolls win, how many tie, and how many there are."""

    def places(self, pawn: int) -> list[int]:
        """Where it would return to, if it were lost where it stands."""

    def go(self, path: Sequence[int], pom: int = 0) -> None:
        """The pawn on the first square goes along the path; `pom` is what the next turn has, if this one ends so."""

    def attack(self, attacker: int, defender: int, result: str, place: int | None = None, pom: int = 0) -> list[int]:
        """An attack that came out as `win`, `tie` or `lose`; the squares among which an owner chose `place`."""

    def end(self, pom: int) -> None:
        """Ends the turn; the next one has so many points."""

    def playouts(self, count: int, *, turns: int = 8, seed: int = 0) -> list[float]:
        """So many games played on quickly for some turns: the chance of each team to win, on average."""

    def search(
        self, playouts: int, *, turns: int = 8, seed: int = 0, patience: int = 10
    ) -> list[tuple[str, list[int], int, float]]:
        """What the team on turn could do, the best first: `move`, `attack`, `shoot` or `end`, its squares, how often it
        was tried, and the chance to win that it leaves. In an Elimination it counts more and more to be near the enemy,
        in full after so many rounds as there is `patience`."""

    @property
    def pawns(self) -> list[tuple[int, str, int | None, int | None, bool, bool]]: ...
    @property
    def flags(self) -> list[tuple[int, int | None, bool]]: ...
    @property
    def turn(self) -> int: ...
    @property
    def round(self) -> int: ...
    @property
    def pom(self) -> int: ...
    @property
    def points(self) -> list[int]: ...
    @property
    def held(self) -> list[int]: ...
    @property
    def defeats(self) -> list[list[int]]: ...
    @property
    def active(self) -> int: ...
    @property
    def over(self) -> bool: ...
    @property
    def won(self) -> int: ...
