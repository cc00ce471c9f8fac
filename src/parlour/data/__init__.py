"""The compiled data: one memory-mapped file made by `parlour data build`; nothing is downloaded at run time.

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
    """Path of the data file: beside this module, or PARLOUR_DATA."""
    if elsewhere := os.environ.get("PARLOUR_DATA"):
        return Path(elsewhere)
    return Path(__file__).with_name("parlour.data")


@cache
def opened() -> DataFile:
    """The data file, opened once per process."""
    return DataFile(path())


def manifest() -> Manifest:
    """Sources, versions, licences and counts of the data file in use."""
    return opened().manifest
