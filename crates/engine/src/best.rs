//! The best plays, without looking at all of them.
//!
//! A *slot* is a stretch of a line that a word could fill: its empty squares all take a tile of the rack, and it hangs
//! together with what lies there. What a slot can score at most is known before any word is: the dearest tiles on
//! the squares that multiply most, and the best leave. Slots are looked at from the highest bound down, but for those whose
//! bound is no better than what was found. Looked at, a slot is rated for every choice of tiles at once; for the few choices
//! that could still win, the index of anagrams says which words they make with the tiles they play through.

use crate::anagrams::{Anagrams, sum_of};
use crate::frame::{Frame, Sketch};
use crate::hand::{AllChoices, Choice, Hand, MOST_TILES};
use crate::layout::WIDEST;
use crate::leaves::Leaves;
use crate::letters::AS_BLANK;
use crate::memory::Memory;
use crate::moves::{LENGTH, Move, Span};
use crate::position::{Position, Square};

/// Slots so many points below the highest stand in order, those further down in none.
const LEVELS: usize = 128;
/// So many tiles left on the rack are few.
const FEW: usize = 1;

/// What a search keeps from one call to the next, so that it need not be made anew.
#[derive(Debug, Default)]
pub struct Scratch {
    choices: AllChoices,
    slots: Vec<u64>,
    ordered: Vec<u64>,
    rated: Vec<i32>,
    memory: Memory,
}

/// The `most` best plays of a rack, the best first: by score, or with leaves by score and leave.
pub fn best_plays(
    position: &Position,
    rack: &[u8],
    most: usize,
    leaves: Option<&Leaves>,
    scratch: &mut Scratch,
) -> Vec<Move> {
    best_with(position, rack, most, leaves, 0, scratch)
}

/// The `most` best plays when nothing is drawn any more: by score, by what it costs to be left with the rest, and by
/// the points that it brings to be out.
pub fn best_last_plays(
    position: &Position,
    rack: &[u8],
    most: usize,
    leaves: &Leaves,
    out: i32,
    scratch: &mut Scratch,
) -> Vec<Move> {
    best_with(position, rack, most, Some(leaves), out.saturating_mul(1000), scratch)
}

fn best_with(
    position: &Position,
    rack: &[u8],
    most: usize,
    leaves: Option<&Leaves>,
    out: i32,
    scratch: &mut Scratch,
) -> Vec<Move> {
    if most == 0 || rack.is_empty() {
        return Vec::new();
    }
    let Scratch { choices, slots, ordered, rated, memory } = scratch;
    choices.renew(rack, position.layout(), leaves, out);
    memory.clear();
    memory.find(0);
    let hand = Hand::new(rack);
    let mut search = Search {
        position,
        anagrams: position.lexicon().anagrams(),
        usable: if hand.blanks > 0 { !1 } else { hand.letters },
        rack: rack.len(),
        levels: position.layout().letter.iter().copied().max().unwrap_or(1),
        choices,
        memory,
        most,
        found: Vec::with_capacity(most.min(64) + 1),
        threshold: i32::MIN,
    };
    slots.clear();
    search.collect(slots);
    put_in_order(slots, ordered);
    for &slot in &*ordered {
        let (bound, place) = unpack(slot);
        if bound <= search.threshold {
            continue;
        }
        let fill = search.outline(place);
        if search.rate(&fill, rated) > search.threshold {
            search.look(&fill, rated);
        }
    }
    search.found
}

/// The places of a line that have a bit, from left to right.
fn places(mut bits: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = (bits != 0).then(|| bits.trailing_zeros() as usize);
        bits &= bits.wrapping_sub(1);
        place
    })
}

