"""Tests of Faith (SB-32): a bonus word that scored may be asked for its story."""

from __future__ import annotations

from parlour.games.scrabble_bible.events import StoryAsked, StoryJudged, StoryTold
from parlour.games.scrabble_bible.rules import judge, scoring
from parlour.games.scrabble_bible.rules.turns import check_target, finish_turn
from parlour.games.scrabble_bible.state import BibleState
from parlour.games.scrabble_bible.text.notation import Ask, Tell
from parlour.kernel.errors import RuleViolation
from parlour.kernel.questions import Question
from parlour.kernel.unfolding import Unfolding
from parlour.scripture import bibles

TELLING = 6
"""Telling a story may take that many times as long as another answer."""


def may_ask(state: BibleState) -> tuple[str, ...]:
    """The stories that may still be asked for, as commands."""
    move = state.move
    if not state.options.tests_of_faith or move is None:
        return ()
    return tuple(f"ask {word}" for word in move.bonus_words if word not in move.told)


def ask_story(on: Unfolding[BibleState]) -> bool:
    """Let the other people ask for a story; False if there is none to ask for, or nobody to ask.

    A person alone among bots may tell the story unasked.
    """
    state = on.state
    move, asks = state.move, may_ask(state)
    if move is None or not asks:
        return False
    askers = state.people(move.seat) or state.people()
    if not askers:
        return False
    on.ask(
        "story",
        askers,
        ("accept", *asks),
        "accept",
        decisive=asks,
        seconds=state.options.challenge_time,
        seat=move.seat,
        words=tuple(ask.removeprefix("ask ") for ask in asks),
        own=askers == (move.seat,),
    )
    return True


def take_up(on: Unfolding[BibleState], window: Question | None) -> bool:
    """Whether a story was asked for in the time for challenges; then it is told now that the play stands."""
    if window is None:
        return False
    for by, given in zip(window.seats, window.given, strict=True):
        if given is not None and given in may_ask(on.state):
            _begin_story(on, by, given.removeprefix("ask "))
            return True
    return False


def refuse_ask(on: Unfolding[BibleState], seat: int, command: Ask) -> None:
    raise RuleViolation("SB-32", "The story of {word} cannot be asked for now.", word=command.word)


def refuse_tell(on: Unfolding[BibleState], seat: int, command: Tell) -> None:
    raise RuleViolation("SB-32", "Nobody asks you for a story now.")


def settle_story(on: Unfolding[BibleState], question: Question) -> None:
    """Nobody asked: the turn is over. Somebody did: the player tells, or declines."""
    decision = question.decision
    move = on.state.move
    if decision is None or move is None:
        finish_turn(on)
        return
    by, answer = decision
    _begin_story(on, by, answer.removeprefix("ask "))


def _begin_story(on: Unfolding[BibleState], by: int, word: str) -> None:
    move = on.state.move
    assert move is not None
    on.happen(StoryAsked(by, move.seat, word))
    time = on.state.options.answer_time
    on.ask(
        "tell",
        (move.seat,),
        ("answer …", "decline"),
        "decline",
        seconds=None if time is None else time * TELLING,
        seat=move.seat,
        word=word,
    )


def settle_tell(on: Unfolding[BibleState], question: Question) -> None:
    """The story is told: the others judge it, with the passages before them; alone among bots, the teller does."""
    seat, word, answer = question.about["seat"], question.about["word"], question.given[0]
    assert isinstance(seat, int) and isinstance(word, str) and answer is not None
    if answer == "decline":
        _judged(on, seat, word, accepted=False)
        return
    text = answer.removeprefix("answer ")
    on.happen(StoryTold(seat, word, text))
    voters = on.state.people(seat)
    if not voters and on.state.seats[seat].bot:
        _judged(on, seat, word, accepted=False)  # whoever asked is gone, and bots do not judge
        return
    on.ask(
        "judge-story" if voters else "own-word",
        voters or (seat,),
        ("vote yes", "vote no"),
        "vote yes" if voters else "vote no",
        seconds=on.state.options.answer_time,
        seat=seat,
        word=word,
        text=text,
        passages=_passages(on.state, word),
    )


def _passages(state: BibleState, word: str) -> tuple[str, ...]:
    """Where the word stands; for a word in another language, where the words it translates stand."""
    spoken = judge.spoken_of(word, state.move)
    return tuple(
        f"{passage.reference}: {passage.text}"
        for one in spoken[:3]
        for passage in bibles.passages(one, state.options.bible, limit=3)
    )


def settle_judged(on: Unfolding[BibleState], question: Question) -> None:
    seat, word = question.about["seat"], question.about["word"]
    assert isinstance(seat, int) and isinstance(word, str)
    _judged(on, seat, word, accepted=question.upheld, own_word=question.kind == "own-word")


def _judged(on: Unfolding[BibleState], seat: int, word: str, *, accepted: bool, own_word: bool = False) -> None:
    on.happen(StoryJudged(seat, word, accepted, scoring.STORY if accepted else 0, own_word))
    if not check_target(on) and not ask_story(on):
        finish_turn(on)
