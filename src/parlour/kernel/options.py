"""Options: the house rules of a table.

A game's options are a Struct whose fields are annotated with `option(…)`. An option says everything about itself:
label, help, rule, group, labels of its choices, when it applies; the class says what its options conflict with. The
set-up form, the terminal and the OpenAPI document are made from that (`option_fields`), and the rules refuse by the
same data (`option_checks`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from parlour.kernel.conditions import Term, Value, Wanted, When, but, given, terms
from parlour.kernel.errors import OptionError

Group = Literal["game", "variations", "challenges", "words", "judging", "play", "scoring", "time", "table"]
GROUPS: dict[Group, str] = {
    "game": "The game",
    "variations": "Variations",
    "challenges": "Word challenges",
    "words": "Words",
    "judging": "Judging",
    "play": "Course of play",
    "scoring": "Scoring",
    "time": "Time",
    "table": "At the table",
}
"""The groups of options, in the order in which a form shows them."""


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """What an option says about itself beside its type and default."""

    label: str
    help: str
    rule: str
    group: Group
    choices: Mapping[str | int, str]
    none: str
    each: str
    unit: str
    when: When
    by_language: Mapping[str, Value]
    hurries: bool
    settled: bool


def option(
    label: str,
    help: str,
    rule: str,
    group: Group,
    *,
    choices: Mapping[str | int, str] | None = None,
    none: str = "",
    each: str = "",
    unit: str = "",
    when: When = (),
    by_language: Mapping[str, Value] | None = None,
    hurries: bool = False,
    settled: bool = False,
) -> Meta:
    """The annotation of an option.

    `choices` are the labels of its values; an option of free text may have some, too (a map is the name of one, or its
    text). `none` is the label of None, `each` that of choosing one value for each player. `by_language` has the values
    that are chosen beforehand for those who use that language. An option that `hurries` people has no limit where all
    share one device. One that is `settled` has a value in every game: None says that it follows from who plays.
    """
    note = Note(
        label=label,
        help=help,
        rule=rule,
        group=group,
        choices=choices or {},
        none=none,
        each=each,
        unit=unit,
        when=when,
        by_language=by_language or {},
        hurries=hurries,
        settled=settled,
    )
    return Meta(title=label, description=help, extra={"note": note})


class Conflict(msgspec.Struct, frozen=True):
    """Values that do not go together, and why."""

    text: str
    rule: str
    terms: tuple[Term, ...]
    "They conflict if all of these hold."


def conflict(text: str, rule: str, **values: Wanted) -> Conflict:
    return Conflict(text, rule, terms(**values))


class Preset(msgspec.Struct, frozen=True):
    """A named set of options."""

    label: str
    values: Mapping[str, object]


def preset(label: str, **values: object) -> Preset:
    return Preset(label, values)


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of all games."""

    unused: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    "Options of all games that this game does not use, or choices of them; no choices named: the whole option."
    conflicts: ClassVar[tuple[Conflict, ...]] = ()

    aids: Annotated[
        Literal["none", "look-up", "hints"] | None,
        option(
            "Hints",
            "What the app may tell players during the game.",
            "AG-7",
            "table",
            choices={"none": "No hints", "look-up": "Word lookup only", "hints": "Hints"},
            none="Only against bots",
            settled=True,
        ),
    ] = None
    family_words: Annotated[
        bool,
        option("Family words", "Bots, hints and examples avoid words that are not for children.", "AG-8", "table"),
    ] = True
    answer_time: Annotated[
        Annotated[float, Meta(ge=1, le=86_400)] | None,
        option(
            "Time to answer",
            "How long a vote or a request waits for an answer.",
            "AG-4",
            "time",
            none="no limit",
            unit="seconds",
            hurries=True,
        ),
    ] = 20
    clock: Annotated[
        Literal["none", "turn", "game"],
        option(
            "Clock",
            "Limits each turn or the whole game.",
            "AG-6",
            "time",
            choices={"none": "No clock", "turn": "For each turn", "game": "For the whole game"},
        ),
    ] = "none"
    clock_seconds: Annotated[
        Annotated[float, Meta(ge=1, le=2_592_000)],
        option(
            "Time on the clock",
            "What each player has for a turn, or for the game.",
            "AG-6",
            "time",
            unit="seconds",
            when=given(clock=but("none")),
        ),
    ] = 120

    def faults(self) -> Iterator[OptionError]:
        """What is wrong with the content of a value, where no term can say it: a Bible that is not here."""
        return iter(())
