"""Commands as text.

>>> parse("play 8g GOD tag ANGEL@h6 claim character because of 2 Peter 2:4").tag
Target(word='ANGEL', place='H6')
>>> format_command(parse("play 8F ANGELS lift F8,8g,8H face-up s>n"))
'play 8F ANGELS face-up S>N lift 8F,8G,8H'
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

import msgspec

from parlour.data.letters import unaccented
from parlour.games.crossword.text.notation import Exchange, Pass, is_place, read_alone, read_place, read_word
from parlour.games.tag_on.state import ClaimKind
from parlour.kernel.commands import Command
from parlour.kernel.errors import CommandError

_TILES = re.compile(r"[A-Z?!]{1,12}")
_SWAP = re.compile(r"([A-Z?!])>([A-Z?!])")
_TARGET = re.compile(r"([A-Z]{2,26})@([0-9]{1,2}[A-Z]|[A-Z][0-9]{1,2})")
_RELATION = re.compile(r"[^\W\d_]+(?:['’ -][^\W\d_]+)*")
LONGEST_WORD = 26
LONGEST_RELATION = 60
CLAUSES = ("face-up", "lift", "tag", "claim", "kin", "because")
CLAIMS: tuple[ClaimKind, ...] = ("book", "character", "land", "utterance")
CHALLENGES = ("tag", *CLAIMS, "kin")


class Target(msgspec.Struct, frozen=True):
    """A word on the board, by its letters and its first square: GOD@H7."""

    word: str
    place: str

    def __str__(self) -> str:
        return f"{self.word}@{self.place}"


class Kin(msgspec.Struct, frozen=True):
    """The relation of the played word to a person on the board: `kin DAVID@5C father` means David's father."""

    target: Target
    relation: str


class Play(Command, frozen=True):
    "Play a word; a lower-case letter is a blank."

    place: str
    word: str
    face_up: tuple[str, str] | None = None
    "The letter given and the letter taken (TO-20)."
    lift: tuple[str, ...] = ()
    "Squares whose letters are replaced (TO-14)."
    tag: Target | None = None
    claims: tuple[ClaimKind, ...] = ()
    kin: Kin | None = None
    because: str = ""


class Challenge(Command, frozen=True):
    "Challenge the words of the latest play, or one of its claims."

    what: str = ""


class Shield(Command, frozen=True):
    "Use a shield (TO-22), or put it back unused (TO-23)."

    use: Literal["save", "exchange", "return"]
    tiles: str = ""


COMMANDS = (
    *("play", "exchange", "pass", "challenge", "shield", "accept", "decline", "vote"),
    *("back", "pause", "resume", "resign", "leave"),
)


def parse(text: str) -> Command:
    """Parses a command; `CommandError` explains what is wrong."""
    word, _, rest = text.partition(" ")
    match word.lower():
        case "play":
            return _parse_play(rest)
        case "exchange":
            return Exchange(_tiles(rest))
        case "challenge" if rest:
            if rest.lower() not in CHALLENGES:
                raise CommandError(
                    "tag-on-command-challenge",
                    claims=", ".join(f"challenge {one}" for one in CHALLENGES),
                )
            return Challenge(rest.lower())
        case "shield":
            return _parse_shield(rest)
        case _:
            return read_alone(word, rest, _ALONE, COMMANDS)


_ALONE: dict[str, Command] = {"pass": Pass(), "challenge": Challenge()}


def _tiles(text: str) -> str:
    plain = unaccented(text).replace(" ", "")
    if not (plain.isascii() and _TILES.fullmatch(plain.upper())):
        raise CommandError("tag-on-command-exchange")
    return "".join(sorted(plain.upper()))


def _parse_shield(rest: str) -> Shield:
    use, _, tiles = rest.partition(" ")
    match use.lower():
        case "save" | "return" as known if not tiles:
            return Shield(known)
        case "exchange":
            return Shield("exchange", _tiles(tiles))
        case _:
            raise CommandError("tag-on-command-shield")


