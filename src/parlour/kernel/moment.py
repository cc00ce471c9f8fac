"""Values derived from a state, computed once for the table and for the views of all seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Literal, TypeVar

from parlour.kernel import all_games
from parlour.kernel.fold import Scores
from parlour.kernel.state import State

if TYPE_CHECKING:
    from parlour.kernel.rules import Rules

S_co = TypeVar("S_co", bound=State, covariant=True)


class Moment(Generic[S_co]):
    """A state with the values derived from it: scores, deadline, and the seats that may act."""

    __slots__ = ("deadline", "hides_prompts", "rules", "scores", "state", "to_move", "waiting_for")

    def __init__(self, rules: Rules[S_co], state: S_co, scores: Scores | None = None) -> None:
        prompts, due = state.prompts, all_games.deadline(rules, state)
        self.rules = rules
        self.state = state
        self.scores = rules.scores(state) if scores is None else scores
        self.deadline = None if due is None else state.wall_time(due)
        "Wall time of the next deadline: of a prompt, a clock or the game."
        self.to_move = rules.to_move(state)
        "The seats that may act without a prompt, if the game is neither over nor paused."
        self.waiting_for = tuple([prompt.waiting_for for prompt in prompts]) if prompts else ()
        "For each open prompt, the seats that it waits for."
        self.hides_prompts = bool(prompts) and any(prompt.hidden for prompt in prompts)
        "Whether an open prompt is hidden from the seats that it does not ask (AG-1)."

    @property
    def shown_deadline(self) -> float | None:
        """Wall time of the next deadline that everyone may see."""
        if self.rules.shown_deadline is None:
            return self.deadline
        due = all_games.shown_deadline(self.rules, self.state)
        return None if due is None else self.state.wall_time(due)

    def asks_the_same(self, other: Moment[State]) -> bool:
        """Whether the same prompts are open as in the other moment, and the same seats may act."""
        mine, theirs = self.state, other.state
        return (
            mine.prompts == theirs.prompts
            and self.to_move == other.to_move
            and mine.over == theirs.over
            and mine.paused_at == theirs.paused_at
            and mine.delay == theirs.delay
            and mine.seats == theirs.seats
        )

    def prompts_open_to(self, seat: int | None) -> tuple[bool, ...]:
        """For each open prompt, whether it waits for that seat."""
        return tuple([seat in seats for seats in self.waiting_for]) if self.waiting_for else ()

    def to_act(self, seat: int | Literal["all"] | None = "all") -> tuple[int, ...]:
        """The seats that may act now, as far as that seat may know: of a hidden prompt, a seat knows only that it is
        asked itself (AG-1)."""
        state = self.state
        if state.over:
            return ()
        if state.paused_at is not None:
            return state.playing
        if not state.prompts:
            return tuple(sorted(self.to_move))
        seats = set(self.to_move)
        for prompt, waiting in zip(state.prompts, self.waiting_for, strict=True):
            seats.update(waiting if seat == "all" or not prompt.hidden else (i for i in waiting if i == seat))
        return tuple(sorted(seats))
