"""Any file is either a game or refused with a `FormatError`; no other error occurs."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import example, given
from hypothesis import strategies as st
from tests.games.scrabble_bible.formats.records import LIGHT, SEND, TOWS, finished, record

import parlour
from parlour import ParlourError, PositionError
from parlour.formats import FormatError, cgp, gcg
from parlour.kernel.game import Game

BITS = [
    *("", " ", "\t", "\n", "\r", "\0", "\x85", "\u2028", "é", "Ł", "²", "٣", "{", "}", "{line}"),
    *(">", "#", ":", ";", "/", "-", "--", "+", "+-", "?", ".", "()", "(time)", "(challenge)", "(Q)", "-3", "-QZ"),
    *("0", "7", "15", "99999", "A", "q", "8H", "H8", "O15", "QI", "15/15", "turn 1;", "bag;", "ended out;", "first 1;"),
    *("#note ", "#rack1 ", "#rack4 Q", "#player1 ", "#player3 cleo Cleo\n", "#character-encoding ", "utf-16"),
    *("#parlour ", "#parlour turn ", "lost;", "story;", "open story;", "challenged 1;", "bonus QI;", "babel fr;"),
    *(
        "#parlour left 1\n",
        "#parlour resigned 0 open challenge;\n",
        "#parlour options ",
        "words checked;",
        "end rulebook;",
    ),
]


@st.composite
def mutated(draw: st.DrawFn, good: Callable[[], list[str]]) -> str:
    """A valid file with something removed, inserted, duplicated or moved."""
    text = draw(st.sampled_from(good()))
    for _ in range(draw(st.integers(1, 4))):
        lines = text.splitlines(keepends=True)
        at = draw(st.integers(0, len(text)))
        match draw(st.sampled_from(("cut", "put", "put", "change", "line out", "line in", "swap"))):
            case "cut":
                text = text[:at] + text[at + draw(st.integers(1, 30)) :]
            case "put":
                text = text[:at] + draw(st.sampled_from(BITS)) + text[at:]
            case "change":
                text = text[:at] + draw(st.characters(codec="utf-8")) + text[at + 1 :]
            case "line out" if lines:
                del lines[draw(st.integers(0, len(lines) - 1))]
                text = "".join(lines)
            case "line in" if lines:
                lines.insert(draw(st.integers(0, len(lines))), draw(st.sampled_from(lines)))
                text = "".join(lines)
            case "swap" if lines:
                one, other = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
                lines[one], lines[other] = lines[other], lines[one]
                text = "".join(lines)
    return text


def good_records() -> list[str]:
    return [
        record(LIGHT, TOWS, SEND, "#rack2 AHKRTUV"),
        record(LIGHT, "ada EGHILT? -- -18", "ben AHKORSW -AHK +0", "ada  (time) -10"),
        record(*("ada AEILNOU - +0", "ben ?BCDFQZ - +0") * 3, "ada AEILNOU (AEILNOU) -7", "ben ?BCDFQZ (?BCDFQZ) -32"),
        finished(),
        finished(3, adjustment="deduct-and-gain"),
        finished(2, bonus="claimed", tests_of_faith=True, bonus_list="concordance", words="checked", word_list="bible"),
    ]


def good_positions() -> list[str]:
    return [
        "15/15/15/15/15/15/15/6LIGHT4/15/15/15/15/15/15/15 ABC?/DEF 18/0 1 lex NWL23; turn 1;",
        "/".join(["15"] * 15) + " A/B/C/D 1/2/3/4 2 lost 1; debts 2>0; words checked; clock game; tmr 1/2/3/4;",
        cgp.write(gcg.read(finished())),
    ]


def refusal(read: Callable[[], object]) -> ParlourError | None:
    """Why it was refused; None if it is a game. Any other exception propagates."""
    try:
        game = read()
    except (FormatError, PositionError) as error:
        return error
    assert isinstance(game, Game)
    return None


def read_record(data: str | bytes) -> None:
    error = refusal(lambda: gcg.read(data))
    if error is not None:
        assert isinstance(error, FormatError)
        assert error.line >= 1
        assert error.text("fr") != str(error)


def read_position(text: str) -> None:
    error = refusal(lambda: cgp.read(text))
    assert error is None or (isinstance(error, FormatError) and isinstance(error, PositionError))
    error = refusal(lambda: parlour.position("scrabble-bible", text))
    assert error is None or error.text("fr") != str(error)


@given(st.binary())
@example(b"")
@example(b"\xff\xfe")
@example(b"\xef\xbb\xbf")
@example(b"#character-encoding utf-8\n\xff")
def test_bytes_of_any_kind(data: bytes) -> None:
    read_record(data)


@given(st.text())
def test_text_of_any_kind(text: str) -> None:
    read_record(text)
    read_position(text)


@given(st.lists(st.sampled_from([*BITS, "ada", "ben", "\n", " ", "8G LIGHT +18 18"]), max_size=40).map("".join))
def test_fragments_of_records(text: str) -> None:
    read_record(text)
    read_record("#player1 ada Ada\n#player2 ben Ben\n" + text)
    read_position(text)


@given(mutated(good_records))
def test_mutated_records(text: str) -> None:
    read_record(text)
    read_record(text.encode())


@given(mutated(good_positions))
def test_mutated_positions(text: str) -> None:
    read_position(text)
