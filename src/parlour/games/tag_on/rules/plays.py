"""A turn: playing a word, exchanging, passing, shields, and the challenges after a play."""

from __future__ import annotations

from parlour.games.crossword.events import Challenged, Exchanged, Passed, Ruling, Stood, Withdrawn
from parlour.games.crossword.rules.checks import check_closes, check_turn
from parlour.games.crossword.rules.squares import format_place
from parlour.games.crossword.rules.turns import is_held_up, window
from parlour.games.crossword.text.notation import Exchange, Pass
from parlour.games.tag_on.events import Played, Proved, TurnForfeited, TurnOwed
from parlour.games.tag_on.rules import claims, judge, scoring, shields
from parlour.games.tag_on.rules.laying import Laying, lay
from parlour.games.tag_on.rules.turns import draw, finish_turn, pass_on
from parlour.games.tag_on.state import ScoredWord, TagOnMove, TagOnState
from parlour.games.tag_on.text.notation import Challenge, Play, Shield
from parlour.kernel.decision import Decision
from parlour.kernel.errors import RuleViolation
from parlour.kernel.prompts import Prompt

WORDS = "challenge"
"""The answer that challenges the words; a challenge of a claim names it: “challenge tag”."""


def begin(decision: Decision[TagOnState], seat: int) -> None:
    """Checks that it is this player's turn; acting closes the window of the previous play (TO-24)."""
    prompt = window(decision.state)
    if prompt is not None:
        check_closes(decision.state, seat, "TO-11", "TO-24")
        decision.close(prompt)
        close_window(decision, prompt)
        if decision.state.over:
            raise RuleViolation("TO-25", "crossword-last-play-open")
    check_turn(decision.state, seat, "TO-11")


# Playing a word


def play(decision: Decision[TagOnState], seat: int, command: Play) -> None:
    begin(decision, seat)
    decision.add(Played(seat, score_play(decision.state, seat, command)))
    if not ask_challenge(decision, decision.state.others(seat)):
        stands(decision)


def score_play(state: TagOnState, seat: int, command: Play) -> TagOnMove:
    """The play with its score, or the rule that forbids it."""
    laying = lay(state, seat, command)
    if command.because and command.tag is None:
        raise RuleViolation("TO-13", "tag-on-reason-without-tag")
    if state.options.words == "checked":
        for run in laying.formed:
            if not judge.list_of(run.word.upper(), state.options):
                raise RuleViolation("TO-1", "crossword-word-invalid", word=run.word.upper())
    placement, tile_set = laying.placement, state.tile_set
    gave, took = command.face_up or ("", "")
    return TagOnMove(
        seat=seat,
        start=placement.start,
        across=placement.across,
        place=format_place(placement.start, placement.across, tile_set.size),
        word=placement.word,
        laid=placement.laid,
        words=_scored(state, laying),
        lifted=laying.lifted,
        replaced=_replaced(laying, tile_set.size),
        gave=gave,
        took=took,
        tag=claims.read_tag(state, command, laying),
        claims=claims.read_claims(state, command, laying),
        centre=not state.centre_used and any(square == tile_set.centre for square, _ in placement.laid),
        all_tiles=scoring.all_tiles(placement),
    )


def _scored(state: TagOnState, laying: Laying) -> tuple[ScoredWord, ...]:
    """TO-30: the played word scores; cross words are only checked, unless all words score.

    The rest of a word whose letters were lifted is checked as well, but never scores: nothing was laid in it.
    """
    new = {square for square, _ in laying.placement.laid}
    words = []
    for index, run in enumerate(laying.formed):
        scores = index == 0 or (state.options.score_all_words and not new.isdisjoint(run.squares))
        text, points = scoring.played(run.word, run.across, state.tile_set) if scores else ("", 0)
        words.append(ScoredWord(run.word, run.start, run.across, text, points))
    return tuple(words)


def _replaced(laying: Laying, size: int) -> str:
    run = laying.replaced
    return f"{run.word.upper()}@{format_place(run.start, run.across, size)}" if run else ""


# Challenges (TO-24)


def ask_challenge(decision: Decision[TagOnState], opponents: tuple[int, ...], *, words: bool = True) -> bool:
    """Lets the opponents challenge; False if there is nothing to challenge, or nobody to do so.

    A challenge of the words is decided at once, because words are settled first. Challenged claims wait until
    everyone has answered.
    """
    state, move = decision.state, decision.state.move
    assert move is not None
    of_words = (WORDS,) if words and state.options.words == "challenge" else ()
    answers = (*of_words, *(f"{WORDS} {claim}" for claim in move.open_claims))
    if not answers or not opponents:
        return False
    decision.ask(
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
        **({} if words else {"again": True}),
    )
    return True


def refuse_challenge(decision: Decision[TagOnState], seat: int, command: Challenge) -> None:
    """A challenge answers the prompt about a play; there is none."""
    if command.what:
        raise RuleViolation("TO-24", "tag-on-no-such-claim")
    raise RuleViolation("TO-24", "crossword-nothing-to-challenge")


