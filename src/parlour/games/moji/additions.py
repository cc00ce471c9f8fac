"""Additions of moji: word verdicts, terminal output, prints, and the load of the server benchmark."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.contract import Additions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.contract.lessons import Step
    from parlour.contract.lookup import Lookup
    from parlour.contract.printing import Print
    from parlour.contract.race_client import Race
    from parlour.contract.terminal import Renderer
    from parlour.games.moji.environment import MojiEnvironment


def _lookup() -> Lookup:
    from parlour.games.moji.text.lookup import LOOKUP

    return LOOKUP


def _renderer() -> Renderer:
    from parlour.games.moji.terminal import renderer

    return renderer()


def _race() -> Race:
    from parlour.games.moji.race import RACE

    return RACE


def _lesson(language: str) -> Sequence[Step]:
    from parlour.games.moji.lesson import steps

    return steps(language)


def _prints() -> Sequence[Print]:
    from parlour.games.moji.prints import PRINTS

    return PRINTS


def _environment() -> type[MojiEnvironment]:
    from parlour.games.moji.environment import MojiEnvironment

    return MojiEnvironment


ADDITIONS = Additions(
    page=True,
    lookup=_lookup,
    renderer=_renderer,
    race=_race,
    lesson=_lesson,
    prints=_prints,
    environment=_environment,
)
