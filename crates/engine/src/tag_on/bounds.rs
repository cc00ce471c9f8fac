//! Upper bounds for the score of a partly known word, used for pruning.
//!
//! No number on a side is negative, so one more tile never lowers a score, if an empty total counts as 1
//! where it is multiplied. A bound therefore assumes that every tile that could be played through is, and
//! that every tile of the rack adds before, or multiplies after, everything else.
//!
//! Totals are `f64`: where that is not exact, the value exceeds every play's maximum score anyway.

use super::{Side, Signs, Supply};
use crate::letters::{AS_BLANK, BLANK, MAX_LETTERS, NONE};
use crate::rack::MAX_TILES;

/// Longest line with its two sentinels.
pub(super) const PLACES: usize = crate::layout::MAX_SIZE + 2;
/// Bit of the centre among the bits of the colours.
pub(super) const CENTRE: u16 = 1 << 8;

/// What some squares of a line could contribute to a word that includes them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    /// Product of the multipliers on their tiles.
    times: f64,
    /// Sum of the additions on their tiles.
    plus: f64,
    /// Most that rack tiles add on these squares, before multiplication.
    most: f64,
    /// Colours of the squares.
    claims: u16,
    /// Number of tiles that can be laid there.
    tiles: usize,
}

impl Part {
    pub const NONE: Self = Self { times: 1.0, plus: 0.0, most: 0.0, claims: 0, tiles: 0 };

    /// Appends a tile on the right.
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

    /// Appends a tile on the left.
    fn after(self, side: Side) -> Self {
        match side {
            Side::Empty => self,
            Side::Plus(number) => Self { plus: self.plus + self.times * f64::from(number), ..self },
            Side::Times(number) => Self { times: self.times * f64::from(number.max(1)), ..self },
        }
    }

    /// Adds a square for a rack tile that adds at most `most`.
    pub fn with(self, most: f64, claims: u16) -> Self {
        Self { most: self.most + most, claims: self.claims | claims, tiles: self.tiles + 1, ..self }
    }
}

/// Where a letter that is laid comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// The rack.
    Rack,
    /// Beside the board.
    FaceUp,
    /// A blank.
    Blank,
}

/// A rack as seen by the bounds, in one direction. The letters beside the board count as one more tile that adds as much
/// as any of them, and multiplies by as much as any.
pub(super) struct RackBounds<'a> {
    pub sides: &'a [Side; MAX_LETTERS + 1],
    /// Letters of the rack and beside the board.
    pub owned: u64,
    /// What a letter beside the board adds, and multiplies by.
    face_up: (f64, f64),
    /// Numbers that rack tiles add, with their letters, highest first.
    adds: Vec<(f64, u64)>,
    /// Sums and products of the `n` best tiles.
    top: ([f64; MAX_TILES + 1], [f64; MAX_TILES + 1]),
    /// Number of tiles that multiply, and their smallest factor.
    multiply: (usize, f64),
    /// Factor for each set of colours, with the centre.
    pub times: &'a [f64],
    bonus: (usize, f64),
    /// Number of tiles that may be laid.
    tiles: usize,
}

/// Whether the bounds are valid: no sign subtracts.
pub(super) fn are_valid(signs: &Signs) -> bool {
    signs.sides.iter().flatten().all(|side| match side {
        Side::Empty => true,
        Side::Plus(number) | Side::Times(number) => *number >= 0,
    })
}

/// Largest factor for each set of colours (of those in `can`) and the centre.
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

