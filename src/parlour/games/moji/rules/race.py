"""The race: saying words, flipping cards, being stuck (MO-10 to MO-15, MO-41)."""

from __future__ import annotations

from parlour.games.moji import events as e
from parlour.games.moji.cards import Card
from parlour.games.moji.rules import collecting, judge, rounds
from parlour.games.moji.state import Claim, MojiState
from parlour.games.moji.text.notation import Flip, Stuck, letters_of
from parlour.kernel.errors import RuleViolation
from parlour.kernel.house import LONGEST_DELAY
from parlour.kernel.unfolding import Unfolding

FLIP_TIME = 10.0
"""Seconds after which a card is flipped for its owner (MO-12)."""
SILENCE = 60.0
"""Seconds without a word or a card after which players who have said nothing count as stuck (MO-14)."""
LAST_SILENCE = 30.0
"""The same when no card is left to flip (MO-15)."""
COOL_DOWN, COOL_WRONG = 2.0, 3
"""Seconds of the pause, and how many wrong words within five seconds cause it (MO-17)."""


def say(on: Unfolding[MojiState], seat: int, word: str) -> None:
    """A word is claimed, or wrong; whether it was first, time will tell."""
    state = on.state
    if state.owes_a_flip(seat):
        raise RuleViolation("MO-12", "Flip your next card first.")
    if any(claim.seat == seat for claim in state.claims):
        raise RuleViolation("MO-13", "Your last word is still being settled.")
    refuse_the_hasty(on, seat)
    taken, fault, detail = verdict(state, seat, word)
    if fault:
        on.happen(e.Wrong(seat, word, fault, on.now, detail, taken.cards))
    else:
        on.happen(e.Claimed(seat, word, on.now, taken.tops, taken.cards))


def refuse_the_hasty(on: Unfolding[MojiState], seat: int) -> None:
    """MO-17: three wrong words in five seconds bring a short pause, if the table likes."""
    wrong = on.state.wrong[seat]
    if on.state.options.cool_down and len(wrong) >= COOL_WRONG:
        latest = wrong[-COOL_WRONG:]
        if latest[-1] - latest[0] < 5 and on.now - latest[-1] < COOL_DOWN:
            raise RuleViolation("MO-17", "Three wrong words in a row: take a breath.")


def verdict(state: MojiState, seat: int, word: str) -> tuple[collecting.Taken, str, str]:
    """What the word would collect, and if it does not count, why not and a detail of it."""
    letters = letters_of(word)
    taken = collecting.take(state, seat, letters)
    if taken.fault:
        return taken, taken.fault, ""
    for duel in state.duels:
        if seat in duel.seats and not set(duel.cards).isdisjoint(taken.tops) and letters in map(letters_of, duel.words):
            return taken, "again", ""
    if not state.options.repeats and letters in map(letters_of, state.used):
        return taken, "used", ""
    return taken, *judge.objection(letters, state.challenges, state.options)


# Who was first (MO-13)


def settled_at(state: MojiState) -> float | None:
    """When the first of the claims is settled: no earlier one, and none together with it, can still arrive."""
    if not state.claims:
        return None
    return min(claim.at for claim in state.claims) + state.options.tie_window + LONGEST_DELAY


def settle_claims(on: Unfolding[MojiState]) -> None:
    """Settle every claim whose time has come."""
    while (due := settled_at(on.state)) is not None and due <= on.now:
        first = min(on.state.claims, key=lambda claim: (claim.at, claim.seat))
        _settle(on, first)
    go_on(on)


def _settle(on: Unfolding[MojiState], first: Claim) -> None:
    state = on.state
    claim = _as_it_stands(state, first)
    if claim is None:
        on.happen(e.TooLate(first.seat, first.word))
        return
    together = _together(state, claim)
    if len(together) == 1:
        on.happen(
            e.Collected(claim.seat, claim.word, claim.tops, claim.cards, on.now + FLIP_TIME, on.now + _patience(state))
        )
        return
    wanted = [card for one in together for card in one.tops]
    contested = tuple(dict.fromkeys(card for card in wanted if wanted.count(card) > 1))
    seats, words = tuple(one.seat for one in together), tuple(one.word for one in together)
    on.happen(e.Tied(seats, words, contested, on.now + _patience(state)))


def _as_it_stands(state: MojiState, claim: Claim) -> Claim | None:
    """The claim, if its cards lie there; else what is left of it; None if that is too little."""
    there = {offer.card for offer in collecting.offers(state, claim.seat)}
    if there.issuperset(claim.tops):
        return claim
    taken = collecting.take(state, claim.seat, letters_of(claim.word))
    return None if taken.fault else Claim(claim.seat, claim.word, claim.at, taken.tops, taken.cards)


