"""SCRABBLE Bible Edition: the rulebook as code.

The course of a turn is in `rules.plays`, the end in `rules.turns`, the variants in `rules.tests_of_faith` and
`rules.good_samaritan`; what an event does to the table is in `rules.evolve`. This page puts them together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import ClassVar

from parlour.games.crossword.rules.bag import full_set
from parlour.games.crossword.rules.turns import timed_turn, window
from parlour.games.crossword.text.notation import Exchange, Pass
from parlour.games.crossword.tile_rules import TileRules
from parlour.games.scrabble_bible import analysis, picture, view
from parlour.games.scrabble_bible.bots import bot_player, sampling
from parlour.games.scrabble_bible.bots.levels import LEVELS
from parlour.games.scrabble_bible.events import EVENTS
from parlour.games.scrabble_bible.options import PRESETS, SEATS, BibleOptions
from parlour.games.scrabble_bible.rules import evolve, good_samaritan, plays, tests_of_faith, turns
from parlour.games.scrabble_bible.state import BibleState
from parlour.games.scrabble_bible.text import messages, positions
from parlour.games.scrabble_bible.text.notation import (
    Ask,
    Challenge,
    Help,
    Offer,
    Play,
    Take,
    Tell,
    Trade,
    format_command,
    parse,
)
from parlour.games.scrabble_bible.tile_set import standard
from parlour.games.scrabble_bible.view import BibleCommon, BibleOwn, BibleSetting, Preview
from parlour.kernel.commands import Command
from parlour.kernel.errors import RuleViolation
from parlour.kernel.events import Event
from parlour.kernel.game import Game
from parlour.kernel.options import Options
from parlour.kernel.questions import About, Question
from parlour.kernel.rules import Player
from parlour.kernel.state import Seat
from parlour.kernel.unfolding import Unfolding


class ScrabbleBible(TileRules[BibleState]):
    key = "scrabble-bible"
    title: ClassVar = {"en": "SCRABBLE Bible Edition", "fr": "SCRABBLE Édition biblique"}
    seats = SEATS
    folder = Path(__file__).parent
    events = EVENTS
    options = BibleOptions
    state = BibleState
    presets = PRESETS
    end_rule = "SB-17"
    svg = staticmethod(picture.draw)
    levels = LEVELS

    # Set-up

    def start(self, options: Options, seats: tuple[Seat, ...]) -> BibleState:
        assert isinstance(options, BibleOptions)
        options.check(len(seats))
        kit = standard()
        count = len(seats)
        return BibleState(
            options=options,
            seats=seats,
            kit=kit,
            board="." * kit.size**2,
            bag=full_set(kit.tiles),
            racks=("",) * count,
            points=(0,) * count,
            lost=(False,) * count,
        )

    def open(self, on: Unfolding[BibleState]) -> None:
        turns.open_game(on)

    def check(self, state: BibleState) -> None:
        kit = state.kit
        state.options.check(len(state.seats))
        self.check_table(state, kit.size, len(kit.premiums), kit.tiles)

    def notices(self, state: BibleState) -> tuple[str, ...]:
        by_vote = state.options.judge == "vote" and state.options.bonus == "claimed"
        if len(state.people()) == 2 and (by_vote or state.options.tests_of_faith):
            return (
                "With one opponent the text or the list speaks first; what it leaves open, your opponent decides.",
            )  # AG-4
        return ()

    # Play

    def decide(self, on: Unfolding[BibleState], seat: int, command: Command) -> None:
        match command:
            case Play():
                plays.play(on, seat, command)
            case Exchange(tiles):
                plays.exchange(on, seat, tiles)
            case Pass():
                plays.pass_turn(on, seat)
            case Help():
                good_samaritan.ask_help(on, seat)
            case Offer():
                good_samaritan.offer(on, seat)
            case _:
                self._refuse(command)

    def _refuse(self, command: Command) -> None:
        """An answer that nobody waits for."""
        match command:
            case Challenge(bonus) if bonus:
                raise RuleViolation("SB-24", "There is no claimed bonus {word} that you can challenge now.", word=bonus)
            case Challenge():
                raise RuleViolation("SB-16", "There is no play that you can challenge now.")
            case Ask(word):
                raise RuleViolation("SB-32", "The story of {word} cannot be asked for now.", word=word)
            case Tell():
                raise RuleViolation("SB-32", "Nobody asks you for a story now.")
            case Take() | Trade():
                raise RuleViolation("SB-33", "No help is offered to you now.")
            case _:
                raise TypeError(f"{command!r} is no command of this game")

    def settle(self, on: Unfolding[BibleState], question: Question) -> None:
        match question.kind:
            case "challenge":
                plays.settle_challenge(on, question)
            case "judge-bonus":
                plays.settle_bonus(on, question)
            case "story":
                tests_of_faith.settle_story(on, question)
            case "tell":
                tests_of_faith.settle_tell(on, question)
            case "judge-story" | "own-word":
                tests_of_faith.settle_judged(on, question)
            case "help":
                good_samaritan.settle_help(on, question)
            case "take":
                good_samaritan.settle_take(on, question)
            case "trade":
                good_samaritan.settle_trade(on, question)
            case kind:
                raise ValueError(f"this game asks no question “{kind}”")

    def depart(self, on: Unfolding[BibleState], seat: int) -> None:
        turns.depart(on, seat)
        good_samaritan.depart(on, seat)

    def evolve(self, state: BibleState, event: Event) -> BibleState:
        return evolve.evolve(state, event)

    # Time

    def turn(self, state: BibleState) -> tuple[int, int] | None:
        is_waiting_for_help = state.question("help") is not None and window(state) is None
        return None if is_waiting_for_help else timed_turn(state, state.options.challenge_time)

    def out_of_time(self, on: Unfolding[BibleState], seat: int) -> None:
        plays.run_out(on, seat)

    # What can be seen

    def preview(self, state: BibleState, seat: int, command: Command) -> Preview | None:
        if not isinstance(command, Play):
            return None
        return view.preview(plays.score_play(state, seat, command), state.kit.size)

    def setting(self, state: BibleState) -> BibleSetting:
        return view.setting(state)

    def common(self, state: BibleState) -> BibleCommon:
        return view.common(state)

    def view(self, state: BibleState, seat: int | None) -> BibleOwn:
        return view.own(state, seat)

    def tell(self, event: Event, names: tuple[str, ...], language: str = "en") -> str | None:
        return messages.tell(event, names, language)

    def pose(self, kind: str, about: Mapping[str, About], names: tuple[str, ...], language: str = "en") -> str:
        return messages.pose(kind, about, names, language)

    # Text

    def parse(self, text: str) -> Command:
        return parse(text)

    def format(self, command: Command) -> str:
        return format_command(command)

    def write_position(self, state: BibleState) -> str:
        return positions.write(state)

    def read_position(self, text: str, options: Options, seats: tuple[Seat, ...]) -> BibleState:
        assert isinstance(options, BibleOptions)
        return positions.read(text, options, seats)

    # Players

    def legal(self, state: BibleState, seat: int) -> Iterator[Command]:
        return sampling.legal(state, seat)

    def sample(self, state: BibleState, seat: int, rng: Random) -> Command | None:
        return sampling.sample(state, seat, rng)

    def bot(self, level: str) -> Player:
        return bot_player.bot(level)

    def analyse(self, game: Game[BibleState], progress: Callable[[int, int], None]) -> analysis.Analysis:
        return analysis.analyse(game, progress)

    # Proof

    def redeal(self, state: BibleState, seat: int | None, rng: Random) -> BibleState:
        return sampling.redeal(state, seat, rng)


RULES = ScrabbleBible()
