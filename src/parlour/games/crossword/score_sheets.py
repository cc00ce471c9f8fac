"""Score sheets of tile games: a row for each turn, a pair of columns for each player."""

from __future__ import annotations

from parlour.contract.printing import Bullets, Heading, Pages, Paragraph, Table
from parlour.kernel.i18n import say

ROWS = 20


def score_sheet(title: str, players: int, word: str, reminders: tuple[str, ...], language: str) -> Pages:
    """`word` heads the column in which players write what they played."""
    points = say("crossword-print-points", language)
    names = ("", *(cell for _ in range(players) for cell in ("", "")))
    rows = tuple((str(turn + 1), *("" for _ in range(2 * players))) for turn in range(ROWS))
    totals = (say("crossword-print-sum", language), *("" for _ in range(2 * players)))
    return Pages(
        blocks=(
            Heading(title),
            Paragraph(say("crossword-print-names", language)),
            Table(
                head=("", *(cell for _ in range(players) for cell in (word, points))),
                rows=(names, *rows, totals),
                widths=(0, *(cell for _ in range(players) for cell in (3.0, 1.6))),
                row_height=8.3,
            ),
            Bullets(reminders),
        )
    )
