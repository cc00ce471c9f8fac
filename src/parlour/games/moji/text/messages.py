"""Messages for events and prompts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from parlour.games.moji import events as e
from parlour.games.moji.cards import Card
from parlour.games.moji.options import Challenges, Placement
from parlour.games.moji.rules.judge import fault_message
from parlour.games.moji.state import Said
from parlour.kernel.events import Event
from parlour.kernel.i18n import Message, SeatArg, message
from parlour.kernel.prompts import About

PLACEMENTS: dict[Placement, str] = {
    "first-or-last": "moji-challenge-first-or-last",
    "first-and-last": "moji-challenge-first-and-last",
    "between": "moji-challenge-between",
}
VOTES = {
    (False, True): "moji-voted-in",
    (True, False): "moji-voted-out",
    (True, True): "moji-vote-still-counts",
    (False, False): "moji-vote-still-refused",
}
"""By whether the word counted before the vote, and whether it does now."""


def event_messages(event: Event) -> tuple[Message, ...]:
    """The event in sentences; none if it is not worth one.

    >>> event_messages(e.TooLate(1, "CATCH"))
    (Message(id='moji-too-late', args={'who': SeatArg(seat=1), 'word': 'CATCH'}),)
    """
    match event:
        case e.Wrong(_, word, fault, _, detail):  # most events of a race
            return (fault_message(fault, word, detail),)
        case e.Tied(seats, words, cards):
            said = tuple(
                message("moji-said-by", name=(SeatArg(seat),), word=word)
                for seat, word in zip(seats, words, strict=True)
            )
            return (message("moji-tied", words=said), message("moji-tied-race-on", cards=_letters(cards)))
        case e.RoundEnded(points, winners, why, pick_by, best, missed):
            scores = tuple(
                message("moji-points-of", name=(SeatArg(seat),), points=won) for seat, won in enumerate(points)
            )
            return (
                message(f"moji-round-over-{why}"),
                message("moji-points", points=scores),
                *_round_winners(winners, picks=pick_by is not None),
                *_round_words(best, missed),
            )
        case e.Announced(seat, word, _, fault, detail) if fault:
            return (message("moji-announced", who=SeatArg(seat), word=word), fault_message(fault, word, detail))
        case e.Judged(word=word, fault=fault, detail=detail) if fault:
            return (message("moji-vote-still-refused", word=word), fault_message(fault, word, detail))
        case e.Ended(winners):
            return _winners(winners)
        case _:
            sentence = _sentence(event)
            return () if sentence is None else (sentence,)


def _sentence(event: Event) -> Message | None:
    """The event, if it takes no more than one sentence."""
    match event:
        case e.RoundBegan(number, challenges) if challenge_messages(challenges):
            return message("moji-round-began-with", round=number, challenges=challenge_messages(challenges))
        case e.RoundBegan(number):
            return message("moji-round-began", round=number)
        case e.Revealed(cards):
            turned = tuple(message("moji-card-of", name=(SeatArg(seat),), card=card[0]) for seat, card in cards)
            return message("moji-new-cards", cards=turned)
        case e.Flipped(seat, card, _, by_itself):
            return message("moji-card-flipped-for" if by_itself else "moji-flipped", who=SeatArg(seat), card=card[0])
        case e.Claimed(_, word):
            return message("moji-word-good", word=word)
        case e.Collected(seat, word, _, cards):
            return message("moji-took-cards", who=SeatArg(seat), word=word, count=len(cards))
        case e.TooLate(seat, word):
            return message("moji-too-late", who=SeatArg(seat), word=word)
        case e.GaveUp(seat):
            return message("moji-is-stuck", who=SeatArg(seat))
        case e.Opened(cards):
            return message("moji-tied-all-stuck", cards=_letters(cards))
        case e.SetAside(cards):
            return message("moji-all-stuck", cards=_letters(cards), count=len(cards))
        case e.LeftBehind(seat, count):
            return message("moji-cards-removed", who=SeatArg(seat), count=count)
        case e.Questioned(by, _, word):
            return message("moji-disputed", who=SeatArg(by), word=word)
        case e.Judged(_, word, accepted, counts):
            return message(VOTES[accepted, counts], word=word)
        case e.GridLaid(cards):
            return message("moji-grid-laid", count=len(cards))
        case e.TurnBegan(seat):
            return message("moji-turn", who=SeatArg(seat))
        case e.Passed(seat, out_of_time):
            return message("moji-ran-out-of-time" if out_of_time else "moji-passed", who=SeatArg(seat))
        case e.Shown(cards):
            return message("moji-write-with", cards=_letters(cards))
        case e.Announced(seat, word, points):
            return message("moji-announced-scored", who=SeatArg(seat), word=word, points=points)
        case e.Compared(written):
            good = sum(not word.fault for word in written)
            return message("moji-words-compared", count=len(written), good=good)
        case e.Picked(seat, challenges) if challenge_messages(challenges):
            return message("moji-picked", who=SeatArg(seat), challenges=challenge_messages(challenges))
        case e.Picked(seat):
            return message("moji-picked-none", who=SeatArg(seat))
        case _:
            return None


def prompt_message(kind: str, about: Mapping[str, About]) -> Message:
    """The message of a prompt, for the seats asked."""
    seat, word = about["seat"], about["word"]
    assert kind == "dispute" and isinstance(seat, int) and isinstance(word, str)
    verdict = "accepted" if about["accepted"] else "refused"
    return message(f"moji-prompt-dispute-{verdict}", who=SeatArg(seat), word=word)


def challenge_messages(challenges: Challenges) -> tuple[Message, ...]:
    """
    >>> [one.id for one in challenge_messages(Challenges(min=4, theme=("food",)))]
    ['moji-challenge-min', 'moji-option-theme-food']
    """
    parts = []
    if challenges.min:
        parts.append(message("moji-challenge-min", min=challenges.min))
    if challenges.placement != "anywhere":
        parts.append(message(PLACEMENTS[challenges.placement]))
    parts += [message(f"moji-option-theme-{theme}") for theme in challenges.theme]
    return tuple(parts)


def _letters(cards: Iterable[Card]) -> str:
    return " ".join(card[0] for card in cards)


def _round_winners(winners: tuple[int, ...], *, picks: bool) -> tuple[Message, ...]:
    """MO-40: with Master's Choice, the first of the winners picks the next challenges."""
    if not winners:
        return ()
    first = SeatArg(winners[0])
    if len(winners) == 1:
        return (message("moji-round-won-pick" if picks else "moji-round-won", who=first),)
    shared = message("moji-round-shared", names=tuple(map(SeatArg, winners)))
    return (shared, message("moji-picks-next", who=first)) if picks else (shared,)


def _round_words(best: Said | None, missed: tuple[str, ...]) -> tuple[Message, ...]:
    found = []
    if best is not None:
        found.append(message("moji-round-best", name=(SeatArg(best.seat),), word=best.word, points=best.points))
    if missed:
        found.append(message("moji-round-missed", words=missed))
    return tuple(found)


def _winners(winners: tuple[int, ...]) -> tuple[Message, ...]:
    if not winners:
        return ()
    if len(winners) == 1:
        return (message("moji-won", who=SeatArg(winners[0])),)
    return (message("moji-won-together", names=tuple(map(SeatArg, winners))),)
