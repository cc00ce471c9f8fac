"""Events in a sentence, and prompts."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.tag_em import events as e
from parlour.games.tag_em.maps.tiles import STANDARD
from parlour.games.tag_em.state import THE_FLAG
from parlour.kernel.events import Event
from parlour.kernel.i18n import say
from parlour.kernel.prompts import About

ENDINGS: dict[str, str] = {
    "last": "tag-em-endings-last",
    "flag": "tag-em-endings-flag",
    "hill": "tag-em-endings-hill",
    "goal": "tag-em-endings-goal",
    "rounds": "tag-em-endings-rounds",
    "alone": "tag-em-endings-alone",
}

OUT: dict[str, str] = {
    "no-pawns": "tag-em-out-no-pawns",
    "flag": "tag-em-out-flag",
    "left": "tag-em-out-left",
}

TILES: dict[str, str] = {
    "horde": "tag-em-tiles-horde",
    "path": "tag-em-tiles-path",
    "cover": "tag-em-tiles-cover",
    "wade": "tag-em-tiles-wade",
    "garrison": "tag-em-tiles-garrison",
    "block": "tag-em-tiles-block",
}


def tell(event: Event, names: tuple[str, ...], language: str = "en") -> str | None:
    """The event as a sentence; None if it is not worth one."""
    match event:
        case e.OrderRolled(rolls, order):
            thrown = "; ".join(", ".join(f"{names[seat]} {face}" for seat, face in round_) for round_ in rolls)
            turns = ", ".join(names[seat] for seat in order)
            return say("tag-em-rolled-for-order-it", language, rolls=thrown, names=turns)
        case e.TurnBegan(seat, pom, _, dice) if dice:
            faces = "+".join(map(str, dice))
            return say("tag-em-rolls-pom", language, name=names[seat], faces=faces, pom=pom)
        case e.Moved():
            return _moved(event, names, language)
        case e.Attacked():
            return _attacked(event, names, language)
        case e.Fell(seat, square, _, returns, dropped):
            sentence = "tag-em-s-pawn-on-sent-back" if returns else "tag-em-s-pawn-on-out"
            told = say(sentence, language, name=names[seat], square=square)
            return f"{told} {say('tag-em-flag-stays-there', language)}" if dropped else told
        case e.Returned(seat, square):
            return say("tag-em-s-pawn-returns", language, name=names[seat], square=square)
        case e.Built(seat, square, _, now):
            tile = tile_name(STANDARD[now].name, language) if now in STANDARD else now
            return say("tag-em-makes", language, name=names[seat], square=square, tile=tile)
        case e.TurnEnded(seat, _, True):
            return say("tag-em-s-time-up", language, name=names[seat])
        case e.TurnEnded(seat):
            return say("tag-em-ends-turn", language, name=names[seat])
        case e.Scored(seat, points, total):
            return say("tag-em-in-all", language, name=names[seat], points=points, total=total)
        case e.Held(seat, _, rounds) if rounds:
            return say("tag-em-holds-goal", language, name=names[seat], rounds=rounds)
        case e.TeamOut(seat, why):
            return say(OUT[why], language, name=names[seat])
        case e.Ended(why, winners, by):
            return _ended(why, winners, by, names, language)
        case _:
            return None


def tile_name(name: str, language: str) -> str:
    """The name of a tile type or modifier for people; a map's own types are called as the map calls them."""
    return say(TILES[name], language) if name in TILES else name


def _moved(event: e.Moved, names: tuple[str, ...], language: str) -> str:
    name, start, end = names[event.seat], event.path[0], event.path[-1]
    parts = [say("tag-em-moves-pom", language, name=name, start=start, end=end, cost=event.cost)]
    for team in event.took:
        if team == THE_FLAG:
            parts.append(say("tag-em-has-flag", language, name=name))
        else:
            parts.append(say("tag-em-has-s-flag", language, name=name, other=names[team]))
    if event.sent_home:
        parts.append(say("tag-em-s-flag-home-again", language, name=name))
    return " ".join(parts)


def _attacked(event: e.Attacked, names: tuple[str, ...], language: str) -> str:
    sentence = "tag-em-attacks-from" if not event.far else "tag-em-shoots-at-from"
    parts = [say(sentence, language, name=names[event.seat], target=event.target, square=event.square)]
    for mine, theirs in event.rolls[:-1]:
        parts.append(say("tag-em-even-again", language, faces=f"{sum(mine)}–{sum(theirs)}"))
    parts.append(f"{names[event.seat]} {_sum(event, 0)}, {names[event.other]} {_sum(event, 1)}.")
    if event.result == "tie":
        parts.append(say("tag-em-nothing-happens", language))
    return " ".join(parts)


def _sum(event: e.Attacked, side: int) -> str:
    """A roll with what was added: 4+1=5."""
    faces, total = event.rolls[-1][side], event.totals[side]
    plus = total - sum(faces)
    return f"{sum(faces)}{plus:+d}={total}" if plus else str(total)


def _ended(why: str, winners: tuple[int, ...], by: int | None, names: tuple[str, ...], language: str) -> str:
    parts = [say(ENDINGS[why], language, name="" if by is None else names[by])]
    for seat in winners:
        parts.append(say("tag-em-wins", language, name=names[seat]))
    if not winners:
        parts.append(say("tag-em-it-draw", language))
    return " ".join(parts)


def pose(kind: str, about: Mapping[str, About], names: tuple[str, ...], language: str = "en") -> str:
    """The question in a sentence, for those who are asked."""
    if kind != "respawn":
        raise ValueError(f"this game asks no question “{kind}”")
    return say("tag-em-where-does-your-pawn-return", language)
