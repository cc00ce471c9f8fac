"""The lesson of TAG 'EM, on small maps. Its seeds were chosen for the dice that the texts speak of."""

from __future__ import annotations

from parlour.contract.lessons import LEARNER, Step, events_of
from parlour.games.tag_em.events import Ended, Fell, Moved, TurnEnded
from parlour.games.tag_em.state import TagEmState
from parlour.kernel.game import Game
from parlour.kernel.state import State

_RIVER = (".........", "..#..w...", "..#..w.g.", "..#..w...", ".........")
_FIELD = (".........", "....c....", ".........", ".g.......", ".........")
_PLAIN = (".........", ".........", ".........", ".........", ".........")
_FAR_BANK = "ghi"
"""Columns on the other side of the river."""


def _position(rows: tuple[str, ...], *lines: str) -> str:
    head = ("name: Lesson", "", *rows, "", "start 1 b3", "start 2 h3", "flag e3")
    return "\n".join((*head, *lines, ""))


def _moves(game: Game[State]) -> list[Moved]:
    return [moved for moved in events_of(game, Moved) if moved.seat == LEARNER]


def _moved(game: Game[State]) -> bool:
    return bool(_moves(game))


def _crossed(game: Game[State]) -> bool:
    return any(moved.path[-1][0] in _FAR_BANK for moved in _moves(game))


def _defeated(game: Game[State]) -> bool:
    return any(fell.seat != LEARNER for fell in events_of(game, Fell))


def _ended_turn(game: Game[State]) -> bool:
    return any(ended.seat == LEARNER for ended in events_of(game, TurnEnded))


def _won(game: Game[State]) -> bool:
    return any(LEARNER in ended.winners for ended in events_of(game, Ended))


def _out_of_points(game: Game[State]) -> bool:
    state = game.state
    assert isinstance(state, TagEmState)
    return state.turn == LEARNER and not state.pom


def steps(language: str) -> tuple[Step, ...]:
    flag = {"game_type": "capture-the-flag", "pom": 6}
    return (
        Step(
            key="move",
            position=_position(_RIVER, "pawn 1 d3", "pawn 2 i5", "pom 6"),
            show=("move d3 e3 e2",),
            is_done=_moved,
        ),
        Step(
            key="terrain",
            position=_position(_RIVER, "pawn 1 e3", "pawn 2 i5", "pom 3"),
            show=("move e3 f3 g3",),
            is_done=_crossed,
            is_missed=_out_of_points,
        ),
        Step(
            key="attack",
            position=_position(_FIELD, "pawn 1 d3", "pawn 2 e3", "pawn 2 i5", "pom 4"),
            show=("attack d3 e3",),
            is_done=_defeated,
            is_missed=_out_of_points,
        ),
        Step(
            key="friends",
            position=_position(_FIELD, "pawn 1 d2", "pawn 1 g2", "pawn 2 e2", "pawn 2 i5", "pom 5"),
            show=("move g2 f2", "attack d2 e2"),
            seed=2,
            is_done=_defeated,
            is_missed=_out_of_points,
        ),
        Step(
            key="turn",
            position=_position(_PLAIN, "pawn 1 c3", "pawn 2 h3", "flag c3 carried", "pom 0"),
            options=flag,
            show=("end",),
            seed=13,
            replies=((1, "move h3 g3 f3 e3 d3"), (1, "attack d3 c3"), (1, "end")),
            is_done=_ended_turn,
        ),
        Step(
            key="goal",
            position=_position(_PLAIN, "pawn 1 d3", "pawn 2 h3", "flag d3 carried", "pom 5"),
            options=flag,
            show=("move d3 c3 b3",),
            is_done=_won,
            is_missed=_out_of_points,
        ),
    )
