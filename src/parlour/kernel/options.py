"""Options: the house rules of a table.

A game's options are a Struct whose fields are annotated with `option(…)`. An option declares its
rule, group and condition; the class declares conflicts. Its texts are messages, named after the class's prefix and the
field: ``kernel-option-clock`` is the label of `clock`, ``…-help`` its help, ``…-turn`` the label of the choice `turn`
and ``…-turn-help`` its help, ``…-unset`` the label of None. The set-up form, the terminal and the OpenAPI document are
made from that (`option_fields`), and the rules check options by the same data (`option_checks`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from parlour.kernel.conditions import Term, Value, Wanted, When, but, given, terms
from parlour.kernel.errors import OptionError

Group = Literal["game", "variations", "challenges", "words", "judging", "play", "scoring", "time", "table"]
"""The groups of options, in the order in which a form shows them."""


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """The declaration of an option besides its type and default."""

    rule: str
    group: Group
    choices: tuple[str, ...]
    each: bool
    unit: str
    when: When
    by_language: Mapping[str, Value]
    against_bots: Value | UnsetType
    hurries: bool
    settled: bool
    in_summary: bool
    is_goal: bool


def option(
    rule: str,
    group: Group,
    *,
    choices: tuple[str, ...] = (),
    each: bool = False,
    unit: str = "",
    when: When = (),
    by_language: Mapping[str, Value] | None = None,
    against_bots: Value | UnsetType = UNSET,
    hurries: bool = False,
    settled: bool = False,
    in_summary: bool = False,
    is_goal: bool = False,
) -> Meta:
    """The annotation of an option.

    `choices`: values that are suggested for free text (a map is a name or a text). `each`: one value for each player
    may be given. `unit`: part of a message id, as in ``kernel-unit-seconds``. `by_language`: defaults by language.
    `against_bots`: the default of a table where one person plays with bots. `hurries`: a time limit, which is off by
    default where all share one device. `settled`: it has a value in every game; None means that the players decide it.
    `in_summary`: a summary of the rules always names its value; other options are named only if they were changed.
    `is_goal`: how to win depends on it, and the help of each choice says how.
    """
    note = Note(
        rule=rule,
        group=group,
        choices=choices,
        each=each,
        unit=unit,
        when=when,
        by_language=by_language or {},
        against_bots=against_bots,
        hurries=hurries,
        settled=settled,
        in_summary=in_summary,
        is_goal=is_goal,
    )
    return Meta(extra={"note": note})


class Conflict(msgspec.Struct, frozen=True):
    """Values that conflict, and the message with the reason."""

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
    "Prefix of the message ids of the options that this class declares."
    unused: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    "Common options that this game does not use, or unused choices of them; no choices: the whole option."
    conflicts: ClassVar[tuple[Conflict, ...]] = ()

    aids: Annotated[Literal["none", "look-up", "hints"] | None, option("AG-7", "table", settled=True)] = None
    family_words: Annotated[bool, option("AG-8", "table")] = True
    remarks: Annotated[bool, option("AG-8", "table")] = True
    answer_time: Annotated[
        Annotated[float, Meta(ge=1, le=86_400)] | None, option("AG-4", "time", unit="seconds", hurries=True)
    ] = 20
    clock: Annotated[Literal["none", "turn", "game"], option("AG-6", "time", in_summary=True)] = "none"
    clock_seconds: Annotated[
        Annotated[float, Meta(ge=1, le=2_592_000)],
        option("AG-6", "time", unit="seconds", when=given(clock=but("none"))),
    ] = 120

    def faults(self) -> Iterator[OptionError]:
        """Faults in the content of a value that no term can express, such as a missing Bible."""
        return iter(())
