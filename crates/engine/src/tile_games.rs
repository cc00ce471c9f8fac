//! What the games with letter tiles share when they are played by small actions: the numbers of these, what is seen of
//! the tiles, and the tiles of an exchange.

use std::sync::Arc;

use crate::bag::count;
use crate::environments::{Numbers, Values};
use crate::graph::WordGraph;
use crate::letters::{AS_BLANK, BadInput, NONE};
use crate::prefixes::{Ahead, Prefixes, Tiles};

/// Letters of the alphabet.
const LETTERS: u32 = 26;

/// Numbers of the small actions; those of places and letters follow their first ones.
#[derive(Clone, Debug)]
pub(crate) struct TileActions {
    pub(crate) undo: u32,
    pub(crate) done: u32,
    pub(crate) pass: u32,
    pub(crate) exchange: u32,
    pub(crate) play: u32,
    pub(crate) places: u32,
    pub(crate) upper: u32,
    pub(crate) lower: u32,
    /// Kinds of tiles, in the order in which exchanges list them, each with its number.
    pub(crate) kinds: Vec<(usize, u32)>,
}

impl TileActions {
    /// `others` are the kinds of tiles before the letters, by name.
    ///
    /// # Errors
    /// If a small action is missing.
    pub(crate) fn new(numbers: &Numbers, others: &[(usize, &str)]) -> Result<Self, BadInput> {
        let of = |name: &str| numbers.of(name).map(|number| number as u32);
        let upper = of("A")?;
        let mut kinds = Vec::new();
        for &(kind, name) in others {
            kinds.push((kind, of(name)?));
        }
        kinds.extend((1..=LETTERS).map(|code| (code as usize, upper + code - 1)));
        Ok(Self {
            undo: of("undo")?,
            done: of("done")?,
            pass: of("pass")?,
            exchange: of("exchange")?,
            play: of("play")?,
            places: of("1A")?,
            upper,
            lower: of("a")?,
            kinds,
        })
    }

    /// The number of a letter, with [`AS_BLANK`] for a blank.
    pub(crate) fn letter(&self, letter: u8) -> u32 {
        let first = if letter & AS_BLANK == 0 { self.upper } else { self.lower };
        first + u32::from(letter & !AS_BLANK) - 1
    }

    /// The letter of a small action, with [`AS_BLANK`] for a blank.
    pub(crate) fn letter_of(&self, action: u32) -> Option<u8> {
        let within = |first: u32| action.checked_sub(first).filter(|&at| at < LETTERS).map(|at| at as u8 + 1);
        within(self.upper).or_else(|| within(self.lower).map(|letter| letter | AS_BLANK))
    }

    /// The next actions of an exchange: further tiles in order, as long as the bag has enough, and its end.
    pub(crate) fn exchanged<const KINDS: usize>(
        &self,
        mut rack: [u8; KINDS],
        tiles: &[u8],
        bag: &[u8; KINDS],
        found: &mut Vec<u32>,
    ) {
        for &tile in tiles {
            rack[usize::from(tile)] -= 1;
        }
        if tiles.len() < count(bag) {
            let is_before = |kind: usize| tiles.last().is_some_and(|&last| usize::from(last) != kind);
            let from = self.kinds.iter().skip_while(|&&(kind, _)| is_before(kind));
            found.extend(from.filter(|&&(kind, _)| rack[kind] > 0).map(|&(_, action)| action));
        }
        if !tiles.is_empty() {
            found.push(self.done);
        }
    }
}

/// Starts of the fields of an observation.
#[derive(Clone, Debug)]
pub(crate) struct TileFields {
    board: usize,
    blanks: usize,
    last: usize,
    rack: usize,
    unseen: usize,
    tiles: usize,
    bag: usize,
    /// Index of each kind of tile where they are counted.
    pub(crate) order: Vec<u32>,
}

/// The tiles of a game.
pub(crate) struct TilesSeen<'a, const KINDS: usize> {
    /// The seat that sees them.
    pub(crate) seat: usize,
    /// Letter of each square, with [`AS_BLANK`] for a blank.
    pub(crate) board: &'a [u8],
    /// Squares of the latest play.
    pub(crate) last: &'a [usize],
    /// The whole set.
    pub(crate) set: [u8; KINDS],
    pub(crate) racks: &'a [[u8; KINDS]],
    pub(crate) bag: &'a [u8; KINDS],
    /// Those beside the board, which everyone sees.
    pub(crate) beside: [u8; KINDS],
}

impl TileFields {
    /// # Errors
    /// If a field is missing.
    pub(crate) fn new(layout: &Numbers, order: Vec<u32>) -> Result<Self, BadInput> {
        Ok(Self {
            board: layout.of("board")?,
            blanks: layout.of("blanks")?,
            last: layout.of("last")?,
            rack: layout.of("rack")?,
            unseen: layout.of("unseen")?,
            tiles: layout.of("tiles")?,
            bag: layout.of("bag")?,
            order,
        })
    }

    /// Adds what a seat sees of the tiles.
    #[allow(clippy::cast_precision_loss)] // numbers are small
    pub(crate) fn see<const KINDS: usize>(&self, tiles: &TilesSeen<KINDS>, values: &mut Values) {
        let (area, players, seat) = (tiles.board.len(), tiles.racks.len(), tiles.seat);
        let mut put = |at: usize, value: f32| values.push((at as u32, value));
        let mut unseen = tiles.set;
        for (square, &tile) in tiles.board.iter().enumerate().filter(|&(_, &tile)| tile != NONE) {
            put(self.board + usize::from((tile & !AS_BLANK) - 1) * area + square, 1.0);
            if tile & AS_BLANK != 0 {
                put(self.blanks + square, 1.0);
            }
            unseen[if tile & AS_BLANK == 0 { usize::from(tile) } else { 0 }] -= 1;
        }
        for &square in tiles.last {
            put(self.last + square, 1.0);
        }
        for (kind, &number) in tiles.racks[seat].iter().enumerate() {
            let left = unseen[kind] - number - tiles.beside[kind];
            for (field, count) in [(self.rack, number), (self.unseen, left)] {
                if count > 0 {
                    put(field + self.order[kind] as usize, f32::from(count));
                }
            }
        }
        for (other, rack) in tiles.racks.iter().enumerate() {
            put(self.tiles + (other + players - seat) % players, count(rack) as f32);
        }
        put(self.bag, count(tiles.bag) as f32);
    }
}

/// Plays with those words on an empty board.
pub(crate) fn prefixes(size: usize, centre: usize, graph: Arc<WordGraph>) -> Prefixes {
    let ahead = Arc::new(Ahead::new(&graph));
    let board = vec![NONE; size * size];
    let mut made =
        Prefixes::new(size, board, Tiles::default(), Some(graph), centre, Vec::new(), [true; 2], None);
    made.ahead = Some(ahead);
    made
}
