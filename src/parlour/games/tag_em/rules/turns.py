"""The course of the game: whose turn it is, what the end of a turn brings, who is out, and when it is over."""

from __future__ import annotations

from parlour.games.tag_em import events as e
from parlour.games.tag_em.rules import dice
from parlour.games.tag_em.rules.dice import Dice
from parlour.games.tag_em.state import THE_FLAG, TagEmState
from parlour.games.tag_em.text.notation import End
from parlour.kernel.errors import RuleViolation
from parlour.kernel.unfolding import Unfolding

D6 = Dice()


def open_game(on: Unfolding[TagEmState]) -> None:
    if on.state.options.order == "rolled":
        _roll_order(on)
    begin(on, on.state.order[0], 1)


def _roll_order(on: Unfolding[TagEmState]) -> None:
    """TE-5: the highest begins, the next highest follows; whoever rolled the same rolls again among themselves."""
    rounds: list[tuple[tuple[int, int], ...]] = []

    def ranked(seats: list[int]) -> list[int]:
        if len(seats) < 2:
            return seats
        rolled = {seat: D6.roll(on.chance)[0] for seat in seats}
        rounds.append(tuple(rolled.items()))
        found: list[int] = []
        for face in sorted(set(rolled.values()), reverse=True):
            found += ranked([seat for seat in seats if rolled[seat] == face])
        return found

    order = ranked(list(range(len(on.state.seats))))
    on.happen(e.OrderRolled(tuple(rounds), tuple(order)))


def begin(on: Unfolding[TagEmState], seat: int, round_: int) -> None:
    options = on.state.options
    pom = options.turn_pom(on.state.map)
    faces: tuple[int, ...] = ()
    if options.pom_dice is not None:  # TE-52
        rolled = dice.read(options.pom_dice)
        faces = rolled.roll(on.chance)
        pom = max(0, rolled.total(faces))
    on.happen(e.TurnBegan(seat, pom, round_, faces))
    for number, goal in enumerate(on.state.map.goals):  # TE-59: what was lost meanwhile was not held
        if goal.team == seat and on.state.held[number] and not _is_on(on.state, seat, goal.square):
            on.happen(e.Held(seat, number, 0))


def on_turn(state: TagEmState, seat: int) -> None:
    """Refuse whoever is not on turn, and whoever is while the table waits for an answer."""
    if seat in state.out:
        raise RuleViolation("TE-40", "Your team is out of the game.")
    if state.question("respawn") is not None:
        raise RuleViolation("TE-31", "First it has to be chosen where the lost pawn returns.")
    if seat != state.turn:
        raise RuleViolation("TE-5", "It is {name}'s turn.", name=state.seats[state.turn].name)


def to_move(state: TagEmState) -> tuple[int, ...]:
    if state.over or state.question("respawn") is not None or state.turn not in state.active:
        return ()
    return (state.turn,)


def timed_turn(state: TagEmState) -> tuple[int, int] | None:
    """Seat and number of the turn whose time runs."""
    return (state.turn, state.turns) if to_move(state) and state.turns else None


def is_free(state: TagEmState, seat: int) -> bool:
    """AG-5: whether the latest step gave nothing away, and is taken back without asking."""
    return state.free and seat == state.turn and state.question("respawn") is None


def end_turn(on: Unfolding[TagEmState], seat: int, command: End) -> None:
    on_turn(on.state, seat)
    end(on, seat)


def run_out(on: Unfolding[TagEmState], seat: int) -> None:
    """The time of the turn is up."""
    end(on, seat, out_of_time=True)


def end(on: Unfolding[TagEmState], seat: int, *, out_of_time: bool = False) -> None:
    """TE-13: the turn is over, and what is left of it is forfeited."""
    on.happen(e.TurnEnded(seat, on.state.pom, out_of_time))
    _hills(on, seat)
    if not on.state.over:
        _holds(on, seat)
    if not on.state.over:
        go_on(on)


def go_on(on: Unfolding[TagEmState]) -> None:
    """The next team's turn; with it, perhaps, the next round, or the last one's end."""
    state = on.state
    after = state.order.index(state.turn) + 1
    order = state.order[after:] + state.order[:after]
    following = next(seat for seat in order if seat in state.active)
    is_new_round = state.order.index(following) < after
    if is_new_round:
        _survivors(on)
        if not on.state.over and state.round >= state.options.round_limit:
            _limit(on)
    if not on.state.over:
        begin(on, following, state.round + is_new_round)


# King Of The Hill and missions


def _is_on(state: TagEmState, seat: int, square: str) -> bool:
    return any(pawn.square == square for pawn in state.team(seat))


