"""Good Samaritan (SB-33): the player on turn is helped with a tile."""

from __future__ import annotations

from parlour.games.crossword.rules.rack import take
from parlour.games.crossword.rules.turns import is_held_up, window
from parlour.games.scrabble_bible.events import HelpAsked, HelpDeclined, HelpOffered, HelpTaken, Traded
from parlour.games.scrabble_bible.rules import turns
from parlour.games.scrabble_bible.rules.plays import begin
from parlour.games.scrabble_bible.state import BibleState
from parlour.games.scrabble_bible.text.notation import Help, Offer, Take, Trade
from parlour.kernel.errors import RuleViolation
from parlour.kernel.questions import Question
from parlour.kernel.unfolding import Unfolding


def _agreed(state: BibleState) -> None:
    if not state.options.good_samaritan:
        raise RuleViolation("SB-33", "This table does not play Good Samaritan.")


def _still_open(state: BibleState) -> None:
    if state.help.done:
        raise RuleViolation("SB-33", "There is help once a turn, and this turn has had it.")


def ask_help(on: Unfolding[BibleState], seat: int, command: Help) -> None:
    """The player on turn asks; a former helper is shown whom they helped, and so are those."""
    _agreed(on.state)
    begin(on, seat)
    state = on.state
    _still_open(state)
    if state.help.asked:
        raise RuleViolation("SB-33", "You have already asked for help this turn.")
    owed = tuple(dict.fromkeys(helped for helper, helped in state.help.debts if helper == seat))
    on.happen(HelpAsked(seat, owed))
    on.ask(
        "help",
        on.state.others(seat),
        ("offer", "decline"),
        "decline",
        seconds=on.state.options.answer_time,
        seat=seat,
        owed_by=owed,
    )


def settle_help(on: Unfolding[BibleState], question: Question) -> None:
    """All have said whether they help: the player on turn may take one of the offers."""
    for seat, given in zip(question.seats, question.given, strict=True):
        if given == "offer" and seat not in on.state.help.offers:
            on.happen(HelpOffered(seat, on.state.turn))
    ask_take(on)


def offer(on: Unfolding[BibleState], seat: int, command: Offer) -> None:
    """Help offered unasked."""
    state = on.state
    _agreed(state)
    _still_open(state)
    if window(state) is not None or is_held_up(state) or state.question("trade") is not None:
        raise RuleViolation("SB-33", "Help is offered while a player is thinking about a turn.")
    if seat == state.turn:
        raise RuleViolation("SB-33", "You cannot help yourself; “help” asks the others.")
    if seat in state.help.offers or seat in state.help.refused:
        raise RuleViolation("SB-33", "You have already offered your help this turn.")
    asked = state.question("take")
    if asked is not None:
        on.close(asked)
    on.happen(HelpOffered(seat, state.turn))
    if state.question("help") is None:
        ask_take(on)


def ask_take(on: Unfolding[BibleState]) -> None:
    """Put the offers there are to the player on turn."""
    state = on.state
    offers = tuple(seat for seat in state.help.offers if state.seats[seat].playing)
    if offers:
        on.ask(
            "take",
            (state.turn,),
            (*(f"take {seat}" for seat in offers), "decline"),
            "decline",
            seconds=state.options.answer_time,
            seat=state.turn,
            offers=offers,
        )


def refuse_help(on: Unfolding[BibleState], seat: int, command: Take | Trade) -> None:
    raise RuleViolation("SB-33", "No help is offered to you now.")


def depart(on: Unfolding[BibleState], seat: int) -> None:
    """AG-3: who has left helps nobody; the other offers are put anew."""
    turns.depart(on, seat)
    asked = on.state.question("take")
    if asked is not None and f"take {seat}" in asked.answers:
        on.close(asked)
        ask_take(on)


def settle_take(on: Unfolding[BibleState], question: Question) -> None:
    """The helper's rack lies open to the player on turn."""
    answer = question.given[0]
    seat = on.state.turn
    if answer is None or not answer.startswith("take "):
        on.happen(HelpDeclined(seat))
        return
    helper = int(answer.removeprefix("take "))
    on.happen(HelpTaken(seat, helper, on.state.racks[helper]))
    on.ask(
        "trade",
        (seat,),
        ("trade …", "decline"),
        "decline",
        seconds=on.state.options.answer_time,
        seat=seat,
        helper=helper,
    )


def settle_trade(on: Unfolding[BibleState], question: Question) -> None:
    """One tile of the helper's for one of one's own."""
    answer, helper = question.given[0], question.about["helper"]
    seat = on.state.turn
    assert answer is not None and isinstance(helper, int)
    if answer == "decline":
        on.happen(HelpDeclined(seat))
        return
    gave, _, got = answer.removeprefix("trade ").partition(">")
    for rack, tile, whose in ((on.state.racks[seat], gave, seat), (on.state.racks[helper], got, helper)):
        if take(rack, tile) is None:
            raise RuleViolation("SB-33", "{name} has no {tile}.", name=on.state.seats[whose].name, tile=tile)
    on.happen(Traded(seat, helper, gave, got))
