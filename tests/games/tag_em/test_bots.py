"""The bots follow the rules, finish every game type, see wins, and each level beats the one below."""

from random import Random

import pytest
from tests.games.tag_em.fields import field, squares, table

import parlour
from parlour.games.tag_em.bots import bot_player
from parlour.games.tag_em.options import GameType
from parlour.games.tag_em.rules.ground import distances
from parlour.kernel.bot_driver import play_bots
from parlour.kernel.game import Game
from parlour.kernel.state import State

TYPES = ("elimination", "capture-the-flag", "capture-their-flag", "king-of-the-hill", "missions")
PLANNERS = ("medium", "hard", "expert")


def choice(game: Game[State], level: str, seat: int = 0) -> str | None:
    return bot_player.bot(level).choose(game.view(seat), Random(1))


@pytest.mark.parametrize("game_type", TYPES)
@pytest.mark.parametrize("level", bot_player.LEVELS)
def test_bots_play_every_game_type_to_its_end(level: str, game_type: GameType) -> None:
    players = [f"bot:{level}", "bot:medium", "bot:medium"]
    rounds = 2 if level == "expert" else 5
    game = parlour.new("tag-em", players, 3, map="downtown", game_type=game_type, round_limit=rounds)
    play_bots(game, Random(3))
    assert game.over


@pytest.mark.parametrize("level", bot_player.LEVELS)
def test_bots_get_along_with_everything_at_once(level: str) -> None:
    game = parlour.new("tag-em", [f"bot:{level}", "bot:medium"], 5, map="delta", preset="everything", round_limit=2)
    play_bots(game, Random(5))
    assert game.over


@pytest.mark.parametrize("level", PLANNERS)
def test_a_flag_in_hand_is_brought_home_and_one_in_reach_is_taken(level: str) -> None:
    carrier = field("pawn 1 d2", "pawn 2 l8", "flag d2 carried", game_type="capture-the-flag")
    command = choice(carrier, level)
    assert command is not None and command.split()[-1] == "b2"
    near = field("pawn 1 d5", "pawn 2 l8", "flag g5", game_type="capture-the-flag")
    command = choice(near, level)
    assert command is not None and command.split()[-1] == "g5"


@pytest.mark.parametrize("level", PLANNERS)
def test_a_pawn_at_home_makes_way_for_a_carrier(level: str) -> None:
    lines = ("pawn 1 b2", "pawn 1 c2", "pawn 2 l8", "flag 1 b2", "flag 2 c2 carried")
    game = field(*lines, game_type="capture-their-flag")
    command = choice(game, level)
    assert command is not None and command.startswith("move b2")


@pytest.mark.parametrize("level", PLANNERS)
def test_a_good_attack_is_made(level: str) -> None:
    lines = ("pawn 1 e5", "pawn 1 f4", "pawn 1 f6", "pawn 2 f5", "pawn 2 l8")
    command = choice(field(*lines), level)
    assert command is not None and command.startswith("attack") and command.endswith("f5")


def first_attack(game: Game[State], level: str) -> str:
    """The first target of this turn, after the bot has moved into position."""
    while (command := choice(game, level)) is not None and not command.startswith("end"):
        if command.startswith("attack"):
            return command
        game.do(0, command)
    raise AssertionError("it attacks nobody")


def test_medium_moves_to_profitable_attacks_in_elimination() -> None:
    """Next to an enemy that a team-mate has engaged: that adds one to its roll (TE-21)."""
    game = field("pawn 1 e5", "pawn 1 c2", "pawn 2 f5", "pawn 2 m1")
    command = choice(game, "medium")
    assert command is not None and command.startswith("move c2") and command.split()[-1] in {"f4", "f6"}


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_planners_bring_friends_before_they_attack(level: str) -> None:
    game = field("pawn 1 e5", "pawn 1 d3", "pawn 1 d7", "pawn 2 f5", "pawn 2 m1")
    assert first_attack(game, level).endswith("f5")
    assert len(squares(game, 0) & {"e5", "g5", "f4", "f6"}) >= 2


def test_the_same_seed_plans_the_same() -> None:
    game = parlour.new("tag-em", 2, 4, game_type="capture-the-flag", order="seated")
    assert choice(game, "expert") == choice(game, "expert")


