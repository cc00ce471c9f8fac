"""What `parlour.new` and the other functions of the package give for each game, for type checkers alone.

At run time there is no such module; import its names under `TYPE_CHECKING`. Made by tools/typed.py; not to be changed
by hand.
"""

from collections.abc import Callable, Sequence
from typing import Literal, NotRequired, TypedDict, Unpack, overload

import msgspec

import parlour.games.crossword.events
import parlour.games.moji.events
import parlour.games.moji.state
import parlour.games.scrabble_bible.analysis
import parlour.games.scrabble_bible.events
import parlour.games.scrabble_bible.state
import parlour.games.tag_em.events
import parlour.games.tag_em.state
import parlour.games.tag_on.events
import parlour.games.tag_on.state
import parlour.kernel.events
import parlour.kernel.game
import parlour.kernel.log
import parlour.kernel.positions
from parlour.kernel.commands import Command
from parlour.kernel.events import Event
from parlour.kernel.game import Game
from parlour.kernel.log import Log
from parlour.kernel.seats import Players
from parlour.kernel.state import State

class PromptView(TypedDict):
    """A prompt as a seat sees it."""

    number: int
    kind: str
    asks_you: bool
    answers: tuple[str, ...]
    silence: str
    until: float | None
    waiting_for: tuple[int, ...]
    about: dict[str, str | int | bool | tuple[str | int, ...] | None]

class SeatView(TypedDict):
    name: str
    bot: str
    standing: str
    time_left: float | None
    character: str

class GameView(TypedDict):
    """What a seat sees of any game."""

    game: str
    seats: tuple[SeatView, ...]
    to_move: tuple[int, ...]
    scores: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    paused: bool
    deadline: float | None
    seat: int | None
    to_act: tuple[int, ...]
    prompts: tuple[PromptView, ...]

class WrongOptions:
    """No game: it has no such option, or not with this value."""

class MojiWrittenView(TypedDict):
    seat: int
    word: str
    points: int
    fault: str
    may_question: bool

class MojiHeardView(TypedDict):
    """The latest word that counted, or one's own word that did not."""

    seat: int
    word: str
    accepted: bool
    fault: str
    rule: str
    may_question: bool

class MojiRoundResult(TypedDict):
    """The result of a round, shown between rounds and at the end."""

    round: int
    points: tuple[int, ...]
    winners: tuple[int, ...]
    best: MojiSaid | None
    missed: tuple[str, ...]

class MojiSaid(TypedDict):
    """A word that counted, and what it was worth."""

    seat: int
    word: str
    points: int

class MojiDuelView(TypedDict):
    seats: tuple[int, ...]
    cards: tuple[MojiCardView, ...]

class MojiCardView(TypedDict):
    letter: str
    colour: str
    points: int

class MojiSlotView(TypedDict):
    """A player's face-up cards."""

    card: MojiCardView
    under: int

class MojiChallenges(TypedDict):
    """The word challenges of a round (MO-30 to MO-32)."""

    min: NotRequired[int]
    placement: NotRequired[Literal["anywhere", "between", "first-and-last", "first-or-last"]]
    theme: NotRequired[
        tuple[Literal["adjectives", "animals", "books", "famous", "food", "movies", "nouns", "verbs"], ...]
    ]

class MojiCardSet(TypedDict):
    """Letters with their points and colours (MO-1)."""

    points: dict[str, int]
    colours: dict[str, str]

class MojiOptions(TypedDict):
    """Options of moji. Variations can be combined where that makes sense; others are refused with the reason."""

    aids: Literal["hints", "look-up", "none"] | None
    family_words: bool
    remarks: bool
    answer_time: float | None
    clock: Literal["game", "none", "turn"]
    clock_seconds: float
    language: Literal["en", "fr"]
    min: Literal[3, 4, 5] | None
    placement: Literal["anywhere", "between", "first-and-last", "first-or-last"]
    theme: tuple[Literal["adjectives", "animals", "books", "famous", "food", "movies", "nouns", "verbs"], ...]
    variation: Literal["eagle-eyes", "off-the-grid", "race"]
    rounds: Literal[1, 2, 3, 5]
    masters_choice: bool
    stack_em_up: bool
    partners: Literal["ball-and-chain", "do-si-do", "none", "partner-only"]
    seating: tuple[int, ...]
    monochrome: bool
    three_amigos: bool
    proper_nouns: bool
    abbreviations: bool
    contractions: bool
    foreign_words: bool
    endings: bool
    plurals: bool
    ing_forms: bool
    ed_forms: bool
    repeats: bool
    own_words: tuple[str, ...]
    banned_words: tuple[str, ...]
    house_rules: str
    tie_window: float
    cool_down: bool
    order: tuple[int, ...]

