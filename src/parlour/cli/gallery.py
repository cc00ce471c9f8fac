"""The gallery of a server's maps, for whoever keeps the house: what hangs there, and taking something down."""

from __future__ import annotations

import time
from contextlib import closing
from pathlib import Path

import msgspec

from parlour.cli.i18n import Voice
from parlour.kernel.errors import ParlourError
from parlour.tables.gallery import MOST
from parlour.tables.sqlite import SQLiteStore


class _About(msgspec.Struct):
    """What is shown of what a list says of a map."""

    author: str
    teams: int
    wide: int
    high: int


def show(store: Path, voice: Voice) -> int:
    """Every map, the newest first, with the name it has in links."""
    with closing(SQLiteStore.existing(store)) as opened:
        hung = opened.gallery.newest(MOST)
    for one in hung:
        about = msgspec.json.decode(one.about, type=_About)
        print(
            voice(
                "{id}  {date}  {name} ({author}), {wide} × {high}, teams: {teams}",
                id=one.id,
                date=time.strftime("%Y-%m-%d", time.localtime(one.changed)),
                name=one.name,
                author=about.author or "–",
                wide=about.wide,
                high=about.high,
                teams=about.teams,
            )
        )
    print(voice("Maps: {count}.", count=len(hung)))
    return 0


def take_down(store: Path, id: str | None, voice: Voice) -> int:
    """Take a map down, whoever made it. Tables that play on it go on."""
    if id is None:
        raise ParlourError("Which map? “parlour map gallery” lists them; the name in links comes first.")
    with closing(SQLiteStore.existing(store)) as opened:
        found = opened.gallery.find(id)
        if found is None:
            raise ParlourError("No map “{id}” hangs there.", id=id[:40])
        opened.gallery.remove(id)
    print(voice("{name} is taken down.", name=found[0].name))
    return 0
