"""Values of options as text, as a terminal or another program gives them."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.kernel.errors import OptionError
from parlour.kernel.option_checks import read_options
from parlour.kernel.option_fields import OptionField
from parlour.kernel.options import Options

ON = {"on", "yes", "true", "1", "oui"}
OFF = {"off", "no", "false", "0", "non"}


def readings(field: OptionField, text: str) -> Iterator[object]:
    """What the text may mean as a value of that option, the likeliest first; it need not be a value of it.

    >>> from parlour.kernel.option_fields import describe
    >>> clock = next(field for field in describe(Options) if field.name == "clock")
    >>> next(readings(clock, "Turn"))
    'turn'
    """
    is_choice = any(one.value == text.lower() for one in field.choices)
    if field.may_be_none and text.lower() in ("none", "") and not is_choice:
        yield None
    if field.kind == "switch":
        if text.lower() in ON | OFF:
            yield text.lower() in ON
        return
    if field.kind == "number":
        try:
            yield float(text) if "." in text else int(text)
        except ValueError:
            return
        return
    if field.kind in ("choice", "text"):
        yield from (one.value for one in field.choices if isinstance(one.value, int) and str(one.value) == text)
        yield text.lower()
        yield text
    if field.kind in ("choice", "list", "ranking"):
        parts = () if text.lower() in ("none", "") else tuple(part.strip() for part in text.split(","))
        if all(part.isdecimal() for part in parts):
            yield tuple(int(part) for part in parts)
        yield tuple(part.lower() for part in parts)
        yield tuple(part.upper() for part in parts)


def is_value(kind: type[Options], field: OptionField, value: object) -> bool:
    """Whether the option may have that value."""
    try:
        read_options(kind, {field.name: value})
    except OptionError:
        return False
    return True