def test_the_guard_of_a_flag_is_attacked_first() -> None:
    """The flag is under its guard, so that nobody can step there (TE-42)."""
    lines = ("pawn 1 k8", "pawn 1 l7", "pawn 1 b2", "pawn 2 l8", "flag 1 b2", "flag 2 l8")
    assert first_attack(field(*lines, game_type="capture-their-flag"), "expert").endswith("l8")


FLAGS: tuple[tuple[GameType, str], ...] = (("capture-the-flag", ""), ("capture-their-flag", "1 "))
"""The types with flags, and whose flag the enemy carries."""


@pytest.mark.parametrize(("game_type", "whose"), FLAGS)
@pytest.mark.parametrize("level", PLANNERS)
def test_bots_attack_a_carrier_next_to_them_before_anything_else(level: str, game_type: GameType, whose: str) -> None:
    lines = ("pawn 1 g4", "pawn 1 g6", "pawn 2 g5", "pawn 2 d2", f"flag {whose}g5 carried")
    assert first_attack(field(*lines, game_type=game_type), level).endswith("g5")


def distance_home(game: Game[State], square: str) -> int:
    return distances(table(game).ground.steps, ["l8"], table(game).on_foot)[square]


@pytest.mark.parametrize(("game_type", "whose"), FLAGS)
@pytest.mark.parametrize("level", PLANNERS)
def test_bots_chase_a_carrier_that_is_out_of_reach(level: str, game_type: GameType, whose: str) -> None:
    """The carrier is twelve steps away from the nearest pawn, which goes after it or to where it has to pass."""
    lines = ("pawn 1 e9", "pawn 2 e1", "pawn 2 m9", f"flag {whose}e1 carried", "pom 6")
    game = field(*lines, game_type=game_type)
    play_turn(game, level)
    (pawn,) = squares(game, 0)
    walk = distances(table(game).ground.steps, ["e1"], table(game).on_foot)
    assert walk[pawn] < 8 or distance_home(game, pawn) < distance_home(game, "e9")


def play_turn(game: Game[State], level: str) -> None:
    while (command := choice(game, level)) is not None and game.to_act == (0,):
        game.do(0, command)


@pytest.mark.parametrize(("game_type", "whose"), FLAGS)
@pytest.mark.parametrize("level", PLANNERS)
def test_bots_cut_a_carrier_off_on_its_way_home(level: str, game_type: GameType, whose: str) -> None:
    """A wall with one gap is between the carrier and its starting point: a pawn goes to where it has to pass."""
    wall = {f"i{row}": "#" for row in range(1, 10) if row != 5}
    lines = ("pawn 1 h8", "pawn 2 b5", "pawn 2 m9", f"flag {whose}b5 carried", "pom 5")
    game = field(*lines, tiles=wall, game_type=game_type)
    play_turn(game, level)
    assert squares(game, 0) & {"g5", "h5", "i5", "j5", "f5", "e5", "d5", "h4", "h6", "g4", "g6"}


def test_medium_leaves_a_guard_with_its_flag() -> None:
    lines = ("pawn 1 b2", "pawn 1 f5", "pawn 2 l8", "flag 1 b2", "flag 2 l8")
    game = field(*lines, game_type="capture-their-flag")
    play_turn(game, "medium")
    assert "b2" in squares(game, 0)


def test_a_bot_waits_when_it_is_not_its_turn_and_says_where_its_pawn_returns() -> None:
    game = field("pawn 1 l7", "pawn 2 l8", game_type="capture-the-flag", seed=1)
    assert choice(game, "hard", 1) is None
    for seed in range(40):
        game = field("pawn 1 l7", "pawn 2 l8", game_type="capture-the-flag", seed=seed)
        game.do(0, "attack l7 l8")
        if game.to_act == (1,):
            command = choice(game, "hard", 1)
            assert command is not None and command.startswith("respawn")
            assert choice(game, "hard", 0) is None
            return
    raise AssertionError("no seed wins that attack")


@pytest.mark.parametrize(("better", "worse"), [("medium", "easy"), ("hard", "medium")])
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    """With fixed seeds. A bot that is no better wins ninety of these games nine times in a thousand; the present ones,
    with 72 % (medium) and 68 % (hard) of 250 other games, win fewer once in a thousand and once in a hundred times."""
    won = 0
    for seed in range(150):
        players = [f"bot:{better}", f"bot:{worse}"]
        mine = seed % 2
        game = parlour.new("tag-em", players[::-1] if mine else players, seed, round_limit=40)
        play_bots(game, Random(seed))
        won += game.winners == (mine,)
    assert won >= 90
