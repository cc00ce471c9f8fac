"""AG-2: chance, shown on SCRABBLE Bible Edition."""

import msgspec
from tests.games.outcomes import of
from tests.games.scrabble_bible.tables import KEY, BibleGame, dealt, table

import parlour
from parlour.games.crossword.events import Exchanged


def test_AG_2_the_same_seed_and_the_same_commands_give_the_same_game() -> None:
    def played(seed: int) -> BibleGame:
        game = dealt({0: "LIGHT"}, seed=seed)
        game.do(0, "exchange LIGHT")
        game.do(1, f"exchange {game.state.racks[1][:3]}")
        return game

    assert played(7) == played(7) and played(7).dump() == played(7).dump()
    assert played(7).state.racks != played(20).state.racks


def test_AG_2_no_order_of_the_bag_is_kept() -> None:
    game = dealt(players=4)
    for _ in range(8):
        (seat,) = game.to_act
        game.do(seat, f"exchange {game.state.racks[seat][:5]}")
        assert game.state.bag == "".join(sorted(game.state.bag))


def test_AG_2_chance_is_drawn_when_it_happens() -> None:
    """The same bag gives other tiles when something else has happened before."""
    drawn = set()
    for passes in range(4):
        game = table(racks=["EEEEEEE", "AAAAAAA"], seed=5)
        for turn in range(passes):
            game.do(turn % 2, "exchange E" if turn % 2 == 0 else "exchange A")
        seat = passes % 2
        drawn.add(of(game.do(seat, f"exchange {game.state.racks[seat][:4]}"), Exchanged).drew)
    assert len(drawn) > 1


def test_AG_2_what_chance_gave_stands_in_the_log_so_that_a_log_replays_without_it() -> None:
    game = dealt(players=3)
    game.do(0, f"exchange {game.state.racks[0][:4]}")
    log = msgspec.json.decode(game.dump().splitlines()[0])
    unseeded = game.dump().replace(f'"seed":{log["seed"]},', "")
    assert parlour.load(unseeded).state == game.state


def test_AG_2_a_saved_game_goes_on_as_it_would_have() -> None:
    game = dealt(players=3)
    loaded = parlour.load(game.dump(), KEY)
    for one in (game, loaded):
        one.do(0, f"exchange {one.state.racks[0][:4]}")
    assert loaded == game


def test_AG_2_without_a_seed_chance_is_the_operating_system_s(real_chance: None) -> None:
    games = [parlour.new(KEY, players=4) for _ in range(4)]
    assert all(game.head.seed is None for game in games)
    assert len({str(game.state) for game in games}) == 4
