//! Python class `Environments`.

#![allow(clippy::needless_pass_by_value)] // arguments from Python are passed by value

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use pyo3::buffer::PyBuffer;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;

use super::buffers::cells;
use super::letters::value_error;
use crate::environments::{Arrays, Games, Numbers, Reward, Setting};

/// Games that are played side by side.
#[pyclass(frozen, module = "parlour._engine")]
pub(crate) struct Environments(Mutex<Box<dyn Games>>);

impl Environments {
    pub(crate) fn new(games: impl Games + 'static) -> Self {
        Self(Mutex::new(Box::new(games)))
    }
}

/// Number of games, players, values, actions and most steps, whether wins are rewarded, and the starts of the fields.
pub(crate) type SettingRow = (usize, usize, usize, usize, u32, bool, BTreeMap<String, usize>);

pub(crate) fn setting(row: SettingRow) -> Setting {
    let (count, players, size, actions, max_steps, wins, layout) = row;
    let reward = if wins { Reward::Win } else { Reward::Margin };
    Setting { count, players, size, actions, layout: Numbers(layout), reward, max_steps }
}

/// The arrays of observations, masks, seats, rewards, ends and cuts.
type ArrayRow = (PyBuffer<f32>, PyBuffer<i8>, PyBuffer<i64>, PyBuffer<f32>, PyBuffer<u8>, PyBuffer<u8>);

fn arrays<'a>(py: Python<'a>, row: &'a ArrayRow) -> PyResult<Arrays<'a>> {
    Ok(Arrays {
        observations: cells(py, &row.0)?,
        masks: cells(py, &row.1)?,
        seats: cells(py, &row.2)?,
        rewards: cells(py, &row.3)?,
        ended: cells(py, &row.4)?,
        cut: cells(py, &row.5)?,
    })
}

/// The exception of a question that a game asked the library.
fn raised(py: Python<'_>) -> PyResult<()> {
    PyErr::take(py).map_or(Ok(()), Err)
}

#[pymethods]
impl Environments {
    /// Starts all games again.
    fn reset(&self, py: Python<'_>, seed: u64, out: ArrayRow) -> PyResult<()> {
        let out = arrays(py, &out)?;
        let done = self.0.lock().unwrap_or_else(PoisonError::into_inner).reset(seed, &out);
        raised(py).and(done.map_err(value_error))
    }

    /// Applies a small action in each game.
    fn step(&self, py: Python<'_>, actions: PyBuffer<i64>, out: ArrayRow) -> PyResult<()> {
        let (actions, out) = (cells(py, &actions)?, arrays(py, &out)?);
        let done = self.0.lock().unwrap_or_else(PoisonError::into_inner).step(actions, &out);
        raised(py).and(done.map_err(value_error))
    }

    /// The results of chance in the last step of a game.
    fn results(&self, game: usize) -> PyResult<Vec<u32>> {
        let found = self.0.lock().unwrap_or_else(PoisonError::into_inner).results(game);
        found.ok_or_else(|| PyIndexError::new_err(format!("there is no game {game}")))
    }
}
