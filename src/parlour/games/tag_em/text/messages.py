"""Messages for events and prompts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from parlour.games.tag_em import events as e
from parlour.games.tag_em.maps.tiles import BY_NAME, STANDARD
from parlour.games.tag_em.state import THE_FLAG
from parlour.kernel.events import Event
from parlour.kernel.i18n import Message, SeatArg, message, say
from parlour.kernel.prompts import About

OUT: dict[str, str] = {
    "no-pawns": "tag-em-out-of-pawns",
    "flag": "tag-em-flag-captured",
    "left": "tag-em-pawns-left",
}


def event_messages(event: Event) -> tuple[Message, ...]:
    """The event in sentences; none if it is not worth one.

    >>> event_messages(e.TurnEnded(1, 0))
    (Message(id='tag-em-turn-ended', args={'who': SeatArg(seat=1)}),)
    """
    match event:
        case e.OrderRolled(_, _, choosing):
            return (message("tag-em-choosing-rolled"), *_order(event)) if choosing else tuple(_order(event))
        case e.StartChosen(seat, square):
            return (message("tag-em-start-chosen", who=SeatArg(seat), square=square),)
        case e.FlagProposed(seat, square):
            return (message("tag-em-flag-proposed", who=SeatArg(seat), square=square),)
        case e.SetUp(_, flag):
            return (message("tag-em-flag-placed", square=flag),) if flag else ()
        case e.TurnBegan(seat, pom, _, dice) if dice:
            faces = "+".join(map(str, dice))
            return (message("tag-em-rolled-points", who=SeatArg(seat), faces=faces, points=pom),)
        case e.Moved():
            return _moved(event)
        case e.Attacked():
            return tuple(_attacked(event))
        case e.Fell(seat, _, _, returns, dropped):
            fell = message("tag-em-pawn-sent-back" if returns else "tag-em-pawn-out", who=SeatArg(seat))
            return (fell, message("tag-em-flag-dropped")) if dropped else (fell,)
        case e.Returned(seat, square):
            return (message("tag-em-pawn-returned", who=SeatArg(seat), square=square),)
        case e.Built(seat, square, was, now):
            new = STANDARD[now].name
            if new in ("cover", "garrison"):
                return (message("tag-em-built", who=SeatArg(seat), square=square, tile=new),)
            return (message("tag-em-destroyed", who=SeatArg(seat), square=square, was=STANDARD[was].name, now=new),)
        case e.TurnEnded(seat, _, out_of_time):
            return (message("tag-em-ran-out-of-time" if out_of_time else "tag-em-turn-ended", who=SeatArg(seat)),)
        case e.Scored(seat, points, total):
            return (message("tag-em-scored", who=SeatArg(seat), points=points, total=total),)
        case e.Held(seat, _, rounds) if rounds:
            return (message("tag-em-held-goal", who=SeatArg(seat), rounds=rounds),)
        case e.TeamOut(seat, why):
            return (message(OUT[why], who=SeatArg(seat)),)
        case e.Ended():
            return _ended(event)
        case _:
            return ()


def prompt_message(kind: str, about: Mapping[str, About]) -> Message:
    """The message of a prompt, for the seats asked."""
    match kind:
        case "respawn" | "start" | "flag":
            return message(f"tag-em-prompt-{kind}")
        case "flag-vote":
            seat, square = about["seat"], about["square"]
            assert isinstance(seat, int) and isinstance(square, str)
            return message("tag-em-prompt-flag-vote", who=SeatArg(seat), square=square)
        case _:
            raise ValueError(f"this game asks no question “{kind}”")


def tile_name(name: str, language: str) -> str:
    """The name of a tile type or modifier for people; custom tile types have the names that the map gives them."""
    return say(f"tag-em-tile-{name}", language) if name in BY_NAME or name == "horde" else name


def _order(event: e.OrderRolled) -> Iterator[Message]:
    """Who rolled what, in the order of play; ties were rolled again."""
    for place, seat in enumerate(event.order):
        face, *rerolls = (dict(round_)[seat] for round_ in event.rolls if seat in dict(round_))
        who, first = SeatArg(seat), place == 0
        if rerolls:
            id = "tag-em-order-first-after-tie" if first else "tag-em-order-next-after-tie"
            yield message(id, who=who, face=face, rerolls=", ".join(map(str, rerolls)))
        else:
            yield message("tag-em-order-first" if first else "tag-em-order-next", who=who, face=face)


def _moved(event: e.Moved) -> tuple[Message, ...]:
    who, start, end = SeatArg(event.seat), event.path[0], event.path[-1]
    found = [message("tag-em-moved", who=who, start=start, end=end, cost=event.cost)]
    for team in event.took:
        if team == THE_FLAG:
            found.append(message("tag-em-took-flag", who=who))
        else:
            found.append(message("tag-em-took-their-flag", who=who, other=SeatArg(team)))
    found += [message("tag-em-flag-returned", who=SeatArg(team)) for team in event.sent_home]
    return tuple(found)


def _attacked(event: e.Attacked) -> Iterator[Message]:
    who, other = SeatArg(event.seat), SeatArg(event.other)
    id = "tag-em-shot" if event.far else "tag-em-attacked"
    yield message(id, who=who, other=other, square=event.square, target=event.target)
    plus = event.totals[0] - sum(event.rolls[-1][0])
    for faces, _ in event.rolls[:-1]:
        yield message("tag-em-rolled-again", total=sum(faces) + plus)
    yield message("tag-em-rolled", who=who, other=other, attack=_roll(event, 0), defence=_roll(event, 1))
    match event.result:
        case "win":
            yield message("tag-em-attack-won")
        case "lose":
            yield message("tag-em-defended", who=other)
        case "tie":
            yield message("tag-em-stand-off")


def _roll(event: e.Attacked, side: int) -> str:
    """A total with what was added: 5 (4+1)."""
    faces, total = event.rolls[-1][side], event.totals[side]
    plus = total - sum(faces)
    return f"{total} ({sum(faces)}{plus:+d})".replace("-", "−") if plus else str(total)


def _ended(event: e.Ended) -> tuple[Message, ...]:
    id = f"tag-em-ended-{event.why}"
    by_team = event.why in ("flag", "hill", "goal")
    why = message(id, who=SeatArg(event.winners[0])) if by_team else message(id)
    won = tuple(message("tag-em-won", who=SeatArg(seat)) for seat in event.winners)
    return (why, *won) if won else (why, message("tag-em-draw"))
