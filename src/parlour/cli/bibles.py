"""`parlour scripture`: import Bibles of your own, list and remove them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from parlour.contract.voice import Voice
from parlour.kernel.errors import ParlourError


def arguments(add: Callable[..., argparse._ArgumentGroup], voice: Voice) -> argparse._ArgumentGroup:
    group = add(
        "scripture",
        voice("import a Bible of your own, list or remove those that are there"),
        voice("import FILE [--name NAME] [--language fr] | list | remove NAME"),
        ("parlour scripture import synodale.csv --language fr", voice("a table of book, chapter, verse and text")),
        ("parlour scripture import usfm.zip --name family", voice("an archive or folder of USFM files, under a name")),
        ("parlour scripture list", voice("what is there")),
    )
    group.add_argument("what", nargs="?", metavar="import|list|remove", help=voice("what to do"))
    group.add_argument(
        "file", nargs="?", metavar=voice("FILE"), help=voice("OSIS, USFM or CSV; to remove: the name of a Bible")
    )
    group.add_argument(
        "--name", default="", metavar=voice("NAME"), help=voice("what it is called, by default as its file")
    )
    group.add_argument(
        "--language",
        dest="bible_language",
        default="",
        metavar="CODE",
        help=voice("in which language it is, as fr or en; by default it is guessed"),
    )
    group.add_argument("--replace", action="store_true", help=voice("put it in the place of one of the same name"))
    return group


def command(asked: argparse.Namespace, voice: Voice) -> int:
    match asked.what, asked.file:
        case "import", str(file):
            return _import(Path(file), asked, voice)
        case "list", None:
            return _list(voice)
        case "remove", str(name):
            from parlour.scripture import bibles

            bibles.remove(name)
            print(voice("“{name}” is removed.", name=name))
            return 0
        case "import", None:
            raise ParlourError("Which file? “parlour scripture import FILE” reads a Bible in OSIS, USFM or CSV.")
        case "remove", None:
            raise ParlourError("Which Bible? “parlour scripture list” tells their names.")
    raise ParlourError("What to do? “parlour scripture import FILE”, “list” or “remove NAME”.")


def _import(path: Path, asked: argparse.Namespace, voice: Voice) -> int:
    from parlour.scripture import bibles

    def progress(verses: int) -> None:
        if sys.stderr.isatty():
            print("\r" + voice("{count} verses read …", count=f"{verses:,}"), end="", file=sys.stderr, flush=True)

    try:
        made = bibles.import_bible(
            path, name=asked.name, language=asked.bible_language, replace=asked.replace, progress=progress
        )
    finally:
        if sys.stderr.isatty():
            print("\r\033[K", end="", file=sys.stderr)
    about = made.about
    print(
        voice(
            "“{name}” is there: {verses} verses of {books} books, {words} different words.",
            name=about.name,
            verses=f"{about.verses:,}",
            books=about.books,
            words=f"{about.words:,}",
        )
    )
    if not about.language:
        print(voice("Its language is not known, so forms of a word are not joined: --language tells it."))
    for book in made.left_out:
        print(voice("Left out, being none of the 66 books: {book}.", book=book))
    return 0


def _list(voice: Voice) -> int:
    from parlour.scripture import bibles

    names = bibles.names()
    for name in names:
        about = bibles.bible(name).about
        line = voice(
            "{verses} verses of {books} books, from {source}",
            verses=f"{about.verses:,}",
            books=about.books,
            source=about.source,
        )
        print(f"{name:<20} {about.language or '?':<4} {line}")
    if not names:
        print(voice("No Bible has been imported. “parlour scripture import FILE” does it."))
    return 0
