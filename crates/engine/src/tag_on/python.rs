//! Python classes of the Tag On engine.

#![allow(clippy::needless_pass_by_value)] // arguments from Python are passed by value

mod environments;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;

use crate::layout::MAX_SIZE;
use crate::letters::{Letters, MAX_LETTERS, NONE};
use crate::python::letters::value_error;
use crate::python::lexicon::Lexicon;
use crate::python::position::Play;
use crate::{position, tag_on};

pub(crate) use super::Turn as TagTurn;

/// Adds the classes to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Signs>()?;
    module.add_class::<TagPlay>()?;
    module.add_class::<TagPlays>()?;
    module.add_function(wrap_pyfunction!(environments::tag_environments, module)?)
}

/// Scoring data of Tag On.
#[pyclass(frozen, module = "parlour._engine")]
pub(crate) struct Signs {
    scoring: tag_on::Signs,
    letters: Letters,
    squares: usize,
}

/// Factor of a colour, its squares, the words of its kind.
type Colour<'py> = (i32, Vec<usize>, Option<PyRef<'py, Lexicon>>);

fn sides(
    letters: &Letters,
    given: &BTreeMap<String, Option<(char, i32)>>,
) -> PyResult<[tag_on::Side; MAX_LETTERS + 1]> {
    let mut sides = [tag_on::Side::Empty; MAX_LETTERS + 1];
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
            let mut has = vec![false; squares.min(MAX_SIZE * MAX_SIZE)];
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

impl Signs {
    /// The wanted plays of a rack.
    pub(crate) fn plays(
        &self,
        py: Python<'_>,
        position: Arc<position::Position>,
        (rack, face_up): (&str, &str),
        turn: tag_on::Turn,
        best: Option<usize>,
    ) -> PyResult<TagPlays> {
        let letters = position.lexicon().letters();
        if self.squares != position.size() * position.size() || self.letters != *letters {
            return Err(PyValueError::new_err("the signs are for another board or alphabet"));
        }
        let rack = letters.rack(rack).map_err(value_error)?;
        let mut taken = 0;
        for letter in face_up.chars() {
            taken |= 1
                << letters.code(letter).ok_or_else(|| {
                    PyValueError::new_err(format!("{letter:?} is no letter {}", letters.name()))
                })?;
        }
        let found = py.detach(|| {
            let supply = tag_on::Supply { rack: &rack, face_up: taken };
            if let Some(count) = best {
                return tag_on::best_tag_plays(&position, supply, &self.scoring, turn, count);
            }
            let mut found = Vec::new();
            tag_on::tag_plays(&position, supply, &self.scoring, turn, |one| found.push(*one));
            found
        });
        Ok(TagPlays(Arc::new(Row { position, found })))
    }
}

/// A play of Tag On.
#[pyclass(frozen, eq, module = "parlour._engine")]
#[derive(Clone)]
pub(crate) struct TagPlay {
    position: Arc<position::Position>,
    found: tag_on::TagPlay,
}

impl PartialEq for TagPlay {
    fn eq(&self, other: &Self) -> bool {
        let same =
            |one: &Self| (one.found.word, one.lifted(), one.found.claims, one.found.centre, one.found.took);
        self.play() == other.play() && same(self) == same(other)
    }
}

#[pymethods]
impl TagPlay {
    /// Position, letters and score.
    #[getter]
    fn play(&self) -> Play {
        Play::new(&self.position, &self.found.play)
    }

    /// Total of the word alone.
    #[getter]
    fn word_score(&self) -> i32 {
        self.found.word
    }

    /// Squares whose tiles are lifted.
    #[getter]
    fn lifted(&self) -> Vec<usize> {
        let lifted = (0..self.found.play.len()).filter(|at| self.found.lifted >> at & 1 == 1);
        lifted.map(|at| self.found.play.square(at, self.position.size())).collect()
    }

    /// Bit set of the colours covered.
    #[getter]
    fn claims(&self) -> u8 {
        self.found.claims
    }

    #[getter]
    fn centre(&self) -> bool {
        self.found.centre
    }

    /// The letter beside the board that it takes; empty for none.
    #[getter]
    fn took(&self) -> String {
        let letters = self.position.lexicon().letters();
        if self.found.took == NONE { String::new() } else { letters.sign(self.found.took).to_string() }
    }
}

/// A sequence of plays. Python objects are made on access: there may be a hundred thousand plays.
#[pyclass(frozen, sequence, module = "parlour._engine")]
pub(crate) struct TagPlays(Arc<Row>);

struct Row {
    position: Arc<position::Position>,
    found: Vec<tag_on::TagPlay>,
}

impl Row {
    fn play(&self, at: usize) -> Option<TagPlay> {
        self.found.get(at).map(|&found| TagPlay { position: self.position.clone(), found })
    }
}

#[pymethods]
impl TagPlays {
    fn __len__(&self) -> usize {
        self.0.found.len()
    }

    fn __getitem__(&self, at: isize) -> PyResult<TagPlay> {
        let from_start = if at < 0 { at.checked_add_unsigned(self.0.found.len()) } else { Some(at) };
        from_start.and_then(|at| self.0.play(usize::try_from(at).ok()?)).ok_or_else(|| {
            PyIndexError::new_err(format!("there is no play {at} among {}", self.0.found.len()))
        })
    }

    fn __iter__(&self) -> TagPlaysIterator {
        TagPlaysIterator { row: self.0.clone(), next: AtomicUsize::new(0) }
    }

    fn __repr__(&self) -> String {
        format!("<{} plays by signs>", self.0.found.len())
    }
}

#[pyclass(frozen, module = "parlour._engine")]
pub(crate) struct TagPlaysIterator {
    row: Arc<Row>,
    next: AtomicUsize,
}

#[pymethods]
impl TagPlaysIterator {
    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__(&self) -> Option<TagPlay> {
        self.row.play(self.next.fetch_add(1, Ordering::Relaxed))
    }

    fn __length_hint__(&self) -> usize {
        self.row.found.len().saturating_sub(self.next.load(Ordering::Relaxed))
    }
}