impl<'a> RackBounds<'a> {
    pub fn new(supply: Supply, signs: &'a Signs, down: bool, times: &'a [f64]) -> Self {
        let (rack, sides) = (supply.rack, &signs.sides[usize::from(down)]);
        let (mut owned, mut adds, mut multiply) = (supply.face_up, Vec::new(), Vec::new());
        for &tile in rack.iter().filter(|&&tile| tile != BLANK) {
            match sides[usize::from(tile)] {
                Side::Empty => {}
                Side::Plus(number) => adds.push((f64::from(number), 1 << tile)),
                Side::Times(number) => multiply.push(f64::from(number.max(1))),
            }
            owned |= 1 << tile;
        }
        let mut own: Vec<f64> = adds.iter().map(|one: &(f64, u64)| one.0).collect();
        let mut factors = multiply.clone();
        let mut face_up = (0.0, 1.0);
        for (code, side) in sides.iter().enumerate().filter(|&(code, _)| supply.face_up >> code & 1 == 1) {
            match *side {
                Side::Empty => {}
                Side::Plus(number) => {
                    face_up.0 = f64::max(face_up.0, f64::from(number));
                    adds.push((f64::from(number), 1 << code));
                }
                Side::Times(number) => {
                    face_up.1 = f64::max(face_up.1, f64::from(number.max(1)));
                    factors.push(f64::from(number.max(1)));
                }
            }
        }
        own.push(face_up.0);
        if factors.len() > multiply.len() {
            multiply.push(face_up.1);
        }
        adds.sort_by(|one, other| other.0.total_cmp(&one.0));
        own.sort_by(|one, other| other.total_cmp(one));
        multiply.sort_by(|one, other| other.total_cmp(one));
        let mut top = ([0.0; MAX_TILES + 1], [1.0; MAX_TILES + 1]);
        for count in 0..MAX_TILES {
            top.0[count + 1] = top.0[count] + own.get(count).unwrap_or(&0.0);
            top.1[count + 1] = top.1[count] * multiply.get(count).unwrap_or(&1.0);
        }
        let multiply = (multiply.len(), factors.into_iter().reduce(f64::min).unwrap_or(1.0));
        let bonus = (signs.bonus.0, f64::from(signs.bonus.1.max(0)));
        Self { sides, owned, face_up, adds, top, multiply, times, bonus, tiles: rack.len() }
    }

    /// Total of the rack tiles that add `adds`, given that the first number stands as it is, even if it
    /// multiplies.
    #[inline]
    fn first(&self, adds: f64) -> f64 {
        if self.multiply.0 == 0 { adds } else { adds.max(1.0 + adds / self.multiply.1) }
    }

    /// Excludes the bonus and limits the number of tiles laid.
    pub fn without_bonus(&mut self, tiles: usize) {
        self.bonus.1 = 0.0;
        self.tiles = tiles;
    }

    /// Most that a rack tile adds on a square where these letters fit.
    pub fn max_addition(&self, fits: u64) -> f64 {
        self.adds.iter().find(|(_, letter)| letter & fits != 0).map_or(0.0, |&(number, _)| number)
    }
}

/// For each place of a line and each number of tiles, what could precede it and what could follow from it.
pub(super) struct Reach {
    before: [[Part; MAX_TILES + 1]; PLACES],
    from: [[Part; MAX_TILES + 1]; PLACES],
}

/// A line as seen by the bounds.
pub(super) struct Squares<'a> {
    pub tiles: &'a [u8; PLACES],
    pub fits: &'a [u64; PLACES],
    pub claims: &'a [u16; PLACES],
    pub size: usize,
    /// Letters that may be laid.
    pub open: u64,
}

impl Reach {
    pub fn new() -> Self {
        let none = [[Part::NONE; MAX_TILES + 1]; PLACES];
        Self { before: none, from: none }
    }

