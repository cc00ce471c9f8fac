"""The contract that every game keeps.

A game is ``decide`` (what a command makes happen, or why it may not) and ``evolve`` (what an event does to the
state). Both are pure: no clock, no I/O, no randomness of their own. Chance and time are given to ``decide``, and
what came of them is written into the events; ``evolve`` is closed and looks at nothing but the state and the event.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, ClassVar, Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from parlour.kernel.commands import Command
from parlour.kernel.events import Event
from parlour.kernel.options import Options
from parlour.kernel.questions import About, Question
from parlour.kernel.state import Seat, State
from parlour.kernel.unfolding import Unfolding

if TYPE_CHECKING:
    from parlour.kernel.game import Game

S = TypeVar("S", bound=State)


class Player(Protocol):
    """A bot: it sees what its seat sees, and says a command or nothing."""

    def choose(self, view: Mapping[str, object], rng: Random) -> str | None:
        """The command for this view (plain data, as `Game.view` gives it), or None to wait."""


@runtime_checkable
class Timed(Player, Protocol):
    """A bot in a game of speed: it also takes its time, as a person would."""

    def pace(self, view: Mapping[str, object], command: str, rng: Random) -> float:
        """Seconds from seeing this view to having said that command."""


class Rules(ABC, Generic[S]):
    """One game's rulebook as code. The methods stand in the order in which a game needs them."""

    # What it is
    key: ClassVar[str]
    "Its name in commands and logs, as `scrabble-bible`."
    title: ClassVar[dict[str, str]]
    "Its name for people, by language."
    version: ClassVar[int] = 1
    "Raised when `evolve` changes what old events mean."
    seats: ClassVar[range]
    folder: ClassVar[Path]
    "Where its data, sentences and rulebook lie."
    events: ClassVar[tuple[type[Event], ...]]
    options: ClassVar[type[Options]]
    state: type[S]
    presets: ClassVar[dict[str, dict[str, object]]] = {}
    "Names for sets of options."
    end_rule: ClassVar[str]
    "The rule that says when the game is over."
    takes_back: ClassVar[bool] = True
    levels: ClassVar[tuple[str, ...]] = ()
    "Its bots, weakest first."
    private: ClassVar[frozenset[str]] = frozenset()
    """Parts of the state of which what all see alike shows nothing. If they alone change, a seat's view changes only by
    events that it sees: so whoever sees none is not told that anything happened."""

    # Set-up
    def seats_by(self, options: Options) -> range:
        """How many may play by those options; `seats`, unless they say otherwise."""
        return self.seats

    @abstractmethod
    def start(self, options: Options, seats: tuple[Seat, ...]) -> S:
        """The table before anything has happened."""

    @abstractmethod
    def open(self, on: Unfolding[S]) -> None:
        """Deal: draw for first play, fill the racks."""

    def check(self, state: S) -> None:
        """Raise ValueError if the parts of the state do not fit together: it was read from outside."""

    def notices(self, state: S) -> tuple[str, ...]:
        """Sentences that the table should be told before play, because of who plays and by which options."""
        return ()

    def agreed(self, state: S) -> tuple[str, ...]:
        """What the players have settled by vote, and may want to hold in their next game too (MO-18)."""
        return ()

    def keeping(self, state: S, agreed: Collection[str]) -> dict[str, object]:
        """The options of this game that have to change so that it holds."""
        return {}

    # Play
    @abstractmethod
    def decide(self, on: Unfolding[S], seat: int, command: Command) -> None:
        """Make happen what the command means, or raise `RuleViolation`."""

    @abstractmethod
    def settle(self, on: Unfolding[S], question: Question) -> None:
        """Make happen what follows from a question that was answered; it is closed already."""

    @abstractmethod
    def depart(self, on: Unfolding[S], seat: int) -> None:
        """What a player leaves behind (AG-3): pieces, turn, perhaps the end. The seat counts as gone already."""

    def is_free(self, state: S, seat: int) -> bool:
        """Whether the seat takes its last move back without asking: in its own turn, if it gave nothing away (AG-5)."""
        return False

    @abstractmethod
    def evolve(self, state: S, event: Event) -> S:
        """The state after the event. Closed: looks at nothing else."""

    # Time
    def turn(self, state: S) -> tuple[int, int] | None:
        """Seat and number of the turn whose clock runs now, if one does."""
        return None

    def out_of_time(self, on: Unfolding[S], seat: int) -> None:
        """The clock of that seat has run out."""
        raise NotImplementedError(f"{self.key} has no clock")

    def deadline(self, state: S) -> float | None:
        """A deadline of the game's own, in game time, beside those of questions and clocks."""
        return None

    def shown_deadline(self, state: S) -> float | None:
        """The same for everyone to see; another one, if the real one would give something away (AG-1)."""
        return self.deadline(state)

    def due(self, on: Unfolding[S]) -> None:
        """The game's own deadline has come."""
        raise NotImplementedError(f"{self.key} has no deadline of its own")

    # What can be seen
    @abstractmethod
    def to_move(self, state: S) -> tuple[int, ...]:
        """The seats that may act of their own accord (answers to questions aside)."""

    @abstractmethod
    def scores(self, state: S) -> tuple[int, ...]: ...

    @abstractmethod
    def winners(self, state: S) -> tuple[int, ...]:
        """Who has won; empty while nobody has."""

    def preview(self, state: S, seat: int, command: Command) -> msgspec.Struct | None:
        """What the command would score as things stand, whoever is on turn; never more than AG-7 lets the seat know.

        None if there is nothing to say; `RuleViolation` if the pieces cannot lie like that.
        """
        return None

    @abstractmethod
    def setting(self, state: S) -> msgspec.Struct:
        """What everyone sees and what never changes in a game: options and pieces."""

    def common(self, state: S) -> msgspec.Struct | None:
        """What everyone sees alike, and what changes: made once where `view` is made for each seat.

        Nothing of it stands in `view` again. None: all that is seen stands there.
        """
        return None

    @abstractmethod
    def view(self, state: S, seat: int | None) -> msgspec.Struct:
        """What that seat sees of the game in its own way, built up from nothing; None is a spectator."""

    def svg(self, view: Mapping[str, object], *, dark: bool = False, language: str = "en") -> str | None:
        """A picture of what that view shows, as SVG; None if this game gives no pictures.

        It is made from the view alone (plain data, as `Game.view` gives it), so nothing hidden gets into it. Equal
        views give equal pictures.
        """
        return None

    @abstractmethod
    def tell(self, event: Event, names: tuple[str, ...], language: str = "en") -> str | None:
        """An event of the game's own in a sentence, as far as it shows; None if it is not worth one."""

    @abstractmethod
    def pose(self, kind: str, about: Mapping[str, About], names: tuple[str, ...], language: str = "en") -> str:
        """A question of the game's own in a sentence, for those who are asked."""

    # Text
    @abstractmethod
    def parse(self, text: str) -> Command:
        """The game's own command that this text is, or `CommandError`."""

    @abstractmethod
    def format(self, command: Command) -> str:
        """The inverse of `parse`."""

    @abstractmethod
    def write_position(self, state: S) -> str:
        """The position as text, at a quiet moment; else `PositionError`."""

    @abstractmethod
    def read_position(self, text: str, options: Options, seats: tuple[Seat, ...]) -> S:
        """The inverse of `write_position`, hidden parts included."""

    # Players
    @abstractmethod
    def legal(self, state: S, seat: int) -> Iterator[Command]:
        """Commands that will be accepted; not always all there are."""

    @abstractmethod
    def sample(self, state: S, seat: int, rng: Random) -> Command | None:
        """One plausible command, wild ones included; None if this seat has nothing to do."""

    @abstractmethod
    def bot(self, level: str) -> Player: ...

    def analyse(self, game: Game[S], progress: Callable[[int, int], None]) -> msgspec.Struct | None:
        """The game looked at afterwards, turn by turn; None if this game has no analysis."""
        return None

    # Proof
    @abstractmethod
    def pieces(self, state: S) -> Counter[str]:
        """All pieces, wherever they are: they are the same at every moment of a game."""

    @abstractmethod
    def redeal(self, state: S, seat: int | None, rng: Random) -> S:
        """Another state that looks the same to that seat: what it cannot see is dealt anew."""
