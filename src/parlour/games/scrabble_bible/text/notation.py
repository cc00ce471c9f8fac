"""Commands as text.

>>> parse("play 8g LIGHT bonus LIGHT")
Play(place='8G', word='LIGHT', bonus=('LIGHT',), babel='')
>>> format_command(parse("play h8 DiEU babel fr"))
'play H8 DiEU babel fr'
"""

from __future__ import annotations

import re

from parlour.data.letters import unaccented
from parlour.games.crossword.text.notation import Exchange, Pass, read_alone, read_place, read_word
from parlour.kernel.commands import Command
from parlour.kernel.errors import CommandError

LONGEST_WORD = 21
_WORD = re.compile(rf"[A-Za-z]{{1,{LONGEST_WORD}}}")
_TILES = re.compile(r"[A-Z?]{1,12}")
_TRADE = re.compile(r"([A-Z?])>([A-Z?])")


class Play(Command, frozen=True):
    "Play a word; a lower-case letter is a blank."

    place: str
    word: str
    bonus: tuple[str, ...] = ()
    "Words for which a bonus is claimed (SB-24)."
    babel: str = ""
    "The language of the word (SB-34)."


class Challenge(Command, frozen=True):
    "Challenge the words of the latest play, or one of its bonuses."

    bonus: str = ""


class Ask(Command, frozen=True):
    "Ask for the story of a bonus word (SB-32)."

    word: str


class Tell(Command, frozen=True):
    "Tell the story."

    text: str


class Help(Command, frozen=True):
    "Ask for help (SB-33)."


class Offer(Command, frozen=True):
    "Offer help."


class Take(Command, frozen=True):
    "Take that seat's offer."

    seat: int


class Trade(Command, frozen=True):
    "Give one tile, get one of the helper's."

    give: str
    get: str


COMMANDS = (
    *("play", "exchange", "pass", "challenge", "accept", "decline", "vote", "ask", "answer"),
    *("help", "offer", "take", "trade", "back", "pause", "resume", "resign", "leave"),
)
EXAMPLES = (
    "play 8G LIGHT",
    "play H8 LiGHT bonus LIGHT babel fr",
    "exchange AEI?",
    "pass",
    "challenge",
    "challenge bonus LIGHT",
    "ask LIGHT",
    "answer …",
    "help",
    "offer",
    "take 2",
    "trade A>Q",
)


def parse(text: str) -> Command:
    """Parses a command; `CommandError` explains what is wrong."""
    word, _, rest = text.partition(" ")
    match word.lower():
        case "play":
            return _parse_play(rest)
        case "exchange":
            plain = unaccented(rest).replace(" ", "")
            if not (plain.isascii() and _TILES.fullmatch(plain.upper())):
                raise CommandError("scrabble-bible-usage-exchange")
            return Exchange("".join(sorted(plain.upper())))
        case "challenge" if rest:
            what, _, bonus = unaccented(rest).partition(" ")
            if what != "bonus" or not _WORD.fullmatch(bonus):
                raise CommandError("scrabble-bible-usage-challenge")
            return Challenge(bonus.upper())
        case "ask":
            asked = unaccented(rest)
            if not _WORD.fullmatch(asked):
                raise CommandError("scrabble-bible-usage-ask")
            return Ask(asked.upper())
        case "answer":
            if not rest:
                raise CommandError("scrabble-bible-usage-answer")
            return Tell(rest)
        case "take":
            if not (rest.isascii() and rest.isdigit() and len(rest) < 3):
                raise CommandError("scrabble-bible-usage-take")
            return Take(int(rest))
        case "trade":
            plain = unaccented(rest).replace(" ", "")
            trade = _TRADE.fullmatch(plain.upper()) if plain.isascii() else None
            if trade is None:
                raise CommandError("scrabble-bible-usage-trade")
            return Trade(trade[1], trade[2])
        case _:
            return read_alone(word, rest, _ALONE, COMMANDS)


_ALONE: dict[str, Command] = {"pass": Pass(), "challenge": Challenge(), "help": Help(), "offer": Offer()}


def _parse_play(rest: str) -> Play:
    parts = rest.split()
    if len(parts) < 2:
        raise CommandError("scrabble-bible-usage-play")
    place, word = read_place(parts[0]), read_word(parts[1], LONGEST_WORD)
    bonus: list[str] = []
    babel = ""
    clauses = iter(parts[2:])
    for clause in clauses:
        value = unaccented(next(clauses, ""))
        if clause == "bonus" and _WORD.fullmatch(value):
            bonus.append(value.upper())
        elif clause == "babel" and value.isascii() and value.isalpha() and not babel:
            babel = value.lower()
        else:
            raise CommandError(
                "scrabble-bible-usage-play-extra",
                clause=f"{clause} {value}".strip()[:40],
            )
    return Play(place, word, tuple(dict.fromkeys(bonus)), babel)


def format_command(command: Command) -> str:
    """The inverse of `parse`."""
    match command:
        case Play(place, word, bonus, babel):
            claims = "".join(f" bonus {one}" for one in bonus)
            return f"play {place} {word}{claims}{f' babel {babel}' if babel else ''}"
        case Exchange(tiles):
            return f"exchange {tiles}"
        case Challenge(bonus) if bonus:
            return f"challenge bonus {bonus}"
        case Ask(word):
            return f"ask {word}"
        case Tell(text):
            return f"answer {text}"
        case Take(seat):
            return f"take {seat}"
        case Trade(give, get):
            return f"trade {give}>{get}"
        case _:
            return _PLAIN[type(command)]


_PLAIN = {type(command): name for name, command in _ALONE.items()}
