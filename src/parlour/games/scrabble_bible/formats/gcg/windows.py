"""Prompts after a play: challenges, and requests for its story. Records rarely contain them."""

from __future__ import annotations

from parlour.contract.formats import FormatError
from parlour.games.crossword.events import Challenged, Ruling
from parlour.games.scrabble_bible.formats.gcg.lines import Entry
from parlour.games.scrabble_bible.formats.gcg.unrecorded import apply_events
from parlour.games.scrabble_bible.rules import plays
from parlour.games.scrabble_bible.state import BibleState
from parlour.kernel.decision import Decision
from parlour.kernel.game import Game
from parlour.kernel.prompts import Prompt


class Windows:
    """The prompts that are open after a play, closed as the record proceeds."""

    def __init__(self, game: Game[BibleState]) -> None:
        self.game = game
        self.latest: Entry | None = None
        "The latest play."

    def close(self, kinds: tuple[str, ...] = ("challenge", "story")) -> None:
        """Closes the prompts about the latest play."""
        while (window := next((q for q in self.game.state.prompts if q.kind in kinds), None)) is not None:
            latest = self.latest
            if window.kind == "challenge" and latest is not None and "challenged" in latest.own:
                self._challenge_in_vain(window, _seat(latest, "challenged", len(self.game.state.seats)))
            else:
                for seat in window.waiting_for:
                    self.game.do(seat, "accept")

    def close_but(self, still_open: str) -> None:
        if still_open != "challenge":
            self.close(("challenge",) if still_open == "story" else ("challenge", "story"))

    def _challenge_in_vain(self, window: Prompt, by: int) -> None:
        move = self.game.state.move
        assert move is not None
        rulings = tuple(Ruling(formed.word.upper(), "the record") for formed in move.words)

        def challenge(decision: Decision[BibleState]) -> None:
            decision.close(window)
            decision.add(Challenged(by, rulings))
            plays.stands(decision)

        apply_events(self.game, challenge)

    def accepts(self) -> bool:
        """Whether a pass means not challenging the last play: some programs write that."""
        state = self.game.state
        return state.ended == "out" or (bool(state.prompts) and not state.bag and not state.racks[state.turn])


def _seat(entry: Entry, key: str, seats: int) -> int:
    text = entry.own[key]
    if text not in map(str, range(seats)):
        raise FormatError(entry.line, "scrabble-bible-gcg-no-seat", key=key, text=text[:40])
    return int(text)
