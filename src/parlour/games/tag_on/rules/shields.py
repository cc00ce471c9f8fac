"""The shield (TO-22, TO-23). Its holder is secret until it is used."""

from __future__ import annotations

from typing import Literal

from parlour.games.crossword.rules.checks import check_bag, check_rack
from parlour.games.tag_on.events import ShieldExchanged, ShieldReturned, ShieldSaved
from parlour.games.tag_on.state import TagOnState
from parlour.games.tag_on.tile_set import SHIELD
from parlour.kernel.decision import Decision
from parlour.kernel.errors import RuleViolation
from parlour.kernel.prompts import REST, Prompt

SAVE = "shield save"


def ask_shield(
    decision: Decision[TagOnState], seat: int, loses: Literal["turn", "next"], rest: tuple[int, ...] = ()
) -> None:
    """AG-1: every player about to lose a turn is asked, with or without a shield; the others only see that the game
    waits. Where a shield may save another player, everyone is asked.

    The answer that requires a shield is marked as depending on hidden tiles.
    """
    state = decision.state
    decision.ask(
        "shield",
        state.playing if state.options.shield == "any" else (seat,),
        (f"{SAVE}{REST}", "decline"),
        "decline",
        decisive=(f"{SAVE}{REST}",),
        seconds=state.options.answer_time,
        hidden=True,
        seat=seat,
        loses=loses,
        rest=rest,
        **({"any": True} if state.options.shield == "any" else {}),
    )


def save(decision: Decision[TagOnState], prompt: Prompt) -> bool:
    """TO-22: whether a shield was used; a tile is drawn for it before it goes back.

    With an empty bag it goes back all the same.
    """
    used, loser = prompt.deciding_answer, prompt.about["seat"]
    if used is None:
        return False
    assert isinstance(loser, int)
    seat, _ = used
    _check_holds(decision.state, seat, "TO-22")
    drawn, _ = decision.chance.draw(decision.state.bag, 1)
    decision.add(ShieldSaved(seat, len(drawn), drawn, None if seat == loser else loser))
    return True


def exchange(decision: Decision[TagOnState], seat: int, tiles: str) -> None:
    """TO-22: exchange any tiles and still play in this turn."""
    state = decision.state
    _check_holds(state, seat, "TO-22")
    check_exchange(state, seat, tiles, "TO-22", SHIELD)
    drawn, _ = decision.chance.draw(state.bag, len(tiles) + 1)
    decision.add(ShieldExchanged(seat, len(tiles), tiles, drawn))


def check_exchange(state: TagOnState, seat: int, tiles: str, rule: str, besides: str = "") -> None:
    """Checks that the rack has the tiles and `besides`, and the bag has enough."""
    check_rack(state.racks[seat], tiles + besides, rule)
    check_bag(state.bag, len(tiles), rule)


def put_back(decision: Decision[TagOnState], seat: int) -> None:
    """TO-23: in the English edition a shield may be put back unused, once a turn."""
    state = decision.state
    if state.tile_set.edition != "en":
        raise RuleViolation("TO-23", "tag-on-shield-swap-english-only")
    _check_holds(state, seat, "TO-23")
    if state.returned:
        raise RuleViolation("TO-23", "tag-on-shield-swap-once")
    if not state.bag:
        raise RuleViolation("TO-23", "tag-on-shield-swap-bag-empty")
    drawn, _ = decision.chance.draw(state.bag, 1)
    decision.add(ShieldReturned(seat, drawn))


def _check_holds(state: TagOnState, seat: int, rule: str) -> None:
    if SHIELD not in state.racks[seat]:
        raise RuleViolation(rule, "tag-on-no-shield")
