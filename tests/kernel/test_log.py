"""The log is the game: written, read, cut, and spoiled in every way."""

import json

import pytest
import tests.toys  # noqa: F401 — registers the toy games
from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour import LogError
from parlour.kernel.events import WentBack
from parlour.kernel.replay import replay


def some_log() -> str:
    game = parlour.new("bluff", ["Ada", "Ben"], seed=3)
    for _ in range(2):
        seat = game.to_act[0]
        game.do(seat, next(game.legal(seat)))
        game.do(1 - seat, "vote no")
    return game.dump()


QUESTION = {"number": 1, "kind": "believe", "seats": [1], "answers": ["vote yes"], "silence": "vote yes"}


def spoil(line: int, **changes: object) -> str:
    lines = some_log().splitlines()
    lines[line - 1] = json.dumps({**json.loads(lines[line - 1]), **changes})
    return "\n".join(lines)


def test_a_log_is_a_line_of_json_for_each_event() -> None:
    head, *lines = map(json.loads, some_log().splitlines())
    assert head["game"] == "bluff"
    assert head["seats"] == [{"name": "Ada"}, {"name": "Ben"}]
    assert [line["n"] for line in lines] == list(range(1, len(lines) + 1))
    assert lines[2] == {
        "n": 3,
        "at": 0.0,
        "seat": 0,
        "command": lines[2]["command"],
        "event": {"type": "LaidDown", "seat": 0, "claim": 1, "card": lines[2]["command"][4]},
    }


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "empty"),
        ("nonsense", 1, "isn’t the first line of a log"),
        (spoil(1, game="chess"), 1, "no game “chess”"),
        (spoil(1, parlour=99), 1, "the log has format 99"),
        (spoil(1, rules=99), 1, "it was played by rules 99"),
        (spoil(1, start={}), 1, "doesn’t fit the game"),
        (spoil(4, event={"type": "Nothing"}), 4, "Nothing"),
        (spoil(4, event={"type": "LaidDown", "seat": 7, "claim": 1, "card": "1"}), 4, "doesn’t fit the game"),
        (spoil(4, event={"type": "LaidDown", "seat": 0, "claim": 1, "card": "9"}), 4, "pieces are lost or made"),
        (spoil(5, event={"type": "Asked", "question": {**QUESTION, "kind": "riddle"}}), 5, "no prompt “riddle”"),
        (spoil(5, event={"type": "Asked", "question": QUESTION, "gained": [5, 0]}), 5, "not by (5, 0)"),
        ('{"parlour":1,"game":' + '{"a":' * 10_000, 1, "isn’t the first line of a log"),
        (some_log() + '{"n":' * 10_000, some_log().count("\n") + 1, "isn’t a line of the game"),
        (spoil(4, n=9), 4, "expected line 3 of the game, not 9"),
        (spoil(5, event={"type": "WentBack", "to": 400, "seat": 0}), 5, "no line 400"),
    ],
)
def test_a_spoiled_log_is_refused_with_the_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(LogError) as refusal:
        parlour.load(text)
    assert refusal.value.line == line
    assert reason in str(refusal.value)


def test_pieces_that_are_taken_back_are_missed_all_the_same() -> None:
    game = parlour.new("bluff", ["Ada", "Ben"], seed=1)
    card = str(game.view(0)["hand"])[0]
    game.do(0, f"lay {card} as 1")
    game.do(1, "vote yes")
    game.do(0, "back")
    game.do(1, "accept")
    assert any(isinstance(line.event, WentBack) for line in game.lines)
    lines = game.dump().splitlines()
    laid = next(i for i, line in enumerate(lines) if '"LaidDown"' in line)
    lines[laid] = lines[laid].replace(f'"card":"{card}"', '"card":"9"')
    with pytest.raises(LogError, match="pieces are lost or made") as refusal:
        parlour.load("\n".join(lines))
    assert refusal.value.line == laid + 1


def test_a_log_of_another_game_is_refused_where_one_is_named() -> None:
    assert parlour.load(some_log(), "bluff") == parlour.load(some_log())
    with pytest.raises(LogError, match="it’s a game of bluff, not of buzz") as refusal:
        parlour.load(some_log(), "buzz")
    assert refusal.value.line == 1


@given(st.text())
def test_no_text_does_more_than_be_refused(text: str) -> None:
    with pytest.raises(LogError):
        parlour.load(text)


def test_a_snapshot_saves_folding_the_beginning() -> None:
    game = parlour.load(some_log())
    early = parlour.load("\n".join(some_log().splitlines()[:5])).snapshot()
    assert early.n == 4
    assert replay(game.rules, game.log, early) == game


def test_a_loaded_game_goes_on_as_it_would_have() -> None:
    first, second = parlour.load(some_log()), parlour.load(some_log())
    for game in (first, second):
        while not game.over:
            seat = game.to_act[0]
            game.do(seat, next(game.legal(seat)))
    assert first == second
