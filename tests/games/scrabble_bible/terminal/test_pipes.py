"""The program with its input and output in pipes: whole games, refusals, languages."""

from pathlib import Path
from random import Random
from typing import Unpack

import pytest
from tests.cli.terminal import run
from tests.games.scrabble_bible.tables import Options

import parlour
from parlour.kernel.game import Game
from parlour.kernel.seats import with_usual
from parlour.kernel.state import State

CHECKED = ("--option", "words=checked")


def mirror(seed: int, *players: str, **options: Unpack[Options]) -> Game[State]:
    """The same game as the program's: chance depends only on the seed."""
    rules = parlour.rules_of("scrabble-bible")
    times = {"challenge_time": None, "answer_time": None}
    return Game.new(rules, players, seed, **with_usual(rules, len(players), times, options))


def shown(rack: str, game: Game[State]) -> str:
    """A rack as drawn without colours."""
    subscripts = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
    values = game.state.tile_set.values  # type: ignore[attr-defined]
    return " ".join(f"[{tile}{str(values[tile]).translate(subscripts) if tile != '?' else ''}]" for tile in rack)


def test_a_whole_game_of_two_people_at_one_screen(tmp_path: Path) -> None:
    game = mirror(3, "Ada", "Ben", words="checked")
    typed, rng = [], Random(3)
    while not game.over:
        (seat,) = game.to_act
        moves = [move for move, _ in zip(game.legal(seat), range(40), strict=False) if move.startswith("play")]
        command = rng.choice(moves) if moves else "pass"
        typed += ["", command]
        game.do(seat, command)
    file = tmp_path / "game.parlour"
    players = ("--players", "Ada", "Ben")
    ran = run(
        tmp_path,
        "play",
        "scrabble-bible",
        *players,
        *CHECKED,
        "--seed",
        "3",
        "--save",
        str(file),
        typed="\n".join(typed) + "\n",
    )
    assert (ran.status, ran.err) == (0, "")
    kept = parlour.load(file.read_text(encoding="utf-8"))
    assert kept.over
    assert kept.state == game.state
    ending = ran.out[-400:]
    for seat, name in enumerate(("Ada", "Ben")):
        assert f"{name}: {game.scores[seat]}" in ending
    assert "– winner" in ending
    assert f"To replay it: parlour replay {file}" in ending
    assert "Leftover tiles:" in ran.out


def test_SB_17_passes_end_the_game_and_the_log_is_named(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "scrabble-bible", "--players", "Ada", "Ben", "--seed", "1", typed="\npass\n\npass\n")
    assert ran.status == 0
    assert "Everyone passed. Game over!" in ran.out
    (file,) = tmp_path.glob("parlour/games/scrabble-bible-*.parlour")
    assert str(file) in ran.out
    assert parlour.load(file.read_text(encoding="utf-8")).over


def test_SB_16_every_opponent_is_asked_before_the_next_turn(tmp_path: Path) -> None:
    players = ("--players", "Ada", "Ben", "Cleo")
    game = mirror(2, "Ada", "Ben", "Cleo")
    (first,) = game.to_act
    play = next(game.legal(first))
    typed = f"\n{play}\n\n/quit\n"
    ran = run(tmp_path, "play", "scrabble-bible", *players, "--seed", "2", typed=typed)
    names = [seat.name for seat in game.state.seats]
    others = ", ".join(name for name in names if name != names[first])
    after = ran.out.partition(f"{others}: {names[first]} played")[2]
    assert "[c] challenge · [Enter] accept" in after
    assert f"Pass the screen to {names[(first + 1) % 3]}." in after


def test_SB_16_a_challenge_says_who_challenges(tmp_path: Path) -> None:
    players = ("--players", "Ada", "Ben", "Cleo")
    game = mirror(2, "Ada", "Ben", "Cleo")
    (first,) = game.to_act
    rack = game.view(first)["rack"]
    assert isinstance(rack, str)
    others = [i for i in range(3) if i != first]
    name = game.state.seats[others[1]].name
    phony = f"play 8H {rack.replace('?', '')[:4][::-1]}"
    ran = run(tmp_path, "play", "scrabble-bible", *players, "--seed", "2", typed=f"\n{phony}\nc\n2\n", NO_COLOR="1")
    assert f"{name} challenged" in ran.out


