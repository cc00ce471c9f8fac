"""Measures what must be fast (`make bench`): a move, the import, bots, replay, the word graph, kin.

Every figure is processor time of one thread, so that what else runs on the machine disturbs it little; imports are
by the clock, the best of five. `--json` prints the same as data; `--games` says how many games to measure over.
"""

from __future__ import annotations

import argparse
import itertools
import json
import platform
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from string import ascii_uppercase
from typing import cast

import parlour
import parlour.words
from parlour import data, scripture
from parlour._engine import Layout, Lexicon, Position, Signs
from parlour.cli import bench
from parlour.games.crossword.rules.bag import full_set, on_board, unseen
from parlour.games.crossword.rules.squares import rows
from parlour.games.scrabble_bible import bench as crossword
from parlour.games.scrabble_bible.bots import bot_player, moves
from parlour.games.scrabble_bible.bots.levels import LEVELS
from parlour.games.scrabble_bible.rules import judge
from parlour.games.scrabble_bible.state import BibleState
from parlour.games.scrabble_bible.tile_set import standard
from parlour.games.tag_em.bots import engine
from parlour.games.tag_em.maps import generator, mapfile
from parlour.games.tag_em.options import GameType
from parlour.games.tag_on import tile_set
from parlour.games.tag_on.bots import engine as tag_on_engine
from parlour.kernel.game import Game
from parlour.kernel.seating import let_one_bot_act
from parlour.scripture import connections, verses
from parlour.scripture.people import register

KEY = "scrabble-bible"
MOVES = (6, 60)
RACKS = {"seven tiles": "AEINRST", "a blank": "?AEINST", "two blanks": "??AEIST", "nine with two blanks": "??AEINRST"}
"""Hard racks: of easy letters a player makes the most."""

Figures = dict[str, float | int | str]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--json", action="store_true", help="print data instead of text")
    arguments.add_argument("--games", type=int, default=4, help="how many games to measure over")
    given = arguments.parse_args()
    found: dict[str, Figures] = {"machine": machine()}
    measures: tuple[tuple[str, Callable[[], Figures]], ...] = (
        ("move", lambda: move_times(given.games)),
        ("import", import_times),
        ("bots", lambda: bot_times(given.games)),
        ("bots of Tag On, en", lambda: bot_times(given.games, "tag-on", ("Ada", "Ben"), edition="en")),
        ("bots of Tag On, fr", lambda: bot_times(given.games, "tag-on", ("Ada", "Ben"), edition="fr")),
        ("worst bot turns", lambda: worst_turns(given.games)),
        ("strength", lambda: strength(given.games)),
        ("replay", replay_speed),
        ("word graph", graph_figures),
        ("words", word_figures),
        ("plays", play_figures),
        ("plays of Tag On", lambda: tag_on_figures(given.games)),
        ("playouts of TAG 'EM", playout_figures),
        ("scripture", scripture_figures),
        ("kin", kin_times),
    )
    for title, measure in measures:
        found[title] = measure()
        if not given.json:
            show(title, found[title])
    if given.json:
        print(json.dumps(found, indent=2))


def show(title: str, figures: Figures) -> None:
    print(title)
    for name, value in figures.items():
        print(f"  {name:46} {value:>10}" if isinstance(value, str) else f"  {name:46} {value:>10,}")


def machine() -> Figures:
    cpu = platform.processor() or platform.machine()
    described = Path("/proc/cpuinfo")
    if described.exists():
        lines = described.read_text(encoding="utf-8").splitlines()
        cpu = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), cpu)
    return {"cpu": cpu, "python": platform.python_version(), "system": platform.system(), "date": time.strftime("%F")}


def timed(run: Callable[[], object], clock: Callable[[], float] = time.process_time) -> float:
    start = clock()
    run()
    return clock() - start


# A move: decide, evolve, and what each of four seats then sees


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
    """The median time of the move with four views, and of the views alone."""
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
    """The moments before moves 6 and 60, each with a greedy play; in between, as few tiles are laid as will do."""
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
        while game.state.question("challenge") is not None and not game.over:
            for other in game.state.questions[0].waiting_for:
                game.do(other, "accept")
    if game.over:
        raise RuntimeError(f"the game of seed {seed} is too short to measure")


def thrifty(game: Game[BibleState], seat: int) -> str:
    """The play with the fewest tiles, or an exchange of one."""
    state = game.state
    found = moves.plays(state.board, state.racks[seat], state.kit, state.options, judge.graph(state.options))
    least = min(found, key=lambda move: (len(move.laid), move.start), default=None)
    if least is not None:
        return moves.command(least, state.kit, state.options)
    return f"exchange {state.racks[seat][0]}" if state.bag else "pass"


