"""Events in a sentence, for the log and the end of the game."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.crossword.events import Challenged, Withdrawn
from parlour.games.crossword.text import messages
from parlour.games.tag_on import events as e
from parlour.games.tag_on.rules import scoring
from parlour.games.tag_on.state import Claim, Evidence, TagOnMove
from parlour.kernel.events import Event
from parlour.kernel.i18n import Fact, say
from parlour.kernel.prompts import About

ENDINGS: dict[str, str] = {
    "out": "No letter is left in the bag, and {name} has used the last one: the game is over.",
    "passes": "Everyone has passed: the game is over.",
    "scoreless": "Nobody has scored for a long time: the game is over.",
    "rounds": "Sixty rounds have been played: the game is over.",
    "alone": "Only one player is left: the game is over.",
}
CLAIMED: dict[str, str] = {
    "book": "{word} is a book of the Bible: ×{times}.",
    "character": "{word} is a character: ×{times}.",
    "land": "{word} is a land or a place: ×{times}.",
    "utterance": "{word} is an utterance: ×{times}.",
    "kin": "{word} is kin of {other} ({relation}): ×{times}.",
}
DOUBTED: dict[str, str] = {
    "tag": "{name} challenges the tag.",
    "book": "{name} challenges that it is a book.",
    "character": "{name} challenges that it is a character.",
    "land": "{name} challenges that it is a land.",
    "utterance": "{name} challenges that it is an utterance.",
    "kin": "{name} challenges the kinship.",
}
JUDGED: dict[tuple[bool, str], str] = {
    (True, "text"): "The claim stands.",
    (False, "text"): "The text does not prove it: {name} loses its points.",
    (True, "vote"): "The players let it stand.",
    (False, "vote"): "The players do not accept it: {name} loses its points.",
}


def tell(event: Event, names: tuple[str, ...], language: str = "en") -> str | None:
    """The event as a sentence; None if it is not worth one."""
    match event:
        case e.FacedUp(tiles):
            return say("Face up beside the board: {tiles}.", language, tiles=" ".join(tiles))
        case e.Played(seat, move):
            return _played(move, names[seat], language)
        case Challenged(by, rulings) if event.stands:
            words = ", ".join(ruling.word for ruling in rulings)
            return say("{name} challenges in vain: {words} can stay.", language, name=names[by], words=words)
        case Withdrawn(seat):
            return say("{name} takes the tiles back.", language, name=names[seat])
        case e.TurnForfeited(seat):
            return say("{name} loses this turn.", language, name=names[seat])
        case e.TurnOwed(seat):
            return say("{name} will lose the next turn.", language, name=names[seat])
        case e.ClaimChallenged(by, claim):
            return say(DOUBTED[claim], language, name=names[by])
        case e.ClaimJudged(seat, _, stands, judged, proofs):
            verdict = say(JUDGED[stands, judged], language, name=names[seat])
            return " ".join([*(_told(proof, language) for proof in proofs[:1]), verdict])
        case e.Proved(_, proofs):
            return " ".join(_told(proof, language) for proof in proofs[:1]) or None
        case e.ShieldSaved(seat):
            return say("{name} uses a shield and loses no turn.", language, name=names[seat])
        case e.ShieldExchanged(seat, count):
            return say(
                "{name} uses a shield to exchange tiles ({count}) and plays on.",
                language,
                name=names[seat],
                count=count,
            )
        case e.ShieldReturned(seat):
            return say("{name} puts a shield back and draws for it.", language, name=names[seat])
        case e.Finished():
            return _finished(event, names, language)
        case _:
            return messages.tell(event, names, language)


def _told(proof: Evidence, language: str) -> str:
    return proof.told[language == "fr"]


def _played(move: TagOnMove, name: str, language: str) -> str:
    parts = []
    if move.took:
        parts.append(
            say("{name} gives {gave} for the face-up {took}.", language, name=name, gave=move.gave, took=move.took)
        )
    facts: dict[str, Fact] = {"name": name, "word": move.word, "place": move.place, "score": move.score}
    if move.replaced:
        old, _, _ = move.replaced.partition("@")
        parts.append(say("{name} turns {old} into {word} at {place} for {score}.", language, old=old, **facts))
    else:
        parts.append(say("{name} lays {word} at {place} for {score}.", language, **facts))
    others = ", ".join(formed.word for formed in move.words[1:])
    if others:
        parts.append(say("With it: {words}.", language, words=others))
    if move.tag is not None:
        parts.append(say("It tags {word}.", language, word=move.tag.word))
        if move.tag.because:
            parts.append(say("Because: {text}", language, text=move.tag.because))
    parts += [_claimed(claim, move.word.upper(), language) for claim in move.claims]
    if move.centre:
        parts.append(say("The centre doubles the word.", language))
    if move.all_tiles:
        parts.append(say("All nine tiles: {points}.", language, points=move.all_tiles))
    return " ".join([*parts, f"({scoring.explain(move)})"])


def _claimed(claim: Claim, word: str, language: str) -> str:
    facts: dict[str, Fact] = {"word": word, "times": claim.times}
    if claim.kind == "kin":
        facts |= {"other": claim.word, "relation": claim.relation}
    return say(CLAIMED[claim.kind], language, **facts)


def _finished(event: e.Finished, names: tuple[str, ...], language: str) -> str:
    parts = [say(ENDINGS[event.why], language, name="" if event.by is None else names[event.by])]
    if any(event.adjustments):
        letters = ", ".join(f"{name} {points:+d}" for name, points in zip(names, event.adjustments, strict=True))
        parts.append(say("Unplaced letters: {letters}.", language, letters=letters))
    return " ".join(filter(None, [*parts, messages.tell_winners(event.winners, names, language)]))


JUDGE: dict[str, str] = {
    "tag": "{name} says that {word} and {other} are connected. Are they?",
    "book": "{name} says that {word} is a book of the Bible. Is it?",
    "character": "{name} says that {word} is a character of the Bible. Is it?",
    "land": "{name} says that {word} is a land or a place of the Bible. Is it?",
    "utterance": "{name} says that somebody in the Bible utters {word}. Is that so?",
    "kin": "{name} says that {word} is {other}'s {relation}. Is that so?",
}
LOSES: dict[str, str] = {
    "turn": "Your play falls, and the turn is lost. Use a shield, if you have one, and play again?",
    "next": "Your challenge was in vain, and your next turn is lost. Use a shield, if you have one?",
}


def pose(kind: str, about: Mapping[str, About], names: tuple[str, ...], language: str = "en") -> str:
    """The question in a sentence, for those who are asked."""
    facts: dict[str, Fact] = {name: value for name, value in about.items() if isinstance(value, str | int)}
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
                return say("{name} laid {word} at {place} for {score} and tags {tagged}. Challenge?", language, **facts)
            return say("{name} laid {word} at {place} for {score}. Challenge?", language, **facts)
