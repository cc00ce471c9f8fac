"""Tests of Faith (SB-32): a player may ask for the story of a bonus word that scored."""

from __future__ import annotations

from parlour.games.scrabble_bible.events import StoryAsked, StoryJudged, StoryTold
from parlour.games.scrabble_bible.rules import judge, scoring
from parlour.games.scrabble_bible.rules.turns import check_target, finish_turn
from parlour.games.scrabble_bible.state import BibleState
from parlour.games.scrabble_bible.text.notation import Ask, Tell
from parlour.kernel.decision import Decision
from parlour.kernel.errors import RuleViolation
from parlour.kernel.prompts import Prompt
from parlour.scripture import Passage, bibles
from parlour.scripture.episode_table import title_at
from parlour.scripture.references import translated

TELLING = 6
"""Telling a story may take this many times as long as another answer."""


def may_ask(state: BibleState) -> tuple[str, ...]:
    """Stories that may still be requested, as commands."""
    move = state.move
    if not state.options.tests_of_faith or move is None or not state.seats[move.seat].playing:
        return ()
    return tuple(f"ask {word}" for word in move.bonus_words if word not in move.told)


def ask_story(decision: Decision[BibleState]) -> bool:
    """Lets the other people ask for a story; False if there is none, or nobody to ask.

    A person playing only with bots may tell the story unasked.
    """
    state = decision.state
    move, asks = state.move, may_ask(state)
    if move is None or not asks:
        return False
    askers = state.people(move.seat) or state.people()
    if not askers:
        return False
    decision.ask(
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


def take_up(decision: Decision[BibleState], window: Prompt | None) -> bool:
    """Whether a story was requested during the window; it is told now that the play is final."""
    if window is None:
        return False
    for by, given in zip(window.seats, window.given, strict=True):
        if given is not None and given in may_ask(decision.state):
            _begin_story(decision, by, given.removeprefix("ask "))
            return True
    return False


def refuse_ask(decision: Decision[BibleState], seat: int, command: Ask) -> None:
    raise RuleViolation("SB-32", "scrabble-bible-no-story-to-ask", word=command.word)


def refuse_tell(decision: Decision[BibleState], seat: int, command: Tell) -> None:
    raise RuleViolation("SB-32", "scrabble-bible-no-story-to-tell")


def settle_story(decision: Decision[BibleState], prompt: Prompt) -> None:
    """If nobody asked, the turn is over; otherwise the player tells the story, or declines."""
    deciding = prompt.deciding_answer
    move = decision.state.move
    if deciding is None or move is None:
        finish_turn(decision)
        return
    by, answer = deciding
    _begin_story(decision, by, answer.removeprefix("ask "))


def _begin_story(decision: Decision[BibleState], by: int, word: str) -> None:
    move = decision.state.move
    assert move is not None
    decision.add(StoryAsked(by, move.seat, word))
    time = decision.state.options.answer_time
    decision.ask(
        "tell",
        (move.seat,),
        ("answer …", "decline"),
        "decline",
        seconds=None if time is None else time * TELLING,
        seat=move.seat,
        word=word,
    )


def settle_tell(decision: Decision[BibleState], prompt: Prompt) -> None:
    """The story is told: the others judge it with the passages shown; among bots only, the teller does."""
    seat, word, answer = prompt.about["seat"], prompt.about["word"], prompt.given[0]
    assert isinstance(seat, int) and isinstance(word, str) and answer is not None
    if answer == "decline":
        _judged(decision, seat, word, accepted=False)
        return
    text = answer.removeprefix("answer ")
    decision.add(StoryTold(seat, word, text))
    voters = decision.state.people(seat)
    if not voters and decision.state.seats[seat].bot:
        _judged(decision, seat, word, accepted=False)  # the player who asked is gone, and bots do not judge
        return
    passages = _passages(decision.state, word)
    decision.ask(
        "judge-story" if voters else "own-word",
        voters or (seat,),
        ("vote yes", "vote no"),
        "vote yes" if voters else "vote no",
        seconds=decision.state.options.answer_time,
        seat=seat,
        word=word,
        text=text,
        passages=tuple(f"{passage.reference}: {passage.text}" for passage in passages),
        references_fr=tuple(translated(passage.reference, "fr") for passage in passages),
        titles_en=tuple(title_at(passage.reference) for passage in passages),
        titles_fr=tuple(title_at(passage.reference, "fr") for passage in passages),
    )


def _passages(state: BibleState, word: str) -> tuple[Passage, ...]:
    """Passages of the stories of the word, or of the words that a foreign word translates."""
    spoken = judge.spoken_of(word, state.move)
    return tuple(passage for one in spoken[:3] for passage in bibles.passages(one, state.options.bible))


def settle_judged(decision: Decision[BibleState], prompt: Prompt) -> None:
    seat, word = prompt.about["seat"], prompt.about["word"]
    assert isinstance(seat, int) and isinstance(word, str)
    _judged(decision, seat, word, accepted=prompt.upheld, own_word=prompt.kind == "own-word")


def _judged(decision: Decision[BibleState], seat: int, word: str, *, accepted: bool, own_word: bool = False) -> None:
    decision.add(StoryJudged(seat, word, accepted, scoring.STORY if accepted else 0, own_word))
    if not check_target(decision) and not ask_story(decision):
        finish_turn(decision)
