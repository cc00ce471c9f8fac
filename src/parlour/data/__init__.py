"""The compiled data: one file made by `parlour data build`, mapped into memory, never fetched at run time.

>>> from parlour import data
>>> data.manifest().counts["verses"]
31102
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from parlour.data.container import DataFile
from parlour.data.errors import DataError
from parlour.data.manifest import Manifest

__all__ = ["DataError", "DataFile", "Manifest", "manifest", "opened", "path"]


def path() -> Path:
    """Where the data file lies: beside this module, or where PARLOUR_DATA says."""
    if elsewhere := os.environ.get("PARLOUR_DATA"):
        return Path(elsewhere)
    return Path(__file__).with_name("parlour.data")


@cache
def opened() -> DataFile:
    """The data file, opened once for the life of the process."""
    return DataFile(path())


def manifest() -> Manifest:
    """Sources, versions, licences and counts of the data file in use."""
    return opened().manifest
