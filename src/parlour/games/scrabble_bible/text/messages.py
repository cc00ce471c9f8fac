"""Events in a sentence, for the log and the end of the game."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.crossword.events import Challenged, Ruling, Withdrawn
from parlour.games.crossword.text import messages
from parlour.games.scrabble_bible import events as e
from parlour.games.scrabble_bible.state import Move
from parlour.kernel.events import Event
from parlour.kernel.i18n import Fact, say
from parlour.kernel.prompts import About

ENDINGS: dict[str, str] = {
    "out": "The bag is empty and {name} is out of tiles: the game is over.",
    "passes": "Everyone has passed: the game is over.",
    "scoreless": "Nobody has scored for a long time: the game is over.",
    "target": "It is finished! {name} has reached the target.",
    "alone": "Only one player is left: the game is over.",
}


def tell(event: Event, names: tuple[str, ...], language: str = "en") -> str | None:
    """The event as a sentence; None if it is not worth one."""
    match event:
        case e.Laid(seat, move):
            return _laid(move, names[seat], language)
        case Challenged(by, rulings) if event.stands:
            return _challenged_in_vain(names[by], rulings, language)
        case Withdrawn(seat):
            return say("{name} takes the tiles back and loses the turn.", language, name=names[seat])
        case e.BonusChallenged(by, word, stands):
            sentence = (
                "{name} challenges the bonus for {word}: it stands."
                if stands
                else "{name} challenges the bonus for {word}: it goes."
            )
            return say(sentence, language, name=names[by], word=word)
        case e.StoryAsked(by, seat, word) if by == seat:
            return say("{name} will tell the story of {word}.", language, name=names[seat], word=word)
        case e.StoryAsked(by, _, word):
            return say("{name} asks for the story of {word}.", language, name=names[by], word=word)
        case e.StoryTold(seat, word, text):
            return say("{name} tells of {word}: {text}", language, name=names[seat], word=word, text=text)
        case e.StoryJudged(seat, word, accepted, points, own_word):
            return _judged(names[seat], word, accepted, points, own_word, language)
        case e.HelpAsked(seat, owed_by):
            asked = say("{name} asks for help.", language, name=names[seat])
            owing = [
                say("{other} had {name}'s help before.", language, name=names[seat], other=names[other])
                for other in owed_by
            ]
            return " ".join([asked, *owing])
        case e.HelpOffered(seat, to):
            return say("{name} offers {other} help.", language, name=names[seat], other=names[to])
        case e.HelpTaken(seat, helper):
            return say("{other} shows {name} the rack.", language, name=names[seat], other=names[helper])
        case e.HelpDeclined(seat):
            return say("{name} goes without help.", language, name=names[seat])
        case e.Traded(seat, helper, gave, got):
            if gave:
                return say(
                    "{name} gives {other} {gave} for {got}.",
                    language,
                    name=names[seat],
                    other=names[helper],
                    gave=gave,
                    got=got,
                )
            return say("{name} and {other} swap a tile.", language, name=names[seat], other=names[helper])
        case e.Adjusted(seat, points, why):
            return say("{name}: {points} ({why}).", language, name=names[seat], points=f"{points:+d}", why=why)
        case e.Ended():
            return _ended(event, names, language)
        case _:
            return messages.tell(event, names, language)


def _laid(move: Move, name: str, language: str) -> str:
    parts = [
        say(
            "{name} lays {word} at {place} for {score}.",
            language,
            name=name,
            word=move.word,
            place=move.place,
            score=move.score,
        )
    ]
    others = ", ".join(formed.word for formed in move.words[1:])
    if others:
        parts.append(say("With it: {words}.", language, words=others))
    for formed in move.words:
        if formed.bonus:
            parts.append(
                say(
                    "{word} earns a bonus of {points}.",
                    language,
                    word=formed.word.upper(),
                    points=formed.bonus,
                )
            )
    if move.babel_bonus:
        parts.append(say("Another language: {points}.", language, points=move.babel_bonus))
    if move.all_tiles:
        sentence = "PEACE BE WITH YOU: {points}." if move.peace else "PERFECTION: {points}."
        parts.append(say(sentence, language, points=move.all_tiles))
    return " ".join(parts)


def _challenged_in_vain(name: str, rulings: tuple[Ruling, ...], language: str) -> str:
    return say(
        "{name} challenges in vain: {words} can stay. {name} misses the next turn.",
        language,
        name=name,
        words=", ".join(ruling.word for ruling in rulings),
    )


def _judged(name: str, word: str, accepted: bool, points: int, own_word: bool, language: str) -> str:
    if not accepted:
        return say("The story of {word} earns nothing.", language, word=word)
    sentence = (
        "By {name}'s own word the story of {word} was right: {points} points."
        if own_word
        else "{name}'s story of {word} is accepted: {points} points."
    )
    return say(sentence, language, name=name, word=word, points=points)


def _ended(event: e.Ended, names: tuple[str, ...], language: str) -> str:
    adjustments, winners = event.adjustments, event.winners
    parts = [say(ENDINGS[event.why], language, name="" if event.by is None else names[event.by])]
    if any(adjustments):
        letters = ", ".join(f"{name} {points:+d}" for name, points in zip(names, adjustments, strict=True))
        parts.append(say("Unplayed letters: {letters}.", language, letters=letters))
    return " ".join(filter(None, [*parts, messages.tell_winners(winners, names, language)]))


QUESTIONS: dict[str, str] = {
    "challenge": "{name} laid {word} at {place} for {score}. Challenge?",
    "judge-bonus": "Is {word} a word of faith that earns its bonus?",
    "story": "{name} laid {words}. Ask for the story?",
    "tell": "Tell the story of {word}.",
    "judge-story": "{name} told of {word}: “{text}” Was that right?",
    "own-word": "You told of {word}: “{text}” By your own word: was that right?",
    "help": "{name} asks for help. Offer it?",
    "take": "{names} would help you with a tile. Take the help?",
    "trade": "{name} shows you the rack. Which tile for which?",
}


def pose(kind: str, about: Mapping[str, About], names: tuple[str, ...], language: str = "en") -> str:
    """The question in a sentence, for those who are asked."""
    facts: dict[str, Fact] = {name: value for name, value in about.items() if isinstance(value, str | int)}
    whose = about.get("helper", about.get("seat"))
    facts["name"] = names[whose] if isinstance(whose, int) else ""
    words, offers = about.get("words"), about.get("offers")
    if isinstance(words, tuple) and words:
        facts["words"] = ", ".join(str(word).upper() for word in words)
        facts["word"] = str(words[0]).upper()
    if isinstance(offers, tuple):
        facts["names"] = ", ".join(names[seat] for seat in offers if isinstance(seat, int))
    own = kind == "story" and about.get("own") is True
    return say("You laid {words}. Tell the story?" if own else QUESTIONS[kind], language, **facts)
