"""`parlour autostart`: the files by which a system starts programs, and their removal."""

from __future__ import annotations

import plistlib
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.cli import autostart, main
from parlour.cli.autostart import StartUp

LINE = ["/ada/100 % games/parlour", "serve", "--no-browser", "--data", "/ada/My $games/tables.db"]
PLATFORMS = ("linux", "darwin", "win32")


@pytest.fixture(autouse=True)
def home(at_home: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("XDG_CONFIG_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(autostart, "BOOTED_BY_SYSTEMD", tmp_path)
    return tmp_path


@pytest.mark.parametrize("platform", PLATFORMS)
def test_what_is_written_is_removed(platform: str, home: Path) -> None:
    start_up = StartUp(platform, home, {})
    assert not start_up.remove()
    for _ in range(2):  # also in the place of an earlier one
        start_up.write(LINE)
        assert start_up.file.read_bytes() == start_up.content(LINE)
    assert start_up.remove()
    assert not any(path.is_file() or path.is_symlink() for path in home.rglob("*"))


def test_a_unit_of_systemd_is_enabled(home: Path) -> None:
    start_up = StartUp("linux", home, {"XDG_CONFIG_HOME": str(home / "settings")})
    start_up.write(LINE)
    link = home / "settings" / "systemd" / "user" / "default.target.wants" / "parlour.service"
    assert link.resolve() == start_up.file


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_reads_the_unit(home: Path) -> None:
    program = home / "100 % $games" / "parlour"
    program.parent.mkdir()
    program.touch(0o700)
    start_up = StartUp("linux", home, {})
    start_up.write([str(program), *LINE[1:]])
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--user", start_up.file],
        capture_output=True,
        text=True,
        env={"XDG_RUNTIME_DIR": str(home), "HOME": str(home), "PATH": "/usr/bin:/bin"},
    )
    assert "parlour.service" not in checked.stderr, checked.stderr


def test_launchd_gets_the_arguments_as_they_are(home: Path) -> None:
    agent = plistlib.loads(StartUp("darwin", home, {}).content(LINE))
    assert agent["ProgramArguments"] == LINE
    assert agent["RunAtLoad"] is True
    assert agent["KeepAlive"] == {"SuccessfulExit": False}  # it may be stopped


def test_windows_gets_a_batch_file() -> None:
    start_up = StartUp("win32", Path("home"), {"APPDATA": "roaming"})
    assert start_up.file.as_posix() == "roaming/Microsoft/Windows/Start Menu/Programs/Startup/Parlour.cmd"
    lines = start_up.content(["C:\\Été\\100 %\\parlour.exe", "serve"]).decode().split("\r\n")
    assert lines == ["@echo off", "chcp 65001 >nul", 'start "Parlour" /min "C:\\Été\\100 %%\\parlour.exe" "serve"', ""]


@pytest.mark.skipif(sys.platform != "linux", reason="the file differs")
def test_it_is_turned_on_shown_and_turned_off(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = home / ".config" / "systemd" / "user" / "parlour.service"
    assert main(["autostart"]) == autostart.OFF
    assert main(["autostart", "on", "--port", "9000", "--local"]) == 0
    unit = file.read_text(encoding="utf-8")
    data = home / "parlour" / "tables.db"
    options = f'"serve" "--no-browser" "--data" "{data}" "--port" "9000" "--local"'
    assert f'ExecStart="{sys.executable}" "-m" "parlour" {options}\n' in unit
    assert main(["autostart", "status", "--language", "fr"]) == 0
    assert main(["autostart", "off"]) == 0
    assert not file.exists()
    assert main(["autostart", "off"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"Off: Parlour doesn’t start automatically (there’s no {file}). To change this: parlour autostart on",
        f"Parlour will start when you log in ({file}). To undo this: parlour autostart off",
        f"Activé\N{NO-BREAK SPACE}: Parlour démarre à l’ouverture de votre session ({file}).",
        f"Parlour won’t start automatically any more ({file} is removed). "
        "If it’s running, it keeps running until you log out.",
        f"Parlour doesn’t start automatically: there’s no {file}.",
    ]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have one way")
def test_without_systemd_the_command_is_told(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(autostart, "BOOTED_BY_SYSTEMD", home / "nowhere")
    assert main(["autostart", "on"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("parlour: This system doesn’t use systemd")
    assert f"{sys.executable} -m parlour serve --no-browser --data {home / 'parlour' / 'tables.db'}" in said
    assert not (home / ".config").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="the file differs")
def test_a_folder_that_cannot_be_written_is_named(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / ".config").touch()
    assert main(["autostart", "on"]) == 2
    assert "Can’t write" in capsys.readouterr().err