class MojiView(GameView):
    """What a seat sees of moji."""

    options: MojiOptions
    card_set: MojiCardSet
    partners: tuple[int, ...]
    phase: str
    round: int
    challenges: MojiChallenges
    until: float | None
    slots: tuple[MojiSlotView | None, ...]
    stacks: tuple[int, ...]
    piles: tuple[tuple[MojiCardView, ...], ...]
    aside: int
    board: tuple[MojiCardView | None, ...]
    ready: tuple[int, ...]
    must_flip: tuple[int, ...]
    stuck: tuple[int, ...]
    duels: tuple[MojiDuelView, ...]
    used: tuple[str, ...]
    turn: int
    master: int | None
    totals: tuple[int, ...]
    result: MojiRoundResult | None
    voted_in: tuple[str, ...]
    voted_out: tuple[str, ...]
    held: str
    heard: tuple[MojiHeardView, ...]
    sheet: tuple[str, ...]
    written: tuple[MojiWrittenView, ...]

class MojiNewOptions(TypedDict, total=False):
    """What moji can be played by."""

    aids: Literal["hints", "look-up", "none"] | None
    family_words: bool
    remarks: bool
    answer_time: float | None
    clock: Literal["game", "none", "turn"]
    clock_seconds: float
    language: Literal["en", "fr"]
    min: Literal[3, 4, 5] | None
    placement: Literal["anywhere", "between", "first-and-last", "first-or-last"]
    theme: (
        list[Literal["adjectives", "animals", "books", "famous", "food", "movies", "nouns", "verbs"]]
        | tuple[Literal["adjectives", "animals", "books", "famous", "food", "movies", "nouns", "verbs"], ...]
    )
    variation: Literal["eagle-eyes", "off-the-grid", "race"]
    rounds: Literal[1, 2, 3, 5]
    masters_choice: bool
    stack_em_up: bool
    partners: Literal["ball-and-chain", "do-si-do", "none", "partner-only"]
    seating: list[int] | tuple[int, ...]
    monochrome: bool
    three_amigos: bool
    proper_nouns: bool
    abbreviations: bool
    contractions: bool
    foreign_words: bool
    endings: bool
    plurals: bool
    ing_forms: bool
    ed_forms: bool
    repeats: bool
    own_words: list[str] | tuple[str, ...]
    banned_words: list[str] | tuple[str, ...]
    house_rules: str
    tie_window: float
    cool_down: bool
    order: list[int] | tuple[int, ...]

MojiEvent = (
    parlour.kernel.events.Asked
    | parlour.kernel.events.Answered
    | parlour.kernel.events.Silence
    | parlour.kernel.events.Excused
    | parlour.kernel.events.Closed
    | parlour.kernel.events.Departed
    | parlour.kernel.events.Handed
    | parlour.kernel.events.VotedOut
    | parlour.kernel.events.Paused
    | parlour.kernel.events.Resumed
    | parlour.kernel.events.WentBack
    | parlour.kernel.events.Denied
    | parlour.games.moji.events.RoundBegan
    | parlour.games.moji.events.Dealt
    | parlour.games.moji.events.Readied
    | parlour.games.moji.events.Revealed
    | parlour.games.moji.events.Flipped
    | parlour.games.moji.events.Wrong
    | parlour.games.moji.events.Claimed
    | parlour.games.moji.events.Collected
    | parlour.games.moji.events.Tied
    | parlour.games.moji.events.TooLate
    | parlour.games.moji.events.GaveUp
    | parlour.games.moji.events.Opened
    | parlour.games.moji.events.SetAside
    | parlour.games.moji.events.LeftBehind
    | parlour.games.moji.events.Questioned
    | parlour.games.moji.events.Judged
    | parlour.games.moji.events.GridLaid
    | parlour.games.moji.events.TurnBegan
    | parlour.games.moji.events.Passed
    | parlour.games.moji.events.Shown
    | parlour.games.moji.events.Wrote
    | parlour.games.moji.events.Announced
    | parlour.games.moji.events.Compared
    | parlour.games.moji.events.RoundEnded
    | parlour.games.moji.events.Picked
    | parlour.games.moji.events.Ended
)

class MojiSeenEvent(parlour.kernel.game.SeenEvent, frozen=True):
    event: MojiEvent

class MojiLine(parlour.kernel.log.Line, frozen=True):
    event: MojiEvent

class MojiLog(parlour.kernel.log.Log, frozen=True):
    lines: tuple[MojiLine, ...]

class MojiPosition(parlour.kernel.positions.Position, frozen=True):
    event: MojiEvent | None
    view: MojiView

