"""Finished games, step by step."""

from __future__ import annotations

import msgspec

from parlour.contract.bodies import ResponseBody
from parlour.kernel.events import Event
from parlour.kernel.i18n import Message


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the log with nothing hidden, and the changes it made.

    `view` and `hands` contain only the fields that differ from the step before: the view of a step is
    `{...view_before, ...step.view}`, and likewise for each seat.
    """

    n: int
    "The line of the log; 0: before the first."
    at: float = 0.0
    "Seconds since the first line."
    raw: float | None = None
    "Time of arrival, if `at` was corrected for latency."
    event: Event | None = None
    messages: tuple[Message, ...] = ()
    "The event in sentences; none if it is not worth one."
    view: dict[str, object] = {}
    "Fields of the spectators' view that changed."
    hands: dict[int, dict[str, object]] = {}
    "By seat: changed fields that differ from the spectators' view."


class Replay(ResponseBody, frozen=True):
    """A finished game with nothing hidden. Prompts, deadlines and seats to move are omitted, since nobody can act."""

    game: str
    setting: msgspec.Raw
    "The constant part of its views."
    steps: tuple[ReplayStep, ...]
