"""AG-3: a player leaves. What was played stays; an open play is settled by those who remain."""

from __future__ import annotations

from parlour.games.crossword.rules.turns import is_pending, return_tiles
from parlour.games.scrabble_bible.rules.good_samaritan import ask_take
from parlour.games.scrabble_bible.rules.turns import finish_turn, pass_on
from parlour.games.scrabble_bible.state import BibleState
from parlour.kernel.decision import Decision
from parlour.kernel.prompts import Prompt

HELP = ("help", "take", "trade")
OWN_STORY = ("story", "tell", "own-word")
"""Prompts about a story that only the player of the word can tell."""


def depart(decision: Decision[BibleState], seat: int) -> None:
    """The tiles go to the bag at once, or after the open play is settled. With one player left, the game ends."""
    pending = is_pending(decision.state)
    for prompt in decision.state.prompts:
        if _needs(prompt, seat, len(decision.state.playing)):
            decision.close(prompt)
    state = decision.state
    if pending:
        if not is_pending(state):
            finish_turn(decision)
    elif state.turn == seat or len(state.playing) < 2:
        pass_on(decision)
    else:
        return_tiles(decision, state.options.most_scoreless)
        asked = state.prompt("take")
        if asked is not None and f"take {seat}" in asked.answers:  # the other offers are presented again
            decision.close(asked)
            ask_take(decision)


def _needs(prompt: Prompt, seat: int, playing: int) -> bool:
    """Whether the prompt has no purpose without that player: help, or a story with nobody to tell it or to hear it."""
    if prompt.kind in HELP:
        return seat in (prompt.about.get("seat"), prompt.about.get("helper"))
    return prompt.kind in OWN_STORY and (prompt.about.get("seat") == seat or playing < 2)
