"""Printed pages of games: the verse of the best word, and the analysis of a game."""

from __future__ import annotations

from parlour import scripture
from parlour.contract import svg
from parlour.contract.best_moves import scoring_moves
from parlour.contract.printing import Block, Figure, Heading, Paragraph, Piece, Quote, Table
from parlour.contract.svg import at, box, element, group, label
from parlour.games.scrabble_bible.analysis import Analysis, Turn
from parlour.games.scrabble_bible.events import Laid
from parlour.games.scrabble_bible.state import BibleState
from parlour.kernel.game import Game
from parlour.kernel.i18n import numeral, say


def keepsake(game: Game[BibleState], language: str) -> tuple[Block, ...]:
    """A verse with the best word that stands in the Bible."""
    words = [play.move.words[0].word.upper() for play, _ in scoring_moves(game) if isinstance(play, Laid)]
    for word in words:
        if found := scripture.passages(word, limit=1):
            return (
                Heading(say("scrabble-bible-print-verse", language, word=word), 2),
                Quote(text=found[0].text, source=found[0].reference),
            )
    return ()


# Analysis

WIDE, HIGH = 170.0, 52.0


def analysis_page(found: Analysis, language: str) -> tuple[Block, ...]:
    """Points lost by each player, the winning chances, and every turn beside its best play."""
    summary = Table(
        head=tuple(say(f"scrabble-bible-print-{name}", language) for name in ("player", "score", "lost")),
        rows=tuple(
            (name, numeral(found.scores[seat]), numeral(found.lost[seat], language, places=1))
            for seat, name in enumerate(found.players)
        ),
        widths=(3, 1, 1.4),
        numbers=(1, 2),
        wide_as=110,
    )
    turns = Table(
        head=tuple(
            say(f"scrabble-bible-print-{name}", language)
            for name in ("turn", "player", "rack", "played", "score", "best", "lost")
        ),
        rows=tuple(_row(i + 1, turn, found, language) for i, turn in enumerate(found.turns)),
        widths=(0, 0, 0, 3, 0, 3, 0),
        numbers=(0, 4, 6),
    )
    return (
        summary,
        Heading(say("scrabble-bible-print-chances", language), 2),
        Paragraph(say("scrabble-bible-print-chances-note", language)),
        Figure(piece=_chances(found, language)),
        Heading(say("scrabble-bible-print-turns", language), 2),
        turns,
    )


def _row(number: int, turn: Turn, found: Analysis, language: str) -> tuple[str, ...]:
    best = turn.best[0] if turn.best else None
    is_best = best is None or turn.lost < 0.05
    return (
        str(number),
        found.players[turn.seat],
        turn.rack,
        _brief(turn.command, language),
        numeral(turn.score),
        "✓" if is_best or best is None else f"{_brief(best.command, language)} ({best.score})",
        "" if is_best else numeral(turn.lost, language, places=1),
    )


def _brief(command: str, language: str) -> str:
    """A command as players write it down: `8G DOVE`."""
    verb, _, rest = command.partition(" ")
    if verb == "exchange":
        return say("scrabble-bible-print-exchanged", language, tiles=rest)
    return say("scrabble-bible-print-passed", language) if verb == "pass" else command.removeprefix("play ")


def _chances(found: Analysis, language: str) -> Piece:
    """A line for each player, with the sign of the seat at its end."""
    rows = [found.start, *(turn.chances for turn in found.turns)]
    left, right, top, bottom = 10.0, WIDE - 8, 4.0, HIGH - 4
    step = (right - left) / max(1, len(rows) - 1)
    parts = [box(left, top, right - left, bottom - top, "none", stroke=svg.LIGHT.line, stroke_width=0.3)]
    for share in (0, 50, 100):
        y = bottom - share / 100 * (bottom - top)
        parts.append(
            label(
                say("scrabble-bible-print-percent", language, share=share),
                left - 1,
                y + 1,
                2.6,
                text_anchor="end",
                fill=svg.LIGHT.soft,
            )
        )
        parts.append(box(left, y - 0.05, right - left, 0.1, svg.LIGHT.line))
    for seat in range(len(found.players)):
        tone = svg.LIGHT.seats[seat % 8]
        points = [(left + i * step, bottom - row[seat] * (bottom - top)) for i, row in enumerate(rows)]
        path = "M" + "L".join(f"{svg.number(x)} {svg.number(y)}" for x, y in points)
        parts.append(svg.line_art(path, tone, 0.7, stroke_dasharray=None if seat == 0 else f"{3 - seat % 3} 1.2"))
        x, y = points[-1]
        sign = element("path", d=svg.SHAPES[seat % 8], fill=tone)
        parts.append(group((sign,), transform=at(x + 3, y, 0.13)))
    about = say("scrabble-bible-print-chances", language)
    drawn = svg.picture(parts, WIDE, HIGH, title=about, about=about, language=language)
    return Piece(drawn, WIDE, HIGH, about)
