//! Tag On: plays scored from left to right by the signs on the sides of the tiles, and plays that replace tiles.
//!
//! Ordinary plays are found as in any crossword game. A replacement is found from the first tile of the old word that stays:
//! from there the GADDAG is walked to the left, where all other tiles of the old word make way for new ones, and then
//! to the right, where each stays or makes way, as far as the words across allow. The value of a tag, and kinship, are added by
//! whoever asks.

use std::sync::Arc;

use crate::hand::Hand;
use crate::letters::{AS_BLANK, BadInput, MOST, NONE, bad};
use crate::lexicon::{Lexicon, Node, SEPARATOR};
use crate::moves::{LENGTH, Move, Span};
use crate::position::{Position, Square, letters_between};
use crate::walk::plays_of;

/// What a side of a tile does to the running total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Nothing.
    Empty,
    /// Adds a number.
    Plus(i32),
    /// Multiplies by a number.
    Times(i32),
}

/// A colour of squares, and what covering one multiplies a word of its kind by.
#[derive(Clone, Debug)]
pub struct Colour {
    /// What it multiplies by.
    pub times: i32,
    /// Which squares have it.
    pub squares: Vec<bool>,
    /// The words of the kind; without them nothing is multiplied, only the claim is noted.
    pub words: Option<Arc<Lexicon>>,
}

/// How plays score.
#[derive(Clone, Debug)]
pub struct Signs {
    /// The sides that count for words across and for words down, by letter.
    pub sides: [[Side; MOST + 1]; 2],
    /// The colours; the nth is the nth bit of a play's claims.
    pub colours: Vec<Colour>,
    /// What the centre multiplies the word by that covers it first.
    pub centre: i32,
    /// So many tiles laid in one turn earn so much more.
    pub bonus: (usize, i32),
}

impl Signs {
    /// Checks that they fit a board of so many squares.
    ///
    /// # Errors
    /// If they do not.
    pub fn check(self, squares: usize) -> Result<Self, BadInput> {
        if self.colours.len() > 8 {
            return bad(format!("there are up to 8 colours, not {}", self.colours.len()));
        }
        if let Some(odd) = self.colours.iter().find(|colour| colour.squares.len() != squares) {
            return bad(format!("a colour has {} squares, the board {squares}", odd.squares.len()));
        }
        Ok(self)
    }

    /// Whether no tile can make a word worth less than a blank in its place does.
    fn only_grow(&self) -> bool {
        let grows = |side: &Side| match side {
            Side::Empty => true,
            Side::Plus(number) | Side::Times(number) => *number > 0,
        };
        self.sides.iter().flatten().all(grows)
            && self.centre > 0
            && self.colours.iter().all(|colour| colour.times > 0)
    }

    /// The total of tiles in their order. Blanks and empty sides are passed over; the first number stands as it is.
    fn total(&self, down: bool, tiles: impl Iterator<Item = u8>) -> i64 {
        let sides = &self.sides[usize::from(down)];
        let mut total: Option<i64> = None;
        for tile in tiles.filter(|tile| tile & AS_BLANK == 0) {
            total = match (total, sides[usize::from(tile)]) {
                (_, Side::Empty) => total,
                (None, Side::Plus(number) | Side::Times(number)) => Some(i64::from(number)),
                (Some(total), Side::Plus(number)) => Some(total.saturating_add(i64::from(number))),
                (Some(total), Side::Times(number)) => Some(total.saturating_mul(i64::from(number))),
            };
        }
        total.unwrap_or(0)
    }
}

/// What a turn allows.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// Nobody has covered the centre yet.
    pub centre_open: bool,
    /// Tiles may be replaced.
    pub replace: bool,
    /// More tiles must be laid than are lifted: the bag is empty.
    pub must_grow: bool,
}

