"""`parlour admin`: for the operator of a running server. Who can read the store of the server is one."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from datetime import datetime
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

from parlour.cli.serve import add_store, place_of
from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError

TASKS = ("status", "tables", "remove", "announce", "read-only", "drain")
USUAL = "http://127.0.0.1:8765"
"""The address of the server if no other is known."""
SECONDS = 30
"""How long an answer may take."""
STOP_SECONDS = 60.0
"""How long a server may take to stop after it was drained."""


def arguments(add: Callable[..., argparse._ArgumentGroup], translator: Translator) -> argparse._ArgumentGroup:
    group = add(
        "admin",
        translator("cli-about-admin"),
        translator("cli-usage-admin"),
        ("parlour admin", translator("cli-example-admin-status")),
        ("parlour admin tables", translator("cli-example-admin-tables")),
        ("parlour admin remove ID", translator("cli-example-admin-remove")),
        ('parlour admin announce --en "…" --fr "…"', translator("cli-example-admin-announce")),
        ("parlour admin announce --clear", translator("cli-example-admin-clear")),
        ("parlour admin read-only on", translator("cli-example-admin-read-only")),
        ("parlour admin drain", translator("cli-example-admin-drain")),
    )
    group.add_argument("task", nargs="?", default="status", metavar="|".join(TASKS), help=translator("cli-arg-admin"))
    group.add_argument("given", nargs="?", metavar="ID|on|off", help=translator("cli-arg-admin-given"))
    group.add_argument("--en", metavar=translator("cli-metavar-text"), help=translator("cli-flag-admin-en"))
    group.add_argument("--fr", metavar=translator("cli-metavar-text"), help=translator("cli-flag-admin-fr"))
    group.add_argument("--clear", action="store_true", help=translator("cli-flag-admin-clear"))
    group.add_argument("--limit", metavar="N", default="50", help=translator("cli-flag-admin-limit"))
    group.add_argument("--json", action="store_true", help=translator("cli-flag-json"))
    group.add_argument("--server", metavar="URL", help=translator("cli-flag-admin-server", url=USUAL))
    add_store(group, translator)
    return group


def command(args: argparse.Namespace, translator: Translator) -> int:
    if args.task not in TASKS:
        raise ParlourError("cli-admin-bad-task", text=args.task[:40], names=", ".join(TASKS))
    server = Server(args)
    match args.task:
        case "status":
            _status(server.ask("GET", "status"), args, translator)
        case "tables":
            if not args.limit.isdecimal() or not 1 <= int(args.limit) <= 1000:
                raise ParlourError("cli-admin-bad-limit", text=args.limit[:40])
            _tables(server.ask("GET", f"tables?limit={args.limit}"), args, translator)
        case "remove":
            if not args.given:
                raise ParlourError("cli-admin-needs-table")
            server.ask("DELETE", f"tables/{quote(args.given, safe='')}")
            print(translator("cli-admin-removed", id=args.given))
        case "announce":
            _announce(server, args, translator)
        case "read-only":
            if args.given not in ("on", "off"):
                raise ParlourError("cli-admin-on-or-off")
            server.ask("PUT", "read-only", {"on": args.given == "on"})
            print(translator(f"cli-admin-read-only-{args.given}"))
        case "drain":
            server.ask("POST", "drain")
            server.wait_for_end()
            print(translator("cli-admin-drained"))
    return 0


class Server:
    """The server of that store, asked over HTTP with a key that only a reader of the store can make."""

    def __init__(self, args: argparse.Namespace) -> None:
        from parlour.tables.operator import OperatorKeys
        from parlour.tables.stores import secret_of

        self._place = place = place_of(args)
        self.address: str = (args.server or _address(place)).rstrip("/")
        if not self.address.startswith(("http://", "https://")):
            raise ParlourError("cli-admin-bad-server", text=self.address[:60], url=USUAL)
        self._keys = OperatorKeys(secret_of(place))

    def ask(self, method: str, path: str, body: object = None) -> Any:
        request = Request(
            f"{self.address}/api/admin/{path}", None if body is None else json.dumps(body).encode(), method=method
        )
        request.add_header("Authorization", f"Bearer {self._keys.make(time.time())}")
        request.add_header("Content-Type", "application/json")
        try:
            with urlopen(request, timeout=SECONDS) as answer:
                text = answer.read()
        except HTTPError as error:
            raise _refusal(error) from error
        except (OSError, HTTPException) as error:
            raise ParlourError("cli-admin-no-server", address=self.address) from error
        return json.loads(text) if text else None

    def wait_for_end(self) -> None:
        """Wait until nobody answers any more, and nobody holds the file."""
        until = time.monotonic() + STOP_SECONDS
        while self._is_there():
            if time.monotonic() > until:
                raise ParlourError("cli-admin-still-there", address=self.address)
            time.sleep(0.1)

    def _is_there(self) -> bool:
        if isinstance(self._place, Path) and _holder(self._place) is not None:
            return True
        try:
            urlopen(f"{self.address}/health/live", timeout=2).close()
        except (OSError, HTTPException):
            return False
        return True


class Refused(ParlourError):
    """What the server said, in its own words."""

    def __init__(self, text: dict[str, str]) -> None:
        self._text = text
        super().__init__("cli-admin-refused")

    def text(self, language: str = "en") -> str:
        return self._text.get(language) or super().text(language)


def _refusal(error: HTTPError) -> ParlourError:
    with error:
        try:
            text = json.loads(error.read())["text"]
        except (ValueError, KeyError, TypeError):
            text = {}
    return Refused(text if isinstance(text, dict) else {})


def _address(place: Path | str) -> str:
    """The address of the server that uses a file, as noted in its lock; for a database, the usual one."""
    if not isinstance(place, Path):
        return USUAL
    address = _holder(place) if place.exists() else None
    if not address:
        raise ParlourError("cli-admin-not-running", path=str(place))
    return address


def _holder(file: Path) -> str | None:
    """The address of the server that holds this file, empty if it has none yet; None: nobody does."""
    from parlour.tables.backup import StoreInUse, lock_store

    try:
        with lock_store(file):
            return None
    except StoreInUse as error:
        return error.address


def _status(found: Any, args: argparse.Namespace, translator: Translator) -> None:
    if args.json:
        print(json.dumps(found))
        return
    print(
        translator("cli-admin-status", version=found["version"], tables=found["loaded"], connections=found["connected"])
    )
    for language, text in found["announcement"].items():
        print(f"  {language}: {text}")
    for what in ("read_only", "draining"):
        if found[what]:
            print(translator(f"cli-admin-is-{what.replace('_', '-')}"))


def _tables(found: Any, args: argparse.Namespace, translator: Translator) -> None:
    if args.json:
        print(json.dumps(found))
        return
    for row in found["tables"]:
        when = datetime.fromtimestamp(row["created"]).strftime("%Y-%m-%d %H:%M")
        names = ", ".join(row["names"])
        print(f"{row['id']}  {row['code']}  {row['game']:15} {row['status']:9} {row['connected']:3}  {when}  {names}")
    print(translator("cli-admin-tables", shown=len(found["tables"]), total=found["total"]))


def _announce(server: Server, args: argparse.Namespace, translator: Translator) -> None:
    text = {
        language: given.strip() for language, given in (("en", args.en), ("fr", args.fr)) if given and given.strip()
    }
    if bool(text) == args.clear:
        raise ParlourError("cli-admin-needs-text")
    if text and len(text) < 2:
        raise ParlourError("cli-admin-needs-both")
    server.ask("PUT", "announcement", text)
    print(translator("cli-admin-announced" if text else "cli-admin-cleared"))
