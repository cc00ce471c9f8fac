//! Tag On: plays scored from left to right by the signs on the tiles' sides, and plays that replace tiles.
//!
//! A word is found once, whether its letters are tiles or blanks ([`search`]); then every assignment of
//! blanks is scored ([`variants`]). A search for the best plays prunes with [`bounds`]. Callers add the
//! values of tags and of kinship.

mod bounds;
mod environment;
mod game;
#[cfg(feature = "python")]
pub(crate) mod python;
mod search;
mod text;
mod valid_runs;
mod variants;

use std::sync::Arc;

pub use environment::{TagOnEnvironment, TagOnTable};
pub use game::{CLAIMS, CODES, Hand, KINDS, TagOnRules};
pub use text::{Answers, Text};

use crate::letters::{BLANK, BadInput, MAX_LETTERS, bad};
use crate::lexicon::Lexicon;
use crate::moves::Move;
use crate::position::Position;

/// Effect of a tile's side on the running total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Nothing.
    Empty,
    /// Adds a number.
    Plus(i32),
    /// Multiplies by a number.
    Times(i32),
}

/// A colour of squares, and the factor for a word of its kind that covers one.
#[derive(Clone, Debug)]
pub struct Colour {
    /// Factor.
    pub times: i32,
    /// Whether each square has it.
    pub squares: Vec<bool>,
    /// Words of the kind; `None`: nothing is multiplied, only the claim is recorded.
    pub words: Option<Arc<Lexicon>>,
}

/// Scoring data.
#[derive(Clone, Debug)]
pub struct Signs {
    /// Sides that count for words across and for words down, by letter.
    pub sides: [[Side; MAX_LETTERS + 1]; 2],
    /// Colours; the nth is bit n of a play's claims.
    pub colours: Vec<Colour>,
    /// Factor for the first word that covers the centre.
    pub centre: i32,
    /// Number of tiles laid in one turn that earns a bonus, and the bonus.
    pub bonus: (usize, i32),
}

impl Signs {
    /// Checks that they fit a board with that many squares.
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
}

/// What the turn allows.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// The centre is not covered yet.
    pub centre_open: bool,
    /// Tiles may be replaced.
    pub replace: bool,
    /// More tiles have to be laid than lifted: the bag is empty.
    pub must_grow: bool,
}

/// A play of Tag On.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TagPlay {
    /// The play with its score: word, multipliers, bonus. Its letters include the tiles that replace others.
    pub play: Move,
    /// Total of the word alone.
    pub word: i32,
    /// Bit set of the letters whose tile replaces another.
    pub lifted: u32,
    /// Bit set of the colours that a new tile covers.
    pub claims: u8,
    /// Whether the centre doubles it.
    pub centre: bool,
    /// The letter beside the board that it takes, or [`NONE`](crate::letters::NONE).
    pub took: u8,
}

/// The tiles for a play.
#[derive(Clone, Copy, Debug)]
pub struct Supply<'a> {
    /// The tiles of the rack, blanks included.
    pub rack: &'a [u8],
    /// Bit set of the letters beside the board: one of them may be taken and laid, if a letter of the rack is left to be
    /// given for it (TO-20).
    pub face_up: u64,
}

impl Supply<'_> {
    /// Number of letters on the rack: it may not lay as many of its own and take one more.
    fn letters(&self) -> usize {
        self.rack.iter().filter(|&&tile| tile != BLANK).count()
    }
}

/// Receiver of plays.
trait Sink {
    /// Score that a play has to exceed.
    fn least(&self) -> f64;
    /// Receives a play.
    fn take(&mut self, play: &TagPlay);
}

struct Each<F>(F);

impl<F: FnMut(&TagPlay)> Sink for Each<F> {
    fn least(&self) -> f64 {
        f64::NEG_INFINITY
    }

    #[inline]
    fn take(&mut self, play: &TagPlay) {
        (self.0)(play);
    }
}

/// The `count` best plays, best first; of equal ones those that take no letter come first.
struct Best {
    kept: Vec<TagPlay>,
    count: usize,
    least: f64,
}

impl Sink for Best {
    #[inline]
    fn least(&self) -> f64 {
        self.least
    }

    #[inline]
    fn take(&mut self, play: &TagPlay) {
        if f64::from(play.play.score) > self.least {
            let rank = |one: &TagPlay| (std::cmp::Reverse(one.play.score), one.took);
            let at = self.kept.partition_point(|other| rank(other) <= rank(play));
            self.kept.truncate(self.count - 1);
            self.kept.insert(at, *play);
            if self.kept.len() == self.count {
                self.least = self.kept.last().map_or(f64::INFINITY, |last| f64::from(last.play.score));
            }
        }
    }
}

/// Calls `found` with each play, replacements included.
pub fn tag_plays<F: FnMut(&TagPlay)>(
    position: &Position,
    supply: Supply,
    signs: &Signs,
    turn: Turn,
    found: F,
) {
    search::search::<(), _>(position, supply, signs, turn, &mut Each(found));
}

/// The `count` best plays, best first.
#[must_use]
pub fn best_tag_plays(
    position: &Position,
    supply: Supply,
    signs: &Signs,
    turn: Turn,
    count: usize,
) -> Vec<TagPlay> {
    if count == 0 {
        return Vec::new();
    }
    let mut best = Best { kept: Vec::new(), count, least: f64::NEG_INFINITY };
    if bounds::are_valid(signs) {
        search::search::<bounds::Total, _>(position, supply, signs, turn, &mut best);
    } else {
        search::search::<(), _>(position, supply, signs, turn, &mut best);
    }
    best.kept
}
