"""The views of a live game as JSON. Parts that several seats share are encoded once; unchanged parts are kept."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from parlour.kernel.events import Event
from parlour.kernel.fold import game_fields
from parlour.kernel.game import Game, SeenEvent
from parlour.kernel.i18n import Message
from parlour.kernel.labels import labels_of
from parlour.kernel.log import Line
from parlour.kernel.messages import event_messages, prompt_message, waiting_id, waiting_message
from parlour.kernel.moment import Moment
from parlour.kernel.rules import Rules
from parlour.kernel.state import State
from parlour.kernel.view import (
    CommonView,
    PromptView,
    encode_fields,
    encode_object,
    join_fields,
    parts_of,
    see_common,
    see_prompts,
)

_encode = msgspec.json.Encoder().encode

MAX_KEPT = 32
"""Messages of prompts that are kept."""


class PromptMessages(msgspec.Struct, frozen=True):
    """A further field of a view."""

    prompt_messages: dict[int, Message]
    "The open prompts in sentences, by number."


class SeenLine:
    """A line of the log as the seats see it, in JSON. Each variant is encoded once."""

    __slots__ = ("_is_open", "_line", "_remark", "_rules", "_ways")

    def __init__(self, rules: Rules[State], line: Line, remark: Message | None) -> None:
        self._rules = rules
        self._line = line
        self._remark = remark
        self._is_open = type(line.event).seen is Event.seen
        "Whether all seats see the event as it is."
        self._ways: list[tuple[Event, bytes, bytes, bytes]] = []
        "For each variant: the event, the begin and the end of its object, and both together."

    def seen_by(self, seat: int | None) -> bytes | None:
        """The line with its messages, and with the command if it was the seat's own; None if the seat sees nothing."""
        line = self._line
        event = line.event if self._is_open else line.event.seen(seat)
        if event is None:
            return None
        for way in self._ways:
            if way[0] is event or way[0] == event:
                break
        else:
            way = self._encode(event)
        if seat != line.seat or seat is None or not line.command:
            return way[3]
        return b'%b,"command":%b%b' % (way[1], _encode(line.command), way[2])

    def _encode(self, event: Event) -> tuple[Event, bytes, bytes, bytes]:
        line, told = self._line, event_messages(self._rules, event)
        if self._remark is not None:
            told = (*told, self._remark)
        begin = _encode(SeenEvent(line.n, line.at, line.seat, event))[:-1]
        end = b',"messages":%b}' % _encode(told) if told else b"}"
        way = event, begin, end, begin + end
        self._ways.append(way)
        return way


