"""Small actions by number: how commands are encoded and decoded, and which small actions may come next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from parlour.contract import additions_of
from parlour.contract.environments import DONE, Actions, Environment
from parlour.kernel import command_text
from parlour.kernel.commands import Command, format_common, parse_common
from parlour.kernel.errors import CommandError
from parlour.kernel.game import Game
from parlour.kernel.prompts import REST
from parlour.kernel.rules import Rules
from parlour.kernel.state import State

MOST_ACTIONS = 20_000
"""Small actions of a game at most."""
UNDO, WAIT = "undo", "wait"
COMMON = Actions(
    "common",
    (
        *("accept", "decline", "vote yes", "vote no", "vote wait", "vote bot", "vote leave"),
        *("resign", "leave", "back", "pause", "resume"),
    ),
    "the commands of all games, each a whole command",
)
CONTROL = Actions(
    "control",
    (UNDO, WAIT, DONE),
    "take the whole draft back; let time pass; end a command of variable length",
)
LEFT_OUT = "`vote` with a choice of one's own: no prompt has one"


class Codec:
    """The small actions of one game, for its options and its number of players."""

    def __init__(self, rules: Rules[State], state: State) -> None:
        made = additions_of(rules.key).environment()
        if made is None:
            raise ValueError(f"{rules.key} has no environment: its additions.py registers none")
        self.rules = rules
        self.environment: Environment[Any, Any, Any] = made(state)
        self.groups = (COMMON, CONTROL, *self.environment.actions)
        self.names: tuple[str, ...] = tuple(name for group in self.groups for name in group.actions)
        if len(self.names) > MOST_ACTIONS:
            raise ValueError(f"{rules.key} would have {len(self.names):,} actions, and {MOST_ACTIONS:,} are the most")
        self.numbers = {name: number for number, name in enumerate(self.names)}
        if len(self.numbers) < len(self.names):
            raise ValueError(f"{rules.key} has two small actions of the same name")
        self._answers: dict[tuple[str, ...], tuple[tuple[str, ...], ...]] = {}

    def __len__(self) -> int:
        return len(self.names)

    # Commands

    def encode(self, command: str | Command) -> tuple[int, ...]:
        """The small actions that spell a command; `ValueError` if it cannot be spelled."""
        spelled = self.spell(command_text.parse(self.rules, command) if isinstance(command, str) else command)
        unknown = next((name for name in spelled if name not in self.numbers), None)
        if unknown is not None:
            raise ValueError(f"{command!r} cannot be spelled: there is no action {unknown!r}")
        return tuple(self.numbers[name] for name in spelled)

    def decode(self, actions: Iterable[int]) -> str:
        """The command that these small actions spell, as text; `ValueError` if they spell none."""
        spelled = [self.names[action] for action in actions]
        if not self.is_complete(spelled):
            raise ValueError(f"{', '.join(spelled) or 'nothing'}: this is not a whole command")
        return command_text.format_command(self.rules, self.read(spelled))

    def spell(self, command: Command) -> tuple[str, ...]:
        common = format_common(command)
        return tuple(self.environment.spell(command)) if common is None else (common,)

    def read(self, spelled: Sequence[str]) -> Command:
        if len(spelled) == 1 and spelled[0] in COMMON.actions:
            common = parse_common(spelled[0])
            assert common is not None
            return common
        try:
            return self.environment.read(spelled)
        except CommandError as error:
            raise ValueError(f"{', '.join(spelled)}: {error}") from error

    def is_complete(self, spelled: Sequence[str]) -> bool:
        if not spelled:
            return False
        return spelled[0] in COMMON.actions or self.environment.is_complete(spelled)

    # What may come next

    def following(
        self, game: Game[State], seat: int, draft: tuple[str, ...], offers: Sequence[str] = ()
    ) -> Iterator[str]:
        """The small actions that may follow the draft of that seat; `undo` apart."""
        state = game.state
        if state.over or not state.seats[seat].playing:
            return
        if not draft:
            yield from (name for name in offers if game.accepts(seat, name))
        if state.paused_at is not None:
            return
        answers = [
            spelled for prompt in state.prompts if prompt.open_to(seat) for spelled in self._spelled(prompt.answers)
        ]
        at = len(draft)
        offered = {spelled[at] for spelled in answers if len(spelled) > at and spelled[:at] == draft}
        yield from offered
        if state.prompt("back") is not None:
            return
        for name in self.environment.following(state, seat, draft):
            if name not in offered and self._may_end(game, seat, (*draft, name)):
                yield name

    def _may_end(self, game: Game[State], seat: int, spelled: tuple[str, ...]) -> bool:
        """Whether the command, if these small actions are one, would be accepted."""
        return not self.environment.is_complete(spelled) or game.accepts(seat, self.read(spelled))

    def _spelled(self, answers: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
        """The answers of a prompt without free text, spelled."""
        kept = self._answers.get(answers)
        if kept is None:
            if len(self._answers) > 100:
                self._answers.clear()
            found = [answer for answer in answers if not answer.endswith(REST)]
            kept = self._answers[answers] = tuple(
                self.spell(command_text.parse(self.rules, answer)) for answer in found
            )
        return kept
