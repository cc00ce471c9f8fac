"""Bots by level."""
