//! What a word could score at most when some of it is known: bounds that leave out what cannot be among the best plays.
//!
//! No number on a side is below zero, so a word never scores less for one tile more, if a total of nothing is taken for one
//! where it is multiplied. A bound therefore takes every tile that could be played through as played through, and every tile
//! of the rack as added before, and multiplied behind, everything else.
//!
//! Totals are `f64`: what is too large for it to be exact is more than any play is said to score.

use super::{Side, Signs};
use crate::hand::MOST_TILES;
use crate::letters::{AS_BLANK, BLANK, MOST, NONE};

/// The widest line with its two edges.
pub(super) const PLACES: usize = crate::layout::WIDEST + 2;
/// The bit of the centre among those of the colours.
pub(super) const CENTRE: u16 = 1 << 8;

/// What squares of a line could add to a word that comes to take them in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    /// What the tiles that lie there multiply by,
    times: f64,
    /// and what they add.
    plus: f64,
    /// The most that tiles of the rack add on the squares, before anything is multiplied.
    most: f64,
    /// The colours of the squares.
    claims: u16,
    /// How many tiles can be laid there.
    tiles: usize,
}

impl Part {
    pub const NONE: Self = Self { times: 1.0, plus: 0.0, most: 0.0, claims: 0, tiles: 0 };

    /// With one more tile behind.
    fn then(self, side: Side) -> Self {
        match side {
            Side::Empty => self,
            Side::Plus(number) => Self { plus: self.plus + f64::from(number), ..self },
            Side::Times(number) => {
                let number = f64::from(number.max(1));
                Self { times: self.times * number, plus: self.plus.max(1.0) * number, ..self }
            }
        }
    }

    /// With one more tile before.
    fn after(self, side: Side) -> Self {
        match side {
            Side::Empty => self,
            Side::Plus(number) => Self { plus: self.plus + self.times * f64::from(number), ..self },
            Side::Times(number) => Self { times: self.times * f64::from(number.max(1)), ..self },
        }
    }

    /// With a square that a tile of the rack comes to lie on, adding at most so much.
    pub fn with(self, most: f64, claims: u16) -> Self {
        Self { most: self.most + most, claims: self.claims | claims, tiles: self.tiles + 1, ..self }
    }
}

/// A rack as bounds see it, in one direction.
pub(super) struct Means<'a> {
    pub sides: &'a [Side; MOST + 1],
    /// The letters that the rack has.
    pub owned: u64,
    /// Letters that are added by the rack's tiles, with the number, the highest first.
    adds: Vec<(f64, u64)>,
    /// All that the tiles add, and multiply by.
    all: (f64, f64),
    /// What colours multiply by, for each set of them, with the centre.
    times: Vec<f64>,
    bonus: (usize, f64),
}

/// Whether bounds hold: nothing is taken away.
pub(super) fn holds(signs: &Signs) -> bool {
    signs.sides.iter().flatten().all(|side| match side {
        Side::Empty => true,
        Side::Plus(number) | Side::Times(number) => *number >= 0,
    })
}

/// What each set of colours and the centre multiply by at most.
fn times_of_claims(signs: &Signs) -> Vec<f64> {
    let times = |claims: usize| {
        let colours = signs.colours.iter().enumerate().filter(|(bit, _)| claims >> bit & 1 == 1);
        let kinds = colours.filter(|(_, colour)| colour.words.is_some());
        let centre = if claims & usize::from(CENTRE) == 0 { 1 } else { signs.centre };
        kinds.map(|(_, colour)| colour.times).chain([centre]).map(|times| f64::from(times.max(1))).product()
    };
    (0..2 * usize::from(CENTRE)).map(times).collect()
}

impl<'a> Means<'a> {
    pub fn new(rack: &[u8], signs: &'a Signs, down: bool) -> Self {
        let sides = &signs.sides[usize::from(down)];
        let (mut owned, mut adds, mut all) = (0, Vec::new(), (0.0, 1.0));
        for &tile in rack.iter().filter(|&&tile| tile != BLANK) {
            match sides[usize::from(tile)] {
                Side::Empty => {}
                Side::Plus(number) => {
                    adds.push((f64::from(number), 1 << tile));
                    all.0 += f64::from(number);
                }
                Side::Times(number) => all.1 *= f64::from(number.max(1)),
            }
            owned |= 1 << tile;
        }
        adds.sort_by(|one, other| other.0.total_cmp(&one.0));
        let bonus = (signs.bonus.0, f64::from(signs.bonus.1.max(0)));
        Self { sides, owned, adds, all, times: times_of_claims(signs), bonus }
    }

