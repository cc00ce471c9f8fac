"""Human-like bots: common words come sooner than rare ones, typing takes time, and they make mistakes.

A bot sees only its view. It searches the words it can recall (`find_words`), checks each against the rules, and
waits; `docs/games/moji.md` shows the distribution of its times.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from itertools import islice
from math import exp
from random import Random

import msgspec

from parlour import words
from parlour.games.moji.bots import find_words
from parlour.games.moji.bots.sampling import letters_for
from parlour.games.moji.cards import Card, CardSet, standard
from parlour.games.moji.options import MojiOptions, Theme
from parlour.games.moji.rules import collecting, race
from parlour.games.moji.rules.eagle_eyes import WRITE_TIME
from parlour.games.moji.state import Claim, Duel, MojiState, Slot
from parlour.games.moji.text.notation import letters_of
from parlour.games.moji.view import CardView, MojiCommon, MojiOwn
from parlour.kernel.cast import Character, character
from parlour.kernel.prompts import REST
from parlour.kernel.state import Seat
from parlour.words import Language
from parlour.words.vocabulary import familiarity, is_everyday

FASTEST = 1.3
"""Minimum reaction time in seconds: see a card, find a word and type it."""


class LevelParameters(msgspec.Struct, frozen=True):
    """Parameters of a level."""

    tries: int
    "Number of words it tries in a race."
    recall: float
    "Familiarity (Zipf scale) at which it recalls a word half of the time."
    think: float
    "Median thinking time in seconds for a word of that familiarity."
    letter: float
    "Seconds to type a letter."
    slip: float
    "Probability of a wrong word."
    notices: int
    "Number of words that it sees among many open cards, of which it takes the best."
    longest: int
    "Length of the longest word that it sees there; in a race, half of it."
    writes: int
    "Number of words that it writes in Eagle Eyes."


MINDS = {
    "easy": LevelParameters(60, 5.2, 5.0, 0.35, 0.15, notices=4, longest=5, writes=4),
    "medium": LevelParameters(150, 4.6, 3.4, 0.25, 0.08, notices=12, longest=7, writes=6),
    "hard": LevelParameters(400, 3.9, 2.2, 0.17, 0.03, notices=40, longest=10, writes=9),
}
LEVELS = tuple(MINDS)

OBVIOUS = 6.0
"""Words as common as this are not looked for: with many cards open, people look for something better than THE."""
LOOKED_AT = 30
"""Recalled words that it examines for each word to be found."""
LIKING = 1.5
"""Points that a person adds to a word of its favourite kind."""
HASTE = 0.5
"""Relative change of the probability of a wrong word: more for a daring person, less for a careful one."""


def bot(level: str) -> Person:
    return Person(MINDS[level])


class _BotView(msgspec.Struct):
    """The parts of a view that a bot uses."""

    seat: int
    seats: list[dict[str, object]]
    prompts: list[dict[str, object]]
    options: MojiOptions

    @property
    def name(self) -> str:
        return str(self.seats[self.seat]["name"])


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
                return None if state.sheets[see.seat] else self._write(state, see.seat, rng)
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
        """Off the Grid has no race: the best of the words that it sees."""
        found = self._seen(state, seat, rng, self.mind.notices)
        if not found:
            word = self.think(state, seat, rng)
            return f"say {word}" if word else "pass"

        reach = collecting.Reach(state, seat)

        def worth(word: str) -> float:
            return state.card_set.worth(race.verdict(state, seat, word, reach)[0].cards)

        return f"say {self._best(found, worth, state, seat, 1)[0]}"

    def _write(self, state: MojiState, seat: int, rng: Random) -> str:
        """Eagle Eyes: the words with the most of the shown letters, of those that it sees."""
        found = self._seen(state, seat, rng, self.mind.notices + self.mind.writes)

        def worth(word: str) -> float:
            return collecting.shown_letters(state, word)

        return f"write {'; '.join(self._best(found, worth, state, seat, self.mind.writes))}".strip()

    def _seen(self, state: MojiState, seat: int, rng: Random, count: int) -> list[str]:
        """That many words that it sees in the open cards and that count; fewer if it does not find more."""
        there = set(letters_for(state, seat))
        options, name = state.options, state.seats[seat].name
        known = _known(state.challenges.theme, self.mind.recall - 1, self.mind.longest, name, options.language)
        found: dict[str, None] = {}
        reach = collecting.Reach(state, seat)
        for _ in range(LOOKED_AT * count if known else 0):
            word = rng.choice(known)
            if word in found or len(there.intersection(letters_of(word))) < 2:
                continue
            if not race.verdict(state, seat, word, reach)[1]:
                found[word] = None
                if len(found) == count:
                    break
        return list(found)

    def _best(
        self, found: list[str], worth: Callable[[str], float], state: MojiState, seat: int, count: int
    ) -> list[str]:
        """The best of these words, with what this person likes."""
        person, language = character(state.seats[seat].name), state.options.language
        return sorted(found, key=lambda word: (-worth(word) - LIKING * _is_liked(word, person, language), word))[:count]

    def think(self, state: MojiState, seat: int, rng: Random) -> str:
        """A recalled word that seems to count; empty if there is none."""
        name = state.seats[seat].name
        slip = self.mind.slip * (1 + HASTE * character(name).boldness)
        language = state.options.language
        near = find_words.with_two_of(letters_for(state, seat), state.challenges.theme, language)
        reach = collecting.Reach(state, seat)
        for word in islice(near, self.mind.tries):
            if len(word) <= 2 * self.mind.longest and self._recalls(word, name, language, rng):
                fault = race.verdict(state, seat, word, reach)[1]
                if not fault or (fault not in ("cards", "used") and rng.random() < slip):
                    return word
        return ""

    def _recalls(self, word: str, name: str, language: Language, rng: Random) -> bool:
        common = words.commonness(word, language)
        if common and not is_everyday(word, language):  # titles are not on that list
            return False
        known = familiarity(word, name, common)
        return rng.random() < 0.6 / (1 + exp(2.5 * (self.mind.recall - known)))

    def pace(self, view: Mapping[str, object], command: str, rng: Random) -> float:
        """Seconds a person would take to say this."""
        own = msgspec.convert(view, _BotView).name if view else ""
        pace = character(own).pace if own else 1.0
        verb, _, word = command.partition(" ")
        if verb == "write":
            return min(WRITE_TIME - 2, 24.0 * pace)
        if verb == "stuck":
            return 4 * self.mind.think * pace * rng.lognormvariate(0, 0.3)
        if verb != "say":
            return 0.6 * pace * rng.lognormvariate(0, 0.3)
        language = msgspec.convert(view.get("options", {}), MojiOptions).language
        rare = max(0.0, self.mind.recall + 1 - words.commonness(word, language))
        thought = self.mind.think * pace * exp(0.35 * rare) * rng.lognormvariate(0, 0.45)
        return max(FASTEST, thought + self.mind.letter * len(word))


@lru_cache(64)
def _known(themes: tuple[Theme, ...], least: float, longest: int, name: str, language: Language) -> tuple[str, ...]:
    """The words that this person knows and would look for. Titles are known by everyone."""
    found = []
    for word in find_words.common_words(themes, language):
        common = words.commonness(word, language)
        plain = is_everyday(word, language)
        if not common or (
            common < OBVIOUS and len(word) <= longest and plain and familiarity(word, name, common) >= least
        ):
            found.append(word)
    return tuple(found)


def _is_liked(word: str, person: Character, language: Language) -> bool:
    match person.likes:
        case "long":
            return len(word) > 6
        case "short":
            return len(word) < 5
        case "rare":
            return words.commonness(word, language) < 4
        case "plain":
            return words.commonness(word, language) > 5


def state_from_view(view: MojiCommon, own: MojiOwn, see: _BotView) -> MojiState:
    """Rebuilds a state from the view to check words against the rules; hidden parts are missing."""
    card_set = standard(see.options.language)
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
