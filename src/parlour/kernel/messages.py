"""Messages for the events and prompts of every table; a game has its own (`Rules.event_messages`, `prompt_message`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeVar

from parlour.kernel.events import (
    Answered,
    Asked,
    Closed,
    Denied,
    Departed,
    Event,
    Excused,
    Handed,
    Paused,
    Resumed,
    Silence,
    WentBack,
)
from parlour.kernel.i18n import Message, SeatArg, message
from parlour.kernel.prompts import About, Prompt
from parlour.kernel.state import State

if TYPE_CHECKING:
    from parlour.kernel.rules import Rules
    from parlour.kernel.view import PromptView

S = TypeVar("S", bound=State)

COMMON = frozenset((Departed, Handed, Paused, Resumed, WentBack, Denied))
"""Events of all games that have messages."""
SILENT = frozenset((Asked, Answered, Silence, Excused, Closed))
"""Events of all games that have none; most lines of a log are of these types."""


def event_messages(rules: Rules[S], event: Event) -> tuple[Message, ...]:
    """The messages of an event as a seat sees it; empty for events without one."""
    kind = type(event)
    if kind in SILENT:
        return ()
    return common_event_messages(event) if kind in COMMON else rules.event_messages(event)


def prompt_message(rules: Rules[S], prompt: Prompt | PromptView) -> Message:
    """The message of a prompt; for seats that are not asked, whom the table waits for."""
    if not isinstance(prompt, Prompt) and not prompt.asks_you:
        return waiting_message(prompt.waiting_for)
    return common_prompt_message(prompt.kind, prompt.about) or rules.prompt_message(prompt.kind, prompt.about)


def common_event_messages(event: Event) -> tuple[Message, ...]:
    """The messages of a common event; empty for events without one and for a game's own.

    >>> common_event_messages(Departed(0, "resigned"))
    (Message(id='kernel-resigned', args={'who': SeatArg(seat=0)}),)
    """
    match event:
        case Departed(seat, "left"):
            return (message("kernel-left", who=SeatArg(seat)),)
        case Departed(seat):
            return (message("kernel-resigned", who=SeatArg(seat)),)
        case Handed(seat, bot) if bot:
            return (message("kernel-bot-took-over", who=SeatArg(seat)),)
        case Handed(seat):
            return (message("kernel-came-back", who=SeatArg(seat)),)
        case Paused("agreed"):
            return (message("kernel-paused"),)
        case Paused():
            return (message("kernel-stopped"),)
        case Resumed():
            return (message("kernel-resumed"),)
        case WentBack(_, seat):
            return (message("kernel-took-back", who=SeatArg(seat)),)
        case Denied(_, seat):
            return (message("kernel-take-back-denied", who=SeatArg(seat)),)
        case _:
            return ()


def common_prompt_message(kind: str, about: Mapping[str, About]) -> Message | None:
    """The message of a common prompt; None for a game's own."""
    seat = about.get("seat")
    if kind not in ("back", "pause", "absent") or not isinstance(seat, int):
        return None
    return message(f"kernel-prompt-{kind}", who=SeatArg(seat))


def waiting_message(seats: tuple[int, ...]) -> Message:
    """The message for seats that are not asked. Without seats: AG-1 hides who is asked."""
    if not seats:
        return message("kernel-waiting")
    return message("kernel-waiting-for", names=tuple(SeatArg(seat) for seat in seats))
