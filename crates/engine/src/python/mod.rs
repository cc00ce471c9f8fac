//! Python bindings. Types and documentation are in `src/parlour/_engine.pyi`.

use pyo3::prelude::*;

mod batch;
mod buffers;
pub(crate) mod environments;
pub(crate) mod letters;
pub(crate) mod lexicon;
mod messages;
pub(crate) mod position;
mod prefixes;
mod scoring;
mod simulation;
mod word_table;

/// The native part of Parlour.
#[pymodule]
pub(crate) mod _engine {
    use std::sync::Arc;

    use pyo3::buffer::PyBuffer;
    use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
    use pyo3::prelude::*;
    use pyo3::types::{PyBytes, PyString};

    use crate::builder::CodedWords;
    use crate::graph;

    #[pymodule_export]
    use super::batch::{playouts, sum_over_positions};
    #[pymodule_export]
    use super::environments::Environments;
    #[pymodule_export]
    use super::lexicon::Lexicon;
    #[pymodule_export]
    use super::messages::Messages;
    #[pymodule_export]
    use super::position::{Play, Position};
    #[pymodule_export]
    use super::prefixes::Prefixes;
    #[pymodule_export]
    use super::scoring::{Layout, Leaves};
    #[pymodule_export]
    use super::simulation::Simulation;
    #[pymodule_export]
    use super::word_table::find_word;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        crate::games::add(module)
    }

    #[pymodule_export]
    const CHILD: u32 = graph::Edge::CHILD;
    #[pymodule_export]
    const LETTER_SHIFT: u32 = graph::Edge::LETTER_SHIFT;
    #[pymodule_export]
    const LETTER: u32 = graph::Edge::LETTER;
    #[pymodule_export]
    const ACCEPTS: u32 = graph::Edge::ACCEPTS;
    #[pymodule_export]
    const LAST: u32 = graph::Edge::LAST;

    /// The words of a list as a graph, for lookups and letter-by-letter traversal.
    #[pyclass(frozen, module = "parlour._engine")]
    pub(crate) struct WordGraph(pub(crate) Arc<graph::WordGraph>);

    impl WordGraph {
        fn node(&self, node: u32) -> PyResult<u32> {
            if self.0.has_node(node) {
                Ok(node)
            } else {
                Err(PyIndexError::new_err(format!("there is no node {node}")))
            }
        }
    }

    #[pymethods]
    impl WordGraph {
        /// Compiles words in any order, with or without repetitions.
        #[staticmethod]
        fn build(py: Python<'_>, words: &Bound<'_, PyAny>) -> PyResult<Self> {
            if words.is_instance_of::<PyString>() {
                return Err(PyTypeError::new_err("words must be an iterable of words, not one word"));
            }
            let mut coded = CodedWords::default();
            for (index, word) in words.try_iter()?.enumerate() {
                let word = word?;
                let Ok(text) = word.cast::<PyString>() else {
                    let message = format!("word {index} is of type {}, not str", word.get_type().name()?);
                    return Err(PyTypeError::new_err(message));
                };
                // A lone surrogate has no UTF-8; its lossy replacement is rejected as not a letter.
                coded
                    .push(&text.to_string_lossy())
                    .map_err(|error| PyValueError::new_err(error.to_string()))?;
            }
            let graph = py.detach(|| coded.graph());
            graph.map(|graph| Self(Arc::new(graph))).map_err(|error| PyValueError::new_err(error.to_string()))
        }

        /// Reads bytes made by `to_bytes`.
        #[staticmethod]
        fn from_bytes(py: Python<'_>, data: &Bound<'_, PyAny>) -> PyResult<Self> {
            let bytes = PyBuffer::<u8>::get(data)?.to_vec(py)?;
            py.detach(|| graph::WordGraph::from_bytes(&bytes))
                .map(|graph| Self(Arc::new(graph)))
                .map_err(|error| PyValueError::new_err(error.to_string()))
        }

        /// The graph as bytes, the same on every machine.
        fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
            PyBytes::new(py, &self.0.to_bytes())
        }

        /// The array of edges as native unsigned 32-bit integers.
        fn table<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
            let bytes: Vec<u8> = self.0.slots().iter().flat_map(|slot| slot.to_ne_bytes()).collect();
            PyBytes::new(py, &bytes)
        }

        fn contains(&self, word: &Bound<'_, PyString>) -> bool {
            self.0.contains(&word.to_string_lossy())
        }

        fn __contains__(&self, word: &Bound<'_, PyString>) -> bool {
            self.contains(word)
        }

        fn __len__(&self) -> usize {
            self.0.len()
        }

        fn __iter__(slf: Bound<'_, Self>) -> WordIterator {
            let cursor = slf.get().0.cursor("");
            WordIterator { graph: slf.unbind(), cursor }
        }

        fn __repr__(&self) -> String {
            format!("<WordGraph of {} words>", self.0.len())
        }

        /// Whether some word starts with this text.
        fn has_prefix(&self, text: &Bound<'_, PyString>) -> bool {
            self.0.has_prefix(&text.to_string_lossy())
        }

        /// The first `limit` words that start with this text, in alphabetical order.
        #[pyo3(signature = (text, limit = None))]
        fn with_prefix(&self, text: &Bound<'_, PyString>, limit: Option<usize>) -> Vec<String> {
            let mut cursor = self.0.cursor(&text.to_string_lossy());
            std::iter::from_fn(|| cursor.next(&self.0).map(str::to_owned))
                .take(limit.unwrap_or(usize::MAX))
                .collect()
        }

        /// Letters that complete a word between two texts, in alphabetical order.
        fn letters_between(&self, before: &Bound<'_, PyString>, after: &Bound<'_, PyString>) -> String {
            self.0.letters_between(&before.to_string_lossy(), &after.to_string_lossy())
        }

        /// Root of all words; 0 if there are none.
        #[getter]
        fn root(&self) -> u32 {
            self.0.root()
        }

        /// Child of a node for a letter; 0 if nothing follows.
        fn child(&self, node: u32, letter: char) -> PyResult<u32> {
            Ok(self.0.edge(self.node(node)?, letter).map_or(0, graph::Edge::child))
        }

        /// Whether a word ends with this letter after the node.
        fn accepts(&self, node: u32, letter: char) -> PyResult<bool> {
            Ok(self.0.edge(self.node(node)?, letter).is_some_and(graph::Edge::accepts))
        }

        /// Letter, child and whether a word ends, for each edge of a node.
        fn edges(&self, node: u32) -> PyResult<Vec<(char, u32, bool)>> {
            let edges = self.0.edges(self.node(node)?);
            Ok(edges.map(|edge| (edge.letter(), edge.child(), edge.accepts())).collect())
        }
    }

    /// The words of a graph in alphabetical order.
    #[pyclass(module = "parlour._engine")]
    struct WordIterator {
        graph: Py<WordGraph>,
        cursor: graph::Cursor,
    }

    #[pymethods]
    impl WordIterator {
        fn __iter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
            slf
        }

        fn __next__(&mut self) -> Option<&str> {
            self.cursor.next(&self.graph.get().0)
        }
    }
}
