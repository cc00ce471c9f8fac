"""Writes the golden playthroughs anew (`make golden`); read the diff before you commit it."""

import sys
from pathlib import Path

from parlour import rules_of
from parlour.kernel.playthrough import playthrough

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "tests" / "golden"

VARIANTS: dict[str, object] = {
    "my_cup_overflows": True,
    "it_is_finished": True,
    "levels": ("beginner", "expert", "intermediate"),
    "tests_of_faith": True,
    "good_samaritan": True,
    "babel": ("fr", "la"),
    "bonus": "claimed",
    "judge": "vote",
}

TAG_ON: dict[str, object] = {
    "edition": "fr",
    "replace": "free",
    "score_all_words": True,
    "judge": "vote",
    "clock": "turn",
}

GOLDEN: dict[str, tuple[str, tuple[str, ...], int, dict[str, object]]] = {
    "scrabble-bible-default": ("scrabble-bible", ("Ada", "Ben"), 1, {}),
    "scrabble-bible-checked": (
        "scrabble-bible",
        ("Ada", "Ben", "Cleo", "Dan"),
        2,
        {"words": "checked", "clock": "turn"},
    ),
    "scrabble-bible-variants": ("scrabble-bible", ("Ada", "Ben", "Cleo"), 3, VARIANTS),
    "scrabble-bible-classic": ("scrabble-bible", ("Ada", "Ben"), 4, {"preset": "classic"}),
    "tag-em-default": ("tag-em", ("Ada", "Ben"), 1, {"round_limit": 12}),
    "tag-em-flags": (
        "tag-em",
        ("Ada", "Ben", "Cleo", "Dan"),
        2,
        {"map": "downtown", "game_type": "capture-their-flag", "flag_return": True, "tie": "reroll", "round_limit": 8},
    ),
    "tag-em-vehicles": (
        "tag-em",
        ("Ada", "Ben"),
        3,
        {"preset": "everything", "map": "delta", "game_type": "capture-the-flag", "clock": "turn", "round_limit": 10},
    ),
    "tag-em-hexagons": (
        "tag-em",
        ("Ada", "Ben"),
        4,
        {"map": "honeycomb", "game_type": "missions", "dice": "2d6", "tie": "defender", "round_limit": 10},
    ),
    "moji-default": ("moji", ("Ada", "Ben", "Cleo"), 1, {}),
    "moji-match": (
        "moji",
        ("Ada", "Ben", "Cleo", "Dan"),
        2,
        {
            "rounds": 2,
            "masters_choice": True,
            "stack_em_up": True,
            "partners": "do-si-do",
            "placement": "first-or-last",
        },
    ),
    "moji-off-the-grid": ("moji", ("Ada", "Ben"), 3, {"variation": "off-the-grid", "monochrome": True}),
    "moji-eagle-eyes": ("moji", ("Ada", "Ben", "Cleo"), 4, {"variation": "eagle-eyes", "min": 4}),
    "tag-on-english": ("tag-on", ("Ada", "Ben"), 5, {}),
    "tag-on-french": ("tag-on", ("Ada", "Ben", "Cleo"), 2, TAG_ON),
    "bluff": ("bluff", ("Ada", "Ben", "Cleo"), 5, {}),
    "buzz": ("buzz", ("Ada", "Ben"), 6, {}),
}


def write(name: str) -> str:
    """The playthrough of that name, as it comes out now."""
    key, players, seed, options = GOLDEN[name]
    return playthrough(rules_of(key), players, seed, **options)


def main() -> None:
    sys.path.insert(0, str(ROOT))
    import tests.toys  # noqa: F401 — registers the toy games

    FOLDER.mkdir(exist_ok=True)
    for name in GOLDEN:
        text = write(name)
        file = FOLDER / f"{name}.txt"
        changed = not file.exists() or file.read_text(encoding="utf-8") != text
        file.write_text(text, encoding="utf-8")
        print(f"{file.name}: {'written anew' if changed else 'as it was'}")


if __name__ == "__main__":
    main()
