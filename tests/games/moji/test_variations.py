"""The eight variations (MO-40 to MO-47)."""

from typing import Unpack

import pytest
from tests.games.moji.rounds import NAMES, MojiGame, Options, collected, say, table
from tests.games.outcomes import under_way

import parlour
from parlour.games.moji import events as e
from parlour.kernel.errors import OptionError, ParlourError, RuleViolation
from parlour.tables.live_game import LiveGame
from parlour.tables.messages import Do


def begun(players: int, seed: int = 1, **options: Unpack[Options]) -> MojiGame:
    game = parlour.new("moji", players=list(NAMES[:players]), seed=seed, **options)
    for seat in range(players):
        game.do(seat, "ready", at=1.0)
    return game


def test_MO_40_the_winner_of_a_round_picks_the_challenges_of_the_next() -> None:
    game = table("C", "A", "T", stacks=False, rounds=2, masters_choice=True)
    say(game, 1, "CAB")
    assert game.view(0)["phase"] == "pick" and game.to_act == (1,)
    with pytest.raises(RuleViolation, match="MO-40"):
        game.do(0, "pick min=5", at=5.0)
    game.do(1, "pick min=5 theme=animals", at=5.0)
    view = game.view(0)
    assert (view["round"], view["challenges"]["min"], view["challenges"]["theme"]) == (2, 5, ("animals",))
    assert view["totals"] == (0, 4, 0) and view["stacks"] == (15, 15, 15)


def test_MO_40_of_tied_winners_the_lowest_seat_picks_and_in_time() -> None:
    game = table("C", "A", "T", "N", stacks=False, rounds=2, masters_choice=True, min=3)
    for seat in range(4):
        game.do(seat, "stuck", at=1.0)
    assert game.to_act == (0,)
    assert game.deadline is not None
    game.timeout(at=game.deadline)
    assert game.view(0)["round"] == 2 and game.view(0)["challenges"]["min"] == 3


@pytest.mark.parametrize("rounds", [{}, {"rounds": 1}])
def test_MO_40_one_round_is_refused(rounds: Options) -> None:
    with pytest.raises(OptionError, match="two rounds or more"):
        parlour.new("moji", players=4, masters_choice=True, **rounds)
    assert under_way(parlour.new("moji", players=4, seed=1, masters_choice=True, rounds=2))


def test_MO_40_the_points_of_all_rounds_count() -> None:
    game = table("C", "A", "T", stacks=False, rounds=2, more="; round 2; totals 9/0/0")
    say(game, 1, "CAB")
    assert game.over and game.scores == (9, 4, 0) and game.winners == (0,)


def test_MO_41_new_cards_go_on_top_and_all_that_lies_under_is_collected() -> None:
    game = table("C", "A", "T", stack_em_up=True)
    for seat in range(3):
        events = game.do(seat, "stuck", at=1.0)
    assert [type(event) for event in events] == [e.GaveUp, e.Revealed]
    assert [slot and slot["under"] for slot in game.view(0)["slots"]] == [1, 1, 1]
    stacked = table("C red, X red", "A red", "T red", stack_em_up=True)
    assert collected(say(stacked, 0, "CAB")) == "ACX"


def test_MO_41_when_nobody_can_flip_the_round_is_over() -> None:
    game = table("C", "A", "T", stacks=False, stack_em_up=True)
    for seat in range(3):
        game.do(seat, "stuck", at=1.0)
    assert game.over


def test_MO_42_partners_sit_across_and_their_piles_count_together() -> None:
    game = table("C", "A", "T", "N", stacks=False, partners="do-si-do")
    say(game, 0, "CAB")
    assert game.scores == (4, 0, 4, 0)
    assert game.rules.setting(game.state).partners == (2, 3, 0, 1)  # type: ignore[attr-defined]


def test_MO_42_the_table_seats_the_partners() -> None:
    game = table("C", "A", "T", "N", stacks=False, partners="do-si-do", seating=[0, 2, 1, 3])
    say(game, 0, "CAB")
    assert game.scores == (4, 4, 0, 0)
    assert game.rules.setting(game.state).partners == (1, 0, 3, 2)  # type: ignore[attr-defined]


def test_MO_42_the_neighbours_are_those_at_the_table() -> None:
    game = table("C", "A", "T", "N", partners="do-si-do", seating=[0, 2, 1, 3], three_amigos=True)
    assert collected(say(game, 0, "CAT")) == "CT"


