//! One word on one stretch of a line with every assignment of blanks, also where the rack has the tile. The
//! search finds the word once; this module scores the variants.

use super::{Side, Signs, Sink, TagPlay};
use crate::letters::{AS_BLANK, BLANK, NONE};
use crate::moves::{LENGTH, Move, Span};

/// Effect of tiles on a total, from left to right: `times * total + plus`, or `alone` if there is no number
/// yet.
#[derive(Clone, Copy)]
struct Effect {
    times: i64,
    plus: i64,
    alone: Option<i64>,
}

impl Effect {
    const NOTHING: Self = Self { times: 1, plus: 0, alone: None };

    /// The effect with one more tile on the left.
    fn after(self, side: Side) -> Self {
        let (Side::Plus(number) | Side::Times(number)) = side else { return self };
        let number = i64::from(number);
        let alone = Some(self.of(Some(number)));
        if let Side::Plus(_) = side {
            Self { plus: self.times.saturating_mul(number).saturating_add(self.plus), alone, ..self }
        } else {
            Self { times: self.times.saturating_mul(number), alone, ..self }
        }
    }

    #[inline]
    fn of(self, total: Option<i64>) -> i64 {
        total.map_or(self.alone.unwrap_or(0), |total| {
            self.times.saturating_mul(total).saturating_add(self.plus)
        })
    }
}

/// Appends a tile to a total.
#[inline]
pub(super) fn then(total: Option<i64>, side: Side) -> Option<i64> {
    match (total, side) {
        (_, Side::Empty) => total,
        (None, Side::Plus(number) | Side::Times(number)) => Some(i64::from(number)),
        (Some(total), Side::Plus(number)) => Some(total.saturating_add(i64::from(number))),
        (Some(total), Side::Times(number)) => Some(total.saturating_mul(i64::from(number))),
    }
}

/// A word on the board.
pub(super) struct PlacedWord<'a> {
    pub span: Span,
    /// Letters laid, [`NONE`] where a tile stays.
    pub letters: [u8; LENGTH],
    /// Tiles that stay.
    pub there: &'a [u8],
    /// Bit set of the letters whose tile replaces another.
    pub lifted: u32,
    /// Bit set of the colours that a new tile covers.
    pub claims: u8,
    /// Whether it is the first word to cover the centre.
    pub centre: bool,
}

/// Assigns blanks to one placed word after another, for one rack.
pub(super) struct Variants {
    /// Number of tiles of each letter on the rack.
    counts: [u8; 64],
    blanks: usize,
    /// Number of each letter still to be laid.
    due: [u8; 64],
    /// Effect of everything after a place, all laid with ordinary tiles.
    rest: [Effect; LENGTH + 1],
    letters: [u8; LENGTH],
}

/// What all variants of a placed word share.
struct Terms<'a> {
    sides: &'a [Side],
    times: i64,
    bonus: i64,
    tiles: usize,
    placed: &'a PlacedWord<'a>,
    /// The letter that is taken, or [`NONE`], and the number of letters on the rack.
    took: u8,
    letters: usize,
}

impl Variants {
    pub fn new(rack: &[u8]) -> Self {
        let mut counts = [0; 64];
        for &tile in rack {
            counts[usize::from(tile)] += 1;
        }
        let blanks = usize::from(counts[usize::from(BLANK)]);
        Self { counts, blanks, due: [0; 64], rest: [Effect::NOTHING; LENGTH + 1], letters: [NONE; LENGTH] }
    }

