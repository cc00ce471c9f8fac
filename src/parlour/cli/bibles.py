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
        translator("cli-import-bible-your-own-list-or"),
        translator("cli-import-file-name-name-language-fr"),
        ("parlour scripture import synodale.csv --language fr", translator("cli-table-book-chapter-verse-and-text")),
        (
            "parlour scripture import usfm.zip --name family",
            translator("cli-archive-or-folder-usfm-files-under"),
        ),
        ("parlour scripture list", translator("cli-what-there")),
    )
    group.add_argument("what", nargs="?", metavar="import|list|remove", help=translator("cli-what-do"))
    group.add_argument(
        "file",
        nargs="?",
        metavar=translator("cli-file"),
        help=translator("cli-osis-usfm-or-csv-remove-name"),
    )
    group.add_argument(
        "--name", default="", metavar=translator("cli-name"), help=translator("cli-what-it-called-by-default-as")
    )
    group.add_argument(
        "--language",
        dest="bible_language",
        default="",
        metavar="CODE",
        help=translator("cli-in-which-language-it-as-fr"),
    )
    group.add_argument("--replace", action="store_true", help=translator("cli-put-it-in-place-one-same"))
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
            print(translator("cli-removed", name=name))
            return 0
        case "import", None:
            raise ParlourError("cli-which-file-parlour-scripture-import-file")
        case "remove", None:
            raise ParlourError("cli-which-bible-parlour-scripture-list-tells")
    raise ParlourError("cli-what-do-parlour-scripture-import-file")


def _import(path: Path, args: argparse.Namespace, translator: Translator) -> int:
    from parlour.scripture import bibles

    def progress(verses: int) -> None:
        if sys.stderr.isatty():
            print("\r" + translator("cli-verses-read", count=f"{verses:,}"), end="", file=sys.stderr, flush=True)

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
            "cli-there-verses-books-different-words",
            name=about.name,
            verses=f"{about.verses:,}",
            books=about.books,
            words=f"{about.words:,}",
        )
    )
    if not about.language:
        print(translator("cli-its-language-not-known-so-forms"))
    for book in made.left_out:
        print(translator("cli-left-out-being-none-66-books", book=book))
    return 0


def _list(translator: Translator) -> int:
    from parlour.scripture import bibles

    names = bibles.names()
    for name in names:
        about = bibles.bible(name).about
        line = translator(
            "cli-verses-books-from",
            verses=f"{about.verses:,}",
            books=about.books,
            source=about.source,
        )
        print(f"{name:<20} {about.language or '?':<4} {line}")
    if not names:
        print(translator("cli-no-bible-has-been-imported-parlour"))
    return 0
