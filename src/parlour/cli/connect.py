"""`parlour connect`: the proofs that connect two words, with their verses (TO-50)."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING

from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from rich.text import Text

    from parlour.cli.screen import Screen
    from parlour.scripture import Marked

LONGEST = 80
UNPROVED = 1
"""Exit status without a proof."""


def arguments(add: Callable[..., argparse._ArgumentGroup], translator: Translator) -> argparse._ArgumentGroup:
    group = add(
        "connect",
        translator("prove what connects two words, with the verse"),
        translator("WORD WORD [--limit N] [--bible NAME]"),
        ("parlour connect GOD ANGEL", translator("the best proofs first")),
    )
    group.add_argument("words", nargs="*", metavar=translator("WORD"), help=translator("two words, in any case"))
    group.add_argument("--limit", default="5", metavar="N", help=translator("how many proofs to show"))
    group.add_argument(
        "--bible",
        default="",
        metavar=translator("NAME"),
        help=translator("look first in a Bible that you have imported"),
    )
    return group


def command(args: argparse.Namespace, screen: Screen, translator: Translator) -> int:
    one, other = _two(args.words)
    limit = _limit(args.limit)
    from rich.text import Text

    from parlour import scripture

    language = translator.language
    if hindrance := scripture.bar(one, other, language):
        raise hindrance
    proofs = scripture.connect(one, other, limit=limit, language=language, bible=args.bible)
    for proof in proofs:
        screen.show(Text(proof.sentence(language), style="bold"))
        for passage in proof.passages:
            screen.show(_marked(passage, screen))
        screen.show("")
    if proofs:
        return 0
    screen.show(translator("The text does not prove that {one} and {other} are connected.", one=one, other=other))
    near = scripture.closest(one, other, limit=min(limit, 3), language=language)
    if near:
        screen.show(translator("They come nearest here:"))
    for place in near:
        screen.show("")
        for passage in place.passages:
            screen.show(passage.reference, _marked(passage, screen))
    return UNPROVED


def _two(words: list[str]) -> tuple[str, str]:
    if len(words) != 2:
        raise ParlourError("Which two words? For example: parlour connect GOD ANGEL")
    from parlour.words import fold, is_word

    one, other = (fold(word) for word in words)
    for written, word in zip(words, (one, other), strict=True):
        if len(written) > LONGEST or not is_word(word):
            raise ParlourError("“{text}” is no word: it takes at least two letters, and at most 80.", text=written[:40])
    return one, other


def _limit(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 1000:
        raise ParlourError("“{text}” is no number of proofs: 1 to 1000.", text=text[:40])
    return int(text)


def _marked(passage: Marked, screen: Screen) -> Text:
    """The verse with its words marked: by style in colours, by stars in plain text."""
    from rich.text import Text

    shown, last = Text("  "), 0
    for start, end in passage.marks:
        shown.append(passage.text[last:start])
        word = passage.text[start:end]
        shown.append(word if screen.colour else f"*{word}*", style="bold underline" if screen.colour else "")
        last = end
    shown.append(passage.text[last:])
    return shown
