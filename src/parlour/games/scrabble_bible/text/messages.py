"""Messages for the events and prompts of SCRABBLE Bible Edition."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.crossword.events import Challenged, Withdrawn
from parlour.games.crossword.text import messages
from parlour.games.crossword.text.messages import listed, points_by_seat, tile_names, winner_messages
from parlour.games.scrabble_bible import events as e
from parlour.games.scrabble_bible.rules import scoring
from parlour.games.scrabble_bible.state import Move
from parlour.kernel.events import Event
from parlour.kernel.i18n import Arg, Message, SeatArg, message
from parlour.kernel.prompts import About

ENDINGS: dict[e.EndReason, str] = {
    "out": "crossword-ended-out",
    "passes": "crossword-ended-passes",
    "scoreless": "scrabble-bible-ended-scoreless",
    "target": "scrabble-bible-ended-target",
    "alone": "crossword-ended-alone",
}


def event_messages(event: Event) -> tuple[Message, ...]:
    """The event in sentences; none if it is not worth one.

    >>> [told.id for told in event_messages(e.Ended("passes", (-4, 0), (1,)))]
    ['crossword-ended-passes', 'crossword-leftover-tiles', 'crossword-won']
    """
    match event:
        case e.Laid(_, move):
            return _played(move)
        case Challenged(by, rulings) if event.stands:
            words = tuple(ruling.word.upper() for ruling in rulings)
            lost = message("scrabble-bible-challenge-lost", who=SeatArg(by), words=listed(words), count=len(words))
            return (lost,)
        case Withdrawn(seat):
            return (message("scrabble-bible-play-withdrawn", who=SeatArg(seat)),)
        case e.BonusChallenged(by, word, stands):
            told = "scrabble-bible-bonus-kept" if stands else "scrabble-bible-bonus-lost"
            return (message(told, who=SeatArg(by), word=word),)
        case e.StoryAsked(by, seat, word):
            told = "scrabble-bible-story-volunteered" if by == seat else "scrabble-bible-story-asked"
            return (message(told, who=SeatArg(by), word=word),)
        case e.StoryTold(seat, word, text):
            return (message("scrabble-bible-story-told", who=SeatArg(seat), word=word, text=text),)
        case e.StoryJudged(_, word, False):
            return (message("scrabble-bible-story-rejected", word=word),)
        case e.StoryJudged(seat, word, _, points, own_word):
            told = "scrabble-bible-story-accepted-by-teller" if own_word else "scrabble-bible-story-accepted"
            return (message(told, who=SeatArg(seat), word=word, points=points),)
        case e.HelpAsked(seat, owed_by):
            helped = (message("scrabble-bible-helped-before", who=SeatArg(seat), other=SeatArg(one)) for one in owed_by)
            return (message("scrabble-bible-help-asked", who=SeatArg(seat)), *helped)
        case e.HelpOffered(seat, to):
            return (message("scrabble-bible-help-offered", who=SeatArg(seat), other=SeatArg(to)),)
        case e.HelpTaken(seat, helper):
            return (message("scrabble-bible-help-accepted", who=SeatArg(seat), other=SeatArg(helper)),)
        case e.HelpDeclined(seat):
            return (message("scrabble-bible-help-declined", who=SeatArg(seat)),)
        case e.Traded(seat, helper, "", ""):
            return (message("scrabble-bible-traded-unseen", who=SeatArg(seat), other=SeatArg(helper)),)
        case e.Traded(seat, helper, gave, got):
            tiles = {"gave": tile_names(gave), "got": tile_names(got)}
            return (message("scrabble-bible-traded", who=SeatArg(seat), other=SeatArg(helper), **tiles),)
        case e.Adjusted(seat, points, why):
            return (message("scrabble-bible-adjusted", points=points_by_seat({seat: points}), why=why),)
        case e.Ended():
            return _ended(event)
        case _:
            return messages.event_messages(event)


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
    told = ENDINGS[event.why]
    reason = message(told) if event.by is None else message(told, who=SeatArg(event.by))
    adjustments = {seat: points for seat, points in enumerate(event.adjustments) if points}
    leftover = (message("crossword-leftover-tiles", points=points_by_seat(adjustments)),) if adjustments else ()
    return (reason, *leftover, *winner_messages(event.winners))


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