@pytest.mark.parametrize("seating", [[0, 1, 2], [0, 1, 2, 2], [1, 2, 3, 4]])
def test_MO_42_every_seat_has_one_place(seating: list[int]) -> None:
    with pytest.raises(OptionError, match="seating"):
        table("C", "A", "T", "N", partners="do-si-do", seating=seating)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_MO_42_takes_four_or_six(players: int) -> None:
    with pytest.raises(OptionError):
        parlour.new("moji", players=players, partners="do-si-do")


def test_MO_43_a_word_uses_one_s_own_and_the_partner_s_letter() -> None:
    game = table("C", "A", "T", "N", partners="ball-and-chain")
    assert collected(say(game, 0, "CAN")) == "cards"
    assert collected(say(game, 0, "CAT", at=2.0)) == "CT"
    assert collected(say(table("-", "A", "T", "N", partners="ball-and-chain"), 0, "TAN")) == "cards"


def chained(*letters: str, stacks: str, **options: object) -> MojiGame:
    return table(*letters, stacks=False, more=f"; stacks {stacks}", partners="ball-and-chain", **options)


def test_MO_43_who_is_out_of_cards_uses_the_partner_s_letter_alone() -> None:
    assert collected(say(chained("-", "A", "T", "N", stacks="/B/D/F"), 0, "TIN")) == "T"
    assert collected(say(chained("-", "A", "T", "N", stacks="/B/D/F"), 0, "CAR")) == "partner-letter"


@pytest.mark.parametrize(
    ("placement", "result"),
    [("first-or-last", "T"), ("first-and-last", "first-and-last"), ("between", "between")],
)
def test_MO_43_one_letter_cannot_be_first_and_last_or_two_in_between(placement: str, result: str) -> None:
    game = chained("-", "A", "T", "N", stacks="/B/D/F", placement=placement)
    assert collected(say(game, 0, "TENT")) == result


def test_MO_43_who_owes_a_flip_flips_first() -> None:
    game = chained("-", "A", "T", "N", stacks="B/B/D/F; flip 0")
    with pytest.raises(RuleViolation, match="MO-12"):
        game.do(0, "say TIN", at=1.0)


def test_MO_43_who_has_a_card_but_whose_partner_has_none_cannot_collect_and_is_told_why() -> None:
    game = chained("C", "A", "-", "N", stacks="B/D//F")
    (wrong,) = game.do(0, "say CAN", at=1.0)
    assert collected(wrong) == "partner-card"
    assert game.text(wrong, seat=0) == "Your partner has no card face up, so you can’t take any."


def test_MO_43_the_round_goes_on_while_one_letter_may_still_be_taken() -> None:
    game = chained("C", "-", "T", "N", stacks="///")
    say(game, 0, "CAT")
    assert under_way(game)
    assert collected(say(game, 1, "TIN", at=3.0)) == "N"
    assert game.over and game.scores == (4, 1, 4, 1)


def test_MO_43_or_the_partner_s_alone() -> None:
    game = table("C", "A", "T", "N", partners="partner-only")
    assert collected(say(game, 0, "TIN")) == "T"


def test_MO_44_the_cards_are_of_one_colour_and_of_those_that_would_do_the_one_worth_most() -> None:
    assert collected(say(table("C red", "A blue", "T green", monochrome=True), 0, "CAT")) == "colour"
    game = table("C red", "A red", "T blue", "Q blue", monochrome=True)
    assert collected(say(game, 0, "ACQUIT")) == "QT"


@pytest.mark.parametrize(("players", "side"), [(2, 5), (3, 6), (4, 7), (5, 8), (6, 9)])
def test_MO_45_the_grid_grows_with_the_players(players: int, side: int) -> None:
    game = begun(players, variation="off-the-grid")
    assert len(game.view(0)["board"]) == side * side


def test_MO_45_turns_go_from_the_youngest_and_take_30_seconds() -> None:
    game = begun(3, variation="off-the-grid", order=[2, 0, 1])
    assert game.to_act == (2,) and game.deadline == 31.0
    with pytest.raises(RuleViolation, match="MO-45"):
        game.do(0, "say CAT", at=2.0)
    game.timeout(at=31.0)
    assert game.to_act == (0,)
    game.do(0, "pass", at=32.0)
    assert game.to_act == (1,)


def grid(letters: str, **options: Unpack[Options]) -> MojiGame:
    options["variation"] = "off-the-grid"
    return parlour.position("moji", f"grid {letters}", players=["Ada", "Ben"], **options)


def test_MO_45_a_word_collects_every_card_it_contains_counted() -> None:
    game = grid("LETTERXQ")
    (taken, began) = game.do(0, "say LETTER", at=1.0)
    assert collected(taken) == "EELRTT"
    assert isinstance(began, e.TurnBegan) and began.seat == 1


