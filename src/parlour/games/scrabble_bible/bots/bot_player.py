"""Its bots by level. A bot sees only its view, is stateless, and answers every prompt at once.

>>> import parlour
>>> from random import Random
>>> game = parlour.new("scrabble-bible", players=["Ada", "Rosie bot:greedy"], seed=2)
>>> bot("greedy").choose(game.view(1), Random(1)) is None  # it is Ada's turn
True
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from parlour import words
from parlour.games.crossword.bots import manners
from parlour.games.crossword.bots.tile_bot import TileBot, abstain
from parlour.games.scrabble_bible.bots import bot_knowledge
from parlour.games.scrabble_bible.bots.bot_view import BotView, read
from parlour.games.scrabble_bible.bots.choose_move import decide
from parlour.games.scrabble_bible.bots.levels import BY_LEVEL, LEVELS, Level
from parlour.games.scrabble_bible.rules import judge
from parlour.games.scrabble_bible.state import BibleState
from parlour.games.scrabble_bible.view import MoveView
from parlour.kernel.cast import character
from parlour.kernel.commands import LONGEST
from parlour.kernel.rules import Player
from parlour.kernel.view import PromptView
from parlour.scripture import bibles

WAITS_FOR = {*BibleState.windows, *BibleState.hold_ups, "help", "take", "trade", "back"}
"""Prompts during which a bot does not start a turn."""

RATING = {"?": 20, "S": 7, "E": 4} | dict.fromkeys("ARTN", 2) | dict.fromkeys("LIDHCX", 1) | dict.fromkeys("MOPZ", 0)
RATING |= dict.fromkeys("BKY", -1) | dict.fromkeys("UGFJ", -2) | {"W": -3, "V": -5, "Q": -6}
"""Preference for keeping a tile."""
VOWELS = "AEIOU"


def bot(level: str) -> Player:
    """The bot of that level."""
    if level not in BY_LEVEL:
        raise ValueError(f"there is no bot {level!r}; there are {', '.join(LEVELS)}")
    return Bot(BY_LEVEL[level])


class Bot(TileBot[BotView]):
    """A bot of a certain level."""

    waits_for = WAITS_FOR

    def __init__(self, level: Level) -> None:
        self.level = level

    def read(self, view: Mapping[str, object]) -> BotView:
        return read(view)

    # A turn

    def play(self, seen: BotView, rng: Random) -> str:
        chosen = decide(seen.knowledge(), self.level, rng, seen.name)
        score = chosen.score if chosen is not None else -1
        if seen.may_ask_help and score < self.level.asks_below and _will_be_answered(seen):
            return "help"
        if score < self.level.exchanges_below and seen.bag >= seen.options.rack_size:
            return f"exchange {_spare(seen.rack)}"
        if chosen is not None:
            return chosen.command
        tiles = _spare(seen.rack, seen.bag)
        return f"exchange {tiles}" if tiles else "pass"

    def best(self, seen: BotView, most: int) -> list[str]:
        languages = seen.options.babel if self.level.babel else ()
        found = bot_knowledge.candidates(seen.knowledge(), most, languages=languages, exchanges=False)
        return [one.command for one in found if one.command != "pass"]

    # Answers

    def answer(self, prompt: PromptView, seen: BotView, rng: Random) -> str:
        match prompt.kind:
            case "challenge" if seen.move is not None:
                return self._suspect(prompt, seen, seen.move, rng)
            case "back" | "pause":
                return "accept"
            case "tell":
                return self._tell(prompt, seen, rng)
            case "help":
                owed = prompt.about["owed_by"]
                owes = isinstance(owed, tuple) and seen.seat in owed
                return "offer" if owes or self.level.helps == "gladly" else "decline"
            case "take":
                return rng.choice([answer for answer in prompt.answers if answer != "decline"])
            case "trade":
                return _trade(seen.rack, seen.helper_rack)
            case _:
                return abstain(prompt)

    def _suspect(self, prompt: PromptView, seen: BotView, move: MoveView, rng: Random) -> str:
        """SB-16, SB-24: accepts the play, or challenges what it considers wrong."""
        options = seen.options
        suspicious = rng.random() < manners.challenges(self.level.challenges, character(seen.name))
        if not suspicious:
            return "accept"
        languages = [move.babel] + [""] * (len(move.words) - 1)
        for formed, language in zip(move.words, languages, strict=True):
            word = formed.word.upper()
            unheard = self.level.spots_all_invalid or words.commonness(word) == 0
            if "challenge" in prompt.answers and unheard and not judge.list_of(word, options, language):
                return "challenge"
        people = [one for one in seen.others(move.seat) if not one.bot]
        if options.judge == "list" or not people:  # people challenge what people vote on
            for answer in prompt.answers:
                word = answer.removeprefix("challenge bonus ")
                if word != answer and not judge.is_due(word, move, options):
                    return answer
        return "accept"

    def _tell(self, prompt: PromptView, seen: BotView, rng: Random) -> str:
        """SB-32: a verse with the word."""
        word = prompt.about["word"]
        if not isinstance(word, str) or rng.random() >= self.level.knows_story:
            return "decline"
        spoken, bible = judge.spoken_of(word, seen.move), seen.options.bible
        for passage in (passage for one in spoken for passage in bibles.passages(one, bible)):
            text = " ".join(passage.text.split())
            answer = f"answer It is written in {passage.reference}: {text}"
            fit = not any(words.unfit(words.fold(part)) for part in text.split())  # AG-8
            if fit and len(answer) <= LONGEST and answer.isprintable():
                return answer
        return "decline"


def _will_be_answered(seen: BotView) -> bool:
    """Whether a bot's request for help is sure to be answered."""
    return seen.options.answer_time is not None or all(one.bot for one in seen.others(seen.seat))


# Tiles


def _spare(rack: str, most: int = 99) -> str:
    """The tiles to exchange, worst first if not all can be: hard to place, duplicate, or too many of a kind.

    >>> _spare("AAEIQUV"), _spare("?EINRST"), _spare("AAEIQUV", 1), _spare("AB", 0)
    ('AIQUV', 'I', 'Q', '')
    """
    kept = ""
    leave_values: dict[int, float] = {}
    for index, tile in sorted(enumerate(rack), key=lambda pair: -_rate(pair[1])):
        kind = sum(other in VOWELS for other in kept) if tile in VOWELS else sum(o not in VOWELS for o in kept)
        leave_values[index] = _rate(tile) - 3 * kept.count(tile) - max(0, kind - (1 if tile in VOWELS else 4)) * 2
        if leave_values[index] > 0:
            kept += tile
    order = sorted(leave_values, key=lambda index: leave_values[index])
    spare = [index for index in order if leave_values[index] <= 0] or order[:1]
    return "".join(sorted(rack[index] for index in spare[:most]))


def _rate(tile: str) -> int:
    return RATING.get(tile, 0)


def _trade(rack: str, theirs: str) -> str:
    """SB-33: trades the worst own tile for the best of theirs, if that helps.

    >>> _trade("AEQ", "SVV"), _trade("?S", "VV")
    ('trade Q>S', 'decline')
    """
    if not rack or not theirs:
        return "decline"
    gives, gets = min(rack, key=_rate), max(theirs, key=_rate)
    return f"trade {gives}>{gets}" if _rate(gets) > _rate(gives) else "decline"
