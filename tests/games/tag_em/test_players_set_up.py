"""TE-6: players choose their starting points and agree on the square of the flag."""

from random import Random

import pytest
from tests.games.tag_em.fields import map_text, squares, table

import parlour
from parlour.games.tag_em import events as e
from parlour.games.tag_em.bots import bot_player
from parlour.games.tag_em.maps import atlas, mapfile
from parlour.games.tag_em.options import TagOptions
from parlour.games.tag_em.rules import placement
from parlour.games.tag_em.rules.ground import distances, ground
from parlour.kernel.bot_driver import play_bots
from parlour.kernel.errors import CommandError, OptionError, RuleViolation
from parlour.kernel.game import Game
from parlour.kernel.state import State


def new(players: int | list[str] = 2, seed: int = 1, **options: object) -> Game[State]:
    return Game.new(parlour.rules_of("tag-em"), players, seed, setup="players", **options)


def chooser(game: Game[State]) -> int:
    (seat,) = game.to_act
    return seat


def answers(game: Game[State]) -> list[str]:
    prompt = game.state.prompt_for(chooser(game))
    assert prompt is not None
    return [answer.split()[1] for answer in prompt.answers]


def choose_all(game: Game[State]) -> None:
    while game.state.prompt("start") is not None:
        game.do(chooser(game), f"start {answers(game)[0]}")


def test_TE_6_each_player_chooses_in_a_rolled_order_before_the_order_of_turns() -> None:
    game = new(map="castle", seed=4)
    assert table(game).turns == 0 and not any(pawn.square for pawn in table(game).pawns)
    order = table(game).choosing
    assert sorted(order) == [0, 1] and chooser(game) == order[0]
    game.do(order[0], "start j2")
    assert squares(game, order[0]) == {"j2", "i1", "k1", "i3", "k3"}
    assert chooser(game) == order[1]
    game.do(order[1], f"start {answers(game)[-1]}")
    assert table(game).turns == 1 and table(game).choosing == ()
    rolled = [line.event for line in game.lines if isinstance(line.event, e.OrderRolled)]
    assert [event.choosing for event in rolled] == [True, False]


def test_TE_6_a_formation_fits_touches_no_other_and_keeps_the_distance() -> None:
    for name in atlas.NAMES:
        game = new(map=name, seed=2)
        game.do(chooser(game), f"start {answers(game)[0]}")
        first_point = next(point for point in table(game).starts if point)
        walk = distances(table(game).ground.steps, [first_point], table(game).on_foot)
        least = placement.apart(atlas.shipped(name), table(game).options)
        far = [walk[square] for square in answers(game)]
        assert min(far) >= least or len(set(far)) == 1
        choose_all(game)
        state = table(game)
        land = ground(state.map)
        first, second = ({p.square for p in state.team(seat) if p.kind == "pawn"} for seat in (0, 1))
        assert len(first) == len(second) == 5
        assert not any(other in second for square in first for other in (square, *land.near[square]))


def test_TE_6_the_map_says_how_far_apart_and_who_finds_none_takes_the_farthest() -> None:
    near = map_text(head=["apart: 6"])
    assert mapfile.read(near).apart == 6
    game = new(map=near)
    game.do(chooser(game), "start g5")
    land = ground(table(game).map)
    walk = distances(land.steps, ["g5"], land.is_enterable)
    assert {walk[square] for square in answers(game)} >= {6, 7, 8} and min(walk[s] for s in answers(game)) == 6
    far = new(map=map_text(head=["apart: 60"]))
    far.do(chooser(far), "start g5")
    assert {walk[square] for square in answers(far)} == {8}
    with pytest.raises(RuleViolation, match="can’t start on") as refused:
        far.do(chooser(far), "start g7")
    assert refused.value.rule == "TE-6"


def test_TE_6_no_formation_over_edges_block_or_another_team() -> None:
    game = new(map=map_text({"d4": "#"}))
    for square in ("a1", "m5", "c3", "e5", "d4"):
        with pytest.raises(RuleViolation):
            game.do(chooser(game), f"start {square}")
    with pytest.raises(CommandError):
        game.do(chooser(game), "start z99")
    with pytest.raises(RuleViolation):
        game.do(1 - chooser(game), "start g5")
    with pytest.raises(RuleViolation):
        game.do(chooser(game), "end")
    with pytest.raises(RuleViolation):
        game.do(chooser(game), "flag g5")


def flag_game(players: int = 2, seed: int = 1) -> Game[State]:
    game = new(players, seed, map="castle", game_type="capture-the-flag")
    choose_all(game)
    return game


def test_TE_6_the_flag_is_proposed_and_all_accept() -> None:
    game = flag_game()
    first = table(game).choosing[0]
    assert chooser(game) == first
    game.do(first, "flag j10")
    assert table(game).flags[0].square == "" and chooser(game) == 1 - first
    game.do(1 - first, "accept")
    assert table(game).flags[0].square == "j10" and table(game).turns == 1


