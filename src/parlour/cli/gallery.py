"""The gallery of a server, for its operator: list and remove items."""

from __future__ import annotations

import argparse
import time
from contextlib import closing
from pathlib import Path

from parlour.cli.serve import store_path
from parlour.contract.i18n import Translator
from parlour.contract.publishing import AnyPublication
from parlour.kernel.errors import ParlourError
from parlour.tables.gallery import MAX_ITEMS
from parlour.tables.sqlite import SQLiteStore

WAYS = ("gallery", "take-down")


def command(args: argparse.Namespace, publication: AnyPublication, translator: Translator) -> int:
    store = args.data or store_path()
    if args.what == "gallery":
        return show(store, publication, translator)
    return take_down(store, args.file, publication, translator)


def show(store: Path, publication: AnyPublication, translator: Translator) -> int:
    """All items of that kind, newest first, with their ids."""
    with closing(SQLiteStore.existing(store)) as opened:
        items = opened.gallery.newest(MAX_ITEMS, kind=publication.kind)
    for one in items:
        date = time.strftime("%Y-%m-%d", time.localtime(one.changed))
        print(f"{one.id}  {date}  {publication.line(one.name, one.about, translator.language)}")
    print(translator("cli-gallery-total", count=len(items)))
    return 0


def take_down(store: Path, id: str | None, publication: AnyPublication, translator: Translator) -> int:
    """Remove an item of any maker. Running games that use it continue."""
    if id is None:
        raise ParlourError("cli-gallery-needs-id")
    with closing(SQLiteStore.existing(store)) as opened:
        found = opened.gallery.find(id)
        if found is None or found[0].kind != publication.kind:
            raise ParlourError("cli-gallery-unknown", id=id[:40])
        opened.gallery.remove(id)
    print(translator("cli-gallery-removed", name=found[0].name))
    return 0
