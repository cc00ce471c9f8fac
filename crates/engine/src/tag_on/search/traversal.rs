//! GADDAG traversal: from a place of a line to the left, and after each separator to the right.

use std::sync::Arc;

use super::{Origin, Search};
use crate::letters::{AS_BLANK, NONE};
use crate::lexicon::{Node, SEPARATOR};
use crate::moves::{LENGTH, Span};
use crate::tag_on::Sink;
use crate::tag_on::bounds::{Bound, CENTRE, Part, Source};
use crate::tag_on::variants::PlacedWord;

/// State of a partial word.
#[derive(Clone, Copy)]
struct Path<H> {
    /// Places that were replaced.
    lifted: u32,
    /// Whether a letter differs from the tile it replaces.
    differs: bool,
    bound: H,
}

/// Directions: to the left over the run, to the left before it, to the right.
const BACK: usize = 0;
const LEFT: usize = 1;
const RIGHT: usize = 2;

impl<const WIDE: bool, H: Bound, S: Sink> Search<'_, WIDE, H, S> {
    pub(super) fn search_from(&mut self, origin: Origin) {
        let size = self.position.size();
        (self.reserved, self.behind) = ((0, 0), Part::NONE);
        match origin {
            Origin::Run(first, last, free) => {
                (self.run, self.bounds, self.free) = ((first, last), (1, size), free);
                self.whole = if H::BOUNDS { self.laid_on(first, last) } else { Part::NONE };
                self.search_run();
            }
            Origin::Square(place, first, last) => {
                (self.run, self.bounds, self.right) = ((place, place), (first, last), place + 1);
                let root = self.lexicon.node::<WIDE>(self.lexicon.root());
                let path = Path { lifted: 0, differs: false, bound: H::new(self.rack_bounds()) };
                self.lay::<LEFT>(place, root, path);
            }
        }
    }

    /// All plays that include a run and stay in it or replace some of it, by the last of its tiles that
    /// stays.
    fn search_run(&mut self) {
        let (first, last) = self.run;
        let root = self.lexicon.node::<WIDE>(self.lexicon.root());
        for stays in (first..=last).rev() {
            if stays < last && !self.reserve(stays + 1) {
                return;
            }
            let tile = self.tiles[stays];
            let bit = 1u64 << (tile & !AS_BLANK);
            if root.on & bit != 0 {
                self.right = stays + 1;
                let bound = H::new(self.rack_bounds()).keep(self.rack_bounds(), tile, true);
                let path = Path { lifted: 0, differs: false, bound };
                self.back(stays, false, self.lexicon.follow(root, bit), path);
            }
        }
    }

    /// Replaces one more tile of the run: reserves the tile or blank this needs, if there is one.
    fn reserve(&mut self, place: usize) -> bool {
        let fits = self.fits[place];
        self.reserved.0 += 1;
        self.reserved.1 += usize::from(fits & (self.remaining.letters | self.on_offer) == 0);
        if H::BOUNDS {
            self.behind = self.behind.with(self.rack_bounds().max_addition(fits), self.claims[place]);
        }
        fits != 0 && self.reserved.0 <= self.left && self.reserved.1 <= self.remaining.blanks
    }

    /// Continues from `node`, which has read backwards the run from `start` to the last tile that stays;
    /// `ends` tells whether that is a word.
    fn back(&mut self, start: usize, ends: bool, node: u32, path: Path<H>) {
        let (first, last) = self.run;
        if start == first {
            let ordinary = path.lifted == 0 && self.right > last;
            self.bounds.0 = if ordinary { self.free } else { 1 };
            self.left_of(start, ends, node, path);
            return;
        }
        if node == 0 {
            return;
        }
        if H::BOUNDS {
            let tiles = self.left - self.reserved.0;
            let (before, behind) = (self.reach.before(start, tiles), self.reach.from(last + 1, tiles));
            let most = path.bound.upper_bound(
                self.rack_bounds(),
                before,
                behind,
                &self.whole,
                self.remaining.blanks,
            );
            if most <= self.sink.least() {
                return;
            }
        }
        let here = self.lexicon.node::<WIDE>(node);
        self.keep::<BACK>(start - 1, here, path);
        self.lay::<BACK>(start - 1, here, path);
    }

    /// Continues from `node`, which has read backwards everything from `start` to the starting point.
    fn left_of(&mut self, start: usize, ends: bool, node: u32, path: Path<H>) {
        let last = self.run.1;
        if H::BOUNDS {
            let tiles = self.left - self.reserved.0;
            let before = self.reach.before(start, tiles.min(start - self.bounds.0));
            let behind = self.reach.from(last + 1, tiles.min(self.bounds.1 - last));
            let most = path.bound.upper_bound(
                self.rack_bounds(),
                before,
                behind,
                &self.behind,
                self.remaining.blanks,
            );
            if most <= self.sink.least() {
                return;
            }
        }
        if self.tiles[start - 1] == NONE {
            self.start = start;
            if ends && self.right > last {
                self.record(last, path);
            }
            if node != 0 {
                let here = self.lexicon.node::<WIDE>(node);
                if here.on & SEPARATOR != 0 {
                    self.right_from(self.right, self.lexicon.follow(here, SEPARATOR), path);
                }
            }
        }
        if node == 0 || start <= self.bounds.0 {
            return;
        }
        let here = self.lexicon.node::<WIDE>(node);
        if self.tiles[start - 1] == NONE {
            self.lay::<LEFT>(start - 1, here, path);
        } else {
            self.keep::<LEFT>(start - 1, here, path);
        }
    }

    /// Continues to the right from a place.
    fn right_from(&mut self, place: usize, node: u32, path: Path<H>) {
        if place > self.bounds.1 {
            return;
        }
        let last = self.run.1;
        if H::BOUNDS {
            let most = if place <= last {
                let behind = self.reach.from(last + 1, self.left - (last + 1 - place));
                path.bound.upper_bound_right(self.rack_bounds(), behind, &self.behind, self.remaining.blanks)
            } else {
                let behind = self.reach.from(place, self.left.min(self.bounds.1 + 1 - place));
                path.bound.upper_bound_right(self.rack_bounds(), behind, &Part::NONE, self.remaining.blanks)
            };
            if most <= self.sink.least() {
                return;
            }
        }
        let here = self.lexicon.node::<WIDE>(node);
        if place > last && self.tiles[place] != NONE {
            self.keep::<RIGHT>(place, here, path);
        } else {
            self.lay::<RIGHT>(place, here, path);
        }
    }

    /// Keeps the tile on a place.
    #[inline]
    fn keep<const WAY: usize>(&mut self, place: usize, here: Node, path: Path<H>) {
        let tile = self.tiles[place];
        let bound = path.bound.keep(self.rack_bounds(), tile, WAY != RIGHT);
        self.on::<WAY>(place, here, 1 << (tile & !AS_BLANK), Path { bound, ..path });
    }

    /// Lays a letter of the rack on a place, replacing a tile or not.
    fn lay<const WAY: usize>(&mut self, place: usize, here: Node, path: Path<H>) {
        let (tiles, blanks) = if WAY == RIGHT { (0, 0) } else { self.reserved };
        if self.left <= tiles {
            return;
        }
        let tile = self.tiles[place];
        let lifts = tile != NONE;
        let mut fits = (here.on | here.ends) & self.fits[place] & !SEPARATOR;
        if self.remaining.blanks <= blanks {
            fits &= self.remaining.letters | self.on_offer;
        }
        self.left -= 1;
        while fits != 0 {
            let bit = fits & fits.wrapping_neg();
            fits ^= bit;
            let code = bit.trailing_zeros() as u8;
            let from = if self.remaining.letters & bit != 0 {
                Source::Rack
            } else if self.on_offer & bit != 0 {
                Source::FaceUp
            } else {
                Source::Blank
            };
            let path = Path {
                lifted: path.lifted | u32::from(lifts) << place,
                differs: path.differs || (lifts && code != tile & !AS_BLANK),
                bound: path.bound.lay(
                    self.rack_bounds(),
                    (code, from),
                    self.remaining.blanks,
                    self.claims[place],
                    WAY != RIGHT,
                ),
            };
            self.strip[place] = code;
            match from {
                Source::Rack => {
                    self.remaining.take(code);
                    self.on::<WAY>(place, here, bit, path);
                    self.remaining.give(code);
                }
                // A blank could also be that letter, but not the other way round: the blank is kept.
                Source::FaceUp => {
                    let offered = std::mem::take(&mut self.on_offer);
                    self.on::<WAY>(place, here, bit, path);
                    self.on_offer = offered;
                }
                Source::Blank => {
                    self.remaining.blanks -= 1;
                    self.on::<WAY>(place, here, bit, path);
                    self.remaining.blanks += 1;
                }
            }
        }
        self.left += 1;
        if lifts {
            self.strip[place] = NONE;
        }
    }

    /// Continues after a letter on a place.
    #[inline]
    fn on<const WAY: usize>(&mut self, place: usize, here: Node, bit: u64, path: Path<H>) {
        let ends = here.ends & bit != 0;
        let next = if here.on & bit == 0 { 0 } else { self.lexicon.follow(here, bit) };
        match WAY {
            BACK => self.back(place, ends, next, path),
            LEFT => self.left_of(place, ends, next, path),
            _ => {
                if ends && place >= self.run.1 && self.tiles[place + 1] == NONE {
                    self.record(place, path);
                }
                if next != 0 {
                    self.right_from(place + 1, next, path);
                }
            }
        }
    }

    /// Records a word that ends at a place, if its bound is high enough.
    #[inline]
    fn record(&mut self, last: usize, path: Path<H>) {
        if H::BOUNDS {
            let most = path.bound.upper_bound_right(self.rack_bounds(), &Part::NONE, &Part::NONE, 0);
            if most <= self.sink.least() || !self.is_wanted(last) {
                return;
            }
        }
        if self.rack - self.left != self.bingo_tiles {
            self.give(last, path.lifted, path.differs, None);
        }
    }

    /// Passes a word that ends at a place to the sink, if it is a valid play: with the tiles of the rack, and with each
    /// of the letters beside the board; or only with that one of them, [`NONE`] for none.
    pub(super) fn give(&mut self, last: usize, lifted: u32, differs: bool, only: Option<u8>) {
        let laid = self.rack - self.left;
        if laid == 0 {
            return;
        }
        if lifted != 0 {
            let grown = laid > lifted.count_ones() as usize;
            if !(grown || (differs && !self.turn.must_grow)) {
                return;
            }
            if !self.valid_runs.all && !self.touches_words(last) {
                return;
            }
        }
        let claims = (self.start..=last)
            .filter(|&place| self.strip[place] != NONE)
            .fold(0, |claims, place| claims | self.claims[place]);
        let span =
            Span { down: self.down, line: self.number, start: self.start - 1, length: last + 1 - self.start };
        let placed = PlacedWord {
            span,
            letters: *self.strip[self.start..].first_chunk().unwrap_or(&[NONE; LENGTH]),
            there: &self.tiles[self.start..=last],
            lifted: lifted >> self.start,
            claims: claims as u8,
            centre: claims & CENTRE != 0,
        };
        if let Some(took) = only {
            self.variants.all(&placed, self.signs, (took, self.letters), self.sink);
            return;
        }
        self.variants.all(&placed, self.signs, (NONE, self.letters), self.sink);
        let mut offered =
            self.face_up & placed.letters[..span.length].iter().fold(0, |set, &letter| set | 1u64 << letter);
        while offered != 0 {
            self.variants.all(&placed, self.signs, (offered.trailing_zeros() as u8, self.letters), self.sink);
            offered &= offered - 1;
        }
    }

    /// Whether the word that ends at a place belongs to this pass.
    fn is_wanted(&self, last: usize) -> bool {
        let mut word = [NONE; LENGTH];
        for (code, place) in word.iter_mut().zip(self.start..=last) {
            let letter = self.strip[place];
            *code = if letter == NONE { self.tiles[place] & !AS_BLANK } else { letter };
        }
        let word = &word[..=last - self.start];
        let all = self.position.lexicon();
        (std::ptr::eq(Arc::as_ptr(all), self.lexicon) || all.contains(word))
            && !self.excluded.iter().any(|words| words.contains(word))
    }

    /// Whether every run that a changed square touches is a word.
    fn touches_words(&self, last: usize) -> bool {
        let [along, across] = [usize::from(self.down), usize::from(!self.down)];
        let sound = |which: usize, number: usize, place: usize| {
            self.valid_runs.runs[which][self.position.square(self.down, number, place)]
        };
        (self.start..=last).filter(|&place| self.strip[place] != NONE).all(|place| {
            let changes = |at: usize| self.strip[at] != NONE;
            (self.number == 0 || sound(along, self.number - 1, place))
                && (self.number + 1 == self.position.size() || sound(along, self.number + 1, place))
                && (place == self.start || changes(place - 1) || sound(across, self.number, place - 1))
                && (place == last || changes(place + 1) || sound(across, self.number, place + 1))
        })
    }
}
