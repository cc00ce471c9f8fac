"""Security headers of every response. Scripts, styles and fonts of the page get those that count for them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

Headers = Iterable[tuple[bytes, bytes]]

_HOST = re.compile(r"[A-Za-z0-9.:\[\]_-]{1,255}")

PARTS = "/assets/"
"""Where the scripts, styles and fonts of the page are."""
OF_PARTS: tuple[tuple[bytes, bytes], ...] = (
    (b"x-content-type-options", b"nosniff"),
    # The id of a table is in its URL and lets people watch, so other sites do not get it.
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
_OF_DOCUMENTS: tuple[tuple[bytes, bytes], ...] = (
    *OF_PARTS,
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)

NOT_STORED: tuple[tuple[bytes, bytes], ...] = ((b"cache-control", b"no-store"),)

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "connect-src 'self'{socket}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


def find(headers: Headers, name: bytes) -> str:
    """The first header of that name (in lower case), or an empty text.

    >>> find([(b"host", b"table.local:8765")], b"host")
    'table.local:8765'
    """
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def of(host: str) -> tuple[tuple[bytes, bytes], ...]:
    """The headers of anything that a browser may show by itself; `host` is that of the request."""
    return (*_OF_DOCUMENTS, (b"content-security-policy", policy(host)))


def policy(host: str) -> bytes:
    """The content policy of the page; `host` is that of the request.

    Some browsers do not count the WebSocket of the same host as “self”, so it is named.

    >>> b"connect-src 'self' ws://10.0.0.2:8765 wss://10.0.0.2:8765;" in policy("10.0.0.2:8765")
    True
    >>> b"connect-src 'self';" in policy("a; script-src *")
    True
    """
    socket = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return _POLICY.format(socket=socket).encode()


_LOCAL_NAMES = (".local", ".localhost", ".lan", ".home.arpa", ".internal", ".test")
"""Endings of names that no public name server answers for."""


def is_own_host(host: str, names: Collection[str]) -> bool:
    """Whether a request with that `Host` is meant for this server; `names` are those that the operator gave.

    Against DNS rebinding: a page of another site may let its own name point to this server, and then `Origin` and
    `Host` agree. Addresses and names of local networks cannot be taken over like that.

    >>> [is_own_host(host, ()) for host in ("10.0.0.2:8765", "[::1]:8765", "localhost", "kitchen", "kitchen.local:80")]
    [True, True, True, True, True]
    >>> is_own_host("evil.example:8765", ()), is_own_host("Games.example", ("games.example",)), is_own_host("", ())
    (False, True, True)
    """
    if not host:
        return True  # browsers always send it
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if not name:
        return False
    if "." not in name or name.endswith(_LOCAL_NAMES) or name in names:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def comes_from_elsewhere(headers: Headers) -> bool:
    """Whether a page of another host sends this.

    A server at home has many names (an address, the name of the machine, one ending in .local), so `Origin` is compared
    with `Host`. Clients other than browsers send no `Origin`.

    >>> comes_from_elsewhere([(b"origin", b"http://10.0.0.2:8765"), (b"host", b"10.0.0.2:8765")])
    False
    >>> comes_from_elsewhere([(b"origin", b"https://example.org"), (b"host", b"10.0.0.2:8765")])
    True
    >>> comes_from_elsewhere([(b"host", b"10.0.0.2:8765")])
    False
    """
    origin = find(headers, b"origin")
    if not origin:
        return False
    try:
        return urlsplit(origin).netloc.lower() != find(headers, b"host").lower() or not find(headers, b"host")
    except ValueError:
        return True
