"""A local game: its clock, its file and its bots, without input and output."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from parlour.cli import answers
from parlour.cli.i18n import names_of
from parlour.cli.saves import FileError, Save
from parlour.contract.i18n import Translator
from parlour.kernel.bot_driver import Bots, check_length
from parlour.kernel.errors import CommandError, ParlourError, RuleViolation
from parlour.kernel.game import Game
from parlour.kernel.prompts import Prompt
from parlour.kernel.rules import Outsider, Timed
from parlour.kernel.state import State


class Session:
    """Saves the game after each step. Its clock stops while the program does not run."""

    def __init__(self, game: Game[State], save: Save, translator: Translator) -> None:
        self.game = game
        self.save = save
        self.translator = translator
        self.names = names_of(game)
        self.warning = ""
        "A warning about the file, e.g. that the disk is full."
        self.moved: dict[int, int] = {}
        "For each seat the line of the log before its latest move."
        self.bots = Bots(game, apart=True)
        self._plans: dict[int, tuple[float, str, int]] = {}
        "The planned commands of bots: when they are due, and the last line of the log when they were planned."
        self._began = time.monotonic() - (game.lines[-1].at if game.lines else 0.0)

    @property
    def people(self) -> tuple[int, ...]:
        return self.game.state.people()

    @property
    def is_shared(self) -> bool:
        """Whether several people play at this screen."""
        return len(self.people) > 1

    @property
    def now(self) -> float:
        """The game's time."""
        return time.monotonic() - self._began

    def stop_clock(self, seconds: float) -> None:
        """Exclude these seconds from the game's time."""
        self._began += seconds

    def write(self) -> None:
        """Save the game. A full disk does not end it: that becomes a warning, and the next step tries again."""
        before = self.save.path
        try:
            self.save.write(self.game)
        except FileError as error:
            self.warning = self.translator.error(error)
            return
        self.warning = ""
        if self.save.path != before:
            path = str(self.save.path)
            self.warning = self.translator("cli-save-moved", path=path)

    def do(self, seat: int, command: str) -> None:
        """Apply a command and save. A refusal is raised, and nothing has changed."""
        before = len(self.game.lines)
        events = self.game.do(seat, command, at=self.now)
        if any(event.is_move and getattr(event, "seat", None) == seat for event in events):
            self.moved[seat] = before
        self.write()

    def shared_prompt(self) -> Prompt | None:
        """The newest prompt that people answer with the screen open to all."""
        if not self.is_shared:
            return None
        for prompt in reversed(self.game.state.prompts):
            waiting = [seat for seat in prompt.waiting_for if not self.game.state.seats[seat].bot]
            to_move = self.game.rules.to_move(self.game.state)
            if waiting and not (answers.is_about_own_turn(prompt) and waiting[0] in to_move):
                return prompt
        return None

    # Deadlines and bots

    def next_due(self) -> float | None:
        """When the next deadline or planned command of a bot is due."""
        times = [due for due, *_ in self._plans.values()]
        if self.game.deadline is not None:
            times.append(self.game.deadline)
        return min(times, default=None)

    def meet_deadline(self) -> bool:
        """Do what is due; False if nothing is."""
        if not self.game.advance(self.now):
            return False
        self.write()
        return True

    def act_bot(self, on_thinking: Callable[[int], None]) -> bool:
        """Let one bot act; False if none did. `on_thinking` is called with its seat before it thinks about its turn."""
        if self.game.state.paused_at is not None:
            return False
        for seat in self.game.to_act:
            bot = self.bots.of(seat)
            if bot is None:
                continue
            is_outside = isinstance(bot, Outsider)
            if seat not in self._plans:
                if seat in self.game.rules.to_move(self.game.state) and (is_outside or not isinstance(bot, Timed)):
                    on_thinking(seat)
                choice = self.bots.think(seat, self._rng(seat))
                if choice is None:
                    if self._lose_turn(seat):
                        return True
                elif choice.command is not None:
                    self._plans[seat] = (self.now + choice.pace, choice.command, len(self.game.lines))
            if seat in self._plans and self._act_when_due(seat, is_outside):
                return True
        return False

    def _lose_turn(self, seat: int) -> bool:
        """Act for an external bot that failed."""
        if self.bots.lose_turn(seat, self.now) is None:
            return False
        self.write()
        self.warning = self.translator("cli-bot-lost-turn", name=self.names[seat])
        return True

    def _act_when_due(self, seat: int, is_outside: bool) -> bool:
        """In a race a bot acts after the time that a person would need; False if that is not yet due."""
        due, command, line = self._plans[seat]
        if due > self.now:
            return False
        del self._plans[seat]
        check_length(self.game)
        try:
            self.do(seat, command)
        except ParlourError as error:
            if line != len(self.game.lines) and isinstance(error, RuleViolation | CommandError):
                return False  # somebody else was faster; the bot thinks again
            if not is_outside:
                raise
            self.bots.note_refusal(seat, error)
            return self._lose_turn(seat)
        return True

    def _rng(self, seat: int) -> Random:
        return rng_for(self.game, f"{seat}")


def rng_for(game: Game[State], purpose: str) -> Random:
    """Random numbers of bots, from the game's seed if it has one, so that a loaded game goes on the same."""
    seed = game.head.seed
    return Random() if seed is None else Random(f"{seed}/{len(game.lines)}/{purpose}")
