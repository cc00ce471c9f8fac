"""The gallery of a server, for its operator: what hangs there, and taking something down."""

from __future__ import annotations

import argparse
import time
from contextlib import closing
from pathlib import Path

from parlour.cli.serve import store_path
from parlour.contract.publishing import AnyPublication
from parlour.contract.voice import Voice
from parlour.kernel.errors import ParlourError
from parlour.tables.gallery import MAX_ITEMS
from parlour.tables.sqlite import SQLiteStore

WAYS = ("gallery", "take-down")


def command(asked: argparse.Namespace, publication: AnyPublication, voice: Voice) -> int:
    store = asked.data or store_path()
    if asked.what == "gallery":
        return show(store, publication, voice)
    return take_down(store, asked.file, publication, voice)


def show(store: Path, publication: AnyPublication, voice: Voice) -> int:
    """Everything of that kind, the newest first, with the name it has in links."""
    with closing(SQLiteStore.existing(store)) as opened:
        items = opened.gallery.newest(MAX_ITEMS, kind=publication.kind)
    for one in items:
        date = time.strftime("%Y-%m-%d", time.localtime(one.changed))
        print(f"{one.id}  {date}  {publication.line(one.name, one.about, voice.language)}")
    print(voice("In all: {count}.", count=len(items)))
    return 0


def take_down(store: Path, id: str | None, publication: AnyPublication, voice: Voice) -> int:
    """Take something down, no matter who made it. Tables that play with it go on."""
    if id is None:
        raise ParlourError(
            "Which one? “gallery” in the place of “take-down” lists them; the name in links comes first."
        )
    with closing(SQLiteStore.existing(store)) as opened:
        found = opened.gallery.find(id)
        if found is None or found[0].kind != publication.kind:
            raise ParlourError("“{id}” does not hang there.", id=id[:40])
        opened.gallery.remove(id)
    print(voice("{name} is taken down.", name=found[0].name))
    return 0
