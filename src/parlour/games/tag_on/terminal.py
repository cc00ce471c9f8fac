"""TAG ON on a terminal: the board, the scores beside it, the face-up letters and the rack with their four sides."""

from __future__ import annotations

from functools import partial

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from parlour.contract.i18n import Translator
from parlour.contract.terminal import PlainRenderer, RenderStyle, View
from parlour.games.crossword import terminal as crossword
from parlour.games.crossword.events import Drew
from parlour.games.crossword.rules.squares import EMPTY
from parlour.games.tag_on.options import TagOnOptions
from parlour.games.tag_on.rules import judge
from parlour.games.tag_on.tile_set import BLANK, CENTRE, SHIELD, Side, TileSet
from parlour.games.tag_on.view import TagOnCommon, TagOnMoveView, TagOnPreview
from parlour.kernel.errors import CommandError
from parlour.kernel.events import Event
from parlour.kernel.game import Game
from parlour.kernel.prompts import Prompt
from parlour.kernel.state import State
from parlour.kernel.view import SeatView

COLOUR_MARKS = {
    "b": "tag-on-mark-book",
    "c": "tag-on-mark-character",
    "l": "tag-on-mark-land",
    "u": "tag-on-mark-utterance",
    "g": "tag-on-mark-genealogy",
}
"""Marks of coloured squares: no letters of tiles, and distinct without colours."""
STYLES = {"b": "square.d", "c": "square.D", "l": "square.T", "u": "square.t", "g": "square.T"}
LEGEND = "tag-on-legend"
BESIDE = 92
"""Terminal width from which the scores are beside the board."""
TILE = 8
"""Columns of a tile with its four sides."""


class Seen(TagOnCommon, kw_only=True):
    """The parts of the view that are drawn."""

    rack: str
    seat: int | None
    seats: tuple[SeatView, ...]
    scores: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    options: TagOnOptions
    tile_set: TileSet

    @property
    def last(self) -> frozenset[int]:
        return crossword.lying(self.move)


def read(view: View) -> Seen:
    return msgspec.convert(view, Seen)


class TagOnRenderer(PlainRenderer):
    hidden_events: tuple[type[Event], ...] = (Drew,)

    def prepare(self, game: Game[State]) -> None:
        options = game.state.options
        assert isinstance(options, TagOnOptions)
        judge.list_of("AMEN", options)

    def table(self, view: View, news: list[str], look: RenderStyle) -> RenderableType:
        seen = read(view)
        told = [Text(line) for line in news]
        if look.plain:
            return Text("\n".join([*plain_board(seen, look.translator), *_plain_scores(seen, look.translator), *news]))
        below = [
            tiles(look.translator("tag-on-face-up"), seen.face_up, seen.tile_set, look),
            Text(look.translator(LEGEND), style="faint"),
        ]
        if look.width < BESIDE:
            return Group(board(seen, look), scores(seen, look), *below, *told)
        grid = Grid.grid(padding=(0, 3, 0, 0), expand=False)
        grid.add_column(no_wrap=True)
        grid.add_column(max_width=48)
        grid.add_row(board(seen, look), Group(scores(seen, look), Text(), *told))
        return Group(grid, *below)

    def hand(self, view: View, look: RenderStyle) -> RenderableType | None:
        seen = read(view)
        return (
            None
            if seen.seat is None
            else tiles(look.translator("crossword-your-tiles"), seen.rack, seen.tile_set, look)
        )

    def details(self, prompt: Prompt, names: tuple[str, ...], translator: Translator) -> list[str]:
        about = prompt.about
        lines = []
        many = about.get("words")
        if prompt.kind == "challenge" and isinstance(many, tuple) and len(many) > 1:
            lines.append(translator("crossword-also", words=", ".join(str(word).upper() for word in many[1:])))
        if about.get("because"):
            lines.append(translator("tag-on-reason", reason=str(about["because"])))
        passages = about.get("passages")
        if isinstance(passages, tuple):
            lines += [str(passage) for passage in passages]
        return lines

    def examples(self, view: View, translator: Translator) -> list[tuple[str, str]]:
        seen = read(view)
        word, other = ("GOD", "ANGEL") if seen.tile_set.edition == "en" else ("DIEU", "ANGE")
        rows = [
            (f"play 9G {word}", translator("tag-on-example-play")),
            (f"play 9G {word} tag {other}@H5", translator("tag-on-example-tag")),
            (f"play 9G {word} claim land", translator("tag-on-example-claim")),
            ("play 9G JESSE kin DAVID@C5 father", translator("tag-on-example-kin")),
            (f"play 9G {word} face-up A>D", translator("tag-on-example-face-up")),
            ("play 8F ANGELS lift 8F,8G,8H", translator("tag-on-example-replace")),
            ("exchange AEI?", translator("tag-on-example-exchange")),
            ("shield exchange AEI", translator("tag-on-example-shield-exchange")),
            ("pass", translator("crossword-example-pass")),
        ]
        if seen.may_return_shield and SHIELD in seen.rack:
            rows.append(("shield return", translator("tag-on-example-shield-return")))
        return rows

    def read_typed(self, text: str, view: View, translator: Translator) -> tuple[str, str]:
        return crossword.read_typed(text, translator)

    def preview(self, game: Game[State], seat: int, text: str, translator: Translator) -> str:
        found = game.rules.preview(game.state, seat, game.parse(text))
        if not isinstance(found, TagOnPreview):
            raise CommandError("tag-on-command-score")
        return translator("tag-on-would-score", score=found.score, sum=found.explained)

    def look_up(self, game: Game[State], word: str, translator: Translator) -> str:
        options = game.state.options
        assert isinstance(options, TagOnOptions)
        word = word.upper()
        found = judge.list_of(word, options)
        if not found:
            return translator("crossword-word-invalid", word=word)
        return translator("crossword-word-valid", word=word, list=found)


