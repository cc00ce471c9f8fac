"""TAG 'EM on a terminal: the map with coordinates, pawns by team number, and whose turn it is."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from parlour.contract.i18n import Translator
from parlour.contract.terminal import PlainRenderer, RenderStyle, View, remarks_on
from parlour.games.tag_em.bots import bot_player
from parlour.games.tag_em.events import TurnBegan
from parlour.games.tag_em.maps import grid
from parlour.games.tag_em.maps.tiles import Tile
from parlour.games.tag_em.state import THE_FLAG, TagEmState
from parlour.games.tag_em.text import legend, messages
from parlour.games.tag_em.view import Aim, Preview
from parlour.kernel.errors import CommandError
from parlour.kernel.events import Event
from parlour.kernel.game import Game
from parlour.kernel.i18n import message, numeral
from parlour.kernel.state import State

SIGNS = {".": "·", "c": "♣", "w": "≈", "g": "▲", "#": "█"}
MARKS = {"pawn": "", "sniper": "s", "boat": "b", "helicopter": "h", "land": "v"}
TEAMS = ("#9C3B28", "#2F4F63", "#4C6B48", "#87590F", "#6B3F69", "#2B2420", "#A0522D", "#1F6F6B")
INK, PAPER = "#2B2420", "#F7F0E2"
BESIDE = 40
"""Columns needed beside the map for the scores."""
_BARE_MOVE = re.compile(r"(?:\d+:)?[a-z]{1,2}\d{1,2}(\s+(?:\d+:)?[a-z]{1,2}\d{1,2})+", re.IGNORECASE)


class TagRenderer(PlainRenderer):
    hidden_events: tuple[type[Event], ...] = (TurnBegan,)

    def table(self, view: View, news: list[str], look: RenderStyle) -> RenderableType:
        state = bot_player.read(view).table()
        drawn = levels(state, look)
        told = [*(Text(line) for line in explained(state, look)), *(Text(line) for line in news)]
        if look.plain:
            return Group(*drawn, *(Text(line) for line in plain(state, look.translator)), *told)
        width = max((line.cell_len for text in drawn for line in text.split()), default=0)
        if look.width < width + BESIDE:
            return Group(*drawn, scores(state, look), *told)
        beside = Grid.grid(padding=(0, 3, 0, 0), expand=False)
        beside.add_column(no_wrap=True)
        beside.add_column(max_width=60)
        beside.add_row(Group(*drawn), Group(scores(state, look), Text(), *told))
        return beside

    def hand(self, view: View, look: RenderStyle) -> RenderableType | None:
        seen = bot_player.read(view)
        if seen.seat is None or seen.over or seen.turn != seen.seat:
            return None
        return Text(look.translator("tag-em-your-points", pom=seen.pom, team=seen.seat + 1))

    def examples(self, view: View, translator: Translator) -> list[tuple[str, str]]:
        seen = bot_player.read(view)
        options = seen.options
        rows = [
            ("move c4 c5 d5", translator("tag-em-example-move")),
            ("attack c4 c5", translator("tag-em-example-attack")),
            ("end", translator("tag-em-example-end")),
            ("/score attack c4 c5", translator("tag-em-example-odds")),
            ("/score move c4", translator("tag-em-example-reach")),
            ("back", translator("tag-em-example-back")),
        ]
        if options.snipers_on(seen.map) != "none":
            rows.append(("shoot c4 c9", translator("tag-em-example-shoot")))
        if options.construction:
            rows.append(("build c5 cover", translator("tag-em-example-build")))
            rows.append(("destroy c5 path", translator("tag-em-example-destroy")))
        return rows

    def read_typed(self, text: str, view: View, translator: Translator) -> tuple[str, str]:
        return (f"move {text}", "") if _BARE_MOVE.fullmatch(text) else (text, "")

    def preview(self, game: Game[State], seat: int, text: str, translator: Translator) -> str:
        found = game.rules.preview(game.state, seat, game.parse(text))
        if not isinstance(found, Preview):
            raise CommandError("tag-em-preview-form")
        lines = [told_aim(aim, translator) for aim in found.aims]
        if found.reach:
            squares = ", ".join(f"{square} {cost}" for square, cost in found.reach.items())
            lines.insert(0, translator("tag-em-preview-reach", squares=squares))
        elif not lines:
            lines.append(translator("tag-em-preview-cost", cost=found.cost))
        return "\n".join(lines)


def renderer() -> TagRenderer:
    return TagRenderer()


def told_aim(aim: Aim, translator: Translator) -> str:
    """The odds of an attack with all modifiers (TE-26)."""
    win, tie, lose = (round(100 * part) for part in aim.odds.chances)
    odds = translator("tag-em-preview-odds", target=aim.target, win=win, tie=tie, lose=lose)
    if not aim.modifiers:
        return odds
    modifiers = tuple(
        message(
            "tag-em-modifier",
            side=one.side,
            amount=numeral(one.amount, sign=True),
            why=messages.tile_name(one.why, translator.language),
        )
        for one in aim.modifiers
    )
    return odds + " " + translator("tag-em-preview-modifiers", modifiers=modifiers)


# The map


def levels(state: TagEmState, look: RenderStyle) -> list[Text]:
    """Every level as one text, column letters above, row numbers on the left."""
    drawn = []
    for level, rows in enumerate(state.map.levels):
        if len(state.map.levels) > 1:
            drawn.append(Text(look.translator("tag-em-level", level=level + 1), style="name"))
        drawn.append(_level(state, level, rows, look))
    return drawn


def _level(state: TagEmState, level: int, rows: tuple[str, ...], look: RenderStyle) -> Text:
    hexagons = state.map.grid == "hex"
    wide = look.width >= 4 + 3 * len(rows[0])
    width = 4 if hexagons else 3 if wide else 2
    text = Text(no_wrap=True)
    text.append("   " + "".join(grid.column_name(i).ljust(width) for i in range(len(rows[0]))).rstrip(), style="edge")
    for row, letters in enumerate(rows):
        text.append("\n")
        text.append(f"{row + 1:>2} ", style="edge")
        if hexagons and row % 2 == 0:  # odd rows, counted from 1, are shifted right by half
            text.append("  ")
        for column in range(len(letters)):
            square = grid.name(level, row, column)
            if square in state.ground.where:
                _cell(text, state, square, width, look)
            else:
                text.append(" " * width)
    return text


def _cell(text: Text, state: TagEmState, square: str, width: int, look: RenderStyle) -> None:
    """One square. Colour is never the only cue: a pawn is its team's number, tiles have signs, a flag is an F."""
    tile = state.tile(square)
    number = state.at(square)
    carries = bool(state.carried(square))
    if number is not None:
        pawn = state.pawns[number]
        mark = f"{pawn.team + 1}{'F' if carries else 'f' if state.lying(square) else MARKS[pawn.kind]}"
        style = f"bold {PAPER} on {TEAMS[pawn.team]}"
    else:
        mark, style = _ground(state, square, tile, look), f"{INK} on {_colour(state, tile)}"
    filled = mark[:width].ljust(width)
    if look.colour:
        text.append(filled[: width - 1], style=style)
        text.append(filled[width - 1 :], style=f"{INK} on {_colour(state, tile)}")
    else:
        text.append(filled)