def test_MO_45_a_wrong_word_may_be_followed_by_another() -> None:
    game = grid("LETTERXQ")
    assert collected(game.do(0, "say LETX", at=1.0)[0]) == "unknown"
    assert game.to_act == (0,)


def test_MO_45_it_ends_with_one_card_or_none_or_a_round_without_a_word() -> None:
    game = grid("CATX")
    game.do(0, "say CAT", at=1.0)
    assert game.over
    game = grid("CATX")
    game.do(0, "pass", at=1.0)
    game.do(1, "pass", at=2.0)
    assert game.over


def eagle(seed: int, players: int = 2) -> tuple[MojiGame, str]:
    game = begun(players, seed, variation="eagle-eyes")
    return game, "".join(card["letter"] for card in game.view(0)["board"] if card is not None)


def test_MO_46_two_cards_for_each_player_and_30_seconds() -> None:
    game, letters = eagle(1, players=3)
    assert len(letters) == 6 and game.deadline == 31.0


def sheets(letters: str, *lists: str, **options: Unpack[Options]) -> list[tuple[int, str, int, str]]:
    """The compared sheets, with those letters in the middle."""
    return [
        (one["seat"], one["word"], one["points"], one["fault"])
        for one in compared(letters, *lists, **options).view(None)["written"]
    ]


def compared(letters: str, *lists: str, **options: Unpack[Options]) -> MojiGame:
    """A game whose sheets were compared, with those letters in the middle."""
    from msgspec.structs import replace

    options["variation"] = "eagle-eyes"
    game = begun(len(lists), **options)
    state = game.state
    board = tuple(f"{letter}r" for letter in letters)
    box = tuple(card for card in (*state.box, *state.board) if card not in board)
    game.state = replace(state, board=board, box=box)
    for seat, text in enumerate(lists):
        game.do(seat, f"write {text}", at=2.0)
    game.timeout(at=31.0)
    return game


def test_MO_46_the_rulebook_s_examples() -> None:
    written = sheets("HTLA", "HACK; LETTER; ALLITERATION", "")
    assert [points for _, _, points, _ in written] == [2, 3, 6]


def test_MO_46_a_word_that_several_have_is_crossed_out_for_all() -> None:
    written = sheets("HTLA", "HACK; LETTER", "hack; HALL")
    assert [(seat, fault) for seat, word, _, fault in written if word == "HACK"] == [(0, "same"), (1, "same")]
    assert [points for _, word, points, _ in written if word == "HALL"] == [4]


def test_MO_46_lists_are_announced_in_turn_word_by_word() -> None:
    game = compared("HTLA", "HACK; LETTER", "HALL; HACK; HATS")
    said = [line.event for line in game.lines if isinstance(line.event, e.Announced)]
    assert [(one.seat, one.word) for one in said] == [
        (0, "HACK"),
        (0, "LETTER"),
        (1, "HALL"),
        (1, "HACK"),
        (1, "HATS"),
    ]
    assert [game.text(one, seat=1) for one in said[1:]] == [
        "Ada wrote LETTER for 3.",
        "You wrote HALL for 4.",
        "You wrote HACK. Someone else wrote HACK too, so it doesn’t score.",
        "You wrote HATS. HATS is a form of HAT, so it doesn’t count.",
    ]
    assert isinstance(game.lines[-1].event, e.Compared) and len(game.lines[-1].event.written) == 5


@pytest.mark.parametrize(
    ("word", "options", "fault"),
    [
        ("HATS", {}, "ending"),
        ("PARIS", {}, "cards"),
        ("MALTA", {}, "name"),
        ("HAT", {"min": 4}, "short"),
        ("HACK", {"placement": "between"}, "between"),
        ("LATHE", {"theme": ["animals"]}, "theme"),
    ],
)
def test_MO_46_the_general_rules_and_the_challenges_apply(word: str, options: Options, fault: str) -> None:
    assert sheets("HTLA", word, "", **options)[0][3] == fault


def test_MO_46_MO_21_a_contraction_is_not_the_word_of_its_letters() -> None:
    assert [fault for *_, fault in sheets("HTLA", "CANT", "CAN'T")] == ["", "contraction"]


def test_MO_46_two_different_cards_at_least() -> None:
    assert sheets("HTLA", "OTTO; MOTH", "")[0][3] == "cards"


def test_MO_46_a_sheet_is_its_writer_s_until_time_is_up() -> None:
    game, _ = eagle(1)
    (wrote,) = game.do(0, "write CAT", at=2.0)
    assert wrote.seen(1) is None
    assert game.view(0)["sheet"] == ("CAT",) and game.view(1)["sheet"] == ()


