"""Small actions and observations for reinforcement learning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import ascii_uppercase
from typing import TYPE_CHECKING, ClassVar

from parlour._engine import Prefixes, Signs, tag_environments
from parlour.contract.environments import DONE, Actions, Field, Games, Observation
from parlour.games.crossword.environment import TileEnvironment
from parlour.games.crossword.rules.placement import Run, words_on
from parlour.games.crossword.rules.squares import EMPTY, format_place, parse_place, put
from parlour.games.crossword.rules.turns import to_move, window
from parlour.games.crossword.text.notation import Exchange
from parlour.games.tag_on.bots import engine
from parlour.games.tag_on.options import ROUNDS
from parlour.games.tag_on.rules import claims, judge, plays, scoring
from parlour.games.tag_on.state import TagOnState
from parlour.games.tag_on.text import notation
from parlour.games.tag_on.text.notation import CHALLENGES, CLAIMS, Play, Shield
from parlour.games.tag_on.tile_set import BLANK, CENTRE, COLOURS, FACE_UP, SHIELD, TIMES, letters_in
from parlour.games.tag_on.view import TagOnCommon, TagOnOwn
from parlour.kernel.commands import Command
from parlour.kernel.errors import RuleViolation
from parlour.scripture.relations import GREAT, terms

if TYPE_CHECKING:
    from parlour._engine import Environments

WHOLE = ("pass", "challenge", *(f"challenge {what}" for what in CHALLENGES), "shield save", "shield return")
"""Commands of one small action."""
TILES = BLANK + ascii_uppercase + SHIELD
"""Tiles in the order of the engine."""
GREATS = tuple(GREAT.values())
CLAUSES = ("tag", "kin", *(f"claim {kind}" for kind in CLAIMS))


class TagOnEnvironment(TileEnvironment[TagOnState, TagOnCommon, TagOnOwn]):
    """A play is `play`, the letters given and taken, the squares lifted, its place and letters, then its claims."""

    constants = ("squares",)
    engine_plays: ClassVar = {"words": "checked", "judge": "text", "replace": "in-place"}
    engine_refuses: ClassVar = {"word_list": "any"}
    left_out = (
        "`because`, which is free text",
        "places that are not on the board",
        "kinship terms other than those that the game shows, with `great-` or `arrière-` before them",
    )

    _words_there: tuple[str, list[Run]] | None = None
    "The board that was looked at last, and its words."

    def __init__(self, state: TagOnState) -> None:
        tile_set = state.tile_set
        players = len(state.seats)
        self.size = tile_set.size
        self.relations = tuple(dict.fromkeys((*terms("en"), *terms("fr"))))
        tiles = (*sorted(set(tile_set.tiles) - {BLANK, SHIELD}), BLANK, SHIELD)
        squares = range(self.size**2)
        self.actions = (
            Actions("whole", WHOLE, "whole commands"),
            Actions("verbs", ("play", "exchange", "shield exchange"), "the beginning of a longer command"),
            Actions("give", tuple(f"give {tile}" for tile in tiles), "the tile given for a face-up letter"),
            Actions("take", tuple(f"take {tile}" for tile in tiles), "the face-up letter taken for it"),
            Actions("lift", tuple(f"lift {format_place(square, True, self.size)}" for square in squares),
                    "a square whose letter is replaced"),
            self.places(),
            self.letters("?!"),
            Actions("clauses", CLAUSES, "what the play claims; a place and letters follow `tag` and `kin`"),
            Actions("relations", (*GREATS, *self.relations), "the relation that ends a claim of kinship"),
        )  # fmt: skip
        self._squares = self.planes((*COLOURS, CENTRE), tile_set.squares)
        self.fields = (
            *self.board_fields(players, (*COLOURS.values(), "centre"), tile_set.tiles),
            Field("face_up", (len(tile_set.tiles),), "number of each tile beside the board", high=100),
            Field("lifted", (self.size, self.size), "squares that the latest play lifted"),
            Field("centre_used", (1,), "whether the centre has doubled a word"),
            Field("round", (1,), "number of the round", high=1_000),
        )

    # Commands

    def spell(self, command: Command) -> Sequence[str]:
        match command:
            case Play():
                return ["play", *self._before(command), command.place, *command.word, *self._after(command), DONE]
            case Exchange(tiles):
                return ["exchange", *tiles, DONE]
            case Shield("exchange", tiles):
                return ["shield exchange", *tiles, DONE]
            case _:
                return [notation.format_command(command)]

    def _before(self, play: Play) -> list[str]:
        swap = [] if play.face_up is None else [f"give {play.face_up[0]}", f"take {play.face_up[1]}"]
        return [*swap, *(f"lift {square}" for square in play.lift)]

    def _after(self, play: Play) -> list[str]:
        if play.because:
            raise ValueError("a reason cannot be spelled: it is free text")
        found = [] if play.tag is None else ["tag", play.tag.place, *play.tag.word]
        found += [f"claim {kind}" for kind in play.claims]
        if play.kin is not None:
            target, relation = play.kin.target, play.kin.relation
            found += ["kin", target.place, *target.word, *self._relation(relation)]
        return found

    def _relation(self, term: str) -> list[str]:
        before: list[str] = []
        while term not in self.relations:
            great = next((great for great in GREATS if term.startswith(great)), None)
            if great is None:
                raise ValueError(f"{term!r} cannot be spelled: it is no kinship term that the game shows")
            before.append(great)
            term = term.removeprefix(great)
        return [*before, term]

    def read(self, spelled: Sequence[str]) -> Command:
        verb, *rest = spelled
        match verb:
            case "play":
                return _Draft(rest[:-1]).command()
            case "exchange" | "shield exchange":
                return notation.parse(f"{verb} {''.join(rest[:-1])}")
            case _:
                return notation.parse(verb)

    def is_complete(self, spelled: Sequence[str]) -> bool:
        return spelled[0] in WHOLE or spelled[-1] == DONE

    # What may come next

    def following(self, state: TagOnState, seat: int, draft: tuple[str, ...]) -> Iterator[str]:
        rack = state.racks[seat]
        asked = state.prompt("shield")
        if asked is not None and asked.open_to(seat) and not draft:
            yield "shield save"
        if to_move(state) != (seat,) or window(state) is not None:
            return
        match draft:
            case ():
                yield "pass"
                if rack and state.bag:
                    yield "exchange"
                if SHIELD in rack:
                    yield "shield return"
                    if len(rack) > 1 and state.bag:
                        yield "shield exchange"
                if rack.strip(SHIELD) and self._can_play(state, rack):
                    yield "play"
            case ("exchange", *tiles):
                yield from self.exchanged(rack, state.bag, tuple(tiles))
            case ("shield exchange", *tiles):
                yield from self.exchanged(rack.replace(SHIELD, "", 1), state.bag, tuple(tiles))
            case ("play", *rest):
                yield from self._play(state, seat, _Draft(rest))

    def _can_play(self, state: TagOnState, rack: str) -> bool:
        """Whether a word can be laid without a face-up letter and without replacing any."""
        return self._words(state, rack, _Draft(())).has_play()

    def _play(self, state: TagOnState, seat: int, play: _Draft) -> Iterator[str]:
        rack = state.racks[seat]
        if play.gave and not play.took:
            yield from (f"take {tile}" for tile in dict.fromkeys(state.face_up))
            return
        if not play.where:
            yield from self._beginnings(state, rack, play)
            return
        if play.clauses:
            yield from self._claims(state, seat, play)
            return
        letters, may_end = self._words(state, rack, play).after(*parse_place(play.where, self.size), play.word)
        yield from letters
        if may_end:
            yield from self._further(state, seat, play)

    def _beginnings(self, state: TagOnState, rack: str, play: _Draft) -> Iterator[str]:
        """A face-up letter, squares to lift, or the place of the word."""
        if not play.took and not play.lifts and state.face_up:
            yield from (f"give {tile}" for tile in dict.fromkeys(letters_in(rack)))
        lifted = self._lifted(play)
        if state.board.strip(EMPTY) and len(lifted) < len(rack.replace(SHIELD, "")) - (not state.bag):
            words = [run for run in self._runs(state) if set(lifted) < set(run.squares)]
            squares = sorted({one for run in words for one in run.squares if not lifted or one > lifted[-1]})
            yield from (f"lift {format_place(square, True, self.size)}" for square in squares)
        yield from self.starting(self._words(state, rack, play))

    def _lifted(self, play: _Draft) -> tuple[int, ...]:
        return tuple(parse_place(name, self.size)[0] for name in play.lifts)

    def _words(self, state: TagOnState, rack: str, play: _Draft) -> Prefixes:
        options, lifted = state.options, self._lifted(play)
        hand = "".join(sorted(rack.replace(SHIELD, "").replace(play.gave, "", bool(play.gave)) + play.took))
        graph = None if options.words != "checked" or options.word_list == "any" else judge.graph(options)
        ways = tuple(
            across
            for across in (True, False)
            if not lifted or any(run.across == across and set(lifted) <= set(run.squares) for run in self._runs(state))
        )
        return self.prefixes(state, hand, graph, graph, state.tile_set.centre, lifted, ways, play.took)

    def _runs(self, state: TagOnState) -> list[Run]:
        if self._words_there is None or self._words_there[0] != state.board:
            self._words_there = state.board, words_on(state.board, self.size)
        return self._words_there[1]

    def _further(self, state: TagOnState, seat: int, play: _Draft) -> Iterator[str]:
        """The clauses that may follow a whole word or clause, and the end, if the play would be accepted."""
        try:
            plays.score_play(state, seat, play.command())
        except RuleViolation:
            return
        yield DONE
        last = next((one for one in reversed(play.clauses) if one in CLAUSES), "")
        if last == "kin":
            return
        squares = self._laid(state, play)
        covered = {state.tile_set.colour(square) for square in squares}
        targets = self._targets(state, play, squares)
        if not last and any(
            judge.may_tag(play.word.upper(), run.word.upper(), state.tile_set.edition) for run in targets
        ):
            yield "tag"
        made = CLAIMS.index(last.removeprefix("claim ")) + 1 if last.startswith("claim ") else 0
        yield from (f"claim {kind}" for kind in CLAIMS[made:] if kind in covered)
        if "genealogy" in covered and targets:
            yield "kin"

    def _claims(self, state: TagOnState, seat: int, play: _Draft) -> Iterator[str]:
        """The small actions that may follow within a tag or a claim of kinship, or after it."""
        at = max(i for i, one in enumerate(play.clauses) if one in CLAUSES)
        clause, *rest = play.clauses[at:]
        if clause.startswith("claim "):
            yield from self._further(state, seat, play)
            return
        runs = self._targets(state, play, self._laid(state, play))
        if clause == "tag":
            word, edition = play.word.upper(), state.tile_set.edition
            runs = [run for run in runs if judge.may_tag(word, run.word.upper(), edition)]
        named = {format_place(run.start, run.across, self.size): run.word.upper() for run in runs}
        if not rest:
            yield from named
            return
        where, *spelled = rest
        word, letters = named[where], [one for one in spelled if len(one) == 1]
        if len(letters) < len(word):
            yield word[len(letters)]
        elif clause == "tag":
            yield from self._further(state, seat, play)
        elif spelled[-1] in self.relations:
            yield DONE
        else:
            yield from terms(state.tile_set.edition)

    def _laid(self, state: TagOnState, play: _Draft) -> set[int]:
        lifted = self._lifted(play)
        formed = self.formed(put(state.board, ((square, EMPTY) for square in lifted)), play.where, play.word)
        return set() if formed is None else {square for square, _ in formed[0].laid}

    def _targets(self, state: TagOnState, play: _Draft, laid: set[int]) -> list[Run]:
        """The words that a tag or a claim of kinship may name."""
        return claims.standing(state.board, self.size, [*laid, *self._lifted(play)])

    # On the engine

    def games(self, state: TagOnState, told: Games) -> Environments:
        options, tile_set = state.options, state.tile_set
        edition, relations = tile_set.edition, terms(tile_set.edition)
        kinds = tuple(COLOURS.values())  # in the order of CHALLENGES, after the tag
        colours = [tile_set.colour(square) for square in range(self.size**2)]

        def heads(word: str) -> list[str] | None:
            return judge.heads(word, edition)

        def stands(claim: int, word: str, other: str, relation: int) -> bool:
            return judge.stands(CHALLENGES[claim], word, options, other, relations[relation])

        return tag_environments(
            told.row,
            dict(told.numbers),
            graph=judge.graph(options),
            size=self.size,
            centre=tile_set.centre,
            tiles=[tile_set.tiles.get(tile, 0) for tile in TILES],
            order=[self.order.get(tile, 0) for tile in TILES],
            colours=[kinds.index(colour) + 1 if colour else 0 for colour in colours],
            times=[1, *(TIMES[kind] for kind in kinds)],
            played=engine.signs(tile_set),
            tagged=Signs(
                {letter: engine.sign(sides.upper) for letter, sides in tile_set.sides.items()},
                {letter: engine.sign(sides.right) for letter, sides in tile_set.sides.items()},
                squares=self.size**2,
            ),
            costs=[tile_set.lower(tile) for tile in TILES[:-1]],
            rack_size=options.rack_size,
            face_up=FACE_UP,
            all_tiles=scoring.ALL_TILES,
            score_all_words=options.score_all_words,
            shield_returns=edition == "en",
            rounds=ROUNDS,
            most_scoreless=options.most_scoreless(len(state.seats)),
            relations=relations,
            window=(told.prompts["challenge"], options.challenge_time),
            heads=heads,
            stands=stands,
        )

    # What is seen

    def observe(self, common: TagOnCommon, own: TagOnOwn, seat: int, out: Observation) -> None:
        self.see_board(out, common.board, self._squares)
        self.see_tiles(out, common.board, own.rack, common.face_up)
        self.see_seats(out, seat, common.tiles, common.bag, common.lost)
        if common.move is not None:
            for square in common.move.squares:
                out.put("last", square)
            for square in common.move.lifted:
                out.put("lifted", square)
        self.count(out, "face_up", common.face_up)
        out.put("centre_used", value=common.centre_used)
        out.put("round", value=common.round)


class _Draft:
    """A play as far as it is spelled, without its verb."""

    def __init__(self, spelled: Sequence[str]) -> None:
        self.gave = self.took = self.where = self.word = ""
        self.lifts: list[str] = []
        self.clauses: list[str] = []
        for one in spelled:
            kind, _, name = one.partition(" ")
            if self.clauses or one in CLAUSES:
                self.clauses.append(one)
            elif self.where:
                self.word += one
            elif kind == "give":
                self.gave = name
            elif kind == "take":
                self.took = name
            elif kind == "lift":
                self.lifts.append(name)
            else:
                self.where = one

    def command(self) -> Play:
        """The play; `CommandError` if it is none."""
        parts = ["play", self.where, self.word]
        if self.gave:
            parts.append(f"face-up {self.gave}>{self.took}")
        if self.lifts:
            parts.append(f"lift {','.join(self.lifts)}")
        segments: list[list[str]] = []
        for one in self.clauses:
            if one in CLAUSES:
                segments.append([one])
            else:
                segments[-1].append(one)
        for clause, *rest in segments:
            if rest:
                word = "".join(one for one in rest[1:] if len(one) == 1)
                relation = "".join(one for one in rest[1:] if len(one) > 1)
                parts.append(f"{clause} {word}@{rest[0]} {relation}".rstrip())
            else:
                parts.append(clause)
        play = notation.parse(" ".join(parts))
        assert isinstance(play, Play)
        return play
