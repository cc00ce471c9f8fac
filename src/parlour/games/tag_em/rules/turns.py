"""Turn order, effects of a turn's end, elimination, and the end of the game."""

from __future__ import annotations

from parlour.games.tag_em import events as e
from parlour.games.tag_em.rules import dice
from parlour.games.tag_em.rules.dice import Dice
from parlour.games.tag_em.state import THE_FLAG, TagEmState
from parlour.games.tag_em.text.notation import End
from parlour.kernel.decision import Decision
from parlour.kernel.errors import RuleViolation

D6 = Dice()
COUNT_PAWNS = ("elimination", "missions")
"""Game types in which the pawns left are the score."""


def begin_play(decision: Decision[TagEmState]) -> None:
    """TE-5: the order of turns, and the first of them."""
    if decision.state.options.order == "rolled":
        roll_order(decision)
    begin(decision, decision.state.active[0], 1)


def roll_order(decision: Decision[TagEmState], *, choosing: bool = False) -> None:
    """TE-5: the highest roll starts, the next highest follows; ties roll again among themselves."""
    rounds: list[tuple[tuple[int, int], ...]] = []

    def ranked(seats: list[int]) -> list[int]:
        if len(seats) < 2:
            return seats
        rolled = {seat: D6.roll(decision.chance)[0] for seat in seats}
        rounds.append(tuple(rolled.items()))
        found: list[int] = []
        for face in sorted(set(rolled.values()), reverse=True):
            found += ranked([seat for seat in seats if rolled[seat] == face])
        return found

    order = ranked(list(range(len(decision.state.seats))))
    decision.add(e.OrderRolled(tuple(rounds), tuple(order), choosing))


def begin(decision: Decision[TagEmState], seat: int, round_: int) -> None:
    options = decision.state.options
    pom = options.turn_pom(decision.state.map)
    faces: tuple[int, ...] = ()
    if options.pom_dice is not None:  # TE-52
        rolled = dice.read(options.pom_dice)
        faces = rolled.roll(decision.chance)
        pom = max(0, rolled.total(faces))
    if round_ == 1:
        order = decision.state.order
        pom = options.first_pom(decision.state.map, pom, order.index(seat), len(order))
    decision.add(e.TurnBegan(seat, pom, round_, faces))
    for number, goal in enumerate(decision.state.map.goals):  # TE-59: a square lost in the meantime was not held
        if goal.team == seat and decision.state.held[number] and not _is_on(decision.state, seat, goal.square):
            decision.add(e.Held(seat, number, 0))


def check_turn(state: TagEmState, seat: int) -> None:
    """Refuses seats that are not on turn, and the seat on turn while a prompt is open."""
    if seat in state.out:
        raise RuleViolation("TE-40", "tag-em-team-is-out")
    if state.choosing:
        raise RuleViolation("TE-6", "tag-em-not-set-up")
    if (prompt := state.prompt("respawn")) is not None:
        if prompt.open_to(seat):
            raise RuleViolation("TE-31", "tag-em-choose-respawn-first")
        raise RuleViolation("TE-31", "tag-em-other-respawn-first", name=state.seats[prompt.seats[0]].name)
    if seat != state.turn:
        raise RuleViolation("TE-5", "tag-em-not-your-turn", name=state.seats[state.turn].name)


def to_move(state: TagEmState) -> tuple[int, ...]:
    if state.over or state.choosing or state.prompt("respawn") is not None or state.turn not in state.active:
        return ()
    return (state.turn,)


def timed_turn(state: TagEmState) -> tuple[int, int] | None:
    """Seat and number of the turn whose clock runs."""
    return (state.turn, state.turns) if to_move(state) and state.turns else None


def is_free(state: TagEmState, seat: int) -> bool:
    """AG-5: whether the latest step revealed nothing, so that it is taken back without asking."""
    return state.free and seat == state.turn and state.prompt("respawn") is None


def end_turn(decision: Decision[TagEmState], seat: int, command: End) -> None:
    check_turn(decision.state, seat)
    end(decision, seat)


def run_out(decision: Decision[TagEmState], seat: int) -> None:
    """The turn's time is up."""
    end(decision, seat, out_of_time=True)


def end(decision: Decision[TagEmState], seat: int, *, out_of_time: bool = False) -> None:
    """TE-13: ends the turn and forfeits the points left."""
    decision.add(e.TurnEnded(seat, decision.state.pom, out_of_time))
    _hills(decision, seat)
    if not decision.state.over:
        _holds(decision, seat)
    if not decision.state.over:
        next_turn(decision)


def next_turn(decision: Decision[TagEmState]) -> None:
    """Starts the next team's turn, and with it possibly the next round or the end of the game."""
    state = decision.state
    after = state.order.index(state.turn) + 1
    order = state.order[after:] + state.order[:after]
    following = next(seat for seat in order if seat in state.active)
    is_new_round = state.order.index(following) < after
    if is_new_round:
        _survivors(decision)
        if not decision.state.over and state.round >= state.options.round_limit:
            _limit(decision)
    if not decision.state.over:
        begin(decision, following, state.round + is_new_round)


