"""Writes the actions and observations of each game into its page, `docs/games/KEY.md`, between the two markers there.

python -m tools.environment_tables
"""

import json
from pathlib import Path
from typing import Any

import parlour
from parlour.contract import additions_of
from parlour.contract.environments import Actions, EngineEnvironment, Environment, Field
from parlour.gym.codec import COMMON, CONTROL, Codec
from parlour.kernel.game import Game

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "games"
BEGIN = "<!-- Environment: written by `make generated`. -->\n"
END = "<!-- End of the environment. -->\n"
SHOWN = 16
"""Small actions of a group that are listed; of a longer group, the first and the last."""


def pages() -> dict[Path, str]:
    """The pages of the games with an environment, with current tables."""
    keys = [key for key in parlour.game_keys() if additions_of(key).environment() is not None]
    files = {key: FOLDER / f"{key}.md" for key in keys}
    return {file: _page(file, key) for key, file in files.items() if file.exists()}


def _page(file: Path, key: str) -> str:
    before, _, rest = file.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{tables(key)}\n{END}{after}"


def tables(key: str) -> str:
    """The tables for a game of two with the default options.

    >>> print(tables(parlour.game_keys()[0]).splitlines()[3])
    | group | number | small actions | |
    """
    rules = parlour.rules_of(key)
    game = Game.new(rules, 2, 0)
    codec = Codec(rules, game.start)
    groups = [group for group in codec.groups if group not in (COMMON, CONTROL)]
    fields = codec.environment.fields
    size = sum(field.size for field in fields)
    lines = [
        f"Two players, default options: {len(codec):,} small actions; {size:,} numbers in an",
        "observation, besides those of all games ([environments](../environments.md)).",
        "",
        "| group | number | small actions | |",
        "|---|---|---|---|",
        *(_group(group) for group in groups),
        "",
        "Not spelled: " + "; ".join(codec.environment.left_out) + ".",
        *_engine(codec.environment),
        "",
        "| field | shape | values | |",
        "|---|---|---|---|",
        *(_field(field) for field in fields),
    ]
    return "\n".join(lines) + "\n"


def _engine(environment: Environment[Any, Any, Any]) -> list[str]:
    """With which options the engine plays."""
    if not isinstance(environment, EngineEnvironment):
        return []
    told = ", ".join(f"`{option}={_value(value)}`" for option, value in environment.engine_plays.items())
    but = ", ".join(f"`{option}={_value(value)}`" for option, value in environment.engine_refuses.items())
    return ["", f"`gym.vector` plays it on the engine with {told}" + (f", and without {but}." if but else ".")]


def _value(value: object) -> str:
    return json.dumps(value) if isinstance(value, str) else repr(value)


def _group(group: Actions) -> str:
    shown = [f"`{name}`" if name != " " else "space" for name in group.actions]
    listed = " ".join(shown) if len(shown) <= SHOWN else f"{' '.join(shown[:4])} … {shown[-1]}"
    return f"| {group.name} | {len(shown):,} | {listed} | {group.meaning} |"


def _field(field: Field) -> str:
    shape = " × ".join(map(str, field.shape))
    return f"| `{field.name}` | {shape} | {_number(field.low)} to {_number(field.high)} | {field.meaning} |"


def _number(value: float) -> str:
    return f"{value:,g}".replace("-", "−")


if __name__ == "__main__":
    for file, text in pages().items():
        file.write_text(text, "utf-8")
