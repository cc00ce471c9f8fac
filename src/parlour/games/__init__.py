"""The games: one folder each, all of the same shape."""
