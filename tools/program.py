"""Makes the program: one file with Python, the packages for playing, the page and the data inside.

python tools/program.py FOLDER    writes FOLDER/parlour (parlour.exe on Windows), for this system and processor
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

START = """
import multiprocessing
import os
import sys

multiprocessing.freeze_support()  # a worker process is this program too, and goes no further

# The program sets the search path of libraries for itself; a browser that it opens needs the one from before.
for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
    before = os.environ.pop(f"{name}_ORIG", None)
    os.environ.pop(name, None)
    if before is not None:
        os.environ[name] = before

from parlour.cli import main

sys.exit(main())
"""

WHOLE = ("parlour", "fontpkg_literata", "fontpkg_source_sans_3")
"""Packages with data, or with modules that are found by name while it runs."""
MODULES = ("litestar", "uvicorn", "rich", "websockets")
LEFT_OUT = ("PIL", "fontTools", "hypothesis", "mypy", "pytest", "schemathesis", "tkinter", "werkzeug")
"""Packages that others import if they are installed; the program does without them."""
FOR_PROGRAMMERS = ("gymnasium", "matplotlib", "numpy", "pandas", "pettingzoo", "pyarrow")
"""Environments and tables are for those who write Python, and half of the size would be theirs."""


def build(folder: Path) -> Path:
    from PyInstaller import __main__ as pyinstaller

    with tempfile.TemporaryDirectory() as work:
        start = Path(work, "start.py")
        start.write_text(START, encoding="utf-8")
        pyinstaller.run(
            [
                *("--onefile", "--console", "--noupx", "--noconfirm", "--log-level", "ERROR", "--name", "parlour"),
                *("--distpath", str(folder), "--workpath", f"{work}/build", "--specpath", work),
                *(word for name in WHOLE for word in ("--collect-all", name)),
                *(word for name in MODULES for word in ("--collect-submodules", name)),
                *(word for name in ("typst", "resvg_py") for word in ("--collect-all", name)),
                *("--copy-metadata", "parlour"),
                *(word for name in (*LEFT_OUT, *FOR_PROGRAMMERS) for word in ("--exclude-module", name)),
                str(start),
            ]
        )
    return folder / ("parlour.exe" if sys.platform == "win32" else "parlour")


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    made = build(Path(sys.argv[1]))
    print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
