"""Settings of the server from three places: flags first, then the environment (`PARLOUR_PORT`), then a file in TOML."""

from __future__ import annotations

import argparse
import os
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Literal, NamedTuple

from parlour.kernel.errors import ParlourError

PREFIX = "PARLOUR_"
FILE = f"{PREFIX}CONFIG"
STORE = f"{PREFIX}STORE"
OTHERS = (FILE, *(PREFIX + name for name in ("BIBLES", "BOTS", "DATA", "GAMES")))
"""Variables that are read elsewhere: the file itself, Bibles, external bots, other games, the compiled data."""

YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")


class Setting(NamedTuple):
    """A setting: its name in the file, and as a flag after `--`."""

    name: str
    kind: Literal["text", "switch", "list"] = "text"
    default: str | None = None
    choices: tuple[str, ...] = ()
    to: str = ""
    "The attribute of the arguments, if it is not the name."
    by_environment: bool = True

    @property
    def attribute(self) -> str:
        return self.to or self.name.replace("-", "_")

    @property
    def variable(self) -> str:
        """
        >>> Setting("base-path").variable
        'PARLOUR_BASE_PATH'
        """
        return PREFIX + self.name.upper().replace("-", "_")


PLACES = (Setting("data", by_environment=False), Setting("store"))
"""Where the tables are stored. The variable `PARLOUR_DATA` is for the compiled data; `PARLOUR_STORE` may be a file."""
SETTINGS = (
    *PLACES,
    Setting("port", default="8765"),
    Setting("local", "switch"),
    Setting("bind"),
    Setting("base-path"),
    Setting("games", default="", by_environment=False),
    Setting("no-browser", "switch"),
    Setting("pace", default="1"),
    Setting("host", "list"),
    Setting("proxy", "list"),
    Setting("sync", default="normal", choices=("normal", "full")),
    Setting("metrics-token", default=""),
    Setting("bus"),
    Setting("quota", default="256"),
    Setting("keep"),
    Setting("bot", "list", to="named_bots", by_environment=False),
    Setting("bot-seconds"),
    Setting("log-format", default="text", choices=("text", "json")),
    Setting("access-log", "switch"),
    Setting("audit-log"),
    Setting("traces"),
    Setting("test-seed"),
)


def settle(args: argparse.Namespace, environ: Mapping[str, str] = os.environ) -> None:
    """Fill in what no flag has set: from the environment, the file, or the default."""
    for variable in environ:
        if variable.startswith(PREFIX):
            _check_variable(variable)
    settle_place(args, environ)
    file = _read(args, environ)
    for setting in SETTINGS:
        if setting in PLACES or getattr(args, setting.attribute) not in (None, False, []):
            continue
        given: object = _from_environment(setting, environ)
        if given is None:
            given = file.get(setting.name)
        if given is None:
            given = {"text": setting.default, "switch": False, "list": []}[setting.kind]
        setattr(args, setting.attribute, given)


def settle_place(args: argparse.Namespace, environ: Mapping[str, str] = os.environ) -> None:
    """Fill in where the tables are, which other commands than `serve` ask for, too."""
    if args.data is None and not args.store:
        args.store = environ.get(STORE)
        if not args.store:
            file = _read(args, environ)
            args.data, args.store = file.get("data"), file.get("store")
    if args.data is not None and args.store:
        raise ParlourError("cli-data-or-store")
    if args.data is not None:
        args.data = Path(args.data).expanduser()


def _from_environment(setting: Setting, environ: Mapping[str, str]) -> str | bool | list[str] | None:
    text = environ.get(setting.variable) if setting.by_environment else None
    if not text:
        return None
    match setting.kind:
        case "text":
            return _checked(setting, text, setting.variable)
        case "list":
            return [one.strip() for one in text.split(",") if one.strip()]
        case "switch":
            if text.lower() in YES or text.lower() in NO:
                return text.lower() in YES
            raise ParlourError("cli-config-switch", name=setting.variable, text=text[:40])


def _check_variable(variable: str) -> None:
    """Refuse a variable that looks like a misspelt setting; others may be somebody else's."""
    names = [one.removeprefix(PREFIX) for one in (*(one.variable for one in SETTINGS if one.by_environment), *OTHERS)]
    name = variable.removeprefix(PREFIX)
    if name not in names:
        for near in get_close_matches(name, names, n=1, cutoff=0.75):
            raise ParlourError("cli-config-unknown-near", place=variable, name=variable, near=PREFIX + near)


def _read(args: argparse.Namespace, environ: Mapping[str, str]) -> dict[str, object]:
    """The settings of the file, if there is one."""
    path = args.config or environ.get(FILE)
    if not path:
        return {}
    try:
        found = tomllib.loads(Path(path).expanduser().read_text(encoding="utf-8"))
    except OSError as error:
        raise ParlourError("cli-config-unreadable", path=str(path), reason=error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeError) as error:
        raise ParlourError("cli-config-unreadable", path=str(path), reason=str(error)) from error
    known = {setting.name: setting for setting in SETTINGS}
    for name in found:
        if name not in known:
            for near in get_close_matches(name.replace("_", "-").lower(), known, n=1):
                raise ParlourError("cli-config-unknown-near", place=str(path), name=name, near=near)
            raise ParlourError("cli-config-unknown", place=str(path), name=name, names=", ".join(known))
    return {name: _from_file(known[name], value, str(path)) for name, value in found.items()}


def _from_file(setting: Setting, value: object, path: str) -> object:
    match setting.kind, value:
        case "switch", bool():
            return value
        case "list", str():
            return [value]
        case "list", list() if all(isinstance(one, str) for one in value):
            return value
        case "text", bool():
            pass
        case "text", str() | int() | float():
            return _checked(setting, str(value), path)
    raise ParlourError(f"cli-config-needs-{setting.kind}", place=path, name=setting.name)


def _checked(setting: Setting, text: str, place: str) -> str:
    if setting.choices and text not in setting.choices:
        raise ParlourError("cli-config-choice", place=place, text=text[:40], choices=", ".join(setting.choices))
    return text
