//! The crossword engine as Python sees it.

#![allow(clippy::needless_pass_by_value)] // what comes from Python comes by value

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use pyo3::buffer::PyBuffer;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};

use super::signs::{Signs, TagPlays};
use crate::hand::MOST_TILES;
use crate::letters::{self, BLANK, Letters, NONE};
use crate::lexicon::LONGEST;
use crate::tag_on;
use crate::{best, endgame, layout, leaves, lexicon, moves, playout, position, walk};

thread_local! {
    pub(super) static WORKSHOP: RefCell<best::Workshop> = RefCell::default();
}

pub(super) fn value_error(error: letters::BadInput) -> PyErr {
    PyValueError::new_err(error.0)
}

/// The words of a list, ready for finding plays.
#[pyclass(frozen, module = "parlour._engine")]
pub(super) struct Lexicon(pub(super) Arc<lexicon::Lexicon>);

#[pymethods]
impl Lexicon {
    #[new]
    #[pyo3(signature = (words, letters = None))]
    fn new(py: Python<'_>, words: &Bound<'_, PyAny>, letters: Option<&str>) -> PyResult<Self> {
        if words.is_instance_of::<PyString>() {
            return Err(PyTypeError::new_err("words must be an iterable of words, not one word"));
        }
        let letters = match letters {
            Some(letters) => Letters::new(letters).map_err(value_error)?,
            None => Letters::latin(),
        };
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
        codes.is_some_and(|codes| codes.len() <= LONGEST && self.0.contains(&codes))
    }

    /// How many bytes it takes.
    #[getter]
    fn nbytes(&self) -> usize {
        self.0.bytes()
    }

    fn __repr__(&self) -> String {
        format!("<Lexicon of {} words>", self.0.len())
    }
}

