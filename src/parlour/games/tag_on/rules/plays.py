"""A turn: laying a word, exchanging, passing, shields, and the challenges that follow a play."""

from __future__ import annotations

from parlour.games.crossword.events import Challenged, Exchanged, Passed, Ruling, Stood, Withdrawn
from parlour.games.crossword.rules.squares import format_place
from parlour.games.crossword.rules.turns import is_held_up, next_seat, window
from parlour.games.crossword.text.notation import Exchange, Pass
from parlour.games.tag_on.events import Played, Proved, TurnForfeited, TurnOwed
from parlour.games.tag_on.rules import claims, judge, scoring, shields
from parlour.games.tag_on.rules.laying import Laying, lay
from parlour.games.tag_on.rules.turns import draw, finish_turn, pass_on
from parlour.games.tag_on.state import ScoredWord, TagOnMove, TagOnState
from parlour.games.tag_on.text.notation import Challenge, Play, Shield
from parlour.kernel.errors import RuleViolation
from parlour.kernel.questions import Question
from parlour.kernel.unfolding import Unfolding

WORDS = "challenge"
"""The answer that challenges the words; one that challenges a claim names it: “challenge tag”."""


def begin(on: Unfolding[TagOnState], seat: int) -> None:
    """Make sure that it is this player's turn; acting closes the window of the play before (TO-24)."""
    question = window(on.state)
    if question is not None:
        _may_close(on.state, seat)
        on.close(question)
        close_window(on, question)
        if on.state.over:
            raise RuleViolation("TO-25", "That was the last play. Challenge it or accept it: then the game ends.")
    state = on.state
    if is_held_up(state):
        raise RuleViolation("AG-4", "The table waits for an answer first.")
    if seat != state.turn:
        raise RuleViolation("TO-11", "It is {name}'s turn.", name=state.seats[state.turn].name)


def _may_close(state: TagOnState, seat: int) -> None:
    if seat == state.turn:
        raise RuleViolation("TO-24", "Your play may still be challenged. Wait a moment.")
    if seat != next_seat(state):
        raise RuleViolation("TO-11", "It is {name}'s turn.", name=state.seats[next_seat(state)].name)
    if state.seats[seat].bot:
        raise RuleViolation("TO-24", "A bot does not cut the time for challenges short.")


# Laying a word


def play(on: Unfolding[TagOnState], seat: int, command: Play) -> None:
    begin(on, seat)
    on.happen(Played(seat, score_play(on.state, seat, command)))
    if not ask_challenge(on, on.state.others(seat)):
        stands(on)


def score_play(state: TagOnState, seat: int, command: Play) -> TagOnMove:
    """The play as it would lie and score, or the rule that forbids it."""
    laying = lay(state, seat, command)
    if command.because and command.tag is None:
        raise RuleViolation("TO-13", "“because …” gives the reason of a tag: name the word that is tagged.")
    if state.options.words == "checked":
        for run in laying.formed:
            if not judge.list_of(run.word.upper(), state.options):
                raise RuleViolation("TO-1", "{word} is not in the game dictionary.", word=run.word.upper())
    placement, kit = laying.placement, state.kit
    gave, took = command.face_up or ("", "")
    return TagOnMove(
        seat=seat,
        start=placement.start,
        across=placement.across,
        place=format_place(placement.start, placement.across, kit.size),
        word=placement.word,
        laid=placement.laid,
        words=_scored(state, laying),
        lifted=laying.lifted,
        replaced=_replaced(laying, kit.size),
        gave=gave,
        took=took,
        tag=claims.read_tag(state, command, laying),
        claims=claims.read_claims(state, command, laying),
        centre=not state.centre_used and any(square == kit.centre for square, _ in placement.laid),
        all_tiles=scoring.all_tiles(placement),
    )


def _scored(state: TagOnState, laying: Laying) -> tuple[ScoredWord, ...]:
    """TO-30: the played word scores; those across it are only checked, unless all words score.

    What is left of a word whose letters were lifted is checked as well, and never scores: nothing was laid in it.
    """
    new = {square for square, _ in laying.placement.laid}
    words = []
    for index, run in enumerate(laying.formed):
        scores = index == 0 or (state.options.score_all_words and not new.isdisjoint(run.squares))
        text, points = scoring.played(run.word, run.across, state.kit) if scores else ("", 0)
        words.append(ScoredWord(run.word, run.start, run.across, text, points))
    return tuple(words)


def _replaced(laying: Laying, size: int) -> str:
    run = laying.replaced
    return f"{run.word.upper()}@{format_place(run.start, run.across, size)}" if run else ""


# Challenges (TO-24)


def ask_challenge(on: Unfolding[TagOnState], opponents: tuple[int, ...], *, words: bool = True) -> bool:
    """Let the opponents challenge what may be challenged; False if there is nothing to, or nobody.

    To challenge the words decides at once, for they are settled first. Challenged claims wait until all have answered.
    """
    state, move = on.state, on.state.move
    assert move is not None
    of_words = (WORDS,) if words and state.options.words == "challenge" else ()
    answers = (*of_words, *(f"{WORDS} {claim}" for claim in move.open_claims))
    if not answers or not opponents:
        return False
    on.ask(
        "challenge",
        opponents,
        ("accept", *answers),
        "accept",
        decisive=of_words,
        seconds=state.options.challenge_time,
        seat=move.seat,
        place=move.place,
        words=tuple(formed.word for formed in move.words),
        score=move.score,
        tag=f"{move.tag.word}@{move.tag.place}" if move.tag else "",
        because=move.tag.because if move.tag else "",
        claims=tuple(claim.kind for claim in move.claims),
    )
    return True


