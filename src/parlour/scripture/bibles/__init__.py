"""Imported Bibles (OSIS, USFM or CSV).

A table chooses one by name; links are then searched in it first and quoted from it.
"""

from __future__ import annotations

from parlour.scripture.bibles.bible import About, Bible
from parlour.scripture.bibles.choice import Name, chosen, faults, passages
from parlour.scripture.bibles.errors import BibleError, BibleFault
from parlour.scripture.bibles.library import KJV, Import, bible, folder, import_bible, name_for, names, remove

__all__ = [
    "KJV",
    "About",
    "Bible",
    "BibleError",
    "BibleFault",
    "Import",
    "Name",
    "bible",
    "chosen",
    "faults",
    "folder",
    "import_bible",
    "name_for",
    "names",
    "passages",
    "remove",
]
