//! Which letters may be laid one after the other from a place on, so that a play can be completed.
//!
//! A beginning of a word is extended through the word graph as far as the rack, the tiles in the line and the words
//! across it allow. No plays are listed: a search stops at the first completion.

use std::sync::Arc;

use crate::graph::{Edge, WordGraph};
use crate::letters::{AS_BLANK, NONE};
use crate::playout::Chance;
use crate::position::Position;

/// Codes of letters, from A = 1; 0 counts blanks.
const CODES: usize = 27;
/// Code of blanks here.
const BLANK: u8 = 0;
/// Bits of all letters.
const EVERY: u32 = ((1 << CODES) - 1) & !1;

/// Free letters of which all beginnings are listed, if there are blanks among the tiles: more would be too many.
const FEW: usize = 3;

/// Letters that are looked ahead.
const AHEAD: usize = 8;

/// Tiles of a rack by code; blanks at 0.
pub type Tiles = [u8; CODES];

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

/// For each node of a graph, the letters that can come after 0, 1, 2… others.
#[derive(Debug)]
pub struct Ahead(Vec<[u32; AHEAD]>);

impl Ahead {
    /// Computes it for all nodes of a graph: about eight times the size of the graph.
    #[must_use]
    pub fn new(graph: &WordGraph) -> Self {
        let slots = graph.slots();
        let mut found: Vec<[u32; AHEAD]> = vec![[0; AHEAD]; slots.len()];
        let mut first = WordGraph::ENTRIES;
        while first < slots.len() {
            let last = (first..slots.len()).find(|&at| Edge(slots[at]).last()).unwrap_or(slots.len() - 1);
            let mut node = [0; AHEAD];
            // Children come before their parents. From the last edge on, each edge adds its letters to those behind it.
            for at in (first..=last).rev() {
                let edge = Edge(slots[at]);
                node[0] |= 1 << edge.code();
                for (letters, below) in node[1..].iter_mut().zip(found[edge.child() as usize]) {
                    *letters |= below;
                }
                found[at] = node;
            }
            first = last + 1;
        }
        Self(found)
    }
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
    rack: Tiles,
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

    /// Computes what the words across the lines allow; `cross`: their words, or `None` if any letters are one.
    #[must_use]
    pub fn prepared(mut self, cross: Option<&WordGraph>) -> Self {
        let area = self.size * self.size;
        let is_first = self.cover.is_empty() && self.board.iter().all(|&tile| tile == NONE);
        for way in 0..2 {
            self.fits[way].clear();
            self.fits[way].resize(area, EVERY);
            self.touches[way].clear();
            self.touches[way].resize(area, false);
            for square in 0..area {
                if self.board[square] != NONE {
                    continue;
                }
                if is_first {
                    self.touches[way][square] = square == self.centre;
                    continue;
                }
                let step = if way == 0 { self.size } else { 1 };
                let (row, column) = (square / self.size, square % self.size);
                let place = if way == 0 { row } else { column };
                let mut first = place;
                while first > 0 && self.board[square - (place - first + 1) * step] != NONE {
                    first -= 1;
                }
                let mut end = place + 1;
                while end < self.size && self.board[square + (end - place) * step] != NONE {
                    end += 1;
                }
                if end - first == 1 {
                    continue;
                }
                self.touches[way][square] = true;
                if let Some(words) = cross {
                    let tile = |at: usize| self.board[square + at * step - place * step] & !AS_BLANK;
                    self.fits[way][square] =
                        between(words, (first..place).map(tile), &(place + 1..end).map(tile));
                }
            }
        }
        self
    }

    /// Takes the board and what the words across the lines allow from a position with the same words.
    pub fn take(&mut self, position: &Position) {
        for way in 0..2 {
            self.fits[way].resize(self.board.len(), EVERY);
            self.touches[way].resize(self.board.len(), false);
        }
        for number in 0..self.size {
            for way in 0..2 {
                for (at, square) in position.line(way == 1, number)[1..=self.size].iter().enumerate() {
                    let here = if way == 0 { number * self.size + at } else { at * self.size + number };
                    self.board[here] = square.tile;
                    self.fits[way][here] = square.cross_set as u32;
                    self.touches[way][here] = square.anchor;
                }
            }
        }
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
        let mut rack = self.rack;
        let mut parts = vec![vec![self.part(self.first().node, rack)]];
        let is_plain = self.cover.is_empty() && self.needs.is_none();
        for way in (0..2).filter(|&way| self.ways[way]) {
            for square in 0..self.board.len() {
                if !self.may_touch(square, way) {
                    continue;
                }
                let line = self.line(square, way);
                let free = Some(line.connects).filter(|&free| {
                    is_plain && free < line.len && (free <= FEW || self.rack[usize::from(BLANK)] == 0)
                });
                let can = match free {
                    Some(free) => self.can_after(line, free, &mut parts),
                    None => self.can(line, self.first(), &mut rack),
                };
                if can && found(square, way) {
                    return true;
                }
            }
        }
        false
    }