# Import


def import_times() -> Figures:
    def run(code: str) -> float:
        command = [sys.executable, "-c", code]
        return min(timed(lambda: subprocess.run(command, check=True), time.perf_counter) for _ in range(5))

    nothing = run("pass")
    return {
        "python alone, s": round(nothing, 3),
        "import parlour, s": round(run("import parlour") - nothing, 3),
        "and a new game, s": round(run("import parlour; parlour.new('scrabble-bible', seed=1)") - nothing, 3),
    }


# Bots


def bot_times(
    games: int, key: str = KEY, names: Sequence[str] = ("Ada", "Ben", "Cleo", "Dan"), **options: str
) -> Figures:
    """Turns in real games of bots of a level."""
    figures: Figures = {}
    rules = parlour.rules_of(key)
    for level in rules.levels:
        rules.bot(level).choose(parlour.new(key, seed=1, **options).view(0), Random(1))
        times = []
        for seed in range(games):
            game = parlour.new(key, players=[f"{name} bot:{level}" for name in names], seed=seed, **options)
            rng = Random(seed)
            while not game.over:
                on_turn = not game.state.questions
                taken = timed(partial(let_one_bot_act, game, rng))
                if on_turn:
                    times.append(taken)
        figures[f"{level}: turns"] = len(times)
        figures[f"{level}: median, ms"] = round(1000 * median(times), 1)
        figures[f"{level}: worst, ms"] = round(1000 * max(times), 1)
    return figures


def worst_turns(games: int) -> Figures:
    """Hard racks on boards of all stages."""
    boards = []
    for seed in range(games):
        game = cast("Game[BibleState]", parlour.new(KEY, players=["Ada bot:greedy", "Ben bot:casual"], seed=seed))
        rng = Random(seed)
        while not game.over:
            let_one_bot_act(game, rng)
            if not game.state.questions and game.state.turns % 4 == 0:
                boards.append(game.state.board)
    figures: Figures = {"boards": len(boards)}
    for level in LEVELS:
        bot = bot_player.bot(level)
        for name, rack in RACKS.items():
            seen = [view for board in boards if (view := hard(board, rack)) is not None]
            bot.choose(seen[0], Random(1))  # the first one makes words and leaves ready
            times = [timed(partial(bot.choose, one, Random(1))) for one in seen]
            figures[f"{level}, {name}: median, s"] = round(median(times), 3)
            figures[f"{level}, {name}: worst, s"] = round(max(times), 3)
    return figures


def hard(board: str, rack: str) -> dict[str, object] | None:
    """What the first of two players sees with that rack on that board; None if there are not as many such tiles."""
    game = parlour.new(KEY, players=["Ada bot:greedy", "Ben"], seed=1, my_cup_overflows=len(rack) > 7)
    tiles = full_set(standard().tiles)
    if Counter(on_board(board) + rack) - Counter(tiles):
        return None
    left = len(unseen(tiles, board, rack))
    held = min(left, len(rack))
    changed = {"to_act": [0], "turn": 0, "board": rows(board, 15), "rack": rack}
    return {**game.view(0), **changed, "tiles": [len(rack), held], "bag": left - held}


def strength(games: int) -> Figures:
    """Games won by the better level, of five times as many as asked for."""
    figures: Figures = {}
    for better, weaker in (("greedy", "casual"), ("casual", "novice")):
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


# Replay and words


def replay_speed() -> Figures:
    game = parlour.new(KEY, players=[f"{name} bot:casual" for name in ("Ada", "Ben", "Cleo", "Dan")], seed=1)
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


def graph_figures() -> Figures:
    graph = scripture.acceptable().graph
    listed = list(graph)
    kind = type(graph)
    data = graph.to_bytes()

    def look_up() -> None:
        for word in listed:
            _ = word in graph

    return {
        "words": len(graph),
        "bytes": len(data),
        "built from a list, s": round(min(timed(lambda: kind.build(listed)) for _ in range(3)), 3),
        "read from bytes, ms": round(1000 * min(timed(lambda: kind.from_bytes(data)) for _ in range(5)), 2),
        "looked up a second": round(len(listed) / min(timed(look_up) for _ in range(3))),
    }


