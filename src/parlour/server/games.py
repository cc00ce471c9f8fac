"""`/api/games`: the games, their options and rulebooks."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody, PathParameter

import parlour
from parlour.contract import additions_of
from parlour.kernel.errors import OptionError
from parlour.kernel.i18n import LANGUAGES
from parlour.kernel.option_fields import describe, describe_conflicts, describe_groups, describe_preset
from parlour.kernel.rulebook import FOLDER, Rulebook, Section
from parlour.kernel.rules import Rules
from parlour.kernel.seats import examine
from parlour.kernel.state import State
from parlour.server import limits
from parlour.server.problems import Refusal
from parlour.server.types.tables import (
    CheckOptions,
    GameInfo,
    NamedPreset,
    OptionsChecked,
    OptionValue,
    RulebookPages,
)

Language = FromQuery[Literal["en", "fr"]]
GameKey = Annotated[str, PathParameter(min_length=1, max_length=40, description="The key of a game.")]


@get("/api/games", tags=["games"], summary="The games there are")
async def list_games(lang: Language = "en") -> tuple[GameInfo, ...]:
    """Each with its options: what they are, when they apply, and what does not go together."""
    return tuple(_info(parlour.rules_of(key), lang) for key in parlour.game_keys())


@post(
    "/api/games/{key:str}/check",
    tags=["games"],
    summary="Check options",
    status_code=HTTPStatus.OK,
    request_max_body_size=limits.LARGE_BODY,
)
async def check_options(key: GameKey, data: JSONBody[CheckOptions]) -> OptionsChecked:
    """Whether a table can be set up with these options. It also sees what depends on their content, as on a map."""
    rules = _rules(key)
    given: dict[str, object] = {**data.options, **({"preset": data.preset} if data.preset else {})}
    found = examine(rules, data.players, given)
    text = {} if found.problem is None else {language: found.problem.text(language) for language in LANGUAGES}
    about = found.problem.options if isinstance(found.problem, OptionError) else ()
    return OptionsChecked(idle=found.idle, text=text, about=about)


@get("/api/games/{key:str}/rulebook", tags=["games"], summary="The rulebook of a game")
async def rulebook(key: GameKey, lang: Language = "en") -> RulebookPages:
    """Rule by rule, as Markdown; and the rules of all games."""
    rules = _rules(key)
    return RulebookPages(
        game=key,
        title=rules.title[lang],
        language=lang,
        sections=_sections(rules, lang),
        common=Rulebook.read(FOLDER, lang).sections,
    )


@cache
def game_with(rule: str) -> str:
    """The key of the game whose rulebook has that rule; empty if none has."""
    games = (parlour.rules_of(key) for key in parlour.game_keys())
    return next((game.key for game in games if any(one.id == rule for one in _sections(game, "en"))), "")


def _sections(rules: Rules[State], language: str) -> tuple[Section, ...]:
    """The rules of the game, in English if there is no page in that language; none, if it has no rulebook."""
    folder = rules.folder / "rulebook"
    there = [one for one in (language, "en") if (folder / f"{one}.md").is_file()]
    return Rulebook.read(folder, there[0]).sections if there else ()


def _rules(key: str) -> Rules[State]:
    if key not in parlour.game_keys():
        raise Refusal(HTTPStatus.NOT_FOUND, "There is no game “{key}”.", key=key)
    return parlour.rules_of(key)


def _info(rules: Rules[State], language: str) -> GameInfo:
    presets = {key: describe_preset(preset, language) for key, preset in rules.presets.items()}
    return GameInfo(
        key=rules.key,
        title=rules.title[language],
        tagline=rules.tagline.get(language, ""),
        fewest=rules.seats.start,
        most=rules.seats.stop - 1,
        levels=rules.levels,
        own_device=rules.own_device,
        options=tuple(describe(rules.options, language)),
        groups=tuple(describe_groups(rules.options, language)),
        conflicts=tuple(describe_conflicts(rules.options, language)),
        presets=tuple(
            NamedPreset(key=key, label=one.label, values=msgspec.convert(one.values, dict[str, OptionValue]))
            for key, one in presets.items()
        ),
        exports=tuple(one.name for one in additions_of(rules.key).formats() if one.holds_games),
    )
