"""A record played through by the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import takewhile

import msgspec

from parlour.formats import FormatError
from parlour.formats.gcg.lines import TURNS, Entry, Record
from parlour.games.crossword.events import Challenged, Ruling
from parlour.games.crossword.rules.placement import Misplaced, place
from parlour.games.crossword.rules.rack import add, missing, take
from parlour.games.crossword.rules.squares import EMPTY, parse_place
from parlour.games.crossword.text import extensions
from parlour.games.scrabble_bible.events import Adjusted, Held, Laid
from parlour.games.scrabble_bible.game import ScrabbleBible
from parlour.games.scrabble_bible.rules import plays, turns
from parlour.games.scrabble_bible.state import BibleState
from parlour.games.scrabble_bible.tile_set import standard
from parlour.kernel.chance import Chance
from parlour.kernel.errors import ParlourError, PositionError
from parlour.kernel.events import Event
from parlour.kernel.game import Game
from parlour.kernel.questions import Question
from parlour.kernel.state import Seat
from parlour.kernel.unfolding import Unfolding

LONGEST_NAME = 40
SEED = 0
"""Tiles that no line tells are drawn the same way each time a file is read."""


def play(rules: ScrabbleBible, record: Record) -> Game[BibleState]:
    """The game that the record is."""
    game = Reading(rules, record).play()
    head = msgspec.structs.replace(game.head, seed=None)  # what is drawn from here on nobody can foresee
    start = msgspec.json.decode(head.start, type=BibleState)
    return Game(rules, head, start, game.lines, state=game.state)


class Reading:
    """A game that follows its record, entry by entry.

    Whose tiles are not told has some that nobody else is known to have; a line that tells them puts that right.
    """

    def __init__(self, rules: ScrabbleBible, record: Record) -> None:
        self.record = record
        entries = record.entries
        self.last = max((i for i, entry in enumerate(entries) if entry.kind in TURNS), default=-1)
        "The turn after which the game may be over."
        self.number = 0
        "Of the entry that is being played."
        after = entries[self.last + 1 :]
        self.left = [entry for entry in after if entry.kind == "rack"]
        "What is said of unplayed tiles."
        self.points = [entry for entry in after if entry.kind in ("challenge", "time")]
        "What counts for the result without being a turn, so it has to be written down before the result."
        self.latest: Entry | None = None
        "The latest play."
        self.whole = set[int]()
        "The seats whose whole rack is told."
        self.game = self._set_up(rules)
        self.totals = list(self.game.scores)

    @property
    def state(self) -> BibleState:
        return self.game.state

    # Set-up

    def _set_up(self, rules: ScrabbleBible) -> Game[BibleState]:
        record = self.record
        names = ["".join(filter(str.isprintable, player.name))[:LONGEST_NAME].strip() for player in record.players]
        seats = [Seat(name or f"Player {i}") for i, name in enumerate(names, 1)]
        text = record.start
        if not text:
            first = next((entry.seat for entry in record.entries if entry.kind in ("play", "pass", "exchange")), 0)
            rows = "/".join([str(standard().size)] * standard().size)
            says = {"turn": str(first)} | record.options
            text = f"{rows} {'/' * (len(seats) - 1)} {'/'.join('0' * len(seats))} 0 {extensions.join(says)}"
        try:
            game = Game.from_position(rules, text, seats, SEED, preset="classic", adjustment=self._form())
        except PositionError as error:
            raise FormatError.of(record.options_line, error) from error
        if not record.start:
            _happen(game, _deal)
        return game

    def _form(self) -> str:
        """SB-40: which form of the end the file has. It shows in that somebody loses, or gains just the sum."""
        values = standard().values
        gains = [entry for entry in self.left if not entry.loses]
        single = any(entry.score == sum(values[tile] for tile in entry.tiles) != 0 for entry in gains)
        played_out = self.last >= 0 and self.record.entries[self.last].kind == "play"
        losses = len(self.left) > len(gains) and (bool(gains) or played_out)
        return "deduct-and-gain" if single or losses else "gain-double"

    # Entry by entry

    def play(self) -> Game[BibleState]:
        for number, entry in enumerate(self.record.entries):
            self.number = number
            self._count(entry)
            match entry.kind:
                case "play":
                    self._play(entry)
                case "withdrawn":
                    self._withdraw(entry)
                case "pass":
                    self._pass(entry)
                case "exchange":
                    self._exchange(entry)
                case "gone":
                    self._leave(entry)
                case "challenge" | "time":
                    if self.number < self.last:
                        self._adjust(entry)
                case "rack":
                    if self.number < self.last:
                        raise FormatError(entry.line, "Unplayed tiles are counted at the end, but a turn follows.")
        self._finish()
        return self.game

    @property
    def _is_last(self) -> bool:
        return self.number == self.last

    def _count(self, entry: Entry) -> None:
        """The points and totals of the file have to agree with each other."""
        if entry.kind == "gone":
            return
        if entry.kind == "withdrawn" and entry.score == 0 and self.state.move is not None:
            entry.score = -self.state.move.score  # some write no points there, and only the total shows it
        self.totals[entry.seat] += entry.score
        if entry.total != self.totals[entry.seat]:
            raise FormatError(
                entry.line,
                "The total is {total} by the lines so far, not {written}.",
                total=self.totals[entry.seat],
                written=entry.total,
            )

    def _play(self, entry: Entry) -> None:
        self._close()
        word = self._spell(entry)
        needed = self._needed(entry, word)
        rack = self._hold(entry, needed)
        claims = entry.own.get("bonus", "").split()
        at_once = self.state.options.words == "checked" and not claims  # nobody can challenge it
        if self._is_last:
            self._leave_over({entry.seat: (entry.line, rack)})
        if self._is_last and at_once and not any("story" in one.own for one in self.points):
            self._settle()
        clauses = "".join(f" bonus {claim}" for claim in claims)
        clauses += f" babel {entry.own['babel']}" if "babel" in entry.own else ""
        events = self._do(entry, f"play {entry.place} {word}{clauses}")
        score = next(event.move.score for event in events if isinstance(event, Laid))
        if score != entry.score:
            raise FormatError(
                entry.line,
                "By the rules {word} scores {points}, not {written}.",
                word=word,
                points=score,
                written=entry.score,
            )
        self.latest = entry
        if self._is_last:
            self._settle()

    def _spell(self, entry: Entry) -> str:
        """The word with the letters that its dots stand for."""
        board, size = self.state.board, self.state.kit.size
        try:
            start, across = parse_place(entry.place, size)
        except ValueError as error:
            raise FormatError(entry.line, "“{place}” is no place on this board.", place=entry.place) from error
        line = board[start : (start // size + 1) * size] if across else board[start::size]
        spelled = [there if letter == "." else letter for letter, there in zip(entry.word, line, strict=False)]
        if EMPTY in spelled or "." in entry.word[len(line) :]:
            raise FormatError(entry.line, "A dot in {word} stands for a tile, but none lies there.", word=entry.word)
        return "".join(spelled) + entry.word[len(line) :]

    def _needed(self, entry: Entry, word: str) -> str:
        size = self.state.kit.size
        try:
            return place(self.state.board, size, *parse_place(entry.place, size), word).tiles
        except Misplaced:
            return ""  # the rules will say why it cannot lie there

    def _withdraw(self, entry: Entry) -> None:
        """The play is challenged off, the way the rules take it off."""
        window, move = self.state.question("challenge"), self.state.move
        if window is None or move is None or move.seat != entry.seat:
            raise FormatError(entry.line, "There is no play that could be withdrawn.")
        if entry.score != -move.score:
            raise FormatError(
                entry.line,
                "The play that is withdrawn scored {points}, not {written}.",
                points=move.score,
                written=-entry.score,
            )
        if self._is_last:
            back = "".join("?" if letter.islower() else letter for _, letter in move.laid)
            line, left = self._end_racks().get(entry.seat, (entry.line, back))
            self._leave_over({entry.seat: (line, take(left, back) or "")})
            self._settle()

        def withdraw(on: Unfolding[BibleState]) -> None:
            on.close(window)
            plays.withdraw(on)

        _happen(self.game, withdraw)

    def _pass(self, entry: Entry) -> None:
        _scoreless(entry)
        if "lost" in entry.own:  # by the rules it is, for the challenge that went before
            for other in takewhile(lambda one: "lost" in one.own, self.record.entries[self.number :]):
                self._hold(other)
            self._close()
            return
        if self._accepts():
            if self._is_last:
                self._leave_over()
                self._settle()
            self._close()
            return
        self._close()
        self._hold(entry)
        if len(entry.rack) == len(self.state.racks[entry.seat]):
            self.whole.add(entry.seat)
        if self._is_last:
            self._leave_over()
            self._settle()
        self._do(entry, "pass")

    def _accepts(self) -> bool:
        """Whether to pass means not to challenge the last play: some programs write that down."""
        state = self.state
        return state.ended == "out" or (bool(state.questions) and not state.bag and not state.racks[state.turn])

    def _exchange(self, entry: Entry) -> None:
        _scoreless(entry)
        self._close()
        told = self._hold(entry, entry.tiles)
        rack = self.state.racks[entry.seat]
        gives = entry.tiles or rack[: entry.count]
        if not gives or len(gives) < entry.count:
            raise FormatError(entry.line, "{count} tiles cannot be exchanged here.", count=entry.count)
        kept, has = take(rack, gives), self._end_racks().get(entry.seat) if self._is_last else None
        if self._is_last:
            self._leave_over({entry.seat: (entry.line, add(told, missing(told, gives)))})
            self._settle()
        if kept is None or has is None:
            self._do(entry, f"exchange {gives}")
            return
        # This may be the end, so the tiles drawn have to be those that are counted.
        drawn = take(has[1], kept)
        if drawn is None or len(drawn) != len(gives) or take(self.state.bag, drawn) is None:
            raise FormatError(has[0], "After the exchange the rack cannot be {rack}.", rack=has[1])
        try:
            _happen(self.game, lambda on: plays.exchange(on, entry.seat, gives), Told(drawn))
        except ParlourError as error:
            raise FormatError.of(entry.line, error) from error

    def _leave(self, entry: Entry) -> None:
        self._close_but(entry.own.get("open", ""))
        if self._is_last:
            self._settle()
        self._do(entry, "leave" if "left" in entry.own else "resign")

    def _adjust(self, entry: Entry) -> None:
        if "story" in entry.own:
            self._close(("challenge",))
            self._hold(entry)
        self.game.record(Adjusted(entry.seat, entry.score, "story" if "story" in entry.own else entry.kind))
        if not self.state.over:
            _happen(self.game, _check_target)

    # Between the turns

    def _do(self, entry: Entry, command: str) -> tuple[Event, ...]:
        if command != "pass":
            self.whole.discard(entry.seat)
        try:
            return self.game.do(entry.seat, command)
        except ParlourError as error:
            raise FormatError.of(entry.line, error) from error

    def _close(self, kinds: tuple[str, ...] = ("challenge", "story")) -> None:
        """Nobody challenges the latest play any more, nor asks for its story."""
        while (window := next((q for q in self.state.questions if q.kind in kinds), None)) is not None:
            latest = self.latest
            if window.kind == "challenge" and latest is not None and "challenged" in latest.own:
                self._challenge_in_vain(window, self._own_seat(latest, "challenged"))
            else:
                for seat in window.waiting_for:
                    self.game.do(seat, "accept")

    def _close_but(self, still_open: str) -> None:
        if still_open != "challenge":
            self._close(("challenge",) if still_open == "story" else ("challenge", "story"))

    def _challenge_in_vain(self, window: Question, by: int) -> None:
        move = self.state.move
        assert move is not None
        rulings = tuple(Ruling(formed.word.upper(), "the record") for formed in move.words)

        def challenge(on: Unfolding[BibleState]) -> None:
            on.close(window)
            on.happen(Challenged(by, rulings))
            plays.stands(on)

        _happen(self.game, challenge)

    def _settle(self) -> None:
        """Write down what counts for the result."""
        for entry in self.points:
            self._adjust(entry)
        self.points = []

    # Racks

    def _hold(self, entry: Entry, needed: str = "") -> str:
        """Let the player have the tiles that are told, and those that are needed; which ones these are together."""
        tiles, room = entry.rack, len(self.state.racks[entry.seat])
        blanks = (self.state.bag + "".join(self.state.racks)).count("?")
        if tiles.count("?") > blanks:  # question marks for tiles that nobody saw
            tiles = tiles.replace("?", "")
        lacking = missing(tiles, needed)
        if len(tiles) <= room < len(tiles + lacking):
            raise FormatError(entry.line, "The rack {rack} lacks {tiles}.", rack=entry.rack, tiles=lacking)
        tiles = add(tiles, lacking)
        self._hold_all({entry.seat: (entry.line, tiles)})
        return tiles

    def _leave_over(self, now: Mapping[int, tuple[int, str]] | None = None) -> None:
        """Let the players have what the file says is left in the end, but for one who has other tiles now."""
        self._hold_all(self._end_racks() | dict(now or {}))

    def _end_racks(self) -> dict[int, tuple[int, str]]:
        """By seat, what is left and which line says so."""
        racks = {}
        for entry in self.left:
            if entry.loses:
                racks[entry.seat] = entry.line, entry.tiles
            elif len(self.totals) == 2:
                racks[1 - entry.seat] = entry.line, entry.tiles
        return racks

    def _hold_all(self, wanted: Mapping[int, tuple[int, str]]) -> None:
        """Let each of those seats have these tiles; they change them for others with the bag and among themselves."""
        state = self.state
        unseen = state.bag + "".join(state.racks)
        for seat, (line, tiles) in wanted.items():
            if len(tiles) > len(state.racks[seat]):
                raise FormatError(
                    line,
                    "The rack {rack} has {tiles} tiles; here it can have no more than {room}.",
                    rack=tiles,
                    tiles=len(tiles),
                    room=len(state.racks[seat]),
                )
            if absent := missing(unseen, tiles):
                raise FormatError(line, "For the rack {rack} there is no {tiles} left.", rack=tiles, tiles=absent)
            unseen = take(unseen, tiles) or ""
        for _ in range(len(wanted) + 1):
            lacking = [seat for seat, (_, tiles) in wanted.items() if missing(self.state.racks[seat], tiles)]
            if not lacking:
                return
            for seat in lacking:
                self.game.record(Held(seat, wanted[seat][1]))
        raise FormatError(max(line for line, _ in wanted.values()), "The racks do not go together.")

    # The end

    def _finish(self) -> None:
        self._close_but(self._still_open())
        self._settle()
        if self.left and not self.state.over:
            raise FormatError(self.left[0].line, "The game is not over, so no unplayed tiles are counted.")
        if self.left:
            self._compare()
        if not self.left or len(self.totals) > 2:  # else it is clear what is left
            self._hold_all(self.record.racks)

    def _still_open(self) -> str:
        """What may still be done about the latest play: our own pragma says it, or that the game would be over else."""
        if self.left:
            return ""
        if self._accepts():
            return "challenge"
        return self.latest.own.get("open", "") if self.latest is not None else ""

    def _compare(self) -> None:
        """The end by the file and the end by the rules."""
        state = self.state
        for entry in self.left:
            of = [entry.seat] if entry.loses else [seat for seat in range(len(state.seats)) if seat != entry.seat]
            there = add("", "".join(state.racks[seat] for seat in of))
            if entry.tiles != there:
                raise FormatError(
                    entry.line, "The unplayed tiles are {there}, not {tiles}.", there=there or "–", tiles=entry.tiles
                )
        for seat, points in enumerate(state.adjustments):
            lines = [entry for entry in self.left if entry.seat == seat]
            if not lines and points and state.bag and seat not in self.whole:
                name = state.seats[seat].name
                raise FormatError(self.left[0].line, "No line says what is left on {name}'s rack.", name=name)
            if lines and sum(entry.score for entry in lines) != points:
                raise FormatError(
                    lines[0].line,
                    "By the rules {name} gets {points} points for unplayed tiles.",
                    name=state.seats[seat].name,
                    points=points,
                )

    def _own_seat(self, entry: Entry, key: str) -> int:
        text = entry.own[key]
        if text not in map(str, range(len(self.totals))):
            raise FormatError(entry.line, "“{key} {text}”: there is no such seat.", key=key, text=text[:40])
        return int(text)


class Told(Chance):
    """Chance that draws what the record tells."""

    def __init__(self, tiles: str) -> None:
        super().__init__(SEED)
        self.tiles = tiles

    def draw(self, bag: str, count: int) -> tuple[str, str]:
        rest = take(bag, self.tiles)
        assert rest is not None and len(self.tiles) == count
        return self.tiles, rest


def _happen(
    game: Game[BibleState], decide: Callable[[Unfolding[BibleState]], None], chance: Chance | None = None
) -> None:
    """Let that happen which no command brings about."""
    line = len(game.lines)
    on = Unfolding(
        game.rules, game.state, line=line, at=0.0, chance=chance or Chance(SEED, line + 1), rewind=_never_back
    )
    decide(on)
    if on.events:
        game.record(*on.events)


def _never_back(to: int) -> tuple[BibleState, float]:
    raise AssertionError(f"a record does not go back to line {to}")


def _deal(on: Unfolding[BibleState]) -> None:
    for seat in on.state.playing:
        turns.draw(on, seat)


def _check_target(on: Unfolding[BibleState]) -> None:
    turns.check_target(on)


def _scoreless(entry: Entry) -> None:
    if entry.score:
        raise FormatError(entry.line, "An exchange and a pass score nothing, not {written}.", written=entry.score)