    /// Passes every variant of a placed word to the sink that lays the letter that is taken, if one is, and leaves
    /// one of the `letters` on the rack to be given for it.
    pub fn all<S: Sink>(
        &mut self,
        placed: &PlacedWord,
        signs: &Signs,
        (took, letters): (u8, usize),
        sink: &mut S,
    ) {
        self.counts[usize::from(took)] += u8::from(took != NONE);
        let sides = &signs.sides[usize::from(placed.span.down)][..];
        let length = placed.span.length;
        self.letters = placed.letters;
        let (mut tiles, mut need) = (0, 0);
        self.rest[length] = Effect::NOTHING;
        for at in (0..length).rev() {
            let letter = self.letters[at];
            let tile = if letter == NONE { placed.there[at] } else { letter };
            if letter != NONE {
                tiles += 1;
                let due = &mut self.due[usize::from(letter & 63)];
                *due += 1;
                need += usize::from(*due > self.counts[usize::from(letter & 63)]);
            }
            let side = if tile & AS_BLANK == 0 { sides[usize::from(tile)] } else { Side::Empty };
            self.rest[at] = self.rest[at + 1].after(side);
        }
        if let Some(spare) = self.blanks.checked_sub(need) {
            let bonus = if tiles == signs.bonus.0 { i64::from(signs.bonus.1) } else { 0 };
            let terms = Terms { sides, times: times(placed, signs), bonus, tiles, placed, took, letters };
            self.lay_from(&terms, 0, None, need, spare, sink);
        }
        self.counts[usize::from(took)] -= u8::from(took != NONE);
        for letter in &placed.letters[..length] {
            self.due[usize::from(letter & 63)] = 0;
        }
    }

    /// Tries every way to lay the letters from a place on. `need` blanks replace missing tiles, `spare` are
    /// optional.
    fn lay_from<S: Sink>(
        &mut self,
        terms: &Terms,
        mut at: usize,
        mut total: Option<i64>,
        need: usize,
        spare: usize,
        sink: &mut S,
    ) {
        if need + spare == 0 {
            self.give(terms, self.rest[at].of(total), sink);
            return;
        }
        while at < terms.placed.span.length && self.letters[at] == NONE {
            let tile = terms.placed.there[at];
            if tile & AS_BLANK == 0 {
                total = then(total, terms.sides[usize::from(tile)]);
            }
            at += 1;
        }
        if at == terms.placed.span.length {
            self.give(terms, total.unwrap_or(0), sink);
            return;
        }
        let letter = self.letters[at];
        let code = usize::from(letter & 63);
        let missing = self.due[code] > self.counts[code];
        self.due[code] -= 1;
        if self.counts[code] > 0 {
            self.counts[code] -= 1;
            self.lay_from(terms, at + 1, then(total, terms.sides[code]), need, spare, sink);
            self.counts[code] += 1;
        }
        if missing || spare > 0 {
            self.letters[at] = letter | AS_BLANK;
            let (need, spare) = if missing { (need - 1, spare) } else { (need, spare - 1) };
            self.lay_from(terms, at + 1, total, need, spare, sink);
            self.letters[at] = letter;
        }
        self.due[code] += 1;
    }

    #[inline]
    fn give<S: Sink>(&self, terms: &Terms, word: i64, sink: &mut S) {
        let took = terms.took;
        if took != NONE {
            let laid = &self.letters[..terms.placed.span.length];
            let blanks = laid.iter().filter(|&&letter| letter & AS_BLANK != 0).count();
            if terms.tiles - blanks > terms.letters || !laid.contains(&took) {
                return;
            }
        }
        let points = |total: i64| i32::try_from(total).unwrap_or(i32::MAX);
        let score = points(word.saturating_mul(terms.times).saturating_add(terms.bonus));
        let &PlacedWord { span, lifted, claims, centre, .. } = terms.placed;
        let play = Move::new(span, terms.tiles, &self.letters, score, score.saturating_mul(1000));
        sink.take(&TagPlay { play, word: points(word), lifted, claims, centre, took });
    }
}

/// Factor of the word: the centre, and each covered colour whose kind the word is.
fn times(placed: &PlacedWord, signs: &Signs) -> i64 {
    let mut times = if placed.centre { i64::from(signs.centre) } else { 1 };
    if placed.claims != 0 {
        let mut codes = [0; LENGTH];
        for ((code, &letter), &tile) in codes.iter_mut().zip(&placed.letters).zip(placed.there) {
            *code = if letter == NONE { tile & !AS_BLANK } else { letter };
        }
        for (bit, colour) in signs.colours.iter().enumerate() {
            if placed.claims >> bit & 1 == 1
                && colour.words.as_ref().is_some_and(|words| words.contains(&codes[..placed.span.length]))
            {
                times = times.saturating_mul(i64::from(colour.times));
            }
        }
    }
    times
}
