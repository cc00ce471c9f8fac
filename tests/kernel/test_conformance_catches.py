"""The conformance suite finds faults: each of these games breaks the contract in one way."""

import itertools
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields
from dataclasses import replace as altered
from random import Random
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace
from tests.toys import bluff
from tests.toys.bluff import RULES, BluffOptions, BluffTable, BluffView, Dealt, LaidDown, Lay
from tests.toys.buzz import Buzz

import parlour
from parlour.kernel import registry
from parlour.kernel.commands import Command
from parlour.kernel.conformance import check, combinations
from parlour.kernel.decision import Decision
from parlour.kernel.errors import RuleViolation
from parlour.kernel.events import Event
from parlour.kernel.prompts import Prompt
from parlour.kernel.rules import Rules
from parlour.kernel.state import Seat, State, put


def default(name: str) -> Any:
    return next(field.default for field in fields(Rules) if field.name == name)


def shows_all_hands(state: BluffTable, seat: int | None) -> BluffView:
    return BluffView("".join(state.hands), tuple(map(len, state.hands)), state.turn)


def makes_cards(state: BluffTable, event: Event) -> BluffTable:
    after = bluff.evolve(state, event)
    return replace(after, pile=after.pile + "1") if isinstance(event, LaidDown) else after


def changes_what_it_refuses(decision: Decision[BluffTable], seat: int, command: Lay) -> None:
    if seat != decision.state.turn:
        msgspec.structs.force_setattr(decision.state, "points", tuple(p + 1 for p in decision.state.points))
    bluff.lay(decision, seat, command)


def promises_too_much(state: BluffTable, seat: int) -> Iterator[Command]:
    return map(bluff.parse, ("lay 1 as 1", "lay 2 as 1", "lay 3 as 1", "lay 4 as 1"))


COUNTED = itertools.count()


def looks_outside(state: BluffTable, event: Event) -> BluffTable:
    """It is not closed: it depends on what happened elsewhere."""
    return replace(bluff.evolve(state, event), denied=next(COUNTED))


def deals_on(decision: Decision[BluffTable], prompt: Prompt) -> None:
    if not any(decision.state.hands):
        for seat in decision.state.playing:
            decision.add(Dealt(seat, 1, "1"))
    bluff.settle_vote(decision, prompt)


def writes_another_number(command: Command) -> str:
    return bluff.format_command(command).replace("as 6", "as 5")


def tells_the_vote_by_its_question(decision: Decision[BluffTable], seat: int, command: Lay) -> None:
    """The question about a card says what the card is."""
    bluff.lay(decision, seat, command)
    prompt = decision.state.prompts[-1]
    about = {**prompt.about, "hands": "".join(decision.state.hands)}
    decision.state = replace(decision.state, prompts=(replace(prompt, about=about),))


def redeals_the_question(state: BluffTable, seat: int | None, rng: Random) -> BluffTable:
    other = bluff.redeal(state, seat, rng)
    prompts = tuple(
        replace(q, about={**q.about, "hands": "".join(other.hands)}) if "hands" in q.about else q for q in other.prompts
    )
    return replace(other, prompts=prompts)


class Nodded(Event, frozen=True):
    def seen(self, seat: int | None) -> None:
        return None


class NoddingTable(BluffTable, frozen=True, kw_only=True):
    nods: int = 0


class NoddingView(BluffView):
    nods: int = 0


def start_nodding(options: BluffOptions, seats: tuple[Seat, ...]) -> NoddingTable:
    return NoddingTable(**msgspec.structs.asdict(bluff.start(options, seats)))


def nod_or_lay(decision: Decision[BluffTable], seat: int, command: Lay) -> None:
    if decision.line % 2:
        decision.add(Nodded())
    else:
        bluff.lay(decision, seat, command)


def count_nods(state: BluffTable, event: Event) -> BluffTable:
    if isinstance(event, Nodded) and isinstance(state, NoddingTable):
        return replace(state, nods=state.nods + 1)
    return bluff.evolve(state, event)


def show_nods(state: BluffTable, seat: int | None) -> NoddingView:
    assert isinstance(state, NoddingTable)
    return NoddingView(**msgspec.structs.asdict(bluff.view(state, seat)), nods=state.nods)


class Tipped(Event, frozen=True):
    """A point for a seat. As seats see it, the event does not say what was gained."""

    seat: int

    def seen(self, seat: int | None) -> Event:
        return Tipped(self.seat)


def tip_or_lay(decision: Decision[BluffTable], seat: int, command: Lay) -> None:
    if decision.line % 2:
        decision.add(Tipped(seat))
    else:
        bluff.lay(decision, seat, command)


def count_tips(state: BluffTable, event: Event) -> BluffTable:
    if isinstance(event, Tipped):
        return replace(state, points=put(state.points, event.seat, state.points[event.seat] + 1))
    return bluff.evolve(state, event)


def takes_another_command(decision: Decision[BluffTable], seat: int, command: Buzz) -> None:
    raise NotImplementedError


class PromptCount(msgspec.Struct):
    open_prompts: int


