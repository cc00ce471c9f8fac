//! The best plays by branch and bound, without generating all plays.
//!
//! A *slot* is a stretch of a line that a word could fill: its empty squares take tiles of the rack, and it
//! connects to the board. An upper bound of its equity is known before any word is: the highest-valued tiles
//! on the best premium squares, plus the best leave. Slots are visited by falling bound until the bound is no
//! better than the plays found. A visited slot is rated for all subsets of the rack at once; for the few that
//! could still win, the anagram index lists the words they form with the tiles played through.

use crate::anagrams::{Anagrams, sum_of};
use crate::bits::places;
use crate::layout::MAX_SIZE;
use crate::leaves::Leaves;
use crate::letters::AS_BLANK;
use crate::moves::{LENGTH, Move, Span};
use crate::position::{Position, Square};
use crate::rack::{MAX_TILES, Rack, RackSubsets, Subset};
use crate::slot_bounds::{QuickBound, SlotBound};
use crate::subset_cache::SubsetCache;
use crate::tally;

/// Slots are sorted by bound only within this many points of the highest.
const SORTED_POINTS: usize = 128;
/// With at most this many tiles left on the rack, the anagram index refines the bound of the leave.
const REFINED_LEAVE: usize = 1;

/// Buffers that a search reuses from one call to the next.
#[derive(Debug, Default)]
pub struct Scratch {
    subsets: RackSubsets,
    slots: Vec<u64>,
    ordered: Vec<u64>,
    rated: Vec<i32>,
    cache: SubsetCache,
}

/// The `count` best plays of a rack, best first: by score, or by equity if leaves are given.
pub fn best_plays(
    position: &Position,
    rack: &[u8],
    count: usize,
    leaves: Option<&Leaves>,
    scratch: &mut Scratch,
) -> Vec<Move> {
    best_with(position, rack, count, leaves, 0, scratch)
}

/// The `count` best plays with an empty bag: by score, minus the value of the tiles left, plus `out` for
/// going out.
pub fn best_last_plays(
    position: &Position,
    rack: &[u8],
    count: usize,
    leaves: &Leaves,
    out: i32,
    scratch: &mut Scratch,
) -> Vec<Move> {
    best_with(position, rack, count, Some(leaves), out.saturating_mul(1000), scratch)
}

fn best_with(
    position: &Position,
    rack: &[u8],
    count: usize,
    leaves: Option<&Leaves>,
    out: i32,
    scratch: &mut Scratch,
) -> Vec<Move> {
    if count == 0 || rack.is_empty() {
        return Vec::new();
    }
    let Scratch { subsets, slots, ordered, rated, cache } = scratch;
    subsets.update(rack, position.layout(), leaves, out);
    cache.clear();
    cache.find(0);
    let remaining = Rack::new(rack);
    let mut search = Search {
        position,
        anagrams: position.lexicon().anagrams(),
        usable: if remaining.blanks > 0 { !1 } else { remaining.letters },
        rack: rack.len(),
        max_premium: position.layout().letter.iter().copied().max().unwrap_or(1),
        subsets,
        cache,
        count,
        found: Vec::with_capacity(count.min(64) + 1),
        threshold: i32::MIN,
    };
    slots.clear();
    search.collect(slots);
    sort_by_bound(slots, ordered);
    for &slot in &*ordered {
        let (bound, place) = unpack(slot);
        if bound <= search.threshold {
            continue;
        }
        let slot = search.expand(place);
        if search.rate(&slot, rated) > search.threshold {
            search.search_slot(&slot, rated);
        }
    }
    search.found
}

/// Sorts slots by falling bound, rounded to whole points.
fn sort_by_bound(slots: &[u64], ordered: &mut Vec<u64>) {
    let highest = slots.iter().copied().max().map_or(0, |slot| i64::from(unpack(slot).0));
    let below =
        |slot: u64| ((highest - i64::from(unpack(slot).0)) / 1000).min(SORTED_POINTS as i64 - 1) as usize;
    let mut starts = [0u32; SORTED_POINTS + 1];
    for &slot in slots {
        starts[below(slot) + 1] += 1;
    }
    for level in 0..SORTED_POINTS {
        starts[level + 1] += starts[level];
    }
    ordered.resize(slots.len(), 0);
    for &slot in slots {
        let at = &mut starts[below(slot)];
        ordered[*at as usize] = slot;
        *at += 1;
    }
}

