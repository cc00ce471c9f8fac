//! Every word that a rack can lay, with or without tiles replaced, once for each stretch of a line.
//!
//! A play that takes in tiles of its line is found from a run of them: from the first it takes in, or, if tiles of a run are
//! replaced, from that run, the old word. The GADDAG is walked to the left from the *last* tile of the run that
//! stays: over the rest of the run, whose tiles stay or make way, then over what lies before it; and then to the right, where
//! all tiles of the run make way. So it is known from the start how many tiles, and blanks, those will need.
//! Plays that take in no tile are found from the first of their squares that touches one.

use super::hope::{CENTRE, Hope, Means, PLACES, Part, Reach, Squares};
use super::standing::Standing;
use super::variants::{Laying, Variants};
use super::{Signs, Sink, Turn};
use crate::hand::Hand;
use crate::letters::{AS_BLANK, NONE};
use crate::lexicon::{Lexicon, Node, SEPARATOR};
use crate::moves::{LENGTH, Span};
use crate::position::{Position, letters_between};

/// Gives every play to the sink, or every play that it can want.
pub(super) fn search<H: Hope, S: Sink>(
    position: &Position,
    rack: &[u8],
    signs: &Signs,
    turn: Turn,
    sink: &mut S,
) {
    if position.lexicon().wide() {
        Search::<true, H, S>::new(position, rack, signs, turn, sink).search();
    } else {
        Search::<false, H, S>::new(position, rack, signs, turn, sink).search();
    }
}

/// How far a word has come.
#[derive(Clone, Copy)]
struct Path<H> {
    /// The places that were replaced.
    lifted: u32,
    /// A letter is another than before.
    differs: bool,
    hope: H,
}

/// Where in a line a search begins.
#[derive(Clone, Copy)]
enum Origin {
    /// A run, from its first to its last place; and the first place that an ordinary play through it may start at.
    Run(usize, usize, usize),
    /// A square that touches a tile, the first place that a play over it may start at, and the last it may end at.
    Square(usize, usize, usize),
}

struct Search<'a, const WIDE: bool, H, S> {
    position: &'a Position,
    lexicon: &'a Lexicon,
    signs: &'a Signs,
    turn: Turn,
    sink: &'a mut S,
    variants: Variants,
    standing: Standing,
    means: [Means<'a>; 2],
    reach: Reach,
    rack: usize,
    hand: Hand,
    /// How many tiles are left, blanks included.
    left: usize,

    down: bool,
    number: usize,
    tiles: [u8; PLACES],
    /// The letters that the words across allow on a place, also in place of what lies there.
    fits: [u64; PLACES],
    claims: [u16; PLACES],
    /// The letters laid, by their place in the line.
    strip: [u8; 64],

    /// The run: its first and its last place. Words reach to the last at least.
    run: (usize, usize),
    /// The first place to the right of where the walk began.
    right: usize,
    /// The first and the last place that a word may have.
    bounds: (usize, usize),
    /// The first place that an ordinary play through the run may start at.
    free: usize,
    /// Tiles, and blanks, that will be needed for the part of the run behind the last tile that stays.
    kept_back: (usize, usize),
    /// That part, and the whole run, as squares that are laid on.
    behind: Part,
    whole: Part,
    start: usize,
    hope: std::marker::PhantomData<H>,
}

/// The ways a walk goes: to the left over the run, to the left before it, to the right.
const BACK: usize = 0;
const LEFT: usize = 1;
const RIGHT: usize = 2;

impl<'a, const WIDE: bool, H: Hope, S: Sink> Search<'a, WIDE, H, S> {
    fn new(position: &'a Position, rack: &[u8], signs: &'a Signs, turn: Turn, sink: &'a mut S) -> Self {
        Self {
            position,
            lexicon: position.lexicon(),
            signs,
            turn,
            sink,
            variants: Variants::new(rack),
            standing: Standing::new(position),
            means: [false, true].map(|down| Means::new(rack, signs, down)),
            reach: Reach::new(),
            rack: rack.len(),
            hand: Hand::new(rack),
            left: rack.len(),
            down: false,
            number: 0,
            tiles: [NONE; PLACES],
            fits: [0; PLACES],
            claims: [0; PLACES],
            strip: [NONE; 64],
            run: (0, 0),
            right: 0,
            bounds: (0, 0),
            free: 0,
            kept_back: (0, 0),
            behind: Part::NONE,
            whole: Part::NONE,
            start: 0,
            hope: std::marker::PhantomData,
        }
    }

