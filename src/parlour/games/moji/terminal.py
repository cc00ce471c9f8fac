"""moji on a terminal: open cards, cards left, and possible commands."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from parlour.contract.i18n import Translator
from parlour.contract.terminal import PlainRenderer, RenderStyle, View
from parlour.games.moji import events as e
from parlour.games.moji.bots import find_words
from parlour.games.moji.rules import judge
from parlour.games.moji.state import MojiState
from parlour.games.moji.text import messages
from parlour.games.moji.view import CardView, MojiCommon, MojiOwn
from parlour.kernel.errors import CommandError
from parlour.kernel.events import Event
from parlour.kernel.game import Game
from parlour.kernel.i18n import Reader, render
from parlour.kernel.state import State
from parlour.words import fold

COLOURS = {"red": "#9C3B28", "blue": "#2F4F63", "yellow": "#87590F", "green": "#4C6B48"}
PAPER = "#F7F0E2"
COMMANDS = frozenset(("say", "flip", "stuck", "question", "ready", "pick", "write", "pass"))
ALWAYS = frozenset(("resign", "leave", "accept", "decline", "vote", "back", "pause", "resume"))


class MojiRenderer(PlainRenderer):
    hidden_events: tuple[type[Event], ...] = (e.Dealt, e.Readied, e.TurnBegan)

    def prepare(self, game: Game[State]) -> None:
        find_words.common_words()  # loads the word lists

    def table(self, view: View, news: list[str], look: RenderStyle) -> RenderableType:
        seen = msgspec.convert(view, MojiCommon)
        parts: list[RenderableType] = [Text(line) for line in news]
        challenges = messages.challenge_messages(seen.challenges)
        if challenges:
            parts.append(Text(look.translator("moji-challenges-in-force", challenges=challenges), style="name"))
        if seen.board:
            parts.append(_board(seen.board, look))
        parts.append(_players(view, seen, look))
        return Group(*parts)

    def hand(self, view: View, look: RenderStyle) -> RenderableType | None:
        mine, translator = msgspec.convert(view, MojiOwn), look.translator
        lines = []
        if view["seat"] in msgspec.convert(view, MojiCommon).must_flip:
            lines.append(translator("moji-terminal-flip-next"))
        if mine.held:
            lines.append(translator("moji-terminal-checking", word=mine.held))
        if mine.sheet:
            lines.append(translator("moji-terminal-sheet", words=", ".join(mine.sheet)))
        return Text("\n".join(lines), style="info") if lines else None

    def examples(self, view: View, translator: Translator) -> list[tuple[str, str]]:
        match view["phase"]:
            case "ready" | "review":
                return [("ready", translator("moji-example-ready"))]
            case "write":
                return [("HACK; LETTER", translator("moji-example-write"))]
            case "pick":
                return [("pick min=5 theme=food,animals", translator("moji-example-pick"))]
            case "grid":
                return [("CATCH", translator("moji-example-say")), ("pass", translator("moji-example-pass"))]
            case _:
                return [
                    ("CATCH", translator("moji-example-say")),
                    ("flip", translator("moji-example-flip")),
                    ("stuck", translator("moji-example-stuck")),
                    ("question CATCH", translator("moji-example-dispute")),
                ]

    def read_typed(self, text: str, view: View, translator: Translator) -> tuple[str, str]:
        """A word alone is said, or written."""
        if text.split(" ", 1)[0].lower() in COMMANDS | ALWAYS or not re.search("[^\\W\\d_]", text):
            return text, ""
        return (f"write {text}" if view["phase"] == "write" else f"say {text}"), ""

    def nothing(self, view: View) -> str:
        """The command of an empty line."""
        if view["phase"] in ("ready", "review"):
            return "ready"
        must_flip = view["must_flip"]
        return "flip" if isinstance(must_flip, tuple | list) and view["seat"] in must_flip else ""

    def look_up(self, game: Game[State], word: str, translator: Translator) -> str:
        state = game.state
        if not isinstance(state, MojiState) or not fold(word):
            raise CommandError("moji-terminal-word-usage")
        fault, detail = judge.objection(word.upper(), state.challenges, state.options)
        if not fault:
            return translator("moji-terminal-counts", word=word.upper())
        return render(judge.fault_message(fault, word.upper(), detail), Reader(translator.language))


def renderer() -> MojiRenderer:
    return MojiRenderer()


def _players(view: View, seen: MojiCommon, look: RenderStyle) -> RenderableType:
    translator = look.translator
    grid = Grid.grid(padding=(0, 2, 0, 0))
    seats, scores = view["seats"], view["scores"]
    assert isinstance(seats, Sequence) and isinstance(scores, Sequence)
    for seat, one in enumerate(seats):
        slot = seen.slots[seat] if seen.slots else None
        card = _card(slot.card, look) if slot is not None else Text(" · ")
        notes = [translator("moji-note-stack", count=seen.stacks[seat])] if not seen.board else []
        if slot is not None and slot.under:
            notes.append(translator("moji-note-under", count=slot.under))
        if seat in seen.must_flip:
            notes.append(translator("moji-note-must-flip"))
        if seat in seen.stuck:
            notes.append(translator("moji-note-stuck"))
        if seen.phase == "grid" and seat == seen.turn:
            notes.append(translator("moji-note-turn"))
        if seen.phase in ("ready", "review") and seat in seen.ready:
            notes.append(translator("moji-note-ready"))
        grid.add_row(
            card, Text(one["name"], style="name"), Text(str(scores[seat])), Text(" · ".join(notes), style="faint")
        )
    return grid


def _board(board: Sequence[CardView | None], look: RenderStyle) -> RenderableType:
    side = round(len(board) ** 0.5) if len(board) >= 25 else len(board)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    gap = Text(" · " if look.colour else " ·  ", style="faint")  # as wide as a card
    for start in range(0, len(board), side):
        row = board[start : start + side]
        grid.add_row(*(gap if card is None else _card(card, look) for card in row))
    return grid


def _card(card: CardView, look: RenderStyle) -> Text:
    """The letter on its colour; without colours, the colour's initial beside it."""
    if look.colour:
        return Text(f" {card.letter} ", style=f"bold {PAPER} on {COLOURS[card.colour]}")
    return Text(f"[{card.letter}{card.colour[0]}]")
