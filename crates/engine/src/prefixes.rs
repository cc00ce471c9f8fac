//! Which letters may be laid one after the other from a place on, so that a play can be completed.
//!
//! A beginning of a word is extended through the word graph as far as the rack, the tiles in the line and the words
//! across it allow. No plays are listed: a search stops at the first completion.

mod across;
mod ahead;

use std::ops::Range;
use std::sync::Arc;

use crate::bag;
use crate::graph::{Edge, WordGraph};
use crate::letters::{AS_BLANK, NONE};
use crate::playout::Chance;
use ahead::AHEAD;
pub use ahead::Ahead;

/// Codes of letters, from A = 1; 0 counts blanks.
const CODES: usize = 27;
/// Code of blanks here.
const BLANK: u8 = 0;
/// Bits of all letters.
const EVERY: u32 = ((1 << CODES) - 1) & !1;

/// Free letters of which all beginnings are listed, if there are blanks among the tiles: more would be too many.
const FEW: usize = 3;

/// Tiles of a rack by code; blanks at 0.
pub type Tiles = [u8; CODES];

/// Tiles in the hand while a word is tried, and the bits of those that there are.
#[derive(Clone, Copy)]
struct Held {
    tiles: Tiles,
    letters: u32,
}

impl Held {
    fn new(tiles: Tiles) -> Self {
        let letters = (0..CODES).filter(|&tile| tiles[tile] > 0).fold(0, |set, tile| set | 1 << tile);
        Self { tiles, letters }
    }

    #[inline]
    fn has(&self, tile: u8) -> bool {
        self.letters >> tile & 1 == 1
    }

    /// Bits of the letters that can be laid.
    #[inline]
    fn can_lay(&self) -> u32 {
        if self.has(BLANK) { EVERY } else { self.letters }
    }

    #[inline]
    fn take(&mut self, tile: u8) {
        let count = &mut self.tiles[usize::from(tile)];
        *count -= 1;
        if *count == 0 {
            self.letters &= !(1 << tile);
        }
    }

    #[inline]
    fn put(&mut self, tile: u8) {
        self.tiles[usize::from(tile)] += 1;
        self.letters |= 1 << tile;
    }
}

/// The board, the rack and the rules of a play that is spelled letter by letter.
#[derive(Clone, Debug, Default)]
pub struct Prefixes {
    /// Width of the board.
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
    /// For words across, then for words down: the letters that the word across the line allows on each square.
    fits: [Vec<u32>; 2],
    /// Whether a tile on a square connects a play.
    touches: [Vec<bool>; 2],
}

/// A line from the first square of a word on.
#[derive(Clone, Copy)]
struct Line {
    start: usize,
    step: usize,
    len: usize,
    way: usize,
    /// The first place that connects a play, and the letters that it allows there.
    connects: usize,
    fits: u32,
    /// Whether a tile is there.
    has_tile: bool,
}

impl Line {
    fn square(self, at: usize) -> usize {
        self.start + at * self.step
    }
}

/// A beginning of a word.
#[derive(Clone, Copy)]
#[allow(clippy::struct_excessive_bools)] // what a play still lacks
struct Reached {
    at: usize,
    node: u32,
    ends: bool,
    laid: bool,
    touches: bool,
    met: bool,
}

/// Letters at the beginning of a word: their node, the letters that may follow, and the tiles left.
struct Part {
    node: u32,
    on: u32,
    held: Held,
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

    /// First square and direction (0 across, 1 down) of every play that can be completed.
    pub fn starts(&self, mut found: impl FnMut(usize, usize)) {
        self.any_start(|square, way| {
            found(square, way);
            false
        });
    }

    /// Whether any play can be completed.
    #[must_use]
    pub fn has_play(&self) -> bool {
        self.any_start(|_, _| true)
    }