/// A board without tiles, and what scores on it.
#[pyclass(frozen, module = "parlour._engine")]
pub(super) struct Layout {
    layout: Arc<layout::Layout>,
    letters: Letters,
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
        let letters = match letters {
            Some(letters) => Letters::new(letters).map_err(value_error)?,
            None => Letters::latin(),
        };
        if size > layout::WIDEST {
            return Err(PyValueError::new_err(format!(
                "a board has 2 to {} rows, not {size}",
                layout::WIDEST
            )));
        }
        let mut made = layout::Layout {
            size,
            centre,
            letter: letter_premiums.unwrap_or_else(|| vec![1; size * size]),
            word: word_premiums.unwrap_or_else(|| vec![1; size * size]),
            values: [0; letters::MOST + 1],
            tiles: [0; MOST_TILES + 1],
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
                    "a rack has up to {MOST_TILES} tiles, not {count}"
                )));
            };
            *bonus = points;
        }
        if let Some(words) = bonus_words {
            let mut by_length = [0; LONGEST + 1];
            for (length, points) in bonus_points.unwrap_or_default() {
                let Some(bonus) = by_length.get_mut(length) else {
                    return Err(PyValueError::new_err(format!(
                        "a word has up to {LONGEST} letters, not {length}"
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

/// What the tiles left on a rack are worth.
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
        let letters = match letters {
            Some(letters) => Letters::new(letters).map_err(value_error)?,
            None => Letters::latin(),
        };
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

    /// The value of some tiles, in points.
    fn value(&self, leave: &str) -> PyResult<f64> {
        let leave = self.letters.rack(leave).map_err(value_error)?;
        Ok(f64::from(self.leaves.value(&leave)) / 1000.0)
    }

    fn __len__(&self) -> usize {
        self.leaves.len()
    }
}

/// A play, and what it is worth.
#[pyclass(frozen, eq, module = "parlour._engine")]
#[derive(Clone)]
pub(super) struct Play {
    position: Arc<position::Position>,
    found: moves::Move,
}

impl Play {
    pub(super) fn new(position: &Arc<position::Position>, found: &moves::Move) -> Self {
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
    /// The square of its first letter.
    #[getter]
    fn start(&self) -> usize {
        self.found.square(0, self.position.size())
    }

    #[getter]
    fn across(&self) -> bool {
        !self.found.down()
    }

    /// The whole word, blanks small.
    #[getter]
    fn word(&self) -> String {
        let line = self.position.line(self.found.down(), self.found.line());
        let there = line[self.found.start() + 1..].iter().map(|square| square.tile);
        let letters = self.found.letters().iter().zip(there);
        let tiles = letters.map(|(&letter, tile)| if letter == NONE { tile } else { letter });
        tiles.map(|tile| self.position.lexicon().letters().sign(tile)).collect()
    }

    /// The tiles laid: square and letter.
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

    /// Score, and the value of what is left.
    #[getter]
    fn equity(&self) -> f64 {
        f64::from(self.found.equity) / 1000.0
    }

    fn __repr__(&self) -> String {
        let way = if self.across() { "across" } else { "down" };
        format!("<Play {} {way} from square {}, {} points>", self.word(), self.start(), self.score())
    }
}

/// A play, or none to pass, and what it gains to the end of the game.
type Beginning = (Option<Play>, i32);

/// A board on which words are laid.
#[pyclass(frozen, module = "parlour._engine")]
pub(super) struct Position(Mutex<Arc<position::Position>>);

impl Position {
    /// The board as it is now. The lock is held for a moment only: what is laid later is laid on a copy.
    pub(super) fn now(&self) -> Arc<position::Position> {
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

    /// The tiles on the board.
    #[getter]
    fn board(&self) -> String {
        let position = self.now();
        let letters = position.lexicon().letters();
        position.board().iter().map(|&tile| if tile == NONE { '.' } else { letters.sign(tile) }).collect()
    }

    /// A board of its own with the same tiles.
    fn copy(&self) -> Self {
        Self(Mutex::new(self.now()))
    }

    /// Lays tiles on empty squares.
    fn lay(&self, laid: Vec<(usize, char)>) -> PyResult<()> {
        let mut guard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let position = Arc::make_mut(&mut guard);
        let letters = position.lexicon().letters();
        let tiles = laid
            .iter()
            .map(|&(square, sign)| {
                let code = letters.laid(sign);
                code.map(|code| (square, code))
                    .ok_or_else(|| PyValueError::new_err(format!("{sign:?} is no letter {}", letters.name())))
            })
            .collect::<PyResult<Vec<_>>>()?;
        position.lay(&tiles).map_err(value_error)
    }

    /// All plays of a rack.
    fn plays(&self, py: Python<'_>, rack: &str) -> PyResult<Vec<Play>> {
        let position = self.now();
        let rack = position.lexicon().letters().rack(rack).map_err(value_error)?;
        let found = py.detach(|| {
            let mut found = Vec::new();
            walk::all_plays(&position, &rack, |one| found.push(*one));
            found
        });
        Ok(found.iter().map(|one| Play::new(&position, one)).collect())
    }

    /// How many plays a rack has, each set of tiles on squares once; the sum of their scores; and the best score.
    fn totals(&self, py: Python<'_>, rack: &str) -> PyResult<(u64, i64, i32)> {
        let position = self.now();
        let rack = position.lexicon().letters().rack(rack).map_err(value_error)?;
        Ok(py.detach(|| totals(&position, &rack, &mut Vec::new())))
    }

    /// Writes the records of all plays into a buffer, as many as fit, and gives how many there are.
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
            walk::all_plays(&position, &rack, |one| {
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

    /// The best plays of a rack, the best first.
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
            WORKSHOP.with_borrow_mut(|workshop| {
                best::best_plays(&position, &rack, count, leaves.as_deref(), workshop)
            })
        });
        Ok(found.iter().map(|one| Play::new(&position, one)).collect())
    }

    /// Ways to begin the end of a game of two with an empty bag, the best first, and whether nothing was cut off.
    #[pyo3(signature = (mine, theirs, *, nodes, passed = false))]
    fn reckon(
        &self,
        py: Python<'_>,
        mine: &str,
        theirs: &str,
        nodes: usize,
        passed: bool,
    ) -> PyResult<(Vec<Beginning>, bool)> {
        let position = self.now();
        let letters = position.lexicon().letters();
        let mine = letters.rack(mine).map_err(value_error)?;
        let theirs = letters.rack(theirs).map_err(value_error)?;
        let line = py.detach(|| {
            WORKSHOP.with_borrow_mut(|workshop| {
                endgame::reckon(&position, &mine, &theirs, passed, nodes, workshop)
            })
        });
        let line = line.map_err(value_error)?;
        let ranked = line
            .ranked
            .iter()
            .map(|(play, gain)| (play.as_ref().map(|play| Play::new(&position, play)), *gain));
        Ok((ranked.collect(), line.exact))
    }

    /// Every play of Tag On, replacements included; or the best so many.
    #[pyo3(signature = (rack, signs, *, centre_open, replace = true, must_grow = false, best = None))]
    #[allow(clippy::too_many_arguments)]
    fn tag_plays(
        &self,
        py: Python<'_>,
        rack: &str,
        signs: &Signs,
        centre_open: bool,
        replace: bool,
        must_grow: bool,
        best: Option<usize>,
    ) -> PyResult<TagPlays> {
        let position = self.now();
        let letters = position.lexicon().letters();
        if signs.squares != position.size() * position.size() || signs.letters != *letters {
            return Err(PyValueError::new_err("the signs are for another board or alphabet"));
        }
        let rack = letters.rack(rack).map_err(value_error)?;
        let turn = tag_on::Turn { centre_open, replace, must_grow };
        let found = py.detach(|| {
            if let Some(count) = best {
                return tag_on::best_tag_plays(&position, &rack, &signs.scoring, turn, count);
            }
            let mut found = Vec::new();
            tag_on::tag_plays(&position, &rack, &signs.scoring, turn, |one| found.push(*one));
            found
        });
        Ok(TagPlays::new(position, found))
    }

    fn __repr__(&self) -> String {
        let position = self.now();
        format!("<Position of {0} times {0} squares, {1} tiles>", position.size(), position.tiles())
    }
}

/// A tile that makes words both ways is one play, though it can be named in two directions.
fn named_twice(position: &position::Position, one: &moves::Move) -> bool {
    one.tiles == 1
        && one.down()
        && one.laid(position.size()).all(|(square, _)| {
            let (line, place) = (square % position.size(), square / position.size() + 1);
            position.line(true, line)[place].crosses
        })
}

fn totals(position: &position::Position, rack: &[u8], kept: &mut Vec<moves::Move>) -> (u64, i64, i32) {
    kept.clear();
    walk::all_plays(position, rack, |one| kept.push(*one));
    let (mut count, mut sum, mut best) = (0, 0, 0);
    for one in kept.iter().filter(|one| !named_twice(position, one)) {
        count += 1;
        sum += i64::from(one.score);
        best = best.max(one.score);
    }
    (count, sum, best)
}

/// Finds all plays, or the best, at each of several positions with its rack, and counts or sums them up.
#[pyfunction]
#[pyo3(signature = (positions, racks, *, best = false, leaves = None))]
pub(super) fn survey(
    py: Python<'_>,
    positions: Vec<Py<Position>>,
    racks: Vec<String>,
    best: bool,
    leaves: Option<&Leaves>,
) -> PyResult<i64> {
    if positions.len() != racks.len() {
        return Err(PyValueError::new_err("there are not as many racks as positions"));
    }
    let boards: Vec<Arc<position::Position>> = positions.iter().map(|one| one.get().now()).collect();
    let racks = boards
        .iter()
        .zip(&racks)
        .map(|(board, rack)| board.lexicon().letters().rack(rack).map_err(value_error))
        .collect::<PyResult<Vec<_>>>()?;
    let leaves = leaves.map(|leaves| leaves.leaves.clone());
    Ok(py.detach(|| {
        let mut kept = Vec::new();
        WORKSHOP.with_borrow_mut(|workshop| {
            let each = boards.iter().zip(&racks).map(|(board, rack)| {
                if best {
                    let found = best::best_plays(board, rack, 1, leaves.as_deref(), workshop);
                    return found.first().map_or(0, |one| i64::from(one.equity));
                }
                kept.clear();
                walk::all_plays(board, rack, |one| kept.push(*one));
                kept.len() as i64
            });
            each.sum()
        })
    }))
}

/// Plays whole games by the best plays, and gives for each the points of the two seats and the turns.
#[pyfunction]
#[pyo3(signature = (lexicon, layout, tiles, *, rack_size = 7, leaves = None, seeds))]
pub(super) fn playouts(
    py: Python<'_>,
    lexicon: &Lexicon,
    layout: &Layout,
    tiles: &str,
    rack_size: usize,
    leaves: Option<&Leaves>,
    seeds: Vec<u64>,
) -> PyResult<Vec<(i32, i32, usize)>> {
    let letters = lexicon.0.letters();
    if layout.letters != *letters || leaves.is_some_and(|leaves| leaves.letters != *letters) {
        return Err(PyValueError::new_err("the words, the board and the leaves have different alphabets"));
    }
    let tiles = tiles
        .chars()
        .map(|sign| {
            letters
                .tile(sign)
                .ok_or_else(|| PyValueError::new_err(format!("{sign:?} is no tile: {} or ?", letters.name())))
        })
        .collect::<PyResult<Vec<u8>>>()?;
    let leaves = leaves.map(|leaves| leaves.leaves.clone());
    py.detach(|| {
        WORKSHOP.with_borrow_mut(|workshop| {
            seeds
                .iter()
                .map(|&seed| {
                    playout::play_out(
                        &lexicon.0,
                        &layout.layout,
                        &tiles,
                        rack_size,
                        leaves.as_deref(),
                        seed,
                        workshop,
                    )
                    .map(|game| (game.points[0], game.points[1], game.turns))
                    .map_err(value_error)
                })
                .collect()
        })
    })
}
