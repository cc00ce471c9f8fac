"""What the description of a game's options allows, the rules accept; what it does not, they refuse. Over all games."""

import re
from collections.abc import Mapping
from typing import Annotated, ClassVar, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta
from tests.toys import TOYS

import parlour
from parlour.kernel.conditions import PLAYERS, Term, but
from parlour.kernel.conditions import given as given_
from parlour.kernel.errors import OptionError
from parlour.kernel.game import Game
from parlour.kernel.option_checks import IdleOption, conflicting, idle, problems, read_options
from parlour.kernel.option_fields import OptionField, describe, describe_conflicts, describe_groups
from parlour.kernel.options import Conflict, Group, Options, conflict, option
from parlour.kernel.seats import examine
from parlour.kernel.state import State
from parlour.tables.meta import SeatInfo
from parlour.tables.seats import set_up

GAMES = tuple(dict.fromkeys((*parlour.game_keys(), *TOYS)))
by_game = pytest.mark.parametrize("key", GAMES)
by_language = pytest.mark.parametrize("language", ["en", "fr"])


LEAST = 2
"""All games can be played by as many."""


def begin(key: str, players: int, chosen: Mapping[str, object]) -> Game[State]:
    return Game.new(parlour.rules_of(key), players, 1, **chosen)


# Random values, from the description alone


def values_of(field: OptionField, players: int) -> st.SearchStrategy[object]:
    """Values that the option can have by its type."""
    choices = st.sampled_from([choice.value for choice in field.choices]) if field.choices else st.nothing()
    found: st.SearchStrategy[object]
    match field.kind:
        case "switch":
            found = st.booleans()
        case "number":
            least, most = field.least or 0, min(field.most or 12, 10_000)
            found = st.integers(int(least), int(most)) if field.whole else st.floats(least, most)
        case "choice":
            found = choices
        case "list" if field.choices:
            found = st.lists(choices, unique=True).map(tuple)
        case "list":
            found = _words(field)
        case "ranking":
            found = st.permutations(range(players)).map(tuple) | st.just(())
        case "text":
            found = st.just(field.default) if not field.pattern else st.from_regex(field.pattern, fullmatch=True)
    if field.own_list:
        found |= _words(field)
    if field.each:
        found |= st.lists(choices, min_size=players, max_size=players).map(tuple)
    if field.may_be_none:
        found |= st.none()
    return st.just(field.default) | found


def _words(field: OptionField) -> st.SearchStrategy[object]:
    word = st.from_regex(re.compile(field.pattern, re.ASCII), fullmatch=True)
    return st.lists(word, max_size=3, unique=True).map(tuple)


@st.composite
def tables(draw: st.DrawFn, key: str) -> tuple[int, dict[str, object]]:
    """A number of players, and a few options of that game."""
    rules = parlour.rules_of(key)
    players = draw(st.sampled_from(rules.seats))
    fields = describe(rules.options)
    chosen = draw(st.lists(st.sampled_from(fields), max_size=6, unique_by=lambda field: field.name))
    return players, {field.name: draw(values_of(field, players)) for field in chosen}


# A second implementation of the description, independent of the first


class Form:
    """A filled-in form, from the description alone."""

    def __init__(self, kind: type[Options], given: Mapping[str, object], players: int) -> None:
        described: list[OptionField] = msgspec.json.decode(msgspec.json.encode(describe(kind)), type=list[OptionField])
        self.fields = {field.name: field for field in described}
        self.conflicts = msgspec.json.decode(msgspec.json.encode(describe_conflicts(kind)), type=list[Conflict])
        self.given = given
        self.players = players

    def value(self, name: str) -> object:
        default = self.fields[name].default
        return self.given.get(name, default) if self.applies(name) else default

    def applies(self, name: str) -> bool:
        when = self.fields[name].when
        return not when or any(all(map(self.holds, terms)) for terms in when)

    def holds(self, term: Term) -> bool:
        value = self.players if term.option == PLAYERS else self.value(term.option)
        return any(type(one) is type(value) and one == value for one in term.values) != term.but

    def refused(self) -> set[str]:
        """The options that the form refuses."""
        hidden = {name for name in self.given if not self.applies(name)}
        idle = {name for name in hidden if not self.is_default(name)}
        clash = {term.option for one in self.conflicts if all(map(self.holds, one.terms)) for term in one.terms}
        return idle | clash

    def is_default(self, name: str) -> bool:
        default = self.fields[name].default
        return self.given[name] == (tuple(default) if isinstance(default, list) else default)


def content_refuses(key: str, players: int, chosen: dict[str, object]) -> set[str]:
    """The options whose content the server refuses, such as a map or a Bible."""
    found = examine(parlour.rules_of(key), players, chosen)
    return set(found.problem.options) if isinstance(found.problem, OptionError) else set()