/// A play of Tag On.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TagPlay {
    /// The play with its score: the word, its multipliers, the bonus. Its letters have the tiles that replace others too.
    pub play: Move,
    /// The total of the word alone.
    pub word: i32,
    /// A bit for each letter of the word whose tile replaces another.
    pub lifted: u32,
    /// A bit for each colour that a new tile covers.
    pub claims: u8,
    /// Whether the centre doubles it.
    pub centre: bool,
}

/// Calls `found` with each play of the rack, replacements included.
pub fn tag_plays<F: FnMut(&TagPlay)>(position: &Position, rack: &[u8], signs: &Signs, turn: Turn, found: F) {
    find(&Judge { position, signs, turn, thrifty: false }, rack, found);
}

/// A play that scores as much as any.
///
/// Where no side takes anything away, a blank never does more than the tile it stands for. So a blank is laid only as a
/// letter that the rack has not, and then on that square, of all that the letter is laid on, where it costs least.
#[must_use]
pub fn best_tag_play(position: &Position, rack: &[u8], signs: &Signs, turn: Turn) -> Option<TagPlay> {
    let mut best: Option<TagPlay> = None;
    find(&Judge { position, signs, turn, thrifty: signs.only_grow() }, rack, |one| {
        if best.is_none_or(|best| one.play.score > best.play.score) {
            best = Some(*one);
        }
    });
    best
}

fn find<F: FnMut(&TagPlay)>(judge: &Judge, rack: &[u8], mut found: F) {
    let position = judge.position;
    let mut hand = Hand::new(rack);
    hand.thrifty = judge.thrifty;
    plays_of(position, hand.clone(), |play| found(&judge.score(play, 0)));
    if judge.turn.replace && position.tiles() > 0 {
        if position.lexicon().wide() {
            replacements::<true, F>(judge, hand, rack.len(), &mut found);
        } else {
            replacements::<false, F>(judge, hand, rack.len(), &mut found);
        }
    }
}

struct Judge<'a> {
    position: &'a Position,
    signs: &'a Signs,
    turn: Turn,
    /// Blanks stand only for letters that the rack has not.
    thrifty: bool,
}

impl Judge<'_> {
    fn score(&self, play: &Move, lifted: u32) -> TagPlay {
        if self.thrifty && play.letters().iter().any(|letter| letter & AS_BLANK != 0) {
            return self.score_as_laid(&self.dearest(play), lifted);
        }
        self.score_as_laid(play, lifted)
    }

    fn total(&self, play: &Move, letters: &[u8; LENGTH]) -> i64 {
        let line = self.position.line(play.down(), play.line());
        let there = line[play.start() + 1..].iter().map(|square| square.tile);
        let tiles = letters[..play.len()].iter().zip(there);
        let tiles = tiles.map(|(&letter, tile)| if letter == NONE { tile } else { letter });
        self.signs.total(play.down(), tiles)
    }

    /// The play with its blanks on those squares, of all that take their letters, where they cost least.
    fn dearest(&self, play: &Move) -> Move {
        let mut letters = [0; LENGTH];
        letters[..play.len()].copy_from_slice(play.letters());
        let mut best = (self.total(play, &letters), letters);
        self.move_blanks(play, 0, &mut letters, &mut best);
        let span = Span { down: play.down(), line: play.line(), start: play.start(), long: play.len() };
        Move::new(span, usize::from(play.tiles), &best.1, 0, 0)
    }

    /// Tries every blank from a place of the word on where a tile with its letter is laid.
    fn move_blanks(
        &self,
        play: &Move,
        from: usize,
        letters: &mut [u8; LENGTH],
        best: &mut (i64, [u8; LENGTH]),
    ) {
        let is_blank = |at: &usize| play.letters()[*at] & AS_BLANK != 0;
        let Some(at) = (from..play.len()).find(is_blank) else { return };
        self.move_blanks(play, at + 1, letters, best);
        let blank = letters[at];
        for other in 0..play.len() {
            if letters[other] == blank & !AS_BLANK {
                letters.swap(at, other);
                let total = self.total(play, letters);
                if total > best.0 {
                    *best = (total, *letters);
                }
                self.move_blanks(play, at + 1, letters, best);
                letters.swap(at, other);
            }
        }
    }

    fn score_as_laid(&self, play: &Move, lifted: u32) -> TagPlay {
        let (position, signs) = (self.position, self.signs);
        let line = position.line(play.down(), play.line());
        let start = play.start() + 1;
        let tile = |(at, &letter): (usize, &u8)| if letter == NONE { line[start + at].tile } else { letter };
        let word = signs.total(play.down(), play.letters().iter().enumerate().map(tile));
        let mut claims = 0;
        let mut centre = false;
        for (square, _) in play.laid(position.size()) {
            centre |= self.turn.centre_open && square == position.layout().centre;
            for (bit, colour) in signs.colours.iter().enumerate() {
                claims |= u8::from(colour.squares[square]) << bit;
            }
        }
        let mut score = if centre { word.saturating_mul(i64::from(signs.centre)) } else { word };
        if claims != 0 {
            let mut codes = [0; LENGTH];
            for (code, pair) in codes.iter_mut().zip(play.letters().iter().enumerate()) {
                *code = tile(pair) & !AS_BLANK;
            }
            for (bit, colour) in signs.colours.iter().enumerate() {
                let is_kind = |words: &Arc<Lexicon>| words.contains(&codes[..play.len()]);
                if claims >> bit & 1 == 1 && colour.words.as_ref().is_some_and(is_kind) {
                    score = score.saturating_mul(i64::from(colour.times));
                }
            }
        }
        if usize::from(play.tiles) == signs.bonus.0 {
            score = score.saturating_add(i64::from(signs.bonus.1));
        }
        let points = |total: i64| i32::try_from(total).unwrap_or(i32::MAX);
        let score = points(score);
        let play = play.worth(score);
        TagPlay { play, word: points(word), lifted, claims, centre }
    }
}

