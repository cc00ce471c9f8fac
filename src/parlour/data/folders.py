"""Where a user's games, tables and Bibles are stored."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The folder of this user's data.

    >>> data_folder({"XDG_DATA_HOME": "share"}).as_posix()
    'share/parlour'
    """
    if elsewhere := environ.get("XDG_DATA_HOME"):
        return Path(elsewhere) / "parlour"
    if platform == "win32" and (local := environ.get("LOCALAPPDATA")):
        return Path(local) / "Parlour"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Parlour"
    return Path.home() / ".local" / "share" / "parlour"