def _hills(on: Unfolding[TagEmState], seat: int) -> None:
    """TE-58: a point for each hill with a pawn of the team on it and no enemy."""
    state = on.state
    if state.options.game_type != "king-of-the-hill":
        return
    points = 0
    for hill in state.map.hills:
        teams = {pawn.team for pawn in state.pawns if pawn.square in hill}
        points += teams == {seat}
    if points:
        total = state.points[seat] + points
        on.happen(e.Scored(seat, points, total))
        if total >= state.options.hill_points:
            finish(on, "hill", (seat,), seat)


def _holds(on: Unfolding[TagEmState], seat: int) -> None:
    """TE-59: another round that the square of a goal was held."""
    if on.state.options.game_type != "missions":
        return
    for number, goal in enumerate(on.state.map.goals):
        if goal.team == seat and goal.kind == "hold" and not on.state.over and _is_on(on.state, seat, goal.square):
            rounds = on.state.held[number] + 1
            on.happen(e.Held(seat, number, rounds))
            if rounds >= goal.count:
                finish(on, "goal", (seat,), seat)


def _survivors(on: Unfolding[TagEmState]) -> None:
    """TE-59: whoever was to survive so many rounds has; those who come first in the order come first."""
    state = on.state
    if state.options.game_type != "missions":
        return
    for seat in state.active:
        if any(g.team == seat and g.kind == "survive" and state.round >= g.count for g in state.map.goals):
            finish(on, "goal", (seat,), seat)
            return


def reached(state: TagEmState, seat: int, square: str) -> int | None:
    """TE-59: the goal that the team meets by going there."""
    if state.options.game_type != "missions":
        return None
    for number, goal in enumerate(state.map.goals):
        if goal.team == seat and goal.kind == "reach" and goal.square == square:
            return number
    return None


def defeated(on: Unfolding[TagEmState], by: int, team: int) -> None:
    """TE-59: a pawn was defeated; perhaps that was the goal."""
    state = on.state
    if state.options.game_type != "missions":
        return
    for goal in state.map.goals:
        if goal.team == by and goal.kind == "defeat" and goal.enemy == team and state.defeats[by][team] >= goal.count:
            finish(on, "goal", (by,), by)
            return


# Flags


def arrive(on: Unfolding[TagEmState], seat: int, square: str) -> None:
    """A pawn has come to where a goal or its own starting point is."""
    if reached(on.state, seat, square) is not None:
        finish(on, "goal", (seat,), seat)
        return
    brought = [on.state.flags[i].team for i in on.state.carried(square)]
    for team in brought:
        on.happen(e.Scored(seat, 1, on.state.points[seat] + 1))
        if team == THE_FLAG:  # TE-41
            finish(on, "flag", (seat,), seat)
            return
        put_out(on, team, "flag", seat)  # TE-42
        if on.state.over:
            return


def depart(on: Unfolding[TagEmState], seat: int) -> None:
    """AG-3: the team leaves with its player."""
    if not on.state.over:
        put_out(on, seat, "left")


def put_out(on: Unfolding[TagEmState], seat: int, why: e.OutReason, by: int | None = None) -> None:
    """A team leaves the game; the last one left has won (TE-40, TE-42)."""
    question = on.state.question("respawn")
    if question is not None and seat in question.seats:
        on.close(question)
    if seat not in on.state.out:
        on.happen(e.TeamOut(seat, why, by))
    active = on.state.active
    if len(active) <= 1:
        finish(on, "alone" if why == "left" else "last", active, by)
    elif on.state.turn not in active:
        go_on(on)


# The end


def scores(state: TagEmState) -> tuple[int, ...]:
    if state.options.game_type not in ("elimination", "missions"):
        return state.points
    left = [0] * len(state.seats)
    for pawn in state.pawns:
        if pawn.square:
            left[pawn.team] += 1
    return tuple(left)


def _limit(on: Unfolding[TagEmState]) -> None:
    """TE-43: the last round is over."""
    state = on.state
    match state.options.game_type:
        case "elimination":
            counts = {seat: len(state.team(seat)) for seat in state.active}
        case "king-of-the-hill":
            counts = {seat: state.points[seat] for seat in state.active}
        case _:
            counts = {}
    most = max(counts.values(), default=0)
    best = tuple(seat for seat, count in counts.items() if count == most)
    finish(on, "rounds", best if len(best) == 1 else ())


def finish(on: Unfolding[TagEmState], why: e.EndReason, winners: tuple[int, ...], by: int | None = None) -> None:
    on.happen(e.Ended(why, winners, by))