@by_game
@given(data=st.data())
def test_what_the_description_allows_the_rules_accept_and_nothing_else(key: str, data: st.DataObject) -> None:
    rules = parlour.rules_of(key)
    players, chosen = data.draw(tables(key))
    refused = Form(rules.options, chosen, players).refused()
    by_content = content_refuses(key, players, chosen)
    if refused:
        with pytest.raises(OptionError) as refusal:
            begin(key, players, chosen)
        assert set(refusal.value.options) & refused
    elif by_content:
        with pytest.raises(OptionError) as refusal:
            begin(key, players, chosen)
        assert set(refusal.value.options) == by_content
    else:
        game = begin(key, players, chosen)
        assert {name: getattr(game.state.options, name) for name in chosen if chosen[name] is not None} == {
            name: value for name, value in chosen.items() if value is not None
        }


@by_game
@given(data=st.data())
def test_a_table_of_the_server_is_set_up_or_refused_alike(key: str, data: st.DataObject) -> None:
    rules = parlour.rules_of(key)
    players, chosen = data.draw(tables(key))
    refused = Form(rules.options, chosen, players).refused()
    infos = [SeatInfo(kind="person", name="Ada"), *[SeatInfo()] * (players - 1)]
    kind = {"preset": "", "public": False, "hot_seat": False, "television": False, "host_seat": 0, "now": 0.0}
    if refused:
        with pytest.raises(OptionError) as refusal:
            set_up(rules, options=chosen, seat_infos=infos, **kind)  # type: ignore[arg-type]
        assert set(refusal.value.options) & refused
    elif not content_refuses(key, players, chosen):
        meta = set_up(rules, options=chosen, seat_infos=infos, **kind)  # type: ignore[arg-type]
        assert meta.options == chosen


@by_game
@given(data=st.data())
def test_a_value_of_another_type_is_refused_by_its_name(key: str, data: st.DataObject) -> None:
    field = data.draw(st.sampled_from(describe(parlour.rules_of(key).options)))
    wrong = [{"a": 1}, 0.5 if field.whole else "soon"]
    wrong += [field.most + 1] if field.kind == "number" and field.most is not None else []
    wrong += [field.least - 1] if field.kind == "number" and field.least is not None else []
    with pytest.raises(OptionError) as refusal:
        begin(key, LEAST, {field.name: data.draw(st.sampled_from(wrong))})
    assert refusal.value.options == (field.name,)


# Presets


@pytest.mark.parametrize(
    ("key", "preset"), [(key, preset) for key in GAMES for preset in parlour.rules_of(key).presets]
)
def test_every_preset_can_be_played_and_says_nothing_in_vain(key: str, preset: str) -> None:
    rules = parlour.rules_of(key)
    options = begin(key, LEAST, {"preset": preset}).state.options
    assert {name: getattr(options, name) for name in rules.presets[preset].values} == rules.presets[preset].values


# What an option has to say


@by_language
@by_game
def test_an_option_says_all_that_a_form_needs(key: str, language: str) -> None:
    kind = parlour.rules_of(key).options
    fields = describe(kind, language)
    names = {field.name for field in fields} | {PLAYERS}
    terms = [term for field in fields for alternative in field.when for term in alternative]
    assert {term.option for term in terms} <= names
    assert {term.option for one in kind.conflicts for term in one.terms} <= names
    assert {group.key for group in describe_groups(kind)} == {field.group for field in fields} <= {*get_args(Group)}
    for field in fields:
        assert field.label, field.name
        explained = [(field.label, field.help), *((choice.label, choice.help) for choice in field.choices)]
        for label, help in explained:
            assert label, field.name
            assert not (help and re.match(re.escape(label), help, re.IGNORECASE)), f"{label}: the help repeats it"
            assert len(help) <= 120, label
        if field.is_goal:
            assert all(choice.help for choice in field.choices), f"{field.name}: what wins?"
        assert bool(field.none) == field.may_be_none, field.name
    assert len({field.label for field in fields}) == len(fields), "two options have one label"
    assert parlour.rules_of(key).goal or any(field.is_goal for field in fields), "what wins?"


@by_game
def test_what_a_game_does_not_use_is_neither_described_nor_taken(key: str) -> None:
    kind = parlour.rules_of(key).options
    fields = {field.name: field for field in describe(kind)}
    everywhere = {field.name: field for field in describe(Options)}
    for name, choices in kind.unused.items():
        assert (name in fields) == bool(choices)
        offered = [choice.value for choice in fields[name].choices] if choices else []
        assert set(offered).isdisjoint(choices)
        default = everywhere[name].default
        values = choices or [choice.value for choice in everywhere[name].choices] or [not default, 7]
        for value in values:
            if value != default:
                with pytest.raises(OptionError, match=name) as refusal:
                    begin(key, LEAST, {name: value})
                assert refusal.value.options == (name,)
        assert getattr(begin(key, LEAST, {name: default}).state.options, name) is not None


