"""Any invalid input gets an error with cause and place, and changes nothing."""

import json
from contextlib import suppress
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.scrabble_bible.tables import KEY, BibleGame, Options, dealt, table

import parlour
from parlour import CommandError, LogError, OptionError, ParlourError, RuleViolation
from parlour.games.scrabble_bible.text.notation import EXAMPLES, parse
from parlour.kernel.game import Game

# Commands


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "\n",
        "frobnicate",
        "playing 8G LIGHT",
        "play",
        "play 8G",
        "play LIGHT",
        "play LIGHT 8G",
        "play 88 LIGHT",
        "play GG LIGHT",
        "play 8G LIGHT!",
        "play 8G L?GHT",
        "play 8G L-T",
        "play 8G LſGHT",
        "play 8G LIGHT bonus",
        "play 8G LIGHT bonus 7",
        "play 8G LIGHT babel",
        "play 8G LIGHT babel 7",
        "play 8G LIGHT babel fr babel es",
        "play 8G LIGHT tag LIGHT",
        "play 8G LIGHT LIGHT",
        "play 8ſ LIGHT",
        "play ８G LIGHT",
        f"play 8G {'A' * 22}",
        "exchange",
        "exchange 1",
        "exchange a-b",
        "exchange ß",
        "exchange ﬁ",
        "exchange !",
        "exchange ABCDEFGHIJKLM",
        "pass now",
        "challenge me",
        "challenge bonus",
        "challenge bonus A B",
        "challenge bonus 7",
        "ask",
        "ask 7",
        "ask THE WORD",
        "answer",
        "help me",
        "offer 2",
        "take",
        "take x",
        "take -1",
        "take ²",
        "take 100",
        "trade",
        "trade A",
        "trade A>",
        "trade >A",
        "trade AB>C",
        "trade A<B",
        "trade ß>A",
        "vote",
        "vote yes please",
        "accept it",
        "decline it",
        "resign now",
        "leave it",
        "back 2",
        "pause 5",
        "resume 5",
        "pa\u0000ss",
        "pass\u202e",
        "x" * 3000,
    ],
)
def test_a_malformed_command_is_refused_with_a_sentence(text: str) -> None:
    game = dealt()
    before = game.copy()
    with pytest.raises(CommandError) as refusal:
        game.do(0, text)
    for language in ("en", "fr"):
        sentence = refusal.value.text(language)
        assert len(sentence) > 10 and sentence[0].isprintable() and sentence.rstrip("”").endswith((".", "?"))
        assert len(sentence) < 400
    assert game == before


@pytest.mark.parametrize("place", ["16A", "0A", "8P", "P8", "A16", "A0", "99Z"])
def test_a_place_off_the_board_is_named(place: str) -> None:
    game = table(racks=["LIGHTEE"])
    before = game.copy()
    with pytest.raises(CommandError, match=place):
        game.do(0, f"play {place} LIGHT")
    assert game == before


@given(st.text(max_size=60))
def test_no_text_does_more_than_be_refused(text: str) -> None:
    game = dealt()
    before = game.copy()
    with suppress(CommandError, RuleViolation):
        game.do(0, text)
        return
    assert game == before


WORDS = st.sampled_from(
    ["play", "exchange", "pass", "challenge", "ask", "answer", "help", "offer", "take", "trade", "vote", "accept",
     "decline", "back", "pause", "resume", "8G", "H8", "8H", "99Z", "LIGHT", "light", "A>B", "?", "2", "7", "bonus",
     "babel", "fr", "yes", "no", "§", ">", "leave"]
)  # fmt: skip


@given(st.lists(WORDS, max_size=7), st.integers(0, 1), st.integers(0, 3))
def test_no_mixture_of_the_words_of_commands_does_more_than_be_refused(parts: list[str], seat: int, since: int) -> None:
    """At four moments of a game: at rest, with a play to challenge, with an offer of help, with a story to tell."""
    game = moment(since)
    before = game.copy()
    with suppress(CommandError, RuleViolation):
        game.do(seat, " ".join(parts))
        assert game != before
        return
    assert game == before


def moment(number: int) -> BibleGame:
    game = table(racks=["LIGHTE?", "EEEEEEE"], tests_of_faith=True, good_samaritan=True, babel=["fr"])
    if number == 2:
        game.do(1, "offer")
    elif number:
        game.do(0, "play 8G LIGHT")
    if number == 3:
        game.do(1, "accept")
        game.do(1, "ask LIGHT")
    return game


@pytest.mark.parametrize("text", EXAMPLES)
def test_what_is_read_is_written_the_same(text: str) -> None:
    game = dealt()
    command = game.parse(text)
    assert game.parse(game.format(command)) == command
    assert sorted(game.format(command)) == sorted(text)  # the tiles of an exchange come in the order of the alphabet


