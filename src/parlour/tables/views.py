"""The views of a live game as JSON. The part that is the same for all seats is encoded once for each change of it."""

from __future__ import annotations

import msgspec

from parlour.kernel.fold import public_fields
from parlour.kernel.game import Game, SeenEvent
from parlour.kernel.i18n import LANGUAGES
from parlour.kernel.labels import labels_of
from parlour.kernel.state import State
from parlour.kernel.view import Share, encode_fields, encode_object, parts_of, see_own

_encode = msgspec.json.Encoder().encode


class PromptTexts(msgspec.Struct, frozen=True):
    """Further fields of a view, for the generic page."""

    prompt_texts: dict[int, dict[str, str]]
    "The open prompts in sentences, by number and language."


class Views:
    """What each seat sees of one game; seat None is a spectator.

    `in_sentences`: adds the sentences of events and prompts, for the generic page.
    """

    __slots__ = ("_common", "_game", "_in_sentences", "_setting", "_shown", "_shown_before", "_state")

    def __init__(self, game: Game[State], *, in_sentences: bool = False) -> None:
        self._game = game
        self._in_sentences = in_sentences
        self._shown = public_fields(game.rules)
        self._setting = b""
        self._state: State | None = None
        "The state of the latest `common`."
        self._shown_before: object = None
        "Its public fields."
        self._common = b""

    def setting(self) -> msgspec.Raw:
        """Options and pieces of the game, which never change."""
        return msgspec.Raw(encode_object(self._setting_fields(), self._labels()))

    def view(self, seat: int | None) -> msgspec.Raw:
        """The game as that seat sees it, without its setting."""
        return msgspec.Raw(encode_object(self.common(), self._fields(seat, "own"), self._prompt_texts(seat)))

    def whole(self, seat: int) -> bytes:
        """View and setting in one object, like `Game.view`: for bots."""
        return encode_object(self._setting_fields(), self.common(), self._fields(seat, "own"))

    def common(self) -> bytes:
        """The fields that are the same for all seats; the same object until one of them changes."""
        state = self._game.state
        if state is not self._state:
            before, self._shown_before, self._state = self._shown_before, self._shown(state), state
            if self._shown_before != before:
                self._common = self._fields(None, "common")
        return self._common

    def events(self, seat: int | None, since: int = 0) -> tuple[msgspec.Raw, ...]:
        """The events after line `since` as that seat sees them."""
        stream = self._game.stream(seat, since)
        if self._in_sentences:
            stream = [msgspec.structs.replace(seen, text=self._text(seen)) for seen in stream]
        return tuple([msgspec.Raw(_encode(seen)) for seen in stream])

    def preview(self, seat: int, command: str) -> msgspec.Raw:
        """What the command would score."""
        game = self._game
        return msgspec.Raw(_encode(game.rules.preview(game.state, seat, game.parse(command))))

    def _text(self, seen: SeenEvent) -> dict[str, str]:
        texts = {language: self._game.tell(seen.event, language) for language in LANGUAGES}
        return {language: sentence for language, sentence in texts.items() if sentence}

    def _labels(self) -> bytes:
        if not self._in_sentences:
            return b""
        return encode_fields([labels_of(type(part) for part in parts_of(self._game.rules, self._game.state, None))])

    def _prompt_texts(self, seat: int | None) -> bytes:
        if not self._in_sentences:
            return b""
        game = self._game
        texts = {
            prompt.number: {language: game.pose(msgspec.to_builtins(prompt), language) for language in LANGUAGES}
            for prompt in see_own(game.rules, game.state, seat).prompts
        }
        return encode_fields([PromptTexts(texts)])

    def _setting_fields(self) -> bytes:
        self._setting = self._setting or self._fields(None, "setting")
        return self._setting

    def _fields(self, seat: int | None, share: Share) -> bytes:
        return encode_fields(parts_of(self._game.rules, self._game.state, seat, share))
