"""Effects of events on the state; depends only on the state and the event."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from parlour.games.moji import events as e
from parlour.games.moji.cards import Card
from parlour.games.moji.options import Challenges
from parlour.games.moji.state import (
    COOL_WITHIN,
    COOL_WRONG,
    Claim,
    Duel,
    Heard,
    MojiState,
    RoundResult,
    Said,
    Slot,
    Written,
)
from parlour.kernel.events import Event
from parlour.kernel.state import put


def evolve(state: MojiState, event: Event) -> MojiState:
    match event:
        case e.RoundBegan(number, challenges, ready_by):
            return _fresh(state, number, challenges, ready_by)
        case e.Dealt(seat, _, cards):
            return replace(state, box=_without(state.box, cards), stacks=put(state.stacks, seat, cards))
        case e.Readied(seat):
            return replace(state, ready=(*state.ready, seat))
        case e.Revealed(cards, until):
            for seat, card in cards:
                state = _flip(state, seat, card)
            return replace(state, phase="race", ready=(), until=until)
        case e.Flipped(seat, card, until):
            return replace(_flip(state, seat, card), until=until)
        case e.Wrong():
            return _wrong(state, event)
        case e.Claimed(seat, word, at, tops, cards):
            # `stuck` stays as it is: everyone sees it, and nobody may learn that a word is held (MO-13).
            return replace(state, claims=(*state.claims, Claim(seat, word, at, tops, cards)))
        case e.Collected():
            return _collected(state, event)
        case e.Tied(seats, words, cards, until, said):
            state = _tied(state, seats, words, cards, until)
            return replace(state, used=tuple(dict.fromkeys((*state.used, *words)))) if said else state
        case e.TooLate(seat):
            return replace(state, claims=_claims_but(state, (seat,)))
        case e.GaveUp(seat):
            return replace(state, stuck=(*_but(state.stuck, seat), seat))
        case e.Opened(cards):
            duellists = {seat for duel in state.duels for seat in duel.seats}
            state = replace(state, stuck=tuple(seat for seat in state.stuck if seat in duellists))
            return replace(state, duels=_no_longer_raced_for(state, cards))
        case e.SetAside(cards):
            aside, missed = (*state.aside, *cards), (*state.missed, *event.missed)
            return replace(_cleared(state, cards), aside=aside, missed=missed, stuck=(), duels=())
        case e.LeftBehind(seat, _, cards):
            return _left_behind(state, seat, cards)
        case e.Questioned(_, seat, word, accepted, at):
            return _questioned(state, seat, word, accepted, at)
        case e.Judged():
            return _judged(state, event)
        case e.GridLaid(cards):
            return replace(state, phase="grid", ready=(), box=_without(state.box, cards), board=cards)
        case e.TurnBegan(seat, until):
            return replace(state, turn=seat, until=until)
        case e.Passed(_):
            return replace(state, blank=state.blank + 1)
        case e.Shown(cards, until):
            return replace(state, phase="write", ready=(), box=_without(state.box, cards), board=cards, until=until)
        case e.Wrote(seat, words):
            return replace(state, sheets=put(state.sheets, seat, words))
        case e.Announced(seat, word, points, fault):
            return replace(state, written=(*state.written, Written(seat, word, points, fault)))
        case e.Compared(written, until):
            return replace(state, phase="review", written=written, until=until)
        case e.RoundEnded(points, winners, _, pick_by, best, missed):
            totals = tuple(total + won for total, won in zip(state.totals, points, strict=True))
            master = winners[0] if winners else None
            return replace(
                state,
                totals=totals,
                result=RoundResult(state.round, points, winners, best, missed),
                master=master,
                phase="pick",
                until=pick_by or 0.0,
                stuck=(),
                must_flip=(),
                duels=(),
                claims=(),
                heard=(),
                ready=(),
            )
        case e.Picked(_, challenges):
            return replace(state, challenges=challenges)
        case e.Ended(winners, why):
            return replace(state, won=winners, ended=why, over=True)
        case _:
            raise ValueError(f"{event} is no event of this game")


def _fresh(state: MojiState, number: int, challenges: Challenges, ready_by: float) -> MojiState:
    count = len(state.seats)
    return replace(
        state,
        round=number,
        challenges=challenges,
        phase="ready",
        until=ready_by,
        box=state.card_set.cards(),
        stacks=((),) * count,
        slots=(Slot(),) * count,
        piles=((),) * count,
        aside=(),
        board=(),
        ready=(),
        flips=0,
        must_flip=(),
        stuck=(),
        claims=(),
        duels=(),
        used=(),
        said=(),
        missed=(),
        heard=(),
        wrong=((),) * count,
        blank=0,
        sheets=((),) * count,
        written=(),
    )


def _without(cards: tuple[Card, ...], gone: Collection[Card]) -> tuple[Card, ...]:
    taken = set(gone)
    return tuple(card for card in cards if card not in taken)


def _but(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(one for one in seats if one != seat)


def _claims_but(state: MojiState, seats: Collection[int]) -> tuple[Claim, ...]:
    return tuple(claim for claim in state.claims if claim.seat not in seats)


def _flip(state: MojiState, seat: int, card: Card) -> MojiState:
    """A new card is open: nobody is stuck any more (MO-14)."""
    flips = state.flips + 1
    return replace(
        state,
        stacks=put(state.stacks, seat, _without(state.stacks[seat], (card,))),
        slots=put(state.slots, seat, Slot((*state.slots[seat].cards, card), flips)),
        flips=flips,
        must_flip=tuple(owing for owing in state.must_flip if owing[0] != seat),
        stuck=(),
    )


def _cleared(state: MojiState, cards: Collection[Card]) -> MojiState:
    """The state without those cards in front of the players or on the board."""
    gone = set(cards)
    slots = tuple(Slot() if not gone.isdisjoint(slot.cards) else slot for slot in state.slots)
    return replace(state, slots=slots, board=tuple("" if card in gone else card for card in state.board))


def _owing(state: MojiState, cards: Collection[Card], flip_by: float) -> tuple[tuple[int, float], ...]:
    """A player who loses a card has to flip the next, if there is one (MO-12)."""
    gone = set(cards)
    new = (
        (seat, flip_by)
        for seat, slot in enumerate(state.slots)
        if not gone.isdisjoint(slot.cards) and state.stacks[seat] and state.seats[seat].playing
    )
    return (*state.must_flip, *new)


def _no_longer_raced_for(state: MojiState, cards: Collection[Card]) -> tuple[Duel, ...]:
    left = (replace(duel, cards=_without(duel.cards, cards)) for duel in state.duels)
    return tuple(duel for duel in left if duel.cards)


def _collected(state: MojiState, event: e.Collected) -> MojiState:
    state = replace(
        state,
        must_flip=_owing(state, event.cards, event.flip_by),
        duels=_no_longer_raced_for(state, event.tops),
        claims=_claims_but(state, (event.seat,)),
        stuck=_but(state.stuck, event.seat),
        piles=put(state.piles, event.seat, (*state.piles[event.seat], *event.cards)),
        used=(*state.used, event.word),
        said=(*state.said, Said(event.seat, event.word, state.card_set.worth(event.cards))),
        heard=(Heard(event.seat, event.word, True, event.cards),),
        blank=0,
        until=event.until,
    )
    return _cleared(state, event.cards)


def _tied(
    state: MojiState, seats: tuple[int, ...], words: tuple[str, ...], cards: tuple[Card, ...], until: float
) -> MojiState:
    before = tuple(word for duel in state.duels if not set(duel.cards).isdisjoint(cards) for word in duel.words)
    duels = (*_no_longer_raced_for(state, cards), Duel(seats, cards, (*before, *words)))
    stuck = tuple(seat for seat in state.stuck if seat not in seats)
    return replace(state, claims=_claims_but(state, seats), duels=duels, stuck=stuck, until=until)


def _wrong(state: MojiState, event: e.Wrong) -> MojiState:
    lately = tuple([at for at in state.wrong[event.seat][1 - COOL_WRONG :] if event.at - at < COOL_WITHIN])
    heard = Heard(event.seat, event.word, False, event.cards, event.fault)
    return replace(state, wrong=put(state.wrong, event.seat, (*lately, event.at)), heard=(*state.heard, heard))


def _left_behind(state: MojiState, seat: int, cards: tuple[Card, ...]) -> MojiState:
    # Logs of earlier versions set the open cards aside as well.
    state = _cleared(state, tuple(card for card in state.slots[seat].cards if card in cards))
    duels = tuple(replace(duel, seats=_but(duel.seats, seat)) for duel in _no_longer_raced_for(state, cards))
    return replace(
        state,
        stacks=put(state.stacks, seat, ()),
        aside=(*state.aside, *cards),
        must_flip=tuple(owing for owing in state.must_flip if owing[0] != seat),
        claims=_claims_but(state, (seat,)),
        duels=tuple(duel for duel in duels if len(duel.seats) > 1),
        stuck=_but(state.stuck, seat),
        ready=_but(state.ready, seat),
    )


def _questioned(state: MojiState, seat: int, word: str, accepted: bool, at: float) -> MojiState:
    def is_it(one: Heard | Written) -> bool:
        return one.seat == seat and one.word == word and one.questioned is False

    return replace(
        state,
        asked_at=at,
        heard=tuple(replace(h, questioned=True) if is_it(h) and h.accepted == accepted else h for h in state.heard),
        written=tuple(replace(w, questioned=True) if is_it(w) else w for w in state.written),
    )


def _judged(state: MojiState, event: e.Judged) -> MojiState:
    state = _later(state, event.waited)
    if event.counts == event.accepted:
        return state
    state = _voted(state, event.word, event.counts)
    if state.phase == "review":
        fault = "" if event.counts else "voted"
        written = tuple(
            replace(one, points=event.points, fault=fault) if (one.seat, one.word) == (event.seat, event.word) else one
            for one in state.written
        )
        return replace(state, written=written)
    pile = state.piles[event.seat]
    if not event.counts:
        return replace(
            state,
            piles=put(state.piles, event.seat, _without(pile, event.cards)),
            aside=(*state.aside, *event.cards),
            said=tuple(one for one in state.said if (one.seat, one.word) != (event.seat, event.word)),
        )
    state = replace(
        state,
        must_flip=_owing(state, event.cards, event.flip_by),
        duels=_no_longer_raced_for(state, event.cards),
        piles=put(state.piles, event.seat, (*pile, *event.cards)),
        used=(*state.used, event.word),
        said=(*state.said, Said(event.seat, event.word, state.card_set.worth(event.cards))),
        until=state.until if event.until is None else event.until,
    )
    return _cleared(state, event.cards)


def _voted(state: MojiState, word: str, counts: bool) -> MojiState:
    """The latest vote on a word counts."""
    voted_in = tuple(one for one in state.voted_in if one != word)
    voted_out = tuple(one for one in state.voted_out if one != word)
    if counts:
        return replace(state, voted_in=(*voted_in, word), voted_out=voted_out)
    return replace(state, voted_in=voted_in, voted_out=(*voted_out, word))


def _later(state: MojiState, seconds: float) -> MojiState:
    """Shifts all times by the length of a pause."""
    return replace(
        state,
        until=state.until + seconds,
        must_flip=tuple((seat, due + seconds) for seat, due in state.must_flip),
        claims=tuple(replace(claim, at=claim.at + seconds) for claim in state.claims),
    )
