"""Small actions and observations for reinforcement learning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import takewhile
from string import ascii_uppercase
from typing import TYPE_CHECKING, ClassVar, get_args

from parlour import scripture
from parlour._engine import Prefixes, WordGraph, tile_environments
from parlour.contract.environments import DONE, Actions, Field, Games, Observation
from parlour.games.crossword.environment import BLANK, TileEnvironment
from parlour.games.crossword.rules.squares import EMPTY, parse_place
from parlour.games.crossword.rules.turns import to_move, window
from parlour.games.crossword.text.notation import Exchange
from parlour.games.scrabble_bible.bots import engine
from parlour.games.scrabble_bible.options import SEATS, Language
from parlour.games.scrabble_bible.rules import judge, scoring
from parlour.games.scrabble_bible.state import BibleState
from parlour.games.scrabble_bible.text import notation
from parlour.games.scrabble_bible.text.notation import Ask, Challenge, Play, Tell, Trade
from parlour.games.scrabble_bible.tile_set import TileSet
from parlour.games.scrabble_bible.view import BibleCommon, BibleOwn
from parlour.kernel.commands import Command

if TYPE_CHECKING:
    from parlour._engine import Environments

WHOLE = ("pass", "help", "offer", "challenge", *(f"take {seat}" for seat in range(SEATS.stop - 1)))
"""Commands of one small action."""
TILES = BLANK + ascii_uppercase
"""Tiles in the order of the engine."""
LANGUAGES: tuple[str, ...] = get_args(Language)
PREMIUMS = {"d": "double letter", "t": "triple letter", "D": "double word", "T": "triple word", "*": "star"}


class BibleEnvironment(TileEnvironment[BibleState, BibleCommon, BibleOwn]):
    """A play is `play`, its language if it has one, its place and letters, and the bonuses that it claims."""

    constants = ("squares",)
    engine_plays: ClassVar = {
        "words": "checked",
        "bonus": "automatic",
        "judge": "list",
        "tests_of_faith": False,
        "good_samaritan": False,
        "babel": (),
    }
    engine_refuses: ClassVar = {"word_list": "any"}
    left_out = ("`answer`, which is free text", "places that are not on the board", "`take` of seats that no table has")

    def __init__(self, state: BibleState) -> None:
        tile_set: TileSet = state.tile_set
        players = len(state.seats)
        self.size = tile_set.size
        self.actions = (
            Actions("whole", WHOLE, "whole commands"),
            Actions(
                "verbs", ("play", "exchange", "challenge bonus", "ask", "trade"), "the beginning of a longer command"
            ),
            Actions("clauses", ("babel", *LANGUAGES, "bonus"), "the language of a play; a bonus that is claimed"),
            self.places(),
            self.letters("?"),
        )
        self._squares = self.planes(tuple(PREMIUMS), tile_set.premiums)
        self.fields = (
            *self.board_fields(players, tuple(PREMIUMS.values()), tile_set.tiles),
            Field("helper", (players,), "the seat that helps the player on turn, one's own first"),
            Field("helper_rack", (len(tile_set.tiles),), "the tiles of the helper, if one sees them", high=100),
        )

    # Commands

    def spell(self, command: Command) -> Sequence[str]:
        match command:
            case Play(where, word, bonus, babel):
                language = ["babel", babel] if babel else []
                return ["play", *language, where, *word, *(x for one in bonus for x in ("bonus", *one)), DONE]
            case Exchange(tiles):
                return ["exchange", *tiles, DONE]
            case Challenge(bonus) if bonus:
                return ["challenge bonus", *bonus, DONE]
            case Ask(word):
                return ["ask", *word, DONE]
            case Trade(give, get):
                return ["trade", give, get]
            case Tell():
                raise ValueError("a story cannot be spelled: it is free text")
            case _:
                return [notation.format_command(command)]

    def read(self, spelled: Sequence[str]) -> Command:
        verb, *rest = spelled
        match verb:
            case "play":
                play = _Draft(rest[:-1])
                claims = "".join(f" bonus {word}" for word in play.bonus)
                babel = f" babel {play.babel}" if play.babel else ""
                return notation.parse(f"play {play.where} {play.word}{claims}{babel}")
            case "exchange" | "challenge bonus" | "ask":
                return notation.parse(f"{verb} {''.join(rest[:-1])}")
            case "trade":
                return notation.parse(f"trade {rest[0]}>{rest[1]}")
            case _:
                return notation.parse(verb)

    def is_complete(self, spelled: Sequence[str]) -> bool:
        if spelled[0] == "trade":
            return len(spelled) == 3
        return spelled[0] in WHOLE or spelled[-1] == DONE

    # What may come next

    def following(self, state: BibleState, seat: int, draft: tuple[str, ...]) -> Iterator[str]:
        rack, helper = state.racks[seat], state.help.helper
        trade = state.prompt("trade")
        if trade is not None and trade.open_to(seat) and helper is not None:
            match draft:
                case ():
                    yield "trade"
                case ("trade",):
                    yield from dict.fromkeys(rack)
                case ("trade", _):
                    yield from dict.fromkeys(state.racks[helper])
            return
        if to_move(state) != (seat,) or window(state) is not None:
            return
        match draft:
            case ():
                yield "pass"
                if rack and state.bag:
                    yield "exchange"
                if state.options.good_samaritan:
                    yield "help"
                if rack and (state.options.babel or self._words(state, rack, "").has_play()):
                    yield "play"
            case ("exchange", *tiles):
                yield from self.exchanged(rack, state.bag, tuple(tiles))
            case ("play", *rest):
                yield from self._play(state, rack, rest)

    def _play(self, state: BibleState, rack: str, rest: list[str]) -> Iterator[str]:
        play = _Draft(rest)
        if not rest and state.options.babel:
            yield "babel"
        if rest == ["babel"]:
            yield from state.options.babel
            return
        found = self._words(state, rack, play.babel)
        if not play.where:
            yield from self.starting(found)
            return
        if play.bonus:
            yield from self._claims(state, play)
            return
        letters, may_end = found.after(*parse_place(play.where, self.size), play.word)
        yield from letters
        if may_end:
            yield DONE
            if state.options.bonus == "claimed" and self._claimable(state, play):
                yield "bonus"

    def _claims(self, state: BibleState, play: _Draft) -> Iterator[str]:
        """The letters of words whose bonus is not claimed yet, and what follows a whole one."""
        begun, left = play.bonus[-1], self._claimable(state, play)
        yield from dict.fromkeys(word[len(begun)] for word in left if word.startswith(begun) and word != begun)
        if begun in left:
            yield DONE
            if len(left) > 1:
                yield "bonus"

    def _claimable(self, state: BibleState, play: _Draft) -> list[str]:
        """The words of a play whose bonus is not claimed in a clause before the last."""
        formed = self.formed(state.board, play.where, play.word)
        words = [] if formed is None else [run.word.upper() for run in formed[1]]
        return [word for word in dict.fromkeys(words) if word not in play.bonus[:-1]]

    def _words(self, state: BibleState, rack: str, language: str) -> Prefixes:
        options = state.options
        graph = None if options.words != "checked" or options.word_list == "any" else judge.graph(options)
        main = _translations(language) if language and graph is not None else graph
        return self.prefixes(state, rack, main, graph, state.tile_set.centre)

    # On the engine

    def games(self, state: BibleState, told: Games) -> Environments:
        options, tile_set = state.options, state.tile_set
        players, graph = len(state.seats), judge.graph(options)
        targets = [scoring.target(players, options.level(seat)) for seat in range(players)]
        return tile_environments(
            told.row,
            dict(told.numbers),
            position=engine.position(EMPTY * self.size**2, tile_set, options, graph),
            graph=graph,
            tiles=[tile_set.tiles.get(tile, 0) for tile in TILES],
            order=[self.order.get(tile, 0) for tile in TILES],
            rack_size=options.rack_size,
            targets=targets if options.it_is_finished else None,
            passes_end=options.end == "rulebook",
            most_scoreless=options.most_scoreless(players),
            gain_double=options.adjustment == "gain-double",
        )

    # What is seen

    def observe(self, common: BibleCommon, own: BibleOwn, seat: int, out: Observation) -> None:
        self.see_board(out, common.board, self._squares)
        self.see_tiles(out, common.board, own.rack, own.helper_rack)
        self.see_seats(out, seat, common.tiles, common.bag, common.lost)
        if common.move is not None:
            for square in common.move.squares:
                out.put("last", square)
        if common.helper is not None:
            out.put("helper", (common.helper - seat) % len(common.tiles))
        self.count(out, "helper_rack", own.helper_rack)


class _Draft:
    """A play as far as it is spelled, without its verb."""

    def __init__(self, spelled: Sequence[str]) -> None:
        rest = list(spelled)
        self.babel = rest[1] if rest[:1] == ["babel"] and len(rest) > 1 else ""
        if self.babel:
            rest = rest[2:]
        self.where = rest[0] if rest and rest != ["babel"] else ""
        self.word = "".join(takewhile(lambda one: one != "bonus", rest[1:]))
        claims = rest[1 + len(self.word) :]
        self.bonus = "".join(" " if one == "bonus" else one for one in claims).split(" ")[1:]


@cache
def _translations(language: str) -> WordGraph:
    """The words that may be played in that language (SB-34)."""
    return WordGraph.build(scripture.translations(language))
