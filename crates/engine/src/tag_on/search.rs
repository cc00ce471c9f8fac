//! Every word that a rack can lay, with or without tiles replaced, once for each stretch of a line.
//!
//! A play that takes in tiles of its line is found from a run of them: from the first it takes in, or, if tiles of a run are
//! replaced, from that run, the old word. The GADDAG is walked to the left from the *last* tile of the run that
//! stays: over the rest of the run, whose tiles stay or make way, then over what lies before it; and then to the right, where
//! all tiles of the run make way. So it is known from the start how many tiles, and blanks, those will need.
//! Plays that take in no tile are found from the first of their squares that touches one.

mod full;
mod lines;
mod walk;

use std::sync::Arc;

use super::hope::{Hope, Means, PLACES, Part, Reach};
use super::standing::Standing;
use super::variants::Variants;
use super::{Signs, Sink, Turn};
use crate::hand::Hand;
use crate::letters::NONE;
use crate::lexicon::Lexicon;
use crate::position::Position;

/// Gives every play to the sink, or every play that it can want.
pub(super) fn search<H: Hope, S: Sink>(
    position: &Position,
    rack: &[u8],
    signs: &Signs,
    turn: Turn,
    sink: &mut S,
) {
    let mut known = Known { standing: Standing::new(position), instead: vec![None; 2 * position.size()] };
    let apart = H::BOUNDS && signs.bonus.1 > 0 && (1..=rack.len()).contains(&signs.bonus.0);
    if apart {
        let walk = Walk { lexicon: position.lexicon(), colours: !0, elsewhere: Vec::new() };
        Search::<false, H, S>::new(position, rack, signs, turn, walk, &mut known, sink)
            .search_full(rack, signs.bonus.0);
    }
    for walk in walks(position.lexicon(), signs, H::BOUNDS) {
        if walk.lexicon.wide() {
            Search::<true, H, S>::new(position, rack, signs, turn, walk, &mut known, sink).search_but(apart);
        } else {
            Search::<false, H, S>::new(position, rack, signs, turn, walk, &mut known, sink).search_but(apart);
        }
    }
}

/// What is worked out once for a board.
struct Known {
    standing: Standing,
    /// For each line, down behind across, the letters that fit in place of its tiles.
    instead: Vec<Option<[u64; PLACES]>>,
}

/// A list of words to be searched by itself.
struct Walk<'a> {
    lexicon: &'a Arc<Lexicon>,
    /// The colours that can multiply its words.
    colours: u16,
    /// Lists whose words are searched elsewhere.
    elsewhere: Vec<&'a Arc<Lexicon>>,
}

/// The lists to search. Few words are of a kind that a colour multiplies: with bounds, they are searched by themselves, so that
/// no more is hoped of the others than they can score.
fn walks<'a>(all: &'a Arc<Lexicon>, signs: &'a Signs, bounds: bool) -> Vec<Walk<'a>> {
    let mut kinds: Vec<(&Arc<Lexicon>, u16)> = Vec::new();
    for (bit, colour) in signs.colours.iter().enumerate() {
        let Some(words) = &colour.words else { continue };
        match kinds.iter_mut().find(|(other, _)| Arc::ptr_eq(other, words)) {
            Some((_, colours)) => *colours |= 1 << bit,
            None => kinds.push((words, 1 << bit)),
        }
    }
    let (large, mut small): (Vec<_>, Vec<_>) =
        kinds.into_iter().partition(|(words, _)| !bounds || words.len() * 2 >= all.len());
    small.sort_by_key(|(words, _)| words.len());
    let mut found = Vec::new();
    // From the smallest list to the largest; whoever is in several is searched in the smallest.
    let colours_from = |from: usize| large.iter().chain(&small[from..]).fold(0, |set, (_, one)| set | one);
    for (at, (lexicon, _)) in small.iter().enumerate() {
        let elsewhere = small[..at].iter().map(|&(words, _)| words).collect();
        found.push(Walk { lexicon, colours: colours_from(at), elsewhere });
    }
    let elsewhere = small.iter().map(|&(words, _)| words).collect();
    found.push(Walk { lexicon: all, colours: colours_from(small.len()), elsewhere });
    found
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
    elsewhere: Vec<&'a Arc<Lexicon>>,
    signs: &'a Signs,
    turn: Turn,
    sink: &'a mut S,
    variants: Variants,
    known: &'a mut Known,
    means: [Means<'a>; 2],
    reach: Reach,
    /// How many tiles may be laid.
    rack: usize,
    /// So many are not: those plays are found elsewhere.
    apart: usize,
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

impl<'a, const WIDE: bool, H: Hope, S: Sink> Search<'a, WIDE, H, S> {
    fn new(
        position: &'a Position,
        rack: &[u8],
        signs: &'a Signs,
        turn: Turn,
        walk: Walk<'a>,
        known: &'a mut Known,
        sink: &'a mut S,
    ) -> Self {
        Self {
            position,
            lexicon: walk.lexicon,
            elsewhere: walk.elsewhere,
            signs,
            turn,
            sink,
            variants: Variants::new(rack),
            known,
            means: [false, true].map(|down| Means::new(rack, signs, down, walk.colours)),
            reach: Reach::new(),
            rack: rack.len(),
            apart: 0,
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

    /// Finds all plays, but if `apart` none that earn the bonus.
    fn search_but(&mut self, apart: bool) {
        if apart {
            self.apart = self.signs.bonus.0;
            if self.rack == self.apart {
                // One tile stays on the rack in any case.
                self.rack -= 1;
                self.left -= 1;
            }
            self.means.iter_mut().for_each(|means| means.without_bonus(self.rack));
        }
        self.search();
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
}
