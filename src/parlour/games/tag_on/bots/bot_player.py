"""Its bots by level. A bot sees only its view, is stateless, and answers every prompt at once.

>>> import parlour
>>> from random import Random
>>> game = parlour.new("tag-on", players=["Ada", "Rosie bot:medium"], seed=1)
>>> bot("medium").choose(game.view(1), Random(1)) is None or game.state.turn == 1
True
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from parlour.games.crossword.bots import manners
from parlour.games.crossword.bots.tile_bot import TileBot, abstain
from parlour.games.tag_on.bots.bot_view import BotView, read
from parlour.games.tag_on.bots.choose_move import decide, ranked, spare, worst
from parlour.games.tag_on.bots.claim_finder import Plan
from parlour.games.tag_on.bots.levels import BY_LEVEL, LEVELS, Level
from parlour.games.tag_on.rules import judge
from parlour.games.tag_on.rules.judge import Verdict
from parlour.games.tag_on.state import TagOnState
from parlour.games.tag_on.text.notation import format_command
from parlour.games.tag_on.tile_set import SHIELD, letters_in
from parlour.games.tag_on.view import TagOnMoveView
from parlour.kernel.cast import character
from parlour.kernel.rules import Player
from parlour.kernel.view import PromptView

WAITS_FOR = {*TagOnState.windows, *TagOnState.hold_ups, "back"}
"""Prompts during which a bot does not start a turn."""
MIN_BAG = 18
"""Minimum tiles in the bag for an exchange: with fewer, too many would be tiles that went back, shields among them."""


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
        plan = decide(seen, self.level, rng)
        if SHIELD in seen.rack and (shielded := self._shield(seen, plan)):
            return shielded
        score = -1 if plan is None else plan.score
        others = letters_in(seen.rack)
        if score < self.level.exchanges_below and seen.bag >= seen.options.rack_size and others:
            return f"exchange {spare(others, seen.tile_set)}"
        if plan is not None:
            return format_command(plan.command(seen.tile_set.size))
        return f"exchange {spare(others, seen.tile_set)}" if others and seen.bag >= len(others) else "pass"

    def _shield(self, seen: BotView, plan: Plan | None) -> str:
        """TO-22, TO-23: exchanges tiles before a poor play; otherwise a shield only occupies a slot of the rack, and
        goes back.
        """
        letters = letters_in(seen.rack)
        poor = plan is None or plan.score < self.level.shields_below
        if poor and letters and seen.bag >= MIN_BAG:
            return f"shield exchange {spare(letters, seen.tile_set)}"
        if seen.may_return_shield:
            return "shield return"
        # In the French edition only an exchange returns it, and only while the bag has tiles.
        if seen.tile_set.edition == "fr" and letters and seen.tile_set.tiles[SHIELD] < seen.bag < MIN_BAG:
            return f"shield exchange {worst(letters, seen.tile_set)}"
        return ""

    def best(self, seen: BotView, most: int) -> list[str]:
        return [format_command(plan.command(seen.tile_set.size)) for plan in ranked(seen, self.level, most)]

    # Answers

    def answer(self, prompt: PromptView, seen: BotView, rng: Random) -> str:
        match prompt.kind:
            case "challenge" if seen.move is not None:
                return self._suspect(prompt, seen, seen.move, rng)
            case "shield":
                return "shield save" if SHIELD in seen.rack and prompt.about["seat"] == seen.seat else "decline"
            case "back" | "pause":
                return "accept"
            case _:
                return abstain(prompt)

    def _suspect(self, prompt: PromptView, seen: BotView, move: TagOnMoveView, rng: Random) -> str:
        """TO-24: accepts the play, or challenges what it considers wrong."""
        if rng.random() >= manners.challenges(self.level.challenges, character(seen.name)):
            return "accept"
        if "challenge" in prompt.answers and any(
            not judge.list_of(formed.word.upper(), seen.options) for formed in move.words
        ):
            return "challenge"
        # People vote on what the text leaves open, and so people challenge it.
        lets_pass = seen.options.judge != "text" and seen.people(move.seat)
        for answer, verdict in _verdicts(seen, move, prompt.answers):
            if verdict.stands is False or (verdict.stands is None and not lets_pass):
                return answer
        return "accept"


def _verdicts(seen: BotView, move: TagOnMoveView, answers: tuple[str, ...]) -> Iterator[tuple[str, Verdict]]:
    """The text's verdicts on the claims that may be challenged."""
    word, edition = move.word.upper(), seen.tile_set.edition
    if move.tag is not None and "challenge tag" in answers:
        yield "challenge tag", judge.tag(word, move.tag.word, edition, seen.options.bible, seen.options.links)
    for claim in move.claims:
        if (answer := f"challenge {claim.kind}") in answers:
            if claim.kind == "kin":
                yield answer, judge.kin(word, claim.relation, claim.word, edition)
            else:
                yield answer, judge.claim(claim.kind, word, edition)
