"""Shared by bots of tile games."""
