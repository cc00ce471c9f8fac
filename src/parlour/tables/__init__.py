"""Live tables: who sits where, what was said, and the game; appended to the log first, then told to everyone."""