def word_figures() -> Figures:
    """A verdict on a word: is it one, which form, which themes, all that is known; and how the data is opened."""
    rng = Random(1)
    english, french = rng.sample(list(parlour.words.english()), 5000), rng.sample(list(parlour.words.french()), 5000)

    def each(ask: Callable[[str], object], asked: list[str]) -> float:
        ask(asked[0])
        return round(1e6 * min(timed(lambda: [ask(one) for one in asked]) for _ in range(3)) / len(asked), 1)

    def moji(word: str) -> bool:
        return (
            word in parlour.words.english()
            and parlour.words.inflected(word) is None
            and parlour.words.in_theme(word, "animals")
        )

    return {
        "inflected, µs": each(parlour.words.inflected, english),
        "bases of a French form, µs": each(lambda word: parlour.words.bases(word, "fr"), french),
        "themes, µs": each(parlour.words.themes, english),
        "word, form and theme together, µs": each(moji, english),
        "explain, English, µs": each(parlour.words.explain, english),
        "explain, French, µs": each(lambda word: parlour.words.explain(word, "fr"), french),
        "data file opened, ms": round(1000 * min(timed(lambda: data.DataFile(data.path())) for _ in range(5)), 1),
        "data file, MB": round(data.path().stat().st_size / 1e6, 1),
    }


# Scripture