    fn part(&self, node: u32, rack: Tiles) -> Part {
        let on = self.edges(node).fold(0, |set, edge| set | 1 << edge.code());
        Part { node, on, rack }
    }

    /// Whether a play can be completed that lays that many free letters first.
    fn can_after(&self, line: Line, free: usize, parts: &mut Vec<Vec<Part>>) -> bool {
        while parts.len() <= free {
            let mut longer = Vec::new();
            for part in &parts[parts.len() - 1] {
                for edge in self.edges(part.node) {
                    if let (Some(tile), _) | (None, Some(tile)) = self.choices(edge.code(), &part.rack) {
                        let mut rack = part.rack;
                        rack[usize::from(tile)] -= 1;
                        longer.push(self.part(edge.child(), rack));
                    }
                }
            }
            parts.push(longer);
        }
        parts[free].iter_mut().any(|part| {
            let reached =
                Reached { at: free, node: part.node, ends: false, laid: free > 0, touches: false, met: true };
            part.on & line.fits != 0 && self.can(line, reached, &mut part.rack)
        })
    }

    /// The letters that may follow a beginning, with [`AS_BLANK`] for blanks, and whether the play may end with it;
    /// `None` if the beginning cannot be laid there.
    pub fn after(&self, start: usize, way: usize, word: &[u8], mut found: impl FnMut(u8)) -> Option<bool> {
        let line = self.line(start, way);
        let mut rack = self.rack;
        let mut reached = self.first();
        for &letter in word {
            if reached.at >= line.len {
                return None;
            }
            let edge = self.edges(reached.node).find(|edge| edge.code() == letter & !AS_BLANK)?;
            let there = self.board[line.square(reached.at)];
            let tile = if there == NONE { Some(tile_of(letter)) } else { None };
            if let Some(tile) = tile {
                rack[usize::from(tile)] = rack[usize::from(tile)].checked_sub(1)?;
            } else if there & !AS_BLANK != letter & !AS_BLANK {
                return None;
            }
            reached = self.step(reached, line, edge, tile);
        }
        if reached.at < line.len {
            let there = self.board[line.square(reached.at)];
            for edge in self.edges(reached.node) {
                self.tiles(line.square(reached.at), way, edge.code(), &rack, |tile| {
                    let next = self.step(reached, line, edge, tile);
                    let mut left = rack;
                    if let Some(tile) = tile {
                        left[usize::from(tile)] -= 1;
                    }
                    if self.can(line, next, &mut left) {
                        found(match tile {
                            None => there,
                            Some(BLANK) => edge.code() | AS_BLANK,
                            Some(letter) => letter,
                        });
                    }
                });
            }
        }
        Some(self.may_end(line, reached))
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
            let mut rack = self.rack;
            if self.may_touch(square, way) {
                let line = self.line(square, way);
                if self.find(line, self.first(), &mut rack, chance, &mut word) {
                    return Some((square, way, word));
                }
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
        let mut line = Line { start, step, len, way, connects: len, fits: EVERY };
        for at in 0..len {
            let square = line.square(at);
            let there = self.board[square];
            if there != NONE || self.touches[way][square] {
                line.connects = at;
                line.fits = if there == NONE { self.fits[way][square] } else { 1 << (there & !AS_BLANK) };
                break;
            }
        }
        line
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

    /// Whether a play from that square could connect, as far as the rack reaches.
    fn may_touch(&self, square: usize, way: usize) -> bool {
        let line = self.line(square, way);
        let is_behind_a_tile = if way == 0 {
            !square.is_multiple_of(self.size) && self.board[square - 1] != NONE
        } else {
            square >= self.size && self.board[square - self.size] != NONE
        };
        if is_behind_a_tile {
            return false;
        }
        if let (Some(&one), Some(&last)) = (self.cover.first(), self.cover.last()) {
            let on = |square: usize| (0..line.len).any(|at| line.square(at) == square);
            return on(one) && on(last);
        }
        let mut left: usize = self.rack.iter().map(|&count| usize::from(count)).sum();
        for at in 0..line.len {
            let one = line.square(at);
            if self.board[one] != NONE {
                return true;
            }
            if left == 0 {
                return false;
            }
            left -= 1;
            if self.touches[way][one] {
                return true;
            }
        }
        false
    }

    /// One letter further; without a tile, that on the board.
    #[inline]
    fn step(&self, reached: Reached, line: Line, edge: Edge, tile: Option<u8>) -> Reached {
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
    fn may_end(&self, line: Line, reached: Reached) -> bool {
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
    fn tiles(&self, square: usize, way: usize, code: u8, rack: &Tiles, mut each: impl FnMut(Option<u8>)) {
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
        if rack[usize::from(code)] > 0 {
            each(Some(code));
        }
        if rack[0] > 0 {
            each(Some(BLANK));
        }
    }

    /// Whether a beginning can be completed.
    fn can(&self, line: Line, reached: Reached, rack: &mut Tiles) -> bool {
        if self.may_end(line, reached) {
            return true;
        }
        if reached.at == line.len {
            return false;
        }
        if let Some(ahead) = &self.ahead
            && !reached.touches
            && line.connects >= reached.at
            && line.connects - reached.at < AHEAD
            && ahead.0[reached.node as usize][line.connects - reached.at] & line.fits == 0
        {
            return false;
        }
        let square = line.square(reached.at);
        let there = self.board[square];
        let fits = self.fits[line.way][square];
        self.any_edge(reached.node, |edge| {
            let code = edge.code();
            if there != NONE {
                return there & !AS_BLANK == code
                    && self.can(line, self.step(reached, line, edge, None), rack);
            }
            if fits >> code & 1 == 0 {
                return false;
            }
            let (one, other) = self.choices(code, rack);
            [one, other].into_iter().flatten().any(|tile| {
                rack[usize::from(tile)] -= 1;
                let found = self.can(line, self.step(reached, line, edge, Some(tile)), rack);
                rack[usize::from(tile)] += 1;
                found
            })
        })
    }

    /// The tiles to try for a letter if any completion will do. A blank is tried only where the letter is missing: it is
    /// of more use later. Both are tried if a certain tile has to be laid.
    #[inline]
    fn choices(&self, code: u8, rack: &Tiles) -> (Option<u8>, Option<u8>) {
        let letter = Some(code).filter(|_| rack[usize::from(code)] > 0);
        let blank = Some(BLANK).filter(|_| rack[usize::from(BLANK)] > 0);
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
        line: Line,
        reached: Reached,
        rack: &mut Tiles,
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
            self.tiles(square, line.way, edge.code(), rack, |tile| {
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
                rack[usize::from(tile)] -= 1;
            }
            word.push(letter);
            if self.find(line, self.step(reached, line, edge, tile), rack, chance, word) {
                return true;
            }
            word.pop();
            if let Some(tile) = tile {
                rack[usize::from(tile)] += 1;
            }
        }
        may_end
    }
}

/// Code of the tile that is laid as a letter.
fn tile_of(letter: u8) -> u8 {
    if letter & AS_BLANK == 0 { letter } else { BLANK }
}

/// Bits of the letters that complete a word between two texts.
fn between(
    words: &WordGraph,
    mut before: impl Iterator<Item = u8>,
    after: &(impl Iterator<Item = u8> + Clone),
) -> u32 {
    let next = |node: u32, code: u8| words.edges(node).find(|edge| edge.code() == code);
    let Some(node) = before.try_fold(words.root(), |node, code| next(node, code).map(Edge::child)) else {
        return 0;
    };
    let mut found = 0;
    for edge in words.edges(node) {
        let mut last = edge;
        if after.clone().all(|code| {
            next(last.child(), code).is_some_and(|edge| {
                last = edge;
                true
            })
        }) && last.accepts()
        {
            found |= 1 << edge.code();
        }
    }
    found
}
