"""Messages for the events and prompts of SCRABBLE Bible Edition."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.crossword.events import Challenged, Withdrawn
from parlour.games.crossword.text import messages
from parlour.games.crossword.text.messages import points_by_seat, tile_names
from parlour.games.scrabble_bible import events as e
from parlour.games.scrabble_bible.rules import scoring
from parlour.games.scrabble_bible.state import Move
from parlour.kernel.i18n import Arg, Message, SeatArg, listed, message
from parlour.kernel.messages import EventMessages
from parlour.kernel.prompts import About

ENDINGS: dict[e.EndReason, str] = {
    "out": "crossword-ended-out",
    "passes": "crossword-ended-passes",
    "scoreless": "scrabble-bible-ended-scoreless",
    "target": "scrabble-bible-ended-target",
    "alone": "crossword-ended-alone",
}


def _laid(event: e.Laid) -> tuple[Message, ...]:
    return _played(event.move)


def _challenged(event: Challenged) -> tuple[Message, ...]:
    if not event.stands:
        return messages.challenge_won(event)
    words = tuple(ruling.word.upper() for ruling in event.rulings)
    who = SeatArg(event.by)
    return (message("scrabble-bible-challenge-lost", who=who, words=listed(words), count=len(words)),)


def _withdrawn(event: Withdrawn) -> tuple[Message, ...]:
    return (message("scrabble-bible-play-withdrawn", who=SeatArg(event.seat)),)


def _bonus_challenged(event: e.BonusChallenged) -> tuple[Message, ...]:
    told = "scrabble-bible-bonus-kept" if event.stands else "scrabble-bible-bonus-lost"
    return (message(told, who=SeatArg(event.by), word=event.word),)


def _story_asked(event: e.StoryAsked) -> tuple[Message, ...]:
    told = "scrabble-bible-story-volunteered" if event.by == event.seat else "scrabble-bible-story-asked"
    return (message(told, who=SeatArg(event.by), word=event.word),)


def _story_told(event: e.StoryTold) -> tuple[Message, ...]:
    return (message("scrabble-bible-story-told", who=SeatArg(event.seat), word=event.word, text=event.text),)


def _story_judged(event: e.StoryJudged) -> tuple[Message, ...]:
    if not event.accepted:
        return (message("scrabble-bible-story-rejected", word=event.word),)
    told = "scrabble-bible-story-accepted-by-teller" if event.own_word else "scrabble-bible-story-accepted"
    return (message(told, who=SeatArg(event.seat), word=event.word, points=event.points),)


def _help_asked(event: e.HelpAsked) -> tuple[Message, ...]:
    who = SeatArg(event.seat)
    helped = (message("scrabble-bible-helped-before", who=who, other=SeatArg(one)) for one in event.owed_by)
    return (message("scrabble-bible-help-asked", who=who), *helped)


def _help_offered(event: e.HelpOffered) -> tuple[Message, ...]:
    return (message("scrabble-bible-help-offered", who=SeatArg(event.seat), other=SeatArg(event.to)),)


def _help_taken(event: e.HelpTaken) -> tuple[Message, ...]:
    return (message("scrabble-bible-help-accepted", who=SeatArg(event.seat), other=SeatArg(event.helper)),)


def _help_declined(event: e.HelpDeclined) -> tuple[Message, ...]:
    return (message("scrabble-bible-help-declined", who=SeatArg(event.seat)),)


def _traded(event: e.Traded) -> tuple[Message, ...]:
    who, other = SeatArg(event.seat), SeatArg(event.helper)
    if not event.gave and not event.got:
        return (message("scrabble-bible-traded-unseen", who=who, other=other),)
    gave, got = tile_names(event.gave), tile_names(event.got)
    return (message("scrabble-bible-traded", who=who, other=other, gave=gave, got=got),)


def _adjusted(event: e.Adjusted) -> tuple[Message, ...]:
    points = points_by_seat({event.seat: event.points})
    return (message("scrabble-bible-adjusted", points=points, why=event.why),)


def _played(move: Move) -> tuple[Message, ...]:
    word = move.word.upper()
    told = [message("scrabble-bible-played", who=SeatArg(move.seat), word=word, score=move.score)]
    if others := tuple(formed.word.upper() for formed in move.words[1:]):
        told.append(message("crossword-also", words=others))
    told += [_bonus(move, formed.word.upper(), formed.bonus) for formed in move.words if formed.bonus]
    if move.babel_bonus:
        babel: dict[str, Arg] = {"word": word, "language": move.babel, "points": move.babel_bonus}
        if move.claimed:
            told.append(message("scrabble-bible-babel-claimed", who=SeatArg(move.seat), **babel))
        else:
            told.append(message("scrabble-bible-babel-word", **babel))
    if move.all_tiles:
        name = "scrabble-bible-peace-be-with-you" if move.peace else "scrabble-bible-perfection"
        told.append(message(name, points=move.all_tiles))
    return tuple(told)


def _bonus(move: Move, word: str, points: int) -> Message:
    """SB-24: what the list gives is a fact, what a player claims may be rejected."""
    if move.claimed:
        return message("scrabble-bible-bonus-claimed", who=SeatArg(move.seat), word=word, points=points)
    return message("scrabble-bible-bonus-word", word=word, points=points)


def _ended(event: e.Ended) -> tuple[Message, ...]:
    return messages.ended(ENDINGS[event.why], event.by, event.adjustments, event.winners)


EVENT_MESSAGES: EventMessages = {
    **messages.EVENT_MESSAGES,
    e.Laid: _laid,
    Challenged: _challenged,
    Withdrawn: _withdrawn,
    e.BonusChallenged: _bonus_challenged,
    e.StoryAsked: _story_asked,
    e.StoryTold: _story_told,
    e.StoryJudged: _story_judged,
    e.HelpAsked: _help_asked,
    e.HelpOffered: _help_offered,
    e.HelpTaken: _help_taken,
    e.HelpDeclined: _help_declined,
    e.Traded: _traded,
    e.Adjusted: _adjusted,
    e.Ended: _ended,
}


WAITING = {
    "challenge": "crossword-waiting-for-challenge",
    "judge-bonus": "scrabble-bible-waiting-for-judge-bonus",
    "story": "scrabble-bible-waiting-for-story",
    "tell": "scrabble-bible-waiting-for-tell",
    "judge-story": "scrabble-bible-waiting-for-judge-story",
    "help": "scrabble-bible-waiting-for-help",
    "take": "scrabble-bible-waiting-for-take",
    "trade": "scrabble-bible-waiting-for-trade",
    "own-word": "scrabble-bible-waiting-for-judge-story",
}
"For each kind of prompt, the message for those whom it does not ask."


def prompt_message(kind: str, about: Mapping[str, About]) -> Message:
    """The message of a prompt, for the seats asked.

    >>> prompt_message("tell", {"seat": 1, "word": "DOVE"})
    Message(id='scrabble-bible-prompt-tell', args={'word': 'DOVE'})
    """
    who = _seat(about, "seat")
    match kind:
        case "challenge":
            return message("scrabble-bible-played", who=who, word=_words(about)[0], score=_number(about, "score"))
        case "judge-bonus":
            return message("scrabble-bible-prompt-judge-bonus", who=_seat(about, "by"), word=_text(about, "word"))
        case "story" if about["own"]:
            return message("scrabble-bible-prompt-own-story", words=listed(_words(about)), points=scoring.STORY)
        case "story":
            return message("scrabble-bible-prompt-story", who=who, words=listed(_words(about)))
        case "tell":
            return message("scrabble-bible-prompt-tell", word=_text(about, "word"))
        case "judge-story":
            word, text = _text(about, "word"), _text(about, "text")
            return message("scrabble-bible-prompt-judge-story", who=who, word=word, text=text)
        case "own-word":
            word, text = _text(about, "word"), _text(about, "text")
            return message("scrabble-bible-prompt-own-word", word=word, text=text)
        case "help":
            return message("scrabble-bible-prompt-help", who=who)
        case "take":
            offers = about["offers"]
            assert isinstance(offers, tuple)
            names = listed(tuple(SeatArg(seat) for seat in offers if isinstance(seat, int)))
            return message("scrabble-bible-prompt-take", names=names)
        case _:
            return message("scrabble-bible-prompt-trade", who=_seat(about, "helper"))


def _seat(about: Mapping[str, About], name: str) -> SeatArg:
    seat = about[name]
    assert isinstance(seat, int)
    return SeatArg(seat)


def _number(about: Mapping[str, About], name: str) -> int:
    number = about[name]
    assert isinstance(number, int)
    return number


def _text(about: Mapping[str, About], name: str) -> str:
    text = about[name]
    assert isinstance(text, str)
    return text


def _words(about: Mapping[str, About]) -> tuple[str, ...]:
    words = about["words"]
    assert isinstance(words, tuple)
    return tuple(str(word).upper() for word in words)
