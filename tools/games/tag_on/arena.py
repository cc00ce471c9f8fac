"""The options with which its bots meet."""

CONTESTS: tuple[dict[str, str], ...] = ({"edition": "en"}, {"edition": "fr"})
