"""`parlour word`: what a word is, by which list, and why."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from parlour import game_keys, rules_of
from parlour.cli.i18n import read_language
from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError
from parlour.kernel.i18n import Reader, render

if TYPE_CHECKING:
    from parlour.cli.screen import Screen
    from parlour.kernel.verdict import WordVerdict
    from parlour.words import Language

NOT_LISTED = 1
"""Exit status when one of the words is not on the list."""
_LONGEST = 80


def arguments(add: Callable[..., argparse._ArgumentGroup], translator: Translator) -> argparse._ArgumentGroup:
    group = add(
        "word",
        translator("cli-about-word"),
        translator("cli-usage-word"),
        ("parlour word CATCH RUNS", translator("cli-example-word")),
        ("parlour word survécurent --in fr", translator("cli-example-word-french")),
    )
    group.add_argument("words", nargs="*", metavar=translator("cli-metavar-word"), help=translator("cli-arg-words"))
    group.add_argument(
        "--in",
        dest="of",
        type=read_language,
        metavar="en|fr",
        help=translator("cli-flag-in"),
    )
    return group


def _verdicts(text: str, language: Language) -> Iterator[tuple[str, WordVerdict]]:
    """The verdict of each word game on a word, under the game's default options."""
    from parlour import words

    for key in game_keys():
        if rules_of(key).word_verdict is not None:
            yield key, words.verdict(key, text, language)


def command(args: argparse.Namespace, screen: Screen, translator: Translator) -> int:
    if not args.words:
        raise ParlourError("cli-word-needs-word")
    from parlour import scripture, words

    for text in args.words:
        if len(text) > _LONGEST or not words.is_word(words.fold(text)):
            raise ParlourError("cli-bad-word", text=text[:40])
    language: words.Language = args.of or ("fr" if translator.language == "fr" else "en")
    explanations = [words.explain(text, language) for text in args.words]
    for place, one in enumerate(explanations):
        if place:
            screen.show("")
        for sentence in one.sentences(translator.language):
            screen.show(sentence)
        for definition in words.definitions(one.word, language):
            screen.show(definition.sentence(translator.language))
        if one.fit:  # AG-8
            for described in scripture.definitions(one.word, language, reader=translator.language):
                screen.show(described.sentence(translator.language))
        if one.fit:
            for game, verdict in _verdicts(one.text, language):
                said = render(verdict.message, Reader(translator.language))
                title = rules_of(game).title[translator.language]
                screen.show(translator("cli-word-in-game", game=title, verdict=said))
    return 0 if all(one.listed for one in explanations) else NOT_LISTED
