"""The lesson of TAG ON, with the tiles and the words of the reader's edition."""

from __future__ import annotations

from typing import NamedTuple

from parlour.contract.lessons import LEARNER, Step, events_of
from parlour.games.tag_on.events import Played
from parlour.games.tag_on.state import TagOnMove
from parlour.kernel.game import Game
from parlour.kernel.state import State


class _Words(NamedTuple):
    """The positions and plays of an edition."""

    first: str
    "The rack of the first step, and what it shows."
    lay: str
    middle: str
    "The row of the first word, the ninth."
    down: str
    "The rack of the second step, and what it shows."
    lay_down: str
    angel: str
    tag: str
    crossed: str
    "The board of the last step, from the sixth row on."
    book: str
    claim: str


_WORDS = {
    "en": _Words(
        first="GODANELRT",
        lay="play 9G GOD",
        middle="6GOD8",
        down="AVIDRTSEL",
        lay_down="play I9 DAVID",
        angel="ANELRTUHS",
        tag="play G7 ANGEL tag GOD@9G",
        crossed="17/6A10/6N10/6GOD8/6E10/6L10",
        book="OJESRDTAI",
        claim="play 11D JOEL claim book",
    ),
    "fr": _Words(
        first="DIEUANGLO",
        lay="play 9F DIEU",
        middle="5DIEU8",
        down="AVIDRTSEL",
        lay_down="play F9 DAVID",
        angel="ANGLOJESR",
        tag="play H6 ANGE tag DIEU@9F",
        crossed="7A9/7N9/7G9/5LIEU8/17/17",
        book="OJESRDTAI",
        claim="play F6 JOEL claim book",
    ),
}
_OTHER = "ERSTNIOLA"
"""The rack of the other player."""
_FACE_UP = "faceup EASTIRNOU"
"""The letters beside the board (TO-2)."""
_ABOVE, _BELOW = "/".join(["17"] * 5), "/".join(["17"] * 6)


def _moves(game: Game[State]) -> list[TagOnMove]:
    """What the learner played."""
    return [played.move for played in events_of(game, Played) if played.seat == LEARNER]


def _played(game: Game[State]) -> bool:
    return bool(_moves(game))


def _played_down(game: Game[State]) -> bool:
    return any(not move.across for move in _moves(game))


def _tagged(game: Game[State]) -> bool:
    return any(move.tag for move in _moves(game))


def _claimed(game: Game[State]) -> bool:
    return any(move.claim("book") for move in _moves(game))


def steps(language: str) -> tuple[Step, ...]:
    edition = "fr" if language == "fr" else "en"
    words = _WORDS[edition]
    options = {"edition": edition, "words": "checked", "challenge_time": None}
    beginning = f"{_ABOVE}/17/17/17/17/17/17/{_BELOW}"
    begun = f"{_ABOVE}/17/17/17/{words.middle}/17/17/{_BELOW}"
    crossed = f"{_ABOVE}/{words.crossed}/{_BELOW}"
    return (
        Step(
            key="lay",
            position=f"{beginning} {words.first}/{_OTHER} 0/0 0 {_FACE_UP}",
            options=options,
            show=(words.lay,),
            is_done=_played,
        ),
        Step(
            key="down",
            position=f"{begun} {words.down}/{_OTHER} 40/0 0 {_FACE_UP}",
            options=options,
            show=(words.lay_down,),
            is_done=_played_down,
        ),
        Step(
            key="tag",
            position=f"{begun} {words.angel}/{_OTHER} 40/0 0 {_FACE_UP}",
            options=options,
            show=(words.tag,),
            replies=((1, "accept"),),
            is_done=_tagged,
        ),
        Step(
            key="colour",
            position=f"{crossed} {words.book}/{_OTHER} 69/20 0 {_FACE_UP}",
            options=options,
            show=(words.claim,),
            replies=((1, "accept"),),
            is_done=_claimed,
        ),
    )
