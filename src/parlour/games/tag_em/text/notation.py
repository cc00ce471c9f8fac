"""Commands as text.

>>> parse("move C4 c5 2:c5")
Move(path=('c4', 'c5', '2:c5'))
>>> format_command(parse("build c5 cover"))
'build c5 cover'
"""

from __future__ import annotations

from typing import Literal, get_args

from parlour.games.tag_em.maps import grid
from parlour.kernel.commands import Command
from parlour.kernel.errors import CommandError

Buildable = Literal["cover", "garrison"]
Rubble = Literal["path", "wade", "block"]


class Move(Command, frozen=True):
    "A path, one step at a time; a single square asks what that pawn could reach."

    path: tuple[str, ...]


class Attack(Command, frozen=True):
    square: str
    target: str


class Shoot(Command, frozen=True):
    square: str
    target: str


class Build(Command, frozen=True):
    square: str
    tile: Buildable


class Destroy(Command, frozen=True):
    square: str
    tile: Rubble


class Respawn(Command, frozen=True):
    "The square on which a lost pawn respawns, if its owner chooses."

    square: str


class Start(Command, frozen=True):
    "The starting point that a player chooses (TE-6)."

    square: str


class SetFlag(Command, frozen=True):
    "The square that a player proposes for the flag (TE-6)."

    square: str


class End(Command, frozen=True):
    "End the turn; Points of Movement left are forfeited."


COMMANDS = "move, attack, shoot, build, destroy, respawn, start, flag, end"


def parse(text: str) -> Command:
    word, *rest = text.lower().split()
    match word, rest:
        case "end", []:
            return End()
        case "move", [_, *_]:
            return Move(tuple(map(_square, rest)))
        case "move", _:
            raise CommandError("tag-em-move-form")
        case (("attack" | "shoot"), [square, target]):
            kind = Attack if word == "attack" else Shoot
            return kind(_square(square), _square(target))
        case (("attack" | "shoot"), _):
            raise CommandError("tag-em-attack-form", word=word)
        case "build", [square, tile] if tile in get_args(Buildable):
            return Build(_square(square), tile)  # type: ignore[arg-type]  # it is one of them
        case "build", _:
            raise CommandError("tag-em-build-form")
        case "destroy", [square, tile] if tile in get_args(Rubble):
            return Destroy(_square(square), tile)  # type: ignore[arg-type]  # it is one of them
        case "destroy", _:
            raise CommandError("tag-em-destroy-form")
        case "respawn", [square]:
            return Respawn(_square(square))
        case "respawn", _:
            raise CommandError("tag-em-respawn-form")
        case "start", [square]:
            return Start(_square(square))
        case "flag", [square]:
            return SetFlag(_square(square))
        case (("start" | "flag"), _):
            raise CommandError("tag-em-start-form", word=word)
        case "end", _:
            raise CommandError("tag-em-end-form")
        case _:
            raise CommandError("kernel-unknown-command", word=word[:40], commands=COMMANDS)


def _square(text: str) -> str:
    square = grid.tidy(text)
    if square is None:
        raise CommandError("tag-em-not-a-square", text=text[:40])
    return square


def format_command(command: Command) -> str:
    """The inverse of `parse`."""
    match command:
        case Move(path):
            return f"move {' '.join(path)}"
        case Attack(square, target):
            return f"attack {square} {target}"
        case Shoot(square, target):
            return f"shoot {square} {target}"
        case Build(square, tile):
            return f"build {square} {tile}"
        case Destroy(square, tile):
            return f"destroy {square} {tile}"
        case Respawn(square):
            return f"respawn {square}"
        case Start(square):
            return f"start {square}"
        case SetFlag(square):
            return f"flag {square}"
        case End():
            return "end"
        case _:
            raise TypeError(f"{command!r} is no command of this game")
