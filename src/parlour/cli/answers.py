"""Answers to a prompt at the terminal: their keys and labels, and reading what was typed."""

from __future__ import annotations

import msgspec

from parlour.contract.i18n import Translator
from parlour.kernel.prompts import REST, Prompt

LABELS: dict[str, str] = {
    "accept": "cli-answer-accept",
    "decline": "cli-answer-decline",
    "challenge": "cli-answer-challenge",
    "offer": "cli-answer-offer",
    "vote yes": "cli-answer-yes",
    "vote no": "cli-answer-no",
    "vote wait": "cli-answer-wait",
    "vote bot": "cli-answer-bot",
    "vote leave": "cli-answer-leave",
}
"""Labels of answers; the first letter is the key."""
LABELS_WITH_REST: dict[str, str] = {
    "challenge": "cli-answer-challenge-one",
    "ask": "cli-answer-ask",
    "take": "cli-answer-take",
}
"""Labels of answers of several words, by the first."""
YES_NO_LABELS: dict[str, str] = {"accept": "cli-answer-yes", "decline": "cli-answer-no"}
"""Labels for a prompt that only asks for agreement."""


class Choice(msgspec.Struct, frozen=True):
    """One answer, with its key and its label."""

    key: str
    answer: str
    label: str


def is_window(prompt: Prompt) -> bool:
    """Whether it is a challenge window: silence accepts, and Enter answers for all who do not object."""
    return bool(prompt.decisive) and prompt.silence == "accept"


def is_about_own_turn(prompt: Prompt) -> bool:
    """Whether it asks one player about their own turn, like an offer of help."""
    return prompt.seats == (prompt.about.get("seat"),) and not prompt.decisive


def choices(prompt: Prompt, translator: Translator) -> list[Choice]:
    """The answers with their keys ("" for Enter), without those that take free text.

    >>> window = Prompt(number=1, kind="challenge", seats=(1,), silence="accept", decisive=("challenge",),
    ...                   answers=("accept", "challenge", "challenge bonus LIGHT"))
    >>> [(choice.key, choice.label) for choice in choices(window, Translator("en"))]
    [('', 'accept'), ('c', 'challenge'), ('1', 'challenge bonus LIGHT')]
    >>> [choice.label for choice in choices(window, Translator("fr"))]
    ['accepter', 'contester', 'contester bonus LIGHT']
    """
    fixed = [answer for answer in prompt.answers if not answer.endswith(REST)]
    labels = YES_NO_LABELS if set(fixed) == set(YES_NO_LABELS) else LABELS
    found: list[Choice] = []
    for answer in fixed:
        label = translator(labels[answer]) if answer in labels else _label(answer, translator)
        if answer == "accept" and is_window(prompt) and "challenge" not in fixed:
            label = translator("cli-answer-continue")  # nothing is challenged, so nothing is accepted
        keys = {choice.key for choice in found}
        free = [key for key in (label[0], *map(str, range(1, 10))) if key not in keys]
        by_enter = is_window(prompt) and answer == prompt.silence
        found.append(Choice("" if by_enter else free[0] if free else label, answer, label))
    return found


def _label(answer: str, translator: Translator) -> str:
    """The answer with its first word in the reader's language, as in “contester bonus LIGHT”."""
    word, _, rest = answer.partition(" ")
    return translator(LABELS_WITH_REST[word], rest=rest) if rest and word in LABELS_WITH_REST else answer


def read_answer(prompt: Prompt, text: str, translator: Translator) -> str | None:
    """Parse an answer given by key, by label or in full; None if it is none of them.

    >>> vote = Prompt(number=1, kind="x", seats=(1,), answers=("vote yes", "vote no"), silence="vote yes")
    >>> [read_answer(vote, text, Translator()) for text in ("n", "Oui", "maybe")]
    ['vote no', 'vote yes', None]
    """
    typed = " ".join(text.split())
    for choice in choices(prompt, translator):
        if typed and typed.casefold() in (choice.key, choice.label.casefold(), choice.answer.casefold()):
            return choice.answer
    agrees = translator.yes(typed)
    if agrees is not None:
        for answer in ("vote yes", "accept") if agrees else ("vote no", "decline"):
            if answer in prompt.answers and not is_window(prompt):
                return answer
    return None


def free_text(prompt: Prompt) -> str | None:
    """The command word before free text, if the prompt takes free text: `answer`."""
    return next((answer.removesuffix(REST).strip() for answer in prompt.answers if answer.endswith(REST)), None)


def answer_hint(prompt: Prompt, translator: Translator) -> str:
    """The possible answers in one line: “[c] challenge · [Enter] accept”."""
    found = choices(prompt, translator)
    shown = [f"[{choice.key}] {choice.label}" for choice in found if choice.key]
    enter = translator("cli-answer-enter")
    shown += [f"[{enter}] {choice.label}" for choice in found if not choice.key]
    return " · ".join(shown)
