//! Respawn squares of a lost pawn (TE-30, TE-31, TE-51).

use super::field::Field;
use super::state::{Pawn, Square, State};

/// One square, or those among which the owner chooses.
#[must_use]
pub fn respawn_squares(field: &Field, state: &State, pawn: &Pawn, fell_at: Square) -> Vec<Square> {
    if pawn.home != super::state::NOWHERE {
        return vehicle(field, state, pawn).into_iter().collect();
    }
    let team = usize::from(pawn.team);
    let point = field.data.starts[team];
    let fits = |square: Square| state.is_free(square) && state.tile(field, square).on_foot;
    let mut formation = field.data.formations[team].iter().copied();
    let place = if fell_at == point {
        // TE-31: not where the pawn was lost.
        let is_enemy =
            |&square: &Square| state.at(square).is_some_and(|at| state.pawns[at].team != pawn.team);
        let is_besieged = field.steps(point).iter().any(is_enemy);
        formation.filter(|&square| square != point && !is_besieged).find(|&square| fits(square))
    } else {
        formation.find(|&square| fits(square))
    };
    place.map_or_else(|| further(field, state, point, fell_at), |square| vec![square])
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

/// Squares that an owner has to choose from, if the map has as many (TE-31).
const CHOICE: usize = 5;

/// TE-31: the free squares at a walking distance from two to the least by which there are five, nearest first; if there
/// are none, any free square.
fn further(field: &Field, state: &State, point: Square, fell_at: Square) -> Vec<Square> {
    let walk = distances(field, state, point, false);
    let far = |square: Square| walk[square as usize];
    let free: Vec<Square> = (0..field.squares() as Square)
        .filter(|&square| state.is_free(square) && state.tile(field, square).on_foot)
        .collect();
    let open: Vec<Square> = free
        .iter()
        .copied()
        .filter(|&square| square != fell_at && !is_closed(field, state, square))
        .collect();
    let mut away: Vec<Square> =
        open.iter().copied().filter(|&square| (2..u32::MAX).contains(&far(square))).collect();
    away.sort_by_key(|&square| far(square));
    if let Some(&last) = away.get(CHOICE - 1) {
        away.retain(|&square| far(square) <= far(last));
    }
    [away, open, free].into_iter().find(|squares| !squares.is_empty()).unwrap_or_default()
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
