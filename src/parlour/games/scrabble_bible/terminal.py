"""SCRABBLE Bible Edition on a terminal: the board, the scores beside it, the rack below."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from parlour.contract.i18n import Translator
from parlour.contract.terminal import PlainRenderer, RenderStyle, View, printable
from parlour.games.crossword import terminal as crossword
from parlour.games.crossword.events import Drew
from parlour.games.crossword.rules.squares import EMPTY
from parlour.games.scrabble_bible.analysis import Analysis, Option, Turn
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.rules import judge
from parlour.games.scrabble_bible.tile_set import TileSet
from parlour.games.scrabble_bible.view import Preview
from parlour.kernel.errors import CommandError
from parlour.kernel.events import Event
from parlour.kernel.game import Game
from parlour.kernel.i18n import numeral
from parlour.kernel.prompts import Prompt
from parlour.kernel.state import State
from parlour.kernel.view import SeatView

PREMIUMS = {"d": "2L", "t": "3L", "D": "2W", "T": "3W"}
SUBSCRIPTS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
BESIDE = 78
"""Terminal width from which the scores are beside the board."""
BAR = 12
"""Width of the win probability bar."""
_BARE_TRADE = re.compile(r"[A-Z?]\s*>\s*[A-Z?]", re.IGNORECASE)


class MoveSeen(msgspec.Struct):
    seat: int
    place: str
    word: str
    squares: tuple[int, ...]
    score: int
    standing: str


class Seen(msgspec.Struct):
    """The parts of the view that are drawn."""

    seat: int | None
    seats: tuple[SeatView, ...]
    to_act: tuple[int, ...]
    scores: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    options: BibleOptions
    tile_set: TileSet
    board: tuple[str, ...]
    rack: str
    racks: tuple[str, ...]
    tiles: tuple[int, ...]
    bag: int
    turn: int
    lost: tuple[bool, ...]
    move: MoveSeen | None
    targets: tuple[int, ...]
    helper: int | None
    helper_rack: str
    debts: tuple[tuple[int, int], ...]
    adjustments: tuple[int, ...]

    @property
    def last(self) -> frozenset[int]:
        return crossword.lying(self.move)


def read(view: View) -> Seen:
    return msgspec.convert(view, Seen)


class BibleRenderer(PlainRenderer):
    hidden_events: tuple[type[Event], ...] = (Drew,)

    def prepare(self, game: Game[State]) -> None:
        options = game.state.options
        assert isinstance(options, BibleOptions)
        judge.is_bonus("AMEN", options)
        judge.list_of("AMEN", options)

    def table(self, view: View, news: list[str], look: RenderStyle) -> RenderableType:
        seen = read(view)
        if look.plain:
            return Text("\n".join([*plain_board(seen, look.translator), *_plain_scores(seen, look.translator), *news]))
        if look.width < BESIDE:
            return Group(board(seen, look), scores_in_a_line(seen, look), *(Text(line) for line in news))
        grid = Grid.grid(padding=(0, 3, 0, 0), expand=False)
        grid.add_column(no_wrap=True)
        grid.add_column(max_width=48)
        grid.add_row(board(seen, look), Group(scores(seen, look), Text(), *(Text(line) for line in news)))
        return grid

    def hand(self, view: View, look: RenderStyle) -> RenderableType | None:
        seen = read(view)
        if seen.seat is None:
            return None
        translator = look.translator
        parts = [rack(translator("crossword-your-tiles"), seen.rack, seen.tile_set, look)]
        if seen.helper_rack and seen.helper is not None:
            title = translator("scrabble-bible-their-tiles", name=seen.seats[seen.helper].name)
            parts.append(rack(title, seen.helper_rack, seen.tile_set, look))
        return Group(*parts)

    def details(self, prompt: Prompt, names: tuple[str, ...], translator: Translator) -> list[str]:
        return details_of(prompt, names, translator)

    def examples(self, view: View, translator: Translator) -> list[tuple[str, str]]:
        options = read(view).options
        rows = [
            ("play 8G LIGHT", translator("scrabble-bible-example-across")),
            ("play G8 LIGHT", translator("scrabble-bible-example-down")),
            ("play 8G LiGHT", translator("scrabble-bible-example-blank")),
            ("exchange AEI?", translator("scrabble-bible-example-exchange")),
            ("pass", translator("crossword-example-pass")),
        ]
        if options.bonus == "claimed":
            rows.append(("play 8G LIGHT bonus LIGHT", translator("scrabble-bible-example-bonus")))
        if options.babel:
            rows.append((f"play 8G DIEU babel {options.babel[0]}", translator("scrabble-bible-example-babel")))
        if options.good_samaritan:
            rows.append(("help", translator("scrabble-bible-example-help")))
        return rows

    def read_typed(self, text: str, view: View, translator: Translator) -> tuple[str, str]:
        if _BARE_TRADE.fullmatch(text):
            return f"trade {text}", ""
        return crossword.read_typed(text, translator)

    def preview(self, game: Game[State], seat: int, text: str, translator: Translator) -> str:
        found = game.rules.preview(game.state, seat, game.parse(text))
        if not isinstance(found, Preview):
            raise CommandError("scrabble-bible-usage-score")
        words = ", ".join(f"{formed.word.upper()} {formed.points + formed.bonus}" for formed in found.words)
        return translator("scrabble-bible-score-preview", score=found.score, words=words)

    def look_up(self, game: Game[State], word: str, translator: Translator) -> str:
        options = game.state.options
        assert isinstance(options, BibleOptions)
        word = word.upper()
        found = judge.list_of(word, options)
        if not found:
            return translator("crossword-word-invalid", word=word)
        if judge.is_bonus(word, options):
            return translator("scrabble-bible-word-valid-bonus", word=word, list=found)
        return translator("crossword-word-valid", word=word, list=found)

    def analysis(self, found: msgspec.Struct, look: RenderStyle) -> RenderableType:
        assert isinstance(found, Analysis)
        return _analysis(found, look)


def renderer() -> BibleRenderer:
    return BibleRenderer()


# The board


def board(seen: Seen, look: RenderStyle) -> Text:
    def draw(text: Text, square: int, letter: str, width: int) -> None:
        _cell(text, letter, seen.tile_set, square, width, is_last=square in seen.last, look=look)

    return crossword.board(seen.board, look, draw)


def _cell(
    text: Text, letter: str, tile_set: TileSet, square: int, width: int, *, is_last: bool, look: RenderStyle
) -> None:
    """One square. Colour is never the only cue: premium squares have letters, a blank is a lower-case letter, and the
    latest play is underlined; without colours it is in brackets."""
    if letter == EMPTY:
        premium = tile_set.premiums[square]
        mark = PREMIUMS.get(premium) or (
            ("★" if look.unicode else "*") if premium == "*" else ("·" if look.unicode else ".")
        )
        filled = mark.rjust(width) if len(mark) == 2 else mark.center(width)
        text.append(filled, style="square" if premium == "." else f"square.{premium}")
        return
    last = ".last" if is_last else ""
    if not look.colour:
        text.append(f"({letter})" if is_last and width == 3 else letter.center(width))
        return
    value = "" if letter.islower() or not look.unicode else str(tile_set.values[letter]).translate(SUBSCRIPTS)
    before = " " if width == 3 and len(value) < 2 else ""
    text.append(before, style=f"tile{last}.value")
    text.append(letter, style=f"tile{last}.blank" if letter.islower() else f"tile{last}")
    text.append(value[: width - len(before) - 1].ljust(width - len(before) - 1), style=f"tile{last}.value")


def rack(title: str, tiles: str, tile_set: TileSet, look: RenderStyle) -> Text:
    text = Text()
    text.append(f"{title} ", style="name")
    if look.plain:
        blank = look.translator("crossword-blank")
        text.append(", ".join(f"{tile} {tile_set.values[tile]}" if tile != "?" else blank for tile in tiles) or "–")
        return text
    for tile in tiles:
        value = str(tile_set.values[tile])
        value = value.translate(SUBSCRIPTS) if look.unicode else ""
        face = f" {tile}{value if tile != '?' else ' '} "
        text.append(face if look.colour else f"[{face.strip()}]", style="tile")
        text.append(" ")
    if not tiles:
        text.append("–")
    return text


# The scores


def _remarks(seen: Seen, seat: int, translator: Translator) -> Iterator[str]:
    target = [translator("scrabble-bible-note-target", target=seen.targets[seat])] if seen.targets else []
    return crossword.remarks(seen, seat, translator, target)


def scores(seen: Seen, look: RenderStyle) -> RenderableType:
    return crossword.scores(
        seen,
        look,
        partial(_remarks, seen, translator=look.translator),
        [(look.translator("crossword-bag"), seen.bag)],
    )


def scores_in_a_line(seen: Seen, look: RenderStyle) -> Text:
    text = Text()
    for seat, one in enumerate(seen.seats):
        style = "turn" if crossword.is_marked(seen, seat) else "name"
        text.append(f"{crossword.marker(seen, seat, look).strip()}{one.name} {numeral(seen.scores[seat])}", style=style)
        remarks = ", ".join(_remarks(seen, seat, look.translator))
        text.append(f" ({remarks})" if remarks else "", style="faint")
        text.append(" · " if look.unicode else " | ")
    bag = look.translator("crossword-bag")
    text.append(f"{bag} {seen.bag}")
    return text


# For a screen reader


def plain_board(seen: Seen, translator: Translator) -> list[str]:
    """The board as rows of text, its words with their places, and the latest play."""
    premiums = seen.tile_set.premiums
    lines = crossword.plain_board(
        seen.board, lambda square: PREMIUMS.get(premiums[square], premiums[square]), translator
    )
    if seen.move and seen.last:
        name, move = seen.seats[seen.move.seat].name, seen.move
        last = translator("scrabble-bible-latest-play", place=move.place, word=move.word, name=name)
        lines.append(last)
    return lines


def _plain_scores(seen: Seen, translator: Translator) -> list[str]:
    return crossword.plain_scores(seen, translator, partial(_remarks, seen, translator=translator))


# Prompts


def details_of(prompt: Prompt, names: tuple[str, ...], translator: Translator) -> list[str]:
    """Details of prompts: other words of a play, passages of a story, debts of help, and the seats of offers."""
    lines: list[str] = []
    for name, value in prompt.about.items():
        many = value if isinstance(value, tuple) else ()
        match prompt.kind, name:
            case "challenge", "words" if len(many) > 1:
                lines.append(translator("crossword-also", words=", ".join(str(word).upper() for word in many[1:])))
            case "judge-bonus", "listed":
                lines.append(
                    translator("scrabble-bible-bonus-listed")
                    if value
                    else translator("scrabble-bible-bonus-not-listed")
                )
            case "judge-story" | "own-word", "passages":
                places = prompt.about.get(f"references_{translator.language}")
                lines += _cited([str(passage) for passage in many], places if isinstance(places, tuple) else ())
            case "help", "owed_by" if many:
                owing = ", ".join(names[seat] for seat in many if isinstance(seat, int))
                lines.append(translator("scrabble-bible-helped-by", names=owing))
            case "take", "offers":
                lines += [f"take {seat}: {names[seat]}" for seat in many if isinstance(seat, int)]
            case "trade", "helper":
                lines.append(translator("scrabble-bible-trade-how"))
    return lines


def _cited(passages: list[str], places: tuple[object, ...]) -> list[str]:
    """The passages with their references in the reader's language, if the prompt has those."""
    if len(places) != len(passages):
        return passages
    return [f"{place}: {passage.partition(': ')[2]}" for place, passage in zip(places, passages, strict=True)]


