"""Default notation of commands: the name, then the fields in order.

>>> class Lay(Command, frozen=True):
...     card: str
...     claim: int = 1
>>> notation = PlainNotation((Lay,))
>>> notation.parse("lay K 3")
Lay(card='K', claim=3)
>>> notation.format(Lay("K", 3))
'lay K 3'
>>> notation.parse("lay K")
Lay(card='K', claim=1)
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from parlour.kernel.commands import Command
from parlour.kernel.errors import CommandError


class PlainNotation:
    """Parses and formats those commands. A field is a word or a number; the last one may be a text with spaces."""

    def __init__(self, commands: Iterable[type[Command]]) -> None:
        self._kinds = {_name(kind): kind for kind in commands}

    def parse(self, text: str, /) -> Command:
        name, _, rest = text.partition(" ")
        kind = self._kinds.get(name.lower())
        if kind is None:
            raise CommandError("kernel-unknown-command", word=name[:40], commands=", ".join(self._kinds))
        fields = kind.__struct_fields__
        parts = rest.split(" ", len(fields) - 1) if rest and fields else [rest] if rest else []
        if len(parts) <= len(fields):
            try:
                return msgspec.convert(dict(zip(fields, parts, strict=False)), kind, strict=False)
            except msgspec.ValidationError:
                pass  # the error below says what is expected
        usage = " ".join([name.lower(), *(f"<{field}>" for field in fields)])
        raise CommandError("kernel-command-usage", usage=usage)

    def format(self, command: Command, /) -> str:
        parts = (msgspec.to_builtins(getattr(command, field)) for field in command.__struct_fields__)
        texts = (str(part).lower() if isinstance(part, bool) else str(part) for part in parts)
        return " ".join([_name(type(command)), *texts])


def _name(kind: type[Command]) -> str:
    """
    >>> class LayDown(Command, frozen=True):
    ...     pass
    >>> _name(LayDown)
    'lay-down'
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", kind.__name__).lower()
