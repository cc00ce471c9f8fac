"""The conformance suite finds what it is there to find: each of these games breaks the contract in one way."""

import re
from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace
from tests.toys.bluff import Bluff, BluffTable, BluffView, Dealt, LaidDown

import parlour
from parlour.kernel import registry
from parlour.kernel.chance import Chance
from parlour.kernel.commands import Command
from parlour.kernel.conformance import check, combinations
from parlour.kernel.errors import RuleViolation
from parlour.kernel.events import Event
from parlour.kernel.options import Options
from parlour.kernel.rules import Rules
from parlour.kernel.state import Seat, State
from parlour.kernel.unfolding import Unfolding


class ShowsAllHands(Bluff):
    def view(self, state: BluffTable, seat: int | None) -> BluffView:
        return BluffView("".join(state.hands), tuple(map(len, state.hands)), state.turn)


class MakesCards(Bluff):
    def evolve(self, state: BluffTable, event: Event) -> BluffTable:
        after = super().evolve(state, event)
        return replace(after, pile=after.pile + "1") if isinstance(event, LaidDown) else after


class ChangesWhatItRefuses(Bluff):
    def decide(self, on: Unfolding[BluffTable], seat: int, command: Command) -> None:
        if seat != on.state.turn:
            msgspec.structs.force_setattr(on.state, "points", tuple(p + 1 for p in on.state.points))
        super().decide(on, seat, command)


class PromisesTooMuch(Bluff):
    def legal(self, state: BluffTable, seat: int) -> Any:
        yield self.parse("lay 1 as 1")
        yield self.parse("lay 2 as 1")
        yield self.parse("lay 3 as 1")
        yield self.parse("lay 4 as 1")


class LooksOutside(Bluff):
    """Its `evolve` is not closed: it rolls a die of its own."""

    def evolve(self, state: BluffTable, event: Event) -> BluffTable:
        after = super().evolve(state, event)
        return replace(after, points=tuple(Chance().below(1000) for _ in after.points))


class NeverEnds(Bluff):
    def _finish(self, on: Unfolding[BluffTable]) -> None:
        if not any(on.state.hands):
            for seat in on.state.playing:
                on.happen(Dealt(seat, 1, on.state.stock[:1]))

    def pieces(self, state: BluffTable) -> Counter[str]:
        return Counter()


class SaysOneThingReadsAnother(Bluff):
    def format(self, command: Command) -> str:
        return super().format(command).replace("as 6", "as 5")


class TellsTheVoteByItsQuestion(Bluff):
    """The question about a card says what the card is."""

    def decide(self, on: Unfolding[BluffTable], seat: int, command: Command) -> None:
        super().decide(on, seat, command)
        question = on.state.questions[-1]
        about = {**question.about, "hands": "".join(on.state.hands)}
        on.state = replace(on.state, questions=(replace(question, about=about),))

    def redeal(self, state: BluffTable, seat: int | None, rng: Random) -> BluffTable:
        other = super().redeal(state, seat, rng)
        questions = tuple(
            replace(q, about={**q.about, "hands": "".join(other.hands)}) if "hands" in q.about else q
            for q in other.questions
        )
        return replace(other, questions=questions)


class CallsScoresPrivate(Bluff):
    private = frozenset(("points",))


class ShowsTheSameTwice(Bluff):
    def common(self, state: BluffTable) -> BluffView:
        return self.view(state, None)


class Nodded(Event, frozen=True):
    def seen(self, seat: int | None) -> None:
        return None


class NoddingTable(BluffTable, frozen=True, kw_only=True):
    nods: int = 0


class NoddingView(BluffView):
    nods: int = 0


class ShowsANodThatNobodySaw(Bluff):
    state = NoddingTable
    events = (*Bluff.events, Nodded)  # type: ignore[assignment]  # one more than Bluff has
    private = frozenset(("nods",))

    def start(self, options: Options, seats: tuple[Seat, ...]) -> NoddingTable:
        return NoddingTable(**msgspec.structs.asdict(super().start(options, seats)))

    def decide(self, on: Unfolding[BluffTable], seat: int, command: Command) -> None:
        if on.line % 2:
            on.happen(Nodded())
        else:
            super().decide(on, seat, command)

    def evolve(self, state: BluffTable, event: Event) -> BluffTable:
        if isinstance(event, Nodded) and isinstance(state, NoddingTable):
            return replace(state, nods=state.nods + 1)
        return super().evolve(state, event)

    def view(self, state: BluffTable, seat: int | None) -> NoddingView:
        assert isinstance(state, NoddingTable)
        return NoddingView(**msgspec.structs.asdict(super().view(state, seat)), nods=state.nods)


class NamesAreNotEscaped(Bluff):
    def svg(self, view: Mapping[str, object], *, dark: bool = False, language: str = "en") -> str:
        return f"<svg xmlns='http://www.w3.org/2000/svg'><title>{view['game']} & more</title></svg>"


class DrawsEachPictureDifferently(Bluff):
    pictures = 0

    def svg(self, view: Mapping[str, object], *, dark: bool = False, language: str = "en") -> str:
        self.pictures += 1
        return f"<svg xmlns='http://www.w3.org/2000/svg'><title>{self.pictures}</title></svg>"


class GivesThePictureNoTitle(Bluff):
    def svg(self, view: Mapping[str, object], *, dark: bool = False, language: str = "en") -> str:
        return "<svg xmlns='http://www.w3.org/2000/svg'/>"


FAULTS = {
    ShowsAllHands: "sees what it must not",
    MakesCards: "pieces were lost or made",
    ChangesWhatItRefuses: "reached into the state",
    LooksOutside: "replays to another game",
    NeverEnds: "does not end",
    SaysOneThingReadsAnother: "is not read as it is written",
    TellsTheVoteByItsQuestion: "sees what it must not",
    CallsScoresPrivate: "is private, and all see it",
    ShowsTheSameTwice: "shown twice",
    ShowsANodThatNobodySaw: "it saw nothing happen",
    NamesAreNotEscaped: "not well-formed",
    DrawsEachPictureDifferently: "different pictures",
    GivesThePictureNoTitle: "has a title",
}


def play_some(rules: Bluff) -> None:
    for seed in range(20):
        check(rules, 3, seed)


@pytest.mark.parametrize("rules", FAULTS)
def test_a_broken_game_is_caught(rules: type[Bluff], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.kernel.conformance.MOST_STEPS", 500)
    with pytest.raises(AssertionError, match=FAULTS[rules]):
        play_some(rules())


def test_a_promise_that_is_not_kept_is_caught() -> None:
    with pytest.raises(RuleViolation):
        play_some(PromisesTooMuch())


def test_a_failure_says_how_to_play_that_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._opened, Bluff.key, cast("Rules[State]", MakesCards()))
    with pytest.raises(AssertionError) as failure:
        check(parlour.rules_of(Bluff.key), 3, 7, hand=2, clock="turn")
    (note,) = failure.value.__notes__
    assert note.endswith("check(rules_of('bluff'), 3, 7, **{'hand': 2, 'clock': 'turn'})")
    with pytest.raises(AssertionError, match=re.escape(str(failure.value))):
        exec(note, {})


def test_options_are_chosen_so_that_every_two_values_meet() -> None:
    chosen = list(combinations(Bluff(), Random(1)))
    for clock in ("none", "turn", "game"):
        for double in (True, False):
            assert any(options["clock"] == clock and options["double"] == double for options in chosen)
