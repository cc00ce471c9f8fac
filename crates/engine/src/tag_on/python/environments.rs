//! Python function that makes games that are played side by side.

use std::collections::BTreeMap;

use pyo3::call::PyCallArgs;
use pyo3::conversion::FromPyObjectOwned;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::Signs;
use crate::environments::{Batch, Numbers};
use crate::python::_engine::WordGraph;
use crate::python::environments::{self, Environments, SettingRow};
use crate::python::letters::value_error;
use crate::tag_on::{Answers, CLAIMS, TagOnEnvironment, TagOnRules, TagOnTable, Text};

/// The library, which knows the text.
struct Library {
    heads: Py<PyAny>,
    stands: Py<PyAny>,
}

/// Calls the library. An exception is kept as Python's current one until the step is over, and nothing is asked before.
fn ask<T: for<'py> FromPyObjectOwned<'py>>(
    question: &Py<PyAny>,
    with: impl for<'py> PyCallArgs<'py>,
) -> Option<T> {
    Python::attach(|py| {
        if PyErr::occurred(py) {
            return None;
        }
        let answer = question.call1(py, with).and_then(|found| found.extract(py).map_err(Into::into));
        answer.map_err(|error| error.restore(py)).ok()
    })
}

impl Text for Library {
    fn heads(&self, word: &str) -> Option<Option<Vec<String>>> {
        ask(&self.heads, (word,))
    }

    fn stands(&self, claim: usize, word: &str, other: &str, relation: usize) -> Option<bool> {
        ask(&self.stands, (claim, word, other, relation))
    }
}

/// Games with that set, played by small actions.
#[pyfunction]
#[pyo3(signature = (
    setting, actions, *, graph, size, centre, tiles, order, colours, times, played, tagged, costs, rack_size, face_up,
    all_tiles, score_all_words, shield_returns, rounds, most_scoreless, relations, window, heads, stands
))]
#[allow(clippy::too_many_arguments, clippy::similar_names)] // named as in Python
pub(super) fn tag_environments(
    setting: SettingRow,
    actions: BTreeMap<String, usize>,
    graph: &WordGraph,
    size: usize,
    centre: usize,
    tiles: Vec<u8>,
    order: Vec<u32>,
    colours: Vec<u8>,
    times: Vec<i32>,
    played: &Signs,
    tagged: &Signs,
    costs: Vec<i32>,
    rack_size: usize,
    face_up: usize,
    all_tiles: i32,
    score_all_words: bool,
    shield_returns: bool,
    rounds: usize,
    most_scoreless: usize,
    relations: Vec<String>,
    window: (usize, Option<f32>),
    heads: Py<PyAny>,
    stands: Py<PyAny>,
) -> PyResult<Environments> {
    let setting = environments::setting(setting);
    let odd = || PyValueError::new_err("tiles are blanks, A to Z and shields, and claims are six");
    let fits = order.len() == tiles.len()
        && (2..=8).contains(&setting.players)
        && (1..=26).contains(&size)
        && centre < size * size
        && colours.len() == size * size
        && colours.iter().all(|&claim| usize::from(claim) < CLAIMS);
    if !fits {
        return Err(PyValueError::new_err("the board, the tiles or the seats do not fit"));
    }
    let rules = TagOnRules {
        size,
        centre,
        tiles: tiles.try_into().map_err(|_| odd())?,
        colours,
        times: times.try_into().map_err(|_| odd())?,
        played: played.scoring.sides,
        tagged: tagged.scoring.sides,
        costs: costs.try_into().map_err(|_| odd())?,
        rack_size,
        face_up,
        all_tiles,
        score_all_words,
        shield_returns,
        rounds,
        most_scoreless,
    };
    let answers = Answers::new(Box::new(Library { heads, stands }));
    let (players, graph) = (setting.players, graph.0.clone());
    let table =
        TagOnTable::new(rules, answers, graph, &setting.layout, &Numbers(actions), &relations, window, order);
    table
        .and_then(|table| Batch::new(setting, &TagOnEnvironment::new(table, players)))
        .map(Environments::new)
        .map_err(value_error)
}
