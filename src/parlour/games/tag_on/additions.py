"""Additions of TAG ON: word verdicts, balance reports of its sets, and terminal output."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.contract import Additions

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from parlour.contract.commands import Command
    from parlour.contract.lessons import Step
    from parlour.contract.lookup import Lookup
    from parlour.contract.printing import Block, Print
    from parlour.contract.terminal import Renderer
    from parlour.games.tag_on.environment import TagOnEnvironment
    from parlour.games.tag_on.state import TagOnState
    from parlour.kernel.game import Game


def _lookup() -> Lookup:
    from parlour.games.tag_on.text.lookup import LOOKUP

    return LOOKUP


def _renderer() -> Renderer:
    from parlour.games.tag_on.terminal import renderer

    return renderer()


def _commands() -> Sequence[Command]:
    from parlour.games.tag_on.balance_command import BALANCE

    return (BALANCE,)


def _lesson(language: str) -> Sequence[Step]:
    from parlour.games.tag_on.lesson import steps

    return steps(language)


def _prints() -> Sequence[Print]:
    from parlour.games.tag_on.prints import PRINTS

    return PRINTS


def _keepsake() -> Callable[[Game[TagOnState], str], Sequence[Block]]:
    from parlour.games.tag_on.keepsake import keepsake

    return keepsake


def _environment() -> type[TagOnEnvironment]:
    from parlour.games.tag_on.environment import TagOnEnvironment

    return TagOnEnvironment


ADDITIONS = Additions(
    page=True,
    lookup=_lookup,
    renderer=_renderer,
    commands=_commands,
    lesson=_lesson,
    prints=_prints,
    keepsake=_keepsake,
    environment=_environment,
)
