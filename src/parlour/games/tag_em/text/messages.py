"""Messages for events and prompts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from parlour.games.tag_em import events as e
from parlour.games.tag_em.maps.tiles import BY_NAME, STANDARD
from parlour.games.tag_em.state import THE_FLAG
from parlour.kernel.i18n import Message, SeatArg, message, numeral, say
from parlour.kernel.messages import EventMessages
from parlour.kernel.prompts import About

OUT: dict[str, str] = {
    "no-pawns": "tag-em-out-of-pawns",
    "flag": "tag-em-flag-captured",
    "left": "tag-em-pawns-left",
}


WAITING = {
    "start": "tag-em-waiting-for-start",
    "flag": "tag-em-waiting-for-flag",
    "flag-vote": "tag-em-waiting-for-flag-vote",
    "respawn": "tag-em-waiting-for-respawn",
}
"For each kind of prompt, the message for those whom it does not ask."


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


def _order_rolled(event: e.OrderRolled) -> tuple[Message, ...]:
    return (message("tag-em-choosing-rolled"), *_order(event)) if event.choosing else tuple(_order(event))


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


def _start_chosen(event: e.StartChosen) -> tuple[Message, ...]:
    return (message("tag-em-start-chosen", who=SeatArg(event.seat), square=event.square),)


def _flag_proposed(event: e.FlagProposed) -> tuple[Message, ...]:
    return (message("tag-em-flag-proposed", who=SeatArg(event.seat), square=event.square),)


def _set_up(event: e.SetUp) -> tuple[Message, ...]:
    return (message("tag-em-flag-placed", square=event.flag),) if event.flag else ()


def _turn_began(event: e.TurnBegan) -> tuple[Message, ...]:
    if not event.dice:
        return ()
    faces = "+".join(map(str, event.dice))
    return (message("tag-em-rolled-points", who=SeatArg(event.seat), faces=faces, points=event.pom),)


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


def _attacked(event: e.Attacked) -> tuple[Message, ...]:
    return tuple(_fight(event))


def _fight(event: e.Attacked) -> Iterator[Message]:
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
            tied = event.totals[0] == event.totals[1]
            yield message("tag-em-tie-defended" if tied else "tag-em-defended", who=other)
        case "tie":
            yield message("tag-em-stand-off")


def _roll(event: e.Attacked, side: int) -> str:
    """A total with what was added: 5 (4+1)."""
    faces, total = event.rolls[-1][side], event.totals[side]
    plus = total - sum(faces)
    return f"{total} ({sum(faces)}{numeral(plus, sign=True)})" if plus else str(total)


def _fell(event: e.Fell) -> tuple[Message, ...]:
    fell = message("tag-em-pawn-sent-back" if event.returns else "tag-em-pawn-out", who=SeatArg(event.seat))
    return (fell, message("tag-em-flag-dropped")) if event.dropped else (fell,)


def _returned(event: e.Returned) -> tuple[Message, ...]:
    return (message("tag-em-pawn-returned", who=SeatArg(event.seat), square=event.square),)


def _built(event: e.Built) -> tuple[Message, ...]:
    who, square, new = SeatArg(event.seat), event.square, STANDARD[event.now].name
    if new in ("cover", "garrison"):
        return (message("tag-em-built", who=who, square=square, tile=new),)
    return (message("tag-em-destroyed", who=who, square=square, was=STANDARD[event.was].name, now=new),)


def _turn_ended(event: e.TurnEnded) -> tuple[Message, ...]:
    id = "tag-em-ran-out-of-time" if event.out_of_time else "tag-em-turn-ended"
    return (message(id, who=SeatArg(event.seat)),)


def _scored(event: e.Scored) -> tuple[Message, ...]:
    return (message("tag-em-scored", who=SeatArg(event.seat), points=event.points, total=event.total),)


def _held(event: e.Held) -> tuple[Message, ...]:
    return (message("tag-em-held-goal", who=SeatArg(event.seat), rounds=event.rounds),) if event.rounds else ()


def _team_out(event: e.TeamOut) -> tuple[Message, ...]:
    return (message(OUT[event.why], who=SeatArg(event.seat)),)


def _ended(event: e.Ended) -> tuple[Message, ...]:
    id = f"tag-em-ended-{event.why}"
    by_team = event.why in ("flag", "hill", "goal")
    why = message(id, who=SeatArg(event.winners[0])) if by_team else message(id)
    won = tuple(message("tag-em-won", who=SeatArg(seat)) for seat in event.winners)
    return (why, *won) if won else (why, message("tag-em-draw"))


EVENT_MESSAGES: EventMessages = {
    e.OrderRolled: _order_rolled,
    e.StartChosen: _start_chosen,
    e.FlagProposed: _flag_proposed,
    e.SetUp: _set_up,
    e.TurnBegan: _turn_began,
    e.Moved: _moved,
    e.Attacked: _attacked,
    e.Fell: _fell,
    e.Returned: _returned,
    e.Built: _built,
    e.TurnEnded: _turn_ended,
    e.Scored: _scored,
    e.Held: _held,
    e.TeamOut: _team_out,
    e.Ended: _ended,
}