@pytest.mark.parametrize("command", ["write CAT", "ready"])
def test_MO_46_commands_for_an_earlier_round_are_stale(command: str) -> None:
    """A seat may act at any time: rounds and phases pass, and old commands become stale."""
    game = parlour.new("moji", players=["Ada", "Ben"], seed=1, variation="eagle-eyes", rounds=2)
    live = LiveGame(game, lambda: 0.0, lambda: None)

    def go_on_to(round: int) -> None:
        while (game.state.round, game.state.phase) != (round, "write" if command != "ready" else "ready"):
            assert live.deadline is not None
            live.advance(live.deadline)

    go_on_to(1)
    seen = live.n
    go_on_to(2)
    with pytest.raises(ParlourError, match="moved on"):
        live.command(0, Do("late", command, seen), 0.0)
    live.command(0, Do("in time", command, live.n), 0.0)


def test_MO_46_a_verdict_may_be_questioned_while_the_sheets_lie_open() -> None:
    game, letters = eagle(1)
    word = letters[:2] + "XQX"
    game.do(0, f"write {word}", at=2.0)
    game.timeout(at=31.0)
    game.do(0, f"question {word}", at=32.0)
    game.do(1, "vote yes", at=33.0)
    assert game.scores[0] >= 2
    for seat in range(2):
        game.do(seat, "ready", at=34.0)
    assert game.over and game.winners == (0,)


def test_MO_46_MO_18_a_word_that_is_voted_out_counts_no_more_in_a_replay() -> None:
    game, letters = eagle(1, players=3)
    word = next(
        word
        for word in ("GOOD", "BEFORE", "TIME", "HOUSE", "MOTHER", "WATER", "LETTER", "PLAIN", "STORE")
        if len(set(word) & set(letters)) >= 2
    )
    game.do(0, f"write {word}", at=2.0)
    game.timeout(at=31.0)
    worth = game.scores[0]
    assert worth >= 2
    game.do(1, f"question {word}", at=32.0)
    for seat in (1, 2):
        game.do(seat, "vote no", at=33.0)
    for seat in range(3):
        game.do(seat, "ready", at=34.0)
    assert game.over
    steps = {type(position.event): position for position in game.positions(None)}
    assert steps[e.Compared].view["scores"] == (worth, 0, 0)
    assert steps[e.Judged].view["scores"] == steps[e.RoundEnded].view["scores"] == (0, 0, 0)
    assert [line.event.gained for line in game.lines if isinstance(line.event, e.Announced)] == [(worth, 0, 0)]
    assert steps[e.Judged].event.gained == (-worth, 0, 0)  # type: ignore[union-attr]


def test_MO_46_MO_18_a_single_voter_cannot_cross_out_a_word_that_counts() -> None:
    game, letters = eagle(1)
    word = next(word for word in ("GOOD", "BEFORE", "TIME", "HOUSE", "MOTHER") if len({*word} & {*letters}) >= 2)
    game.do(0, f"write {word}", at=2.0)
    game.timeout(at=31.0)
    with pytest.raises(RuleViolation, match="MO-18"):
        game.do(1, f"question {word}", at=32.0)


def test_MO_46_no_vote_brings_back_what_several_have() -> None:
    game, letters = eagle(1)
    word = letters[:2] + "XQX"
    for seat in range(2):
        game.do(seat, f"write {word}", at=2.0)
    game.timeout(at=31.0)
    assert not any(one["may_question"] for one in game.view(0)["written"])
    with pytest.raises(RuleViolation, match="MO-46"):
        game.do(0, f"question {word}", at=32.0)


def test_MO_47_only_one_s_own_card_and_those_of_the_neighbours() -> None:
    game = table("C", "A", "T", "N", "O", three_amigos=True)
    assert collected(say(game, 0, "CAT")) == "AC"
    assert collected(say(table("C", "A", "T", "N", "O", three_amigos=True), 0, "TIN")) == "cards"


@pytest.mark.parametrize(
    "options",
    [
        {"variation": "eagle-eyes", "stack_em_up": True},
        {"variation": "off-the-grid", "partners": "ball-and-chain"},
        {"variation": "off-the-grid", "three_amigos": True},
        {"variation": "eagle-eyes", "monochrome": True},
        {"three_amigos": True, "partners": "ball-and-chain"},
        {"monochrome": True, "partners": "partner-only"},
        {"placement": "between", "partners": "partner-only"},
        {"masters_choice": True, "rounds": 1},  # MO-40
    ],
)
def test_variations_that_make_no_sense_together_are_refused_with_the_reason(options: Options) -> None:
    with pytest.raises(OptionError):
        parlour.new("moji", players=4, **options)
