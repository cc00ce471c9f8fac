//! Python classes `Layout` and `Leaves`.

#![allow(clippy::needless_pass_by_value)] // arguments from Python are passed by value

use std::collections::BTreeMap;
use std::sync::Arc;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::letters::{alphabet, value_error};
use super::lexicon::Lexicon;
use crate::letters::{self, BLANK, Letters};
use crate::lexicon::MAX_LENGTH;
use crate::rack::MAX_TILES;
use crate::{layout, leaves};

/// An empty board and its scoring.
#[pyclass(frozen, module = "parlour._engine")]
pub(super) struct Layout {
    pub(super) layout: Arc<layout::Layout>,
    pub(super) letters: Letters,
}

#[pymethods]
impl Layout {
    #[new]
    #[pyo3(signature = (size, values, *, centre, letter_premiums = None, word_premiums = None, tile_bonus = None, bonus_words = None, bonus_points = None, letters = None))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        size: usize,
        values: BTreeMap<String, i32>,
        centre: usize,
        letter_premiums: Option<Vec<u8>>,
        word_premiums: Option<Vec<u8>>,
        tile_bonus: Option<BTreeMap<usize, i32>>,
        bonus_words: Option<&Lexicon>,
        bonus_points: Option<BTreeMap<usize, i32>>,
        letters: Option<&str>,
    ) -> PyResult<Self> {
        let letters = alphabet(letters)?;
        if size > layout::MAX_SIZE {
            return Err(PyValueError::new_err(format!(
                "a board has 2 to {} rows, not {size}",
                layout::MAX_SIZE
            )));
        }
        let mut made = layout::Layout {
            size,
            centre,
            letter: letter_premiums.unwrap_or_else(|| vec![1; size * size]),
            word: word_premiums.unwrap_or_else(|| vec![1; size * size]),
            values: [0; letters::MAX_LETTERS + 1],
            tiles: [0; MAX_TILES + 1],
            bonus: None,
        };
        for (sign, value) in values {
            let mut signs = sign.chars();
            match (signs.next().and_then(|first| letters.tile(first)), signs.next()) {
                (Some(BLANK), None) if value == 0 => {}
                (Some(BLANK), None) => return Err(PyValueError::new_err("a blank is worth 0 points")),
                (Some(code), None) => made.values[usize::from(code)] = value,
                _ => return Err(PyValueError::new_err(format!("{sign:?} is no letter {}", letters.name()))),
            }
        }
        for (count, points) in tile_bonus.unwrap_or_default() {
            let Some(bonus) = made.tiles.get_mut(count) else {
                return Err(PyValueError::new_err(format!(
                    "a rack has up to {MAX_TILES} tiles, not {count}"
                )));
            };
            *bonus = points;
        }
        if let Some(words) = bonus_words {
            let mut by_length = [0; MAX_LENGTH + 1];
            for (length, points) in bonus_points.unwrap_or_default() {
                let Some(bonus) = by_length.get_mut(length) else {
                    return Err(PyValueError::new_err(format!(
                        "a word has up to {MAX_LENGTH} letters, not {length}"
                    )));
                };
                *bonus = points;
            }
            made.bonus = Some(layout::Bonus { words: words.0.clone(), points: by_length });
        }
        let layout = made.check().map_err(value_error)?;
        Ok(Self { layout: Arc::new(layout), letters })
    }

    fn __repr__(&self) -> String {
        format!("<Layout of {0} times {0} squares>", self.layout.size)
    }
}

/// Values of leaves.
#[pyclass(frozen, module = "parlour._engine")]
pub(super) struct Leaves {
    pub(super) leaves: Arc<leaves::Leaves>,
    pub(super) letters: Letters,
}

fn thousandths(points: f64) -> PyResult<i32> {
    if points.is_finite() && points.abs() <= 10_000.0 {
        Ok((points * 1000.0).round() as i32)
    } else {
        Err(PyValueError::new_err(format!("a leave is worth -10000 to 10000 points, not {points}")))
    }
}

#[pymethods]
impl Leaves {
    #[new]
    #[pyo3(signature = (tiles, table = None, *, pairs = None, letters = None))]
    fn new(
        tiles: BTreeMap<String, f64>,
        table: Option<BTreeMap<String, f64>>,
        pairs: Option<BTreeMap<String, f64>>,
        letters: Option<&str>,
    ) -> PyResult<Self> {
        let letters = alphabet(letters)?;
        let mut alone = [0; 64];
        for (sign, points) in tiles {
            let code = letters.rack(&sign).map_err(value_error)?;
            let [code] = code[..] else {
                return Err(PyValueError::new_err(format!("{sign:?} is not one tile")));
            };
            alone[usize::from(code)] = thousandths(points)?;
        }
        let mut whole = Vec::new();
        for (leave, points) in table.unwrap_or_default() {
            whole.push((letters.rack(&leave).map_err(value_error)?, thousandths(points)?));
        }
        let mut together = Vec::new();
        for (pair, points) in pairs.unwrap_or_default() {
            let codes = letters.rack(&pair).map_err(value_error)?;
            let [one, other] = codes[..] else {
                return Err(PyValueError::new_err(format!("{pair:?} is not two tiles")));
            };
            together.push(((one, other), thousandths(points)?));
        }
        let leaves = leaves::Leaves::new(alone, &whole).map_err(value_error)?.with_pairs(&together);
        Ok(Self { leaves: Arc::new(leaves), letters })
    }

    /// Value of a leave, in points.
    fn value(&self, leave: &str) -> PyResult<f64> {
        let leave = self.letters.rack(leave).map_err(value_error)?;
        Ok(f64::from(self.leaves.value(&leave)) / 1000.0)
    }

    fn __len__(&self) -> usize {
        self.leaves.len()
    }
}
