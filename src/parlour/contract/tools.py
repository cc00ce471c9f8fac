"""What a game can do for people outside of play, as a map is checked: the server makes a route of each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from parlour.contract.bodies import Asked

A = TypeVar("A")
R = TypeVar("R", bound=Asked)

InTime = Callable[[], bool]
"""Whether there is time left: games look at no clock."""


@dataclass(frozen=True, kw_only=True)
class Listing(Generic[A]):
    """A list to read: `GET /api/tools/KEY/NAME`."""

    name: str
    summary: str
    answer: type[A]
    "Of one in the list."
    run: Callable[[], tuple[A, ...]]
    "Its docstring describes the answer."


@dataclass(frozen=True, kw_only=True)
class Tool(Generic[R, A]):
    """Something that is done while one waits: `POST /api/tools/KEY/NAME`."""

    name: str
    summary: str
    asked: type[R]
    answer: type[A]
    run: Callable[[R], A]
    "Raises `ParlourError` for what cannot be done."
    cost: Literal["quick", "slow"]
    "Slow ones may be asked less often. Both run in a thread."


@dataclass(frozen=True, kw_only=True)
class Job(Generic[R, A]):
    """Something that takes seconds: `POST /api/tools/KEY/NAME`, done in a process of its own, one at a time."""

    name: str
    summary: str
    asked: type[R]
    answer: type[A]
    run: Callable[[R, InTime], A]
    "A function of a module, which the other process can import."
    seconds: float
    "After so long it is no longer in time, and should come to an end."


AnyTool = Listing[Any] | Tool[Any, Any] | Job[Any, Any]