def test_SB_16_at_one_screen_there_is_no_challenge_time(tmp_path: Path) -> None:
    file = tmp_path / "game"
    start = ("play", "scrabble-bible", "--players", "Ada", "Ben", "--save", str(file))
    run(tmp_path, *start, "--option", "bonus=claimed", "--option", "judge=vote")
    kept = parlour.load(file.read_text(encoding="utf-8"))
    assert kept.state.options.challenge_time is None  # type: ignore[attr-defined]
    assert kept.state.options.answer_time is None
    assert kept.state.options.judge == "vote"  # type: ignore[attr-defined]


def test_a_wish_for_a_challenge_time_is_heard(tmp_path: Path) -> None:
    file = tmp_path / "game"
    start = ("play", "scrabble-bible", "--players", "Ada", "Ben", "--save", str(file))
    run(tmp_path, *start, "--option", "challenge_time=30")
    assert parlour.load(file.read_text(encoding="utf-8")).state.options.challenge_time == 30  # type: ignore[attr-defined]


def test_SB_40_the_classic_preset(tmp_path: Path) -> None:
    file = tmp_path / "game"
    run(tmp_path, "play", "scrabble-bible", "--players", "Ada", "Ben", "--preset", "classic", "--save", str(file))
    assert parlour.load(file.read_text(encoding="utf-8")).state.options.star == "double-word"  # type: ignore[attr-defined]


def test_a_refusal_names_the_rule_and_where_it_is_explained(tmp_path: Path) -> None:
    typed = "\nplay 1A AT\n/rules SB-10\n"
    ran = run(tmp_path, "play", "scrabble-bible", "--players", "Ada", "Ben", "--seed", "1", typed=typed)
    assert "The first word must cover the star (8H). (SB-10)" in ran.out
    assert "To read the rule, type “/rules SB-10”." in ran.out
    assert "SB-10 · " in ran.out
    assert ran.status == 0


@pytest.mark.parametrize("typed", ["play 8h {word}", "PLAY 8H {word}", "8h {word}", "  8h   {word}  "])
def test_small_letters_are_read_as_capitals(tmp_path: Path, typed: str) -> None:
    game = mirror(4, "Ada", "Ben", words="checked")
    (seat,) = game.to_act
    word = next(
        move.split()[2] for move in game.legal(seat) if move.startswith("play 8H") and move.split()[2].isupper()
    )
    line = typed.format(word=word.lower())
    ran = run(
        tmp_path, "play", "scrabble-bible", "--players", "Ada", "Ben", *CHECKED, "--seed", "4", typed=f"\n{line}\n"
    )
    assert f"We read {word.lower()} as {word}" in ran.out
    assert f"played {word} for" in ran.out


def test_no_colour_has_no_escape_codes(tmp_path: Path) -> None:
    for more in ((), ("--no-colour",), ("--plain",)):
        ran = run(
            tmp_path,
            "play",
            "scrabble-bible",
            "--players",
            "Ada",
            "Ben",
            "--seed",
            "1",
            *more,
            typed="\n?\n/log\n/options\n",
        )
        assert "\x1b" not in ran.out
        assert "Your tiles" in ran.out


def test_plain_prints_rows_of_text_and_names_the_words(tmp_path: Path) -> None:
    game = mirror(4, "Ada", "Ben", words="checked")
    (seat,) = game.to_act
    play = next(game.legal(seat))
    typed = f"\n{play}\n\n"
    ran = run(
        tmp_path, "play", "scrabble-bible", "--players", "Ada", "Ben", *CHECKED, "--seed", "4", "--plain", typed=typed
    )
    _, place, word = play.split()
    assert "\n 8 3W .  .  2L" in ran.out
    assert f"Words on the board: {place} {word}." in ran.out
    assert f"Last move: {place} {word} ({game.state.seats[seat].name})." in ran.out
    assert "The board is empty." in ran.out


def test_at_sixty_columns_nothing_is_wider(tmp_path: Path) -> None:
    typed = "\n?\n/options\n/rules AG-4\n"
    ran = run(tmp_path, "play", "scrabble-bible", "--players", "Ada", "Ben", "--seed", "1", typed=typed, COLUMNS="60")
    page = ran.out.partition("Your game is saved")[0]
    assert "15  3W" in page
    assert max(map(len, page.splitlines())) <= 60