class MojiGame(Game[parlour.games.moji.state.MojiState]):
    """A game of moji."""

    def open(self, at: float = 0.0) -> tuple[MojiEvent, ...]: ...
    def do(
        self, seat: int, command: str | Command, at: float | None = None, *, raw: float | None = None, id: str = ""
    ) -> tuple[MojiEvent, ...]: ...
    def timeout(self, at: float | None = None) -> tuple[MojiEvent, ...]: ...
    def advance(self, until: float) -> tuple[MojiEvent, ...]: ...
    def absent(self, seat: int, at: float | None = None) -> tuple[MojiEvent, ...]: ...
    def present(self, seat: int, at: float | None = None) -> tuple[MojiEvent, ...]: ...
    def ask_removal(self, by: int, seat: int, at: float | None = None) -> tuple[MojiEvent, ...]: ...
    def set_bot(self, seat: int, bot: str = "", at: float | None = None) -> tuple[MojiEvent, ...]: ...
    def stop(self, at: float | None = None) -> tuple[MojiEvent, ...]: ...
    def resume(self, at: float | None = None) -> tuple[MojiEvent, ...]: ...
    def record(self, *events: Event, at: float | None = None) -> tuple[MojiEvent, ...]: ...
    def view(self, seat: int | None) -> MojiView: ...
    def positions(self, seat: int | None) -> Sequence[MojiPosition]: ...
    def stream(self, seat: int | None, since: int = 0) -> Sequence[MojiSeenEvent]: ...
    def seen_lines(self, seat: int | None, since: int = 0) -> Sequence[tuple[MojiLine, MojiEvent, str]]: ...
    @property
    def log(self) -> MojiLog: ...

class ScrabbleBibleMoveView(TypedDict):
    """The latest play, as everyone sees it."""

    seat: int
    place: str
    word: str
    squares: tuple[int, ...]
    words: tuple[ScrabbleBibleWordView, ...]
    all_tiles: int
    babel: str
    babel_bonus: int
    score: int
    standing: str

class ScrabbleBibleWordView(TypedDict):
    word: str
    place: str
    points: int
    bonus: int

class ScrabbleBibleTileSet(TypedDict):
    """A board with premium squares, and a set of tiles with values (SB-1)."""

    size: int
    premiums: str
    tiles: dict[str, int]
    values: dict[str, int]

class ScrabbleBibleOptions(TypedDict):
    """Options of SCRABBLE Bible Edition. Any of the variants may be combined."""

    aids: Literal["hints", "look-up", "none"] | None
    family_words: bool
    remarks: bool
    answer_time: float | None
    clock: Literal["game", "none", "turn"]
    clock_seconds: float
    words: Literal["challenge", "checked"]
    word_list: Literal["any", "bible"] | tuple[str, ...]
    challenge_time: float | None
    star: Literal["double-letter-and-word", "double-word"]
    bonus_list: Literal["concordance", "none", "strict"] | tuple[str, ...]
    bonus: Literal["automatic", "claimed"]
    judge: Literal["list", "vote"]
    my_cup_overflows: bool
    it_is_finished: bool
    levels: Literal["beginner", "expert", "intermediate"] | tuple[Literal["beginner", "expert", "intermediate"], ...]
    tests_of_faith: bool
    bible: str
    good_samaritan: bool
    babel: tuple[Literal["de", "el", "es", "fr", "he", "la"], ...]
    end: Literal["rulebook", "six-scoreless"]
    adjustment: Literal["deduct-and-gain", "gain-double"]

class ScrabbleBibleView(GameView):
    """What a seat sees of SCRABBLE Bible Edition."""

    options: ScrabbleBibleOptions
    tile_set: ScrabbleBibleTileSet
    targets: tuple[int, ...]
    board: tuple[str, ...]
    racks: tuple[str, ...]
    tiles: tuple[int, ...]
    bag: int
    turn: int
    turns: int
    lost: tuple[bool, ...]
    move: ScrabbleBibleMoveView | None
    helper: int | None
    debts: tuple[tuple[int, int], ...]
    may_ask_help: bool
    adjustments: tuple[int, ...]
    ended: str
    rack: str
    helper_rack: str

class ScrabbleBibleNewOptions(TypedDict, total=False):
    """What SCRABBLE Bible Edition can be played by."""

    aids: Literal["hints", "look-up", "none"] | None
    family_words: bool
    remarks: bool
    answer_time: float | None
    clock: Literal["game", "none", "turn"]
    clock_seconds: float
    words: Literal["challenge", "checked"]
    word_list: Literal["any", "bible"] | list[str] | tuple[str, ...]
    challenge_time: float | None
    star: Literal["double-letter-and-word", "double-word"]
    bonus_list: Literal["concordance", "none", "strict"] | list[str] | tuple[str, ...]
    bonus: Literal["automatic", "claimed"]
    judge: Literal["list", "vote"]
    my_cup_overflows: bool
    it_is_finished: bool
    levels: (
        Literal["beginner", "expert", "intermediate"]
        | list[Literal["beginner", "expert", "intermediate"]]
        | tuple[Literal["beginner", "expert", "intermediate"], ...]
    )
    tests_of_faith: bool
    bible: str
    good_samaritan: bool
    babel: list[Literal["de", "el", "es", "fr", "he", "la"]] | tuple[Literal["de", "el", "es", "fr", "he", "la"], ...]
    end: Literal["rulebook", "six-scoreless"]
    adjustment: Literal["deduct-and-gain", "gain-double"]
    preset: Literal["classic"]