fn replacements<const WIDE: bool, F: FnMut(&TagPlay)>(judge: &Judge, hand: Hand, left: usize, found: &mut F) {
    let position = judge.position;
    let size = position.size();
    let standing = Standing::new(position);
    let mut walk = Replace::<WIDE, F> {
        judge,
        lexicon: position.lexicon(),
        line: &[],
        fits: vec![0; size + 2],
        down: false,
        number: 0,
        hand,
        left,
        strip: [0; 64],
        old: (0, 0),
        first: 0,
        start: 0,
        standing,
        found,
    };
    for down in [false, true] {
        for number in 0..size {
            walk.search_line(down, number);
        }
    }
}

/// Which runs on the board are words; a run that is none (it stood unchallenged) must not touch what is changed.
struct Standing {
    all: bool,
    runs: [Vec<bool>; 2],
}

impl Standing {
    fn new(position: &Position) -> Self {
        let size = position.size();
        let mut made = Self { all: true, runs: [vec![true; size * size], vec![true; size * size]] };
        for down in [false, true] {
            for number in 0..size {
                let line = position.line(down, number);
                let mut place = 1;
                while place <= size {
                    let start = place;
                    while line[place].tile != NONE {
                        place += 1;
                    }
                    if place - start > 1 {
                        let mut word = [0; LENGTH];
                        for (code, square) in word.iter_mut().zip(&line[start..place]) {
                            *code = square.tile & !AS_BLANK;
                        }
                        if !position.lexicon().contains(&word[..place - start]) {
                            made.all = false;
                            for at in start..place {
                                made.runs[usize::from(down)][position.square(down, number, at)] = false;
                            }
                        }
                    }
                    place += 1;
                }
            }
        }
        made
    }
}

/// How far a replacement has come.
#[derive(Clone, Copy)]
struct Progress {
    /// The places that were replaced.
    lifted: u32,
    /// Tiles were laid on empty squares.
    grown: bool,
    /// A letter is another than before.
    differs: bool,
}

