"""Commands as text.

>>> parse("say  the lion king")
Say(word='THE LION KING')
>>> format_command(parse("pick theme=animals,food min=5"))
'pick min=5 theme=food,animals'
"""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

from parlour.games.moji.options import Challenges, Placement, Theme
from parlour.kernel.commands import Command
from parlour.kernel.errors import CommandError
from parlour.words import fold

LONGEST = 60
"""Characters of a word or title."""
MOST_WRITTEN = 60
"""Words of a sheet."""

letters_of = lru_cache(maxsize=1024)(fold)
"""The letters of a word, cached because each word is read, judged and compared."""

PLACEMENTS: tuple[Placement, ...] = get_args(Placement)
THEMES: tuple[Theme, ...] = get_args(Theme)


class Ready(Command, frozen=True):
    "Ready for the cards to be turned."


class Flip(Command, frozen=True):
    "Flip one's next card (MO-12)."


class Say(Command, frozen=True):
    "Say a word, or a whole title or name."

    word: str


class Stuck(Command, frozen=True):
    "Be stuck (MO-14)."


class Doubt(Command, frozen=True):
    "Question the verdict on the latest occurrence of a word (MO-18)."

    word: str


class Pick(Command, frozen=True):
    "Choose the challenges of the next round (MO-40)."

    challenges: Challenges


class Write(Command, frozen=True):
    "All words of one's sheet (MO-46)."

    words: tuple[str, ...]


class Pass(Command, frozen=True):
    "Pass the turn (MO-45)."


_ALONE: dict[str, Command] = {"ready": Ready(), "flip": Flip(), "stuck": Stuck(), "pass": Pass()}
_NAMES = {type(command): name for name, command in _ALONE.items()}


def parse(text: str) -> Command:
    head, _, rest = text.strip().partition(" ")
    head = head.lower()
    if head in _ALONE and not rest.strip():
        return _ALONE[head]
    match head:
        case "say":
            return Say(_word(rest))
        case "question":
            return Doubt(_word(rest))
        case "write":
            found = [_word(part) for part in rest.split(";") if part.strip()]
            if len(found) > MOST_WRITTEN:
                raise CommandError("moji-command-too-many-words", most=MOST_WRITTEN)
            return Write(tuple(dict.fromkeys(found)))
        case "pick":
            return Pick(_challenges(rest))
        case _:
            raise CommandError(
                "moji-command-unknown",
                text=text[:40],
            )


def _word(text: str) -> str:
    word = " ".join(text.upper().split())
    if not letters_of(word) or len(word) > LONGEST or ";" in word:
        raise CommandError("moji-command-word-form", longest=LONGEST)
    return word


def _challenges(text: str) -> Challenges:
    given: dict[str, str] = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals or name in given:
            raise CommandError("moji-command-pick-usage")
        given[name.lower()] = value.lower()
    least = given.pop("min", "")
    placement = given.pop("placement", "anywhere")
    themes = {theme for theme in given.pop("theme", "").split(",") if theme}
    if given:
        raise CommandError("moji-command-unknown-challenge", name=next(iter(given)))
    if least not in ("", "3", "4", "5"):
        raise CommandError("moji-command-min", min=least)
    if placement not in PLACEMENTS:
        raise CommandError("moji-command-unknown-placement", name=placement, names=", ".join(PLACEMENTS))
    for theme in themes - set(THEMES):
        raise CommandError("moji-command-unknown-theme", name=theme, names=", ".join(THEMES))
    chosen: tuple[Theme, ...] = tuple(theme for theme in THEMES if theme in themes)
    return Challenges(int(least or 0), placement, chosen)


def format_command(command: Command) -> str:
    match command:
        case Say(word):
            return f"say {word}"
        case Doubt(word):
            return f"question {word}"
        case Write(words):
            return f"write {'; '.join(words)}".strip()
        case Pick(challenges):
            return f"pick {write_challenges(challenges)}".strip()
        case _:
            return _NAMES[type(command)]


def write_challenges(challenges: Challenges) -> str:
    """Formats challenges as in `pick`.

    >>> write_challenges(Challenges(4, "between"))
    'min=4 placement=between'
    """
    parts = [f"min={challenges.min}"] if challenges.min else []
    if challenges.placement != "anywhere":
        parts.append(f"placement={challenges.placement}")
    if challenges.theme:
        parts.append(f"theme={','.join(challenges.theme)}")
    return " ".join(parts)
