//! Move generation: every play of a rack, once.
//!
//! A play either extends a run of tiles in its line and is found from the first run it includes, or it covers
//! empty squares only and is found from the first anchor. From there the word grows to the left through the
//! GADDAG, and after each separator to the right. The GADDAG node behind each run is stored with the board,
//! so a play through a long run starts deep in the graph.

use crate::layout::Layout;
use crate::letters::AS_BLANK;
use crate::lexicon::{Lexicon, Node, SEPARATOR};
use crate::moves::{LENGTH, Move, Span};
use crate::position::{Position, Square};
use crate::rack::Rack;
use crate::tally::Tally;

/// Calls `found` with each scored play of the rack. A blank is laid as every letter it can stand for, also
/// where the rack has that letter; a single tile that forms words both ways is reported in both directions.
pub fn all_plays<F: FnMut(&Move)>(position: &Position, rack: &[u8], found: F) {
    if position.lexicon().wide() {
        generate::<true, F>(position, Rack::new(rack), found);
    } else {
        generate::<false, F>(position, Rack::new(rack), found);
    }
}

fn generate<const WIDE: bool, F: FnMut(&Move)>(position: &Position, remaining: Rack, found: F) {
    let mut generator = Generator::<WIDE, F> {
        lexicon: position.lexicon(),
        layout: position.layout(),
        line: &[],
        down: false,
        number: 0,
        remaining,
        strip: [0; 64],
        right: 0,
        last: 0,
        found,
    };
    for down in [false, true] {
        for number in 0..position.size() {
            generator.down = down;
            generator.number = number;
            generator.line = position.line(down, number);
            generator.search_line();
        }
    }
}

struct Generator<'a, const WIDE: bool, F> {
    lexicon: &'a Lexicon,
    layout: &'a Layout,
    line: &'a [Square],
    down: bool,
    number: usize,
    remaining: Rack,
    /// Letters laid, by place in the line.
    strip: [u8; 64],
    /// First place to the right of the starting point.
    right: usize,
    /// Last place that may be laid on.
    last: usize,
    found: F,
}

