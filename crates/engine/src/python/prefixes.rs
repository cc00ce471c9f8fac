//! Python class `Prefixes`.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::_engine::WordGraph;
use crate::alphabet::{self, code};
use crate::letters::{AS_BLANK, NONE};
use crate::playout::Chance;
use crate::prefixes;

/// Which letters may be laid one after the other from a place on, so that a play can be completed.
#[pyclass(frozen, module = "parlour._engine")]
pub(crate) struct Prefixes(prefixes::Prefixes);

fn letter(sign: char) -> PyResult<u8> {
    let found = if sign.is_ascii_lowercase() {
        code(sign.to_ascii_uppercase()).map(|code| code | AS_BLANK)
    } else {
        code(sign)
    };
    found.ok_or_else(|| PyValueError::new_err(format!("{sign:?} is no letter {}", alphabet::NAME)))
}

fn sign(letter: u8) -> char {
    let upper = alphabet::letter(letter & !AS_BLANK);
    if letter & AS_BLANK == 0 { upper } else { upper.to_ascii_lowercase() }
}

#[pymethods]
impl Prefixes {
    #[new]
    #[pyo3(signature = (board, size, rack, graph, cross, centre, cover = None, ways = None, needs = ""))]
    #[allow(clippy::too_many_arguments, clippy::needless_pass_by_value)]
    fn new(
        py: Python<'_>,
        board: &str,
        size: usize,
        rack: &str,
        graph: Option<&WordGraph>,
        cross: Option<&WordGraph>,
        centre: usize,
        cover: Option<Vec<usize>>,
        ways: Option<Vec<bool>>,
        needs: &str,
    ) -> PyResult<Self> {
        let cover = cover.unwrap_or_default();
        let area = size.saturating_mul(size);
        let board: Vec<u8> = board
            .chars()
            .map(|sign| if sign == '.' { Ok(NONE) } else { letter(sign) })
            .collect::<PyResult<_>>()?;
        let fits = (1..=prefixes::MAX_WIDTH).contains(&size)
            && board.len() == area
            && centre < area
            && cover.iter().all(|&square| square < area);
        if !fits {
            return Err(PyValueError::new_err(format!(
                "the squares do not fit a board of {size} times {size}"
            )));
        }
        let tile = |sign: char| if sign == '?' { Ok(0) } else { letter(sign) };
        let mut tiles = prefixes::Tiles::default();
        for sign in rack.chars() {
            tiles[usize::from(tile(sign)? & !AS_BLANK)] += 1;
        }
        let ways = ways.map_or([true; 2], |ways| [ways.contains(&true), ways.contains(&false)]);
        let needs = needs.chars().next().map(tile).transpose()?;
        let graph = graph.map(|graph| graph.0.clone());
        let made = prefixes::Prefixes::new(size, board, tiles, graph, centre, cover, ways, needs);
        Ok(Self(py.detach(|| made.prepared(cross.map(|cross| &*cross.0)))))
    }

    /// First square and direction of every play that can be completed.
    fn starts(&self, py: Python<'_>) -> Vec<(usize, bool)> {
        py.detach(|| {
            let mut found = Vec::new();
            self.0.starts(|square, way| found.push((square, way == 0)));
            found
        })
    }

    /// Whether any play can be completed.
    fn has_play(&self, py: Python<'_>) -> bool {
        py.detach(|| self.0.has_play())
    }

    /// The letters that may follow a beginning, lower case for blanks, and whether the play may end with it.
    fn after(&self, start: usize, across: bool, word: &str) -> PyResult<(String, bool)> {
        let letters: Vec<u8> = word.chars().map(letter).collect::<PyResult<_>>()?;
        let mut found = String::new();
        let ends = if start < self.0.board.len() {
            self.0.after(start, usize::from(!across), &letters, |letter| found.push(sign(letter)))
        } else {
            None
        };
        ends.map(|ends| (found, ends))
            .ok_or_else(|| PyValueError::new_err(format!("{word:?} cannot be laid from square {start} on")))
    }

    /// A random play: first square, direction, word; `None` if there is none.
    fn sample(&self, py: Python<'_>, seed: u64) -> Option<(usize, bool, String)> {
        let (start, way, word) = py.detach(|| self.0.sample(&mut Chance(seed)))?;
        Some((start, way == 0, word.into_iter().map(sign).collect()))
    }
}
