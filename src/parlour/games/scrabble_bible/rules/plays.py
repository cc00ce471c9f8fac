"""A turn: playing a word, exchanging, passing, and the challenges after a play."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.crossword.events import Challenged, Exchanged, Passed, Ruling, Stood, Withdrawn
from parlour.games.crossword.rules.checks import (
    check_bag,
    check_closes,
    check_rack,
    check_turn,
    check_word,
    misplaced,
    read_square,
)
from parlour.games.crossword.rules.placement import Misplaced, Placement, Reason, check_connected, place, runs
from parlour.games.crossword.rules.turns import is_held_up, window
from parlour.games.crossword.text.notation import Exchange, Pass
from parlour.games.scrabble_bible.events import BonusChallenged, HelpDeclined, Laid
from parlour.games.scrabble_bible.rules import judge, scoring, tests_of_faith
from parlour.games.scrabble_bible.rules.turns import check_target, draw, finish_turn, pass_on
from parlour.games.scrabble_bible.state import BibleState, Move
from parlour.games.scrabble_bible.text.notation import Challenge, Play
from parlour.kernel.decision import Decision
from parlour.kernel.errors import RuleViolation
from parlour.kernel.prompts import Prompt


def begin(decision: Decision[BibleState], seat: int) -> None:
    """Checks that it is this player's turn; acting closes the window of the previous play (SB-16)."""
    while window(decision.state) is not None:
        check_closes(decision.state, seat, "SB-11", "SB-16")
        close_window(decision)
        if decision.state.over:
            raise RuleViolation("SB-17", "crossword-last-play-open")
    state = decision.state
    check_turn(state, seat, "SB-11")
    for prompt in state.prompts:
        if prompt.kind in ("help", "take", "trade"):  # SB-33: playing on declines the help
            decision.close(prompt)
            decision.add(HelpDeclined(seat))


def close_window(decision: Decision[BibleState]) -> None:
    """Closes the window of the latest play: a requested story comes next, otherwise the turn is over."""
    prompt = window(decision.state)
    assert prompt is not None
    decision.close(prompt)
    if prompt.kind == "challenge":
        stands(decision, prompt)
    else:
        finish_turn(decision)


# Playing a word


def play(decision: Decision[BibleState], seat: int, command: Play) -> None:
    begin(decision, seat)
    move = score_play(decision.state, seat, command)
    decision.add(Laid(seat, move))
    if not ask_challenge(decision, decision.state.others(seat)):
        stands(decision)


def score_play(state: BibleState, seat: int, command: Play) -> Move:
    """The play with its score, or the rule that forbids it."""
    options, tile_set = state.options, state.tile_set
    placement = _place(state, command)
    check_word(state.racks[seat], placement.tiles, command.word, "SB-11", "SB-13")
    formed = runs(state.board, tile_set.size, placement)
    if command.babel and command.babel not in options.babel:
        if not options.babel:
            raise RuleViolation("SB-34", "scrabble-bible-babel-off", language=command.babel)
        raise RuleViolation(
            "SB-34", "scrabble-bible-babel-not-chosen", language=command.babel, agreed=tuple(options.babel)
        )
    if options.words == "checked":
        _check(state, [run.word.upper() for run in formed], command.babel)
    for claimed in command.bonus:
        if options.bonus == "automatic":
            raise RuleViolation("SB-24", "scrabble-bible-bonus-automatic")
        if claimed not in {run.word.upper() for run in formed}:
            raise RuleViolation("SB-24", "scrabble-bible-bonus-no-such-word", word=claimed)
    return scoring.score_placement(seat, placement, formed, tile_set, options, command.bonus, command.babel)


def _place(state: BibleState, command: Play) -> Placement:
    size = state.tile_set.size
    start, across = read_square(command.place, size)
    try:
        placement = place(state.board, size, start, across, command.word)
        check_connected(state.board, size, placement, state.tile_set.centre)
    except Misplaced as error:
        raise misplaced(error, MISPLACED, state.board, "SB-10") from error
    return placement


MISPLACED: Mapping[Reason, tuple[str, str]] = {
    "off-board": ("SB-11", "crossword-no-room"),
    "letter-differs": ("SB-12", "scrabble-bible-letter-differs"),
    "no-new-tile": ("SB-11", "crossword-no-new-tile"),
    "runs-on": ("SB-11", "crossword-word-runs-on"),
    "too-short": ("SB-11", "crossword-too-short"),
    "off-centre": ("SB-10", "scrabble-bible-not-on-star"),
    "apart": ("SB-11", "crossword-not-connected"),
}


def _check(state: BibleState, words: list[str], babel: str) -> None:
    """SB-16, `words` = checked: an unacceptable word is refused and named."""
    for index, word in enumerate(words):
        if not judge.list_of(word, state.options, babel if index == 0 else ""):
            raise RuleViolation("SB-2", "crossword-word-invalid", word=word)


# Challenges


def ask_challenge(decision: Decision[BibleState], opponents: tuple[int, ...]) -> bool:
    """SB-16, SB-24: lets the opponents challenge; False if there is nothing to challenge, or nobody to do so."""
    state = decision.state
    move = state.move
    assert move is not None
    challenges = []
    if state.options.words == "challenge":
        challenges.append("challenge")
    asks = tests_of_faith.may_ask(state)
    if _bonus_is_open(state, move):
        challenges += [f"challenge bonus {word}" for word in move.bonus_words if word not in move.judged]
    if not challenges or not opponents:
        return False
    decision.ask(
        "challenge",
        opponents,
        ("accept", *challenges, *asks),
        "accept",
        decisive=tuple(challenges),
        seconds=state.options.challenge_time,
        seat=move.seat,
        place=move.place,
        words=tuple(formed.word for formed in move.words),
        score=move.score,
    )
    return True