impl<const WIDE: bool, F: FnMut(&Move)> Generator<'_, WIDE, F> {
    fn search_line(&mut self) {
        let line = self.line;
        let size = line.len() - 2;
        self.strip = [0; 64];
        // First place that no earlier starting point covers, and the place after the latest anchor.
        let mut free = 1;
        let mut place = 1;
        while place <= size {
            if line[place].tile != 0 {
                let start = place;
                let mut main = 0;
                while line[place].tile != 0 {
                    main += line[place].value;
                    place += 1;
                }
                self.right = place;
                self.last = size;
                let tally = Tally::new(main);
                self.run_back(start, free_after_run(line, start), tally);
                free = place + 1;
            } else {
                if line[place].anchor && line[place - 1].tile == 0 && line[place + 1].tile == 0 {
                    self.right = place + 1;
                    self.last = last_before_run(line, place);
                    let root = self.lexicon.node::<WIDE>(self.lexicon.root());
                    let tally = Tally::new(0);
                    self.lay_left(place, free, root, tally);
                    free = place + 1;
                }
                place += 1;
            }
        }
    }

    fn run_back(&mut self, start: usize, least: usize, tally: Tally) {
        let node = self.line[start].run;
        if node != 0 {
            self.left_of(start, least, node, tally);
        }
    }

    /// Continues from `node`, which has read backwards the tiles from `start` on.
    #[inline]
    fn left_of(&mut self, start: usize, least: usize, node: u32, tally: Tally) {
        let node = self.lexicon.node::<WIDE>(node);
        if node.on & SEPARATOR != 0 {
            let behind = self.lexicon.follow(node, SEPARATOR);
            self.lay_right(self.right, start, behind, tally);
        }
        if start > least {
            self.lay_left(start - 1, least, node, tally);
        }
    }

    fn lay_left(&mut self, place: usize, least: usize, node: Node, tally: Tally) {
        self.lay(place, node, move |generator, bit, value| {
            generator.left_with(place, least, node, bit, value, tally);
        });
    }

    #[inline]
    fn left_with(&mut self, place: usize, least: usize, node: Node, bit: u64, value: i32, tally: Tally) {
        let tally = tally.with(&self.line[place], bit, value);
        if node.ends & bit != 0 && self.right > place + 1 {
            self.record(place, self.right, tally);
        }
        if node.on & bit != 0 {
            self.left_of(place, least, self.lexicon.follow(node, bit), tally);
        }
    }

    fn lay_right(&mut self, place: usize, start: usize, node: u32, tally: Tally) {
        if place > self.last {
            return;
        }
        let node = self.lexicon.node::<WIDE>(node);
        self.lay(place, node, move |generator, bit, value| {
            generator.right_with(place, start, node, bit, value, tally);
        });
    }

    /// Lays every letter of the rack (and blanks) that `node` continues with on a place and calls `then` for
    /// each.
    #[inline]
    fn lay(&mut self, place: usize, node: Node, then: impl Fn(&mut Self, u64, i32)) {
        let fits = (node.on | node.ends) & self.line[place].cross_set;
        let mut own = fits & self.remaining.letters;
        while own != 0 {
            let bit = own & own.wrapping_neg();
            own ^= bit;
            let code = bit.trailing_zeros() as u8;
            let value = self.layout.values[usize::from(code & 63)];
            self.remaining.take(code);
            self.strip[place] = code;
            then(self, bit, value);
            self.remaining.give(code);
        }
        if self.remaining.blanks > 0 {
            let mut any = fits & !SEPARATOR;
            self.remaining.blanks -= 1;
            while any != 0 {
                let bit = any & any.wrapping_neg();
                any ^= bit;
                self.strip[place] = bit.trailing_zeros() as u8 | AS_BLANK;
                then(self, bit, 0);
            }
            self.remaining.blanks += 1;
        }
    }

    #[inline]
    fn right_with(&mut self, place: usize, start: usize, node: Node, bit: u64, value: i32, tally: Tally) {
        let mut tally = tally.with(&self.line[place], bit, value);
        let mut ends = node.ends & bit != 0;
        let mut next = if node.on & bit != 0 { self.lexicon.follow(node, bit) } else { 0 };
        let mut place = place + 1;
        while self.line[place].tile != 0 {
            if next == 0 {
                return;
            }
            let node = self.lexicon.node::<WIDE>(next);
            let bit = 1u64 << (self.line[place].tile & !AS_BLANK);
            ends = node.ends & bit != 0;
            next = if node.on & bit != 0 { self.lexicon.follow(node, bit) } else { 0 };
            tally.main += self.line[place].value;
            place += 1;
        }
        if ends {
            self.record(start, place, tally);
        }
        if next != 0 {
            self.lay_right(place, start, next, tally);
        }
    }

    #[inline]
    fn record(&mut self, start: usize, end: usize, tally: Tally) {
        let mut score = tally.score(self.layout);
        let letters: &[u8; LENGTH] = self.strip[start..].first_chunk().unwrap_or(&[0; LENGTH]);
        if self.layout.bonus.is_some() {
            score += self.main_bonus(start, end);
        }
        let span = Span { down: self.down, line: self.number, start: start - 1, length: end - start };
        (self.found)(&Move::new(span, tally.tiles, letters, score, score * 1000));
    }

    #[cold]
    fn main_bonus(&self, start: usize, end: usize) -> i32 {
        let mut word = [0; LENGTH];
        for (letter, place) in word.iter_mut().zip(start..end) {
            let there = self.line[place].tile;
            *letter = if there == 0 { self.strip[place] } else { there } & !AS_BLANK;
        }
        self.layout.bonus_of(&word[..end - start])
    }
}

/// First place before a run from which a word can reach it without including the previous run.
fn free_after_run(line: &[Square], start: usize) -> usize {
    match line[..start].iter().rposition(|square| square.tile != 0) {
        Some(before) => (before + 2).min(start),
        None => 1,
    }
}

/// Last place after a square that a word can reach without including the next run.
fn last_before_run(line: &[Square], place: usize) -> usize {
    match line[place..].iter().position(|square| square.tile != 0) {
        Some(behind) => place + behind - 2,
        None => line.len() - 2,
    }
}
