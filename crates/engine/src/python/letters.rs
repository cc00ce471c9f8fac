//! Converts letters, tiles and errors between Python and Rust.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::letters::{BadInput, Letters};

pub(crate) fn value_error(error: BadInput) -> PyErr {
    PyValueError::new_err(error.0)
}

/// The alphabet of these letters, A to Z by default.
pub(super) fn alphabet(letters: Option<&str>) -> PyResult<Letters> {
    letters.map_or_else(|| Ok(Letters::latin()), |letters| Letters::new(letters).map_err(value_error))
}

/// Tiles of a text, one sign each.
pub(super) fn tiles(letters: &Letters, text: &str) -> PyResult<Vec<u8>> {
    let read = |sign| {
        letters
            .tile(sign)
            .ok_or_else(|| PyValueError::new_err(format!("{sign:?} is no tile: {} or ?", letters.name())))
    };
    text.chars().map(read).collect()
}

/// Squares and codes of tiles laid.
pub(super) fn laid(letters: &Letters, tiles: &[(usize, char)]) -> PyResult<Vec<(usize, u8)>> {
    let read = |&(square, sign)| {
        letters
            .laid(sign)
            .map(|code| (square, code))
            .ok_or_else(|| PyValueError::new_err(format!("{sign:?} is no letter {}", letters.name())))
    };
    tiles.iter().map(read).collect()
}