/// Puts slots in the order of their bounds, to the point: the highest first.
fn put_in_order(slots: &[u64], ordered: &mut Vec<u64>) {
    let highest = slots.iter().copied().max().map_or(0, |slot| i64::from(unpack(slot).0));
    let below = |slot: u64| ((highest - i64::from(unpack(slot).0)) / 1000).min(LEVELS as i64 - 1) as usize;
    let mut starts = [0u32; LEVELS + 1];
    for &slot in slots {
        starts[below(slot) + 1] += 1;
    }
    for level in 0..LEVELS {
        starts[level + 1] += starts[level];
    }
    ordered.resize(slots.len(), 0);
    for &slot in slots {
        let at = &mut starts[below(slot)];
        ordered[*at as usize] = slot;
        *at += 1;
    }
}

/// Where a slot is.
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

/// A slot, looked at.
struct Fill<'a> {
    place: Place,
    line: &'a [Square],
    long: usize,
    frame: Frame,
    /// The sum of the letters that are played through.
    through: u64,
    /// The choices of tiles that may make a word and fill every square.
    may: u64,
    /// The letters that fit somewhere.
    any: u64,
    /// Points that do not depend on the letters laid, in thousandths.
    sure: i32,
}

struct Search<'a> {
    position: &'a Position,
    anagrams: &'a Anagrams,
    rack: usize,
    /// The most that a square of the board multiplies a letter by.
    levels: u8,
    /// The letters that some tile can be.
    usable: u64,
    choices: &'a AllChoices,
    memory: &'a mut Memory,
    most: usize,
    found: Vec<Move>,
    /// What a play must be better than.
    threshold: i32,
}

impl<'a> Search<'a> {
    /// The dearest tile that fits a square, in thousandths.
    #[inline]
    fn cap(&self, square: &Square) -> i32 {
        let fits = |&(tile, _): &(u8, i32)| square.cross >> tile & 1 == 1;
        self.choices.tiles.iter().find(|&tile| fits(tile)).map_or(0, |&(_, value)| value)
    }

    /// All slots with their bounds.
    fn collect(&mut self, slots: &mut Vec<u64>) {
        let position = self.position;
        let size = position.size();
        let mut caps = [0; WIDEST + 2];
        for down in [false, true] {
            for number in 0..size {
                let line = position.line(down, number);
                let connecting = position.connecting(down, number);
                for at in places(connecting).filter(|&at| line[at].crosses) {
                    caps[at] = self.cap(&line[at]);
                }
                // Every slot has a first place that connects it. Those of one such place begin there or before it.
                let (mut first, mut behind) = (1, 1);
                for at in places(connecting) {
                    if at >= behind {
                        let place = Place { down, line: number, start: at, tiles: 0 };
                        self.slots_at(place, first, line, &caps, slots);
                        first = at + 1;
                    }
                    if line[at].tile != 0 {
                        // No word begins right behind a tile.
                        (first, behind) = (at + 2, at + 1 + usize::from(line[at + 1].tile != 0));
                    }
                }
            }
        }
    }

    /// The slots that are connected first by a place, and begin no earlier than `first`.
    fn slots_at(
        &mut self,
        mut place: Place,
        first: usize,
        line: &[Square],
        caps: &[i32],
        slots: &mut Vec<u64>,
    ) {
        let connects = place.start;
        let most = self.rack - usize::from(line[connects].tile == 0);
        let mut before = Sketch::new();
        while place.start >= first {
            self.slots_from(place, connects, line, caps, before, slots);
            if before.tiles == most {
                return;
            }
            place.start -= 1;
            before.add(&line[place.start], self.usable, 0);
        }
    }

    /// The slots that begin at a place, of which the part is known that lies before where they connect.
    #[inline]
    fn slots_from(
        &mut self,
        mut place: Place,
        mut at: usize,
        line: &[Square],
        caps: &[i32],
        mut sketch: Sketch,
        slots: &mut Vec<u64>,
    ) {
        let mut connected = false;
        let mut known = 0;
        loop {
            if line[at].tile != 0 {
                at = sketch.play_through(line, at);
                connected = true;
                known = self.memory.find(sketch.through);
            }
            if connected
                && sketch.tiles > 0
                && at - place.start > 1
                && let Some(leave) = self.best_leave(known, sketch.tiles)
            {
                place.tiles = sketch.tiles;
                let sure = self.sure(&sketch, at - place.start);
                let bound = sure + sketch.letters(self.choices, self.levels) + leave;
                slots.push(pack(bound, place));
            }
            if sketch.tiles == self.rack || line[at].cross & self.usable == 0 {
                return;
            }
            sketch.add(&line[at], self.usable, caps[at]);
            connected = true;
            at += 1;
        }
    }

