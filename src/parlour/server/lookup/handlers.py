"""`/api/look`: word lookup, verses of a word, and links between two words; `/api/tables/{id}/words`: played words.

The seats of a running game without aids may not use it (AG-7). The page sends the seats that its device holds; the
server cannot know of other devices.
"""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Annotated, Literal

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromQuery, PathParameter, QueryParameter

from parlour import words
from parlour.scripture.translation import in_english
from parlour.server.aid_policy import Held, check_open, closed_by
from parlour.server.lookup import scripture_lookup
from parlour.server.lookup.definitions import defined
from parlour.server.lookup.verdicts import near, verdicts
from parlour.server.problems import Refusal
from parlour.server.tables import TableId
from parlour.server.types.lookup import ConnectionFound, LookedUp, LookUpState, PlayedWord, VersesFound
from parlour.tables.hub import Hub
from parlour.tables.table import Table

log = logging.getLogger(__name__)

LONGEST = 80
"""Maximum length of a query; titles of books may be long."""

Tables = NamedDependency[Hub]
Language = FromQuery[Literal["en", "fr"]]
RequestBody = Annotated[
    str, PathParameter(min_length=1, max_length=LONGEST, description="A word, a title or a name, in any writing.")
]


@get("/api/look", tags=["lookup"], summary="Whether lookup is allowed now")
async def state(hub: Tables, seats: Held = None) -> LookUpState:
    """The tables whose seats may not use the lookup now (AG-7)."""
    closed = await closed_by(hub, seats, "look-up")
    return LookUpState(open=not closed, closed_by=closed)


@get("/api/look/{word:str}", tags=["lookup"], summary="Look up a word")
async def look_up(
    hub: Tables, word: RequestBody, language: Language = "en", lang: Language = "en", seats: Held = None
) -> LookedUp:
    """`language` is that of the word, `lang` that of the reader."""
    await check_open(hub, seats, "look-up")
    letters = _letters(word)
    found = words.explain(word, language)
    title = found.written if found.written and " " in found.written else ""
    judged = verdicts(letters, language, lang, title)
    verses = scripture_lookup.found(letters, language, lang)
    everybody = scripture_lookup.people(letters, language)
    claims = scripture_lookup.claims(letters, language, lang)
    stories, story_count = scripture_lookup.stories(letters, language, lang)
    known = bool(
        found.listed or found.forms or found.themes or found.proper or found.abbreviation
        or verses.total or everybody or claims or any(verdict.rulings[0].yes for verdict in judged)
    )  # fmt: skip
    other: words.Language = "fr" if language == "en" else "en"
    return LookedUp(
        asked=word,
        word=letters,
        written=found.written or "",
        language=language,
        known=known,
        verdicts=judged,
        kinds=tuple(found.kinds(lang)),
        bases=tuple(base for base in found.bases if base != letters and not words.unfit(base, language)),  # AG-8
        english=in_english(letters, language) if language == "fr" else (),
        themes=found.themes,
        fit=found.fit,
        definitions=defined(letters, language, lang) if found.fit else (),
        verses=verses,
        stories=stories,
        story_count=story_count,
        persons=scripture_lookup.namesakes(everybody, lang),
        namesakes=len(everybody),
        claims=claims,
        speaker=scripture_lookup.spoken(letters, language),
        near=() if known else near(letters, language),
        elsewhere=not known and letters in (words.english() if other == "en" else words.french()),
    )


@get("/api/look/{word:str}/verses", tags=["lookup"], summary="List verses with a word")
async def verses(
    hub: Tables,
    word: RequestBody,
    language: Language = "en",
    lang: Language = "en",
    skip: Annotated[int, QueryParameter(ge=0, le=40_000)] = 0,
    book: Annotated[int, QueryParameter(ge=0, le=66, description="The number of a book; 0: all.")] = 0,
    seats: Held = None,
) -> VersesFound:
    """A page of the verses, after the first `skip`."""
    await check_open(hub, seats, "look-up")
    return scripture_lookup.found(_letters(word), language, lang, skip, book)


@get("/api/look/{word:str}/with/{other:str}", tags=["lookup"], summary="Find links between two words")
async def connect(
    hub: Tables,
    word: RequestBody,
    other: RequestBody,
    language: Language = "en",
    lang: Language = "en",
    seats: Held = None,
) -> ConnectionFound:
    """Best first, each with its verses (TO-50); without a link, the closest passages."""
    await check_open(hub, seats, "look-up")
    return scripture_lookup.connection(_letters(word), _letters(other), language, lang)


@get("/api/tables/{id:str}/words/{word:str}", tags=["game"], summary="Explain a word on the board")
async def played_word(
    hub: Tables, id: TableId, word: RequestBody, language: Language = "en", lang: Language = "en"
) -> PlayedWord:
    """What the word means, a verse and a story: for everyone, if the game may tell it now (AG-7)."""
    letters = _letters(word)

    def is_told(table: Table) -> bool:
        return table.game is not None and letters in table.rules.told_words(table.game.state)

    if not await hub.cache.look(id, is_told):
        raise Refusal(HTTPStatus.NOT_FOUND, "server-word-not-told", word=letters)
    if not words.explain(word, language).fit:  # AG-8
        return PlayedWord(word=letters, definitions=(), verse=None, story=None)
    verse, story = scripture_lookup.verse_and_story(letters, language, lang)
    return PlayedWord(word=letters, definitions=defined(letters, language, lang), verse=verse, story=story)


def _letters(text: str) -> str:
    letters = words.fold(text)
    if not words.is_word(letters) or len(letters) > LONGEST:
        raise Refusal(HTTPStatus.BAD_REQUEST, "server-bad-word", text=text[:LONGEST])
    return letters


HANDLERS = (state, look_up, verses, connect, played_word)
