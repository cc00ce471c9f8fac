"""What is published in the gallery; the answers are of types that the games register."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from parlour.contract.bodies import RequestBody


class Publish(RequestBody, frozen=True):
    """Something for the gallery, as text. It has to have a name, and no faults."""

    text: Annotated[str, Meta(max_length=300_000)]


class Rename(RequestBody, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=80)]
