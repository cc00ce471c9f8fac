"""Tools of a game outside of play, e.g. checking a map; the server makes a route for each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from parlour.contract.bodies import RequestBody

A = TypeVar("A")
R = TypeVar("R", bound=RequestBody)

InTime = Callable[[], bool]
"""Whether there is time left (games read no clock)."""


@dataclass(frozen=True, kw_only=True)
class Listing(Generic[A]):
    """A list to read: `GET /api/tools/KEY/NAME`."""

    name: str
    summary: str
    answer: type[A]
    "Type of one element."
    run: Callable[[], tuple[A, ...]]
    "Its docstring describes the answer."


@dataclass(frozen=True, kw_only=True)
class Tool(Generic[R, A]):
    """A tool that answers at once: `POST /api/tools/KEY/NAME`."""

    name: str
    summary: str
    asked: type[R]
    answer: type[A]
    run: Callable[[R], A]
    "Raises `ParlourError` for bad input."
    cost: Literal["quick", "slow"]
    "Slow ones have a lower rate limit. Both run in a thread."


@dataclass(frozen=True, kw_only=True)
class Job(Generic[R, A]):
    """A tool that takes seconds: `POST /api/tools/KEY/NAME`, run in a worker process, one at a time."""

    name: str
    summary: str
    asked: type[R]
    answer: type[A]
    run: Callable[[R, InTime], A]
    "A module-level function, so that the worker process can import it."
    seconds: float
    "Time limit, after which `InTime` is false."


AnyTool = Listing[Any] | Tool[Any, Any] | Job[Any, Any]
