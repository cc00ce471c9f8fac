//! Python classes `Position` and `Play`.

#![allow(clippy::needless_pass_by_value)] // arguments from Python are passed by value

use std::cell::RefCell;
use std::sync::{Arc, Mutex, PoisonError};

use pyo3::buffer::PyBuffer;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::letters::{self, value_error};
use super::lexicon::Lexicon;
use super::scoring::{Layout, Leaves};
use crate::games::{Signs, TagPlays, TagTurn};
use crate::letters::{Letters, NONE};
use crate::{best, endgame, movegen, moves, position};

thread_local! {
    pub(super) static SCRATCH: RefCell<best::Scratch> = RefCell::default();
}

/// A play with its score.
#[pyclass(frozen, eq, module = "parlour._engine")]
#[derive(Clone)]
pub(crate) struct Play {
    position: Arc<position::Position>,
    found: moves::Move,
}

impl Play {
    pub(crate) fn new(position: &Arc<position::Position>, found: &moves::Move) -> Self {
        Self { position: position.clone(), found: *found }
    }
}

impl PartialEq for Play {
    fn eq(&self, other: &Self) -> bool {
        let same = |one: &Self| (one.start(), one.across(), one.word(), one.found.score, one.found.equity);
        self.found.letters() == other.found.letters() && same(self) == same(other)
    }
}

#[pymethods]
impl Play {
    /// Square of its first letter.
    #[getter]
    fn start(&self) -> usize {
        self.found.square(0, self.position.size())
    }

    #[getter]
    fn across(&self) -> bool {
        !self.found.down()
    }

    /// The whole word, blanks in lower case.
    #[getter]
    fn word(&self) -> String {
        let line = self.position.line(self.found.down(), self.found.line());
        let there = line[self.found.start() + 1..].iter().map(|square| square.tile);
        let letters = self.found.letters().iter().zip(there);
        let tiles = letters.map(|(&letter, tile)| if letter == NONE { tile } else { letter });
        tiles.map(|tile| self.position.lexicon().letters().sign(tile)).collect()
    }

    /// Square and letter of each tile laid.
    #[getter]
    fn laid<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let letters = self.position.lexicon().letters();
        let laid: Vec<(usize, char)> = self
            .found
            .laid(self.position.size())
            .map(|(square, letter)| (square, letters.sign(letter)))
            .collect();
        PyTuple::new(py, laid)
    }

    #[getter]
    fn score(&self) -> i32 {
        self.found.score
    }

    /// Score plus the value of the leave.
    #[getter]
    fn equity(&self) -> f64 {
        f64::from(self.found.equity) / 1000.0
    }

    fn __repr__(&self) -> String {
        let way = if self.across() { "across" } else { "down" };
        format!("<Play {} {way} from square {}, {} points>", self.word(), self.start(), self.score())
    }
}

/// A first move (`None`: pass) and its gain at the end of the game.
type RankedMove = (Option<Play>, i32);

#[pyclass(frozen, module = "parlour._engine")]
pub(crate) struct Position(Mutex<Arc<position::Position>>);

impl Position {
    /// The current board. The lock is held briefly: tiles are laid on a copy.
    pub(crate) fn now(&self) -> Arc<position::Position> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

fn read_board(letters: &Letters, size: usize, text: &str) -> PyResult<Vec<u8>> {
    let signs = text.chars().count();
    if signs != size * size {
        let message =
            format!("a board of {size} times {size} squares needs {} signs, not {signs}", size * size);
        return Err(PyValueError::new_err(message));
    }
    text.chars()
        .enumerate()
        .map(|(square, sign)| match sign {
            '.' => Ok(NONE),
            _ => letters.laid(sign).ok_or_else(|| {
                let place = format!("row {}, column {}", square / size + 1, square % size + 1);
                PyValueError::new_err(format!("{sign:?} in {place} of the board is neither a tile nor \".\""))
            }),
        })
        .collect()
}

#[pymethods]
impl Position {
    #[new]
    #[pyo3(signature = (lexicon, layout, board = None))]
    fn new(lexicon: &Lexicon, layout: &Layout, board: Option<&str>) -> PyResult<Self> {
        if layout.letters != *lexicon.0.letters() {
            return Err(PyValueError::new_err("the words and the board have different alphabets"));
        }
        let size = layout.layout.size;
        let board = match board {
            Some(text) => read_board(&layout.letters, size, text)?,
            None => vec![NONE; size * size],
        };
        let made = position::Position::new(lexicon.0.clone(), layout.layout.clone(), &board);
        made.map(|made| Self(Mutex::new(Arc::new(made)))).map_err(value_error)
    }

    #[getter]
    fn board(&self) -> String {
        let position = self.now();
        let letters = position.lexicon().letters();
        position.board().iter().map(|&tile| if tile == NONE { '.' } else { letters.sign(tile) }).collect()
    }

    /// An independent copy.
    fn copy(&self) -> Self {
        Self(Mutex::new(self.now()))
    }

    /// Lays tiles on empty squares.
    fn lay(&self, laid: Vec<(usize, char)>) -> PyResult<()> {
        let mut guard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let position = Arc::make_mut(&mut guard);
        let tiles = letters::laid(position.lexicon().letters(), &laid)?;
        position.lay(&tiles).map_err(value_error)
    }

