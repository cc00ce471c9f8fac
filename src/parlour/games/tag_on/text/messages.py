"""Messages for the events and prompts of TAG ON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from parlour.games.crossword.events import Challenged, Withdrawn
from parlour.games.crossword.text import messages
from parlour.games.crossword.text.messages import listed, points_by_seat, winner_messages
from parlour.games.tag_on import events as e
from parlour.games.tag_on.rules import scoring
from parlour.games.tag_on.state import Claim, Evidence, TagOnMove
from parlour.kernel.events import Event
from parlour.kernel.i18n import Message, SeatArg, message
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


def event_messages(event: Event) -> tuple[Message, ...]:
    """The event in sentences; none if it is not worth one.

    >>> event_messages(e.TurnOwed(1))
    (Message(id='tag-on-next-turn-lost', args={'who': SeatArg(seat=1)}),)
    """
    match event:
        case e.FacedUp(tiles):
            return (message("tag-on-face-up-drawn", tiles=" ".join(tiles)),)
        case e.Played(seat, move):
            return tuple(_played(seat, move))
        case Challenged(by, rulings) if event.stands:
            words = tuple(ruling.word for ruling in rulings)
            return (message("tag-on-challenge-failed", who=SeatArg(by), words=listed(words), count=len(words)),)
        case Withdrawn(seat):
            return (message("tag-on-tiles-taken-back", who=SeatArg(seat)),)
        case e.TurnForfeited(seat):
            return (message("tag-on-turn-lost", who=SeatArg(seat)),)
        case e.TurnOwed(seat):
            return (message("tag-on-next-turn-lost", who=SeatArg(seat)),)
        case e.ClaimChallenged(by, claim):
            return (message("tag-on-claim-challenged", who=SeatArg(by), claim=claim),)
        case e.ClaimJudged(seat, claim, stands, judged, proofs):
            if stands:
                return (*_proof(proofs), message(f"tag-on-claim-upheld-by-{judged}", claim=claim))
            return (message(f"tag-on-claim-rejected-by-{judged}", who=SeatArg(seat), claim=claim),)
        case e.Proved(_, proofs):
            return _proof(proofs)
        case e.ShieldSaved(seat, saved=None):
            return (message("tag-on-shield-saved-turn", who=SeatArg(seat)),)
        case e.ShieldSaved(seat, saved=int(saved)):
            return (message("tag-on-shield-saved-other", who=SeatArg(seat), other=SeatArg(saved)),)
        case e.ShieldExchanged(seat, count):
            return (message("tag-on-shield-exchanged-tiles", who=SeatArg(seat), count=count),)
        case e.ShieldReturned(seat):
            return (message("tag-on-shield-swapped", who=SeatArg(seat)),)
        case e.Finished():
            return tuple(_finished(event))
        case _:
            return messages.event_messages(event)


def _proof(proofs: tuple[Evidence, ...]) -> tuple[Message, ...]:
    """The first proof in a sentence, as it was stored."""
    return tuple(message("tag-on-proof", proof=dict(zip(("en", "fr"), one.told, strict=True))) for one in proofs[:1])


def _played(seat: int, move: TagOnMove) -> Iterator[Message]:
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


def _finished(event: e.Finished) -> Iterator[Message]:
    told = ENDINGS[event.why]
    yield message(told) if event.by is None else message(told, who=SeatArg(event.by))
    if any(event.adjustments):
        lost = {seat: points for seat, points in enumerate(event.adjustments) if points}
        yield message("crossword-leftover-tiles", points=points_by_seat(lost))
    yield from winner_messages(event.winners)


# Prompts


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
