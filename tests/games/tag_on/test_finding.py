"""The engine's plays match the reference search, and a plan scores what it predicts."""

from random import Random

import pytest
from tests.games.tag_on.tables import Options, TagOnGame, dealt

from parlour._engine import WordGraph
from parlour.games.tag_on.bots import moves
from parlour.games.tag_on.bots.claim_finder import ClaimFinder, Found, candidates, check, search
from parlour.games.tag_on.bots.moves import Board
from parlour.games.tag_on.bots.sampling import board_of
from parlour.games.tag_on.rules import judge
from parlour.games.tag_on.text.notation import format_command
from parlour.kernel.bot_driver import let_one_bot_act

Key = tuple[int, bool, str, tuple[int, ...]]


def midgame(edition: str, seed: int, turns: int, *, score_all_words: bool = False) -> TagOnGame:
    """A game that bots have played for some turns."""
    options: Options = {"words": "checked", "score_all_words": score_all_words}
    game = dealt(["Ada bot:hard", "Ben bot:medium"], seed=seed, edition=edition, **options)
    rng = Random(seed)
    while game.state.turns < turns and not game.over:
        assert let_one_bot_act(game, rng) is not None or game.timeout()
    return game


def own(table: Board, rack: str, game: TagOnGame, took: str) -> set[Key]:
    graph = judge.graph(game.state.options)
    found = moves.plays(table, rack, graph, took=took)
    return {(one.placement.start, one.placement.across, one.placement.word, one.lifted) for one in found}


def every(table: Board, rack: str, graph: WordGraph, tries: list[str]) -> list[Found]:
    return [one for took, play in candidates(table, rack, graph, tries=tries) if (one := check(took, play, rack))]


@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize("seed", range(3))
def test_the_engine_matches_the_reference_search(edition: str, seed: int) -> None:
    game = midgame(edition, seed, 8)
    seat, table = game.state.turn, board_of(game.state)
    rack = game.state.racks[seat].replace("?", "").replace("!", "")  # only the engine tries a blank as any letter
    graph = judge.graph(game.state.options)
    for took in ("", game.state.face_up[0]):
        found = {
            (one.play.play.start, one.play.play.across, one.play.play.word, tuple(one.play.lifted))
            for one in every(table, rack, graph, tries=[took] if took else [])
            if one.took == took and not moves.comes_back(table, one.placement, tuple(one.play.lifted))
        }
        assert found == own(table, rack, game, took)


@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize("score_all_words", [False, True])
def test_a_plan_scores_as_predicted_and_every_claim_is_proved(edition: str, score_all_words: bool) -> None:
    game = midgame(edition, 5, 12, score_all_words=score_all_words)
    seat, table = game.state.turn, board_of(game.state)
    rack = game.state.racks[seat]
    found = search(table, rack, judge.graph(game.state.options), tries=sorted(set(table.face_up)), best=60)
    finder = ClaimFinder(table, rack, game.state.options, min)
    plans = [finder.with_claims(one) for one in found]
    fits = [plan for plan in plans if not moves.comes_back(table, plan.placement, plan.lifted)]
    assert len(fits) > 20 and any(plan.tag for plan in fits) and any(plan.face_up for plan in fits)
    for plan in fits:
        game_after = game.copy()
        game_after.do(seat, format_command(plan.command(table.tile_set.size)))
        move = game_after.state.move
        assert move is not None and move.score == plan.score, plan
        assert sorted(game_after.state.racks[seat]) == sorted(plan.leave) or game_after.state.standing == "stands"
        word = move.word.upper()
        assert move.tag is None or judge.tag(word, move.tag.word, table.tile_set.edition).stands
        for claim in move.claims:
            if claim.kind == "kin":
                assert judge.kin(word, claim.relation, claim.word, table.tile_set.edition).stands
            else:
                assert judge.claim(claim.kind, word, table.tile_set.edition).stands


@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize("best", [1, 7, 100])
def test_the_best_plays_are_the_best_of_all(edition: str, best: int) -> None:
    """Also with face-up letters, whose plays have to exceed what was found before."""
    game = midgame(edition, 5, 12)
    table, rack = board_of(game.state), game.state.racks[game.state.turn]
    graph, tries = judge.graph(game.state.options), sorted(set(table.face_up))
    right = sorted((one.score for one in every(table, rack, graph, tries)), reverse=True)
    found = search(table, rack, graph, tries=tries, best=best)
    assert [one.score for one in found] == right[:best]
    assert len({(one.placement, tuple(one.play.lifted), one.took) for one in found}) == best


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_nothing_scores_more_than_hoped_for(edition: str) -> None:
    game = midgame(edition, 5, 12)
    table, rack = board_of(game.state), game.state.racks[game.state.turn]
    finder = ClaimFinder(table, rack, game.state.options, min)
    for one in search(table, rack, judge.graph(game.state.options), tries=[], best=60):
        hoped, plan = finder.hoped_for(one), finder.with_claims(one)
        assert hoped.score >= plan.score and hoped.leave == plan.leave


@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize("turns", [4, 14, 24])
def test_TO_20_one_search_finds_the_best_plays_with_every_face_up_letter(edition: str, turns: int) -> None:
    game = midgame(edition, 3, turns)
    seat, table = game.state.turn, board_of(game.state)
    graph, tries = judge.graph(game.state.options), sorted(set(game.state.face_up))

    def described(one: Found) -> tuple[object, ...]:
        return one.score, one.took, one.placement, tuple(one.play.lifted)

    for rack in (game.state.racks[seat], game.state.racks[seat][:-2] + "?!"):
        there = every(table, rack, graph, tries)
        found = search(table, rack, graph, tries=tries, best=100)
        assert [one.score for one in found] == sorted((one.score for one in there), reverse=True)[:100]
        assert len({described(one) for one in found}) == len(found)
        assert {described(one) for one in found} <= {described(one) for one in there}
        assert {one.took for one in found} > {""}