ScrabbleBibleEvent = (
    parlour.kernel.events.Asked
    | parlour.kernel.events.Answered
    | parlour.kernel.events.Silence
    | parlour.kernel.events.Excused
    | parlour.kernel.events.Closed
    | parlour.kernel.events.Departed
    | parlour.kernel.events.Handed
    | parlour.kernel.events.VotedOut
    | parlour.kernel.events.Paused
    | parlour.kernel.events.Resumed
    | parlour.kernel.events.WentBack
    | parlour.kernel.events.Denied
    | parlour.games.crossword.events.DrewForFirst
    | parlour.games.crossword.events.Drew
    | parlour.games.crossword.events.TurnBegan
    | parlour.games.scrabble_bible.events.Laid
    | parlour.games.crossword.events.Stood
    | parlour.games.crossword.events.Exchanged
    | parlour.games.crossword.events.Passed
    | parlour.games.crossword.events.Challenged
    | parlour.games.crossword.events.Withdrawn
    | parlour.games.scrabble_bible.events.BonusChallenged
    | parlour.games.crossword.events.TurnLost
    | parlour.games.scrabble_bible.events.StoryAsked
    | parlour.games.scrabble_bible.events.StoryTold
    | parlour.games.scrabble_bible.events.StoryJudged
    | parlour.games.scrabble_bible.events.HelpAsked
    | parlour.games.scrabble_bible.events.HelpOffered
    | parlour.games.scrabble_bible.events.HelpTaken
    | parlour.games.scrabble_bible.events.HelpDeclined
    | parlour.games.scrabble_bible.events.Traded
    | parlour.games.crossword.events.Surrendered
    | parlour.games.scrabble_bible.events.Held
    | parlour.games.scrabble_bible.events.Adjusted
    | parlour.games.scrabble_bible.events.Ended
)

class ScrabbleBibleSeenEvent(parlour.kernel.game.SeenEvent, frozen=True):
    event: ScrabbleBibleEvent

class ScrabbleBibleLine(parlour.kernel.log.Line, frozen=True):
    event: ScrabbleBibleEvent

class ScrabbleBibleLog(parlour.kernel.log.Log, frozen=True):
    lines: tuple[ScrabbleBibleLine, ...]

class ScrabbleBiblePosition(parlour.kernel.positions.Position, frozen=True):
    event: ScrabbleBibleEvent | None
    view: ScrabbleBibleView

class ScrabbleBibleGame(Game[parlour.games.scrabble_bible.state.BibleState]):
    """A game of SCRABBLE Bible Edition."""

    def open(self, at: float = 0.0) -> tuple[ScrabbleBibleEvent, ...]: ...
    def do(
        self, seat: int, command: str | Command, at: float | None = None, *, raw: float | None = None, id: str = ""
    ) -> tuple[ScrabbleBibleEvent, ...]: ...
    def timeout(self, at: float | None = None) -> tuple[ScrabbleBibleEvent, ...]: ...
    def advance(self, until: float) -> tuple[ScrabbleBibleEvent, ...]: ...
    def absent(self, seat: int, at: float | None = None) -> tuple[ScrabbleBibleEvent, ...]: ...
    def present(self, seat: int, at: float | None = None) -> tuple[ScrabbleBibleEvent, ...]: ...
    def ask_removal(self, by: int, seat: int, at: float | None = None) -> tuple[ScrabbleBibleEvent, ...]: ...
    def set_bot(self, seat: int, bot: str = "", at: float | None = None) -> tuple[ScrabbleBibleEvent, ...]: ...
    def stop(self, at: float | None = None) -> tuple[ScrabbleBibleEvent, ...]: ...
    def resume(self, at: float | None = None) -> tuple[ScrabbleBibleEvent, ...]: ...
    def record(self, *events: Event, at: float | None = None) -> tuple[ScrabbleBibleEvent, ...]: ...
    def view(self, seat: int | None) -> ScrabbleBibleView: ...
    def positions(self, seat: int | None) -> Sequence[ScrabbleBiblePosition]: ...
    def stream(self, seat: int | None, since: int = 0) -> Sequence[ScrabbleBibleSeenEvent]: ...
    def seen_lines(
        self, seat: int | None, since: int = 0
    ) -> Sequence[tuple[ScrabbleBibleLine, ScrabbleBibleEvent, str]]: ...
    @property
    def log(self) -> ScrabbleBibleLog: ...

class TagEmFlag(TypedDict):
    """A flag, on the ground or carried."""

    team: int
    square: str
    carried: NotRequired[bool]

class TagEmPawn(TypedDict):
    """A pawn, or a vehicle."""

    team: int
    square: str
    kind: NotRequired[Literal["boat", "helicopter", "land", "pawn", "sniper"]]
    home: NotRequired[str]
    stopped: NotRequired[bool]
    spent: NotRequired[bool]

class TagEmTile(TypedDict):
    """A tile type."""

    letter: str
    name: str
    colour: NotRequired[str]
    enterable: NotRequired[bool]
    cost: NotRequired[int]
    stops: NotRequired[bool]
    attack: NotRequired[int]
    defence: NotRequired[int]
    cover: NotRequired[int]
    boats: NotRequired[bool]
    vehicles: NotRequired[bool]