def test_what_applies_follows_through_other_options() -> None:
    class Nested(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
        pause: Annotated[bool, option("AG-6", "time", when=given_(clock="game"))] = False
        tea: Annotated[bool, option("AG-6", "time", when=given_(pause=True))] = False

    assert idle(Nested(pause=True), 2) == ["clock_seconds", "pause", "tea"]
    assert idle(Nested(clock="game"), 2) == ["tea"]
    assert idle(Nested(clock="game", pause=True), 2) == []


@pytest.mark.parametrize(("players", "expected"), [(None, []), (2, ["kernel-unknown-seat"]), (3, [])])
def test_a_conflict_with_a_number_of_players_needs_that_number(players: int | None, expected: list[str]) -> None:
    class Crowded(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
        conflicts: ClassVar = (conflict("kernel-unknown-seat", "AG-1", clock="game", players=2),)

    assert [one.text for one in conflicting(Crowded(clock="game"), players)] == expected
    assert list(conflicting(Crowded(), players)) == []


def test_an_option_that_does_not_apply_is_refused_in_words() -> None:
    when = given_(clock=("turn", "game"), players=(4, 6)) + given_(tea=True, pause=but(None))
    refusal = IdleOption("milk", when)
    assert refusal.text("en") == (
        "Option “milk” has no effect here. It applies when “clock” is “turn” or “game” and there are 4 or 6 players, "
        "or “tea” is “on” and “pause” is not “none”."
    )
    assert refusal.text("fr").replace("\N{NO-BREAK SPACE}", " ") == (
        "L’option « milk » n’a pas d’effet ici. Elle s’applique dans ce cas : « clock » vaut « turn » ou « game » et "
        "il y a 4 ou 6 joueurs, ou « tea » vaut « on » et « pause » ne vaut pas « none »."
    )


WRONG: tuple[object, ...] = (
    *(None, True, 0, -1, 1.5, 10**30, float("nan"), "", "x", "Ab", "\ud800", "a" * 200_000, b"x"),
    *([], ["x"], ["é"], ["\ud800"], [1], [None], ["A"] * 300_001, {}, {"a": 1}),
)


@by_game
def test_every_refusal_names_its_option_in_both_languages(key: str) -> None:
    """Whatever is given: people read it, so it is short and has no sentence of a library in it."""
    rules = parlour.rules_of(key)
    fields, refused = describe(rules.options), 0
    for field in fields:
        for value in WRONG:
            found = examine(rules, LEAST, {field.name: value}).problem
            if found is None:
                continue
            assert isinstance(found, OptionError) and field.name in found.options
            english, french = found.text("en"), found.text("fr")
            assert english != french and len(english) < 400
            assert "Expected" not in french and "Invalid" not in french
            refused += 1
    assert refused > 10 * len(fields)


def test_a_wrong_word_of_a_long_list_is_named() -> None:
    class Words(Options, frozen=True, kw_only=True):
        words: Annotated[
            Annotated[tuple[Annotated[str, Meta(pattern="^[A-Z]{2,9}$")], ...], Meta(max_length=3)],
            option("AG-1", "words"),
        ] = ()

    with pytest.raises(OptionError, match=r"^Option “words”: “été” must look like \[A-Z\]\{2,9\}\.$"):
        read_options(Words, {"words": ["ICE", "été"]})
    with pytest.raises(OptionError, match=r"^Option “words” has 4 values\. It can have up to 3\.$"):
        read_options(Words, {"words": ["ICE"] * 4})
    with pytest.raises(OptionError, match=r"^Option “words” is a list, not “ICE”\.$"):
        read_options(Words, {"words": "ICE"})


def test_a_list_where_one_value_is_wanted_is_told_the_values() -> None:
    with pytest.raises(
        OptionError, match=r"^Option “clock” can’t be “turn,game”\. Choose one of these: none, turn, game\.$"
    ):
        read_options(Options, {"clock": ["turn", "game"]})


def test_an_option_that_the_game_does_not_use_is_not_recommended() -> None:
    class Still(Options, frozen=True, kw_only=True):
        unused: ClassVar[Mapping[str, tuple[str, ...]]] = {"clock": (), "clock_seconds": ()}

    with pytest.raises(OptionError, match=r"Choose one of these: aids, answer_time, family_words, remarks\.$"):
        read_options(Still, {"colour": "red"})
    problem, *_ = problems(Still(clock_seconds=5), 2, ("clock_seconds",))
    assert str(problem) == "This game doesn’t use option “clock_seconds”."
