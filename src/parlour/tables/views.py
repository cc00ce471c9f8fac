"""The views of a live game as JSON. The part that is the same for all seats is encoded once for each change of it."""

from __future__ import annotations

import msgspec

from parlour.kernel.events import Event
from parlour.kernel.fold import public_fields
from parlour.kernel.game import Game, SeenEvent
from parlour.kernel.i18n import Message
from parlour.kernel.labels import labels_of
from parlour.kernel.log import Line
from parlour.kernel.messages import event_messages, prompt_message, waiting_message
from parlour.kernel.prompts import Prompt
from parlour.kernel.state import State
from parlour.kernel.view import Share, encode_fields, encode_object, parts_of

_encode = msgspec.json.Encoder().encode

MAX_KEPT = 32
"""Encoded events that are kept for the other seats."""


class PromptMessages(msgspec.Struct, frozen=True):
    """A further field of a view."""

    prompt_messages: dict[int, Message]
    "The open prompts in sentences, by number."


class Views:
    """What each seat sees of one game; seat None is a spectator.

    `labelled`: adds the labels of the fields of a view, for the generic page.
    """

    __slots__ = (
        "_asked",
        "_common",
        "_game",
        "_labelled",
        "_messages",
        "_open_events",
        "_setting",
        "_shown",
        "_shown_before",
        "_state",
        "_waiting",
    )

    def __init__(self, game: Game[State], *, labelled: bool = False) -> None:
        self._game = game
        self._labelled = labelled
        self._shown = public_fields(game.rules)
        self._setting = b""
        self._state: State | None = None
        "The state of the latest `common`."
        self._shown_before: object = None
        "Its public fields."
        self._common = b""
        self._asked: dict[int, bytes] = {}
        "The messages of the latest prompts, for those who are asked, by number."
        self._waiting: tuple[Prompt | None, bytes] = None, b""
        "An open prompt, and its message for those who are not asked."
        self._messages: dict[int, tuple[Message, ...]] = {}
        "The messages of the latest events that are seen whole, by line."
        self._open_events: dict[int, msgspec.Raw] = {}
        "Those events with their messages, without a command, encoded."

    def setting(self) -> msgspec.Raw:
        """Options and pieces of the game, which never change."""
        return msgspec.Raw(encode_object(self._setting_fields(), self._labels()))

    def view(self, seat: int | None) -> msgspec.Raw:
        """The game as that seat sees it, without its setting."""
        return msgspec.Raw(encode_object(self.common(), self._fields(seat, "own"), self._prompt_messages(seat)))

    def whole(self, seat: int) -> bytes:
        """View and setting in one object, like `Game.view`: for bots."""
        return encode_object(self._setting_fields(), self.common(), self._fields(seat, "own"))

    def common(self) -> bytes:
        """The fields that are the same for all seats; the same object until one of them changes."""
        state = self._game.state
        if state is not self._state:
            before, self._shown_before, self._state = self._shown_before, self._shown(state), state
            if self._shown_before != before:
                common = self._fields(None, "common")
                self._common = self._common if common == self._common else common
        return self._common

    def events(self, seat: int | None, since: int = 0) -> tuple[msgspec.Raw, ...]:
        """The events after line `since` as that seat sees them."""
        return tuple([self._event(*seen) for seen in self._game.seen_lines(seat, since)])

    def _event(self, line: Line, event: Event, command: str) -> msgspec.Raw:
        """The event with its messages. One that is seen whole is encoded once for all but the seat whose command it
        was."""
        whole = event is line.event
        if whole and not command and (known := self._open_events.get(line.n)) is not None:
            return known
        messages = self._messages.get(line.n) if whole else None
        if messages is None:
            messages = event_messages(self._game.rules, event)
            if remark := self._game.remark(line.n):
                messages = (*messages, remark)
        encoded = msgspec.Raw(_encode(SeenEvent(line.n, line.at, line.seat, event, command, messages)))
        if whole:
            if len(self._messages) >= MAX_KEPT:
                self._messages.clear()
                self._open_events.clear()
            self._messages[line.n] = messages
            if not command:
                self._open_events[line.n] = encoded
        return encoded

    def preview(self, seat: int, command: str) -> msgspec.Raw:
        """What the command would score."""
        game = self._game
        return msgspec.Raw(_encode(game.rules.preview(game.state, seat, game.parse(command))))

    def _labels(self) -> bytes:
        if not self._labelled:
            return b""
        return encode_fields([labels_of(type(part) for part in parts_of(self._game.rules, self._game.state, None))])

    def _prompt_messages(self, seat: int | None) -> bytes:
        """The field `prompt_messages`, as `encode_fields` would write it."""
        if not self._game.state.prompts:
            return b'"prompt_messages":{}'
        parts = [b'"%d":%b' % (prompt.number, self._prompt(prompt, seat)) for prompt in self._game.state.prompts]
        return b'"prompt_messages":{%b}' % b",".join(parts)

    def _prompt(self, prompt: Prompt, seat: int | None) -> bytes:
        """The message of a prompt; all who are asked get the same, and so do all others of an open prompt."""
        if seat is None or not prompt.open_to(seat):
            if prompt.hidden:
                return _encode(waiting_message(tuple([one for one in prompt.waiting_for if one == seat])))
            latest, encoded = self._waiting
            if latest is not prompt:
                encoded = _encode(waiting_message(prompt.waiting_for))
                self._waiting = prompt, encoded
            return encoded
        known = self._asked.get(prompt.number)
        if known is None:
            if len(self._asked) >= MAX_KEPT:
                self._asked.clear()
            known = self._asked[prompt.number] = _encode(prompt_message(self._game.rules, prompt))
        return known

    def _setting_fields(self) -> bytes:
        self._setting = self._setting or self._fields(None, "setting")
        return self._setting

    def _fields(self, seat: int | None, share: Share) -> bytes:
        return encode_fields(parts_of(self._game.rules, self._game.state, seat, share))
