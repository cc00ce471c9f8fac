"""Finished games, step by step."""

from __future__ import annotations

import msgspec

from parlour.contract.bodies import ResponseBody
from parlour.kernel.events import Event
from parlour.kernel.i18n import Message


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the log, everything open, and what it changed.

    `view` and `hands` hold only the fields that differ from the step before: the view of a step is
    `{...view_before, ...step.view}`, and so is what each seat saw in its own way.
    """

    n: int
    "The line of the log; 0: before the first."
    at: float = 0.0
    "Seconds since the first line."
    raw: float | None = None
    "The same as it was received, where it was corrected for the sender's delay."
    event: Event | None = None
    messages: tuple[Message, ...] = ()
    "The event in sentences; none if it is not worth one."
    view: dict[str, object] = {}
    "Fields of the spectators' view that changed."
    hands: dict[int, dict[str, object]] = {}
    "By seat: fields that it sees in another way than spectators, and that changed."


class Replay(ResponseBody, frozen=True):
    """A finished game, everything open. Prompts, deadlines and whose move it is are left out: nobody can act."""

    game: str
    setting: msgspec.Raw
    "What never changes in that game, of the type that its views have."
    steps: tuple[ReplayStep, ...]
