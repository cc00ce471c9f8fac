"""Commands, positions and messages as text."""
