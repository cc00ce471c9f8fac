"""The language of the terminal: its own sentences, and the events of a game as sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from parlour.kernel.errors import ParlourError
from parlour.kernel.i18n import LANGUAGES, Reader, join

if TYPE_CHECKING:  # keeps help fast
    from parlour.kernel.events import Event
    from parlour.kernel.game import Game
    from parlour.kernel.state import State


def language_of(environ: Mapping[str, str]) -> str:
    """The language of the environment, if there is a translation.

    >>> language_of({"LANG": "fr_CH.UTF-8"}), language_of({"LANG": "de_DE"}), language_of({})
    ('fr', 'en', 'en')
    >>> language_of({"LANG": "fr_FR", "LC_ALL": "C"})
    'en'
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environ.get(name):
            language = value.split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def read_language(text: str) -> str:
    """The language of an argument; raises `ParlourError`."""
    if text not in LANGUAGES:
        raise ParlourError("cli-unknown-language", text=text[:40], names=", ".join(LANGUAGES))
    return text


class EventSentence(NamedTuple):
    """An event as a sentence, and its line in the log."""

    line: int
    sentence: str


def names_of(game: Game[State]) -> tuple[str, ...]:
    return tuple(one.name for one in game.state.seats)


def event_sentences(
    game: Game[State], viewer: int | None, language: str, since: int = 0, but: tuple[type[Event], ...] = ()
) -> list[EventSentence]:
    """The events after line `since` as that seat saw them, without events of the types `but`."""
    sentences = []
    reader = Reader(language, viewer, names_of(game))
    for seen in game.stream(viewer, since):
        sentence = "" if isinstance(seen.event, but) else game.text(seen.event, viewer, language)
        if sentence:
            sentences.append(EventSentence(seen.n, sentence))
        if remark := game.remark(seen.n):
            sentences.append(EventSentence(seen.n, join((remark,), reader)))
    return sentences
