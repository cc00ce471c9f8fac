"""Compares the engine's model with the rules: the same moves, targets, odds and results on random positions."""

from random import Random
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.games.tag_em.fields import Options, field, table

import parlour
from parlour._engine import Battle
from parlour.games.tag_em.bots import bot_player, engine
from parlour.games.tag_em.events import Attacked, TurnBegan
from parlour.games.tag_em.maps import atlas
from parlour.games.tag_em.options import GameType, TagOptions
from parlour.games.tag_em.rules import fights, moves, respawn
from parlour.games.tag_em.state import TagEmState
from parlour.games.tag_em.text.notation import Attack, End, Move, Shoot, format_command
from parlour.kernel.commands import Command
from parlour.kernel.game import Game
from parlour.kernel.option_checks import idle as idle_beside
from parlour.kernel.option_checks import read_options
from parlour.kernel.seats import idle_by_content
from parlour.kernel.state import State

TYPES: tuple[GameType, ...] = ("elimination", "capture-the-flag", "capture-their-flag", "king-of-the-hill", "missions")
SEEN = ("pawns", "flags", "turn", "round", "pom", "points", "held", "defeats", "active", "over", "won")

OPTIONS = st.fixed_dictionaries(
    {"map": st.sampled_from(atlas.NAMES), "game_type": st.sampled_from(TYPES), "round_limit": st.integers(1, 12)},
    optional={
        "tie": st.sampled_from(("stand-off", "reroll", "defender")),
        "flag_return": st.booleans(),
        "snipers": st.sampled_from(("none", "pawn", "all", "tiles", "pawn+tiles")),
        "sniper_range": st.integers(2, 8),
        "vehicles": st.booleans(),
        "water": st.sampled_from(("wade", "boats")),
        "dice": st.sampled_from(("d6", "2d6", "d20", "d2+1")),
        "pom_dice": st.sampled_from((None, "2d6+3", "d4-2")),
        "pom": st.sampled_from((3, 25, 60)),
        "construction": st.booleans(),
        "build_reach": st.sampled_from(("anywhere", "near")),
        "pawns": st.integers(3, 7),
        "hill_points": st.integers(1, 3),
    },
)


def seen(battle: Battle) -> dict[str, object]:
    return {name: getattr(battle, name) for name in SEEN}


def compare(state: TagEmState, battle: Battle) -> None:
    """Everything that the team on turn could do."""
    squares = state.ground.squares
    number = {square: at for at, square in enumerate(squares)}
    for at, pawn in enumerate(state.pawns):
        if not pawn.square:
            continue
        if pawn.team == state.turn:
            mine = {number[square]: cost for square, (cost, _) in moves.reach(state, pawn, state.pom).items()}
            assert {square: cost for square, cost, _ in battle.reach(at)} == mine
        standing = state.standing
        targets = [(standing[square], far) for square, far in fights.targets(state, pawn)]
        assert battle.targets(at) == targets
        for other, far in targets:
            found = fights.modifiers(state, pawn, state.pawns[other], far=far)
            assert battle.modifiers(at, other, far) == fights.sums(found)
            odds = fights.odds_of(state, found)
            assert battle.odds(at, other, far) == (odds.win, odds.tie, odds.of)
        if state.options.returns:
            places = respawn.places(without(state, at), pawn, pawn.square)
            assert battle.respawn_squares(at) == [number[square] for square in places]


def without(state: TagEmState, number: int) -> TagEmState:
    """The state after that pawn was lost, with its flags on its square."""
    pawns = [replace(pawn, square="") if at == number else pawn for at, pawn in enumerate(state.pawns)]
    return replace(state, pawns=tuple(pawns))


def command_of(state: TagEmState, battle: Battle, seat: int, rng: Random) -> Command:
    """A plausible command; moves follow the engine's paths."""
    squares = state.ground.squares
    paths = [
        path
        for at, pawn in enumerate(state.pawns)
        if pawn.team == seat and pawn.square
        for *_, path in battle.reach(at)
    ]
    chance = rng.random()
    if chance < 0.55:
        mind = bot_player.MINDS["medium" if chance < 0.4 else "easy"](state, seat, rng)
        if isinstance(mind, Attack | Shoot | Move | End):
            return mind
    if chance < 0.95 and paths:
        return Move(tuple(squares[at] for at in rng.choice(paths)))
    return End()


