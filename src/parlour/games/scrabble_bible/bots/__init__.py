"""Bots by level, and what they know."""