def _bonus_is_open(state: BibleState, move: Move) -> bool:
    """SB-24: whether a bonus may be challenged. An automatic one has the list behind it, and only several voters can
    overrule the list (AG-4).
    """
    options = state.options
    return options.bonus == "claimed" or (options.judge == "vote" and len(state.people(move.seat)) > 1)


def refuse_challenge(decision: Decision[BibleState], seat: int, command: Challenge) -> None:
    """A challenge answers the prompt about a play; there is none."""
    if command.bonus:
        word = command.bonus
        raise RuleViolation("SB-24", "scrabble-bible-no-bonus-to-challenge", word=word)
    raise RuleViolation("SB-16", "crossword-nothing-to-challenge")


def settle_challenge(decision: Decision[BibleState], prompt: Prompt) -> None:
    """The window is closed by its answers: everyone accepted, or somebody challenged."""
    deciding = prompt.deciding_answer
    if deciding is None:
        stands(decision, prompt)
        return
    by, answer = deciding
    if answer == "challenge":
        _challenge_words(decision, by)
    else:
        _challenge_bonus(decision, by, answer.removeprefix("challenge bonus "), prompt)


def _challenge_words(decision: Decision[BibleState], by: int) -> None:
    """SB-16: all words of the play are judged together; one invalid word makes the whole play unacceptable."""
    state = decision.state
    move = state.move
    assert move is not None
    words = [formed.word.upper() for formed in move.words]
    languages = [move.babel] + [""] * (len(words) - 1)
    event = Challenged(
        by,
        tuple(
            Ruling(word, judge.list_of(word, state.options, language))
            for word, language in zip(words, languages, strict=True)
        ),
    )
    decision.add(event)
    if event.stands:
        stands(decision)
    else:
        withdraw(decision)


def withdraw(decision: Decision[BibleState]) -> None:
    """SB-16: the tiles come back and the turn is lost."""
    decision.add(Withdrawn(decision.state.turn))
    pass_on(decision)


def _challenge_bonus(decision: Decision[BibleState], by: int, word: str, window: Prompt) -> None:
    """SB-24: the list or the players decide about a claimed bonus; nobody loses a turn."""
    state = decision.state
    move = state.move
    assert move is not None
    rest = [seat for seat, given in zip(window.seats, window.given, strict=True) if given != "accept"]
    listed = judge.is_due(word, move, state.options)
    voters = state.people(move.seat)
    # AG-4: a single opponent cannot overrule the list; if nobody can vote, the list decides.
    if state.options.judge == "list" or not voters or (len(voters) == 1 and listed):
        rule_on_bonus(decision, by, word, listed, voted=False, rest=rest)
        return
    decision.ask(
        "judge-bonus",
        voters,
        ("vote yes", "vote no"),
        "vote yes",
        seconds=state.options.answer_time,
        seat=move.seat,
        by=by,
        word=word,
        listed=listed,
        rest=tuple(rest),
    )


def settle_bonus(decision: Decision[BibleState], prompt: Prompt) -> None:
    by, word, rest = prompt.about["by"], prompt.about["word"], prompt.about["rest"]
    assert isinstance(by, int) and isinstance(word, str) and isinstance(rest, tuple)
    listed = prompt.about["listed"] is True
    voted = bool(prompt.given)  # AG-4: if no voter is left, the list decides
    rule_on_bonus(
        decision,
        by,
        word,
        prompt.upheld if voted else listed,
        voted=voted,
        rest=[seat for seat in rest if isinstance(seat, int)],
    )


def rule_on_bonus(
    decision: Decision[BibleState], by: int, word: str, stands_: bool, *, voted: bool, rest: list[int]
) -> None:
    decision.add(BonusChallenged(by, word, stands_, "vote" if voted else "list"))
    playing = tuple(seat for seat in rest if decision.state.seats[seat].playing)
    if not ask_challenge(decision, playing):
        stands(decision)


def stands(decision: Decision[BibleState], window: Prompt | None = None) -> None:
    """The play is final. Tiles are drawn only now (SB-16), so that a withdrawn play reveals nothing about the bag.

    A story that was requested during the window is told now (SB-32).
    """
    seat = decision.state.turn
    decision.add(Stood(seat))
    draw(decision, seat)
    if (
        not check_target(decision)
        and not tests_of_faith.take_up(decision, window)
        and not tests_of_faith.ask_story(decision)
    ):
        finish_turn(decision)


# Other turns


def exchange(decision: Decision[BibleState], seat: int, command: Exchange) -> None:
    """SB-14: new tiles are drawn before the old ones go back."""
    begin(decision, seat)
    state, tiles = decision.state, command.tiles
    check_rack(state.racks[seat], tiles, "SB-14")
    check_bag(state.bag, len(tiles), "SB-14")
    drawn, _ = decision.chance.draw(state.bag, len(tiles))
    decision.add(Exchanged(seat, len(tiles), tiles, drawn))
    finish_turn(decision)


def pass_turn(decision: Decision[BibleState], seat: int, command: Pass) -> None:
    """SB-15."""
    begin(decision, seat)
    decision.add(Passed(seat))
    finish_turn(decision)


def run_out(decision: Decision[BibleState], seat: int) -> None:
    """The turn's time is up: an open window closes, and the player passes."""
    while window(decision.state) is not None:
        close_window(decision)
    if not decision.state.over and decision.state.turn == seat and not is_held_up(decision.state):
        begin(decision, seat)
        decision.add(Passed(seat, out_of_time=True))
        finish_turn(decision)
