"""Bluff: lay a card face down and say what it is; the others vote on whether they believe you.

Believed, you score what you said. Not believed, the card is turned over: you score twice what it is if you told the
truth, and nothing if you did not. The game is over when all hands are empty.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Annotated, ClassVar

import msgspec
from msgspec.structs import replace

from parlour.contract import svg
from parlour.kernel.commands import Command
from parlour.kernel.decision import Decision
from parlour.kernel.errors import CommandError, RuleViolation
from parlour.kernel.events import Event
from parlour.kernel.i18n import Message, SeatArg, message, say
from parlour.kernel.labels import shown_as
from parlour.kernel.options import Options, option
from parlour.kernel.prompts import About, Prompt
from parlour.kernel.rules import Rules
from parlour.kernel.state import Seat, State, put
from parlour.kernel.view import CommonView

DECK = "112233445566" * 2


# What a player may say


class Lay(Command, frozen=True):
    card: str
    claim: int


# What can happen


class Dealt(Event, frozen=True):
    seat: int
    count: int
    cards: str = ""

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else Dealt(self.seat, self.count)


class LaidDown(Event, frozen=True):
    is_move: ClassVar[bool] = True
    seat: int
    claim: int
    card: str = ""

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else LaidDown(self.seat, self.claim)


class Believed(Event, frozen=True):
    seat: int
    points: int


class TurnedOver(Event, frozen=True):
    seat: int
    card: str
    points: int


class HandPut(Event, frozen=True):
    "Somebody left: the hand goes under the pile."

    seat: int


class Finished(Event, frozen=True):
    winners: tuple[int, ...]


# What lies on the table


class BluffOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    prefix: ClassVar = "bluff"
    unused: ClassVar = {"family_words": (), "aids": ("look-up",)}

    hand: Annotated[
        Annotated[int, msgspec.Meta(ge=1, le=6)],
        option("AG-1", "game"),
    ] = 3
    double: Annotated[bool, option("AG-4", "scoring")] = True


class BluffTable(State, frozen=True, kw_only=True):
    options: BluffOptions
    hands: tuple[str, ...]
    stock: str = DECK
    pile: str = ""
    points: tuple[int, ...]
    turn: int = 0


class BluffView(msgspec.Struct):
    hand: Annotated[str, shown_as("bluff-your-hand")]
    hands: Annotated[tuple[int, ...], shown_as("bluff-cards-in-hand", by_seat=True)]
    turn: int


# Set-up


def start(options: BluffOptions, seats: tuple[Seat, ...]) -> BluffTable:
    return BluffTable(options=options, seats=seats, hands=("",) * len(seats), points=(0,) * len(seats))


def deal(decision: Decision[BluffTable]) -> None:
    for seat in decision.state.playing:
        cards, _ = decision.chance.draw(decision.state.stock, decision.state.options.hand)
        decision.add(Dealt(seat, len(cards), cards))


# Play


def lay(decision: Decision[BluffTable], seat: int, command: Lay) -> None:
    state = decision.state
    if state.prompt("believe") is not None:
        raise RuleViolation("AG-4", "bluff-vote-first")
    if seat != state.turn:
        raise RuleViolation("AG-4", "bluff-not-your-turn")
    if command.card not in state.hands[seat]:
        raise RuleViolation("AG-1", "bluff-not-in-hand", card=command.card)
    decision.add(LaidDown(seat, command.claim, command.card))
    decision.ask(
        "believe",
        decision.state.others(seat),
        ("vote yes", "vote no"),
        "vote yes",
        seconds=state.options.answer_time,
        seat=seat,
        claim=command.claim,
    )


def settle_vote(decision: Decision[BluffTable], prompt: Prompt) -> None:
    seat, claim, card = decision.state.turn, prompt.about["claim"], decision.state.pile[-1]
    assert isinstance(claim, int)
    if prompt.upheld:
        decision.add(Believed(seat, claim))
    else:
        true = int(card) == claim
        decision.add(TurnedOver(seat, card, claim * (2 if decision.state.options.double else 1) if true else 0))
    finish(decision)


def depart(decision: Decision[BluffTable], seat: int) -> None:
    believe = decision.state.prompt("believe")
    if believe is not None and seat == decision.state.turn:
        decision.close(believe)
    decision.add(HandPut(seat))
    finish(decision)


def finish(decision: Decision[BluffTable]) -> None:
    state = decision.state
    if len(state.playing) < 2 or not any(state.hands):
        best = max(state.points[seat] for seat in state.playing)
        for prompt in state.prompts:
            decision.close(prompt)
        decision.add(Finished(tuple(seat for seat in state.playing if state.points[seat] == best)))


def evolve(state: BluffTable, event: Event) -> BluffTable:
    match event:
        case Dealt(seat, _, cards):
            stock = state.stock
            for card in cards:
                stock = stock.replace(card, "", 1)
            return replace(state, stock=stock, hands=put(state.hands, seat, cards))
        case LaidDown(seat, _, card):
            hand = state.hands[seat].replace(card, "", 1)
            return replace(state, hands=put(state.hands, seat, hand), pile=state.pile + card)
        case Believed(seat, points):
            return scored(state, seat, points)
        case TurnedOver(seat, _, points):
            return scored(state, seat, points)
        case HandPut(seat):
            state = replace(state, pile=state.hands[seat] + state.pile, hands=put(state.hands, seat, ""))
            return next_turn(state) if seat == state.turn else state
        case Finished(winners):
            return replace(state, won=winners, over=True)
        case _:
            raise ValueError(f"{event} is no event of this game")


def scored(state: BluffTable, seat: int, points: int) -> BluffTable:
    return next_turn(replace(state, points=put(state.points, seat, state.points[seat] + points)))


def next_turn(state: BluffTable) -> BluffTable:
    order = [(state.turn + i) % len(state.seats) for i in range(1, len(state.seats) + 1)]
    return replace(state, turn=next((seat for seat in order if state.hands[seat]), state.turn))


# Time


def turn(state: BluffTable) -> tuple[int, int] | None:
    return None if state.prompt("believe") else (state.turn, len(state.pile))


def run_out(decision: Decision[BluffTable], seat: int) -> None:
    card = decision.state.hands[seat][0]
    lay(decision, seat, Lay(card, int(card)))


# What can be seen


def to_move(state: BluffTable) -> tuple[int, ...]:
    return () if state.prompt("believe") else (state.turn,)


def scores(state: BluffTable) -> tuple[int, ...]:
    return state.points


def view(state: BluffTable, seat: int | None) -> BluffView:
    hand = state.hands[seat] if seat is not None else ""
    return BluffView(hand, tuple(map(len, state.hands)), state.turn)


WIDTH, CARD, TALL, GAP = 160.0, 44.0, 62.0, 12.0


def draw(view: Mapping[str, object], *, dark: bool = False, language: str = "en") -> str:
    """A cell for each seat, and below it its cards: open if they are one's own, else face down."""
    common, own = msgspec.convert(view, CommonView), msgspec.convert(view, BluffView)
    colours, cells = svg.palette(dark), svg.seat_cells(common)
    width, height = GAP + len(cells) * (WIDTH + GAP), svg.CELL_HEIGHT + TALL + 3 * GAP
    parts = [svg.box(0, 0, width, height, colours.table)]
    for cell in cells:
        x, count = GAP + cell.number * (WIDTH + GAP), own.hands[cell.number]
        faces = own.hand if cell.number == view["seat"] else " " * count
        step = min(CARD + 6, (WIDTH - CARD) / max(1, count - 1))
        parts.append(svg.draw_seat(cell, x, GAP, WIDTH, colours))
        parts += [card(face, x + i * step, svg.CELL_HEIGHT + 2 * GAP, colours) for i, face in enumerate(faces)]
    title, about = svg.describe(common, language, *(say("bluff-you-hold", language, card=face) for face in own.hand))
    return svg.picture(parts, width, height, title=title, about=about, language=language)


