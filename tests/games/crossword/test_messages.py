"""What players read about tiles: blanks and shields have names, not signs."""

import pytest

from parlour.games.crossword.events import Drew, DrewForFirst
from parlour.games.crossword.text.messages import EVENT_MESSAGES
from parlour.kernel.events import Event
from parlour.kernel.i18n import Reader, join


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (Drew(0, 1, "E"), "You drew E.", "Vous avez pioché E."),
        (Drew(0, 3, "!!S"), "You drew S and 2 shields.", "Vous avez pioché S et 2 boucliers."),
        (
            Drew(0, 4, "!?AA"),
            "You drew A, A, a blank and a shield.",
            "Vous avez pioché A, A, un joker et un bouclier.",
        ),
        (Drew(0, 2, "??"), "You drew 2 blanks.", "Vous avez pioché 2 jokers."),
        (
            DrewForFirst((((0, "?"), (1, "E")),), 0),
            "Drawn for the first turn: you a blank, Ben E. You go first.",
            "Tirage pour commencer : vous un joker, Ben E. Vous commencez.",
        ),
    ],
)
def test_tiles_are_named(event: Event, english: str, french: str) -> None:
    told = EVENT_MESSAGES[type(event)](event)
    assert join(told, Reader("en", 0, ("Ada", "Ben"))) == english
    assert join(told, Reader("fr", 0, ("Ada", "Ben"))) == french
