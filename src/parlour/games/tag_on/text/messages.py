"""Events in a sentence, for the log and the end of the game."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.crossword.events import Challenged, Withdrawn
from parlour.games.crossword.text import messages
from parlour.games.tag_on import events as e
from parlour.games.tag_on.rules import scoring
from parlour.games.tag_on.state import Claim, Evidence, TagOnMove
from parlour.kernel.events import Event
from parlour.kernel.i18n import Arg, say
from parlour.kernel.prompts import About

ENDINGS: dict[str, str] = {
    "out": "tag-on-endings-out",
    "passes": "tag-on-endings-passes",
    "scoreless": "tag-on-endings-scoreless",
    "rounds": "tag-on-endings-rounds",
    "alone": "tag-on-endings-alone",
}
CLAIMED: dict[str, str] = {
    "book": "tag-on-claimed-book",
    "character": "tag-on-claimed-character",
    "land": "tag-on-claimed-land",
    "utterance": "tag-on-claimed-utterance",
    "kin": "tag-on-claimed-kin",
}
DOUBTED: dict[str, str] = {
    "tag": "tag-on-doubted-tag",
    "book": "tag-on-doubted-book",
    "character": "tag-on-doubted-character",
    "land": "tag-on-doubted-land",
    "utterance": "tag-on-doubted-utterance",
    "kin": "tag-on-doubted-kin",
}
JUDGED: dict[tuple[bool, str], str] = {
    (True, "text"): "tag-on-judged-stands-text",
    (False, "text"): "tag-on-judged-fails-text",
    (True, "vote"): "tag-on-judged-stands-vote",
    (False, "vote"): "tag-on-judged-fails-vote",
}


def tell(event: Event, names: tuple[str, ...], language: str = "en") -> str | None:
    """The event as a sentence; None if it is not worth one."""
    match event:
        case e.FacedUp(tiles):
            return say("tag-on-face-up-beside-board", language, tiles=" ".join(tiles))
        case e.Played(seat, move):
            return _played(move, names[seat], language)
        case Challenged(by, rulings) if event.stands:
            words = ", ".join(ruling.word for ruling in rulings)
            return say("tag-on-challenges-in-vain-can-stay", language, name=names[by], words=words)
        case Withdrawn(seat):
            return say("tag-on-takes-tiles-back", language, name=names[seat])
        case e.TurnForfeited(seat):
            return say("tag-on-loses-this-turn", language, name=names[seat])
        case e.TurnOwed(seat):
            return say("tag-on-will-lose-next-turn", language, name=names[seat])
        case e.ClaimChallenged(by, claim):
            return say(DOUBTED[claim], language, name=names[by])
        case e.ClaimJudged(seat, _, stands, judged, proofs):
            verdict = say(JUDGED[stands, judged], language, name=names[seat])
            return " ".join([*(_told(proof, language) for proof in proofs[:1]), verdict])
        case e.Proved(_, proofs):
            return " ".join(_told(proof, language) for proof in proofs[:1]) or None
        case e.ShieldSaved(seat):
            return say("tag-on-uses-shield-and-loses-no-turn", language, name=names[seat])
        case e.ShieldExchanged(seat, count):
            return say(
                "tag-on-uses-shield-exchange-tiles-and-plays",
                language,
                name=names[seat],
                count=count,
            )
        case e.ShieldReturned(seat):
            return say("tag-on-puts-shield-back-and-draws-for", language, name=names[seat])
        case e.Finished():
            return _finished(event, names, language)
        case _:
            return messages.tell(event, names, language)


def _told(proof: Evidence, language: str) -> str:
    return proof.told[language == "fr"]


def _played(move: TagOnMove, name: str, language: str) -> str:
    parts = []
    if move.took:
        parts.append(say("tag-on-gives-for-face-up", language, name=name, gave=move.gave, took=move.took))
    facts: dict[str, Arg] = {"name": name, "word": move.word, "place": move.place, "score": move.score}
    if move.replaced:
        old, _, _ = move.replaced.partition("@")
        parts.append(say("tag-on-turns-into-at-for", language, old=old, **facts))
    else:
        parts.append(say("tag-on-lays-at-for", language, **facts))
    others = ", ".join(formed.word for formed in move.words[1:])
    if others:
        parts.append(say("tag-on-with-it", language, words=others))
    if move.tag is not None:
        parts.append(say("tag-on-it-tags", language, word=move.tag.word))
        if move.tag.because:
            parts.append(say("tag-on-because", language, text=move.tag.because))
    parts += [_claimed(claim, move.word.upper(), language) for claim in move.claims]
    if move.centre:
        parts.append(say("tag-on-centre-doubles-word", language))
    if move.all_tiles:
        parts.append(say("tag-on-all-nine-tiles", language, points=move.all_tiles))
    return " ".join([*parts, f"({scoring.explain(move)})"])


def _claimed(claim: Claim, word: str, language: str) -> str:
    facts: dict[str, Arg] = {"word": word, "times": claim.times}
    if claim.kind == "kin":
        facts |= {"other": claim.word, "relation": claim.relation}
    return say(CLAIMED[claim.kind], language, **facts)


def _finished(event: e.Finished, names: tuple[str, ...], language: str) -> str:
    parts = [say(ENDINGS[event.why], language, name="" if event.by is None else names[event.by])]
    if any(event.adjustments):
        letters = ", ".join(f"{name} {points:+d}" for name, points in zip(names, event.adjustments, strict=True))
        parts.append(say("tag-on-unplaced-letters", language, letters=letters))
    return " ".join(filter(None, [*parts, messages.tell_winners(event.winners, names, language)]))


JUDGE: dict[str, str] = {
    "tag": "tag-on-judge-tag",
    "book": "tag-on-judge-book",
    "character": "tag-on-judge-character",
    "land": "tag-on-judge-land",
    "utterance": "tag-on-judge-utterance",
    "kin": "tag-on-judge-kin",
}
LOSES: dict[str, str] = {
    "turn": "tag-on-loses-turn",
    "next": "tag-on-loses-next",
}


def pose(kind: str, about: Mapping[str, About], names: tuple[str, ...], language: str = "en") -> str:
    """The question in a sentence, for those who are asked."""
    facts: dict[str, Arg] = {name: value for name, value in about.items() if isinstance(value, str | int)}
    seat = about.get("seat")
    facts["name"] = names[seat] if isinstance(seat, int) else ""
    match kind:
        case "shield":
            return say(LOSES[str(about["loses"])], language)
        case "judge":
            return say(JUDGE[str(about["claim"])], language, **facts)
        case _:
            words = about.get("words")
            facts["word"] = str(words[0]).upper() if isinstance(words, tuple) and words else ""
            if about.get("tag"):
                facts["tagged"] = str(about["tag"]).partition("@")[0]
                return say("tag-on-laid-at-for-and-tags-challenge", language, **facts)
            return say("tag-on-laid-at-for-challenge", language, **facts)