def card(face: str, x: float, y: float, colours: svg.Palette) -> svg.Markup:
    """A card; one without a face lies face down."""
    if face == " ":
        return svg.box(x, y, CARD, TALL, colours.frame, 6, stroke=colours.frame_light, data_piece="back")
    look = svg.box(0, 0, CARD, TALL, svg.IVORY, 6, stroke=colours.ivory_edge)
    text = svg.label(face, 5, 25, 26, fill=svg.TILE_INK, font_family=svg.SERIF, font_weight=600)
    return svg.group((look, text), transform=svg.at(x, y), data_piece="card")


# Text


def laid_down(event: LaidDown) -> tuple[Message, ...]:
    return (message("bluff-laid", who=SeatArg(event.seat), claim=event.claim),)


def turned_over(event: TurnedOver) -> tuple[Message, ...]:
    return (message("bluff-turned-over", who=SeatArg(event.seat), card=event.card, points=event.points),)


def prompt_message(kind: str, about: Mapping[str, About]) -> Message:
    seat = about["seat"]
    assert isinstance(seat, int)
    return message("bluff-believe", who=SeatArg(seat), claim=str(about["claim"]))


def parse(text: str) -> Command:
    words = text.split()
    if len(words) != 4 or words[::2] != ["lay", "as"] or not all(len(w) == 1 and w in "123456" for w in words[1::2]):
        raise CommandError("bluff-usage")
    return Lay(words[1], int(words[3]))