def follow(game: Game[State], battle: Battle, command: Command, seat: int, rng: Random) -> None:
    """Applies the same command to both."""
    state = table(game)
    number = {square: at for at, square in enumerate(state.ground.squares)}
    pawns = state.standing
    events = list(game.do(seat, format_command(command)))
    place, offered = None, []
    while (prompt := game.state.prompt("respawn")) is not None:
        answer = rng.choice(prompt.answers)
        offered = [number[one.split()[1]] for one in prompt.answers]
        place = number[answer.split()[1]]
        events += game.do(prompt.seats[0], answer)
    pom = next((event.pom for event in events if isinstance(event, TurnBegan)), 0)
    match command:
        case Move(path):
            battle.go([number[square] for square in path], pom)
        case Attack(square, target) | Shoot(square, target):
            attacked = events[0]
            assert isinstance(attacked, Attacked)
            assert battle.attack(pawns[square], pawns[target], attacked.result, place, pom) == offered
        case _:
            battle.end(pom)
    assert seen(battle) == seen(engine.battle(table(game)))


@given(options=OPTIONS, seed=st.integers(0, 2**31), seats=st.integers(2, 4))
def test_the_model_matches_the_rules(options: Options, seed: int, seats: int) -> None:
    seats = min(seats, len(atlas.chosen(str(options["map"])).starts))
    given = read_options(TagOptions, options)
    idle = {*idle_beside(given, seats), *idle_by_content(parlour.rules_of("tag-em"), given)}
    options = cast("Options", {name: value for name, value in options.items() if name not in idle})
    game = parlour.new("tag-em", players=seats, seed=seed, **options)
    rng = Random(seed)
    battle = engine.battle(table(game))
    for _ in range(60):
        if game.over:
            break
        state = table(game)
        compare(state, battle)
        follow(game, battle, command_of(state, battle, state.turn, rng), state.turn, rng)


def test_TE_53_what_was_built_counts_in_the_model() -> None:
    game = field("pawn 1 d5", "pawn 2 l8", construction=True)
    game.do(0, "build e5 garrison")
    battle = engine.battle(table(game))
    compare(table(game), battle)
    follow(game, battle, Move(("d5", "e5")), 0, Random(1))
    assert battle.reach(0) == []


def test_playouts_are_the_same_for_the_same_seed_and_chances_add_up() -> None:
    for game_type in TYPES:
        game = parlour.new("tag-em", players=2, seed=3, game_type=game_type)
        battle = engine.battle(table(game))
        chances = battle.playouts(200, seed=5)
        assert chances == battle.playouts(200, seed=5)
        assert sum(chances) == pytest.approx(1.0, abs=1e-4)


def test_more_pawns_give_a_higher_win_probability() -> None:
    lines = ("pawn 1 e5", "pawn 1 e4", "pawn 1 e6", "pawn 2 j5")
    chances = engine.battle(table(field(*lines))).playouts(500, seed=1)
    assert chances[0] > 0.8


def test_invalid_states_are_refused_by_name() -> None:
    state = table(field("pawn 1 d5", "pawn 2 l8"))
    battle = engine.battle(state)
    with pytest.raises(ValueError, match="there is no pawn 7"):
        battle.reach(7)
    with pytest.raises(ValueError, match="no pawn can go along"):
        battle.go([0, 1])
    with pytest.raises(ValueError, match="cannot attack"):
        battle.attack(0, 1, "win")
    with pytest.raises(ValueError, match="is no result"):
        battle.attack(0, 1, "draw")
    land = engine.battlefield(state.map, state.options, len(state.seats))
    how = {
        "tiles": bytes(117),
        "flags": [],
        "order": [0, 1],
        "turn": 0,
        "round": 1,
        "pom": 10,
        "points": [0, 0],
        "held": [],
        "defeats": [[0, 0], [0, 0]],
        "active": 3,
    }
    for wrong, message in (
        ({"pawns": [(0, "pawn", 5000, None, False, False)]}, "on no square"),
        ({"pawns": [(0, "tank", 3, None, False, False)]}, "'?\"?tank\"?'? is no kind of pawn"),
        ({"pawns": [(0, "pawn", 3, None, False, False)] * 2}, "two pawns are on square 3"),
        ({"pawns": [], "order": [0, 0]}, "order of turns"),
        ({"pawns": [], "tiles": b"\xff" * 117}, "no tile type 255"),
        ({"pawns": [], "turn": 5}, "on turn"),
    ):
        with pytest.raises(ValueError, match=message):
            Battle(land, **{**how, **wrong})  # type: ignore[arg-type]
