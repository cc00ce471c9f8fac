"""Additions of SCRABBLE Bible Edition: word verdicts, file formats, analysis, benchmark, terminal, and prints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.contract import Additions

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from parlour.contract.commands import Bench
    from parlour.contract.formats import AnyFormat
    from parlour.contract.lessons import Step
    from parlour.contract.lookup import Lookup
    from parlour.contract.printing import Block, Print
    from parlour.contract.terminal import Renderer
    from parlour.games.scrabble_bible.analysis import Analysis
    from parlour.games.scrabble_bible.environment import BibleEnvironment
    from parlour.games.scrabble_bible.state import BibleState
    from parlour.kernel.game import Game


def _lookup() -> Lookup:
    from parlour.games.scrabble_bible.text.lookup import LOOKUP

    return LOOKUP


def _formats() -> Sequence[AnyFormat]:
    from parlour.games.scrabble_bible.formats import FORMATS

    return FORMATS


def _analysis() -> type[Analysis]:
    from parlour.games.scrabble_bible.analysis import Analysis

    return Analysis


def _renderer() -> Renderer:
    from parlour.games.scrabble_bible.terminal import renderer

    return renderer()


def _benches() -> Sequence[Bench]:
    from parlour.games.scrabble_bible.bench_command import CROSSWORD

    return (CROSSWORD,)


def _lesson(language: str) -> Sequence[Step]:
    from parlour.games.scrabble_bible.lesson import steps

    return steps(language)


def _prints() -> Sequence[Print]:
    from parlour.games.scrabble_bible.prints import PRINTS

    return PRINTS


def _keepsake() -> Callable[[Game[BibleState], str], Sequence[Block]]:
    from parlour.games.scrabble_bible.printed_pages import keepsake

    return keepsake


def _analysis_page() -> Callable[[Analysis, str], Sequence[Block]]:
    from parlour.games.scrabble_bible.printed_pages import analysis_page

    return analysis_page


def _environment() -> type[BibleEnvironment]:
    from parlour.games.scrabble_bible.environment import BibleEnvironment

    return BibleEnvironment


ADDITIONS = Additions(
    page=True,
    lookup=_lookup,
    formats=_formats,
    renderer=_renderer,
    benches=_benches,
    analysis=_analysis,
    lesson=_lesson,
    prints=_prints,
    keepsake=_keepsake,
    analysis_page=_analysis_page,
    environment=_environment,
)