class TagEmMap(TypedDict):
    """A map. Teams count from 0 here, from 1 in the text."""

    name: NotRequired[str]
    author: NotRequired[str]
    notes: NotRequired[tuple[str, ...]]
    grid: NotRequired[Literal["hex", "square"]]
    pom: NotRequired[int]
    first_turn: NotRequired[tuple[tuple[int, int], ...]]
    first_turns: NotRequired[
        tuple[
            tuple[
                Literal["capture-the-flag", "capture-their-flag", "elimination", "king-of-the-hill", "missions"],
                tuple[tuple[int, int], ...],
            ],
            ...,
        ]
    ]
    apart: NotRequired[int | None]
    uses: NotRequired[tuple[Literal["snipers", "vehicles"], ...]]
    theme: NotRequired[str]
    colours: NotRequired[tuple[tuple[str, str], ...]]
    tiles: NotRequired[tuple[TagEmTile, ...]]
    levels: NotRequired[tuple[tuple[str, ...], ...]]
    starts: NotRequired[tuple[str, ...]]
    flags: NotRequired[tuple[str, ...]]
    hills: NotRequired[tuple[tuple[str, ...], ...]]
    stairs: NotRequired[tuple[tuple[str, str], ...]]
    snipers: NotRequired[tuple[str, ...]]
    vehicles: NotRequired[tuple[TagEmVehicle, ...]]
    goals: NotRequired[tuple[TagEmGoal, ...]]
    formations: NotRequired[tuple[tuple[int, tuple[str, ...]], ...]]

class TagEmGoal(TypedDict):
    """The goal of a team in a mission (TE-59)."""

    team: int
    kind: Literal["defeat", "hold", "reach", "survive"]
    square: NotRequired[str]
    enemy: NotRequired[int]
    count: NotRequired[int]

class TagEmVehicle(TypedDict):
    """A vehicle that the map gives to a team (TE-51)."""

    team: int
    kind: Literal["boat", "helicopter", "land"]
    square: str

class TagEmOptions(TypedDict):
    """Options of TAG 'EM. All of them may be combined."""

    aids: Literal["hints", "look-up", "none"] | None
    family_words: bool
    remarks: bool
    answer_time: float | None
    clock: Literal["game", "none", "turn"]
    clock_seconds: float
    map: str
    game_type: Literal["capture-the-flag", "capture-their-flag", "elimination", "king-of-the-hill", "missions"]
    pom: int | None
    setup: Literal["map", "players"]
    first_turn: Literal["full", "map"]
    order: Literal["rolled", "seated"] | tuple[int, ...]
    tie: Literal["defender", "reroll", "stand-off"]
    flag_return: bool
    round_limit: int
    snipers: Literal["all", "none", "pawn", "pawn+tiles", "tiles"] | None
    sniper_range: int
    vehicles: bool | None
    water: Literal["boats", "wade"]
    dice: str
    pom_dice: str | None
    construction: bool
    builds_per_turn: int
    build_reach: Literal["anywhere", "near"]
    pawns: int
    hill_points: int

class TagEmView(GameView):
    """What a seat sees of TAG ’EM."""

    options: TagEmOptions
    map: TagEmMap
    types: dict[str, TagEmTile]
    built: dict[str, str]
    pawns: tuple[TagEmPawn, ...]
    flags: tuple[TagEmFlag, ...]
    order: tuple[int, ...]
    choosing: tuple[int, ...]
    starts: tuple[str, ...]
    turn: int
    turns: int
    round: int
    pom: int
    builds: int
    points: tuple[int, ...]
    held: tuple[int, ...]
    defeats: tuple[tuple[int, ...], ...]
    fallen: int
    fell_at: str
    out: tuple[int, ...]
    free: bool
    ended: str

class TagEmNewOptions(TypedDict, total=False):
    """What TAG ’EM can be played by."""

    aids: Literal["hints", "look-up", "none"] | None
    family_words: bool
    remarks: bool
    answer_time: float | None
    clock: Literal["game", "none", "turn"]
    clock_seconds: float
    map: str
    game_type: Literal["capture-the-flag", "capture-their-flag", "elimination", "king-of-the-hill", "missions"]
    pom: int | None
    setup: Literal["map", "players"]
    first_turn: Literal["full", "map"]
    order: Literal["rolled", "seated"] | list[int] | tuple[int, ...]
    tie: Literal["defender", "reroll", "stand-off"]
    flag_return: bool
    round_limit: int
    snipers: Literal["all", "none", "pawn", "pawn+tiles", "tiles"] | None
    sniper_range: int
    vehicles: bool | None
    water: Literal["boats", "wade"]
    dice: str
    pom_dice: str | None
    construction: bool
    builds_per_turn: int
    build_reach: Literal["anywhere", "near"]
    pawns: int
    hill_points: int
    preset: Literal["everything"]

