"""Labels of the fields of a view, for the generic page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec
from msgspec import Meta
from msgspec.inspect import CustomType, Field, Metadata, StructType, Type, type_info

from parlour.kernel.i18n import LANGUAGES, say


class Label(NamedTuple):
    """The message that names a field, and whether it has an entry for each seat."""

    id: str
    by_seat: bool


def shown_as(id: str, *, by_seat: bool = False) -> Meta:
    """Annotates a field of a view: the message that names it, and whether it has an entry for each seat.

    >>> from typing import Annotated
    >>> times = Annotated[tuple[int, ...], shown_as("kernel-groups-time", by_seat=True)]
    >>> labels_of([msgspec.defstruct("View", [("times", times)])])
    Labels(labels={'en': {'times': 'Time'}, 'fr': {'times': 'Temps'}}, by_seat=('times',))
    """
    return Meta(extra={"label": Label(id, by_seat)})


class Labels(msgspec.Struct, frozen=True):
    """Fields that the setting of a game gets in addition, for the generic page."""

    labels: dict[str, dict[str, str]]
    "Labels by language and field."
    by_seat: tuple[str, ...]
    "Fields that have an entry for each seat."


def labels_of(kinds: Iterable[type[msgspec.Struct]]) -> Labels:
    """The labels of the fields of these parts of a view, nested ones included."""
    found = {
        field.name: field.type.extra["label"]
        for kind in kinds
        for field in _fields(type_info(kind), set())
        if isinstance(field.type, Metadata) and field.type.extra and "label" in field.type.extra
    }
    return Labels(
        labels={language: {name: say(given.id, language) for name, given in found.items()} for language in LANGUAGES},
        by_seat=tuple(name for name, given in found.items() if given.by_seat),
    )


def _fields(kind: Type, seen: set[type]) -> Iterator[Field]:
    """The fields of all structs in a type."""
    if isinstance(kind, StructType):
        if kind.cls in seen:
            return
        seen.add(kind.cls)
        yield from kind.fields
        for field in kind.fields:
            yield from _fields(field.type, seen)
    elif not isinstance(kind, CustomType):
        for name in kind.__struct_fields__:
            part = getattr(kind, name)
            for one in part if isinstance(part, tuple) else (part,):
                if isinstance(one, Type):
                    yield from _fields(one, seen)
