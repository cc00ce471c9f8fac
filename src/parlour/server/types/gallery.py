"""Submissions to the gallery; games register the types of responses."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from parlour.contract.bodies import RequestBody


class Publish(RequestBody, frozen=True):
    """An item for the gallery, as text. It needs a name and must have no faults."""

    text: Annotated[str, Meta(max_length=300_000)]


class Rename(RequestBody, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=80)]
