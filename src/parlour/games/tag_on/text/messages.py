"""Messages for the events and prompts of TAG ON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from parlour.games.crossword.events import Challenged, Withdrawn
from parlour.games.crossword.text import messages
from parlour.games.tag_on import events as e
from parlour.games.tag_on.rules import scoring
from parlour.games.tag_on.state import Claim, Evidence, TagOnMove
from parlour.kernel.i18n import Message, SeatArg, listed, message
from parlour.kernel.messages import EventMessages
from parlour.kernel.prompts import About
from parlour.scripture.relations import claim_text

ENDINGS: dict[e.EndReason, str] = {
    "out": "crossword-ended-out",
    "passes": "crossword-ended-passes",
    "scoreless": "tag-on-ended-scoreless",
    "rounds": "tag-on-ended-rounds",
    "alone": "crossword-ended-alone",
}

# Events


def _faced_up(event: e.FacedUp) -> tuple[Message, ...]:
    return (message("tag-on-face-up-drawn", tiles=" ".join(event.tiles)),)


def _played(event: e.Played) -> tuple[Message, ...]:
    return tuple(_play(event.seat, event.move))


def _challenged(event: Challenged) -> tuple[Message, ...]:
    if not event.stands:
        return messages.challenge_won(event)
    words = tuple(ruling.word for ruling in event.rulings)
    return (message("tag-on-challenge-failed", who=SeatArg(event.by), words=listed(words), count=len(words)),)


def _withdrawn(event: Withdrawn) -> tuple[Message, ...]:
    return (message("tag-on-tiles-taken-back", who=SeatArg(event.seat)),)


def _turn_forfeited(event: e.TurnForfeited) -> tuple[Message, ...]:
    return (message("tag-on-turn-lost", who=SeatArg(event.seat)),)


def _turn_owed(event: e.TurnOwed) -> tuple[Message, ...]:
    return (message("tag-on-next-turn-lost", who=SeatArg(event.seat)),)


def _claim_challenged(event: e.ClaimChallenged) -> tuple[Message, ...]:
    return (message("tag-on-claim-challenged", who=SeatArg(event.by), claim=event.claim),)


def _claim_judged(event: e.ClaimJudged) -> tuple[Message, ...]:
    if event.judged == "text" and event.about:
        return _tag_judged(event)
    if event.stands:
        return (*_proof(event.proofs), message(f"tag-on-claim-upheld-by-{event.judged}", claim=event.claim))
    return (message(f"tag-on-claim-rejected-by-{event.judged}", who=SeatArg(event.seat), claim=event.claim),)


def _tag_judged(event: e.ClaimJudged) -> tuple[Message, ...]:
    """The answer to a challenged tag: the passage that links the two words, or that there is none."""
    word, other = event.about
    cited = [(one.references or (one.reference, one.reference)) for proof in event.proofs for one in proof.passages]
    if not event.stands:
        return (message("tag-on-tag-unlinked", who=SeatArg(event.seat), word=word, other=other),)
    if not cited:
        return (*_proof(event.proofs), message("tag-on-claim-upheld-by-text", claim=event.claim))
    where = dict(zip(("en", "fr"), cited[0], strict=True))
    return (message("tag-on-tag-linked", word=word, other=other, where=where),)


def _proved(event: e.Proved) -> tuple[Message, ...]:
    return () if event.told else _proof(event.proofs)


def _shield_saved(event: e.ShieldSaved) -> tuple[Message, ...]:
    who = SeatArg(event.seat)
    if event.saved is None:
        return (message("tag-on-shield-saved-turn", who=who),)
    return (message("tag-on-shield-saved-other", who=who, other=SeatArg(event.saved)),)


def _shield_exchanged(event: e.ShieldExchanged) -> tuple[Message, ...]:
    return (message("tag-on-shield-exchanged-tiles", who=SeatArg(event.seat), count=event.count),)


def _shield_returned(event: e.ShieldReturned) -> tuple[Message, ...]:
    return (message("tag-on-shield-swapped", who=SeatArg(event.seat)),)


def _proof(proofs: tuple[Evidence, ...]) -> tuple[Message, ...]:
    """The first proof in a sentence, as it was stored."""
    return tuple(message("tag-on-proof", proof=dict(zip(("en", "fr"), one.told, strict=True))) for one in proofs[:1])


def _play(seat: int, move: TagOnMove) -> Iterator[Message]:
    word, who = move.word.upper(), SeatArg(seat)
    if move.took:
        yield message("tag-on-took-face-up", who=who, gave=move.gave, took=move.took)
    if move.replaced:
        old, _, _ = move.replaced.partition("@")
        yield message("tag-on-changed-word", who=who, old=old, word=word, score=move.score)
    else:
        yield message("tag-on-played", who=who, word=word, score=move.score)
    if move.words[1:]:
        yield message("crossword-also", words=tuple(formed.word.upper() for formed in move.words[1:]))
    if move.tag is not None:
        yield message("tag-on-tagged", word=move.tag.word)
        if move.tag.because:
            yield message("tag-on-reason", reason=move.tag.because)
    yield from (_claimed(claim, word) for claim in move.claims)
    if move.centre:
        yield message("tag-on-centre-covered")
    if move.all_tiles:
        yield message("tag-on-nine-tiles", points=move.all_tiles)
    total = scoring.explain(move)
    if not total.isdigit():
        yield message("tag-on-running-total", total=total)


def _claimed(claim: Claim, word: str) -> Message:
    if claim.kind == "kin":
        return message("tag-on-claimed-kin", said=_kinship(word, claim.relation, claim.word), times=claim.times)
    return message("tag-on-claimed", claim=claim.kind, word=word, times=claim.times)


def _kinship(word: str, relation: str, other: str) -> dict[str, str]:
    """TO-36: a claim of kinship as a sentence in each language, in whichever it was typed."""
    return {language: claim_text(word, relation, other, language) for language in ("en", "fr")}


def _finished(event: e.Finished) -> tuple[Message, ...]:
    return messages.ended(ENDINGS[event.why], event.by, event.adjustments, event.winners)


EVENT_MESSAGES: EventMessages = {
    **messages.EVENT_MESSAGES,
    e.FacedUp: _faced_up,
    e.Played: _played,
    Challenged: _challenged,
    Withdrawn: _withdrawn,
    e.TurnForfeited: _turn_forfeited,
    e.TurnOwed: _turn_owed,
    e.ClaimChallenged: _claim_challenged,
    e.ClaimJudged: _claim_judged,
    e.Proved: _proved,
    e.ShieldSaved: _shield_saved,
    e.ShieldExchanged: _shield_exchanged,
    e.ShieldReturned: _shield_returned,
    e.Finished: _finished,
}


# Prompts


WAITING = {
    "challenge": "crossword-waiting-for-challenge",
    "judge": "tag-on-waiting-for-judge",
}
"For each kind of prompt, the message for those whom it does not ask."


def prompt_message(kind: str, about: Mapping[str, About]) -> Message:
    """The message of a prompt, for the seats asked."""
    seat, words = about.get("seat"), about.get("words")
    assert isinstance(seat, int)
    if kind == "shield":
        return message(f"tag-on-prompt-shield-{about['loses']}", who=SeatArg(seat))
    if kind == "judge":
        word, other, relation = (str(about[name]) for name in ("word", "other", "relation"))
        return message(
            "tag-on-prompt-judge",
            who=SeatArg(seat),
            claim=str(about["claim"]),
            word=word,
            other=other,
            said=_kinship(word, relation, other) if relation else "",
        )
    if about.get("again"):
        return message("tag-on-prompt-challenge-again")
    word = str(words[0]).upper() if isinstance(words, tuple) and words else ""
    score, tagged = about["score"], str(about["tag"]).partition("@")[0]
    assert isinstance(score, int)
    if tagged:
        return message("tag-on-prompt-challenge-tag", who=SeatArg(seat), word=word, score=score, tagged=tagged)
    return message("tag-on-prompt-challenge", who=SeatArg(seat), word=word, score=score)
