"""Checks of both tile games. The caller gives the rule that a refusal names."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.crossword.rules.placement import Misplaced, Reason
from parlour.games.crossword.rules.rack import missing, take
from parlour.games.crossword.rules.squares import EMPTY, parse_place
from parlour.games.crossword.rules.turns import is_held_up, next_seat
from parlour.games.crossword.state import TileTable
from parlour.games.crossword.text.messages import tile_names
from parlour.kernel.errors import CommandError, RuleViolation


def read_square(text: str, size: int) -> tuple[int, bool]:
    """The first square of a word and whether it runs across; `CommandError` for other texts."""
    try:
        return parse_place(text, size)
    except ValueError as error:
        raise CommandError("crossword-unknown-square", place=text) from error


def misplaced(
    error: Misplaced, refusals: Mapping[Reason, tuple[str, str]], board: str, first_word_rule: str
) -> RuleViolation:
    """The refusal of a placement; `refusals` are rule and message by reason."""
    rule, sentence = refusals[error.reason]
    if error.reason == "too-short":
        if error.facts["other"]:
            sentence = "crossword-other-direction"
        elif not board.strip(EMPTY):
            rule = first_word_rule
    return RuleViolation(rule, sentence, **error.facts)


def check_turn(state: TileTable, seat: int, rule: str) -> None:
    """It is this player's turn, and no prompt has to be answered first."""
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
