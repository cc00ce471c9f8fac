"""The native part of Parlour, in Rust (`crates/engine`).

A :class:`WordGraph` holds a word list as one array of unsigned 32-bit integers. Each number is an *edge*:

=====================  ======================================================================
``edge & CHILD``       target node, 0 if nothing follows
``edge >> 24 & 63``    code of the letter (``LETTER_SHIFT``, ``LETTER``): A is 1, Z is 26
``edge & ACCEPTS``     not 0 when a word ends with this letter
``edge & LAST``        not 0 on the last edge of its node
=====================  ======================================================================

A *node* is the index of its first edge; its other edges follow, by rising letter, up to the last one. Indices
0 and 1 are not nodes: the child of entry 0 is the root, entry 1 is reserved for a second graph.

Traversing the array in Python, without a call for each step:

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

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, Self, final

from typing_extensions import Buffer

CHILD: Final[int]
"""Mask of the child."""
LETTER_SHIFT: Final[int]
"""Right shift of the letter's code."""
LETTER: Final[int]
"""Mask of the letter's code after the shift."""
ACCEPTS: Final[int]
"""Set if a word ends with the edge's letter."""
LAST: Final[int]
"""Set on the last edge of a node."""

def find_word(body: Buffer, index: Buffer, word: str) -> bytes | None:
    """The value of a word in a table of :mod:`parlour.data.word_table`, read in place; None if it is not there."""

