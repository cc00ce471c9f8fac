"""`parlour scripture`: import Bibles of your own, list and remove them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError


def arguments(add: Callable[..., argparse._ArgumentGroup], translator: Translator) -> argparse._ArgumentGroup:
    group = add(
        "scripture",
        translator("import a Bible of your own, list or remove those that are there"),
        translator("import FILE [--name NAME] [--language fr] | list | remove NAME"),
        ("parlour scripture import synodale.csv --language fr", translator("a table of book, chapter, verse and text")),
        (
            "parlour scripture import usfm.zip --name family",
            translator("an archive or folder of USFM files, under a name"),
        ),
        ("parlour scripture list", translator("what is there")),
    )
    group.add_argument("what", nargs="?", metavar="import|list|remove", help=translator("what to do"))
    group.add_argument(
        "file",
        nargs="?",
        metavar=translator("FILE"),
        help=translator("OSIS, USFM or CSV; to remove: the name of a Bible"),
    )
    group.add_argument(
        "--name", default="", metavar=translator("NAME"), help=translator("what it is called, by default as its file")
    )
    group.add_argument(
        "--language",
        dest="bible_language",
        default="",
        metavar="CODE",
        help=translator("in which language it is, as fr or en; by default it is guessed"),
    )
    group.add_argument("--replace", action="store_true", help=translator("put it in the place of one of the same name"))
    return group


def command(args: argparse.Namespace, translator: Translator) -> int:
    match args.what, args.file:
        case "import", str(file):
            return _import(Path(file), args, translator)
        case "list", None:
            return _list(translator)
        case "remove", str(name):
            from parlour.scripture import bibles

            bibles.remove(name)
            print(translator("“{name}” is removed.", name=name))
            return 0
        case "import", None:
            raise ParlourError("Which file? “parlour scripture import FILE” reads a Bible in OSIS, USFM or CSV.")
        case "remove", None:
            raise ParlourError("Which Bible? “parlour scripture list” tells their names.")
    raise ParlourError("What to do? “parlour scripture import FILE”, “list” or “remove NAME”.")


def _import(path: Path, args: argparse.Namespace, translator: Translator) -> int:
    from parlour.scripture import bibles

    def progress(verses: int) -> None:
        if sys.stderr.isatty():
            print("\r" + translator("{count} verses read …", count=f"{verses:,}"), end="", file=sys.stderr, flush=True)

    try:
        made = bibles.import_bible(
            path, name=args.name, language=args.bible_language, replace=args.replace, progress=progress
        )
    finally:
        if sys.stderr.isatty():
            print("\r\033[K", end="", file=sys.stderr)
    about = made.about
    print(
        translator(
            "“{name}” is there: {verses} verses of {books} books, {words} different words.",
            name=about.name,
            verses=f"{about.verses:,}",
            books=about.books,
            words=f"{about.words:,}",
        )
    )
    if not about.language:
        print(translator("Its language is not known, so forms of a word are not joined: --language tells it."))
    for book in made.left_out:
        print(translator("Left out, being none of the 66 books: {book}.", book=book))
    return 0


def _list(translator: Translator) -> int:
    from parlour.scripture import bibles

    names = bibles.names()
    for name in names:
        about = bibles.bible(name).about
        line = translator(
            "{verses} verses of {books} books, from {source}",
            verses=f"{about.verses:,}",
            books=about.books,
            source=about.source,
        )
        print(f"{name:<20} {about.language or '?':<4} {line}")
    if not names:
        print(translator("No Bible has been imported. “parlour scripture import FILE” does it."))
    return 0