def settle_challenge(decision: Decision[TagOnState], prompt: Prompt) -> None:
    """The window is closed by its answers: somebody challenged the words, or everyone has answered."""
    deciding = prompt.deciding_answer
    if deciding is None:
        close_window(decision, prompt)
        return
    by, _ = deciding
    state, move = decision.state, decision.state.move
    assert move is not None
    event = Challenged(
        by,
        tuple(
            Ruling(word, judge.list_of(word, state.options))
            for word in dict.fromkeys(formed.word.upper() for formed in move.words)
        ),
    )
    decision.add(event)
    if not event.stands:
        decision.add(Withdrawn(move.seat))
        if decision.state.seats[move.seat].playing:
            shields.ask_shield(decision, move.seat, "turn")
        else:  # AG-3
            lose_turn(decision, move.seat)
    elif decision.state.lost[by]:  # a player who already owes a turn does not owe a second
        after_words(decision, _rest(prompt))
    else:
        shields.ask_shield(decision, by, "next", rest=_rest(prompt))


def _rest(window: Prompt) -> tuple[int, ...]:
    """Seats that have not accepted the play."""
    return tuple(seat for seat, given in zip(window.seats, window.given, strict=True) if given != "accept")


def after_words(decision: Decision[TagOnState], rest: tuple[int, ...]) -> None:
    """The words are settled: seats that have not accepted the play may still challenge claims."""
    playing = tuple(seat for seat in rest if decision.state.seats[seat].playing)
    if not ask_challenge(decision, playing, words=False):
        stands(decision)


def close_window(decision: Decision[TagOnState], window: Prompt) -> None:
    """Nobody challenges the words any more: challenged claims are settled, then the play is final."""
    given = zip(window.seats, window.given, strict=True)
    doubts = [(by, answer.removeprefix(f"{WORDS} ")) for by, answer in given if answer and answer != "accept"]
    claims.doubt(decision, doubts)
    settle_challenges(decision, tuple(by for by, _ in doubts))


def settle_challenges(decision: Decision[TagOnState], doubters: tuple[int, ...]) -> None:
    """Settles challenged claims; challengers may challenge again; then the play is final."""
    if claims.settle_doubts(decision, doubters):
        after_words(decision, doubters)


def settle_vote(decision: Decision[TagOnState], prompt: Prompt) -> None:
    claims.settle_vote(decision, prompt)
    doubters = prompt.about["rest"]
    assert isinstance(doubters, tuple)
    settle_challenges(decision, tuple(seat for seat in doubters if isinstance(seat, int)))


def settle_shield(decision: Decision[TagOnState], prompt: Prompt) -> None:
    """TO-22: a shield saves the turn, or it is lost."""
    seat, rest = prompt.about["seat"], prompt.about["rest"]
    assert isinstance(seat, int) and isinstance(rest, tuple)
    saved = shields.save(decision, prompt)
    if prompt.about["loses"] == "next":
        if not saved and decision.state.seats[seat].playing:
            decision.add(TurnOwed(seat))
        after_words(decision, tuple(other for other in rest if isinstance(other, int)))
    elif not saved:
        lose_turn(decision, seat)


def lose_turn(decision: Decision[TagOnState], seat: int) -> None:
    """TO-24: the turn of a failed play is lost; a shield exchange stays."""
    decision.add(TurnForfeited(seat))
    pass_on(decision)


def stands(decision: Decision[TagOnState]) -> None:
    """The play is final and its proof is shown; tiles are drawn only now, so that a withdrawn play reveals nothing."""
    seat, move = decision.state.turn, decision.state.move
    assert move is not None
    decision.add(Stood(seat))
    if move.tag is not None:
        state = decision.state
        options = state.options
        proofs = judge.tag(
            move.word.upper(), move.tag.word, state.tile_set.edition, options.bible, options.links
        ).proofs
        if proofs:
            decision.add(Proved(seat, proofs, told="tag" in move.judged))
    draw(decision, seat)
    finish_turn(decision)


# Other turns


def exchange(decision: Decision[TagOnState], seat: int, command: Exchange) -> None:
    """TO-21: new tiles are drawn before the old ones go back, and no word is played."""
    begin(decision, seat)
    tiles = command.tiles
    shields.check_exchange(decision.state, seat, tiles, "TO-21")
    drawn, _ = decision.chance.draw(decision.state.bag, len(tiles))
    decision.add(Exchanged(seat, len(tiles), tiles, drawn))
    finish_turn(decision)


def use_shield(decision: Decision[TagOnState], seat: int, command: Shield) -> None:
    """TO-22, TO-23: on one's turn, before a word is played."""
    if command.use == "save":
        raise RuleViolation("TO-22", "tag-on-no-turn-to-save")
    begin(decision, seat)
    if command.use == "exchange":
        shields.exchange(decision, seat, command.tiles)
    else:
        shields.put_back(decision, seat)


def pass_turn(decision: Decision[TagOnState], seat: int, command: Pass) -> None:
    begin(decision, seat)
    decision.add(Passed(seat))
    finish_turn(decision)


def run_out(decision: Decision[TagOnState], seat: int) -> None:
    """The turn's time is up: an open window closes, and the player passes."""
    prompt = window(decision.state)
    if prompt is not None:
        decision.close(prompt)
        close_window(decision, prompt)
    if not decision.state.over and decision.state.turn == seat and not is_held_up(decision.state):
        begin(decision, seat)
        decision.add(Passed(seat, out_of_time=True))
        finish_turn(decision)
