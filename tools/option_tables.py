"""Writes the table of each game's options into its page, `docs/games/KEY.md`, between the two markers there.

python -m tools.option_tables
"""

from collections.abc import Iterator
from os.path import relpath
from pathlib import Path

import parlour
from parlour.kernel import rules as kernel
from parlour.kernel.conditions import condition_message, write_value
from parlour.kernel.i18n import Reader, render
from parlour.kernel.option_fields import OptionField, describe, describe_conflicts, describe_groups
from parlour.kernel.rules import Rules
from parlour.kernel.state import State

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "games"
BEGIN = "<!-- Options: written by `make generated`. -->\n"
END = "<!-- End of the options. -->\n"


def pages() -> dict[Path, str]:
    """The pages of the games with current tables."""
    files = {key: FOLDER / f"{key}.md" for key in parlour.game_keys()}
    return {file: _page(file, parlour.rules_of(key)) for key, file in files.items() if file.exists()}


def _page(file: Path, rules: Rules[State]) -> str:
    before, _, rest = file.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table(rules)}\n{END}{after}"


def table(rules: Rules[State]) -> str:
    """The options of a game as a Markdown table by group, and the combinations that are excluded.

    >>> print(table(parlour.rules_of(parlour.game_keys()[0])).splitlines()[0])
    | option | what it does | values, the default first | applies when |
    """
    fields = describe(rules.options)
    lines = ["| option | what it does | values, the default first | applies when |", "|---|---|---|---|"]
    for group in describe_groups(rules.options):
        lines.append(f"| **{group.label}** | | | |")
        lines += [_row(field, rules) for field in fields if field.group == group.key]
    conflicts = [f"- {one.text} {_link(one.rule, rules)}" for one in describe_conflicts(rules.options)]
    return "\n".join([*lines, *(["", *conflicts] if conflicts else [])]) + "\n"


def _row(field: OptionField, rules: Rules[State]) -> str:
    does = f"{field.about} {_link(field.rule, rules)}"
    when = render(condition_message(field.when), Reader()) if field.when else ""
    return f"| `{field.name}` | {does} | {' · '.join(_values(field))} | {when} |"


def _values(field: OptionField) -> Iterator[str]:
    """The values, default first, each as the terminal writes it and with its label."""
    labels = {write_value(choice.value): choice.label for choice in field.choices}
    if field.kind == "switch":
        labels = {"on": "", "off": ""}
    if field.default is None and "none" in labels:
        yield f"not given: {field.none}"
    else:
        if field.may_be_none:
            labels["none"] = field.none
        default = write_value(field.default)
        yield _value(default, labels.pop(default, ""), field.unit)
    yield from (_value(value, label) for value, label in labels.items())
    match field.kind:
        case "number" if field.least is not None and field.most is not None:
            yield f"{field.least:,} to {field.most:,}"
        case "number":
            yield "a number"
        case "ranking":
            yield "every seat once, as `1,0,2`"
        case "list" if not field.choices:
            yield "words, as `ABLE,BAKER`"
        case "list":
            yield "several, with commas"
        case "text":
            yield "a text"
        case _ if field.own_list:
            yield "words of your own"
    if field.each:
        yield field.each[0].lower() + field.each[1:]


def _value(value: str, label: str, unit: str = "") -> str:
    shown = f"`{value}`" if value else "nothing"
    return f"{shown} {unit}".strip() if not label or label == value else f"{shown}: {label}"


def _link(rule: str, rules: Rules[State]) -> str:
    folder = Path(kernel.__file__).parent if rule.startswith("AG-") else rules.folder
    return f"[{rule}]({relpath(folder / 'rulebook' / 'en.md', FOLDER)}#{rule})"


if __name__ == "__main__":
    for file, text in pages().items():
        file.write_text(text, "utf-8")