/// Position of a slot.
#[derive(Clone, Copy)]
struct Place {
    down: bool,
    line: usize,
    start: usize,
    tiles: usize,
}

fn pack(bound: i32, place: Place) -> u64 {
    let high = (i64::from(bound) - i64::from(i32::MIN)) as u64;
    high << 32
        | u64::from(place.down) << 30
        | (place.line as u64) << 16
        | (place.start as u64) << 8
        | place.tiles as u64
}

fn unpack(slot: u64) -> (i32, Place) {
    let bound = ((slot >> 32) as i64 + i64::from(i32::MIN)) as i32;
    let place = Place {
        down: slot >> 30 & 1 == 1,
        line: (slot >> 16 & 0xff) as usize,
        start: (slot >> 8 & 0xff) as usize,
        tiles: (slot & 0xff) as usize,
    };
    (bound, place)
}

/// A slot with everything needed to rate and fill it.
struct ExpandedSlot<'a> {
    place: Place,
    line: &'a [Square],
    length: usize,
    slot_bound: SlotBound,
    /// Anagram sum of the letters played through.
    through: u64,
    /// Bit set of the subsets that may form a word and fill every square.
    possible: u64,
    /// Letters that fit at least one square.
    any: u64,
    /// Score that does not depend on the letters laid, in thousandths.
    fixed_score: i32,
}

struct Search<'a> {
    position: &'a Position,
    anagrams: &'a Anagrams,
    rack: usize,
    /// The highest letter premium of the board.
    max_premium: u8,
    /// Letters that some tile of the rack can stand for.
    usable: u64,
    subsets: &'a RackSubsets,
    cache: &'a mut SubsetCache,
    count: usize,
    found: Vec<Move>,
    /// Equity that a play has to exceed.
    threshold: i32,
}

impl<'a> Search<'a> {
    /// Value of the highest tile that fits a square, in thousandths.
    #[inline]
    fn cap(&self, square: &Square) -> i32 {
        let fits = |&(tile, _): &(u8, i32)| square.cross_set >> tile & 1 == 1;
        self.subsets.tiles.iter().find(|&tile| fits(tile)).map_or(0, |&(_, value)| value)
    }

    /// Collects all slots with their bounds.
    fn collect(&mut self, slots: &mut Vec<u64>) {
        let position = self.position;
        let size = position.size();
        let mut caps = [0; MAX_SIZE + 2];
        for down in [false, true] {
            for number in 0..size {
                let line = position.line(down, number);
                let connecting = position.connecting(down, number);
                for at in places(connecting).filter(|&at| line[at].has_cross_word) {
                    caps[at] = self.cap(&line[at]);
                }
                // Each slot is listed under its first connecting place (anchor), so it starts there or
                // before.
                let (mut first, mut behind) = (1, 1);
                for at in places(connecting) {
                    if at >= behind {
                        let place = Place { down, line: number, start: at, tiles: 0 };
                        self.slots_at(place, first, line, &caps, slots);
                        first = at + 1;
                    }
                    if line[at].tile != 0 {
                        // No word starts right after a tile.
                        (first, behind) = (at + 2, at + 1 + usize::from(line[at + 1].tile != 0));
                    }
                }
            }
        }
    }

    /// Slots whose first anchor is `at` and that start at `first` or later.
    fn slots_at(
        &mut self,
        mut place: Place,
        first: usize,
        line: &[Square],
        caps: &[i32],
        slots: &mut Vec<u64>,
    ) {
        let connects = place.start;
        let count = self.rack - usize::from(line[connects].tile == 0);
        let mut before = QuickBound::new();
        while place.start >= first {
            self.slots_from(place, connects, line, caps, before, slots);
            if before.tiles == count {
                return;
            }
            place.start -= 1;
            before.add(&line[place.start], self.usable, 0);
        }
    }

