"""`parlour data …` on the command line."""

from __future__ import annotations

from parlour.data.command import main


def build_command(argv: list[str]) -> int:
    """`parlour data build`, with its options; returns the exit status."""
    return main(["build", *argv])


def data_command(argv: list[str]) -> int:
    """`parlour data` with any of its commands: build, check, sources, report, fit."""
    if argv[:1] == ["report"]:
        from parlour.cli import report  # it reads all that is above the data

        return report.main(argv[1:])
    if argv[:1] == ["fit"]:
        from parlour.cli import fit_links

        return fit_links.main(argv[1:])
    return main(argv)