    fn search(&mut self) {
        let lines = [false, true]
            .into_iter()
            .flat_map(|down| (0..self.position.size()).map(move |number| (down, number)));
        if !H::BOUNDS {
            for (down, number) in lines {
                self.load(down, number, true);
                for origin in self.origins() {
                    self.search_from(origin);
                }
            }
            return;
        }
        let mut hopes = Vec::new();
        for (down, number) in lines {
            self.load(down, number, false);
            let most = self.origins().into_iter().map(|origin| self.most(origin)).fold(f64::MIN, f64::max);
            hopes.push((most, down, number));
        }
        hopes.sort_by(|one, other| other.0.total_cmp(&one.0));
        for (most, down, number) in hopes {
            if most <= self.sink.least() {
                break;
            }
            self.load(down, number, true);
            let mut origins: Vec<_> =
                self.origins().into_iter().map(|origin| (self.most(origin), origin)).collect();
            origins.sort_by(|one, other| other.0.total_cmp(&one.0));
            for (most, origin) in origins {
                if most > self.sink.least() {
                    self.search_from(origin);
                }
            }
        }
    }

    /// Takes up a line; unless `exact`, any letter is said to fit in place of any tile.
    fn load(&mut self, down: bool, number: usize, exact: bool) {
        (self.down, self.number, self.strip) = (down, number, [NONE; 64]);
        let line = self.position.line(down, number);
        for (place, square) in line.iter().enumerate() {
            self.tiles[place] = square.tile;
            self.fits[place] = square.cross;
        }
        for place in 1..line.len() - 1 {
            let square = self.position.square(down, number, place);
            let mut claims = 0;
            for (bit, colour) in self.signs.colours.iter().enumerate() {
                claims |= u16::from(colour.squares[square]) << bit;
            }
            if self.turn.centre_open && square == self.position.layout().centre {
                claims |= CENTRE;
            }
            self.claims[place] = claims;
            let tile = self.tiles[place];
            if tile != NONE {
                let alone = self.tiles[place - 1] == NONE && self.tiles[place + 1] == NONE;
                self.fits[place] = if !self.turn.replace || alone {
                    0
                } else if exact {
                    self.instead_of(place)
                } else {
                    !SEPARATOR
                };
                if tile & AS_BLANK != 0 {
                    self.fits[place] &= !(1 << (tile & !AS_BLANK)); // TO-15
                }
            }
        }
        if H::BOUNDS {
            let open = if self.hand.blanks > 0 { !SEPARATOR } else { self.hand.letters };
            let size = line.len() - 2;
            let line = Squares { tiles: &self.tiles, fits: &self.fits, claims: &self.claims, size, open };
            self.reach.renew(&line, &self.means[usize::from(down)], self.rack);
        }
    }

    /// The letters that could lie on a square in place of its tile, as far as the word across it goes.
    fn instead_of(&self, place: usize) -> u64 {
        let across = self.position.line(!self.down, place - 1);
        let here = self.number + 1;
        let (mut start, mut end) = (here, here + 1);
        while across[start - 1].tile != NONE {
            start -= 1;
        }
        while across[end].tile != NONE {
            end += 1;
        }
        if end - start == 1 {
            !SEPARATOR
        } else {
            letters_between(self.lexicon, &across[start..end], here - start)
        }
    }

    /// Where in the line searches begin.
    fn origins(&self) -> Vec<Origin> {
        let line = self.position.line(self.down, self.number);
        let size = line.len() - 2;
        let mut found = Vec::new();
        let mut free = 1;
        let mut place = 1;
        while place <= size {
            if line[place].tile == NONE {
                if line[place].touches && line[place - 1].tile == NONE && line[place + 1].tile == NONE {
                    let behind = (place..=size).find(|&at| line[at].tile != NONE);
                    found.push(Origin::Square(place, free, behind.map_or(size, |behind| behind - 2)));
                    free = place + 1;
                }
                place += 1;
            } else {
                let start = place;
                while line[place].tile != NONE {
                    place += 1;
                }
                found.push(Origin::Run(start, place - 1, free_after_run(&self.tiles, start)));
                free = place + 1;
            }
        }
        found
    }

