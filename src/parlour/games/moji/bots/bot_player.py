"""Human-like bots: common words come sooner than rare ones, typing takes time, and they make mistakes.

A bot sees only its view. It searches the words it can recall (`find_words`), checks each against the rules, and
waits; `docs/games/moji.md` shows the distribution of its times.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from math import exp
from random import Random

import msgspec

from parlour import words
from parlour.games.moji.bots import find_words
from parlour.games.moji.bots.sampling import letters_for
from parlour.games.moji.cards import Card, CardSet, standard
from parlour.games.moji.options import MojiOptions
from parlour.games.moji.rules import race
from parlour.games.moji.state import Claim, Duel, MojiState, Slot
from parlour.games.moji.view import CardView, MojiCommon, MojiOwn
from parlour.kernel.prompts import REST
from parlour.kernel.state import Seat

FASTEST = 1.3
"""Minimum reaction time in seconds: see a card, find a word and type it."""


class LevelParameters(msgspec.Struct, frozen=True):
    """Parameters of a level."""

    tries: int
    "Number of words it tries."
    recall: float
    "Commonness (Zipf scale) at which it recalls a word half of the time."
    think: float
    "Median thinking time in seconds for a word of that commonness."
    letter: float
    "Seconds to type a letter."
    slip: float
    "Probability of a wrong word."


MINDS = {
    "easy": LevelParameters(60, 5.2, 5.0, 0.35, 0.15),
    "medium": LevelParameters(150, 4.6, 3.4, 0.25, 0.08),
    "hard": LevelParameters(400, 3.9, 2.2, 0.17, 0.03),
}
LEVELS = tuple(MINDS)


def bot(level: str) -> Person:
    return Person(MINDS[level])


class _BotView(msgspec.Struct):
    """The parts of a view that a bot uses."""

    seat: int
    seats: list[dict[str, object]]
    prompts: list[dict[str, object]]
    options: MojiOptions


class Person:
    """A bot of one of the levels."""

    def __init__(self, mind: LevelParameters) -> None:
        self.mind = mind

    def choose(self, view: Mapping[str, object], rng: Random) -> str | None:
        see = msgspec.convert(view, _BotView)
        for prompt in see.prompts:
            answers = prompt["answers"]
            if prompt["asks_you"] and isinstance(answers, list | tuple):
                return next(str(answer) for answer in answers if not str(answer).endswith(REST))
        state = state_from_view(msgspec.convert(view, MojiCommon), msgspec.convert(view, MojiOwn), see)
        match state.phase:
            case "ready" | "review":
                return None if see.seat in state.ready else "ready"
            case "pick":
                return "pick" if state.master == see.seat else None
            case "write":
                return None if state.sheets[see.seat] else self._write(state, rng)
            case "grid":
                return self._turn(state, see.seat, rng) if state.turn == see.seat else None
            case _:
                return self._race(state, see.seat, rng)

    def _race(self, state: MojiState, seat: int, rng: Random) -> str | None:
        if state.owes_a_flip(seat):
            return "flip"
        if state.claims:
            return None
        word = self.think(state, seat, rng)
        if word:
            return f"say {word}"
        return None if seat in state.stuck else "stuck"

    def _turn(self, state: MojiState, seat: int, rng: Random) -> str:
        """Off the Grid has no race: plays the best of some recalled words."""
        found = [word for word in (self.think(state, seat, rng) for _ in range(4)) if word]
        if not found:
            return "pass"
        return f"say {max(found, key=lambda word: state.card_set.worth(race.verdict(state, seat, word)[0].cards))}"

    def _write(self, state: MojiState, rng: Random) -> str:
        letters = "".join(card[0] for card in state.board)
        known = find_words.with_two_of(letters, state.challenges.theme)
        near = [word for word in islice(known, self.mind.tries) if self._recalls(word, rng)]
        most = round(20 / (1.5 + 5 * self.mind.letter))
        return f"write {'; '.join(near[:most])}".strip()

    def think(self, state: MojiState, seat: int, rng: Random) -> str:
        """A recalled word that seems to count; empty if there is none."""
        near = find_words.with_two_of(letters_for(state, seat), state.challenges.theme)
        for word in islice(near, self.mind.tries):
            if self._recalls(word, rng):
                fault = race.verdict(state, seat, word)[1]
                if not fault or (fault not in ("cards", "used") and rng.random() < self.mind.slip):
                    return word
        return ""

    def _recalls(self, word: str, rng: Random) -> bool:
        return rng.random() < 0.6 / (1 + exp(2.5 * (self.mind.recall - words.commonness(word))))

    def pace(self, view: Mapping[str, object], command: str, rng: Random) -> float:
        """Seconds a person would take to say this."""
        verb, _, word = command.partition(" ")
        if verb == "write":
            return 24.0
        if verb == "stuck":
            return 4 * self.mind.think * rng.lognormvariate(0, 0.3)
        if verb != "say":
            return 0.6 * rng.lognormvariate(0, 0.3)
        rare = max(0.0, self.mind.recall + 1 - words.commonness(word))
        thought = self.mind.think * exp(0.35 * rare) * rng.lognormvariate(0, 0.45)
        return max(FASTEST, thought + self.mind.letter * len(word))


def state_from_view(view: MojiCommon, own: MojiOwn, see: _BotView) -> MojiState:
    """Rebuilds a state from the view to check words against the rules; hidden parts are missing."""
    card_set = standard()
    count = len(see.seats)
    short = {name: key for key, name in card_set.colours.items()}

    def card(one: CardView) -> Card:
        return one.letter + short[one.colour]

    def cards(several: Iterable[CardView]) -> tuple[Card, ...]:
        return tuple(map(card, several))

    return MojiState(
        options=see.options,
        seats=tuple(
            Seat(str(one["name"]), standing="playing" if one["standing"] == "playing" else "left") for one in see.seats
        ),
        card_set=CardSet(card_set.points, card_set.colours),
        box=(),
        stacks=((),) * count,
        slots=tuple(Slot() if slot is None else Slot((card(slot.card),)) for slot in view.slots),
        piles=tuple(map(cards, view.piles)),
        board=tuple("" if one is None else card(one) for one in view.board),
        phase=view.phase,  # type: ignore[arg-type]  # a view says it as text
        challenges=view.challenges,
        totals=view.totals,
        master=view.master,
        ready=view.ready,
        must_flip=tuple((seat, 0.0) for seat in view.must_flip),
        stuck=view.stuck,
        claims=(Claim(see.seat, own.held, 0.0, (), ()),) if own.held else (),
        duels=tuple(Duel(duel.seats, cards(duel.cards), ()) for duel in view.duels),
        used=view.used,
        wrong=((),) * count,
        turn=view.turn,
        sheets=tuple(own.sheet if seat == see.seat else () for seat in range(count)),
    )
