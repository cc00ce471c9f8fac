"""Figures for operators of the server."""

from __future__ import annotations

import msgspec


class Counts(msgspec.Struct):
    """Counters since the hub was started."""

    messages: int = 0
    "Messages received."
    refused: int = 0
    lines: int = 0
    "Lines added to logs."
    commits: int = 0
    commit_seconds: float = 0.0
    failed_commits: int = 0
    conflicts: int = 0
    "Tables that another server had taken over."
    bot_moves: int = 0
    deleted: int = 0
    "Tables that nobody used any more."