class Views:
    """What each seat sees of one game; seat None is a spectator.

    `labelled`: adds the labels of the fields of a view, for the generic page.
    """

    __slots__ = (
        "_all_see",
        "_asked",
        "_common",
        "_fields_of_game",
        "_game",
        "_game_part",
        "_labelled",
        "_own",
        "_prompted",
        "_prompted_at",
        "_setting",
        "_shown",
        "_state",
    )

    def __init__(self, game: Game[State], *, labelled: bool = False) -> None:
        self._game = game
        self._labelled = labelled
        self._setting = b""
        self._state: State | None = None
        "The state of the latest `common`."
        self._all_see: CommonView | None = None
        "The common fields of all games for that state."
        self._common = b""
        self._fields_of_game = game_fields(game.rules)
        self._shown: object = None
        "The fields of that state on which the game's own common fields depend."
        self._game_part = b""
        self._prompted_at: Moment[State] | None = None
        self._prompted: dict[bool | tuple[bool, ...], tuple[bytes, bytes]] = {}
        "The encoded prompts of that moment, by which of them are open to a seat."
        self._own: dict[int | None, tuple[object, msgspec.Struct | None, bytes, bytes]] = {}
        "For each seat what it was asked last, the game's own part of its view, the same as JSON, and the latest `own`."
        self._asked: dict[int, bytes] = {}
        "The messages of the latest prompts, for those who are asked, by number."

    def setting(self) -> msgspec.Raw:
        """Options and pieces of the game, which never change."""
        return msgspec.Raw(encode_object(self._setting_fields(), self._labels()))

    def view(self, seat: int | None) -> msgspec.Raw:
        """The game as that seat sees it, without its setting."""
        return msgspec.Raw(b"{%b}" % self.view_fields(seat))

    def view_fields(self, seat: int | None) -> bytes:
        """The fields of `view`: the common ones, then `own`."""
        return self.common() + self.own(seat)

    def own(self, seat: int | None, moment: Moment[State] | None = None) -> bytes:
        """The fields that are not common, each after a comma; the same object until one of them changes. `moment` is
        that of the game, for callers that ask for many seats."""
        moment = moment or self._game.moment
        asked, known = self._prompts(moment, seat), self._own.get(seat)
        own = moment.rules.view(moment.state, seat)
        if known is None or known[1] != own:
            part = b"" if own is None else b",%b" % encode_fields(own)
        elif known[0] is asked:
            return known[3]
        else:
            part = known[2]
        number = b"null" if seat is None else b"%d" % seat
        fields = b',"seat":%b,%b%b,%b' % (number, asked[0], part, asked[1])
        self._own[seat] = asked, own, part, fields
        return fields

    def whole(self, seat: int) -> bytes:
        """View and setting in one object, like `Game.view`: for bots."""
        own = encode_fields(self._game.rules.view(self._game.state, seat))
        asked, _ = self._prompts(self._game.moment, seat)
        return encode_object(self._setting_fields(), self.common(), b'"seat":%d,%b' % (seat, asked), own)

    def common(self) -> bytes:
        """The fields that are the same for all seats; the same object until one of them changes."""
        game, state, before = self._game, self._game.state, self._state
        if state is before:
            return self._common
        self._state = state
        fields, is_same = self._fields_of_game(state), True
        if fields != self._shown:
            self._shown = fields
            part = encode_fields(game.rules.common(state))
            is_same, self._game_part = part == self._game_part, part
        elif before is not None and state.prompts == before.prompts:
            return self._common
        known, seats = self._all_see, None
        if known is not None and before is not None and _has_same_seats(state, before):
            seats = known.seats
        self._all_see = see_common(game.moment, seats)
        if not is_same or self._all_see != known:
            self._common = join_fields(encode_fields(self._all_see), self._game_part)
        return self._common

    def events(self, seat: int | None, since: int = 0) -> tuple[msgspec.Raw, ...]:
        """The events after line `since` as that seat sees them."""
        return tuple(map(msgspec.Raw, seen_events(self.lines(since), seat)))

    def lines(self, since: int) -> list[SeenLine]:
        """The lines after line `since`, to be seen by several seats."""
        game = self._game
        return [SeenLine(game.rules, line, game.remark(line.n)) for line in game.lines[since:]]

    def preview(self, seat: int, command: str) -> msgspec.Raw:
        """What the command would score."""
        game = self._game
        return msgspec.Raw(_encode(game.rules.preview(game.state, seat, game.parse(command))))

    def _labels(self) -> bytes:
        if not self._labelled:
            return b""
        return encode_fields(labels_of(type(part) for part in parts_of(self._game.moment, None)))

    def _prompts(self, moment: Moment[State], seat: int | None) -> tuple[bytes, bytes]:
        """The fields `to_act` and `prompts`, and the field `prompt_messages`.

        They are the same for all seats to which the same prompts are open, unless a prompt is hidden.
        """
        if moment.hides_prompts:
            return self._encode_prompts(moment, seat)
        if moment is not self._prompted_at:
            if self._prompted_at is None or not moment.asks_the_same(self._prompted_at):
                self._prompted = {}
            self._prompted_at = moment
        waiting = moment.waiting_for
        opened = seat in waiting[0] if len(waiting) == 1 else moment.prompts_open_to(seat)
        known = self._prompted.get(opened)
        if known is None:
            known = self._prompted[opened] = self._encode_prompts(moment, seat)
        return known

    def _encode_prompts(self, moment: Moment[State], seat: int | None) -> tuple[bytes, bytes]:
        shown = see_prompts(moment, seat)
        fields = b'"to_act":%b,"prompts":%b' % (_encode(moment.to_act(seat)), _encode(shown))
        messages = b",".join([b'"%d":%b' % (prompt.number, self._prompt_message(prompt)) for prompt in shown])
        return fields, b'"prompt_messages":{%b}' % messages

    def _prompt_message(self, prompt: PromptView) -> bytes:
        """The message of a prompt. For those who are asked it stays the same while the prompt is open."""
        if not prompt.asks_you:
            return _encode_waiting(waiting_id(self._game.rules, prompt.kind), prompt.waiting_for)
        known = self._asked.get(prompt.number)
        if known is None:
            if len(self._asked) >= MAX_KEPT:
                self._asked.clear()
            known = self._asked[prompt.number] = _encode(prompt_message(self._game.rules, prompt))
        return known

    def _setting_fields(self) -> bytes:
        self._setting = self._setting or encode_fields(self._game.rules.setting(self._game.state))
        return self._setting


@lru_cache(1024)
def _encode_waiting(id: str, seats: tuple[int, ...]) -> bytes:
    return _encode(waiting_message(id, seats))


def seen_events(lines: Iterable[SeenLine], seat: int | None) -> list[bytes]:
    """Those of the lines that the seat sees."""
    return [seen for line in lines if (seen := line.seen_by(seat)) is not None]


def _has_same_seats(state: State, before: State) -> bool:
    """Whether seats and clocks are the same in both states."""
    return state.seats is before.seats and state.clock.left is before.clock.left
