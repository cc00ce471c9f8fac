"""Where the server can be reached from the sofa: addresses on the local network, and a code for phones."""

from __future__ import annotations

import io
import socket
from contextlib import suppress

import segno

_WHITE_ON_BLACK = "\x1b[97;40m"
_AS_BEFORE = "\x1b[0m"


def local_addresses() -> list[str]:
    """This machine's addresses on its networks, the one that leads outside first; empty without a network."""
    found = [_outward()]
    with suppress(OSError):  # a machine may not know its own name; the address that leads outside is enough
        found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return list(dict.fromkeys(one for one in found if one and not one.startswith("127.")))


def _outward() -> str:
    """The address from which packets leave. None is sent: connecting a datagram socket only chooses the way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as chooser:
        try:
            chooser.connect(("192.0.2.1", 9))  # an address for documentation: nobody is there
        except OSError:
            return ""
        return str(chooser.getsockname()[0])


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
