"""TAG 'EM: the rulebook as code.

Movement is in `moves`, attacks in `fights`, the return of pawns in `respawn`, building in `builds`, the course of the
game in `turns`; what an event does to the table is in `evolve`. This page puts them together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import ClassVar

from parlour.games.tag_em import picture, view
from parlour.games.tag_em.bots import bot_player, sampling
from parlour.games.tag_em.events import EVENTS
from parlour.games.tag_em.maps import checking
from parlour.games.tag_em.maps.faults import MapError
from parlour.games.tag_em.options import PRESETS, SEATS, TagOptions
from parlour.games.tag_em.rules import builds, evolve, fights, moves, respawn, setup, turns
from parlour.games.tag_em.state import TagEmState
from parlour.games.tag_em.text import messages, notation, positions
from parlour.games.tag_em.text.notation import Attack, Build, Destroy, End, Move, Respawn, Shoot
from parlour.games.tag_em.view import Preview, TagSetting, TagView
from parlour.kernel.commands import Command
from parlour.kernel.errors import RuleViolation
from parlour.kernel.events import Event
from parlour.kernel.options import Options
from parlour.kernel.questions import About, Question
from parlour.kernel.rules import Player, Rules
from parlour.kernel.state import Seat
from parlour.kernel.unfolding import Unfolding


class TagEm(Rules[TagEmState]):
    key = "tag-em"
    title: ClassVar = {"en": "TAG 'EM", "fr": "TAG 'EM"}
    seats = SEATS
    folder = Path(__file__).parent
    events = EVENTS
    options = TagOptions
    state = TagEmState
    presets = PRESETS
    end_rule = "TE-40"
    svg = staticmethod(picture.draw)
    levels = tuple(bot_player.LEVELS)

    # Set-up

    def seats_by(self, options: Options) -> range:
        assert isinstance(options, TagOptions)
        return setup.seats_by(options)

    def start(self, options: Options, seats: tuple[Seat, ...]) -> TagEmState:
        assert isinstance(options, TagOptions)
        return setup.start(options, seats)

    def open(self, on: Unfolding[TagEmState]) -> None:
        turns.open_game(on)

    def check(self, state: TagEmState) -> None:
        count = len(state.seats)
        if faults := checking.check(state.map, begun=state.turns > 0):
            raise ValueError(str(MapError(faults)))
        if not len(state.points) == len(state.defeats) == count <= len(state.map.starts):
            raise ValueError("there are not points and a starting point for each seat")
        if sorted(state.order) != list(range(count)) or len(state.held) != len(state.map.goals):
            raise ValueError("the order of turns, or the goals, do not fit the table")
        where = state.ground.where
        for pawn in state.pawns:
            if not 0 <= pawn.team < count or (pawn.square and pawn.square not in where):
                raise ValueError("a pawn is nobody's, or nowhere")
        if any(not -1 <= flag.team < count or (flag.square and flag.square not in where) for flag in state.flags):
            raise ValueError("a flag is nobody's, or nowhere")
        if any(square not in where or letter not in state.ground.types for square, letter in state.built.items()):
            raise ValueError("something is built nowhere")

    # Play

    def decide(self, on: Unfolding[TagEmState], seat: int, command: Command) -> None:
        if isinstance(command, Respawn):
            self._refuse_respawn(on.state, seat, command)
        turns.on_turn(on.state, seat)
        match command:
            case Move(path):
                moves.move(on, seat, path)
            case Attack(square, target):
                fights.attack(on, seat, square, target, far=False)
            case Shoot(square, target):
                fights.attack(on, seat, square, target, far=True)
            case Build() | Destroy():
                builds.build(on, seat, command)
            case End():
                turns.end(on, seat)
            case _:
                raise TypeError(f"{command!r} is no command of this game")

    def _refuse_respawn(self, state: TagEmState, seat: int, command: Respawn) -> None:
        """The squares that may be chosen are the answers to a question; this one is not among them."""
        question = state.question("respawn")
        if question is None or not question.open_to(seat):
            raise RuleViolation("TE-31", "No pawn of yours has to be put back.")
        squares = ", ".join(answer.split()[1] for answer in question.answers)
        raise RuleViolation(
            "TE-31", "The pawn cannot return to {square}. It can to: {squares}.", square=command.square, squares=squares
        )

    def settle(self, on: Unfolding[TagEmState], question: Question) -> None:
        respawn.settle(on, question)

    def depart(self, on: Unfolding[TagEmState], seat: int) -> None:
        if not on.state.over:
            turns.put_out(on, seat, "left")

    def is_free(self, state: TagEmState, seat: int) -> bool:
        return state.free and seat == state.turn and state.question("respawn") is None

    def evolve(self, state: TagEmState, event: Event) -> TagEmState:
        return evolve.evolve(state, event)

    # Time

    def turn(self, state: TagEmState) -> tuple[int, int] | None:
        return (state.turn, state.turns) if sampling.to_move(state) and state.turns else None

    def out_of_time(self, on: Unfolding[TagEmState], seat: int) -> None:
        turns.end(on, seat, out_of_time=True)

    # What can be seen

    def to_move(self, state: TagEmState) -> tuple[int, ...]:
        return sampling.to_move(state)

    def scores(self, state: TagEmState) -> tuple[int, ...]:
        if state.options.game_type in ("elimination", "missions"):
            return tuple(len(state.team(seat)) for seat in range(len(state.seats)))
        return state.points

    def winners(self, state: TagEmState) -> tuple[int, ...]:
        return state.won

    def preview(self, state: TagEmState, seat: int, command: Command) -> Preview | None:
        return view.preview(state, seat, command)

    def setting(self, state: TagEmState) -> TagSetting:
        return view.setting(state)

    def view(self, state: TagEmState, seat: int | None) -> TagView:
        return view.view(state)

    def tell(self, event: Event, names: tuple[str, ...], language: str = "en") -> str | None:
        return messages.tell(event, names, language)

    def pose(self, kind: str, about: Mapping[str, About], names: tuple[str, ...], language: str = "en") -> str:
        return messages.pose(kind, about, names, language)

    # Text

    def parse(self, text: str) -> Command:
        return notation.parse(text)

    def format(self, command: Command) -> str:
        return notation.format_command(command)

    def write_position(self, state: TagEmState) -> str:
        return positions.write(state)

    def read_position(self, text: str, options: Options, seats: tuple[Seat, ...]) -> TagEmState:
        assert isinstance(options, TagOptions)
        return positions.read(text, options, seats)

    # Players

    def legal(self, state: TagEmState, seat: int) -> Iterator[Command]:
        return sampling.legal(state, seat)

    def sample(self, state: TagEmState, seat: int, rng: Random) -> Command | None:
        return sampling.sample(state, seat, rng)

    def bot(self, level: str) -> Player:
        return bot_player.bot(level)

    # Proof

    def pieces(self, state: TagEmState) -> Counter[str]:
        """Pawns and flags, on the map or beside it; a flag that its team took along counts too."""
        found = Counter(f"{pawn.kind} {pawn.team}" for pawn in state.pawns)
        found.update(f"flag {flag.team}" for flag in state.flags)
        squares = [pawn.square for pawn in state.pawns if pawn.square]
        found["two on a square"] = len(squares) - len(set(squares))
        return found

    def redeal(self, state: TagEmState, seat: int | None, rng: Random) -> TagEmState:
        """Nothing is hidden: no other state looks the same."""
        return state


RULES = TagEm()
