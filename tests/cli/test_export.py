"""Games as a table: what the columns say is what happened."""

import asyncio
import json
import re
from pathlib import Path

import pytest
from tests.choice import TILES
from tests.tables.harness import HubHarness, run_async

import parlour
from parlour.cli import main
from parlour.formats import dataset

ROOT = Path(__file__).parents[2]


def read(path: Path) -> list[dict[str, object]]:
    import pyarrow.parquet as pq

    rows: list[dict[str, object]] = pq.read_table(path).to_pylist()
    return rows


def test_the_page_describes_the_columns() -> None:
    page = (ROOT / "docs" / "data.md").read_text("utf-8").split("## Columns")[1]
    described = dict(re.findall(r"^\| `(\w+)` \| (\S+) \| \S", page, re.MULTILINE))
    assert described == dataset.COLUMNS
    assert list(dataset.COLUMNS) == list(dataset.Row.__struct_fields__)
    written = {field.name: re.sub(r"<(?:element|item): (\w+)>", r"<\1>", str(field.type)) for field in dataset.schema()}
    assert written == dataset.COLUMNS


def test_games_of_the_arena_are_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logs, target = tmp_path / "logs", tmp_path / "games.parquet"
    line = ["arena", TILES, "easy", "easy", "--games", "2", "--processes", "1", "--logs", str(logs), "--json"]
    assert main(line) == 0
    assert main(["export", str(logs), "--parquet", str(target)]) == 0
    assert "2 games" in capsys.readouterr().out
    rows = read(target)
    games = {path.stem: parlour.load(path.read_text("utf-8")) for path in logs.iterdir()}
    assert {row["game_id"] for row in rows} == set(games) == {"000000", "000001"}
    for id, game in games.items():
        own = [row for row in rows if row["game_id"] == id]
        assert [row["n"] for row in own][-1] == len(game.lines) and own[-1]["over"]
        said = [(line.seat, line.command) for line in game.lines if line.command]
        assert [(row["seat"], row["command"]) for row in own if row["command"]] == said
        for seat, score in enumerate(game.scores):
            assert sum(row["gained"][seat] for row in own) == score  # type: ignore[index]
        assert {tuple(row["winners"]) for row in own} == {game.winners}  # type: ignore[arg-type]
        placed = [row for row in own if row["position"] and str(row["command"]).startswith("play")]
        assert placed
        for row in placed[::10]:
            before = parlour.position(TILES, str(row["position"]), **json.loads(str(row["options"])))
            assert list(before.scores) == row["scores"] and before.to_act == (row["seat"],)


@run_async
async def test_finished_games_of_a_store_are_exported_and_running_ones_stay_secret(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        over, running = await begin(harness), await begin(harness)
        await harness.client(over, 0).must_do("resign")
        target = tmp_path / "games.parquet"
        assert main(["export", str(harness.path), "--parquet", str(target)]) == 0
        assert {row["game_id"] for row in read(target)} == {over} != {running}


def test_finished_games_are_exported_from_postgresql_and_nothing_is_written_there(
    postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import psycopg

    from parlour.tables.stores import restore

    target = tmp_path / "games.parquet"
    assert main(["export", postgres, "--parquet", str(target)]) == 2
    assert "isn’t a database that this version" in capsys.readouterr().err
    with psycopg.connect(postgres) as db:
        tables = db.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone()
    assert tables == (0,) and not target.exists()
    over, running = asyncio.run(two_games(tmp_path))
    restore(tmp_path / "tables.db", postgres)  # the games of a file, in PostgreSQL
    assert main(["export", str(tmp_path / "tables.db"), "--parquet", str(target)]) == 0
    assert main(["export", postgres, "--parquet", str(tmp_path / "same.parquet")]) == 0
    assert read(target) == read(tmp_path / "same.parquet")
    assert {row["game_id"] for row in read(target)} == {over} != {running}
    away = "postgresql://nobody@127.0.0.1:1/none"
    assert main(["export", away, "--parquet", str(tmp_path / "none.parquet")]) == 2
    assert "127.0.0.1/none" in capsys.readouterr().err


async def two_games(folder: Path) -> tuple[str, str]:
    """A store with a finished and a running game."""
    async with HubHarness(folder) as harness:
        over, running = await begin(harness), await begin(harness)
        await harness.client(over, 0).must_do("resign")
        return over, running


async def begin(harness: HubHarness) -> str:
    id = harness.begin(TILES, ("Ada", "Ben"))
    await harness.flush()
    return id


def test_wrong_sources_are_answered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken, target = tmp_path / "broken.parlour", tmp_path / "x.parquet"
    broken.write_text("no log\n")
    (tmp_path / "empty").mkdir()
    for line, answer in (
        (["export"], "Which games"),
        (["export", str(tmp_path / "none"), "--parquet", str(target)], "There’s no file"),
        (["export", str(tmp_path / "empty"), "--parquet", str(target)], "There are no logs"),
        (["export", str(broken), "--parquet", str(target)], "broken.parlour"),
        (["export", str(broken), "--parquet", str(tmp_path / "no" / "x.parquet")], "Can’t write"),
    ):
        assert main(line) == 2
        assert answer in capsys.readouterr().err
        assert not target.exists()


def test_the_notebook_runs_and_draws_three_plots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MPLBACKEND", "Agg")
    monkeypatch.setenv("MPLCONFIGDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    notebook = json.loads((ROOT / "examples" / "games.ipynb").read_text("utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    names: dict[str, object] = {}
    for cell in cells:
        exec(compile(cell.replace("GAMES = 6", "GAMES = 2"), "games.ipynb", "exec"), names)
    import matplotlib.pyplot as plt

    figures = [names[name] for name in ("lead", "points", "final")]
    assert [plt.figure(number) for number in plt.get_fignums()] == figures
    for number, figure in zip(plt.get_fignums(), figures, strict=True):
        drawn = tmp_path / f"{number}.png"
        figure.savefig(drawn)  # type: ignore[attr-defined]
        assert drawn.stat().st_size > 5_000
    plt.close("all")