@final
class WordGraph:
    """An immutable word list as a graph, for lookups and letter-by-letter traversal.

    >>> from parlour._engine import WordGraph
    >>> graph = WordGraph.build(["LIGHT", "NIGHT", "LIGHTS"])
    >>> "LIGHT" in graph, "light" in graph, len(graph)
    (True, False, 3)
    >>> list(graph)
    ['LIGHT', 'LIGHTS', 'NIGHT']
    """

    @staticmethod
    def build(words: Iterable[str]) -> WordGraph:
        """Compiles words in any order, with or without repetitions.

        Words are written in A-Z. `ValueError` names the first word that is not, with its index:

        >>> WordGraph.build(["ADAM", "NOËL"])
        Traceback (most recent call last):
        ...
        ValueError: word 1 ("NOËL"): 'Ë' is not a letter A-Z
        """

    @staticmethod
    def from_bytes(data: Buffer) -> WordGraph:
        """Reads bytes made by `to_bytes`; `ValueError` says what is wrong with others.

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
        """The array of edges in native byte order, for ``memoryview(...).cast("I")``."""

    def contains(self, word: str) -> bool:
        """Whether the list contains this word. Any text is accepted; words are upper case only."""

    def __contains__(self, word: str, /) -> bool: ...
    def __len__(self) -> int:
        """Number of words."""

    def __iter__(self) -> Iterator[str]:
        """The words in alphabetical order."""

    def has_prefix(self, text: str) -> bool:
        """Whether some word starts with this text (a word starts with itself).

        >>> WordGraph.build(["LIGHT"]).has_prefix("LIG")
        True
        """

    def with_prefix(self, text: str, limit: int | None = None) -> list[str]:
        """The first `limit` words that start with this text, in alphabetical order.

        >>> WordGraph.build(["LIGHT", "LIGHTS", "NIGHT"]).with_prefix("LI")
        ['LIGHT', 'LIGHTS']
        """

    def letters_between(self, before: str, after: str) -> str:
        """Letters that complete a word between two texts: the cross set of a square.

        >>> WordGraph.build(["CAT", "COT", "CUTS"]).letters_between("C", "T")
        'AO'
        """

    @property
    def root(self) -> int:
        """Root of all words; 0 if there are none."""

    def child(self, node: int, letter: str) -> int:
        """Child of a node for a letter; 0 if no word continues there, whether or not one ends.

        >>> graph = WordGraph.build(["AT"])
        >>> graph.accepts(graph.child(graph.root, "A"), "T")
        True
        """

    def accepts(self, node: int, letter: str) -> bool:
        """Whether a word ends with this letter after the node."""

    def edges(self, node: int) -> list[tuple[str, int, bool]]:
        """Letter, child and whether a word ends, for each edge of a node.

        >>> graph = WordGraph.build(["A", "I", "IN"])
        >>> [(letter, ends) for letter, _, ends in graph.edges(graph.root)]
        [('A', True), ('I', True)]
        """

@final
class Lexicon:
    """A word list for move generation: a GADDAG and a DAWG in one array, and an anagram index.

    The alphabet has up to 48 capital letters, A-Z by default. Words of one letter and of more than 21 fit on no board
    and are skipped. `ValueError` names a word with other characters.

    >>> from parlour._engine import Lexicon
    >>> lexicon = Lexicon(["CAT", "CATS", "AT"])
    >>> len(lexicon), "CATS" in lexicon, "CA" in lexicon
    (3, True, False)
    """

    def __new__(cls, words: Iterable[str], letters: str | None = None) -> Self: ...
    @staticmethod
    def of(graph: WordGraph) -> Lexicon:
        """The words of a graph; faster than iterating over them.

        >>> from parlour._engine import Lexicon, WordGraph
        >>> len(Lexicon.of(WordGraph.build(["CAT", "A"])))
        1
        """

    def __len__(self) -> int: ...
    def __contains__(self, word: str, /) -> bool: ...
    @property
    def nbytes(self) -> int:
        """Size in bytes."""

@final
class Layout:
    """An empty board and its scoring.

    `values` are the tile values; premiums are listed square by square (1: none); `tile_bonus` maps the number of tiles
    laid to a bonus; words of `bonus_words` earn `bonus_points`, by length, whenever a play forms or changes them.

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
    """Values of leaves: from a table, otherwise the sum of single-tile and pair values.

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
    """A play with its score. A lower-case letter is a blank."""

    @property
    def start(self) -> int:
        """Square of its first letter."""

    @property
    def across(self) -> bool: ...
    @property
    def word(self) -> str:
        """The whole word, including letters already on the board."""

    @property
    def laid(self) -> tuple[tuple[int, str], ...]:
        """Square and letter of each tile laid."""

    @property
    def score(self) -> int: ...
    @property
    def equity(self) -> float:
        """Score plus the value of the leave, if leaves were given."""

    def __eq__(self, other: object, /) -> bool: ...

def tile_environments(
    setting: tuple[int, int, int, int, int, bool, dict[str, int]],
    actions: dict[str, int],
    *,
    position: Position,
    graph: WordGraph,
    tiles: Sequence[int],
    order: Sequence[int],
    rack_size: int,
    targets: Sequence[int] | None,
    passes_end: bool,
    most_scoreless: int,
    gain_double: bool,
) -> Environments:
    """Games of tiles that begin on an empty board, played by small actions: `actions` by name. `tiles` are the blanks
    and the letters A to Z of the set, `order` their places in an observation. Results of chance are the seat that
    begins, and each tile that is drawn: 0 a blank, 1 to 26 a letter."""

def tag_environments(
    setting: tuple[int, int, int, int, int, bool, dict[str, int]],
    actions: dict[str, int],
    *,
    graph: WordGraph,
    size: int,
    centre: int,
    tiles: Sequence[int],
    order: Sequence[int],
    colours: Sequence[int],
    times: Sequence[int],
    played: Signs,
    tagged: Signs,
    costs: Sequence[int],
    rack_size: int,
    face_up: int,
    all_tiles: int,
    score_all_words: bool,
    shield_returns: bool,
    rounds: int,
    most_scoreless: int,
    relations: Sequence[str],
    window: tuple[int, float | None],
    heads: Callable[[str], Sequence[str] | None],
    stands: Callable[[int, str, str, int], bool],
) -> Environments:
    """Games with tags, played by small actions: `actions` by name. `tiles` are the blanks, the letters A to Z and the
    shields of the set, `order` their places in an observation. Claims are numbered: a tag, a book, a character, a land,
    an utterance, kinship; `colours` has that of each square, `times` the factor of each. `costs` are the points of
    unplaced blanks and letters, `relations` the actions that name a relation, `window` the kind of the prompt about a
    play and its seconds.

    `heads` gives what a word may not have in common with one that it tags, or None if it tags none; `stands` decides a
    claim by its number, the word, the other word and the number of the relation. Each question is asked once. Results
    of chance are the letters beside the board, the seat that begins, and each tile that is drawn: 0 a blank, 1 to 26 a
    letter, 27 a shield."""

@final
class Environments:
    """Games that are played side by side by small actions. `out` are the arrays that are written: observations (f32),
    masks (i8), seats (i64), rewards (f32), ends and cuts (u8); a row for each game."""

    def reset(self, seed: int, out: tuple[Buffer, Buffer, Buffer, Buffer, Buffer, Buffer]) -> None: ...
    def step(self, actions: Buffer, out: tuple[Buffer, Buffer, Buffer, Buffer, Buffer, Buffer]) -> None: ...
    def results(self, game: int) -> list[int]:
        """The results of chance in the last step of a game."""

@final
class Prefixes:
    """Which letters may be laid one after the other from a place on, so that a play can be completed.

    `board` is written row by row, ``.`` for an empty square, without lifted tiles: a play covers their squares,
    `cover`, in one of the directions `ways` (True: across), and touches the board if it does. It lays the tile `needs`,
    if that is given. With `graph` None any letters are a word. Words across the line have to be in `cross`, if it is
    given. A board is up to 31 squares wide.

    >>> from parlour._engine import Prefixes, WordGraph
    >>> words = WordGraph.build(["AB", "AT", "TAB"])
    >>> found = Prefixes("....A....", 3, "BT", words, None, centre=4)
    >>> found.starts()
    [(3, True), (4, True), (1, False), (4, False)]
    >>> found.after(3, True, "T"), found.after(3, True, "TA"), found.after(4, True, "AB")
    (('A', False), ('B', False), ('', True))
    """

    def __new__(
        cls,
        board: str,
        size: int,
        rack: str,
        graph: WordGraph | None,
        cross: WordGraph | None,
        centre: int,
        cover: Sequence[int] | None = None,
        ways: Sequence[bool] | None = None,
        needs: str = "",
    ) -> Self: ...
    def starts(self) -> list[tuple[int, bool]]:
        """First square and direction of every play that can be completed."""

    def has_play(self) -> bool:
        """Whether any play can be completed."""

    def after(self, start: int, across: bool, word: str) -> tuple[str, bool]:
        """The letters that may follow a beginning, lower case for blanks, and whether the play may end with it;
        `ValueError` if the beginning cannot be laid there."""

    def sample(self, seed: int) -> tuple[int, bool, str] | None:
        """A random play, the same for the same seed: first square, direction, word. None if there is none."""

@final
class Position:
    """A board with tiles, and its plays. Safe to use from several threads.

    A board is written row by row, ``.`` for an empty square, a lower-case letter for a blank; a rack has ``?`` for
    a blank.

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
        """Lays tiles on empty squares, words or not, and updates the cross sets around them."""

    def plays(self, rack: str) -> list[Play]:
        """All plays. A blank stands for every letter it can, also where the rack has that letter; a single tile that
        forms words both ways is listed in both directions."""

    def best(self, rack: str, count: int = 1, *, leaves: Leaves | None = None) -> list[Play]:
        """The best plays by equity, best first; ties in any order."""

    def solve_endgame(
        self, mine: str, theirs: str, *, nodes: int, passed: bool = False
    ) -> tuple[list[tuple[Play | None, int]], bool]:
        """Solves a two-player endgame with an empty bag and known racks: first moves, best first, each with the
        lead that
        the player on turn still gains; None is a pass.

        A player who goes out gains the opponent's tiles, and the opponent loses them; after two passes each loses their
        own. `passed`: the opponent has just passed. `nodes` is the budget in searches for plays. The second result
        tells whether nothing was cut off, so that the first move is proven best; the values of the other moves are
        upper bounds.

        >>> from parlour._engine import Layout, Lexicon, Position
        >>> position = Position(Lexicon(["AB", "ABA"]), Layout(3, {"A": 1, "B": 3}, centre=4), "....A....")
        >>> ranked, exact = position.solve_endgame("B", "A", nodes=100)
        >>> ranked[0], exact
        ((<Play AB across from square 4, 4 points>, 6), True)
        """

    def totals(self, rack: str) -> tuple[int, int, int]:
        """Number of plays, sum of their scores, and best score. A single tile counts once."""

    def tag_plays(
        self,
        rack: str,
        signs: Signs,
        *,
        centre_open: bool,
        face_up: str = "",
        replace: bool = True,
        must_grow: bool = False,
        best: int | None = None,
    ) -> TagPlays:
        """All plays scored by the signs on the tiles: words laid as in any crossword game, and words some of whose
        tiles are replaced (TO-14). With `must_grow` (the bag is empty) more tiles have to be laid than lifted.

        `face_up`: letters beside the board, one of which may be taken and laid if a letter of the rack is left to be
        given for it (TO-20); `best`: only that many of the best, best first, of equal ones those that take none first.

        The caller checks that a replaced word does not come back at once.
        """

    def fill(self, rack: str, buffer: Buffer) -> int:
        """Writes all plays into a buffer, 32 bytes each, as many as fit, and returns their number.

        A record is little-endian: score and equity in thousandths (``<ii``); place (``<H``: five bits each for its
        index in the line, its length and its line, and one bit for down); number of tiles laid; and a code for each
        letter laid: A is 1, a blank adds 64, and 0 is a tile that was already there.

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
    """Simulates the candidates of a turn: the unseen tiles are dealt many times.

    A candidate is the tiles it lays, its score, its leave, and the tiles exchanged. Players are in the order of play,
    the one on turn first: `held` are the numbers of tiles of the opponents, `points` the scores of all, `targets` the
    scores that win at once. `guesses` are possible leaves of the last player, with weights. Games stop after `turns`;
    by default they are played to the end, where a player who goes out gains the tiles that the others lose, or gains
    them twice (`double`).

    >>> from parlour._engine import Layout, Lexicon, Position, Simulation
    >>> position = Position(Lexicon(["AB", "ABA"]), Layout(3, {"A": 1, "B": 3}, centre=4), "....A....")
    >>> out = ([(5, "B")], 4, "", "")  # the opponent loses A and B, and the player gains them
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
        """Racks of the opponents in that deal, and the bag, drawn from its end."""

    def play(
        self, candidates: Sequence[int], first: int, count: int
    ) -> tuple[list[list[tuple[float, int, bool | None]]], int]:
        """Simulates each candidate with `count` deals from number `first` on. Returns, for each deal and candidate,
        the lead
        over the best opponent (with leaves, if the game is not over), the number of tiles still to be laid, and whether
        the player reached a target (None: nobody did); and the number of searches for a best play."""

