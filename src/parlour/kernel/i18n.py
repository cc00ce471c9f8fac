"""Sentences in the reader's language.

The English sentence stands in the code, where it is read; a ``fr.toml`` beside the code holds its French. A
catalogue is opened when the first sentence in its language is wanted.

>>> say("The bag holds only {bag} tiles.", bag=3)
'The bag holds only 3 tiles.'
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

Fact = str | int | float | Mapping[str, str]
"""What a sentence is filled with. What has a name in each language, as a game has, is given by language."""

LANGUAGES = ("en", "fr")

_folders: list[Path] = [Path(__file__).parent]


def add_catalogue(folder: Path) -> None:
    """Let the sentences of ``folder`` (its ``fr.toml``) be spoken too."""
    if folder not in _folders:
        _folders.append(folder)
        catalogue.cache_clear()


@cache
def catalogue(language: str) -> dict[str, str]:
    """English sentence → sentence in ``language``, of all catalogues together."""
    sentences: dict[str, str] = {}
    for folder in _folders:
        file = folder / f"{language}.toml"
        if file.exists():
            sentences.update(tomllib.loads(file.read_text(encoding="utf-8")))
    return sentences


def say(sentence: str, language: str = "en", /, **facts: Fact) -> str:
    """The sentence in that language, with its facts filled in; in English where it has no translation.

    >>> say("That is {game}.", game={"en": "chess", "fr": "les échecs"})
    'That is chess.'
    """
    if language != "en":
        sentence = catalogue(language).get(sentence, sentence)
    said = {name: fact.get(language, fact["en"]) if isinstance(fact, Mapping) else fact for name, fact in facts.items()}
    return sentence.format(**said) if said else sentence