    /// The most that a tile of the rack adds where these letters fit.
    pub fn most(&self, fits: u64) -> f64 {
        self.adds.iter().find(|(_, letter)| letter & fits != 0).map_or(0.0, |&(number, _)| number)
    }
}

/// For every place of a line, and every number of tiles, what could come to stand before it, and from it on.
pub(super) struct Reach {
    before: [[Part; MOST_TILES + 1]; PLACES],
    from: [[Part; MOST_TILES + 1]; PLACES],
}

/// A line as bounds see it.
pub(super) struct Squares<'a> {
    pub tiles: &'a [u8; PLACES],
    pub fits: &'a [u64; PLACES],
    pub claims: &'a [u16; PLACES],
    pub size: usize,
    /// The letters that may be laid.
    pub open: u64,
}

impl Reach {
    pub fn new() -> Self {
        let none = [[Part::NONE; MOST_TILES + 1]; PLACES];
        Self { before: none, from: none }
    }

    /// Works it out for a line and up to so many tiles.
    pub fn renew(&mut self, line: &Squares, means: &Means, tiles: usize) {
        let side = |tile: u8| if tile & AS_BLANK == 0 { means.sides[usize::from(tile)] } else { Side::Empty };
        self.before[1] = [Part::NONE; MOST_TILES + 1];
        self.from[line.size + 1] = [Part::NONE; MOST_TILES + 1];
        let most: [f64; PLACES] = std::array::from_fn(|place| means.most(line.fits[place]));
        let closed = |place: usize| line.tiles[place] == NONE && line.fits[place] & line.open == 0;
        for (place, &most) in most.iter().enumerate().take(line.size + 1).skip(1) {
            for count in 0..=tiles {
                self.before[place + 1][count] = if line.tiles[place] != NONE {
                    self.before[place][count].then(side(line.tiles[place]))
                } else if count == 0 || closed(place) {
                    Part::NONE
                } else {
                    self.before[place][count - 1].with(most, line.claims[place])
                };
            }
        }
        for place in (1..=line.size).rev() {
            for count in 0..=tiles {
                self.from[place][count] = if line.tiles[place] != NONE {
                    self.from[place + 1][count].after(side(line.tiles[place]))
                } else if count == 0 || closed(place) {
                    Part::NONE
                } else {
                    self.from[place + 1][count - 1].with(most[place], line.claims[place])
                };
            }
        }
    }

    #[inline]
    pub fn before(&self, place: usize, tiles: usize) -> &Part {
        &self.before[place][tiles]
    }

    #[inline]
    pub fn from(&self, place: usize, tiles: usize) -> &Part {
        &self.from[place][tiles]
    }
}

/// What is kept of a word on the way, for bounds; or nothing, if all plays are wanted.
pub(super) trait Hope: Copy {
    /// Whether it says anything.
    const BOUNDS: bool;
    /// Before anything is laid.
    fn new(means: &Means) -> Self;
    /// A tile on the board is taken in, before or behind the word.
    fn keep(self, means: &Means, tile: u8, before: bool) -> Self;
    /// A letter of the rack is laid, before or behind the word; `own` if it is not a blank.
    fn lay(self, means: &Means, code: u8, own: bool, claims: u16, before: bool) -> Self;
    /// What a word could score that takes these parts in too, `extra` being squares that are laid on in any case.
    /// `blanks` are still there.
    fn most(self, means: &Means, before: &Part, behind: &Part, extra: &Part, blanks: usize) -> f64;
    /// The same when nothing more comes to stand before it.
    fn most_behind(self, means: &Means, behind: &Part, extra: &Part, blanks: usize) -> f64;
}

impl Hope for () {
    const BOUNDS: bool = false;
    fn new(_: &Means) -> Self {}
    fn keep(self, _: &Means, _: u8, _: bool) -> Self {}
    fn lay(self, _: &Means, _: u8, _: bool, _: u16, _: bool) -> Self {}
    fn most(self, _: &Means, _: &Part, _: &Part, _: &Part, _: usize) -> f64 {
        f64::INFINITY
    }
    fn most_behind(self, _: &Means, _: &Part, _: &Part, _: usize) -> f64 {
        f64::INFINITY
    }
}

