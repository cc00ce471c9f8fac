"""Good Samaritan (SB-33): a player helps the one on turn with a tile."""

from __future__ import annotations

from parlour.games.crossword.rules.rack import take
from parlour.games.crossword.rules.turns import is_held_up, window
from parlour.games.crossword.text.messages import tile_names
from parlour.games.scrabble_bible.events import HelpAsked, HelpDeclined, HelpOffered, HelpTaken, Traded
from parlour.games.scrabble_bible.rules.plays import begin
from parlour.games.scrabble_bible.state import BibleState
from parlour.games.scrabble_bible.text.notation import Help, Offer, Take, Trade
from parlour.kernel.decision import Decision
from parlour.kernel.errors import RuleViolation
from parlour.kernel.prompts import Prompt


def _agreed(state: BibleState) -> None:
    if not state.options.good_samaritan:
        raise RuleViolation("SB-33", "scrabble-bible-help-off")


def _still_open(state: BibleState) -> None:
    if state.help.done:
        raise RuleViolation("SB-33", "scrabble-bible-help-used")


def ask_help(decision: Decision[BibleState], seat: int, command: Help) -> None:
    """Asks all others for help; former helpers and those they helped are shown."""
    _agreed(decision.state)
    begin(decision, seat)
    state = decision.state
    _still_open(state)
    if state.help.asked:
        raise RuleViolation("SB-33", "scrabble-bible-help-already-asked")
    owed = tuple(dict.fromkeys(helped for helper, helped in state.help.debts if helper == seat))
    decision.add(HelpAsked(seat, owed))
    decision.ask(
        "help",
        decision.state.others(seat),
        ("offer", "decline"),
        "decline",
        seconds=decision.state.options.answer_time,
        seat=seat,
        owed_by=owed,
    )


def settle_help(decision: Decision[BibleState], prompt: Prompt) -> None:
    """Everyone has answered: the player on turn may take one of the offers."""
    for seat, given in zip(prompt.seats, prompt.given, strict=True):
        if given == "offer" and seat not in decision.state.help.offers:
            decision.add(HelpOffered(seat, decision.state.turn))
    ask_take(decision)


def offer(decision: Decision[BibleState], seat: int, command: Offer) -> None:
    """Unsolicited help."""
    state = decision.state
    _agreed(state)
    _still_open(state)
    if window(state) is not None or is_held_up(state) or state.prompt("trade") is not None:
        raise RuleViolation("SB-33", "scrabble-bible-help-not-now")
    if seat == state.turn:
        raise RuleViolation("SB-33", "scrabble-bible-help-yourself")
    if seat in state.help.offers or seat in state.help.refused:
        raise RuleViolation("SB-33", "scrabble-bible-help-already-offered")
    asked = state.prompt("take")
    if asked is not None:
        decision.close(asked)
    decision.add(HelpOffered(seat, state.turn))
    if state.prompt("help") is None:
        ask_take(decision)


def ask_take(decision: Decision[BibleState]) -> None:
    """Presents the current offers to the player on turn."""
    state = decision.state
    offers = tuple(seat for seat in state.help.offers if state.seats[seat].playing)
    if offers:
        decision.ask(
            "take",
            (state.turn,),
            (*(f"take {seat}" for seat in offers), "decline"),
            "decline",
            seconds=state.options.answer_time,
            seat=state.turn,
            offers=offers,
        )


def refuse_help(decision: Decision[BibleState], seat: int, command: Take | Trade) -> None:
    raise RuleViolation("SB-33", "scrabble-bible-help-not-offered")


def settle_take(decision: Decision[BibleState], prompt: Prompt) -> None:
    """Opens the helper's rack to the player on turn."""
    answer = prompt.given[0]
    seat = decision.state.turn
    if answer is None or not answer.startswith("take "):
        decision.add(HelpDeclined(seat))
        return
    helper = int(answer.removeprefix("take "))
    decision.add(HelpTaken(seat, helper, decision.state.racks[helper]))
    decision.ask(
        "trade",
        (seat,),
        ("trade …", "decline"),
        "decline",
        seconds=decision.state.options.answer_time,
        seat=seat,
        helper=helper,
    )


def settle_trade(decision: Decision[BibleState], prompt: Prompt) -> None:
    """Trades one of the helper's tiles for one's own."""
    answer, helper = prompt.given[0], prompt.about["helper"]
    seat = decision.state.turn
    assert answer is not None and isinstance(helper, int)
    if answer == "decline":
        decision.add(HelpDeclined(seat))
        return
    gave, _, got = answer.removeprefix("trade ").partition(">")
    racks = decision.state.racks
    if take(racks[seat], gave) is None:
        raise RuleViolation("SB-33", "scrabble-bible-trade-not-yours", tile=tile_names(gave))
    if take(racks[helper], got) is None:
        name = decision.state.seats[helper].name
        raise RuleViolation("SB-33", "scrabble-bible-trade-not-theirs", name=name, tile=tile_names(got))
    decision.add(Traded(seat, helper, gave, got))