def _parse_play(rest: str) -> Play:
    parts = rest.split()
    if len(parts) < 2:
        raise CommandError("tag-on-command-play")
    place, word = read_place(parts[0]), read_word(parts[1], LONGEST_WORD)
    play = Play(place, word)
    at = 2
    while at < len(parts):
        clause = parts[at].lower()
        end = at + 1
        while end < len(parts) and (clause == "because" or parts[end].lower() not in CLAUSES):
            end += 1
        value = " ".join(parts[at + 1 : end])
        read = READERS.get(clause)
        changed = read(play, value) if read and value else None
        if changed is None:
            raise CommandError(
                "tag-on-command-clause",
                clause=" ".join(parts[at:end])[:40],
            )
        play = changed
        at = end
    return play


def _read_face_up(play: Play, text: str) -> Play | None:
    plain = unaccented(text)
    swap = _SWAP.fullmatch(plain.upper()) if plain.isascii() else None
    return msgspec.structs.replace(play, face_up=(swap[1], swap[2])) if swap and play.face_up is None else None


def _read_lift(play: Play, text: str) -> Play | None:
    squares = [square for square in text.upper().replace(",", " ").split() if square]
    if play.lift or not squares or not all(map(is_place, squares)):
        return None
    # A square has no direction: the row comes first.
    named = [square if square[0].isdigit() else f"{square[1:]}{square[0]}" for square in squares]
    return msgspec.structs.replace(play, lift=tuple(dict.fromkeys(named)))


def _target(text: str) -> Target | None:
    plain = unaccented(text)
    found = _TARGET.fullmatch(plain.upper()) if plain.isascii() else None
    return Target(found[1], found[2]) if found else None


def _read_tag(play: Play, text: str) -> Play | None:
    target = _target(text)
    return msgspec.structs.replace(play, tag=target) if target and play.tag is None else None


def _read_claim(play: Play, text: str) -> Play | None:
    kind = next((kind for kind in CLAIMS if kind == text.lower()), None)
    if kind is None:
        return None
    return msgspec.structs.replace(play, claims=tuple(dict.fromkeys((*play.claims, kind))))


def _read_kin(play: Play, text: str) -> Play | None:
    named, _, relation = text.partition(" ")
    target = _target(named)
    if target is None or play.kin or len(relation) > LONGEST_RELATION or not _RELATION.fullmatch(relation):
        return None
    return msgspec.structs.replace(play, kin=Kin(target, relation.lower()))


def _read_because(play: Play, text: str) -> Play | None:
    return msgspec.structs.replace(play, because=text)


READERS: dict[str, Callable[[Play, str], Play | None]] = {
    "face-up": _read_face_up,
    "lift": _read_lift,
    "tag": _read_tag,
    "claim": _read_claim,
    "kin": _read_kin,
    "because": _read_because,
}


def format_command(command: Command) -> str:
    """The inverse of `parse`."""
    match command:
        case Play():
            return " ".join(["play", command.place, command.word, *_clauses(command)])
        case Exchange(tiles):
            return f"exchange {tiles}"
        case Challenge(what) if what:
            return f"challenge {what}"
        case Shield(use, tiles):
            return f"shield {use} {tiles}".rstrip()
        case _:
            return _PLAIN[type(command)]


def _clauses(play: Play) -> list[str]:
    found = []
    if play.face_up is not None:
        found.append(f"face-up {play.face_up[0]}>{play.face_up[1]}")
    if play.lift:
        found.append(f"lift {','.join(play.lift)}")
    if play.tag is not None:
        found.append(f"tag {play.tag}")
    found += [f"claim {kind}" for kind in play.claims]
    if play.kin is not None:
        found.append(f"kin {play.kin.target} {play.kin.relation}")
    if play.because:
        found.append(f"because {play.because}")
    return found


_PLAIN = {type(command): name for name, command in _ALONE.items()}
