"""Runs targets of the Makefile in order and prints what took longest: `make test`.

    python tools/parts.py TARGET...

Targets joined by a plus sign run at the same time. The first that fails ends it, with its status. Parts are test files
if a target reports their times (pytest by a JUnit file, the browser tests by their reporter), otherwise whole targets.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryFile
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
SLOWEST = 10
TIMES = {
    "doctests": ".venv/doctests.xml",
    "pytest": ".venv/pytest.xml",
    "browser": "web/node_modules/.browser-times",
}
"""Files in which these targets report the time of each test file."""


def junit_times(text: str) -> dict[str, float]:
    """Seconds by test file.

    >>> junit_times('<testsuites><testsuite><testcase file="a.py" name="b" time="1.5"/>'
    ...             '<testcase file="a.py" name="c" time="0.5"/></testsuite></testsuites>')
    {'a.py': 2.0}
    """
    times: defaultdict[str, float] = defaultdict(float)
    for case in ElementTree.fromstring(text).iter("testcase"):
        times[case.get("file") or case.get("classname") or ""] += float(case.get("time", 0))
    return dict(times)


def listed_times(text: str) -> dict[str, float]:
    """Seconds by test file, from lines with milliseconds and a file.

    >>> listed_times("1500 a.mjs\\n500 a.mjs\\n")
    {'a.mjs': 2.0}
    """
    times: defaultdict[str, float] = defaultdict(float)
    for line in text.splitlines():
        milliseconds, _, name = line.partition(" ")
        times[name] += float(milliseconds) / 1000
    return dict(times)


def slowest(targets: Mapping[str, float], files: Mapping[str, Mapping[str, float]]) -> list[tuple[float, str]]:
    """The slowest parts: test files of the targets that report them, otherwise the targets themselves.

    >>> slowest({"lint": 3.0, "pytest": 60.0}, {"pytest": {"a.py": 50.0, "b.py": 1.0}})
    [(50.0, 'pytest: a.py'), (3.0, 'lint'), (1.0, 'pytest: b.py')]
    """
    whole = [(seconds, target) for target, seconds in targets.items() if not files.get(target)]
    parts = [(seconds, f"{target}: {name}") for target, found in files.items() for name, seconds in found.items()]
    return sorted(whole + parts, reverse=True)[:SLOWEST]


def file_times(target: str) -> dict[str, float]:
    path = ROOT / TIMES[target]
    if not path.exists():
        return {}
    return junit_times(path.read_text("utf-8")) if path.suffix == ".xml" else listed_times(path.read_text("utf-8"))


def run(targets: list[str], took: dict[str, float]) -> tuple[int, str]:
    """Runs targets at the same time; returns the status of the first that failed, and its name."""
    for name in TIMES.keys() & targets:
        (ROOT / TIMES[name]).unlink(missing_ok=True)
    began = time.monotonic()
    with ExitStack() as files:
        running = {}
        for target in targets:
            # What is printed by several is shown one after the other.
            out = files.enter_context(TemporaryFile()) if len(targets) > 1 else None
            command = [os.environ.get("MAKE", "make"), "--no-print-directory", target]
            # No input: it runs alike in a terminal and in the background. No flags: `make -j` lends its jobs to nobody.
            env = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS")}
            process = subprocess.Popen(command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=out, stderr=out)
            running[target] = process, out
        failed = 0, ""
        for target, (process, out) in running.items():
            status = process.wait()
            took[target] = time.monotonic() - began
            if out is not None:
                out.seek(0)
                sys.stdout.buffer.write(out.read())
                sys.stdout.flush()
            if status and not failed[0]:
                failed = status, target
    return failed


def main(groups: list[str]) -> int:
    took: dict[str, float] = {}
    status, target = 0, ""
    began = time.monotonic()
    for group in groups:
        status, target = run(group.split("+"), took)
        if status:
            break
    print(f"\nThe slowest parts of {time.monotonic() - began:.0f} s:")
    for seconds, part in slowest(took, {target: file_times(target) for target in took if target in TIMES}):
        print(f"{seconds:8.1f} s  {part}")
    if status:
        print(f"make {target} failed.", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
