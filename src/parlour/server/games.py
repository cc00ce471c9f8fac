"""`/api/games`: what there is to play, and by which rules."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Literal

import msgspec
from litestar import get
from litestar.params import FromQuery, PathParameter

import parlour
from parlour.kernel.options import describe
from parlour.kernel.rulebook import FOLDER, Rulebook, Section
from parlour.kernel.rules import Rules
from parlour.kernel.state import State
from parlour.server.problems import Refusal
from parlour.server.types.tables import GameInfo, OptionValue, RulebookPages

Language = FromQuery[Literal["en", "fr"]]
GameKey = Annotated[str, PathParameter(min_length=1, max_length=40, description="The key of a game.")]


@get("/api/games", tags=["games"], summary="The games there are")
async def list_games(lang: Language = "en") -> tuple[GameInfo, ...]:
    """Each with the rows of the form for its house rules."""
    return tuple(_info(parlour.rules_of(key), lang) for key in parlour.game_keys())


@get("/api/games/{key:str}/rulebook", tags=["games"], summary="The rulebook of a game")
async def rulebook(key: GameKey, lang: Language = "en") -> RulebookPages:
    """Rule by rule, as Markdown; and the rules of all games."""
    if key not in parlour.game_keys():
        raise Refusal(HTTPStatus.NOT_FOUND, "There is no game “{key}”.", key=key)
    rules = parlour.rules_of(key)
    return RulebookPages(
        game=key,
        title=rules.title[lang],
        language=lang,
        sections=_sections(rules, lang),
        common=Rulebook.read(FOLDER, lang).sections,
    )


def _sections(rules: Rules[State], language: str) -> tuple[Section, ...]:
    """The rules of the game, in English if there is no page in that language; none, if it has no rulebook."""
    folder = rules.folder / "rulebook"
    there = [one for one in (language, "en") if (folder / f"{one}.md").is_file()]
    return Rulebook.read(folder, there[0]).sections if there else ()


def _info(rules: Rules[State], language: str) -> GameInfo:
    return GameInfo(
        key=rules.key,
        title=rules.title[language],
        tagline=rules.tagline.get(language, ""),
        fewest=rules.seats.start,
        most=rules.seats.stop - 1,
        levels=rules.levels,
        options=tuple(describe(rules.options, language)),
        presets=msgspec.convert(rules.presets, dict[str, dict[str, OptionValue]]),
    )
