"""Options: the house rules of a table.

A game's options are a Struct whose fields are annotated with `option(…)`. An option says everything about itself:
label, help, rule, group, labels of its choices, when it applies; the class says what its options conflict with. The
set-up form, the terminal and the OpenAPI document are made from `describe`, and the rules refuse by the same data.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import Annotated, ClassVar, Literal, TypeVar

import msgspec
from msgspec import Meta

from parlour.kernel.conditions import (
    Term,
    Value,
    Wanted,
    When,
    all_hold,
    but,
    given,
    holds,
    in_words,
    terms,
    write_value,
)
from parlour.kernel.errors import OptionError
from parlour.kernel.speech import say

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


O = TypeVar("O", bound=Options)  # noqa: E741 — O for options, as S for state


# Reading


def read_options(kind: type[O], given: Mapping[str, object]) -> O:
    """The options with those values, or an `OptionError` that says which one is wrong and why.

    >>> read_options(Options, {"clock": "turn"}).clock
    'turn'
    >>> read_options(Options, {"clock": "late"})
    Traceback (most recent call last):
    ...
    parlour.kernel.errors.OptionError: Option “clock”: “late” is none of none, turn, game.
    """
    known = set(kind.__struct_fields__)
    for name in given:
        if name not in known:
            names = ", ".join(sorted(field.name for field in describe(kind)))
            raise OptionError(
                "There is no option “{name}”; there are {names}.",
                options=(str(name),),
                name=_shown(name),
                names=names,
            )
    try:
        return msgspec.convert(dict(given), kind)
    except msgspec.ValidationError as error:
        raise _refusal(kind, given, str(error)) from error
    except UnicodeEncodeError as error:
        name = next(name for name, value in given.items() if error.object in _texts(value))
        raise OptionError(
            "Option “{name}”: “{value}” is no text.", options=(name,), name=name, value=_shown(error.object)
        ) from error


def _texts(value: object) -> Collection[object]:
    return value if isinstance(value, list | tuple | set | frozenset) else (value,)


def _refusal(kind: type[Options], given: Mapping[str, object], reason: str) -> OptionError:
    """Which option is wrong, what was given, and what it takes."""
    path = re.search(r"`\$\.(\w+)(?:\[(\d+)\])?", reason)
    if path is None:
        return OptionError("Options: {reason}.", reason=reason)
    field = next(one for one in _fields(kind) if one.name == path[1])
    value = given[field.name]
    listed = isinstance(value, list | tuple)
    if path[2] is not None and isinstance(value, list | tuple):
        value, listed = value[int(path[2])], False
    if "of length <=" in reason and isinstance(value, str | list | tuple):
        length = int(field.most or 0)
        if listed:
            return _wrong_value(
                field, value, "Option “{name}” has {count} values, and may have {most}.", count=len(value), most=length
            )
        return _wrong_value(
            field, value, "Option “{name}” has {count} characters, and may have {most}.", count=len(value), most=length
        )
    if "matching regex" in reason:
        return _wrong_value(
            field, value, "Option “{name}”: “{value}” is not of the form {form}.", form=field.pattern.strip("^$")
        )
    if field.choices and not (listed and (field.own_list or field.each)):
        return _no_choice(_offered(kind, field), _shown(value))
    match field.kind:
        case "switch":
            return _wrong_value(field, value, "Option “{name}” is true or false, not “{value}”.")
        case "number":
            least, most = write_value(field.least), write_value(field.most)
            if field.whole:
                whole = "Option “{name}” is a whole number from {least} to {most}, not “{value}”."
                return _wrong_value(field, value, whole, least=least, most=most)
            return _wrong_value(
                field,
                value,
                "Option “{name}” is a number from {least} to {most}, not “{value}”.",
                least=least,
                most=most,
            )
        case "ranking" | "list" if path[2] is None:
            return _wrong_value(field, value, "Option “{name}” is a list, not “{value}”.")
        case _:
            return _wrong_value(field, value, "Option “{name}” cannot be “{value}”.")


def _wrong_value(field: OptionField, value: object, sentence: str, **facts: str | int) -> OptionError:
    return OptionError(sentence, options=(field.name,), name=field.name, value=_shown(value), **facts)


def _shown(value: object) -> str:
    """The beginning of a value, as it is written in the terminal."""
    return write_value(value)[:40].encode(errors="replace").decode()


def _no_choice(field: OptionField, value: str) -> OptionError:
    values = (str(choice.value) for choice in field.choices)
    choices = ", ".join(dict.fromkeys((*values, *(["none"] if field.may_be_none else []))))
    return OptionError(
        "Option “{name}”: “{value}” is none of {choices}.",
        options=(field.name,),
        name=field.name,
        value=value,
        choices=choices,
    )


# What applies, and what goes together


class _InForce:
    """Which options of a table apply, and the values in force: those that do not apply count as at their defaults."""

    def __init__(self, options: Options, players: int | None) -> None:
        self._options = options
        self._players = players
        self._fields = {field.name: field for field in _fields(type(options))}
        self._unused = _wholly_unused(type(options))

    def applies(self, name: str) -> bool:
        return name not in self._unused and holds(self._fields[name].when, self.value, self._players)

    def value(self, name: str) -> object:
        return getattr(self._options, name) if self.applies(name) else self._fields[name].default


def idle(options: Options, players: int | None) -> list[str]:
    """The options that do nothing beside these values, with this many players.

    >>> idle(Options(), 2), idle(Options(clock="turn"), 2)
    (['clock_seconds'], [])
    """
    in_force = _InForce(options, players)
    return [field.name for field in _fields(type(options)) if not in_force.applies(field.name)]


def conflicting(options: Options, players: int | None) -> Iterator[Conflict]:
    """The conflicts between these values, or with this many players."""
    in_force = _InForce(options, players)
    return (one for one in type(options).conflicts if all_hold(one.terms, in_force.value, players))


def problems(options: Options, players: int | None, chosen: Collection[str] = ()) -> Iterator[OptionError]:
    """Why a table cannot be set up with these options; `chosen` are those that somebody asked for.

    An option that does not apply may be given at its default, and no other value.
    """
    kind = type(options)
    skipped = set(idle(options, players))
    for field in _fields(kind):
        value = getattr(options, field.name)
        if field.name in skipped:
            if field.name in chosen and value != field.default:
                yield _does_nothing(kind, field)
        elif value in kind.unused.get(field.name, ()):
            yield _no_choice(_offered(kind, field), str(value))
    if players is not None:
        yield from unfit(options, players)
    for found in conflicting(options, players):
        names = tuple(term.option for term in found.terms)
        yield OptionError(found.text, options=names)
    yield from options.faults()


def _does_nothing(kind: type[Options], field: OptionField) -> OptionError:
    if field.name in _wholly_unused(kind):
        return OptionError("Option “{name}” has no use in this game.", options=(field.name,), name=field.name)
    return IdleOption(field.name, field.when)


class IdleOption(OptionError):
    """A value for an option that does nothing beside the others; `when` says with which it would.

    >>> str(IdleOption("clock_seconds", given(clock=but("none"))))
    'Option “clock_seconds” does nothing here. It applies when “clock” is not “none”.'
    """

    def __init__(self, name: str, when: When) -> None:
        self.when = when
        super().__init__(
            "Option “{name}” does nothing here. It applies when {condition}.",
            options=(name,),
            name=name,
            condition=in_words(when),
        )

    def text(self, language: str = "en") -> str:
        return say(self.template, language, **{**self.facts, "condition": in_words(self.when, language)})


def unfit(options: Options, players: int) -> Iterator[OptionError]:
    """Values for each seat that are not as many as there are seats; rankings that do not have every seat once."""
    for field in _fields(type(options)):
        value = getattr(options, field.name)
        if not isinstance(value, tuple):
            continue
        if field.kind == "ranking" and value and sorted(value) != list(range(players)):
            yield OptionError(
                "Option “{name}” names every seat once: 0 to {last}.",
                options=(field.name,),
                name=field.name,
                last=players - 1,
            )
        elif field.each and len(value) != players:
            yield OptionError(
                "Option “{name}”: {given} given, for {players} players.",
                options=(field.name,),
                name=field.name,
                given=len(value),
                players=players,
            )


def hurrying(kind: type[Options]) -> tuple[str, ...]:
    """The options that hurry people: they have no limit where all share one device."""
    return tuple(name for name, note in _notes(kind).items() if note.hurries)


# The description


class Choice(msgspec.Struct, frozen=True):
    value: str | int
    label: str


class OptionField(msgspec.Struct, frozen=True, kw_only=True):
    """One option, with all that a form has to know of it."""

    name: str
    label: str
    help: str
    rule: str
    group: Group
    kind: Literal["choice", "switch", "number", "list", "ranking", "text"]
    choices: tuple[Choice, ...]
    default: object
    usual: object
    "What is chosen beforehand for those who use the language of this description."
    may_be_none: bool
    none: str
    "The label of None."
    settled: bool
    "Whether it has a value in every game: None says that it follows from who plays."
    own_list: bool
    "Whether it may also be a list of the table's own words."
    each: str
    "The label of choosing a value for each player; empty if there is one for all."
    unit: str
    least: float | None
    most: float | None
    "The bounds of a number; for a list or a text the second is the greatest length."
    whole: bool
    pattern: str
    "A regular expression that the text, or each word of the list, matches; empty: anything goes."
    when: When
    "When it applies."


class OptionGroup(msgspec.Struct, frozen=True):
    key: Group
    label: str


def describe(kind: type[Options], language: str = "en") -> list[OptionField]:
    """The options that the game uses, in the order they are declared.

    >>> [field.name for field in describe(Options) if field.kind == "switch"]
    ['family_words']
    """
    unused = _wholly_unused(kind)
    return [_offered(kind, field) for field in _fields(kind, language) if field.name not in unused]


def describe_groups(kind: type[Options], language: str = "en") -> list[OptionGroup]:
    """The groups that these options have, in the order in which they are shown."""
    used = {field.group for field in describe(kind)}
    return [OptionGroup(key, say(GROUPS[key], language)) for key in GROUPS if key in used]


def describe_conflicts(kind: type[Options], language: str = "en") -> list[Conflict]:
    return [msgspec.structs.replace(one, text=say(one.text, language)) for one in kind.conflicts]


def describe_preset(preset: Preset, language: str = "en") -> Preset:
    return Preset(say(preset.label, language), preset.values)


def _offered(kind: type[Options], field: OptionField) -> OptionField:
    """The field with the choices that this game uses."""
    unused = kind.unused.get(field.name, ())
    if not unused:
        return field
    return msgspec.structs.replace(field, choices=tuple(one for one in field.choices if one.value not in unused))


def _wholly_unused(kind: type[Options]) -> set[str]:
    return {name for name, choices in kind.unused.items() if not choices}


@cache
def _notes(kind: type[Options]) -> dict[str, Note]:
    hints = typing.get_type_hints(kind, include_extras=True)
    return {name: _note(hints[name]) for name in kind.__struct_fields__}


def _note(hint: object) -> Note:
    meta = next(one for one in getattr(hint, "__metadata__", ()) if isinstance(one, Meta) and one.extra)
    note = (meta.extra or {})["note"]
    assert isinstance(note, Note)
    return note


@cache
def _fields(kind: type[Options], language: str = "en") -> tuple[OptionField, ...]:
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    notes = _notes(kind)
    return tuple(_describe(field, notes[field.name], language) for field in info.fields)


class _Shape(msgspec.Struct):
    """What the type of an option allows."""

    kinds: set[str] = msgspec.field(default_factory=set)
    choices: list[str | int] = msgspec.field(default_factory=list)
    least: float | None = None
    most: float | None = None
    whole: bool = True
    pattern: str = ""

    def add(self, kind: msgspec.inspect.Type) -> None:
        match kind:
            case msgspec.inspect.Metadata(type=inner):
                self.add(inner)
            case msgspec.inspect.UnionType(types=types):
                for one in types:
                    self.add(one)
            case msgspec.inspect.NoneType():
                self.kinds.add("none")
            case msgspec.inspect.BoolType():
                self.kinds.add("switch")
            case msgspec.inspect.LiteralType(values=values):
                self.kinds.add("choice")
                self.choices += [
                    value for value in values if isinstance(value, str | int) and value not in self.choices
                ]
            case msgspec.inspect.IntType(ge=least, le=most) | msgspec.inspect.FloatType(ge=least, le=most):
                self.kinds.add("number")
                self.least, self.most = least, most
                self.whole = isinstance(kind, msgspec.inspect.IntType)
            case msgspec.inspect.StrType(max_length=most, pattern=pattern):
                self.kinds.add("text")
                self.most, self.pattern = most, pattern or ""
            case msgspec.inspect.VarTupleType(item_type=item, max_length=most):
                self._add_list(item)
                self.most = most
            case _:
                raise TypeError(f"an option cannot be a {kind}")

    def _add_list(self, item: msgspec.inspect.Type) -> None:
        of = _Shape()
        of.add(item)
        self.kinds.add("ranking" if "number" in of.kinds else "words" if "text" in of.kinds else "list")
        self.choices += [value for value in of.choices if value not in self.choices]
        self.pattern = of.pattern or self.pattern


def _choices(note: Note, values: list[str | int], language: str) -> Iterator[Choice]:
    """In the order of their labels; a value without one is its own."""
    for value, label in note.choices.items():
        yield Choice(value, say(label, language))
    yield from (Choice(value, str(value)) for value in values if value not in note.choices)


KINDS: tuple[Literal["choice", "switch", "number", "ranking", "list", "text"], ...] = (
    "choice",
    "switch",
    "number",
    "ranking",
    "list",
    "text",
)


def _describe(field: msgspec.inspect.Field, note: Note, language: str) -> OptionField:
    shape = _Shape()
    shape.add(field.type)
    if note.choices and "choice" not in shape.kinds and "list" not in shape.kinds:
        shape.kinds.add("choice")  # a text with some values to choose from
        shape.choices = list(note.choices)
    if "words" in shape.kinds and "choice" not in shape.kinds:
        shape.kinds.add("list")
    return OptionField(
        name=field.name,
        label=say(note.label, language),
        help=say(note.help, language),
        rule=note.rule,
        group=note.group,
        kind=next(one for one in KINDS if one in shape.kinds),
        choices=tuple(_choices(note, shape.choices, language)),
        default=field.default,
        usual=note.by_language.get(language, field.default),
        may_be_none="none" in shape.kinds,
        none=say(note.none, language) if note.none else "none" if "none" in shape.kinds else "",
        settled=note.settled,
        own_list="words" in shape.kinds and "choice" in shape.kinds,
        each=say(note.each, language) if note.each else "",
        unit=say(note.unit, language) if note.unit else "",
        least=shape.least,
        most=shape.most,
        whole=shape.whole,
        pattern=shape.pattern,
        when=note.when,
    )