    fn means(&self) -> &Means<'a> {
        &self.means[usize::from(self.down)]
    }

    /// What a play from there could score.
    fn most(&self, origin: Origin) -> f64 {
        let means = self.means();
        let hope = H::new(means);
        match origin {
            Origin::Run(first, last, _) => {
                let keep = |hope: H, &tile: &u8| hope.keep(means, tile, false);
                let hope = self.tiles[first..=last].iter().fold(hope, keep);
                let before = self.reach.before(first, self.rack);
                let behind = self.reach.from(last + 1, self.rack);
                hope.most(means, before, behind, &self.laid_on(first, last), self.hand.blanks)
            }
            Origin::Square(place, first, last) => {
                let before = self.reach.before(place, self.rack.min(place - first));
                let behind = self.reach.from(place, self.rack.min(last + 1 - place));
                hope.most(means, before, behind, &Part::NONE, self.hand.blanks)
            }
        }
    }

    /// Places as squares that are laid on, if they can be.
    fn laid_on(&self, first: usize, last: usize) -> Part {
        (first..=last).filter(|&place| self.fits[place] != 0).fold(Part::NONE, |part, place| {
            part.with(self.means().most(self.fits[place]), self.claims[place])
        })
    }

    fn search_from(&mut self, origin: Origin) {
        let size = self.position.size();
        (self.kept_back, self.behind) = ((0, 0), Part::NONE);
        match origin {
            Origin::Run(first, last, free) => {
                (self.run, self.bounds, self.free) = ((first, last), (1, size), free);
                self.whole = if H::BOUNDS { self.laid_on(first, last) } else { Part::NONE };
                self.search_run();
            }
            Origin::Square(place, first, last) => {
                (self.run, self.bounds, self.right) = ((place, place), (first, last), place + 1);
                let root = self.lexicon.node::<WIDE>(self.lexicon.root());
                let path = Path { lifted: 0, differs: false, hope: H::new(self.means()) };
                self.lay::<LEFT>(place, root, path);
            }
        }
    }

    /// All plays that take in a run, and stay in it or replace some of it, by the last of its tiles that stays.
    fn search_run(&mut self) {
        let (first, last) = self.run;
        let root = self.lexicon.node::<WIDE>(self.lexicon.root());
        for stays in (first..=last).rev() {
            if stays < last && !self.keep_back(stays + 1) {
                return;
            }
            let tile = self.tiles[stays];
            let bit = 1u64 << (tile & !AS_BLANK);
            if root.on & bit != 0 {
                self.right = stays + 1;
                let hope = H::new(self.means()).keep(self.means(), tile, true);
                let path = Path { lifted: 0, differs: false, hope };
                self.back(stays, false, self.lexicon.follow(root, bit), path);
            }
        }
    }

    /// One more tile of the run makes way: sets aside what that takes, if it is there.
    fn keep_back(&mut self, place: usize) -> bool {
        let fits = self.fits[place];
        self.kept_back.0 += 1;
        self.kept_back.1 += usize::from(fits & self.hand.letters == 0);
        if H::BOUNDS {
            self.behind = self.behind.with(self.means().most(fits), self.claims[place]);
        }
        fits != 0 && self.kept_back.0 <= self.left && self.kept_back.1 <= self.hand.blanks
    }

    /// Everything that goes on from `node`, which has read backwards the run from `start` to the last tile that stays; `ends`
    /// says whether that is a word.
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
            let tiles = self.left - self.kept_back.0;
            let (before, behind) = (self.reach.before(start, tiles), self.reach.from(last + 1, tiles));
            let most = path.hope.most(self.means(), before, behind, &self.whole, self.hand.blanks);
            if most <= self.sink.least() {
                return;
            }
        }
        let here = self.lexicon.node::<WIDE>(node);
        self.keep::<BACK>(start - 1, here, path);
        self.lay::<BACK>(start - 1, here, path);
    }

    /// Everything that goes on from `node`, which has read backwards all from `start` to where the walk began.
    fn left_of(&mut self, start: usize, ends: bool, node: u32, path: Path<H>) {
        let last = self.run.1;
        if H::BOUNDS {
            let tiles = self.left - self.kept_back.0;
            let before = self.reach.before(start, tiles.min(start - self.bounds.0));
            let behind = self.reach.from(last + 1, tiles.min(self.bounds.1 - last));
            let most = path.hope.most(self.means(), before, behind, &self.behind, self.hand.blanks);
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

    /// Everything that can stand from a place on, to the right.
    fn right_from(&mut self, place: usize, node: u32, path: Path<H>) {
        if place > self.bounds.1 {
            return;
        }
        let last = self.run.1;
        if H::BOUNDS {
            let most = if place <= last {
                let behind = self.reach.from(last + 1, self.left - (last + 1 - place));
                path.hope.most_behind(self.means(), behind, &self.behind, self.hand.blanks)
            } else {
                let behind = self.reach.from(place, self.left.min(self.bounds.1 + 1 - place));
                path.hope.most_behind(self.means(), behind, &Part::NONE, self.hand.blanks)
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

    /// The tile on a place stays.
    #[inline]
    fn keep<const WAY: usize>(&mut self, place: usize, here: Node, path: Path<H>) {
        let tile = self.tiles[place];
        let hope = path.hope.keep(self.means(), tile, WAY != RIGHT);
        self.on::<WAY>(place, here, 1 << (tile & !AS_BLANK), Path { hope, ..path });
    }

    /// A letter of the rack comes to lie on a place, in place of another or not.
    fn lay<const WAY: usize>(&mut self, place: usize, here: Node, path: Path<H>) {
        let (tiles, blanks) = if WAY == RIGHT { (0, 0) } else { self.kept_back };
        if self.left <= tiles {
            return;
        }
        let tile = self.tiles[place];
        let lifts = tile != NONE;
        let mut fits = (here.on | here.ends) & self.fits[place] & !SEPARATOR;
        if self.hand.blanks <= blanks {
            fits &= self.hand.letters;
        }
        self.left -= 1;
        while fits != 0 {
            let bit = fits & fits.wrapping_neg();
            fits ^= bit;
            let code = bit.trailing_zeros() as u8;
            let own = self.hand.letters & bit != 0;
            let path = Path {
                lifted: path.lifted | u32::from(lifts) << place,
                differs: path.differs || (lifts && code != tile & !AS_BLANK),
                hope: path.hope.lay(self.means(), code, own, self.claims[place], WAY != RIGHT),
            };
            self.strip[place] = code;
            if own {
                self.hand.take(code);
                self.on::<WAY>(place, here, bit, path);
                self.hand.give(code);
            } else {
                self.hand.blanks -= 1;
                self.on::<WAY>(place, here, bit, path);
                self.hand.blanks += 1;
            }
        }
        self.left += 1;
        if lifts {
            self.strip[place] = NONE;
        }
    }

    /// A letter stands on a place: on to the next.
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

    /// A word stands up to a place: is it a play?
    fn record(&mut self, last: usize, path: Path<H>) {
        let laid = self.rack - self.left;
        if path.lifted == 0 {
            if laid == 0 {
                return;
            }
        } else {
            let grown = laid > path.lifted.count_ones() as usize;
            if !(grown || (path.differs && !self.turn.must_grow)) {
                return;
            }
            if !self.standing.all && !self.touches_words(last) {
                return;
            }
        }
        let claims = (self.start..=last)
            .filter(|&place| self.strip[place] != NONE)
            .fold(0, |claims, place| claims | self.claims[place]);
        let span =
            Span { down: self.down, line: self.number, start: self.start - 1, long: last + 1 - self.start };
        let laying = Laying {
            span,
            letters: *self.strip[self.start..].first_chunk().unwrap_or(&[NONE; LENGTH]),
            there: &self.tiles[self.start..=last],
            lifted: path.lifted >> self.start,
            claims: claims as u8,
            centre: claims & CENTRE != 0,
        };
        self.variants.all(&laying, self.signs, self.sink);
    }

    /// Whether every run that a changed square touches is a word.
    fn touches_words(&self, last: usize) -> bool {
        let [along, across] = [usize::from(self.down), usize::from(!self.down)];
        let sound = |which: usize, number: usize, place: usize| {
            self.standing.runs[which][self.position.square(self.down, number, place)]
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

/// The first place before a run from which a word can grow to it without taking in the run before it.
fn free_after_run(tiles: &[u8; PLACES], start: usize) -> usize {
    match tiles[..start].iter().rposition(|&tile| tile != NONE) {
        Some(before) => (before + 2).min(start),
        None => 1,
    }
}
