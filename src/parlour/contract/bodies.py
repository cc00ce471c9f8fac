"""Base classes of HTTP request and response bodies."""

from __future__ import annotations

import msgspec


class RequestBody(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request."""


class ResponseBody(msgspec.Struct, frozen=True, kw_only=True):
    """The body of a response."""