def sum_over_positions(
    positions: Sequence[Position], racks: Sequence[str], *, best: bool = False, leaves: Leaves | None = None
) -> int:
    """Number of plays of all positions with their racks, or with `best` the sum of the best equities, in thousandths.

    One call for many positions, so that a benchmark measures the engine.
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
    """Greedy self-play of two players, one game for each seed: both scores, and the number of turns.

    A player without a play exchanges all tiles, or passes if the bag has too few. The game ends when a player goes out
    and gains twice the opponent's tiles, or after six scoreless turns; then both lose their tiles.
    """

@final
class Signs:
    """Scoring by signs on tiles: words score from left to right, or from the top, by the sides of the tiles.

    `across` and `down` have for each letter the side that counts for words in that direction: ``("+", 3)``,
    ``("×", 2)``, or None. A colour is its factor, its squares, and the words of its kind; without words nothing is
    multiplied, and the play only records that the colour was covered. The centre multiplies the first word that covers
    it.

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
    """A play scored by signs, without a tag."""

    @property
    def play(self) -> Play:
        """The play; `laid` includes the tiles that replace others, and `score` the multipliers and the bonus."""

    @property
    def word_score(self) -> int:
        """Total of the word alone."""

    @property
    def lifted(self) -> list[int]:
        """Squares whose tiles are lifted."""

    @property
    def claims(self) -> int:
        """Bit set of the colours that a new tile covers; the first colour is the lowest bit."""

    @property
    def centre(self) -> bool:
        """Whether the centre multiplies it."""

    @property
    def took(self) -> str:
        """The letter beside the board that it takes; empty for none."""

    def __eq__(self, other: object, /) -> bool: ...

