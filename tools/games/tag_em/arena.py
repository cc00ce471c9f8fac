"""Options of the bot matches."""

CONTESTS: tuple[dict[str, str], ...] = (
    {"game_type": "elimination", "map": "letter"},
    {"game_type": "capture-the-flag", "map": "castle"},
    {"game_type": "capture-their-flag", "map": "letter"},
)