@given(st.lists(WORDS, max_size=7))
def test_reading_and_writing_are_inverse(parts: list[str]) -> None:
    text = " ".join(parts)
    try:
        command = parse(text)
    except CommandError:
        return
    game = dealt()
    assert game.parse(game.format(command)) == command


def test_commands_are_read_whatever_the_case_of_their_words_and_the_spaces() -> None:
    game = dealt()
    for text, written in (
        ("  PLAY   8g   LiGHT ", "play 8G LiGHT"),
        ("Exchange a e i", "exchange AEI"),
        ("PASS", "pass"),
        ("Vote YES", "vote yes"),
        ("trade a > q", "trade A>Q"),
        ("Ask light", "ask LIGHT"),
    ):
        assert game.format(game.parse(text)) == written


# Options


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("words", "anything"),
        ("words", None),
        ("word_list", "french"),
        ("word_list", ["light"]),
        ("word_list", ["A"]),
        ("word_list", ["LIGHT", 7]),
        ("challenge_time", 0),
        ("challenge_time", -5),
        ("challenge_time", "20"),
        ("challenge_time", 1e9),
        ("star", "triple"),
        ("bonus_list", "wide"),
        ("bonus_list", ["ÉDEN"]),
        ("bonus", "sometimes"),
        ("judge", "referee"),
        ("my_cup_overflows", "yes"),
        ("my_cup_overflows", 1),
        ("it_is_finished", None),
        ("levels", "expert"),
        ("levels", ["expert", "expert", "expert"]),
        ("tests_of_faith", "true"),
        ("good_samaritan", 0),
        ("babel", "fr"),
        ("babel", ["xx"]),
        ("end", "never"),
        ("adjustment", "none"),
        ("aids", "all"),
        ("family_words", "off"),
        ("answer_time", 0),
        ("clock", "blitz"),
        ("clock_seconds", 0),
        ("clock_seconds", None),
        ("clock_seconds", float("nan")),
        ("speed", "fast"),
        ("Words", "checked"),
        ("preset", "modern"),
    ],
)
def test_a_wrong_option_is_refused_and_named(name: str, value: object) -> None:
    with pytest.raises(OptionError) as refusal:
        Game.new(parlour.rules_of(KEY), 2, 1, **{name: value})
    assert name in refusal.value.message and refusal.value.message.endswith(".")


def test_a_wrong_game_is_refused_and_the_near_one_named() -> None:
    with pytest.raises(ParlourError, match="scrabble-bible"):
        parlour.new("scrabble")


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "Ada\u0000"])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    with pytest.raises(ParlourError, match="name"):
        parlour.new(KEY, players=["Ada", name])


def test_a_bot_of_no_level_is_refused() -> None:
    with pytest.raises(ParlourError, match="perfect"):
        parlour.new(KEY, players=["Ada", "bot:perfect"])


# Logs


def played() -> BibleGame:
    """A game with many events and an open prompt."""
    options: Options = {
        "tests_of_faith": True,
        "good_samaritan": True,
        "bonus": "claimed",
        "judge": "vote",
        "babel": ["fr"],
    }
    game = dealt({0: "LIGHTEE", 1: "SEEEEEE"}, players=3, **options)
    game.do(1, "offer", at=1.0)
    game.do(0, "take 1", at=2.0)
    game.do(0, "trade E>S", at=3.0)
    game.do(0, "play 8G LIGHTS bonus LIGHTS", at=4.0)
    game.do(2, "challenge bonus LIGHTS", at=5.0)
    game.do(1, "vote yes", at=6.0)
    game.do(2, "vote yes", at=6.5)
    game.do(1, "accept", at=7.0)
    game.do(2, "challenge", at=8.0)
    game.do(1, "ask LIGHTS", at=9.0)
    game.do(0, "answer Let there be lights in the firmament.", at=10.0)
    game.do(1, "vote yes", at=11.0)
    game.do(2, "vote no", at=11.0)
    game.do(1, f"exchange {game.state.racks[1][:3]}", at=12.0)
    game.do(1, "back", at=13.0)
    game.do(0, "accept", at=14.0)
    game.do(2, "accept", at=15.0)
    game.stop(at=16.0)
    game.resume(at=100.0)
    game.do(1, "pass", at=101.0)
    game.do(0, "help", at=102.0)  # Cleo has lost her turn
    return game


DUMP = played().dump()
LINES = DUMP.splitlines()


def test_the_log_of_a_game_with_everything_loads_again() -> None:
    assert parlour.load(DUMP) == played()
    kinds = {json.loads(line)["event"]["type"] for line in LINES[1:]}
    assert {"Laid", "BonusChallenged", "Challenged", "StoryJudged", "Traded", "WentBack", "Paused"} <= kinds


