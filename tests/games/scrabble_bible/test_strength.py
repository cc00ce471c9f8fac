"""Evaluation of the stronger bots: leaves, deals, and no hidden information."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Unpack

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.games.scrabble_bible.tables import KEY, BibleGame, Options, table

import parlour
from parlour._engine import Simulation
from parlour.games.crossword.rules.bag import full_set
from parlour.games.crossword.rules.squares import put
from parlour.games.scrabble_bible.bots import bot_knowledge, bot_player, bot_view, leaves, training
from parlour.games.scrabble_bible.bots.levels import BY_LEVEL
from parlour.games.scrabble_bible.bots.simulation import guess, simulate, simulation_of
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.tile_set import standard
from parlour.kernel.bot_driver import play_bots

ALL = full_set(standard().tiles)
KINDS = [
    BibleOptions(my_cup_overflows=nine, bonus_list=bonus)
    for nine in (False, True)
    for bonus in ("strict", "concordance", "none")
]


def midway(seed: int, steps: int = 12, **options: Unpack[Options]) -> BibleGame:
    """A game between hard bots in progress, then continued by people."""
    game = parlour.new(KEY, players=["Ada bot:hard", "Ben bot:hard"], seed=seed, **options)
    rng = Random(seed)
    bot = bot_player.bot("hard")
    for _ in range(steps):
        for seat in game.to_act:
            if said := bot.choose(game.view(seat), rng):
                game.do(seat, said)
                break
    return game


# Leaves


@pytest.mark.parametrize("options", KINDS)
def test_there_are_values_for_every_kind_of_game(options: BibleOptions) -> None:
    leave_values = leaves.leave_values(options)
    assert set(leave_values.tiles) == set(standard().tiles)
    assert leave_values.value("?") > leave_values.value("S") > leave_values.value("V")
    assert leave_values.value("SS") < 2 * leave_values.value("S")


def test_the_file_of_leaves_round_trips() -> None:
    text = leaves.FILE.read_text(encoding="utf-8")
    assert leaves.write(leaves.read(text)) == text


def test_training_is_deterministic() -> None:
    once, again = (training.train(BibleOptions(), 2, generations=2, seed=3) for _ in range(2))
    assert (once.tiles, once.pairs, once.spread) == (again.tiles, again.pairs, again.spread)


@given(st.text("?AEINQSTUV", max_size=4))
def test_the_engine_values_short_leaves_alike(leave: str) -> None:
    leave_values = leaves.leave_values(BibleOptions())
    if leave.count("?") <= 2 and leave.count("Q") <= 1:
        tolerance = 0.002 * (len(leave) + 1) ** 2
        assert leave_values.for_engine().value(leave) == pytest.approx(leave_values.value(leave), abs=tolerance)


@given(st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ?", min_size=1, max_size=7), st.integers(1, 7))
def test_the_best_leave_is_part_of_the_rack(rack: str, most: int) -> None:
    kept, value = leaves.leave_values(BibleOptions()).best_leave(rack, most)
    assert not Counter(kept) - Counter(rack)
    assert 1 <= len(rack) - len(kept) <= most
    assert value == leaves.leave_values(BibleOptions()).value(kept)


@given(st.floats(-300, 300), st.integers(0, 86))
def test_win_probabilities_are_symmetric(lead: float, unseen: int) -> None:
    leave_values = leaves.leave_values(BibleOptions())
    assert leave_values.win_chance(lead, unseen) + leave_values.win_chance(-lead, unseen) == pytest.approx(1)
    assert leave_values.win_chance(lead + 10, unseen) >= leave_values.win_chance(lead, unseen)


# Knowledge


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 1000))
def test_AG_1_a_bot_knows_what_its_view_shows_and_no_more(seed: int) -> None:
    game = midway(seed % 5)
    (seat,) = game.to_act[:1]
    seen = bot_view.read(game.view(seat)).knowledge()
    assert seen == bot_knowledge.knowledge_of(game.state, seat)
    other = game.copy()
    other.state = game.rules.redeal(game.state, seat, Random(seed))
    assert bot_knowledge.knowledge_of(other.state, seat) == seen
    for level in ("hard", "easy"):
        assert bot_player.bot(level).choose(game.view(seat), Random(1)) == bot_player.bot(level).choose(
            other.view(seat), Random(1)
        )


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 4), st.integers(0, 1000))
def test_every_deal_has_all_the_tiles(seed: int, chance: int) -> None:
    seen = bot_knowledge.knowledge_of(game := midway(seed).state, game.turn)
    candidates = bot_knowledge.candidates(seen, 2)
    tried = simulation_of(seen, candidates, chance, guess(seen, Random(chance)))
    racks, bag = tried.deal(chance)
    assert len(bag) == seen.bag
    assert [len(rack) for rack in racks] == [seen.tiles[seat] for seat in seen.opponents]
    assert Counter("".join(racks) + bag) == Counter(seen.unseen)
    assert tried.deal(chance) == (racks, bag)


def test_consecutive_deals_are_stratified() -> None:
    """In n deals of n tiles each tile is drawn first once; the next n deals use another order."""
    seen = bot_knowledge.knowledge_of(game := midway(3).state, game.turn)
    tried = simulation_of(seen, bot_knowledge.candidates(seen, 2), 5, [])
    count = len(seen.unseen)
    deals = [tried.deal(number) for number in range(2 * count)]
    for some in (deals[:count], deals[count:]):
        assert Counter(bag[-1] for _, bag in some) == Counter(seen.unseen)
    assert [bag for _, bag in deals[:count]] != [bag for _, bag in deals[count:]]


def test_leaves_are_inferred_from_plays() -> None:
    """A player with an S would have scored more than ADZE: an S on that rack is unlikely."""
    game = table({"8G": "LIGHT"}, ["AEINRST", "AEIOUVW"], words="checked")
    board = put(game.state.board, list(zip(range(16, 20), "ADZE", strict=True)))
    seen = replace(bot_knowledge.knowledge_of(game.state, 0), board=board, last=(1, (16, 17, 18, 19), 15))
    found = guess(seen, Random(1))
    assert found and all(0 < weight <= 1 for _, weight in found)
    assert len({weight for _, weight in found}) > 10
    assert all(not Counter(kept) - Counter(seen.unseen) and len(kept) == 3 for kept, _ in found)
    assert guess(replace(seen, last=None), Random(1)) == []


def test_all_candidates_meet_the_same_deals() -> None:
    seen = bot_knowledge.knowledge_of(game := midway(1).state, game.turn)
    one = bot_knowledge.candidates(seen, 1)[0]
    outcomes, nodes = simulation_of(seen, [one, one, one], 5, []).play([2, 0], 3, 8)
    assert len(outcomes) == 8 and nodes == 8 * 2 * 2
    assert all(first == other for first, other in outcomes)
    assert len({first for first, _ in outcomes}) > 4
    assert simulation_of(seen, [one], 5, []).play([0], 5, 1)[0][0] == outcomes[2][:1]


def test_a_simulated_game_ends_by_the_rules() -> None:
    """SB-25: the player who is out gains the tiles that the other loses."""
    game = table({"8G": "LIGHT"}, ["S", "QV"], bag="", points=(50, 60), words="checked", word_list=["LIGHT", "LIGHTS"])
    seen = bot_knowledge.knowledge_of(game.state, 0)
    lights, *_ = bot_knowledge.candidates(seen, 1)
    unseen = {"unseen": "QV", "held": [2], "points": [50, 60], "seed": 1}
    board = seen.position()
    tried = Simulation(board, [(lights.move.laid, lights.score, "", "")], **unseen)  # type: ignore[union-attr, arg-type]
    assert tried.play([0], 0, 1) == ([[(50 + lights.score + 14 - (60 - 14), 0, None)]], 1)
    passing = Simulation(board, [((), 0, "S", "")], **unseen)  # type: ignore[arg-type]
    assert passing.play([0], 0, 1)[0] == [[(49 - (60 - 14), 0, None)]]
    won = Simulation(board, [(lights.move.laid, lights.score, "S", "")], targets=[55, None], **unseen)  # type: ignore[union-attr, arg-type]
    assert won.play([0], 0, 1)[0][0][0][2] is True


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"held": [8]}, "more tiles than are not seen"),
        ({"held": []}, "2 to 8 players"),
        ({"points": [0]}, "as many points"),
        ({"unseen": "a"}, "'a' is no tile"),
        ({"guesses": [("ZZ", 1.0)]}, "cannot be there"),
        ({"guesses": [("Q", -1.0)]}, "from 0 up"),
        ({"rack_size": 13}, "1 to 12 tiles"),
    ],
)
def test_invalid_simulations_are_refused(wrong: dict[str, object], why: str) -> None:
    seen = bot_knowledge.knowledge_of(table({"8G": "LIGHT"}, ["S", "QV"], bag="", words="checked").state, 0)
    given: dict[str, object] = {"unseen": "QV", "held": [2], "points": [0, 0], "seed": 1} | wrong
    with pytest.raises(ValueError, match=why):
        Simulation(seen.position(), [((), 0, "S", "")], **given)  # type: ignore[arg-type]
    with pytest.raises(IndexError, match="no candidate 1"):
        Simulation(seen.position(), [((), 0, "S", "")], unseen="QV", held=[2], points=[0, 0], seed=1).play([1], 0, 1)


# Choices


def test_hard_values_the_leave() -> None:
    """A few more points are not worth a blank."""
    game = table({"8G": "LIGHT"}, ["?EINRSX"], words="checked")
    seen = bot_knowledge.knowledge_of(game.state, 0)
    hard, greedy = (bot_player.bot(level).choose(game.view(0), Random(1)) for level in ("hard", "greedy"))
    by_command = {one.command: one for one in bot_knowledge.candidates(seen, 60)}
    assert hard in by_command
    best = by_command[str(hard)]
    assert all(best.equity >= one.equity for one in by_command.values())
    assert greedy is not None


def test_SB_31_who_can_reach_the_target_does() -> None:
    game = table({"8G": "LIGHT"}, ["AEINRSZ"], points=(110, 0), words="checked", it_is_finished=True)
    for level in ("hard", "expert"):
        game_now = game.copy()
        said = bot_player.bot(level).choose(game_now.view(0), Random(1))
        assert said is not None
        game_now.do(0, said)
        assert game_now.state.points[0] >= 120


def test_expert_is_deterministic_for_a_seed() -> None:
    game = midway(3)
    (seat,) = game.to_act[:1]
    assert len({bot_player.bot("expert").choose(game.view(seat), Random(5)) for _ in range(2)}) == 1


def test_a_simulation_keeps_to_its_budget() -> None:
    game = midway(2)
    seen = bot_knowledge.knowledge_of(game.state, game.state.turn)
    trials = simulate(seen, bot_knowledge.candidates(seen, 6), Random(1), 300)
    assert len(trials) == 6
    assert all(trial.games for trial in trials)
    assert sum(trial.games for trial in trials) <= 330
    assert trials[0].advantage >= trials[1].advantage


@pytest.mark.parametrize("options", [{}, {"babel": ["fr"], "bonus": "claimed"}, {"my_cup_overflows": True}])
def test_experts_finish_games(options: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BY_LEVEL, "expert", replace(BY_LEVEL["expert"], nodes=60))
    players = ["Ada bot:expert", "Ben bot:hard", "Cleo bot:expert"][: 2 + bool(options)]
    game = parlour.new(KEY, players=players, seed=4, **options)
    play_bots(game, Random(4))
    assert game.over and min(game.scores) > 50