struct Replace<'a, const WIDE: bool, F> {
    judge: &'a Judge<'a>,
    lexicon: &'a Lexicon,
    line: &'a [Square],
    /// For each place of the line, the letters that the words across allow in place of what lies there.
    fits: Vec<u64>,
    down: bool,
    number: usize,
    hand: Hand,
    left: usize,
    strip: [u8; 64],
    /// The first and the last place of the old word.
    old: (usize, usize),
    /// The first place of it whose tile stays.
    first: usize,
    /// Where the new word starts.
    start: usize,
    standing: Standing,
    found: &'a mut F,
}

impl<const WIDE: bool, F: FnMut(&TagPlay)> Replace<'_, WIDE, F> {
    fn search_line(&mut self, down: bool, number: usize) {
        let position = self.judge.position;
        let size = position.size();
        let line = position.line(down, number);
        if !line.windows(2).any(|pair| pair[0].tile != NONE && pair[1].tile != NONE) {
            return;
        }
        (self.line, self.down, self.number, self.strip) = (line, down, number, [0; 64]);
        for (place, square) in line.iter().enumerate().take(size + 1).skip(1) {
            self.fits[place] = if square.tile == NONE { square.cross } else { self.instead_of(place) };
        }
        let mut place = 1;
        while place <= size {
            let start = place;
            while line[place].tile != NONE {
                place += 1;
            }
            if place - start > 1 {
                self.old = (start, place - 1);
                self.search_word();
            }
            place += 1;
        }
    }

    /// The letters that could lie on a square in place of its tile, as far as the word across it goes.
    fn instead_of(&self, place: usize) -> u64 {
        let across = self.judge.position.line(!self.down, place - 1);
        let here = self.number + 1;
        let (mut start, mut end) = (here, here + 1);
        while across[start - 1].tile != NONE {
            start -= 1;
        }
        while across[end].tile != NONE {
            end += 1;
        }
        if end - start == 1 { !1 } else { letters_between(self.lexicon, &across[start..end], here - start) }
    }

    /// All replacements in the old word, by the first of its tiles that stays.
    fn search_word(&mut self) {
        for first in self.old.0..=self.old.1 {
            let bit = 1u64 << (self.line[first].tile & !AS_BLANK);
            let root = self.lexicon.node::<WIDE>(self.lexicon.root());
            if root.on & bit != 0 {
                self.first = first;
                self.strip[first] = NONE;
                let progress = Progress { lifted: 0, grown: false, differs: false };
                self.left_of(first, false, self.lexicon.follow(root, bit), progress);
            }
        }
    }

    /// Everything that goes on from `node`, which has read backwards what stands from `start` to the first tile that
    /// stays; `ends` says whether that is a word.
    fn left_of(&mut self, start: usize, ends: bool, node: u32, progress: Progress) {
        if start <= self.old.0 && self.line[start - 1].tile == NONE {
            self.start = start;
            if ends && self.first == self.old.1 {
                self.record(self.first, progress);
            }
            if node != 0 {
                let here = self.lexicon.node::<WIDE>(node);
                if here.on & SEPARATOR != 0 {
                    self.right_of(self.first + 1, self.lexicon.follow(here, SEPARATOR), progress);
                }
            }
        }
        let place = start - 1;
        if node == 0 || place == 0 {
            return;
        }
        if self.line[place].tile != NONE && place < self.old.0 {
            let here = self.lexicon.node::<WIDE>(node);
            self.keep(place, here, true, progress);
        } else {
            self.lay(place, node, true, progress);
        }
    }

    /// Everything that can stand from a place on, to the right.
    fn right_of(&mut self, place: usize, node: u32, progress: Progress) {
        if place > self.line.len() - 2 {
            return;
        }
        if self.line[place].tile != NONE {
            let here = self.lexicon.node::<WIDE>(node);
            self.keep(place, here, false, progress);
            if place > self.old.1 {
                return;
            }
        }
        self.lay(place, node, false, progress);
    }

    /// The tile on a place stays.
    fn keep(&mut self, place: usize, here: Node, left: bool, progress: Progress) {
        let bit = 1u64 << (self.line[place].tile & !AS_BLANK);
        self.strip[place] = NONE;
        self.on(place, here, bit, left, progress);
    }

    /// A tile of the rack comes to lie on a place, in place of another or not.
    fn lay(&mut self, place: usize, node: u32, left: bool, progress: Progress) {
        if self.left == 0 {
            return;
        }
        let here = self.lexicon.node::<WIDE>(node);
        let tile = self.line[place].tile;
        let letter = tile & !AS_BLANK;
        let lifts = tile != NONE;
        let mut fits = (here.on | here.ends) & self.fits[place] & !SEPARATOR;
        if tile & AS_BLANK != 0 {
            fits &= !(1 << letter); // TO-15
        }
        if self.hand.blanks == 0 {
            fits &= self.hand.letters;
        }
        self.left -= 1;
        while fits != 0 {
            let bit = fits & fits.wrapping_neg();
            fits ^= bit;
            let code = bit.trailing_zeros() as u8;
            let progress = Progress {
                lifted: progress.lifted | u32::from(lifts) << place,
                grown: progress.grown || !lifts,
                differs: progress.differs || (lifts && code != letter),
            };
            if self.hand.has(code) {
                self.hand.take(code);
                self.strip[place] = code;
                self.on(place, here, bit, left, progress);
                self.hand.give(code);
            }
            if self.hand.blanks > 0 && self.hand.spared() & bit == 0 {
                self.hand.blanks -= 1;
                self.strip[place] = code | AS_BLANK;
                self.on(place, here, bit, left, progress);
                self.hand.blanks += 1;
            }
        }
        self.left += 1;
    }

    /// A letter stands on a place: on to the next.
    #[inline]
    fn on(&mut self, place: usize, here: Node, bit: u64, left: bool, progress: Progress) {
        let ends = here.ends & bit != 0;
        let next = if here.on & bit == 0 { 0 } else { self.lexicon.follow(here, bit) };
        if left {
            self.left_of(place, ends, next, progress);
            return;
        }
        if ends && place >= self.old.1 && self.line[place + 1].tile == NONE {
            self.record(place, progress);
        }
        if next != 0 {
            self.right_of(place + 1, next, progress);
        }
    }

    /// A word stands up to a place: is it a play?
    fn record(&mut self, last: usize, progress: Progress) {
        if progress.lifted != 0
            && (progress.grown || (progress.differs && !self.judge.turn.must_grow))
            && (self.standing.all || self.touches_words(last))
        {
            let long = last + 1 - self.start;
            let span = Span { down: self.down, line: self.number, start: self.start - 1, long };
            let letters: &[u8; LENGTH] = self.strip[self.start..].first_chunk().unwrap_or(&[0; LENGTH]);
            let laid = letters[..long].iter().filter(|&&letter| letter != NONE).count();
            let play = Move::new(span, laid, letters, 0, 0);
            (self.found)(&self.judge.score(&play, progress.lifted >> self.start));
        }
    }

    /// Whether every run that a changed square touches is a word.
    fn touches_words(&self, last: usize) -> bool {
        let position = self.judge.position;
        let [along, across] = [usize::from(self.down), usize::from(!self.down)];
        let sound = |which: usize, number: usize, place: usize| {
            self.standing.runs[which][position.square(self.down, number, place)]
        };
        (self.start..=last).filter(|&place| self.strip[place] != NONE).all(|place| {
            let changes = |at: usize| self.strip[at] != NONE;
            (self.number == 0 || sound(along, self.number - 1, place))
                && (self.number + 1 == position.size() || sound(along, self.number + 1, place))
                && (place == self.start || changes(place - 1) || sound(across, self.number, place - 1))
                && (place == last || changes(place + 1) || sound(across, self.number, place + 1))
        })
    }
}
