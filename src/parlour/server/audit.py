"""Audit log: what hosts do at their tables and operators to the server, a line of JSON for each action."""

from __future__ import annotations

import logging
import os
from logging.handlers import WatchedFileHandler
from pathlib import Path

from parlour.kernel.errors import ParlourError
from parlour.server import logs

_log = logging.getLogger(logs.AUDIT)


def write_to(path: Path) -> WatchedFileHandler:
    """Also write actions to this file, which may be moved away while the server runs."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
        handler = WatchedFileHandler(path, encoding="utf-8")
    except OSError as error:
        raise ParlourError("server-cannot-audit", path=str(path), reason=error.strerror or str(error)) from error
    handler.setFormatter(logs.JsonLines())
    _log.addHandler(handler)
    return handler


def stop_writing(handler: WatchedFileHandler) -> None:
    _log.removeHandler(handler)
    handler.close()


def note(by: str, action: str, **about: object) -> None:
    """Note a completed action of a host or an operator. Those of operators are in the log of the server, too."""
    fields = {"by": by, "action": action, "client": logs.current.get().client, **about}
    text = ", ".join(f"{name} {value}" for name, value in about.items())
    _log.info("%s: %s%s", by, action, f" ({text})" if text else "", extra={"fields": fields, "by": by})
