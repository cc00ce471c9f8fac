"""Events and prompts in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from parlour.games.moji import events as e
from parlour.games.moji.cards import Card
from parlour.games.moji.options import THEME_LABELS, Challenges
from parlour.games.moji.rules.judge import FAULTS
from parlour.kernel.events import Event
from parlour.kernel.i18n import say
from parlour.kernel.prompts import About

PLACEMENT_NAMES: dict[str, str] = {
    "first-or-last": "a collected letter first or last",
    "first-and-last": "collected letters first and last",
    "between": "two collected letters in between",
}
ENDINGS: dict[str, str] = {
    "one": "Only one player has cards left to flip: the round is over.",
    "played": "All cards are played: the round is over.",
    "stuck": "Nobody finds another word: the round is over.",
    "written": "The sheets are read: the round is over.",
    "alone": "Only one side is left: the round is over.",
}


def tell(event: Event, names: tuple[str, ...], language: str = "en") -> str | None:
    """The event as a sentence; None if it is not worth one."""
    match event:
        case e.RoundBegan(number, challenges):
            told = tell_challenges(challenges, language)
            if told:
                return say("Round {round}: {challenges}.", language, round=number, challenges=told)
            return say("Round {round}.", language, round=number)
        case e.Revealed(cards):
            turned = ", ".join(f"{names[seat]} {card[0]}" for seat, card in cards)
            return say("All flip: {cards}.", language, cards=turned)
        case e.Flipped(seat, card, _, by_itself):
            sentence = "A card is flipped for {name}: {card}." if by_itself else "{name} flips {card}."
            return say(sentence, language, name=names[seat], card=card[0])
        case e.Wrong(_, word, fault, _, detail):
            return say(FAULTS[fault], language, word=word, detail=detail)
        case e.Claimed(_, word):
            return say("{word} counts. Was it the first?", language, word=word)
        case e.Collected(seat, word, _, cards):
            return say(
                "{name} says {word} and collects {cards}.", language, name=names[seat], word=word, cards=_letters(cards)
            )
        case e.Tied(seats, words, cards):
            said = ", ".join(f"{names[seat]} {word}" for seat, word in zip(seats, words, strict=True))
            return say(
                "Together: {said}. They race on for {cards} with new words.", language, said=said, cards=_letters(cards)
            )
        case e.TooLate(seat, word):
            return say("{name} is too late with {word}.", language, name=names[seat], word=word)
        case e.GaveUp(seat):
            return say("{name} is stuck.", language, name=names[seat])
        case e.Opened(cards):
            return say(
                "All who raced on are stuck: {cards} can be collected by everyone again.",
                language,
                cards=_letters(cards),
            )
        case e.SetAside(cards):
            return say("All are stuck: {cards} are set aside.", language, cards=_letters(cards))
        case e.LeftBehind(seat, count):
            return say("{name}'s cards are set aside ({count}).", language, name=names[seat], count=count)
        case e.Questioned(by, _, word):
            return say("{name} questions the verdict on {word}.", language, name=names[by], word=word)
        case e.Judged(_, word, accepted, counts):
            sentence = "The vote: {word} counts." if counts else "The vote: {word} does not count."
            if accepted == counts:
                sentence = (
                    "The vote: {word} counts, as before." if counts else "The vote: {word} does not count, as before."
                )
            return say(sentence, language, word=word)
        case e.GridLaid(cards):
            return say("The grid is laid: {count} cards.", language, count=len(cards))
        case e.TurnBegan(seat):
            return say("{name}'s turn.", language, name=names[seat])
        case e.Passed(seat, out_of_time):
            sentence = "{name}'s time is up." if out_of_time else "{name} passes."
            return say(sentence, language, name=names[seat])
        case e.Shown(cards):
            return say("All write words with {cards}.", language, cards=_letters(cards))
        case e.Compared(written):
            good = sum(not word.fault for word in written)
            return say(
                "The sheets are compared: of {count} words {good} score.", language, count=len(written), good=good
            )
        case e.RoundEnded(points, winners, why):
            return _round_ended(points, winners, why, names, language)
        case e.Picked(seat, challenges):
            told = tell_challenges(challenges, language) or say("no challenges", language)
            return say("{name} picks: {challenges}.", language, name=names[seat], challenges=told)
        case e.Ended(winners):
            return _won(winners, names, language)
        case _:
            return None


def tell_challenges(challenges: Challenges, language: str) -> str:
    """The challenges of a round; an empty text if there are none."""
    parts = []
    if challenges.min:
        parts.append(say("{min} letters or more", language, min=challenges.min))
    if challenges.placement != "anywhere":
        parts.append(say(PLACEMENT_NAMES[challenges.placement], language))
    parts += [say(THEME_LABELS[theme], language) for theme in challenges.theme]
    return ", ".join(parts)


def _letters(cards: Iterable[Card]) -> str:
    return " ".join(card[0] for card in cards)


def _round_ended(
    points: tuple[int, ...], winners: tuple[int, ...], why: str, names: tuple[str, ...], language: str
) -> str:
    told = ", ".join(f"{name} {won}" for name, won in zip(names, points, strict=True))
    best = ", ".join(names[seat] for seat in winners)
    parts = [say(ENDINGS[why], language), say("Points: {points}.", language, points=told)]
    if best:
        parts.append(say("The moji Master: {names}.", language, names=best))
    return " ".join(parts)


def _won(winners: tuple[int, ...], names: tuple[str, ...], language: str) -> str:
    if len(winners) == 1:
        return say("{name} wins.", language, name=names[winners[0]])
    return say("{names} share the win.", language, names=", ".join(names[seat] for seat in winners))


def pose(kind: str, about: Mapping[str, About], names: tuple[str, ...], language: str = "en") -> str:
    """The question in a sentence, for those who are asked."""
    seat, word = about["seat"], about["word"]
    assert kind == "dispute" and isinstance(seat, int) and isinstance(word, str)
    sentence = (
        "{name} said {word}, and it was accepted. Does it count?"
        if about["accepted"]
        else "{name} said {word}, and it was refused. Does it count?"
    )
    return say(sentence, language, name=names[seat], word=word)
