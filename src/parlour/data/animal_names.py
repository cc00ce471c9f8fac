"""Names of animals from @faker-js/faker, in English and French (MO-32, MO-50)."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from parlour.data.archives import Archive
from parlour.data.errors import DataError
from parlour.data.letters import fold_title

FAKER = Archive(
    "npm",
    "@faker-js/faker",
    "8.4.1",
    "faker-js-faker-8.4.1.tgz",
    "9494599bec6e4dbce97cd4e5c5a6fe99572ec358fb461995d5f0f9851c00bcfa",
    "MIT, copyright 2022-2024 the contributors of Faker",
    "Species of birds, fish, snakes and whales, and breeds of dogs and cats, in English and French.",
    ("LICENSE",),
)

_FILES = {
    "en": ("bear", "bird", "cat", "cetacean", "cow", "crocodilia", "dog", "fish", "horse", "lion", "rabbit", "snake"),
    "fr": ("bear", "bird", "cat", "cetacean", "crocodilia", "dog", "fish", "insect", "lion", "snake"),
}
# A breed that is named after a place or a colour is an animal together with its kind: Jersey cow, chat persan.
_BREEDS = {"en": {"cat", "cow", "horse", "rabbit"}, "fr": {"cat"}}
_FRENCH_KINDS = {"cat": "chat"}
_WITH_HEADS = ("bird", "cetacean", "fish", "insect", "snake")
_LIST = re.compile(r"=(\[.*?\]);", re.DOTALL)
_REMARK = re.compile(r"\s*\(.*?\)|\s*\[.*?\]|,.*|\.$")
_LEAST_HEADS = 2


def files(language: str) -> dict[str, str]:
    """The kinds of animals, with the files of the archive that list them."""
    return {kind: f"cjs/locales/{language}/animal/{kind}.js" for kind in _FILES[language]}


def read(module: str) -> list[str]:
    r"""The strings that a module exports.

    >>> read('var b={};module.exports=d(b);var g=["Accenteur \\xE0 gorge noire","Orque (\\xE9paulard)"];')
    ['Accenteur à gorge noire', 'Orque']
    """
    found = _LIST.search(module, module.index("module.exports"))
    if found is None:
        raise DataError(f"{FAKER.file} has no list where one is expected")
    return [_REMARK.sub("", name).strip() for name in ast.literal_eval(found[1])]


def names(by_kind: dict[str, list[str]], language: str, is_taken: Callable[[str], bool]) -> set[str]:
    """The animals among them. `is_taken` says of a single word whether people think of something else first.

    >>> found = names({"cow": ["Jersey", "Blue Grey"], "snake": ["Black mamba", "Racer"]}, "en", {"RACER"}.__contains__)
    >>> sorted(found)
    ['Black mamba', 'Blue Grey cow', 'Jersey cow']
    """
    found: set[str] = set()
    for kind, listed in by_kind.items():
        if kind in _BREEDS[language]:
            found.update(_breeds(kind, listed, language))
        else:
            found.update(name for name in listed if _is_phrase(name) or not is_taken(fold_title(name)))
    return found


def heads(by_kind: dict[str, list[str]], is_head: Callable[[str], bool]) -> set[str]:
    """First words that several French species share: bergeronnette in bergeronnette grise.

    >>> heads({"bird": ["Pipit rousseline", "Pipit des arbres", "Grand corbeau", "Grand duc"]}, {"PIPIT"}.__contains__)
    {'pipit'}
    """
    counted = Counter(
        name.split()[0].lower() for kind in _WITH_HEADS for name in by_kind.get(kind, ()) if _is_phrase(name)
    )
    return {word for word, count in counted.items() if count >= _LEAST_HEADS and is_head(fold_title(word))}


def _breeds(kind: str, listed: Iterable[str], language: str) -> Iterator[str]:
    for name in listed:
        if language == "fr":
            yield f"{_FRENCH_KINDS[kind]} {name}"
        else:
            yield name if name.lower().endswith((f" {kind}", " cattle")) else f"{name} {kind}"
        if kind == "cat" and _is_phrase(name):
            yield name


def _is_phrase(name: str) -> bool:
    return " " in name or "-" in name
