"""Benchmarks of SCRABBLE Bible Edition: a move, its bots, replay, plays."""

from __future__ import annotations

import itertools
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random
from statistics import median
from typing import cast

from tools.timing import Figures, Measures, bot_times, python_time, timed

import parlour
from parlour import scripture
from parlour._engine import Layout, Lexicon, Position
from parlour.cli import bench
from parlour.games.crossword.rules.bag import full_set, on_board, unseen
from parlour.games.crossword.rules.squares import rows
from parlour.games.scrabble_bible import bench as crossword
from parlour.games.scrabble_bible.bots import bot_player, moves
from parlour.games.scrabble_bible.bots.levels import LEVELS
from parlour.games.scrabble_bible.rules import judge
from parlour.games.scrabble_bible.state import BibleState
from parlour.games.scrabble_bible.tile_set import standard
from parlour.kernel.bot_driver import let_one_bot_act
from parlour.kernel.game import Game

KEY = "scrabble-bible"
MOVES = (6, 60)
RACKS = {"seven tiles": "AEINRST", "a blank": "?AEINST", "two blanks": "??AEIST", "nine with two blanks": "??AEINRST"}
"""Hard racks: easy letters have the most plays."""


# A move: decide, evolve, and the views of four seats


def move_times(games: int) -> Figures:
    """Milliseconds for a real play at move 6 and at move 60 of games that long."""
    figures: Figures = {}
    for words in ("challenge", "checked"):
        times: dict[int, list[float]] = {number: [] for number in MOVES}
        parts: dict[int, list[float]] = {number: [] for number in MOVES}
        for seed in range(games):
            for number, game, play in plays_of_a_long_game(seed, words):
                whole, views = time_move(game, play)
                times[number].append(whole)
                parts[number].append(views)
        for number in MOVES:
            figures[f"words {words}: move {number}, ms"] = round(1000 * median(times[number]), 3)
            figures[f"words {words}: move {number}, views of that, ms"] = round(1000 * median(parts[number]), 3)
    return figures


def time_move(game: Game[BibleState], play: str, repeat: int = 200) -> tuple[float, float]:
    """Median time of a move with four views, and of the views alone."""
    seat = game.state.turn
    wholes, views = [], []
    for _ in range(repeat):
        copy = game.copy()
        start = time.process_time()
        copy.do(seat, play)
        between = time.process_time()
        for one in range(4):
            copy.view(one)
        end = time.process_time()
        wholes.append(end - start)
        views.append(end - between)
    return median(wholes), median(views)


def plays_of_a_long_game(seed: int, words: str) -> Iterator[tuple[int, Game[BibleState], str]]:
    """The positions before moves 6 and 60, each with a greedy play; the moves between lay as few tiles as possible."""
    game = cast("Game[BibleState]", parlour.new(KEY, players=4, seed=seed, words=words))
    rng = Random(seed)
    for number in range(1, MOVES[-1] + 1):
        seat = game.state.turn
        if number in MOVES:
            play = bot_player.bot("greedy").choose(game.view(seat), rng)
            if play is None or not play.startswith("play"):
                play = thrifty(game, seat)
            yield number, game, play
        game.do(seat, thrifty(game, seat))
        while game.state.prompt("challenge") is not None and not game.over:
            for other in game.state.prompts[0].waiting_for:
                game.do(other, "accept")
    if game.over:
        raise RuntimeError(f"the game of seed {seed} is too short to measure")


def thrifty(game: Game[BibleState], seat: int) -> str:
    """The play with the fewest tiles, or an exchange of one."""
    state = game.state
    found = moves.plays(state.board, state.racks[seat], state.tile_set, state.options, judge.graph(state.options))
    least = min(found, key=lambda move: (len(move.laid), move.start), default=None)
    if least is not None:
        return moves.command(least, state.tile_set, state.options)
    return f"exchange {state.racks[seat][0]}" if state.bag else "pass"


def first_game(games: int) -> Figures:
    new_game = python_time(f"import parlour; parlour.new({KEY!r}, seed=1)")
    return {"and a new game, s": round(new_game - python_time("pass"), 3)}


# Bots