TagEmEvent = (
    parlour.kernel.events.Asked
    | parlour.kernel.events.Answered
    | parlour.kernel.events.Silence
    | parlour.kernel.events.Excused
    | parlour.kernel.events.Closed
    | parlour.kernel.events.Departed
    | parlour.kernel.events.Handed
    | parlour.kernel.events.VotedOut
    | parlour.kernel.events.Paused
    | parlour.kernel.events.Resumed
    | parlour.kernel.events.WentBack
    | parlour.kernel.events.Denied
    | parlour.games.tag_em.events.OrderRolled
    | parlour.games.tag_em.events.StartChosen
    | parlour.games.tag_em.events.FlagProposed
    | parlour.games.tag_em.events.SetUp
    | parlour.games.tag_em.events.TurnBegan
    | parlour.games.tag_em.events.Moved
    | parlour.games.tag_em.events.Attacked
    | parlour.games.tag_em.events.Fell
    | parlour.games.tag_em.events.Returned
    | parlour.games.tag_em.events.Built
    | parlour.games.tag_em.events.TurnEnded
    | parlour.games.tag_em.events.Scored
    | parlour.games.tag_em.events.Held
    | parlour.games.tag_em.events.TeamOut
    | parlour.games.tag_em.events.Ended
)

class TagEmSeenEvent(parlour.kernel.game.SeenEvent, frozen=True):
    event: TagEmEvent

class TagEmLine(parlour.kernel.log.Line, frozen=True):
    event: TagEmEvent

class TagEmLog(parlour.kernel.log.Log, frozen=True):
    lines: tuple[TagEmLine, ...]

class TagEmPosition(parlour.kernel.positions.Position, frozen=True):
    event: TagEmEvent | None
    view: TagEmView

class TagEmGame(Game[parlour.games.tag_em.state.TagEmState]):
    """A game of TAG ’EM."""

    def open(self, at: float = 0.0) -> tuple[TagEmEvent, ...]: ...
    def do(
        self, seat: int, command: str | Command, at: float | None = None, *, raw: float | None = None, id: str = ""
    ) -> tuple[TagEmEvent, ...]: ...
    def timeout(self, at: float | None = None) -> tuple[TagEmEvent, ...]: ...
    def advance(self, until: float) -> tuple[TagEmEvent, ...]: ...
    def absent(self, seat: int, at: float | None = None) -> tuple[TagEmEvent, ...]: ...
    def present(self, seat: int, at: float | None = None) -> tuple[TagEmEvent, ...]: ...
    def ask_removal(self, by: int, seat: int, at: float | None = None) -> tuple[TagEmEvent, ...]: ...
    def set_bot(self, seat: int, bot: str = "", at: float | None = None) -> tuple[TagEmEvent, ...]: ...
    def stop(self, at: float | None = None) -> tuple[TagEmEvent, ...]: ...
    def resume(self, at: float | None = None) -> tuple[TagEmEvent, ...]: ...
    def record(self, *events: Event, at: float | None = None) -> tuple[TagEmEvent, ...]: ...
    def view(self, seat: int | None) -> TagEmView: ...
    def positions(self, seat: int | None) -> Sequence[TagEmPosition]: ...
    def stream(self, seat: int | None, since: int = 0) -> Sequence[TagEmSeenEvent]: ...
    def seen_lines(self, seat: int | None, since: int = 0) -> Sequence[tuple[TagEmLine, TagEmEvent, str]]: ...
    @property
    def log(self) -> TagEmLog: ...

class TagOnMoveView(TypedDict):
    """The latest play, as everyone sees it."""

    seat: int
    place: str
    word: str
    squares: tuple[int, ...]
    lifted: tuple[int, ...]
    replaced: str
    gave: str
    took: str
    words: tuple[TagOnScoredWordView, ...]
    tag: TagOnTag | None
    claims: tuple[TagOnClaim, ...]
    times: int
    centre: bool
    all_tiles: int
    explained: str
    score: int
    standing: str
    proofs: tuple[TagOnEvidence, ...]

class TagOnEvidence(TypedDict):
    """A proof (TO-50) as it was shown, so that it need not be looked up again."""

    kind: str
    told: tuple[str, str]
    passages: NotRequired[tuple[TagOnShown, ...]]
    strength: NotRequired[str]
    title: NotRequired[tuple[str, str]]

class TagOnShown(TypedDict):
    """A verse with the positions of the words it is about."""

    reference: str
    text: str
    marks: NotRequired[tuple[tuple[int, int], ...]]
    references: NotRequired[tuple[str, ...]]

class TagOnClaim(TypedDict):
    """A claim about the played word (TO-34); for kinship, the other person and the relation (TO-36)."""

    kind: Literal["book", "character", "kin", "land", "utterance"]
    word: NotRequired[str]
    place: NotRequired[str]
    relation: NotRequired[str]

class TagOnTag(TypedDict):
    """The word that the played word tags (TO-13)."""

    word: str
    start: int
    across: bool
    place: str
    sum: str
    points: int
    because: NotRequired[str]

class TagOnScoredWordView(TypedDict):
    word: str
    place: str
    sum: str
    points: int

class TagOnCounting(TypedDict):
    """Which side of a tile counts (TO-32, TO-33)."""

    played_across: Literal["left", "lower", "right", "upper"]
    played_down: Literal["left", "lower", "right", "upper"]
    tagged_across: Literal["left", "lower", "right", "upper"]
    tagged_down: Literal["left", "lower", "right", "upper"]

