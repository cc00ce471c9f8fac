"""The race: saying words, flipping cards, being stuck (MO-10 to MO-15, MO-41)."""

from __future__ import annotations

from parlour.games.moji import events as e
from parlour.games.moji.cards import Card
from parlour.games.moji.rules import collecting, judge, rounds
from parlour.games.moji.rules.missed import missed_words
from parlour.games.moji.state import COOL_WITHIN, COOL_WRONG, Claim, MojiState
from parlour.games.moji.text.notation import Flip, Stuck, letters_of
from parlour.kernel.all_games import LONGEST_DELAY
from parlour.kernel.decision import Decision
from parlour.kernel.errors import RuleViolation

FLIP_TIME = 10.0
"""Seconds after which a card is flipped for its owner (MO-12)."""
SILENCE = 60.0
"""Seconds without a word or a card after which silent players count as stuck (MO-14)."""
LAST_SILENCE = 30.0
"""Seconds of silence when no card is left to flip (MO-15)."""
COOL_DOWN = 2.0
"""Seconds of the pause after wrong words (MO-17)."""


def say(decision: Decision[MojiState], seat: int, word: str) -> None:
    """Records a claim or a wrong word; whether the claim was first is settled later."""
    state = decision.state
    if state.owes_a_flip(seat):
        raise RuleViolation("MO-12", "moji-flip-first")
    if any(claim.seat == seat for claim in state.claims):
        raise RuleViolation("MO-13", "moji-still-checking")
    refuse_the_hasty(decision, seat)
    taken, fault, detail = verdict(state, seat, word)
    if fault:
        decision.add(e.Wrong(seat, word, fault, decision.now, detail, taken.cards))
    else:
        decision.add(e.Claimed(seat, word, decision.now, taken.tops, taken.cards))


def refuse_the_hasty(decision: Decision[MojiState], seat: int) -> None:
    """MO-17: three wrong words within five seconds cause a short pause, if the option is on."""
    wrong = decision.state.wrong[seat]
    if decision.state.options.cool_down and len(wrong) >= COOL_WRONG:
        latest = wrong[-COOL_WRONG:]
        if latest[-1] - latest[0] < COOL_WITHIN and decision.now - latest[-1] < COOL_DOWN:
            raise RuleViolation("MO-17", "moji-take-a-breath")


def verdict(
    state: MojiState, seat: int, word: str, reach: collecting.Reach | None = None
) -> tuple[collecting.Taken, str, str]:
    """The cards the word would collect; if it does not count, the reason and a detail.

    `reach` is the seat's, for callers that ask about many words.
    """
    letters = letters_of(word)
    taken = (reach or collecting.Reach(state, seat)).take(letters)
    if taken.fault:
        return taken, taken.fault, ""
    for duel in state.duels:
        if seat in duel.seats and not set(duel.cards).isdisjoint(taken.tops) and letters in map(letters_of, duel.words):
            return taken, "again", ""
    if not state.options.repeats and letters in map(letters_of, state.used):
        return taken, "used", ""
    return taken, *judge.objection(word, state.challenges, state.options)


# Who was first (MO-13)


def settled_at(state: MojiState) -> float | None:
    """When the first claim is settled: no earlier or simultaneous one can still arrive."""
    if not state.claims:
        return None
    return min(claim.at for claim in state.claims) + state.options.tie_window + LONGEST_DELAY


def settle_claims(decision: Decision[MojiState]) -> None:
    """Settles every claim that is due."""
    while (due := settled_at(decision.state)) is not None and due <= decision.now:
        first = min(decision.state.claims, key=lambda claim: (claim.at, claim.seat))
        _settle(decision, first)
    check_round(decision)


def _settle(decision: Decision[MojiState], first: Claim) -> None:
    state = decision.state
    claim = _as_it_stands(state, first)
    if claim is None:
        decision.add(e.TooLate(first.seat, first.word))
        return
    together = _together(state, claim)
    if len(together) == 1:
        decision.add(
            e.Collected(
                claim.seat,
                claim.word,
                claim.tops,
                claim.cards,
                decision.now + FLIP_TIME,
                decision.now + patience(state),
            )
        )
        return
    wanted = [card for one in together for card in one.tops]
    contested = tuple(dict.fromkeys(card for card in wanted if wanted.count(card) > 1))
    seats, words = tuple(one.seat for one in together), tuple(one.word for one in together)
    decision.add(e.Tied(seats, words, contested, decision.now + patience(state), said=True))


def _as_it_stands(state: MojiState, claim: Claim) -> Claim | None:
    """The claim if its cards are there, otherwise what is left of it; None if that is too little."""
    there = {offer.card for offer in collecting.offers(state, claim.seat)}
    if there.issuperset(claim.tops):
        return claim
    taken = collecting.take(state, claim.seat, letters_of(claim.word))
    return None if taken.fault else Claim(claim.seat, claim.word, claim.at, taken.tops, taken.cards)


def _together(state: MojiState, first: Claim) -> list[Claim]:
    """The claims within the tie window that share a card; of partners, only the first."""
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


