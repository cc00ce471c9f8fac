"""Invariants of every reachable state: tiles are conserved, scores add up, and games end."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.tag_on.tables import GODS, Options, dealt, spread, table

from parlour.games.crossword.rules.squares import EMPTY
from parlour.games.tag_on.events import Finished, Played
from parlour.games.tag_on.options import ROUNDS
from parlour.games.tag_on.rules import scoring
from parlour.games.tag_on.tile_set import SHIELD, standard
from parlour.kernel.errors import ParlourError

editions = st.sampled_from(["en", "fr"])
choices = st.fixed_dictionaries(
    {
        "edition": editions,
        "words": st.sampled_from(["challenge", "checked"]),
        "replace": st.sampled_from(["in-place", "free"]),
        "judge": st.sampled_from(["text-then-vote", "text", "vote"]),
        "score_all_words": st.booleans(),
    }
)


@given(st.integers(0, 10_000), st.integers(2, 4), choices)
@settings(max_examples=15)
def test_tiles_are_conserved_and_sums_explained(seed: int, players: int, options: Options) -> None:
    game = dealt(players, seed=seed, **options)
    rng = Random(seed)
    full = standard("fr" if options["edition"] == "fr" else "en").tiles
    for _ in range(250):
        if game.over:
            break
        due = game.deadline
        if due is not None and (not game.to_act or rng.random() < 0.05):
            events = game.timeout(due)
        else:
            seat = rng.choice(game.to_act)
            command = game.sample(seat, rng)
            try:
                events = game.do(seat, command) if command and command not in ("back", "resign", "leave") else ()
            except ParlourError:
                continue
        state = game.state
        assert game.rules.pieces(state) == Counter(full)
        assert all(len(rack) <= 9 for rack in state.racks)
        assert len(state.face_up) == 9 and state.face_up.isalpha()
        if state.board.strip(EMPTY):
            assert state.board[state.tile_set.centre] != EMPTY
        assert state.round <= ROUNDS
        for event in events:
            if isinstance(event, Played):
                total = scoring.explain(event.move).rpartition("= ")[2].rpartition("→ ")[2]
                assert int(total) == event.move.score
            if isinstance(event, Finished):
                assert all(less <= 0 for less in event.adjustments)


@given(st.integers(0, 500))
@settings(max_examples=10)
def test_every_game_of_bots_ends(seed: int) -> None:
    game = dealt(["Ada bot:easy", "Ben bot:medium"], seed=seed, edition="fr" if seed % 2 else "en")
    rng = Random(seed)
    for _ in range(2000):
        if game.over:
            break
        acted = False
        for seat in game.to_act:
            command = game.rules.bot(game.state.seats[seat].bot).choose(game.view(seat), rng)
            if command is not None:
                game.do(seat, command)
                acted = True
                break
        if not acted:
            assert game.deadline is not None
            game.timeout()
    assert game.over


@given(st.permutations(["G", "O", "D", "S"]))
def test_the_score_of_a_word_does_not_depend_on_how_it_was_laid(order: list[str]) -> None:
    """GODS scores the same however many of its letters were on the board: all but one, or all but two."""
    places = {letter: 6 + index for index, letter in enumerate("GODS")}
    there = order[:2]
    board = {f"9{chr(ord('A') + places[letter])}": letter for letter in there}
    laid = "".join(order[2:])
    game = table(board, [laid], says="centre used;", word_list="any")
    game.do(0, "play 9G GODS")
    assert game.scores[0] == GODS
    assert spread(board).count(EMPTY) == 17 * 17 - 2


def test_a_shield_on_the_rack_is_no_tile_to_lay() -> None:
    game = dealt(seed=3)
    assert SHIELD not in "".join(str(command) for command in game.legal(game.state.turn) if command.startswith("play"))
