"""What the stronger bots reckon with: leaves, deals, and nothing that they cannot see."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import parlour
from games.scrabble_bible.tables import KEY, table
from parlour.games.crossword.bag import full_set
from parlour.games.scrabble_bible import bots, leaves, outlook, sight, training
from parlour.games.scrabble_bible.characters import CHARACTERS
from parlour.games.scrabble_bible.kit import standard
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.simulation import Deals, simulate
from parlour.games.scrabble_bible.state import Table
from parlour.kernel.game import Game
from parlour.kernel.seating import play_bots

ALL = full_set(standard().tiles)
KINDS = [
    BibleOptions(my_cup_overflows=nine, bonus_list=bonus)
    for nine in (False, True)
    for bonus in ("strict", "concordance", "none")
]


def midway(seed: int, steps: int = 12, **options: object) -> Game[Table]:
    """A game of club bots under way, then left to people."""
    game = parlour.new(KEY, players=["Ada bot:club", "Ben bot:club"], seed=seed, **options)
    rng = Random(seed)
    bot = bots.bot("club")
    for _ in range(steps):
        for seat in game.to_act:
            if said := bot.choose(game.view(seat), rng):
                game.do(seat, said)
                break
    return cast("Game[Table]", game)


# Leaves


@pytest.mark.parametrize("options", KINDS)
def test_there_are_values_for_every_kind_of_game(options: BibleOptions) -> None:
    worth = leaves.worth(options)
    assert set(worth.tiles) == set(standard().tiles)
    assert worth.value("?") > worth.value("S") > worth.value("V")
    assert worth.value("SS") < 2 * worth.value("S")


def test_the_file_of_leaves_is_what_is_written() -> None:
    text = leaves.FILE.read_text(encoding="utf-8")
    assert leaves.write(leaves.read(text)) == text


def test_the_same_games_teach_the_same() -> None:
    once, again = (training.train(BibleOptions(), 2, generations=2, seed=3) for _ in range(2))
    assert (once.tiles, once.pairs, once.spread) == (again.tiles, again.pairs, again.spread)


@given(st.text("?AEINQSTUV", max_size=4))
def test_the_engine_values_short_leaves_alike(leave: str) -> None:
    worth = leaves.worth(BibleOptions())
    if leave.count("?") <= 2 and leave.count("Q") <= 1:
        assert worth.for_engine().value(leave) == pytest.approx(worth.value(leave), abs=0.002 * (len(leave) + 1) ** 2)


@given(st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ?", min_size=1, max_size=7), st.integers(1, 7))
def test_what_is_kept_is_a_part_of_the_rack(rack: str, most: int) -> None:
    kept, value = leaves.worth(BibleOptions()).best_kept(rack, most)
    assert not Counter(kept) - Counter(rack)
    assert 1 <= len(rack) - len(kept) <= most
    assert value == leaves.worth(BibleOptions()).value(kept)


@given(st.floats(-300, 300), st.integers(0, 86))
def test_chances_are_fair(lead: float, unseen: int) -> None:
    worth = leaves.worth(BibleOptions())
    assert worth.win_chance(lead, unseen) + worth.win_chance(-lead, unseen) == pytest.approx(1)
    assert worth.win_chance(lead + 10, unseen) >= worth.win_chance(lead, unseen)


# What is known


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 1000))
def test_AG_1_a_bot_knows_what_its_view_shows_and_no_more(seed: int) -> None:
    game = midway(seed % 5)
    (seat,) = game.to_act[:1]
    seen = sight.read(game.view(seat)).outlook()
    assert seen == outlook.of_table(game.state, seat)
    other = game.copy()
    other.state = game.rules.redeal(game.state, seat, Random(seed))
    assert outlook.of_table(other.state, seat) == seen
    for level in ("club", "novice"):
        assert bots.bot(level).choose(game.view(seat), Random(1)) == bots.bot(level).choose(other.view(seat), Random(1))


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 4), st.integers(0, 1000))
def test_every_deal_has_all_the_tiles(seed: int, chance: int) -> None:
    seen = outlook.of_table(game := midway(seed).state, game.turn)
    racks, bag = Deals(seen, Random(chance)).deal()
    assert len(bag) == seen.bag
    assert [len(racks[seat]) for seat in seen.opponents] == [seen.tiles[seat] for seat in seen.opponents]
    assert Counter("".join(racks.values()) + "".join(bag)) == Counter(seen.unseen)


# What is chosen


def test_the_club_keeps_what_is_worth_keeping() -> None:
    """A few points more do not pay for a blank."""
    game = table({"8G": "LIGHT"}, ["?EINRSX"], words="checked")
    seen = outlook.of_table(game.state, 0)
    club, greedy = (bots.bot(level).choose(game.view(0), Random(1)) for level in ("club", "greedy"))
    by_command = {one.command: one for one in outlook.candidates(seen, 60)}
    assert club in by_command
    best = by_command[str(club)]
    assert all(best.equity >= one.equity for one in by_command.values())
    assert greedy is not None


def test_SB_31_who_can_reach_the_target_does() -> None:
    game = table({"8G": "LIGHT"}, ["AEINRSZ"], points=(110, 0), words="checked", it_is_finished=True)
    for level in ("club", "master"):
        game_now = game.copy()
        said = bots.bot(level).choose(game_now.view(0), Random(1))
        assert said is not None
        game_now.do(0, said)
        assert game_now.state.points[0] >= 120


def test_the_master_says_the_same_by_the_same_chance() -> None:
    game = midway(3)
    (seat,) = game.to_act[:1]
    assert len({bots.bot("master").choose(game.view(seat), Random(5)) for _ in range(2)}) == 1


def test_a_simulation_keeps_to_its_budget() -> None:
    game = midway(2)
    seen = outlook.of_table(game.state, game.state.turn)
    trials = simulate(seen, outlook.candidates(seen, 6), Random(1), 300)
    assert len(trials) == 6
    assert all(trial.games for trial in trials)
    assert sum(trial.games for trial in trials) <= 330
    assert trials[0].merit >= trials[1].merit


@pytest.mark.parametrize("options", [{}, {"babel": ["fr"], "bonus": "claimed"}, {"my_cup_overflows": True}])
def test_masters_play_to_the_end(options: dict[str, object], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CHARACTERS, "master", replace(CHARACTERS["master"], nodes=60))
    players = ["Ada bot:master", "Ben bot:club", "Cleo bot:master"][: 2 + bool(options)]
    game = parlour.new(KEY, players=players, seed=4, **options)
    play_bots(game, Random(4))
    assert game.over and min(game.scores) > 50
