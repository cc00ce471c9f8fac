"""Its bots by level. A bot sees only its view, is stateless, and answers every prompt at once.

Easy plays any legal command, medium the best one at the moment, hard and expert a plan for the whole turn.

>>> import parlour
>>> from random import Random
>>> game = parlour.new("tag-em", players=["Ada", "Rosie bot:medium"], seed=2, order="seated")
>>> bot("medium").choose(game.view(1), Random(1)) is None  # it is Ada's turn
True
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

import msgspec

from parlour.games.tag_em.bots import planners, sampling, strategy
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.options import TagOptions
from parlour.games.tag_em.rules import moves, placement, turns
from parlour.games.tag_em.state import Pawn, TagEmState
from parlour.games.tag_em.text.notation import Attack, End, Move, Shoot, format_command
from parlour.games.tag_em.view import TagView
from parlour.kernel.commands import Command
from parlour.kernel.rules import Player
from parlour.kernel.state import Seat
from parlour.kernel.view import PromptView, SeatView


class BotView(TagView, kw_only=True):
    """The parts of a view that a bot uses."""

    seat: int | None
    seats: tuple[SeatView, ...]
    prompts: tuple[PromptView, ...]
    over: bool
    paused: bool
    options: TagOptions
    map: Map

    def table(self) -> TagEmState:
        """The state shown by the view; nothing is hidden."""
        fields = {name: getattr(self, name) for name in TagView.__struct_fields__}
        seats = tuple(msgspec.convert({"name": s.name, "bot": s.bot, "standing": s.standing}, Seat) for s in self.seats)
        map_ = self.map
        if self.starts and not self.choosing:  # TE-6
            map_ = placement.laid_out(map_, self.options, self.starts, "")
        return TagEmState(options=self.options, map=map_, seats=seats, over=self.over, **fields)


def read(view: Mapping[str, object]) -> BotView:
    """Decodes a view."""
    return msgspec.convert(view, BotView)


Policy = Callable[[TagEmState, int, Random], Command]
"""Chooses a level's command in a state."""