def format_command(command: Command) -> str:
    assert isinstance(command, Lay)
    return f"lay {command.card} as {command.claim}"


# Players


def legal(state: BluffTable, seat: int) -> Iterator[Command]:
    if to_move(state) == (seat,):
        yield from (Lay(card, claim) for card in sorted(set(state.hands[seat])) for claim in range(1, 7))


def sample(state: BluffTable, seat: int, rng: Random) -> Command | None:
    return Lay(rng.choice(state.hands[seat] or "1"), rng.randint(1, 6))


class Honest:
    """A bot that always tells the truth and believes everybody."""

    def choose(self, view: Mapping[str, object], rng: Random) -> str | None:
        prompts, hand = view["prompts"], view["hand"]
        assert isinstance(prompts, list | tuple) and isinstance(hand, str)
        for prompt in prompts:
            if prompt["asks_you"]:
                return str(prompt["answers"][0])
        return f"lay {hand[0]} as {hand[0]}" if hand and view["turn"] == view["seat"] else None


# Proof


def pieces(state: BluffTable) -> Counter[str]:
    return Counter(state.stock + state.pile + "".join(state.hands))


def redeal(state: BluffTable, seat: int | None, rng: Random) -> BluffTable:
    """What was laid face down stays down; hands and stock that the seat cannot see are dealt again."""
    hidden = [i for i in range(len(state.seats)) if i != seat]
    pool = list(state.stock + "".join(state.hands[i] for i in hidden))
    rng.shuffle(pool)
    hands = list(state.hands)
    for i in hidden:
        hands[i], pool = "".join(pool[: len(hands[i])]), pool[len(hands[i]) :]
    return replace(state, hands=tuple(hands), stock="".join(pool))


# The game

RULES = Rules[BluffTable](
    key="bluff",
    seats=range(2, 5),
    state=BluffTable,
    events=(Dealt, LaidDown, Believed, TurnedOver, HandPut, Finished),
    options=BluffOptions,
    end_rule="AG-3",
    start=start,
    open=deal,
    commands={Lay: lay},
    prompts={"believe": settle_vote},
    depart=depart,
    evolve=evolve,
    turn=turn,
    out_of_time=run_out,
    to_move=to_move,
    scores=scores,
    view=view,
    svg=draw,
    event_messages={LaidDown: laid_down, TurnedOver: turned_over},
    prompt_message=prompt_message,
    parse=parse,
    format=format_command,
    legal=legal,
    sample=sample,
    levels=("medium",),
    bot=lambda level: Honest(),
    pieces=pieces,
    redeal=redeal,
)