def shows_prompts(state: BluffTable) -> PromptCount:
    return PromptCount(len(state.prompts))


def escapes_no_names(view: Mapping[str, object], *, dark: bool = False, language: str = "en") -> str:
    return f"<svg xmlns='http://www.w3.org/2000/svg'><title>{view['game']} & more</title></svg>"


PICTURES = itertools.count()


def draws_each_picture_differently(view: Mapping[str, object], *, dark: bool = False, language: str = "en") -> str:
    return f"<svg xmlns='http://www.w3.org/2000/svg'><title>{next(PICTURES)}</title></svg>"


def gives_no_title(view: Mapping[str, object], *, dark: bool = False, language: str = "en") -> str:
    return "<svg xmlns='http://www.w3.org/2000/svg'/>"


MAKES_CARDS = altered(RULES, evolve=makes_cards)

FAULTS = {
    "shows all hands": (altered(RULES, view=shows_all_hands), "sees what it must not"),
    "makes cards": (MAKES_CARDS, "pieces were lost or made"),
    "changes what it refuses": (altered(RULES, commands={Lay: changes_what_it_refuses}), "reached into the state"),
    "looks outside": (altered(RULES, evolve=looks_outside), "replays to another game"),
    "never ends": (altered(RULES, prompts={"believe": deals_on}, pieces=lambda state: Counter()), "does not end"),
    "writes another number": (altered(RULES, format=writes_another_number), "is not read as it is written"),
    "tells the vote by its question": (
        altered(RULES, commands={Lay: tells_the_vote_by_its_question}, redeal=redeals_the_question),
        "sees what it must not",
    ),
    "calls scores private": (altered(RULES, private=frozenset(("points",))), "depends on a private field"),
    "shows the same twice": (altered(RULES, common=lambda state: bluff.view(state, None)), "the same field"),
    "shows a nod that nobody saw": (
        altered(
            RULES,
            state=NoddingTable,
            events=(*RULES.events, Nodded),
            private=frozenset(("nods",)),
            start=start_nodding,
            commands={Lay: nod_or_lay},
            evolve=count_nods,
            view=show_nods,
        ),
        "it saw no event",
    ),
    "hides what is gained": (
        altered(RULES, events=(*RULES.events, Tipped), commands={Lay: tip_or_lay}, evolve=count_tips),
        "what is gained is not shown",
    ),
    "lists a function for another command": (altered(RULES, commands={Lay: takes_another_command}), "is listed for"),
    "lists messages for another event": (altered(RULES, event_messages={Dealt: bluff.laid_down}), "is listed for"),
    "lists messages for an event of another game": (altered(RULES, events=RULES.events[:1]), "is no event of the game"),
    "shows prompts itself": (altered(RULES, common=shows_prompts), "depends on prompts"),
    "offers a clock that never runs": (altered(RULES, turn=default("turn")), "a clock that never runs"),
    "redeals nothing": (altered(RULES, redeal=default("redeal")), "no `redeal`"),
    "escapes no names": (altered(RULES, svg=escapes_no_names), "not well-formed"),
    "draws each picture differently": (altered(RULES, svg=draws_each_picture_differently), "different pictures"),
    "gives no title": (altered(RULES, svg=gives_no_title), "has a title"),
}


def play_some(rules: Rules[BluffTable]) -> None:
    for seed in range(20):
        check(rules, 3, seed)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_game_is_caught(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.kernel.conformance.MOST_STEPS", 500)
    rules, complaint = FAULTS[fault]
    with pytest.raises(AssertionError, match=complaint):
        play_some(rules)


def test_a_promise_that_is_not_kept_is_caught() -> None:
    with pytest.raises(RuleViolation):
        play_some(altered(RULES, legal=promises_too_much))


def test_a_failure_says_how_to_play_that_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._opened, RULES.key, cast("Rules[State]", MAKES_CARDS))
    with pytest.raises(AssertionError) as failure:
        check(parlour.rules_of(RULES.key), 3, 7, hand=2, clock="turn")
    (note,) = failure.value.__notes__
    assert note.endswith("check(rules_of('bluff'), 3, 7, **{'hand': 2, 'clock': 'turn'})")
    with pytest.raises(AssertionError, match=re.escape(str(failure.value))):
        exec(note, {})


def test_a_failure_of_a_game_that_is_not_registered_imports_its_module(monkeypatch: pytest.MonkeyPatch) -> None:
    other = altered(MAKES_CARDS, key="other")
    monkeypatch.setattr(bluff, "RULES", other)
    with pytest.raises(AssertionError) as failure:
        check(other, 3, 7)
    (note,) = failure.value.__notes__
    assert note.startswith("import tests.toys.bluff\n")
    with pytest.raises(AssertionError, match=re.escape(str(failure.value))):
        exec(note, {})


def test_options_are_chosen_so_that_every_two_values_meet() -> None:
    chosen = list(combinations(RULES, Random(1)))
    for clock in ("none", "turn", "game"):
        for double in (True, False):
            assert any(options["clock"] == clock and options["double"] == double for options in chosen)
