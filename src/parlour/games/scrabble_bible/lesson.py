"""The lesson of SCRABBLE Bible Edition. Its words are English in both languages, as those of the game."""

from __future__ import annotations

from parlour.contract.lessons import LEARNER, Step, events_of
from parlour.games.crossword.events import Challenged, Exchanged, Passed
from parlour.games.scrabble_bible.events import Laid
from parlour.games.scrabble_bible.state import BibleState, Move
from parlour.kernel.game import Game
from parlour.kernel.state import State


def _moves(game: Game[State]) -> list[Move]:
    """What the learner laid."""
    return [laid.move for laid in events_of(game, Laid) if laid.seat == LEARNER]


def _laid(game: Game[State]) -> bool:
    return bool(_moves(game))


def _laid_on_premium(game: Game[State]) -> bool:
    """SB-20: premiums count under the tiles that were laid."""
    start = game.start
    assert isinstance(start, BibleState)
    premiums = start.tile_set.premiums
    return any(premiums[square] != "." for move in _moves(game) for square, _ in move.laid)


def _earned_bonus(game: Game[State]) -> bool:
    return any(word.bonus for move in _moves(game) for word in move.words)


def _gave_up_turn(game: Game[State]) -> bool:
    seats = [*(event.seat for event in events_of(game, Exchanged)), *(event.seat for event in events_of(game, Passed))]
    return LEARNER in seats


def _cannot_challenge(game: Game[State]) -> bool:
    return game.state.prompt("challenge") is None


def _challenged(game: Game[State]) -> bool:
    return any(event.by == LEARNER for event in events_of(game, Challenged))


_CHECKED = {"words": "checked"}


def steps(language: str) -> tuple[Step, ...]:
    return (
        Step(
            key="lay",
            position="15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AFTHILO/ENRSDTA 0/0 0",
            options=_CHECKED,
            show=("play 8D FAITH",),
            is_done=_laid,
        ),
        Step(
            key="premium",
            position="15/15/15/15/15/15/15/3FAITH7/15/15/15/15/15/15/15 IELDROS/ENRSATU 48/0 0",
            options=_CHECKED,
            show=("play D8 FIELD",),
            is_done=_laid_on_premium,
        ),
        Step(
            key="bonus",
            position="15/15/15/15/15/15/15/3FAITH7/15/15/15/15/15/15/15 GRCESNT/ENRSDTA 48/0 0",
            options=_CHECKED,
            show=("play E6 GRACE",),
            is_done=_earned_bonus,
        ),
        Step(
            key="exchange",
            position="15/15/15/15/15/15/15/3FAITH7/7O7/7L7/7Y7/15/15/15/15 VVUUIIO/ENRSDTA 63/20 0",
            options=_CHECKED,
            show=("exchange VVUUI",),
            is_done=_gave_up_turn,
        ),
        Step(
            key="challenge",
            position="15/15/15/15/15/15/15/3FAITH7/7O7/7L7/7Y7/15/15/15/15 SNTAEDO/OAVEXKN 63/20 0 turn 1;",
            options={"words": "challenge", "challenge_time": None},
            before=((1, "play 10H LOAVE"),),
            show=("challenge",),
            is_done=_challenged,
            is_missed=_cannot_challenge,
        ),
    )