def flip(decision: Decision[MojiState], seat: int, command: Flip) -> None:
    rounds.refuse_during_vote(decision.state)
    if not decision.state.owes_a_flip(seat):
        raise RuleViolation("MO-12", "moji-nothing-to-flip")
    _flip(decision, seat)


def _flip(decision: Decision[MojiState], seat: int, *, by_itself: bool = False) -> None:
    card = draw(decision, seat)
    decision.add(e.Flipped(seat, card, decision.now + patience(decision.state, (seat,)), by_itself))
    check_round(decision)


def draw(decision: Decision[MojiState], seat: int) -> Card:
    """The next card of a stack, drawn when it is turned (AG-2)."""
    stack = decision.state.stacks[seat]
    return stack[decision.chance.below(len(stack))]


def reveal(decision: Decision[MojiState]) -> None:
    """Turns a card of everyone who has one, at the same moment (MO-3)."""
    cards = tuple((seat, draw(decision, seat)) for seat in decision.state.playing if decision.state.stacks[seat])
    turning = tuple(seat for seat, _ in cards)
    decision.add(e.Revealed(cards, decision.now + patience(decision.state, turning)))


def patience(state: MojiState, turning: tuple[int, ...] = ()) -> float:
    """Seconds of silence that end the race for these cards, once those seats have turned a card (MO-14, MO-15)."""
    left = any(len(stack) > (seat in turning) for seat, stack in enumerate(state.stacks))
    return SILENCE if left else LAST_SILENCE


# Stuck (MO-14, MO-41)


def give_up(decision: Decision[MojiState], seat: int, command: Stuck) -> None:
    state = decision.state
    rounds.refuse_during_vote(state)
    if state.phase != "race":
        raise RuleViolation("MO-14", "moji-stuck-outside-race")
    if seat in state.stuck:
        raise RuleViolation("MO-14", "moji-already-stuck")
    if state.owes_a_flip(seat):
        raise RuleViolation("MO-12", "moji-flip-first")
    if any(claim.seat == seat for claim in state.claims):
        raise RuleViolation("MO-13", "moji-still-checking")
    decision.add(e.GaveUp(seat))
    _open_duels(decision)
    check_round(decision)


def _open_duels(decision: Decision[MojiState]) -> None:
    """MO-13: cards for which all tied players are stuck are open to everyone again."""
    for duel in decision.state.duels:
        if _stuck(decision.state).issuperset(duel.seats):
            decision.add(e.Opened(duel.cards))


def _stuck(state: MojiState) -> set[int]:
    """The players who are stuck: those who said so and whose word is not held, and who is absent (MO-14)."""
    away = state.prompt("absent")
    seat = None if away is None else away.about.get("seat")
    stuck = {*state.stuck}.difference(claim.seat for claim in state.claims)
    return {*stuck, seat} if isinstance(seat, int) else stuck


def _are_all_stuck(state: MojiState) -> bool:
    return not state.claims and not state.must_flip and _stuck(state).issuperset(state.playing)


def check_round(decision: Decision[MojiState]) -> None:
    """Checks after every event whether the round is over or everyone is stuck."""
    state = decision.state
    if state.phase != "race" or state.claims or state.prompt("dispute") is not None:
        return
    with_cards = [seat for seat in state.playing if state.stacks[seat]]
    # MO-15: two players play the last pair; with more, it is looked at when nobody owes a flip.
    if len(with_cards) == 1 and len(state.playing) > 2 and state.flips and not state.must_flip:
        rounds.end_round(decision, "one")
        return
    if not with_cards and sum(bool(slot.cards) for slot in state.slots) < min(
        collecting.fewest_cards(state, seat) for seat in state.playing
    ):
        rounds.end_round(decision, "played")
        return
    _open_duels(decision)
    if _are_all_stuck(decision.state):
        all_stuck(decision)


def all_stuck(decision: Decision[MojiState]) -> None:
    """MO-14: sets the open cards aside and turns new ones; with no cards left to turn, the round is over."""
    state = decision.state
    if not any(state.stacks):
        rounds.end_round(decision, "stuck")
        return
    if not state.options.stack_em_up:
        cards = tuple(card for slot in state.slots for card in slot.cards)
        decision.add(e.SetAside(cards, missed_words(state, 1)))
    reveal(decision)
    check_round(decision)


def due(decision: Decision[MojiState]) -> None:
    state = decision.state
    claims = settled_at(state)
    if claims is not None and claims <= decision.now:
        settle_claims(decision)
        return
    for seat, flip_by in state.must_flip:
        if flip_by <= decision.now:
            _flip(decision, seat, by_itself=True)
            return
    if _are_all_stuck(state):
        check_round(decision)
    elif state.until <= decision.now:  # MO-14: after a long silence, all silent players count as stuck
        all_stuck(decision)


def deadline(state: MojiState) -> float:
    claims = settled_at(state)
    times = [due for _, due in state.must_flip]
    if claims is not None:
        return min([claims, *times])
    away = state.prompt("absent")
    limit = state.options.answer_time
    if away is not None and away.until is not None and limit is not None and _are_all_stuck(state):
        times.append(away.until - limit)  # the others were stuck when the player was found to be absent
    return min([state.until, *times])
