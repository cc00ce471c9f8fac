//! Which letters may be laid one after the other from a place on, so that a play can be completed.
//!
//! A beginning of a word is extended through the word graph as far as the rack, the tiles in the line and the words
//! across it allow. No plays are listed: a search stops at the first completion.

mod ahead;
mod hand;
mod lines;
mod sample;
mod starts;

use std::sync::Arc;

use crate::graph::{Edge, WordGraph};
use crate::letters::{AS_BLANK, NONE};
use ahead::AHEAD;
pub use ahead::Ahead;
use hand::Held;
pub use lines::MAX_WIDTH;
use lines::{Line, Lines};

/// Codes of letters, from A = 1; 0 counts blanks.
const CODES: usize = 27;
/// Code of blanks here.
const BLANK: u8 = 0;
/// Bits of all letters.
const EVERY: u32 = ((1 << CODES) - 1) & !1;

/// Tiles of a rack by code; blanks at 0.
pub type Tiles = [u8; CODES];

/// The board, the rack and the rules of a play that is spelled letter by letter.
#[derive(Clone, Debug, Default)]
pub struct Prefixes {
    /// Width of the board, up to [`MAX_WIDTH`].
    pub size: usize,
    /// Letter of each square, with [`AS_BLANK`] for a blank; [`NONE`]: empty. Without lifted tiles.
    pub board: Vec<u8>,
    /// Tiles that may be laid.
    pub rack: Tiles,
    /// Words; `None`: any letters are a word.
    pub graph: Option<Arc<WordGraph>>,
    /// Square that the first word covers.
    pub centre: usize,
    /// Squares that a play has to cover, in order: those of lifted tiles.
    pub cover: Vec<usize>,
    /// Directions: whether words across and words down may be laid.
    pub ways: [bool; 2],
    /// A tile that has to be laid.
    pub needs: Option<u8>,
    /// What lies ahead of each node of the graph, if many questions are asked about it.
    pub ahead: Option<Arc<Ahead>>,
    /// Those for words across, then those for words down.
    lines: [Lines; 2],
}

/// A beginning of a word.
#[derive(Clone, Copy)]
struct Reached {
    at: usize,
    node: u32,
    ends: bool,
    /// Whether a tile was laid.
    laid: bool,
    /// Whether the tile was laid that has to be.
    met: bool,
}

impl Reached {
    /// Whether it is a whole play.
    #[inline]
    fn may_end(&self, line: &Line) -> bool {
        self.ends && self.laid && self.met && self.at > 1 && self.at > line.goal && !line.has_tile(self.at)
    }
}

impl Prefixes {
    /// A play on that board; call [`Prefixes::prepared`] next.
    #[allow(clippy::too_many_arguments)] // one for each field
    #[must_use]
    pub fn new(
        size: usize,
        board: Vec<u8>,
        rack: Tiles,
        graph: Option<Arc<WordGraph>>,
        centre: usize,
        cover: Vec<usize>,
        ways: [bool; 2],
        needs: Option<u8>,
    ) -> Self {
        Self { size, board, rack, graph, centre, cover, ways, needs, ..Self::default() }
    }

    /// The letters that may follow a beginning, with [`AS_BLANK`] for blanks, and whether the play may end with it;
    /// `None` if the beginning cannot be laid there.
    pub fn after(&self, start: usize, way: usize, word: &[u8], mut found: impl FnMut(u8)) -> Option<bool> {
        let line = self.line(start, way);
        let mut held = Held::new(self.rack);
        let mut reached = self.first();
        for &letter in word {
            if reached.at >= line.len() {
                return None;
            }
            let edge = self.edges(reached.node).find(|edge| edge.code() == letter & !AS_BLANK)?;
            let there = self.board[line.square(reached.at)];
            let tile = if there == NONE { Some(tile_of(letter)) } else { None };
            if let Some(tile) = tile {
                if !held.has(tile) {
                    return None;
                }
                held.take(tile);
            } else if there & !AS_BLANK != letter & !AS_BLANK {
                return None;
            }
            reached = self.step(reached, edge, tile);
        }
        if reached.at < line.len() {
            for edge in self.edges(reached.node) {
                tiles(&line, reached.at, edge.code(), &held, |tile| {
                    let mut left = held;
                    if let Some(tile) = tile {
                        left.take(tile);
                    }
                    if self.can(&line, self.step(reached, edge, tile), &mut left) {
                        found(self.laid_as(&line, reached.at, edge.code(), tile));
                    }
                });
            }
        }
        Some(reached.may_end(&line))
    }

    fn first(&self) -> Reached {
        let node = self.graph.as_ref().map_or(0, |graph| graph.root());
        Reached { at: 0, node, ends: false, laid: false, met: self.needs.is_none() }
    }

