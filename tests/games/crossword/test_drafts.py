"""Drafts: tiles laid but not yet played, as a television shows them."""

import msgspec
import pytest

from parlour import ParlourError
from parlour.games.crossword.rules.drafts import TileDraft, draft, read_draft
from parlour.games.crossword.state import TileTable
from parlour.kernel.options import Options
from parlour.kernel.state import Seat

SIZE = 5


class Tiles(TileTable, frozen=True, kw_only=True):
    windows = ()
    hold_ups = frozenset()


def state(turn: int = 0) -> Tiles:
    board = "............AT..........."
    return Tiles(
        options=Options(),
        seats=(Seat("Ada"), Seat("Ben")),
        board=board,
        bag="",
        racks=("?CS", "EE"),
        points=(0, 0),
        turn=turn,
    )


def shown(text: str, seat: int = 0, *, face_up: str = "", replaces: bool = False, turn: int = 0) -> TileDraft:
    return draft(state(turn), seat, text, size=SIZE, rule="SB-11", face_up=face_up, replaces=replaces)


def test_tiles_of_the_rack_are_shown_wherever_they_lie() -> None:
    assert shown("3B=C 3E=s").tiles == ((11, "C"), (14, "s"))
    assert shown("1A=C 5E=S").tiles == ((0, "C"), (24, "S")), "whether it is a word is asked when it is played"
    assert msgspec.json.encode(shown("3B=C")) == b'{"tiles":[[11,"C"]]}', "and nothing else of the rack"


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("3B=Q", "crossword-not-on-rack"),
        ("3B=C 3E=C", "crossword-not-on-rack"),
        ("3B=c 3E=s", "crossword-not-on-rack"),
        ("3C=C", "crossword-square-taken"),
        ("3B=C 3B=S", "crossword-square-taken"),
        ("9B=C", "crossword-unknown-square"),
        ("B=C", "crossword-unknown-square"),
        ("3B=CS", "crossword-usage-draft"),
        ("3B=", "crossword-usage-draft"),
        ("3B=é", "crossword-usage-draft"),
        ("3B", "crossword-usage-draft"),
    ],
)
def test_what_cannot_lie_there_is_refused(text: str, id: str) -> None:
    with pytest.raises(ParlourError) as refused:
        shown(text)
    assert refused.value.to_message().id == id


def test_only_the_player_on_turn_shows_tiles() -> None:
    assert shown("1A=E", 1, turn=1).tiles == ((0, "E"),)
    with pytest.raises(ParlourError, match="Ada’s turn"):
        shown("1A=E", 1)


def test_one_face_up_letter_may_be_among_them_for_a_tile_of_the_rack() -> None:
    assert shown("3B=Q 3E=C", face_up="QZ").tiles == ((11, "Q"), (14, "C"))
    for text in ("3B=Q 3E=Z", "3B=Q 3E=C 1A=S 1B=e", "3B=X"):
        with pytest.raises(ParlourError):
            shown(text, face_up="QZ")


def test_where_letters_are_replaced_tiles_may_cover_others() -> None:
    assert shown("3C=C", replaces=True).tiles == ((12, "C"),)


def test_a_draft_is_read_from_text() -> None:
    assert read_draft("", SIZE) == ()
    assert read_draft("1a=B", SIZE) == ((0, "B"),)