# The analysis


def _analysis(found: Analysis, look: RenderStyle) -> RenderableType:
    translator = look.translator
    parts: list[RenderableType] = []
    if found.turns:
        parts.append(_turns(found, look))
        for seat, name in enumerate(found.players):
            told = translator(
                "scrabble-bible-analysis-player",
                name=name,
                score=numeral(found.scores[seat]),
                lost=numeral(found.lost[seat], translator.language, places=1),
            )
            parts.append(Text(printable(told), style="turn"))
    if found.now and found.to_move is not None:
        told = translator("scrabble-bible-analysis-best", name=found.players[found.to_move])
        parts += [Text(printable(told), style="title"), _best(found.now, translator)]
    elif not found.turns:
        parts.append(Text(translator("scrabble-bible-analysis-empty")))
    return Group(*parts)


def _turns(found: Analysis, look: RenderStyle) -> Grid:
    grid, translator = Grid.grid(padding=(0, 2, 0, 0)), look.translator
    heads = (
        "",
        translator("scrabble-bible-column-rack"),
        translator("scrabble-bible-column-played"),
        translator("scrabble-bible-column-score"),
        translator("scrabble-bible-column-lost"),
        translator("scrabble-bible-column-better"),
    )
    first, withdrawn = printable(found.players[0]), translator("scrabble-bible-withdrawn")
    grid.add_row(
        *(Text(head, style="faint") for head in (*heads, translator("scrabble-bible-column-chance", name=first)))
    )
    for turn in found.turns:
        missed = turn.best[0] if turn.best and turn.lost > 0 else None
        played = turn.command.removeprefix("play ")
        lost = numeral(turn.lost, translator.language, places=1) if turn.lost else ""
        grid.add_row(
            Text(printable(found.players[turn.seat]), style="name"),
            turn.rack,
            f"{played} ({withdrawn})" if turn.withdrawn else played,
            Text(numeral(turn.score), justify="right"),
            Text(lost, justify="right", style="bad" if turn.lost >= 10 else ""),
            _brief(missed) if missed else "",
            _bar(turn, look),
        )
    return grid


def _bar(turn: Turn, look: RenderStyle) -> str:
    """The win probability of the first seat as a bar and a number."""
    chance = turn.chances[0]
    full, empty = ("█", "░") if look.unicode else ("#", ".")
    filled = round(chance * BAR)
    drawn = "" if look.plain else full * filled + empty * (BAR - filled) + " "
    return drawn + look.translator("scrabble-bible-print-percent", share=round(100 * chance))


def _brief(option: Option) -> str:
    return f"{option.command.removeprefix('play ')} ({option.score})"


def _best(options: tuple[Option, ...], translator: Translator) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_row(
        *(
            Text(head, style="faint")
            for head in ("", translator("scrabble-bible-column-score"), translator("scrabble-bible-column-value"))
        )
    )
    for option in options:
        score, value = numeral(option.score), numeral(option.value, translator.language, places=1)
        grid.add_row(option.command.removeprefix("play "), Text(score, justify="right"), Text(value, justify="right"))
    return grid
