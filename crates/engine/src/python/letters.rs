//! Letters and tiles as Python writes them, and what is wrong with them as Python is told.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::letters::{BadInput, Letters};

pub(crate) fn value_error(error: BadInput) -> PyErr {
    PyValueError::new_err(error.0)
}

/// The alphabet of these letters; the Latin one, if none are given.
pub(super) fn alphabet(letters: Option<&str>) -> PyResult<Letters> {
    letters.map_or_else(|| Ok(Letters::latin()), |letters| Letters::new(letters).map_err(value_error))
}

/// The tiles of a text, a sign each.
pub(super) fn tiles(letters: &Letters, text: &str) -> PyResult<Vec<u8>> {
    let read = |sign| {
        letters
            .tile(sign)
            .ok_or_else(|| PyValueError::new_err(format!("{sign:?} is no tile: {} or ?", letters.name())))
    };
    text.chars().map(read).collect()
}

/// Tiles that are laid: their squares, and the letters as they lie.
pub(super) fn laid(letters: &Letters, tiles: &[(usize, char)]) -> PyResult<Vec<(usize, u8)>> {
    let read = |&(square, sign)| {
        letters
            .laid(sign)
            .map(|code| (square, code))
            .ok_or_else(|| PyValueError::new_err(format!("{sign:?} is no letter {}", letters.name())))
    };
    tiles.iter().map(read).collect()
}
