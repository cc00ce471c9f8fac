"""Any question of any game, put to people: its sentence, and the short ways to answer it."""

from __future__ import annotations

import msgspec

from parlour.contract.voice import Voice
from parlour.kernel.prompts import REST, Prompt

LABELS: dict[str, str] = {
    "accept": "accept",
    "decline": "decline",
    "challenge": "challenge",
    "offer": "offer help",
    "vote yes": "yes",
    "vote no": "no",
    "vote wait": "wait",
    "vote bot": "let a bot play",
    "vote leave": "let them go",
}
"""What answers are called; the first letter is what one types."""
AGREED: dict[str, str] = {"accept": "yes", "decline": "no"}
"""What they are called where nothing else is asked than whether one agrees."""


class Choice(msgspec.Struct, frozen=True):
    """One answer: what to type for it, and what it is called."""

    key: str
    answer: str
    label: str


def is_window(prompt: Prompt) -> bool:
    """Whether it lets something stand unless somebody objects; then one Enter answers for all who do not."""
    return bool(prompt.decisive) and prompt.silence == "accept"


def is_about_own_turn(prompt: Prompt) -> bool:
    """Whether it asks one player about their own move, as an offer of help does."""
    return prompt.seats == (prompt.about.get("seat"),) and not prompt.decisive


def choices(prompt: Prompt, voice: Voice) -> list[Choice]:
    """The answers with a key each (Enter has none); those that take free text are not among them.

    >>> window = Prompt(number=1, kind="challenge", seats=(1,), silence="accept", decisive=("challenge",),
    ...                   answers=("accept", "challenge", "challenge bonus LIGHT"))
    >>> [(choice.key, choice.label) for choice in choices(window, Voice("en"))]
    [('', 'accept'), ('c', 'challenge'), ('1', 'challenge bonus LIGHT')]
    """
    fixed = [answer for answer in prompt.answers if not answer.endswith(REST)]
    labels = AGREED if set(fixed) == set(AGREED) else LABELS
    found: list[Choice] = []
    for answer in fixed:
        label = voice(labels[answer]) if answer in labels else _spoken(answer, voice)
        if answer == "accept" and is_window(prompt) and "challenge" not in fixed:
            label = voice("go on")  # nothing is challenged, so nothing is accepted
        keys = {choice.key for choice in found}
        free = [key for key in (label[0], *map(str, range(1, 10))) if key not in keys]
        by_enter = is_window(prompt) and answer == prompt.silence
        found.append(Choice("" if by_enter else free[0] if free else label, answer, label))
    return found


def _spoken(answer: str, voice: Voice) -> str:
    """Its first word in the reader's language, the rest as it is: contester bonus LIGHT."""
    word, _, rest = answer.partition(" ")
    return f"{voice(word)} {rest}".strip()


def read_answer(prompt: Prompt, text: str, voice: Voice) -> str | None:
    """The answer that this text is, by key, by label or written out; None if it is none.

    >>> vote = Prompt(number=1, kind="x", seats=(1,), answers=("vote yes", "vote no"), silence="vote yes")
    >>> read_answer(vote, "n", Voice()), read_answer(vote, "Oui", Voice()), read_answer(vote, "maybe", Voice())
    ('vote no', 'vote yes', None)
    """
    typed = " ".join(text.split())
    for choice in choices(prompt, voice):
        if typed and typed.casefold() in (choice.key, choice.label.casefold(), choice.answer.casefold()):
            return choice.answer
    said = voice.yes(typed)
    if said is not None:
        for answer in ("vote yes", "accept") if said else ("vote no", "decline"):
            if answer in prompt.answers and not is_window(prompt):
                return answer
    return None


def free_text(prompt: Prompt) -> str | None:
    """The word before the free text that answers it, if one does: `answer`."""
    return next((answer.removesuffix(REST).strip() for answer in prompt.answers if answer.endswith(REST)), None)


def ways(prompt: Prompt, voice: Voice) -> str:
    """How to answer, in a line: “[c] challenge · [Enter] accept”."""
    found = choices(prompt, voice)
    shown = [f"[{choice.key}] {choice.label}" for choice in found if choice.key]
    shown += [f"[{voice('Enter')}] {choice.label}" for choice in found if not choice.key]
    return " · ".join(shown)
