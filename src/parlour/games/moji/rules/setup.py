"""Initial state (MO-2), and consistency checks."""

from __future__ import annotations

from collections import Counter

from parlour.games.moji.cards import standard
from parlour.games.moji.options import MojiOptions
from parlour.games.moji.rules.disputes import voters
from parlour.games.moji.state import MojiState, Slot
from parlour.kernel.state import Seat


def start(options: MojiOptions, seats: tuple[Seat, ...]) -> MojiState:
    count = len(seats)
    card_set = standard(options.language)
    return MojiState(
        options=options,
        seats=seats,
        card_set=card_set,
        box=card_set.cards(),
        stacks=((),) * count,
        slots=(Slot(),) * count,
        piles=((),) * count,
        totals=(0,) * count,
        wrong=((),) * count,
        sheets=((),) * count,
    )


def pieces(state: MojiState) -> Counter[str]:
    lying = (card for slot in state.slots for card in slot.cards)
    cards = (*state.box, *state.aside, *state.board, *lying)
    return Counter(card for pile in (cards, *state.stacks, *state.piles) for card in pile if card)


def check(state: MojiState) -> None:
    """Raises ValueError if the parts of the state are inconsistent."""
    count = len(state.seats)
    parts = (state.stacks, state.slots, state.piles, state.totals, state.wrong, state.sheets)
    if any(len(part) != count for part in parts):
        raise ValueError("there is not one stack, pile and score for each seat")
    if not all(0 <= seat < count for seat in (state.turn, *state.won, *state.stuck, *state.ready)):
        raise ValueError("there is no such seat")
    if pieces(state) != Counter(state.card_set.cards()):
        raise ValueError("these are not the cards of the set, each once")


def notices(state: MojiState) -> tuple[str, ...]:
    if any(len(voters(state, seat)) == 1 for seat in state.people()):  # AG-4
        return ("moji-notice-two-players",)
    return ()
