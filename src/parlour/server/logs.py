"""Log of the server: one line for each entry, as text or as JSON, with the id of its request, and no floods.

A fault such as a full disk makes every command fail alike. The first entries of a kind say what is wrong; the others
are counted. Requests have entries only if the operator asks for them (`--access-log`).
"""

from __future__ import annotations

import logging
import re
import secrets
import time
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal

import msgspec

MOST, PER_SECONDS = 5, 60.0
"""Entries of one kind, and per how many seconds."""
KINDS = 200
"""Kinds of entries that are counted at the same time."""

ACCESS, AUDIT = "parlour.access", "parlour.audit"
"""Names of the loggers of requests and of what hosts and operators do. None of their entries are dropped."""
HOST, OPERATOR = "host", "operator"
"""People whose actions are in the audit log."""

_REQUEST_ID = re.compile(r"[A-Za-z0-9._-]{8,64}")


class Request(msgspec.Struct, frozen=True):
    """The request that is being answered."""

    id: str = ""
    client: str = ""


_NONE = Request()
current: ContextVar[Request] = ContextVar("request", default=_NONE)


def begin_request(given: str, client: str) -> Request:
    """Note the request that is answered from here on. A proxy may have given it an id.

    >>> begin_request("0123abcd", "10.0.0.2").id, len(begin_request("no\\nid", "10.0.0.2").id)
    ('0123abcd', 16)
    """
    id = given if _REQUEST_ID.fullmatch(given) else secrets.token_hex(8)
    request = Request(id, client)
    current.set(request)
    return request


class Flood(logging.Filter):
    """Passes the first entries of each kind in a period, then says how many there were more.

    A kind is the place in the code that logs and its text without the arguments.

    >>> now = 0.0
    >>> flood = Flood(lambda: now)
    >>> entry = logging.LogRecord("a", logging.ERROR, "", 1, "table %s", ("t",), None)
    >>> sum(flood.filter(entry) for _ in range(100))
    5
    >>> now = 60.0
    >>> flood.filter(entry), entry.getMessage()
    (True, 'table t (and 95 more like this before)')
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._counts: dict[tuple[str, int, object], tuple[float, int]] = {}
        "For each kind, when its period began, and its entries since."

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == AUDIT:
            return getattr(record, "by", "") == OPERATOR  # what hosts do is in the audit log alone
        if record.name == ACCESS:
            return True
        kind, now = (record.name, record.lineno, record.msg), self._clock()
        began, count = self._counts.pop(kind, (now, 0))
        if now - began >= PER_SECONDS:
            if count > MOST:
                record.msg, record.args = f"{record.getMessage()} (and {count - MOST} more like this before)", ()
            began, count = now, 0
        if len(self._counts) >= KINDS:
            del self._counts[next(iter(self._counts))]
        self._counts[kind] = began, count + 1
        return count < MOST


class TextLines(logging.Formatter):
    """An entry as a line for people; the id of its request is at its end."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 — the name that logging calls
        id = current.get().id
        return super().formatMessage(record) + (f" [{id}]" if id else "")


class JsonLines(logging.Formatter):
    """An entry as a line of JSON.

    >>> entry = logging.LogRecord("parlour.server", logging.ERROR, "", 1, "table %s", ("t",), None)
    >>> entry.created = 0.0
    >>> JsonLines().format(entry)
    '{"time":"1970-01-01T00:00:00.000Z","level":"error","logger":"parlour.server","message":"table t"}'
    """

    def format(self, record: logging.LogRecord) -> str:
        request = current.get().id
        entry = {
            "time": datetime.fromtimestamp(record.created, UTC)
            .isoformat(timespec="milliseconds")
            .replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **({"request": request} if request else {}),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            entry["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry).decode()


def set_up(form: Literal["text", "json"] = "text", *, access: bool = False) -> None:
    """Log to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    handler.addFilter(Flood())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(ACCESS).setLevel(logging.INFO if access else logging.WARNING)
    logging.getLogger(AUDIT).setLevel(logging.INFO)


_access = logging.getLogger(ACCESS)


def note_access(method: str, path: str, status: int, seconds: float) -> None:
    """Log an answered request, or a WebSocket that has ended. The path has no query and no token."""
    if _access.isEnabledFor(logging.INFO):
        client, took = current.get().client, round(seconds * 1000, 1)
        fields = {"method": method, "path": path[:200], "status": status, "ms": took, "client": client}
        _access.info(
            "%s %s %d in %s ms for %s", method, repr(path[:200])[1:-1], status, took, client, extra={"fields": fields}
        )
