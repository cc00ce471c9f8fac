"""A prompt as data: the seats asked, the possible answers, the deadline, and the default answer.

Challenge windows, votes, offers and take-backs are all prompts in the state. The page shows any prompt, and a bot
answers any. A hidden prompt reveals nothing to the other seats (AG-1).
"""

from __future__ import annotations

import msgspec

About = str | int | bool | tuple[str | int, ...] | None
"""A value in the description of a prompt."""

REST = "…"
"""Ends an answer that may be followed by any text."""


class Prompt(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An open prompt.

    >>> window = Prompt(number=1, kind="challenge", seats=(1, 2), answers=("accept", "challenge"),
    ...                   decisive=("challenge",), silence="accept")
    >>> window.open_to(1), window.takes("challenge"), window.takes("pass")
    (True, True, False)
    >>> window = window.answered(1, "accept")
    >>> window.open_to(1), window.settled
    (False, False)
    >>> window.answered(2, "challenge").settled
    True
    """

    number: int
    kind: str
    seats: tuple[int, ...]
    "The seats asked."
    answers: tuple[str, ...]
    "The commands that answer it; one that ends in … may be followed by any text."
    silence: str
    "The default answer, for seats that give none in time."
    decisive: tuple[str, ...] = ()
    "Answers that settle it at once; otherwise it is settled when all have answered."
    until: float | None = None
    "Game time at which the default answer counts; None: no limit."
    about: dict[str, About] = {}
    "Description, for everyone who sees it."
    hidden: bool = False
    "Hidden: seats that are not asked see only that the table waits (AG-1)."
    given: tuple[str | None, ...] = ()
    "The answers so far, in the order of `seats`."

    def __post_init__(self) -> None:
        if not self.given:
            msgspec.structs.force_setattr(self, "given", (None,) * len(self.seats))

    def open_to(self, seat: int) -> bool:
        return seat in self.seats and self.given[self.seats.index(seat)] is None

    def takes(self, answer: str) -> bool:
        return answer in self.answers or any(_fits(pattern, answer) for pattern in self.answers)

    def answered(self, seat: int, answer: str) -> Prompt:
        index = self.seats.index(seat)
        return msgspec.structs.replace(self, given=(*self.given[:index], answer, *self.given[index + 1 :]))

    def without(self, seat: int) -> Prompt:
        """The prompt without that seat."""
        kept = [(one, given) for one, given in zip(self.seats, self.given, strict=True) if one != seat]
        return msgspec.structs.replace(self, seats=tuple(s for s, _ in kept), given=tuple(g for _, g in kept))

    def answer_for(self, text: str) -> str | None:
        """The answer that this text gives: itself, or the meaning of “accept” and “decline”; None if it gives none.

        >>> vote = Prompt(number=1, kind="vote", seats=(0,), answers=("vote yes", "vote no"), silence="vote yes")
        >>> vote.answer_for("decline"), vote.answer_for("challenge")
        ('vote no', None)
        """
        if self.takes(text):
            return text
        if text == "accept":
            meant = [answer for answer in self.answers if answer in ("vote yes", "offer") or answer.startswith("take ")]
            return meant[0] if len(meant) == 1 else None
        if text == "decline":
            return next((answer for answer in ("vote no", "accept") if answer in self.answers), None)
        return None

    def silent(self) -> Prompt:
        """The prompt with the default answer for all who gave none."""
        return msgspec.structs.replace(self, given=tuple(g if g is not None else self.silence for g in self.given))

    @property
    def waiting_for(self) -> tuple[int, ...]:
        return tuple([seat for seat, given in zip(self.seats, self.given, strict=True) if given is None])

    @property
    def settled(self) -> bool:
        return None not in self.given or self.deciding_answer is not None

    @property
    def deciding_answer(self) -> tuple[int, str] | None:
        """The decisive answer and its seat, if there is one."""
        if self.decisive:
            for seat, given in zip(self.seats, self.given, strict=True):
                if given is not None and any(_fits(pattern, given) for pattern in self.decisive):
                    return seat, given
        return None

    @property
    def upheld(self) -> bool:
        """AG-4: of the votes cast, a tie upholds the claim."""
        return self.given.count("vote yes") >= self.given.count("vote no")


def _fits(pattern: str, answer: str) -> bool:
    return answer.startswith(pattern[:-1]) if pattern.endswith(REST) else answer == pattern
