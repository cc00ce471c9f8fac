"""Options of the bot matches."""

CONTESTS: tuple[dict[str, str], ...] = ({},)
