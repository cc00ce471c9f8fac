//! One word on one stretch of a line, laid with every choice of blanks: where the rack's blanks could lie instead of tiles that
//! it has as well. The search finds the word once; what follows here is reckoning.

use super::{Side, Signs, Sink, TagPlay};
use crate::letters::{AS_BLANK, BLANK, NONE};
use crate::moves::{LENGTH, Move, Span};

/// What tiles do to a total, read from left to right: it becomes `times` times what it was, and `plus`; or
/// `alone` if there was no number yet.
#[derive(Clone, Copy)]
struct Effect {
    times: i64,
    plus: i64,
    alone: Option<i64>,
}

impl Effect {
    const NOTHING: Self = Self { times: 1, plus: 0, alone: None };

    /// The same with one more tile before.
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

/// A tile more behind a total.
#[inline]
fn then(total: Option<i64>, side: Side) -> Option<i64> {
    match (total, side) {
        (_, Side::Empty) => total,
        (None, Side::Plus(number) | Side::Times(number)) => Some(i64::from(number)),
        (Some(total), Side::Plus(number)) => Some(total.saturating_add(i64::from(number))),
        (Some(total), Side::Times(number)) => Some(total.saturating_mul(i64::from(number))),
    }
}

/// A word where it is laid.
pub(super) struct Laying<'a> {
    /// Where it stands.
    pub span: Span,
    /// The letters that are laid, [`NONE`] where a tile stays.
    pub letters: [u8; LENGTH],
    /// The tiles that stay.
    pub there: &'a [u8],
    /// A bit for each letter whose tile replaces another.
    pub lifted: u32,
    /// A bit for each colour that a new tile covers.
    pub claims: u8,
    /// Whether it is the first to cover the centre.
    pub centre: bool,
}

/// The choices of blanks for one laying after another, of one rack.
pub(super) struct Variants {
    /// How many tiles of each letter the rack has.
    counts: [u8; 64],
    blanks: usize,
    /// What is still to be laid of each letter.
    due: [u8; 64],
    /// What follows a place, all laid with the tiles themselves.
    rest: [Effect; LENGTH + 1],
    letters: [u8; LENGTH],
}

/// What is the same for all variants of a laying.
struct Terms<'a> {
    sides: &'a [Side],
    times: i64,
    bonus: i64,
    tiles: usize,
    laying: &'a Laying<'a>,
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

    /// Gives every variant of a laying to the sink.
    pub fn all<S: Sink>(&mut self, laying: &Laying, signs: &Signs, sink: &mut S) {
        let sides = &signs.sides[usize::from(laying.span.down)][..];
        let long = laying.span.long;
        self.letters = laying.letters;
        let (mut tiles, mut need) = (0, 0);
        self.rest[long] = Effect::NOTHING;
        for at in (0..long).rev() {
            let letter = self.letters[at];
            let tile = if letter == NONE { laying.there[at] } else { letter };
            if letter != NONE {
                tiles += 1;
                let due = &mut self.due[usize::from(letter & 63)];
                *due += 1;
                need += usize::from(*due > self.counts[usize::from(letter & 63)]);
            }
            let side = if tile & AS_BLANK == 0 { sides[usize::from(tile)] } else { Side::Empty };
            self.rest[at] = self.rest[at + 1].after(side);
        }
        let bonus = if tiles == signs.bonus.0 { i64::from(signs.bonus.1) } else { 0 };
        let terms = Terms { sides, times: times(laying, signs), bonus, tiles, laying };
        self.from(&terms, 0, None, need, self.blanks - need, sink);
        for letter in &laying.letters[..long] {
            self.due[usize::from(letter & 63)] = 0;
        }
    }

    /// Every way to lay what stands from a place on. `need` blanks must be laid because tiles are missing, `spare` may be.
    fn from<S: Sink>(
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
        while at < terms.laying.span.long && self.letters[at] == NONE {
            let tile = terms.laying.there[at];
            if tile & AS_BLANK == 0 {
                total = then(total, terms.sides[usize::from(tile)]);
            }
            at += 1;
        }
        if at == terms.laying.span.long {
            self.give(terms, total.unwrap_or(0), sink);
            return;
        }
        let letter = self.letters[at];
        let code = usize::from(letter & 63);
        let missing = self.due[code] > self.counts[code];
        self.due[code] -= 1;
        if self.counts[code] > 0 {
            self.counts[code] -= 1;
            self.from(terms, at + 1, then(total, terms.sides[code]), need, spare, sink);
            self.counts[code] += 1;
        }
        if missing || spare > 0 {
            self.letters[at] = letter | AS_BLANK;
            let (need, spare) = if missing { (need - 1, spare) } else { (need, spare - 1) };
            self.from(terms, at + 1, total, need, spare, sink);
            self.letters[at] = letter;
        }
        self.due[code] += 1;
    }

    #[inline]
    fn give<S: Sink>(&self, terms: &Terms, word: i64, sink: &mut S) {
        let points = |total: i64| i32::try_from(total).unwrap_or(i32::MAX);
        let score = points(word.saturating_mul(terms.times).saturating_add(terms.bonus));
        let &Laying { span, lifted, claims, centre, .. } = terms.laying;
        let play = Move::new(span, terms.tiles, &self.letters, score, score.saturating_mul(1000));
        sink.take(&TagPlay { play, word: points(word), lifted, claims, centre });
    }
}

/// What multiplies the word: the centre, and each colour it covers if the word is of that kind.
fn times(laying: &Laying, signs: &Signs) -> i64 {
    let mut times = if laying.centre { i64::from(signs.centre) } else { 1 };
    if laying.claims != 0 {
        let mut codes = [0; LENGTH];
        for ((code, &letter), &tile) in codes.iter_mut().zip(&laying.letters).zip(laying.there) {
            *code = if letter == NONE { tile & !AS_BLANK } else { letter };
        }
        for (bit, colour) in signs.colours.iter().enumerate() {
            if laying.claims >> bit & 1 == 1
                && colour.words.as_ref().is_some_and(|words| words.contains(&codes[..laying.span.long]))
            {
                times = times.saturating_mul(i64::from(colour.times));
            }
        }
    }
    times
}
