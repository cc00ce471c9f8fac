"""Error responses: a status, a rule if one forbids it, and a sentence in each language."""

from __future__ import annotations

import math
from http import HTTPStatus

import msgspec

from parlour.kernel.errors import CommandError, OptionError, ParlourError, RuleViolation
from parlour.kernel.i18n import LANGUAGES, Arg
from parlour.server.types.tables import Problem
from parlour.tables.errors import Closing, NoSeat, NoTable, NotAllowed, Shut, StoreError


class Refusal(ParlourError):
    """A refusal by the server, not by a table."""

    def __init__(self, status: int, id: str, /, **facts: Arg) -> None:
        self.status = status
        super().__init__(id, **facts)


class TooOften(Refusal):
    """HTTP 429: `wait` is the seconds after which it may be asked again."""

    def __init__(self, wait: float) -> None:
        self.wait = max(1, math.ceil(wait))
        super().__init__(HTTPStatus.TOO_MANY_REQUESTS, "server-too-many-requests", wait=self.wait)


def problem_of(error: ParlourError) -> Problem:
    """The body of the response."""
    rule = error.rule if isinstance(error, RuleViolation) else ""
    text = {language: error.text(language) for language in LANGUAGES}
    return Problem(status=status_of(error), rule=rule, text=text)


def status_of(error: ParlourError) -> int:
    match error:
        case Refusal():
            return error.status
        case NoTable():
            return HTTPStatus.NOT_FOUND
        case NotAllowed() | NoSeat():
            return HTTPStatus.FORBIDDEN
        case StoreError() | Closing() | Shut():
            return HTTPStatus.SERVICE_UNAVAILABLE
        case OptionError() | CommandError():
            return HTTPStatus.BAD_REQUEST
        case _:
            return HTTPStatus.CONFLICT


def headers_of(error: ParlourError) -> dict[str, str]:
    return {"Retry-After": str(error.wait)} if isinstance(error, TooOften) else {}


def body_of(problem: Problem) -> bytes:
    return msgspec.json.encode(problem)
