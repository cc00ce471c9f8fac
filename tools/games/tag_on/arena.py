"""Options of the bot matches."""

CONTESTS: tuple[dict[str, str], ...] = ({"edition": "en"}, {"edition": "fr"})