# King Of The Hill and missions


def _is_on(state: TagEmState, seat: int, square: str) -> bool:
    return any(pawn.square == square for pawn in state.team(seat))


def _hills(decision: Decision[TagEmState], seat: int) -> None:
    """TE-58: a point for each hill with a pawn of the team on it and no enemy."""
    state = decision.state
    if state.options.game_type != "king-of-the-hill":
        return
    points = 0
    for hill in state.map.hills:
        teams = {pawn.team for pawn in state.pawns if pawn.square in hill}
        points += teams == {seat}
    if points:
        total = state.points[seat] + points
        decision.add(e.Scored(seat, points, total))
        if total >= state.options.hill_points:
            finish(decision, "hill", (seat,), seat)


def _holds(decision: Decision[TagEmState], seat: int) -> None:
    """TE-59: counts another round for which the square of a goal was held."""
    if decision.state.options.game_type != "missions":
        return
    for number, goal in enumerate(decision.state.map.goals):
        if (
            goal.team == seat
            and goal.kind == "hold"
            and not decision.state.over
            and _is_on(decision.state, seat, goal.square)
        ):
            rounds = decision.state.held[number] + 1
            decision.add(e.Held(seat, number, rounds))
            if rounds >= goal.count:
                finish(decision, "goal", (seat,), seat)


def _survivors(decision: Decision[TagEmState]) -> None:
    """TE-59: teams that had to survive until this round have won; ties by turn order."""
    state = decision.state
    if state.options.game_type != "missions":
        return
    for seat in state.active:
        if any(g.team == seat and g.kind == "survive" and state.round >= g.count for g in state.map.goals):
            finish(decision, "goal", (seat,), seat)
            return


def reached(state: TagEmState, seat: int, square: str) -> int | None:
    """TE-59: the goal that the team meets by going there."""
    if state.options.game_type != "missions":
        return None
    for number, goal in enumerate(state.map.goals):
        if goal.team == seat and goal.kind == "reach" and goal.square == square:
            return number
    return None


def defeated(decision: Decision[TagEmState], by: int, team: int) -> None:
    """TE-59: checks the goals after a defeat."""
    state = decision.state
    if state.options.game_type != "missions":
        return
    for goal in state.map.goals:
        if goal.team == by and goal.kind == "defeat" and goal.enemy == team and state.defeats[by][team] >= goal.count:
            finish(decision, "goal", (by,), by)
            return


# Flags


def arrive(decision: Decision[TagEmState], seat: int, square: str) -> None:
    """Handles a pawn's arrival at a goal or at its own starting point."""
    if reached(decision.state, seat, square) is not None:
        finish(decision, "goal", (seat,), seat)
        return
    brought = [decision.state.flags[i].team for i in decision.state.carried(square)]
    for team in brought:
        decision.add(e.Scored(seat, 1, decision.state.points[seat] + 1))
        if team == THE_FLAG:  # TE-41
            finish(decision, "flag", (seat,), seat)
            return
        put_out(decision, team, "flag", seat)  # TE-42
        if decision.state.over:
            return


def depart(decision: Decision[TagEmState], seat: int) -> None:
    """AG-3: the team leaves with its player."""
    if not decision.state.over:
        put_out(decision, seat, "left")


def put_out(decision: Decision[TagEmState], seat: int, why: e.OutReason, by: int | None = None) -> None:
    """Removes a team; the last team left wins (TE-40, TE-42)."""
    prompt = decision.state.prompt("respawn")
    if prompt is not None and seat in prompt.seats:
        decision.close(prompt)
    if seat not in decision.state.out:
        decision.add(e.TeamOut(seat, why, by))
    active = decision.state.active
    if len(active) <= 1:
        finish(decision, "alone" if why == "left" else "last", active, by)
    elif decision.state.turns and decision.state.turn not in active:
        next_turn(decision)


# The end


def scores(state: TagEmState) -> tuple[int, ...]:
    if state.options.game_type not in COUNT_PAWNS:
        return state.points
    left = [0] * len(state.seats)
    for pawn in state.pawns:
        if pawn.square:
            left[pawn.team] += 1
    return tuple(left)


def _limit(decision: Decision[TagEmState]) -> None:
    """TE-43: the round limit is reached."""
    state = decision.state
    match state.options.game_type:
        case "elimination":
            counts = {seat: len(state.team(seat)) for seat in state.active}
        case "king-of-the-hill":
            counts = {seat: state.points[seat] for seat in state.active}
        case _:
            counts = {}
    most = max(counts.values(), default=0)
    best = tuple(seat for seat, count in counts.items() if count == most)
    finish(decision, "rounds", best if len(best) == 1 else ())


def finish(decision: Decision[TagEmState], why: e.EndReason, winners: tuple[int, ...], by: int | None = None) -> None:
    decision.add(e.Ended(why, winners, by))
