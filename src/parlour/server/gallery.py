"""`/api/gallery/KIND`: items that players published. Games register the kinds.

A maker is identified by a secret that the browser generates and sends as `Authorization: Bearer …`. Only with it can
the maker's items be changed and removed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from http import HTTPStatus
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

import parlour
from parlour import words
from parlour.contract import additions_of
from parlour.contract.bodies import ResponseBody
from parlour.contract.publishing import AnyPublication, Entry, Submission
from parlour.server import limits
from parlour.server.problems import Refusal
from parlour.server.tables import Asker, Limited, Tables
from parlour.server.tools import answering
from parlour.server.types.gallery import Publish, Rename
from parlour.tables.gallery import MAX_PER_MAKER, GalleryItem

SHORTEST = 16
"""Minimum length of a maker's secret."""
PNG = b"\x89PNG"
"""Signature of pictures stored before they were SVG."""

Id = Annotated[str, PathParameter(min_length=1, max_length=40, description="Its name in links.")]
Bearer = Annotated[
    str | None, HeaderParameter(name="Authorization", max_length=300, description="“Bearer” and the maker's secret.")
]
Skip = Annotated[int, QueryParameter(ge=0, le=100_000, description="How many to pass over.")]


def _secret(authorization: str | None) -> str:
    scheme, _, secret = (authorization or "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""


def _maker(authorization: str | None) -> str:
    secret = _secret(authorization)
    if len(secret) < SHORTEST:
        raise Refusal(HTTPStatus.UNAUTHORIZED, "server-needs-secret")
    return secret


def handlers() -> Iterator[HTTPRouteHandler]:
    """The routes of each kind of item."""
    for key in parlour.game_keys():
        for publication in additions_of(key).publications():
            yield from _routes(key, publication)


class _Items:
    """The items of one kind: found, checked and replaced for the routes."""

    def __init__(self, game: str, publication: AnyPublication) -> None:
        self.path = f"/api/gallery/{publication.kind}"
        self._game = game
        self._publication = publication

    async def find(self, hub: Tables, id: str, secret: str) -> ResponseBody:
        """The response with the item and its text, as the maker with that secret or anyone else sees it."""
        found = await hub.store.call(lambda store: store.gallery.find(id, secret))
        if found is None or found[0].kind != self._publication.kind:
            raise Refusal(HTTPStatus.NOT_FOUND, "server-gallery-no-item")
        item, text = found
        whole: ResponseBody = self._publication.show(self.entry(item), text)
        return whole

    def entry(self, item: GalleryItem) -> Entry:
        """The item in a list."""
        common = Entry(
            id=item.id,
            name=item.name,
            changed=item.changed,
            mine=item.mine,
            picture=f"{self.path}/{item.id}/picture?v={item.version}",
            likes=item.likes,
            plays=item.plays,
            liked=item.liked,
        )
        entry: Entry = self._publication.entry(common, item.about)
        return entry

    async def check(self, hub: Tables, text: str, id: str = "") -> Submission:
        """The checked text; its name is made distinct from those of other items (AG-8)."""
        publication = self._publication
        parlour.rules_of(self._game)  # loads its catalogue, for errors in every language
        submission = await asyncio.to_thread(publication.check, text)
        if not submission.name:
            raise Refusal(HTTPStatus.BAD_REQUEST, "server-gallery-needs-name")
        if not words.is_fit(submission.name):
            raise Refusal(HTTPStatus.BAD_REQUEST, "words-name-unfit")
        names = await hub.store.call(lambda store: store.gallery.names(publication.kind, id))
        name = words.told_apart(submission.name, names)
        if name != submission.name:
            submission = await asyncio.to_thread(publication.check, publication.rename(text, name))
        return submission

    async def replace(self, hub: Tables, id: str, maker: str, submission: Submission) -> ResponseBody:
        """Replace the item, as its maker."""
        await self.find(hub, id, maker)  # 404 comes before 403
        await hub.store.call(lambda store: store.gallery.change(id, maker, time.time(), submission))
        return await self.find(hub, id, maker)

    async def like(self, hub: Tables, id: str, secret: str, *, likes: bool) -> ResponseBody:
        """Like the item, or take that back."""
        await self.find(hub, id, secret)
        await hub.store.call(lambda store: store.gallery.like(id, secret, likes))
        return await self.find(hub, id, secret)


def _routes(game: str, publication: AnyPublication) -> tuple[HTTPRouteHandler, ...]:
    items = _Items(game, publication)

    # Reading

    @answering(publication.page)
    async def listed(hub: Tables, authorization: Bearer = None, skip: Skip = 0) -> ResponseBody:
        """Newest first, in pages; with a maker's secret, the maker's own items are marked."""
        kind, maker = publication.kind, _secret(authorization)
        found, count = await hub.store.call(
            lambda store: (store.gallery.newest(MAX_PER_MAKER, skip, maker, kind), store.gallery.count(kind))
        )
        page: ResponseBody = publication.list(tuple(map(items.entry, found)), count)
        return page

    @answering(publication.whole)
    async def show(hub: Tables, id: Id, authorization: Bearer = None) -> ResponseBody:
        """The item and its text."""
        return await items.find(hub, id, _secret(authorization))

    async def picture(hub: Tables, id: Id) -> Response[bytes]:
        """A small picture. Its address changes with the item, so that it can be cached."""
        found = await hub.store.call(lambda store: store.gallery.picture(id))
        if found is None:
            raise Refusal(HTTPStatus.NOT_FOUND, "server-gallery-no-item")
        kind = "image/png" if found.startswith(PNG) else "image/svg+xml"
        return Response(found, headers={"Content-Type": kind, "Cache-Control": "public, max-age=31536000, immutable"})

    # Writing

    @answering(publication.whole)
    async def publish(
        hub: Tables, slow: Limited, request: Asker, data: JSONBody[Publish], authorization: Bearer = None
    ) -> ResponseBody:
        """It needs a name and must have no faults; all faults are listed."""
        maker = _maker(authorization)
        slow.check_publication(request)
        hub.gate.check_change()
        submission = await items.check(hub, data.text)
        id = await hub.store.call(lambda store: store.gallery.publish(publication.kind, maker, time.time(), submission))
        return await items.find(hub, id, maker)

    @answering(publication.whole)
    async def change(
        hub: Tables, slow: Limited, request: Asker, id: Id, data: JSONBody[Publish], authorization: Bearer = None
    ) -> ResponseBody:
        """Replaces it, as its maker."""
        maker = _maker(authorization)
        slow.check_publication(request)
        hub.gate.check_change()
        return await items.replace(hub, id, maker, await items.check(hub, data.text, id))

    @answering(publication.whole)
    async def rename(
        hub: Tables, slow: Limited, request: Asker, id: Id, data: JSONBody[Rename], authorization: Bearer = None
    ) -> ResponseBody:
        """By its maker."""
        maker = _maker(authorization)
        slow.check_publication(request)
        hub.gate.check_change()
        await items.find(hub, id, maker)
        found = await hub.store.call(lambda store: store.gallery.find(id))
        assert found is not None
        text = publication.rename(found[1], " ".join(data.name.split()))
        return await items.replace(hub, id, maker, await items.check(hub, text, id))

    async def take_down(hub: Tables, id: Id, authorization: Bearer = None) -> None:
        """As its maker. Tables that use it continue."""
        maker = _maker(authorization)
        hub.gate.check_change()
        await items.find(hub, id, maker)
        await hub.store.call(lambda store: store.gallery.take_down(id, maker))

    # Reactions

    @answering(publication.whole)
    async def like(hub: Tables, slow: Limited, request: Asker, id: Id, authorization: Bearer = None) -> ResponseBody:
        """Each device counts once, by its secret."""
        secret = _maker(authorization)
        slow.check_reaction(request)
        hub.gate.check_change()
        return await items.like(hub, id, secret, likes=True)

    @answering(publication.whole)
    async def unlike(hub: Tables, slow: Limited, request: Asker, id: Id, authorization: Bearer = None) -> ResponseBody:
        """Takes back a like."""
        secret = _maker(authorization)
        slow.check_reaction(request)
        hub.gate.check_change()
        return await items.like(hub, id, secret, likes=False)

    @answering(publication.whole)
    async def play(hub: Tables, slow: Limited, request: Asker, id: Id, authorization: Bearer = None) -> ResponseBody:
        """Counts a game with the item; a device counts once a day."""
        secret = _maker(authorization)
        slow.check_reaction(request)
        hub.gate.check_change()
        await items.find(hub, id, secret)
        await hub.store.call(lambda store: store.gallery.count_play(id, secret, time.time()))
        return await items.find(hub, id, secret)

    path, one, tags, large = items.path, f"{items.path}/{{id:str}}", ["gallery"], limits.LARGE_BODY
    return (
        get(path, tags=tags, summary="List published items")(listed),
        get(one, tags=tags, summary="Get an item")(show),
        get(f"{one}/picture", tags=tags, summary="Draw an item", media_type=MediaType.TEXT)(picture),
        post(path, tags=tags, summary="Publish an item", request_max_body_size=large)(publish),
        put(one, tags=tags, summary="Change an item", request_max_body_size=large)(change),
        put(f"{one}/name", tags=tags, summary="Rename an item")(rename),
        delete(one, tags=tags, summary="Remove an item", status_code=HTTPStatus.NO_CONTENT)(take_down),
        put(f"{one}/like", tags=tags, summary="Like an item")(like),
        delete(f"{one}/like", tags=tags, summary="Take back a like", status_code=HTTPStatus.OK)(unlike),
        post(f"{one}/plays", tags=tags, summary="Count a play", status_code=HTTPStatus.OK)(play),
    )