def test_TE_6_a_declined_flag_goes_where_the_distances_differ_least() -> None:
    game = flag_game()
    first = table(game).choosing[0]
    best = answers(game)[0]
    walks = [distances(ground(table(game).map).steps, [point], table(game).on_foot) for point in table(game).starts]
    taken = squares(game, 0) | squares(game, 1)
    spread = {
        square: (abs(walks[0][square] - walks[1][square]), -walks[0][square] - walks[1][square])
        for square in walks[0]
        if square not in taken
    }
    assert spread[best] == min(spread.values())
    game.do(first, f"flag {answers(game)[-1]}")
    game.do(1 - first, "decline")
    assert table(game).flags[0].square == best


@pytest.mark.parametrize("square", ["start", "pawn", "block", "off"])
def test_TE_6_the_flag_lies_on_no_formation_and_no_closed_square(square: str) -> None:
    game = flag_game()
    where = {
        "start": table(game).starts[0],
        "pawn": sorted(squares(game, 1))[0],
        "block": "f4",
        "off": "t19",
    }[square]
    with pytest.raises(RuleViolation) as refused:
        game.do(chooser(game), f"flag {where}")
    assert refused.value.rule == "TE-6"


def test_TE_6_silence_accepts_the_flag() -> None:
    game = flag_game()
    game.do(chooser(game), "flag j10")
    game.advance(10_000.0)
    assert table(game).flags[0].square == "j10"


def test_TE_6_as_many_seats_as_have_room() -> None:
    rules = parlour.rules_of("tag-em")
    assert rules.seats_by is not None
    many = rules.seats_by(TagOptions(map="province", setup="players"))  # type: ignore[arg-type]
    assert many.stop - 1 > len(atlas.shipped("province").starts)
    game = new(many.stop - 1, map="province", seed=3)
    play = Random(3)
    while game.state.prompt("start") is not None:
        game.do(chooser(game), f"start {play.choice(answers(game))}")
    assert all(len(squares(game, seat)) == 5 for seat in range(many.stop - 1))
    with pytest.raises(OptionError):
        new(6, map="letter")


@pytest.mark.parametrize("left", [0, 1])
def test_AG_3_who_leaves_while_the_map_is_set_up_is_out_and_the_others_go_on(left: int) -> None:
    game = new(3, map="province", game_type="capture-the-flag", seed=5)
    order = table(game).choosing
    game.do(order[left], "resign")
    choose_all(game)
    proposer = chooser(game)
    assert proposer != order[left]
    game.do(proposer, f"flag {answers(game)[0]}")
    game.do(chooser(game), "accept")
    assert table(game).turns == 1 and table(game).turn != order[left]
    assert parlour.replay(game.log) == game
    last = new(2, map="castle", seed=5)
    last.do(0, "resign")
    assert last.over and last.winners == (1,)


@pytest.mark.parametrize("game_type", ["elimination", "capture-the-flag", "capture-their-flag", "king-of-the-hill"])
def test_TE_6_bots_choose_sensibly_and_play_on(game_type: str) -> None:
    game = new(["bot:hard", "bot:easy"], 6, map="castle", game_type=game_type, round_limit=2)
    play_bots(game, Random(6))
    assert game.over
    assert parlour.replay(game.log) == game


def test_TE_6_bots_decline_a_flag_that_is_much_farther_from_them() -> None:
    game = flag_game()
    first = table(game).choosing[0]
    walk = distances(table(game).ground.steps, [table(game).starts[first]], table(game).on_foot)
    nearest = min(answers(game), key=lambda square: walk[square])
    game.do(first, f"flag {nearest}")
    assert bot_player.bot("medium").choose(game.view(1 - first), Random(1)) == "decline"


def test_TE_6_pawns_return_to_the_chosen_point_and_positions_keep_it() -> None:
    game = new(map="castle", game_type="capture-their-flag", seed=4)
    choose_all(game)
    state = table(game)
    assert state.map.starts == state.starts
    assert [flag.square for flag in state.flags] == list(state.starts)
    again = Game.from_position(game.rules, game.position(), 2, 1, game_type="capture-their-flag")
    assert table(again).map.starts == state.starts
    assert {pawn.square for pawn in table(again).pawns} == {pawn.square for pawn in state.pawns}


def test_TE_6_more_pawns_need_more_room() -> None:
    game = new(map="castle", pawns=9, seed=1)
    choose_all(game)
    assert len(squares(game, 0)) == len(squares(game, 1)) == 9
    assert not squares(game, 0) & squares(game, 1)


def test_TE_6_a_map_with_a_wrong_distance_is_faulty() -> None:
    assert "apart" in str(mapfile.draft(map_text(head=["apart: far"]))[1][0])
