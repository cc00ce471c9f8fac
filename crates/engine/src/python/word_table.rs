//! Lookup in tables of the data file, without a copy of them.

#![allow(clippy::needless_pass_by_value)] // arguments from Python are passed by value

use pyo3::buffer::{Element, PyBuffer, ReadOnlyCell};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};

use super::buffers::values;
use crate::word_table::{self, Stored};

impl<T: Element> Stored<T> for ReadOnlyCell<T> {
    fn value(&self) -> T {
        self.get()
    }
}

/// The value of a word in a front-coded table; None if it is not there.
#[pyfunction]
pub(crate) fn find_word<'py>(
    py: Python<'py>,
    body: PyBuffer<u8>,
    index: PyBuffer<u32>,
    word: &Bound<'py, PyString>,
) -> PyResult<Option<Bound<'py, PyBytes>>> {
    let (body, index) = (values(py, &body)?, values(py, &index)?);
    // A lone surrogate has no UTF-8; its lossy replacement is in no table.
    let found = word_table::find(body, index, word.to_string_lossy().as_bytes());
    found
        .map(|cells| {
            PyBytes::new_with(py, cells.len(), |bytes| {
                bytes.iter_mut().zip(cells).for_each(|(byte, cell)| *byte = cell.get());
                Ok(())
            })
        })
        .transpose()
}
