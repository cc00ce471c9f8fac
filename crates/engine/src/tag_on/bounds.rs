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
    /// What the best so many tiles add together, and multiply by.
    top: ([f64; MOST_TILES + 1], [f64; MOST_TILES + 1]),
    /// How many tiles multiply, and the least they multiply by.
    multiply: (usize, f64),
    /// What colours multiply by, for each set of them, with the centre.
    pub times: &'a [f64],
    bonus: (usize, f64),
    /// How many tiles may be laid.
    tiles: usize,
}

/// Whether bounds hold: nothing is taken away.
pub(super) fn holds(signs: &Signs) -> bool {
    signs.sides.iter().flatten().all(|side| match side {
        Side::Empty => true,
        Side::Plus(number) | Side::Times(number) => *number >= 0,
    })
}

/// What each set of colours, of those that can, and the centre multiply by at most.
pub(super) fn times_of_claims(signs: &Signs, can: u16) -> Vec<f64> {
    let mut times = vec![1.0];
    for bit in 0..CENTRE.trailing_zeros() as usize {
        let colour = signs.colours.get(bit).filter(|_| can >> bit & 1 == 1);
        let by = colour.map_or(1.0, |colour| f64::from(colour.times.max(1)));
        times.extend_from_within(..);
        times[1 << bit..].iter_mut().for_each(|times| *times *= by);
    }
    times.extend_from_within(..);
    times[usize::from(CENTRE)..].iter_mut().for_each(|times| *times *= f64::from(signs.centre.max(1)));
    times
}

impl<'a> Means<'a> {
    pub fn new(rack: &[u8], signs: &'a Signs, down: bool, times: &'a [f64]) -> Self {
        let sides = &signs.sides[usize::from(down)];
        let (mut owned, mut adds, mut multiply) = (0, Vec::new(), Vec::new());
        for &tile in rack.iter().filter(|&&tile| tile != BLANK) {
            match sides[usize::from(tile)] {
                Side::Empty => {}
                Side::Plus(number) => adds.push((f64::from(number), 1 << tile)),
                Side::Times(number) => multiply.push(f64::from(number.max(1))),
            }
            owned |= 1 << tile;
        }
        adds.sort_by(|one, other| other.0.total_cmp(&one.0));
        multiply.sort_by(|one, other| other.total_cmp(one));
        let mut top = ([0.0; MOST_TILES + 1], [1.0; MOST_TILES + 1]);
        for count in 0..MOST_TILES {
            top.0[count + 1] = top.0[count] + adds.get(count).map_or(0.0, |one| one.0);
            top.1[count + 1] = top.1[count] * multiply.get(count).unwrap_or(&1.0);
        }
        let multiply = (multiply.len(), multiply.last().copied().unwrap_or(1.0));
        let bonus = (signs.bonus.0, f64::from(signs.bonus.1.max(0)));
        Self { sides, owned, adds, top, multiply, times, bonus, tiles: rack.len() }
    }

    /// What the tiles of the rack come to that add so much, with the first number, which stands as it is though it may be
    /// one that multiplies.
    #[inline]
    fn first(&self, adds: f64) -> f64 {
        if self.multiply.0 == 0 { adds } else { adds.max(1.0 + adds / self.multiply.1) }
    }

