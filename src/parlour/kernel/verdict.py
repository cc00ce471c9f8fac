"""A game's verdict on a word."""

from __future__ import annotations

import msgspec

from parlour.kernel.i18n import Message, Reader, render


class WordVerdict(msgspec.Struct, frozen=True):
    """Whether a word counts in a game, and the sentence that says why."""

    stands: bool
    rule: str
    message: Message

    @property
    def reason(self) -> str:
        """The sentence in English."""
        return render(self.message, Reader("en"))