def _ground(state: TagEmState, square: str, tile: Tile, look: RenderStyle) -> str:
    lying = state.lying(square)
    if lying:
        team = state.flags[lying[0]].team
        return "F" if team == THE_FLAG else f"F{team + 1}"
    sign = SIGNS.get(tile.letter, tile.letter) if look.unicode else tile.letter
    if square in state.starting:
        return f"{sign}{'abcdefgh'[state.starting.index(square)]}" if look.plain else f"{sign}@"
    if state.ground.stairs.get(square):
        return f"{sign}%"
    if square in state.map.snipers and state.snipers in ("tiles", "pawn+tiles"):
        return f"{sign}+"
    hill = state.options.game_type == "king-of-the-hill" and any(square in one for one in state.map.hills)
    goal = state.options.game_type == "missions" and any(one.square == square for one in state.map.goals)
    return f"{sign}^" if hill or goal else sign


def _colour(state: TagEmState, tile: Tile) -> str:
    return dict(state.map.colours).get(tile.name) or tile.colour or "#D8C9A3"


def explained(state: TagEmState, look: RenderStyle) -> list[str]:
    """The legend of a map that needs one, in the first round."""
    if state.round > 1 or state.over or not legend.is_needed(state.map, state.options):
        return []
    signs = SIGNS if look.unicode else {}
    found = legend.lines(state.map, state.options, signs, look.translator.language)
    return [look.translator("tag-em-legend"), *found, ""]


# Who has what


def _remarks(state: TagEmState, seat: int, translator: Translator) -> Iterator[str]:
    one = state.seats[seat]
    yield from remarks_on(one, translator)
    if one.playing:
        yield (
            translator("tag-em-out")
            if seat in state.out
            else translator("tag-em-pawn-count", count=len(state.team(seat)))
        )
    if state.options.game_type in ("king-of-the-hill", "capture-their-flag"):
        yield translator("tag-em-point-count", count=state.points[seat])


def scores(state: TagEmState, look: RenderStyle) -> RenderableType:
    rows = Grid.grid(padding=(0, 1, 0, 0))
    for seat, one in enumerate(state.seats):
        on_turn = not state.over and seat == state.turn
        mark = ("▸" if look.unicode else ">") if on_turn else " "
        style = "turn" if on_turn else "name"
        remarks = " · ".join(_remarks(state, seat, look.translator))
        rows.add_row(Text(f"{mark} {seat + 1} {one.name}", style=style), Text(remarks, style="faint"))
    rows.add_row(Text(look.translator("tag-em-round", round=state.round)), Text())
    return rows


def plain(state: TagEmState, translator: Translator) -> list[str]:
    """For a screen reader: the squares of all pieces."""
    lines = []
    for seat, one in enumerate(state.seats):
        squares = ", ".join(pawn.square for pawn in state.team(seat)) or "–"
        remarks = ", ".join(_remarks(state, seat, translator))
        lines.append(f"{seat + 1} {one.name} ({remarks}): {squares}")
    for flag in state.flags:
        if flag.square:
            lines.append(translator("tag-em-flag-carried" if flag.carried else "tag-em-flag-on", square=flag.square))
    if not state.over:
        name = state.seats[state.turn].name
        lines.append(translator("tag-em-round-and-turn", round=state.round, name=name))
    return lines
