"""Sentences for what happens and is asked at every table; a game tells its own (`Rules.tell`, `Rules.pose`)."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.kernel.events import Denied, Departed, Event, Handed, Paused, Resumed, WentBack
from parlour.kernel.i18n import say
from parlour.kernel.prompts import About


def tell_common(event: Event, names: tuple[str, ...], language: str = "en") -> str | None:
    """An event of all games in a sentence; None if it is not worth one, or a game's own.

    >>> tell_common(Departed(0, "resigned"), ("Ada", "Ben"))
    'Ada resigns.'
    """
    match event:
        case Departed(seat, "left"):
            return say("{name} leaves the table.", language, name=names[seat])
        case Departed(seat):
            return say("{name} resigns.", language, name=names[seat])
        case Handed(seat, bot) if bot:
            return say("A bot plays for {name}.", language, name=names[seat])
        case Handed(seat):
            return say("{name} is back.", language, name=names[seat])
        case Paused("agreed"):
            return say("The game is paused.", language)
        case Paused():
            return say("The table was closed; the clocks stand.", language)
        case Resumed():
            return say("The game goes on.", language)
        case WentBack(_, seat):
            return say("{name} takes the last move back.", language, name=names[seat])
        case Denied(_, seat):
            return say("{name}'s last move stands.", language, name=names[seat])
        case _:
            return None


def pose_common(kind: str, about: Mapping[str, About], names: tuple[str, ...], language: str = "en") -> str | None:
    """A question of all games in a sentence; None if it is a game's own.

    >>> pose_common("pause", {"seat": 1}, ("Ada", "Ben"))
    'Ben asks for a pause. Agreed?'
    """
    seat = about.get("seat")
    name = names[seat] if isinstance(seat, int) else ""
    match kind:
        case "back":
            return say("{name} asks to take the last move back. Agreed?", language, name=name)
        case "pause":
            return say("{name} asks for a pause. Agreed?", language, name=name)
        case "absent":
            return say("{name} is away. Wait, let a bot play, or go on without {name}?", language, name=name)
        case _:
            return None


def pose_wait(names: tuple[str, ...], language: str = "en") -> str:
    """What those see who are not asked.

    >>> pose_wait(("Ada", "Ben")), pose_wait(())
    ('The table waits for Ada, Ben.', 'The table waits.')
    """
    if not names:
        return say("The table waits.", language)
    return say("The table waits for {names}.", language, names=", ".join(names))
