"""`parlour kin`: what two persons of the Bible are to each other, or everybody of one name."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from itertools import islice

from parlour.contract.voice import Voice
from parlour.kernel.errors import ParlourError

MOST = 8
"""Relations and namesakes that are told; of the others only the number."""


def arguments(add: Callable[..., argparse._ArgumentGroup], voice: Voice) -> argparse._ArgumentGroup:
    group = add(
        "kin",
        voice("say how two persons of the Bible are related, with the verses"),
        voice("NAME [NAME] [--all]"),
        ("parlour kin RUTH DAVID", voice("what Ruth is to David, and why")),
        ("parlour kin MARY", voice("everybody of this name")),
    )
    group.add_argument(
        "names", nargs="*", metavar=voice("NAME"), help=voice("a person, in English or French, or an id")
    )
    group.add_argument("--all", action="store_true", help=voice("all relations and namesakes, however many there are"))
    return group


def command(names: Sequence[str], everything: bool, voice: Voice) -> int:
    most = None if everything else MOST
    match names:
        case [one]:
            return _everybody(one, most, voice)
        case [one, other]:
            return _related(one, other, most, voice)
    raise ParlourError("Who? “parlour kin RUTH DAVID” says what Ruth is to David.")


def _related(one: str, other: str, most: int | None, voice: Voice) -> int:
    from parlour.scripture.kinship import kin
    from parlour.scripture.people import namesakes
    from parlour.scripture.relations import fact_sentence

    found = kin(one, other)
    for relation in islice(found, most):
        if len(relation.chain) == 1:
            print(relation.sentence(voice.language))
            continue
        print(relation.claim(voice.language))
        for fact in relation.chain:
            print("  " + fact_sentence(fact, voice.language))
    _rest(len(found), most, voice)
    if not found:
        print(voice("Nothing is known of {one} and {other} being related.", one=one, other=other))
    for name in dict.fromkeys((one, other)):
        if len(everybody := namesakes(name)) > 1:
            print(voice("{count} persons are called {name}: “parlour kin {name}”.", count=len(everybody), name=name))
    return 0 if found else 1


def _everybody(name: str, most: int | None, voice: Voice) -> int:
    from parlour.scripture.kinship import who
    from parlour.scripture.people import namesakes

    found = namesakes(name)
    for person in islice(found, most):
        names = person.french if voice.language == "fr" else person.names
        print(f"{', '.join(names)}: {who(person, voice.language)} [{person.id}]")
    _rest(len(found), most, voice)
    return 0


def _rest(count: int, most: int | None, voice: Voice) -> None:
    if most is not None and count > most:
        print(voice("… and {more} more; --all tells them all.", more=count - most))