    /// Recomputes the parts for a line and up to that many tiles.
    pub fn update(&mut self, line: &Squares, rack_bounds: &RackBounds, tiles: usize) {
        let side =
            |tile: u8| if tile & AS_BLANK == 0 { rack_bounds.sides[usize::from(tile)] } else { Side::Empty };
        self.before[1] = [Part::NONE; MAX_TILES + 1];
        self.from[line.size + 1] = [Part::NONE; MAX_TILES + 1];
        let most: [f64; PLACES] = std::array::from_fn(|place| rack_bounds.max_addition(line.fits[place]));
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

/// State of a partial word for bounds, or `()` if all plays are wanted.
pub(super) trait Bound: Copy {
    /// Whether it bounds anything.
    const BOUNDS: bool;
    fn new(rack_bounds: &RackBounds) -> Self;
    /// Includes a tile of the board, on the left or on the right.
    fn keep(self, rack_bounds: &RackBounds, tile: u8, before: bool) -> Self;
    /// Lays a letter on the left or on the right. `blanks` is the number of blanks before.
    fn lay(
        self,
        rack_bounds: &RackBounds,
        tile: (u8, Source),
        blanks: usize,
        claims: u16,
        before: bool,
    ) -> Self;
    /// Maximum score of a word that also includes these parts; squares of `extra` are laid on in any case.
    /// `blanks` blanks are left.
    fn upper_bound(
        self,
        rack_bounds: &RackBounds,
        before: &Part,
        behind: &Part,
        extra: &Part,
        blanks: usize,
    ) -> f64;
    /// The same when nothing more is added on the left.
    fn upper_bound_right(self, rack_bounds: &RackBounds, behind: &Part, extra: &Part, blanks: usize) -> f64;
    /// Maximum score of these board tiles with all tiles of the rack, on squares of these colours.
    fn upper_bound_all(self, rack_bounds: &RackBounds, claims: u16) -> f64;
}

impl Bound for () {
    const BOUNDS: bool = false;
    fn new(_: &RackBounds) -> Self {}
    fn keep(self, _: &RackBounds, _: u8, _: bool) -> Self {}
    fn lay(self, _: &RackBounds, _: (u8, Source), _: usize, _: u16, _: bool) -> Self {}
    fn upper_bound(self, _: &RackBounds, _: &Part, _: &Part, _: &Part, _: usize) -> f64 {
        f64::INFINITY
    }
    fn upper_bound_right(self, _: &RackBounds, _: &Part, _: &Part, _: usize) -> f64 {
        f64::INFINITY
    }
    fn upper_bound_all(self, _: &RackBounds, _: u16) -> f64 {
        f64::INFINITY
    }
}

/// What a stretch of tiles does to the total before it, and what the rack has left.
#[derive(Clone, Copy)]
pub(super) struct Total {
    times: f64,
    plus: f64,
    /// Total without anything before it.
    alone: f64,
    /// What the rack can still add, and multiply by.
    rack: (f64, f64),
    /// Product of tiles laid at places not fixed yet; and whether there are any.
    unplaced: f64,
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
    /// Highest total if `tiles` more tiles are laid that add at most `most`: for each number of tiles that
    /// multiply, the others add.
    #[inline]
    fn highest(
        self,
        rack_bounds: &RackBounds,
        tiles: usize,
        most: f64,
        blanks: usize,
        total: impl Fn(f64) -> f64,
    ) -> f64 {
        let tiles = tiles.min(rack_bounds.tiles - self.laid);
        let (mut adds, all) = self.rack;
        if blanks > 0 {
            // A blank may still replace a tile, which then counts more elsewhere.
            adds += rack_bounds.top.0[1] * f64::from(blanks as u32);
        }
        let adds = adds.min(most);
        let mut highest = 0.0f64;
        for multiply in (0..=tiles.min(rack_bounds.multiply.0)).rev() {
            let room = rack_bounds.top.0[tiles - multiply];
            highest = highest.max(total(adds.min(room)) * rack_bounds.top.1[multiply].min(all));
            if adds <= room {
                break; // fewer multipliers leave room for more additions, but no additions are left
            }
        }
        highest * self.unplaced
    }

    #[inline]
    fn score(self, rack_bounds: &RackBounds, total: f64, claims: u16, tiles: usize) -> f64 {
        let bonus = if self.laid + tiles >= rack_bounds.bonus.0 { rack_bounds.bonus.1 } else { 0.0 };
        total * rack_bounds.times[usize::from(self.claims | claims)] + bonus
    }
}

impl Bound for Total {
    const BOUNDS: bool = true;

    fn new(rack_bounds: &RackBounds) -> Self {
        Self {
            times: 1.0,
            plus: 0.0,
            alone: 0.0,
            rack: (rack_bounds.top.0[MAX_TILES], rack_bounds.top.1[MAX_TILES]),
            unplaced: 1.0,
            multiplied: false,
            claims: 0,
            laid: 0,
        }
    }

    #[inline]
    fn keep(self, rack_bounds: &RackBounds, tile: u8, before: bool) -> Self {
        if tile & AS_BLANK == 0 { self.with(rack_bounds.sides[usize::from(tile)], before) } else { self }
    }

    #[inline]
    fn lay(
        mut self,
        rack_bounds: &RackBounds,
        tile: (u8, Source),
        blanks: usize,
        claims: u16,
        before: bool,
    ) -> Self {
        let (code, from) = tile;
        self.claims |= claims;
        self.laid += 1;
        if rack_bounds.owned >> code & 1 == 0 {
            return self;
        }
        let side = rack_bounds.sides[usize::from(code)];
        if from == Source::FaceUp {
            self.rack.0 -= rack_bounds.face_up.0;
            self.rack.1 /= rack_bounds.face_up.1;
            if blanks > 0 && rack_bounds.face_up.1 > 1.0 {
                // While there are blanks, this letter may be one, and another letter be taken.
                self.unplaced *= rack_bounds.face_up.1;
                self.multiplied = true;
                return if let Side::Plus(_) = side { self.with(side, before) } else { self };
            }
            return self.with(side, before);
        }
        match side {
            Side::Empty => self,
            Side::Plus(number) => {
                // Which of two equal letters is the blank is still open: both count.
                self.rack.0 -= if from == Source::Rack { f64::from(number) } else { 0.0 };
                self.with(side, before)
            }
            Side::Times(_) if from == Source::Blank => self,
            Side::Times(number) => {
                let number = f64::from(number.max(1));
                self.rack.1 /= number;
                if blanks == 0 {
                    return self.with(side, before);
                }
                // While there are blanks, the tile may still lie elsewhere and a blank here.
                self.unplaced *= number;
                self.multiplied = true;
                self
            }
        }
    }

    #[inline]
    fn upper_bound(
        self,
        rack_bounds: &RackBounds,
        before: &Part,
        behind: &Part,
        extra: &Part,
        blanks: usize,
    ) -> f64 {
        let tiles = before.tiles + behind.tiles + extra.tiles;
        let most = before.most + behind.most + extra.most;
        let total = self.highest(rack_bounds, tiles, most, blanks, |adds| {
            let first = before.times * rack_bounds.first(adds) + before.plus;
            behind.times * (self.times * first + self.plus).max(self.alone).max(1.0) + behind.plus
        });
        self.score(rack_bounds, total, before.claims | behind.claims | extra.claims, tiles)
    }

    #[inline]
    fn upper_bound_right(self, rack_bounds: &RackBounds, behind: &Part, extra: &Part, blanks: usize) -> f64 {
        let tiles = behind.tiles + extra.tiles;
        // The first number may be a multiplier whose place is not fixed yet.
        let first = if self.multiplied { self.times + self.plus / rack_bounds.multiply.1 } else { 1.0 };
        let so_far = self.alone.max(first);
        let total = self.highest(rack_bounds, tiles, behind.most + extra.most, blanks, |adds| {
            behind.times * (so_far + adds) + behind.plus
        });
        self.score(rack_bounds, total, behind.claims | extra.claims, tiles)
    }

    fn upper_bound_all(self, rack_bounds: &RackBounds, claims: u16) -> f64 {
        let first = self.times * rack_bounds.first(self.rack.0) + self.plus;
        self.score(rack_bounds, first.max(self.alone).max(1.0) * self.rack.1, claims, rack_bounds.bonus.0)
    }
}
