"""Finds the structs that `api_types.py` and `typed.py` generate types from."""

from collections.abc import Callable, Iterable, Iterator
from typing import get_args, get_type_hints

import msgspec


def structs_given(*functions: Callable[..., object]) -> tuple[type[msgspec.Struct], ...]:
    """The structs that those functions say they return."""
    given = [get_type_hints(function).get("return") for function in functions]
    kinds = [kind for one in given for kind in get_args(one) or (one,)]
    structs = (kind for kind in kinds if isinstance(kind, type) and issubclass(kind, msgspec.Struct))
    return tuple(kind for kind in structs if kind is not msgspec.Struct)


def structs_in(types: Iterable[type[msgspec.Struct]]) -> list[type[msgspec.Struct]]:
    """All structs among those types and their parts, each once."""
    found: dict[type[msgspec.Struct], None] = {}
    waiting: list[object] = list(types)
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if kind in found:
                continue
            found[kind] = None
            info = msgspec.inspect.type_info(kind)
            assert isinstance(info, msgspec.inspect.StructType)
            waiting.extend(field.type for field in info.fields)
        elif isinstance(kind, msgspec.inspect.StructType):
            waiting.append(kind.cls)
        elif isinstance(kind, msgspec.inspect.Type):
            waiting.extend(_parts(kind))
    return list(found)


def _parts(kind: msgspec.inspect.Type) -> Iterator[object]:
    for name in kind.__struct_fields__:
        value = getattr(kind, name)
        if isinstance(value, msgspec.inspect.Type):
            yield value
        elif isinstance(value, tuple):
            yield from (part for part in value if isinstance(part, msgspec.inspect.Type))
