"""Disputes: a verdict is questioned, and the other players vote (MO-18)."""

from __future__ import annotations

from collections.abc import Collection

from parlour.games.moji import events as e
from parlour.games.moji.rules import collecting, eagle_eyes, judge, off_the_grid, race, rounds
from parlour.games.moji.state import Heard, MojiState, Written
from parlour.games.moji.text.notation import Doubt
from parlour.kernel.decision import Decision
from parlour.kernel.errors import RuleViolation
from parlour.kernel.prompts import Prompt
from parlour.words import fold

MATTERS_OF_OPINION = frozenset(
    ("unknown", "several", "name", "abbreviation", "contraction", "foreign", "ending", "theme")
)
"""Faults that a vote can overturn: not, for example, that a card is missing."""


def dispute(decision: Decision[MojiState], seat: int, command: Doubt) -> None:
    """Puts the verdict on the latest occurrence of that word to the vote."""
    rounds.refuse_during_vote(decision.state)
    found = _latest(decision.state, seat, fold(command.word))
    refuse(decision.state, seat, found)
    accepted = stands(found)
    decision.add(e.Questioned(seat, found.seat, found.word, accepted, decision.now))
    decision.ask(
        "dispute",
        voters(decision.state, found.seat),
        ("vote yes", "vote no"),
        "vote yes",
        seconds=decision.state.options.answer_time,
        seat=found.seat,
        word=found.word,
        accepted=accepted,
    )


def voters(state: MojiState, seat: int) -> tuple[int, ...]:
    """The people who vote on a word of that seat: neither the speaker nor the speaker's partner."""
    return state.people(*state.side(seat))


def stands(found: Heard | Written) -> bool:
    """Whether the word currently counts."""
    return found.accepted if isinstance(found, Heard) else not found.fault


def refuse(state: MojiState, seat: int, found: Heard | Written) -> None:
    """Raises `RuleViolation` if this seat may not question that verdict."""
    hindrance = _hindrance(state, seat, found, voted_on(state))
    if hindrance:
        raise RuleViolation("MO-46" if hindrance == "shared" else "MO-18", f"moji-dispute-{hindrance}", word=found.word)


def _hindrance(state: MojiState, seat: int, found: Heard | Written, settled: Collection[str]) -> str:
    """Why this seat may not question that verdict; empty if it may. `settled` are the words of `voted_on`."""
    if state.prompt("dispute") is not None:
        return "vote"
    is_standing = stands(found)
    if is_standing and found.seat == seat:
        return "own"
    if not is_standing and found.seat != seat:
        return "other"
    if settled and fold(found.word) in settled:
        return "again"
    if not is_standing and found.fault not in MATTERS_OF_OPINION:
        return "cards"
    if isinstance(found, Written) and not is_standing and eagle_eyes.is_shared(state, found.word):
        return "shared"
    match len(voters(state, found.seat)):
        case 0:
            return "alone"
        case 1 if is_standing:  # AG-4
            return "accepted"
        case _:
            return ""


def voted_on(state: MojiState) -> frozenset[str]:
    """The letters of the words that were put to the vote: they are not questioned again."""
    known: list[Heard | Written] = [*state.heard, *state.written]
    return frozenset([fold(one.word) for one in known if one.questioned])


def may_question(state: MojiState, seat: int | None, found: Heard | Written, settled: Collection[str]) -> bool:
    """Whether this seat may question that verdict. `settled` are the words of `voted_on`."""
    if seat is None or (found.fault and found.fault not in MATTERS_OF_OPINION):
        return False
    if state.over or not state.seats[seat].playing:
        return False
    return not _hindrance(state, seat, found, settled)


def _latest(state: MojiState, seat: int, letters: str) -> Heard | Written:
    """The latest occurrence of that word that this seat may question; otherwise one that explains why not."""
    known: list[Heard | Written] = (
        list(state.written)
        if state.phase == "review"
        else [heard for heard in state.heard if heard.accepted or heard.seat == seat]
    )
    mine = [one for one in known if fold(one.word) == letters]
    if not mine:
        raise RuleViolation("MO-18", "moji-dispute-none")
    settled = voted_on(state)
    fitting = [one for one in mine if may_question(state, seat, one, settled)]
    own = [one for one in mine if one.seat == seat]
    return (fitting or own or mine)[-1]


def settle(decision: Decision[MojiState], asked: Prompt) -> None:
    """MO-18, AG-4: a tie upholds the word."""
    state, about = decision.state, asked.about
    seat, word, accepted = about["seat"], about["word"], about["accepted"]
    assert isinstance(seat, int) and isinstance(word, str) and isinstance(accepted, bool)
    counts = asked.upheld if asked.given else accepted
    counts = counts or (accepted and len(asked.seats) < 2)  # AG-4: the others may have left during the vote
    fault, detail = _other_ground(state, seat, word) if counts and not accepted else ("", "")
    counts = counts and not fault
    waited = max(0.0, decision.now - state.asked_at)
    cards = _at_stake(state, seat, word, accepted)
    points = collecting.shown_letters(state, word) if counts and state.phase == "review" else 0
    # A word that is voted in is an accepted word: the silence of MO-14 begins again.
    until = decision.now + race.patience(state) if state.phase == "race" and counts and not accepted else None
    flip_by = decision.now + race.FLIP_TIME
    decision.add(e.Judged(seat, word, accepted, counts, cards, points, waited, flip_by, until, fault, detail))
    if decision.state.phase == "grid" and counts and not accepted and seat == decision.state.turn:
        off_the_grid.next_turn(decision)
    race.check_round(decision)


def _other_ground(state: MojiState, seat: int, word: str) -> tuple[str, str]:
    """Why a word does not count although its fault was voted away: a vote settles one ground (MO-18)."""
    known: list[Heard | Written] = [*state.heard, *state.written]
    found = next((o for o in reversed(known) if (o.seat, o.word, stands(o)) == (seat, word, False)), None)
    granted = "" if found is None else found.fault
    letters = fold(word)
    if not state.options.repeats and letters in map(fold, state.used):
        return "used", ""
    return judge.objection(word, state.challenges, state.options, granted)


def agreed(state: MojiState) -> tuple[str, ...]:
    """Words settled by vote."""
    return (*state.voted_in, *state.voted_out)


def keeping(state: MojiState, agreed: Collection[str]) -> dict[str, object]:
    """The table's own lists, updated with the votes that carry over to the next game (MO-18, MO-24)."""
    counts = {fold(word) for word in state.voted_in if word in agreed}
    does_not = {fold(word) for word in state.voted_out if word in agreed}
    return {
        "own_words": tuple(sorted({*state.options.own_words, *counts} - does_not)),
        "banned_words": tuple(sorted({*state.options.banned_words, *does_not} - counts)),
    }


def _at_stake(state: MojiState, seat: int, word: str, accepted: bool) -> tuple[str, ...]:
    """The cards to be removed from the pile, or those of the word's cards that are still there."""
    heard = next((h for h in reversed(state.heard) if (h.seat, h.word, h.accepted) == (seat, word, accepted)), None)
    if heard is None:
        return ()
    if accepted:
        return tuple(card for card in heard.cards if card in state.piles[seat])
    there = [offer.cards for offer in collecting.offers(state, seat)]
    return tuple(card for cards in there if cards[-1] in heard.cards for card in cards)
