"""Events and prompts in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from parlour.games.moji import events as e
from parlour.games.moji.cards import Card
from parlour.games.moji.options import Challenges
from parlour.games.moji.rules.judge import FAULTS
from parlour.kernel.events import Event
from parlour.kernel.i18n import say
from parlour.kernel.prompts import About

PLACEMENT_NAMES: dict[str, str] = {
    "first-or-last": "moji-placement-names-first-or-last",
    "first-and-last": "moji-placement-names-first-and-last",
    "between": "moji-placement-names-between",
}
ENDINGS: dict[str, str] = {
    "one": "moji-endings-one",
    "played": "moji-endings-played",
    "stuck": "moji-endings-stuck",
    "written": "moji-endings-written",
    "alone": "moji-endings-alone",
}


def tell(event: Event, names: tuple[str, ...], language: str = "en") -> str | None:
    """The event as a sentence; None if it is not worth one."""
    match event:
        case e.RoundBegan(number, challenges):
            told = tell_challenges(challenges, language)
            if told:
                return say("moji-round-2", language, round=number, challenges=told)
            return say("moji-round", language, round=number)
        case e.Revealed(cards):
            turned = ", ".join(f"{names[seat]} {card[0]}" for seat, card in cards)
            return say("moji-all-flip", language, cards=turned)
        case e.Flipped(seat, card, _, by_itself):
            sentence = "moji-card-flipped-for" if by_itself else "moji-flips"
            return say(sentence, language, name=names[seat], card=card[0])
        case e.Wrong(_, word, fault, _, detail):
            return say(FAULTS[fault], language, word=word, detail=detail)
        case e.Claimed(_, word):
            return say("moji-counts-was-it-first", language, word=word)
        case e.Collected(seat, word, _, cards):
            return say("moji-says-and-collects", language, name=names[seat], word=word, cards=_letters(cards))
        case e.Tied(seats, words, cards):
            said = ", ".join(f"{names[seat]} {word}" for seat, word in zip(seats, words, strict=True))
            return say("moji-together-they-race-on-for-with", language, said=said, cards=_letters(cards))
        case e.TooLate(seat, word):
            return say("moji-too-late-with", language, name=names[seat], word=word)
        case e.GaveUp(seat):
            return say("moji-is-stuck", language, name=names[seat])
        case e.Opened(cards):
            return say(
                "moji-all-who-raced-on-stuck-can",
                language,
                cards=_letters(cards),
            )
        case e.SetAside(cards):
            return say("moji-all-stuck-set-aside", language, cards=_letters(cards))
        case e.LeftBehind(seat, count):
            return say("moji-s-cards-set-aside", language, name=names[seat], count=count)
        case e.Questioned(by, _, word):
            return say("moji-questions-verdict-on", language, name=names[by], word=word)
        case e.Judged(_, word, accepted, counts):
            sentence = "moji-vote-counts" if counts else "moji-vote-does-not-count"
            if accepted == counts:
                sentence = "moji-vote-counts-as-before" if counts else "moji-vote-does-not-count-as-before"
            return say(sentence, language, word=word)
        case e.GridLaid(cards):
            return say("moji-grid-laid-cards", language, count=len(cards))
        case e.TurnBegan(seat):
            return say("moji-s-turn", language, name=names[seat])
        case e.Passed(seat, out_of_time):
            sentence = "moji-s-time-up" if out_of_time else "moji-passes"
            return say(sentence, language, name=names[seat])
        case e.Shown(cards):
            return say("moji-all-write-words-with", language, cards=_letters(cards))
        case e.Compared(written):
            good = sum(not word.fault for word in written)
            return say("moji-sheets-compared-words-score", language, count=len(written), good=good)
        case e.RoundEnded(points, winners, why):
            return _round_ended(points, winners, why, names, language)
        case e.Picked(seat, challenges):
            told = tell_challenges(challenges, language) or say("moji-no-challenges", language)
            return say("moji-picks", language, name=names[seat], challenges=told)
        case e.Ended(winners):
            return _won(winners, names, language)
        case _:
            return None


def tell_challenges(challenges: Challenges, language: str) -> str:
    """The challenges of a round; an empty text if there are none."""
    parts = []
    if challenges.min:
        parts.append(say("moji-letters-or-more", language, min=challenges.min))
    if challenges.placement != "anywhere":
        parts.append(say(PLACEMENT_NAMES[challenges.placement], language))
    parts += [say(f"moji-option-theme-{theme}", language) for theme in challenges.theme]
    return ", ".join(parts)


def _letters(cards: Iterable[Card]) -> str:
    return " ".join(card[0] for card in cards)


def _round_ended(
    points: tuple[int, ...], winners: tuple[int, ...], why: str, names: tuple[str, ...], language: str
) -> str:
    told = ", ".join(f"{name} {won}" for name, won in zip(names, points, strict=True))
    best = ", ".join(names[seat] for seat in winners)
    parts = [say(ENDINGS[why], language), say("moji-points", language, points=told)]
    if best:
        parts.append(say("moji-moji-master", language, names=best))
    return " ".join(parts)


def _won(winners: tuple[int, ...], names: tuple[str, ...], language: str) -> str:
    if len(winners) == 1:
        return say("moji-wins", language, name=names[winners[0]])
    return say("moji-share-win", language, names=", ".join(names[seat] for seat in winners))


def pose(kind: str, about: Mapping[str, About], names: tuple[str, ...], language: str = "en") -> str:
    """The question in a sentence, for those who are asked."""
    seat, word = about["seat"], about["word"]
    assert kind == "dispute" and isinstance(seat, int) and isinstance(word, str)
    sentence = "moji-said-and-it-was-accepted-does" if about["accepted"] else "moji-said-and-it-was-refused-does"
    return say(sentence, language, name=names[seat], word=word)