    /// All plays of a rack.
    fn plays(&self, py: Python<'_>, rack: &str) -> PyResult<Vec<Play>> {
        let position = self.now();
        let rack = position.lexicon().letters().rack(rack).map_err(value_error)?;
        let found = py.detach(|| {
            let mut found = Vec::new();
            movegen::all_plays(&position, &rack, |one| found.push(*one));
            found
        });
        Ok(found.iter().map(|one| Play::new(&position, one)).collect())
    }

    /// Number of plays, each set of tiles on squares once; sum of their scores; best score.
    fn totals(&self, py: Python<'_>, rack: &str) -> PyResult<(u64, i64, i32)> {
        let position = self.now();
        let rack = position.lexicon().letters().rack(rack).map_err(value_error)?;
        Ok(py.detach(|| totals(&position, &rack, &mut Vec::new())))
    }

    /// Writes the records of all plays into a buffer, as many as fit, and returns their number.
    fn fill(&self, py: Python<'_>, rack: &str, buffer: &Bound<'_, PyAny>) -> PyResult<usize> {
        let position = self.now();
        let rack = position.lexicon().letters().rack(rack).map_err(value_error)?;
        let buffer = PyBuffer::<u8>::get(buffer)?;
        if buffer.readonly() {
            return Err(PyValueError::new_err("the buffer cannot be written to"));
        }
        let room = buffer.len_bytes();
        let (count, bytes) = py.detach(|| {
            let mut count = 0;
            let mut bytes = vec![0; room];
            movegen::all_plays(&position, &rack, |one| {
                if let Some(record) = bytes.get_mut(count * 32..count * 32 + 32) {
                    record.copy_from_slice(&one.to_bytes());
                }
                count += 1;
            });
            (count, bytes)
        });
        buffer.copy_from_slice(py, &bytes)?;
        Ok(count)
    }

    /// The best plays of a rack, best first.
    #[pyo3(signature = (rack, count = 1, *, leaves = None))]
    fn best(&self, py: Python<'_>, rack: &str, count: usize, leaves: Option<&Leaves>) -> PyResult<Vec<Play>> {
        let position = self.now();
        let letters = position.lexicon().letters();
        if leaves.is_some_and(|leaves| leaves.letters != *letters) {
            return Err(PyValueError::new_err("the words and the leaves have different alphabets"));
        }
        let rack = letters.rack(rack).map_err(value_error)?;
        let leaves = leaves.map(|leaves| leaves.leaves.clone());
        let found = py.detach(|| {
            SCRATCH.with_borrow_mut(|scratch| {
                best::best_plays(&position, &rack, count, leaves.as_deref(), scratch)
            })
        });
        Ok(found.iter().map(|one| Play::new(&position, one)).collect())
    }

    /// First moves of a two-player endgame with an empty bag, best first, and whether the result is exact.
    #[pyo3(signature = (mine, theirs, *, nodes, passed = false))]
    fn solve_endgame(
        &self,
        py: Python<'_>,
        mine: &str,
        theirs: &str,
        nodes: usize,
        passed: bool,
    ) -> PyResult<(Vec<RankedMove>, bool)> {
        let position = self.now();
        let letters = position.lexicon().letters();
        let mine = letters.rack(mine).map_err(value_error)?;
        let theirs = letters.rack(theirs).map_err(value_error)?;
        let line = py.detach(|| {
            SCRATCH.with_borrow_mut(|scratch| {
                endgame::solve_endgame(&position, &mine, &theirs, passed, nodes, scratch)
            })
        });
        let line = line.map_err(value_error)?;
        let ranked = line
            .ranked
            .iter()
            .map(|(play, gain)| (play.as_ref().map(|play| Play::new(&position, play)), *gain));
        Ok((ranked.collect(), line.exact))
    }

    /// All plays scored by the signs on the tiles, replacements included, or the `best` best; also those that take
    /// and lay one of the letters `face_up`, if a letter of the rack is left to be given for it.
    #[pyo3(signature = (
        rack, signs, *, centre_open, face_up = "", replace = true, must_grow = false, best = None
    ))]
    #[allow(clippy::too_many_arguments)]
    fn tag_plays(
        &self,
        py: Python<'_>,
        rack: &str,
        signs: &Signs,
        centre_open: bool,
        face_up: &str,
        replace: bool,
        must_grow: bool,
        best: Option<usize>,
    ) -> PyResult<TagPlays> {
        let turn = TagTurn { centre_open, replace, must_grow };
        signs.plays(py, self.now(), (rack, face_up), turn, best)
    }

    fn __repr__(&self) -> String {
        let position = self.now();
        format!("<Position of {0} times {0} squares, {1} tiles>", position.size(), position.tiles())
    }
}

/// Whether a single tile that forms words both ways is listed here a second time.
fn named_twice(position: &position::Position, one: &moves::Move) -> bool {
    one.tiles == 1
        && one.down()
        && one.laid(position.size()).all(|(square, _)| {
            let (line, place) = (square % position.size(), square / position.size() + 1);
            position.line(true, line)[place].has_cross_word
        })
}

fn totals(position: &position::Position, rack: &[u8], kept: &mut Vec<moves::Move>) -> (u64, i64, i32) {
    kept.clear();
    movegen::all_plays(position, rack, |one| kept.push(*one));
    let (mut count, mut sum, mut best) = (0, 0, 0);
    for one in kept.iter().filter(|one| !named_twice(position, one)) {
        count += 1;
        sum += i64::from(one.score);
        best = best.max(one.score);
    }
    (count, sum, best)
}
