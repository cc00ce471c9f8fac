//! Python class `Simulation`.

#![allow(clippy::needless_pass_by_value)] // arguments from Python are passed by value

use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;

use super::letters::{self, tiles, value_error};
use super::position::{Position, SCRATCH};
use super::scoring::Leaves;
use crate::letters::Letters;
use crate::{endgame, leaves, simulation};

/// Squares and letters laid, score, leave, tiles exchanged.
type Candidate = (Vec<(usize, char)>, i32, String, String);
/// Lead, tiles still to be laid, and whether the player reached a target.
type Outcome = (f64, usize, Option<bool>);

/// Candidates to be simulated.
#[pyclass(frozen, module = "parlour._engine")]
pub(super) struct Simulation {
    all: simulation::Simulation,
    leave_by_bag: simulation::LeaveByBag,
    ends: leaves::Leaves,
    letters: Letters,
}

fn candidate(letters: &Letters, (laid, score, left, given): Candidate) -> PyResult<simulation::Candidate> {
    if !(-100_000..=100_000).contains(&score) {
        return Err(PyValueError::new_err(format!("nothing scores {score} points")));
    }
    Ok(simulation::Candidate {
        laid: letters::laid(letters, &laid)?,
        score,
        left: letters.rack(&left).map_err(value_error)?,
        given: letters.rack(&given).map_err(value_error)?,
    })
}

#[pymethods]
impl Simulation {
    #[new]
    #[pyo3(signature = (position, candidates, *, unseen, held, points, seed, rack_size = 7, leaves = None, targets = None, guesses = None, turns = None, double = false))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        position: &Position,
        candidates: Vec<Candidate>,
        unseen: &str,
        held: Vec<usize>,
        points: Vec<i32>,
        seed: u64,
        rack_size: usize,
        leaves: Option<&Leaves>,
        targets: Option<Vec<Option<i32>>>,
        guesses: Option<Vec<(String, f64)>>,
        turns: Option<usize>,
        double: bool,
    ) -> PyResult<Self> {
        let position = position.now();
        let letters = position.lexicon().letters();
        if leaves.is_some_and(|leaves| leaves.letters != *letters) {
            return Err(PyValueError::new_err("the words and the leaves have different alphabets"));
        }
        if let Some(odd) = points.iter().find(|points| !(-100_000..=100_000).contains(*points)) {
            return Err(PyValueError::new_err(format!("nobody has {odd} points")));
        }
        let knowledge = simulation::Knowledge {
            unseen: tiles(letters, unseen)?,
            targets: targets.unwrap_or_else(|| vec![None; points.len()]),
            held,
            points,
            rack_size,
            guesses: guesses
                .unwrap_or_default()
                .iter()
                .map(|(kept, weight)| Ok((tiles(letters, kept)?, *weight)))
                .collect::<PyResult<_>>()?,
            turns,
            double,
        };
        let candidates =
            candidates.into_iter().map(|one| candidate(letters, one)).collect::<PyResult<_>>()?;
        Ok(Self {
            all: simulation::Simulation::new(&position, knowledge, candidates, seed).map_err(value_error)?,
            leave_by_bag: leaves
                .map(|leaves| simulation::LeaveByBag::new(&leaves.leaves, rack_size))
                .unwrap_or_default(),
            ends: endgame::end_leaves(position.layout()).map_err(value_error)?,
            letters: letters.clone(),
        })
    }

    fn __len__(&self) -> usize {
        self.all.len()
    }

    /// Racks of the opponents in a deal, and the bag, drawn from its end.
    fn deal(&self, number: u64) -> (Vec<String>, String) {
        let (racks, bag) = self.all.deal(number);
        let text = |tiles: &Vec<u8>| tiles.iter().map(|&tile| self.letters.tile_sign(tile)).collect();
        (racks.iter().map(text).collect(), text(&bag))
    }

    /// Simulates each of these candidates with the deals `first` to `first + count`.
    fn play(
        &self,
        py: Python<'_>,
        candidates: Vec<usize>,
        first: u64,
        count: u64,
    ) -> PyResult<(Vec<Vec<Outcome>>, usize)> {
        if let Some(odd) = candidates.iter().find(|&&one| one >= self.all.len()) {
            return Err(PyIndexError::new_err(format!("there is no candidate {odd}")));
        }
        let mut nodes = 0;
        let outcomes = py.detach(|| {
            SCRATCH.with_borrow_mut(|scratch| {
                let deals = (first..first.saturating_add(count)).map(|number| {
                    let each = candidates.iter().map(|&one| {
                        let (outcome, taken) =
                            self.all.play(one, number, &self.leave_by_bag, &self.ends, scratch);
                        nodes += taken;
                        (f64::from(outcome.lead) / 1000.0, outcome.to_come, outcome.won)
                    });
                    each.collect()
                });
                deals.collect()
            })
        });
        Ok((outcomes, nodes))
    }
}
