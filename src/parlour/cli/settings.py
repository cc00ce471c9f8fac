"""House rules on the command line (`--option words=checked`), and their list."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from parlour.cli.saves import read_text
from parlour.contract.i18n import Translator
from parlour.kernel.conditions import condition_message, write_value
from parlour.kernel.errors import OptionError
from parlour.kernel.i18n import Message, message
from parlour.kernel.option_fields import OptionField, describe, describe_groups
from parlour.kernel.option_text import is_value, readings
from parlour.kernel.rules import Rules
from parlour.kernel.state import State


def read_settings(rules: Rules[State], settings: Iterable[str]) -> dict[str, object]:
    """Parse options. Each is checked separately, so that an error names the option.

    >>> import parlour
    >>> read_settings(parlour.rules_of(parlour.game_keys()[0]), ["aids=hints"])
    {'aids': 'hints'}
    """
    fields = {field.name: field for field in describe(rules.options)}
    found: dict[str, object] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise OptionError("cli-setting-form", example=_example(fields))
        if name not in fields:
            raise OptionError("kernel-unknown-option", name=name, names=", ".join(fields))
        found[name] = _read(rules, fields[name], text.strip())
    return found


def _example(fields: dict[str, OptionField]) -> str:
    return next((f"{field.name}={field.choices[-1].value}" for field in fields.values() if field.choices), "clock=turn")


def _read(rules: Rules[State], field: OptionField, text: str) -> object:
    given: list[object] = []
    if text.startswith("@") and field.kind not in ("switch", "number"):
        content = read_text(Path(text[1:]))
        given = [tuple(word.upper() for word in content.split()), content]  # a map is given as text
    for value in (*given, *readings(field, text)):
        if is_value(rules.options, field, value):
            return value
    raise OptionError("cli-setting-bad-value", name=field.name, text=text, values=values(field))


def values(field: OptionField) -> tuple[str | Message, ...]:
    """The values it takes.

    >>> from parlour.kernel.options import Options
    >>> [values(field) for field in describe(Options)][:2]
    [('none', 'look-up', 'hints'), ('on', 'off')]
    """
    parts: list[str | Message]
    match field.kind:
        case "switch":
            parts = ["on", "off"]
        case "number":
            parts = [message("cli-setting-number")]
        case "ranking":
            parts = ["0,1,…"]
        case "list":
            parts = [",".join(str(choice.value) for choice in field.choices) or "a,b,…"]
        case _:
            parts = [str(choice.value) for choice in field.choices]
    if field.may_be_none and "none" not in parts:
        parts.append("none")
    return tuple(parts)


def changed(rules: Rules[State], state: State) -> list[str]:
    """The options that differ from the printed game, as arguments."""
    fields = describe(rules.options)
    return [
        f"{field.name}={write_value(value)}"
        for field in fields
        if (value := getattr(state.options, field.name)) != field.default and not field.settled
    ]


def page(rules: Rules[State], translator: Translator, state: State | None = None) -> RenderableType:
    """The options by group: what each does, when it applies, its rule, and its values, the one in force first."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    fields = describe(rules.options, translator.language)
    for group in describe_groups(rules.options, translator.language):
        grid.add_row(Text(group.label, style="title"), Text())
        for field in fields:
            if field.group == group.key:
                _add_rows(
                    grid, field, translator, field.default if state is None else getattr(state.options, field.name)
                )
    return grid


def _add_rows(grid: Grid, field: OptionField, translator: Translator, value: object) -> None:
    now = write_value(value)
    others = [translator(one.id) if isinstance(one, Message) else one for one in values(field) if one != now]
    about = [translator("cli-setting", label=field.label, help=field.help) if field.help else f"{field.label}."]
    if field.when:
        about.append(translator("cli-setting-applies-when", condition=condition_message(field.when)))
    grid.add_row(Text(field.name, style="name"), Text(f"{' '.join(about)} ({field.rule})"))
    grid.add_row(Text(), Text.assemble((now, "info"), ("".join(f" · {one}" for one in others), "faint")))