class Bot:
    """A bot with that policy."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, view: Mapping[str, object], rng: Random) -> str | None:
        """An answer if one is expected, a command if it is its turn, otherwise None."""
        seen = read(view)
        if seen.seat is None or seen.over or seen.paused:
            return None
        state = seen.table()
        for prompt in reversed(seen.prompts):
            if prompt.asks_you:
                return self.answer(state, seen.seat, prompt, rng)
        waits = any(prompt.kind in ("respawn", "back") for prompt in seen.prompts)
        if waits or turns.to_move(state) != (seen.seat,):
            return None
        return format_command(self.policy(state, seen.seat, rng))

    def answer(self, state: TagEmState, seat: int, prompt: PromptView, rng: Random) -> str:
        """A pawn returns anywhere; take-backs and pauses are granted. Easy bots start anywhere (TE-6)."""
        match prompt.kind:
            case "respawn":
                return rng.choice(prompt.answers)
            case "start" if self.policy is easy:
                return rng.choice(prompt.answers)
            case "start":
                return f"start {strategy.best_start(state, [one.split()[1] for one in prompt.answers], rng)}"
            case "flag":
                return prompt.silence  # the square that is as far from everyone
            case "flag-vote":
                return "accept" if strategy.is_fair_flag(state, seat, str(prompt.about["square"])) else "decline"
            case _:
                return "accept" if "accept" in prompt.answers else prompt.silence


# Easy


def easy(state: TagEmState, seat: int, rng: Random) -> Command:
    """Any legal command; half of the time an attack if there is one, so that games end."""
    found = list(sampling.attacks(state, seat)) if state.pom else []
    if found and rng.random() < 0.5:
        return rng.choice(found)
    options = list(sampling.legal(state, seat))
    return End() if rng.random() < 0.05 else rng.choice(options)


# Medium

MIN_ATTACK_VALUE = 0.02
"""Minimum expected value of an attack."""


def medium(state: TagEmState, seat: int, rng: Random) -> Command:
    """The best command at the moment: win, take a flag, a good attack, a step towards the objective."""
    path = next(strategy.steps_to_win(state, seat), None) or strategy.flag_in_reach(state, seat)
    path = path or strategy.clear_home(state, seat)
    if path is not None:
        return Move(path)
    return best_attack(state, seat) or best_ambush(state, seat) or best_step(state, seat, rng) or End()


def best_attack(state: TagEmState, seat: int) -> Attack | Shoot | None:
    if state.pom < 1:
        return None
    standing = state.standing
    best: tuple[float, Attack | Shoot] | None = None
    for command in sampling.attacks(state, seat):
        attacker, defender = state.pawns[standing[command.square]], state.pawns[standing[command.target]]
        value = strategy.attack_value(state, attacker, defender, far=isinstance(command, Shoot))
        if value > MIN_ATTACK_VALUE and (best is None or value > best[0]):
            best = value, command
    return None if best is None else best[1]


def best_ambush(state: TagEmState, seat: int) -> Move | None:
    """In Elimination: a move to a square with a profitable attack, for at most half of the points."""
    if state.options.game_type != "elimination" or state.pom < 2:
        return None
    best: tuple[float, Move] | None = None
    standing = state.standing
    for pawn in state.team(seat):
        if pawn.stopped or pawn.spent:
            continue
        for square, (cost, path) in moves.reach(state, pawn, state.pom // 2).items():
            there = msgspec.structs.replace(pawn, square=square)
            for target in state.ground.near[square]:
                number = standing.get(target)
                # A pawn that is already there considers the attack itself, and does not support its own attack.
                if number is None or state.pawns[number].team == seat or target in state.ground.near[pawn.square]:
                    continue
                value = strategy.attack_value(state, there, state.pawns[number], far=False) - 0.01 * cost
                if value > MIN_ATTACK_VALUE and (best is None or value > best[0]):
                    best = value, Move(path)
    return None if best is None else best[1]


def best_step(state: TagEmState, seat: int, rng: Random) -> Move | None:
    """The cheapest move towards a pawn's objective; shelter breaks ties."""
    best: tuple[float, float, Move] | None = None
    enemies = [square for enemy in strategy.enemies(state, seat) for square in state.ground.near[enemy.square]]
    for pawn in state.team(seat):
        if pawn.stopped or pawn.spent or strategy.is_guard(state, seat, pawn):
            continue
        walk = strategy.costs(state, strategy.objectives(state, seat, pawn) or enemies, pawn.kind)
        here = walk.get(pawn.square, strategy.FAR)
        for square, (cost, path) in moves.reach(state, pawn, state.pom).items():
            nearer = here - walk.get(square, strategy.FAR)
            if nearer > 0:
                value = _urgency(state, pawn) + nearer / cost + strategy.shelter(state, pawn, square) + nearer * 0.01
                if best is None or (value, rng.random()) > best[:2]:
                    best = value, rng.random(), Move(path)
    return None if best is None else best[2]


def _urgency(state: TagEmState, pawn: Pawn) -> float:
    return 5.0 if state.carried(pawn.square) else 0.0


# Hard and expert


def hard(state: TagEmState, seat: int, rng: Random) -> Command:
    """A plan for the whole turn that considers the replies."""
    return planners.plan("hard", state, rng)


def expert(state: TagEmState, seat: int, rng: Random) -> Command:
    """Plans like `hard`, with many more rollouts, so it looks further ahead."""
    return planners.plan("expert", state, rng)


MINDS: dict[str, Policy] = {"easy": easy, "medium": medium, "hard": hard, "expert": expert}
LEVELS: tuple[str, ...] = tuple(MINDS)


def bot(level: str) -> Player:
    """The bot of that level."""
    if level not in MINDS:
        raise ValueError(f"there is no bot {level!r}; there are {', '.join(LEVELS)}")
    return Bot(MINDS[level])
