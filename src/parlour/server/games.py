"""`/api/games`: the games, their options and rulebooks."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from hashlib import blake2b
from http import HTTPStatus
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter

import parlour
from parlour.contract import additions_of
from parlour.kernel.errors import OptionError
from parlour.kernel.i18n import LANGUAGES, source
from parlour.kernel.levels import BASELINE
from parlour.kernel.option_fields import describe, describe_conflicts, describe_groups, describe_preset
from parlour.kernel.rulebook import FOLDER, Rulebook
from parlour.kernel.rules import Rules
from parlour.kernel.seats import examine
from parlour.kernel.state import State
from parlour.printing import order_form
from parlour.printing.typeset import is_installed
from parlour.server import limits
from parlour.server.page import Docs
from parlour.server.problems import Refusal
from parlour.server.replays import compress, compressed
from parlour.server.tables import Asker
from parlour.server.types.tables import (
    CheckOptions,
    GameInfo,
    NamedPreset,
    OptionsChecked,
    OptionValue,
    PictureSize,
    RulebookPages,
)
from parlour.tables.seats import table_bots

Language = FromQuery[Literal["en", "fr"]]
GameKey = Annotated[str, PathParameter(min_length=1, max_length=40, description="The key of a game.")]
PictureName = Annotated[str, PathParameter(min_length=1, max_length=80, description="The name of a file.")]

KEEP = 86_400
"""Seconds for which a browser caches a picture of a rulebook."""
_SIZE = re.compile(r' width="(\d+)" height="(\d+)"')


@get(
    "/api/games",
    tags=["games"],
    summary="List games",
    responses={HTTPStatus.OK: ResponseSpec(tuple[GameInfo, ...], generate_examples=False)},
)
async def list_games(docs: NamedDependency[Docs], request: Asker, lang: Language = "en") -> Response[bytes]:
    """Each with its options, their conditions and conflicts. If the server has the documentation, the header `Link`
    has its address."""
    answer = compressed(_all_games(parlour.game_keys(), lang), request.headers)
    if docs.is_built:
        answer.headers["Link"] = f'<{docs.address}>; rel="help"'
    return answer


@cache
def _all_games(keys: tuple[str, ...], language: str) -> bytes:
    return compress(tuple(_info(parlour.rules_of(key), language) for key in keys))


@post(
    "/api/games/{key:str}/check",
    tags=["games"],
    summary="Check options",
    status_code=HTTPStatus.OK,
    request_max_body_size=limits.LARGE_BODY,
)
async def check_options(key: GameKey, data: JSONBody[CheckOptions]) -> OptionsChecked:
    """Whether a table can be set up with these options. Also checks their content, such as a map."""
    rules = _rules(key)
    given: dict[str, object] = {**data.options, **({"preset": data.preset} if data.preset else {})}
    found = examine(rules, data.players, given)
    text = {} if found.problem is None else {language: found.problem.text(language) for language in LANGUAGES}
    about = found.problem.options if isinstance(found.problem, OptionError) else ()
    return OptionsChecked(idle=found.idle, text=text, about=about)


@get(
    "/api/games/{key:str}/rulebook",
    tags=["games"],
    summary="Get a rulebook",
    responses={HTTPStatus.OK: ResponseSpec(RulebookPages, generate_examples=False)},
)
async def rulebook(request: Asker, key: GameKey, lang: Language = "en") -> Response[bytes]:
    """How to win, and rule by rule, as Markdown; and the rules of all games."""
    return compressed(compress(_pages(_rules(key), lang)), request.headers)


def _pages(rules: Rules[State], lang: Literal["en", "fr"]) -> RulebookPages:
    own = _book(rules, lang)
    common = Rulebook.read(FOLDER, lang)
    return RulebookPages(
        game=rules.key,
        title=rules.title[lang],
        language=lang,
        intro=own.intro if own else "",
        chapters=own.chapters if own else (),
        sections=own.sections if own else (),
        common_intro=common.intro,
        common_chapters=common.chapters,
        common=common.sections,
        pictures=_sizes(rules.folder / "rulebook"),
    )


@get(
    "/api/games/{key:str}/rulebook/pictures/{name:str}",
    tags=["games"],
    summary="Get a picture of a rulebook",
    media_type="image/svg+xml",
)
async def rulebook_picture(request: Asker, key: GameKey, name: PictureName) -> Response[bytes]:
    """One of the pictures that the Markdown names, in its light or its dark variant."""
    # The name comes from a request: it is compared with the files, never used as a path.
    there = {file.name: file for file in (_rules(key).folder / "rulebook" / "pictures").glob("*.svg")}
    if name not in there:
        raise Refusal(HTTPStatus.NOT_FOUND, "server-not-found", path=name)
    body = there[name].read_bytes()
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"Content-Type": "image/svg+xml", "Cache-Control": f"public, max-age={KEEP}", "ETag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    return Response(body, headers=headers)


@get(
    "/api/games/{key:str}/messages/{language:str}",
    tags=["games"],
    summary="Get the messages of a game",
    media_type=MediaType.TEXT,
)
async def messages(
    request: Asker, key: GameKey, language: Annotated[Literal["en", "fr"], PathParameter(description="A language.")]
) -> Response[bytes]:
    """The texts of all messages that a table of this game sends, as a Fluent file."""
    return compressed(_compressed_text(source(_rules(key).folder, language)), request.headers, MediaType.TEXT)


@lru_cache(maxsize=32)
def _compressed_text(text: str) -> bytes:
    return compress(text)


@cache
def game_with(rule: str) -> str:
    """The key of the game whose rulebook has that rule; empty if none has."""
    books = ((key, _book(parlour.rules_of(key), "en")) for key in parlour.game_keys())
    return next((key for key, book in books if book and rule in book.ids), "")


def _book(rules: Rules[State], language: str) -> Rulebook | None:
    """The rulebook of the game, in English if there is no page in that language; None, if it has no rulebook."""
    folder = rules.folder / "rulebook"
    there = [one for one in (language, "en") if (folder / f"{one}.md").is_file()]
    return Rulebook.read(folder, there[0]) if there else None


@cache
def _sizes(folder: Path) -> dict[str, PictureSize]:
    """The sizes of all pictures of a rulebook, by their path in it."""
    found = {}
    for file in sorted((folder / "pictures").glob("*.svg")):
        size = _SIZE.search(file.read_text(encoding="utf-8"))
        if size is not None:
            found[file.relative_to(folder).as_posix()] = PictureSize(width=int(size[1]), height=int(size[2]))
    return found


def _rules(key: str) -> Rules[State]:
    if key not in parlour.game_keys():
        raise Refusal(HTTPStatus.NOT_FOUND, "server-no-game", key=key)
    return parlour.rules_of(key)


def _info(rules: Rules[State], language: str) -> GameInfo:
    presets = {key: describe_preset(preset, language) for key, preset in rules.presets.items()}
    return GameInfo(
        key=rules.key,
        title=rules.title[language],
        tagline=rules.tagline.get(language, ""),
        goal=rules.goal.get(language, ""),
        fewest=rules.seats.start,
        most=rules.seats.stop - 1,
        minutes=rules.minutes,
        words_in=rules.words_in,
        levels=tuple(level for level in table_bots(rules) if level != BASELINE),
        own_device=rules.own_device,
        options=tuple(describe(rules.options, language)),
        groups=tuple(describe_groups(rules.options, language)),
        conflicts=tuple(describe_conflicts(rules.options, language)),
        presets=tuple(
            NamedPreset(key=key, label=one.label, values=msgspec.convert(one.values, dict[str, OptionValue]))
            for key, one in presets.items()
        ),
        lesson=len(additions_of(rules.key).lesson(language)),
        exports=tuple(one.name for one in additions_of(rules.key).formats() if one.holds_games),
        prints=order_form.forms(rules.key, language),
        prints_analysis=is_installed() and additions_of(rules.key).analysis_page() is not None,
    )
