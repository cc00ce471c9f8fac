"""What both tile games refuse in the same way; each names its own rule."""

from __future__ import annotations

from parlour.games.crossword.rules.rack import missing, take
from parlour.games.crossword.rules.squares import parse_place
from parlour.games.crossword.rules.turns import is_held_up, next_seat
from parlour.games.crossword.state import TileTable
from parlour.games.crossword.text.messages import tile_names
from parlour.kernel.errors import CommandError, RuleViolation


def read_square(text: str, size: int) -> tuple[int, bool]:
    """Where a word starts and its direction, or the refusal."""
    try:
        return parse_place(text, size)
    except ValueError as error:
        raise CommandError("crossword-unknown-square", place=text) from error


def check_turn(state: TileTable, seat: int, rule: str) -> None:
    """Nobody has to answer a question first, and it is this player's turn."""
    if is_held_up(state):
        raise RuleViolation("AG-4", "crossword-answer-first")
    if seat != state.turn:
        raise RuleViolation(rule, "crossword-whose-turn", name=state.seats[state.turn].name)


def check_closes(state: TileTable, seat: int, rule: str, challenge_rule: str) -> None:
    """The next player may close the window of the latest play by acting; a bot waits."""
    if seat == state.turn:
        raise RuleViolation(challenge_rule, "crossword-own-play-open")
    if seat != next_seat(state):
        raise RuleViolation(rule, "crossword-whose-turn", name=state.seats[next_seat(state)].name)
    if state.seats[seat].bot:
        raise RuleViolation(challenge_rule, "crossword-bot-waits")


def check_rack(rack: str, tiles: str, rule: str) -> None:
    """The rack has the tiles."""
    if take(rack, tiles) is None:
        raise RuleViolation(rule, "crossword-not-on-rack", tiles=tile_names(missing(rack, tiles)))


def check_word(rack: str, tiles: str, word: str, rule: str, blank_rule: str) -> None:
    """The rack has the tiles of a word; a word all in small letters was not meant as blanks."""
    if "?" in missing(rack, tiles) and word.islower():
        raise RuleViolation(blank_rule, "crossword-small-letter-is-blank", word=word.upper())
    check_rack(rack, tiles, rule)


def check_bag(bag: str, count: int, rule: str) -> None:
    """The bag has enough tiles for an exchange."""
    if count > len(bag):
        raise RuleViolation(rule, "crossword-bag-too-small", bag=len(bag))
