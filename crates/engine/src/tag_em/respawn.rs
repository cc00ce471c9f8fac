//! Respawn squares of a lost pawn (TE-30, TE-31, TE-51).

use super::field::Field;
use super::state::{Pawn, Square, State};

/// One square, or those among which the owner chooses.
#[must_use]
pub fn respawn_squares(field: &Field, state: &State, pawn: &Pawn, fell_at: Square) -> Vec<Square> {
    if pawn.home != super::state::NOWHERE {
        return vehicle(field, state, pawn).into_iter().collect();
    }
    let point = field.data.starts[usize::from(pawn.team)];
    if !(fell_at == point && is_besieged(field, state, pawn.team, point)) {
        for &square in &field.data.formations[usize::from(pawn.team)] {
            if state.is_free(square) && state.tile(field, square).on_foot {
                return vec![square];
            }
        }
    }
    further(field, state, point)
}

fn is_besieged(field: &Field, state: &State, team: u8, point: Square) -> bool {
    let around = field.steps(point);
    let enemy = |&square: &Square| state.at(square).is_some_and(|number| state.pawns[number].team != team);
    around.iter().any(enemy)
        || around.iter().all(|&square| !state.is_free(square) || !state.tile(field, square).on_foot)
}

fn is_closed(field: &Field, state: &State, square: Square) -> bool {
    field.data.starts.contains(&square) || state.flags.iter().any(|flag| flag.square == square)
}

/// Steps from a square to all others; with `any`, also over tiles that cannot be entered.
fn distances(field: &Field, state: &State, from: Square, any: bool) -> Vec<u32> {
    let mut found = vec![u32::MAX; field.squares()];
    found[from as usize] = 0;
    let mut edge = vec![from];
    let mut at = 0;
    while let Some(&square) = edge.get(at) {
        at += 1;
        for &other in field.steps(square) {
            if found[other as usize] == u32::MAX && (any || state.tile(field, other).on_foot) {
                found[other as usize] = found[square as usize] + 1;
                edge.push(other);
            }
        }
    }
    found
}

/// TE-31: the free squares at the smallest walking distance of at least two that has any.
fn further(field: &Field, state: &State, point: Square) -> Vec<Square> {
    let walk = distances(field, state, point, false);
    let squares = 0..field.squares() as Square;
    let far = |square: Square| walk[square as usize];
    let fits = |&square: &Square| {
        (2..u32::MAX).contains(&far(square)) && state.is_free(square) && !is_closed(field, state, square)
    };
    match squares.clone().filter(fits).map(far).min() {
        Some(nearest) => squares.filter(fits).filter(|&square| far(square) == nearest).collect(),
        None => squares
            .filter(|&square| state.is_free(square) && state.tile(field, square).on_foot)
            .take(1)
            .collect(),
    }
}

/// TE-51: the free square nearest to the vehicle's start on which it can stand.
fn vehicle(field: &Field, state: &State, pawn: &Pawn) -> Option<Square> {
    let walk = distances(field, state, pawn.home, true);
    (0..field.squares() as Square)
        .filter(|&square| {
            state.is_free(square)
                && state.may_enter(field, pawn.kind, square)
                && state.tile(field, square).enterable
        })
        .min_by_key(|&square| (is_closed(field, state, square), walk[square as usize].min(10_000)))
}