def test_the_terminal_speaks_french(tmp_path: Path) -> None:
    players = ("--players", "Ada", "Ben", "--seed", "1")
    typed = "\nplay 1A AT\n?\n/rules SB-10\npass\n\npass\n"
    by_wish = run(tmp_path, "play", "scrabble-bible", *players, "--language", "fr", typed=typed)
    by_system = run(tmp_path, "play", "scrabble-bible", *players, typed=typed, LANG="fr_FR.UTF-8")
    for ran in (by_wish, by_system):
        assert "Passez l’écran à" in ran.out
        assert "Le premier mot doit couvrir l’étoile (8H). (SB-10)" in ran.out
        assert "Vos jetons" in ran.out
        assert "Tout le monde a passé son tour. Fin de la partie !" in ran.out.replace("\N{NO-BREAK SPACE}", " ")
        assert "Your tiles" not in ran.out


def test_the_end_of_input_leaves_the_game_saved(tmp_path: Path) -> None:
    file = tmp_path / "game"
    start = ("play", "scrabble-bible", "--players", "Ada", "Ben", "--seed", "1", "--save", str(file))
    ran = run(tmp_path, *start, typed="\npass\n")
    assert (ran.status, ran.err) == (0, "")
    assert f"Your game is saved in {file}." in ran.out
    assert parlour.load(file.read_text(encoding="utf-8")).state.passed  # type: ignore[attr-defined]


def test_AG_7_no_aids_among_people(tmp_path: Path) -> None:
    typed = "\n/hint\n/word LIGHT\n"
    ran = run(tmp_path, "play", "scrabble-bible", "--players", "Ada", "Ben", "--seed", "1", typed=typed)
    assert "Hints are turned off in this game. (AG-7)" in ran.out
    assert "Word lookup is off in this game. (AG-7)" in ran.out


def test_AG_7_a_table_may_allow_aids(tmp_path: Path) -> None:
    game = mirror(1, "Ada", "Ben", words="checked")
    (seat,) = game.to_act
    ran = run(
        tmp_path,
        *("play", "scrabble-bible", "--players", "Ada", "Ben", "--seed", "1", *CHECKED),
        *("--option", "aids=hints"),
        typed="\n/hint\n/word light\n/word zzz\n/word 12\n",
    )
    hint = ran.out.partition("Try: ")[2].splitlines()[0]
    assert hint in set(game.legal(seat))
    assert "LIGHT is valid (english) and earns a bonus." in ran.out
    assert "ZZZ isn’t a valid word." in ran.out
    assert "Type one word" in ran.out


def test_AG_7_the_score_of_a_play_is_always_shown_and_nothing_else(tmp_path: Path) -> None:
    game = mirror(1, "Ada", "Ben")
    (seat,) = game.to_act
    rack = game.view(seat)["rack"]
    assert isinstance(rack, str)
    nonsense = rack.replace("?", "")[:2]
    typed = f"\n/score 8G {nonsense}\n/score 8g zq\n/score\n"
    ran = run(tmp_path, "play", "scrabble-bible", "--players", "Ada", "Ben", "--seed", "1", typed=typed)
    assert f"This would score {game.try_out(seat, f'play 8G {nonsense}').events[0].move.score}" in ran.out  # type: ignore[attr-defined]
    assert "(SB-11)" in ran.out
    assert "e.g. “/score 8G LIGHT”" in ran.out
    assert ran.status == 0


def test_AG_5_a_move_is_taken_back_if_the_others_agree(tmp_path: Path) -> None:
    file = tmp_path / "game"
    start = ("play", "scrabble-bible", "--players", "Ada", "Ben", "--seed", "1", "--save", str(file))
    names = [seat.name for seat in mirror(1, "Ada", "Ben").state.seats]
    (first,) = mirror(1, "Ada", "Ben").to_act
    ran = run(tmp_path, *start, typed=f"\npass\n\n{names[first]}: back\ny\n")
    assert f"{names[first]} would like to take back their last move. OK?" in ran.out
    assert "[y] yes · [n] no" in ran.out
    assert f"{names[first]} took back their last move." in ran.out
    assert parlour.load(file.read_text(encoding="utf-8")).to_act == (first,)


def test_AG_5_the_last_mover_can_undo_before_the_screen_is_taken(tmp_path: Path) -> None:
    file = tmp_path / "game"
    start = ("play", "scrabble-bible", "--players", "Ada", "Ben", "--seed", "1", "--save", str(file))
    game = mirror(1, "Ada", "Ben")
    (first,) = game.to_act
    ran = run(tmp_path, *start, typed="/undo\n\npass\n/undo\ny\n")
    assert "You have no move to take back. (AG-5)" in ran.out
    assert f"{game.state.seats[first].name} took back their last move." in ran.out
    assert parlour.load(file.read_text(encoding="utf-8")).to_act == (first,)