@final
class TagPlays:
    """A sequence of plays. Objects are made on access: there may be a hundred thousand plays."""

    def __len__(self) -> int: ...
    def __getitem__(self, at: int, /) -> TagPlay: ...
    def __iter__(self) -> Iterator[TagPlay]: ...

@final
class Battlefield:
    """A map with its options, as data: squares are numbered, and the rules provide the neighbours.

    A tile is enterable, open on foot, cost, stops, attack, defence, cover, boats, vehicles; a goal is team, kind,
    square, enemy, count; odds are wins, ties and total of the rolls, by rising difference of modifiers; `pom` are the
    points of a turn with the number of rolls that give them; `first_turn` are the fractions of TE-7.
    """

    def __new__(
        cls,
        *,
        near: Sequence[Sequence[int]],
        steps: Sequence[Sequence[int]],
        lines: Sequence[Sequence[Sequence[int]]],
        marked: Sequence[int],
        tiles: Sequence[tuple[bool, bool, int, bool, int, int, int, bool, bool]],
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
        first_turn: Sequence[tuple[int, int]],
    ) -> Self: ...

@final
class Battle:
    """A game on a battlefield. Pawns are identified by their index in the list.

    A pawn is team, kind, square, home, stopped, spent; a flag is team, square, carried; `active` and `won` are
    bit sets of teams. Invalid data and illegal commands raise `ValueError`.
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
        """Squares in reach with the points left: square, cost, cheapest path."""

    def targets(self, pawn: int) -> list[tuple[int, bool]]:
        """Pawns that it can attack from where it stands, and whether from a distance."""

    def modifiers(self, attacker: int, defender: int, far: bool) -> tuple[int, int]:
        """Modifiers of the attacker's and the defender's roll."""

    def odds(self, attacker: int, defender: int, far: bool) -> tuple[int, int, int]:
        """Wins, ties and total of the rolls."""

    def respawn_squares(self, pawn: int) -> list[int]:
        """Respawn squares of a pawn lost where it stands."""

    def go(self, path: Sequence[int], pom: int = 0) -> None:
        """Moves the pawn on the first square along the path; `pom` are the points of the next turn, if the move
        ends this one."""

    def attack(self, attacker: int, defender: int, result: str, place: int | None = None, pom: int = 0) -> list[int]:
        """Applies an attack with result `win`, `tie` or `lose`; returns the squares among which the owner chose
        `place`."""

    def end(self, pom: int) -> None:
        """Ends the turn; `pom` are the points of the next one."""

    def environments(
        self,
        setting: tuple[int, int, int, int, int, bool, dict[str, int]],
        actions: dict[str, int],
        *,
        squares: int,
        places: Sequence[int],
        area: int,
        rolled: bool,
        by_points: bool,
        prompt: int,
        answer_time: float | None = None,
    ) -> Environments:
        """Games that begin with this state, played by small actions: `actions` by name, of which those of the squares
        start with number `squares`; `places` are the squares in a plane of `area` values. `prompt` is the number of the
        prompt for a respawn. Results of chance are the order of teams if it is `rolled`, the points of each turn, and
        the outcomes of attacks: 0 win, 1 tie, 2 lose."""

    def playouts(self, count: int, *, turns: int = 8, seed: int = 0) -> list[float]:
        """Mean of `count` rollouts of `turns` turns: the win probability of each team."""

    def search(
        self, playouts: int, *, turns: int = 8, seed: int = 0, patience: int = 10
    ) -> list[tuple[str, list[int], int, float]]:
        """Commands of the team on turn, best first: `move`, `attack`, `shoot` or `end`, its squares, its visits,
        and its
        win probability. In Elimination, being near the enemy counts more with each round, in full after `patience`
        rounds."""

    def plan(
        self, planner: tuple[int, int, int, int, int], *, seed: int = 0
    ) -> list[tuple[str, list[int], int, float]]:
        """The same by the budget of a level: rollouts of a turn, the fewest for a command, focus, rounds, patience."""

    def play(self, planners: Sequence[tuple[int, int, int, int, int]], *, turns: int, seed: int = 0) -> None:
        """Plays on, each team by its planner, for at most that many turns or until the game is over."""

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

@final
class Messages:
    """Messages for people in one language, from Fluent files.

    >>> from parlour._engine import Messages
    >>> messages = Messages("en")
    >>> messages.add("bag = Tiles in the bag: { $count }")
    >>> messages.format("bag", {"count": 3}), "bag" in messages
    ('Tiles in the bag: 3', True)
    """

    def __init__(self, language: str) -> None: ...
    def add(self, source: str) -> None:
        """Adds the messages of a Fluent file. ValueError: it has a syntax error, or a message is there already."""

    def __contains__(self, id: str) -> bool: ...
    def format(self, id: str, args: Mapping[str, str | int | float] | None) -> str:
        """The message with its arguments; True and False are "yes" and "no".

        ValueError: there is no such message, or it needs an argument that is not given.
        """