def worst_turns(games: int) -> Figures:
    """Hard racks on boards of all stages."""
    boards = []
    for seed in range(games):
        game = cast("Game[BibleState]", parlour.new(KEY, players=["Ada bot:greedy", "Ben bot:medium"], seed=seed))
        rng = Random(seed)
        while not game.over:
            let_one_bot_act(game, rng)
            if not game.state.prompts and game.state.turns % 4 == 0:
                boards.append(game.state.board)
    figures: Figures = {"boards": len(boards)}
    for level in LEVELS:
        bot = bot_player.bot(level)
        for name, rack in RACKS.items():
            seen = [view for board in boards if (view := hard(board, rack)) is not None]
            bot.choose(seen[0], Random(1))  # the first call builds word lists and leaves
            times = [timed(partial(bot.choose, one, Random(1))) for one in seen]
            figures[f"{level}, {name}: median, s"] = round(median(times), 3)
            figures[f"{level}, {name}: worst, s"] = round(max(times), 3)
    return figures


def hard(board: str, rack: str) -> dict[str, object] | None:
    """The view of the first of two players with that rack on that board; None if the set lacks such tiles."""
    game = parlour.new(KEY, players=["Ada bot:greedy", "Ben"], seed=1, my_cup_overflows=len(rack) > 7)
    tiles = full_set(standard().tiles)
    if Counter(on_board(board) + rack) - Counter(tiles):
        return None
    left = len(unseen(tiles, board, rack))
    held = min(left, len(rack))
    changed = {"to_act": [0], "turn": 0, "board": rows(board, 15), "rack": rack}
    return {**game.view(0), **changed, "tiles": [len(rack), held], "bag": left - held}


def strength(games: int) -> Figures:
    """Games won by the stronger level, of five times `games`."""
    figures: Figures = {}
    for better, weaker in (("greedy", "medium"), ("medium", "easy")):
        won = 0.0
        for seed in range(5 * games):
            levels = (better, weaker) if seed % 2 == 0 else (weaker, better)
            game = parlour.new(KEY, players=[f"Bot {i} bot:{level}" for i, level in enumerate(levels)], seed=seed)
            rng = Random(seed)
            while not game.over:
                let_one_bot_act(game, rng)
            won += (levels.index(better) in game.winners) / len(game.winners)
        figures[f"{better} over {weaker}: games won of {5 * games}"] = won
    return figures


# Replay and plays


def replay_speed(games: int) -> Figures:
    game = parlour.new(KEY, players=[f"{name} bot:medium" for name in ("Ada", "Ben", "Cleo", "Dan")], seed=1)
    rng = Random(1)
    while not game.over:
        let_one_bot_act(game, rng)
    text, log = game.dump(), game.log
    lines = len(log.lines)
    return {
        "lines of the game": lines,
        "lines folded a second": round(lines / min(timed(lambda: parlour.replay(log)) for _ in range(20))),
        "lines read and folded a second": round(lines / min(timed(lambda: parlour.load(text)) for _ in range(20))),
    }


def play_figures(games: int) -> Figures:
    """Plays at 200 positions of self-play games, and such games."""
    words = [word for word in scripture.acceptable().graph if len(word) > 1]
    lexicon = Lexicon(words)
    figures: Figures = {
        "words": len(lexicon),
        "bytes": lexicon.nbytes,
        "made ready, s": round(min(timed(lambda: Lexicon(words)) for _ in range(3)), 3),
    }
    layout = crossword.classic_layout(standard())
    positions = positions_of_games(lexicon, layout, 200)
    places = "\n".join(f"{'/'.join(rows(board, 15))} {rack}/" for board, rack in positions)
    return figures | bench.measure(crossword.work("\n".join(words), places))


def positions_of_games(lexicon: Lexicon, layout: Layout, count: int) -> list[tuple[str, str]]:
    """Boards with a full rack, every third turn of greedy games."""
    rng = Random(1)
    found: list[tuple[str, str]] = []
    while len(found) < count:
        bag = list(full_set(standard().tiles))
        rng.shuffle(bag)
        position = Position(lexicon, layout)
        for turn in itertools.count(1):
            rack = "".join(sorted(bag[:7]))
            best = position.best(rack)
            if len(bag) < 14 or not best:
                break
            if turn % 3 == 0:
                found.append((position.board, rack))
            position.lay(best[0].laid)
            for _, letter in best[0].laid:
                bag.remove("?" if letter.islower() else letter)
            rng.shuffle(bag)
    return found[:count]


MEASURES: Measures = {
    "move": move_times,
    "import": first_game,
    "bots": lambda games: bot_times(games, KEY),
    "worst bot turns": worst_turns,
    "strength": strength,
    "replay": replay_speed,
    "plays": play_figures,
}
