"""Links and QR codes for other devices, of the server and of a table; addresses for programs."""

from __future__ import annotations

from http import HTTPStatus

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from parlour.server import audit, logs
from parlour.server.addresses import Door, is_loopback, qr_for_page
from parlour.server.headers import find
from parlour.server.tables import Asker, Holder, TableId, Tables
from parlour.server.types.tables import Invitation, ProgramAddress, SeatProgram

SVG = "image/svg+xml"


@get("/api/address", tags=["server"], summary="Get the address for other devices")
async def address(door: NamedDependency[Door], request: Asker) -> Invitation:
    """The address of the home page with the host of the request, if other devices can use it; otherwise with the
    address on the network."""
    return _link(door, request, "/")


@get("/api/address/qr.svg", tags=["server"], summary="Get the address as a QR code", media_type=SVG)
async def address_qr(door: NamedDependency[Door], request: Asker) -> bytes:
    """The address for other devices as a QR code."""
    return qr_for_page(_link(door, request, "/").link)


@get("/api/tables/{id:str}/invitation", tags=["tables"], summary="Get an invitation link")
async def invitation(hub: Tables, door: NamedDependency[Door], request: Asker, id: TableId) -> Invitation:
    """The link with the host of the request, if other devices can use it; otherwise with the address on the network."""
    await hub.cache.meta(id)
    return _link(door, request, f"/t/{id}")


@get("/api/tables/{id:str}/qr.svg", tags=["tables"], summary="Get a QR code", media_type=SVG)
async def qr(hub: Tables, door: NamedDependency[Door], request: Asker, id: TableId) -> bytes:
    """The link of the table as a QR code."""
    await hub.cache.meta(id)
    return qr_for_page(_link(door, request, f"/t/{id}").link)


@post("/api/tables/{id:str}/program", tags=["host"], summary="Give a seat to a program", status_code=HTTPStatus.OK)
async def seat_program(
    hub: Tables,
    door: NamedDependency[Door],
    request: Asker,
    id: TableId,
    sitting: Holder,
    data: JSONBody[SeatProgram],
) -> ProgramAddress:
    """Before play: keep an open seat for a program, and get the address by which it plays. Again: the same address."""
    token = await hub.hosting.seat_program(id, sitting.who, sitting.named(data.seat))
    audit.note(logs.HOST, "program", table=id, grant=sitting.who.number, seat=data.seat)
    return ProgramAddress(address=_link(door, request, f"/t/{id}#bot={token}").link)


def _link(door: Door, request: Asker, path: str) -> Invitation:
    host = door.for_others(find(request.scope["headers"], b"host")[:255])
    return Invitation(
        link=f"{request.scope['scheme']}://{host}{door.base_path}{path}", reaches_out=not is_loopback(host)
    )


HANDLERS = (address, address_qr, invitation, qr, seat_program)
