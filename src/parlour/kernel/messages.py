"""Messages for the events and prompts of every table; a game has its own (`Rules.event_messages`, `prompt_message`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from parlour.kernel.events import Denied, Departed, Event, Handed, Paused, Resumed, VotedOut, WentBack
from parlour.kernel.fold import ABOUT_THE_TABLE
from parlour.kernel.i18n import Message, SeatArg, listed, message
from parlour.kernel.prompts import About, Prompt
from parlour.kernel.state import State

if TYPE_CHECKING:
    from parlour.kernel.rules import Rules
    from parlour.kernel.view import PromptView

S = TypeVar("S", bound=State)

EventMessages = Mapping[type[Event], Callable[[Any], tuple[Message, ...]]]
"""For each type of event that has messages, the function that makes them from the event."""


def event_messages(rules: Rules[S], event: Event) -> tuple[Message, ...]:
    """The messages of an event as a seat sees it; empty for events without one."""
    kind = type(event)
    found = rules.event_messages.get(kind) or COMMON_MESSAGES.get(kind)
    return () if found is None else found(event)


def _departed(event: Departed) -> tuple[Message, ...]:
    return (message("kernel-left" if event.how == "left" else "kernel-resigned", who=SeatArg(event.seat)),)


def _handed(event: Handed) -> tuple[Message, ...]:
    return (message("kernel-bot-took-over" if event.bot else "kernel-came-back", who=SeatArg(event.seat)),)


def _voted_out(event: VotedOut) -> tuple[Message, ...]:
    return (message("kernel-voted-out", who=SeatArg(event.seat)),)


def _paused(event: Paused) -> tuple[Message, ...]:
    return (message("kernel-paused" if event.why == "agreed" else "kernel-stopped"),)


def _resumed(event: Resumed) -> tuple[Message, ...]:
    return (message("kernel-resumed"),)


def _went_back(event: WentBack) -> tuple[Message, ...]:
    return (message("kernel-took-back", who=SeatArg(event.seat)),)


def _denied(event: Denied) -> tuple[Message, ...]:
    return (message("kernel-take-back-denied", who=SeatArg(event.seat)),)


COMMON_MESSAGES: EventMessages = {
    Departed: _departed,
    Handed: _handed,
    VotedOut: _voted_out,
    Paused: _paused,
    Resumed: _resumed,
    WentBack: _went_back,
    Denied: _denied,
}
"""The messages of common events. Prompts and answers have none."""


def prompt_message(rules: Rules[S], prompt: Prompt | PromptView) -> Message:
    """The message of a prompt; for seats that are not asked, whom the table waits for, and why."""
    if not isinstance(prompt, Prompt) and not prompt.asks_you:
        return waiting_message(waiting_id(rules, prompt.kind), prompt.waiting_for)
    return common_prompt_message(prompt.kind, prompt.about) or rules.prompt_message(prompt.kind, prompt.about)


def common_prompt_message(kind: str, about: Mapping[str, About]) -> Message | None:
    """The message of a common prompt; None for a game's own."""
    seat = about.get("seat")
    if kind not in ABOUT_THE_TABLE or not isinstance(seat, int):
        return None
    return message(f"kernel-prompt-{kind}", who=SeatArg(seat))


_WAITING = {
    "back": "kernel-waiting-for-back",
    "pause": "kernel-waiting-for-pause",
    "absent": "kernel-waiting-for-absent",
    "remove": "kernel-waiting-for-remove",
}


def waiting_id(rules: Rules[S], kind: str) -> str:
    """The id of the message that says what the asked seats have to do."""
    return _WAITING.get(kind) or rules.waiting_messages.get(kind, "kernel-waiting-for")


def waiting_message(id: str, seats: tuple[int, ...]) -> Message:
    """The message for seats that are not asked. Without seats: AG-1 hides who is asked."""
    if not seats:
        return message("kernel-waiting")
    return message(id, names=listed(tuple(SeatArg(seat) for seat in seats)))