    /// Points of a slot of that length that do not depend on the letters laid, and all that can be earned besides; in
    /// thousandths.
    #[inline]
    fn sure(&self, sketch: &Sketch, long: usize) -> i32 {
        let layout = self.position.layout();
        let bonus = layout.bonus.as_ref().map_or(0, |bonus| bonus.points[long]);
        (sketch.sure() + layout.tiles[sketch.tiles] + bonus) * 1000
    }

    /// The best leave of the choices of so many tiles that may make a word with the letters played through. Only where
    /// there are few choices is that looked up; they are those that score most and hardly ever make a word.
    #[inline]
    fn best_leave(&mut self, known: usize, tiles: usize) -> Option<i32> {
        if tiles + FEW >= self.rack {
            self.memory.may(known, tiles, self.choices, self.anagrams).map(|(_, leave)| leave)
        } else {
            Some(self.choices.of[tiles].best_leave)
        }
    }

    /// What there is to know of a slot.
    fn outline(&mut self, place: Place) -> Fill<'a> {
        let line = self.position.line(place.down, place.line);
        let mut sketch = Sketch::new();
        let mut squares = [(&line[0], 0); MOST_TILES];
        let mut any = 0;
        let choices = &self.choices.of[place.tiles];
        let mut may = !0;
        let mut end = place.start;
        loop {
            end = sketch.play_through(line, end);
            if sketch.tiles == place.tiles {
                break;
            }
            let square = &line[end];
            let cap = if square.crosses { self.cap(square) } else { 0 };
            squares[sketch.tiles] = (square, cap);
            sketch.add(square, self.usable, cap);
            any |= square.cross;
            if square.crosses && choices.listed() {
                let fits = self.choices.tiles.iter().zip(&choices.having);
                may &= fits.fold(choices.blank, |all, (&(tile, _), &having)| {
                    all | if square.cross >> tile & 1 == 1 { having } else { 0 }
                });
            }
            end += 1;
        }
        let known = self.memory.find(sketch.through);
        may &= self.memory.may(known, place.tiles, self.choices, self.anagrams).map_or(0, |(may, _)| may);
        let long = end - place.start;
        let frame = Frame::new(&sketch, &squares[..place.tiles]);
        Fill { place, line, long, frame, through: sketch.through, may, any, sure: self.sure(&sketch, long) }
    }

    /// Rates every choice of tiles for a slot, and gives the best rate of those that may make a word.
    fn rate(&self, fill: &Fill, rated: &mut Vec<i32>) -> i32 {
        let choices = &self.choices.of[fill.place.tiles];
        if fill.may == 0 {
            return i32::MIN;
        }
        fill.frame.rate(choices, rated);
        let mut best = i32::MIN;
        if choices.listed() {
            let mut may = fill.may & (!0 >> (64 - rated.len()));
            while may != 0 {
                best = best.max(rated[may.trailing_zeros() as usize]);
                may &= may - 1;
            }
        } else {
            best = rated.iter().copied().max().unwrap_or(best);
        }
        best.saturating_add(fill.sure)
    }

    /// Finds the plays of a slot that are better than what there is.
    fn look(&mut self, fill: &Fill, rated: &[i32]) {
        let choices = &self.choices.of[fill.place.tiles];
        for (index, (choice, &rate)) in choices.all.iter().zip(rated).enumerate() {
            if rate.saturating_add(fill.sure) <= self.threshold {
                continue;
            }
            let sum = choice.sum.wrapping_add(fill.through);
            let blanks = usize::from(choice.blanks);
            let may = if choices.listed() {
                fill.may >> index & 1 == 1
            } else {
                self.anagrams.may_grow(sum, blanks)
            };
            if may {
                self.spell(fill, choice, choices.leaves[index], sum, blanks, 1);
            }
        }
    }

    /// The words of a choice, its blanks standing for any letters, each pair of letters once.
    fn spell(&mut self, fill: &Fill, choice: &Choice, leave: i32, sum: u64, blanks: usize, least: u8) {
        if blanks == 0 {
            for word in self.anagrams.words(sum, fill.long) {
                self.fit(fill, choice, leave, word);
            }
            return;
        }
        let mut letters = fill.any >> least << least;
        while letters != 0 {
            let code = letters.trailing_zeros() as u8;
            letters &= letters - 1;
            let sum = sum.wrapping_add(sum_of(code));
            if self.anagrams.may_grow(sum, blanks - 1) {
                self.spell(fill, choice, leave, sum, blanks - 1, code);
            }
        }
    }

    /// Lays a word of a choice of tiles in every way that it can be laid.
    fn fit(&mut self, fill: &Fill, choice: &Choice, leave: i32, word: &[u8]) {
        for (square, &letter) in fill.line[fill.place.start..].iter().zip(word) {
            let fits = if square.tile == 0 {
                square.cross >> letter & 1 == 1
            } else {
                square.tile & !AS_BLANK == letter
            };
            if !fits {
                return;
            }
        }
        let mut hand = Hand::new(&choice.tiles[..fill.place.tiles]);
        let mut letters = [0; LENGTH];
        self.lay(fill, leave, word, 0, &mut hand, &mut letters);
    }

    fn lay(
        &mut self,
        fill: &Fill,
        leave: i32,
        word: &[u8],
        at: usize,
        hand: &mut Hand,
        letters: &mut [u8; LENGTH],
    ) {
        let Some(&letter) = word.get(at) else {
            self.keep(fill, leave, word, letters);
            return;
        };
        if fill.line[fill.place.start + at].tile != 0 {
            self.lay(fill, leave, word, at + 1, hand, letters);
            return;
        }
        if hand.has(letter) {
            hand.take(letter);
            letters[at] = letter;
            self.lay(fill, leave, word, at + 1, hand, letters);
            hand.give(letter);
        }
        if hand.blanks > 0 {
            hand.blanks -= 1;
            letters[at] = letter | AS_BLANK;
            self.lay(fill, leave, word, at + 1, hand, letters);
            hand.blanks += 1;
        }
    }

    /// Scores a play, and keeps it if it is among the best.
    fn keep(&mut self, fill: &Fill, leave: i32, word: &[u8], letters: &[u8; LENGTH]) {
        let layout = self.position.layout();
        let (mut main, mut times, mut across) = (0, 1, 0);
        for (square, &letter) in fill.line[fill.place.start..].iter().zip(&letters[..fill.long]) {
            if letter == 0 {
                main += square.value;
                continue;
            }
            let value = if letter & AS_BLANK == 0 { layout.values[usize::from(letter)] } else { 0 };
            let value = value * i32::from(square.letter);
            main += value;
            times *= i32::from(square.word);
            if square.crosses {
                across += (square.cross_score + value) * i32::from(square.word);
                if square.bonus >> (letter & !AS_BLANK) & 1 == 1 {
                    across += square.bonus_points;
                }
            }
        }
        let mut score = main * times + across + layout.tiles[fill.place.tiles];
        if let Some(bonus) = &layout.bonus
            && bonus.points[fill.long] != 0
            && bonus.words.contains(word)
        {
            score += bonus.points[fill.long];
        }
        let equity = score * 1000 + leave;
        if equity <= self.threshold {
            return;
        }
        let place = fill.place;
        let span = Span { down: place.down, line: place.line, start: place.start - 1, long: fill.long };
        let found = Move::new(span, place.tiles, letters, score, equity);
        let at = self.found.partition_point(|other| other.equity >= equity);
        self.found.insert(at, found);
        self.found.truncate(self.most);
        if self.found.len() == self.most {
            self.threshold = self.found[self.most - 1].equity;
        }
    }
}
