"""The part of a position after its four fields: `key value;`, including options.

>>> split("turn 1; words checked;")
{'turn': '1', 'words': 'checked'}
>>> read_option(Options, "clock", "turn"), read_option(Options, "answer_time", "none")
('turn', None)
"""

from __future__ import annotations

import re
import typing
from functools import cache

import msgspec

from parlour.kernel.errors import PositionError
from parlour.kernel.options import Options

KEY = re.compile(r"[a-z][a-z_]*")
_NUMBER = re.compile(r"[0-9]{1,9}(\.[0-9]{1,20})?")
_EMPTY = "-"

O = typing.TypeVar("O", bound=Options)  # noqa: E741 — O for options


def split(text: str) -> dict[str, str]:
    """Values by key; a key without a value has an empty one."""
    found: dict[str, str] = {}
    for part in text.split(";"):
        words = part.split()
        if not words:
            continue
        key = words[0]
        if not KEY.fullmatch(key):
            raise PositionError("crossword-position-key-value", part=" ".join(words)[:40])
        if key in found:
            raise PositionError("crossword-position-key-twice", key=key)
        found[key] = " ".join(words[1:])
    return found


def join(values: dict[str, str]) -> str:
    """The inverse of `split`.

    >>> join({"turn": "1", "bag": ""})
    'turn 1; bag;'
    """
    return " ".join(f"{key} {value};" if value else f"{key};" for key, value in values.items())


# Options


@cache
def _hints(kind: type[Options]) -> dict[str, object]:
    return typing.get_type_hints(kind, include_extras=True)


def read_options(options: O, says: dict[str, str]) -> O:
    """The options, with those named by the keys replaced."""
    kind = type(options)
    told = {key: read_option(kind, key, value) for key, value in says.items() if key in kind.__struct_fields__}
    return msgspec.structs.replace(options, **told)


def read_option(kind: type[Options], name: str, text: str) -> object:
    """Parses the value of an option."""
    readings: list[object] = [text]
    if text == "none":
        readings.append(None)
    if text in ("yes", "no"):
        readings.append(text == "yes")
    if _NUMBER.fullmatch(text):
        readings.append(float(text))
    readings.append(() if text == _EMPTY else tuple(text.replace(" ", "").split(",")))
    for reading in readings:
        try:
            return msgspec.convert(reading, _hints(kind)[name])
        except msgspec.ValidationError:
            continue
    raise PositionError("crossword-position-option-value", value=text[:40], name=name)


def write_option(value: object) -> str:
    """The inverse of `read_option`.

    >>> write_option(("LIGHT", "DARK")), write_option(None), write_option(20.0), write_option(False)
    ('LIGHT,DARK', 'none', '20', 'no')
    """
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case float():
            return repr(value).removesuffix(".0")
        case tuple():
            return ",".join(value) or _EMPTY
        case _:
            return str(value)


def write_options(options: Options, base: Options) -> dict[str, str]:
    """The options that differ from the base."""
    names = options.__struct_fields__
    told = {name: getattr(options, name) for name in names if getattr(options, name) != getattr(base, name)}
    return {name: write_option(value) for name, value in told.items()}
