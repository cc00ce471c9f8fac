//! Python function that makes the games.

#![allow(clippy::needless_pass_by_value)] // arguments from Python are passed by value

use std::collections::BTreeMap;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::{BibleEnvironment, BibleRules};
use crate::environments::{Batch, Numbers};
use crate::prefixes::Tiles;
use crate::python::_engine::WordGraph;
use crate::python::environments::{self, Environments, SettingRow};
use crate::python::letters::value_error;
use crate::python::position::Position;
use crate::rack::MAX_TILES;

/// Adds the function to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(tile_environments, module)?)
}

/// Games on that empty board, played by small actions.
#[pyfunction]
#[pyo3(signature = (
    setting, actions, *, position, graph, tiles, order, rack_size, targets, passes_end, most_scoreless,
    gain_double
))]
#[allow(clippy::too_many_arguments)]
fn tile_environments(
    setting: SettingRow,
    actions: BTreeMap<String, usize>,
    position: &Position,
    graph: &WordGraph,
    tiles: Vec<u8>,
    order: Vec<u32>,
    rack_size: usize,
    targets: Option<Vec<i32>>,
    passes_end: bool,
    most_scoreless: usize,
    gain_double: bool,
) -> PyResult<Environments> {
    let setting = environments::setting(setting);
    let tiles = Tiles::try_from(tiles).map_err(|_| PyValueError::new_err("tiles are blanks, then A to Z"))?;
    let fits = order.len() == tiles.len()
        && (1..=8).contains(&setting.players)
        && (1..=MAX_TILES).contains(&rack_size)
        && targets.as_ref().is_none_or(|targets| targets.len() == setting.players);
    if !fits {
        return Err(PyValueError::new_err("the tiles, the rack or the targets do not fit"));
    }
    let rules = BibleRules { tiles, rack_size, targets, passes_end, most_scoreless, gain_double };
    let (players, graph) = (setting.players, graph.0.clone());
    let made = BibleEnvironment::new(
        rules,
        players,
        position.now(),
        graph,
        &setting.layout,
        &Numbers(actions),
        order,
    );
    made.and_then(|one| Batch::new(setting, &one)).map(Environments::new).map_err(value_error)
}
