//! Python class `Lexicon`.

use std::sync::Arc;

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyString;

use super::letters::{alphabet, value_error};
use crate::letters::Letters;
use crate::lexicon::{self, MAX_LENGTH};

/// The words of a list, compiled for move generation.
#[pyclass(frozen, module = "parlour._engine")]
pub(crate) struct Lexicon(pub(crate) Arc<lexicon::Lexicon>);

#[pymethods]
impl Lexicon {
    #[new]
    #[pyo3(signature = (words, letters = None))]
    fn new(py: Python<'_>, words: &Bound<'_, PyAny>, letters: Option<&str>) -> PyResult<Self> {
        if words.is_instance_of::<PyString>() {
            return Err(PyTypeError::new_err("words must be an iterable of words, not one word"));
        }
        let letters = alphabet(letters)?;
        let mut list = Vec::new();
        for (index, word) in words.try_iter()?.enumerate() {
            let word = word?;
            let Ok(text) = word.cast::<PyString>() else {
                let message = format!("word {index} is of type {}, not str", word.get_type().name()?);
                return Err(PyTypeError::new_err(message));
            };
            list.push(text.to_string_lossy().into_owned());
        }
        let made = py.detach(|| lexicon::Lexicon::new(letters, list));
        made.map(|made| Self(Arc::new(made))).map_err(value_error)
    }

    /// The words of a graph.
    #[staticmethod]
    fn of(py: Python<'_>, graph: &super::_engine::WordGraph) -> PyResult<Self> {
        let made = py.detach(|| {
            let mut cursor = graph.0.cursor("");
            let words = std::iter::from_fn(|| cursor.next(&graph.0).map(str::to_owned));
            lexicon::Lexicon::new(Letters::latin(), words)
        });
        made.map(|made| Self(Arc::new(made))).map_err(value_error)
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __contains__(&self, word: &Bound<'_, PyString>) -> bool {
        let word = word.to_string_lossy();
        let codes: Option<Vec<u8>> = word.chars().map(|sign| self.0.letters().code(sign)).collect();
        codes.is_some_and(|codes| codes.len() <= MAX_LENGTH && self.0.contains(&codes))
    }

    /// Size in bytes.
    #[getter]
    fn nbytes(&self) -> usize {
        self.0.bytes()
    }

    fn __repr__(&self) -> String {
        format!("<Lexicon of {} words>", self.0.len())
    }
}