class TagOnTileSet(TypedDict):
    """A board and a set of tiles."""

    edition: Literal["en", "fr"]
    size: int
    squares: str
    tiles: dict[str, int]
    sides: dict[str, TagOnSides]

class TagOnSides(TypedDict):
    """The four sides of a tile; an empty one adds nothing."""

    left: NotRequired[list[Literal["+", "×"] | int] | None]
    lower: NotRequired[list[Literal["+", "×"] | int] | None]
    right: NotRequired[list[Literal["+", "×"] | int] | None]
    upper: NotRequired[list[Literal["+", "×"] | int] | None]

class TagOnOptions(TypedDict):
    """Options of TAG ON."""

    aids: Literal["hints", "look-up", "none"] | None
    family_words: bool
    remarks: bool
    answer_time: float | None
    clock: Literal["game", "none", "turn"]
    clock_seconds: float
    words: Literal["challenge", "checked"]
    edition: Literal["en", "fr"]
    word_list: Literal["any", "bible", "general"]
    own_words: tuple[str, ...]
    challenge_time: float | None
    replace: Literal["free", "in-place"]
    shield: Literal["any", "holder"]
    score_all_words: bool
    judge: Literal["text", "text-then-vote", "vote"]
    links: Literal["close", "open", "verse"]
    bible: str

class TagOnView(GameView):
    """What a seat sees of TAG ON."""

    options: TagOnOptions
    tile_set: TagOnTileSet
    counting: TagOnCounting
    times: dict[Literal["book", "character", "genealogy", "land", "utterance"], int]
    board: tuple[str, ...]
    face_up: str
    racks: tuple[str, ...]
    tiles: tuple[int, ...]
    bag: int
    turn: int
    turns: int
    round: int
    lost: tuple[bool, ...]
    move: TagOnMoveView | None
    centre_used: bool
    may_return_shield: bool
    barred: tuple[str, ...]
    adjustments: tuple[int, ...]
    ended: str
    rack: str

class TagOnNewOptions(TypedDict, total=False):
    """What TAG ON can be played by."""

    aids: Literal["hints", "look-up", "none"] | None
    family_words: bool
    remarks: bool
    answer_time: float | None
    clock: Literal["game", "none", "turn"]
    clock_seconds: float
    words: Literal["challenge", "checked"]
    edition: Literal["en", "fr"]
    word_list: Literal["any", "bible", "general"]
    own_words: list[str] | tuple[str, ...]
    challenge_time: float | None
    replace: Literal["free", "in-place"]
    shield: Literal["any", "holder"]
    score_all_words: bool
    judge: Literal["text", "text-then-vote", "vote"]
    links: Literal["close", "open", "verse"]
    bible: str

TagOnEvent = (
    parlour.kernel.events.Asked
    | parlour.kernel.events.Answered
    | parlour.kernel.events.Silence
    | parlour.kernel.events.Excused
    | parlour.kernel.events.Closed
    | parlour.kernel.events.Departed
    | parlour.kernel.events.Handed
    | parlour.kernel.events.VotedOut
    | parlour.kernel.events.Paused
    | parlour.kernel.events.Resumed
    | parlour.kernel.events.WentBack
    | parlour.kernel.events.Denied
    | parlour.games.tag_on.events.FacedUp
    | parlour.games.crossword.events.DrewForFirst
    | parlour.games.crossword.events.Drew
    | parlour.games.crossword.events.TurnBegan
    | parlour.games.tag_on.events.Played
    | parlour.games.crossword.events.Stood
    | parlour.games.tag_on.events.Proved
    | parlour.games.crossword.events.Exchanged
    | parlour.games.crossword.events.Passed
    | parlour.games.crossword.events.Challenged
    | parlour.games.crossword.events.Withdrawn
    | parlour.games.tag_on.events.TurnForfeited
    | parlour.games.tag_on.events.TurnOwed
    | parlour.games.crossword.events.TurnLost
    | parlour.games.tag_on.events.ClaimChallenged
    | parlour.games.tag_on.events.ClaimJudged
    | parlour.games.tag_on.events.ShieldSaved
    | parlour.games.tag_on.events.ShieldExchanged
    | parlour.games.tag_on.events.ShieldReturned
    | parlour.games.crossword.events.Surrendered
    | parlour.games.tag_on.events.Finished
)

class TagOnSeenEvent(parlour.kernel.game.SeenEvent, frozen=True):
    event: TagOnEvent

class TagOnLine(parlour.kernel.log.Line, frozen=True):
    event: TagOnEvent

class TagOnLog(parlour.kernel.log.Log, frozen=True):
    lines: tuple[TagOnLine, ...]

class TagOnPosition(parlour.kernel.positions.Position, frozen=True):
    event: TagOnEvent | None
    view: TagOnView

