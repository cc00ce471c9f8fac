"""Legal commands, and one plausible command."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

from msgspec.structs import replace

from parlour.games.moji.bots import find_words
from parlour.games.moji.options import Challenges
from parlour.games.moji.rules import collecting, disputes, race
from parlour.games.moji.state import COOL_WRONG, Heard, MojiState, Written
from parlour.games.moji.text import notation as n
from parlour.kernel.commands import Command

TRIES = 400
"""Number of candidate words that are tried."""
DRAWS = 60
"""Candidates drawn for one random word; where none of them counts, hardly any does."""


def legal(state: MojiState, seat: int) -> Iterator[Command]:
    """Legal commands of a seat; of the words, the candidates that would count."""
    if state.over or not state.seats[seat].playing or state.prompt("dispute") is not None:
        return
    match state.phase:
        case "ready" | "review":
            if seat not in state.ready:
                yield n.Ready()
        case "race":
            yield from _race(state, seat)
        case "grid" if seat == state.turn:
            yield n.Pass()
            yield from _words(state, seat)
        case "write":
            yield n.Write(tuple(islice(_candidates(state, "".join(card[0] for card in state.board)), 5)))
        case "pick" if seat == state.master:
            yield n.Pick(Challenges())


def _race(state: MojiState, seat: int) -> Iterator[Command]:
    if state.owes_a_flip(seat):
        yield n.Flip()
        return
    if any(claim.seat == seat for claim in state.claims):
        return
    if seat not in state.stuck:
        yield n.Stuck()
    if len(state.wrong[seat]) < COOL_WRONG or not state.options.cool_down:
        yield from _words(state, seat)


def _words(state: MojiState, seat: int) -> Iterator[Command]:
    reach = collecting.Reach(state, seat)
    for word in islice(_candidates(state, letters_for(state, seat)), TRIES):
        if not race.verdict(state, seat, word, reach)[1]:
            yield n.Say(word)


def _candidates(state: MojiState, letters: str) -> tuple[str, ...]:
    return find_words.with_two_of(letters, state.challenges.theme, state.options.language)


def letters_for(state: MojiState, seat: int) -> str:
    """The letters that this seat may collect."""
    return "".join(offer.card[0] for offer in collecting.offers(state, seat))


# One of each kind


def _is_open(state: MojiState, seat: int) -> bool:
    return state.seats[seat].playing and not state.over and state.prompt("dispute") is None


def _may_say(state: MojiState, seat: int) -> bool:
    if not _is_open(state, seat) or not (state.phase == "race" or (state.phase == "grid" and seat == state.turn)):
        return False
    if state.phase == "grid":
        return True
    is_busy = state.owes_a_flip(seat) or any(claim.seat == seat for claim in state.claims)
    return not is_busy and (len(state.wrong[seat]) < COOL_WRONG or not state.options.cool_down)


def say(state: MojiState, seat: int, rng: Random) -> n.Say | None:
    """A random one of the candidates that would count."""
    if not _may_say(state, seat):
        return None
    near = _candidates(state, letters_for(state, seat))
    reach = collecting.Reach(state, seat)
    for word in rng.sample(near, min(DRAWS, len(near))):
        if not race.verdict(state, seat, word, reach)[1]:
            return n.Say(word)
    return None


def flip(state: MojiState, seat: int, rng: Random) -> n.Flip | None:
    return n.Flip() if state.phase == "race" and _is_open(state, seat) and state.owes_a_flip(seat) else None


def stuck(state: MojiState, seat: int, rng: Random) -> n.Stuck | None:
    if state.phase != "race" or not _is_open(state, seat) or seat in state.stuck or state.owes_a_flip(seat):
        return None
    return None if any(claim.seat == seat for claim in state.claims) else n.Stuck()


def ready(state: MojiState, seat: int, rng: Random) -> n.Ready | None:
    may = state.phase in ("ready", "review") and _is_open(state, seat) and seat not in state.ready
    return n.Ready() if may else None


def pass_turn(state: MojiState, seat: int, rng: Random) -> n.Pass | None:
    return n.Pass() if state.phase == "grid" and _is_open(state, seat) and seat == state.turn else None


def write(state: MojiState, seat: int, rng: Random) -> n.Write | None:
    """Up to six of the candidates, whether they count or not."""
    if state.phase != "write" or not _is_open(state, seat):
        return None
    near = _candidates(state, "".join(card[0] for card in state.board))
    return n.Write(tuple(rng.sample(near, min(len(near), rng.randint(0, 6)))))


def pick(state: MojiState, seat: int, rng: Random) -> n.Pick | None:
    return n.Pick(Challenges()) if state.phase == "pick" and _is_open(state, seat) and seat == state.master else None


KINDS: dict[str, Callable[[MojiState, int, Random], Command | None]] = {
    "say": say,
    "flip": flip,
    "stuck": stuck,
    "ready": ready,
    "pass": pass_turn,
    "write": write,
    "pick": pick,
}
"""A random command of each kind that will be accepted."""


def sample(state: MojiState, seat: int, rng: Random) -> Command | None:
    """A plausible command, legal or not."""
    known: list[Heard | Written] = [*state.heard, *state.written]
    settled = disputes.voted_on(state)
    doubtful = [one for one in known if disputes.may_question(state, seat, one, settled)]
    if doubtful and rng.random() < 0.1:
        return n.Doubt(rng.choice(doubtful).word)
    if rng.random() < 0.05:
        return rng.choice((n.Ready(), n.Flip(), n.Pass(), n.Stuck(), n.Say("QZX"), n.Pick(Challenges(4, "between"))))
    if state.phase == "write":
        letters = "".join(card[0] for card in state.board)
        near = list(islice(_candidates(state, letters), 30))
        return n.Write(tuple(rng.sample(near, min(len(near), rng.randint(0, 6)))))
    if state.phase == "pick" and seat == state.master:
        return n.Pick(Challenges(rng.choice((0, 3, 4)), rng.choice(("anywhere", "first-or-last"))))
    choices = list(islice(legal(state, seat), 8))
    if not choices:
        return None
    said = [command for command in choices if isinstance(command, n.Say)]
    if said and rng.random() < 0.6:
        return rng.choice(said)
    return rng.choice(choices)


def redeal(state: MojiState, seat: int | None, rng: Random) -> MojiState:
    """Hidden from everyone: stacks and box. Hidden from others: claims, sheets, and wrong words without a vote."""
    pool = [card for stack in (*state.stacks, state.box) for card in stack]
    rng.shuffle(pool)
    stacks = []
    for stack in state.stacks:
        stacks.append(tuple(sorted(pool[: len(stack)])))
        pool = pool[len(stack) :]
    return replace(
        state,
        stacks=tuple(stacks),
        box=tuple(sorted(pool)),
        claims=tuple(claim for claim in state.claims if claim.seat == seat),
        heard=tuple(one for one in state.heard if one.accepted or one.questioned or one.seat == seat),
        wrong=tuple(when if i == seat else () for i, when in enumerate(state.wrong)),
        sheets=tuple(sheet if i == seat else () for i, sheet in enumerate(state.sheets)),
    )