def test_AG_3_resigning_leaves_the_other_the_win(tmp_path: Path) -> None:
    game = mirror(1, "Ada", "Ben")
    (first,) = game.to_act
    other = game.state.seats[1 - first].name
    ran = run(tmp_path, "play", "scrabble-bible", "--players", "Ada", "Ben", "--seed", "1", typed="\nresign\n")
    assert ran.status == 0
    assert f"{other}: 0 – winner" in ran.out


def test_SB_33_help_at_one_screen(tmp_path: Path) -> None:
    """The helper's rack is shown to the helped player, after the screen was handed over."""
    game = mirror(1, "Ada", "Ben", good_samaritan=True)
    (first,) = game.to_act
    other = 1 - first
    mine, theirs = game.view(first)["rack"], game.view(other)["rack"]
    assert isinstance(mine, str) and isinstance(theirs, str)
    typed = f"\nhelp\no\n\ntake {other}\n{mine[0]}>{theirs[-1]}\n"
    options = ("--option", "good_samaritan=on", "--seed", "1")
    ran = run(tmp_path, "play", "scrabble-bible", "--players", "Ada", "Ben", *options, typed=typed)
    names = [seat.name for seat in game.state.seats]
    assert f"{names[first]} would like help. Offer to swap a tile?" in ran.out
    before, _, after = ran.out.partition(f"{names[other]}’s tiles: ")
    assert shown(theirs, game) not in before
    assert after.startswith(shown(theirs, game))
    assert f"You gave {names[other]} {mine[0]} for {theirs[-1]}." in ran.out


def test_SB_32_a_story_is_told_and_judged_at_one_screen(tmp_path: Path) -> None:
    game = mirror(1, "Ada", "Ben")
    (first,) = game.to_act
    word = str(game.view(first)["rack"]).replace("?", "")[:3]
    options = (f"bonus_list={word}", "word_list=any", "tests_of_faith=on")
    ran = run(
        tmp_path,
        *("play", "scrabble-bible", "--players", "Ada", "Ben", "--seed", "1"),
        *(f"--option={option}" for option in options),
        typed=f"\n8H {word}\n\na\nIn the beginning: pass it on\nn\n/quit\n",
    )
    assert f"Tell the story of {word}." in ran.out
    assert "“In the beginning: pass it on”" in ran.out
    assert f"The story of {word} didn’t score." in ran.out


def test_players_are_asked_for(tmp_path: Path) -> None:
    typed = "Ada\nada\nbot:clever\nBen\n\nwords=checked\nwords=maybe\n\n"
    ran = run(tmp_path, "play", "scrabble-bible", typed=typed)
    assert "The name ada is already taken." in ran.out
    assert "There’s no bot “clever”. Choose one of these: easy, medium, greedy, hard, expert." in " ".join(
        ran.out.split()
    )
    assert "words can’t be “maybe”. Choose from: challenge, checked." in ran.out
    (file,) = tmp_path.glob("parlour/games/*")
    kept = parlour.load(file.read_text(encoding="utf-8"))
    assert [seat.name for seat in kept.state.seats] == ["Ada", "Ben"]
    assert kept.state.options.words == "checked"  # type: ignore[attr-defined]


def test_two_times_enter_starts_a_game_against_a_bot(tmp_path: Path) -> None:
    run(tmp_path, "play", "scrabble-bible", typed="\n\n\n")
    (file,) = tmp_path.glob("parlour/games/*")
    seats = parlour.load(file.read_text(encoding="utf-8")).state.seats
    assert [(seat.name, seat.bot) for seat in seats] == [("Player 1", ""), ("Piccolo", "medium")]


def test_bots_play_and_their_moves_are_shown(tmp_path: Path) -> None:
    ran = run(
        tmp_path,
        *("play", "scrabble-bible", "--players", "Ada", "Rosie bot:medium", "Otto bot:easy", *CHECKED),
        *("--seed", "1"),
        typed="pass\npass\n",
    )
    assert ran.status == 0
    assert "Pass the screen" not in ran.out
    assert "Rosie played" in ran.out
    assert "Otto played" in ran.out
