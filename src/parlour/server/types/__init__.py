"""What is asked and answered over HTTP. The page's types are generated from these, and so is the OpenAPI document.

What goes over the WebSocket is in `parlour.tables.messages`.
"""

from __future__ import annotations

from parlour.server.types.bodies import Answer, Asked
from parlour.server.types.look import ConnectionFound, LookedUp, LookUpState, VersesFound
from parlour.server.types.maps import (
    CheckMap,
    GalleryPage,
    HangMap,
    MakeMap,
    MapChecked,
    MapMade,
    MapPlayed,
    MapReported,
    MapTheme,
    PlayMap,
    RenameMap,
    ReportMap,
    ShippedMap,
    WholeMap,
)
from parlour.server.types.tables import (
    Again,
    ChangePlaces,
    GameInfo,
    Health,
    Hint,
    Invitation,
    Join,
    Joined,
    LookAt,
    LookedAt,
    MakePublic,
    Mine,
    Move,
    MoveCode,
    Mute,
    MyTable,
    NewTable,
    Problem,
    Rematch,
    Remove,
    RulebookPages,
    Stream,
    TableMade,
    TryCommand,
)

REQUESTS: tuple[type[Asked], ...] = (
    NewTable,
    Join,
    Again,
    ChangePlaces,
    Mute,
    Remove,
    MakePublic,
    Move,
    Mine,
    TryCommand,
    CheckMap,
    MakeMap,
    ReportMap,
    PlayMap,
    HangMap,
    RenameMap,
    LookAt,
)
RESPONSES: tuple[type[Answer], ...] = (
    GameInfo,
    RulebookPages,
    MapChecked,
    ShippedMap,
    MapTheme,
    MapMade,
    MapReported,
    MapPlayed,
    GalleryPage,
    WholeMap,
    Hint,
    LookedAt,
    TableMade,
    Joined,
    Rematch,
    Invitation,
    MoveCode,
    MyTable,
    Stream,
    LookedUp,
    VersesFound,
    ConnectionFound,
    LookUpState,
    Health,
    Problem,
)
"""All bodies there are, for whoever generates types from them; their parts follow from them."""
