"""Options: the house rules of a table.

A game's options are a Struct whose fields are annotated with `option(…)`. An option says everything about itself:
rule, group, when it applies; the class says what its options conflict with. Its texts are messages, named after the
class's prefix and the field: ``moji-option-min`` is the label of `min`, ``…-help`` its help, ``…-3`` the label of the
choice 3, ``…-unset`` that of None. The set-up form, the terminal and the OpenAPI document are made from that
(`option_fields`), and the rules refuse by the same data (`option_checks`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from parlour.kernel.conditions import Term, Value, Wanted, When, but, given, terms
from parlour.kernel.errors import OptionError

Group = Literal["game", "variations", "challenges", "words", "judging", "play", "scoring", "time", "table"]
"""The groups of options, in the order in which a form shows them."""


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """What an option says about itself beside its type and default."""

    rule: str
    group: Group
    choices: tuple[str, ...]
    each: bool
    unit: str
    when: When
    by_language: Mapping[str, Value]
    hurries: bool
    settled: bool


def option(
    rule: str,
    group: Group,
    *,
    choices: tuple[str, ...] = (),
    each: bool = False,
    unit: str = "",
    when: When = (),
    by_language: Mapping[str, Value] | None = None,
    hurries: bool = False,
    settled: bool = False,
) -> Meta:
    """The annotation of an option.

    `choices` are values that an option of free text offers (a map is the name of one, or its text). With `each`, one
    value for each player may be given. `unit` is that of ``kernel-unit-seconds``. `by_language` has the values that are
    chosen beforehand for those who use that language. An option that `hurries` people has no limit where all share one
    device. One that is `settled` has a value in every game: None says that it follows from who plays.
    """
    note = Note(
        rule=rule,
        group=group,
        choices=choices,
        each=each,
        unit=unit,
        when=when,
        by_language=by_language or {},
        hurries=hurries,
        settled=settled,
    )
    return Meta(extra={"note": note})


class Conflict(msgspec.Struct, frozen=True):
    """Values that do not go together, and the message that says why."""

    text: str
    rule: str
    terms: tuple[Term, ...]
    "They conflict if all of these hold."


def conflict(text: str, rule: str, **values: Wanted) -> Conflict:
    return Conflict(text, rule, terms(**values))


class Preset(msgspec.Struct, frozen=True):
    """A named set of options; its label is a message."""

    label: str
    values: Mapping[str, object]


def preset(label: str, **values: object) -> Preset:
    return Preset(label, values)


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of all games."""

    prefix: ClassVar[str] = "kernel"
    "With which the ids of the messages about the options that this class declares begin."
    unused: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    "Options of all games that this game does not use, or choices of them; no choices named: the whole option."
    conflicts: ClassVar[tuple[Conflict, ...]] = ()

    aids: Annotated[
        Literal["none", "look-up", "hints"] | None,
        option(
            "AG-7",
            "table",
            choices=(
                "none",
                "look-up",
                "hints",
            ),
            settled=True,
        ),
    ] = None
    family_words: Annotated[
        bool,
        option("AG-8", "table"),
    ] = True
    answer_time: Annotated[
        Annotated[float, Meta(ge=1, le=86_400)] | None,
        option("AG-4", "time", unit="seconds", hurries=True),
    ] = 20
    clock: Annotated[
        Literal["none", "turn", "game"],
        option(
            "AG-6",
            "time",
            choices=(
                "none",
                "turn",
                "game",
            ),
        ),
    ] = "none"
    clock_seconds: Annotated[
        Annotated[float, Meta(ge=1, le=2_592_000)],
        option("AG-6", "time", unit="seconds", when=given(clock=but("none"))),
    ] = 120

    def faults(self) -> Iterator[OptionError]:
        """What is wrong with the content of a value, where no term can say it: a Bible that is not here."""
        return iter(())
