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
        translator("cli-about-scripture"),
        translator("cli-usage-scripture"),
        ("parlour scripture import synodale.csv --language fr", translator("cli-example-scripture-csv")),
        (
            "parlour scripture import usfm.zip --name family",
            translator("cli-example-scripture-usfm"),
        ),
        ("parlour scripture list", translator("cli-example-scripture-list")),
    )
    group.add_argument("what", nargs="?", metavar="import|list|remove", help=translator("cli-arg-scripture"))
    group.add_argument(
        "file",
        nargs="?",
        metavar=translator("cli-metavar-file"),
        help=translator("cli-arg-scripture-file"),
    )
    group.add_argument(
        "--name", default="", metavar=translator("cli-metavar-name"), help=translator("cli-flag-bible-name")
    )
    group.add_argument(
        "--language",
        dest="bible_language",
        default="",
        metavar="CODE",
        help=translator("cli-flag-bible-language"),
    )
    group.add_argument("--replace", action="store_true", help=translator("cli-flag-replace"))
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
            print(translator("cli-scripture-removed", name=name))
            return 0
        case "import", None:
            raise ParlourError("cli-scripture-needs-file")
        case "remove", None:
            raise ParlourError("cli-scripture-needs-name")
    raise ParlourError("cli-scripture-needs-action")


def _import(path: Path, args: argparse.Namespace, translator: Translator) -> int:
    from parlour.scripture import bibles

    def progress(verses: int) -> None:
        if sys.stderr.isatty():
            print(
                "\r" + translator("cli-scripture-progress", count=_grouped(verses, translator)),
                end="",
                file=sys.stderr,
                flush=True,
            )

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
            "cli-scripture-imported",
            name=about.name,
            verses=_grouped(about.verses, translator),
            books=about.books,
            words=_grouped(about.words, translator),
        )
    )
    if not about.language:
        print(translator("cli-scripture-no-language"))
    for book in made.left_out:
        print(translator("cli-scripture-left-out", book=book))
    return 0


def _list(translator: Translator) -> int:
    from parlour.scripture import bibles

    names = bibles.names()
    for name in names:
        about = bibles.bible(name).about
        line = translator(
            "cli-scripture-line",
            verses=_grouped(about.verses, translator),
            books=about.books,
            source=about.source,
        )
        print(f"{name:<20} {about.language or '?':<4} {line}")
    if not names:
        print(translator("cli-scripture-none"))
    return 0


def _grouped(number: int, translator: Translator) -> str:
    return f"{number:,}".replace(",", "\N{NO-BREAK SPACE}" if translator.language == "fr" else ",")
