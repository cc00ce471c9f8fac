"""The contract that every game keeps: one table of data and functions.

A game is its commands (what each makes happen, or why it may not) and ``evolve`` (what an event does to the state).
Both are pure: no clock, no I/O, no randomness of their own. Chance and time are given to a command's function, and
what came of them is written into the events; ``evolve`` is closed and looks at nothing but the state and the event.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from parlour.kernel.commands import Command
from parlour.kernel.decision import Decision
from parlour.kernel.events import Event
from parlour.kernel.i18n import LANGUAGES, Message, add_locale, has_message, message, say
from parlour.kernel.options import Options, Preset
from parlour.kernel.prompts import About, Prompt
from parlour.kernel.state import Seat, State

if TYPE_CHECKING:
    from typing import Never

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


class Picture(Protocol):
    """Draws a view."""

    def __call__(self, view: Mapping[str, object], *, dark: bool = False, language: str = "en") -> str | None:
        """A picture of what that view shows, as SVG; None if this game gives no pictures.

        It is made from the view alone (plain data, as `Game.view` gives it), so nothing hidden gets into it. Equal
        views give equal pictures.
        """


class Setting(msgspec.Struct, frozen=True):
    """What everyone sees and what never changes in a game that shows no more than its options."""

    options: Options


# What holds where a game says nothing


def _asks_for_an_answer(kind: str, about: Mapping[str, About]) -> Message:
    return message("kernel-prompt")


def _nothing_happens(decision: Decision[S]) -> None:
    pass


def _has_no_clock(decision: Decision[S], seat: int) -> None:
    raise ValueError(f"a clock ran out in {decision.rules.key}, which gives no function `out_of_time`")


def _has_no_deadline(decision: Decision[S]) -> None:
    raise ValueError(f"a deadline came in {decision.rules.key}, which gives no function `due`")


def _has_no_bot(level: str) -> Player:
    raise ValueError(f"there is no bot {level!r}")


def _unchanged(state: S, seat: int | None, rng: Random) -> S:
    return state


def _shows_options(state: State) -> Setting:
    return Setting(state.options)


def _shows_nothing(state: State) -> None:
    return None


def _draws_nothing(view: Mapping[str, object], *, dark: bool = False, language: str = "en") -> str | None:
    return None


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Rules(Generic[S]):
    """One game's rulebook as code. What has no default, every game gives; all games give it in this order.

    A function of a game takes the game's own types: its state, and where `Never` stands here its own options or
    command (a function that takes those is one that can be called with `Never`, whatever they are).
    """

    # What it is
    key: str
    "Its name in commands and logs, as the folder of the game with hyphens."
    version: int = 1
    "Raised when `evolve` changes what old events mean."
    seats: range
    state: type[S]
    events: tuple[type[Event], ...]
    options: type[Options] = Options
    presets: Mapping[str, Preset] = field(default_factory=dict)
    end_rule: str
    "The rule that says when the game is over."
    takes_back: bool = True
    listing_is_aid: bool = False
    "AG-7: whether a list of legal commands tells a player what a fair one would have to find, as in word games."
    own_device: bool = False
    "Whether everyone needs a device of their own: all play at once, by keyboard."
    private: frozenset[str] = frozenset()
    """State fields absent from the common view. If only they change, a seat's view changes only by events that it sees:
    a seat that sees none gets no message."""

    # Set-up
    seats_by: Callable[[Never], range] | None = None
    "How many may play by the content of those options, as on a map with two starting points; else `seats`."
    idle: Callable[[Never], tuple[str, ...]] | None = None
    "Options that do nothing because of the content of another: vehicles on a map without any."
    start: Callable[[Never, tuple[Seat, ...]], S]
    "By those options and with those seats, the table before anything has happened."
    open: Callable[[Decision[S]], None] = _nothing_happens
    "Deal: draw for first play, fill the racks."
    check: Callable[[S], None] = lambda state: None
    "Raises ValueError if the parts of the state do not fit together: it was read from outside."
    notices: Callable[[S], tuple[str, ...]] = lambda state: ()
    "Sentences that the table should be told before play, because of who plays and by which options."
    agreed: Callable[[S], tuple[str, ...]] = lambda state: ()
    "What the players have settled by vote, and may want to hold in their next game too (MO-18)."
    keeping: Callable[[S, Collection[str]], dict[str, object]] = lambda state, agreed: {}
    "The options of this game that have to change so that what was agreed holds."

    # Play
    commands: Mapping[type[Command], Callable[[Decision[S], int, Never], None]]
    "What a command of that type makes happen, given by that seat; `RuleViolation` says why it may not."
    prompts: Mapping[str, Callable[[Decision[S], Prompt], None]] = field(default_factory=dict)
    "What follows from a question of that kind, once it is answered; it is closed already."
    depart: Callable[[Decision[S], int], None]
    "What a player leaves behind (AG-3): pieces, turn, perhaps the end. The seat counts as gone already."
    is_free: Callable[[S, int], bool] = lambda state, seat: False
    "Whether the seat takes its last move back without asking: in its own turn, if it gave nothing away (AG-5)."
    evolve: Callable[[S, Event], S]
    "The state after the event. Closed: looks at nothing else."

    # Time
    turn: Callable[[S], tuple[int, int] | None] = lambda state: None
    "Seat and number of the turn whose clock runs now, if one does."
    out_of_time: Callable[[Decision[S], int], None] = _has_no_clock
    "The clock of that seat has run out."
    deadline: Callable[[S], float | None] = lambda state: None
    "A deadline of the game's own, in game time, beside those of prompts and clocks."
    shown_deadline: Callable[[S], float | None] | None = None
    "The same for everyone to see; another one, if the real one would give something away (AG-1)."
    due: Callable[[Decision[S]], None] = _has_no_deadline
    "The game's own deadline has come."

    # What can be seen
    to_move: Callable[[S], tuple[int, ...]]
    "The seats that may act of their own accord (answers to prompts aside)."
    stage: Callable[[S], object] = lambda state: None
    """What those seats are to do, where they act at once and so have no turns: a round and its part, say.

    A command that was given in one stage comes too late in the next. All see when it changes."""
    scores: Callable[[S], tuple[int, ...]] = lambda state: (0,) * len(state.seats)
    preview: Callable[[S, int, Command], msgspec.Struct | None] = lambda state, seat, command: None
    """What the command would score now, on turn or not; never more than AG-7 lets the seat know.

    None if there is nothing to say; `RuleViolation` if the pieces cannot lie like that."""
    setting: Callable[[S], msgspec.Struct] = _shows_options
    "What everyone sees and what never changes in a game: options and pieces."
    common: Callable[[S], msgspec.Struct | None] = _shows_nothing
    """What everyone sees alike, and what changes: made once where `view` is made for each seat.

    Nothing of it stands in `view` again. None: all that is seen stands there."""
    view: Callable[[S, int | None], msgspec.Struct]
    "What that seat sees of the game in its own way, built up from nothing; None is a spectator."
    svg: Picture = _draws_nothing
    "A picture of a view."

    # Text
    event_messages: Callable[[Event], tuple[Message, ...]] = lambda event: ()
    "An event of the game's own in sentences, as far as it shows; none if it is not worth one."
    prompt_message: Callable[[str, Mapping[str, About]], Message] = _asks_for_an_answer
    "A question of that kind and about that, for those who are asked."
    parse: Callable[[str], Command] | None = None
    "The game's own command that this text is, or `CommandError`. Without it: as `kernel.notation` reads any command."
    format: Callable[[Command], str] | None = None
    "The inverse of `parse`."
    write_position: Callable[[S], str] | None = None
    "The position as text, at a quiet moment; else `PositionError`. Without it: as in `kernel.position_text`."
    read_position: Callable[[str, Never, tuple[Seat, ...]], S] | None = None
    "The inverse of `write_position`, hidden parts included. Without seats, the text says how many there are."

    # Players
    legal: Callable[[S, int], Iterator[Command]] | None = None
    "Commands that will be accepted; not always all there are. Without it, those of many samples that are."
    sample: Callable[[S, int, Random], Command | None]
    "One plausible command, wild ones included; None if this seat has nothing to do."
    levels: tuple[str, ...] = ()
    "Its bots, weakest first."
    bot: Callable[[str], Player] = _has_no_bot
    "The bot of that level."
    analyse: Callable[[Game[S], Callable[[int, int], None]], msgspec.Struct | None] = lambda game, progress: None
    "The game looked at afterwards, turn by turn; None if this game has no analysis."

    # Proof
    pieces: Callable[[S], Counter[str]] = lambda state: Counter()
    "All pieces, wherever they are: they are the same at every moment of a game."
    redeal: Callable[[S, int | None, Random], S] = _unchanged
    "Another state that looks the same to that seat: what it cannot see is dealt again. For games with secrets."

    def __post_init__(self) -> None:
        add_locale(self.folder)

    @property
    def title(self) -> Mapping[str, str]:
        """Its name for people, by language: the message `KEY-title`."""
        return {language: say(f"{self.key}-title", language) for language in LANGUAGES}

    @property
    def tagline(self) -> Mapping[str, str]:
        """What it is, in a line, by language: the message `KEY-tagline`, if there is one."""
        id = f"{self.key}-tagline"
        return {language: say(id, language) for language in LANGUAGES} if has_message(id) else {}

    @property
    def folder(self) -> Path:
        """Where its data, messages and rulebook are: beside its state."""
        file = sys.modules[self.state.__module__].__file__
        assert file is not None
        return Path(file).parent

    def __repr__(self) -> str:
        return f"<rules of {self.key}>"
