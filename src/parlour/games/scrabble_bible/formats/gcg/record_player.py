"""Replays a record by the rules."""

from __future__ import annotations

from itertools import takewhile

import msgspec

from parlour.contract.formats import FormatError
from parlour.games.crossword.rules.placement import Misplaced, place
from parlour.games.crossword.rules.rack import add, missing, take
from parlour.games.crossword.rules.squares import EMPTY, parse_place
from parlour.games.crossword.text import extensions
from parlour.games.crossword.text.notation import Exchange
from parlour.games.scrabble_bible.events import Adjusted, Laid
from parlour.games.scrabble_bible.formats.gcg import ending
from parlour.games.scrabble_bible.formats.gcg.lines import TURNS, Entry, Record
from parlour.games.scrabble_bible.formats.gcg.racks import Racks
from parlour.games.scrabble_bible.formats.gcg.unrecorded import SEED, RecordedDraws, apply_events, deal
from parlour.games.scrabble_bible.formats.gcg.windows import Windows
from parlour.games.scrabble_bible.rules import plays, turns
from parlour.games.scrabble_bible.state import BibleState
from parlour.games.scrabble_bible.tile_set import standard
from parlour.kernel.decision import Decision
from parlour.kernel.errors import ParlourError, PositionError
from parlour.kernel.events import Event
from parlour.kernel.game import Game
from parlour.kernel.rules import Rules
from parlour.kernel.seats import unnamed_seats
from parlour.kernel.state import Seat

LONGEST_NAME = 40


def play(rules: Rules[BibleState], record: Record) -> Game[BibleState]:
    """The game of a record."""
    game = RecordPlayer(rules, record).play()
    head = msgspec.structs.replace(game.head, seed=None)  # future draws are unpredictable
    start = msgspec.json.decode(head.start, type=BibleState)
    return Game(rules, head, start, game.lines, state=game.state)