    /// The edges of a node; every letter where any letters are a word.
    fn edges(&self, node: u32) -> impl Iterator<Item = Edge> + '_ {
        let known = self.graph.as_deref().map(|graph| graph.edges(node));
        let any = self
            .graph
            .is_none()
            .then(|| (1..CODES as u8).map(|code| Edge(Edge::new(code).0 | Edge::ACCEPTS)));
        known.into_iter().flatten().chain(any.into_iter().flatten())
    }

    /// One letter further; without a tile, that on the board.
    #[inline]
    fn step(&self, reached: Reached, edge: Edge, tile: Option<u8>) -> Reached {
        Reached {
            at: reached.at + 1,
            node: edge.child(),
            ends: edge.accepts(),
            laid: reached.laid || tile.is_some(),
            met: reached.met || (tile.is_some() && tile == self.needs),
        }
    }

    /// A letter as it is laid with that tile, with [`AS_BLANK`] for a blank; without one, as it is on the board.
    fn laid_as(&self, line: &Line, at: usize, code: u8, tile: Option<u8>) -> u8 {
        match tile {
            None => self.board[line.square(at)],
            Some(BLANK) => code | AS_BLANK,
            Some(letter) => letter,
        }
    }

    /// Whether a beginning can be completed.
    fn can(&self, line: &Line, reached: Reached, held: &mut Held) -> bool {
        if reached.may_end(line) {
            return true;
        }
        let Some(&fits) = line.fits.get(reached.at) else { return false };
        let has_tile = line.has_tile(reached.at);
        let allowed = if has_tile { fits } else { fits & held.can_lay() };
        if let Some(ahead) = &self.ahead
            && !may_follow(line, reached.at, allowed, &ahead.0[reached.node as usize])
        {
            return false;
        }
        self.any_edge(reached.node, |edge| {
            let code = edge.code();
            if allowed >> code & 1 == 0 {
                return false;
            }
            if has_tile {
                return self.can(line, self.step(reached, edge, None), held);
            }
            let (one, other) = self.choices(code, held);
            [one, other].into_iter().flatten().any(|tile| {
                held.take(tile);
                let found = self.can(line, self.step(reached, edge, Some(tile)), held);
                held.put(tile);
                found
            })
        })
    }

    /// The tiles to try for a letter if any completion will do. A blank is tried only where the letter is missing: it is
    /// of more use later. Both are tried if a certain tile has to be laid.
    #[inline]
    fn choices(&self, code: u8, held: &Held) -> (Option<u8>, Option<u8>) {
        let letter = Some(code).filter(|&tile| held.has(tile));
        let blank = Some(BLANK).filter(|&tile| held.has(tile));
        if letter.is_some() && self.needs.is_none() { (letter, None) } else { (letter, blank) }
    }

    /// Whether `test` holds for an edge of a node; edges after the first one are not tried.
    #[inline]
    fn any_edge(&self, node: u32, mut test: impl FnMut(Edge) -> bool) -> bool {
        let Some(graph) = &self.graph else {
            return self.edges(node).any(test);
        };
        if node == 0 {
            return false;
        }
        for &slot in &graph.slots()[node as usize..] {
            let edge = Edge(slot);
            if test(edge) {
                return true;
            }
            if edge.last() {
                return false;
            }
        }
        false
    }
}

/// Whether the letters that lie ahead of a beginning are those that the line needs: one of these next, those of the
/// tiles behind it, and one that fits the place that a play has to cover.
#[inline]
fn may_follow(line: &Line, at: usize, allowed: u32, ahead: &[u32; AHEAD]) -> bool {
    if ahead[0] & allowed == 0 {
        return false;
    }
    if let Some(far) = line.goal.checked_sub(at) {
        let Some(fits) = line.fits.get(line.goal) else { return false };
        if ahead.get(far).is_some_and(|letters| letters & fits == 0) {
            return false;
        }
    }
    let behind = line.tiles >> at >> 1;
    let tiles = behind.trailing_ones() as usize;
    line.fits[at + 1..][..tiles].iter().zip(&ahead[1..]).all(|(fits, letters)| fits & letters != 0)
}

/// Calls `each` with the tiles that may be laid as that letter; `None` for that letter on the board.
#[inline]
fn tiles(line: &Line, at: usize, code: u8, held: &Held, mut each: impl FnMut(Option<u8>)) {
    if line.fits[at] >> code & 1 == 0 {
        return;
    }
    if line.has_tile(at) {
        each(None);
        return;
    }
    for tile in [code, BLANK] {
        if held.has(tile) {
            each(Some(tile));
        }
    }
}

/// Code of the tile that is laid as a letter.
fn tile_of(letter: u8) -> u8 {
    if letter & AS_BLANK == 0 { letter } else { BLANK }
}
