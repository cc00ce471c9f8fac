"""Additions of TAG 'EM: map tools, published maps, the Tiled format, terminal output, and prints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.contract import Additions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.contract.commands import Command
    from parlour.contract.drawing import Drawing
    from parlour.contract.formats import AnyFormat
    from parlour.contract.lessons import Step
    from parlour.contract.printing import Print
    from parlour.contract.publishing import AnyPublication
    from parlour.contract.terminal import Renderer
    from parlour.contract.tools import AnyTool
    from parlour.games.tag_em.environment import TagEmEnvironment


def _tools() -> Sequence[AnyTool]:
    from parlour.games.tag_em.maps.tools import TOOLS

    return TOOLS


def _publications() -> Sequence[AnyPublication]:
    from parlour.games.tag_em.maps.publication import PUBLICATIONS

    return PUBLICATIONS


def _formats() -> Sequence[AnyFormat]:
    from parlour.games.tag_em.formats.tiled import TILED

    return (TILED,)


def _renderer() -> Renderer:
    from parlour.games.tag_em.terminal import renderer

    return renderer()


def _commands() -> Sequence[Command]:
    from parlour.games.tag_em.maps.command import MAP

    return (MAP,)


def _drawings() -> Sequence[Drawing]:
    from parlour.games.tag_em.maps.drawings import DRAWINGS

    return DRAWINGS


def _lesson(language: str) -> Sequence[Step]:
    from parlour.games.tag_em.lesson import steps

    return steps(language)


def _prints() -> Sequence[Print]:
    from parlour.games.tag_em.prints import PRINTS

    return PRINTS


def _environment() -> type[TagEmEnvironment]:
    from parlour.games.tag_em.environment import TagEmEnvironment

    return TagEmEnvironment


ADDITIONS = Additions(
    page=True,
    tools=_tools,
    publications=_publications,
    formats=_formats,
    renderer=_renderer,
    commands=_commands,
    drawings=_drawings,
    lesson=_lesson,
    prints=_prints,
    environment=_environment,
)
