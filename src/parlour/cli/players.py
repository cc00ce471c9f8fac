"""The players: names from the command line, or asked for."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.cli.keyboard import Keyboard
from parlour.cli.screen import Screen
from parlour.contract.i18n import Translator
from parlour.kernel import seats
from parlour.kernel.cast import free_name
from parlour.kernel.errors import ParlourError
from parlour.kernel.outside_bots import check_bot
from parlour.kernel.rules import Rules
from parlour.kernel.state import Seat, State

USUAL_LEVEL = "medium"
LONGEST_NAME = 40


def seats_of(rules: Rules[State], players: Iterable[str]) -> tuple[Seat, ...]:
    """The seats for those names; `bot` and `bot:medium` get a name.

    >>> import parlour
    >>> seats_of(parlour.rules_of(parlour.game_keys()[0]), ["Ada", "bot:easy"])
    (Seat(name='Ada', bot='', standing='playing'), Seat(name='Biscuit', bot='easy', standing='playing'))
    """
    seated: tuple[Seat, ...] = ()
    for player in players:
        seated = (*seated, sit_down(rules, player, seated))
    return seats.sit_down(rules, seated)


def sit_down(rules: Rules[State], player: str, seated: tuple[Seat, ...]) -> Seat:
    """A seat for one more player, with a name that nobody else has."""
    taken = {one.name.casefold() for one in seated}
    words = player.split()
    level = ""
    if words and (words[-1].lower() == "bot" or words[-1].lower().startswith("bot:")):
        given = words.pop()[4:]
        level = check_bot(rules, (given if ":" in given else given.lower()) or usual_level(rules))
    name = " ".join(words)
    if level and not name:
        name = free_name(level, taken)
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise ParlourError("kernel-bad-name")
    if name.casefold() in taken:
        raise ParlourError("cli-name-taken", name=name)
    return Seat(name, level)


def usual_level(rules: Rules[State]) -> str:
    if USUAL_LEVEL in rules.levels or not rules.levels:
        return USUAL_LEVEL
    return rules.levels[0]


def ask_players(rules: Rules[State], screen: Screen, keys: Keyboard, translator: Translator) -> tuple[Seat, ...]:
    """Names one by one; Enter alone ends the list. Enter twice starts a game against a bot."""
    fewest, most = rules.seats.start, rules.seats.stop - 1
    screen.show(translator("cli-ask-players"), style="name")
    if rules.levels:
        example = f"bot:{usual_level(rules)}"
        levels = translator.names(rules.levels)
        screen.show(translator("cli-ask-players-bots", example=example, levels=levels))
    seated: tuple[Seat, ...] = ()
    while len(seated) < most:
        number = len(seated) + 1
        standby = _standby(seated, fewest, rules, translator)
        hint = f" [{standby}]" if standby else ""
        typed = (keys.line(translator("cli-ask-player", number=number, hint=hint)) or "").strip()
        if not typed and not standby:
            break
        try:
            seated = (*seated, sit_down(rules, typed or standby, seated))
        except ParlourError as error:
            screen.show(translator.error(error), style="bad")
            continue
        if not typed and number >= fewest:
            break
    return seats.sit_down(rules, seated)


def _standby(seated: tuple[Seat, ...], fewest: int, rules: Rules[State], translator: Translator) -> str:
    """The default for an empty line: first a person without a name, then bots until there are enough players."""
    if not seated or (len(seated) < fewest and not rules.levels):
        return translator("kernel-player", number=len(seated) + 1)
    return f"bot:{usual_level(rules)}" if len(seated) < fewest else ""
