//! The scoring of Tag On as Python sees it.

#![allow(clippy::needless_pass_by_value)] // what comes from Python comes by value

use std::collections::BTreeMap;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::crossword::{Lexicon, Play, value_error};
use crate::layout::WIDEST;
use crate::letters::{Letters, MOST};
use crate::{position, tag_on};

/// How Tag On scores.
#[pyclass(frozen, module = "parlour._engine")]
pub(super) struct Signs {
    pub(super) scoring: tag_on::Signs,
    pub(super) letters: Letters,
    pub(super) squares: usize,
}

/// What a colour multiplies by, its squares, the words of its kind.
type Colour<'py> = (i32, Vec<usize>, Option<PyRef<'py, Lexicon>>);

fn sides(
    letters: &Letters,
    given: &BTreeMap<String, Option<(char, i32)>>,
) -> PyResult<[tag_on::Side; MOST + 1]> {
    let mut sides = [tag_on::Side::Empty; MOST + 1];
    for (letter, side) in given {
        let mut signs = letter.chars();
        let (Some(code), None) = (signs.next().and_then(|first| letters.code(first)), signs.next()) else {
            return Err(PyValueError::new_err(format!("{letter:?} is no letter {}", letters.name())));
        };
        sides[usize::from(code)] = match *side {
            None => tag_on::Side::Empty,
            Some((_, number)) if !(0..=1000).contains(&number) => {
                return Err(PyValueError::new_err(format!("a side of {letter} has 0 to 1000, not {number}")));
            }
            Some(('+', number)) => tag_on::Side::Plus(number),
            Some(('×', number)) => tag_on::Side::Times(number),
            Some((sign, _)) => {
                return Err(PyValueError::new_err(format!("a side of {letter} has + or ×, not {sign:?}")));
            }
        };
    }
    Ok(sides)
}

#[pymethods]
impl Signs {
    #[new]
    #[pyo3(signature = (across, down, *, squares, colours = None, centre = 2, bonus = (9, 100), letters = None))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        across: BTreeMap<String, Option<(char, i32)>>,
        down: BTreeMap<String, Option<(char, i32)>>,
        squares: usize,
        colours: Option<Vec<Colour<'_>>>,
        centre: i32,
        bonus: (usize, i32),
        letters: Option<&str>,
    ) -> PyResult<Self> {
        let letters = match letters {
            Some(letters) => Letters::new(letters).map_err(value_error)?,
            None => Letters::latin(),
        };
        let mut made = tag_on::Signs {
            sides: [sides(&letters, &across)?, sides(&letters, &down)?],
            colours: Vec::new(),
            centre,
            bonus,
        };
        for (times, covered, words) in colours.unwrap_or_default() {
            let mut has = vec![false; squares.min(WIDEST * WIDEST)];
            for square in covered {
                let Some(one) = has.get_mut(square) else {
                    return Err(PyValueError::new_err(format!("square {square} is not on the board")));
                };
                *one = true;
            }
            made.colours.push(tag_on::Colour {
                times,
                squares: has,
                words: words.map(|words| words.0.clone()),
            });
        }
        let scoring = made.check(squares).map_err(value_error)?;
        Ok(Self { scoring, letters, squares })
    }
}

/// A play of Tag On.
#[pyclass(frozen, eq, module = "parlour._engine")]
#[derive(Clone, PartialEq)]
pub(super) struct TagPlay {
    /// Where and what, with its score.
    #[pyo3(get)]
    play: Play,
    /// The total of the word alone.
    #[pyo3(get)]
    word_score: i32,
    /// The squares whose tiles are lifted.
    #[pyo3(get)]
    lifted: Vec<usize>,
    /// A bit for each colour covered.
    #[pyo3(get)]
    claims: u8,
    /// Whether the centre doubles it.
    #[pyo3(get)]
    centre: bool,
}

impl TagPlay {
    pub(super) fn new(position: &position::Position, found: &tag_on::TagPlay) -> Self {
        let lifted = (0..found.play.len()).filter(|at| found.lifted >> at & 1 == 1);
        Self {
            play: Play::new(position, &found.play),
            word_score: found.word,
            lifted: lifted.map(|at| found.play.square(at, position.size())).collect(),
            claims: found.claims,
            centre: found.centre,
        }
    }
}