def scripture_figures() -> Figures:
    """What connects two words, cold (nothing of the two is remembered), and all pairs of 200 words with 30."""
    rng = Random(1)
    vocabulary = list(scripture.concordance())
    everywhere = sorted(vocabulary, key=lambda word: verses.verses_of(word).bit_count())[-24:]
    scripture.connected(vocabulary[:500], ["GOD", "DAVID", "ROME", "GENESIS"])  # opens the tables

    def forget() -> None:
        connections._known.cache_clear()
        verses.verses_of.cache_clear()

    def cold(one: str, other: str) -> float:
        forget()
        return 1000 * timed(lambda: scripture.connect(one, other))

    some = sorted(cold(*rng.sample(vocabulary, 2)) for _ in range(2000))
    hard = sorted(cold(one, other) for one in everywhere for other in everywhere if one != other)
    grids = {}
    for what, words in (("words", vocabulary), ("names", list(scripture.names()))):
        times = []
        for _ in range(10):
            candidates, board = rng.sample(words, 200), rng.sample(words, 30)
            forget()
            times.append(1000 * timed(partial(scripture.connected, candidates, board)))
        grids[what] = median(times)
    asked = [word for word in rng.sample(vocabulary, 500) if scripture.uttered(word)]
    said = [1000 * timed(partial(scripture.uttered, word)) for word in asked]
    return {
        "connect, any two words: median, ms": round(median(some), 3),
        "connect, any two words: 99 of 100 within, ms": round(some[len(some) * 99 // 100], 3),
        "connect, the most frequent words: median, ms": round(median(hard), 3),
        "connect, the most frequent words: worst, ms": round(hard[-1], 3),
        "200 words with 30, all pairs, ms": round(grids["words"], 1),
        "200 names with 30, all pairs, ms": round(grids["names"], 1),
        "who utters a word: median, ms": round(median(said), 3),
        **scripture_memory(),
    }


def scripture_memory() -> Figures:
    """Megabytes that a process takes, before and after it has connected words and names of all kinds."""
    code = """
import random
from parlour import data, scripture
def taken():
    lines = open("/proc/self/status").read().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024
before = taken()
words, names = list(scripture.concordance()), list(scripture.names())
scripture.connect("GOD", "ANGEL")
opened = taken()
rng = random.Random(1)
for _ in range(20):
    scripture.connected(rng.sample(words, 200), rng.sample(names, 30))
print(before, opened, taken())
"""
    if not Path("/proc/self/status").exists():
        return {}
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    before, opened, after = (round(float(part), 1) for part in told.split())
    return {"memory, imported, MB": before, "after the first connection, MB": opened, "after 120,000 pairs, MB": after}


# Kin: what two persons are to each other, each pair asked for the first time


def kin_times() -> Figures:
    first = timed(lambda: scripture.kin("RUTH", "DAVID"))
    names = sorted(register().by_name)
    often = sorted(names, key=lambda name: -len(register().by_name[name]))[:30]
    rng = Random(1)
    pairs = {"any two names": [tuple(rng.sample(names, 2)) for _ in range(5000)]}
    pairs["two of the thirty names that most persons have"] = [(a, b) for a in often for b in often if a != b]
    figures: Figures = {"the first, with the table read, ms": round(1000 * first, 1)}
    for what, asked in pairs.items():
        times = sorted(timed(partial(scripture.kin, *pair)) for pair in asked)
        figures[f"{what}, median, ms"] = round(1000 * median(times), 3)
        figures[f"{what}, 99 of 100, ms"] = round(1000 * times[len(times) * 99 // 100], 3)
    return figures


# Plays


def play_figures() -> Figures:
    """Plays at 200 positions of games that the engine plays itself, and such games."""
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
    """Boards with a full rack, every third turn of games in which the highest score is played."""
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


TAG_RACKS = {
    "nine letters": ("AEINRSTLD",),
    "a blank": ("AEINRST?L",),
    "two blanks": ("AEINRS??D", "DOOSER??N", "QUZGEO??D", "AEIRST??N"),
}


def tag_on_figures(games: int) -> Figures:
    """Plays with replacements of full racks on late boards, with a short and a long list of words; with numbers on all
    sides, and with the set of tiles and its colours.
    """
    sides = {letter: ("×" if at % 9 == 0 else "+", at % 7 + 1) for at, letter in enumerate(ascii_uppercase)}
    plain, kit = Signs(sides, sides, squares=289), tag_on_engine.signs(tile_set.standard("en"))
    figures: Figures = {}
    for graph in (scripture.concordance().graph, scripture.acceptable().graph):
        lexicon = Lexicon.of(graph)
        boards = late_boards(lexicon, games)
        tiles = [sum(square != "." for square in one.board) for one in boards]
        figures[f"{len(lexicon)} words: tiles on the board"] = round(median(tiles))
        for (name, racks), (numbers, signs) in itertools.product(
            TAG_RACKS.items(), (("numbers on all sides", plain), ("the set of tiles", kit))
        ):
            for kind, most in (("all plays", None), ("best play", 1)):
                times = [
                    min(timed(partial(one.tag_plays, rack, signs, centre_open=False, best=most)) for _ in range(3))
                    for one, rack in itertools.product(boards, racks)
                ]
                figures[f"{numbers}, {name}: {kind}, {len(lexicon)} words, ms"] = (
                    f"{1000 * median(times):.1f} · {1000 * max(times):.1f}"
                )
    return figures


def late_boards(lexicon: Lexicon, games: int) -> list[Position]:
    """Boards of 17 times 17 on which most tiles lie."""
    layout, boards = Layout(17, dict.fromkeys(ascii_uppercase, 1), centre=144), []
    for seed in range(games):
        rng, bag = (
            Random(seed),
            list("?" * 4 + ascii_uppercase + "AAAAEEEEEEEEEIIIIINNNNNOOOOORRRRSSSSTTTTLLLDDDUUUHHGMMPPBBCCFF" * 2),
        )
        rng.shuffle(bag)
        position = Position(lexicon, layout)
        while len(bag) > 20 and (best := position.best("".join(bag[:9]))):
            position.lay(best[0].laid)
            for _, letter in best[0].laid:
                bag.remove("?" if letter.islower() else letter)
        boards.append(position)
    return boards


# Playouts of TAG 'EM


def playout_figures() -> Figures:
    """Playouts of eight turns a second on a map of 15 times 15 with ten pawns, and a turn of each planner."""
    figures: Figures = {}
    text = mapfile.write(generator.generate(1, width=15, height=15))
    game_types: tuple[GameType, ...] = ("elimination", "capture-the-flag", "capture-their-flag", "king-of-the-hill")
    for game_type in game_types:
        game = parlour.new("tag-em", players=2, seed=1, order="seated", map=text, game_type=game_type)
        battle = engine.battle(game.state)
        best = min(timed(partial(battle.playouts, 4000, turns=8, seed=1)) for _ in range(5))
        figures[f"playouts a second, {game_type}"] = round(4000 / best)
        for level in ("club", "master"):
            figures[f"s for a turn of {level}, {game_type}"] = round(max(turn_times(game_type, text, level)), 3)
    return figures


def turn_times(game_type: GameType, text: str, level: str) -> Iterator[float]:
    """Seconds for each of the first turns of a game of two bots of that level."""
    players = [f"bot:{level}"] * 2
    game = parlour.new("tag-em", players=players, seed=1, order="seated", map=text, game_type=game_type)
    rng = Random(1)
    for _ in range(4):
        number, spent = game.state.turns, 0.0
        while not game.over and game.state.turns == number:
            spent += timed(lambda: let_one_bot_act(game, rng))
        yield spent


if __name__ == "__main__":
    main()
