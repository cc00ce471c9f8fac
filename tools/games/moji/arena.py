"""Options of the bot matches."""

CONTESTS: tuple[dict[str, str], ...] = (
    {"variation": "race"},
    {"variation": "off-the-grid"},
    {"variation": "eagle-eyes"},
)