def loads_or_is_refused(text: str) -> None:
    """Either it loads and can be viewed from every seat, or a `LogError` names the wrong line."""
    refusal = None
    try:
        game = parlour.load(text)
    except LogError as error:
        refusal = error
    if refusal is not None:
        assert 1 <= refusal.line <= text.count("\n") + 1
        assert f"Line {refusal.line} of the log: " in refusal.message
        return
    for seat in (*range(len(game.state.seats)), None):
        game.view(seat)
    assert parlour.load(game.dump()) == game


@given(st.integers(0, len(LINES) - 1))
def test_a_log_cut_off_after_a_line_is_the_game_so_far(count: int) -> None:
    game = parlour.load("\n".join(LINES[: count + 1]))
    assert len(game.lines) == count


@given(st.integers(0, len(DUMP) - 1), st.characters())
def test_a_log_with_one_character_changed_is_read_or_refused(at: int, character: str) -> None:
    loads_or_is_refused(DUMP[:at] + character + DUMP[at + 1 :])


@given(st.integers(0, len(DUMP) - 1), st.integers(1, 40))
def test_a_log_with_a_hole_is_read_or_refused(at: int, length: int) -> None:
    loads_or_is_refused(DUMP[:at] + DUMP[at + length :])


@given(st.integers(1, len(LINES) - 1))
def test_a_log_without_one_of_its_lines_names_the_next(missing: int) -> None:
    text = "\n".join(LINES[:missing] + LINES[missing + 1 :])
    if missing == len(LINES) - 1:
        parlour.load(text)
        return
    with pytest.raises(LogError) as refusal:
        parlour.load(text)
    assert refusal.value.line == missing + 1


@given(st.integers(1, len(LINES) - 1), st.integers(1, len(LINES) - 1))
def test_a_log_with_two_lines_in_the_wrong_order_is_refused(one: int, other: int) -> None:
    lines = list(LINES)
    lines[one], lines[other] = lines[other], lines[one]
    if one == other:
        return
    with pytest.raises(LogError) as refusal:
        parlour.load("\n".join(lines))
    assert refusal.value.line == min(one, other) + 1


JUNK: st.SearchStrategy[object] = st.sampled_from(
    [-1, 0, 3, 7, 99, 10**30, 1.5, True, None, "", "A", "QQQQQQQ", "LIGHT", [], {}, [[]], ["A", 1]]
)


def places(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every path in a JSON document."""
    found = [path]
    if isinstance(value, dict):
        for key, inner in value.items():
            found += places(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            found += places(inner, (*path, index))
    return found


def replaced(value: object, path: tuple[str | int, ...], junk: object) -> object:
    if not path:
        return junk
    step, *rest = path
    if isinstance(value, dict):
        return {**value, step: replaced(value[cast("str", step)], tuple(rest), junk)}
    assert isinstance(value, list) and isinstance(step, int)
    return [*value[:step], replaced(value[step], tuple(rest), junk), *value[step + 1 :]]


@given(st.data())
def test_a_log_with_any_value_changed_is_read_or_refused(data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(LINES) - 1))
    line = json.loads(LINES[number])
    path = data.draw(st.sampled_from([place for place in places(line) if place]))
    junk = data.draw(JUNK)
    lines = list(LINES)
    lines[number] = json.dumps(replaced(line, path, junk))
    loads_or_is_refused("\n".join(lines))


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        ({"type": "TurnBegan", "seat": 99}, "seat"),
        ({"type": "TurnBegan", "seat": -1}, "seat"),
        ({"type": "Drew", "seat": 0, "count": 7, "tiles": "QQQQQQQ"}, "QQQQQQQ"),
        ({"type": "Withdrawn", "seat": 1}, "no play"),
        ({"type": "Ended", "why": "boredom", "adjustments": [0, 0], "winners": [0]}, "boredom"),
        ({"type": "Ended", "why": "out", "adjustments": [0], "winners": [0]}, ""),
        ({"type": "Handed", "seat": 9}, ""),
        ({"type": "WentBack", "to": -3, "seat": 0}, "-3"),
        ({"type": "Dance"}, "Dance"),
        ({}, ""),
        ("Passed", ""),
    ],
)
def test_an_event_that_does_not_fit_is_refused_with_its_line(event: object, reason: str) -> None:
    head = dealt().dump()
    line = head.count("\n") + 1
    added = json.dumps({"n": line - 1, "at": 0.0, "event": event})
    with pytest.raises(LogError) as refusal:
        parlour.load(head + added + "\n")
    assert refusal.value.line == line and reason in refusal.value.message


def test_names_and_ids_with_strange_line_ends_are_written_and_read() -> None:
    game = dealt()
    game.do(0, "pass", id="a\u2028b\u0085c\u000bd")
    assert parlour.load(game.dump()) == game


def test_a_log_with_the_line_ends_of_another_system_is_read() -> None:
    assert parlour.load(DUMP.replace("\n", "\r\n")) == played()
    assert parlour.load(DUMP.rstrip("\n")) == played()