/// What a stretch of tiles does to the total before it, and what the rack still has.
#[derive(Clone, Copy)]
pub(super) struct Total {
    times: f64,
    plus: f64,
    /// What it comes to without anything before it.
    alone: f64,
    /// What the tiles of the rack still add, and multiply by.
    rack: (f64, f64),
    claims: u16,
    laid: usize,
}

impl Total {
    #[inline]
    fn with(self, side: Side, before: bool) -> Self {
        match (side, before) {
            (Side::Empty, _) => self,
            (Side::Plus(number), true) => {
                let plus = self.times * f64::from(number) + self.plus;
                Self { plus, alone: plus.max(self.alone), ..self }
            }
            (Side::Times(number), true) => {
                let times = self.times * f64::from(number.max(1));
                Self { times, alone: (times + self.plus).max(self.alone), ..self }
            }
            (Side::Plus(number), false) => {
                let number = f64::from(number);
                Self { plus: self.plus + number, alone: self.alone + number, ..self }
            }
            (Side::Times(number), false) => {
                let number = f64::from(number.max(1));
                Self {
                    times: self.times * number,
                    plus: self.plus * number,
                    alone: self.alone.max(1.0) * number,
                    ..self
                }
            }
        }
    }
}

impl Total {
    /// What the tiles of the rack could still add, where squares allow so much, and multiply by.
    #[inline]
    fn left(self, means: &Means, most: f64, blanks: usize) -> (f64, f64) {
        let (adds, times) = self.rack;
        if blanks == 0 {
            return (adds.min(most), times);
        }
        // A blank may yet take the place of a tile that then lies where it does more.
        let dearest = means.adds.first().map_or(0.0, |&(number, _)| number);
        ((adds + dearest * f64::from(blanks as u32)).min(means.all.0).min(most), means.all.1)
    }

    #[inline]
    fn score(self, means: &Means, total: f64, claims: u16, tiles: usize) -> f64 {
        let bonus = if self.laid + tiles >= means.bonus.0 { means.bonus.1 } else { 0.0 };
        total * means.times[usize::from(self.claims | claims)] + bonus
    }
}

impl Hope for Total {
    const BOUNDS: bool = true;

    fn new(means: &Means) -> Self {
        Self { times: 1.0, plus: 0.0, alone: 0.0, rack: means.all, claims: 0, laid: 0 }
    }

    #[inline]
    fn keep(self, means: &Means, tile: u8, before: bool) -> Self {
        if tile & AS_BLANK == 0 { self.with(means.sides[usize::from(tile)], before) } else { self }
    }

    #[inline]
    fn lay(mut self, means: &Means, code: u8, own: bool, claims: u16, before: bool) -> Self {
        self.claims |= claims;
        self.laid += 1;
        // Which of two equal letters is the blank is not known yet: both count.
        if means.owned >> code & 1 == 0 {
            return self;
        }
        let side = means.sides[usize::from(code)];
        if own {
            match side {
                Side::Empty => {}
                Side::Plus(number) => self.rack.0 -= f64::from(number),
                Side::Times(number) => self.rack.1 /= f64::from(number.max(1)),
            }
        }
        self.with(side, before)
    }

    #[inline]
    fn most(self, means: &Means, before: &Part, behind: &Part, extra: &Part, blanks: usize) -> f64 {
        let (adds, times) = self.left(means, before.most + behind.most + extra.most, blanks);
        // One more: the first number stands as it is, though it may be one that multiplies.
        let first = before.times * (adds + 1.0) + before.plus;
        let total = (self.times * first + self.plus).max(self.alone);
        let total = (behind.times * total + behind.plus) * times;
        self.score(
            means,
            total,
            before.claims | behind.claims | extra.claims,
            before.tiles + behind.tiles + extra.tiles,
        )
    }

    #[inline]
    fn most_behind(self, means: &Means, behind: &Part, extra: &Part, blanks: usize) -> f64 {
        let (adds, times) = self.left(means, behind.most + extra.most, blanks);
        let total = (behind.times * (self.alone.max(1.0) + adds) + behind.plus) * times;
        self.score(means, total, behind.claims | extra.claims, behind.tiles + extra.tiles)
    }
}
