"""Views, built up from nothing (AG-1)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from parlour.games.moji.cards import Card, CardSet
from parlour.games.moji.options import Challenges, MojiOptions
from parlour.games.moji.rules import judge
from parlour.games.moji.rules.disputes import may_question, voted_on
from parlour.games.moji.state import MojiState, RoundResult


class CardView(msgspec.Struct, frozen=True):
    letter: str
    colour: str
    points: int


class SlotView(msgspec.Struct, frozen=True):
    """A player's face-up cards."""

    card: CardView
    under: int
    "Number of cards under the top one (MO-41)."


class HeardView(msgspec.Struct, frozen=True):
    """The latest word that counted, or one's own word that did not."""

    seat: int
    word: str
    accepted: bool
    fault: str
    rule: str
    may_question: bool
    "Whether this seat may question the verdict."


class DuelView(msgspec.Struct, frozen=True):
    seats: tuple[int, ...]
    cards: tuple[CardView, ...]


class WrittenView(msgspec.Struct, frozen=True):
    seat: int
    word: str
    points: int
    fault: str
    may_question: bool


class MojiSetting(msgspec.Struct, frozen=True):
    """Constants of a game that everyone sees."""

    options: MojiOptions
    card_set: CardSet
    partners: tuple[int, ...]
    "For each seat its partner, in partner games."


class MojiCommon(msgspec.Struct, kw_only=True):
    """The common part of all views."""

    phase: str
    round: int
    challenges: Challenges
    until: float | None
    "When this phase ends automatically, in table time; None in the race."
    slots: tuple[SlotView | None, ...]
    stacks: tuple[int, ...]
    "Cards left to flip, by seat."
    piles: tuple[tuple[CardView, ...], ...]
    aside: int
    board: tuple[CardView | None, ...]
    ready: tuple[int, ...]
    must_flip: tuple[int, ...]
    stuck: tuple[int, ...]
    duels: tuple[DuelView, ...]
    used: tuple[str, ...]
    turn: int
    master: int | None
    totals: tuple[int, ...]
    "Points of earlier rounds."
    result: RoundResult | None
    "Result of the last round, between two rounds and at the end."
    voted_in: tuple[str, ...]
    voted_out: tuple[str, ...]


class MojiOwn(msgspec.Struct, kw_only=True):
    """A seat's own part of its view."""

    held: str
    "One's own word that is not settled yet."
    heard: tuple[HeardView, ...]
    sheet: tuple[str, ...]
    written: tuple[WrittenView, ...]


PRIVATE = frozenset(("claims", "said", "missed", "heard", "wrong", "sheets", "asked_at"))
"""State fields absent from the common view."""


def common(state: MojiState) -> MojiCommon:
    return MojiCommon(
        phase=state.phase,
        round=state.round,
        challenges=state.challenges,
        until=None if state.phase == "race" else state.wall_time(state.until),
        slots=tuple(
            [SlotView(_card(state, slot.top), len(slot.cards) - 1) if slot.cards else None for slot in state.slots]
        ),
        stacks=tuple(map(len, state.stacks)),
        piles=tuple([_cards(state, pile) for pile in state.piles]),
        aside=len(state.aside),
        board=tuple([_card(state, card) if card else None for card in state.board]),
        ready=state.ready,
        must_flip=tuple([owing for owing, _ in state.must_flip]),
        stuck=state.stuck,
        duels=tuple([DuelView(duel.seats, _cards(state, duel.cards)) for duel in state.duels]),
        used=state.used,
        turn=state.turn,
        master=state.master,
        totals=state.totals,
        result=state.result if state.phase in ("ready", "pick") or state.over else None,
        voted_in=state.voted_in,
        voted_out=state.voted_out,
    )


def own(state: MojiState, seat: int | None) -> MojiOwn:
    settled = voted_on(state)
    return MojiOwn(
        held=next((claim.word for claim in state.claims if claim.seat == seat), ""),
        heard=tuple(
            [
                HeardView(
                    one.seat,
                    one.word,
                    one.accepted,
                    one.fault,
                    judge.RULES.get(one.fault, ""),
                    may_question(state, seat, one, settled),
                )
                for one in state.heard
                if one.accepted or one.seat == seat
            ]
        ),
        sheet=state.sheets[seat] if seat is not None else (),
        written=tuple(
            [
                WrittenView(one.seat, one.word, one.points, one.fault, may_question(state, seat, one, settled))
                for one in state.written
            ]
        ),
    )


def setting(state: MojiState) -> MojiSetting:
    across = (state.partner(seat) for seat in range(len(state.seats)))
    return MojiSetting(state.options, state.card_set, tuple(seat for seat in across if seat is not None))


def _card(state: MojiState, card: Card) -> CardView:
    return CardView(card[0], state.card_set.colours[card[1]], state.card_set.points[card[0]])


def _cards(state: MojiState, cards: Iterable[Card]) -> tuple[CardView, ...]:
    return tuple([_card(state, card) for card in cards])
