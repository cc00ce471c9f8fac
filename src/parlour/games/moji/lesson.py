"""The lesson of moji, with words of the reader's language."""

from __future__ import annotations

from typing import NamedTuple

from parlour.contract.lessons import LEARNER, Step, events_of
from parlour.games.moji.events import Collected, Flipped, Judged, Wrong
from parlour.games.moji.rules.disputes import MATTERS_OF_OPINION
from parlour.kernel.game import Game
from parlour.kernel.state import State


class _Words(NamedTuple):
    """The words that are shown."""

    good: str
    plural: str
    disputed: str
    "One that the list refuses, although people say it."
    long: str
    "One of five letters or more."
    red: str


_WORDS = {
    "en": _Words(good="CAT", plural="CATS", disputed="CHATBOT", long="CARPET", red="TABLE"),
    "fr": _Words(good="CHAT", plural="CHATS", disputed="CHATBOT", long="CARTON", red="TABLE"),
}
_CARDS = "faceup C red / T blue; stacks AEIOR/NRSLE"


def _collected(game: Game[State]) -> bool:
    return any(event.seat == LEARNER for event in events_of(game, Collected))


def _flipped(game: Game[State]) -> bool:
    return any(event.seat == LEARNER and not event.by_itself for event in events_of(game, Flipped))


def _refused(game: Game[State]) -> bool:
    """The word was refused for what it is, not for a missing letter."""
    return any(event.seat == LEARNER and event.fault in MATTERS_OF_OPINION for event in events_of(game, Wrong))


def _judged(game: Game[State]) -> bool:
    return any(event.seat == LEARNER for event in events_of(game, Judged))


def steps(language: str) -> tuple[Step, ...]:
    spoken = "fr" if language == "fr" else "en"
    words = _WORDS[spoken]
    options = {"language": spoken}
    return (
        Step(
            key="word",
            position=_CARDS,
            options=options,
            show=(f"say {words.good}",),
            is_done=_collected,
        ),
        Step(
            key="flip",
            position="faceup - / N blue; stacks RE/SLA; piles Cr/Tb; flip 0",
            options=options,
            show=("flip",),
            is_done=_flipped,
        ),
        Step(
            key="counts",
            position=_CARDS,
            options=options,
            show=(f"say {words.plural}",),
            is_done=_refused,
        ),
        Step(
            key="dispute",
            position=_CARDS,
            options=options,
            before=((LEARNER, f"say {words.disputed}"),),
            show=(f"question {words.disputed}",),
            replies=((1, "vote yes"),),
            is_done=_judged,
        ),
        Step(
            key="challenge",
            position=_CARDS,
            options={**options, "min": 5},
            show=(f"say {words.long}",),
            is_done=_collected,
        ),
        Step(
            key="variation",
            position="faceup A red / T red / C blue; stacks EIO/NRS/LDU",
            players=3,
            options={**options, "monochrome": True},
            show=(f"say {words.red}",),
            is_done=_collected,
        ),
    )