    /// Nothing is hoped to earn the bonus, and no more than so many tiles are laid.
    pub fn without_bonus(&mut self, tiles: usize) {
        self.bonus.1 = 0.0;
        self.tiles = tiles;
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
pub(super) trait Bound: Copy {
    /// Whether it says anything.
    const BOUNDS: bool;
    /// Before anything is laid.
    fn new(means: &Means) -> Self;
    /// A tile on the board is taken in, before or behind the word.
    fn keep(self, means: &Means, tile: u8, before: bool) -> Self;
    /// A letter of the rack is laid, before or behind the word, and whether by its own tile; `blanks` were there.
    fn lay(self, means: &Means, tile: (u8, bool), blanks: usize, claims: u16, before: bool) -> Self;
    /// What a word could score that takes these parts in too, `extra` being squares that are laid on in any case.
    /// `blanks` are still there.
    fn most(self, means: &Means, before: &Part, behind: &Part, extra: &Part, blanks: usize) -> f64;
    /// The same when nothing more comes to stand before it.
    fn most_behind(self, means: &Means, behind: &Part, extra: &Part, blanks: usize) -> f64;
    /// What these tiles of the board could score with all tiles of the rack, laid on squares of these colours.
    fn most_of_all(self, means: &Means, claims: u16) -> f64;
}

impl Bound for () {
    const BOUNDS: bool = false;
    fn new(_: &Means) -> Self {}
    fn keep(self, _: &Means, _: u8, _: bool) -> Self {}
    fn lay(self, _: &Means, _: (u8, bool), _: usize, _: u16, _: bool) -> Self {}
    fn most(self, _: &Means, _: &Part, _: &Part, _: &Part, _: usize) -> f64 {
        f64::INFINITY
    }
    fn most_behind(self, _: &Means, _: &Part, _: &Part, _: usize) -> f64 {
        f64::INFINITY
    }
    fn most_of_all(self, _: &Means, _: u16) -> f64 {
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
    /// What tiles multiply by that are laid, it is not known yet where; and whether there are any.
    somewhere: f64,
    multiplied: bool,
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
    /// The highest total if so many more tiles are laid, adding so much at most: for each number of tiles that multiply
    /// the others add, and `total` says what comes of that.
    #[inline]
    fn highest(
        self,
        means: &Means,
        tiles: usize,
        most: f64,
        blanks: usize,
        total: impl Fn(f64) -> f64,
    ) -> f64 {
        let tiles = tiles.min(means.tiles - self.laid);
        let (mut adds, all) = self.rack;
        if blanks > 0 {
            // A blank may yet take the place of a tile that then lies where it does more.
            adds += means.top.0[1] * f64::from(blanks as u32);
        }
        let adds = adds.min(most);
        let mut highest = 0.0f64;
        for multiply in (0..=tiles.min(means.multiply.0)).rev() {
            let room = means.top.0[tiles - multiply];
            highest = highest.max(total(adds.min(room)) * means.top.1[multiply].min(all));
            if adds <= room {
                break; // fewer that multiply leave room for more to add, and there are no more
            }
        }
        highest * self.somewhere
    }

    #[inline]
    fn score(self, means: &Means, total: f64, claims: u16, tiles: usize) -> f64 {
        let bonus = if self.laid + tiles >= means.bonus.0 { means.bonus.1 } else { 0.0 };
        total * means.times[usize::from(self.claims | claims)] + bonus
    }
}

impl Bound for Total {
    const BOUNDS: bool = true;

    fn new(means: &Means) -> Self {
        Self {
            times: 1.0,
            plus: 0.0,
            alone: 0.0,
            rack: (means.top.0[MOST_TILES], means.top.1[MOST_TILES]),
            somewhere: 1.0,
            multiplied: false,
            claims: 0,
            laid: 0,
        }
    }

    #[inline]
    fn keep(self, means: &Means, tile: u8, before: bool) -> Self {
        if tile & AS_BLANK == 0 { self.with(means.sides[usize::from(tile)], before) } else { self }
    }

    #[inline]
    fn lay(mut self, means: &Means, tile: (u8, bool), blanks: usize, claims: u16, before: bool) -> Self {
        let (code, own) = tile;
        self.claims |= claims;
        self.laid += 1;
        if means.owned >> code & 1 == 0 {
            return self;
        }
        let side = means.sides[usize::from(code)];
        match side {
            Side::Empty => self,
            Side::Plus(number) => {
                // Which of two equal letters is the blank is not known yet: both count.
                self.rack.0 -= if own { f64::from(number) } else { 0.0 };
                self.with(side, before)
            }
            Side::Times(_) if !own => self,
            Side::Times(number) => {
                let number = f64::from(number.max(1));
                self.rack.1 /= number;
                if blanks == 0 {
                    return self.with(side, before);
                }
                // While there are blanks, the tile may yet lie elsewhere and a blank here.
                self.somewhere *= number;
                self.multiplied = true;
                self
            }
        }
    }

    #[inline]
    fn most(self, means: &Means, before: &Part, behind: &Part, extra: &Part, blanks: usize) -> f64 {
        let tiles = before.tiles + behind.tiles + extra.tiles;
        let most = before.most + behind.most + extra.most;
        let total = self.highest(means, tiles, most, blanks, |adds| {
            let first = before.times * means.first(adds) + before.plus;
            behind.times * (self.times * first + self.plus).max(self.alone).max(1.0) + behind.plus
        });
        self.score(means, total, before.claims | behind.claims | extra.claims, tiles)
    }

    #[inline]
    fn most_behind(self, means: &Means, behind: &Part, extra: &Part, blanks: usize) -> f64 {
        let tiles = behind.tiles + extra.tiles;
        // The first number may be one that multiplies and lies it is not known where.
        let first = if self.multiplied { self.times + self.plus / means.multiply.1 } else { 1.0 };
        let so_far = self.alone.max(first);
        let total = self.highest(means, tiles, behind.most + extra.most, blanks, |adds| {
            behind.times * (so_far + adds) + behind.plus
        });
        self.score(means, total, behind.claims | extra.claims, tiles)
    }

    fn most_of_all(self, means: &Means, claims: u16) -> f64 {
        let first = self.times * means.first(self.rack.0) + self.plus;
        self.score(means, first.max(self.alone).max(1.0) * self.rack.1, claims, means.bonus.0)
    }
}
