"""Turn order of the tile games: first player, refills, next seat."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Literal, TypeVar

from parlour.games.crossword.events import Drew, DrewForFirst, Surrendered, TurnLost
from parlour.games.crossword.state import TileTable
from parlour.kernel.decision import Decision
from parlour.kernel.prompts import Prompt

S = TypeVar("S", bound=TileTable)
NoPlay = Literal["alone", "passes", "scoreless"]
"""Why no next turn begins."""


def draw_for_first(decision: Decision[S], rank: Callable[[str], int]) -> int:
    """SB-3, TO-3: each player draws a tile, and the highest rank starts; ties draw again. The tiles go back."""
    rounds: list[tuple[tuple[int, str], ...]] = []
    contenders = decision.state.playing
    while len(contenders) > 1:
        drawn, _ = decision.chance.draw(decision.state.bag, len(contenders))
        draws = tuple(zip(contenders, decision.chance.shuffled(tuple(drawn)), strict=True))
        rounds.append(draws)
        best = max(rank(tile) for _, tile in draws)
        contenders = tuple(seat for seat, tile in draws if rank(tile) == best)
    decision.add(DrewForFirst(tuple(rounds), contenders[0]))
    return contenders[0]


def fill_rack(decision: Decision[S], seat: int, size: int) -> None:
    """SB-4, TO-4: refills the rack as far as the bag allows."""
    state = decision.state
    wanted = size - len(state.racks[seat])
    if wanted > 0 and state.bag and not state.out:
        tiles, _ = decision.chance.draw(state.bag, wanted)
        decision.add(Drew(seat, len(tiles), tiles))


def next_seat(state: TileTable) -> int:
    """The seat after the one on turn; a player who owes a turn is skipped (SB-16, TO-24)."""
    seats, lost, after = state.seats, state.lost, state.turn + 1
    playing = [seat for seat in chain(range(after, len(seats)), range(after)) if seats[seat].standing == "playing"]
    for seat in playing:
        if not lost or not lost[seat]:
            return seat
    return playing[0]


def window(state: TileTable) -> Prompt | None:
    """The open prompt about the latest play, which the next player closes by acting."""
    if state.prompts:
        for kind in state.windows:
            if (asked := state.prompt(kind)) is not None:
                return asked
    return None


def is_held_up(state: TileTable) -> bool:
    """Whether a prompt blocks the game until it is answered."""
    return bool(state.prompts) and any(prompt.kind in state.hold_ups for prompt in state.prompts)


def is_pending(state: TileTable) -> bool:
    """Whether the latest play is not settled: its window is open, or a prompt about it blocks the game."""
    return window(state) is not None or is_held_up(state)


def next_turn(
    decision: Decision[S],
    end: Callable[[Decision[S], NoPlay], None],
    most_scoreless: Callable[[int], int],
    *,
    passes_end: bool = True,
) -> int | None:
    """SB-17, TO-25: the seat whose turn begins now, after the turns that are owed. None: the game has been ended.

    The tiles of players who left during the turn go to the bag; with one player left, the game ends (AG-3). So it does
    after too many scoreless turns and, with `passes_end`, when everyone has passed in a row.
    """
    return_tiles(decision, most_scoreless)
    if len(decision.state.playing) < 2:
        end(decision, "alone")
        return None
    seat = decision.state.turn
    while True:
        state = decision.state
        if passes_end and set(state.passed) >= set(state.playing):
            end(decision, "passes")
            return None
        if state.scoreless >= most_scoreless(len(state.playing)):
            end(decision, "scoreless")
            return None
        seat = (seat + 1) % len(state.seats)
        if not state.seats[seat].playing:
            continue
        if not (state.lost and state.lost[seat]):
            return seat
        decision.add(TurnLost(seat))


def return_tiles(decision: Decision[S], most_scoreless: Callable[[int], int]) -> None:
    """AG-3: the tiles of players who left go to the bag.

    `most_scoreless` gives the number of scoreless turns in a row that ends the game, by the number of players. The
    count so far shrinks in proportion, so that a player who leaves does not end the game.
    """
    for seat, one in enumerate(decision.state.seats):
        state = decision.state
        if not one.playing and seat not in state.surrendered:
            after = sum(other not in state.surrendered for other in range(len(state.seats))) - 1
            scoreless = state.scoreless * most_scoreless(after) // most_scoreless(after + 1)
            kept = None if scoreless == state.scoreless else scoreless
            decision.add(Surrendered(seat, len(state.racks[seat]), kept))


def to_move(state: TileTable) -> tuple[int, ...]:
    """Seats that may act without a prompt: the player on turn, or the next one, whose command closes a window."""
    if window(state) is not None:
        if not state.playing:
            return ()  # the last player has just left, and the window closes (AG-3)
        seat = next_seat(state)
        return () if state.seats[seat].bot or seat == state.turn else (seat,)
    return () if state.over or is_held_up(state) else (state.turn,)


def scores(state: TileTable) -> tuple[int, ...]:
    return state.points


def timed_turn(state: TileTable) -> tuple[int, int] | None:
    """Seat and number of the turn whose clock runs."""
    moving, prompt = to_move(state), window(state)
    if prompt is not None and prompt.until is None:
        # Only players close the window, so the clock of the next player already runs.
        return (moving[0], state.turns + 1) if moving else None
    return (state.turn, state.turns) if moving == (state.turn,) and state.turns > 0 else None
