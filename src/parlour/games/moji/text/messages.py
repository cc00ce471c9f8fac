"""Messages for events and prompts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from parlour.games.moji import events as e
from parlour.games.moji.cards import Card
from parlour.games.moji.options import Challenges, Placement
from parlour.games.moji.rules.judge import fault_message
from parlour.games.moji.state import Said
from parlour.kernel.i18n import Arg, Message, SeatArg, listed, message
from parlour.kernel.messages import EventMessages
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


def _round_began(event: e.RoundBegan) -> tuple[Message, ...]:
    if challenges := challenge_messages(event.challenges):
        return (message("moji-round-began-with", round=event.round, challenges=challenges),)
    return (message("moji-round-began", round=event.round),)


def _revealed(event: e.Revealed) -> tuple[Message, ...]:
    turned = tuple(message("moji-card-of", name=(SeatArg(seat),), card=card[0]) for seat, card in event.cards)
    return (message("moji-new-cards", cards=turned),)


def _flipped(event: e.Flipped) -> tuple[Message, ...]:
    id = "moji-card-flipped-for" if event.by_itself else "moji-flipped"
    return (message(id, who=SeatArg(event.seat), card=event.card[0]),)


def _wrong(event: e.Wrong) -> tuple[Message, ...]:
    return (fault_message(event.fault, event.word, event.detail),)


def _claimed(event: e.Claimed) -> tuple[Message, ...]:
    return (message("moji-word-good", word=event.word),)


def _collected(event: e.Collected) -> tuple[Message, ...]:
    return (message("moji-took-cards", who=SeatArg(event.seat), word=event.word, count=len(event.cards)),)


def _tied(event: e.Tied) -> tuple[Message, ...]:
    said = tuple(
        message("moji-said-by", name=(SeatArg(seat),), word=word)
        for seat, word in zip(event.seats, event.words, strict=True)
    )
    return (message("moji-tied", words=said), message("moji-tied-race-on", cards=_named(event.cards)))


def _too_late(event: e.TooLate) -> tuple[Message, ...]:
    return (message("moji-too-late", who=SeatArg(event.seat), word=event.word),)


def _gave_up(event: e.GaveUp) -> tuple[Message, ...]:
    return (message("moji-is-stuck", who=SeatArg(event.seat)),)


def _opened(event: e.Opened) -> tuple[Message, ...]:
    return (message("moji-tied-all-stuck", cards=_named(event.cards)),)


def _set_aside(event: e.SetAside) -> tuple[Message, ...]:
    return (message("moji-all-stuck", cards=_named(event.cards), count=len(event.cards)),)


def _left_behind(event: e.LeftBehind) -> tuple[Message, ...]:
    return (message("moji-cards-removed", who=SeatArg(event.seat), count=event.count),)


def _questioned(event: e.Questioned) -> tuple[Message, ...]:
    return (message("moji-disputed", who=SeatArg(event.by), word=event.word),)


def _judged(event: e.Judged) -> tuple[Message, ...]:
    if event.fault:
        refused = message("moji-vote-still-refused", word=event.word)
        return (refused, fault_message(event.fault, event.word, event.detail))
    return (message(VOTES[event.accepted, event.counts], word=event.word),)


def _grid_laid(event: e.GridLaid) -> tuple[Message, ...]:
    return (message("moji-grid-laid", count=len(event.cards)),)


def _turn_began(event: e.TurnBegan) -> tuple[Message, ...]:
    return (message("moji-turn", who=SeatArg(event.seat)),)


def _passed(event: e.Passed) -> tuple[Message, ...]:
    return (message("moji-ran-out-of-time" if event.out_of_time else "moji-passed", who=SeatArg(event.seat)),)


def _shown(event: e.Shown) -> tuple[Message, ...]:
    return (message("moji-write-with", cards=_letters(event.cards)),)


def _announced(event: e.Announced) -> tuple[Message, ...]:
    who, word = SeatArg(event.seat), event.word
    if event.fault:
        return (message("moji-announced", who=who, word=word), fault_message(event.fault, word, event.detail))
    return (message("moji-announced-scored", who=who, word=word, points=event.points),)


def _compared(event: e.Compared) -> tuple[Message, ...]:
    good = sum(not word.fault for word in event.written)
    return (message("moji-words-compared", count=len(event.written), good=good),)


def _picked(event: e.Picked) -> tuple[Message, ...]:
    who = SeatArg(event.seat)
    if challenges := challenge_messages(event.challenges):
        return (message("moji-picked", who=who, challenges=challenges),)
    return (message("moji-picked-none", who=who),)


def _round_ended(event: e.RoundEnded) -> tuple[Message, ...]:
    scores = tuple(
        message("moji-points-of", name=(SeatArg(seat),), points=won) for seat, won in enumerate(event.points)
    )
    return (
        message(f"moji-round-over-{event.why}"),
        message("moji-points", points=scores),
        *_round_winners(event.winners, picks=event.pick_by is not None),
        *_round_words(event.best, event.missed),
    )


def _ended(event: e.Ended) -> tuple[Message, ...]:
    winners = event.winners
    if not winners:
        return ()
    if len(winners) == 1:
        return (message("moji-won", who=SeatArg(winners[0])),)
    return (message("moji-won-together", names=tuple(map(SeatArg, winners))),)


EVENT_MESSAGES: EventMessages = {
    e.RoundBegan: _round_began,
    e.Revealed: _revealed,
    e.Flipped: _flipped,
    e.Wrong: _wrong,
    e.Claimed: _claimed,
    e.Collected: _collected,
    e.Tied: _tied,
    e.TooLate: _too_late,
    e.GaveUp: _gave_up,
    e.Opened: _opened,
    e.SetAside: _set_aside,
    e.LeftBehind: _left_behind,
    e.Questioned: _questioned,
    e.Judged: _judged,
    e.GridLaid: _grid_laid,
    e.TurnBegan: _turn_began,
    e.Passed: _passed,
    e.Shown: _shown,
    e.Announced: _announced,
    e.Compared: _compared,
    e.Picked: _picked,
    e.RoundEnded: _round_ended,
    e.Ended: _ended,
}


WAITING = {
    "dispute": "moji-waiting-for-dispute",
}
"For each kind of prompt, the message for those whom it does not ask."


def prompt_message(kind: str, about: Mapping[str, About]) -> Message:
    """The message of a prompt, for the seats asked."""
    seat, word = about["seat"], about["word"]
    assert kind == "dispute" and isinstance(seat, int) and isinstance(word, str)
    verdict = "accepted" if about["accepted"] else "refused"
    return message(f"moji-prompt-dispute-{verdict}", who=SeatArg(seat), word=word)


def challenge_messages(challenges: Challenges) -> tuple[Message, ...]:
    """
    >>> [one.id for one in challenge_messages(Challenges(min=4, theme=("food",)))]
    ['moji-challenge-min', 'moji-challenge-theme']
    """
    parts = []
    if challenges.min:
        parts.append(message("moji-challenge-min", min=challenges.min))
    if challenges.placement != "anywhere":
        parts.append(message(PLACEMENTS[challenges.placement]))
    if challenges.theme:
        themes = tuple(message(f"moji-option-theme-{theme}") for theme in challenges.theme)
        parts.append(message("moji-challenge-theme", themes=listed(themes, "kernel-or")))
    return tuple(parts)


def _letters(cards: Iterable[Card]) -> str:
    return " ".join(card[0] for card in cards)


def _named(cards: Iterable[Card]) -> Arg:
    """The letters as part of a sentence: "F and R"."""
    return listed(tuple(card[0] for card in cards))


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
