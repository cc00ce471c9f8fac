//! Tag On: plays scored from left to right by the signs on the sides of the tiles, and plays that replace tiles.
//!
//! A word is searched for once, whether its letters are laid with tiles or with blanks ([`search`]); then every choice of
//! blanks is computed ([`variants`]). For the best plays alone, what cannot be among them is left out ([`bounds`]). The value
//! of a tag, and kinship, are added by whoever asks.

mod bounds;
#[cfg(feature = "python")]
pub(crate) mod python;
mod search;
mod standing;
mod variants;

use std::sync::Arc;

use crate::letters::{BadInput, MOST, bad};
use crate::lexicon::Lexicon;
use crate::moves::Move;
use crate::position::Position;

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

/// Where plays go.
trait Sink {
    /// What a play must score more than to be wanted.
    fn least(&self) -> f64;
    /// A play is found.
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

/// The best so many, the best first.
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
            let at = self.kept.partition_point(|other| other.play.score >= play.play.score);
            self.kept.truncate(self.count - 1);
            self.kept.insert(at, *play);
            if self.kept.len() == self.count {
                self.least = self.kept.last().map_or(f64::INFINITY, |last| f64::from(last.play.score));
            }
        }
    }
}

/// Calls `found` with each play of the rack, replacements included.
pub fn tag_plays<F: FnMut(&TagPlay)>(position: &Position, rack: &[u8], signs: &Signs, turn: Turn, found: F) {
    search::search::<(), _>(position, rack, signs, turn, &mut Each(found));
}

/// So many plays that score as much as any others, the best first.
#[must_use]
pub fn best_tag_plays(
    position: &Position,
    rack: &[u8],
    signs: &Signs,
    turn: Turn,
    count: usize,
) -> Vec<TagPlay> {
    if count == 0 {
        return Vec::new();
    }
    let mut best = Best { kept: Vec::new(), count, least: f64::NEG_INFINITY };
    if bounds::holds(signs) {
        search::search::<bounds::Total, _>(position, rack, signs, turn, &mut best);
    } else {
        search::search::<(), _>(position, rack, signs, turn, &mut best);
    }
    best.kept
}