def _together(state: MojiState, first: Claim) -> list[Claim]:
    """The claims that want a card in common and lie within the tie window; of partners, the first alone."""
    group = [first]
    near = sorted(
        (claim for claim in state.claims if claim.at - first.at <= state.options.tie_window),
        key=lambda claim: (claim.at, claim.seat),
    )
    grown = True
    while grown:
        grown = False
        for claim in near:
            wanted = {card for one in group for card in one.tops}
            sides = {seat for one in group for seat in state.side(one.seat)}
            if claim.seat not in sides and not wanted.isdisjoint(claim.tops):
                group.append(claim)
                grown = True
    return group


# Cards


def flip(on: Unfolding[MojiState], seat: int, command: Flip) -> None:
    rounds.refuse_during_vote(on.state)
    if not on.state.owes_a_flip(seat):
        raise RuleViolation("MO-12", "You have no card to flip now.")
    _flip(on, seat)


def _flip(on: Unfolding[MojiState], seat: int, *, by_itself: bool = False) -> None:
    on.happen(e.Flipped(seat, draw(on, seat), on.now + _patience(on.state), by_itself))
    go_on(on)


def draw(on: Unfolding[MojiState], seat: int) -> Card:
    """The next card of a stack, drawn when it is turned (AG-2)."""
    stack = on.state.stacks[seat]
    return stack[on.chance.below(len(stack))]


def reveal(on: Unfolding[MojiState]) -> None:
    """All who can flip a card, at the same moment (MO-3)."""
    cards = tuple((seat, draw(on, seat)) for seat in on.state.playing if on.state.stacks[seat])
    on.happen(e.Revealed(cards, on.now + SILENCE))


def _patience(state: MojiState) -> float:
    return SILENCE if any(state.stacks) else LAST_SILENCE


# Stuck (MO-14, MO-41)


def give_up(on: Unfolding[MojiState], seat: int, command: Stuck) -> None:
    state = on.state
    rounds.refuse_during_vote(state)
    if state.phase != "race":
        raise RuleViolation("MO-14", "Only in the race is anybody stuck.")
    if seat in state.stuck:
        raise RuleViolation("MO-14", "You have said so already.")
    if state.owes_a_flip(seat):
        raise RuleViolation("MO-12", "Flip your next card first.")
    if any(claim.seat == seat for claim in state.claims):
        raise RuleViolation("MO-13", "Your last word is still being settled.")
    on.happen(e.GaveUp(seat))
    for duel in on.state.duels:
        if set(duel.seats) <= set(on.state.stuck):
            on.happen(e.Opened(duel.cards))
    go_on(on)


def go_on(on: Unfolding[MojiState]) -> None:
    """After anything that happened: is the round over, are all stuck?"""
    state = on.state
    if state.phase != "race" or state.claims or state.question("dispute") is not None:
        return
    with_cards = [seat for seat in state.playing if state.stacks[seat]]
    if len(with_cards) == 1 and state.flips:
        rounds.end_round(on, "one")
        return
    if not with_cards and sum(bool(slot.cards) for slot in state.slots) < _fewest(state):
        rounds.end_round(on, "played")
        return
    away = state.question("absent")
    stuck = {*state.stuck, away.about.get("seat") if away is not None else None}
    if not state.must_flip and stuck.issuperset(state.playing):
        all_stuck(on)


def _fewest(state: MojiState) -> int:
    return 1 if state.options.partners == "partner-only" else 2


def all_stuck(on: Unfolding[MojiState]) -> None:
    state = on.state
    if not any(state.stacks):
        rounds.end_round(on, "stuck")
        return
    if not state.options.stack_em_up:
        on.happen(e.SetAside(tuple(card for slot in state.slots for card in slot.cards)))
    reveal(on)
    go_on(on)


def silence(on: Unfolding[MojiState]) -> None:
    """Nobody has said a word for long: all who are silent count as stuck."""
    all_stuck(on)


def due(on: Unfolding[MojiState]) -> None:
    state = on.state
    claims = settled_at(state)
    if claims is not None and claims <= on.now:
        settle_claims(on)
        return
    for seat, flip_by in state.must_flip:
        if flip_by <= on.now:
            _flip(on, seat, by_itself=True)
            return
    if state.until <= on.now:
        silence(on)


def deadline(state: MojiState) -> float:
    claims = settled_at(state)
    times = [due for _, due in state.must_flip]
    if claims is not None:
        return min([claims, *times])
    return min([state.until, *times])
