"""Its players, by level. A bot sees its view and nothing else, keeps nothing, and answers every question at once.

>>> import parlour
>>> from random import Random
>>> game = parlour.new("tag-on", players=["Ada", "Rosie bot:casual"], seed=1)
>>> bot("casual").choose(game.view(1), Random(1)) is None or game.state.turn == 1
True
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import islice
from random import Random
from string import ascii_uppercase

import msgspec
from msgspec.structs import replace

from parlour import words
from parlour._engine import WordGraph
from parlour.games.tag_on import judge, moves, scoring
from parlour.games.tag_on.moves import Board, Option
from parlour.games.tag_on.notation import Target, format_command
from parlour.games.tag_on.options import TagOnOptions
from parlour.games.tag_on.state import ClaimKind
from parlour.games.tag_on.tileset import BLANK, SHIELD, Edition, TileSet, letters_in
from parlour.games.tag_on.turns import HELD_UP
from parlour.games.tag_on.view import TagOnMoveView, TagOnView
from parlour.kernel.questions import REST
from parlour.kernel.rules import Player
from parlour.kernel.view import QuestionView, SeatView

WAITS_FOR = {"challenge", "back", *HELD_UP}
"""Questions during which a bot does not start a turn."""
EASY_LETTERS = {1: "ADEILNORST", 2: "EINRST", 3: "ES", 4: "ES"}
"""What the blanks of a hand are tried as, by how many they are."""
TILE_GONE = 6
"""Points that it is worth to have one tile less."""
LOOKED_AT = 60_000
"""Plays that are looked at in one turn at the most."""


class BotView(TagOnView, kw_only=True):
    """The parts of a view that a bot looks at."""

    seat: int | None
    seats: tuple[SeatView, ...]
    to_act: tuple[int, ...]
    questions: tuple[QuestionView, ...]
    over: bool
    paused: bool
    options: TagOnOptions
    kit: TileSet

    @property
    def table(self) -> Board:
        return Board(self.kit, "".join(self.board), self.face_up, self.centre_used, self.bag, self.barred)


class Character(msgspec.Struct, frozen=True, kw_only=True):
    """What a player knows, notices and is like."""

    knows: float | None = None
    "How common a word has to be (Zipf's scale); None: the whole dictionary."
    longest: int = 21
    "Letters of the longest word that it thinks of."
    notices: int
    "How many of its plays it hits upon."
    considers: int
    "For how many of the best of those it looks for something to tag."
    connects: int
    "How many words on the board it thinks of when it looks for one to tag."
    content: float = 1.0
    "Any play will do that scores this part of the best."
    replaces: bool = True
    takes_face_up: int = 0
    "How many of the face-up letters it tries."
    exchanges_below: int = 0
    "Points that a play must be worth not to exchange instead, while the bag is full."
    challenges: float = 0.0
    "How likely it is to challenge what no list has and no text proves."


CHARACTERS = {
    "novice": Character(knows=3.8, longest=6, notices=8, considers=2, connects=3, content=0.7, replaces=False),
    "casual": Character(
        knows=2.8,
        longest=9,
        notices=120,
        considers=8,
        connects=8,
        content=0.85,
        takes_face_up=1,
        exchanges_below=6,
        challenges=0.7,
    ),
}
LEVELS: tuple[str, ...] = tuple(CHARACTERS)


class Plan(msgspec.Struct, frozen=True):
    """A play with all that is claimed with it."""

    option: Option
    score: int
    worth: int
    "The score, and something for tiles that are got rid of: a replacement gives tiles back."
    tag: Target | None = None
    kinds: tuple[ClaimKind, ...] = ()


def bot(level: str) -> Player:
    """The bot of that level."""
    if level not in CHARACTERS:
        raise ValueError(f"there is no bot {level!r}; there are {', '.join(LEVELS)}")
    return Bot(CHARACTERS[level])


class Bot:
    """A player of a certain character."""

    def __init__(self, character: Character) -> None:
        self.character = character

    def choose(self, view: Mapping[str, object], rng: Random) -> str | None:
        """An answer, if one is wanted; a play, if it is its turn; else None."""
        sight = read(view)
        if sight.seat is None or sight.over or sight.paused:
            return None
        for question in reversed(sight.questions):
            if question.asks_you:
                return self._answer(question, sight, rng)
        if sight.seat not in sight.to_act or sight.seat != sight.turn:
            return None
        if any(question.kind in WAITS_FOR for question in sight.questions):
            return None
        return self._turn(sight, rng)

    # A turn

    def _turn(self, sight: BotView, rng: Random) -> str:
        plan = self.plan(sight, rng)
        score = -1 if plan is None else plan.score
        others = letters_in(sight.rack)
        if score < self.character.exchanges_below and SHIELD in sight.rack and others and sight.bag > len(others):
            return f"shield exchange {others}"
        if score < self.character.exchanges_below and sight.bag >= sight.options.rack_size and others:
            return f"exchange {_spare(others, sight.kit)}"
        if plan is not None:
            return format_command(moves.command(sight.table, plan.option, plan.tag, plan.kinds))
        return f"exchange {_spare(others, sight.kit)}" if others and sight.bag >= len(others) else "pass"

    def plan(self, sight: BotView, rng: Random) -> Plan | None:
        """The play it would make, or None if it finds none."""
        character, table = self.character, sight.table
        found = [option for option in islice(self._options(sight, rng), LOOKED_AT) if self._thinks_of(option, sight)]
        if len(found) > character.notices:
            found = rng.sample(found, character.notices)
        found.sort(key=_worth, reverse=True)
        plans = [self._dress(table, option) for option in found[: character.considers]]
        plans += [Plan(option, option.points, _worth(option)) for option in found[character.considers :]]
        if not plans:
            return None
        best = max(plan.worth for plan in plans)
        return rng.choice([plan for plan in plans if plan.worth >= best * character.content] or plans[:1])

    def _options(self, sight: BotView, rng: Random) -> Iterator[Option]:
        character = self.character
        graph = self._graph(sight.options)
        blanks = EASY_LETTERS.get(sight.rack.count(BLANK), ascii_uppercase)
        yield from moves.plays(sight.table, sight.rack, graph, replacing=character.replaces, blanks=blanks)
        if letters_in(sight.rack) and BLANK not in sight.rack:
            letters = sorted(set(sight.face_up))
            for took in rng.sample(letters, min(character.takes_face_up, len(letters))):
                yield from moves.plays(sight.table, sight.rack, graph, took=took, replacing=False)

    def _thinks_of(self, option: Option, sight: BotView) -> bool:
        if len(option.placement.word) > self.character.longest:
            return False
        return not sight.options.family_words or moves.is_fit(sight.table, option)

    def _dress(self, table: Board, option: Option) -> Plan:
        """The play with what it may claim and the best word it may tag."""
        kinds, times = moves.claims(table, option.placement)
        bonus = (option.points - scoring.all_tiles(option.placement)) * (times - 1)
        tag = moves.best_tag(table, option, self.character.connects)
        score = option.points + bonus + (tag[1] if tag else 0)
        return Plan(option, score, score + _progress(option), tag[0] if tag else None, kinds)

    def _graph(self, options: TagOnOptions) -> WordGraph:
        knows, own = self.character.knows, options.own_words
        if knows is None or options.edition != "en" or own:
            return judge.graph(options)
        return vocabulary(options.edition, options.word_list, knows, self.character.longest)

    # Answers

    def _answer(self, question: QuestionView, sight: BotView, rng: Random) -> str:
        match question.kind:
            case "challenge" if sight.move is not None:
                return self._suspect(question, sight, sight.move, rng)
            case "shield":
                return "shield save" if SHIELD in sight.rack else "decline"
            case "back" | "pause":
                return "accept"
            case _:
                # AG-4: bots abstain, and silence is assent.
                return question.silence if question.silence in question.answers else _first(question)

    def _suspect(self, question: QuestionView, sight: BotView, move: TagOnMoveView, rng: Random) -> str:
        """TO-24: let the play stand, or challenge what it takes for wrong."""
        if rng.random() >= self.character.challenges:
            return "accept"
        if "challenge" in question.answers and any(
            not judge.list_of(formed.word.upper(), sight.options) for formed in move.words
        ):
            return "challenge"
        people = [
            one for i, one in enumerate(sight.seats) if not one.bot and i != move.seat and one.standing == "playing"
        ]
        if people and sight.options.judge != "text":
            return "accept"  # what people vote on, people challenge
        word, edition = move.word.upper(), sight.kit.edition
        if move.tag is not None and not judge.tag(word, move.tag.word, edition, sight.options.bible).stands:
            doubted = ["challenge tag"]
        else:
            doubted = []
        doubted += [
            f"challenge {claim.kind}"
            for claim in move.claims
            if claim.kind != "kin" and not judge.claim(claim.kind, word, edition).stands
        ]
        return next((answer for answer in doubted if answer in question.answers), "accept")


def _progress(option: Option) -> int:
    """What it is worth that the rack and the bag grow smaller."""
    return TILE_GONE * (len(option.placement.laid) - len(option.lifted))


def _worth(option: Option) -> int:
    return option.points + _progress(option)


def _first(question: QuestionView) -> str:
    return next((answer for answer in question.answers if not answer.endswith(REST)), question.answers[0])


def read(view: Mapping[str, object]) -> BotView:
    """The view as a bot looks at it."""
    sight = msgspec.convert(view, BotView)
    if sight.options.own_words:
        sight.options = replace(sight.options, own_words=_same(sight.options.own_words))
    return sight


@lru_cache(maxsize=16)
def _same(own: tuple[str, ...]) -> tuple[str, ...]:
    """One object for lists that are equal: a table's own list comes with each view, and is to be made a graph once."""
    return own


@lru_cache(maxsize=8)
def vocabulary(edition: Edition, word_list: str, least: float, longest: int) -> WordGraph:
    """Of the game dictionary the words that are so common, and no longer than that."""
    options = TagOnOptions(edition=edition, word_list="general" if word_list == "general" else "bible")
    return WordGraph.build(
        [word for word in judge.words(options) if len(word) <= longest and words.commonness(word) >= least]
    )


def _spare(letters: str, kit: TileSet) -> str:
    """The letters to exchange: those that are doubled, and the dearer half of the rest, which are harder to lay.

    >>> from parlour.games.tag_on.tileset import standard
    >>> _spare("AAEQVZ", standard("en"))
    'AQV'
    """
    once = "".join(sorted(set(letters), key=lambda tile: (kit.lower(tile), tile)))
    doubled = [tile for i, tile in enumerate(letters) if tile in letters[:i]]
    return "".join(sorted([*doubled, *once[(len(once) + 1) // 2 :]])) or letters
