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
    "last": "Only one team is left.",
    "flag": "{name} has brought the flag home!",
    "hill": "{name} is king of the hill!",
    "goal": "{name} has met the goal!",
    "rounds": "The last round is over.",
    "alone": "Only one player is left at the table.",
}

OUT: dict[str, str] = {
    "no-pawns": "{name} has lost the last pawn and is out.",
    "flag": "{name}'s flag is captured: the team is out.",
    "left": "{name}'s pawns leave the map.",
}

TILES: dict[str, str] = {
    "horde": "Horde",
    "path": "Path",
    "cover": "Cover",
    "wade": "Wade",
    "garrison": "Garrison",
    "block": "Block",
}


def tell(event: Event, names: tuple[str, ...], language: str = "en") -> str | None:
    """The event as a sentence; None if it is not worth one."""
    match event:
        case e.OrderRolled(rolls, order):
            thrown = "; ".join(", ".join(f"{names[seat]} {face}" for seat, face in round_) for round_ in rolls)
            turns = ", ".join(names[seat] for seat in order)
            return say("Rolled for the order: {rolls}. It is {names}.", language, rolls=thrown, names=turns)
        case e.TurnBegan(seat, pom, _, dice) if dice:
            faces = "+".join(map(str, dice))
            return say("{name} rolls {faces}: {pom} PoM.", language, name=names[seat], faces=faces, pom=pom)
        case e.Moved():
            return _moved(event, names, language)
        case e.Attacked():
            return _attacked(event, names, language)
        case e.Fell(seat, square, _, returns, dropped):
            sentence = "{name}'s pawn on {square} is sent back." if returns else "{name}'s pawn on {square} is out."
            told = say(sentence, language, name=names[seat], square=square)
            return f"{told} {say('The flag stays there.', language)}" if dropped else told
        case e.Returned(seat, square):
            return say("{name}'s pawn returns to {square}.", language, name=names[seat], square=square)
        case e.Built(seat, square, _, now):
            tile = tile_name(STANDARD[now].name, language) if now in STANDARD else now
            return say("{name} makes {square} {tile}.", language, name=names[seat], square=square, tile=tile)
        case e.TurnEnded(seat, _, True):
            return say("{name}'s time is up.", language, name=names[seat])
        case e.TurnEnded(seat):
            return say("{name} ends the turn.", language, name=names[seat])
        case e.Scored(seat, points, total):
            return say("{name}: +{points}, {total} in all.", language, name=names[seat], points=points, total=total)
        case e.Held(seat, _, rounds) if rounds:
            return say("{name} holds the goal: {rounds}.", language, name=names[seat], rounds=rounds)
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
    parts = [
        say("{name} moves {start} to {end} ({cost} PoM).", language, name=name, start=start, end=end, cost=event.cost)
    ]
    for team in event.took:
        if team == THE_FLAG:
            parts.append(say("{name} has the flag!", language, name=name))
        else:
            parts.append(say("{name} has {other}'s flag!", language, name=name, other=names[team]))
    if event.sent_home:
        parts.append(say("{name}'s flag is home again.", language, name=name))
    return " ".join(parts)


def _attacked(event: e.Attacked, names: tuple[str, ...], language: str) -> str:
    sentence = "{name} attacks {target} from {square}." if not event.far else "{name} shoots at {target} from {square}."
    parts = [say(sentence, language, name=names[event.seat], target=event.target, square=event.square)]
    for mine, theirs in event.rolls[:-1]:
        parts.append(say("Even ({faces}): again.", language, faces=f"{sum(mine)}–{sum(theirs)}"))
    parts.append(f"{names[event.seat]} {_sum(event, 0)}, {names[event.other]} {_sum(event, 1)}.")
    if event.result == "tie":
        parts.append(say("Nothing happens.", language))
    return " ".join(parts)


def _sum(event: e.Attacked, side: int) -> str:
    """A roll with what was added: 4+1=5."""
    faces, total = event.rolls[-1][side], event.totals[side]
    plus = total - sum(faces)
    return f"{sum(faces)}{plus:+d}={total}" if plus else str(total)


def _ended(why: str, winners: tuple[int, ...], by: int | None, names: tuple[str, ...], language: str) -> str:
    parts = [say(ENDINGS[why], language, name="" if by is None else names[by])]
    for seat in winners:
        parts.append(say("{name} wins.", language, name=names[seat]))
    if not winners:
        parts.append(say("It is a draw.", language))
    return " ".join(parts)


def pose(kind: str, about: Mapping[str, About], names: tuple[str, ...], language: str = "en") -> str:
    """The question in a sentence, for those who are asked."""
    if kind != "respawn":
        raise ValueError(f"this game asks no question “{kind}”")
    return say("Where does your pawn return?", language)
