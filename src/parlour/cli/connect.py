"""`parlour connect`: the proofs that link two words, with their verses (TO-50)."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from itertools import islice
from typing import TYPE_CHECKING

from parlour.contract.commands import whole_number
from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from rich.text import Text

    from parlour.cli.screen import Screen
    from parlour.scripture import Marked

LONGEST = 80
UNPROVED = 1
"""Exit status without a proof."""
_FETCHED = 8  # proofs compared for each that is shown: many tell the same


def arguments(add: Callable[..., argparse._ArgumentGroup], translator: Translator) -> argparse._ArgumentGroup:
    group = add(
        "connect",
        translator("cli-about-connect"),
        translator("cli-usage-connect"),
        ("parlour connect GOD ANGEL", translator("cli-example-connect")),
    )
    group.add_argument(
        "words", nargs="*", metavar=translator("cli-metavar-word"), help=translator("cli-arg-connect-words")
    )
    group.add_argument("--limit", default="5", metavar="N", help=translator("cli-flag-limit"))
    group.add_argument(
        "--bible",
        default="",
        metavar=translator("cli-metavar-name"),
        help=translator("cli-flag-bible"),
    )
    return group


def command(args: argparse.Namespace, screen: Screen, translator: Translator) -> int:
    one, other = _two(args.words)
    limit = whole_number(args.limit, 1, 1000)
    from rich.text import Text

    from parlour import scripture
    from parlour.scripture.proofs import told_once

    language = translator.language
    if hindrance := scripture.bar(one, other, language):
        raise hindrance
    found = scripture.connect(one, other, limit=_FETCHED * limit, language=language, bible=args.bible)
    proofs = list(islice(told_once(found), limit))
    for proof in proofs:
        screen.show(Text(proof.sentence(language), style="bold"))
        strength = translator(f"cli-connect-{proof.strength}")
        screen.show(Text(f"{strength} · {title}" if (title := proof.title(language)) else strength, style="faint"))
        for passage in proof.passages:
            screen.show(_marked(passage, screen))
        screen.show("")
    if proofs:
        return 0
    screen.show(translator("cli-connect-none", one=one, other=other))
    near = scripture.closest(one, other, limit=min(limit, 3), language=language)
    if near:
        screen.show(translator("cli-connect-nearest"))
    for place in near:
        screen.show("")
        for passage in place.passages:
            screen.show(passage.reference, _marked(passage, screen))
    return UNPROVED


def _two(words: list[str]) -> tuple[str, str]:
    if len(words) != 2:
        raise ParlourError("cli-connect-needs-words")
    from parlour.words import fold, is_word

    one, other = (fold(word) for word in words)
    for written, word in zip(words, (one, other), strict=True):
        if len(written) > LONGEST or not is_word(word):
            raise ParlourError("cli-bad-word", text=written[:40])
    return one, other


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