def refuse_challenge(on: Unfolding[TagOnState], seat: int, command: Challenge) -> None:
    """A challenge answers the question about a play; this one answers none."""
    if command.what:
        raise RuleViolation("TO-24", "There is no such claim that you can challenge now.")
    raise RuleViolation("TO-24", "There is no play that you can challenge now.")


def settle_challenge(on: Unfolding[TagOnState], question: Question) -> None:
    """The window was closed by its answers: somebody challenged the words, or all have said what they wanted to."""
    decision = question.decision
    if decision is None:
        close_window(on, question)
        return
    by, _ = decision
    state, move = on.state, on.state.move
    assert move is not None
    event = Challenged(
        by,
        tuple(
            Ruling(word, judge.list_of(word, state.options))
            for word in dict.fromkeys(formed.word.upper() for formed in move.words)
        ),
    )
    on.happen(event)
    if not event.stands:
        on.happen(Withdrawn(move.seat))
        shields.ask_shield(on, move.seat, "turn")
    elif on.state.lost[by]:  # whoever owes a turn owes no second
        after_words(on, _rest(question))
    else:
        shields.ask_shield(on, by, "next", rest=_rest(question))


def _rest(window: Question) -> tuple[int, ...]:
    """Who has not accepted the play as it is."""
    return tuple(seat for seat, given in zip(window.seats, window.given, strict=True) if given != "accept")


def after_words(on: Unfolding[TagOnState], rest: tuple[int, ...]) -> None:
    """The words are settled: claims may still be challenged by those who have not accepted the play."""
    playing = tuple(seat for seat in rest if on.state.seats[seat].playing)
    if not ask_challenge(on, playing, words=False):
        stands(on)


def close_window(on: Unfolding[TagOnState], window: Question) -> None:
    """Nobody challenges the words any more: challenged claims are settled, then the play stands."""
    given = zip(window.seats, window.given, strict=True)
    doubts = [(by, answer.removeprefix(f"{WORDS} ")) for by, answer in given if answer and answer != "accept"]
    claims.doubt(on, doubts)
    go_on(on, tuple(by for by, _ in doubts))


def go_on(on: Unfolding[TagOnState], doubters: tuple[int, ...]) -> None:
    """Settle challenged claims; whoever challenged one may challenge another; then the play stands."""
    if claims.settle_doubts(on, doubters):
        after_words(on, doubters)


def settle_vote(on: Unfolding[TagOnState], question: Question) -> None:
    claims.settle_vote(on, question)
    doubters = question.about["rest"]
    assert isinstance(doubters, tuple)
    go_on(on, tuple(seat for seat in doubters if isinstance(seat, int)))


def settle_shield(on: Unfolding[TagOnState], question: Question) -> None:
    """TO-22: the turn is kept by a shield or lost."""
    seat, rest = question.about["seat"], question.about["rest"]
    assert isinstance(seat, int) and isinstance(rest, tuple)
    saved = shields.uses_shield(question)
    if saved:
        shields.save(on, seat)
    if question.about["loses"] == "next":
        if not saved and on.state.seats[seat].playing:
            on.happen(TurnOwed(seat))
        after_words(on, tuple(other for other in rest if isinstance(other, int)))
    elif not saved:
        lose_turn(on, seat)


def lose_turn(on: Unfolding[TagOnState], seat: int) -> None:
    """TO-24: the turn of a play that fell is lost; a shield exchange stands."""
    on.happen(TurnForfeited(seat))
    pass_on(on)


def stands(on: Unfolding[TagOnState]) -> None:
    """The play stands, and its proof can be read; tiles are drawn only now, so that a withdrawn play tells nothing."""
    seat, move = on.state.turn, on.state.move
    assert move is not None
    on.happen(Stood(seat))
    if move.tag is not None:
        state = on.state
        proofs = judge.tag(move.word.upper(), move.tag.word, state.kit.edition, state.options.bible).proofs
        if proofs:
            on.happen(Proved(seat, proofs))
    draw(on, seat)
    finish_turn(on)


# Other turns


def exchange(on: Unfolding[TagOnState], seat: int, command: Exchange) -> None:
    """TO-21: new tiles are drawn before the old ones go back, and no word is played."""
    begin(on, seat)
    tiles = command.tiles
    shields.check_exchange(on.state, seat, tiles, "TO-21")
    drawn, _ = on.chance.draw(on.state.bag, len(tiles))
    on.happen(Exchanged(seat, len(tiles), tiles, drawn))
    finish_turn(on)


def use_shield(on: Unfolding[TagOnState], seat: int, command: Shield) -> None:
    """TO-22, TO-23: on one's turn, before a word is played."""
    if command.use == "save":
        raise RuleViolation("TO-22", "You are not about to lose a turn.")
    begin(on, seat)
    if command.use == "exchange":
        shields.exchange(on, seat, command.tiles)
    else:
        shields.put_back(on, seat)


def pass_turn(on: Unfolding[TagOnState], seat: int, command: Pass) -> None:
    begin(on, seat)
    on.happen(Passed(seat))
    finish_turn(on)


def run_out(on: Unfolding[TagOnState], seat: int) -> None:
    """The time of that player's turn is up: an open window closes, and the turn is passed."""
    question = window(on.state)
    if question is not None:
        on.close(question)
        close_window(on, question)
    if not on.state.over and on.state.turn == seat and not is_held_up(on.state):
        begin(on, seat)
        on.happen(Passed(seat, out_of_time=True))
        finish_turn(on)
