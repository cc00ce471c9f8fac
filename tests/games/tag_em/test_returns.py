"""TE-30, TE-31: where a lost pawn returns."""

from tests.games.tag_em.fields import Options, attack, refusal, squares, table

from parlour.games.tag_em.events import Returned

FLAG: Options = {"game_type": "capture-the-flag"}
HOME = "l8"
AROUND = ("l7", "k8", "m8", "l9")
X = ("k7", "m7", "k9", "m9")


def test_TE_30_to_the_starting_point_or_the_first_free_square_of_the_x() -> None:
    game, events = attack("pawn 1 e5", "pawn 2 f5", result="win", **FLAG)
    assert isinstance(events[-1], Returned) and events[-1].square == HOME
    for taken in range(5):
        lines = [f"pawn 2 {square}" for square in (HOME, *X)[:taken]]
        game, events = attack("pawn 1 e5", "pawn 2 f5", *lines, result="win", **FLAG)
        assert isinstance(events[-1], Returned) and events[-1].square == (HOME, *X)[taken]
    assert not game.state.prompts


def test_TE_30_the_order_of_the_map_counts() -> None:
    points = ("start 1 b2", "start 2 l8", "formation 2 l8 k8 m8 l7 l9", "flag l2")
    _, events = attack("pawn 1 e5", "pawn 2 f5", "pawn 2 l8", result="win", points=points, **FLAG)
    assert isinstance(events[-1], Returned) and events[-1].square == "k8"


def test_TE_30_a_returning_pawn_takes_up_nothing() -> None:
    game, _ = attack("pawn 1 e5", "pawn 2 f5", "pawn 2 m1", f"flag {HOME}", result="win", **FLAG)
    assert HOME in squares(game, 1)
    assert not table(game).flags[0].carried
    assert not game.over


def test_TE_31_lost_on_its_own_besieged_point_the_owner_chooses() -> None:
    game, _ = attack("pawn 1 l7", f"pawn 2 {HOME}", result="win", command=f"attack l7 {HOME}", **FLAG)
    prompt = game.state.prompt("respawn")
    assert prompt is not None and prompt.seats == (1,) and game.to_act == (1,)
    at_two = {"l6", "k7", "m7", "j8", "k9", "m9"}
    assert {answer.split()[1] for answer in prompt.answers} == at_two
    assert refusal(game, 1, "respawn l8") == "TE-31"
    assert refusal(game, 0, "respawn k7") == "TE-31"
    assert refusal(game, 0, "end") == "TE-31"
    game.do(1, "respawn j8")
    assert squares(game, 1) == {"j8"}
    assert game.to_act == (0,)


def test_TE_31_silence_takes_the_first_square() -> None:
    game, _ = attack("pawn 1 l7", f"pawn 2 {HOME}", result="win", command=f"attack l7 {HOME}", **FLAG)
    assert game.deadline is not None
    game.timeout(game.deadline)
    assert squares(game, 1) == {"l6"}


def test_TE_31_an_attacker_lost_on_its_own_point_chooses_too() -> None:
    game, _ = attack("pawn 1 b2", "pawn 2 b3", result="lose", command="attack b2 b3", **FLAG)
    prompt = game.state.prompt("respawn")
    assert prompt is not None and prompt.seats == (0,)
    game.do(0, prompt.answers[-1])
    assert refusal(game, 0, f"move {prompt.answers[-1].split()[1]} a1") == "TE-20"


def test_TE_31_friends_on_all_sides_besiege_the_point_as_well() -> None:
    lines = [f"pawn 2 {square}" for square in AROUND]
    how: Options = {"snipers": "pawn", **FLAG}
    shot = f"shoot l4 {HOME}"
    open_line = [f"pawn 2 {square}" for square in AROUND[1:]]
    _, events = attack("pawn 1 l4 sniper", f"pawn 2 {HOME}", *open_line, result="win", command=shot, **how)
    assert isinstance(events[-1], Returned) and events[-1].square == HOME  # shot from a distance: nobody is near
    game, _ = attack(
        "pawn 1 k8", f"pawn 2 {HOME}", *lines[:1], *lines[2:], result="win", command=f"attack k8 {HOME}", **FLAG
    )
    assert game.state.prompt("respawn") is not None


def test_TE_31_a_flag_s_square_and_starting_points_are_never_chosen() -> None:
    game, _ = attack("pawn 1 l7", f"pawn 2 {HOME}", "flag k7", result="win", command=f"attack l7 {HOME}", **FLAG)
    prompt = game.state.prompt("respawn")
    assert prompt is not None and "respawn k7" not in prompt.answers


def test_TE_31_without_room_in_the_x_it_is_the_nearest_ring_with_room() -> None:
    lines = [f"pawn 2 {square}" for square in (HOME, *X)]
    game, _ = attack("pawn 1 e5", "pawn 2 f5", *lines, result="win", **FLAG)
    prompt = game.state.prompt("respawn")
    assert prompt is not None
    assert {answer.split()[1] for answer in prompt.answers} == {"l6", "j8"}
    walls = {"l6": "#", "j8": "#"}
    game, _ = attack("pawn 1 e5", "pawn 2 f5", *lines, result="win", tiles=walls, **FLAG)
    prompt = game.state.prompt("respawn")
    assert prompt is not None
    assert {answer.split()[1] for answer in prompt.answers} == {"k6", "m6", "j7", "j9"}
