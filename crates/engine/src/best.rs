//! The best plays, without looking at all of them.
//!
//! A *slot* is a stretch of a line that a word could fill: its empty squares all take a tile of the rack, and it hangs
//! together with what lies there. What a slot can score at most is known before any word is: the dearest tiles on
//! the squares that multiply most, and the best leave. Slots are looked at from the highest bound down, until the bound
//! is no better than what was found. Looked at, a slot is rated for every choice of tiles at once; for the few choices
//! that could still win, the index of anagrams says which words they make with the tiles they play through.

use std::collections::BinaryHeap;

use crate::anagrams::sum_of;
use crate::hand::{AllChoices, Choice, Hand, MOST_TILES};
use crate::leaves::Leaves;
use crate::letters::{AS_BLANK, BLANK};
use crate::moves::{LENGTH, Move, Span};
use crate::position::{Position, Square};

/// What a search keeps from one call to the next, so that it need not be made anew.
#[derive(Debug, Default)]
pub struct Workshop {
    choices: AllChoices,
    slots: BinaryHeap<u64>,
    rated: Vec<i32>,
    /// How many slots there were, and how many were looked at: for measuring.
    pub counts: [u64; 4],
}

/// The `most` best plays of a rack, the best first: by score, or with leaves by score and leave.
pub fn best_plays(
    position: &Position,
    rack: &[u8],
    most: usize,
    leaves: Option<&Leaves>,
    workshop: &mut Workshop,
) -> Vec<Move> {
    if most == 0 || rack.is_empty() {
        return Vec::new();
    }
    let Workshop { choices, slots, rated, counts } = workshop;
    choices.renew(rack, position.layout(), leaves);
    let mut search = Search {
        position,
        hand: Hand::new(rack),
        rack: rack.len(),
        usable: 0,
        choices,
        most,
        found: Vec::with_capacity(most.min(64) + 1),
        threshold: i32::MIN,
    };
    search.usable = if search.hand.blanks > 0 { !0 } else { search.hand.letters };
    let mut list = std::mem::take(slots).into_vec();
    list.clear();
    search.collect(&mut list);
    counts[0] += list.len() as u64;
    *slots = BinaryHeap::from(list);
    while let Some(slot) = slots.pop() {
        let (bound, place) = unpack(slot);
        if bound <= search.threshold {
            break;
        }
        counts[1] += 1;
        search.look(place, rated, counts);
    }
    search.found
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
        | u64::from(place.down) << 31
        | (place.line as u64) << 16
        | (place.start as u64) << 8
        | place.tiles as u64
}

fn unpack(slot: u64) -> (i32, Place) {
    let bound = ((slot >> 32) as i64 + i64::from(i32::MIN)) as i32;
    let place = Place {
        down: slot >> 31 & 1 == 1,
        line: (slot >> 16 & 0xff) as usize,
        start: (slot >> 8 & 0xff) as usize,
        tiles: (slot & 0xff) as usize,
    };
    (bound, place)
}

/// What is known of a slot while it grows.
struct Frame {
    /// What each empty square multiplies its letter by, all words together, the most first.
    times: [i32; MOST_TILES],
    /// The letter premium of each empty square, and the word premium of its cross word (0 if there is none).
    squares: [(i32, i32); MOST_TILES],
    tiles: usize,
    /// The word premiums together.
    word: i32,
    /// The tiles that are played through.
    fixed: i32,
    /// What the cross words score without the new letters, and their bonuses.
    across: i32,
}

impl Frame {
    fn new() -> Self {
        Self { times: [0; MOST_TILES], squares: [(0, 0); MOST_TILES], tiles: 0, word: 1, fixed: 0, across: 0 }
    }

    #[inline]
    fn add(&mut self, square: &Square, usable: u64) {
        let (letter, word) = (i32::from(square.letter), i32::from(square.word));
        let cross = if square.crosses { word } else { 0 };
        self.across += square.cross_score * cross;
        if square.bonus & usable != 0 {
            self.across += square.bonus_points;
        }
        self.squares[self.tiles] = (letter, cross);
        self.tiles += 1;
        if word == 1 {
            self.insert(self.tiles - 1, letter * (self.word + cross));
        } else {
            self.word *= word;
            for at in 0..self.tiles {
                let (letter, cross) = self.squares[at];
                self.insert(at, letter * (self.word + cross));
            }
        }
    }

    /// Puts a number among the first `count`, which stand in falling order.
    #[inline]
    fn insert(&mut self, count: usize, times: i32) {
        let mut at = count;
        while at > 0 && self.times[at - 1] < times {
            self.times[at] = self.times[at - 1];
            at -= 1;
        }
        self.times[at] = times;
    }

    /// Points that do not depend on the letters laid.
    #[inline]
    fn sure(&self) -> i32 {
        self.fixed * self.word + self.across
    }
}

struct Search<'a> {
    position: &'a Position,
    hand: Hand,
    rack: usize,
    /// The letters that some tile can be.
    usable: u64,
    choices: &'a AllChoices,
    most: usize,
    found: Vec<Move>,
    /// What a play must be better than.
    threshold: i32,
}

