"""Commands, positions and messages that the tile games share."""
