"""The events of a command, collected while its rule runs, and the resulting state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from parlour.kernel.chance import Chance
from parlour.kernel.events import Asked, Closed, Event
from parlour.kernel.fold import ABOUT_THE_TABLE, Rewind, Scores, step_scored
from parlour.kernel.prompts import About, Prompt
from parlour.kernel.state import State

if TYPE_CHECKING:
    from parlour.kernel.rules import Rules

S = TypeVar("S", bound=State)


class Decision(Generic[S]):
    """A decision in progress. `add` appends an event and folds it into `state`. A refusal drops the whole decision."""

    __slots__ = ("at", "chance", "events", "line", "rewind", "rules", "scores", "state")

    def __init__(
        self,
        rules: Rules[S],
        state: S,
        *,
        line: int,
        at: float,
        chance: Chance,
        rewind: Rewind[S],
        scores: Scores | None = None,
    ) -> None:
        self.rules = rules
        self.state = state
        self.scores = rules.scores(state) if scores is None else scores
        "Scores of `state`."
        self.line = line
        "Number of the last line of the log so far."
        self.at = at
        "Wall time of the decision."
        self.chance = chance
        self.rewind = rewind
        "Returns the state after an earlier line of the log, and the time of the next line."
        self.events: list[Event] = []

    @property
    def now(self) -> float:
        """Game time."""
        return self.state.time(self.at)

    def add(self, event: Event) -> None:
        self.line += 1
        self.state, self.scores, scored = step_scored(
            self.rules, self.state, self.scores, event, self.line, self.at, self.rewind
        )
        self.events.append(scored)

    def ask(
        self,
        kind: str,
        seats: tuple[int, ...],
        answers: tuple[str, ...],
        silence: str,
        *,
        decisive: tuple[str, ...] = (),
        seconds: float | None = None,
        hidden: bool = False,
        **about: About,
    ) -> None:
        """Open a prompt for those seats. For the only person among bots it has no deadline (AG-4)."""
        if kind not in ABOUT_THE_TABLE and kind not in self.rules.prompts:
            raise ValueError(f"{self.rules.key} has no function for the answers to “{kind}”")
        self.add(
            Asked(
                Prompt(
                    number=self.state.asked + 1,
                    kind=kind,
                    seats=seats,
                    answers=answers,
                    silence=silence,
                    decisive=decisive,
                    until=None if seconds is None or self._is_unhurried(seats) else self.now + seconds,
                    about=about,
                    hidden=hidden,
                )
            )
        )

    def _is_unhurried(self, seats: tuple[int, ...]) -> bool:
        """Whether those seats include the only person at the table."""
        people = self.state.people()
        return len(people) == 1 and people[0] in seats

    def close(self, prompt: Prompt) -> None:
        self.add(Closed(prompt.number))