    /// Calls `found` with the starts of plays until it is true; whether it was.
    ///
    /// The letters before the first square that connects a play are free, so that they are the same from every start:
    /// they are listed once for each length.
    fn any_start(&self, mut found: impl FnMut(usize, usize) -> bool) -> bool {
        let mut held = Held::new(self.rack);
        let tiles = bag::count(&self.rack);
        let mut parts = vec![vec![self.part(self.first().node, held)]];
        let is_plain = self.cover.is_empty() && self.needs.is_none();
        for way in (0..2).filter(|&way| self.ways[way]) {
            for number in self.numbers(way) {
                let first = if way == 0 { number * self.size } else { number };
                let end = self.cover.first().map_or(self.size, |&square| self.place(square, way).1 + 1);
                let mut line = self.line(first, way);
                for at in 0..end {
                    if at > 0 && !self.go_on(&mut line) {
                        continue;
                    }
                    if !self.reaches(&line, tiles) {
                        continue;
                    }
                    let free = Some(line.connects)
                        .filter(|&free| is_plain && free < line.len && (free <= FEW || !held.has(BLANK)));
                    let can = match free {
                        Some(free) => self.can_after(&line, free, &mut parts),
                        None => self.can(&line, self.first(), &mut held),
                    };
                    if can && found(line.start, way) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// The numbers of the lines in which a play may lie: one if tiles are lifted.
    fn numbers(&self, way: usize) -> Range<usize> {
        self.cover.first().map_or(0..self.size, |&square| {
            let (number, _) = self.place(square, way);
            number..number + 1
        })
    }

    /// The number of a square's line in that direction, and its place there.
    fn place(&self, square: usize, way: usize) -> (usize, usize) {
        let (row, column) = (square / self.size, square % self.size);
        if way == 0 { (row, column) } else { (column, row) }
    }

    /// Makes a line start one square later; whether a word may start there, which it may not behind a tile.
    fn go_on(&self, line: &mut Line) -> bool {
        let is_free = self.board[line.start] == NONE;
        line.start += line.step;
        line.len -= 1;
        if line.connects == 0 {
            self.connect(line);
        } else {
            line.connects -= 1;
        }
        is_free
    }

    /// Whether a play from the start of a line could connect, as far as that many tiles reach.
    fn reaches(&self, line: &Line, tiles: usize) -> bool {
        if let Some(&last) = self.cover.last() {
            return last <= line.square(line.len - 1);
        }
        line.connects < line.len && line.connects + usize::from(!line.has_tile) <= tiles
    }

    fn part(&self, node: u32, held: Held) -> Part {
        let on = match &self.ahead {
            Some(ahead) => ahead.0[node as usize][0],
            None => self.edges(node).fold(0, |set, edge| set | 1 << edge.code()),
        };
        Part { node, on, held }
    }

    /// Whether a play can be completed that lays that many free letters first.
    fn can_after(&self, line: &Line, free: usize, parts: &mut Vec<Vec<Part>>) -> bool {
        while parts.len() <= free {
            let mut longer = Vec::new();
            for part in &parts[parts.len() - 1] {
                if part.on & part.held.can_lay() == 0 {
                    continue;
                }
                for edge in self.edges(part.node) {
                    if let (Some(tile), _) | (None, Some(tile)) = self.choices(edge.code(), &part.held) {
                        let mut held = part.held;
                        held.take(tile);
                        longer.push(self.part(edge.child(), held));
                    }
                }
            }
            parts.push(longer);
        }
        parts[free].iter_mut().any(|part| {
            let reached =
                Reached { at: free, node: part.node, ends: false, laid: free > 0, touches: false, met: true };
            part.on & line.fits != 0 && self.can(line, reached, &mut part.held)
        })
    }

    /// The letters that may follow a beginning, with [`AS_BLANK`] for blanks, and whether the play may end with it;
    /// `None` if the beginning cannot be laid there.
    pub fn after(&self, start: usize, way: usize, word: &[u8], mut found: impl FnMut(u8)) -> Option<bool> {
        let line = self.line(start, way);
        let mut held = Held::new(self.rack);
        let mut reached = self.first();
        for &letter in word {
            if reached.at >= line.len {
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
            reached = self.step(reached, &line, edge, tile);
        }
        if reached.at < line.len {
            let there = self.board[line.square(reached.at)];
            for edge in self.edges(reached.node) {
                self.tiles(line.square(reached.at), way, edge.code(), &held, |tile| {
                    let next = self.step(reached, &line, edge, tile);
                    let mut left = held;
                    if let Some(tile) = tile {
                        left.take(tile);
                    }
                    if self.can(&line, next, &mut left) {
                        found(match tile {
                            None => there,
                            Some(BLANK) => edge.code() | AS_BLANK,
                            Some(letter) => letter,
                        });
                    }
                });
            }
        }
        Some(self.may_end(&line, reached))
    }

    /// A random play: first square, direction, and letters with [`AS_BLANK`] for blanks.
    #[must_use]
    pub fn sample(&self, chance: &mut Chance) -> Option<(usize, usize, Vec<u8>)> {
        let area = self.board.len();
        let mut places: Vec<usize> = (0..2 * area).filter(|place| self.ways[place / area]).collect();
        let mut word = Vec::new();
        for at in 0..places.len() {
            let other = at + chance.below(places.len() - at);
            places.swap(at, other);
            let (square, way) = (places[at] % area, places[at] / area);
            let mut held = Held::new(self.rack);
            if let Some(line) = self.reaching(square, way)
                && self.find(&line, self.first(), &mut held, chance, &mut word)
            {
                return Some((square, way, word));
            }
        }
        None
    }

    fn line(&self, start: usize, way: usize) -> Line {
        let (step, len) = if way == 0 {
            (1, self.size - start % self.size)
        } else {
            (self.size, self.size - start / self.size)
        };
        let mut line = Line { start, step, len, way, connects: len, fits: EVERY, has_tile: false };
        self.connect(&mut line);
        line
    }

    /// Finds the first place of a line that connects a play.
    fn connect(&self, line: &mut Line) {
        line.connects = line.len;
        line.fits = EVERY;
        line.has_tile = false;
        for at in 0..line.len {
            let square = line.square(at);
            let there = self.board[square];
            if there != NONE || self.touches[line.way][square] {
                line.connects = at;
                line.has_tile = there != NONE;
                line.fits =
                    if line.has_tile { 1 << (there & !AS_BLANK) } else { self.fits[line.way][square] };
                break;
            }
        }
    }

    fn first(&self) -> Reached {
        let node = self.graph.as_ref().map_or(0, |graph| graph.root());
        let touches = !self.cover.is_empty();
        Reached { at: 0, node, ends: false, laid: false, touches, met: self.needs.is_none() }
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

    /// The line from a square on, if a play from there could connect, as far as the rack reaches.
    fn reaching(&self, square: usize, way: usize) -> Option<Line> {
        let (number, at) = self.place(square, way);
        let line = self.line(square, way);
        let is_behind_a_tile = at > 0 && self.board[square - line.step] != NONE;
        let covers = self.cover.first().is_none_or(|&one| {
            let (other, first) = self.place(one, way);
            other == number && at <= first
        });
        (!is_behind_a_tile && covers && self.reaches(&line, bag::count(&self.rack))).then_some(line)
    }

    /// One letter further; without a tile, that on the board.
    #[inline]
    fn step(&self, reached: Reached, line: &Line, edge: Edge, tile: Option<u8>) -> Reached {
        let touches = tile.is_none() || self.touches[line.way][line.square(reached.at)];
        Reached {
            at: reached.at + 1,
            node: edge.child(),
            ends: edge.accepts(),
            laid: reached.laid || tile.is_some(),
            touches: reached.touches || touches,
            met: reached.met || (tile.is_some() && tile == self.needs),
        }
    }

    #[inline]
    fn may_end(&self, line: &Line, reached: Reached) -> bool {
        if !(reached.ends && reached.laid && reached.touches && reached.met && reached.at > 1) {
            return false;
        }
        if self.cover.last().is_some_and(|&last| last > line.square(reached.at - 1)) {
            return false;
        }
        reached.at == line.len || self.board[line.square(reached.at)] == NONE
    }

    /// Calls `each` with the tiles that may be laid as that letter; `None` for that letter on the board.
    #[inline]
    fn tiles(&self, square: usize, way: usize, code: u8, held: &Held, mut each: impl FnMut(Option<u8>)) {
        let there = self.board[square];
        if there != NONE {
            if there & !AS_BLANK == code {
                each(None);
            }
            return;
        }
        if self.fits[way][square] >> code & 1 == 0 {
            return;
        }
        for tile in [code, BLANK] {
            if held.has(tile) {
                each(Some(tile));
            }
        }
    }

    /// Whether a beginning can be completed.
    fn can(&self, line: &Line, reached: Reached, held: &mut Held) -> bool {
        if self.may_end(line, reached) {
            return true;
        }
        if reached.at == line.len {
            return false;
        }
        let square = line.square(reached.at);
        let there = self.board[square];
        let allowed = if there == NONE {
            self.fits[line.way][square] & held.can_lay()
        } else {
            1 << (there & !AS_BLANK)
        };
        if let Some(ahead) = &self.ahead
            && !self.may_follow(line, reached, allowed, &ahead.0[reached.node as usize])
        {
            return false;
        }
        self.any_edge(reached.node, |edge| {
            let code = edge.code();
            if allowed >> code & 1 == 0 {
                return false;
            }
            if there != NONE {
                return self.can(line, self.step(reached, line, edge, None), held);
            }
            let (one, other) = self.choices(code, held);
            [one, other].into_iter().flatten().any(|tile| {
                held.take(tile);
                let found = self.can(line, self.step(reached, line, edge, Some(tile)), held);
                held.put(tile);
                found
            })
        })
    }

    /// Whether the letters that lie ahead of a beginning are those that the line needs: one of these next, those of the
    /// tiles behind it, and one that fits where a play connects.
    #[inline]
    fn may_follow(&self, line: &Line, reached: Reached, allowed: u32, ahead: &[u32; AHEAD]) -> bool {
        if ahead[0] & allowed == 0 {
            return false;
        }
        for (at, letters) in (reached.at + 1..line.len).zip(&ahead[1..]) {
            let there = self.board[line.square(at)];
            if there == NONE {
                break;
            }
            if letters >> (there & !AS_BLANK) & 1 == 0 {
                return false;
            }
        }
        let connects = if reached.touches { None } else { line.connects.checked_sub(reached.at) };
        connects.and_then(|at| ahead.get(at)).is_none_or(|letters| letters & line.fits != 0)
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

    /// Completes a beginning at random.
    fn find(
        &self,
        line: &Line,
        reached: Reached,
        held: &mut Held,
        chance: &mut Chance,
        word: &mut Vec<u8>,
    ) -> bool {
        let may_end = self.may_end(line, reached);
        if may_end && (reached.at == line.len || chance.below(2) == 0) {
            return true;
        }
        if reached.at == line.len {
            return false;
        }
        let square = line.square(reached.at);
        let mut following: [(u8, Option<u8>, Edge); 2 * CODES] = [(NONE, None, Edge(0)); 2 * CODES];
        let mut count = 0;
        for edge in self.edges(reached.node) {
            self.tiles(square, line.way, edge.code(), held, |tile| {
                let letter = match tile {
                    None => self.board[square],
                    Some(BLANK) => edge.code() | AS_BLANK,
                    Some(letter) => letter,
                };
                following[count] = (letter, tile, edge);
                count += 1;
            });
        }
        for at in 0..count {
            following.swap(at, at + chance.below(count - at));
            let (letter, tile, edge) = following[at];
            if let Some(tile) = tile {
                held.take(tile);
            }
            word.push(letter);
            if self.find(line, self.step(reached, line, edge, tile), held, chance, word) {
                return true;
            }
            word.pop();
            if let Some(tile) = tile {
                held.put(tile);
            }
        }
        may_end
    }
}

/// Code of the tile that is laid as a letter.
fn tile_of(letter: u8) -> u8 {
    if letter & AS_BLANK == 0 { letter } else { BLANK }
}
