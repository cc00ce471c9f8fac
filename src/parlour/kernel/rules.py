"""The contract of a game: one table of data and functions.

The functions of commands add events or raise `RuleViolation`; ``evolve`` applies an event to the state. Both are pure:
no clock, no I/O, no randomness of their own. Chance and time are arguments of a command's function, and their results
are in the events; ``evolve`` uses the state and the event only.
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
from parlour.kernel.errors import ParlourError
from parlour.kernel.events import Event
from parlour.kernel.i18n import LANGUAGES, Message, add_locale, has_message, message, say
from parlour.kernel.messages import EventMessages
from parlour.kernel.options import Options, Preset
from parlour.kernel.prompts import About, Prompt
from parlour.kernel.state import Seat, State
from parlour.kernel.verdict import WordVerdict

if TYPE_CHECKING:
    from typing import Never

    from parlour.kernel.game import Game

S = TypeVar("S", bound=State)


class Player(Protocol):
    """A bot: it gets the view of its seat and returns a command or None."""

    def choose(self, view: Mapping[str, object], rng: Random) -> str | None:
        """The command for this view (plain data, as `Game.view` gives it), or None to wait."""


@runtime_checkable
class Timed(Player, Protocol):
    """A bot that can play a race: it also has a pace."""

    def pace(self, view: Mapping[str, object], command: str, rng: Random) -> float:
        """Seconds that a person would need for that command in this view."""


@runtime_checkable
class Outsider(Timed, Protocol):
    """An external bot, which may fail: then `choose` raises `BotFailed`, and its turn is lost."""

    def allow(self, seconds: float) -> None:
        """The seconds that it has for each of its next choices, if that is less than usual."""

    def refused(self, error: ParlourError) -> None:
        """Its last command was refused, for this reason."""

    def close(self) -> None:
        """The game is over, or goes on without it."""


@runtime_checkable
class Adviser(Player, Protocol):
    """A bot that has several ideas for a hint."""

    def ideas(self, view: Mapping[str, object], rng: Random, most: int) -> tuple[str, ...]:
        """At most `most` commands for this view, best first; empty to wait."""


class Picture(Protocol):
    """Draws a view."""

    def __call__(self, view: Mapping[str, object], *, dark: bool = False, language: str = "en") -> str | None:
        """The view as SVG; None if this game has no pictures.

        It depends on the view only (plain data, as `Game.view` returns it), so it shows nothing hidden. Equal views
        give equal pictures.
        """


class Setting(msgspec.Struct, frozen=True):
    """The default setting of a game: its options."""

    options: Options


# Defaults


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


def _adds_nothing(state: State, seat: int | None) -> None:
    return None


def _draws_nothing(view: Mapping[str, object], *, dark: bool = False, language: str = "en") -> str | None:
    return None


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Rules(Generic[S]):
    """The rules of a game. Fields without a default are required; all games give them in this order.

    Functions take the game's own types: its state and, where `Never` is written here, its own options or command (a
    function of any type can be called with `Never`).
    """

    # What it is
    key: str
    "Its name in commands and logs: the name of its folder with hyphens."
    version: int = 1
    "Increased when `evolve` changes the meaning of old events."
    seats: range
    state: type[S]
    events: tuple[type[Event], ...]
    options: type[Options] = Options
    presets: Mapping[str, Preset] = field(default_factory=dict)
    end_rule: str
    "The rule that says when the game is over."
    takes_back: bool = True
    listing_is_aid: bool = False
    "AG-7: whether a list of legal commands is an aid, as in word games."
    own_device: bool = False
    "Whether each player needs a device, because all play at once by keyboard."
    minutes: int = 0
    "How long a game of two takes, roughly; 0: not known."
    words_in: tuple[str, ...] = ()
    "The languages of its words, if it has not all of them; empty: every language, or no words."
    private: frozenset[str] = frozenset()
    """State fields absent from the common view. If only they change, a seat's view changes only by events that it sees:
    a seat that sees none gets no message."""

    # Set-up
    seats_by: Callable[[Never], range] | None = None
    "The possible numbers of players by the content of options, such as a map; by default `seats`."
    idle: Callable[[Never], tuple[str, ...]] | None = None
    "Options without effect because of the content of another, such as vehicles on a map without any."
    start: Callable[[Never, tuple[Seat, ...]], S]
    "The initial state for those options and seats."
    open: Callable[[Decision[S]], None] = _nothing_happens
    "The opening: draws for the first turn, deals."
    check: Callable[[S], None] = lambda state: None
    "Validates a state that was read from a file; raises ValueError."
    notices: Callable[[S], tuple[str, ...]] = lambda state: ()
    "Ids of messages to the players before the game, which follow from players and options."
    agreed: Callable[[S], tuple[str, ...]] = lambda state: ()
    "Results of votes that the players may keep for the next game (MO-18)."
    keeping: Callable[[S, Collection[str]], dict[str, object]] = lambda state, agreed: {}
    "The options of the next game, changed by the results to keep."

    # Play
    commands: Mapping[type[Command], Callable[[Decision[S], int, Never], None]]
    "For each type of command, the function that adds its events or raises `RuleViolation`."
    prompts: Mapping[str, Callable[[Decision[S], Prompt], None]] = field(default_factory=dict)
    "For each kind of prompt, the function that settles it. The prompt is already closed."
    depart: Callable[[Decision[S], int], None]
    "A player has left (AG-3): handles pieces, turn and end. The seat is already marked as gone."
    is_free: Callable[[S, int], bool] = lambda state, seat: False
    "Whether the seat may take its last move back without asking: in its own turn, if nothing was revealed (AG-5)."
    evolve: Callable[[S, Event], S]
    "The state after the event; uses nothing else."

    # Time
    turn: Callable[[S], tuple[int, int] | None] = lambda state: None
    "Seat and number of the turn whose clock runs, if any."
    out_of_time: Callable[[Decision[S], int], None] = _has_no_clock
    "The clock of that seat has run out."
    deadline: Callable[[S], float | None] = lambda state: None
    "A deadline of the game in game time, besides those of prompts and clocks."
    shown_deadline: Callable[[S], float | None] | None = None
    "The visible deadline, if the real one would reveal something (AG-1)."
    due: Callable[[Decision[S]], None] = _has_no_deadline
    "The deadline of the game has passed."

    # What can be seen
    to_move: Callable[[S], tuple[int, ...]]
    "The seats that may act without a prompt."
    stage: Callable[[S], object] = lambda state: None
    """In games without turns: the current task of those seats, such as a round and its part.

    A command given in one stage is stale in the next. Changes of stage are public."""
    scores: Callable[[S], tuple[int, ...]] = lambda state: (0,) * len(state.seats)
    preview: Callable[[S, int, Command], msgspec.Struct | None] = lambda state, seat, command: None
    """What the command would score now, on turn or not, within AG-7.

    None if there is no preview; `RuleViolation` if the placement is impossible."""
    draft: Callable[[S, int, str], msgspec.Struct] | None = None
    """What a seat has laid so far in its turn, read from text, for a television; `ParlourError` if it cannot be there.

    It shows only what the player chose to lay. None if the game has no drafts."""
    setting: Callable[[S], msgspec.Struct] = _shows_options
    "The part of the view that never changes: options and pieces."
    common: Callable[[S], msgspec.Struct | None] = _shows_nothing
    """The common view: the changing part that is the same for all seats. It is made once, `view` for each seat.

    The two share no field. A game without hidden state needs this one alone. It does not depend on prompts, which the
    kernel shows."""
    view: Callable[[S, int | None], msgspec.Struct | None] = _adds_nothing
    "The part of the view that differs by seat; None is a spectator."
    svg: Picture = _draws_nothing
    "A picture of a view."
    word_verdict: Callable[[str, Never, Never], WordVerdict] | None = None
    "The game's verdict on a word in that language under those options; None if it has no words."
    told_words: Callable[[S], frozenset[str]] = lambda state: frozenset()
    "AG-7: the words on the table, in capitals, whose meaning may be shown to everyone now."

    # Text
    event_messages: EventMessages = field(default_factory=dict)
    "The functions that make the messages of this game's events, by type; events without messages are left out."
    prompt_message: Callable[[str, Mapping[str, About]], Message] = _asks_for_an_answer
    "The message of a prompt, for the seats asked."
    waiting_messages: Mapping[str, str] = field(default_factory=dict)
    """By kind of prompt, the id of the message for everyone else, with `names`: “Waiting for Ben to vote.”

    Default: `kernel-waiting-for`."""
    parse: Callable[[str], Command] | None = None
    "Parses a command of this game; `CommandError` if it is none. Default: `kernel.notation`."
    format: Callable[[Command], str] | None = None
    "The inverse of `parse`."
    write_position: Callable[[S], str] | None = None
    "The position as text; `PositionError` if it cannot be written at this moment. Default: `kernel.position_text`."
    read_position: Callable[[str, Never, tuple[Seat, ...]], S] | None = None
    "The inverse of `write_position`, hidden parts included. Without seats, the text has their number."

    # Players
    legal: Callable[[S, int], Iterator[Command]] | None = None
    "Commands that will be accepted; not always all. Default: the accepted ones of many samples."
    sample: Callable[[S, int, Random], Command | None]
    "A random plausible command, perhaps illegal; None if this seat has nothing to do."
    kinds: Mapping[str, Callable[[S, int, Random], Command | None]] | None = None
    """For each kind of command (its first word), a function that draws a random one that will be accepted, or None if
    the seat has none now. Answers to prompts are not among them. Default: a random one of `legal`."""
    plays: tuple[str, ...] = ()
    "The kinds of commands that make progress, which a random player prefers; default: all but those of `skip`."
    skip: tuple[str, ...] = ("pass",)
    "Commands that give up a turn. For a bot that fails, the first of them that is accepted is given."
    levels: tuple[str, ...] = ()
    "The levels of its bots, weakest first."
    bot: Callable[[str], Player] = _has_no_bot
    "The bot of that level."
    analyse: Callable[[Game[S], Callable[[int, int], None]], msgspec.Struct | None] = lambda game, progress: None
    "The analysis of a game, turn by turn; None if this game has none."

    # Proof
    pieces: Callable[[S], Counter[str]] = lambda state: Counter()
    "All pieces, wherever they are; constant during a game."
    redeal: Callable[[S, int | None, Random], S] = _unchanged
    "A random state with the same view for that seat: hidden pieces are dealt again. For games with hidden information."

    def __post_init__(self) -> None:
        add_locale(self.folder)

    @property
    def title(self) -> Mapping[str, str]:
        """Its name for people, by language: the message `KEY-title`."""
        return {language: say(f"{self.key}-title", language) for language in LANGUAGES}

    @property
    def tagline(self) -> Mapping[str, str]:
        """One-line description by language: the message `KEY-tagline`, if there is one."""
        return self._messages("tagline")

    @property
    def goal(self) -> Mapping[str, str]:
        """How to win, by language: the message `KEY-goal`, unless an option says it (`is_goal`)."""
        return self._messages("goal")

    @property
    def is_open(self) -> bool:
        """Whether nothing is hidden: every seat has the same view."""
        return self.view is _adds_nothing

    def _messages(self, what: str) -> Mapping[str, str]:
        id = f"{self.key}-{what}"
        return {language: say(id, language) for language in LANGUAGES} if has_message(id) else {}

    @property
    def folder(self) -> Path:
        """Where its data, messages and rulebook are: beside its state."""
        file = sys.modules[self.state.__module__].__file__
        assert file is not None
        return Path(file).parent

    def __repr__(self) -> str:
        return f"<rules of {self.key}>"
