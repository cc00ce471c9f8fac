"""`/api/tables/{id}/replay`: a finished game step by step, everything open, small enough for a phone."""

import asyncio
import gzip
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.choice import TILES
from tests.server.running import Server
from tests.tables.harness import HubHarness, run_async
from tests.toys import SHIPPED

import parlour
from parlour.kernel.game import Game
from parlour.kernel.option_checks import read_options
from parlour.kernel.positions import Position
from parlour.kernel.seats import seats_by
from parlour.kernel.state import State
from parlour.server.problems import problem_of
from parlour.server.replays import Replays, compress, replay_of
from parlour.tables.errors import Closing

KEPT = sorted((Path(__file__).parents[1] / "games").glob("*/kept/*.log"))
ACTING = {"seat", "to_act", "prompts", "to_move", "paused", "deadline"}

View = dict[str, object]


def plain(data: object) -> dict[str, View]:
    found: dict[str, View] = msgspec.json.decode(msgspec.json.encode(data))
    return found


class Step(msgspec.Struct):
    """A step as the page reads it."""

    n: int
    view: View = {}
    hands: dict[str, View] = {}


def shown(position: Position, setting: View) -> View:
    """The view then, without its setting and the fields that only matter to seats that may act."""
    return {name: value for name, value in plain(position.view).items() if name not in setting and name not in ACTING}


@pytest.mark.parametrize("file", KEPT, ids=lambda file: f"{file.parents[1].name}-{file.stem}")
def test_the_steps_put_together_are_what_the_seats_saw(file: Path) -> None:
    game = parlour.load(file.read_text("utf-8"))
    steps = msgspec.convert(plain(replay_of(game))["steps"], list[Step])
    looked_at = {0, len(steps) - 1, *Random(1).sample(range(len(steps)), min(4, len(steps)))}
    setting = msgspec.to_builtins(game.rules.setting(game.state))
    seen = {seat: game.positions(seat) for seat in (*range(len(game.state.seats)), None)}
    view: View = {}
    hands: list[View] = [{} for _ in game.state.seats]
    for number, step in enumerate(steps):
        view |= step.view
        for name, changed in step.hands.items():
            hands[int(name)] |= changed
        if number in looked_at:
            assert view == shown(seen[None][step.n], setting)
            for seat, hand in enumerate(hands):
                assert {**view, **hand} == shown(seen[seat][step.n], setting)


def with_bots(key: str, turns: int, **options: object) -> Game[State]:
    """A game of up to four bots, of this many turns or to its end."""
    rules = parlour.rules_of(key)
    players = min(4, seats_by(rules, read_options(rules.options, options))[-1])
    rng, game, at = Random(1), parlour.new(key, players=players, seed=1, **options), 0.0
    bot = game.rules.bot(game.rules.levels[0])
    while not game.over and _turns(game) < turns:
        at += 2.0
        game.advance(at)
        seat = rng.choice(game.to_act) if game.to_act else None
        command = None if seat is None else bot.choose(game.view(seat), rng)
        if seat is not None and command is not None:
            game.do(seat, command, at)
    return game


def _turns(game: Game[State]) -> int:
    """Turns so far; where all play at once, words that were settled."""
    return sum(type(line.event).__name__ in ("TurnBegan", "Collected", "Tied", "TooLate") for line in game.lines)


@pytest.mark.parametrize("key", SHIPPED)
def test_a_replay_of_a_hundred_turns_is_under_150_kB(key: str) -> None:
    """Measured on a whole game, and on the kept log that is largest."""
    games = [with_bots(key, 100)]
    stored = [file for file in KEPT if file.parents[1].name == key.replace("-", "_")]
    if stored:
        games.append(parlour.load(max(stored, key=lambda file: file.stat().st_size).read_text("utf-8")))
    for game in games:
        kilobytes = len(compress(replay_of(game))) / 1000
        assert kilobytes * 100 / max(_turns(game), 20) < 150


def test_a_replay_is_public_after_the_game_and_compressed_if_accepted(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    assert server.get(f"/api/tables/{id}/replay", tokens[0]).status == 409
    assert server.get("/api/tables/nowhere/replay").status == 404
    turn = server.get(f"/api/tables/{id}/view", tokens[0]).data["turn"]
    with server.device(id, tokens[turn]) as player:
        player.do("pass")
        player.do("resign")
    plain_answer = server.get(f"/api/tables/{id}/replay")
    assert plain_answer.status == 200 and "content-encoding" not in plain_answer.headers
    small = server.get(f"/api/tables/{id}/replay", Accept_Encoding="gzip, br")
    assert (small.headers["content-encoding"], small.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert gzip.decompress(small.body) == plain_answer.body
    assert len(small.body) < len(plain_answer.body) / 2
    last = plain_answer.data["steps"][-1]
    assert last["view"]["over"] is True
    seats = {seat for step in plain_answer.data["steps"] for seat in step.get("hands", {})}
    assert seats == {"0", "1"}  # everyone's rack


@run_async
async def test_replays_that_are_still_to_be_made_are_refused_when_the_server_stops(tmp_path: Path) -> None:
    async with HubHarness(tmp_path, bots=True) as harness:
        replays, asked = Replays(harness.hub), []
        for _ in range(6):  # more than its processes take at once
            id = harness.begin(TILES, ("Ada", "Ben"))
            await harness.client(id, 0).must_do("resign")
            game = harness.table(id).game
            assert game is not None
            asked.append(asyncio.ensure_future(replays.of(id, game)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await harness.hub.bots.stop()
        told = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(one) for one in told] == [Closing] * 6
    problem = problem_of(Closing())
    assert (problem.status, problem.text["fr"]) == (503, "Le serveur redémarre. Réessayez dans un instant.")
