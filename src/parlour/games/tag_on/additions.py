"""Additions of TAG ON: word verdicts, balance reports of its sets, and terminal output."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.contract import Additions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.contract.commands import Command
    from parlour.contract.lessons import Step
    from parlour.contract.lookup import Lookup
    from parlour.contract.terminal import Renderer


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


ADDITIONS = Additions(page=True, lookup=_lookup, renderer=_renderer, commands=_commands, lesson=_lesson)
