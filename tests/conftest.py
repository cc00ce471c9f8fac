"""How Hypothesis looks for counterexamples, what keeps tests from chance, and a server for tests that ask one.

`make test` takes the same examples each time, so that red means that something changed. `make soak` looks
for new ones.
"""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings
from tests.server.running import Server

from parlour.kernel import chance

if TYPE_CHECKING:
    from tools.local_postgres import PostgresServer

# Without job control a shell starts background processes with Ctrl-C ignored, and programs started by tests inherit it.
signal.signal(signal.SIGINT, signal.default_int_handler)

# No deadline: the time of an example depends on the machine.
settings.register_profile(
    "test", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], max_examples=60
)
settings.register_profile("soak", settings.get_profile("test"), derandomize=False, max_examples=2000, print_blob=True)
settings.load_profile(os.environ.get("PARLOUR_EXAMPLES", "test"))


class NoChance(SystemRandom):
    """Replaces the operating system's random numbers: a test that depends on them may pass by luck."""

    def random(self) -> float:
        raise AssertionError("This test deals, draws or rolls without a seed.")

    def getrandbits(self, k: int, /) -> int:
        raise AssertionError("This test deals, draws or rolls without a seed.")


@pytest.fixture
def real_chance() -> None:
    """For a test of the operating system's random numbers."""


@pytest.fixture(autouse=True)
def no_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "real_chance" not in request.fixturenames:
        monkeypatch.setattr(chance, "SystemRandom", NoChance)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a worker that do not stop it."""
    with Server(tmp_path_factory.mktemp("server") / "tables.db") as running:
        yield running
        assert running.runs, "a test has brought the server down"
        assert running.stop() == 0
        assert "Traceback" not in running.said


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The store of a server that only this test uses."""
    return tmp_path / "tables.db"


@pytest.fixture
def no_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the toy games, which other tests of the same run may have registered."""
    from tests.toys import TOYS

    import parlour.games  # noqa: F401 - registers them before the registry is replaced
    from parlour.kernel import registry

    places = {key: place for key, place in registry._places.items() if key not in TOYS}
    monkeypatch.setattr(registry, "_places", places)


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_toys: None) -> None:
    """A temporary working directory, English, eighty columns."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in (("XDG_DATA_HOME", str(tmp_path)), ("LANG", "en_GB.UTF-8"), ("COLUMNS", "80")):
        monkeypatch.setenv(name, value)


@pytest.fixture(scope="session")
def postgres_server() -> "Iterator[PostgresServer]":
    """One PostgreSQL for all tests that need one."""
    from tools.local_postgres import running

    with running() as server:
        yield server


@pytest.fixture
def postgres(postgres_server: "PostgresServer") -> str:
    """The address of an empty PostgreSQL database."""
    return postgres_server.empty()
