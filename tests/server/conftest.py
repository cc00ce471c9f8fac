"""One server for all tests of a worker that do not stop it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.running import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "tables.db") as running:
        yield running
        assert running.runs, "a test has brought the server down"
        assert running.stop() == 0
        assert "Traceback" not in running.said


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Where a server of one's own keeps its tables."""
    return tmp_path / "tables.db"