def renderer() -> TagOnRenderer:
    return TagOnRenderer()


# The board


def board(seen: Seen, look: RenderStyle) -> Text:
    def draw(text: Text, square: int, letter: str, width: int) -> None:
        if letter == EMPTY:
            _square(text, seen.tile_set.squares[square], width, look)
        else:
            _tile(text, letter, width, is_last=square in seen.last, look=look)

    return crossword.board(seen.board, look, draw)


def _square(text: Text, mark: str, width: int, look: RenderStyle) -> None:
    if mark in COLOUR_MARKS:
        text.append(look.translator(COLOUR_MARKS[mark]).ljust(width), style=STYLES[mark])
    elif mark == CENTRE:
        text.append(("★" if look.unicode else "*").center(width), style="square.*")
    else:
        text.append(("·" if look.unicode else ".").center(width), style="square")


def _tile(text: Text, letter: str, width: int, *, is_last: bool, look: RenderStyle) -> None:
    """A tile; without colours the latest play is in brackets."""
    if not look.colour:
        text.append(f"({letter})" if is_last and width == 3 else letter.center(width))
        return
    last = ".last" if is_last else ""
    text.append(letter.center(width), style=f"tile{last}.blank" if letter.islower() else f"tile{last}")


def _side(side: Side | None) -> str:
    return "" if side is None else str(side)


def tiles(title: str, held: str, tile_set: TileSet, look: RenderStyle) -> RenderableType:
    """Tiles with their four sides in place; as lines of text if there is no room."""
    text = Text()
    text.append(f"{title}\n", style="name")
    if look.plain or look.width < TILE * len(held):
        text.append("\n".join(in_words(tile, tile_set, look.translator) for tile in held) or "–")
        return text
    for line in ("upper", "middle", "lower"):
        for tile in held:
            sides = tile_set.sides.get(tile)
            if line == "middle":
                left, right = (_side(sides.left), _side(sides.right)) if sides else ("", "")
                face = f"{left:>2} {tile} {right:<2}"
            else:
                face = (_side(sides.upper if line == "upper" else sides.lower) if sides else "").center(7)
            text.append(face, style="tile")
            text.append(" ")
        text.append("\n")
    if not held:
        text.append("–")
    return text


def in_words(tile: str, tile_set: TileSet, translator: Translator) -> str:
    """A tile with its sides, in words."""
    if tile == BLANK:
        return translator("crossword-blank")
    if tile == SHIELD:
        return translator("tag-on-shield")
    sides = tile_set.sides[tile]
    return translator(
        "tag-on-tile-sides",
        letter=tile,
        left=_side(sides.left) or "–",
        lower=_side(sides.lower) or "–",
        right=_side(sides.right) or "–",
        upper=_side(sides.upper) or "–",
    )


# The scores


def scores(seen: Seen, look: RenderStyle) -> RenderableType:
    below = ((look.translator("crossword-bag"), seen.bag), (look.translator("tag-on-round"), seen.round))
    return crossword.scores(seen, look, partial(crossword.remarks, seen, translator=look.translator), below)


# For a screen reader


def plain_board(seen: Seen, translator: Translator) -> list[str]:
    """The board as rows of text, its words with their places, and the calculation of the latest play."""

    def mark(square: int) -> str:
        colour = seen.tile_set.squares[square]
        return translator(COLOUR_MARKS[colour]) if colour in COLOUR_MARKS else colour

    lines = crossword.plain_board(seen.board, mark, translator)
    lines.append(translator("tag-on-face-up-drawn", tiles=" ".join(seen.face_up)))
    if seen.move and seen.last:
        lines.append(_latest(seen.move, seen.seats[seen.move.seat].name, translator))
    return lines


def _plain_scores(seen: Seen, translator: Translator) -> list[str]:
    return crossword.plain_scores(seen, translator, partial(crossword.remarks, seen, translator=translator))


def _latest(move: TagOnMoveView, name: str, translator: Translator) -> str:
    return translator("tag-on-latest-play", place=move.place, word=move.word, name=name, sum=move.explained)
