//! Batches of positions and of whole games.

#![allow(clippy::needless_pass_by_value)] // arguments from Python are passed by value

use std::sync::Arc;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::letters::{self, value_error};
use super::lexicon::Lexicon;
use super::position::{Position, SCRATCH};
use super::scoring::{Layout, Leaves};
use crate::{best, movegen, playout, position};

/// Finds all plays, or the best, of each position with its rack, and sums up counts and scores.
#[pyfunction]
#[pyo3(signature = (positions, racks, *, best = false, leaves = None))]
pub(super) fn sum_over_positions(
    py: Python<'_>,
    positions: Vec<Py<Position>>,
    racks: Vec<String>,
    best: bool,
    leaves: Option<&Leaves>,
) -> PyResult<i64> {
    if positions.len() != racks.len() {
        return Err(PyValueError::new_err("there are not as many racks as positions"));
    }
    let boards: Vec<Arc<position::Position>> = positions.iter().map(|one| one.get().now()).collect();
    let racks = boards
        .iter()
        .zip(&racks)
        .map(|(board, rack)| board.lexicon().letters().rack(rack).map_err(value_error))
        .collect::<PyResult<Vec<_>>>()?;
    let leaves = leaves.map(|leaves| leaves.leaves.clone());
    Ok(py.detach(|| {
        let mut kept = Vec::new();
        SCRATCH.with_borrow_mut(|scratch| {
            let each = boards.iter().zip(&racks).map(|(board, rack)| {
                if best {
                    let found = best::best_plays(board, rack, 1, leaves.as_deref(), scratch);
                    return found.first().map_or(0, |one| i64::from(one.equity));
                }
                kept.clear();
                movegen::all_plays(board, rack, |one| kept.push(*one));
                kept.len() as i64
            });
            each.sum()
        })
    }))
}

/// Plays whole games greedily; returns the scores of both seats and the number of turns of each.
#[pyfunction]
#[pyo3(signature = (lexicon, layout, tiles, *, rack_size = 7, leaves = None, seeds))]
pub(super) fn playouts(
    py: Python<'_>,
    lexicon: &Lexicon,
    layout: &Layout,
    tiles: &str,
    rack_size: usize,
    leaves: Option<&Leaves>,
    seeds: Vec<u64>,
) -> PyResult<Vec<(i32, i32, usize)>> {
    let alphabet = lexicon.0.letters();
    if layout.letters != *alphabet || leaves.is_some_and(|leaves| leaves.letters != *alphabet) {
        return Err(PyValueError::new_err("the words, the board and the leaves have different alphabets"));
    }
    let tiles = letters::tiles(alphabet, tiles)?;
    let leaves = leaves.map(|leaves| leaves.leaves.clone());
    py.detach(|| {
        SCRATCH.with_borrow_mut(|scratch| {
            seeds
                .iter()
                .map(|&seed| {
                    playout::play_out(
                        &lexicon.0,
                        &layout.layout,
                        &tiles,
                        rack_size,
                        leaves.as_deref(),
                        seed,
                        scratch,
                    )
                    .map(|game| (game.points[0], game.points[1], game.turns))
                    .map_err(value_error)
                })
                .collect()
        })
    })
}
