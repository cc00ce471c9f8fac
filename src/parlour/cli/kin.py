"""`parlour kin`: how two persons of the Bible are related, or everybody of one name."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from itertools import islice

from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError

MOST = 8
"""Maximum number of relations and namesakes that are listed."""


def arguments(add: Callable[..., argparse._ArgumentGroup], translator: Translator) -> argparse._ArgumentGroup:
    group = add(
        "kin",
        translator("cli-about-kin"),
        translator("cli-usage-kin"),
        ("parlour kin RUTH DAVID", translator("cli-example-kin")),
        ("parlour kin MARY", translator("cli-example-kin-name")),
    )
    group.add_argument("names", nargs="*", metavar=translator("cli-metavar-name"), help=translator("cli-arg-kin-names"))
    group.add_argument("--all", action="store_true", help=translator("cli-flag-all"))
    return group


def command(names: Sequence[str], everything: bool, translator: Translator) -> int:
    most = None if everything else MOST
    match names:
        case [one]:
            return _everybody(one, most, translator)
        case [one, other]:
            return _related(one, other, most, translator)
    raise ParlourError("cli-kin-needs-name")


def _related(one: str, other: str, most: int | None, translator: Translator) -> int:
    from parlour.scripture.kinship import kin
    from parlour.scripture.people import namesakes
    from parlour.scripture.relations import fact_sentence

    found = kin(one, other)
    for relation in islice(found, most):
        if len(relation.chain) == 1:
            print(relation.sentence(translator.language))
            continue
        print(relation.claim(translator.language))
        for fact in relation.chain:
            print("  " + fact_sentence(fact, translator.language))
    _rest(len(found), most, translator)
    if not found:
        print(translator("cli-kin-none", one=one, other=other))
    for name in dict.fromkeys((one, other)):
        if len(everybody := namesakes(name)) > 1:
            print(translator("cli-kin-namesakes", count=len(everybody), name=name))
    return 0 if found else 1


def _everybody(name: str, most: int | None, translator: Translator) -> int:
    from parlour.scripture.kinship import who
    from parlour.scripture.people import namesakes

    found = namesakes(name)
    for person in islice(found, most):
        names = person.french if translator.language == "fr" else person.names
        print(f"{', '.join(names)}: {who(person, translator.language)} [{person.id}]")
    _rest(len(found), most, translator)
    return 0


def _rest(count: int, most: int | None, translator: Translator) -> None:
    if most is not None and count > most:
        print(translator("cli-kin-more", more=count - most))
