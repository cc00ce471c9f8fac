"""`parlour bench crossword`: its totals match the reference generator, and it names unreadable files."""

import json
from pathlib import Path

import pytest

from parlour._engine import WordGraph
from parlour.cli import bench, main
from parlour.formats import cgp
from parlour.games.crossword.bots.generate import placements
from parlour.games.crossword.rules.placement import runs
from parlour.games.scrabble_bible.rules.scoring import all_tiles, score_run
from parlour.games.scrabble_bible.state import BibleState
from parlour.games.scrabble_bible.tile_set import standard

WORDS = [
    "CAT",
    "CATS",
    "SCAT",
    "AT",
    "ACT",
    "TACT",
    "AS",
    "TA",
    "SAT",
    "SATIN",
    "STAIN",
    "SATI",
    "TI",
    "IS",
    "IT",
    "IN",
]
LINES = [
    "15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15 AINST?C/ 0/10 0 lex X;",
    "15/15/15/15/15/15/15/6SCAt5/15/15/15/15/15/15/15 AS/AA 0/10 0",
]


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    words, positions = tmp_path / "words.txt", tmp_path / "positions.cgp"
    words.write_text("\n".join(WORDS).lower())
    positions.write_text("\n".join(LINES) + "\n")
    return str(words), str(positions)


def test_totals_match_the_reference_generator(
    files: tuple[str, str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "LEAST_SECONDS", 0.0)
    tile_set, graph = standard(), WordGraph.build(WORDS)
    count = total = best_sum = 0
    for line in LINES:
        state = cgp.read(line).state
        assert isinstance(state, BibleState)
        scores = {}
        for one in placements(state.board, tile_set.size, state.racks[0], graph, tile_set.centre):
            new = [square for square, _ in one.laid]
            formed = runs(state.board, tile_set.size, one)
            scores[one.laid] = sum(score_run(run, new, tile_set, 1) for run in formed) + all_tiles(one)
        count, total = count + len(scores), total + sum(scores.values())
        best_sum += max(scores.values())
    words, positions = files
    assert main(["bench", "crossword", "--words", words, "--positions", positions, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["placements"], figures["score_sum"], figures["best_sum"]) == (count, total, best_sum)
    assert list(figures)[3:] == ["positions_per_s", "best_positions_per_s", "equity_positions_per_s", "games_per_s"]
    assert all(figure > 0 for figure in figures.values())


@pytest.mark.parametrize(
    ("words", "positions", "says"),
    [
        ("AB\nNOËL", LINES[0], "NOËL"),
        ("AB", "15/15 AB/", "there are 2 rows"),
        ("AB", LINES[0] + "\n" + LINES[0].replace("7CAT5", "7CAT6"), "position 2"),
        ("AB", LINES[0].replace("CAT", "C2T"), "row 8"),
        ("AB", LINES[0].replace("CAT", "C*T"), "'*'"),
        ("AB", LINES[0].replace("AINST", "AI%ST"), "'%'"),
        ("AB", "\n", "no positions"),
    ],
)
def test_unreadable_files_are_named(
    words: str, positions: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "w").write_text(words)
    (tmp_path / "p").write_text(positions)
    asked = ["bench", "crossword", "--words", str(tmp_path / "w"), "--positions", str(tmp_path / "p")]
    assert main(asked) != 0
    told = capsys.readouterr()
    assert says in told.err + told.out
    assert main(["bench", "crossword"]) != 0
    assert main(["bench", "crossword", "--words", str(tmp_path / "none"), "--positions", "x"]) != 0


def test_a_table_of_leaves_is_read(
    files: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "LEAST_SECONDS", 0.0)
    table = tmp_path / "leaves.csv"
    asked = ["bench", "crossword", "--words", files[0], "--positions", files[1], "--leaves", str(table)]
    table.write_text("A,-1.5\nAE?,31.5\n\n?s 33\n")
    assert main(asked) == 0
    for text, says in (("A,-1.5\nAE\n", "line 2"), ("A%,1\n", "leaves.csv")):
        table.write_text(text)
        assert main(asked) != 0
        told = capsys.readouterr()
        assert says in told.err + told.out
