"""AG-3: a player leaves. What was played stays; an open play is settled by those who remain."""

from __future__ import annotations

from parlour.games.crossword.rules.turns import is_pending, return_tiles
from parlour.games.tag_on.rules.plays import settle_shield
from parlour.games.tag_on.rules.turns import pass_on
from parlour.games.tag_on.state import TagOnState
from parlour.kernel.decision import Decision


def depart(decision: Decision[TagOnState], seat: int) -> None:
    """The tiles go to the bag at once, or after the open play is settled. With one player left, the game ends."""
    state = decision.state
    shield = state.prompt("shield")
    if shield is not None and shield.about["seat"] == seat:  # nobody is left whose turn a shield could save
        decision.close(shield)
        settle_shield(decision, shield)
    elif is_pending(state):
        return
    elif state.turn == seat or len(state.playing) < 2:
        pass_on(decision)
    else:
        return_tiles(decision, state.options.most_scoreless)