    /// Slots that start at a place, extended from the bound of the part before the anchor.
    #[inline]
    fn slots_from(
        &mut self,
        mut place: Place,
        mut at: usize,
        line: &[Square],
        caps: &[i32],
        mut quick: QuickBound,
        slots: &mut Vec<u64>,
    ) {
        let mut connected = false;
        let mut entry = 0;
        loop {
            if line[at].tile != 0 {
                at = quick.play_through(line, at);
                connected = true;
                entry = self.cache.find(quick.through);
            }
            if connected
                && quick.tiles > 0
                && at - place.start > 1
                && let Some(leave) = self.best_leave(entry, quick.tiles)
            {
                place.tiles = quick.tiles;
                let fixed_score = self.fixed_score(&quick, at - place.start);
                let bound = fixed_score + quick.letters(self.subsets, self.max_premium) + leave;
                slots.push(pack(bound, place));
            }
            if quick.tiles == self.rack || line[at].cross_set & self.usable == 0 {
                return;
            }
            quick.add(&line[at], self.usable, caps[at]);
            connected = true;
            at += 1;
        }
    }

    /// Score of a slot of that length that does not depend on the letters laid, including all bonuses it
    /// could earn; in thousandths.
    #[inline]
    fn fixed_score(&self, quick: &QuickBound, length: usize) -> i32 {
        let layout = self.position.layout();
        let bonus = layout.bonus.as_ref().map_or(0, |bonus| bonus.points[length]);
        (quick.fixed_score() + layout.tiles[quick.tiles] + bonus) * 1000
    }

    /// Best leave among the subsets of that many tiles that may form a word with the letters played through.
    /// Only refined where few tiles are left: those subsets score most and rarely form a word.
    #[inline]
    fn best_leave(&mut self, entry: usize, tiles: usize) -> Option<i32> {
        if tiles + REFINED_LEAVE >= self.rack {
            self.cache.possible(entry, tiles, self.subsets, self.anagrams).map(|(_, leave)| leave)
        } else {
            Some(self.subsets.of[tiles].best_leave)
        }
    }

