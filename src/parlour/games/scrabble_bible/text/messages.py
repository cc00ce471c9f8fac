"""Events in a sentence, for the log and the end of the game."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.crossword.events import Challenged, Ruling, Withdrawn
from parlour.games.crossword.text import messages
from parlour.games.scrabble_bible import events as e
from parlour.games.scrabble_bible.state import Move
from parlour.kernel.events import Event
from parlour.kernel.i18n import Arg, say
from parlour.kernel.prompts import About

ENDINGS: dict[str, str] = {
    "out": "scrabble-bible-endings-out",
    "passes": "scrabble-bible-endings-passes",
    "scoreless": "scrabble-bible-endings-scoreless",
    "target": "scrabble-bible-endings-target",
    "alone": "scrabble-bible-endings-alone",
}


def tell(event: Event, names: tuple[str, ...], language: str = "en") -> str | None:
    """The event as a sentence; None if it is not worth one."""
    match event:
        case e.Laid(seat, move):
            return _laid(move, names[seat], language)
        case Challenged(by, rulings) if event.stands:
            return _challenged_in_vain(names[by], rulings, language)
        case Withdrawn(seat):
            return say("scrabble-bible-takes-tiles-back-and-loses-turn", language, name=names[seat])
        case e.BonusChallenged(by, word, stands):
            sentence = (
                "scrabble-bible-challenges-bonus-for-it-stands"
                if stands
                else "scrabble-bible-challenges-bonus-for-it-goes"
            )
            return say(sentence, language, name=names[by], word=word)
        case e.StoryAsked(by, seat, word) if by == seat:
            return say("scrabble-bible-will-tell-story", language, name=names[seat], word=word)
        case e.StoryAsked(by, _, word):
            return say("scrabble-bible-asks-for-story", language, name=names[by], word=word)
        case e.StoryTold(seat, word, text):
            return say("scrabble-bible-tells", language, name=names[seat], word=word, text=text)
        case e.StoryJudged(seat, word, accepted, points, own_word):
            return _judged(names[seat], word, accepted, points, own_word, language)
        case e.HelpAsked(seat, owed_by):
            asked = say("scrabble-bible-asks-for-help", language, name=names[seat])
            owing = [
                say("scrabble-bible-had-s-help-before", language, name=names[seat], other=names[other])
                for other in owed_by
            ]
            return " ".join([asked, *owing])
        case e.HelpOffered(seat, to):
            return say("scrabble-bible-offers-help", language, name=names[seat], other=names[to])
        case e.HelpTaken(seat, helper):
            return say("scrabble-bible-shows-rack", language, name=names[seat], other=names[helper])
        case e.HelpDeclined(seat):
            return say("scrabble-bible-goes-without-help", language, name=names[seat])
        case e.Traded(seat, helper, gave, got):
            if gave:
                return say(
                    "scrabble-bible-gives-for",
                    language,
                    name=names[seat],
                    other=names[helper],
                    gave=gave,
                    got=got,
                )
            return say("scrabble-bible-and-swap-tile", language, name=names[seat], other=names[helper])
        case e.Adjusted(seat, points, why):
            return say("scrabble-bible-", language, name=names[seat], points=f"{points:+d}", why=why)
        case e.Ended():
            return _ended(event, names, language)
        case _:
            return messages.tell(event, names, language)


def _laid(move: Move, name: str, language: str) -> str:
    parts = [
        say(
            "scrabble-bible-lays-at-for",
            language,
            name=name,
            word=move.word,
            place=move.place,
            score=move.score,
        )
    ]
    others = ", ".join(formed.word for formed in move.words[1:])
    if others:
        parts.append(say("scrabble-bible-with-it", language, words=others))
    for formed in move.words:
        if formed.bonus:
            parts.append(
                say(
                    "scrabble-bible-earns-bonus",
                    language,
                    word=formed.word.upper(),
                    points=formed.bonus,
                )
            )
    if move.babel_bonus:
        parts.append(say("scrabble-bible-another-language", language, points=move.babel_bonus))
    if move.all_tiles:
        sentence = "scrabble-bible-peace-be-with-you" if move.peace else "scrabble-bible-perfection"
        parts.append(say(sentence, language, points=move.all_tiles))
    return " ".join(parts)


def _challenged_in_vain(name: str, rulings: tuple[Ruling, ...], language: str) -> str:
    return say(
        "scrabble-bible-challenges-in-vain-can-stay-misses",
        language,
        name=name,
        words=", ".join(ruling.word for ruling in rulings),
    )


def _judged(name: str, word: str, accepted: bool, points: int, own_word: bool, language: str) -> str:
    if not accepted:
        return say("scrabble-bible-story-earns-nothing", language, word=word)
    sentence = "scrabble-bible-by-s-own-word-story-was" if own_word else "scrabble-bible-s-story-accepted-points"
    return say(sentence, language, name=name, word=word, points=points)


def _ended(event: e.Ended, names: tuple[str, ...], language: str) -> str:
    adjustments, winners = event.adjustments, event.winners
    parts = [say(ENDINGS[event.why], language, name="" if event.by is None else names[event.by])]
    if any(adjustments):
        letters = ", ".join(f"{name} {points:+d}" for name, points in zip(names, adjustments, strict=True))
        parts.append(say("scrabble-bible-unplayed-letters", language, letters=letters))
    return " ".join(filter(None, [*parts, messages.tell_winners(winners, names, language)]))


QUESTIONS: dict[str, str] = {
    "challenge": "scrabble-bible-questions-challenge",
    "judge-bonus": "scrabble-bible-questions-judge-bonus",
    "story": "scrabble-bible-questions-story",
    "tell": "scrabble-bible-questions-tell",
    "judge-story": "scrabble-bible-questions-judge-story",
    "own-word": "scrabble-bible-questions-own-word",
    "help": "scrabble-bible-questions-help",
    "take": "scrabble-bible-questions-take",
    "trade": "scrabble-bible-questions-trade",
}


def pose(kind: str, about: Mapping[str, About], names: tuple[str, ...], language: str = "en") -> str:
    """The question in a sentence, for those who are asked."""
    facts: dict[str, Arg] = {name: value for name, value in about.items() if isinstance(value, str | int)}
    whose = about.get("helper", about.get("seat"))
    facts["name"] = names[whose] if isinstance(whose, int) else ""
    words, offers = about.get("words"), about.get("offers")
    if isinstance(words, tuple) and words:
        facts["words"] = ", ".join(str(word).upper() for word in words)
        facts["word"] = str(words[0]).upper()
    if isinstance(offers, tuple):
        facts["names"] = ", ".join(names[seat] for seat in offers if isinstance(seat, int))
    own = kind == "story" and about.get("own") is True
    return say("scrabble-bible-you-laid-tell-story" if own else QUESTIONS[kind], language, **facts)
