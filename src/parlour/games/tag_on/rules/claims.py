"""Tags, colours and kinship: what a play may claim, and how challenges of it are settled."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.games.crossword.rules.checks import read_square
from parlour.games.crossword.rules.placement import Run, words_on
from parlour.games.crossword.rules.squares import format_place, has_before, has_behind
from parlour.games.tag_on.events import ClaimChallenged, ClaimJudged
from parlour.games.tag_on.rules import judge, scoring
from parlour.games.tag_on.rules.judge import Verdict
from parlour.games.tag_on.rules.laying import Laying
from parlour.games.tag_on.state import Claim, Shown, Tag, TagOnMove, TagOnState
from parlour.games.tag_on.text.notation import Play, Target
from parlour.kernel.decision import Decision
from parlour.kernel.errors import RuleViolation
from parlour.kernel.prompts import Prompt
from parlour.scripture.episode_table import title_at


def find(state: TagOnState, target: Target, laying: Laying, rule: str) -> Run:
    """The named word: a whole one that was on the board before the turn and is unchanged after it (TO-13)."""
    size = state.tile_set.size
    start, across = read_square(target.place, size)
    there = [run for run in words_on(state.board, size) if run.start == start and run.word.upper() == target.word]
    # The first square identifies the word; the direction only decides between two that start there.
    there.sort(key=lambda run: run.across != across)
    if not there:
        raise RuleViolation(rule, "tag-on-no-word-at", word=target.word, place=target.place)
    run = there[0]
    if not _stays(run, {square for square, _ in (*laying.placement.laid, *laying.lifted)}, size):
        raise RuleViolation(rule, "tag-on-word-is-changing", word=target.word)
    return run


def standing(board: str, size: int, changed: Iterable[int]) -> list[Run]:
    """The words that were on the board before the turn and are unchanged after it (TO-13), if those squares change."""
    squares = set(changed)
    return [run for run in words_on(board, size) if _stays(run, squares, size)]


def _stays(run: Run, changed: set[int], size: int) -> bool:
    step, last = 1 if run.across else size, run.squares[-1]
    beside = {run.start - step} if has_before(run.start, run.across, size) else set()
    beside |= {last + step} if has_behind(last, run.across, size) else set()
    return not changed & {*run.squares, *beside}


def read_tag(state: TagOnState, command: Play, laying: Laying) -> Tag | None:
    """TO-13: the tagged word and its points."""
    if command.tag is None:
        return None
    run = find(state, command.tag, laying, "TO-13")
    other = run.word.upper()
    judge.check_tag(laying.placement.word.upper(), other, state.tile_set.edition)
    text, points = scoring.tagged(run.word, run.across, state.tile_set)
    return Tag(
        word=other,
        start=run.start,
        across=run.across,
        place=format_place(run.start, run.across, state.tile_set.size),
        sum=text,
        points=points,
        because=command.because,
    )


def read_claims(state: TagOnState, command: Play, laying: Laying) -> tuple[Claim, ...]:
    """TO-34, TO-36: a claim needs a new tile of the played word on a square of its colour."""
    tile_set = state.tile_set
    covered = {tile_set.colour(square) for square, _ in laying.placement.laid}
    for kind in command.claims:
        if kind not in covered:
            raise RuleViolation("TO-34", "tag-on-claim-off-square", kind=kind)
    claims = [Claim(kind) for kind in command.claims]
    if command.kin is not None:
        if "genealogy" not in covered:
            raise RuleViolation("TO-36", "tag-on-claim-off-square", kind="genealogy")
        if not judge.is_relation(command.kin.relation):
            raise RuleViolation("TO-36", "tag-on-unknown-relation", word=command.kin.relation)
        run = find(state, command.kin.target, laying, "TO-36")
        where = format_place(run.start, run.across, tile_set.size)
        claims.append(Claim("kin", run.word.upper(), where, command.kin.relation))
    return tuple(claims)


# Challenges (TO-24)


def verdict(state: TagOnState, move: TagOnMove, claim: str) -> Verdict:
    """The text's verdict on a claim of the latest play."""
    word, edition = move.word.upper(), state.tile_set.edition
    if claim == "tag":
        assert move.tag is not None
        return judge.tag(word, move.tag.word, edition, state.options.bible, state.options.links)
    found = move.claim(claim)
    assert found is not None
    if found.kind == "kin":
        return judge.kin(word, found.relation, found.word, edition)
    return judge.claim(found.kind, word, edition, state.options.bible)