class TagOnGame(Game[parlour.games.tag_on.state.TagOnState]):
    """A game of TAG ON."""

    def open(self, at: float = 0.0) -> tuple[TagOnEvent, ...]: ...
    def do(
        self, seat: int, command: str | Command, at: float | None = None, *, raw: float | None = None, id: str = ""
    ) -> tuple[TagOnEvent, ...]: ...
    def timeout(self, at: float | None = None) -> tuple[TagOnEvent, ...]: ...
    def advance(self, until: float) -> tuple[TagOnEvent, ...]: ...
    def absent(self, seat: int, at: float | None = None) -> tuple[TagOnEvent, ...]: ...
    def present(self, seat: int, at: float | None = None) -> tuple[TagOnEvent, ...]: ...
    def ask_removal(self, by: int, seat: int, at: float | None = None) -> tuple[TagOnEvent, ...]: ...
    def set_bot(self, seat: int, bot: str = "", at: float | None = None) -> tuple[TagOnEvent, ...]: ...
    def stop(self, at: float | None = None) -> tuple[TagOnEvent, ...]: ...
    def resume(self, at: float | None = None) -> tuple[TagOnEvent, ...]: ...
    def record(self, *events: Event, at: float | None = None) -> tuple[TagOnEvent, ...]: ...
    def view(self, seat: int | None) -> TagOnView: ...
    def positions(self, seat: int | None) -> Sequence[TagOnPosition]: ...
    def stream(self, seat: int | None, since: int = 0) -> Sequence[TagOnSeenEvent]: ...
    def seen_lines(self, seat: int | None, since: int = 0) -> Sequence[tuple[TagOnLine, TagOnEvent, str]]: ...
    @property
    def log(self) -> TagOnLog: ...

@overload
def new(
    game: Literal["moji"], players: Players = 2, seed: int | None = None, **options: Unpack[MojiNewOptions]
) -> MojiGame: ...
@overload
def new(
    game: Literal["scrabble-bible"],
    players: Players = 2,
    seed: int | None = None,
    **options: Unpack[ScrabbleBibleNewOptions],
) -> ScrabbleBibleGame: ...
@overload
def new(
    game: Literal["tag-em"], players: Players = 2, seed: int | None = None, **options: Unpack[TagEmNewOptions]
) -> TagEmGame: ...
@overload
def new(
    game: Literal["tag-on"], players: Players = 2, seed: int | None = None, **options: Unpack[TagOnNewOptions]
) -> TagOnGame: ...
@overload
def new(
    game: Literal["moji", "scrabble-bible", "tag-em", "tag-on"],
    players: Players = 2,
    seed: int | None = None,
    **options: object,
) -> WrongOptions: ...
@overload
def new(game: str, players: Players = 2, seed: int | None = None, **options: object) -> Game[State]: ...
@overload
def position(
    game: Literal["moji"],
    text: str,
    players: Players | None = None,
    seed: int | None = None,
    **options: Unpack[MojiNewOptions],
) -> MojiGame: ...
@overload
def position(
    game: Literal["scrabble-bible"],
    text: str,
    players: Players | None = None,
    seed: int | None = None,
    **options: Unpack[ScrabbleBibleNewOptions],
) -> ScrabbleBibleGame: ...
@overload
def position(
    game: Literal["tag-em"],
    text: str,
    players: Players | None = None,
    seed: int | None = None,
    **options: Unpack[TagEmNewOptions],
) -> TagEmGame: ...
@overload
def position(
    game: Literal["tag-on"],
    text: str,
    players: Players | None = None,
    seed: int | None = None,
    **options: Unpack[TagOnNewOptions],
) -> TagOnGame: ...
@overload
def position(
    game: Literal["moji", "scrabble-bible", "tag-em", "tag-on"],
    text: str,
    players: Players | None = None,
    seed: int | None = None,
    **options: object,
) -> WrongOptions: ...
@overload
def position(
    game: str, text: str, players: Players | None = None, seed: int | None = None, **options: object
) -> Game[State]: ...
@overload
def analyse(
    game: ScrabbleBibleGame | ScrabbleBibleLog, progress: Callable[[int, int], None] = ...
) -> parlour.games.scrabble_bible.analysis.Analysis: ...
@overload
def analyse(game: Game[State] | Log, progress: Callable[[int, int], None] = ...) -> msgspec.Struct: ...
@overload
def replay(log: Log, game: Literal["moji"]) -> MojiGame: ...
@overload
def replay(log: Log, game: Literal["scrabble-bible"]) -> ScrabbleBibleGame: ...
@overload
def replay(log: Log, game: Literal["tag-em"]) -> TagEmGame: ...
@overload
def replay(log: Log, game: Literal["tag-on"]) -> TagOnGame: ...
@overload
def replay(log: Log, game: str | None = None) -> Game[State]: ...
@overload
def load(text: str, game: Literal["moji"]) -> MojiGame: ...
@overload
def load(text: str, game: Literal["scrabble-bible"]) -> ScrabbleBibleGame: ...
@overload
def load(text: str, game: Literal["tag-em"]) -> TagEmGame: ...
@overload
def load(text: str, game: Literal["tag-on"]) -> TagOnGame: ...
@overload
def load(text: str, game: str | None = None) -> Game[State]: ...
