"""A finished game as a page to keep: the board, the scores, the best move, and what its game adds, such as a verse."""

from __future__ import annotations

import re
from collections.abc import Iterator

from parlour.contract import additions_of
from parlour.contract.best_moves import scoring_moves
from parlour.contract.printing import Block, Document, Figure, Heading, Order, Pages, Paragraph, Piece, Span, Table
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.i18n import Reader, join, numeral, say
from parlour.kernel.state import State

BOARD = 118.0
"""Width of the board in millimetres; a high one is narrower."""
HIGHEST = 132.0
_SIZE = re.compile(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')


def keepsake(game: Game[State], order: Order) -> Document:
    """`ParlourError` if the game is not over."""
    if not game.over:
        raise ParlourError("printing-not-over")
    language = order.language
    title = game.rules.title[language]
    own = additions_of(game.rules.key).keepsake()
    blocks: tuple[Block, ...] = (
        Heading(title),
        Paragraph((Span(_result(game, language), "strong"),)),
        *_board(game, language),
        _scores(game, language),
        *_best_move(game, language),
        *(own(game, language) if own is not None else ()),
    )
    return Document(title=say("printing-keepsake-of", language, game=title), parts=(Pages(blocks=blocks),))


def _result(game: Game[State], language: str) -> str:
    names = [game.state.seats[seat].name for seat in game.winners]
    if not names:
        return say("printing-nobody-won", language)
    return say("printing-won", language, count=len(names), names=", ".join(names))


def _board(game: Game[State], language: str) -> Iterator[Block]:
    try:
        drawn = game.svg(None, language=language)
    except ParlourError:
        return  # a game without pictures
    size = _SIZE.search(drawn)
    if size is not None:
        wide, high = float(size[1]), float(size[2])
        width = min(BOARD, HIGHEST * wide / high)
        yield Figure(piece=Piece(drawn, width, width * high / wide, say("printing-final-board", language)))


def _scores(game: Game[State], language: str) -> Table:
    ranked = sorted(range(len(game.state.seats)), key=lambda seat: -game.scores[seat])
    return Table(
        head=(say("printing-player", language), say("printing-score", language)),
        rows=tuple((game.state.seats[seat].name, numeral(game.scores[seat])) for seat in ranked),
        widths=(3, 1),
        numbers=(1,),
        wide_as=90,
    )


def _best_move(game: Game[State], language: str) -> Iterator[Block]:
    """The move that gained most."""
    reader = Reader(language, None, tuple(seat.name for seat in game.state.seats))
    for move, _ in scoring_moves(game)[:1]:
        if told := join(game.messages(move), reader):
            yield Heading(say("printing-best-move", language), 2)
            yield Paragraph(told)