class RecordPlayer:
    """A game that follows its record, entry by entry."""

    def __init__(self, rules: Rules[BibleState], record: Record) -> None:
        self.record = record
        entries = record.entries
        self.last = max((i for i, entry in enumerate(entries) if entry.kind in TURNS), default=-1)
        "The turn after which the game may be over."
        self.number = 0
        "Index of the current entry."
        after = entries[self.last + 1 :]
        self.left = [entry for entry in after if entry.kind == "rack"]
        "Entries about unplayed tiles."
        self.points = [entry for entry in after if entry.kind in ("challenge", "time")]
        "Entries that change scores without being a turn, which have to be recorded before the result."
        self.whole = set[int]()
        "The seats whose whole rack is known."
        self.game = self._set_up(rules)
        self.totals = list(self.game.scores)
        self.racks = Racks(self.game, self.left)
        self.windows = Windows(self.game)

    @property
    def state(self) -> BibleState:
        return self.game.state

    # Set-up

    def _set_up(self, rules: Rules[BibleState]) -> Game[BibleState]:
        record = self.record
        names = ["".join(filter(str.isprintable, player.name))[:LONGEST_NAME].strip() for player in record.players]
        seats = [Seat(name) if name else other for name, other in zip(names, unnamed_seats(len(names)), strict=True)]
        text = record.start
        if not text:
            first = next((entry.seat for entry in record.entries if entry.kind in ("play", "pass", "exchange")), 0)
            rows = "/".join([str(standard().size)] * standard().size)
            says = {"turn": str(first)} | record.options
            text = f"{rows} {'/' * (len(seats) - 1)} {'/'.join('0' * len(seats))} 0 {extensions.join(says)}"
        form = ending.form(record, self.last, self.left)
        try:
            game = Game.from_position(rules, text, seats, SEED, preset="classic", adjustment=form)
        except PositionError as error:
            raise FormatError.of(record.options_line, error) from error
        if not record.start:
            apply_events(game, deal)
        return game

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
                        raise FormatError(entry.line, "scrabble-bible-gcg-leftover-too-early")
        self._finish()
        return self.game

    @property
    def _is_last(self) -> bool:
        return self.number == self.last

    def _count(self, entry: Entry) -> None:
        """Checks that the file's scores and totals agree with each other."""
        if entry.kind == "gone":
            return
        if entry.kind == "withdrawn" and entry.score == 0 and self.state.move is not None:
            entry.score = -self.state.move.score  # some programs omit the points, and only the total shows them
        self.totals[entry.seat] += entry.score
        if entry.total != self.totals[entry.seat]:
            raise FormatError(
                entry.line,
                "scrabble-bible-gcg-total-wrong",
                total=self.totals[entry.seat],
                written=entry.total,
            )

    def _play(self, entry: Entry) -> None:
        self.windows.close()
        word = self._spell(entry)
        needed = self._needed(entry, word)
        rack = self.racks.hold(entry, needed)
        claims = entry.own.get("bonus", "").split()
        at_once = self.state.options.words == "checked" and not claims  # nobody can challenge it
        if self._is_last:
            self.racks.leave_over({entry.seat: (entry.line, rack)})
        if self._is_last and at_once and not any("story" in one.own for one in self.points):
            self._settle()
        clauses = "".join(f" bonus {claim}" for claim in claims)
        clauses += f" babel {entry.own['babel']}" if "babel" in entry.own else ""
        events = self._do(entry, f"play {entry.place} {word}{clauses}")
        score = next(event.move.score for event in events if isinstance(event, Laid))
        if score != entry.score:
            raise FormatError(
                entry.line,
                "scrabble-bible-gcg-score-wrong",
                word=word,
                points=score,
                written=entry.score,
            )
        self.windows.latest = entry
        if self._is_last:
            self._settle()

    def _spell(self, entry: Entry) -> str:
        """The word with its dots replaced by letters."""
        board, size = self.state.board, self.state.tile_set.size
        try:
            start, across = parse_place(entry.place, size)
        except ValueError as error:
            raise FormatError(entry.line, "crossword-unknown-square", place=entry.place) from error
        line = board[start : (start // size + 1) * size] if across else board[start::size]
        spelled = [there if letter == "." else letter for letter, there in zip(entry.word, line, strict=False)]
        if EMPTY in spelled or "." in entry.word[len(line) :]:
            raise FormatError(entry.line, "scrabble-bible-gcg-dot-without-tile", word=entry.word)
        return "".join(spelled) + entry.word[len(line) :]

    def _needed(self, entry: Entry, word: str) -> str:
        size = self.state.tile_set.size
        try:
            return place(self.state.board, size, *parse_place(entry.place, size), word).tiles
        except Misplaced:
            return ""  # the rules give the reason why it does not fit

    def _withdraw(self, entry: Entry) -> None:
        """Withdraws the challenged play by the rules."""
        window, move = self.state.prompt("challenge"), self.state.move
        if window is None or move is None or move.seat != entry.seat:
            raise FormatError(entry.line, "scrabble-bible-gcg-nothing-to-withdraw")
        if entry.score != -move.score:
            raise FormatError(
                entry.line,
                "scrabble-bible-gcg-withdrawn-score",
                points=move.score,
                written=-entry.score,
            )
        if self._is_last:
            back = "".join("?" if letter.islower() else letter for _, letter in move.laid)
            line, left = self.racks.at_the_end().get(entry.seat, (entry.line, back))
            self.racks.leave_over({entry.seat: (line, take(left, back) or "")})
            self._settle()

        def withdraw(decision: Decision[BibleState]) -> None:
            decision.close(window)
            plays.withdraw(decision)

        apply_events(self.game, withdraw)

    def _pass(self, entry: Entry) -> None:
        _scoreless(entry)
        if "lost" in entry.own:  # the rules lose this turn because of the earlier challenge
            for other in takewhile(lambda one: "lost" in one.own, self.record.entries[self.number :]):
                self.racks.hold(other)
            self.windows.close()
            return
        if self.windows.accepts():
            if self._is_last:
                self.racks.leave_over()
                self._settle()
            self.windows.close()
            return
        self.windows.close()
        self.racks.hold(entry)
        if len(entry.rack) == len(self.state.racks[entry.seat]):
            self.whole.add(entry.seat)
        if self._is_last:
            self.racks.leave_over()
            self._settle()
        self._do(entry, "pass")

    def _exchange(self, entry: Entry) -> None:
        _scoreless(entry)
        self.windows.close()
        told = self.racks.hold(entry, entry.tiles)
        rack = self.state.racks[entry.seat]
        gives = entry.tiles or rack[: entry.count]
        if not gives or len(gives) < entry.count:
            raise FormatError(entry.line, "scrabble-bible-gcg-exchange-too-many", count=entry.count)
        kept, has = take(rack, gives), self.racks.at_the_end().get(entry.seat) if self._is_last else None
        if self._is_last:
            self.racks.leave_over({entry.seat: (entry.line, add(told, missing(told, gives)))})
            self._settle()
        if kept is None or has is None:
            self._do(entry, f"exchange {gives}")
            return
        # This may be the end, so the drawn tiles have to be those that are counted.
        drawn = take(has[1], kept)
        if drawn is None or len(drawn) != len(gives) or take(self.state.bag, drawn) is None:
            raise FormatError(has[0], "scrabble-bible-gcg-rack-after-exchange", rack=has[1])
        try:
            apply_events(
                self.game, lambda decision: plays.exchange(decision, entry.seat, Exchange(gives)), RecordedDraws(drawn)
            )
        except ParlourError as error:
            raise FormatError.of(entry.line, error) from error

    def _leave(self, entry: Entry) -> None:
        self.windows.close_but(entry.own.get("open", ""))
        if self._is_last:
            self._settle()
        self._do(entry, "leave" if "left" in entry.own else "resign")

    def _adjust(self, entry: Entry) -> None:
        if "story" in entry.own:
            self.windows.close(("challenge",))
            self.racks.hold(entry)
        self.game.record(Adjusted(entry.seat, entry.score, "story" if "story" in entry.own else entry.kind))
        if not self.state.over:
            apply_events(self.game, _check_target)

    # Between the turns

    def _do(self, entry: Entry, command: str) -> tuple[Event, ...]:
        if command != "pass":
            self.whole.discard(entry.seat)
        try:
            return self.game.do(entry.seat, command)
        except ParlourError as error:
            raise FormatError.of(entry.line, error) from error

    def _settle(self) -> None:
        """Records events that affect the result."""
        for entry in self.points:
            self._adjust(entry)
        self.points = []

    # The end

    def _finish(self) -> None:
        self.windows.close_but(self._still_open())
        self._settle()
        if self.left and not self.state.over:
            raise FormatError(self.left[0].line, "scrabble-bible-gcg-not-over")
        if self.left:
            ending.compare(self.state, self.left, self.whole)
        if not self.left or len(self.totals) > 2:  # otherwise the remaining tiles are known
            self.racks.hold_all(self.record.racks)

    def _still_open(self) -> str:
        """Open prompts about the latest play: given by Parlour's own pragma, or implied because the game would
        otherwise be over.
        """
        if self.left:
            return ""
        if self.windows.accepts():
            return "challenge"
        return self.windows.latest.own.get("open", "") if self.windows.latest is not None else ""


def _check_target(decision: Decision[BibleState]) -> None:
    turns.check_target(decision)


def _scoreless(entry: Entry) -> None:
    if entry.score:
        raise FormatError(entry.line, "scrabble-bible-gcg-scoreless-turn", written=entry.score)