def doubt(decision: Decision[TagOnState], doubts: list[tuple[int, str]]) -> None:
    """Records challenged claims, each once."""
    for by, claim in doubts:
        move = decision.state.move
        assert move is not None
        if claim in move.open_claims and claim not in [noted for _, noted in move.doubts]:
            decision.add(ClaimChallenged(by, claim))


def settle_doubts(decision: Decision[TagOnState], doubters: tuple[int, ...]) -> bool:
    """Settles challenged claims one by one; False if the players vote on one."""
    while True:
        state, move = decision.state, decision.state.move
        assert move is not None
        waiting = [(by, claim) for by, claim in move.doubts if claim in move.open_claims]
        if not waiting:
            return True
        by, claim = waiting[0]
        says = verdict(state, move, claim)
        if ask_players(decision, by, claim, says, doubters):
            return False
        decision.add(ClaimJudged(move.seat, claim, says.stands is True, "text", says.proofs, _about(move, claim)))


def _about(move: TagOnMove, claim: str) -> tuple[str, ...]:
    """The two words of a challenged tag."""
    return (move.word.upper(), move.tag.word) if claim == "tag" and move.tag is not None else ()


def ask_players(decision: Decision[TagOnState], by: int, claim: str, says: Verdict, doubters: tuple[int, ...]) -> bool:
    """AG-4, TO-50: starts a vote if this table votes; False if the text decides.

    A single opponent cannot overrule the text; if nobody can vote, the text decides.
    """
    state, move = decision.state, decision.state.move
    assert move is not None
    voters = state.people(move.seat)
    decides = state.options.judge == "text-then-vote" or len(voters) == 1
    if state.options.judge == "text" or not voters or (decides and says.stands is not None):
        return False
    tag, found = move.tag, move.claim(claim)
    decision.ask(
        "judge",
        voters,
        ("vote yes", "vote no"),
        "vote yes",
        seconds=state.options.answer_time,
        seat=move.seat,
        by=by,
        claim=claim,
        word=move.word.upper(),
        other=tag.word if claim == "tag" and tag else found.word if found else "",
        relation=found.relation if found else "",
        because=tag.because if claim == "tag" and tag else "",
        rest=doubters,
        passages=tuple(f"{shown.reference}: {shown.text}" for shown in _shown(says)),
        titles_en=tuple(title_at(shown.reference) for shown in _shown(says)),
        titles_fr=tuple(title_at(shown.reference, "fr") for shown in _shown(says)),
        marks=tuple(_marks(shown) for shown in _shown(says)),
        references_en=tuple(shown.references[0] for shown in _shown(says)),
        references_fr=tuple(shown.references[1] for shown in _shown(says)),
    )
    return True


def _shown(says: Verdict) -> list[Shown]:
    """TO-50: the passages shown to voters, each once: the proof, or the closest passages."""
    shown = [one for proof in says.proofs for one in proof.passages] or says.closest
    return list({one.reference: one for one in shown}.values())


def _marks(shown: Shown) -> str:
    """Positions of the words in the text of a passage: “4-9 20-25”."""
    return " ".join(f"{start}-{end}" for start, end in shown.marks)


def settle_vote(decision: Decision[TagOnState], prompt: Prompt) -> None:
    """Applies the vote on a claim; if no voter is left, the text decides."""
    move = decision.state.move
    claim = prompt.about["claim"]
    assert move is not None and isinstance(claim, str)
    if prompt.given:
        decision.add(ClaimJudged(move.seat, claim, prompt.upheld, "vote", about=_about(move, claim)))
    else:
        says = verdict(decision.state, move, claim)
        decision.add(ClaimJudged(move.seat, claim, says.stands is True, "text", says.proofs, _about(move, claim)))
