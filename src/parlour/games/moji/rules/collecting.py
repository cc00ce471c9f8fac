"""Which cards a word collects (MO-10, MO-11, MO-31, MO-43, MO-44, MO-47), without regard to word lists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from parlour.games.moji.cards import Card
from parlour.games.moji.options import CHAINED, Placement
from parlour.games.moji.state import MojiState
from parlour.words import fold


class Offer(msgspec.Struct, frozen=True):
    """A card that may be collected, the cards under it, and its priority among equals (MO-11)."""

    card: Card
    under: tuple[Card, ...] = ()
    since: int = 0
    way: int = 0
    "Distance to the speaker's left."

    @property
    def cards(self) -> tuple[Card, ...]:
        return (*self.under, self.card)


class Taken(msgspec.Struct, frozen=True):
    """What a word collects, or why it collects nothing."""

    tops: tuple[Card, ...] = ()
    "The cards whose letters it uses."
    cards: tuple[Card, ...] = ()
    "All cards it collects, including those under them."
    fault: str = ""


def offers(state: MojiState, seat: int) -> list[Offer]:
    """The cards that this seat may collect."""
    if state.phase != "race":
        return [Offer(card, (), i) for i, card in enumerate(state.board) if card]
    around = state.around
    here = around.index(seat)
    closed = {card for duel in state.duels if seat not in duel.seats for card in duel.cards}
    found = []
    for owner in owners(state, seat):
        slot = state.slots[owner]
        if slot.cards and (top := slot.cards[-1]) not in closed:
            found.append(Offer(top, slot.cards[:-1], slot.since, (around.index(owner) - here) % len(around)))
    return found


def owners(state: MojiState, seat: int) -> Sequence[int]:
    """The seats whose cards this seat may use."""
    partner = state.partner(seat)
    if state.options.partners == "partner-only" and partner is not None:
        return (partner,)
    if state.options.partners == "ball-and-chain" and partner is not None:
        return (seat, partner)
    if state.options.three_amigos:
        near = [one for one in state.around if state.seats[one].playing or state.slots[one].cards]
        here = near.index(seat)
        return sorted({near[here - 1], seat, near[(here + 1) % len(near)]})
    return range(len(state.seats))


def take(state: MojiState, seat: int, letters: str) -> Taken:
    """What the word of these letters collects for this seat."""
    return Reach(state, seat).take(letters)


class Reach:
    """What a seat may collect now, for many words in turn."""

    def __init__(self, state: MojiState, seat: int) -> None:
        self._state = state
        self._offers = sorted(offers(state, seat), key=_eagerness)
        self._fewest = fewest_cards(state, seat)
        self._alone = state.options.partners in CHAINED and _partner_has_none(state, seat)
        self._by_colour: dict[str, list[Offer]] = {}
        if state.options.monochrome:
            for offer in self._offers:
                self._by_colour.setdefault(offer.card[1], []).append(offer)

    def take(self, letters: str) -> Taken:
        """What the word of these letters collects."""
        if self._alone:
            return Taken(fault="partner-card")
        if not self._state.options.monochrome:
            return self._choose(self._offers, letters)
        # MO-44: the most valuable colour that works; if none does, the first fault is reported.
        by_colour = (self._choose(self._by_colour[colour], letters) for colour in sorted(self._by_colour))
        good = [taken for taken in by_colour if not taken.fault]
        if good:
            return max(good, key=lambda taken: self._state.card_set.worth(taken.cards))
        return Taken(fault=self._choose(self._offers, letters).fault or "colour")

    def _choose(self, there: Iterable[Offer], letters: str) -> Taken:
        left = letters
        chosen: list[Offer] = []
        for offer in there:
            if offer.card[0] in left:
                left = left.replace(offer.card[0], "", 1)
                chosen.append(offer)
        if len(chosen) < self._fewest:
            return Taken(fault="cards" if self._fewest > 1 else "partner-letter")
        tops = tuple(offer.card for offer in chosen)
        placement = self._state.challenges.placement
        if not placed([card[0] for card in tops], letters, placement):
            return Taken(fault=placement)
        return Taken(tops, tuple(card for offer in chosen for card in offer.cards))


def shown_letters(state: MojiState, word: str) -> int:
    """The points of a written word: one for each occurrence of a letter that is shown (MO-46)."""
    shown = {card[0] for card in state.board}
    return sum(letter in shown for letter in fold(word))


def fewest_cards(state: MojiState, seat: int) -> int:
    """The number of cards that a word of this seat uses at least (MO-20, MO-43)."""
    match state.options.partners:
        case "partner-only":
            return 1
        case "ball-and-chain" if not state.slots[seat].cards and not state.stacks[seat]:
            return 1
        case _:
            return 2


def _partner_has_none(state: MojiState, seat: int) -> bool:
    partner = state.partner(seat)
    return partner is not None and not state.slots[partner].cards


def _eagerness(offer: Offer) -> tuple[int, int, int]:
    return -len(offer.under), offer.since, offer.way


def placed(collected: Iterable[str], word: str, placement: Placement) -> bool:
    """Whether the collected letters are where they have to be, matched in the player's favour (MO-31).

    >>> placed("CAT", "TEACH", "first-or-last"), placed("CA", "BACK", "first-or-last")
    (True, False)
    >>> placed("CT", "CULT", "first-and-last"), placed("CAT", "CART", "between"), placed("CAT", "PACT", "between")
    (True, False, True)
    """
    if placement == "anywhere":
        return True
    has = Counter(collected)
    match placement:
        case "first-or-last":
            return has[word[0]] > 0 or has[word[-1]] > 0
        case "first-and-last":
            ends = Counter((word[0], word[-1]))
            return all(has[letter] >= count for letter, count in ends.items())
        case "between":
            inside = Counter(word[1:-1])
            return sum(min(has[letter], inside[letter]) for letter in has) >= 2
