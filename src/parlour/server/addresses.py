"""Addresses of the server on the local network, and QR codes for phones."""

from __future__ import annotations

import io
import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

import segno

_WHITE_ON_BLACK = "\x1b[97;40m"
_AS_BEFORE = "\x1b[0m"


def local_addresses() -> list[str]:
    """This machine's addresses, the one of the default route first; empty without a network."""
    found = [_outward()]
    with suppress(OSError):  # the host name may not resolve
        found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return list(dict.fromkeys(one for one in found if one and not one.startswith("127.")))


def _outward() -> str:
    """The address of the default route. Connecting a UDP socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as chooser:
        try:
            chooser.connect(("192.0.2.1", 9))  # reserved for documentation
        except OSError:
            return ""
        return str(chooser.getsockname()[0])


def proxy_networks(given: Iterable[str]) -> tuple[IPv4Network | IPv6Network, ...]:
    """The networks of the proxies that are trusted: this machine, and those that the operator names.

    >>> any(ip_address("::ffff:10.0.0.2") in one for one in proxy_networks(["10.0.0.0/8"]))
    True
    """
    found: list[IPv4Network | IPv6Network] = [ip_network("127.0.0.1"), ip_network("::1"), *map(ip_network, given)]
    # Where a server listens to IPv6 too, addresses of IPv4 are written like this.
    mapped = [ip_network(f"::ffff:{one.network_address}/{96 + one.prefixlen}") for one in found if one.version == 4]
    return (*found, *mapped)


class Door:
    """The address for other devices: a page opened as localhost is not reachable from them."""

    def __init__(self, *, local: bool, base_path: str = "") -> None:
        self._local = local
        "Whether the server listens on this machine only."
        self.base_path = base_path

    def for_others(self, host: str) -> str:
        """The host and port for other devices, when this one uses `host`.

        >>> Door(local=False).for_others("10.0.0.2:8765"), Door(local=True).for_others("127.0.0.1:8765")
        ('10.0.0.2:8765', '127.0.0.1:8765')
        """
        if self._local or not is_loopback(host):
            return host
        address = _outward()
        port = host.rpartition(":")[2]
        return f"{address}:{port}" if address and not is_loopback(address) else host


def is_loopback(host: str) -> bool:
    """Whether that host is a loopback name.

    >>> [is_loopback(host) for host in ("localhost:8765", "127.0.0.1:8765", "[::1]:8765", "table.local", "10.0.0.2")]
    [True, True, True, False, False]
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if name == "localhost":
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def qr_for_terminal(url: str, *, colour: bool = True) -> str:
    """The address as a QR code of half blocks; coloured, so that it is dark on light in any terminal.

    >>> print(qr_for_terminal("http://10.0.0.2:8765", colour=False).splitlines()[1])
    ██ ▄▄▄▄▄ ██ ██ ▄█▄██ ▄▄▄▄▄ ██
    """
    out = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(out, border=2, compact=True)
    lines = out.getvalue().splitlines()
    return "\n".join(f"{_WHITE_ON_BLACK}{line}{_AS_BEFORE}" if colour else line for line in lines)


def qr_for_page(url: str) -> bytes:
    """The address as a QR code in SVG, in the colour of the text around it."""
    out = io.BytesIO()
    segno.make(url, error="m", micro=False).save(
        out, kind="svg", border=2, scale=8, xmldecl=False, svgclass=None, lineclass=None, omitsize=True
    )
    return out.getvalue()
