"""Request and response bodies of HTTP. The page's types and the OpenAPI document are generated from them.

WebSocket messages are in `parlour.tables.messages`.
"""

from __future__ import annotations

import parlour
from parlour.contract import additions_of
from parlour.contract.bodies import RequestBody, ResponseBody
from parlour.contract.tools import Listing
from parlour.server.types.admin import Announcement
from parlour.server.types.gallery import Publish, Rename
from parlour.server.types.lookup import ConnectionFound, LookedUp, LookUpState, PlayedWord, VersesFound
from parlour.server.types.replays import Replay
from parlour.server.types.tables import (
    Again,
    ChangeOptions,
    ChangeSeats,
    CheckOptions,
    GameInfo,
    Health,
    Hint,
    Invitation,
    Join,
    Joined,
    LegalCommands,
    LookAt,
    LookedAt,
    MakePublic,
    Mine,
    Move,
    MoveCode,
    Mute,
    MyTable,
    NewTable,
    OptionsChecked,
    Problem,
    ProgramAddress,
    Rematch,
    Remove,
    RulebookPages,
    SeatProgram,
    SetChat,
    Stream,
    TableMade,
    TryCommand,
)

_REQUESTS: tuple[type[RequestBody], ...] = (
    NewTable,
    CheckOptions,
    Join,
    Again,
    ChangeOptions,
    ChangeSeats,
    Mute,
    SeatProgram,
    Remove,
    MakePublic,
    SetChat,
    Move,
    Mine,
    TryCommand,
    Publish,
    Rename,
    LookAt,
)
_RESPONSES: tuple[type[ResponseBody], ...] = (
    GameInfo,
    OptionsChecked,
    RulebookPages,
    Hint,
    LegalCommands,
    LookedAt,
    Replay,
    TableMade,
    Joined,
    Rematch,
    Invitation,
    ProgramAddress,
    MoveCode,
    MyTable,
    Stream,
    LookedUp,
    VersesFound,
    PlayedWord,
    ConnectionFound,
    LookUpState,
    Health,
    Announcement,
    Problem,
)


def requests() -> tuple[type[RequestBody], ...]:
    """All request bodies, those of the tools of games included."""
    tools = (tool for key in parlour.game_keys() for tool in additions_of(key).tools())
    return *_REQUESTS, *(tool.asked for tool in tools if not isinstance(tool, Listing))


def responses() -> tuple[type, ...]:
    """All response bodies."""
    added = [additions_of(key) for key in parlour.game_keys()]
    tools = (tool.answer for one in added for tool in one.tools())
    shelves = (kind for one in added for shelf in one.publications() for kind in (shelf.page, shelf.whole))
    analyses = (one.analysis() for one in added)
    return *_RESPONSES, *tools, *shelves, *(kind for kind in analyses if kind is not None)