    /// Computes what `rate` and `search_slot` need to know of a slot.
    fn expand(&mut self, place: Place) -> ExpandedSlot<'a> {
        let line = self.position.line(place.down, place.line);
        let mut quick = QuickBound::new();
        let mut squares = [(&line[0], 0); MAX_TILES];
        let mut any = 0;
        let subsets = &self.subsets.of[place.tiles];
        let mut possible = !0;
        let mut end = place.start;
        loop {
            end = quick.play_through(line, end);
            if quick.tiles == place.tiles {
                break;
            }
            let square = &line[end];
            let cap = if square.has_cross_word { self.cap(square) } else { 0 };
            squares[quick.tiles] = (square, cap);
            quick.add(square, self.usable, cap);
            any |= square.cross_set;
            if square.has_cross_word && subsets.listed() {
                let fits = self.subsets.tiles.iter().zip(&subsets.having);
                possible &= fits.fold(subsets.blank, |all, (&(tile, _), &having)| {
                    all | if square.cross_set >> tile & 1 == 1 { having } else { 0 }
                });
            }
            end += 1;
        }
        let entry = self.cache.find(quick.through);
        possible &= self
            .cache
            .possible(entry, place.tiles, self.subsets, self.anagrams)
            .map_or(0, |(possible, _)| possible);
        let length = end - place.start;
        let slot_bound = SlotBound::new(&quick, &squares[..place.tiles]);
        ExpandedSlot {
            place,
            line,
            length,
            slot_bound,
            through: quick.through,
            possible,
            any,
            fixed_score: self.fixed_score(&quick, length),
        }
    }

    /// Rates every subset of the rack for a slot; returns the highest rating among those that may form a
    /// word.
    fn rate(&self, slot: &ExpandedSlot, rated: &mut Vec<i32>) -> i32 {
        let subsets = &self.subsets.of[slot.place.tiles];
        if slot.possible == 0 {
            return i32::MIN;
        }
        slot.slot_bound.rate(subsets, rated);
        let mut best = i32::MIN;
        if subsets.listed() {
            let mut possible = slot.possible & (!0 >> (64 - rated.len()));
            while possible != 0 {
                best = best.max(rated[possible.trailing_zeros() as usize]);
                possible &= possible - 1;
            }
        } else {
            best = rated.iter().copied().max().unwrap_or(best);
        }
        best.saturating_add(slot.fixed_score)
    }

    /// Adds the plays of a slot that beat the threshold.
    fn search_slot(&mut self, slot: &ExpandedSlot, rated: &[i32]) {
        let subsets = &self.subsets.of[slot.place.tiles];
        for (index, (subset, &rate)) in subsets.all.iter().zip(rated).enumerate() {
            if rate.saturating_add(slot.fixed_score) <= self.threshold {
                continue;
            }
            let sum = subset.sum.wrapping_add(slot.through);
            let blanks = usize::from(subset.blanks);
            let possible = if subsets.listed() {
                slot.possible >> index & 1 == 1
            } else {
                self.anagrams.may_extend(sum, blanks)
            };
            if possible {
                self.spell(slot, subset, subsets.leaves[index], sum, blanks, 1);
            }
        }
    }

    /// Tries every word of a subset, with each pair of letters for its blanks once.
    fn spell(
        &mut self,
        slot: &ExpandedSlot,
        subset: &Subset,
        leave: i32,
        sum: u64,
        blanks: usize,
        least: u8,
    ) {
        if blanks == 0 {
            for word in self.anagrams.words(sum, slot.length) {
                self.fit(slot, subset, leave, word);
            }
            return;
        }
        let mut letters = slot.any >> least << least;
        while letters != 0 {
            let code = letters.trailing_zeros() as u8;
            letters &= letters - 1;
            let sum = sum.wrapping_add(sum_of(code));
            if self.anagrams.may_extend(sum, blanks - 1) {
                self.spell(slot, subset, leave, sum, blanks - 1, code);
            }
        }
    }

    /// Lays a word with a subset of tiles in every possible way.
    fn fit(&mut self, slot: &ExpandedSlot, subset: &Subset, leave: i32, word: &[u8]) {
        for (square, &letter) in slot.line[slot.place.start..].iter().zip(word) {
            let fits = if square.tile == 0 {
                square.cross_set >> letter & 1 == 1
            } else {
                square.tile & !AS_BLANK == letter
            };
            if !fits {
                return;
            }
        }
        let mut remaining = Rack::new(&subset.tiles[..slot.place.tiles]);
        let mut letters = [0; LENGTH];
        self.lay(slot, leave, word, 0, &mut remaining, &mut letters);
    }

    fn lay(
        &mut self,
        slot: &ExpandedSlot,
        leave: i32,
        word: &[u8],
        at: usize,
        remaining: &mut Rack,
        letters: &mut [u8; LENGTH],
    ) {
        let Some(&letter) = word.get(at) else {
            self.keep(slot, leave, word, letters);
            return;
        };
        if slot.line[slot.place.start + at].tile != 0 {
            self.lay(slot, leave, word, at + 1, remaining, letters);
            return;
        }
        if remaining.has(letter) {
            remaining.take(letter);
            letters[at] = letter;
            self.lay(slot, leave, word, at + 1, remaining, letters);
            remaining.give(letter);
        }
        if remaining.blanks > 0 {
            remaining.blanks -= 1;
            letters[at] = letter | AS_BLANK;
            self.lay(slot, leave, word, at + 1, remaining, letters);
            remaining.blanks += 1;
        }
    }

    /// Scores a play and keeps it if it is among the best.
    fn keep(&mut self, slot: &ExpandedSlot, leave: i32, word: &[u8], letters: &[u8; LENGTH]) {
        let squares = &slot.line[slot.place.start..];
        let score = tally::score(self.position.layout(), squares, &letters[..slot.length], word);
        let equity = score * 1000 + leave;
        if equity <= self.threshold {
            return;
        }
        let place = slot.place;
        let span = Span { down: place.down, line: place.line, start: place.start - 1, length: slot.length };
        let found = Move::new(span, place.tiles, letters, score, equity);
        let at = self.found.partition_point(|other| other.equity >= equity);
        self.found.insert(at, found);
        self.found.truncate(self.count);
        if self.found.len() == self.count {
            self.threshold = self.found[self.count - 1].equity;
        }
    }
}