impl Search<'_> {
    /// All slots with their bounds.
    fn collect(&self, slots: &mut Vec<u64>) {
        let size = self.position.size();
        for down in [false, true] {
            for number in 0..size {
                let line = self.position.line(down, number);
                // For each place, how far it is to the next square that connects.
                let mut reach = usize::MAX;
                for start in (1..=size).rev() {
                    if line[start].tile != 0 {
                        reach = 0;
                    } else if line[start].touches {
                        reach = 1;
                    } else {
                        reach = reach.saturating_add(1);
                    }
                    if reach <= self.rack && line[start - 1].tile == 0 {
                        self.slots_from(Place { down, line: number, start, tiles: 0 }, line, slots);
                    }
                }
            }
        }
    }

    /// The slots that begin at a place.
    #[inline]
    fn slots_from(&self, mut place: Place, line: &[Square], slots: &mut Vec<u64>) {
        let layout = self.position.layout();
        let mut frame = Frame::new();
        let mut connected = false;
        let mut at = place.start;
        loop {
            while line[at].tile != 0 {
                frame.fixed += line[at].value;
                connected = true;
                at += 1;
            }
            if connected && frame.tiles > 0 && at - place.start > 1 {
                place.tiles = frame.tiles;
                let mut sure = frame.sure() + layout.tiles[frame.tiles];
                if let Some(bonus) = &layout.bonus {
                    sure += bonus.points[at - place.start];
                }
                let letters: i32 =
                    frame.times[..frame.tiles].iter().zip(&self.choices.values).map(|(a, b)| a * b).sum();
                let bound = sure * 1000 + letters + self.choices.of[frame.tiles].best_leave;
                slots.push(pack(bound, place));
            }
            if frame.tiles == self.rack || line[at].cross & self.usable == 0 {
                return;
            }
            frame.add(&line[at], self.usable);
            connected |= line[at].touches;
            at += 1;
        }
    }

    /// Finds the plays of a slot that are better than what there is.
    fn look(&mut self, place: Place, rated: &mut Vec<i32>, counts: &mut [u64; 4]) {
        let position = self.position;
        let line = position.line(place.down, place.line);
        let layout = position.layout();
        let mut frame = Frame::new();
        let mut through = 0u64;
        let mut narrow = [0u64; MOST_TILES];
        let mut narrows = 0;
        let mut any = 0;
        let mut end = place.start;
        loop {
            while line[end].tile != 0 {
                frame.fixed += line[end].value;
                through = through.wrapping_add(sum_of(line[end].tile & !AS_BLANK));
                end += 1;
            }
            if frame.tiles == place.tiles {
                break;
            }
            frame.add(&line[end], self.usable);
            any |= line[end].cross;
            if line[end].crosses {
                narrow[narrows] = line[end].cross;
                narrows += 1;
            }
            end += 1;
        }
        let long = end - place.start;
        let mut sure = frame.sure() + layout.tiles[frame.tiles];
        if let Some(bonus) = &layout.bonus {
            sure += bonus.points[long];
        }
        let choices = &self.choices.of[place.tiles];
        let count = choices.all.len();
        rated.clear();
        rated.extend_from_slice(&choices.leaves);
        for (values, &times) in choices.values.chunks_exact(count).zip(&frame.times) {
            for (rate, &value) in rated.iter_mut().zip(values) {
                *rate += value * times;
            }
        }
        for (index, choice) in choices.all.iter().enumerate() {
            if rated[index] + sure * 1000 <= self.threshold {
                continue;
            }
            if choice.blanks == 0 && narrow[..narrows].iter().any(|cross| cross & choice.letters == 0) {
                continue;
            }
            counts[2] += 1;
            let leave = choices.leaves[index];
            let sum = choice.sum.wrapping_add(through);
            let fill = Fill { place, line, long, choice, leave };
            self.spell(&fill, sum, usize::from(choice.blanks), any & !1, 1);
        }
    }

    /// The words of a choice, its blanks standing for any letters, each pair of letters once.
    fn spell(&mut self, fill: &Fill, sum: u64, blanks: usize, any: u64, least: u8) {
        let lexicon = self.position.lexicon().clone();
        let anagrams = lexicon.anagrams();
        if blanks == 0 {
            for word in anagrams.words(sum, fill.long) {
                self.fit(fill, word);
            }
            return;
        }
        if !anagrams.may_grow(sum, blanks) {
            return;
        }
        let mut letters = any >> least << least;
        while letters != 0 {
            let code = letters.trailing_zeros() as u8;
            letters &= letters - 1;
            if usize::from(code) > lexicon.letters().len() {
                return;
            }
            self.spell(fill, sum.wrapping_add(sum_of(code)), blanks - 1, any, code);
        }
    }

    /// Lays a word of a choice of tiles in every way that it can be laid.
    fn fit(&mut self, fill: &Fill, word: &[u8]) {
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
        let mut hand = Hand::new(&fill.choice.tiles[..fill.place.tiles]);
        let mut letters = [0; LENGTH];
        self.lay(fill, word, 0, &mut hand, &mut letters);
    }

    fn lay(&mut self, fill: &Fill, word: &[u8], at: usize, hand: &mut Hand, letters: &mut [u8; LENGTH]) {
        let Some(&letter) = word.get(at) else {
            self.keep(fill, word, letters);
            return;
        };
        if fill.line[fill.place.start + at].tile != 0 {
            self.lay(fill, word, at + 1, hand, letters);
            return;
        }
        if hand.has(letter) {
            hand.take(letter);
            letters[at] = letter;
            self.lay(fill, word, at + 1, hand, letters);
            hand.give(letter);
        }
        if hand.blanks > 0 {
            hand.blanks -= 1;
            letters[at] = letter | AS_BLANK;
            self.lay(fill, word, at + 1, hand, letters);
            hand.blanks += 1;
        }
    }

    /// Scores a play, and keeps it if it is among the best.
    fn keep(&mut self, fill: &Fill, word: &[u8], letters: &[u8; LENGTH]) {
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
        let equity = score * 1000 + fill.leave;
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

/// A slot, and the tiles that are to fill it.
struct Fill<'a> {
    place: Place,
    line: &'a [Square],
    long: usize,
    choice: &'a Choice,
    leave: i32,
}

const _: () = assert!(BLANK > 48);
