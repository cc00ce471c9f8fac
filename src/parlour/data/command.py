"""`parlour data`: builds the data file, checks it, and lists its sources."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from parlour import data
from parlour.data import archives, build, sources


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="parlour data", description="The compiled words and scripture.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    building = commands.add_parser("build", help="make the data file from packages and lists")
    building.add_argument("--to", type=Path, help="the file to write (default: where the program looks for it)")
    building.add_argument("--cache", type=Path, help="the folder of downloaded archives")
    building.add_argument("--force", action="store_true", help="build even if the file is up to date")
    building.add_argument("--quiet", action="store_true", help="say nothing unless something goes wrong")
    building.set_defaults(run=_build)

    checking = commands.add_parser("check", help="read the whole data file and compare its hashes")
    checking.set_defaults(run=_check)

    naming = commands.add_parser("sources", help="print every source with version, licence and counts")
    naming.set_defaults(run=_sources)

    arguments = parser.parse_args(argv)
    try:
        arguments.run(arguments)
    except data.DataError as error:
        print(f"parlour data: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"parlour data: {error.filename or 'a file'} cannot be written: {error.strerror}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("parlour data: interrupted, nothing was changed", file=sys.stderr)
        return 130
    return 0


def _build(arguments: argparse.Namespace) -> None:
    path = arguments.to or data.path()
    cache = arguments.cache or archives.default_cache()

    def progress(step: str) -> None:
        if not arguments.quiet:
            print(f"parlour data: {step}", file=sys.stderr, flush=True)

    if not arguments.force and build.is_current(path):
        progress(f"{path.name} is up to date")
    else:
        build.build(path, cache, progress)


def _check(_: argparse.Namespace) -> None:
    found = data.opened()
    found.check()
    print(f"{found.path.name}: sound, {len(found.sections)} sections")


def _sources(_: argparse.Namespace) -> None:
    print(sources.page(data.manifest()), end="")
