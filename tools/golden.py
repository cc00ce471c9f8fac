"""Writes the golden playthroughs (`make golden`); read the diff before you commit it.

`playthroughs.toml` in each folder `golden` under `tests` lists the games with bots, seeds and options; the texts are
beside it.
"""

import sys
import tomllib
from pathlib import Path

import msgspec

from parlour import rules_of
from parlour.kernel.playthrough import playthrough

ROOT = Path(__file__).parent.parent


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A playthrough to be written."""

    game: str
    players: tuple[str, ...]
    seed: int
    options: dict[str, str | int | bool | tuple[str, ...]] = {}


def plans() -> dict[Path, Plan]:
    """All playthroughs with their files."""
    found: dict[Path, Plan] = {}
    for listing in sorted((ROOT / "tests").rglob("golden/playthroughs.toml")):
        tables = tomllib.loads(listing.read_text(encoding="utf-8"))
        for name, plan in msgspec.convert(tables, dict[str, Plan]).items():
            found[listing.with_name(f"{name}.txt")] = plan
    return found


def write(plan: Plan) -> str:
    """The current text of a playthrough."""
    return playthrough(rules_of(plan.game), plan.players, plan.seed, **plan.options)


def main() -> None:
    sys.path.insert(0, str(ROOT))
    import tests.toys  # noqa: F401 — registers the toy games

    for file, plan in plans().items():
        text = write(plan)
        changed = not file.exists() or file.read_text(encoding="utf-8") != text
        file.write_text(text, encoding="utf-8")
        print(f"{file.relative_to(ROOT)}: {'written' if changed else 'as it was'}")


if __name__ == "__main__":
    main()
