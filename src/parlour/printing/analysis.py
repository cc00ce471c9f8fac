"""The analysis of a game as a page: what the game makes of it."""

from __future__ import annotations

from parlour.contract import additions_of
from parlour.contract.printing import Document, Heading, Order, Pages
from parlour.kernel import hints
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.i18n import say
from parlour.kernel.state import State


def analysed(game: Game[State], order: Order) -> Document:
    """`ParlourError` if the game has no analysis."""
    blocks = additions_of(game.rules.key).analysis_page()
    if blocks is None:
        raise ParlourError("kernel-no-analysis", game=game.rules.title)
    found = hints.analyse(game, lambda done, of: None)
    title = say("printing-analysis-of", order.language, game=game.rules.title[order.language])
    return Document(title=title, parts=(Pages(blocks=(Heading(title), *blocks(found, order.language))),))
