"""Results of a round: the best word, and words that nobody found (MO-14, MO-18, MO-46)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.moji.rounds import MojiGame, say, table

import parlour
from parlour import words
from parlour.games.moji import events as e
from parlour.games.moji.rules import missed
from parlour.games.moji.rules.missed import missed_words
from parlour.words import Language


def all_stuck(game: MojiGame) -> list[e.SetAside]:
    happened = [event for seat in range(len(game.view(None)["seats"])) for event in game.do(seat, "stuck", at=1.0)]
    return [event for event in happened if isinstance(event, e.SetAside)]


@pytest.mark.parametrize(
    ("cards", "options"),
    [
        ("CATS", {}),
        ("CAT", {"min": 5}),
        ("CAT", {"placement": "between"}),
        ("CAT", {"theme": ("animals",)}),
        ("BRD", {"theme": ("food",)}),
        ("ELU", {"language": "fr"}),
    ],
)
def test_MO_14_a_missed_word_would_have_counted(cards: str, options: dict[str, Any]) -> None:
    stuck, playing = table(*cards, **options), table(*cards, **options)
    (aside,) = all_stuck(stuck)
    (word,) = aside.missed
    assert isinstance(say(playing, 0, word), e.Collected)
    assert not words.unfit(word, options.get("language", "en"))


def test_MO_14_a_word_that_was_said_is_not_missed() -> None:
    state = table("T", "H", "E", "R").state
    before = missed_words(state, 3)
    assert len(before) == 3
    assert not set(before) & set(missed_words(replace(state, used=before), 3))


def test_AG_1_nobody_sees_a_missed_word_before_the_round_is_over() -> None:
    game = table("C", "A", "T")
    (aside,) = all_stuck(game)
    assert aside.missed
    for seat in (None, 0, 1, 2):
        assert isinstance(seen := aside.seen(seat), e.SetAside) and not seen.missed
        assert game.view(seat)["result"] is None


def test_MO_18_a_word_that_is_voted_out_is_not_the_best() -> None:
    game = table("Q", "U", "Z", "A")
    say(game, 0, "QUIZ")
    game.do(1, "question QUIZ", at=3.0)
    for seat in (1, 2, 3):
        game.do(seat, "vote no", at=4.0)
    assert [one.word for one in game.state.said] == []


def test_MO_46_the_results_name_the_best_word_and_words_nobody_wrote() -> None:
    game = parlour.new("moji", players=2, seed=5, variation="eagle-eyes")
    for seat in (0, 1):
        game.do(seat, "ready", at=0.0)
    found = missed_words(game.state, 2)
    game.do(0, f"write {found[0]}", at=1.0)
    game.timeout()
    for seat in (0, 1):
        game.do(seat, "ready", at=40.0)
    result = game.view(1)["result"]
    assert result is not None and result["best"] is not None
    assert result["best"]["word"] == found[0] and result["best"]["seat"] == 0
    assert found[1] in result["missed"] and found[0] not in result["missed"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_words_that_share_most_letters_are_tried_first(language: Language) -> None:
    known = missed._known((), language)
    for letters in ("E", "AEST", "QUIZJOKE", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", ""):
        counts = [len(set(word).intersection(letters)) for word in known.words]
        ranked = sorted(zip(counts, known.words, strict=True), key=lambda one: -one[0])
        assert list(missed._sharing(known, set(letters))) == [word for count, word in ranked if count > 1]
