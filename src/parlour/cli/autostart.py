"""`parlour autostart`: starts the server when you log in, by a file of the system's own."""

from __future__ import annotations

import argparse
import os
import plistlib
import shlex
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError

BOOTED_BY_SYSTEMD = Path("/run/systemd/system")
OFF = 1
"""Exit status of `parlour autostart status` if it is off."""

_UNIT = """\
# Written by “parlour autostart on”; “parlour autostart off” removes it.
[Unit]
Description=Parlour

[Service]
ExecStart={command}
Restart=on-failure
RestartSec=5

[Install]
WantedBy=default.target
"""


def arguments(add: Callable[..., argparse._ArgumentGroup], translator: Translator) -> argparse._ArgumentGroup:
    group = add(
        "autostart",
        translator("cli-autostart-about"),
        "[on|off|status] [--port N] [--local]",
        ("parlour autostart on", translator("cli-autostart-example-on")),
        ("parlour autostart off", translator("cli-autostart-example-off")),
    )
    group.add_argument(
        "what", nargs="?", default="status", metavar="on|off|status", help=translator("cli-autostart-what")
    )
    group.add_argument("--port", metavar="N", help=translator("cli-autostart-port"))
    group.add_argument("--local", action="store_true", help=translator("cli-flag-local"))
    return group


def command(args: argparse.Namespace, translator: Translator) -> int:
    from parlour.cli import serve

    if args.what not in ("on", "off", "status"):
        raise ParlourError("cli-autostart-bad", text=args.what[:40])
    start_up = StartUp(sys.platform, Path.home(), os.environ)
    if args.what == "status":
        is_on = start_up.file.exists()
        print(translator("cli-autostart-is-on" if is_on else "cli-autostart-is-off", path=str(start_up.file)))
        return 0 if is_on else OFF
    if args.what == "off":
        removed = start_up.remove()
        print(translator("cli-autostart-off" if removed else "cli-autostart-was-off", path=str(start_up.file)))
        return 0
    line = [*serve.this_program(), "serve", "--no-browser", "--data", str(serve.store_path().absolute())]
    if args.port is not None:
        line += ["--port", str(serve.read_port(args.port))]
    if args.local:
        line += ["--local"]
    if sys.platform not in ("darwin", "win32") and not BOOTED_BY_SYSTEMD.is_dir():
        raise ParlourError("cli-autostart-no-systemd", command=shlex.join(line))
    start_up.write(line)
    print(translator("cli-autostart-on", path=str(start_up.file)))
    return 0


class StartUp:
    """The file by which a system starts programs when a user logs in: a unit of systemd, a launchd agent, or a batch
    file in the Startup folder of Windows.

    >>> StartUp("linux", Path("/ada"), {}).file.as_posix()
    '/ada/.config/systemd/user/parlour.service'
    >>> StartUp("darwin", Path("/ada"), {}).file.as_posix()
    '/ada/Library/LaunchAgents/parlour.plist'
    """

    def __init__(self, platform: str, home: Path, environ: Mapping[str, str]) -> None:
        self._platform = platform
        self._home = home
        match platform:
            case "win32":
                roaming = Path(environ.get("APPDATA") or home / "AppData" / "Roaming")
                folder = roaming / "Microsoft" / "Windows" / "Start Menu" / "Programs" / "Startup"
                self.file = folder / "Parlour.cmd"
            case "darwin":
                self.file = home / "Library" / "LaunchAgents" / "parlour.plist"
            case _:
                settings = Path(environ.get("XDG_CONFIG_HOME") or home / ".config")
                self.file = settings / "systemd" / "user" / "parlour.service"

    @property
    def _link(self) -> Path | None:
        """A unit of systemd is enabled by a link in the folder of the target that wants it."""
        if self._platform in ("darwin", "win32"):
            return None
        return self.file.parent / "default.target.wants" / self.file.name

    def content(self, line: Sequence[str]) -> bytes:
        match self._platform:
            case "win32":
                # In UTF-8, which chcp selects; a window in the task bar shows that it runs, and closes it.
                start = f'start "Parlour" /min {" ".join(map(_quoted_for_windows, line))}'
                return f"@echo off\r\nchcp 65001 >nul\r\n{start}\r\n".encode()
            case "darwin":
                log = str(self._home / "Library" / "Logs" / "Parlour.log")
                return plistlib.dumps(
                    {
                        "Label": "parlour",
                        "ProgramArguments": list(line),
                        "RunAtLoad": True,
                        "KeepAlive": {"SuccessfulExit": False},
                        "StandardOutPath": log,
                        "StandardErrorPath": log,
                    }
                )
            case _:
                return _UNIT.format(command=_line_of_systemd(line)).encode()

    def write(self, line: Sequence[str]) -> None:
        """Write the file, in the place of an earlier one."""
        from parlour.cli import saves

        saves.write_whole(self.file, self.content(line))
        if self._link is not None:
            try:
                self._link.parent.mkdir(parents=True, exist_ok=True)
                self._link.unlink(missing_ok=True)
                self._link.symlink_to(self.file)
            except OSError as error:
                reason = error.strerror or str(error)
                raise saves.FileError("cli-cannot-write", path=str(self._link), reason=reason) from error

    def remove(self) -> bool:
        """Remove the file; False if there was none."""
        was_there = self.file.exists()
        for path in (self._link, self.file):
            if path is not None:
                path.unlink(missing_ok=True)
        return was_there


def _line_of_systemd(line: Sequence[str]) -> str:
    r"""The value of `ExecStart`: variables are replaced in the arguments, and not in the path of the program.

    >>> print(_line_of_systemd(["/ada/100 %/$parlour", "--data", "/ada/$games"]))
    "/ada/100 %%/$parlour" "--data" "/ada/$$games"
    """
    program, *arguments = (word.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%") for word in line)
    return " ".join(f'"{word}"' for word in (program, *(word.replace("$", "$$") for word in arguments)))


def _quoted_for_windows(word: str) -> str:
    r"""One argument in a batch file.

    >>> print(_quoted_for_windows("C:\\Program Files\\100 %\\parlour.exe"))
    "C:\Program Files\100 %%\parlour.exe"
    """
    doubled = word.replace("%", "%%")
    return f'"{doubled}"'
